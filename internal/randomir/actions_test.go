package randomir_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/randomir"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

// actionPasses are the passes whose actions are compared.
var actionPasses = []string{"--canonicalize", "--canonicalize=top-down=false", "--convert-arith-to-llvm", "--convert-scf-to-cf", "--convert-index-to-llvm", "--lower-affine",
	"--convert-math-to-libm", "--expand-strided-metadata", "--convert-cf-to-llvm", "--convert-func-to-llvm", "--arith-expand", "--convert-arith-to-spirv"}

var (
	// actionLine matches the beginning of an action in a log: its kind, the name of a pattern and the operation.
	actionLine = regexp.MustCompile("(?m)^\\[thread [^\\]]*\\] begins \\(no breakpoint\\) Action `?([\\w-]+)`?(?: pattern: (.*?)| running .*?)?((?:\\(\\d+\\))? \\(.*)`$")
	// qualifier matches the namespaces in the name of a pattern, which the reference's logs have.
	qualifier = regexp.MustCompile(`\(anonymous namespace\)::|\b\w+::`)
)

// An event is an action in a log.
type event struct{ kind, pattern, op string }

// actionsOf returns the actions on a module in a log, without the pass.
func actionsOf(log string) (list []event) {
	for _, m := range actionLine.FindAllStringSubmatch(log, -1) {
		if m[1] != "pass-execution" {
			list = append(list, event{m[1], qualifier.ReplaceAllString(m[2], ""), m[3]})
		}
	}
	return list
}

// sameWork reports whether two actions are of one kind and on one operation.
func sameWork(a, b event) bool { return a.kind == b.kind && a.op == b.op }

// sameName is sameWork for actions that have one pattern, too. Some patterns of the reference, which are
// functions, have no names.
func sameName(a, b event) bool { return sameWork(a, b) && (a.pattern == "" || a.pattern == b.pattern) }

// An actionRunner runs both tools.
type actionRunner struct {
	t       *testing.T
	mlirOpt string
	tool    *opt.Tool
}

// run returns the outputs of both tools on modules; false if one of them fails.
func (r *actionRunner) run(modules []string, flags ...string) (want, got string, ok bool) {
	text := strings.Join(modules, "\n// -----\n")
	args := append([]string{"--mlir-disable-threading", "--split-input-file", "--allow-unregistered-dialect"}, flags...)
	want, _, theirs := reftest.Run(r.t, r.mlirOpt, text, args...)
	var out, errs strings.Builder
	ours := r.tool.Main(args, strings.NewReader(text), &out, &errs)
	return want, out.String(), theirs == 0 && ours == 0
}

// TestActions compares the log of actions on random modules with the reference's: which patterns are
// tried on which operations, in which iteration. Some patterns are cut in another way (SelectToExtUI is two rules here; a select
// of several values is a pattern of its own there), are a fold or part of another pattern (StridedSliceSplat), or are tried in another
// order: the logs are equal for 97 of 100 modules. On these a debug counter has the same effect, except that without some rewrites there are other operations, whose patterns are
// cut in another way. On the others the counter counts as many patterns as mica's log has.
func TestActions(t *testing.T) {
	r := &actionRunner{t, reftest.Tool(t, "mlir-opt"), opt.New(opt.Config{Dialects: all.Natives(), Includes: []string{reftest.Include(t)}})}
	n := reftest.Count(8, 50, 500)
	random := rand.New(rand.NewPCG(46, 1))
	total, same, named, counted := 0, 0, 0, 0
	for _, flag := range actionPasses {
		for range n {
			in := randomir.Module(random, 12)
			want, got, ok := r.run([]string{in}, flag, "--log-actions-to=-")
			if !ok {
				continue
			}
			total++
			theirs, ours := actionsOf(want), actionsOf(got)
			if slices.EqualFunc(theirs, ours, sameWork) {
				same++
			}
			if slices.EqualFunc(theirs, ours, sameName) {
				named++
				if r.counter(in, flag, len(theirs), random) {
					counted++
				}
			} else if n, own := r.count(in, flag), attempts(ours); n != own {
				t.Errorf("%s: the debug counter counts %d patterns, the log %d\n%s", flag, n, own, in)
			}
		}
	}
	t.Logf("of %d modules, %d have the same actions, %d with the same names, and on %d of these a counter has the same effect", total, same, named, counted)
	if total < 6*n || 100*named < 95*total || 100*counted < 95*named {
		t.Error("that is less than 95 % with the same names, or 95 % with the same effect")
	}
}

// attempts counts the patterns in a log.
func attempts(log []event) (n int) {
	for _, e := range log {
		if e.kind == "apply-pattern" {
			n++
		}
	}
	return n
}

// count returns how many patterns mica's debug counter counts.
func (r *actionRunner) count(module, flag string) (n int) {
	var out, errs strings.Builder
	args := []string{"--allow-unregistered-dialect", flag, "--mlir-debug-counter=apply-pattern-skip=0,apply-pattern-count=1000000", "--mlir-print-debug-counter"}
	r.tool.Main(args, strings.NewReader(module), &out, &errs)
	for line := range strings.Lines(errs.String()) {
		if name, rest, ok := strings.Cut(line, ":"); ok && strings.TrimSpace(name) == "apply-pattern" {
			fmt.Sscanf(strings.TrimSpace(rest), "{%d,", &n)
		}
	}
	return n
}

// counter reports whether a module is the same with a random debug counter.
func (r *actionRunner) counter(module, flag string, actions int, random *rand.Rand) bool {
	counter := fmt.Sprintf("--mlir-debug-counter=apply-pattern-skip=%d,apply-pattern-count=%d", random.IntN(actions+1), random.IntN(actions+1))
	want, got, ok := r.run([]string{module}, flag, counter)
	return !ok || strings.TrimSpace(want) == strings.TrimSpace(got)
}

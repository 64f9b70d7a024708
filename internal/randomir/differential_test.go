package randomir_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/crash"
	"github.com/mica-ir/mica/internal/differences"
	"github.com/mica-ir/mica/internal/randomir"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

const separator = "// -----\n"

// TestDifferentialPasses compares the results of passes on random functions.
func TestDifferentialPasses(t *testing.T) {
	tools := newPair(t)
	n := reftest.Count(100, 250, 4000)
	for i, c := range []struct {
		dialects, flags string
		fails           int // percent of the modules
	}{
		{"arith", "--canonicalize", 1},
		{"arith", "--canonicalize=top-down=false", 1},
		{"index", "--canonicalize", 1},
		{"index arith", "--canonicalize=top-down=false", 1},
		{"affine", "--canonicalize", 1},
		{"affine affine arith", "--canonicalize=top-down=false", 1},
		{"math", "--canonicalize", 1},
		{"math arith", "--canonicalize=top-down=false", 1},
		{"complex arith", "--canonicalize", 1},
		{"complex", "--canonicalize=top-down=false", 1},
		{"scf arith", "--canonicalize", 1},
		{"scf arith", "--canonicalize=top-down=false region-simplify=aggressive", 1},
		{"tensor", "--canonicalize", 1},
		{"tensor tensor scf", "--canonicalize=top-down=false", 1},
		{"cf", "--canonicalize", 1},
		{"cf", "--canonicalize=top-down=false", 1},
		{"arith", "--int-range-optimizations", 1},
		{"index arith", "--int-range-optimizations", 1},
		{"index arith", "--arith-unsigned-when-equivalent", 1},
		{"arith", "--cse", 1},
		{"cf", "--sccp", 1},
		{"cf", "--cse", 1},
		{"cf", "--remove-dead-values", 50},
		{"scf arith", "--remove-dead-values", 25},
		{"scf arith", "--remove-dead-values=canonicalize=false", 25},
	} {
		t.Run(c.dialects+" "+c.flags, func(t *testing.T) {
			r := rand.New(rand.NewPCG(uint64(i), 1))
			n := n
			if c.fails > 1 {
				n /= 8 // because each failure takes several runs
			}
			var in []string
			for range n {
				if c.dialects == "cf" {
					in = append(in, randomir.Blocks(r, 2+r.IntN(8)))
				} else {
					in = append(in, randomir.Function(r, 8+r.IntN(24), strings.Fields(c.dialects)...))
				}
			}
			tools.compare(t, in, c.flags, c.fails)
		})
	}
}

// newTool returns a mica that reads its definitions once.
func newTool(includes ...string) *opt.Tool {
	return opt.New(opt.Config{Dialects: all.Natives(), Includes: includes})
}

// A pair is both tools.
type pair struct {
	reference string // its path
	mica      *opt.Tool
	own       bool // mica has no other definitions than its own
}

func newPair(t *testing.T, includes ...string) pair {
	return pair{reftest.Tool(t, "mlir-opt"), newTool(includes...), len(includes) == 0}
}

// compare runs both tools on chunks and compares the results.
func (p pair) compare(t *testing.T, in []string, flags string, fails int) {
	t.Helper()
	wants, gots, errs := p.both(t, in, []string{flags})
	// Both tools produce invalid IR if a fold changes the type of an operation.
	if errs != "" && p.own {
		t.Errorf("mica fails: %s", errs)
	}
	differ, failed := 0, 0
	for i := range in {
		switch {
		case wants[i] == "":
			failed++
		case strings.TrimSpace(wants[i]) != strings.TrimSpace(gots[i]) && !explained(t, flags, in[i], wants[i], gots[i]):
			if differ++; differ <= 5 {
				t.Logf("%s of\n%s%s", flags, in[i], reftest.Diff(wants[i], gots[i]))
			}
		}
	}
	// Some folds of the other dialects are missing, and mlir-opt folds some poison to garbage.
	limit := 2
	if fails > 1 {
		// It mixes arguments of blocks up where only some branches pass values that are dead.
		limit = 10
	}
	if 1000*differ > limit*len(in) {
		t.Errorf("%d of %d differ", differ, len(in))
	}
	// It creates invalid operations from some tensors with contradicting sizes, and from some
	// dead values in unreachable code.
	if 100*failed > fails*len(in) {
		t.Errorf("the reference fails on %d of %d", failed, len(in))
	}
	fmt.Fprintf(t.Output(), "%d of %d differ; the reference fails on %d\n", differ, len(in), failed)
}

// explained reports whether the list of intended differences explains the different results of
// the two tools for a module.
func explained(t *testing.T, flags, in, want, got string) bool {
	t.Helper()
	list, err := differences.List()
	if err != nil {
		t.Fatal(err)
	}
	d := differences.Explain(list, flags, in, want, got)
	if d != nil {
		fmt.Fprintf(t.Output(), "%s differs: %s\n", flags, d.Name)
	}
	return d != nil
}

// both returns the results of both tools for each chunk, and the errors of mica.
func (p pair) both(t *testing.T, in, flags []string) (wants, gots []string, errs string) {
	t.Helper()
	args := append(slices.Clip(flags), "--allow-unregistered-dialect", "--split-input-file", "--mlir-print-local-scope")
	var out, stderr bytes.Buffer
	if code := p.mica.Main(args, strings.NewReader(strings.Join(in, separator)), &out, &stderr); code != 0 {
		errs = fmt.Sprintf("code %d: %s", code, stderr.String())
	}
	if i := strings.Index(errs, crash.Prefix); i >= 0 {
		t.Errorf("mica panics: %.3000s", errs[i:])
	}
	wants, gots = reference(t, p.reference, in, args), strings.Split(out.String(), separator)
	if len(gots) != len(in) {
		t.Fatalf("%d chunks of %d", len(gots), len(in))
	}
	return wants, gots, errs
}

// reference returns the reference's result for each chunk, "" where it crashes or produces
// invalid IR.
func reference(t *testing.T, tool string, in, args []string) []string {
	t.Helper()
	out, errs, code := reftest.Run(t, tool, strings.Join(in, separator), args...)
	switch parts := strings.Split(out, separator); {
	case code == 0 && len(parts) == len(in):
		return parts
	case len(in) == 1:
		t.Logf("the reference fails, with code %d: %.200s", code, errs)
		return []string{""}
	}
	mid := len(in) / 2
	return append(reference(t, tool, in[:mid], args), reference(t, tool, in[mid:], args)...)
}

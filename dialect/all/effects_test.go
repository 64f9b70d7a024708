package all_test

import (
	"cmp"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
)

// TestDifferentialEffects compares the memory effects of random operations of all dialects.
func TestDifferentialEffects(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	ctx, _, list := randomops.Upstream(reftest.Include(t))
	if list.HasErrors() {
		t.Fatal(list)
	}
	g := randomops.NewGenerator(ctx, randomops.NewPool(randomops.Candidates(ctx)), 5)
	n := reftest.Count(2, 3, 24)
	var texts, names []string
	var want, got [][]string
	for _, d := range ctx.Dialects() {
		for _, def := range slices.SortedFunc(slices.Values(d.Ops), func(a, b *ir.OpDef) int { return strings.Compare(a.Name, b.Name) }) {
			if _, ok := def.Interface("MemoryEffectOpInterface"); !ok || def.Has(ir.IsTerminator) || !reftest.Sampled(def.Name, 4) {
				continue
			}
			for _, c := range g.Cases(def, n) {
				msg, op := randomops.Verdict(ctx, c.Text)
				if msg != "" {
					continue
				}
				names, texts, got = append(names, def.Name), append(texts, c.Text), append(got, effectsIn(op))
			}
		}
	}
	want = make([][]string, len(texts))
	for at := 0; at < len(texts); at += 100 {
		askEffects(t, tool, texts[at:min(at+100, len(texts))], want[at:])
	}
	differ, all := map[string][]string{}, 0
	for i, text := range texts {
		if want[i] == nil {
			continue // the reference crashes, or does not accept it
		}
		all++
		slices.Sort(want[i])
		slices.Sort(got[i])
		if !slices.Equal(want[i], got[i]) {
			name := names[i]
			differ[name] = append(differ[name], fmt.Sprintf("%s\n%s", text, reftest.Diff(strings.Join(want[i], "\n")+"\n", strings.Join(got[i], "\n")+"\n")))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(differ)) {
		t.Errorf("%s: effects differ in %d cases, such as\n%s", name, len(differ[name]), differ[name][0])
	}
	if all < len(texts)/2 {
		t.Errorf("only %d of %d were compared", all, len(texts))
	}
	t.Logf("%d of %d were compared", all, len(texts))
}

var remark = regexp.MustCompile(`^[^"\n]*?:(\d+):\d+: (remark|error): (.*)\n?$`)

// resources maps the C++ names of resources in definitions to the names that mlir-opt reports,
// where these differ.
var resources = map[string]string{
	"":                                     "<Default>",
	"transform::TransformMappingResource":  "transform.mapping",
	"transform::PayloadIRResource":         "transform.payload_ir",
	"::mlir::acc::RuntimeCounters":         "AccRuntimeCounters",
	"::mlir::acc::CurrentDeviceIdResource": "AccCurrentDeviceIdResource",
	"::mlir::acc::ConstructResource":       "AccConstructResource",
}

// askEffects lets mlir-opt print the effects of the operations in texts.
func askEffects(t *testing.T, tool string, texts []string, out [][]string) {
	in := strings.Join(texts, "\n// -----\n")
	_, errs, code := reftest.Run(t, tool, in, "--allow-unregistered-dialect", "--split-input-file", "--mlir-print-op-on-diagnostic=false", "--mlir-disable-threading", "--test-side-effects", "-o", "/dev/null")
	if code != 0 && code != 1 {
		if len(texts) > 1 {
			half := len(texts) / 2
			askEffects(t, tool, texts[:half], out)
			askEffects(t, tool, texts[half:], out[half:])
		}
		return
	}
	var first []int
	line := 1
	for i, text := range texts {
		first = append(first, line)
		line += strings.Count(text, "\n") + 2
		out[i] = []string{}
	}
	bad := map[int]bool{}
	for l := range strings.Lines(errs) {
		m := remark.FindStringSubmatch(l)
		if m == nil {
			continue
		}
		n, _ := strconv.Atoi(m[1])
		at, found := slices.BinarySearch(first, n)
		if !found {
			at--
		}
		if m[2] == "error" {
			bad[at] = true
		} else {
			out[at] = append(out[at], m[3])
		}
	}
	for i := range bad {
		out[i] = nil
	}
}

// effectsIn describes the effects of the operations in op as mlir-opt does.
func effectsIn(op *ir.Operation) []string {
	out := []string{}
	for r := range op.Regions() {
		for b := range r.Blocks() {
			for inner := range b.Ops() {
				out = append(out, effectsIn(inner)...)
			}
		}
	}
	def := op.Def()
	if _, ok := def.Interface("MemoryEffectOpInterface"); !ok || op.Has(ir.IsTerminator) {
		return out
	}
	var effects []ir.Effect
	if def.Effects != nil && !op.Has(ir.NoMemoryEffect) {
		effects = def.Effects(op)
	} else if !op.Has(ir.NoMemoryEffect) {
		return append(out, "not known")
	}
	if len(effects) == 0 {
		return append(out, "operation has no memory effects")
	}
	kinds := [...]string{ir.Read: "read", ir.Write: "write", ir.Allocate: "allocate", ir.Free: "free"}
	for _, e := range effects {
		at := ""
		switch v := e.Value; {
		case v == nil:
		case v.IsBlockArgument() && v.OwnerBlock().ParentOp() == op:
			at = " on block argument " + strconv.Itoa(v.Index()) + ","
		case v.DefiningOp() == op:
			at = " on op result " + strconv.Itoa(v.Index()) + ","
		default:
			at = " on op operand " + strconv.Itoa(slices.Index(op.Operands(), v)) + ","
		}
		resource := cmp.Or(resources[e.Resource], e.Resource)
		out = append(out, fmt.Sprintf("found an instance of '%s'%s on resource '%s'", kinds[e.Kind], at, resource))
	}
	return out
}

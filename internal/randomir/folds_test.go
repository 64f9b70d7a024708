package randomir_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
)

// folded are the dialects whose folds are all there. Those of math are exact, where the
// reference has the last bit of the C library.
var folded = strings.Fields("arith cf complex func gpu index llvm memref nvgpu scf shape spirv tensor tosa ub vector")

// TestDifferentialFolds compares the folds of operations of many dialects on constants.
func TestDifferentialFolds(t *testing.T) {
	include := reftest.Include(t)
	tools := newPair(t, include)
	n, most := reftest.Count(1, 4, 11), reftest.Count(50, 250, 1500)
	ctx, _, list := randomops.Upstream(include)
	if list.HasErrors() {
		t.Fatal(list)
	}
	g := randomops.NewGenerator(ctx, randomops.NewPool(randomops.Candidates(ctx)), 3)
	byDialect := map[string][]string{}
	for _, name := range folded {
		d := ctx.Dialect(name)
		if d == nil {
			t.Fatalf("no dialect %s", name)
		}
		ops := slices.SortedFunc(slices.Values(d.Ops), func(a, b *ir.OpDef) int { return strings.Compare(a.Name, b.Name) })
		for _, def := range ops {
			for _, c := range g.Folds(def, n) {
				byDialect[name] = append(byDialect[name], c.Text)
			}
		}
	}
	for _, name := range folded {
		var in []string
		all := byDialect[name]
		for i := range min(len(all), most) {
			in = append(in, all[i*len(all)/min(len(all), most)])
		}
		if len(in) > 0 {
			t.Run(name, func(t *testing.T) { tools.compare(t, in, "--canonicalize", 12) })
		}
	}
}

package all_test

import (
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect/tosa"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
)

// TestBuildVariable builds variables of tosa: they are printed as one would write them. A type
// without a rank has no variable.
func TestBuildVariable(t *testing.T) {
	ctx, _, l := randomops.Upstream(reftest.Include(t))
	if l.HasErrors() {
		t.Fatal(l)
	}
	def := ctx.LookupOp("tosa.variable")
	ranked := ctx.RankedTensorType([]int64{2, ir.Dynamic}, ctx.I32(), nil)
	fixed := ctx.RankedTensorType([]int64{2}, ctx.I32(), nil)
	for _, c := range []struct {
		t       ir.Type
		initial ir.Attribute
		want    string
	}{
		{ranked, nil, "tosa.variable @v : tensor<2x?xi32>"},
		{fixed, ctx.DenseIntElements(fixed, []int64{3, 4}), "tosa.variable @v = dense<[3, 4]> : tensor<2xi32>"},
		{ctx.UnrankedTensorType(ctx.I32()), nil, ""},
	} {
		s := ir.NewBuilder(ctx).OpOf(def)
		tosa.BuildVariable(s, "v", c.t, c.initial)
		op, l := s.Build()
		if c.want == "" {
			if !l.HasErrors() {
				t.Errorf("%v: a variable was built", c.t)
			}
			continue
		}
		if l.HasErrors() {
			t.Errorf("%v: %v", c.t, l)
			continue
		}
		if got := string(asm.Append(nil, op, asm.Options{})); got != c.want+"\n" {
			t.Errorf("%v: %q, want %q", c.t, got, c.want)
		}
	}
}

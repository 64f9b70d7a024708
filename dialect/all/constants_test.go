package all_test

import (
	"math/rand/v2"
	"testing"

	"github.com/mica-ir/mica/analysis/dataflow"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/rewrite"
)

// TestConstantsOfOtherTypes folds random operations of all dialects on constants whose attributes
// have other types than their results, with the greedy driver and with the constant and range
// analyses. Each must read the constant at the result's type, and so come to the same conclusion as
// for a constant of that type.
func TestConstantsOfOtherTypes(t *testing.T) {
	ctx, _, list := randomops.Upstream(reftest.Include(t))
	if list.HasErrors() {
		t.Fatal(list)
	}
	other := &ir.OpDef{Name: "other.constant", Attributes: []ir.AttributeDef{{Name: "value"}}, Results: []ir.ResultDef{{Name: "result"}},
		Bits: ir.ConstantLike | ir.NoMemoryEffect | ir.AlwaysSpeculatable,
		Fold: func(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
			return []ir.FoldResult{{Attr: op.Attr("value")}}, true
		}}
	if err := ctx.Register(&ir.Dialect{Namespace: "other", Ops: []*ir.OpDef{other}}); err != nil {
		t.Fatal(err)
	}
	g := randomops.NewGenerator(ctx, randomops.NewPool(randomops.Candidates(ctx)), 23)
	r := rand.New(rand.NewPCG(1, 2))
	replaced := 0
	for _, name := range ctx.OpNames() {
		if def := ctx.OpDef(name); def.Fold != nil && reftest.Portion(name, 3, 2) {
			for _, c := range g.Folds(def, reftest.Count(6, 8, 40)) {
				guard(t, c.Text, func() { replaced += foldOthers(t, ctx, r, c.Text) })
			}
		}
	}
	if t.Logf("%d constants", replaced); replaced < 200 {
		t.Errorf("only %d constants were replaced", replaced)
	}
}

// foldOthers replaces the constants of a text by such ones, folds, and returns how many constants there were.
func foldOthers(t *testing.T, ctx *ir.Context, r *rand.Rand, text string) (n int) {
	_, module := randomops.Verdict(ctx, text)
	if module == nil {
		return 0
	}
	var constants []*ir.Operation
	ir.Walk(module, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
		// Only the dialect can interpret a constant of its own type.
		if a := ir.ConstantValue(op); a != nil && ir.TypeOf(a) == op.Result(0).Type() {
			constants = append(constants, op)
		}
		return ir.Advance
	})
	for _, op := range constants {
		if a := otherValue(r, ir.ConstantValue(op)); a != nil {
			b := ir.NewBuilder(ctx)
			b.SetInsertionPoint(op)
			by := b.New(ctx.OpDef("other.constant"), nil, op.ResultTypes(), ir.NamedAttribute{Name: "value", Value: a})
			op.Result(0).ReplaceAllUsesWith(by.Result(0))
			n++
		}
	}
	s := dataflow.NewSolver()
	dead := dataflow.AddDeadCode(s)
	known := dataflow.AddConstants(s, dead)
	dataflow.AddRanges(s, dead)
	s.Run(module)
	ir.Walk(module, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
		for _, v := range op.Results() {
			intrange.Of(v)
			checkType(t, text, known.Value(v).Value, v)
		}
		return ir.Advance
	})
	rewrite.ApplyGreedily(module, &rewrite.Frozen{}, rewrite.GreedyConfig{})
	return n
}

// checkType checks that a number that a value is has the type of the value.
func checkType(t *testing.T, text string, a ir.Attribute, v *ir.Value) {
	switch a.(type) {
	case *ir.IntegerAttr, *ir.FloatAttr:
		if _, shaped := ir.AsShaped(v.Type()); ir.TypeOf(a) != v.Type() && (shaped || ir.StorageWidth(v.Type()) > 0) {
			t.Errorf("a value of type %s is %s in\n%s", v.Type(), a, text)
		}
	}
}

// otherValue returns the number of an attribute, or another one, with another type; nil if it is not a number.
func otherValue(r *rand.Rand, a ir.Attribute) ir.Attribute {
	c := a.Context()
	types := []ir.Type{c.IntegerType(1), c.IntegerType(8), c.IntegerType(16), c.I64(), c.IntegerType(70), c.IndexType(), c.F32(), c.F64()}
	to := types[r.IntN(len(types))]
	number := func() ir.Attribute {
		if f, ok := to.(*ir.FloatType); ok {
			return c.FloatAttr(f, num.NewAPFloat(f.Kind, float64(r.IntN(4))))
		}
		return c.Int64Attr(to, int64(r.IntN(400)-100))
	}
	switch a := a.(type) {
	case *ir.IntegerAttr, *ir.FloatAttr:
		return number()
	case *ir.DenseElementsAttr:
		if ir.ElementTypeOrSelf(a.Type()) == to {
			return nil
		}
		switch t := a.Type().(type) {
		case *ir.RankedTensorType:
			return folding.SplatOf(c.RankedTensorType(t.Shape(), to, nil), number())
		case *ir.VectorType:
			return folding.SplatOf(c.VectorType(t.Shape(), to, nil), number())
		}
	}
	return nil
}

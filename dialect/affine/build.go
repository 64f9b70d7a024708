package affine

import (
	"github.com/mica-ir/mica/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// ComposedApply returns the value of an expression of symbols: an operand, a number, or the
// result of a new affine.apply into which those that compute operands are composed. It is
// makeComposedFoldedAffineApply of MLIR.
func ComposedApply(b *ir.Builder, e *affine.Expr, operands ...viewlike.Index) viewlike.Index {
	var values []*ir.Value
	exprs := make([]*affine.Expr, len(operands))
	for i, x := range operands {
		if x.Value == nil {
			exprs[i] = affine.NewConstant(x.Int)
			continue
		}
		exprs[i] = affine.NewSymbol(len(values))
		values = append(values, x.Value)
	}
	m := &affine.Map{NumSymbols: len(operands), Results: []*affine.Expr{e}}
	v := valueMap{m.Replace(nil, exprs, 0, len(values)), values}.compose()
	inputs := make([]ir.Attribute, len(v.values))
	for i, x := range v.values {
		if def := x.DefiningOp(); def != nil {
			inputs[i] = ir.ConstantValue(def)
		}
	}
	switch e := v.m.Results[0]; e.Kind {
	case affine.Dim:
		return viewlike.Index{Value: v.values[e.Value]}
	case affine.Symbol:
		return viewlike.Index{Value: v.values[v.m.NumDims+int(e.Value)]}
	}
	if e := withConstants(v.m, inputs).Results[0]; e.Kind == affine.Constant {
		return viewlike.Index{Int: e.Value}
	}
	ctx := b.Context()
	op := b.New(ctx.OpDef("affine.apply"), v.values, []ir.Type{ctx.IndexType()}, ir.NamedAttribute{Name: "map", Value: ctx.AffineMapAttr(v.m)})
	return viewlike.Index{Value: op.Result(0)}
}

// CanonicalApply inserts an affine.apply of a map to operands, in its canonical form: without
// operands that the map does not need, and with symbols for those that are.
func CanonicalApply(b *ir.Builder, m *affine.Map, operands ...*ir.Value) *ir.Value {
	return apply(b, valueMap{m, operands}.canonicalize())
}

// Apply inserts an affine.apply of a map to operands, into which those that compute them are
// composed. It is makeComposedAffineApply of MLIR.
func Apply(b *ir.Builder, m *affine.Map, operands ...*ir.Value) *ir.Value {
	return apply(b, valueMap{m, operands}.compose())
}

func apply(b *ir.Builder, v valueMap) *ir.Value {
	ctx := b.Context()
	return b.New(ctx.OpDef("affine.apply"), v.values, []ir.Type{ctx.IndexType()}, ir.NamedAttribute{Name: "map", Value: ctx.AffineMapAttr(v.m)}).Result(0)
}

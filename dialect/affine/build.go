package affine

import (
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// ComposedApply returns the value of an expression of symbols: an operand, a number, or the
// result of a new affine.apply into which those that compute operands are composed. It is
// makeComposedFoldedAffineApply of MLIR.
func ComposedApply(b *ir.Builder, e *affine.Expr, operands ...viewlike.Index) viewlike.Index {
	exprs, values := expressions(operands, affine.NewSymbol)
	m := &affine.Map{NumSymbols: len(operands), Results: []*affine.Expr{e}}
	return foldedApply(b, valueMap{m.Replace(nil, exprs, 0, len(values)), values})
}

// ComposedResults is [ComposedApply] for the results of a map of dimensions. It is
// makeComposedFoldedMultiResultAffineApply of MLIR.
func ComposedResults(b *ir.Builder, m *affine.Map, operands ...viewlike.Index) []viewlike.Index {
	exprs, values := expressions(operands, affine.NewDim)
	list := make([]viewlike.Index, len(m.Results))
	for i, e := range m.Results {
		one := &affine.Map{NumDims: m.NumDims, Results: []*affine.Expr{e}}
		list[i] = foldedApply(b, valueMap{one.Replace(exprs, nil, len(values), 0), values})
	}
	return list
}

// expressions returns expressions for operands: numbers, or inputs of a map for the values.
func expressions(operands []viewlike.Index, input func(i int) *affine.Expr) (exprs []*affine.Expr, values []*ir.Value) {
	exprs = make([]*affine.Expr, len(operands))
	for i, x := range operands {
		if x.Value == nil {
			exprs[i] = affine.NewConstant(x.Int)
			continue
		}
		exprs[i] = input(len(values))
		values = append(values, x.Value)
	}
	return exprs, values
}

// foldedApply returns the result of a map: an operand, a number, or that of a new affine.apply.
func foldedApply(b *ir.Builder, v valueMap) viewlike.Index {
	v = v.compose()
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
	return viewlike.Index{Value: apply(b, v)}
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
	return b.New(ctx.OpDef(AffineApplyOpName), v.values, []ir.Type{ctx.IndexType()}, ir.NamedAttribute{Name: "map", Value: ctx.AffineMapAttr(v.m)}).Result(0)
}

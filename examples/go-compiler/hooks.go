package main

import (
	"example.com/calculator/calc"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// hooks implements calc.Hooks, the parts that calc.td leaves to code. If a method is missing,
// calc.Register(ctx, hooks{}) does not compile.
type hooks struct{}

// FoldConstant is called for calc.constant: a constant folds to its value.
func (hooks) FoldConstant(op calc.ConstantAdaptor[ir.Attribute]) (ir.FoldResult, bool) {
	return number(op.Result(0), op.Value())
}

func (hooks) FoldAdd(op calc.AddAdaptor[ir.Attribute]) (ir.FoldResult, bool) {
	return fold(op.ResultValue(), op.Lhs(), op.Rhs(), func(x, y int64) int64 { return x + y })
}

func (hooks) FoldSub(op calc.SubAdaptor[ir.Attribute]) (ir.FoldResult, bool) {
	return fold(op.ResultValue(), op.Lhs(), op.Rhs(), func(x, y int64) int64 { return x - y })
}

func (hooks) FoldMul(op calc.MulAdaptor[ir.Attribute]) (ir.FoldResult, bool) {
	return fold(op.ResultValue(), op.Lhs(), op.Rhs(), func(x, y int64) int64 { return x * y })
}

// fold computes a result if both operands are known.
func fold(result *ir.Value, x, y ir.Attribute, f func(x, y int64) int64) (ir.FoldResult, bool) {
	if x == nil || y == nil {
		return ir.FoldResult{}, false
	}
	return number(result, f(typed.Int[int64](x), typed.Int[int64](y)))
}

func number(result *ir.Value, n int64) (ir.FoldResult, bool) {
	t := result.Type()
	return ir.FoldResult{Attr: t.Context().Int64Attr(t, n)}, true
}

// Materialize creates a constant for a folded value.
func (hooks) Materialize(b *ir.Builder, value ir.Attribute, _ ir.Type) *ir.Operation {
	return calc.NewConstant(b, typed.Int[int64](value)).Operation
}

package main

import (
	"fmt"
	"io"

	"example.com/calculator/calc"
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/ir"
)

// lower replaces the operations of calc by those of arith. calc.print stays.
func lower(module *ir.Operation) {
	ctx := module.Context()
	b := ir.NewBuilder(ctx)
	for op := range module.Region(0).Entry().Ops() {
		b.SetInsertionPoint(op)
		b.Loc = op.Location()
		var v *ir.Value
		switch op := op.Typed().(type) {
		case calc.ConstantOp:
			v = arith.NewConstant(b, ctx.Int64Attr(ctx.I64(), op.Value())).ResultValue()
		case calc.AddOp:
			v = arith.NewAddI(b, op.Lhs(), op.Rhs()).ResultValue()
		case calc.SubOp:
			v = arith.NewSubI(b, op.Lhs(), op.Rhs()).ResultValue()
		case calc.MulOp:
			v = arith.NewMulI(b, op.Lhs(), op.Rhs()).ResultValue()
		default:
			continue
		}
		op.ReplaceAllUsesWith([]*ir.Value{v})
		op.Erase()
	}
}

// evaluate runs a program of arith.
func evaluate(module *ir.Operation, out io.Writer) {
	values := map[*ir.Value]int64{}
	for op := range module.Region(0).Entry().Ops() {
		switch op := op.Typed().(type) {
		case arith.ConstantOp:
			values[op.ResultValue()] = op.Value().(*ir.IntegerAttr).Int64()
		case arith.AddIOp:
			values[op.ResultValue()] = values[op.Lhs()] + values[op.Rhs()]
		case arith.SubIOp:
			values[op.ResultValue()] = values[op.Lhs()] - values[op.Rhs()]
		case arith.MulIOp:
			values[op.ResultValue()] = values[op.Lhs()] * values[op.Rhs()]
		case calc.PrintOp:
			if label, ok := op.Label(); ok {
				fmt.Fprintf(out, "%s = ", label)
			}
			fmt.Fprintln(out, values[op.Value()])
		}
	}
}

package main

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// rangeOps are the operations that test the analysis of integer ranges.
func rangeOps() map[string]dialect.Op {
	op := func(f intrange.Func) dialect.Op {
		return dialect.Op{Interfaces: dialect.Interfaces{intrange.Impl(f)}}
	}
	return map[string]dialect.Op{
		"test.with_bounds": op(func(op *ir.Operation, _ []num.IntRange, set intrange.Setter) {
			set(op.Result(0), boundsOf(op))
		}),
		"test.with_bounds_region": op(func(op *ir.Operation, _ []num.IntRange, set intrange.Setter) {
			set(op.Region(0).Entry().Argument(0), boundsOf(op))
		}),
		"test.increment": op(func(op *ir.Operation, operands []num.IntRange, set intrange.Setter) {
			one := num.ConstantRange(num.NewAPInt(operands[0].Width(), 1))
			set(op.Result(0), intrange.Add(operands[0], one, intrange.Overflow{NSW: true, NUW: true}))
		}),
		"test.reflect_bounds": op(reflect),
	}
}

// boundsOf returns the range in the attributes of an operation.
func boundsOf(op *ir.Operation) num.IntRange {
	bound := func(name string) num.APInt {
		if a, ok := op.Attr(name).(*ir.IntegerAttr); ok {
			return a.Value
		}
		return num.APInt{}
	}
	return num.IntRange{UMin: bound("umin"), UMax: bound("umax"), SMin: bound("smin"), SMax: bound("smax")}
}

// reflect stores the range of an operand in attributes of the operation.
func reflect(op *ir.Operation, operands []num.IntRange, set intrange.Setter) {
	ctx, r := op.Context(), operands[0]
	signed, unsigned := ir.ElementTypeOrSelf(op.Result(0).Type()), ir.ElementTypeOrSelf(op.Result(0).Type())
	if t, ok := signed.(*ir.IntegerType); ok {
		signed, unsigned = ctx.SignedType(t.Width), ctx.UnsignedType(t.Width)
	}
	op.SetAttr("umin", ctx.IntegerAttr(unsigned, r.UMin))
	op.SetAttr("umax", ctx.IntegerAttr(unsigned, r.UMax))
	op.SetAttr("smin", ctx.IntegerAttr(signed, r.SMin))
	op.SetAttr("smax", ctx.IntegerAttr(signed, r.SMax))
	set(op.Result(0), r)
}

package tospirv

import (
	"math"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// floatWidth returns the number of bits of floating-point numbers, 0 for other types.
func floatWidth(t ir.Type) int {
	if f, ok := ir.ElementTypeOrSelf(t).(*ir.FloatType); ok {
		return f.Kind.Width()
	}
	return 0
}

// copySign combines the bits of both numbers.
func (t *Types) copySign(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	to := t.result(op, r)
	bits := floatWidth(op.Result(0).Type())
	if to == nil || bits == 0 || bits != floatWidth(to) {
		return false
	}
	e := emit(op, r)
	ctx := r.Context()
	var of ir.Type = ctx.IntegerType(bits)
	mask := num.NewAPInt(bits, 1).Shl(uint(bits - 1))
	sign := constant(e.Builder, e.loc, ctx.IntegerAttr(of, mask))
	rest := constant(e.Builder, e.loc, ctx.IntegerAttr(of, mask.Not()))
	if v, ok := to.(*ir.VectorType); ok {
		of = ctx.VectorType(v.Shape(), of, nil)
		sign, rest = e.repeat(of, sign, v.Shape()[0]), e.repeat(of, rest, v.Shape()[0])
	}
	x := e.op("Bitcast", of, operands[0])
	y := e.op("Bitcast", of, operands[1])
	x = e.op("BitwiseAnd", of, x, rest)
	y = e.op("BitwiseAnd", of, y, sign)
	r.Replace(op, e.op("Bitcast", to, e.op("BitwiseOr", of, x, y)))
	return true
}

// repeat builds a vector from copies of a value.
func (e emitter) repeat(t ir.Type, v *ir.Value, n int64) *ir.Value {
	parts := make([]*ir.Value, n)
	for i := range parts {
		parts[i] = v
	}
	return e.op("CompositeConstruct", t, parts...)
}

// leadingZeros finds the highest bit, with a correction for 0 and 1.
func (t *Types) leadingZeros(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	to := t.result(op, r)
	if to != nil && onBools(op, operands, r) {
		return true
	}
	if to == nil || width(to) != 32 {
		return false
	}
	e := emit(op, r)
	x := operands[0]
	one, last, all := e.number(to, 1), e.number(to, 31), e.number(to, 32)
	high := e.op("GL.FindUMsb", to, x)
	zeros := e.op("ISub", to, last, high)
	few := e.op("ISub", to, all, x)
	small := e.op("ULessThanEqual", sameShape(to, r.Context().I1()), x, one)
	r.Replace(op, e.op("Select", to, small, few, zeros))
	return true
}

// power computes with the absolute value of a negative base. The result is a NaN if the
// exponent is not an integer, and negative if it is odd. MLIR makes a wrong constant for the NaN if
// the type is emulated.
func (t *Types) power(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	to := t.result(op, r)
	if to == nil || floatWidth(to) == 0 {
		return false
	}
	e := emit(op, r)
	base, exponent := operands[0], operands[1]
	bools := sameShape(to, r.Context().I1())
	zero := e.number(to, 0)
	negative := e.op("FOrdLessThan", bools, base, zero)
	rest := e.op("FRem", to, exponent, e.number(to, 1))
	fraction := e.op("FOrdNotEqual", bools, rest, zero)
	undefined := e.op("LogicalAnd", bools, fraction, negative)
	nan := e.float(to, math.NaN())
	abs := e.op("GL.FAbs", to, e.op("Select", to, undefined, nan, base))
	integers := sameShape(to, r.Context().IntegerType(floatWidth(to)))
	integer := e.op("ConvertFToS", integers, exponent)
	one := e.number(integers, 1)
	odd := e.op("IEqual", bools, e.op("BitwiseAnd", integers, integer, one), one)
	power := e.op("GL.Pow", to, abs, exponent)
	opposite := e.op("FNegate", to, power)
	r.Replace(op, e.op("Select", to, e.op("LogicalAnd", bools, negative, odd), opposite, power))
	return true
}

// round rounds the absolute value, half away from zero.
func (t *Types) round(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	to := op.Result(0).Type()
	if t.Convert(to) != to {
		return r.MatchFailure(op, "the type is emulated")
	}
	e := emit(op, r)
	bools := sameShape(to, r.Context().I1())
	zero, one, half := e.number(to, 0), e.number(to, 1), e.float(to, 0.5)
	abs := e.op("GL.FAbs", to, operands[0])
	floor := e.op("GL.Floor", to, abs)
	up := e.op("FOrdGreaterThanEqual", bools, e.op("FSub", to, abs, floor), half)
	rounded := e.op("FAdd", to, floor, e.op("Select", to, up, one, zero))
	r.ReplaceWithOp(op, r.Create(&ir.OperationState{Def: r.Context().OpDef("math.copysign"), Loc: e.loc, Operands: []*ir.Value{rounded, operands[0]}, Types: []ir.Type{to}}))
	return true
}

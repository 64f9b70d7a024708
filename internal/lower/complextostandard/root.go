package complextostandard

import (
	"math"

	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/ir"
)

// squareRoot is that of the absolute value in the direction of half the angle.
func (b builder) squareRoot(x *ir.Value) *ir.Value {
	zero, half := b.Constant(0), (*ir.Value)(nil)
	half = b.Constant(0.5)
	z := b.parts(x)
	abs := b.magnitude(z, root)
	angle := b.Mul(b.do("math.atan2", z.Im, z.Re), half)
	cos := b.do("math.cos", angle)
	sin := b.do("math.sin", angle)
	isReal := b.compare(arith.CmpFPredicateOEQ, sin, zero)
	re := b.Mul(abs, cos)
	im := b.Select(isReal, zero, b.Mul(abs, sin))

	if !b.isFinite() {
		re, im = b.specialRoot(z, abs, zero, number{Re: re, Im: im})
	}
	isZero := b.compare(arith.CmpFPredicateOEQ, abs, zero)
	re = b.Select(isZero, zero, re)
	return b.create(re, b.Select(isZero, zero, im))
}

// specialRoot corrects the square root of a number with a part that is infinite or not a
// number.
func (b builder) specialRoot(z number, abs, zero *ir.Value, root number) (re, im *ir.Value) {
	re, im = root.Re, root.Im
	infinity := b.Constant(math.Inf(1))
	negative := b.Constant(math.Inf(-1))
	nan := b.Constant(math.NaN())
	size := b.Abs(z.Im)
	imInfinite := b.compare(arith.CmpFPredicateOEQ, size, infinity)
	imFinite := b.compare(arith.CmpFPredicateONE, size, infinity)
	rePositive := b.compare(arith.CmpFPredicateOEQ, z.Re, infinity)
	reNegative := b.compare(arith.CmpFPredicateOEQ, z.Re, negative)
	re = b.Select(b.And(reNegative, imFinite), zero, re)
	re = b.Select(b.Or(imInfinite, rePositive), infinity, re)
	signed := b.do("math.copysign", infinity, z.Im)
	im = b.Select(b.plain().compare(arith.CmpFPredicateUNO, abs, abs), nan, im)
	return re, b.Select(b.Or(imInfinite, reNegative), signed, im)
}

// inverseRoot is 1 divided by the square root.
func (b builder) inverseRoot(x *ir.Value) *ir.Value {
	zero, infinity := b.Constant(0), (*ir.Value)(nil)
	infinity = b.Constant(math.Inf(1))
	minusHalf := b.Constant(-0.5)
	nan := b.Constant(math.NaN())
	z := b.parts(x)
	abs := b.magnitude(z, inverseRoot)
	angle := b.Mul(b.do("math.atan2", z.Im, z.Re), minusHalf)
	cos := b.do("math.cos", angle)
	sin := b.do("math.sin", angle)
	re := b.Mul(abs, cos)
	im := b.Mul(abs, sin)
	if !b.isFinite() {
		re, im = b.inverseOfInfinity(z, zero, infinity, number{Re: re, Im: im})
	}
	reZero := b.compare(arith.CmpFPredicateOEQ, z.Re, zero)
	imZero := b.compare(arith.CmpFPredicateOEQ, z.Im, zero)
	isZero := b.And(reZero, imZero)
	re = b.Select(isZero, infinity, re)
	return b.create(re, b.Select(isZero, nan, im))
}

// inverseOfInfinity corrects the inverse root of an infinite number, which is zero.
func (b builder) inverseOfInfinity(z number, zero, infinity *ir.Value, root number) (re, im *ir.Value) {
	minus := b.Constant(-1)
	reSign := b.do("math.copysign", zero, z.Re)
	imSign := b.do("math.copysign", zero, z.Im)
	imSign = b.Mul(minus, imSign)
	reAbs := b.Abs(z.Re)
	imAbs := b.Abs(z.Im)
	imInfinite := b.compare(arith.CmpFPredicateOEQ, imAbs, infinity)
	reNaN := b.compare(arith.CmpFPredicateUNO, z.Re, z.Re)
	reInfinite := b.compare(arith.CmpFPredicateOEQ, reAbs, infinity)
	isInfinite := b.Or(b.And(imInfinite, reNaN), reInfinite)
	re = b.Select(isInfinite, reSign, root.Re)
	return re, b.Select(isInfinite, imSign, root.Im)
}

// power computes x to the power c + di.
func (b builder) power(x *ir.Value, exponent number) *ir.Value {
	c, d := exponent.Re, exponent.Im
	z := b.parts(x)
	abs := b.magnitude(b.parts(x), absolute)
	p := b.do("math.powf", abs, c)
	negative := b.do("arith.negf", d)
	angle := b.do("math.atan2", z.Im, z.Re)
	size := b.Mul(p, b.do("math.exp", b.Mul(negative, angle)))
	log := b.do("math.log", abs)
	turned := b.Mul(c, angle)
	direction := b.Add(turned, b.Mul(d, log))
	cos := b.do("math.cos", direction)
	sin := b.do("math.sin", direction)

	infinity := b.Constant(math.Inf(1))
	zero := b.Constant(0)
	one := b.Constant(1)
	complexOne := b.create(one, zero)
	complexZero := b.create(zero, zero)
	complexInfinity := b.create(infinity, zero)
	absZero := b.compare(arith.CmpFPredicateOEQ, abs, zero)
	dZero := b.compare(arith.CmpFPredicateOEQ, d, zero)
	cZero := b.compare(arith.CmpFPredicateOEQ, c, zero)
	imZero := b.compare(arith.CmpFPredicateOEQ, z.Im, zero)
	cNotNegative := b.compare(arith.CmpFPredicateOLE, zero, c)
	re := b.Mul(size, cos)
	im := b.Mul(size, sin)
	ofZero := b.Select(cZero, complexOne, complexZero)
	v := b.create(re, im)
	v = b.Select(b.And(b.And(absZero, dZero), cNotNegative), ofZero, v)
	v = b.Select(b.And(cZero, dZero), complexOne, v)
	reOne := b.compare(arith.CmpFPredicateOEQ, z.Re, one)
	v = b.Select(b.And(reOne, imZero), complexOne, v)
	reInfinite := b.compare(arith.CmpFPredicateOEQ, z.Re, infinity)
	isInfinite := b.And(reInfinite, imZero)
	cPositive := b.And(dZero, b.compare(arith.CmpFPredicateOGT, c, zero))
	v = b.Select(b.And(isInfinite, cPositive), complexInfinity, v)
	cNegative := b.And(dZero, b.compare(arith.CmpFPredicateOLT, c, zero))
	return b.Select(b.And(isInfinite, cNegative), complexZero, v)
}

// arcTangent is -i * log((x + iy) / sqrt(x*x + y*y)).
func (b builder) arcTangent(y, x *ir.Value, careful bool) *ir.Value {
	xx := b.product(x, x)
	yy := b.product(y, y)
	length := b.squareRoot(b.sum("arith.addf", xx, yy))
	zero, one := b.Constant(0), (*ir.Value)(nil)
	one = b.Constant(1)
	i := b.create(zero, one)
	direction := b.sum("arith.addf", x, b.product(i, y))
	log := b.logarithm(b.quotient(direction, length, careful))
	minus := b.Constant(-1)
	return b.product(b.create(zero, minus), log)
}

package tollvm

import (
	"math"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// The predicates of comparisons of floating-point numbers.
const (
	orderedEqual    = 1
	orderedLess     = 4
	orderedNotEqual = 6
	isOrdered       = 7
	isUnordered     = 14
)

// divideCarefully divides by Smith's algorithm, which scales by the quotient of the parts of
// the divisor, and corrects the result where a part is zero or infinite.
func (b complexBuilder) divideCarefully(x, y number) number {
	small, large := b.scaled(x, y)
	zero := b.constant(0)
	re := b.abs(y.re)
	reZero := b.compare(orderedEqual, re, zero)
	im := b.abs(y.im)
	imZero := b.compare(orderedEqual, im, zero)

	// A number that is not all NaN divided by zero is infinite.
	reKnown := b.compare(isOrdered, x.re, zero)
	imKnown := b.compare(isOrdered, x.im, zero)
	known := b.logic("or", reKnown, imKnown)
	byZero := b.logic("and", known, b.logic("and", reZero, imZero))
	infinity := b.constant(math.Inf(1))
	signed := b.copySign(infinity, y.re)
	infinite := number{b.do("fmul", signed, x.re), nil}
	infinite.im = b.do("fmul", signed, x.im)

	// An infinite number divided by a finite one is infinite.
	reFinite := b.compare(orderedNotEqual, re, infinity)
	imFinite := b.compare(orderedNotEqual, im, infinity)
	finiteDivisor := b.logic("and", reFinite, imFinite)
	xRe := b.abs(x.re)
	xReInfinite := b.compare(orderedEqual, xRe, infinity)
	xIm := b.abs(x.im)
	xImInfinite := b.compare(orderedEqual, xIm, infinity)
	infiniteDividend := b.logic("and", b.logic("or", xReInfinite, xImInfinite), finiteDivisor)
	one := b.constant(1)
	unit := b.unit(xReInfinite, xImInfinite, one, zero, x)
	overflow := b.projected(unit, y, infinity, false)

	// A finite number divided by an infinite one is zero.
	xReFinite := b.compare(orderedNotEqual, xRe, infinity)
	xImFinite := b.compare(orderedNotEqual, xIm, infinity)
	finiteDividend := b.logic("and", xReFinite, xImFinite)
	reInfinite := b.compare(orderedEqual, re, infinity)
	imInfinite := b.compare(orderedEqual, im, infinity)
	infiniteDivisor := b.logic("and", finiteDividend, b.logic("or", reInfinite, imInfinite))
	unit = b.unit(reInfinite, imInfinite, one, zero, y)
	vanishing := b.projected(x, unit, zero, true)

	smaller := b.compare(orderedLess, re, im)
	quotient := b.choose(smaller, small, large)
	special := b.choose(infiniteDivisor, vanishing, quotient)
	special = b.choose(infiniteDividend, overflow, special)
	special = b.choose(byZero, infinite, special)
	reNaN := b.compare(isUnordered, quotient.re, zero)
	imNaN := b.compare(isUnordered, quotient.im, zero)
	return b.choose(b.logic("and", reNaN, imNaN), special, quotient)
}

// scaled divides by Smith's algorithm: for a divisor whose real part is the smaller one, and
// for one where it is the larger one.
func (b complexBuilder) scaled(x, y number) (small, large number) {
	ratio := b.do("fdiv", y.re, y.im)
	scale := b.do("fadd", y.im, b.do("fmul", ratio, y.re))
	small.re = b.do("fdiv", b.do("fadd", b.do("fmul", x.re, ratio), x.im), scale)
	small.im = b.do("fdiv", b.do("fsub", b.do("fmul", x.im, ratio), x.re), scale)
	ratio = b.do("fdiv", y.im, y.re)
	scale = b.do("fadd", y.re, b.do("fmul", ratio, y.im))
	large.re = b.do("fdiv", b.do("fadd", x.re, b.do("fmul", x.im, ratio)), scale)
	large.im = b.do("fdiv", b.do("fsub", x.im, b.do("fmul", x.re, ratio)), scale)
	return small, large
}

// unit is 1 for each part that is infinite, else 0, with the signs of z.
func (b complexBuilder) unit(re, im, one, zero *ir.Value, z number) (u number) {
	u.re = b.copySign(b.selected(re, one, zero), z.re)
	u.im = b.copySign(b.selected(im, one, zero), z.im)
	return u
}

// projected is the product of x and the conjugate of y, times a factor. The order of the
// factors of the imaginary part is that of the part that is not finite.
func (b complexBuilder) projected(x, y number, factor *ir.Value, swapped bool) (z number) {
	rr := b.do("fmul", x.re, y.re)
	ii := b.do("fmul", x.im, y.im)
	z.re = b.do("fmul", factor, b.do("fadd", rr, ii))
	first, second := [2]*ir.Value{x.re, y.im}, [2]*ir.Value{x.im, y.re}
	if swapped {
		first, second = second, first
	}
	p := b.do("fmul", first[0], first[1])
	q := b.do("fmul", second[0], second[1])
	if !swapped {
		p, q = q, p
	}
	z.im = b.do("fmul", factor, b.do("fsub", p, q))
	return z
}

func (b complexBuilder) abs(v *ir.Value) *ir.Value { return b.do("intr.fabs", v) }

func (b complexBuilder) copySign(v, of *ir.Value) *ir.Value {
	return b.value("intr.copysign", b.of, []*ir.Value{v, of}, b.noFlags())
}

// noFlags is the attribute of operations that have none of the flags.
func (b complexBuilder) noFlags() ir.NamedAttribute {
	return ir.NamedAttribute{Name: "fastmathFlags", Value: fastMathBits(b.Context(), 0)}
}

func (b complexBuilder) constant(v float64) *ir.Value {
	f, _ := b.of.(*ir.FloatType)
	return b.value("mlir.constant", b.of, nil, ir.NamedAttribute{Name: "value", Value: b.Context().FloatAttr(f, num.NewAPFloat(f.Kind, v))})
}

func (b complexBuilder) compare(predicate int64, x, y *ir.Value) *ir.Value {
	ctx := b.Context()
	return b.value("fcmp", ctx.I1(), []*ir.Value{x, y}, b.noFlags(), ir.NamedAttribute{Name: "predicate", Value: ctx.Int64Attr(ctx.I64(), predicate)})
}

func (b complexBuilder) logic(name string, x, y *ir.Value) *ir.Value {
	return b.value(name, x.Type(), []*ir.Value{x, y})
}

func (b complexBuilder) selected(c, x, y *ir.Value) *ir.Value {
	return b.value("select", x.Type(), []*ir.Value{c, x, y}, b.noFlags())
}

func (b complexBuilder) choose(c *ir.Value, x, y number) (z number) {
	z.re = b.selected(c, x.re, y.re)
	z.im = b.selected(c, x.im, y.im)
	return z
}

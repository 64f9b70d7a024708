// Package complexdivision divides complex numbers with operations on their parts, for the
// lowerings of complex to several dialects.
package complexdivision

import (
	"math"

	"github.com/mica-ir/mica/ir"
)

// The predicates of comparisons of floating-point numbers, in arith and the llvm dialect.
const (
	orderedEqual    = 1
	orderedLess     = 4
	orderedNotEqual = 6
	isOrdered       = 7
	isUnordered     = 14
)

// A Number is a complex number.
type Number struct{ Re, Im *ir.Value }

// Arithmetic inserts operations of a dialect on the parts of complex numbers.
type Arithmetic interface {
	Add(x, y *ir.Value) *ir.Value
	Sub(x, y *ir.Value) *ir.Value
	Mul(x, y *ir.Value) *ir.Value
	Div(x, y *ir.Value) *ir.Value
	Abs(x *ir.Value) *ir.Value
	// CopySign, Compare and Select do not get the flags of the other operations.
	CopySign(x, of *ir.Value) *ir.Value
	Compare(predicate int64, x, y *ir.Value) *ir.Value
	Select(c, x, y *ir.Value) *ir.Value
	And(x, y *ir.Value) *ir.Value
	Or(x, y *ir.Value) *ir.Value
	Constant(v float64) *ir.Value
}

// Basic divides by the square of the absolute value, which may overflow where the result does
// not.
func Basic(b Arithmetic, x, y Number) Number {
	rr := b.Mul(y.Re, y.Re)
	ii := b.Mul(y.Im, y.Im)
	square := b.Add(rr, ii)
	rr = b.Mul(x.Re, y.Re)
	ii = b.Mul(x.Im, y.Im)
	re := b.Add(rr, ii)
	cross := b.Mul(x.Im, y.Re)
	im := b.Sub(cross, b.Mul(x.Re, y.Im))
	re = b.Div(re, square)
	return Number{Re: re, Im: b.Div(im, square)}
}

// Careful divides by Smith's algorithm, which scales by the quotient of the parts of
// the divisor, and corrects the result where a part is zero or infinite.
func Careful(b Arithmetic, x, y Number) Number {
	small, large := scaled(b, x, y)
	zero := b.Constant(0)
	re := b.Abs(y.Re)
	reZero := b.Compare(orderedEqual, re, zero)
	im := b.Abs(y.Im)
	imZero := b.Compare(orderedEqual, im, zero)

	// A number that is not all NaN divided by zero is infinite.
	reKnown := b.Compare(isOrdered, x.Re, zero)
	imKnown := b.Compare(isOrdered, x.Im, zero)
	known := b.Or(reKnown, imKnown)
	byZero := b.And(known, b.And(reZero, imZero))
	infinity := b.Constant(math.Inf(1))
	signed := b.CopySign(infinity, y.Re)
	infinite := Number{Re: b.Mul(signed, x.Re)}
	infinite.Im = b.Mul(signed, x.Im)

	// An infinite number divided by a finite one is infinite.
	reFinite := b.Compare(orderedNotEqual, re, infinity)
	imFinite := b.Compare(orderedNotEqual, im, infinity)
	finiteDivisor := b.And(reFinite, imFinite)
	xRe := b.Abs(x.Re)
	xReInfinite := b.Compare(orderedEqual, xRe, infinity)
	xIm := b.Abs(x.Im)
	xImInfinite := b.Compare(orderedEqual, xIm, infinity)
	infiniteDividend := b.And(b.Or(xReInfinite, xImInfinite), finiteDivisor)
	one := b.Constant(1)
	direction := unit(b, xReInfinite, xImInfinite, one, zero, x)
	overflow := projected(b, direction, y, infinity, false)

	// A finite number divided by an infinite one is zero.
	xReFinite := b.Compare(orderedNotEqual, xRe, infinity)
	xImFinite := b.Compare(orderedNotEqual, xIm, infinity)
	finiteDividend := b.And(xReFinite, xImFinite)
	reInfinite := b.Compare(orderedEqual, re, infinity)
	imInfinite := b.Compare(orderedEqual, im, infinity)
	infiniteDivisor := b.And(finiteDividend, b.Or(reInfinite, imInfinite))
	direction = unit(b, reInfinite, imInfinite, one, zero, y)
	vanishing := projected(b, x, direction, zero, true)

	smaller := b.Compare(orderedLess, re, im)
	quotient := choose(b, smaller, small, large)
	special := choose(b, infiniteDivisor, vanishing, quotient)
	special = choose(b, infiniteDividend, overflow, special)
	special = choose(b, byZero, infinite, special)
	reNaN := b.Compare(isUnordered, quotient.Re, zero)
	imNaN := b.Compare(isUnordered, quotient.Im, zero)
	return choose(b, b.And(reNaN, imNaN), special, quotient)
}

// scaled divides by Smith's algorithm: for a divisor whose real part is the smaller one, and
// for one where it is the larger one.
func scaled(b Arithmetic, x, y Number) (small, large Number) {
	ratio := b.Div(y.Re, y.Im)
	scale := b.Add(y.Im, b.Mul(ratio, y.Re))
	small.Re = b.Div(b.Add(b.Mul(x.Re, ratio), x.Im), scale)
	small.Im = b.Div(b.Sub(b.Mul(x.Im, ratio), x.Re), scale)
	ratio = b.Div(y.Im, y.Re)
	scale = b.Add(y.Re, b.Mul(ratio, y.Im))
	large.Re = b.Div(b.Add(x.Re, b.Mul(x.Im, ratio)), scale)
	large.Im = b.Div(b.Sub(x.Im, b.Mul(x.Re, ratio)), scale)
	return small, large
}

// unit is 1 for each part that is infinite, else 0, with the signs of z.
func unit(b Arithmetic, re, im, one, zero *ir.Value, z Number) (u Number) {
	u.Re = b.CopySign(b.Select(re, one, zero), z.Re)
	u.Im = b.CopySign(b.Select(im, one, zero), z.Im)
	return u
}

// projected is the product of x and the conjugate of y, times a factor. The order of the
// factors of the imaginary part is that of the part that is not finite.
func projected(b Arithmetic, x, y Number, factor *ir.Value, swapped bool) (z Number) {
	rr := b.Mul(x.Re, y.Re)
	ii := b.Mul(x.Im, y.Im)
	z.Re = b.Mul(factor, b.Add(rr, ii))
	first, second := [2]*ir.Value{x.Re, y.Im}, [2]*ir.Value{x.Im, y.Re}
	if swapped {
		first, second = second, first
	}
	p := b.Mul(first[0], first[1])
	q := b.Mul(second[0], second[1])
	if !swapped {
		p, q = q, p
	}
	z.Im = b.Mul(factor, b.Sub(p, q))
	return z
}

func choose(b Arithmetic, c *ir.Value, x, y Number) (z Number) {
	z.Re = b.Select(c, x.Re, y.Re)
	z.Im = b.Select(c, x.Im, y.Im)
	return z
}

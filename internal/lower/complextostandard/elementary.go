package complextostandard

import (
	"math"

	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/internal/lower/complexdivision"
	"github.com/mica-ir/mica/ir"
)

// A magnitude selects the function of the absolute value to compute.
type magnitude uint8

const (
	absolute    magnitude = iota
	root                  // the square root
	inverseRoot           // 1 divided by the square root
)

// magnitude computes a function of the absolute value without squares that overflow where the
// value does not.
func (b builder) magnitude(z number, f magnitude) *ir.Value {
	one := b.Constant(1)
	re, im := b.Abs(z.Re), (*ir.Value)(nil)
	im = b.Abs(z.Im)
	large := b.do("arith.maximumf", re, im)
	small := b.do("arith.minimumf", re, im)
	b = b.special()
	ratio := b.Div(small, large)
	sum := b.Add(b.Mul(ratio, ratio), one)
	var v *ir.Value
	limit := small
	switch f {
	case absolute:
		v = b.Mul(large, b.do("math.sqrt", sum))
	case root:
		quarter := b.Constant(0.25)
		scale := b.do("math.sqrt", large)
		v = b.Mul(scale, b.do("math.powf", sum, quarter))
	case inverseRoot:
		r := b.do("math.rsqrt", sum)
		limit = b.do("math.rsqrt", small)
		scale := b.do("math.rsqrt", large)
		v = b.Mul(scale, b.do("math.sqrt", r))
	}
	return b.Select(b.compare(arith.CmpFPredicateUNO, v, v), limit, v)
}

func (b builder) sum(name string, x, y *ir.Value) *ir.Value {
	re := b.do(name, b.both(b.re, x, y)...)
	return b.create(re, b.do(name, b.both(b.im, x, y)...))
}

func (b builder) both(part func(*ir.Value) *ir.Value, x, y *ir.Value) []*ir.Value {
	v := part(x)
	return []*ir.Value{v, part(y)}
}

func (b builder) product(x, y *ir.Value) *ir.Value {
	m := b.parts(x)
	n := b.parts(y)
	rr := b.Mul(m.Re, n.Re)
	ii := b.Mul(m.Im, n.Im)
	re := b.Sub(rr, ii)
	cross := b.Mul(m.Im, n.Re)
	return b.create(re, b.Add(cross, b.Mul(m.Re, n.Im)))
}

func (b builder) quotient(x, y *ir.Value, careful bool) *ir.Value {
	m := b.parts(x)
	n := b.parts(y)
	divide := complexdivision.Basic
	if careful {
		divide = complexdivision.Careful
	}
	z := divide(b, m, n)
	return b.create(z.Re, z.Im)
}

func (b builder) logarithm(x *ir.Value) *ir.Value {
	re := b.do("math.log", b.magnitude(b.parts(x), absolute))
	z := b.parts(x)
	return b.create(re, b.do("math.atan2", z.Im, z.Re))
}

// log1p computes the logarithm of 1 + x, also of small numbers.
func (b builder) log1p(x *ir.Value) *ir.Value {
	z := b.parts(x)
	half, one := b.Constant(0.5), (*ir.Value)(nil)
	one = b.Constant(1)
	plus := b.Add(z.Re, one)
	re := b.Abs(plus)
	im := b.Abs(z.Im)
	large := b.do("arith.maximumf", re, im)
	small := b.do("arith.minimumf", re, im)
	isReal := b.compare(arith.CmpFPredicateOGT, plus, im)
	rest := b.Select(isReal, z.Re, b.Sub(large, one))
	s := b.special()
	ratio := s.Div(small, large)
	first := b.do("math.log1p", rest)
	second := s.do("math.log1p", s.Mul(ratio, ratio))
	r := s.Add(s.Mul(half, second), first)
	r = s.Select(s.compare(arith.CmpFPredicateUNO, r, r), small, r)
	return b.create(r, b.do("math.atan2", z.Im, plus))
}

func (b builder) exp(x *ir.Value) *ir.Value {
	z := b.parts(x)
	zero, half := b.Constant(0), (*ir.Value)(nil)
	half = b.Constant(0.5)
	infinity := b.Constant(math.Inf(1))
	e := b.do("math.exp", z.Re)
	e2 := b.do("math.exp", b.Mul(z.Re, half))
	cos := b.do("math.cos", z.Im)
	sin := b.do("math.sin", z.Im)
	overflows := b.compare(arith.CmpFPredicateOEQ, e, infinity)
	isReal := b.plain().compare(arith.CmpFPredicateOEQ, z.Im, zero)
	part := func(of *ir.Value) *ir.Value {
		v := b.Mul(e, of)
		scaled := b.Mul(b.Mul(e2, of), e2)
		return b.Select(overflows, scaled, v)
	}
	re := part(cos)
	return b.create(re, b.Select(isReal, zero, part(sin)))
}

// cosineMinusOne computes cos(x) - 1, of small numbers as a polynomial of Cephes.
func (b builder) cosineMinusOne(x *ir.Value) *ir.Value {
	half, one := b.Constant(-0.5), (*ir.Value)(nil)
	one = b.Constant(-1)
	large := b.Add(b.do("math.cos", x), one)
	square := b.Mul(x, x)
	fourth := b.Mul(square, square)
	coefficients := []float64{4.7377507964246204691685e-14, -1.1470284843425359765671e-11, 2.0876754287081521758361e-9,
		-2.7557319214999787979814e-7, 2.4801587301570552304991e-5, -1.3888888888888872993737e-3, 4.1666666666666666609054e-2}
	p := b.Constant(coefficients[0])
	for _, c := range coefficients[1:] {
		p = b.do("math.fma", p, square, b.Constant(c))
	}
	p = b.Mul(fourth, p)
	small := b.plain().Add(p, b.Mul(half, square))
	limit := b.Constant(0.61685) // the square of about π/4
	return b.Select(b.compare(arith.CmpFPredicateOGE, square, limit), large, small)
}

func (b builder) expm1(x *ir.Value) *ir.Value {
	z := b.parts(x)
	zero, one := b.Constant(0), (*ir.Value)(nil)
	one = b.Constant(1)
	e1 := b.do("math.expm1", z.Re)
	e := b.Add(e1, one)
	sin := b.do("math.sin", z.Im)
	cos1 := b.cosineMinusOne(z.Im)
	cos := b.Add(cos1, one)
	re := b.Add(b.Mul(e1, cos), cos1)
	isReal := b.compare(arith.CmpFPredicateOEQ, z.Im, zero)
	return b.create(re, b.Select(isReal, zero, b.Mul(e, sin)))
}

// halves returns the terms of sines and cosines: exp(im)/2, exp(-im)/2, the sine and the cosine of
// the real part.
func (b builder) halves(x *ir.Value) (up, down, sin, cos *ir.Value) {
	z := b.parts(x)
	half := b.Constant(0.5)
	e := b.do("math.exp", z.Im)
	up = b.Mul(half, e)
	down = b.Div(half, e)
	sin = b.do("math.sin", z.Re)
	return up, down, sin, b.do("math.cos", z.Re)
}

func (b builder) cosine(x *ir.Value) *ir.Value {
	up, down, sin, cos := b.halves(x)
	re := b.Mul(b.Add(down, up), cos)
	return b.create(re, b.Mul(b.Sub(down, up), sin))
}

func (b builder) sine(x *ir.Value) *ir.Value {
	up, down, sin, cos := b.halves(x)
	re := b.Mul(b.Add(up, down), sin)
	return b.create(re, b.Mul(b.Sub(up, down), cos))
}

// tangent is i times the hyperbolic tangent of -i times the number.
func (b builder) tangent(x *ir.Value) *ir.Value {
	z := b.parts(x)
	minus := b.Constant(-1)
	t := b.hyperbolic(number{Re: b.Mul(z.Im, minus), Im: z.Re}, minus)
	return b.create(t.Im, b.Mul(t.Re, minus))
}

func (b builder) hyperbolicTangent(x *ir.Value) *ir.Value {
	z := b.parts(x)
	t := b.hyperbolic(z, b.Constant(-1))
	return b.create(t.Re, t.Im)
}

// hyperbolic computes the hyperbolic tangent.
func (b builder) hyperbolic(z number, minus *ir.Value) number {
	infinity, four := b.Constant(math.Inf(1)), (*ir.Value)(nil)
	four = b.Constant(4)
	twice := b.Add(z.Re, z.Re)
	negative := b.Mul(minus, twice)
	up := b.do("math.expm1", twice)
	down := b.do("math.expm1", negative)
	re := b.Sub(up, down)
	cos := b.do("math.cos", z.Im)
	square := b.Mul(b.Mul(cos, cos), four)
	sin := b.do("math.sin", z.Im)
	im := b.Mul(four, b.Mul(cos, sin))
	sum := b.Add(up, down)
	divisor := b.Add(sum, square)
	overflows := b.compare(arith.CmpFPredicateOEQ, sum, infinity)
	limit := b.do("math.copysign", minus, z.Re)
	re = b.Select(overflows, limit, b.Div(re, divisor))
	quotient := b.Div(im, divisor)
	if b.isFinite() {
		return number{Re: re, Im: quotient}
	}

	abs := b.Abs(z.Re)
	zero, nan := b.Constant(0), (*ir.Value)(nil)
	nan = b.Constant(math.NaN())
	isInfinite := b.compare(arith.CmpFPredicateOEQ, abs, infinity)
	isReal := b.compare(arith.CmpFPredicateOEQ, z.Im, zero)
	yes := arith.NewConstant(b.Builder, b.Context().BoolAttr(true)).Result(0)
	isFinite := arith.NewXOrI(b.Builder, isInfinite, yes).Result(0)
	isNaN := b.compare(arith.CmpFPredicateUNO, im, im)
	unknown := b.And(isNaN, isFinite)
	vanishes := b.Or(isReal, b.And(isInfinite, isNaN))
	re = b.Select(unknown, nan, re)
	return number{Re: re, Im: b.Select(vanishes, zero, quotient)}
}

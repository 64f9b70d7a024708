package math

import (
	"math"
	"math/big"
)

// The elementary functions of this file are computed with more than a hundred bits beyond
// those of a double and then rounded once, so that a fold does not depend on the libm of
// the machine. Their arguments are finite.

// precision is that of intermediate results in bits.
const precision = 256

// A real is an intermediate result.
type real = *big.Float

func newReal() real              { return new(big.Float).SetPrec(precision) }
func exact(x float64) real       { return newReal().SetFloat64(x) }
func integer(x int64) real       { return newReal().SetInt64(x) }
func add(x, y real) real         { return newReal().Add(x, y) }
func sub(x, y real) real         { return newReal().Sub(x, y) }
func mul(x, y real) real         { return newReal().Mul(x, y) }
func div(x, y real) real         { return newReal().Quo(x, y) }
func root(x real) real           { return newReal().Sqrt(x) }
func scale(x real, exp int) real { return newReal().SetMantExp(x, exp) }
func double(x real) float64      { f, _ := x.Float64(); return f }

// isTiny reports whether x is so close to zero that few terms of a series are exact.
func isTiny(x real) bool { return x.Sign() == 0 || x.MantExp(nil) < -48 }

// polynomial returns x * (c[0] + x*c[1] + ...), where the coefficients are fractions 1/c.
func polynomial(x real, c ...int64) real {
	sum := integer(0)
	for i := len(c) - 1; i >= 0; i-- {
		sum = mul(x, sum)
		if c[i] != 0 {
			sum.Add(sum, div(integer(1), integer(c[i])))
		}
	}
	return mul(x, sum)
}

// piDigits are the first hexadecimal digits of π, more than the exponents of doubles need
// for the reduction of an angle.
const piDigits = "" +
	"243f6a8885a308d313198a2e03707344a4093822299f31d0082efa98ec4e6c89452821e638d01377be5466cf34e90c6cc0ac" +
	"29b7c97c50dd3f84d5b5b54709179216d5d98979fb1bd1310ba698dfb5ac2ffd72dbd01adfb7b8e1afed6a267e96ba7c9045" +
	"f12c7f9924a19947b3916cf70801f2e2858efc16636920d871574e69a458fea3f4933d7e0d95748f728eb658718bcd588215" +
	"4aee7b54a41dc25a59b59c30d5392af26013"

// pi returns π with a number of bits.
func pi(bits uint) real {
	p, _, err := big.ParseFloat("0x3."+piDigits, 0, bits, big.ToNearestEven)
	if err != nil {
		panic(err)
	}
	return p
}

// ln2 returns the logarithm of two, from the series of the inverse hyperbolic tangent of
// a third.
func ln2() real {
	sum, power := integer(0), div(integer(2), integer(3))
	nine := integer(9)
	for k := int64(1); power.MantExp(nil) > -precision; k += 2 {
		sum.Add(sum, div(power, integer(k)))
		power.Quo(power, nine)
	}
	return sum
}

// exp returns e to the power of x, which is at most a few thousands.
func exp(x real) real {
	const halvings = 12
	l := ln2()
	q, _ := add(div(x, l), big.NewFloat(math.Copysign(0.5, double(x)))).Int64()
	r := scale(sub(x, mul(integer(q), l)), -halvings)
	sum, term := integer(1), integer(1)
	for k := int64(1); term.Sign() != 0 && term.MantExp(nil) > -precision; k++ {
		term = div(mul(term, r), integer(k))
		sum.Add(sum, term)
	}
	for range halvings {
		sum = mul(sum, sum)
	}
	return scale(sum, int(q))
}

// expm1 returns exp(x) - 1.
func expm1(x real) real {
	if isTiny(x) {
		return polynomial(x, 1, 2, 6, 24, 120)
	}
	return sub(exp(x), integer(1))
}

// log returns the logarithm of a positive number.
func log(x real) real {
	m := newReal()
	e := x.MantExp(m)
	if double(m) < math.Sqrt2/2 {
		m, e = scale(m, 1), e-1
	}
	y := exact(math.Log(double(m)))
	for range 2 {
		// Halley's iteration, which triples the number of exact bits.
		z := exp(y)
		y.Add(y, scale(div(sub(m, z), add(m, z)), 1))
	}
	if e == 0 {
		return y
	}
	return add(y, mul(integer(int64(e)), ln2()))
}

// log1p returns log(1 + x).
func log1p(x real) real {
	if isTiny(x) {
		return polynomial(x, 1, -2, 3, -4, 5)
	}
	return log(add(integer(1), x))
}

// sincos returns the sine and cosine of a finite double.
func sincos(x float64) (sin, cos real) {
	_, e := math.Frexp(x)
	bits := uint(precision + max(0, e))
	half := pi(bits)
	half.SetMantExp(half, -1)
	wide := func() real { return new(big.Float).SetPrec(bits) }
	q := wide().Quo(wide().SetFloat64(x), half)
	n, _ := q.Add(q, big.NewFloat(math.Copysign(0.5, x))).Int(nil)
	r := newReal().Set(wide().Sub(wide().SetFloat64(x), wide().Mul(wide().SetInt(n), half)))
	sin, cos = series(r)
	switch new(big.Int).And(n, big.NewInt(3)).Int64() {
	case 1:
		return cos, sin.Neg(sin)
	case 2:
		return sin.Neg(sin), cos.Neg(cos)
	case 3:
		return cos.Neg(cos), sin
	}
	return sin, cos
}

// series returns the sine and cosine of an angle below one.
func series(r real) (sin, cos real) {
	sin, cos = newReal().Set(r), integer(1)
	square := mul(r, r)
	square.Neg(square)
	s, c := newReal().Set(r), integer(1)
	for k := int64(1); s.Sign() != 0 && c.MantExp(nil) > -precision; k++ {
		c = div(mul(c, square), integer((2*k-1)*2*k))
		s = div(mul(s, square), integer(2*k*(2*k+1)))
		cos.Add(cos, c)
		sin.Add(sin, s)
	}
	return sin, cos
}

// atan returns the angle of a tangent.
func atan(x real) real {
	if isTiny(x) {
		return polynomial(x, 1, 0, -3, 0, 5)
	}
	// The difference from an approximation is small, so that few terms of its series do.
	approximate := math.Atan(double(x))
	sin, cos := sincos(approximate)
	t := div(sin, cos)
	d := div(sub(x, t), add(integer(1), mul(x, t)))
	return add(exact(approximate), polynomial(d, 1, 0, -3, 0, 5))
}

// asin returns the angle of a sine between -1 and 1.
func asin(x real) real {
	if x.Sign() == 0 {
		return x
	}
	rest := root(mul(sub(integer(1), x), add(integer(1), x)))
	if rest.Sign() == 0 {
		return scale(mul(integer(int64(x.Sign())), pi(precision)), -1)
	}
	return atan(div(x, rest))
}

// acos returns the angle of a cosine between -1 and 1.
func acos(x real) real {
	if below := add(integer(1), x); below.Sign() != 0 {
		return scale(atan(root(div(sub(integer(1), x), below))), 1)
	}
	return pi(precision)
}

// atan2 returns the angle of a point that is on no axis.
func atan2(y, x real) real {
	a := atan(div(y, x))
	if x.Sign() > 0 {
		return a
	}
	if y.Sign() < 0 {
		return sub(a, pi(precision))
	}
	return add(a, pi(precision))
}

func sinh(x real) real {
	if isTiny(x) {
		return polynomial(x, 1, 0, 6, 0, 120)
	}
	e := exp(x)
	return scale(sub(e, div(integer(1), e)), -1)
}

func cosh(x real) real {
	e := exp(x)
	return scale(add(e, div(integer(1), e)), -1)
}

func tanh(x real) real {
	e := expm1(scale(x, 1))
	return div(e, add(e, integer(2)))
}

func asinh(x real) real {
	a := newReal().Abs(x)
	square := mul(a, a)
	y := log1p(add(a, div(square, add(integer(1), root(add(integer(1), square))))))
	if x.Sign() < 0 {
		y.Neg(y)
	}
	return y
}

// acosh is defined for numbers that are at least one.
func acosh(x real) real {
	less := sub(x, integer(1))
	return log1p(add(less, root(mul(less, add(x, integer(1))))))
}

// atanh is defined for numbers between -1 and 1.
func atanh(x real) real {
	return scale(log1p(div(scale(x, 1), sub(integer(1), x))), -1)
}

// erf returns the error function of a number between -7 and 7.
func erf(x real) real {
	// A series without cancellation.
	square := mul(x, x)
	sum, term := newReal().Set(x), newReal().Set(x)
	for k := int64(1); term.Sign() != 0 && term.MantExp(nil) > sum.MantExp(nil)-precision; k++ {
		term = div(scale(mul(term, square), 1), integer(2*k+1))
		sum.Add(sum, term)
	}
	return div(scale(mul(sum, exp(newReal().Neg(square))), 1), root(pi(precision)))
}

// erfc returns 1 - erf(x) for a number that is at least one half, by its continued fraction.
func erfc(x real) real {
	square := mul(x, x)
	// The farther from zero, the fewer steps are needed.
	steps := int64(60 + 8000/math.Pow(double(x), 2))
	f := newReal().Set(x)
	for k := steps; k > 0; k-- {
		f = add(x, div(scale(integer(k), -1), f))
	}
	return div(exp(newReal().Neg(square)), mul(f, root(pi(precision))))
}

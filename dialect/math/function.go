package math

import (
	"math"
	"math/big"

	"github.com/mica-ir/mica/num"
)

// A function is an elementary function of a double. It returns nil where the function is undefined.
type function func(x float64) real

// elementary applies a function to numbers of the types f32 and f64.
func elementary(f function) func(x num.APFloat) (num.APFloat, bool) {
	return doubles(func(x num.APFloat) num.APFloat {
		if x.IsNaN() {
			return x
		}
		return rounded(x.Kind(), f(x.Float64()))
	})
}

// angleOf applies the inverse of sine or cosine. Beyond its domain is a NaN without sign.
func angleOf(f func(x real) real) func(x num.APFloat) (num.APFloat, bool) {
	inverse := elementary(between(-1, 1, f))
	return func(x num.APFloat) (num.APFloat, bool) {
		y, ok := inverse(x)
		if y.IsNaN() && !x.IsNaN() {
			y = y.Abs()
		}
		return y, ok
	}
}

// rounded returns the number of a kind next to y.
func rounded(k num.FloatKind, y real) num.APFloat {
	switch {
	case y == nil:
		return k.NaN().Neg()
	case k == num.F32:
		f, _ := y.Float32()
		return num.NewAPFloat(k, float64(f))
	}
	return num.NewAPFloat(k, double(y))
}

func infinity(negative bool) real { return newReal().SetInf(negative) }

// functions returns the functions of one number that are defined for all numbers, or else are NaN.
func functions() map[string]function {
	one := integer(1)
	half := scale(pi(precision), -1)
	return map[string]function{
		"sin":   odd(finite(nil, func(x float64) real { s, _ := sincos(x); return s })),
		"cos":   finite(nil, func(x float64) real { _, c := sincos(x); return c }),
		"tan":   odd(finite(nil, func(x float64) real { s, c := sincos(x); return div(s, c) })),
		"atan":  odd(finite(half, of(atan))),
		"sinh":  odd(growing(of(sinh))),
		"cosh":  func(x float64) real { return growing(of(cosh))(math.Abs(x)) },
		"tanh":  odd(func(x float64) real { return limited(x, 40, one, tanh) }),
		"asinh": odd(finite(infinity(false), of(asinh))),
		"acosh": func(x float64) real {
			if x < 1 {
				return nil
			}
			return finite(infinity(false), of(acosh))(x)
		},
		"atanh": odd(func(x float64) real {
			if math.Abs(x) == 1 {
				return infinity(x < 0)
			}
			return between(-1, 1, atanh)(x)
		}),
		"exp":   growing(of(exp)),
		"exp2":  growing(func(x float64) real { return exp(mul(exact(x), ln2())) }),
		"expm1": odd(growing(of(expm1))),
		"erf":   odd(func(x float64) real { return limited(x, 7, one, erf) }),
		"erfc":  complement,
	}
}

func of(f func(x real) real) function { return func(x float64) real { return f(exact(x)) } }

// odd keeps the sign of zero.
func odd(f function) function {
	return func(x float64) real {
		if x == 0 {
			return exact(x)
		}
		return f(x)
	}
}

// finite is f of finite numbers; at infinity it is the given number, with the sign.
func finite(limit real, f function) function {
	return func(x float64) real {
		if !math.IsInf(x, 0) {
			return f(x)
		}
		if limit == nil || x > 0 {
			return limit
		}
		return newReal().Neg(limit)
	}
}

// between is f of the numbers of an interval, and else nothing.
func between(low, high float64, f func(x real) real) function {
	return func(x float64) real {
		if x < low || x > high {
			return nil
		}
		return f(exact(x))
	}
}

// growing is f where the exponential function fits in a double; beyond that it has reached
// its limit.
func growing(f function) function {
	return func(x float64) real { return f(max(-2000, min(2000, x))) }
}

// limited is f up to a bound, and then a number with the sign of x.
func limited(x, bound float64, limit real, f func(x real) real) real {
	switch {
	case x > bound:
		return limit
	case x < -bound:
		return newReal().Neg(limit)
	}
	return f(exact(x))
}

// logarithm returns the logarithm of numbers that are not negative.
func logarithm(base int64) function {
	return func(x float64) real {
		switch {
		case x == 0:
			return infinity(true)
		case math.IsInf(x, 0):
			return infinity(false)
		case base == 1:
			return log(exact(x))
		}
		return div(log(exact(x)), log(integer(base)))
	}
}

// functionLog1p is the logarithm of 1 + x, which is not negative.
func functionLog1p(x float64) real {
	switch {
	case x == 0:
		return exact(x)
	case x == -1:
		return infinity(true)
	}
	return finite(infinity(false), of(log1p))(x)
}

// complement is 1 - erf(x).
func complement(x float64) real {
	switch {
	case x < -7:
		return integer(2)
	case x < 6:
		return sub(integer(1), erf(exact(x)))
	case x > 30:
		return integer(0)
	}
	return erfc(exact(x))
}

// power returns x to the power of y.
func power(x, y num.APFloat) num.APFloat {
	k, a, b := x.Kind(), x.Float64(), y.Float64()
	// Go has the same results as C where an operand or the result is special.
	special := math.Pow(a, b)
	switch {
	case x.IsNaN() && math.IsNaN(special):
		return x
	case y.IsNaN() && math.IsNaN(special):
		return y
	case math.IsNaN(special):
		return k.NaN().Neg()
	case special == 0, math.IsInf(special, 0), a == 0, math.IsInf(a, 0), math.IsInf(b, 0), math.IsNaN(a), math.IsNaN(b):
		return num.NewAPFloat(k, special)
	}
	r := exp(mul(exact(b), log(newReal().Abs(exact(a)))))
	// A result that is exact, or halfway between two doubles, has few bits.
	r.SetPrec(precision / 2)
	if special < 0 {
		r.Neg(r)
	}
	return rounded(k, r)
}

// angle returns the angle of the point (x, y). That of (0, 0) is zero or π, depending on the sign
// of x.
func angle(y, x num.APFloat) num.APFloat {
	k, a, b := x.Kind(), y.Float64(), x.Float64()
	switch {
	case y.IsNaN():
		return y
	case x.IsNaN():
		return x
	case a == 0, b == 0, math.IsInf(a, 0), math.IsInf(b, 0):
		return rounded(k, new(big.Float).SetFloat64(math.Atan2(a, b)))
	}
	return rounded(k, atan2(exact(a), exact(b)))
}

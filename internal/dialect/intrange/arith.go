package intrange

import (
	"math/big"

	"github.com/mica-ir/mica/num"
)

// Overflow lists the kinds of overflow that a result is assumed not to have.
type Overflow struct{ NSW, NUW bool }

// An operation returns the result of two integers, or false if it is undefined.
type operation func(x, y num.APInt) (num.APInt, bool)

// between returns the range from the result of two integers to that of two others.
func between(f operation, loX, loY, hiX, hiY num.APInt, signed bool) num.IntRange {
	lo, ok1 := f(loX, loY)
	hi, ok2 := f(hiX, hiY)
	switch {
	case !ok1 || !ok2:
		return num.MaxIntRange(loX.Width())
	case signed:
		return num.SignedRange(lo, hi)
	}
	return num.UnsignedRange(lo, hi)
}

// extremes returns the range of the results of all pairs.
func extremes(f operation, xs, ys [2]num.APInt, signed bool) num.IntRange {
	var lo, hi num.APInt
	for i, x := range xs {
		for j, y := range ys {
			z, ok := f(x, y)
			if !ok {
				return num.MaxIntRange(x.Width())
			}
			if i == 0 && j == 0 {
				lo, hi = z, z
			}
			cmp := num.APInt.CmpU
			if signed {
				cmp = num.APInt.CmpS
			}
			if cmp(z, lo) < 0 {
				lo = z
			}
			if cmp(z, hi) > 0 {
				hi = z
			}
		}
	}
	if signed {
		return num.SignedRange(lo, hi)
	}
	return num.UnsignedRange(lo, hi)
}

// exact returns the operation that computes f with unlimited width. If the result does not fit, the
// operation returns the nearest value that does if saturate is set, and otherwise false.
func exact(f func(z, x, y *big.Int) *big.Int, signed, saturate bool) operation {
	return func(x, y num.APInt) (num.APInt, bool) {
		if signed {
			return limit(f(new(big.Int), x.SignedBig(), y.SignedBig()), x.Width(), true, saturate)
		}
		return limit(f(new(big.Int), x.Big(), y.Big()), x.Width(), false, saturate)
	}
}

func limit(z *big.Int, width int, signed, saturate bool) (num.APInt, bool) {
	lo, hi := new(big.Int), num.UnsignedMax(width).Big()
	if signed {
		lo, hi = num.SignedMin(width).SignedBig(), num.SignedMax(width).SignedBig()
	}
	switch {
	case z.Cmp(lo) < 0:
		z = lo
	case z.Cmp(hi) > 0:
		z = hi
	default:
		return num.APIntFromBig(width, z), true
	}
	return num.APIntFromBig(width, z), saturate
}

// Add returns the range of a sum.
func Add(x, y num.IntRange, o Overflow) num.IntRange {
	u := between(exact((*big.Int).Add, false, o.NUW), x.UMin, y.UMin, x.UMax, y.UMax, false)
	return u.Intersect(between(exact((*big.Int).Add, true, o.NSW), x.SMin, y.SMin, x.SMax, y.SMax, true))
}

// Sub returns the range of a difference.
func Sub(x, y num.IntRange, o Overflow) num.IntRange {
	u := between(exact((*big.Int).Sub, false, o.NUW), x.UMin, y.UMax, x.UMax, y.UMin, false)
	return u.Intersect(between(exact((*big.Int).Sub, true, o.NSW), x.SMin, y.SMax, x.SMax, y.SMin, true))
}

// Mul returns the range of a product.
func Mul(x, y num.IntRange, o Overflow) num.IntRange {
	u := between(exact((*big.Int).Mul, false, o.NUW), x.UMin, y.UMin, x.UMax, y.UMax, false)
	return u.Intersect(extremes(exact((*big.Int).Mul, true, o.NSW), signed(x), signed(y), true))
}

func signed(r num.IntRange) [2]num.APInt   { return [2]num.APInt{r.SMin, r.SMax} }
func unsigned(r num.IntRange) [2]num.APInt { return [2]num.APInt{r.UMin, r.UMax} }

// A correction changes a quotient that is rounded toward zero.
type correction func(x, y, quotient num.APInt) (num.APInt, bool)

// Contradictory assumptions can leave an empty range, with a zero bound or with bounds in reverse
// order, so the code below compares divisors with zero again.

func truncated(_, _, q num.APInt) (num.APInt, bool) { return q, true }

// DivU returns the range of an unsigned quotient.
func DivU(x, y num.IntRange) num.IntRange { return divU(x, y, truncated) }

// CeilDivU returns the range of an unsigned quotient that is rounded up.
func CeilDivU(x, y num.IntRange) num.IntRange {
	return divU(x, y, func(x, y, q num.APInt) (num.APInt, bool) {
		if x.URem(y).IsZero() {
			return q, true
		}
		return increment(q, 1, false)
	})
}

// increment adds n and reports whether the result fits.
func increment(x num.APInt, n int64, signed bool) (num.APInt, bool) {
	b := x.Big()
	if signed {
		b = x.SignedBig()
	}
	return limit(new(big.Int).Add(b, big.NewInt(n)), x.Width(), signed, false)
}

func divU(x, y num.IntRange, fix correction) num.IntRange {
	if y.UMin.IsZero() {
		// The divisor may be zero, in which case anything may result.
		lo := num.NewAPInt(x.Width(), 0)
		if !y.UMax.IsZero() && x.UMin.CmpU(y.UMax) >= 0 {
			lo = x.UMin.UDiv(y.UMax)
		}
		return num.UnsignedRange(lo, x.UMax)
	}
	return extremes(func(x, y num.APInt) (num.APInt, bool) {
		if y.IsZero() {
			return num.APInt{}, false
		}
		return fix(x, y, x.UDiv(y))
	}, unsigned(x), unsigned(y), false)
}

// DivS returns the range of a signed quotient.
func DivS(x, y num.IntRange) num.IntRange { return divS(x, y, truncated) }

// FloorDivS returns the range of a signed quotient that is rounded down.
func FloorDivS(x, y num.IntRange) num.IntRange {
	return divS(x, y, func(x, y, q num.APInt) (num.APInt, bool) {
		if x.SRem(y).IsZero() || x.IsNegative() == y.IsNegative() {
			return q, true
		}
		return increment(q, -1, true)
	})
}

// CeilDivS returns the range of a signed quotient that is rounded up.
func CeilDivS(x, y num.IntRange) num.IntRange {
	return divS(x, y, func(x, y, q num.APInt) (num.APInt, bool) {
		if !x.SRem(y).IsZero() && x.IsNegative() == y.IsNegative() {
			return increment(q, 1, true)
		}
		return q, true
	})
}

func divS(x, y num.IntRange, fix correction) num.IntRange {
	if !isPositive(y.SMin) && !y.SMax.IsNegative() {
		return num.MaxIntRange(x.Width()) // the divisor may be zero
	}
	return extremes(func(x, y num.APInt) (num.APInt, bool) {
		if y.IsZero() || y.IsAllOnes() && x.Equal(num.SignedMin(x.Width())) {
			return num.APInt{}, false
		}
		return fix(x, y, x.SDiv(y))
	}, signed(x), signed(y), true)
}

func isPositive(x num.APInt) bool { return !x.IsNegative() && !x.IsZero() }

// RemS returns the range of a signed remainder.
func RemS(x, y num.IntRange) num.IntRange {
	lo, hi := num.SignedMin(x.Width()), num.SignedMax(x.Width())
	if !isPositive(y.SMin) && !y.SMax.IsNegative() {
		return num.SignedRange(lo, hi)
	}
	divisor := y.SMax
	if !isPositive(y.SMin) {
		divisor = y.SMin.Neg()
	}
	zero, greatest := num.NewAPInt(x.Width(), 0), divisor.Sub(num.NewAPInt(x.Width(), 1))
	if lo = zero; x.SMin.IsNegative() {
		lo = greatest.Neg()
	}
	if hi = zero; isPositive(x.SMax) {
		hi = greatest
	}
	if y.SMin.Equal(y.SMax) && !divisor.IsZero() && x.SMax.Sub(x.SMin).CmpU(divisor) < 0 {
		// The remainders are contiguous unless the multiples of the divisor are between.
		if a, b := x.SMin.SRem(divisor), x.SMax.SRem(divisor); a.CmpS(b) <= 0 {
			lo, hi = a, b
		}
	}
	return num.SignedRange(lo, hi)
}

// RemU returns the range of an unsigned remainder.
func RemU(x, y num.IntRange) num.IntRange {
	lo, hi := num.NewAPInt(x.Width(), 0), y.UMax.Sub(num.NewAPInt(x.Width(), 1))
	if x.UMax.CmpU(hi) < 0 {
		hi = x.UMax // a remainder is not greater than the dividend
	}
	if !y.UMin.IsZero() && y.UMin.Equal(y.UMax) && x.UMax.Sub(x.UMin).CmpU(y.UMax) < 0 {
		if a, b := x.UMin.URem(y.UMax), x.UMax.URem(y.UMax); a.CmpU(b) <= 0 {
			lo, hi = a, b
		}
	}
	return num.UnsignedRange(lo, hi)
}

// MaxS returns the range of the greater of two signed integers.
func MaxS(x, y num.IntRange) num.IntRange {
	return num.SignedRange(pick(x.SMin, y.SMin, num.APInt.CmpS, 1), pick(x.SMax, y.SMax, num.APInt.CmpS, 1))
}

// MinS returns the range of the less of two signed integers.
func MinS(x, y num.IntRange) num.IntRange {
	return num.SignedRange(pick(x.SMin, y.SMin, num.APInt.CmpS, -1), pick(x.SMax, y.SMax, num.APInt.CmpS, -1))
}

// MaxU returns the range of the greater of two unsigned integers.
func MaxU(x, y num.IntRange) num.IntRange {
	return num.UnsignedRange(pick(x.UMin, y.UMin, num.APInt.CmpU, 1), pick(x.UMax, y.UMax, num.APInt.CmpU, 1))
}

// MinU returns the range of the less of two unsigned integers.
func MinU(x, y num.IntRange) num.IntRange {
	return num.UnsignedRange(pick(x.UMin, y.UMin, num.APInt.CmpU, -1), pick(x.UMax, y.UMax, num.APInt.CmpU, -1))
}

// pick returns the integer that compares to the other as given.
func pick(x, y num.APInt, cmp func(x, y num.APInt) int, order int) num.APInt {
	if cmp(y, x) == order {
		return y
	}
	return x
}

package num

import "math/big"

// A RoundingMode is a direction for rounding to an integer.
type RoundingMode uint8

// The rounding modes.
const (
	ToNearestEven RoundingMode = iota
	ToNearestAway
	TowardZero
	TowardPositive
	TowardNegative
)

// RoundToIntegral returns the integer next to x in a direction. It has the sign of x, even
// if it is zero.
func (x APFloat) RoundToIntegral(mode RoundingMode) APFloat {
	u := x.unpack()
	switch {
	case u.class == classNaN:
		return x.Quiet()
	case u.class != classFinite:
		return x
	}
	m, exp := u.magnitude()
	if exp >= 0 {
		return x
	}
	shift := uint(-exp)
	whole := new(big.Int).Rsh(m, shift)
	if roundsUp(m, whole, shift, mode, u.neg) {
		whole.Add(whole, big.NewInt(1))
	}
	if whole.Sign() == 0 {
		z, _ := zero(x.kind, u.neg)
		return z
	}
	y, _ := roundTo(x.kind, u.neg, whole, 0, false)
	return y
}

// roundsUp reports whether the magnitude m * 2^-shift with integer part whole is rounded
// away from zero.
func roundsUp(m, whole *big.Int, shift uint, mode RoundingMode, neg bool) bool {
	zeros := m.TrailingZeroBits()
	if zeros >= shift {
		return false
	}
	half := m.Bit(int(shift)-1) != 0
	switch mode {
	case ToNearestEven:
		return half && (zeros < shift-1 || whole.Bit(0) != 0)
	case ToNearestAway:
		return half
	case TowardPositive:
		return !neg
	case TowardNegative:
		return neg
	}
	return false
}

// CopySign returns x with the sign of y.
func (x APFloat) CopySign(y APFloat) APFloat {
	if x.IsNegative() != y.IsNegative() {
		return x.Neg()
	}
	return x
}

// IsNormal reports whether x is neither zero, denormal, infinite nor NaN.
func (x APFloat) IsNormal() bool {
	u := x.unpack()
	return u.class == classFinite && x.Exponent() >= formats[x.kind].minExp
}

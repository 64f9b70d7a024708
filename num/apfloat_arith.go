package num

import "math/big"

// Neg returns x with the sign flipped. Zero is unchanged if the format has no
// negative zero, as is every number of an unsigned format.
func (x APFloat) Neg() APFloat {
	f := &formats[x.kind]
	u := x.unpack()
	switch {
	case f.noSign, f.nan == nanNegZero && (u.class == classZero || u.class == classNaN):
		return x
	case f.width > 64:
		x.hi ^= 1 << (f.width - 1 - 64)
	default:
		x.lo ^= 1 << (f.width - 1)
	}
	return x
}

// Abs returns x without its sign.
func (x APFloat) Abs() APFloat {
	if x.IsNegative() {
		return x.Neg()
	}
	return x
}

// same unpacks x and y, and panics if their formats differ.
func (x APFloat) same(y APFloat) (u, v unpacked) {
	if x.kind != y.kind {
		panic("num: arithmetic on " + x.kind.String() + " and " + y.kind.String())
	}
	return x.unpack(), y.unpack()
}

// IsSignaling reports whether x is a signaling NaN.
func (x APFloat) IsSignaling() bool { return x.IsNaN() && x != x.Quiet() }

// Quiet returns the NaN x with its quiet bit set, the result of any operation on a
// NaN.
func (x APFloat) Quiet() APFloat {
	f := &formats[x.kind]
	if f.nan == nanIEEE && f.nonFinite == ieee754 {
		q := shl128(0, 1, f.precision-2)
		x.hi |= q.hi
		x.lo |= q.lo
	}
	return x
}

// Add returns x + y, rounded to nearest, ties to even.
func (x APFloat) Add(y APFloat) APFloat {
	u, v := x.same(y)
	switch {
	case u.class == classNaN:
		return x.Quiet()
	case v.class == classNaN:
		return y.Quiet()
	case u.class == classInf && v.class == classInf && u.neg != v.neg:
		return nan(x.kind, false)
	case u.class == classInf:
		return x
	case v.class == classInf:
		return y
	}
	a, b, exp := align(&u, &v)
	a.Add(a, b)
	if a.Sign() == 0 {
		z, _ := zero(x.kind, u.neg && v.neg)
		return z
	}
	neg := a.Sign() < 0
	z, _ := roundTo(x.kind, neg, a.Abs(a), exp, false)
	return z
}

// align returns the signed significands of u and v scaled to a common exponent.
func align(u, v *unpacked) (a, b *big.Int, exp int) {
	a, ae := u.magnitude()
	b, be := v.magnitude()
	exp = min(ae, be)
	a.Lsh(a, uint(ae-exp))
	b.Lsh(b, uint(be-exp))
	if u.neg {
		a.Neg(a)
	}
	if v.neg {
		b.Neg(b)
	}
	return a, b, exp
}

// Sub returns x - y, rounded to nearest, ties to even.
func (x APFloat) Sub(y APFloat) APFloat {
	if y.IsNaN() {
		x.same(y)
		if x.IsNaN() {
			return x.Quiet()
		}
		return y.Quiet()
	}
	if y.IsZero() && formats[x.kind].nan == nanNegZero {
		return x.Add(y)
	}
	return x.Add(y.Neg())
}

// Mul returns x * y, rounded to nearest, ties to even.
func (x APFloat) Mul(y APFloat) APFloat {
	u, v := x.same(y)
	neg := u.neg != v.neg
	switch {
	case u.class == classNaN:
		return x.Quiet()
	case v.class == classNaN:
		return y.Quiet()
	case u.class == classInf || v.class == classInf:
		if u.class == classZero || v.class == classZero {
			return nan(x.kind, false)
		}
		return infinity(x.kind, neg)
	case u.class == classZero || v.class == classZero:
		z, _ := zero(x.kind, neg)
		return z
	}
	a, ae := u.magnitude()
	b, be := v.magnitude()
	z, _ := roundTo(x.kind, neg, a.Mul(a, b), ae+be, false)
	return z
}

// Div returns x / y, rounded to nearest, ties to even.
func (x APFloat) Div(y APFloat) APFloat {
	u, v := x.same(y)
	neg := u.neg != v.neg
	switch {
	case u.class == classNaN:
		return x.Quiet()
	case v.class == classNaN:
		return y.Quiet()
	case u.class == v.class && (u.class == classInf || u.class == classZero):
		return nan(x.kind, false)
	case u.class == classInf || v.class == classZero:
		return infinity(x.kind, neg)
	case u.class == classZero || v.class == classInf:
		z, _ := zero(x.kind, neg)
		return z
	}
	a, ae := u.magnitude()
	b, be := v.magnitude()
	shift := max(0, b.BitLen()-a.BitLen()+formats[x.kind].precision+3)
	a.Lsh(a, uint(shift))
	q, r := new(big.Int).QuoRem(a, b, new(big.Int))
	z, _ := roundTo(x.kind, neg, q, ae-be-shift, r.Sign() != 0)
	return z
}

// Rem returns the remainder of x / y with the quotient rounded towards zero, as C's
// fmod does.
func (x APFloat) Rem(y APFloat) APFloat {
	u, v := x.same(y)
	switch {
	case u.class == classNaN:
		return x.Quiet()
	case v.class == classNaN:
		return y.Quiet()
	case u.class == classInf || v.class == classZero:
		return nan(x.kind, false)
	case u.class == classZero || v.class == classInf:
		return x
	}
	a, b, exp := align(&u, &v)
	a.Rem(a, b)
	if a.Sign() == 0 {
		z, _ := zero(x.kind, u.neg)
		return z
	}
	z, _ := roundTo(x.kind, u.neg, a.Abs(a), exp, false)
	return z
}

// Cmp returns -1, 0 or +1 as x is less than, equal to or greater than y. ordered is
// false if either is a NaN. Zeros compare equal regardless of sign.
func (x APFloat) Cmp(y APFloat) (order int, ordered bool) {
	u, v := x.same(y)
	if u.class == classNaN || v.class == classNaN {
		return 0, false
	}
	sign := func(w *unpacked) int {
		switch {
		case w.class == classZero:
			return 0
		case w.neg:
			return -1
		}
		return 1
	}
	switch s, t := sign(&u), sign(&v); {
	case s < t:
		return -1, true
	case s > t:
		return 1, true
	case s == 0:
		return 0, true
	}
	if u.class == classInf || v.class == classInf {
		switch {
		case u.class == v.class:
			return 0, true
		case (u.class == classInf) != u.neg:
			return 1, true
		}
		return -1, true
	}
	a, b, _ := align(&u, &v)
	return a.Cmp(b), true
}

// Int returns x truncated towards zero to an integer of the given width. ok is false
// if x is not finite or the result does not fit.
func (x APFloat) Int(width int, signed bool) (v APInt, ok bool) {
	u := x.unpack()
	if u.class > classFinite {
		return APInt{}, false
	}
	m, exp := u.magnitude()
	if exp >= 0 {
		if exp > width+1 && m.Sign() != 0 {
			return APInt{}, false
		}
		m.Lsh(m, uint(exp))
	} else {
		m.Rsh(m, uint(-exp))
	}
	if u.neg {
		m.Neg(m)
	}
	low, high := new(big.Int), bigMask(width)
	if signed {
		high.Rsh(high, 1)
		low.Not(high)
	}
	if m.Cmp(low) < 0 || m.Cmp(high) > 0 {
		return APInt{}, false
	}
	return apBig(width, m), true
}

// APFloatFromInt returns the signed or unsigned value of v as a number of format k,
// rounded to nearest, ties to even.
func APFloatFromInt(k FloatKind, v APInt, signed bool) APFloat {
	b := v.Big()
	if signed {
		b = v.SignedBig()
	}
	if b.Sign() == 0 {
		z, _ := zero(k, false)
		return z
	}
	neg := b.Sign() < 0
	x, _ := roundTo(k, neg, b.Abs(b), 0, false)
	return x
}

// Largest returns the finite number of largest magnitude.
func (k FloatKind) Largest(neg bool) APFloat { return largest(k, neg) }

// Smallest returns the smallest positive number, which is denormal if the format has
// denormals.
func (k FloatKind) Smallest() APFloat {
	if formats[k].noZero {
		return APFloat{kind: k}
	}
	return APFloat{kind: k, lo: 1}
}

// SmallestNormalized returns the normal number of smallest magnitude.
func (k FloatKind) SmallestNormalized(neg bool) APFloat {
	f := &formats[k]
	lead := shl128(0, 1, f.precision-1)
	return pack(k, neg, f.minExp, lead.hi, lead.lo)
}

// Infinity returns the infinity of the format. A format without infinity has the result of
// an overflow instead.
func (k FloatKind) Infinity(neg bool) APFloat { return overflow(k, neg) }

// NaN returns the quiet NaN, or zero if the format has none.
func (k FloatKind) NaN() APFloat { return nan(k, false) }

// Zero returns zero, or the smallest number if the format has no zero.
func (k FloatKind) Zero() APFloat {
	z, _ := zero(k, false)
	return z
}

// Exponent returns the power of two of the first bit of a number that is finite and not
// zero, as C's ilogb does; 0 for others.
func (x APFloat) Exponent() int {
	u := x.unpack()
	if u.class != classFinite {
		return 0
	}
	sig, exp := u.magnitude()
	return sig.BitLen() - 1 + exp
}

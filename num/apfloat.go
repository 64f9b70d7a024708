package num

import (
	"math"
	"math/big"
)

// An APFloat is a number in a floating-point format, stored as its bits.
type APFloat struct {
	kind   FloatKind
	hi, lo uint64
}

// floatClass classifies a floating-point datum.
type floatClass uint8

const (
	classZero floatClass = iota
	classFinite
	classInf
	classNaN
)

// APFloatFromBits returns the number with the given encoding.
func APFloatFromBits(k FloatKind, bits APInt) APFloat {
	return APFloat{kind: k, hi: bits.Word(1), lo: bits.Word(0)}
}

// APFloatFromBytes decodes the little-endian bytes that [APInt.AppendBytes] writes.
func APFloatFromBytes(k FloatKind, b []byte) APFloat {
	x := APFloat{kind: k}
	for i, c := range b[:(k.Width()+7)/8] {
		if i < 8 {
			x.lo |= uint64(c) << (8 * i)
		} else {
			x.hi |= uint64(c) << (8 * (i - 8))
		}
	}
	return x
}

// Word returns bits 64*i to 64*i+63 of the encoding.
func (x APFloat) Word(i int) uint64 {
	switch i {
	case 0:
		return x.lo
	case 1:
		return x.hi
	}
	return 0
}

// Kind returns the format of x.
func (x APFloat) Kind() FloatKind { return x.kind }

// Bits returns the encoding of x.
func (x APFloat) Bits() APInt {
	w := x.kind.Width()
	if w <= 64 {
		return NewAPUint(w, x.lo)
	}
	v := new(big.Int).SetUint64(x.hi)
	v.Lsh(v, 64)
	return apBig(w, v.Or(v, new(big.Int).SetUint64(x.lo)))
}

// unpacked is a decoded datum; the value is significand * 2^exp.
type unpacked struct {
	class floatClass
	neg   bool
	hi    uint64 // the significand's upper 64 bits
	lo    uint64
	exp   int
}

// unpack decodes the fields of x. For a NaN the significand is its payload.
func (x APFloat) unpack() unpacked {
	f := &formats[x.kind]
	frac := f.precision - 1
	if f.explicitLead {
		frac = f.precision
	}
	var u unpacked
	signBit := f.width - 1
	if f.noSign {
		signBit = f.width
	} else {
		u.neg = bit128(x.hi, x.lo, signBit)
	}
	e := int(shr128(x.hi, x.lo, frac).lo & lowMask(signBit-frac))
	u.hi, u.lo = mask128(x.hi, x.lo, frac)
	top := int(lowMask(signBit - frac))
	switch f.nonFinite {
	case ieee754:
		if e == top {
			rest := u.lo
			if f.explicitLead {
				rest &^= 1 << 63
			}
			u.class = classNaN
			if u.hi == 0 && rest == 0 {
				u.class = classInf
			}
			return u
		}
	case nanOnly:
		allOnes := e == top && u.hi == 0 && u.lo == lowMask(frac)
		if f.nan == nanAllOnes && allOnes || f.nan == nanNegZero && u.neg && e == 0 && u.hi == 0 && u.lo == 0 {
			u.class = classNaN
			return u
		}
	}
	u.class = classFinite
	switch {
	case f.noZero:
		u.lo = 1
		u.exp = e - f.bias
		return u
	case e == 0:
		u.exp = f.minExp - (f.precision - 1)
		if u.hi == 0 && u.lo == 0 {
			u.class = classZero
		}
		return u
	case !f.explicitLead:
		if frac >= 64 {
			u.hi |= 1 << (frac - 64)
		} else {
			u.lo |= 1 << frac
		}
	}
	u.exp = e - f.bias - (f.precision - 1)
	return u
}

func bit128(hi, lo uint64, i int) bool {
	if i >= 64 {
		return hi>>(i-64)&1 != 0
	}
	return lo>>i&1 != 0
}

type word128 struct{ hi, lo uint64 }

func shr128(hi, lo uint64, n int) word128 {
	switch {
	case n == 0:
		return word128{hi, lo}
	case n >= 64:
		return word128{0, hi >> (n - 64)}
	}
	return word128{hi >> n, lo>>n | hi<<(64-n)}
}

func shl128(hi, lo uint64, n int) word128 {
	switch {
	case n == 0:
		return word128{hi, lo}
	case n >= 64:
		return word128{lo << (n - 64), 0}
	}
	return word128{hi<<n | lo>>(64-n), lo << n}
}

func mask128(hi, lo uint64, n int) (uint64, uint64) {
	if n >= 64 {
		return hi & lowMask(n-64), lo
	}
	return 0, lo & lowMask(n)
}

// IsNaN reports whether x is not a number.
func (x APFloat) IsNaN() bool { return x.unpack().class == classNaN }

// IsInf reports whether x is an infinity.
func (x APFloat) IsInf() bool { return x.unpack().class == classInf }

// IsZero reports whether x is zero, of either sign.
func (x APFloat) IsZero() bool { return x.unpack().class == classZero }

// IsFinite reports whether x is a number and no infinity.
func (x APFloat) IsFinite() bool { return x.unpack().class <= classFinite }

// IsNegative reports whether the sign bit is set.
func (x APFloat) IsNegative() bool { return x.unpack().neg }

// magnitude returns the absolute value of a finite number, exactly: sig * 2^exp.
func (u *unpacked) magnitude() (sig *big.Int, exp int) {
	sig = new(big.Int).SetUint64(u.hi)
	sig.Lsh(sig, 64)
	sig.Or(sig, new(big.Int).SetUint64(u.lo))
	return sig, u.exp
}

// Float64 returns the nearest float64.
func (x APFloat) Float64() float64 {
	switch x.kind {
	case F64:
		return math.Float64frombits(x.lo)
	case F32:
		return float64(math.Float32frombits(uint32(x.lo)))
	}
	y, _ := x.Convert(F64)
	return math.Float64frombits(y.lo)
}

// NewAPFloat returns v rounded to the format k, to nearest, ties to even.
func NewAPFloat(k FloatKind, v float64) APFloat {
	x := APFloat{kind: F64, lo: math.Float64bits(v)}
	if k == F64 {
		return x
	}
	if k == F32 && v == v {
		return APFloat{kind: F32, lo: uint64(math.Float32bits(float32(v)))}
	}
	y, _ := x.Convert(k)
	return y
}

// Convert returns x rounded to the format k, to nearest, ties to even, and whether
// the conversion is exact.
func (x APFloat) Convert(k FloatKind) (y APFloat, exact bool) {
	if k == x.kind {
		return x, true
	}
	u := x.unpack()
	switch u.class {
	case classNaN:
		return convertNaN(x, u, k)
	case classInf:
		return infinity(k, u.neg), formats[k].nonFinite == ieee754
	case classZero:
		return zero(k, u.neg)
	}
	sig, exp := u.magnitude()
	return roundTo(k, u.neg, sig, exp, false)
}

// zero returns the zero of a format, or its smallest number if it has no zero.
func zero(k FloatKind, neg bool) (APFloat, bool) {
	f := &formats[k]
	switch {
	case f.noZero:
		return APFloat{kind: k}, false
	case neg && (f.nan == nanNegZero || f.noSign):
		return APFloat{kind: k}, true
	}
	return APFloat{kind: k}.withSign(neg), true
}

func (x APFloat) withSign(neg bool) APFloat {
	f := &formats[x.kind]
	if !neg || f.noSign {
		return x
	}
	if b := f.width - 1; b >= 64 {
		x.hi |= 1 << (b - 64)
	} else {
		x.lo |= 1 << b
	}
	return x
}

// infinity returns the infinity of a format, its NaN if it has no infinity, and zero
// if it has neither, as LLVM's APFloat does.
func infinity(k FloatKind, neg bool) APFloat {
	switch formats[k].nonFinite {
	case ieee754:
		return pack(k, neg, 1<<30, 0, 0)
	case nanOnly:
		return nan(k, neg)
	}
	return APFloat{kind: k}.withSign(neg)
}

// overflow returns the result of an operation whose value is too large for the
// format: the infinity, or else the NaN, or else the largest number.
func overflow(k FloatKind, neg bool) APFloat {
	if formats[k].nonFinite == finiteOnly {
		return largest(k, neg)
	}
	return infinity(k, neg)
}

// nan returns the quiet NaN of a format, or zero for a format without NaN.
func nan(k FloatKind, neg bool) APFloat {
	f := &formats[k]
	switch {
	case f.nonFinite == finiteOnly:
		return APFloat{kind: k}.withSign(neg)
	case f.nan == nanNegZero:
		return APFloat{kind: k}.withSign(true)
	case f.nan == nanAllOnes && f.noSign:
		return APFloat{kind: k, lo: lowMask(f.width)}
	case f.nan == nanAllOnes:
		return APFloat{kind: k, lo: lowMask(f.width - 1)}.withSign(neg)
	case f.explicitLead:
		return pack(k, neg, 1<<30, 0, 3<<62)
	}
	q := shl128(0, 1, f.precision-2)
	return pack(k, neg, 1<<30, q.hi, q.lo)
}

func largest(k FloatKind, neg bool) APFloat {
	f := &formats[k]
	hi, lo := mask128(^uint64(0), ^uint64(0), f.precision)
	if f.nan == nanAllOnes && f.nonFinite == nanOnly && f.precision > 1 {
		lo &^= 1
	}
	return pack(k, neg, f.maxExp, hi, lo)
}

// convertNaN converts a NaN and keeps the upper bits of its payload if the format that it is
// converted to is an IEEE format. Formats with one NaN have a payload only if its bits are all
// ones. The conversion is exact if no bit is lost, including the bit that makes a NaN
// signaling.
func convertNaN(x APFloat, u unpacked, k FloatKind) (APFloat, bool) {
	from, to := &formats[x.kind], &formats[k]
	y := nan(k, u.neg)
	switch {
	case to.nan != nanIEEE || to.nonFinite != ieee754:
		return y, false
	case from.nan == nanNegZero:
		return nan(k, false), true // the sign is not one of the NaN
	}
	var w word128
	shift := to.precision - from.precision
	if shift >= 0 {
		w = shl128(u.hi, u.lo, shift)
	} else {
		w = shr128(u.hi, u.lo, -shift)
	}
	w.hi, w.lo = mask128(w.hi, w.lo, to.precision-1)
	y.hi |= w.hi
	y.lo |= w.lo
	hi, lo := mask128(u.hi, u.lo, max(0, -shift))
	quiet := bit128(u.hi, u.lo, from.precision-2)
	return y, quiet && lo == 0 && hi == 0
}

// pack encodes a finite number. The significand includes the leading bit unless the
// number is denormal, and exp is the leading bit's exponent. An exp above maxExp
// encodes the reserved top exponent (infinity and NaN).
func pack(k FloatKind, neg bool, exp int, hi, lo uint64) APFloat {
	f := &formats[k]
	frac := f.precision - 1
	if f.explicitLead {
		frac = f.precision
	}
	signBit := f.width - 1
	if f.noSign {
		signBit = f.width
	}
	var e uint64
	lead := bit128(hi, lo, f.precision-1)
	switch {
	case exp > f.maxExp:
		e = lowMask(signBit - frac)
		if f.explicitLead {
			lo |= 1 << 63
		}
	case lead:
		e = uint64(exp + f.bias)
	}
	hi, lo = mask128(hi, lo, frac)
	w := shl128(0, e, frac)
	return APFloat{kind: k, hi: w.hi | hi, lo: w.lo | lo}.withSign(neg)
}

// roundTo rounds the nonzero number sig*2^exp to a format. sticky means that the
// exact value is slightly larger than sig*2^exp: nonzero bits were discarded below
// sig.
func roundTo(k FloatKind, neg bool, sig *big.Int, exp int, sticky bool) (APFloat, bool) {
	f := &formats[k]
	n := sig.BitLen()
	lead := exp + n - 1 // the exponent of the leading bit
	low := max(lead, f.minExp) - (f.precision - 1)
	exact := !sticky
	m := new(big.Int)
	if shift := low - exp; shift <= 0 {
		m.Lsh(sig, uint(-shift))
	} else {
		var half, rest bool
		if shift > n+1 {
			rest = true
		} else {
			m.Rsh(sig, uint(shift))
			half = sig.Bit(shift-1) != 0
			rest = int(sig.TrailingZeroBits()) < shift-1
		}
		if half || rest {
			exact = false
		}
		rest = rest || sticky
		if half && (rest || m.Bit(0) != 0) {
			m.Add(m, big.NewInt(1))
		}
	}
	e := low + f.precision - 1
	if m.BitLen() > f.precision {
		m.Rsh(m, 1)
		e++
	}
	if m.Sign() == 0 {
		y, _ := zero(k, neg)
		return y, false
	}
	bits := APInt{width: 128, wide: m}
	sigHi, sigLo := bits.Word(1), bits.Word(0)
	over := e > f.maxExp
	if e == f.maxExp && f.nonFinite == nanOnly && f.nan == nanAllOnes && f.precision > 1 {
		hi, lo := mask128(^uint64(0), ^uint64(0), f.precision)
		over = over || sigHi == hi && sigLo == lo
	}
	if over {
		return overflow(k, neg), false
	}
	return pack(k, neg, e, sigHi, sigLo), exact
}

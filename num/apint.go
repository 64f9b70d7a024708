package num

import (
	"math/big"
	"math/bits"
	"strconv"
)

// An APInt is an integer of a fixed bit width in two's complement. Like LLVM's APInt
// it has no signedness: operations that depend on it come in pairs. The zero APInt
// has width 0.
type APInt struct {
	width uint32
	lo    uint64   // the zero-extended value, for a width of at most 64
	wide  *big.Int // the unsigned value of a wider integer; immutable
}

// An APSInt is an APInt with a signedness.
type APSInt struct {
	APInt
	Unsigned bool
}

// NewAPInt returns v truncated or sign-extended to width bits.
func NewAPInt(width int, v int64) APInt {
	if width <= 64 {
		return APInt{width: uint32(width), lo: uint64(v) & lowMask(width)}
	}
	return apBig(width, big.NewInt(v))
}

// NewAPUint returns v truncated or zero-extended to width bits.
func NewAPUint(width int, v uint64) APInt {
	if width <= 64 {
		return APInt{width: uint32(width), lo: v & lowMask(width)}
	}
	return apBig(width, new(big.Int).SetUint64(v))
}

// APIntFromBig returns v modulo 2^width.
func APIntFromBig(width int, v *big.Int) APInt { return apBig(width, v) }

// apBig returns v modulo 2^width; it does not retain v.
func apBig(width int, v *big.Int) APInt {
	if v.Sign() < 0 || v.BitLen() > width {
		v = new(big.Int).And(v, bigMask(width))
	} else {
		v = new(big.Int).Set(v)
	}
	if width <= 64 {
		return APInt{width: uint32(width), lo: v.Uint64()}
	}
	return APInt{width: uint32(width), wide: v}
}

func lowMask(width int) uint64 {
	if width >= 64 {
		return ^uint64(0)
	}
	return 1<<width - 1
}

func bigMask(width int) *big.Int {
	m := new(big.Int).Lsh(big.NewInt(1), uint(width))
	return m.Sub(m, big.NewInt(1))
}

// Width returns the number of bits.
func (x APInt) Width() int { return int(x.width) }

// IsZero reports whether no bit is set.
func (x APInt) IsZero() bool {
	if x.wide != nil {
		return x.wide.Sign() == 0
	}
	return x.lo == 0
}

// IsNegative reports whether the sign bit is set.
func (x APInt) IsNegative() bool { return x.width > 0 && x.Bit(int(x.width)-1) }

// IsOne reports whether the unsigned value is 1.
func (x APInt) IsOne() bool {
	if x.wide != nil {
		return x.wide.IsUint64() && x.wide.Uint64() == 1
	}
	return x.lo == 1
}

// IsAllOnes reports whether every bit is set. This is true for width 0.
func (x APInt) IsAllOnes() bool { return x.Not().IsZero() }

// Bit returns bit i; bit 0 is the least significant.
func (x APInt) Bit(i int) bool {
	if x.wide != nil {
		return x.wide.Bit(i) != 0
	}
	return i < 64 && x.lo>>i&1 != 0
}

// Equal reports whether x and y have the same width and bits.
func (x APInt) Equal(y APInt) bool {
	if x.width != y.width {
		return false
	}
	if x.wide != nil {
		return x.wide.Cmp(y.wide) == 0
	}
	return x.lo == y.lo
}

// Int64 returns the signed value and whether it fits.
func (x APInt) Int64() (int64, bool) {
	if x.wide == nil {
		return x.signed64(), true
	}
	v := x.SignedBig()
	return v.Int64(), v.IsInt64()
}

func (x APInt) signed64() int64 {
	if x.width == 0 {
		return 0
	}
	shift := 64 - x.width
	return int64(x.lo<<shift) >> shift
}

// Uint64 returns the unsigned value and whether it fits.
func (x APInt) Uint64() (uint64, bool) {
	if x.wide == nil {
		return x.lo, true
	}
	return x.wide.Uint64(), x.wide.IsUint64()
}

// Low64 returns the least significant 64 bits.
func (x APInt) Low64() uint64 { return x.Word(0) }

// Word returns bits 64*i to 64*i+63.
func (x APInt) Word(i int) uint64 {
	if x.wide == nil {
		if i > 0 {
			return 0
		}
		return x.lo
	}
	var w uint64
	const parts = 64 / bits.UintSize
	for k, d := range x.wide.Bits()[min(i*parts, len(x.wide.Bits())):] {
		if k == parts {
			break
		}
		w |= uint64(d) << (k * bits.UintSize)
	}
	return w
}

// Big returns the unsigned value.
func (x APInt) Big() *big.Int {
	if x.wide != nil {
		return new(big.Int).Set(x.wide)
	}
	return new(big.Int).SetUint64(x.lo)
}

// SignedBig returns the signed value.
func (x APInt) SignedBig() *big.Int {
	v := x.Big()
	if x.IsNegative() {
		v.Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(x.width)))
	}
	return v
}

// Append appends the decimal digits of the signed or unsigned value to b.
func (x APInt) Append(b []byte, signed bool) []byte {
	switch {
	case x.wide == nil && signed:
		return strconv.AppendInt(b, x.signed64(), 10)
	case x.wide == nil:
		return strconv.AppendUint(b, x.lo, 10)
	case signed:
		return x.SignedBig().Append(b, 10)
	}
	return x.wide.Append(b, 10)
}

// String returns the decimal digits of the signed value.
func (x APInt) String() string { return string(x.Append(nil, true)) }

// Trunc returns the least significant width bits.
func (x APInt) Trunc(width int) APInt { return x.ZExt(width) }

// ZExt returns x truncated or zero-extended to width bits.
func (x APInt) ZExt(width int) APInt {
	if x.wide == nil {
		return NewAPUint(width, x.lo)
	}
	return apBig(width, x.wide)
}

// SExt returns x truncated or sign-extended to width bits.
func (x APInt) SExt(width int) APInt {
	if x.wide == nil {
		return NewAPInt(width, x.signed64())
	}
	return apBig(width, x.SignedBig())
}

func (x APInt) same(y APInt) {
	if x.width != y.width {
		panic("num: arithmetic on integers of " + strconv.Itoa(int(x.width)) + " and " + strconv.Itoa(int(y.width)) + " bits")
	}
}

// narrow returns v truncated to the width of x, which is at most 64.
func (x APInt) narrow(v uint64) APInt {
	return APInt{width: x.width, lo: v & lowMask(int(x.width))}
}

// Add returns x + y.
func (x APInt) Add(y APInt) APInt {
	x.same(y)
	if x.wide == nil {
		return x.narrow(x.lo + y.lo)
	}
	return apBig(int(x.width), new(big.Int).Add(x.wide, y.wide))
}

// Sub returns x - y.
func (x APInt) Sub(y APInt) APInt {
	x.same(y)
	if x.wide == nil {
		return x.narrow(x.lo - y.lo)
	}
	return apBig(int(x.width), new(big.Int).Sub(x.wide, y.wide))
}

// Mul returns x * y.
func (x APInt) Mul(y APInt) APInt {
	x.same(y)
	if x.wide == nil {
		return x.narrow(x.lo * y.lo)
	}
	return apBig(int(x.width), new(big.Int).Mul(x.wide, y.wide))
}

// Neg returns -x.
func (x APInt) Neg() APInt {
	if x.wide == nil {
		return x.narrow(-x.lo)
	}
	return apBig(int(x.width), new(big.Int).Neg(x.wide))
}

// Not returns x with every bit flipped.
func (x APInt) Not() APInt {
	if x.wide == nil {
		return x.narrow(^x.lo)
	}
	return apBig(int(x.width), new(big.Int).Not(x.wide))
}

// And returns the bitwise AND.
func (x APInt) And(y APInt) APInt {
	x.same(y)
	if x.wide == nil {
		return x.narrow(x.lo & y.lo)
	}
	return apBig(int(x.width), new(big.Int).And(x.wide, y.wide))
}

// Or returns the bitwise OR.
func (x APInt) Or(y APInt) APInt {
	x.same(y)
	if x.wide == nil {
		return x.narrow(x.lo | y.lo)
	}
	return apBig(int(x.width), new(big.Int).Or(x.wide, y.wide))
}

// Xor returns the bitwise XOR.
func (x APInt) Xor(y APInt) APInt {
	x.same(y)
	if x.wide == nil {
		return x.narrow(x.lo ^ y.lo)
	}
	return apBig(int(x.width), new(big.Int).Xor(x.wide, y.wide))
}

// Shl returns x shifted left by n bits; n may exceed the width.
func (x APInt) Shl(n uint) APInt {
	if n >= uint(x.width) {
		return NewAPInt(int(x.width), 0)
	}
	if x.wide == nil {
		return x.narrow(x.lo << n)
	}
	return apBig(int(x.width), new(big.Int).Lsh(x.wide, n))
}

// LShr returns x shifted right by n bits, shifting in zeros.
func (x APInt) LShr(n uint) APInt {
	if n >= uint(x.width) {
		return NewAPInt(int(x.width), 0)
	}
	if x.wide == nil {
		return x.narrow(x.lo >> n)
	}
	return apBig(int(x.width), new(big.Int).Rsh(x.wide, n))
}

// AShr returns x shifted right by n bits, shifting in the sign bit.
func (x APInt) AShr(n uint) APInt {
	if x.width == 0 {
		return x
	}
	n = min(n, uint(x.width)-1)
	if x.wide == nil {
		return x.narrow(uint64(x.signed64() >> n))
	}
	return apBig(int(x.width), new(big.Int).Rsh(x.SignedBig(), n))
}

// UDiv returns the unsigned quotient; y must not be zero.
func (x APInt) UDiv(y APInt) APInt {
	x.same(y)
	if x.wide == nil {
		return x.narrow(x.lo / y.lo)
	}
	return apBig(int(x.width), new(big.Int).Quo(x.wide, y.wide))
}

// URem returns the unsigned remainder; y must not be zero.
func (x APInt) URem(y APInt) APInt {
	x.same(y)
	if x.wide == nil {
		return x.narrow(x.lo % y.lo)
	}
	return apBig(int(x.width), new(big.Int).Rem(x.wide, y.wide))
}

// SDiv returns the signed quotient, rounded towards zero; y must not be zero. The
// smallest value divided by -1 overflows to itself.
func (x APInt) SDiv(y APInt) APInt {
	x.same(y)
	return apBig(int(x.width), new(big.Int).Quo(x.SignedBig(), y.SignedBig()))
}

// SRem returns the signed remainder, which has the sign of x; y must not be zero.
func (x APInt) SRem(y APInt) APInt {
	x.same(y)
	return apBig(int(x.width), new(big.Int).Rem(x.SignedBig(), y.SignedBig()))
}

// CmpU compares the unsigned values and returns -1, 0 or +1.
func (x APInt) CmpU(y APInt) int {
	x.same(y)
	if x.wide != nil {
		return x.wide.Cmp(y.wide)
	}
	switch {
	case x.lo < y.lo:
		return -1
	case x.lo > y.lo:
		return 1
	}
	return 0
}

// CmpS compares the signed values and returns -1, 0 or +1.
func (x APInt) CmpS(y APInt) int {
	x.same(y)
	if a, b := x.IsNegative(), y.IsNegative(); a != b {
		if a {
			return -1
		}
		return 1
	}
	return x.CmpU(y)
}

// PopCount returns the number of set bits.
func (x APInt) PopCount() int {
	if x.wide == nil {
		return bits.OnesCount64(x.lo)
	}
	n := 0
	for _, w := range x.wide.Bits() {
		n += bits.OnesCount(uint(w))
	}
	return n
}

// BitLen returns the number of bits needed for the unsigned value.
func (x APInt) BitLen() int {
	if x.wide == nil {
		return bits.Len64(x.lo)
	}
	return x.wide.BitLen()
}

// SignedBits returns the smallest width that represents the signed value.
func (x APInt) SignedBits() int {
	if x.IsNegative() {
		return x.Not().BitLen() + 1
	}
	return x.BitLen() + 1
}

// TrailingZeros returns the number of zeros below the lowest set bit, or the width if
// no bit is set.
func (x APInt) TrailingZeros() int {
	switch {
	case x.IsZero():
		return int(x.width)
	case x.wide == nil:
		return bits.TrailingZeros64(x.lo)
	}
	return int(x.wide.TrailingZeroBits())
}

// AppendBytes appends the value as (width+7)/8 bytes in little-endian order.
func (x APInt) AppendBytes(b []byte) []byte {
	n := (int(x.width) + 7) / 8
	if x.wide == nil {
		for i := range n {
			b = append(b, byte(x.lo>>(8*i)))
		}
		return b
	}
	be := x.wide.FillBytes(make([]byte, n))
	for i := n - 1; i >= 0; i-- {
		b = append(b, be[i])
	}
	return b
}

// APIntFromBytes decodes the bytes that [APInt.AppendBytes] writes.
func APIntFromBytes(width int, b []byte) APInt {
	n := (width + 7) / 8
	if width <= 64 {
		var v uint64
		for i := range n {
			v |= uint64(b[i]) << (8 * i)
		}
		return NewAPUint(width, v)
	}
	be := make([]byte, n)
	for i := range n {
		be[n-1-i] = b[i]
	}
	return apBig(width, new(big.Int).SetBytes(be))
}

package intrange

import (
	"math/big"

	"github.com/mica-ir/mica/num"
)

// patterns returns the integers of a range with the bits that may differ clear, and with
// them set.
func patterns(r num.IntRange) [2]num.APInt {
	n := uint(r.UMin.Xor(r.UMax).BitLen())
	low := num.NewAPInt(r.Width(), 0)
	if n > 0 {
		low = num.UnsignedMax(r.Width()).LShr(uint(r.Width()) - n)
	}
	return [2]num.APInt{r.UMin.And(low.Not()), r.UMax.Or(low)}
}

func always(f func(x, y num.APInt) num.APInt) operation {
	return func(x, y num.APInt) (num.APInt, bool) { return f(x, y), true }
}

// And returns the range of a bitwise conjunction.
func And(x, y num.IntRange) num.IntRange {
	return extremes(always(num.APInt.And), patterns(x), patterns(y), false)
}

// Or returns the range of a bitwise disjunction.
func Or(x, y num.IntRange) num.IntRange {
	return extremes(always(num.APInt.Or), patterns(x), patterns(y), false)
}

// Xor returns the range of a bitwise exclusive disjunction.
func Xor(x, y num.IntRange) num.IntRange {
	a, b := patterns(x), patterns(y)
	varying := a[0].Xor(a[1]).Or(b[0].Xor(b[1]))
	bits := a[0].Xor(b[0])
	return num.UnsignedRange(bits.And(varying.Not()), bits.Or(varying))
}

// shift returns the operation of a shift to the left.
func shift(signed, saturate bool) operation {
	return func(x, y num.APInt) (num.APInt, bool) {
		n, ok := y.Uint64()
		b := x.Big()
		if signed {
			b = x.SignedBig()
		}
		if !ok || n >= uint64(x.Width()) {
			// This is an overflow of any integer, also of zero.
			n = uint64(x.Width())
			if b.Sign() == 0 {
				b.SetInt64(1)
			}
		}
		return limit(new(big.Int).Lsh(b, uint(n)), x.Width(), signed, saturate)
	}
}

// Shl returns the range of a shift to the left.
func Shl(x, y num.IntRange, o Overflow) num.IntRange {
	u := extremes(shift(false, o.NUW), unsigned(x), unsigned(y), false)
	return u.Intersect(extremes(shift(true, o.NSW), signed(x), unsigned(y), true))
}

// right returns the operation of a shift to the right.
func right(f func(x num.APInt, n uint) num.APInt) operation {
	return func(x, y num.APInt) (num.APInt, bool) {
		n, ok := y.Uint64()
		if !ok || n >= uint64(x.Width()) {
			return num.APInt{}, false
		}
		return f(x, uint(n)), true
	}
}

// ShrS returns the range of an arithmetic shift to the right.
func ShrS(x, y num.IntRange) num.IntRange {
	return extremes(right(num.APInt.AShr), signed(x), unsigned(y), true)
}

// ShrU returns the range of a logical shift to the right.
func ShrU(x, y num.IntRange) num.IntRange {
	return extremes(right(num.APInt.LShr), unsigned(x), unsigned(y), false)
}

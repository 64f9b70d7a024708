package intrange

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/num"
)

// The widths that an index may have.
const (
	narrowIndex = 32
	wideIndex   = 64
)

// A Sign selects the bounds to compare between the ranges for both widths of an index.
type Sign uint8

// The bounds.
const (
	Both Sign = iota
	Signed
	Unsigned
)

// Index is [Result] for indices.
func Index(f Binary, s Sign) Func {
	return Result(func(x, y num.IntRange) num.IntRange {
		wide, narrow := f(x, y), f(x.Trunc(narrowIndex), y.Trunc(narrowIndex))
		cut := wide.Trunc(narrowIndex)
		unsigned := narrow.UMin.Equal(cut.UMin) && narrow.UMax.Equal(cut.UMax)
		signed := narrow.SMin.Equal(cut.SMin) && narrow.SMax.Equal(cut.SMax)
		if (unsigned || s == Signed) && (signed || s == Unsigned) {
			return wide
		}
		return wide.Union(narrow.Ext(wideIndex))
	})
}

// CompareIndex is [Compare] for indices: the result is known if it is for both widths.
func CompareIndex(p Predicate, x, y num.IntRange) Truth {
	t := Compare(p, x, y)
	if Compare(p, x.Trunc(narrowIndex), y.Trunc(narrowIndex)) == t {
		return t
	}
	return Truth{}
}

// Convert returns the range of integers that are truncated or extended to a width.
func Convert(r num.IntRange, width int, signed bool) num.IntRange {
	switch {
	case width < r.Width():
		return r.Trunc(width)
	case width == r.Width():
		return r
	case signed:
		return r.SExt(width)
	}
	return r.ZExt(width)
}

// CastToIndex returns the range of integers that are cast to an index of unknown width.
func CastToIndex(r num.IntRange, signed bool) num.IntRange {
	return Convert(r, wideIndex, signed).Union(Convert(r, narrowIndex, signed).Ext(wideIndex))
}

// CastFromIndex returns the range of indices of unknown width that are cast to an integer.
func CastFromIndex(r num.IntRange, width int, signed bool) num.IntRange {
	wide := Convert(r, width, signed)
	if width <= narrowIndex {
		return wide
	}
	return wide.Union(Convert(r.Trunc(narrowIndex), width, signed))
}

// IndexRange returns the range of unsigned indices.
func IndexRange(lo, hi uint64) num.IntRange {
	return num.UnsignedRange(num.NewAPUint(wideIndex, lo), num.NewAPUint(wideIndex, hi))
}

// Width returns the width of the integers that a type has, 0 if it has none.
func Width(t ir.Type) int { return ir.StorageWidth(t) }

// Affine returns the range of an affine expression.
func Affine(e *affine.Expr, dims, symbols []num.IntRange) num.IntRange {
	switch e.Kind {
	case affine.Constant:
		return num.ConstantRange(num.NewAPInt(wideIndex, e.Value))
	case affine.Dim:
		return dims[e.Value]
	case affine.Symbol:
		return symbols[e.Value]
	}
	x, y := Affine(e.LHS, dims, symbols), Affine(e.RHS, dims, symbols)
	switch e.Kind {
	case affine.Add:
		return Add(x, y, Overflow{NSW: true})
	case affine.Mul:
		return Mul(x, y, Overflow{NSW: true})
	case affine.FloorDiv:
		return FloorDivS(x, y)
	case affine.CeilDiv:
		return CeilDivS(x, y)
	}
	return modulo(x, y)
}

// modulo returns the range of a modulus, which is not negative.
func modulo(x, y num.IntRange) num.IntRange {
	zero, one := num.NewAPInt(wideIndex, 0), num.NewAPInt(wideIndex, 1)
	switch {
	case y.SMax.IsZero():
		return num.MaxIntRange(wideIndex)
	case !x.SMin.IsNegative() && x.SMax.CmpU(y.SMin) < 0:
		return x
	case y.SMin.Equal(y.SMax) && !x.SMin.IsNegative() && x.SMax.Sub(x.SMin).CmpU(y.SMax) < 0:
		if lo, hi := x.SMin.URem(y.SMax), x.SMax.URem(y.SMax); lo.CmpU(hi) <= 0 {
			return num.UnsignedRange(lo, hi)
		}
	}
	return num.UnsignedRange(zero, y.SMax.Sub(one))
}

package intrange

import "github.com/mica-ir/mica/num"

// A Predicate is a comparison, in the order of the enumerations of arith and index.
type Predicate uint8

// The predicates.
const (
	Eq Predicate = iota
	Ne
	Slt
	Sle
	Sgt
	Sge
	Ult
	Ule
	Ugt
	Uge
)

var inverse = [...]Predicate{Eq: Ne, Ne: Eq, Slt: Sge, Sle: Sgt, Sgt: Sle, Sge: Slt, Ult: Uge, Ule: Ugt, Ugt: Ule, Uge: Ult}

// A Truth is the result of a comparison, if it is known.
type Truth struct{ Known, Value bool }

// Compare returns the result that all integers of two ranges have, if it is the same.
func Compare(p Predicate, x, y num.IntRange) Truth {
	switch {
	case int(p) >= len(inverse):
		return Truth{}
	case holds(p, x, y):
		return Truth{true, true}
	case holds(inverse[p], x, y):
		return Truth{true, false}
	}
	return Truth{}
}

func holds(p Predicate, x, y num.IntRange) bool {
	switch p {
	case Eq:
		a, ok1 := x.Constant()
		b, ok2 := y.Constant()
		return ok1 && ok2 && a.Equal(b)
	case Ne:
		return (holds(Slt, x, y) || holds(Sgt, x, y)) && (holds(Ult, x, y) || holds(Ugt, x, y))
	case Slt:
		return x.SMax.CmpS(y.SMin) < 0
	case Sle:
		return x.SMax.CmpS(y.SMin) <= 0
	case Sgt:
		return x.SMin.CmpS(y.SMax) > 0
	case Sge:
		return x.SMin.CmpS(y.SMax) >= 0
	case Ult:
		return x.UMax.CmpU(y.UMin) < 0
	case Ule:
		return x.UMax.CmpU(y.UMin) <= 0
	case Ugt:
		return x.UMin.CmpU(y.UMax) > 0
	}
	return x.UMin.CmpU(y.UMax) >= 0
}

// Range returns the range of the truth value.
func (t Truth) Range() num.IntRange {
	lo, hi := num.NewAPInt(1, 0), num.NewAPInt(1, 1)
	if t.Known && t.Value {
		lo = hi
	} else if t.Known {
		hi = lo
	}
	return num.UnsignedRange(lo, hi)
}

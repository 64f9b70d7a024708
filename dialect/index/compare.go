package index

import (
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

// holds reports whether a predicate holds for two numbers.
func (p IndexCmpPredicate) holds(x, y num.APInt) bool {
	switch p {
	case IndexCmpPredicateEQ:
		return x.Equal(y)
	case IndexCmpPredicateNE:
		return !x.Equal(y)
	case IndexCmpPredicateSLT:
		return x.CmpS(y) < 0
	case IndexCmpPredicateSLE:
		return x.CmpS(y) <= 0
	case IndexCmpPredicateSGT:
		return x.CmpS(y) > 0
	case IndexCmpPredicateSGE:
		return x.CmpS(y) >= 0
	case IndexCmpPredicateULT:
		return x.CmpU(y) < 0
	case IndexCmpPredicateULE:
		return x.CmpU(y) <= 0
	case IndexCmpPredicateUGT:
		return x.CmpU(y) > 0
	}
	return x.CmpU(y) >= 0
}

func foldCmp(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	cmp := CmpOp{op}
	p := cmp.Pred()
	result := func(v bool) ([]ir.FoldResult, bool) { return folding.Attr(op.Context().BoolAttr(v)) }
	y, constant := operands[1].(*ir.IntegerAttr)
	if x, ok := operands[0].(*ir.IntegerAttr); ok && constant {
		if long := p.holds(x.Value, y.Value); long == p.holds(x.Value.Trunc(32), y.Value.Trunc(32)) {
			return result(long)
		}
	}
	if d := cmp.Lhs().DefiningOp(); d != nil && constant {
		if long, ok := compareBounded(d, y.Value, p); ok {
			if short, ok := compareBounded(d, y.Value.Trunc(32), p); ok && short == long {
				return result(long)
			}
		}
	}
	if cmp.Lhs() == cmp.Rhs() {
		zero := num.NewAPInt(64, 0)
		return result(p.holds(zero, zero))
	}
	return nil, false
}

// compareBounded compares the maximum or minimum of an index and a constant, which d
// computes, with y. ok is false if the result depends on the index.
func compareBounded(d *ir.Operation, y num.APInt, p IndexCmpPredicate) (result, ok bool) {
	if d.NumOperands() != 2 {
		return false, false
	}
	c, is := ir.ConstantValue(typed.Binary{Operation: d}.Rhs().DefiningOp()).(*ir.IntegerAttr)
	if !is {
		return false, false
	}
	w := y.Width()
	bound, greatest := c.Value.Trunc(w), num.NewAPInt(w, -1)
	var r num.IntRange
	switch d.Name() {
	case MaxSOpName:
		r = num.SignedRange(bound, greatest.LShr(1))
	case MinSOpName:
		r = num.SignedRange(greatest.LShr(1).Not(), bound)
	case MaxUOpName:
		r = num.UnsignedRange(bound, greatest)
	case MinUOpName:
		r = num.UnsignedRange(num.NewAPInt(w, 0), bound)
	default:
		return false, false
	}
	truth := intrange.Compare(intrange.Predicate(p), r, num.UnsignedRange(y, y))
	return truth.Value, truth.Known
}

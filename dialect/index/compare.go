package index

import (
	"github.com/mica-ir/mica/dialect/folding"
	"github.com/mica-ir/mica/ir"
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

// negation is the predicate that holds where the index does not.
var negation = [...]IndexCmpPredicate{
	IndexCmpPredicateNE, IndexCmpPredicateEQ,
	IndexCmpPredicateSGE, IndexCmpPredicateSGT, IndexCmpPredicateSLE, IndexCmpPredicateSLT,
	IndexCmpPredicateUGE, IndexCmpPredicateUGT, IndexCmpPredicateULE, IndexCmpPredicateULT,
}

func foldCmp(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	cmp := CmpOp{op}
	p := cmp.Pred()
	if int(p) >= len(negation) {
		return nil, false
	}
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
	c, is := ir.ConstantValue(d.Operand(1).DefiningOp()).(*ir.IntegerAttr)
	if !is {
		return false, false
	}
	w := y.Width()
	bound, greatest := c.Value.Trunc(w), num.NewAPInt(w, -1)
	var r bounds
	switch d.Name() {
	case "index.maxs":
		r = signedBounds(bound, greatest.LShr(1))
	case "index.mins":
		r = signedBounds(greatest.LShr(1).Not(), bound)
	case "index.maxu":
		r = unsignedBounds(bound, greatest)
	case "index.minu":
		r = unsignedBounds(num.NewAPInt(w, 0), bound)
	default:
		return false, false
	}
	switch {
	case r.always(p, y):
		return true, true
	case r.always(negation[p], y):
		return false, true
	}
	return false, false
}

// bounds are the least and the greatest numbers of a set, compared as unsigned and as
// signed.
type bounds struct{ umin, umax, smin, smax num.APInt }

func signedBounds(low, high num.APInt) bounds {
	b := bounds{smin: low, smax: high, umin: num.NewAPInt(low.Width(), 0), umax: num.NewAPInt(low.Width(), -1)}
	if low.IsNegative() == high.IsNegative() {
		b.umin, b.umax = low, high
	}
	return b
}

func unsignedBounds(low, high num.APInt) bounds {
	greatest := num.NewAPInt(low.Width(), -1).LShr(1)
	b := bounds{umin: low, umax: high, smin: greatest.Not(), smax: greatest}
	if low.IsNegative() == high.IsNegative() {
		b.smin, b.smax = low, high
	}
	return b
}

// always reports whether a predicate holds for all numbers and y.
func (b *bounds) always(p IndexCmpPredicate, y num.APInt) bool {
	switch p {
	case IndexCmpPredicateEQ:
		return b.umin.Equal(b.umax) && b.umin.Equal(y)
	case IndexCmpPredicateNE:
		return b.smax.CmpS(y) < 0 || b.smin.CmpS(y) > 0 || b.umax.CmpU(y) < 0 || b.umin.CmpU(y) > 0
	case IndexCmpPredicateSLT, IndexCmpPredicateSLE:
		return p.holds(b.smax, y)
	case IndexCmpPredicateSGT, IndexCmpPredicateSGE:
		return p.holds(b.smin, y)
	case IndexCmpPredicateULT, IndexCmpPredicateULE:
		return p.holds(b.umax, y)
	}
	return p.holds(b.umin, y)
}

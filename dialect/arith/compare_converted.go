package arith

import (
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/rewrite"
)

// compareConverted compares an integer that is converted to a floating-point number with a
// constant as an integer, where the conversion does not change the result.
func compareConverted() *rewrite.Pattern {
	return &rewrite.Pattern{
		Name:            "CmpFIntToFPConst",
		Root:            CmpFOpName,
		Benefit:         1,
		Generated:       []string{CmpIOpName, ConstantOpName},
		Isolated:        true,
		MatchAndRewrite: rewriteCompareConverted,
	}
}

func rewriteCompareConverted(op *ir.Operation, r *rewrite.Rewriter) bool {
	cmp := CmpFOp{op}
	constant, ok := ir.ConstantValue(cmp.Rhs().DefiningOp()).(*ir.FloatAttr)
	if !ok || constant.Value.IsNaN() {
		return false
	}
	y := constant.Value
	conversion := cmp.Lhs().DefiningOp()
	if conversion == nil {
		return false
	}
	signed := conversion.Name() == SIToFPOpName
	if !signed && conversion.Name() != UIToFPOpName {
		return false
	}
	x := SIToFPOp{conversion}.In() // or that of arith.uitofp
	t, ok := x.Type().(*ir.IntegerType)
	if !ok || t.Width == 0 || loses(y, t.Width, signed) {
		return false
	}
	result := func(v bool) bool {
		c := folding.Constant(r.Builder, ConstantOpName, op.Context().BoolAttr(v), op.Context().I1())
		r.ReplaceWithOp(op, c)
		return true
	}
	p, constantResult, ok := asIntegers(cmp.Predicate(), signed)
	if !ok {
		return result(constantResult)
	}
	// A constant that is out of the integers' range is greater or less than all of them.
	greatest, least := num.NewAPInt(t.Width, -1), num.NewAPInt(t.Width, 0)
	if signed {
		greatest = greatest.LShr(1)
		least = greatest.Not()
	}
	if order, _ := num.APFloatFromInt(y.Kind(), greatest, signed).Cmp(y); order < 0 {
		return result(p == CmpIPredicateNe || p.isLess())
	}
	if order, _ := num.APFloatFromInt(y.Kind(), least, signed).Cmp(y); order > 0 {
		return result(p == CmpIPredicateNe || p.isGreater())
	}
	n, ok := y.Int(t.Width, signed)
	if !ok {
		return false
	}
	if order, _ := num.APFloatFromInt(y.Kind(), n, signed).Cmp(y); order != 0 && !y.IsZero() {
		// A fraction was cut off, towards zero.
		var known bool
		if p, known, ok = p.besides(y.IsNegative(), signed); !ok {
			return result(known)
		}
	}
	c := folding.Constant(r.Builder, ConstantOpName, op.Context().IntegerAttr(t, n), t)
	r.ReplaceWithOp(op, NewCmpI(r.Builder, p, x, c.Result(0)).Operation)
	return true
}

// loses reports whether the conversion of an integer of a width to the format of y may
// change how it compares with y.
func loses(y num.APFloat, width int, signed bool) bool {
	precision := y.Kind().Precision()
	if width <= precision {
		return false
	}
	bits := width
	if signed {
		bits--
	}
	if y.IsInf() {
		return y.Kind().Largest(false).Exponent() < bits
	}
	e := y.Exponent()
	return !y.IsZero() && precision <= e && e <= bits
}

// asIntegers returns the predicate for integers that holds where p holds for their
// conversions. ok is false if the result is the same for all.
func asIntegers(p CmpFPredicate, signed bool) (to CmpIPredicate, result, ok bool) {
	pick := func(s, u CmpIPredicate) (CmpIPredicate, bool, bool) {
		if signed {
			return s, false, true
		}
		return u, false, true
	}
	switch p {
	case CmpFPredicateOEQ, CmpFPredicateUEQ:
		return CmpIPredicateEq, false, true
	case CmpFPredicateONE, CmpFPredicateUNE:
		return CmpIPredicateNe, false, true
	case CmpFPredicateOGT, CmpFPredicateUGT:
		return pick(CmpIPredicateSgt, CmpIPredicateUgt)
	case CmpFPredicateOGE, CmpFPredicateUGE:
		return pick(CmpIPredicateSge, CmpIPredicateUge)
	case CmpFPredicateOLT, CmpFPredicateULT:
		return pick(CmpIPredicateSlt, CmpIPredicateUlt)
	case CmpFPredicateOLE, CmpFPredicateULE:
		return pick(CmpIPredicateSle, CmpIPredicateUle)
	}
	return 0, p == CmpFPredicateORD || p == CmpFPredicateAlwaysTrue, false
}

// isLess reports whether p is one of lt and le, and isGreater whether it is gt or ge.
func (p CmpIPredicate) isLess() bool {
	return p == CmpIPredicateSlt || p == CmpIPredicateSle || p == CmpIPredicateUlt || p == CmpIPredicateUle
}

func (p CmpIPredicate) isGreater() bool {
	return p == CmpIPredicateSgt || p == CmpIPredicateSge || p == CmpIPredicateUgt || p == CmpIPredicateUge
}

// besides returns the predicate that holds for an integer and a constant without its
// fraction where p holds for the integer and the constant. ok is false if the result is the
// same for all integers.
func (p CmpIPredicate) besides(negative, signed bool) (to CmpIPredicate, result, ok bool) {
	less, greater := CmpIPredicateUle, CmpIPredicateUgt
	if signed {
		less, greater = CmpIPredicateSle, CmpIPredicateSgt
		if negative {
			less, greater = CmpIPredicateSlt, CmpIPredicateSge
		}
	}
	switch {
	case p.isLess():
		return less, false, signed || !negative
	case p.isGreater():
		return greater, true, signed || !negative
	}
	return p, p == CmpIPredicateNe, false
}

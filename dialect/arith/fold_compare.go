package arith

import (
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// swapped is the predicate that holds for y and x where the index holds for x and y.
var swapped = [...]CmpIPredicate{
	CmpIPredicateEq, CmpIPredicateNe,
	CmpIPredicateSgt, CmpIPredicateSge, CmpIPredicateSlt, CmpIPredicateSle,
	CmpIPredicateUgt, CmpIPredicateUge, CmpIPredicateUlt, CmpIPredicateUle,
}

// holds reports whether a predicate holds for two integers.
func (p CmpIPredicate) holds(x, y num.APInt) bool {
	switch p {
	case CmpIPredicateEq:
		return x.Equal(y)
	case CmpIPredicateNe:
		return !x.Equal(y)
	case CmpIPredicateSlt:
		return x.CmpS(y) < 0
	case CmpIPredicateSle:
		return x.CmpS(y) <= 0
	case CmpIPredicateSgt:
		return x.CmpS(y) > 0
	case CmpIPredicateSge:
		return x.CmpS(y) >= 0
	case CmpIPredicateUlt:
		return x.CmpU(y) < 0
	case CmpIPredicateUle:
		return x.CmpU(y) <= 0
	case CmpIPredicateUgt:
		return x.CmpU(y) > 0
	}
	return x.CmpU(y) >= 0
}

// reflexive reports whether the predicate holds for a number and itself.
func (p CmpIPredicate) reflexive() bool {
	zero := num.NewAPInt(1, 0)
	return p.holds(zero, zero)
}

func foldCmpI(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	cmp := CmpIOp{op}
	p, x, y := cmp.Predicate(), cmp.Lhs(), cmp.Rhs()
	if int(p) >= len(swapped) {
		return nil, false
	}
	if x == y {
		v := int64(0)
		if p.reflexive() {
			v = 1
		}
		if a := folding.Splat(op.Result(0).Type(), v); a != nil {
			return folding.Attr(a)
		}
	}
	bit := isI1(x.Type())
	if folding.IsZero(operands[1]) && p == CmpIPredicateNe {
		// An extended bit is not zero if the bit is set.
		if ext := x.DefiningOp(); ext != nil && (ext.Name() == ExtSIOpName || ext.Name() == ExtUIOpName) && isI1(ExtSIOp{ext}.In().Type()) {
			return folding.Value(ExtSIOp{ext}.In())
		}
		if bit {
			return folding.Value(x)
		}
	}
	if bit && folding.IsOne(operands[1]) && p == CmpIPredicateEq {
		return folding.Value(x)
	}
	if operands[0] != nil && operands[1] == nil {
		cmp.SetPredicate(swapped[p])
		op.OpOperand(0).Set(y)
		op.OpOperand(1).Set(x)
		return folding.InPlace()
	}
	if operands[0] == nil || folding.IsPoison(operands[0]) || folding.IsPoison(operands[1]) {
		return nil, false
	}
	return folding.Attr(folding.Binary(op.Result(0).Type(), operands[0], operands[1], func(x, y num.APInt) (num.APInt, bool) {
		return i1(p.holds(x, y)), true
	}))
}

// isI1 reports whether t, or its element type, is i1.
func isI1(t ir.Type) bool { return ir.ElementTypeOrSelf(t) == ir.Type(t.Context().I1()) }

// holds reports whether a predicate holds for two floating-point numbers.
func (p CmpFPredicate) holds(x, y num.APFloat) bool {
	order, ordered := x.Cmp(y)
	if !ordered {
		return p >= CmpFPredicateUEQ
	}
	switch p {
	case CmpFPredicateOEQ, CmpFPredicateUEQ:
		return order == 0
	case CmpFPredicateOGT, CmpFPredicateUGT:
		return order > 0
	case CmpFPredicateOGE, CmpFPredicateUGE:
		return order >= 0
	case CmpFPredicateOLT, CmpFPredicateULT:
		return order < 0
	case CmpFPredicateOLE, CmpFPredicateULE:
		return order <= 0
	case CmpFPredicateONE, CmpFPredicateUNE:
		return order != 0
	}
	return p == CmpFPredicateORD || p == CmpFPredicateAlwaysTrue
}

func foldCmpF(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	p := CmpFOp{op}.Predicate()
	x, ok1 := operands[0].(*ir.FloatAttr)
	y, ok2 := operands[1].(*ir.FloatAttr)
	// A comparison with NaN does not depend on the other operand.
	if ok1 && x.Value.IsNaN() {
		y, ok2 = x, true
	} else if ok2 && y.Value.IsNaN() {
		x, ok1 = y, true
	}
	if !ok1 || !ok2 {
		return nil, false
	}
	return folding.Attr(op.Context().BoolAttr(p.holds(x.Value, y.Value)))
}

func foldSelect(op SelectOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	condition, x, y := op.Condition(), op.TrueValue(), op.FalseValue()
	switch {
	case x == y, folding.IsOne(operands[0]):
		return folding.Value(x)
	case folding.IsZero(operands[0]), folding.IsPoison(operands[1]):
		return folding.Value(y)
	case folding.IsPoison(operands[2]):
		return folding.Value(x)
	case op.ResultValue().Type() == ir.Type(op.Operation.Context().I1()) && folding.IsOne(operands[1]) && folding.IsZero(operands[2]):
		return folding.Value(condition)
	}
	if d := named.DefiningOp(condition, CmpIOpName); d != nil {
		cmp := CmpIOp{d}
		if cmp.Lhs() == x && cmp.Rhs() == y || cmp.Rhs() == x && cmp.Lhs() == y {
			switch cmp.Predicate() {
			case CmpIPredicateEq:
				return folding.Value(y)
			case CmpIPredicateNe:
				return folding.Value(x)
			}
		}
	}
	return folding.Attr(selectElements(operands))
}

// selectElements chooses between the elements of dense constants, nil if they are not.
func selectElements(operands []ir.Attribute) ir.Attribute {
	condition, ok1 := operands[0].(*ir.DenseElementsAttr)
	x, ok2 := operands[1].(*ir.DenseElementsAttr)
	y, ok3 := operands[2].(*ir.DenseElementsAttr)
	if !ok1 || !ok2 || !ok3 || x.Type() != y.Type() {
		return nil
	}
	elements := make([]ir.Attribute, condition.NumElements())
	for i := range elements {
		from := y
		if condition.Int(i).IsOne() {
			from = x
		}
		elements[i] = from.Attr(i)
	}
	a, err := x.Context().DenseAttributes(x.ShapedType(), elements)
	if err != nil {
		return nil
	}
	return a
}

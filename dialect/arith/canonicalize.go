package arith

import (
	"errors"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/rewrite"
)

// compileRules compiles the rules of canonicalize.td.
func compileRules(ctx *ir.Context) (rewrite.Matcher, error) { return Rules(ctx, ruleNatives{}) }

// ruleNatives is the C++ in canonicalize.td.
type ruleNatives struct{}

func (ruleNatives) ConstantLikeMatcher(_ *rewrite.Rewriter, self *ir.Operation) (ir.Attribute, bool) {
	a := ir.ConstantValue(self)
	return a, a != nil
}

func (ruleNatives) IsMinusOne(_ *rewrite.Rewriter, a ir.Attribute) bool { return folding.IsAllOnes(a) }

func (ruleNatives) IsPlusOne(_ *rewrite.Rewriter, a ir.Attribute) bool {
	return folding.Int(a, func(v num.APInt) bool { return v.IsOne() && !v.IsNegative() })
}

func (ruleNatives) IsZeroOrSplat(_ *rewrite.Rewriter, a ir.Attribute) bool { return folding.IsZero(a) }

func (ruleNatives) IsAbsent(_ *rewrite.Rewriter, a ir.Attribute) bool { return a == nil }

func (ruleNatives) IsIntegerWiderThanI1(_ *rewrite.Rewriter, v *ir.Value) bool {
	t, ok := v.Type().(*ir.IntegerType)
	return ok && t.Width != 1
}

func (ruleNatives) HasFixedWidth(_ *rewrite.Rewriter, v *ir.Value) bool {
	return elementWidth(v.Type()) > 0
}

func (ruleNatives) IsUnused(_ *rewrite.Rewriter, v *ir.Value) bool { return !v.HasUses() }

func (ruleNatives) IsEquality(_ *rewrite.Rewriter, predicate ir.Attribute) bool {
	p, ok := predicate.(*ir.IntegerAttr)
	return ok && p.Int64() <= int64(CmpIPredicateNe)
}

func (ruleNatives) SelectI1ToNot2(_ *rewrite.Rewriter, self ir.Attribute) bool {
	return isBool(self, false)
}

func (ruleNatives) SelectI1ToNot4(_ *rewrite.Rewriter, self ir.Attribute) bool {
	return isBool(self, true)
}

func isBool(a ir.Attribute, v bool) bool { return a == ir.Attribute(a.Context().BoolAttr(v)) }

func (ruleNatives) IsWider(_ *rewrite.Rewriter, x, y *ir.Value) bool {
	w := elementWidth(y.Type())
	return w > 0 && elementWidth(x.Type()) > w
}

func (ruleNatives) ShiftsOutRest(_ *rewrite.Rewriter, x, y *ir.Value, by ir.Attribute) bool {
	rest := int64(elementWidth(x.Type()) - elementWidth(y.Type()))
	return folding.Int(by, func(n num.APInt) bool { return n.Equal(num.NewAPInt(n.Width(), rest)) })
}

// KeepsBits reports whether an index or an integer has all bits of an integer or an index.
func (ruleNatives) KeepsBits(_ *rewrite.Rewriter, between, from *ir.Value) bool {
	if w := elementWidth(between.Type()); w >= 0 {
		return w >= 64
	}
	return elementWidth(from.Type()) <= 64
}

// elementWidth returns the width of numbers, -1 for index.
func elementWidth(t ir.Type) int {
	if w, ok := ir.IntOrFloatWidth(ir.ElementTypeOrSelf(t)); ok {
		return w
	}
	return -1
}

func (ruleNatives) Sum(_ *rewrite.Rewriter, like *ir.Value, x, y ir.Attribute) (ir.Attribute, error) {
	return combine(like, x, y, num.APInt.Add)
}

func (ruleNatives) Difference(_ *rewrite.Rewriter, like *ir.Value, x, y ir.Attribute) (ir.Attribute, error) {
	return combine(like, x, y, num.APInt.Sub)
}

func (ruleNatives) Product(_ *rewrite.Rewriter, like *ir.Value, x, y ir.Attribute) (ir.Attribute, error) {
	return combine(like, x, y, num.APInt.Mul)
}

func combine(like *ir.Value, x, y ir.Attribute, f func(x, y num.APInt) num.APInt) (ir.Attribute, error) {
	if a := folding.Binary(like.Type(), x, y, folding.Total(f)); a != nil {
		return a, nil
	}
	return nil, errors.New("the constants are not of one type")
}

func (ruleNatives) Zero(_ *rewrite.Rewriter, like *ir.Value) (ir.Attribute, error) {
	if a := folding.Splat(like.Type(), 0); a != nil {
		return a, nil
	}
	return nil, errors.New("the type has no zero")
}

func (ruleNatives) Inverse(_ *rewrite.Rewriter, predicate ir.Attribute) (ir.Attribute, error) {
	p, ok := predicate.(*ir.IntegerAttr)
	if !ok || p.Int64() < 0 || p.Int64() >= int64(len(inverse)) {
		return nil, errors.New("no predicate")
	}
	return p.Context().Int64Attr(p.Type(), inverse[p.Int64()]), nil
}

func (ruleNatives) Common(_ *rewrite.Rewriter, x, y ir.Attribute) (ir.Attribute, error) {
	return flagsOf(x, y, anyFlags)
}

func (ruleNatives) SumFlags(_ *rewrite.Rewriter, f, g, x, y ir.Attribute) (ir.Attribute, error) {
	return flagsOf(f, g, keptFlags(num.APInt.Add, x, y))
}

func (ruleNatives) DifferenceFlags(_ *rewrite.Rewriter, f, g, x, y ir.Attribute) (ir.Attribute, error) {
	return flagsOf(f, g, keptFlags(num.APInt.Sub, x, y))
}

func (ruleNatives) ProductFlags(_ *rewrite.Rewriter, f, g, x, y ir.Attribute) (ir.Attribute, error) {
	return flagsOf(f, g, keptFlags(num.APInt.Mul, x, y))
}

func flagsOf(f, g ir.Attribute, kept IntegerOverflowFlags) (ir.Attribute, error) {
	if a, ok := commonFlags(f, g, kept); ok {
		return a, nil
	}
	return nil, errors.New("no overflow flags")
}

func (ruleNatives) AsTyped(_ *rewrite.Rewriter, a ir.Attribute) (ir.Attribute, error) { return a, nil }

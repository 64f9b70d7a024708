package tollvm

import (
	"errors"

	"github.com/mica-ir/mica/internal/lower/divisions"
	"github.com/mica-ir/mica/internal/lower/tollvm/arithrules"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// addArith adds the rules for arith, and expansions of divisions.
func addArith(set *rewrite.Set, t *Types) error {
	if err := divisions.AddTo(set, t.ctx); err != nil {
		return err
	}
	rules, err := arithrules.Rules(t.ctx, &arithNatives{natives{t: t}})
	return addRules(set, t, rules, err)
}

// arithNatives are the functions that arith.pdll declares.
type arithNatives struct{ natives }

// IsSameInLLVM reports whether two types are converted to the same one.
func (n *arithNatives) IsSameInLLVM(_ *rewrite.Rewriter, a, b ir.Type) bool {
	to := n.t.Convert(a)
	return to != nil && to == n.t.Convert(b)
}

// TwiceAsWide returns the integer or the vector of integers of twice the width.
func (*arithNatives) TwiceAsWide(_ *rewrite.Rewriter, t ir.Type) (ir.Type, bool) {
	elem, ok := ir.ElementTypeOrSelf(t).(*ir.IntegerType)
	if !ok || isArray(t) || 2*elem.Width > ir.MaxIntegerWidth {
		return nil, false
	}
	wide := t.Context().IntegerType(2 * elem.Width)
	if v, ok := t.(*ir.VectorType); ok {
		return t.Context().VectorType(v.Shape(), wide, v.Scalable), true
	}
	return wide, true
}

// HalfOfWidth returns half the width of integers as a constant of their type.
func (*arithNatives) HalfOfWidth(_ *rewrite.Rewriter, t ir.Type) (ir.Attribute, error) {
	elem, ok := ir.ElementTypeOrSelf(t).(*ir.IntegerType)
	if !ok {
		return nil, errors.New("the type is not that of integers")
	}
	if v, ok := t.(*ir.VectorType); ok {
		return t.Context().DenseIntElements(v, []int64{int64(elem.Width / 2)}), nil
	}
	return t.Context().Int64Attr(t, int64(elem.Width/2)), nil
}

package vector

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// ruleNatives are the functions that canonicalize.pdll declares.
type ruleNatives struct{}

func compileRules(ctx *ir.Context) (rewrite.Matcher, error) { return Rules(ctx, ruleNatives{}) }

func (ruleNatives) IsNumber(_ *rewrite.Rewriter, t ir.Type) bool {
	_, vector := t.(*ir.VectorType)
	return !vector
}

func (ruleNatives) OnlyValue(_ *rewrite.Rewriter, values []*ir.Value) (*ir.Value, bool) {
	if len(values) == 0 || slices.ContainsFunc(values, func(v *ir.Value) bool { return v != values[0] }) {
		return nil, false
	}
	return values[0], true
}

func (ruleNatives) PreservesOrder(_ *rewrite.Rewriter, op *ir.Operation) bool {
	return preservesOrder(op)
}

func (ruleNatives) Permuted(r *rewrite.Rewriter, first, second ir.Attribute) (ir.Attribute, error) {
	before, order := named.IntsOf(first), slices.Clone(named.IntsOf(second))
	for i, p := range order {
		order[i] = before[p]
	}
	return r.Context().DenseI64Array(order), nil
}

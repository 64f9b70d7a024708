package shapetostandard

import (
	"github.com/mica-ir/mica/dialect/cf"
	"github.com/mica-ir/mica/dialect/shape"
	"github.com/mica-ir/mica/internal/lower/apply"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
)

// Constraints is convert-shape-constraints.
type Constraints struct{}

// Run turns constraints into assertions, and replaces their witnesses with constants.
func (Constraints) Run(r *pass.Run) error {
	return apply.Greedily(r, append(requirements(), rewrite.IsolatedPattern("ConvertCstrRequireOp", "shape.cstr_require", typed.Match(assert))))
}

// requirements returns the patterns that make computed conditions of constraints on shapes.
func requirements() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.IsolatedPattern("CstrBroadcastableToRequire", "shape.cstr_broadcastable", require("shape.is_broadcastable", "required broadcastable shapes")),
		rewrite.IsolatedPattern("CstrEqToRequire", "shape.cstr_eq", require("shape.shape_eq", "required equal shapes")),
	}
}

// require requires that a question about the shapes is answered with true.
func require(question, message string) func(op *ir.Operation, r *rewrite.Rewriter) bool {
	return func(op *ir.Operation, r *rewrite.Rewriter) bool {
		answer := r.Op(question).Operands(op.Operands()...).MustBuild().Result(0)
		r.ReplaceWithOp(op, r.Op("shape.cstr_require").Operands(answer).Set("msg", message).MustBuild())
		return true
	}
}

func assert(op shape.CstrRequireOp, r *rewrite.Rewriter) bool {
	message, ok := op.MsgAttr().(*ir.StringAttr)
	if !ok {
		return false
	}
	cf.NewAssert(r.Builder, op.Pred(), message.Value)
	r.ReplaceWithOp(op.Operation, r.Op("shape.const_witness").Set("passing", true).MustBuild())
	return true
}

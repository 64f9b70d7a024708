package tollvm

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// UBPatterns returns the patterns for ub.
func UBPatterns(t *Types) []conversion.Pattern {
	return []conversion.Pattern{
		t.pattern("ub.poison", func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			to := t.Convert(op.Result(0).Type())
			if to == nil {
				return r.MatchFailure(op, "the type cannot be converted")
			}
			r.ReplaceWithOp(op, create(r, op, "mlir.poison", nil, []ir.Type{to}))
			return true
		}),
		t.pattern("ub.unreachable", func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			r.ReplaceWithOp(op, create(r, op, "unreachable", nil, nil))
			return true
		}),
	}
}

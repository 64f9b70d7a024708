package opt

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// verifyRewritten verifies a module after rules were applied. If an operation is wrong
// that a rule has made, a note names the rule.
func verifyRewritten(module *ir.Operation, res *rewrite.Result, d *diag.List) bool {
	var list diag.List
	ok := ir.Verify(module, &list)
	if !ok && len(list) > 0 {
		if p := culprit(module, res, list[0]); p != nil {
			list[0].Rule = p.Name
			list[0].Notef(p.Place, "the operation was made or last changed by the rule '%s'", p.Name)
		}
	}
	*d = append(*d, list...)
	return ok
}

// culprit returns the pattern that made the operation that an error is about: the first
// operation that a rule made and that has this error on its own.
func culprit(module *ir.Operation, res *rewrite.Result, err *diag.Diagnostic) (found *rewrite.Pattern) {
	ir.Walk(module, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		p := res.MadeBy(op)
		if p == nil || !op.Location().Place().Same(err.Place) {
			return ir.Advance
		}
		var alone diag.List
		if ir.Verify(op, &alone) || len(alone) == 0 || alone[0].Message != err.Message {
			return ir.Advance
		}
		found = p
		return ir.Interrupt
	})
	return found
}

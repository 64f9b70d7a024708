package acc

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// addCanonicalizers adds the canonicalizations.
func addCanonicalizers(n *dialect.Natives) {
	for name, class := range map[string]string{
		"enter_data": "EnterDataOp", "exit_data": "ExitDataOp", "host_data": "HostDataOp", "update": "UpdateOp",
	} {
		label := "RemoveConstantIfCondition<mlir::acc::" + class + ">"
		if name == "host_data" {
			label = "RemoveConstantIfConditionWithRegion<mlir::acc::" + class + ">"
		}
		op := n.Ops["acc."+name]
		op.Canonicalizer = rewrite.Patterns{rewrite.IsolatedPattern(label, "acc."+name, removeCondition)}
		n.Ops["acc."+name] = op
	}
}

// removeCondition removes a condition that is always true, and an operation whose condition is
// always false; a body is then executed without it.
func removeCondition(op *ir.Operation, r *rewrite.Rewriter) bool {
	condition := op.GroupOperand(0)
	if condition == nil {
		return false
	}
	a, ok := ir.ConstantValue(condition.DefiningOp()).(*ir.IntegerAttr)
	if !ok {
		return false
	}
	if !a.Value.IsZero() {
		r.ModifyInPlace(op, func() { op.SetOperandGroup(op.OperandGroups()[0], nil) })
		return true
	}
	if op.NumRegions() == 1 {
		body := op.Region(0).Entry()
		if body == nil || body.Next() != nil || body.NumArguments() != 0 || body.Back() == nil {
			return false
		}
		end := body.Back()
		r.InlineBlockBefore(body, op, nil)
		r.Erase(end)
	}
	r.Erase(op)
	return true
}

package acc

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
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
	const environment = KernelEnvironmentOpName
	op := n.Ops[environment]
	op.Canonicalizer = rewrite.Patterns{rewrite.IsolatedPattern("RemoveEmptyKernelEnvironment", environment, typed.Match(removeEmptyEnvironment))}
	n.Ops[environment] = op
}

// removeEmptyEnvironment erases a kernel environment with an empty body. If the operation waits, an
// acc.wait replaces it, provided that one can express the same wait.
func removeEmptyEnvironment(op KernelEnvironmentOp, r *rewrite.Rewriter) bool {
	for _, device := range named.Elements(op.WaitOperandsDeviceTypeAttr()) {
		if !isNoDevice(device) {
			return false
		}
	}
	for _, number := range named.Elements(op.HasWaitDevnumAttr()) {
		if b, ok := number.(*ir.IntegerAttr); ok && !b.Value.IsZero() {
			return false
		}
	}
	if len(named.IntsOf(op.WaitOperandsSegmentsAttr())) > 1 || op.Operation.Region(0).Entry().Back() != nil {
		return false
	}
	waited := op.WaitOperands().Values()
	if len(waited) == 0 && op.WaitOnlyAttr() == nil {
		r.Erase(op.Operation)
		return true
	}
	def := op.Operation.Context().LookupOp(WaitOpName)
	if def == nil {
		return false
	}
	sizes := op.Operation.Context().DenseI32Array([]int32{int32(len(waited)), 0, 0, 0})
	r.ReplaceWithNew(op.Operation, def, waited, ir.NamedAttribute{Name: "operandSegmentSizes", Value: sizes})
	return true
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

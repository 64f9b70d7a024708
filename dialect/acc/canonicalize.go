package acc

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/named"
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
	const environment = "acc.kernel_environment"
	op := n.Ops[environment]
	op.Canonicalizer = rewrite.Patterns{rewrite.IsolatedPattern("RemoveEmptyKernelEnvironment", environment, removeEmptyEnvironment)}
	n.Ops[environment] = op
}

// removeEmptyEnvironment erases the environment of no kernel. Where it waits, an acc.wait takes
// its place if that can say the same.
func removeEmptyEnvironment(op *ir.Operation, r *rewrite.Rewriter) bool {
	for _, device := range named.Elements(op.Attr("waitOperandsDeviceType")) {
		if !isNoDevice(device) {
			return false
		}
	}
	for _, number := range named.Elements(op.Attr("hasWaitDevnum")) {
		if b, ok := number.(*ir.IntegerAttr); ok && !b.Value.IsZero() {
			return false
		}
	}
	if len(named.IntsOf(op.Attr("waitOperandsSegments"))) > 1 || op.Region(0).Entry().Back() != nil {
		return false
	}
	waited := ir.ValuesOf(named.Operands(op, "waitOperands"))
	if len(waited) == 0 && op.Attr("waitOnly") == nil {
		r.Erase(op)
		return true
	}
	def := op.Context().LookupOp("acc.wait")
	if def == nil {
		return false
	}
	sizes := op.Context().DenseI32Array([]int32{int32(len(waited)), 0, 0, 0})
	r.ReplaceWithNew(op, def, waited, ir.NamedAttribute{Name: "operandSegmentSizes", Value: sizes})
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

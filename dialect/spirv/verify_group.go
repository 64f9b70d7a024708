package spirv

import (
	"math/bits"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// verifyScope checks the scope of an operation of a group.
func verifyScope(op *ir.Operation, d *diag.List) bool {
	switch enumText(op, "execution_scope") {
	case "Workgroup", "Subgroup":
		return true
	}
	return fail(op, d, "execution scope must be 'Workgroup' or 'Subgroup'")
}

// cluster checks the size of a cluster.
func cluster(op *ir.Operation, size *ir.Value, d *diag.List) bool {
	n, ok := constantInt(size.DefiningOp())
	if !ok {
		return fail(op, d, "cluster size operand must come from a constant op")
	}
	if bits.OnesCount32(uint32(n)) != 1 {
		return fail(op, d, "cluster size operand must be a power of two")
	}
	return true
}

func verifyNonUniform(op *ir.Operation, d *diag.List) bool {
	if !verifyScope(op, d) {
		return false
	}
	if op.NumOperands() > 1 {
		return cluster(op, op.Operand(1), d)
	}
	if enumText(op, "group_operation") == "ClusteredReduce" {
		return fail(op, d, "cluster size operand must be provided for 'ClusteredReduce' group operation")
	}
	return true
}

func verifyRotate(op *ir.Operation, d *diag.List) bool {
	if !verifyScope(op, d) {
		return false
	}
	return op.NumOperands() < 3 || cluster(op, op.Operand(2), d)
}

func verifyBroadcast(op *ir.Operation, d *diag.List) bool {
	if !verifyScope(op, d) {
		return false
	}
	if v := vectorOf(op.Operand(1)); v != nil && count(v) != 2 && count(v) != 3 {
		return fail(op, d, "localid is a vector and can be with only  2 or 3 components, actual number is %d", count(v))
	}
	return true
}

func verifyNonUniformBroadcast(op *ir.Operation, d *diag.List) bool {
	if !verifyScope(op, d) {
		return false
	}
	const version15 = 5
	if targetVersion(op) < version15 && !isOp(op.Operand(1).DefiningOp(), "spirv.Constant", "spirv.mlir.referenceof") {
		return fail(op, d, "id must be the result of a constant op")
	}
	return true
}

// targetVersion returns the minor version of SPIR-V that a module is for: that of
// the target environment around it, else 0.
func targetVersion(op *ir.Operation) uint64 {
	op = parentNamed(op, "spirv.module")
	for ; op != nil; op = op.ParentOp() {
		if op = ir.NearestSymbolTable(op); op == nil {
			break
		}
		a, ok := op.Attr(targetEnvName).(*ir.DefinedAttr)
		if !ok || attributeClass(a) != targetEnvClass {
			continue
		}
		if triple, ok := a.Params[0].(*ir.DefinedAttr); ok {
			v, _ := triple.Params[0].(ir.EnumValue)
			return v.Value
		}
	}
	return 0
}

func verifyGroupShuffle(op *ir.Operation, d *diag.List) bool {
	if !verifyScope(op, d) {
		return false
	}
	if i, ok := op.Operand(op.NumOperands() - 1).Type().(*ir.IntegerType); ok && i.Signedness == ir.Signed {
		return fail(op, d, "second operand must be a singless/unsigned integer")
	}
	return true
}

// verifyBlock checks a read or a write of a block.
func verifyBlock(value func(op *ir.Operation) *ir.Value) check {
	return func(op *ir.Operation, d *diag.List) bool {
		to, _ := pointerTo(operandType(op))
		t := value(op).Type()
		if v, ok := t.(*ir.VectorType); ok {
			t = v.Element
		}
		return t == to || fail(op, d, "mismatch in result type and pointer type")
	}
}

func verifyMeshTasks(op *ir.Operation, d *diag.List) bool {
	if op.NumOperands() < 4 {
		return true
	}
	if _, storage := pointerTo(op.Operand(3).Type()); storage != "TaskPayloadWorkgroupEXT" {
		return fail(op, d, "payload must be a variable with a storage class of TaskPayloadWorkgroupEXT")
	}
	return true
}

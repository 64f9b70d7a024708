package spirv

import (
	"math/bits"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// verifyScope checks the scope of an operation of a group.
func verifyScope(op *ir.Operation, c *ir.Checker) {
	switch named.Enum(op, "execution_scope") {
	case "Workgroup", "Subgroup":
		return
	}
	c.Failf("execution scope must be 'Workgroup' or 'Subgroup'")
}

// cluster checks the size of a cluster.
func cluster(op *ir.Operation, size *ir.Value, c *ir.Checker) {
	n, ok := constantInt(size.DefiningOp())
	c.Check(ok, "cluster size operand must come from a constant op")
	c.Check(bits.OnesCount32(uint32(n)) == 1, "cluster size operand must be a power of two")
}

func verifyNonUniform(op groupOp, c *ir.Checker) {
	verifyScope(op.Operation, c)
	if op.Operation.NumOperands() > 1 {
		cluster(op.Operation, op.Value(), c)
		return
	}
	c.Check(named.Enum(op.Operation, "group_operation") != "ClusteredReduce", "cluster size operand must be provided for 'ClusteredReduce' group operation")
}

func verifyRotate(op *ir.Operation, c *ir.Checker) {
	verifyScope(op, c)
	if op.NumOperands() >= 3 {
		cluster(op, op.Operand(2), c)
	}
}

func verifyBroadcast(op GroupBroadcastOp, c *ir.Checker) {
	verifyScope(op.Operation, c)
	if v := vectorOf(op.Localid()); v != nil && count(v) != 2 && count(v) != 3 {
		c.Failf("localid is a vector and can be with only  2 or 3 components, actual number is %d", count(v))
	}
}

func verifyNonUniformBroadcast(op GroupNonUniformBroadcastOp, c *ir.Checker) {
	verifyScope(op.Operation, c)
	const version15 = 5
	c.Check(targetVersion(op.Operation) >= version15 || isOp(op.Id().DefiningOp(), ConstantOpName, ReferenceOfOpName),
		"id must be the result of a constant op")
}

// targetVersion returns the minor version of SPIR-V that a module is for: that of
// the target environment around it, else 0.
func targetVersion(op *ir.Operation) uint64 {
	op = parentNamed(op, ModuleOpName)
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

func verifyGroupShuffle(op *ir.Operation, c *ir.Checker) {
	verifyScope(op, c)
	i, ok := op.Operand(op.NumOperands() - 1).Type().(*ir.IntegerType)
	c.Check(!ok || i.Signedness != ir.Signed, "second operand must be a singless/unsigned integer")
}

// verifyBlock checks a read or a write of a block.
func verifyBlock(value func(op *ir.Operation) *ir.Value) check {
	return func(op *ir.Operation, c *ir.Checker) {
		to, _ := pointerTo(operandType(op))
		t := value(op).Type()
		if v, ok := t.(*ir.VectorType); ok {
			t = v.Element
		}
		c.Check(t == to, "mismatch in result type and pointer type")
	}
}

func verifyMeshTasks(op *ir.Operation, c *ir.Checker) {
	if op.NumOperands() < 4 {
		return
	}
	_, storage := pointerTo(op.Operand(3).Type())
	c.Check(storage == "TaskPayloadWorkgroupEXT", "payload must be a variable with a storage class of TaskPayloadWorkgroupEXT")
}

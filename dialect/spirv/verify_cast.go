package spirv

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// bitWidth returns the bits of a scalar or of all elements of a vector.
func bitWidth(t ir.Type) int64 {
	w, _ := ir.IntOrFloatWidth(ir.ElementTypeOrSelf(t))
	return int64(w) * count(t)
}

func verifyBitcast(op BitcastOp, c *ir.Checker) {
	from, to := op.OperandOperand().Type(), op.ResultValue().Type()
	c.CheckPlain(from != to, "result type must be different from operand type")
	fromPointer, toPointer := class(from) == pointerClass, class(to) == pointerClass
	c.CheckPlain(!fromPointer || toPointer, "unhandled bit cast conversion from pointer type to non-pointer type")
	c.CheckPlain(!toPointer || fromPointer, "unhandled bit cast conversion from non-pointer type to pointer type")
	a, b := bitWidth(from), bitWidth(to)
	c.Checkf(a == b, "mismatch in result type bitwidth %d and operand type bitwidth %d", b, a)
}

// sameShape compares the shapes of cooperative matrices. The common check of shapes handles only
// vectors and tensors.
func sameShape(op *ir.Operation, c *ir.Checker) {
	a, b := is(operandType(op), coopMatrixClass), is(resultType(op), coopMatrixClass)
	if a == nil && b == nil ||
		a != nil && b != nil && a.Params[coopRows] == b.Params[coopRows] && a.Params[coopColumns] == b.Params[coopColumns] {
		return
	}
	c.Failf("requires the same shape for all operands and results")
}

// verifyWidths checks that a conversion changes the width.
func verifyWidths(op typed.Unary, c *ir.Checker) {
	sameShape(op.Operation, c)
	from, to := op.Input().Type(), op.Operation.Result(0).Type()
	a, b := from, to
	if v, ok := from.(*ir.VectorType); ok {
		w, ok := to.(*ir.VectorType)
		c.Check(ok, "incompatible operand and result types")
		a, b = v.Element, w.Element
	} else if m := is(from, coopMatrixClass); m != nil {
		n := is(to, coopMatrixClass)
		c.Check(n != nil, "incompatible operand and result types")
		a, b = typeParam(m, coopElement), typeParam(n, coopElement)
	}
	x, _ := ir.IntOrFloatWidth(a)
	y, _ := ir.IntOrFloatWidth(b)
	c.Checkf(x != y, "expected the different bit widths for operand type and result type, but provided '%s' and '%s'", a, b)
}

// physical checks a conversion between an integer and a pointer.
func physical(what string, pointer, integer func(op *ir.Operation) ir.Type) check {
	return func(op *ir.Operation, c *ir.Checker) {
		i, ok := integer(op).(*ir.IntegerType)
		c.CheckPlain(ok && i.Signedness == ir.Signless, "result must be a scalar type of unsigned integer")
		module := parentNamed(op, ModuleOpName)
		if module == nil {
			return
		}
		_, storage := pointerTo(pointer(op))
		model := named.Enum(module, "addressing_model")
		c.CheckPlainf(model != "Logical" && (model != "PhysicalStorageBuffer64" || storage == "PhysicalStorageBuffer"),
			"%s must be a physical pointer", what)
	}
}

func operandType(op *ir.Operation) ir.Type { return op.Operand(0).Type() }
func resultType(op *ir.Operation) ir.Type  { return op.Result(0).Type() }

// specific are the storage classes that a generic pointer may be cast to.
var specific = []string{"Workgroup", "CrossWorkgroup", "Function"}

func verifyToGeneric(op *ir.Operation, c *ir.Checker) {
	_, from := pointerTo(operandType(op))
	_, to := pointerTo(resultType(op))
	c.CheckPlain(slices.Contains(specific, from), "pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class")
	c.CheckPlain(to == "Generic", "result type must be of storage class Generic")
	samePointee(op, c)
}

func verifyFromGeneric(op *ir.Operation, c *ir.Checker) {
	_, from := pointerTo(operandType(op))
	_, to := pointerTo(resultType(op))
	c.CheckPlain(from == "Generic", "pointer type must be of storage class Generic")
	c.CheckPlain(slices.Contains(specific, to), "result must point to the Workgroup, CrossWorkgroup, or Function Storage Class")
	samePointee(op, c)
}

func samePointee(op *ir.Operation, c *ir.Checker) {
	from, _ := pointerTo(operandType(op))
	to, _ := pointerTo(resultType(op))
	c.Checkf(from == to, "pointer operand's pointee type must have the same as the op result type, but found '%s' vs '%s'", from, to)
}

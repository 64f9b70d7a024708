package spirv

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// bitWidth returns the bits of a scalar or of all elements of a vector.
func bitWidth(t ir.Type) int64 {
	w, _ := ir.IntOrFloatWidth(ir.ElementTypeOrSelf(t))
	return int64(w) * count(t)
}

func verifyBitcast(op *ir.Operation, d *diag.List) bool {
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	if from == to {
		return plain(op, d, "result type must be different from operand type")
	}
	fromPointer, toPointer := class(from) == pointerClass, class(to) == pointerClass
	switch {
	case fromPointer && !toPointer:
		return plain(op, d, "unhandled bit cast conversion from pointer type to non-pointer type")
	case toPointer && !fromPointer:
		return plain(op, d, "unhandled bit cast conversion from non-pointer type to pointer type")
	}
	if a, b := bitWidth(from), bitWidth(to); a != b {
		return fail(op, d, "mismatch in result type bitwidth %d and operand type bitwidth %d", b, a)
	}
	return true
}

// sameShape compares the shapes of cooperative matrices, of which those of vectors
// and tensors who compare shapes of all operations know nothing.
func sameShape(op *ir.Operation, d *diag.List) bool {
	a, b := is(operandType(op), coopMatrixClass), is(resultType(op), coopMatrixClass)
	if a == nil && b == nil ||
		a != nil && b != nil && a.Params[coopRows] == b.Params[coopRows] && a.Params[coopColumns] == b.Params[coopColumns] {
		return true
	}
	return fail(op, d, "requires the same shape for all operands and results")
}

// verifyWidths checks that a conversion changes the width.
func verifyWidths(op *ir.Operation, d *diag.List) bool {
	if !sameShape(op, d) {
		return false
	}
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	a, b := from, to
	if v, ok := from.(*ir.VectorType); ok {
		w, ok := to.(*ir.VectorType)
		if !ok {
			return fail(op, d, "incompatible operand and result types")
		}
		a, b = v.Element, w.Element
	} else if m := is(from, coopMatrixClass); m != nil {
		n := is(to, coopMatrixClass)
		if n == nil {
			return fail(op, d, "incompatible operand and result types")
		}
		a, b = typeParam(m, coopElement), typeParam(n, coopElement)
	}
	x, _ := ir.IntOrFloatWidth(a)
	if y, _ := ir.IntOrFloatWidth(b); x == y {
		return fail(op, d, "expected the different bit widths for operand type and result type, but provided '%s' and '%s'", a, b)
	}
	return true
}

// physical checks a conversion between an integer and a pointer.
func physical(what string, pointer, integer func(op *ir.Operation) ir.Type) check {
	return func(op *ir.Operation, d *diag.List) bool {
		if i, ok := integer(op).(*ir.IntegerType); !ok || i.Signedness != ir.Signless {
			return plain(op, d, "result must be a scalar type of unsigned integer")
		}
		module := parentNamed(op, "spirv.module")
		if module == nil {
			return true
		}
		_, storage := pointerTo(pointer(op))
		model := enumText(module, "addressing_model")
		if model == "Logical" || model == "PhysicalStorageBuffer64" && storage != "PhysicalStorageBuffer" {
			return plain(op, d, "%s must be a physical pointer", what)
		}
		return true
	}
}

func operandType(op *ir.Operation) ir.Type { return op.Operand(0).Type() }
func resultType(op *ir.Operation) ir.Type  { return op.Result(0).Type() }

// specific are the storage classes that a generic pointer may be cast to.
var specific = []string{"Workgroup", "CrossWorkgroup", "Function"}

func verifyToGeneric(op *ir.Operation, d *diag.List) bool {
	_, from := pointerTo(operandType(op))
	_, to := pointerTo(resultType(op))
	if !slices.Contains(specific, from) {
		return plain(op, d, "pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class")
	}
	if to != "Generic" {
		return plain(op, d, "result type must be of storage class Generic")
	}
	return samePointee(op, d)
}

func verifyFromGeneric(op *ir.Operation, d *diag.List) bool {
	_, from := pointerTo(operandType(op))
	_, to := pointerTo(resultType(op))
	if from != "Generic" {
		return plain(op, d, "pointer type must be of storage class Generic")
	}
	if !slices.Contains(specific, to) {
		return plain(op, d, "result must point to the Workgroup, CrossWorkgroup, or Function Storage Class")
	}
	return samePointee(op, d)
}

func samePointee(op *ir.Operation, d *diag.List) bool {
	from, _ := pointerTo(operandType(op))
	to, _ := pointerTo(resultType(op))
	return from == to ||
		fail(op, d, "pointer operand's pointee type must have the same as the op result type, but found '%s' vs '%s'", from, to)
}

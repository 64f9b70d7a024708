package llvm

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// verifySinCos checks that the result is the sine and the cosine.
func verifySinCos(op *ir.Operation, d *diag.List) bool {
	in, out := op.Operand(0).Type(), op.Result(0).Type()
	if s, ok := StructOf(out); ok && len(s.Body) == 2 && s.Body[0] == in && s.Body[1] == in {
		return true
	}
	op.EmitOpError(d, "expected result type to be an homogeneous struct with two elements matching the operand type, but got '%s'", out)
	return false
}

func verifyGather(op *ir.Operation, d *diag.List) bool {
	return samePointers(op, 0, "#1", op.Result(0).Type(), d)
}

func verifyScatter(op *ir.Operation, d *diag.List) bool {
	return samePointers(op, 1, "#2", op.Operand(0).Type(), d)
}

// samePointers checks that an operand has a pointer for each element of a vector.
func samePointers(op *ir.Operation, i int, name string, t ir.Type, d *diag.List) bool {
	pointers, ok := op.Operand(i).Type().(*ir.VectorType)
	elements, is := t.(*ir.VectorType)
	if !ok || !is {
		return true
	}
	want := op.Context().VectorType(elements.Shape(), pointers.Element, elements.Scalable)
	if want == pointers {
		return true
	}
	op.EmitOpError(d, "expected operand %s type to be '%s'", name, want)
	return false
}

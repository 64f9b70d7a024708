package llvm

import "github.com/mica-ir/mica/ir"

// verifySinCos checks that the result is the sine and the cosine.
func verifySinCos(op *ir.Operation, c *ir.Checker) {
	in, out := op.Operand(0).Type(), op.Result(0).Type()
	if s, ok := StructOf(out); ok && len(s.Body) == 2 && s.Body[0] == in && s.Body[1] == in {
		return
	}
	c.Failf("expected result type to be an homogeneous struct with two elements matching the operand type, but got '%s'", out)
}

func verifyGather(op *ir.Operation, c *ir.Checker) { samePointers(op, 0, "#1", op.Result(0).Type(), c) }

func verifyScatter(op *ir.Operation, c *ir.Checker) {
	samePointers(op, 1, "#2", op.Operand(0).Type(), c)
}

// samePointers checks that an operand has a pointer for each element of a vector.
func samePointers(op *ir.Operation, i int, name string, t ir.Type, c *ir.Checker) {
	pointers, ok := op.Operand(i).Type().(*ir.VectorType)
	elements, is := t.(*ir.VectorType)
	if !ok || !is {
		return
	}
	want := op.Context().VectorType(elements.Shape(), pointers.Element, elements.Scalable)
	if want == pointers {
		return
	}
	c.Failf("expected operand %s type to be '%s'", name, want)
}

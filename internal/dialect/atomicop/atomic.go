// Package atomicop is the shared code of the atomic operations of acc and omp: reads, writes,
// updates with a region, and captures of two of these.
package atomicop

import "github.com/mica-ir/mica/ir"

// Pointee returns the type that a pointer is known to point to, nil if it is not
// known.
func Pointee(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *ir.MemRefType:
		return t.Element
	case *ir.UnrankedMemRefType:
		return t.Element
	}
	return nil
}

// VerifyRead checks that a read does not write what it reads.
func VerifyRead(op *ir.Operation, c *ir.Checker) {
	x, v := op.GroupOperand(0), op.GroupOperand(1)
	c.CheckPlain(x != v, "read and write must not be to the same location for atomic reads")
}

// VerifyWrite checks that the value fits the address.
func VerifyWrite(op *ir.Operation, c *ir.Checker) {
	t := Pointee(op.GroupOperand(0).Type())
	c.CheckPlain(t == nil || t == op.GroupOperand(1).Type(), "address must dereference to value type")
}

// VerifyUpdate checks the argument of an update's region.
func VerifyUpdate(op *ir.Operation, c *ir.Checker) {
	b := op.Region(0).Entry()
	c.CheckPlain(b != nil && b.NumArguments() == 1, "the region must accept exactly one argument")
	if t := Pointee(op.GroupOperand(0).Type()); t != nil && t != b.Argument(0).Type() {
		c.FailPlainf("the type of the operand must be a pointer type whose element type is the same as that of the region argument")
	}
}

// VerifyUpdateRegion checks the values that an update's region yields.
func VerifyUpdateRegion(op *ir.Operation, c *ir.Checker) {
	b := op.Region(0).Entry()
	end := b.Back()
	c.CheckPlain(end != nil && end.NumOperands() == 1, "only updated value must be returned")
	c.CheckPlain(end.Operand(0).Type() == b.Argument(0).Type(), "input and yielded value must have the same type")
}

// kind returns which atomic operation an operation is, "" for another.
func kind(op *ir.Operation) string {
	switch op.Name() {
	case "acc.atomic.read", "omp.atomic.read":
		return "read"
	case "acc.atomic.write", "omp.atomic.write":
		return "write"
	case "acc.atomic.update", "omp.atomic.update":
		return "update"
	}
	return ""
}

// VerifyCaptureRegion checks the two operations of a capture: one must read the location that the
// other changes.
func VerifyCaptureRegion(op *ir.Operation, c *ir.Checker) {
	b := op.Region(0).Entry()
	c.CheckPlain(b.NumOps() == 3, "expected three operations in atomic.capture region (one terminator, and two atomic ops)")
	first := b.Front()
	second := first.Next()
	same := first.NumOperands() > 0 && second.NumOperands() > 0 && first.Operand(0) == second.Operand(0)
	switch kind(first) + " " + kind(second) {
	case "update read":
		c.On(first).CheckPlain(same, "updated variable in atomic.update must be captured in second operation")
	case "read update", "read write":
		c.On(first).CheckPlain(same, "captured variable in atomic.read must be updated in second operation")
	default:
		c.On(first).FailPlainf("invalid sequence of operations in the capture region")
	}
}

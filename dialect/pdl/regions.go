package pdl

import "github.com/mica-ir/mica/ir"

// Unifies is the name of a discardable attribute of the application of a native constraint. The last
// operand is then what the constraint returns, instead of an argument: an operation or a value that no
// operand leads to, such as one in a region. MLIR's pdl dialect has nothing like it.
const Unifies = "unifies"

// Regions is the name of a discardable attribute of a pdl.operation in a rewrite: the number of regions
// that the new operation has at least.
const Regions = "regions"

// Successors is the name of a discardable attribute of a pdl.operation in a rewrite: the number of
// successors of the new operation, which native rewrites set.
const Successors = "successors"

// maxParts bounds the regions and the successors of a new operation.
const maxParts = 1 << 12

// RegionsOf returns the number of regions that a pdl.operation demands.
func RegionsOf(op *ir.Operation) int {
	n, _ := partsOf(op, Regions)
	return n
}

// SuccessorsOf returns the number of successors that a pdl.operation demands.
func SuccessorsOf(op *ir.Operation) int {
	n, _ := partsOf(op, Successors)
	return n
}

func partsOf(op *ir.Operation, name string) (n int, ok bool) {
	a, isInteger := op.Attr(name).(*ir.IntegerAttr)
	if !isInteger {
		return 0, false
	}
	v, ok := a.Value.Int64()
	if !ok || v < 0 || v > maxParts {
		return 0, false
	}
	return int(v), true
}

// verifyParts checks the numbers of regions and successors of a new operation.
func verifyParts(op *ir.Operation, c *ir.Checker) {
	for _, name := range []string{Regions, Successors} {
		if op.Attr(name) != nil {
			_, ok := partsOf(op, name)
			c.Checkf(ok, "expected the attribute '%s' to be an integer from 0 to %d", name, maxParts)
		}
	}
}

// IsUnified reports whether an operation applies a constraint that returns its last operand.
func IsUnified(op *ir.Operation) bool {
	return op.Name() == ApplyNativeConstraintOpName && op.Attr(Unifies) != nil && op.NumOperands() > 1
}

// verifyUnified checks the application of a constraint that returns its last operand.
func verifyUnified(op *ir.Operation, c *ir.Checker) {
	c.Check(op.NumOperands() > 1, "expected an argument and the value that the constraint returns")
	c.Check(op.NumResults() == 0, "expected no results, since the last operand is what the constraint returns")
	c.Check(parentIs(op, PatternOpName), "expected to be in the matcher body of a `pdl.pattern`")
	switch KindOf(op.Operand(op.NumOperands() - 1).Type()) {
	case Operation, Value, ValueRange:
	default:
		c.Failf("expected the constraint to return an operation, a value or values")
	}
	c.Check(!ApplyNativeConstraintOp{op}.IsNegated(), "expected a constraint that is not negated, since it returns a value")
}

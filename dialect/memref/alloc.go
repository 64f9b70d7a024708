package memref

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// verifySizes checks that there is an operand for each dynamic dimension.
func verifySizes(op *ir.Operation, c *ir.Checker, t *ir.MemRefType, operands int) {
	want := viewlike.CountDynamic(t.Shape())
	c.Checkf(operands == want, "incorrect number of dynamic sizes, has %d, expected %d", operands, want)
}

func verifyAlloc(op *ir.Operation, c *ir.Checker) {
	t := resultType(op)
	verifySizes(op, c, t, len(AllocOp{op}.DynamicSizes()))
	want := 0
	switch l := t.Layout.(type) {
	case *ir.AffineMapAttr:
		want = l.Map.NumSymbols
	case *ir.StridedLayoutAttr:
		want = l.Map().NumSymbols
	}
	n := len(AllocOp{op}.SymbolOperands())
	c.Checkf(n == want, "symbol operand count does not equal memref symbol count: expected %d, got %d", want, n)
}

func verifyAlloca(op *ir.Operation, c *ir.Checker) {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Has(ir.AutomaticAllocationScope) {
			verifyAlloc(op, c)
			return
		}
	}
	c.Failf("requires an ancestor op with AutomaticAllocationScope trait")
}

func verifyRealloc(op *ir.Operation, c *ir.Checker) {
	from, to := operandType(op, 0), resultType(op)
	c.CheckPlainf(HasIdentityLayout(from), "unsupported layout for source memref type '%s'", from)
	c.CheckPlainf(HasIdentityLayout(to), "unsupported layout for result memref type '%s'", to)
	c.CheckPlainf(from.Space == to.Space, "different memory spaces specified for source memref type '%s' and result memref type '%s'", from, to)
	c.CheckPlainf(from.Element == to.Element, "different element types specified for source memref type '%s' and result memref type '%s'", from, to)
	size := op.NumOperands() > 1
	switch dynamic := !ir.HasStaticShape(to); {
	case dynamic && !size:
		c.FailPlainf("missing dimension operand for result type '%s'", to)
	case !dynamic && size:
		c.FailPlainf("unnecessary dimension operand for result type '%s'", to)
	}
}

func verifyAlignment(op AssumeAlignmentOp, c *ir.Checker) {
	a, ok := op.AlignmentAttr().(*ir.IntegerAttr)
	c.Check(!ok || a.Value.PopCount() == 1, "alignment must be power of 2")
}

func verifyDistinct(op *ir.Operation, c *ir.Checker) {
	same := op.NumOperands() == op.NumResults()
	for i := 0; same && i < op.NumResults(); i++ {
		same = op.Operand(i).Type() == op.Result(i).Type()
	}
	c.Check(same, "operand types and result types must match")
	c.Check(op.NumOperands() != 0, "expected at least one operand")
}

func inferDistinct(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	ts := make([]ir.Type, len(s.Operands))
	for i, v := range s.Operands {
		ts[i] = v.Type()
	}
	return ts, true
}

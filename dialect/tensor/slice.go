package tensor

import (
	"strings"

	"github.com/mica-ir/mica/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// verifySliceOf checks the type of a slice of a tensor, and that the slice lies
// in the tensor.
func verifySliceOf(op *ir.Operation, c *ir.Checker, whole, slice *ir.RankedTensorType) {
	lists := viewlike.Lists(op)
	want := op.Context().RankedTensorType(lists[1], whole.Element, whole.Encoding)
	switch viewlike.RankReduction(want, slice) {
	case viewlike.RankTooLarge:
		c.FailPlainf("expected rank to be smaller or equal to the other rank. ")
	case viewlike.SizeMismatch:
		c.FailPlainf("expected type to be '%s' or a rank-reduced version. (size mismatch) ", want)
	case viewlike.ElementMismatch:
		c.FailPlainf("expected element type to be '%s'", want.Element)
	}
	viewlike.VerifyInBounds(op, c, whole.Shape(), lists)
}

func verifyExtractSlice(op *ir.Operation, c *ir.Checker) {
	verifySliceOf(op, c, operandType(op, 0), resultType(op))
}

func verifyInsertSlice(op *ir.Operation, c *ir.Checker) {
	verifySliceOf(op, c, operandType(op, 1), operandType(op, 0))
}

func verifyParallelInsertSlice(op *ir.Operation, c *ir.Checker) {
	parent := op.ParentOp()
	if parent != nil {
		if _, ok := parent.Def().Interface("InParallelOpInterface"); ok {
			verifyInsertSlice(op, c)
			return
		}
	}
	c.FailPlainf("expected InParallelOpInterface parent, got:%s", parentText(parent))
}

// parentText returns an operation as text for a message.
func parentText(op *ir.Operation) string {
	if op == nil || op.Context().PrintOp == nil {
		return ""
	}
	s := op.Context().PrintOp(op)
	if strings.Contains(s, "\n") {
		return "\n" + s
	}
	return s
}

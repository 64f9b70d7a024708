package tensor

import (
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// verifySliceOf checks the type of a slice of a tensor, and that the slice lies
// in the tensor.
func verifySliceOf(op *ir.Operation, d *diag.List, whole, slice *ir.RankedTensorType) bool {
	lists := viewlike.Lists(op)
	want := op.Context().RankedTensorType(lists[1], whole.Element, whole.Encoding)
	switch viewlike.RankReduction(want, slice) {
	case viewlike.RankTooLarge:
		op.EmitError(d, "expected rank to be smaller or equal to the other rank. ")
		return false
	case viewlike.SizeMismatch:
		op.EmitError(d, "expected type to be '%s' or a rank-reduced version. (size mismatch) ", want)
		return false
	case viewlike.ElementMismatch:
		op.EmitError(d, "expected element type to be '%s'", want.Element)
		return false
	}
	return viewlike.VerifyInBounds(op, d, whole.Shape(), lists)
}

func verifyExtractSlice(op *ir.Operation, d *diag.List) bool {
	return verifySliceOf(op, d, operandType(op, 0), resultType(op))
}

func verifyInsertSlice(op *ir.Operation, d *diag.List) bool {
	return verifySliceOf(op, d, operandType(op, 1), operandType(op, 0))
}

func verifyParallelInsertSlice(op *ir.Operation, d *diag.List) bool {
	parent := op.ParentOp()
	if parent != nil {
		if _, ok := parent.Def().Interface("InParallelOpInterface"); ok {
			return verifyInsertSlice(op, d)
		}
	}
	op.EmitError(d, "expected InParallelOpInterface parent, got:%s", parentText(parent))
	return false
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

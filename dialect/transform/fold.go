package transform

import (
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
)

// foldMerge folds the merge of one handle.
func foldMerge(op MergeHandlesOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.Operation.NumOperands() != 1 || has(op.Operation, "deduplicate") {
		return nil, false
	}
	return folding.Value(op.Handles().At(0))
}

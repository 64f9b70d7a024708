package transform

import (
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
)

// foldMerge folds the merge of one handle.
func foldMerge(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.NumOperands() != 1 || has(op, "deduplicate") {
		return nil, false
	}
	return folding.Value(op.Operand(0))
}

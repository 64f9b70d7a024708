package ptr

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// addFolds adds the folds.
func addFolds(n *dialect.Natives) {
	n.AddFolds(map[string]ir.Folder{
		"constant": func(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
			return folding.Attr(op.Attr("value"))
		},
		"from_ptr": foldFrom,
		"ptr_add":  foldAdd,
		"to_ptr":   foldTo,
	})
}

// foldAdd folds an addition of zero.
func foldAdd(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.Operand(0).Type() != op.Result(0).Type() || !folding.IsZero(operands[1]) {
		return nil, false
	}
	return folding.Value(op.Operand(0))
}

// foldTo folds the pointer of something that was made of a pointer, as far as such casts go.
func foldTo(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	var out *ir.Value
	var cycle named.CycleFinder
	for to := op; to != nil && !cycle.Closes(to); to = named.DefiningOp(out, "ptr.to_ptr") {
		from := named.DefiningOp(to.Operand(0), "ptr.from_ptr")
		if from == nil || from.Operand(0).Type() != to.Result(0).Type() {
			break
		}
		out = from.Operand(0)
	}
	return folding.Value(out)
}

// foldFrom folds what is made of the pointer and the metadata of something to that, as far as
// such casts go.
func foldFrom(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	var out *ir.Value
	var cycle named.CycleFinder
	for from := op; from != nil && !cycle.Closes(from); from = named.DefiningOp(out, "ptr.from_ptr") {
		to := named.DefiningOp(from.Operand(0), "ptr.to_ptr")
		if to == nil || to.Operand(0).Type() != from.Result(0).Type() || from.NumOperands() != 2 {
			break
		}
		metadata := named.DefiningOp(from.Operand(1), "ptr.get_metadata")
		if metadata == nil || metadata.Operand(0) != to.Operand(0) {
			break
		}
		out = to.Operand(0)
	}
	return folding.Value(out)
}

package ptr

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// addFolds adds the folds.
func addFolds(n *dialect.Natives) {
	n.AddFolds(map[string]ir.Folder{
		"constant": func(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
			return folding.Attr(ConstantOp{op}.ValueAttr())
		},
		"from_ptr": foldFrom,
		"ptr_add":  typed.Fold(foldAdd),
		"to_ptr":   foldTo,
	})
}

// foldAdd folds an addition of zero.
func foldAdd(op PtrAddOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.Base().Type() != op.ResultValue().Type() || !folding.IsZero(operands[1]) {
		return nil, false
	}
	return folding.Value(op.Base())
}

// foldTo folds a cast to a pointer of a cast from that pointer, through any number of such round trips.
func foldTo(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	var out *ir.Value
	var cycle named.CycleFinder
	for to := op; to != nil && !cycle.Closes(to); to = named.DefiningOp(out, ToPtrOpName) {
		from := named.DefiningOp(ToPtrOp{to}.Ptr(), FromPtrOpName)
		if from == nil || (FromPtrOp{from}).Ptr().Type() != to.Result(0).Type() {
			break
		}
		out = FromPtrOp{from}.Ptr()
	}
	return folding.Value(out)
}

// foldFrom folds a pointer that is rebuilt from the pointer and the metadata of a value to that
// value, through any number of such round trips.
func foldFrom(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	var out *ir.Value
	var cycle named.CycleFinder
	for from := op; from != nil && !cycle.Closes(from); from = named.DefiningOp(out, FromPtrOpName) {
		to := named.DefiningOp(FromPtrOp{from}.Ptr(), ToPtrOpName)
		if to == nil || (ToPtrOp{to}).Ptr().Type() != from.Result(0).Type() {
			break
		}
		m, ok := FromPtrOp{from}.Metadata()
		if !ok {
			break
		}
		metadata := named.DefiningOp(m, GetMetadataOpName)
		if metadata == nil || (GetMetadataOp{metadata}).Ptr() != (ToPtrOp{to}).Ptr() {
			break
		}
		out = ToPtrOp{to}.Ptr()
	}
	return folding.Value(out)
}

package tensor

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

func canonicalizeExtractSlice() rewrite.Patterns {
	const root = ExtractSliceOpName
	return rewrite.Patterns{
		rewrite.IsolatedPattern("OpWithOffsetSizesAndStridesConstantArgumentFolder<mlir::tensor::ExtractSliceOp, SliceReturnTypeCanonicalizer, SliceCanonicalizer>", root, typed.Match(extractConstants)),
		rewrite.IsolatedPattern("ExtractSliceOpCastFolder", root, typed.Match(extractFromCast)),
	}
}

// extractConstants makes offsets, sizes and strides static.
func extractConstants(op ExtractSliceOp, r *rewrite.Rewriter) bool {
	slice := viewlike.MixedSliceOf(op.Operation, 1)
	dropped := slice.DroppedDims(resultType(op.Operation).Shape())
	if !slice.FoldConstants(nil) || !slice.InBounds(operandType(op.Operation, 0).Shape()) {
		return false
	}
	from := operandType(op.Operation, 0)
	var shape []int64
	for i, n := range slice.StaticSizes() {
		if !dropped[i] {
			shape = append(shape, n)
		}
	}
	encoding := from.Encoding
	if slices.Contains(dropped, true) {
		encoding = nil
	}
	t := op.Operation.Context().RankedTensorType(shape, from.Element, encoding)
	by := newSlice(op.Operation, slice, t, r, op.Source())
	r.Replace(op.Operation, castOf(r, by.Result(0), op.ResultValue().Type()))
	return true
}

// extractFromCast extracts from the source of a cast that drops static sizes.
func extractFromCast(op ExtractSliceOp, r *rewrite.Rewriter) bool {
	from := viewlike.MoreStatic(op.Source())
	if from == nil {
		return false
	}
	slice := viewlike.MixedSliceOf(op.Operation, 1)
	if slice.HasConstants() || !slice.InBounds(from.Type().(*ir.RankedTensorType).Shape()) {
		return false
	}
	r.ReplaceWithOp(op.Operation, newSlice(op.Operation, slice, op.ResultValue().Type(), r, from))
	return true
}

// canonicalizeInsertSlice returns the patterns of insert_slice and parallel_insert_slice; class
// is that in MLIR.
func canonicalizeInsertSlice(root, class string) rewrite.Patterns {
	return rewrite.Patterns{
		rewrite.IsolatedPattern("InsertSliceOpConstantArgumentFolder<"+class+">", root, typed.Match(insertConstants)),
		rewrite.IsolatedPattern("InsertSliceOpCastFolder<"+class+">", root, typed.Match(insertCast)),
		rewrite.IsolatedPattern("InsertSliceOpSourceCastInserter<"+class+">", root, typed.Match(castInserted)),
	}
}

// castBefore casts the inserted tensor. A parallel insertion is in the terminator of a loop, so the
// cast goes before that terminator.
func castBefore(op insertionOp, t ir.Type, r *rewrite.Rewriter) *ir.Value {
	at := r.InsertionPoint()
	if op.Operation.NumResults() == 0 {
		r.SetInsertionPoint(op.Operation.ParentOp())
	}
	v := castOf(r, op.Source(), t)
	r.Restore(at)
	return v
}

// replaceInsertion replaces an insertion with one of other operands.
func replaceInsertion(op *ir.Operation, source, dest *ir.Value, slice viewlike.MixedSlice, r *rewrite.Rewriter) {
	if op.NumResults() == 0 {
		newSlice(op, slice, nil, r, source, dest)
		r.Erase(op)
		return
	}
	by := newSlice(op, slice, dest.Type(), r, source, dest)
	r.Replace(op, castOf(r, by.Result(0), op.Result(0).Type()))
}

// insertConstants makes offsets, sizes and strides static.
func insertConstants(op insertionOp, r *rewrite.Rewriter) bool {
	slice := viewlike.MixedSliceOf(op.Operation, 2)
	source, dest := operandType(op.Operation, 0), operandType(op.Operation, 1)
	dropped := slice.DroppedDims(source.Shape())
	nonZero := func(n int64) bool { return n != 0 }
	if !slice.FoldConstants(nonZero) || !slice.InBounds(dest.Shape()) {
		return false
	}
	var shape []int64
	for i, n := range slice.StaticSizes() {
		if !dropped[i] {
			shape = append(shape, n)
		}
	}
	encoding := dest.Encoding
	if len(shape) < len(dropped) {
		encoding = nil
	}
	t := op.Operation.Context().RankedTensorType(shape, dest.Element, encoding)
	replaceInsertion(op.Operation, castBefore(op, t, r), op.Dest(), slice, r)
	return true
}

// insertCast inserts the source of a cast that drops static sizes, or inserts into one.
func insertCast(op insertionOp, r *rewrite.Rewriter) bool {
	source, dest := viewlike.MoreStatic(op.Source()), viewlike.MoreStatic(op.Dest())
	if source == nil && dest == nil {
		return false
	}
	slice := viewlike.MixedSliceOf(op.Operation, 2)
	if slice.HasConstants() {
		return false
	}
	if source == nil {
		source = op.Source()
	}
	if dest == nil {
		dest = op.Dest()
	}
	from, to := source.Type().(*ir.RankedTensorType), dest.Type().(*ir.RankedTensorType)
	// Which dimensions are dropped is certain only before sizes change.
	dropped := slice.DroppedDims(operandType(op.Operation, 0).Shape())
	k := 0
	for i := range slice[1] {
		if dropped[i] {
			continue
		}
		if n := from.Shape()[k]; n != ir.Dynamic {
			slice[1][i] = viewlike.Index{Int: n}
		}
		k++
	}
	wanted := op.Operation.Context().RankedTensorType(slice.StaticSizes(), to.Element, to.Encoding)
	if viewlike.RankReduction(wanted, from) != viewlike.Reduced || !slice.InBounds(to.Shape()) {
		return false
	}
	replaceInsertion(op.Operation, source, dest, slice, r)
	return true
}

// castInserted casts the inserted tensor to a type with the known sizes.
func castInserted(op insertionOp, r *rewrite.Rewriter) bool {
	from := operandType(op.Operation, 0)
	if len(from.Shape()) != len(operandType(op.Operation, 1).Shape()) {
		return false
	}
	slice := viewlike.MixedSliceOf(op.Operation, 2)
	shape := slices.Clone(from.Shape())
	for i, x := range slice[1] {
		if n, ok := x.Constant(); ok {
			if n < 0 {
				return false
			}
			shape[i] = n
		}
	}
	t := op.Operation.Context().RankedTensorType(shape, from.Element, from.Encoding)
	if t == from || !viewlike.PreservesStaticInformation(from, t) || !ir.CompatibleShapes(from, t) {
		return false
	}
	replaceInsertion(op.Operation, castBefore(op, t, r), op.Dest(), slice, r)
	return true
}

package memref

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

func canonicalizeSubview() rewrite.Patterns {
	const root = SubViewOpName
	return rewrite.Patterns{
		rewrite.IsolatedPattern("OpWithOffsetSizesAndStridesConstantArgumentFolder<mlir::memref::SubViewOp, SubViewReturnTypeCanonicalizer, SubViewCanonicalizer>", root, typed.Match(viewConstants)),
		rewrite.IsolatedPattern("SubViewOpMemRefCastFolder", root, typed.Match(viewCast)),
		rewrite.IsolatedPattern("TrivialSubViewOpFolder", root, typed.Match(removeTrivialView)),
	}
}

// DroppedDims returns the dimensions of a source that a subview leaves out.
func DroppedDims(op *ir.Operation, slice viewlike.MixedSlice) ([]bool, bool) {
	from, _, ok1 := operandType(op, 0).StridesAndOffset()
	to, _, ok2 := resultType(op).StridesAndOffset()
	if !ok1 || !ok2 {
		return nil, false
	}
	return droppedDims(from, to, slice.StaticSizes())
}

// viewType returns the type of a subview of a source, without the dropped dimensions.
func viewType(from *ir.MemRefType, slice viewlike.MixedSlice, dropped []bool) *ir.MemRefType {
	var lists [3][]int64
	for i := range lists {
		lists[i], _ = viewlike.Split(slice[i])
	}
	all := subviewType(from, lists)
	if all == nil || !slices.Contains(dropped, true) {
		return all
	}
	strides, offset, ok := all.StridesAndOffset()
	if !ok {
		return nil
	}
	var shape, kept []int64
	for i, is := range dropped {
		if !is {
			shape, kept = append(shape, all.Shape()[i]), append(kept, strides[i])
		}
	}
	ctx := from.Context()
	return ctx.MemRefType(shape, all.Element, ctx.StridedLayoutAttr(offset, kept), all.Space)
}

// replaceView replaces a subview with a cast of another one.
func replaceView(op *ir.Operation, from *ir.Value, slice viewlike.MixedSlice, t *ir.MemRefType, r *rewrite.Rewriter) bool {
	convert := op.Context().LookupOp(CastOpName)
	if t == nil || convert == nil {
		return false
	}
	operands, attrs := slice.Operands(op.Context(), from)
	by := r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: operands, Types: []ir.Type{t}, Attributes: attrs})
	r.ReplaceWithNew(op, convert, []*ir.Value{by.Result(0)})
	return true
}

// viewConstants makes offsets, sizes and strides static, but no stride zero, as in MLIR.
func viewConstants(op SubViewOp, r *rewrite.Rewriter) bool {
	slice := viewlike.MixedSliceOf(op.Operation, 1)
	if !slice.HasConstants() {
		return false
	}
	dropped, ok := DroppedDims(op.Operation, slice)
	if !ok || !slice.FoldConstants(nil) || slices.Contains(slice[2], viewlike.Index{}) || !slice.InBounds(operandType(op.Operation, 0).Shape()) {
		return false
	}
	return replaceView(op.Operation, op.Source(), slice, viewType(operandType(op.Operation, 0), slice, dropped), r)
}

// viewCast takes the subview of the source of a cast that drops static sizes and strides.
func viewCast(op SubViewOp, r *rewrite.Rewriter) bool {
	source := viewlike.MoreStaticMemRef(op.Source())
	if source == nil {
		return false
	}
	from := memrefType(source)
	slice := viewlike.MixedSliceOf(op.Operation, 1)
	if slice.HasConstants() {
		return false
	}
	dropped, ok := DroppedDims(op.Operation, slice)
	if !ok || !slice.InBounds(from.Shape()) {
		return false
	}
	return replaceView(op.Operation, source, slice, viewType(from, slice, dropped), r)
}

// removeTrivialView replaces a subview of all of its source.
func removeTrivialView(op SubViewOp, r *rewrite.Rewriter) bool {
	from, to := operandType(op.Operation, 0), resultType(op.Operation)
	if len(from.Shape()) != len(to.Shape()) || !viewlike.MixedSliceOf(op.Operation, 1).IsIdentity(from.Shape()) {
		return false
	}
	if from == to {
		r.Replace(op.Operation, op.Source())
		return true
	}
	convert := op.Operation.Context().LookupOp(CastOpName)
	if convert == nil {
		return false
	}
	r.ReplaceWithNew(op.Operation, convert, []*ir.Value{op.Source()})
	return true
}

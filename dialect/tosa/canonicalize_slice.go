package tosa

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// sliceOf returns the start and the sizes of a slice that are constants, one for each
// dimension.
func sliceOf(op *ir.Operation, rank int) (start, sizes []int64, ok bool) {
	start, ok1 := constantInts(op.Operand(1))
	sizes, ok2 := constantInts(op.Operand(2))
	return start, sizes, ok1 && ok2 && len(start) == rank && len(sizes) == rank
}

// sliceConcat takes a slice of the operand of a concatenation that has all of it.
func sliceConcat(op *ir.Operation, r *rewrite.Rewriter) bool {
	concat := named.DefiningOp(op.Operand(0), "tosa.concat")
	if concat == nil {
		return false
	}
	t := ranked(concat.Result(0))
	if t == nil || !ir.HasStaticShape(t) {
		return false
	}
	start, sizes, ok := sliceOf(op, len(t.Shape()))
	axis := integer(concat, "axis")
	if !ok || axis < 0 || axis >= int64(len(t.Shape())) {
		return false
	}
	for _, v := range concat.Operands() {
		in := ranked(v)
		if in == nil || !ir.HasStaticShape(in) || axis >= int64(len(in.Shape())) {
			return false
		}
		n := in.Shape()[axis]
		if start[axis] >= 0 && start[axis]+sizes[axis] <= n {
			r.ReplaceWithNew(op, op.Def(), []*ir.Value{v, newShape(r, start), newShape(r, sizes)})
			return true
		}
		start[axis] -= n
	}
	return false
}

// sliceStatically gives a slice the sizes that its type has.
func sliceStatically(op *ir.Operation, r *rewrite.Rewriter) bool {
	out := shapeOf(op.Result(0).Type())
	sizes, ok := constantInts(op.Operand(2))
	if !ok || len(sizes) > len(out.dims) {
		return false
	}
	changed := false
	for i, n := range sizes {
		if n == -1 && out.dims[i] != dynamic {
			sizes[i], changed = out.dims[i], true
		}
	}
	if changed {
		r.ReplaceWithNew(op, op.Def(), []*ir.Value{op.Operand(0), op.Operand(1), newShape(r, sizes)})
	}
	return changed
}

// slicePadded does not pad what a slice leaves out.
func slicePadded(op *ir.Operation, r *rewrite.Rewriter) bool {
	pad := named.DefiningOp(op.Operand(0), "tosa.pad")
	if pad == nil || !pad.Result(0).HasOneUse() {
		return false
	}
	in := ranked(pad.Operand(0))
	if in == nil || ranked(pad.Result(0)) == nil {
		return false
	}
	rank := len(in.Shape())
	by, ok := constantInts(pad.Operand(1))
	start, sizes, ok2 := sliceOf(op, rank)
	if !ok || !ok2 || len(by) != 2*rank {
		return false
	}
	dims := make([]int64, rank)
	changed := false
	for i, n := range in.Shape() {
		from, size := start[i], sizes[i]
		if n == dynamic {
			if from != 0 || size != -1 {
				return false
			}
			dims[i] = dynamic
			continue
		}
		lo, hi := by[2*i], by[2*i+1]
		to := from + size
		if from < 0 || to > lo+n+hi {
			return false
		}
		start[i] = max(from-lo, 0)
		by[2*i], by[2*i+1] = max(lo-from, 0), max(to-(lo+n), 0)
		changed = changed || start[i] != from || by[2*i] != lo || by[2*i+1] != hi
		dims[i] = by[2*i] + n + by[2*i+1]
	}
	if !changed {
		return false
	}
	padding := newShape(r, by)
	padded := r.Create(&ir.OperationState{
		Def: pad.Def(), Loc: pad.Location(), Operands: []*ir.Value{pad.Operand(0), padding, pad.Operand(2)},
		Types: []ir.Type{op.Context().RankedTensorType(dims, in.Element, nil)},
	})
	r.ReplaceWithNew(op, op.Def(), []*ir.Value{padded.Result(0), newShape(r, start), op.Operand(2)})
	return true
}

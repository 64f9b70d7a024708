package tosa

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// sliceOf returns the start and the sizes of a slice that are constants, one for each
// dimension.
func sliceOf(op SliceOp, rank int) (start, sizes []int64, ok bool) {
	start, ok1 := constantInts(op.Start())
	sizes, ok2 := constantInts(op.Size())
	return start, sizes, ok1 && ok2 && len(start) == rank && len(sizes) == rank
}

// sliceConcat takes a slice of the operand of a concatenation that has all of it.
func sliceConcat(op SliceOp, r *rewrite.Rewriter) bool {
	concat := named.DefiningOp(op.Input1(), ConcatOpName)
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
			r.ReplaceWithNew(op.Operation, op.Operation.Def(), []*ir.Value{v, newShape(r, start), newShape(r, sizes)})
			return true
		}
		start[axis] -= n
	}
	return false
}

// sliceStatically gives a slice the sizes that its type has.
func sliceStatically(op SliceOp, r *rewrite.Rewriter) bool {
	out := shapeOf(op.Output().Type())
	sizes, ok := constantInts(op.Size())
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
		r.ReplaceWithNew(op.Operation, op.Operation.Def(), []*ir.Value{op.Input1(), op.Start(), newShape(r, sizes)})
	}
	return changed
}

// slicePadded shrinks the padding by the part that a slice cuts off.
func slicePadded(op SliceOp, r *rewrite.Rewriter) bool {
	pad := named.DefiningOp(op.Input1(), PadOpName)
	if pad == nil || !(PadOp{pad}).Output().HasOneUse() {
		return false
	}
	in := ranked(PadOp{pad}.Input1())
	if in == nil || ranked(PadOp{pad}.Output()) == nil {
		return false
	}
	rank := len(in.Shape())
	by, ok := constantInts(PadOp{pad}.Padding())
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
		Def: pad.Def(), Loc: pad.Location(), Operands: []*ir.Value{PadOp{pad}.Input1(), padding, PadOp{pad}.PadConst()},
		Types: []ir.Type{op.Operation.Context().RankedTensorType(dims, in.Element, nil)},
	})
	r.ReplaceWithNew(op.Operation, op.Operation.Def(), []*ir.Value{padded.Result(0), newShape(r, start), op.Size()})
	return true
}

package linalg

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// moved creates a transposition or a broadcast with a list of dimensions.
func moved(r *rewrite.Rewriter, def *ir.OpDef, in, init *ir.Value, name string, list []int64) *ir.Operation {
	return newStructured(r, r.Location(), def, []*ir.Value{in}, []*ir.Value{init}, ir.NamedAttribute{Name: name, Value: r.Context().DenseI64Array(list)})
}

// mergeBroadcasts merges two broadcasts into one.
func mergeBroadcasts(op BroadcastOp, r *rewrite.Rewriter) bool {
	before := named.DefiningOp(op.Input(), op.Operation.Name())
	if before == nil {
		return false
	}
	dims := slices.Clone(dense(op.Operation, "dimensions"))
	var kept []int64
	for i := range shapeOf(op.Init().Type()) {
		if !slices.Contains(dims, int64(i)) {
			kept = append(kept, int64(i))
		}
	}
	for _, d := range dense(before, "dimensions") {
		if d < 0 || d >= int64(len(kept)) {
			return false
		}
		dims = append(dims, kept[d])
	}
	slices.Sort(dims)
	r.ReplaceWithOp(op.Operation, moved(r, op.Operation.Def(), BroadcastOp{before}.Input(), op.Init(), "dimensions", dims))
	return true
}

// mergeTransposes merges two transpositions into one.
func mergeTransposes(op TransposeOp, r *rewrite.Rewriter) bool {
	before := named.DefiningOp(op.Input(), op.Operation.Name())
	if before == nil {
		return false
	}
	first, p := dense(before, "permutation"), slices.Clone(dense(op.Operation, "permutation"))
	for i, d := range p {
		p[i] = first[d]
	}
	r.ReplaceWithOp(op.Operation, moved(r, op.Operation.Def(), TransposeOp{before}.Input(), op.Init(), "permutation", p))
	return true
}

// transposeBeforeBroadcast transposes the smaller input of a broadcast instead of its result.
func transposeBeforeBroadcast(op TransposeOp, r *rewrite.Rewriter) bool {
	broadcast := named.DefiningOp(op.Input(), BroadcastOpName)
	if broadcast == nil || !op.Input().HasOneUse() || op.Operation.NumResults() != 1 {
		return false
	}
	added, p := dense(broadcast, "dimensions"), dense(op.Operation, "permutation")
	inverse := make([]int64, len(p))
	for i, d := range p {
		inverse[d] = int64(i)
	}
	dims := make([]int64, len(added))
	for i, d := range added {
		dims[i] = inverse[d]
	}
	in := BroadcastOp{broadcast}.Input()
	rest := withoutDims(p, added)
	init := newEmpty(r, r.Location(), in, rest)
	if init == nil {
		return false
	}
	first := moved(r, op.Operation.Def(), in, init, "permutation", rest)
	r.ReplaceWithOp(op.Operation, moved(r, broadcast.Def(), first.Result(0), op.Init(), "dimensions", dims))
	return true
}

// withoutDims returns a permutation of the dimensions that are not dropped.
func withoutDims(p, dropped []int64) []int64 {
	var out []int64
	for _, d := range p {
		if slices.Contains(dropped, d) {
			continue
		}
		n := d
		for _, x := range dropped {
			if x < d {
				n--
			}
		}
		out = append(out, n)
	}
	return out
}

// newEmpty creates a tensor of the sizes of another one, permuted; nil if the context does
// not have the operations.
func newEmpty(r *rewrite.Rewriter, loc *ir.Location, of *ir.Value, p []int64) *ir.Value {
	ctx := r.Context()
	t, ok := of.Type().(*ir.RankedTensorType)
	empty, dim := ctx.LookupOp("tensor.empty"), ctx.LookupOp("tensor.dim")
	if !ok || empty == nil || dim == nil || ctx.LookupOp("arith.constant") == nil {
		return nil
	}
	r.Loc = loc
	sizes := make([]*ir.Value, len(t.Shape()))
	for i, n := range t.Shape() {
		if n == ir.Dynamic {
			c := folding.Constant(r.Builder, "arith.constant", ctx.Int64Attr(ctx.IndexType(), int64(i)), ctx.IndexType())
			sizes[i] = r.New(dim, []*ir.Value{of, c.Result(0)}, []ir.Type{ctx.IndexType()}).Result(0)
		}
	}
	var shape []int64
	var operands []*ir.Value
	for _, d := range p {
		shape = append(shape, t.Shape()[d])
		if sizes[d] != nil {
			operands = append(operands, sizes[d])
		}
	}
	return r.New(empty, operands, []ir.Type{ctx.RankedTensorType(shape, t.Element, nil)}).Result(0)
}

package vector

import (
	"slices"

	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

func canonicalizeTransferRead() rewrite.Patterns {
	return rewrite.Patterns{rewrite.IsolatedPattern("TransferReadAfterWriteToBroadcast", TransferReadOpName, readWritten)}
}

func canonicalizeTransferWrite() rewrite.Patterns {
	return rewrite.Patterns{
		rewrite.IsolatedPattern("FoldWaw", TransferWriteOpName, skipOverwritten),
		rewrite.IsolatedPattern("SwapExtractSliceOfTransferWrite", tensor.InsertSliceOpName, typed.Match(writeIntoSlice)),
	}
}

// skipOverwritten removes an overwritten write from a chain of writes to a tensor.
func skipOverwritten(op *ir.Operation, r *rewrite.Rewriter) bool {
	write := transferOf(op)
	if !write.onTensor() {
		return false
	}
	last := write
	for range maxInserts {
		before := writeOp(last.base)
		if before.op == nil {
			return false
		}
		if before.samePlace(write) && before.op.GroupOperand(maskGroup) == op.GroupOperand(maskGroup) && before.mask() == write.mask() {
			r.SetOperand(last.op, 1, before.base)
			return true
		}
		if !before.disjoint(write) || !before.op.Result(0).HasOneUse() {
			return false
		}
		last = before
	}
	return false
}

// readWritten replaces a read of a just-written vector by a broadcast of it.
func readWritten(op *ir.Operation, r *rewrite.Rewriter) bool {
	broadcast, transpose := op.Context().LookupOp(BroadcastOpName), op.Context().LookupOp(TransposeOpName)
	read := transferOf(op)
	write := writeOp(read.base)
	if broadcast == nil || transpose == nil || write.op == nil || !read.onTensor() || read.mask() != nil || write.mask() != nil ||
		!read.sameIndices(write) || read.mayLeave() || write.mayLeave() || !sameChunk(read, write) {
		return false
	}
	if !slices.ContainsFunc(read.order.Results, isBroadcast) {
		return false
	}
	permutation, ok := minorPermutation(positionsIn(read.order, write.order), len(write.order.Results))
	if !ok {
		return false
	}
	t := read.vector
	shape, flags := make([]int64, len(permutation)), make([]bool, len(permutation))
	for i, p := range permutation {
		shape[p], flags[p] = t.Shape()[i], scalable(t, i)
	}
	v := r.New(broadcast, []*ir.Value{TransferWriteOp{write.op}.ValueToStore()}, []ir.Type{op.Context().VectorType(shape, t.Element, flags)}).Result(0)
	r.ReplaceWithNew(op, transpose, []*ir.Value{v}, ir.NamedAttribute{Name: "permutation", Value: op.Context().DenseI64Array(permutation)})
	return true
}

func isBroadcast(e *affine.Expr) bool { return e.IsConstant(0) }

// sameChunk reports whether two transfers cover the same elements of a base, if they start at the same one.
func sameChunk(t, u transferOp) bool {
	of := func(t transferOp, dim int64) (n int64, scales, ok bool) {
		for i, e := range t.order.Results {
			if e.Kind == affine.Dim && e.Value == dim {
				return t.vector.Shape()[i], scalable(t.vector, i), true
			}
		}
		return 0, false, false
	}
	for dim := range int64(t.order.NumDims) {
		n, scales, used := of(t, dim)
		m, scales2, used2 := of(u, dim)
		if n != m || scales != scales2 || used != used2 {
			return false
		}
	}
	return true
}

// positionsIn returns for each result of a map which result of another map it is, -1 for one that is broadcast.
func positionsIn(m, other *affine.Map) []int64 {
	list := make([]int64, len(m.Results))
	for i, e := range m.Results {
		list[i] = int64(slices.IndexFunc(other.Results, func(x *affine.Expr) bool { return x.Kind == affine.Dim && x.Equal(e) }))
	}
	return list
}

// minorPermutation returns the permutation after which a broadcast of n dimensions to more, which are new and
// come first, has its dimensions at these positions; -1 is a new one.
func minorPermutation(positions []int64, n int) ([]int64, bool) {
	lead := len(positions) - n
	if lead < 0 {
		return nil, false
	}
	permutation, taken := make([]int64, len(positions)), make([]bool, len(positions))
	for i, p := range positions {
		if p >= 0 {
			permutation[i] = p + int64(lead)
			taken[permutation[i]] = true
		}
	}
	for i, p := range positions {
		if p < 0 {
			k := slices.Index(taken, false)
			permutation[i], taken[k] = int64(k), true
		}
	}
	return permutation, true
}

// writeIntoSlice turns the insertion of a written slice into a write to a slice of the destination.
func writeIntoSlice(insert tensor.InsertSliceOp, r *rewrite.Rewriter) bool {
	op, extract := insert.Operation, named.DefiningOp(insert.Source(), tensor.ExtractSliceOpName)
	if extract == nil || !extract.Result(0).HasOneUse() {
		return false
	}
	write := writeOp(tensor.ExtractSliceOp{Operation: extract}.Source())
	if write.op == nil || !write.op.Result(0).HasOneUse() || write.mask() != nil {
		return false
	}
	from, to := viewlike.MixedSliceOf(extract, 1), viewlike.MixedSliceOf(op, 2)
	t, _ := insert.Source().Type().(*ir.RankedTensorType)
	isNot := func(n int64) func(x viewlike.Index) bool {
		return func(x viewlike.Index) bool {
			m, ok := x.Constant()
			return !ok || m != n
		}
	}
	if slices.ContainsFunc(from[2], isNot(1)) || slices.ContainsFunc(to[2], isNot(1)) || slices.ContainsFunc(from[0], isNot(0)) ||
		len(t.Shape()) != len(write.order.Results) || len(t.Shape()) != write.order.NumDims || !sameSizes(from[1], to[1]) {
		return false
	}
	if slices.ContainsFunc(write.indices, func(o ir.Operand) bool { return isNot(0)(viewlike.Index{Value: o.Value()}) }) {
		return false
	}
	base := write.base.Type().(*ir.RankedTensorType)
	for i, e := range write.order.Results {
		if e.Kind != affine.Dim || base.Shape()[e.Value] != write.vector.Shape()[i] || scalable(write.vector, i) {
			return false
		}
	}
	operands, attrs := to.Operands(op.Context(), insert.Dest())
	slice := r.Create(&ir.OperationState{Def: extract.Def(), Loc: extract.Location(), Operands: operands, Types: []ir.Type{t}, Attributes: attrs})
	operands = []*ir.Value{TransferWriteOp{write.op}.ValueToStore(), slice.Result(0)}
	for i := range write.indices {
		operands = append(operands, write.indices[i].Value())
	}
	by := r.Create(&ir.OperationState{Def: write.op.Def(), Loc: write.op.Location(), Operands: operands, Types: []ir.Type{t},
		Attributes: []ir.NamedAttribute{
			{Name: "permutation_map", Value: transferOperation{write.op}.PermutationMapAttr()},
			{Name: "in_bounds", Value: boolArray(op.Context(), make([]bool, len(write.order.Results)))},
			{Name: ir.OperandSegments, Value: op.Context().DenseI32Array([]int32{1, 1, int32(len(write.indices)), 0})},
		}})
	r.SetOperand(op, 0, by.Result(0))
	return true
}

// sameSizes reports whether two lists of sizes are the same numbers or values.
func sameSizes(x, y []viewlike.Index) bool {
	return slices.EqualFunc(x, y, func(a, b viewlike.Index) bool {
		m, ok1 := a.Constant()
		n, ok2 := b.Constant()
		return a == b || ok1 && ok2 && m == n
	})
}

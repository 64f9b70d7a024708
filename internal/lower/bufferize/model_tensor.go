package bufferize

import (
	"slices"

	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// result returns that the result of an operation is in the buffer of its first operand.
func result(o *ir.Operand, relation Relation) []Alias {
	if o.Index() != 0 {
		return nil
	}
	return []Alias{{Value: o.Owner().Result(0), Relation: relation}}
}

// tensorSize is tensor.dim and tensor.rank, which do not read contents.
type tensorSize struct{ Defaults }

func (tensorSize) Reads(*ir.Operand, *State) bool { return false }

func (tensorSize) Bufferize(op *ir.Operation, r *Rewriter) bool {
	v := r.Buffer(tensor.DimOp{Operation: op}.Source())
	if v == nil {
		return false
	}
	if op.Name() == tensor.RankOpName {
		r.ReplaceWithOp(op, memref.NewRank(r.Builder, v).Operation)
	} else {
		r.ReplaceWithOp(op, memref.NewDim(r.Builder, v, tensor.DimOp{Operation: op}.Index()).Operation)
	}
	return true
}

type tensorExtract struct{ Defaults }

func (tensorExtract) Bufferize(op *ir.Operation, r *Rewriter) bool {
	v := r.Buffer(tensor.ExtractOp{Operation: op}.Tensor())
	if v == nil {
		return false
	}
	r.ReplaceWithOp(op, memref.NewLoad(r.Builder, v, op.Operands()[1:]).Operation)
	return true
}

// tensorEmpty is tensor.empty, whose contents are not defined.
type tensorEmpty struct{ Defaults }

func (tensorEmpty) Allocates(*ir.Value) bool            { return true }
func (tensorEmpty) WritesResult(*ir.Value, *State) bool { return false }

func (tensorEmpty) Bufferize(op *ir.Operation, r *Rewriter) bool {
	if !op.HasUses() {
		r.Erase(op)
		return true
	}
	v := r.CopyTensor(op.Result(0), false)
	if v == nil {
		return false
	}
	r.Replace(op, v)
	return true
}

type tensorCast struct{ Defaults }

func (tensorCast) Reads(*ir.Operand, *State) bool          { return false }
func (tensorCast) Aliases(o *ir.Operand, _ *State) []Alias { return result(o, Equivalent) }

func (tensorCast) BufferType(v *ir.Value, t *Types, path []*ir.Value) ir.Type {
	from := t.of(tensor.CastOp{Operation: v.DefiningOp()}.Source(), path)
	if from == nil {
		return nil
	}
	to, ok := v.Type().(*ir.RankedTensorType)
	m, ok2 := from.(*ir.MemRefType)
	if !ok || !ok2 {
		return strided(v.Type(), spaceOf(from))
	}
	return v.Type().Context().MemRefType(to.Shape(), to.ElementType(), m.Layout, m.Space)
}

func (tensorCast) Bufferize(op *ir.Operation, r *Rewriter) bool {
	v := r.Buffer(tensor.CastOp{Operation: op}.Source())
	t := r.types.Of(tensor.CastOp{Operation: op}.Dest())
	if v == nil || t == nil {
		return false
	}
	if v.Type() != t {
		v = memref.NewCast(r.Builder, t, v).Result(0)
	}
	return r.ReplaceWithBuffers(op, v)
}

// An inserter writes to the destination and returns its new value.
type inserter struct{ Defaults }

func (inserter) Writes(o *ir.Operand, _ *State) bool { return o.Index() == 1 }

func (inserter) Aliases(o *ir.Operand, _ *State) []Alias {
	if o.Index() != 1 {
		return nil
	}
	return []Alias{{Value: o.Owner().Result(0), Relation: Equivalent}}
}

type tensorInsert struct{ inserter }

func (tensorInsert) Bufferize(op *ir.Operation, r *Rewriter) bool {
	v := r.Buffer(tensor.InsertOp{Operation: op}.Dest())
	if v == nil {
		return false
	}
	memref.NewStore(r.Builder, tensor.InsertOp{Operation: op}.Scalar(), v, op.Operands()[2:])
	return r.ReplaceWithBuffers(op, v)
}

type tensorInsertSlice struct{ inserter }

// readsDestination reports whether a slice is not all of the destination.
func readsDestination(op *ir.Operation) bool {
	slice := viewlike.MixedSliceOf(op, 2)
	t, ok := tensor.InsertSliceOp{Operation: op}.Dest().Type().(*ir.RankedTensorType)
	if !ok {
		return true
	}
	is := func(x viewlike.Index, n int64) bool {
		if x.Value != nil {
			k, ok := viewlike.ConstantInt(x.Value)
			return ok && k == n
		}
		return x.Int == n
	}
	for i, n := range t.Shape() {
		if n == ir.Dynamic || !is(slice[0][i], 0) || !is(slice[1][i], n) || !is(slice[2][i], 1) {
			return true
		}
	}
	return false
}

func (tensorInsertSlice) Reads(o *ir.Operand, _ *State) bool {
	return o.Index() == 0 || readsDestination(o.Owner())
}

func (tensorInsertSlice) Bufferize(op *ir.Operation, r *Rewriter) bool {
	to := r.Buffer(tensor.InsertSliceOp{Operation: op}.Dest())
	if to == nil || !r.copyToSlice(op, to) {
		return false
	}
	return r.ReplaceWithBuffers(op, to)
}

// copyToSlice copies the inserted tensor to a slice of a buffer.
func (r *Rewriter) copyToSlice(op *ir.Operation, to *ir.Value) bool {
	source, ok := tensor.InsertSliceOp{Operation: op}.Source().Type().(*ir.RankedTensorType)
	m, ok2 := to.Type().(*ir.MemRefType)
	if !ok || !ok2 {
		return false
	}
	view := r.subview(to, m, source.Shape(), viewlike.MixedSliceOf(op, 2))
	from := r.Buffer(tensor.InsertSliceOp{Operation: op}.Source())
	if view == nil || from == nil {
		return false
	}
	memref.NewCopy(r.Builder, from, view)
	return true
}

// subview inserts a view of a slice with a shape, or returns nil if no type fits.
func (r *Rewriter) subview(v *ir.Value, m *ir.MemRefType, shape []int64, slice viewlike.MixedSlice) *ir.Value {
	t := memref.SubviewType(m, shape, slice)
	if t == nil {
		return nil
	}
	var lists [3][]int64
	var values [3][]*ir.Value
	for i := range slice {
		lists[i], values[i] = viewlike.Split(slice[i])
	}
	return memref.NewSubView(r.Builder, t, v, values[0], values[1], values[2], lists[0], lists[1], lists[2]).ResultValue()
}

type tensorExtractSlice struct{ Defaults }

func (tensorExtractSlice) Reads(*ir.Operand, *State) bool          { return false }
func (tensorExtractSlice) Aliases(o *ir.Operand, _ *State) []Alias { return result(o, Unrelated) }

func (tensorExtractSlice) BufferType(v *ir.Value, t *Types, path []*ir.Value) ir.Type {
	op := v.DefiningOp()
	m, ok := t.of(tensor.ExtractSliceOp{Operation: op}.Source(), path).(*ir.MemRefType)
	to, ranked := v.Type().(*ir.RankedTensorType)
	if !ok || !ranked {
		return nil
	}
	if view := memref.SubviewType(m, to.Shape(), viewlike.MixedSliceOf(op, 1)); view != nil {
		return view
	}
	return nil
}

func (tensorExtractSlice) Bufferize(op *ir.Operation, r *Rewriter) bool {
	v := r.Buffer(tensor.ExtractSliceOp{Operation: op}.Source())
	if v == nil {
		return false
	}
	m, ok := v.Type().(*ir.MemRefType)
	if !ok {
		return false
	}
	view := r.subview(v, m, tensor.ExtractSliceOp{Operation: op}.ResultValue().Type().(*ir.RankedTensorType).Shape(), viewlike.MixedSliceOf(op, 1))
	return view != nil && r.ReplaceWithBuffers(op, view)
}

// tensorParallelInsertSlice is tensor.parallel_insert_slice, whose result is one of the operation
// around it.
type tensorParallelInsertSlice struct{ Defaults }

func (tensorParallelInsertSlice) Reads(o *ir.Operand, _ *State) bool {
	return o.Index() == 0 || readsDestination(o.Owner())
}

func (tensorParallelInsertSlice) Writes(o *ir.Operand, _ *State) bool { return o.Index() == 1 }

func (tensorParallelInsertSlice) Resolve(*ir.Operation, *Copier) bool { return true }

func (tensorParallelInsertSlice) Bufferize(op *ir.Operation, r *Rewriter) bool {
	r.SetInsertionPoint(op.ParentOp())
	to := r.Buffer(tensor.ParallelInsertSliceOp{Operation: op}.Dest())
	if to == nil || !r.copyToSlice(op, to) {
		return false
	}
	r.Erase(op)
	return true
}

type tensorFromElements struct{ Defaults }

func (tensorFromElements) Allocates(*ir.Value) bool { return true }

func (tensorFromElements) Bufferize(op *ir.Operation, r *Rewriter) bool {
	v := r.CopyTensor(tensor.FromElementsOp{Operation: op}.ResultValue(), false)
	if v == nil {
		return false
	}
	t := r.types.Of(v)
	if t == nil {
		return false
	}
	v = r.toBuffer(op.Location(), t, v)
	shape := tensor.FromElementsOp{Operation: op}.ResultValue().Type().(*ir.RankedTensorType).Shape()
	switch {
	case op.NumOperands() == 0:
	case len(shape) == 0:
		memref.NewStore(r.Builder, tensor.FromElementsOp{Operation: op}.Elements().At(0), v, nil)
	default:
		constants := make([]*ir.Value, slices.Max(shape))
		for i := range constants {
			constants[i] = r.index(int64(i))
		}
		for n, e := range op.Operands() {
			indices := make([]*ir.Value, len(shape))
			for k := len(shape) - 1; k >= 0; k-- {
				indices[k] = constants[int64(n)%shape[k]]
				n /= int(shape[k])
			}
			memref.NewStore(r.Builder, e, v, indices)
		}
	}
	return r.ReplaceWithBuffers(op, v)
}

// A generator creates a new tensor. A region computes each element, or all elements are the same.
type generator struct{ Defaults }

func (generator) Allocates(*ir.Value) bool { return true }

func (generator) Bufferize(op *ir.Operation, r *Rewriter) bool {
	if space, ok := r.options.space(op.Result(0).Type()); !ok || space != nil {
		op.EmitError(&r.diags, "memory space not implemented yet")
		return false
	}
	v := r.CopyTensor(op.Result(0), false)
	if v == nil {
		return false
	}
	var body *ir.Region
	if op.NumRegions() > 0 {
		body = op.Region(0)
	}
	r.Replace(op, r.mapped(v, body, op))
	return true
}

// mapped inserts a linalg.map that computes the elements of a tensor as a region does or, if that is
// nil, with the first operand of op.
func (r *Rewriter) mapped(v *ir.Value, body *ir.Region, op *ir.Operation) *ir.Value {
	ctx := r.Context()
	to := r.Create(&ir.OperationState{Def: ctx.OpDef("linalg.map"), Loc: op.Location(), Operands: []*ir.Value{v}, Types: []ir.Type{v.Type()}, NumRegions: 1})
	defer r.Restore(r.InsertionPoint())
	t := v.Type().(*ir.RankedTensorType)
	entry := r.CreateBlock(to.Region(0), nil, []ir.Type{t.ElementType()})
	entry.Argument(0).SetLocation(v.Location())
	if body == nil {
		r.Create(&ir.OperationState{Def: ctx.OpDef("linalg.yield"), Loc: op.Location(), Operands: op.Operands()[:1]})
		return to.Result(0)
	}
	var indices []*ir.Value
	for i := range t.Shape() {
		indices = append(indices, r.Op("linalg.index").At(op.Location()).Set("dim", int64(i)).MustBuild().Result(0))
	}
	r.MergeBlocks(body.Entry(), entry, indices)
	yield := entry.Terminator()
	r.SetInsertionPoint(yield)
	r.ReplaceWithOp(yield, r.Create(&ir.OperationState{Def: ctx.OpDef("linalg.yield"), Loc: yield.Location(), Operands: yield.Operands()}))
	return to.Result(0)
}

type tensorPad struct{ contiguousResult }

func (tensorPad) Allocates(*ir.Value) bool { return true }

func (tensorPad) Bufferize(op *ir.Operation, r *Rewriter) bool {
	pad := tensor.PadOp{Operation: op}
	t := tensor.PadOp{Operation: op}.ResultValue().Type().(*ir.RankedTensorType)
	low := viewlike.Indices(pad.StaticLow(), tensor.PadOp{Operation: op}.Low())
	high := viewlike.Indices(pad.StaticHigh(), tensor.PadOp{Operation: op}.High())
	viewlike.FoldConstants(low, nil)
	viewlike.FoldConstants(high, nil)
	// As in MLIR, the sizes are computed here and again for the allocation.
	sum := &affine.Map{NumSymbols: 3, Results: []*affine.Expr{affine.NewSymbol(0).Add(affine.NewSymbol(1)).Add(affine.NewSymbol(2))}}
	for i, n := range t.Shape() {
		if n == ir.Dynamic {
			at := r.index(int64(i))
			dim := tensor.NewDim(r.Builder, tensor.PadOp{Operation: op}.Source(), at).Result(0)
			before := r.value(low[i])
			r.apply(sum, dim, before, r.value(high[i]))
		}
	}
	v := r.CopyTensor(tensor.PadOp{Operation: op}.ResultValue(), false)
	if v == nil {
		return false
	}
	filled := r.mapped(v, op.Region(0), op)
	source := tensor.PadOp{Operation: op}.Source().Type().(*ir.RankedTensorType)
	var extents []viewlike.Index
	steps := make([]int64, len(t.Shape()))
	for i, n := range source.Shape() {
		steps[i] = 1
		x := viewlike.Index{Int: n}
		if n == ir.Dynamic {
			x = viewlike.Index{Value: r.foldedDim(tensor.PadOp{Operation: op}.Source(), i)}
		}
		extents = append(extents, x)
	}
	offsets, offsetValues := viewlike.Split(low)
	static, values := viewlike.Split(extents)
	r.ReplaceWithOp(op, tensor.NewInsertSlice(r.Builder, tensor.PadOp{Operation: op}.Source(), filled, offsetValues, values, nil, offsets, static, steps).Operation)
	return true
}

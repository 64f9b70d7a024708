package tollvm

import (
	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// memrefCast changes the static information about a memref. A cast to an unranked memref copies the
// descriptor to the stack.
func (t *Types) memrefCast(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	from, to := memref.CastOp{Operation: op}.Source().Type(), memref.CastOp{Operation: op}.Dest().Type()
	a, fromRanked := from.(*ir.MemRefType)
	_, toRanked := to.(*ir.MemRefType)
	result := t.Convert(to)
	if result == nil {
		return false
	}
	e := t.emit(op, r)
	switch {
	case fromRanked && toRanked:
		if operands[0].Type() != result {
			return false
		}
		r.Replace(op, operands[0])
	case fromRanked:
		p := e.promote(operands[0])
		r.Replace(op, e.packUnrankedAs(result, e.index(int64(len(a.Shape()))), p))
	case toRanked:
		r.Replace(op, e.load(result, e.unranked(operands[0]).ranked()))
	default:
		return false
	}
	return true
}

// promote copies a value to the stack.
func (e emitter) promote(v *ir.Value) *ir.Value {
	ctx := e.Context()
	one := e.value("mlir.constant", ctx.I64(), nil, ir.NamedAttribute{Name: "value", Value: ctx.Int64Attr(ctx.IndexType(), 1)})
	p := e.alloca(e.t.pointer(0), v.Type(), one)
	e.store(v, p)
	return p
}

// spaceCast changes the address space.
func (t *Types) spaceCast(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	result := t.Convert(memref.MemorySpaceCastOp{Operation: op}.Dest().Type())
	if result == nil {
		return false
	}
	e := t.emit(op, r)
	switch to := (memref.MemorySpaceCastOp{Operation: op}).Dest().Type().(type) {
	case *ir.MemRefType:
		parts := e.descriptor(operands[0]).parts(len(to.Shape()))
		space, _ := spaceOf(to.Space)
		p := t.pointer(space)
		for i := range 2 {
			parts[i] = e.value("addrspacecast", p, []*ir.Value{parts[i]})
		}
		r.Replace(op, e.pack(to, parts))
	case *ir.UnrankedMemRefType:
		of, _ := memref.MemorySpaceCastOp{Operation: op}.Source().Type().(*ir.UnrankedMemRefType)
		if of == nil || !hasSpace(of) || !hasSpace(to) {
			return false
		}
		r.Replace(op, e.unrankedInSpace(of, to, result, operands[0]))
	}
	return true
}

// unrankedInSpace copies the descriptor of a memref of unknown rank to the stack, with
// pointers of another address space.
func (e emitter) unrankedInSpace(from, to *ir.UnrankedMemRefType, result ir.Type, v *ir.Value) *ir.Value {
	fromSpace, _ := spaceOf(from.Space)
	toSpace, _ := spaceOf(to.Space)
	d := e.unranked(v)
	rank, source := d.rank(), d.ranked()
	n := e.unranked(e.insert(e.value("mlir.poison", result, nil), rank, rankAt))
	size := n.bytes(toSpace)
	memory := e.alloca(e.t.pointer(0), e.Context().I8(), size)
	n.v = e.insert(n.v, memory, rankedAt)

	a, b := e.ranked(source, e.t.pointer(fromSpace)), e.ranked(memory, e.t.pointer(toSpace))
	allocated, aligned := a.allocated(), a.aligned()
	allocated = e.value("addrspacecast", b.pointer, []*ir.Value{allocated})
	aligned = e.value("addrspacecast", b.pointer, []*ir.Value{aligned})
	b.setAllocated(allocated)
	b.setAligned(aligned)
	numbers, copied := a.field(2), b.field(2)
	pointers := e.index(2 * (int64(e.t.options.Layout.PointerBits(toSpace)+7) / 8))
	e.memcpy(copied, numbers, e.integer("sub", size, pointers))
	return n.v
}

// memcpy copies bytes.
func (e emitter) memcpy(to, from, size *ir.Value) {
	e.op("intr.memcpy", []*ir.Value{to, from, size}, nil, ir.NamedAttribute{Name: "isVolatile", Value: e.Context().BoolAttr(false)})
}

// reinterpret makes a memref with other sizes and strides.
func (t *Types) reinterpret(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	of := memrefType(memref.ReinterpretCastOp{Operation: op}.ResultValue())
	if of == nil || t.Convert(of) == nil {
		return false
	}
	if u, ok := (memref.ReinterpretCastOp{Operation: op}).Source().Type().(*ir.UnrankedMemRefType); ok && !hasSpace(u) {
		return false
	}
	e := t.emit(op, r)
	d := e.newDescriptor(of)
	allocated, aligned := e.pointers(memref.ReinterpretCastOp{Operation: op}.Source().Type(), operands[0])
	d.setAllocated(allocated)
	d.setAligned(aligned)
	lists := viewlike.Lists(op)
	offsets, sizes, strides := group(op, operands, 1), group(op, operands, 2), group(op, operands, 3)
	d.setOffset(e.next(lists[0][0], &offsets))
	for i := range lists[1] {
		d.setSize(i, e.next(lists[1][i], &sizes))
		d.setStride(i, e.next(lists[2][i], &strides))
	}
	r.Replace(op, d.v)
	return true
}

// next returns a number of a list: a constant or, if it is dynamic, the next operand.
func (e emitter) next(n int64, operands *[]*ir.Value) *ir.Value {
	if n != ir.Dynamic {
		return e.index(n)
	}
	v := (*operands)[0]
	*operands = (*operands)[1:]
	return v
}

// transpose exchanges dimensions.
func (t *Types) transpose(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	a, ok := memref.TransposeOp{Operation: op}.PermutationAttr().(*ir.AffineMapAttr)
	of := memrefType(memref.TransposeOp{Operation: op}.ResultValue())
	if !ok || of == nil || t.Convert(of) == nil || !a.Map.IsPermutation() {
		return false
	}
	if a.Map.IsIdentity() {
		r.Replace(op, operands[0])
		return true
	}
	e := t.emit(op, r)
	from := e.descriptor(operands[0])
	d := e.newDescriptor(of)
	d.setAllocated(from.allocated())
	d.setAligned(from.aligned())
	d.setOffset(from.offset())
	for i, source := range a.Map.Results {
		d.setSize(i, from.size(int(source.Value)))
		d.setStride(i, from.stride(int(source.Value)))
	}
	r.Replace(op, d.v)
	return true
}

// view builds a memref over some bytes of another one.
func (t *Types) view(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	of, from := memrefType(memref.ViewOp{Operation: op}.ResultValue()), memrefType(memref.ViewOp{Operation: op}.Source())
	if of == nil || t.Convert(of) == nil || !llvm.IsCompatibleType(t.Convert(of)) {
		return false
	}
	strides, _, ok := of.StridesAndOffset()
	if !ok || len(strides) > 0 && strides[len(strides)-1] != 1 && strides[len(strides)-1] != 0 {
		return false
	}
	e := t.emit(op, r)
	d := e.newDescriptor(of)
	source := e.descriptor(operands[0])
	d.setAllocated(source.allocated())
	d.setAligned(e.at(t.Convert(from.Element), source.aligned(), wrapAddress, operands[1]))
	d.setOffset(e.index(0))
	shape := of.Shape()
	dynamic := operands[2:]
	var inner, stride *ir.Value
	for i := len(shape) - 1; i >= 0; i-- {
		var size *ir.Value
		if shape[i] == ir.Dynamic {
			size, dynamic = dynamic[len(dynamic)-1], dynamic[:len(dynamic)-1]
		} else {
			size = e.index(shape[i])
		}
		d.setSize(i, size)
		switch {
		case strides[i] != ir.Dynamic:
			stride = e.index(strides[i])
		case stride != nil:
			stride = e.integer("mul", stride, inner)
		case inner != nil:
			stride = inner
		default:
			stride = e.index(1)
		}
		d.setStride(i, stride)
		inner = size
	}
	r.Replace(op, d.v)
	return true
}

// reshape gives a memref another shape, that another memref has.
func (t *Types) reshape(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	shape := memrefType(memref.ReshapeOp{Operation: op}.Shape())
	if u, ok := (memref.ReshapeOp{Operation: op}).Source().Type().(*ir.UnrankedMemRefType); ok && !hasSpace(u) {
		return false
	}
	switch to := (memref.ReshapeOp{Operation: op}).ResultValue().Type().(type) {
	case *ir.MemRefType:
		return t.reshapeRanked(op, operands, to, r)
	case *ir.UnrankedMemRefType:
		return t.reshapeUnranked(op, operands, to, shape, r)
	}
	return false
}

func (t *Types) reshapeRanked(op *ir.Operation, operands []*ir.Value, to *ir.MemRefType, r *conversion.Rewriter) bool {
	strides, offset, ok := to.StridesAndOffset()
	if !ok || t.Convert(to) == nil {
		return r.MatchFailure(op, "failed to get stride and offset exprs")
	}
	if offset == ir.Dynamic {
		return r.MatchFailure(op, "dynamic offset is unsupported")
	}
	e := t.emit(op, r)
	d := e.newDescriptor(to)
	allocated, aligned := e.pointers(memref.ReshapeOp{Operation: op}.Source().Type(), operands[0])
	d.setAllocated(allocated)
	d.setAligned(aligned)
	d.setOffset(e.index(offset))
	var stride *ir.Value
	for i := len(strides) - 1; i >= 0; i-- {
		if strides[i] != ir.Dynamic {
			stride = e.index(strides[i])
		} else if stride == nil {
			stride = e.index(1)
		}
		var size *ir.Value
		if n := to.Shape()[i]; n != ir.Dynamic {
			size = e.index(n)
		} else {
			load := r.Create(&ir.OperationState{Def: t.ctx.OpDef("memref.load"), Loc: op.Location(),
				Operands: []*ir.Value{memref.ReshapeOp{Operation: op}.Shape(), e.index(int64(i))}, Types: []ir.Type{memrefType(memref.ReshapeOp{Operation: op}.Shape()).Element}})
			size = load.Result(0)
			if size.Type() != t.index {
				size = castTo(r.Builder, t.index, []*ir.Value{size}, op.Location())
			}
		}
		d.setSize(i, size)
		d.setStride(i, stride)
		stride = e.integer("mul", stride, size)
	}
	r.Replace(op, d.v)
	return true
}

// reshapeUnranked fills a descriptor on the stack in a loop over the new sizes.
func (t *Types) reshapeUnranked(op *ir.Operation, operands []*ir.Value, to *ir.UnrankedMemRefType, shape *ir.MemRefType, r *conversion.Rewriter) bool {
	result := t.Convert(to)
	space, ok := spaceOf(to.Space)
	if result == nil || !ok {
		return false
	}
	e := t.emit(op, r)
	list := e.descriptor(operands[1])
	var rank *ir.Value
	if n := shape.Shape()[0]; n != ir.Dynamic {
		rank = e.index(n)
	} else {
		rank = list.size(0)
	}
	n := e.unranked(e.insert(e.value("mlir.poison", result, nil), rank, rankAt))
	memory := e.alloca(t.pointer(0), t.ctx.I8(), n.bytes(space))
	n.v = e.insert(n.v, memory, rankedAt)

	var allocated, aligned, offset *ir.Value
	if u, ok := (memref.ReshapeOp{Operation: op}).Source().Type().(*ir.UnrankedMemRefType); ok {
		from, _ := spaceOf(u.Space)
		d := e.ranked(e.unranked(operands[0]).ranked(), t.pointer(from))
		allocated, aligned, offset = d.allocated(), d.aligned(), d.offset()
	} else {
		d := e.descriptor(operands[0])
		allocated, aligned, offset = d.allocated(), d.aligned(), d.offset()
	}
	d := e.ranked(memory, t.pointer(space))
	d.setAllocated(allocated)
	d.setAligned(aligned)
	d.setOffset(offset)
	sizes := d.sizes()
	strides := e.at(t.index, sizes, wrapAddress, rank)
	from := list.aligned()
	one := e.index(1)
	last := e.integer("sub", rank, one)

	before := op.Block()
	rest := r.SplitBlock(before, op)
	loop := r.CreateBlock(before.Parent(), rest, []ir.Type{t.index, t.index})
	body := r.CreateBlock(before.Parent(), rest, nil)
	r.SetInsertionPointToEnd(before)
	e.branch(loop, last, one)
	r.SetInsertionPointToEnd(loop)
	i, stride := loop.Argument(0), loop.Argument(1)
	zero := e.index(0)
	more := e.value("icmp", t.ctx.I1(), []*ir.Value{i, zero}, ir.NamedAttribute{Name: "predicate", Value: t.ctx.Int64Attr(t.ctx.I64(), signedAtLeast)})
	e.branchIf(more, body, rest)
	r.SetInsertionPointToEnd(body)
	size := e.load(t.index, e.at(t.Convert(shape.Element), from, wrapAddress, i))
	e.store(size, e.at(t.index, sizes, wrapAddress, i))
	e.store(stride, e.at(t.index, strides, wrapAddress, i))
	next := e.integer("mul", stride, size)
	e.branch(loop, e.integer("sub", i, one), next)
	r.SetInsertionPoint(op)
	r.Replace(op, n.v)
	return true
}

// signedAtLeast is the predicate of a comparison of signed integers: greater or equal.
const signedAtLeast = 5

package tollvm

import (
	"math/bits"

	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/datalayout"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// An extent is how large a memref without gaps is.
type extent struct {
	sizes, strides []*ir.Value
	elements       *ir.Value // how many there are
}

// extent computes the sizes and strides of a memref. dynamic are the sizes that its type
// does not have.
func (e emitter) extent(of *ir.MemRefType, dynamic []*ir.Value) extent {
	shape := of.Shape()
	x := extent{make([]*ir.Value, 0, len(shape)), make([]*ir.Value, len(shape)), nil}
	for _, n := range shape {
		if n == ir.Dynamic {
			x.sizes, dynamic = append(x.sizes, dynamic[0]), dynamic[1:]
		} else {
			x.sizes = append(x.sizes, e.index(n))
		}
	}
	stride := int64(1)
	x.elements = e.index(1)
	for i := len(shape) - 1; i >= 0; i-- {
		x.strides[i] = x.elements
		first := stride == 1
		if shape[i] == ir.Dynamic || stride == ir.Dynamic {
			stride = ir.Dynamic
		} else {
			stride *= shape[i]
		}
		switch {
		case first:
			x.elements = x.sizes[i]
		case stride == ir.Dynamic:
			x.elements = e.integer("mul", x.elements, x.sizes[i])
		default:
			x.elements = e.index(stride)
		}
	}
	return x
}

// bytes returns the size of so many values of a type.
func (e emitter) bytes(of ir.Type, n *ir.Value) *ir.Value {
	null := e.value("mlir.zero", e.t.pointer(0), nil)
	return e.value("ptrtoint", e.t.index, []*ir.Value{e.at(of, null, 0, n)})
}

// sizeOf returns the size of a value of a type before the conversion.
func (e emitter) sizeOf(of ir.Type) *ir.Value {
	null := e.value("mlir.zero", e.t.pointer(0), nil)
	return e.value("ptrtoint", e.t.index, []*ir.Value{e.gep(e.t.Convert(of), null, 0, []int32{1})})
}

// filled builds the descriptor of a memref without gaps.
func (e emitter) filled(of *ir.MemRefType, allocated, aligned *ir.Value, x extent) *ir.Value {
	d := e.newDescriptor(of)
	d.setAllocated(allocated)
	d.setAligned(aligned)
	d.setOffset(e.index(0))
	for i, n := range x.sizes {
		d.setSize(i, n)
	}
	for i, n := range x.strides {
		d.setStride(i, n)
	}
	return d.v
}

// roundUp rounds a number up to a multiple of another.
func (e emitter) roundUp(n, to *ir.Value) *ir.Value {
	bumped := e.integer("add", n, e.integer("sub", to, e.index(1)))
	return e.integer("sub", bumped, e.integer("urem", bumped, to))
}

// alloc allocates memory on the heap.
func (t *Types) alloc(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	of := memrefType(memref.AllocOp{Operation: op}.Memref())
	if !t.isPlain(of) {
		return r.MatchFailure(op, "incompatible memref type")
	}
	e := t.emit(op, r)
	module := moduleAt(op.Block())
	name := e.allocator()
	if module == nil || !e.declare(module, name, module.Location()) {
		return false
	}
	elem := t.Convert(of.Element)
	x := e.extent(of, group(op, operands, 0))
	size := e.bytes(elem, x.elements)
	if t.options.AlignedAlloc {
		alignment, multiple, err := allocAlignment(memref.AllocOp{Operation: op}, of, t)
		if err != nil {
			return r.MatchFailure(op, "%v", err)
		}
		to := e.index(alignment)
		if !multiple {
			size = e.roundUp(size, to)
		}
		p := e.inSpace(e.call(name, []*ir.Value{to, size}, t.pointer(0)).Result(0), of)
		r.Replace(op, e.filled(of, p, p, x))
		return true
	}
	var alignment *ir.Value
	if a := (memref.AllocOp{Operation: op}).AlignmentAttr(); a != nil {
		alignment = e.index(typed.Int[int64](a))
	} else if !isNumber(of.Element) {
		alignment = e.sizeOf(of.Element)
	}
	if alignment != nil {
		size = e.integer("add", size, alignment)
	}
	p := e.inSpace(e.call(name, []*ir.Value{size}, t.pointer(0)).Result(0), of)
	start := p
	if alignment != nil {
		number := e.value("ptrtoint", t.index, []*ir.Value{p})
		start = e.value("inttoptr", p.Type(), []*ir.Value{e.roundUp(number, alignment)})
	}
	r.Replace(op, e.filled(of, p, start, x))
	return true
}

// allocator returns the name of the function that allocates memory.
func (e emitter) allocator() string {
	switch o := &e.t.options; {
	case o.AlignedAlloc && o.GenericFunctions:
		return "_mlir_memref_to_llvm_aligned_alloc"
	case o.AlignedAlloc:
		return "aligned_alloc"
	case o.GenericFunctions:
		return "_mlir_memref_to_llvm_alloc"
	}
	return "malloc"
}

// deallocator returns the name of the function that frees memory.
func (e emitter) deallocator() string {
	if e.t.options.GenericFunctions {
		return "_mlir_memref_to_llvm_free"
	}
	return "free"
}

// isNumber reports whether a type is an index, a signless integer or a floating-point type,
// which malloc aligns.
func isNumber(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IndexType, *ir.FloatType:
		return true
	case *ir.IntegerType:
		return t.Signedness == ir.Signless
	}
	return false
}

// inSpace casts a pointer to the address space of a memref.
func (e emitter) inSpace(p *ir.Value, of *ir.MemRefType) *ir.Value {
	space, _ := spaceOf(of.Space)
	if to := e.t.pointer(space); to != p.Type() {
		return e.value("addrspacecast", to, []*ir.Value{p})
	}
	return p
}

// minAlignment is the least alignment in bytes that is passed to aligned_alloc without an
// attribute.
const minAlignment = 16

// allocAlignment returns the alignment in bytes for aligned_alloc, and whether the size of
// the memref is known to be a multiple of it.
func allocAlignment(op memref.AllocOp, of *ir.MemRefType, t *Types) (alignment int64, multiple bool, err error) {
	layout, err := datalayout.Of(op.Operation.ParentOp())
	if err != nil {
		return 0, false, err
	}
	size, err := elementBytes(of.Element, layout, t)
	if err != nil {
		return 0, false, err
	}
	alignment = max(minAlignment, int64(1)<<bits.Len64(uint64(max(size-1, 0))))
	if a := op.AlignmentAttr(); a != nil {
		alignment = typed.Int[int64](a)
	}
	for _, n := range of.Shape() {
		if n != ir.Dynamic {
			size *= n
		}
	}
	return alignment, size%alignment == 0, nil
}

// elementBytes returns the size of the elements of a memref.
func elementBytes(elem ir.Type, layout *datalayout.Layout, t *Types) (int64, error) {
	pointer := func(space ir.Attribute) int64 {
		n, _ := spaceOf(space)
		return int64(t.options.Layout.PointerBits(n)+7) / 8
	}
	switch elem := elem.(type) {
	case *ir.MemRefType:
		return 2*pointer(elem.Space) + int64(1+2*len(elem.Shape()))*(int64(t.options.IndexBits+7)/8), nil
	case *ir.UnrankedMemRefType:
		return pointer(elem.Space) + int64(t.options.IndexBits+7)/8, nil
	}
	size, err := layout.Size(elem)
	return int64(size.Min), err
}

// stackAlloc allocates memory on the stack.
func (t *Types) stackAlloc(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	of := memrefType(memref.AllocaOp{Operation: op}.Memref())
	if !t.isPlain(of) {
		return r.MatchFailure(op, "incompatible memref type")
	}
	e := t.emit(op, r)
	x := e.extent(of, group(op, operands, 0))
	space, _ := spaceOf(of.Space)
	attrs := []ir.NamedAttribute{{Name: "elem_type", Value: t.ctx.TypeAttr(t.Convert(of.Element))}}
	if a := (memref.AllocaOp{Operation: op}).AlignmentAttr(); a != nil {
		attrs = append(attrs, ir.NamedAttribute{Name: "alignment", Value: a})
	}
	p := e.value("alloca", t.pointer(space), []*ir.Value{x.elements}, attrs...)
	r.Replace(op, e.filled(of, p, p, x))
	return true
}

// dealloc frees memory.
func (t *Types) dealloc(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if u, ok := (memref.DeallocOp{Operation: op}).Memref().Type().(*ir.UnrankedMemRefType); ok && !hasSpace(u) {
		return false
	}
	e := t.emit(op, r)
	module := moduleAt(op.Block())
	name := e.deallocator()
	if module == nil || !e.declare(module, name, module.Location()) {
		return false
	}
	var p *ir.Value
	if of, ok := (memref.DeallocOp{Operation: op}).Memref().Type().(*ir.UnrankedMemRefType); ok {
		space, _ := spaceOf(of.Space)
		p = e.load(t.pointer(space), e.unranked(operands[0]).ranked())
	} else {
		p = e.descriptor(operands[0]).allocated()
	}
	r.ReplaceWithOp(op, e.call(name, []*ir.Value{p}))
	return true
}

// stackScope restores the stack at the end of a region, which frees the region's allocations.
func (t *Types) stackScope(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	e := t.emit(op, r)
	before := op.Block()
	rest := r.SplitBlock(before, op)
	after := rest
	if op.NumResults() > 0 {
		after = r.CreateBlock(rest.Parent(), rest, op.ResultTypes())
		e.branch(rest)
	}
	body := op.Region(0)
	first, last := body.Entry(), body.Back()
	r.InlineRegionBefore(body, after)
	r.SetInsertionPointToEnd(before)
	saved := e.value("intr.stacksave", t.pointer(0), nil)
	e.branch(first)
	r.SetInsertionPointToEnd(last)
	ret := last.Back()
	leave := t.emit(ret, r).branch(after, ret.Operands()...)
	r.ReplaceWithOp(ret, leave)
	r.SetInsertionPoint(leave)
	e.op("intr.stackrestore", []*ir.Value{saved}, nil)
	r.Replace(op, after.Args()[:op.NumResults()]...)
	return true
}

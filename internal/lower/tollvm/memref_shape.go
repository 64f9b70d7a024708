package tollvm

import (
	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// dim returns a size.
func (t *Types) dim(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	e := t.emit(op, r)
	switch of := (memref.DimOp{Operation: op}).Source().Type().(type) {
	case *ir.UnrankedMemRefType:
		space, ok := spaceOf(of.Space)
		if !ok {
			r.EmitError(op, "'memref.dim' op memref memory space must be convertible to an integer address space")
			return false
		}
		scalar := t.Convert(t.ctx.MemRefType(nil, of.Element, nil, nil))
		if scalar == nil {
			return false
		}
		p := t.pointer(space)
		offset := e.gepTo(p, scalar, e.unranked(operands[0]).ranked(), []int32{0, offsetAt})
		size := e.gepTo(p, t.index, offset, []int32{dynamicIndex}, e.integer("add", e.index(1), operands[1]))
		r.Replace(op, e.load(t.index, size))
		return true
	case *ir.MemRefType:
		shape := of.Shape()
		d := e.descriptor(operands[0])
		if i, ok := constantIndex(memref.DimOp{Operation: op}.Index()); ok && i >= 0 && i < int64(len(shape)) {
			if shape[i] == ir.Dynamic {
				r.Replace(op, d.size(int(i)))
			} else {
				r.Replace(op, e.index(shape[i]))
			}
			return true
		}
		if len(shape) == 0 {
			return false
		}
		r.Replace(op, d.sizeAt(operands[1], len(shape)))
		return true
	}
	return false
}

// constantIndex returns the value of a constant index, also of one that is lowered.
func constantIndex(v *ir.Value) (int64, bool) {
	op := v.DefiningOp()
	if op == nil {
		return 0, false
	}
	if op.Name() != "llvm.mlir.constant" {
		return viewlike.ConstantInt(v)
	}
	a, ok := ir.ConstantValue(op).(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return a.Value.Int64()
}

// sizeAt returns the size of a dimension that is known at run time only.
func (d descriptor) sizeAt(i *ir.Value, rank int) *ir.Value {
	list := llvm.ArrayType(d.Context(), d.t.index, uint64(rank))
	one := d.index(1)
	sizes := d.extract(d.v, list, sizesAt)
	p := d.alloca(d.t.pointer(0), list, one)
	d.store(sizes, p)
	return d.load(d.t.index, d.gep(list, p, wrapAddress, []int32{0, dynamicIndex}, i))
}

// gepTo is gep with a pointer of another type as the result.
func (e emitter) gepTo(pointer, of ir.Type, base *ir.Value, constants []int32, operands ...*ir.Value) *ir.Value {
	v := e.gep(of, base, wrapAddress, constants, operands...)
	v.SetType(pointer)
	return v
}

func (t *Types) rank(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	e := t.emit(op, r)
	switch of := (memref.RankOp{Operation: op}).Memref().Type().(type) {
	case *ir.UnrankedMemRefType:
		r.Replace(op, e.unranked(operands[0]).rank())
	case *ir.MemRefType:
		r.Replace(op, e.index(int64(len(of.Shape()))))
	default:
		return false
	}
	return true
}

func (t *Types) pointerAsIndex(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	e := t.emit(op, r)
	var p *ir.Value
	if of, ok := (memref.ExtractAlignedPointerAsIndexOp{Operation: op}).Source().Type().(*ir.UnrankedMemRefType); ok {
		space, known := spaceOf(of.Space)
		if !known {
			return false
		}
		p = e.ranked(e.unranked(operands[0]).ranked(), t.pointer(space)).aligned()
	} else {
		p = e.descriptor(operands[0]).aligned()
	}
	r.ReplaceWithOp(op, e.op("ptrtoint", []*ir.Value{p}, []ir.Type{t.index}))
	return true
}

func (t *Types) stridedMetadata(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	base, of := memrefType(memref.ExtractStridedMetadataOp{Operation: op}.BaseBuffer()), memrefType(memref.ExtractStridedMetadataOp{Operation: op}.Source())
	if t.Convert(of) == nil || t.Convert(base) == nil {
		return false
	}
	e := t.emit(op, r)
	from := e.descriptor(operands[0])
	allocated, aligned := from.allocated(), from.aligned()
	d := e.newDescriptor(base)
	d.setAllocated(allocated)
	d.setAligned(aligned)
	d.setOffset(e.index(0))
	results := append([]*ir.Value{d.v}, from.offset())
	rank := len(of.Shape())
	for i := range rank {
		results = append(results, from.size(i))
	}
	for i := range rank {
		results = append(results, from.stride(i))
	}
	r.Replace(op, results...)
	return true
}

// A ranked is a descriptor in memory, for a memref whose rank is known at run time only.
type ranked struct {
	emitter
	p       *ir.Value // where the descriptor is
	pointer ir.Type   // of the pointers in it
}

// ranked returns the descriptor at an address.
func (e emitter) ranked(p *ir.Value, pointer ir.Type) ranked { return ranked{e, p, pointer} }

// field returns the address after n pointers.
func (d ranked) field(n int32) *ir.Value {
	return d.gep(d.pointer, d.p, wrapAddress, []int32{n})
}

func (d ranked) allocated() *ir.Value { return d.load(d.pointer, d.p) }
func (d ranked) aligned() *ir.Value   { return d.load(d.pointer, d.field(1)) }
func (d ranked) offset() *ir.Value    { return d.load(d.t.index, d.field(2)) }

func (d ranked) setAllocated(v *ir.Value) { d.store(v, d.p) }
func (d ranked) setAligned(v *ir.Value)   { d.store(v, d.field(1)) }
func (d ranked) setOffset(v *ir.Value)    { d.store(v, d.field(2)) }

// sizes returns the address of the sizes.
func (d ranked) sizes() *ir.Value {
	s := structOf(d.Context(), d.pointer, d.pointer, d.t.index, d.t.index)
	return d.gep(s, d.p, wrapAddress, []int32{0, sizesAt})
}

func structOf(ctx *ir.Context, body ...ir.Type) ir.Type { return llvm.StructType(ctx, body, false) }

// pointers returns the pointers of a memref, whether its rank is known or not.
func (e emitter) pointers(of ir.Type, v *ir.Value) (allocated, aligned *ir.Value) {
	if u, ok := of.(*ir.UnrankedMemRefType); ok {
		space, _ := spaceOf(u.Space)
		d := e.ranked(e.unranked(v).ranked(), e.t.pointer(space))
		return d.allocated(), d.aligned()
	}
	d := e.descriptor(v)
	return d.allocated(), d.aligned()
}

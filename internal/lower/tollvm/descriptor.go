package tollvm

import (
	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/ir"
)

// The places in the struct for a memref.
const (
	allocatedAt = iota // the allocation, for freeing it
	alignedAt          // the first element, before adding the offset
	offsetAt
	sizesAt
	stridesAt
)

// A descriptor is the struct for a memref of known rank. Methods that change it return the new one.
type descriptor struct {
	emitter
	v *ir.Value
}

// descriptor returns the descriptor that a value is.
func (e emitter) descriptor(v *ir.Value) descriptor { return descriptor{e, v} }

// newDescriptor inserts a descriptor with undefined parts.
func (e emitter) newDescriptor(of *ir.MemRefType) descriptor {
	t := e.t.Convert(of)
	return descriptor{e, e.value("mlir.poison", t, nil)}
}

// pointer returns the type of the pointers.
func (d descriptor) pointer() ir.Type {
	return llvm.StructElement(d.v.Type(), allocatedAt)
}

func (d descriptor) allocated() *ir.Value { return d.extract(d.v, d.pointer(), allocatedAt) }
func (d descriptor) aligned() *ir.Value   { return d.extract(d.v, d.pointer(), alignedAt) }
func (d descriptor) offset() *ir.Value    { return d.extract(d.v, d.t.index, offsetAt) }
func (d descriptor) size(i int) *ir.Value { return d.extract(d.v, d.t.index, sizesAt, int64(i)) }
func (d descriptor) stride(i int) *ir.Value {
	return d.extract(d.v, d.t.index, stridesAt, int64(i))
}

func (d *descriptor) setAllocated(p *ir.Value)     { d.v = d.insert(d.v, p, allocatedAt) }
func (d *descriptor) setAligned(p *ir.Value)       { d.v = d.insert(d.v, p, alignedAt) }
func (d *descriptor) setOffset(n *ir.Value)        { d.v = d.insert(d.v, n, offsetAt) }
func (d *descriptor) setSize(i int, n *ir.Value)   { d.v = d.insert(d.v, n, sizesAt, int64(i)) }
func (d *descriptor) setStride(i int, n *ir.Value) { d.v = d.insert(d.v, n, stridesAt, int64(i)) }

// pack builds a descriptor from its parts, in the order of parts.
func (e emitter) pack(of *ir.MemRefType, parts []*ir.Value) *ir.Value {
	d := e.newDescriptor(of)
	rank := len(of.Shape())
	d.setAllocated(parts[0])
	d.setAligned(parts[1])
	d.setOffset(parts[2])
	for i := range rank {
		d.setSize(i, parts[3+i])
		d.setStride(i, parts[3+rank+i])
	}
	return d.v
}

// partsOf returns how many parts a descriptor of a rank has.
func partsOf(rank int) int { return 3 + 2*rank }

// parts takes a descriptor apart: the pointers, the offset, the sizes, the strides.
func (d descriptor) parts(rank int) []*ir.Value {
	list := make([]*ir.Value, 0, partsOf(rank))
	list = append(list, d.allocated(), d.aligned(), d.offset())
	for i := range rank {
		list = append(list, d.size(i))
	}
	for i := range rank {
		list = append(list, d.stride(i))
	}
	return list
}

// static builds the descriptor for a memref of a static shape and layout, whose elements
// begin at a pointer.
func (e emitter) static(of *ir.MemRefType, pointer *ir.Value) *ir.Value {
	strides, offset, _ := of.StridesAndOffset()
	d := e.newDescriptor(of)
	d.setAllocated(pointer)
	d.setAligned(pointer)
	d.setOffset(e.index(offset))
	for i, size := range of.Shape() {
		d.setSize(i, e.index(size))
		d.setStride(i, e.index(strides[i]))
	}
	return d.v
}

// The places in the struct for a memref of unknown rank.
const (
	rankAt = iota
	rankedAt
)

// An unranked is the struct for a memref of unknown rank: the rank and a pointer to the
// descriptor.
type unranked struct {
	emitter
	v *ir.Value
}

// unranked returns the descriptor of unknown rank that a value is.
func (e emitter) unranked(v *ir.Value) unranked { return unranked{e, v} }

// packUnranked builds an unranked descriptor.
func (e emitter) packUnranked(of ir.Type, rank, ranked *ir.Value) *ir.Value {
	return e.packUnrankedAs(e.t.Convert(of), rank, ranked)
}

// packUnrankedAs is packUnranked for the type of the struct.
func (e emitter) packUnrankedAs(to ir.Type, rank, ranked *ir.Value) *ir.Value {
	v := e.value("mlir.poison", to, nil)
	v = e.insert(v, rank, rankAt)
	return e.insert(v, ranked, rankedAt)
}

func (u unranked) rank() *ir.Value   { return u.extract(u.v, u.t.index, rankAt) }
func (u unranked) ranked() *ir.Value { return u.extract(u.v, u.t.pointer(0), rankedAt) }

// parts takes the descriptor apart.
func (u unranked) parts() []*ir.Value { return []*ir.Value{u.rank(), u.ranked()} }

// bytes returns the size of the ranked descriptor.
func (u unranked) bytes(space uint64) *ir.Value {
	one, two := u.index(1), u.index(2)
	indexBytes := u.index(int64(u.t.options.IndexBits+7) / 8)
	pointerBytes := u.index(int64(u.t.options.Layout.PointerBits(space)+7) / 8)
	pointers := u.integer("mul", two, pointerBytes)
	numbers := u.integer("add", u.integer("mul", two, u.rank()), one)
	return u.integer("add", pointers, u.integer("mul", numbers, indexBytes))
}

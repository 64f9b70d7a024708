package tollvm

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// MemRefs is finalize-memref-to-llvm.
type MemRefs struct {
	AlignedAlloc     bool  `option:"use-aligned-alloc"`
	IndexBits        int64 `option:"index-bitwidth"`
	GenericFunctions bool  `option:"use-generic-functions"`
}

// Run lowers operations on memrefs. The module's data layouts determine the widths of indexes and
// pointers.
func (p *MemRefs) Run(r *pass.Run) error {
	o := Options{IndexBits: int(p.IndexBits), AlignedAlloc: p.AlignedAlloc, GenericFunctions: p.GenericFunctions}
	if err := o.fromLayouts(r.Op); err != nil {
		return err
	}
	return lower(r, o, conversion.Config{}, adder(MemRefPatterns), nil)
}

// MemRefPatterns returns the patterns for memref. Views that are not of whole memrefs are
// reduced to others by expand-strided-metadata before.
func MemRefPatterns(t *Types) []conversion.Pattern {
	return []conversion.Pattern{
		t.pattern("memref.alloc", t.alloc),
		t.pattern("memref.alloca", t.stackAlloc),
		t.pattern("memref.alloca_scope", t.stackScope),
		t.pattern("memref.assume_alignment", t.assumeAlignment),
		t.pattern("memref.atomic_rmw", t.atomic),
		t.pattern("memref.cast", t.memrefCast),
		t.pattern("memref.copy", t.copyMemRef),
		t.pattern("memref.dealloc", t.dealloc),
		t.pattern("memref.dim", t.dim),
		t.pattern("memref.distinct_objects", t.distinctObjects),
		t.pattern("memref.extract_aligned_pointer_as_index", t.pointerAsIndex),
		t.pattern("memref.extract_strided_metadata", t.stridedMetadata),
		t.pattern("memref.generic_atomic_rmw", t.atomicLoop),
		t.pattern("memref.get_global", t.globalAddress),
		t.pattern("memref.global", t.global),
		t.pattern("memref.load", t.loadElement),
		t.pattern("memref.memory_space_cast", t.spaceCast),
		t.pattern("memref.prefetch", t.prefetch),
		t.pattern("memref.rank", t.rank),
		t.pattern("memref.reinterpret_cast", t.reinterpret),
		t.pattern("memref.reshape", t.reshape),
		t.pattern("memref.store", t.storeElement),
		t.pattern("memref.transpose", t.transpose),
		t.pattern("memref.view", t.view),
	}
}

// memref returns the type of a value that is a memref of known rank, nil if it is not.
func memrefType(v *ir.Value) *ir.MemRefType {
	m, _ := v.Type().(*ir.MemRefType)
	return m
}

// group returns the converted operands of a group.
func group(op *ir.Operation, operands []*ir.Value, i int) []*ir.Value {
	start, end := op.OperandBounds(i)
	return operands[start:end]
}

// isPlain reports whether a type can be converted and its elements are in the order of their
// indexes, without gaps.
func (t *Types) isPlain(of *ir.MemRefType) bool {
	return of != nil && t.Convert(of) != nil && hasIdentityLayout(of)
}

// hasSpace reports whether the memory space of a memref of unknown rank is one of LLVM.
func hasSpace(t *ir.UnrankedMemRefType) bool {
	_, ok := spaceOf(t.Space)
	return ok
}

// hasIdentityLayout reports whether the layout of a memref is the identity.
func hasIdentityLayout(t *ir.MemRefType) bool {
	if s, ok := t.Layout.(*ir.StridedLayoutAttr); ok {
		return s.Offset == 0 && len(s.Strides) == 1 && s.Strides[0] == 1
	}
	return t.Layout == nil
}

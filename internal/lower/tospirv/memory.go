package tospirv

import (
	"slices"

	"github.com/mica-ir/mica/dialect/spirv"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// storageOf returns the storage class that the memory space of a memref is.
func storageOf(x *ir.MemRefType) (storage ir.EnumValue, ok bool) {
	if named.AttrClass(x.Space, "spirv") != "StorageClassAttr" {
		return storage, false
	}
	return named.EnumOf(x.Space)
}

// isLaidOut reports whether types in a storage class need an explicit layout.
func isLaidOut(storage ir.EnumValue) bool {
	switch storage.Def.Case(storage.Value).Symbol {
	case "PhysicalStorageBuffer", "PushConstant", "StorageBuffer", "Uniform":
		return true
	}
	return false
}

// memref converts a memref to a pointer to an array, in a struct as Vulkan demands.
func (t *Types) memref(x *ir.MemRefType) ir.Type {
	storage, ok := storageOf(x)
	if !ok {
		return nil
	}
	if storage.Def.Case(storage.Value).Symbol == "Image" {
		return t.image(x)
	}
	n, _ := ir.NumElements(x)
	if i, ok := x.Element.(*ir.IntegerType); ok && i.Width < 8 {
		if i.Width == 1 {
			if t.options.BoolBits != 8 {
				return nil
			}
			return t.buffer(x, t.scalar(t.ctx.IntegerType(8), storage), n, storage)
		}
		return t.buffer(x, t.packed(i), ceilDiv(n*int64(i.Width), 8), storage)
	}
	var elem ir.Type
	switch e := t.element(x.Element).(type) {
	case *ir.VectorType:
		elem = t.vector(e, storage)
	case *ir.ComplexType:
		elem = t.complex(e, storage)
	case *ir.IntegerType:
		if elem = e; isIndex(x.Element) || isFloat8(x.Element) {
			x = t.ctx.MemRefType(x.Shape(), elem, x.Layout, x.Space)
			break
		}
		elem = t.number(e, storage)
	case *ir.FloatType:
		elem = t.number(e, storage)
	}
	if elem == nil {
		return nil
	}
	size := int64(0)
	if ir.HasStaticShape(x) {
		if size = t.bytes(x); size <= 0 {
			return nil
		}
	}
	return t.buffer(x, elem, size, storage)
}

// number is scalar for types that SPIR-V has.
func (t *Types) number(x ir.Type, storage ir.Param) ir.Type {
	if !isScalar(x) {
		return nil
	}
	return t.scalar(x, storage)
}

func ceilDiv(x, y int64) int64 { return (x + y - 1) / y }

// buffer returns the pointer to an array of a number of bytes, of an unknown number if the
// shape of the memref is not static.
func (t *Types) buffer(x *ir.MemRefType, elem ir.Type, size int64, storage ir.EnumValue) ir.Type {
	if elem == nil {
		return nil
	}
	elemSize := t.bytes(elem)
	if elemSize <= 0 {
		return nil
	}
	stride := int64(0)
	if isLaidOut(storage) {
		stride = elemSize
	}
	kernel := t.env.Allows("Kernel")
	if !ir.HasStaticShape(x) {
		if kernel {
			return spirv.PointerTo(elem, storage)
		}
		return wrapped(spirv.RuntimeArrayType(elem, stride), storage)
	}
	if size == 0 {
		return nil
	}
	array := spirv.ArrayType(elem, ceilDiv(size, elemSize), stride)
	if kernel {
		return spirv.PointerTo(array, storage)
	}
	return wrapped(array, storage)
}

// wrapped returns a pointer to a struct of an array.
func wrapped(array ir.Type, storage ir.EnumValue) ir.Type {
	var offsets []uint64
	if isLaidOut(storage) {
		offsets = []uint64{0}
	}
	return spirv.PointerTo(spirv.StructOfMembers([]ir.Type{array}, offsets), storage)
}

// memrefBytes returns the distance from the start of a memref to its end, -1 if it is not
// known.
func (t *Types) memrefBytes(x *ir.MemRefType) int64 {
	strides, offset, ok := x.StridesAndOffset()
	elem := t.bytes(x.Element)
	if !ok || elem < 0 || !ir.HasStaticShape(x) {
		return -1
	}
	if len(x.Shape()) == 0 {
		return elem
	}
	if offset == ir.Dynamic || slices.Contains(strides, ir.Dynamic) {
		return -1
	}
	size := int64(-1)
	for i, n := range x.Shape() {
		size = max(size, n*strides[i])
	}
	return (offset + size) * elem
}

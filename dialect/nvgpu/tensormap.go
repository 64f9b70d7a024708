package nvgpu

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/named"
	"github.com/mica-ir/mica/ir"
)

const (
	maxSize = 256 // of a dimension
	maxRank = 5
)

// A tensorMap is what a type of descriptors says.
type tensorMap struct {
	tensor              *ir.MemRefType
	swizzle, interleave string
}

func mapOf(t ir.Type) (m tensorMap, ok bool) {
	d, ok := t.(*ir.DefinedType)
	if !ok || d.Def.Name != "TensorMapDescriptorType" || len(d.Params) != 5 {
		return m, false
	}
	m.tensor, ok = d.Params[0].(*ir.MemRefType)
	m.swizzle, m.interleave = caseOf(d.Params[1]), caseOf(d.Params[4])
	return m, ok
}

func caseOf(p ir.Param) string {
	if v, ok := p.(ir.EnumValue); ok {
		text, _ := v.Def.Text(v.Value)
		return text
	}
	return ""
}

// swizzled is how many bytes the last dimension has by the way of swizzling.
var swizzled = map[string]int64{"swizzle_32b": 32, "swizzle_64b": 64, "swizzle_128b": 128}

// verifyMap checks a descriptor, and a memref that is moved through it if there is
// one.
func verifyMap(op *ir.Operation, m tensorMap, memory *ir.MemRefType, d *diag.List) bool {
	t := m.tensor
	switch {
	case m.interleave != "none":
		return fail(op, d, "Interleave options are not supported yet.")
	case !isShared(t):
		return fail(op, d, "the tensor map descriptor has incorrect address space, it must be shared memory address space.")
	case !ir.HasStaticShape(t):
		return fail(op, d, "the tensor map descriptor must be static shaped")
	}
	for _, n := range t.Shape() {
		if n <= 0 || n > maxSize {
			return fail(op, d, "the tensor map descriptor must have dimensions between 1 and %d but it is %d", maxSize, n)
		}
	}
	if rank := len(t.Shape()); rank > 1 && m.swizzle != "none" {
		if have, want := bits(t.Element)*t.Shape()[rank-1]/8, swizzled[m.swizzle]; have != want {
			return fail(op, d, "the tensormap descriptor must have last dimension of %d bytes but it is %d bytes", want, have)
		}
	}
	switch {
	case memory == nil:
		return true
	case t.Element != memory.Element:
		return fail(op, d, "the element type of tensor map descriptor and memref must be same")
	case !isShared(memory):
		return fail(op, d, "the destination memref has incorrect address space, it must be shared memory address space.")
	case !ir.HasStaticShape(memory):
		return fail(op, d, "the destination memref must be static shaped")
	case len(t.Shape()) != len(memory.Shape()):
		return fail(op, d, "the shape of tensor map descriptor and memref must have same rank")
	case !slices.Equal(t.Shape(), memory.Shape()):
		return fail(op, d, "memref and tensor map shapes mismatch '%s' != '%s'", t, memory)
	}
	return true
}

// verifyTransfer returns the check of an operation that moves a memref through a
// descriptor.
func verifyTransfer(memory string) func(op *ir.Operation, d *diag.List) bool {
	return func(op *ir.Operation, d *diag.List) bool {
		m, ok := mapOf(named.Type(op, "tensorMapDescriptor"))
		if !ok {
			return true
		}
		if !verifyMap(op, m, memoryOf(op, memory), d) {
			return false
		}
		n := len(named.Operands(op, "coordinates"))
		if n > maxRank {
			return fail(op, d, "Maximum %d coordinates are supported.", maxRank)
		}
		if n != len(m.tensor.Shape()) {
			return fail(op, d, "number of coordinates do not match with the rank of tensor descriptor map.")
		}
		return true
	}
}

func verifyCreateMap(op *ir.Operation, d *diag.List) bool {
	if len(named.Operands(op, "boxDimensions")) > maxRank {
		return fail(op, d, "Maximum %d coordinates are supported.", maxRank)
	}
	m, ok := mapOf(op.Result(0).Type())
	return !ok || verifyMap(op, m, nil, d)
}

func verifyGenerate(op *ir.Operation, d *diag.List) bool {
	m, ok := mapOf(named.Type(op, "tensorMap"))
	if !ok {
		return true
	}
	if !verifyMap(op, m, nil, d) {
		return false
	}
	if m.swizzle != "swizzle_128b" {
		return fail(op, d, "supports only swizzle_128b is supported for the time being")
	}
	return true
}

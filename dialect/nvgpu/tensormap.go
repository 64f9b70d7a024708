package nvgpu

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

const (
	maxSize = 256 // of a dimension
	maxRank = 5
)

// A tensorMap holds the parameters of a tensor map descriptor type.
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
func verifyMap(m tensorMap, memory *ir.MemRefType, c *ir.Checker) {
	t := m.tensor
	c.CheckPlain(m.interleave == "none", "Interleave options are not supported yet.")
	c.CheckPlain(isShared(t), "the tensor map descriptor has incorrect address space, it must be shared memory address space.")
	c.CheckPlain(ir.HasStaticShape(t), "the tensor map descriptor must be static shaped")
	for _, n := range t.Shape() {
		c.CheckPlainf(n > 0 && n <= maxSize, "the tensor map descriptor must have dimensions between 1 and %d but it is %d", maxSize, n)
	}
	if rank := len(t.Shape()); rank > 1 && m.swizzle != "none" {
		have, want := bits(t.Element)*t.Shape()[rank-1]/8, swizzled[m.swizzle]
		c.CheckPlainf(have == want, "the tensormap descriptor must have last dimension of %d bytes but it is %d bytes", want, have)
	}
	switch {
	case memory == nil:
		return
	case t.Element != memory.Element:
		c.FailPlainf("the element type of tensor map descriptor and memref must be same")
	case !isShared(memory):
		c.FailPlainf("the destination memref has incorrect address space, it must be shared memory address space.")
	case !ir.HasStaticShape(memory):
		c.FailPlainf("the destination memref must be static shaped")
	case len(t.Shape()) != len(memory.Shape()):
		c.FailPlainf("the shape of tensor map descriptor and memref must have same rank")
	case !slices.Equal(t.Shape(), memory.Shape()):
		c.FailPlainf("memref and tensor map shapes mismatch '%s' != '%s'", t, memory)
	}
}

// verifyTransfer checks an operation that moves a memref through a descriptor. The descriptor is where the
// segment sizes say, which the verifier of the definition does not compare with the number of descriptors.
func verifyTransfer(op *ir.Operation, memory *ir.Value, coordinates typed.Operands, c *ir.Checker) {
	m, ok := mapOf(named.Type(op, "tensorMapDescriptor"))
	if !ok {
		return
	}
	verifyMap(m, memoryOf(memory), c)
	n := coordinates.Len()
	c.CheckPlainf(n <= maxRank, "Maximum %d coordinates are supported.", maxRank)
	c.CheckPlain(n == len(m.tensor.Shape()), "number of coordinates do not match with the rank of tensor descriptor map.")
}

func verifyAsyncLoad(op TmaAsyncLoadOp, c *ir.Checker) {
	verifyTransfer(op.Operation, op.Dst(), op.Coordinates(), c)
}

func verifyAsyncStore(op TmaAsyncStoreOp, c *ir.Checker) {
	verifyTransfer(op.Operation, op.Src(), op.Coordinates(), c)
}

func verifyCreateMap(op TmaCreateDescriptorOp, c *ir.Checker) {
	c.CheckPlainf(op.BoxDimensions().Len() <= maxRank, "Maximum %d coordinates are supported.", maxRank)
	m, ok := mapOf(op.TensorMap().Type())
	if ok {
		verifyMap(m, nil, c)
	}
}

func verifyGenerate(op WarpgroupGenerateDescriptorOp, c *ir.Checker) {
	m, ok := mapOf(op.TensorMap().Type())
	if !ok {
		return
	}
	verifyMap(m, nil, c)
	c.CheckPlain(m.swizzle == "swizzle_128b", "supports only swizzle_128b is supported for the time being")
}

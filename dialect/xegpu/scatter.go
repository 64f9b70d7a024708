package xegpu

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

var (
	readHints  = []string{"cached", "uncached", "streaming", "read_invalidate"}
	writeHints = []string{"cached", "uncached", "write_back", "write_through"}
)

// verifyHints checks the cache hints of an operation.
func verifyHints(op *ir.Operation, hints []string, c *ir.Checker) {
	for _, name := range []string{"l1_hint", "l2_hint", "l3_hint"} {
		a := op.Attr(name)
		c.Checkf(a == nil || slices.Contains(hints, named.EnumText(a)), "invalid %s: %s", name, a)
	}
}

// sourceType returns the type of the memory or the description of an operation
// that gathers or scatters.
func sourceType(op *ir.Operation) ir.Type {
	for _, name := range []string{"source", "dest"} {
		if t := named.Type(op, name); t != nil {
			return t
		}
	}
	return nil
}

// verifySource checks the constraints that all gathers and scatters share.
func verifySource(op *ir.Operation, hints []string, c *ir.Checker) (desc *tensorDesc) {
	desc = descType(sourceType(op))
	offsets := named.Operand(op, "offsets") != nil
	c.Check(desc != nil || offsets, "Expects offsets.")
	c.Check(desc == nil || !offsets, "offsets not allowed.")
	c.Check(desc == nil || desc.scattered, "Expects a scattered TensorDesc.")
	verifyHints(op, hints, c)
	return desc
}

func verifyPrefetch(op *ir.Operation, c *ir.Checker) {
	verifySource(op, readHints, c)
	_, integer := sourceType(op).(*ir.IntegerType)
	aligned := op.Attr("offset_align_byte") != nil
	c.Check(!integer || aligned, "offset_align_byte is required with integer source.")
	c.Check(!aligned || integer, "offset_align_byte only allowed with integer source.")
}

func verifyLoad(op *ir.Operation, c *ir.Checker) {
	verifyTransfer(op, op.Result(0).Type(), readHints, c)
}

func verifyStore(op *ir.Operation, c *ir.Checker) {
	verifyTransfer(op, named.Type(op, "value"), writeHints, c)
}

func verifyTransfer(op *ir.Operation, value ir.Type, hints []string, c *ir.Checker) {
	desc := verifySource(op, hints, c)
	mask := named.Type(op, "mask")
	if desc != nil {
		verifyDescribed(op, *desc, value, mask, c)
		return
	}
	if m, ok := sourceType(op).(*ir.MemRefType); ok && ir.ElementTypeOrSelf(value) != m.Element {
		c.FailPlainf("Value should have the same element type as MemRef.")
	}
	chunk, ok := named.Int(op, "chunk_size")
	if !ok {
		chunk = 1
	}
	v, isVector := value.(*ir.VectorType)
	m, maskVector := mask.(*ir.VectorType)
	_, offsetVector := named.Type(op, "offsets").(*ir.VectorType)
	if !isVector {
		c.Check(chunk <= 1, "Expecting chunk size == 1 for scalar result")
		c.Check(!maskVector && !offsetVector, "Expecting scalar mask and offsets.")
		return
	}
	n, _ := ir.NumElements(v)
	if !maskVector && !offsetVector {
		c.Checkf(n == chunk, "value elements must match chunk size %d", chunk)
		return
	}
	c.Check(maskVector, "Expecting a vector type mask.")
	masks, _ := ir.NumElements(m)
	if chunk > 1 {
		c.Checkf(len(v.Shape()) != 1 || n == chunk, "value elements must match chunk size %d", chunk)
	} else {
		c.Check(n == masks, "Mask should match value except the chunk size dim.")
	}
	if masks == 1 {
		return
	}
	c.Check(slices.Equal(withoutChunk(v.Shape(), chunk), m.Shape()), "Mask should match value except the chunk size dim.")
}

// withoutChunk returns a shape without the dimension of the chunks.
func withoutChunk(shape []int64, chunk int64) []int64 {
	if chunk > 1 && len(shape) > 0 {
		return shape[:len(shape)-1]
	}
	return shape
}

func verifyDescribed(op *ir.Operation, t tensorDesc, value, mask ir.Type, c *ir.Checker) {
	v, ok := value.(*ir.VectorType)
	m, isVector := mask.(*ir.VectorType)
	if !ok {
		c.Check(t.chunk <= 1, "Expecting chunk size == 1 for scalar result")
		c.Check(!isVector, "Expecting a vector type result.")
		return
	}
	c.Check(v.Element == t.element, "Value should have the same element type as TensorDesc.")
	var masks []int64
	if isVector {
		masks = m.Shape()
	}
	c.Check(slices.Equal(withoutChunk(t.shape, t.chunk), masks), "Mask should match TensorDesc except the chunk size dim.")
	if n, _ := ir.NumElements(v); len(v.Shape()) == 1 && n == t.chunk {
		c.Check(t.layout == nil, "TensorDesc doesn't need LayoutAttr for SIMT code")
		return
	}
	if !slices.Equal(t.shape, v.Shape()) {
		c.Failf("Value shape %s is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD '%s'",
			shapeText(v.Shape()), sourceType(op))
	}
}

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

// cached operations have cache hints.
type cached interface {
	L1HintAttr() ir.Attribute
	L2HintAttr() ir.Attribute
	L3HintAttr() ir.Attribute
}

func verifyHints(op cached, hints []string, c *ir.Checker) {
	for i, a := range []ir.Attribute{op.L1HintAttr(), op.L2HintAttr(), op.L3HintAttr()} {
		c.Checkf(a == nil || slices.Contains(hints, named.EnumText(a)), "invalid l%d_hint: %s", i+1, a)
	}
}

// indexed operations gather or scatter.
type indexed interface {
	cached
	Offsets() (*ir.Value, bool)
}

// verifySource checks the constraints that all gathers and scatters share. source is the memory or
// its description.
func verifySource(op indexed, source *ir.Value, hints []string, c *ir.Checker) (desc *tensorDesc) {
	desc = descType(source.Type())
	_, offsets := op.Offsets()
	c.Check(desc != nil || offsets, "Expects offsets.")
	c.Check(desc == nil || !offsets, "offsets not allowed.")
	c.Check(desc == nil || desc.scattered, "Expects a scattered TensorDesc.")
	verifyHints(op, hints, c)
	return desc
}

func verifyPrefetch(op PrefetchOp, c *ir.Checker) {
	verifySource(op, op.Source(), readHints, c)
	_, integer := op.Source().Type().(*ir.IntegerType)
	_, aligned := op.OffsetAlignByte()
	c.Check(!integer || aligned, "offset_align_byte is required with integer source.")
	c.Check(!aligned || integer, "offset_align_byte only allowed with integer source.")
}

func verifyLoad(op LoadGatherOp, c *ir.Checker)    { verifyTransfer(op, op.Source(), readHints, c) }
func verifyStore(op StoreScatterOp, c *ir.Checker) { verifyTransfer(op, op.Dest(), writeHints, c) }

// A transfer loads or stores a value.
type transfer interface {
	indexed
	Value() *ir.Value
	Mask() *ir.Value
	ChunkSize() (int64, bool)
}

func verifyTransfer(op transfer, memory *ir.Value, hints []string, c *ir.Checker) {
	desc := verifySource(op, memory, hints, c)
	value, mask := op.Value().Type(), op.Mask().Type()
	if desc != nil {
		verifyDescribed(memory, *desc, value, mask, c)
		return
	}
	if m, ok := memory.Type().(*ir.MemRefType); ok && ir.ElementTypeOrSelf(value) != m.Element {
		c.FailPlainf("Value should have the same element type as MemRef.")
	}
	chunk, ok := op.ChunkSize()
	if !ok {
		chunk = 1
	}
	v, isVector := value.(*ir.VectorType)
	m, maskVector := mask.(*ir.VectorType)
	offsets, _ := op.Offsets() // there are some without a description
	_, offsetVector := offsets.Type().(*ir.VectorType)
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

func verifyDescribed(memory *ir.Value, t tensorDesc, value, mask ir.Type, c *ir.Checker) {
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
			shapeText(v.Shape()), memory.Type())
	}
}

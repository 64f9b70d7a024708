package xegpu

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/named"
	"github.com/mica-ir/mica/ir"
)

func fail(op *ir.Operation, d *diag.List, format string, args ...any) bool {
	op.EmitOpError(d, format, args...)
	return false
}

var (
	readHints  = []string{"cached", "uncached", "streaming", "read_invalidate"}
	writeHints = []string{"cached", "uncached", "write_back", "write_through"}
)

// verifyHints checks what an operation wants of the caches.
func verifyHints(op *ir.Operation, hints []string, d *diag.List) bool {
	for _, name := range []string{"l1_hint", "l2_hint", "l3_hint"} {
		if a := op.Attr(name); a != nil && !slices.Contains(hints, named.EnumText(a)) {
			return fail(op, d, "invalid %s: %s", name, a)
		}
	}
	return true
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

// verifySource checks what all operations that gather or scatter obey.
func verifySource(op *ir.Operation, hints []string, d *diag.List) (desc *tensorDesc, ok bool) {
	desc = descType(sourceType(op))
	offsets := named.Operand(op, "offsets") != nil
	switch {
	case desc == nil && !offsets:
		return nil, fail(op, d, "Expects offsets.")
	case desc != nil && offsets:
		return nil, fail(op, d, "offsets not allowed.")
	case desc != nil && !desc.scattered:
		return nil, fail(op, d, "Expects a scattered TensorDesc.")
	}
	return desc, verifyHints(op, hints, d)
}

func verifyPrefetch(op *ir.Operation, d *diag.List) bool {
	if _, ok := verifySource(op, readHints, d); !ok {
		return false
	}
	_, integer := sourceType(op).(*ir.IntegerType)
	aligned := op.Attr("offset_align_byte") != nil
	if integer && !aligned {
		return fail(op, d, "offset_align_byte is required with integer source.")
	}
	if aligned && !integer {
		return fail(op, d, "offset_align_byte only allowed with integer source.")
	}
	return true
}

func verifyLoad(op *ir.Operation, d *diag.List) bool {
	return verifyTransfer(op, op.Result(0).Type(), readHints, d)
}

func verifyStore(op *ir.Operation, d *diag.List) bool {
	return verifyTransfer(op, named.Type(op, "value"), writeHints, d)
}

func verifyTransfer(op *ir.Operation, value ir.Type, hints []string, d *diag.List) bool {
	desc, ok := verifySource(op, hints, d)
	if !ok {
		return false
	}
	mask := named.Type(op, "mask")
	if desc != nil {
		return verifyDescribed(op, *desc, value, mask, d)
	}
	if m, ok := sourceType(op).(*ir.MemRefType); ok && ir.ElementTypeOrSelf(value) != m.Element {
		op.EmitError(d, "Value should have the same element type as MemRef.")
		return false
	}
	chunk, ok := named.Int(op, "chunk_size")
	if !ok {
		chunk = 1
	}
	v, isVector := value.(*ir.VectorType)
	m, maskVector := mask.(*ir.VectorType)
	_, offsetVector := named.Type(op, "offsets").(*ir.VectorType)
	if !isVector {
		if chunk > 1 {
			return fail(op, d, "Expecting chunk size == 1 for scalar result")
		}
		if maskVector || offsetVector {
			return fail(op, d, "Expecting scalar mask and offsets.")
		}
		return true
	}
	n, _ := ir.NumElements(v)
	if !maskVector && !offsetVector {
		if n != chunk {
			return fail(op, d, "value elements must match chunk size %d", chunk)
		}
		return true
	}
	if !maskVector {
		return fail(op, d, "Expecting a vector type mask.")
	}
	masks, _ := ir.NumElements(m)
	if chunk > 1 {
		if len(v.Shape()) == 1 && n != chunk {
			return fail(op, d, "value elements must match chunk size %d", chunk)
		}
	} else if n != masks {
		return fail(op, d, "Mask should match value except the chunk size dim.")
	}
	if masks == 1 {
		return true
	}
	if !slices.Equal(withoutChunk(v.Shape(), chunk), m.Shape()) {
		return fail(op, d, "Mask should match value except the chunk size dim.")
	}
	return true
}

// withoutChunk returns a shape without the dimension of the chunks.
func withoutChunk(shape []int64, chunk int64) []int64 {
	if chunk > 1 && len(shape) > 0 {
		return shape[:len(shape)-1]
	}
	return shape
}

func verifyDescribed(op *ir.Operation, t tensorDesc, value, mask ir.Type, d *diag.List) bool {
	v, ok := value.(*ir.VectorType)
	m, isVector := mask.(*ir.VectorType)
	if !ok {
		if t.chunk > 1 {
			return fail(op, d, "Expecting chunk size == 1 for scalar result")
		}
		if isVector {
			return fail(op, d, "Expecting a vector type result.")
		}
		return true
	}
	if v.Element != t.element {
		return fail(op, d, "Value should have the same element type as TensorDesc.")
	}
	var masks []int64
	if isVector {
		masks = m.Shape()
	}
	if !slices.Equal(withoutChunk(t.shape, t.chunk), masks) {
		return fail(op, d, "Mask should match TensorDesc except the chunk size dim.")
	}
	if n, _ := ir.NumElements(v); len(v.Shape()) == 1 && n == t.chunk {
		if t.layout != nil {
			return fail(op, d, "TensorDesc doesn't need LayoutAttr for SIMT code")
		}
		return true
	}
	if !slices.Equal(t.shape, v.Shape()) {
		return fail(op, d, "Value shape %s is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD '%s'",
			shapeText(v.Shape()), sourceType(op))
	}
	return true
}

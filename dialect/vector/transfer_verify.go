package vector

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// bits returns the width of a scalar in memory.
func bits(t ir.Type) int64 {
	if _, ok := t.(*ir.IndexType); ok {
		return 64
	}
	n, _ := ir.IntOrFloatWidth(t)
	return int64(n)
}

// minorBits returns the width of the innermost dimension of a vector.
func minorBits(t *ir.VectorType) int64 {
	n := bits(t.Element)
	if s := t.Shape(); len(s) > 0 {
		n *= s[len(s)-1]
	}
	return n
}

// verifyOtherSource refuses to read from what has a shape, but is neither in memory
// nor a tensor.
func verifyOtherSource(op *ir.Operation, d *diag.List) bool {
	if t, ok := groupType(op, 0).(*ir.DefinedType); ok && len(t.Params) > 0 {
		if shape, ok := t.Params[0].(ir.ParamList); ok && len(op.OperandGroup(1)) != len(shape) {
			op.EmitOpError(d, "requires %d indices", len(shape))
			return false
		}
	}
	op.EmitOpError(d, "requires source to be a memref or ranked tensor type")
	return false
}

func verifyRead(op *ir.Operation, d *diag.List) bool {
	memory, ok := groupType(op, 0).(ir.ShapedType)
	if !ok {
		return verifyOtherSource(op, d)
	}
	if !verifyIndices(op, d, 1, memory) || !verifyTransfer(op, d, memory, resultType(op)) {
		return false
	}
	element, padding := memory.ElementType(), groupType(op, 2)
	if _, ok := element.(*ir.VectorType); ok {
		if element != padding {
			op.EmitOpError(d, "requires source element type and padding type to match.")
			return false
		}
	} else {
		if bits(padding) == 0 {
			op.EmitOpError(d, "requires valid padding vector elemental type")
			return false
		}
		if element != padding {
			op.EmitOpError(d, "requires formal padding and source of the same elemental type")
			return false
		}
	}
	return verifyPermutation(op, d)
}

func verifyWrite(op *ir.Operation, d *diag.List) bool {
	memory, ok := groupType(op, 1).(ir.ShapedType)
	if !ok {
		return true
	}
	if !verifyIndices(op, d, 2, memory) {
		return false
	}
	for _, e := range permutationOf(op).Results {
		if e.IsConstant(0) {
			op.EmitOpError(d, "should not have broadcast dimensions")
			return false
		}
	}
	return verifyTransfer(op, d, memory, operandType(op, 0)) && verifyPermutation(op, d)
}

// verifyIndices checks that an operand group has an index for each dimension.
func verifyIndices(op *ir.Operation, d *diag.List, group int, memory ir.ShapedType) bool {
	if n := len(memory.Shape()); len(op.OperandGroup(group)) != n {
		op.EmitOpError(d, "requires %d indices", n)
		return false
	}
	return true
}

func permutationOf(op *ir.Operation) *affine.Map {
	if m, ok := op.Attr("permutation_map").(*ir.AffineMapAttr); ok {
		return m.Map
	}
	return &affine.Map{}
}

func verifyTransfer(op *ir.Operation, d *diag.List, memory ir.ShapedType, t *ir.VectorType) bool {
	if op.Attr("masked") != nil {
		op.EmitOpError(d, "masked attribute has been removed. Use in_bounds instead.")
		return false
	}
	switch memory.(type) {
	case *ir.MemRefType, *ir.RankedTensorType:
	default:
		op.EmitOpError(d, "requires source to be a memref or ranked tensor type")
		return false
	}
	m := permutationOf(op)
	mask := groupType(op, 3)
	if e, ok := memory.ElementType().(*ir.VectorType); ok {
		if n := minorBits(e); n == 0 || minorBits(t)%n != 0 {
			op.EmitOpError(d, "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source")
			return false
		}
		if len(e.Shape()) > len(t.Shape()) {
			op.EmitOpError(d, "requires source vector element and vector result ranks to match.")
			return false
		}
		if m.NumResults() != len(t.Shape())-len(e.Shape()) {
			op.EmitOpError(d, "requires a permutation_map with result dims of the same rank as the vector type")
			return false
		}
		if mask != nil {
			op.EmitOpError(d, "does not support masks with vector element type")
			return false
		}
	} else {
		if n := bits(memory.ElementType()); n == 0 || minorBits(t)%n != 0 {
			op.EmitOpError(d, "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type")
			return false
		}
		if m.NumResults() != len(t.Shape()) {
			op.EmitOpError(d, "requires a permutation_map with result dims of the same rank as the vector type")
			return false
		}
	}
	if m.NumSymbols != 0 {
		op.EmitOpError(d, "requires permutation_map without symbols")
		return false
	}
	if m.NumInputs() != len(memory.Shape()) {
		op.EmitOpError(d, "requires a permutation_map with input dims of the same rank as the source type")
		return false
	}
	if want := maskType(t, m); mask != nil && mask != want {
		op.EmitOpError(d, "inferred mask type ('%s') and mask operand type ('%s') don't match", want, mask)
		return false
	}
	if a, ok := op.Attr("in_bounds").(*ir.ArrayAttr); ok && len(a.Elements) != m.NumResults() {
		op.EmitOpError(d, "expects the in_bounds attr of same rank as permutation_map results: %s vs inBounds of size: %d", op.Attr("permutation_map"), len(a.Elements))
		return false
	}
	return true
}

// verifyPermutation checks that a map names each dimension at most once.
func verifyPermutation(op *ir.Operation, d *diag.List) bool {
	m := permutationOf(op)
	seen := make([]bool, m.NumDims)
	for _, e := range m.Results {
		switch {
		case e.IsConstant(0):
			continue
		case e.Kind != affine.Dim:
			op.EmitOpError(d, "requires a projected permutation_map (at most one dim or the zero constant can appear in each result)")
			return false
		case seen[e.Value]:
			op.EmitOpError(d, "requires a permutation_map that is a permutation (found one dim used more than once)")
			return false
		}
		seen[e.Value] = true
	}
	return true
}

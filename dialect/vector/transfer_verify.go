package vector

import (
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

// verifyOtherSource rejects sources that have a shape, but are neither memrefs nor tensors.
func verifyOtherSource(op *ir.Operation, c *ir.Checker) {
	if t, ok := groupType(op, 0).(*ir.DefinedType); ok && len(t.Params) > 0 {
		if shape, ok := t.Params[0].(ir.ParamList); ok && len(op.OperandGroup(1)) != len(shape) {
			c.Failf("requires %d indices", len(shape))
		}
	}
	c.Failf("requires source to be a memref or ranked tensor type")
}

func verifyRead(op *ir.Operation, c *ir.Checker) {
	memory, ok := ir.AsShaped(groupType(op, 0))
	if !ok {
		verifyOtherSource(op, c)
		return
	}
	verifyIndices(op, c, 1, memory)
	verifyTransfer(transferOperation{op}, c, memory, resultType(op))
	element, padding := memory.ElementType(), groupType(op, 2)
	if _, ok := element.(*ir.VectorType); ok {
		c.Check(element == padding, "requires source element type and padding type to match.")
	} else {
		c.Check(bits(padding) != 0, "requires valid padding vector elemental type")
		c.Check(element == padding, "requires formal padding and source of the same elemental type")
	}
	verifyPermutation(op, c)
}

func verifyWrite(op *ir.Operation, c *ir.Checker) {
	memory, ok := ir.AsShaped(groupType(op, 1))
	if !ok {
		return
	}
	verifyIndices(op, c, 2, memory)
	for _, e := range permutationOf(transferOperation{op}).Results {
		c.Check(!e.IsConstant(0), "should not have broadcast dimensions")
	}
	verifyTransfer(transferOperation{op}, c, memory, operandType(op, 0))
	verifyPermutation(op, c)
}

// verifyIndices checks that an operand group has an index for each dimension.
func verifyIndices(op *ir.Operation, c *ir.Checker, group int, memory ir.ShapedType) {
	n := len(memory.Shape())
	c.Checkf(len(op.OperandGroup(group)) == n, "requires %d indices", n)
}

func permutationOf(op transferOperation) *affine.Map {
	if m, ok := op.PermutationMapAttr().(*ir.AffineMapAttr); ok {
		return m.Map
	}
	return &affine.Map{}
}

func verifyTransfer(op transferOperation, c *ir.Checker, memory ir.ShapedType, t *ir.VectorType) {
	c.Check(op.MaskedAttr() == nil, "masked attribute has been removed. Use in_bounds instead.")
	switch memory.(type) {
	case *ir.MemRefType, *ir.RankedTensorType:
	default:
		c.Failf("requires source to be a memref or ranked tensor type")
	}
	m := permutationOf(op)
	mask := groupType(op.Operation, 3)
	if e, ok := memory.ElementType().(*ir.VectorType); ok {
		if n := minorBits(e); n == 0 || minorBits(t)%n != 0 {
			c.Failf("requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source")
		}
		c.Check(len(e.Shape()) <= len(t.Shape()), "requires source vector element and vector result ranks to match.")
		c.Check(m.NumResults() == len(t.Shape())-len(e.Shape()), "requires a permutation_map with result dims of the same rank as the vector type")
		c.Check(mask == nil, "does not support masks with vector element type")
	} else {
		if n := bits(memory.ElementType()); n == 0 || minorBits(t)%n != 0 {
			c.Failf("requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type")
		}
		c.Check(m.NumResults() == len(t.Shape()), "requires a permutation_map with result dims of the same rank as the vector type")
	}
	c.Check(m.NumSymbols == 0, "requires permutation_map without symbols")
	c.Check(m.NumInputs() == len(memory.Shape()), "requires a permutation_map with input dims of the same rank as the source type")
	want := maskType(t, m)
	c.Checkf(mask == nil || mask == want, "inferred mask type ('%s') and mask operand type ('%s') don't match", want, mask)
	if a, ok := op.InBoundsAttr().(*ir.ArrayAttr); ok && len(a.Elements) != m.NumResults() {
		c.Failf("expects the in_bounds attr of same rank as permutation_map results: %s vs inBounds of size: %d", op.PermutationMapAttr(), len(a.Elements))
	}
}

// verifyPermutation checks that a map names each dimension at most once.
func verifyPermutation(op *ir.Operation, c *ir.Checker) {
	m := permutationOf(transferOperation{op})
	seen := make([]bool, m.NumDims)
	for _, e := range m.Results {
		switch {
		case e.IsConstant(0):
			continue
		case e.Kind != affine.Dim:
			c.Failf("requires a projected permutation_map (at most one dim or the zero constant can appear in each result)")
		case seen[e.Value]:
			c.Failf("requires a permutation_map that is a permutation (found one dim used more than once)")
		}
		seen[e.Value] = true
	}
}

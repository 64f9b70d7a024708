package amdgpu

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// inSpace reports whether a memory space is one of the numbers, or the case of
// that name of a dialect's address spaces. None is the number 0.
func inSpace(a ir.Attribute, dialect, name string, numbers ...int64) bool {
	switch a := a.(type) {
	case nil:
		return slices.Contains(numbers, 0)
	case *ir.IntegerAttr:
		return slices.Contains(numbers, a.Int64())
	case *ir.DefinedAttr:
		return a.Def.Name == "AddressSpaceAttr" && a.Def.Dialect != nil && a.Def.Dialect.Namespace == dialect && named.EnumText(a) == name
	}
	return false
}

func isGlobal(a ir.Attribute) bool    { return inSpace(a, "gpu", "global", 0, 1) }
func isWorkgroup(a ir.Attribute) bool { return inSpace(a, "gpu", "workgroup", 3) }
func isBuffer(a ir.Attribute) bool    { return inSpace(a, "amdgpu", "fat_raw_buffer", 7) }

// memoryOf returns the type of a memref.
func memoryOf(v *ir.Value) *ir.MemRefType {
	t, _ := v.Type().(*ir.MemRefType)
	return t
}

// A bufferAccess is an operation on an element of a buffer.
type bufferAccess interface {
	Memref() *ir.Value
	Indices() typed.Operands
	IndexOffset() (int32, bool)
	SgprOffset() (*ir.Value, bool)
	BoundsCheck() bool
}

type bufferOp interface {
	typed.View
	bufferAccess
}

func verifyBuffer[T bufferOp](x *ir.Operation, c *ir.Checker) {
	op := T{x}
	t := memoryOf(op.Memref())
	if t == nil {
		return
	}
	c.Check(isGlobal(t.Space), "Buffer ops must operate on a memref in global memory")
	c.Checkf(op.Indices().Len() == len(t.Shape()), "Expected %d indices to memref", len(t.Shape()))
}

// bufferType returns the type of a memref as a fat raw buffer. It returns false if the offset
// cannot be reset to 0.
func bufferType(t *ir.MemRefType, reset bool) (*ir.MemRefType, bool) {
	ctx := t.Context()
	space := bufferSpace(ctx)
	if space == nil {
		return nil, false
	}
	layout := t.Layout
	if reset && layout != nil {
		s, ok := layout.(*ir.StridedLayoutAttr)
		if !ok {
			return nil, false
		}
		layout = ctx.StridedLayoutAttr(0, s.Strides)
		if plain := contiguous(t); plain != nil && slices.Equal(plain, s.Strides) {
			layout = nil
		}
	}
	return ctx.MemRefType(t.Shape(), t.Element, layout, space), true
}

// contiguous returns the strides of elements that lie side by side, nil if they
// are not known.
func contiguous(t *ir.MemRefType) []int64 {
	shape := t.Shape()
	if !ir.HasStaticShape(t) && len(shape) > 1 {
		return nil
	}
	strides := make([]int64, len(shape))
	n := int64(1)
	for i := len(shape) - 1; i >= 0; i-- {
		strides[i] = n
		n *= shape[i]
	}
	return strides
}

func bufferSpace(ctx *ir.Context) ir.Attribute {
	return named.EnumNamed(ctx, "amdgpu", "address_space", "fat_raw_buffer")
}

func inferBuffer(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	if len(s.Operands) == 0 {
		return nil, false
	}
	t, ok := s.Operands[0].Type().(*ir.MemRefType)
	if !ok {
		return nil, false
	}
	b, ok := bufferType(t, s.Attr("resetOffset") != nil)
	if !ok {
		return nil, false
	}
	return []ir.Type{b}, true
}

func verifyBufferCast(op FatRawBufferCastOp, c *ir.Checker) {
	t := memoryOf(op.Source())
	if t == nil {
		return
	}
	want, ok := bufferType(t, op.ResetOffset())
	c.Checkf(ok, "source type '%s' can't have its offset reset", t)
	have := op.ResultValue().Type()
	c.Checkf(have == ir.Type(want), "expected result type to be '%s' but got '%s'", want, have)
}

// bits returns the width of a number, 0 for another type.
func bits(t ir.Type) int {
	n, _ := ir.IntOrFloatWidth(t)
	return n
}

// lastUnit reports whether the elements of the last dimension lie side by side.
func lastUnit(t *ir.MemRefType) bool {
	strides, _, ok := t.StridesAndOffset()
	return ok && (len(strides) == 0 || strides[len(strides)-1] == 1)
}

func verifyGather(op GatherToLDSOp, c *ir.Checker) {
	from, to := memoryOf(op.Src()), memoryOf(op.Dst())
	if from == nil || to == nil {
		return
	}
	c.Check(len(to.Shape()) == 0 || lastUnit(to), "destination type inner most dim must be contiguous")
	c.Check(from.Element == to.Element, "source and destination element types must match")
	size := 0
	if a, ok := op.TransferTypeAttr().(*ir.TypeAttr); ok {
		if v, ok := a.Value.(*ir.VectorType); ok {
			n, _ := ir.NumElements(v)
			size = int(n) * bits(v.Element)
		} else {
			size = bits(a.Value)
		}
	}
	switch size {
	case 8, 16, 32, 96, 128:
	default:
		c.Failf("Transfering type size must be 8, 16, 32, 96 or 128 bits")
	}
	c.Check(isGlobal(from.Space) || isBuffer(from.Space), "source memory address space must be global or fat raw buffer")
	c.Check(isWorkgroup(to.Space), "destination memory address space must be Workgroup")
}

// transposed is how many elements a load transposes by their width.
var transposed = map[int]int64{4: 16, 6: 16, 8: 8, 16: 4}

func verifyTransposeLoad(op TransposeLoadOp, c *ir.Checker) {
	t := memoryOf(op.Src())
	c.Check(t == nil || isWorkgroup(t.Space), "source memory address space must be Workgroup")
	v, ok := op.ResultValue().Type().(*ir.VectorType)
	if !ok {
		return
	}
	width := bits(v.Element)
	want, ok := transposed[width]
	c.Checkf(ok, "Unsupported element type size for transpose load: %d bits", width)
	n, _ := ir.NumElements(v)
	c.Checkf(n == want, "Transferring type size mismatch: expected num of elements: %d", want)
}

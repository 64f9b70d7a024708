package viewlike

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// A MixedSlice is the offsets, sizes and strides of an operation.
type MixedSlice [3][]Index

// MixedSliceOf returns those of an operation whose operand groups first, first+1 and first+2
// they are.
func MixedSliceOf(op *ir.Operation, first int) MixedSlice {
	var s MixedSlice
	for i, list := range Lists(op) {
		s[i] = Indices(list, op.OperandGroup(first+i))
	}
	return s
}

// Operands returns the operands and the attributes of an operation with this slice, whose
// first operands are the given ones.
func (s MixedSlice) Operands(ctx *ir.Context, before ...*ir.Value) ([]*ir.Value, []ir.NamedAttribute) {
	operands, sizes := before, make([]int32, len(before), len(before)+3)
	for i := range sizes {
		sizes[i] = 1
	}
	var attrs []ir.NamedAttribute
	for i, name := range [...]string{"static_offsets", "static_sizes", "static_strides"} {
		list, values := Split(s[i])
		operands = append(operands, values...)
		sizes = append(sizes, int32(len(values)))
		attrs = append(attrs, ir.NamedAttribute{Name: name, Value: ctx.DenseI64Array(list)})
	}
	return operands, append(attrs, ir.NamedAttribute{Name: ir.OperandSegments, Value: ctx.DenseI32Array(sizes)})
}

// Equal reports whether two slices have the same elements.
func (s MixedSlice) Equal(t MixedSlice) bool {
	return slices.Equal(s[0], t[0]) && slices.Equal(s[1], t[1]) && slices.Equal(s[2], t[2])
}

// FoldConstants makes constant elements static in the first list that has any, and reports whether
// there were. It keeps negative offsets and sizes, and strides that stride, which may be nil,
// does not accept.
func (s MixedSlice) FoldConstants(stride func(n int64) bool) bool {
	positive := func(n int64) bool { return n >= 0 }
	return FoldConstants(s[0], positive) || FoldConstants(s[1], positive) || FoldConstants(s[2], stride)
}

// HasConstants reports whether an element that is a value is a constant.
func (s MixedSlice) HasConstants() bool {
	for _, list := range s {
		for _, x := range list {
			if x.Value != nil {
				if _, ok := x.Constant(); ok {
					return true
				}
			}
		}
	}
	return false
}

// IsIdentity reports whether the slice is all of a shape.
func (s MixedSlice) IsIdentity(shape []int64) bool {
	is := func(list []Index, want func(i int) int64) bool {
		for i, x := range list {
			if n, ok := x.Constant(); !ok || n != want(i) {
				return false
			}
		}
		return true
	}
	if len(s[1]) > len(shape) {
		// The leading dimensions alone are compared.
		s[1] = s[1][:len(shape)]
	}
	return is(s[0], func(int) int64 { return 0 }) && is(s[1], func(i int) int64 { return shape[i] }) && is(s[2], func(int) int64 { return 1 })
}

// InBounds reports whether the slice does not leave a shape, as far as both are static.
func (s MixedSlice) InBounds(shape []int64) bool {
	number := func(x Index) (int64, bool) { return x.Int, x.Value == nil }
	for i, n := range shape {
		offset, ok := number(s[0][i])
		if n == ir.Dynamic || !ok {
			continue
		}
		if offset >= n {
			return false
		}
		size, ok1 := number(s[1][i])
		stride, ok2 := number(s[2][i])
		if ok1 && ok2 && offset+(size-1)*stride >= n {
			return false
		}
	}
	return true
}

// StaticSizes returns the sizes as a shape.
func (s MixedSlice) StaticSizes() []int64 {
	list, _ := Split(s[1])
	return list
}

// DroppedDims returns which sizes of 1 a shape leaves out.
func (s MixedSlice) DroppedDims(shape []int64) []bool {
	dropped := make([]bool, len(s[1]))
	pos := len(shape) - 1
	for i := len(dropped) - 1; i >= 0; i-- {
		unit := s[1][i] == Index{Int: 1}
		if pos < 0 || unit && shape[pos] != 1 {
			dropped[i] = true
			continue
		}
		pos--
	}
	return dropped
}

// ReductionMask returns the unit dimensions that a reduced shape drops, or false if the shape cannot
// be obtained that way. With matchDynamic, an unknown size matches any other than 1.
func ReductionMask(from, to []int64, matchDynamic bool) ([]bool, bool) {
	mask := make([]bool, len(from))
	k := 0
	for i, n := range from {
		switch {
		case matchDynamic && k < len(to) && n != 1 && (to[k] == ir.Dynamic || n == ir.Dynamic):
			k++
		case k < len(to) && n == to[k]:
			k++
		case n != 1:
			return nil, false
		default:
			mask[i] = true
		}
	}
	return mask, k == len(to)
}

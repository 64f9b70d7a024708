package viewlike

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// Subsets implements the comparisons of [ir.SubsetOpInterface] for operations whose subsets
// are slices. An implementation embeds it.
type Subsets struct{}

// OperatesOnEquivalentSubset reports whether the slices have equal offsets, sizes and strides.
func (Subsets) OperatesOnEquivalentSubset(op, other *ir.Operation) bool {
	x, y, ok := accessedSlices(op, other)
	return ok && equivalentSlices(x, y)
}

// OperatesOnDisjointSubset reports whether one slice ends before the other one begins, in a
// dimension.
func (Subsets) OperatesOnDisjointSubset(op, other *ir.Operation) bool {
	x, y, ok := accessedSlices(op, other)
	return ok && disjointSlices(x, y)
}

func accessedSlices(op, other *ir.Operation) (x, y MixedSlice, ok bool) {
	x, ok = accessedSlice(op)
	if !ok {
		return x, y, false
	}
	y, ok = accessedSlice(other)
	return x, y, ok
}

func accessedSlice(op *ir.Operation) (s MixedSlice, ok bool) {
	i, ok := ir.InterfaceOf[ir.SubsetOpInterface](op)
	if !ok {
		return s, false
	}
	slice, ok := i.AccessedSlice(op)
	if !ok {
		return s, false
	}
	for i, list := range [...][]ir.FoldResult{slice.Offsets, slice.Sizes, slice.Strides} {
		for _, r := range list {
			x := Index{Value: r.Value}
			if r.Value == nil {
				a, ok := r.Attr.(*ir.IntegerAttr)
				if !ok {
					return s, false
				}
				x.Int = a.Int64()
			}
			s[i] = append(s[i], x)
		}
	}
	return s, true
}

// Hyperrectangle returns a slice as interfaces describe it.
func (s MixedSlice) Hyperrectangle(ctx *ir.Context) ir.HyperrectangularSlice {
	var lists [3][]ir.FoldResult
	for i, list := range s {
		lists[i] = make([]ir.FoldResult, len(list))
		for k, x := range list {
			if lists[i][k].Value = x.Value; x.Value == nil {
				lists[i][k].Attr = ctx.Int64Attr(ctx.IndexType(), x.Int)
			}
		}
	}
	return ir.HyperrectangularSlice{Offsets: lists[0], Sizes: lists[1], Strides: lists[2]}
}

func equivalentSlices(x, y MixedSlice) bool {
	same := func(x, y Index) bool {
		var difference linearForm
		difference.add(x, 1)
		difference.add(y, -1)
		n, ok := difference.constant()
		return ok && n == 0
	}
	for i := range x {
		if !slices.EqualFunc(x[i], y[i], same) {
			return false
		}
	}
	return true
}

func disjointSlices(x, y MixedSlice) bool {
	if len(x[0]) != len(y[0]) {
		return false
	}
	for dim := range x[0] {
		if x.endsBefore(y, dim) || y.endsBefore(x, dim) {
			return true
		}
	}
	return false
}

// endsBefore reports whether a slice ends before another one begins, in a dimension.
func (s MixedSlice) endsBefore(t MixedSlice, dim int) bool {
	var gap linearForm
	gap.add(t[0][dim], 1)
	gap.add(s[0][dim], -1)
	size, stride := s[1][dim], s[2][dim]
	if _, ok := stride.Constant(); !ok {
		size, stride = stride, size
	}
	n, ok := stride.Constant()
	if !ok {
		return false
	}
	gap.add(size, -n)
	distance, ok := gap.constant()
	return ok && distance >= 0
}

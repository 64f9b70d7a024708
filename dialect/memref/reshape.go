package memref

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

func verifyExpand(op *ir.Operation, c *ir.Checker) {
	from, to := operandType(op, 0), resultType(op)
	a, b := len(from.Shape()), len(to.Shape())
	c.Checkf(a <= b, "has source rank %d and result rank %d. This is not an expansion (%d > %d).", a, b, a, b)
	groups := viewlike.Reassociation(ExpandShapeOp{op}.Reassociation())
	viewlike.VerifyCollapsed(op, c, from.Shape(), to.Shape(), groups)
	want := expandedType(from, to.Shape(), groups)
	c.Check(want != nil, "invalid source layout map")
	c.Checkf(want == to, "expected expanded type to be '%s' but found '%s'", want, to)
	list := ExpandShapeOp{op}.StaticOutputShape()
	viewlike.VerifyOutputShape(op, c, "bounds", list, len(ExpandShapeOp{op}.OutputShape()), to.Shape())
	for i, n := range to.Shape() {
		c.Checkf(n == ir.Dynamic || n == list[i], "invalid output shape provided at pos %d", i)
	}
}

// expandedType returns the type of a memref whose dimensions are split, nil if
// it has no strides.
func expandedType(from *ir.MemRefType, shape []int64, groups [][]int64) *ir.MemRefType {
	ctx := from.Context()
	if HasIdentityLayout(from) {
		return ctx.MemRefType(shape, from.Element, nil, from.Space)
	}
	strides, offset, ok := from.StridesAndOffset()
	if !ok {
		return nil
	}
	out := make([]int64, len(shape))
	for i := range out {
		out[i] = 1
	}
	k := len(shape) - 1
	for i := len(groups) - 1; i >= 0; i-- {
		s := strides[i]
		for range groups[i] {
			out[k] = s
			s = viewlike.Times(s, shape[k])
			k--
		}
	}
	return ctx.MemRefType(shape, from.Element, ctx.StridedLayoutAttr(offset, out), from.Space)
}

func verifyCollapse(op *ir.Operation, c *ir.Checker) {
	from, to := operandType(op, 0), resultType(op)
	a, b := len(from.Shape()), len(to.Shape())
	c.Checkf(a >= b, "has source rank %d and result rank %d. This is not a collapse (%d < %d).", a, b, a, b)
	groups := viewlike.Reassociation(CollapseShapeOp{op}.Reassociation())
	viewlike.VerifyCollapsed(op, c, to.Shape(), from.Shape(), groups)
	want := collapsedType(from, groups)
	c.Check(want != nil, "invalid source layout map or collapsing non-contiguous dims")
	c.Checkf(want == to, "expected collapsed type to be '%s' but found '%s'", want, to)
}

// CollapsedType returns the type of a memref after joining dimensions, or nil if the layout does
// not permit it.
func CollapsedType(from *ir.MemRefType, groups [][]int64) *ir.MemRefType {
	return collapsedType(from, groups)
}

// ExpandedType returns the type of a memref after splitting dimensions, or nil if the layout does
// not permit it.
func ExpandedType(from *ir.MemRefType, shape []int64, groups [][]int64) *ir.MemRefType {
	return expandedType(from, shape, groups)
}

// IsCollapsible reports whether it is known that dimensions can be joined.
func IsCollapsible(from *ir.MemRefType, groups [][]int64) bool {
	return HasIdentityLayout(from) || collapsedLayout(from, groups, true) != nil
}

// collapsedType returns the type of a memref after joining dimensions, or nil if the layout does
// not permit it.
func collapsedType(from *ir.MemRefType, groups [][]int64) *ir.MemRefType {
	shape := make([]int64, len(groups))
	for i, g := range groups {
		shape[i] = 1
		for _, k := range g {
			// A dynamic size makes the group dynamic, even if another one is zero.
			if n := from.Shape()[k]; n == ir.Dynamic || shape[i] == ir.Dynamic {
				shape[i] = ir.Dynamic
			} else {
				shape[i] *= n
			}
		}
	}
	var layout ir.Attribute
	if !HasIdentityLayout(from) {
		l := collapsedLayout(from, groups, false)
		if l == nil {
			return nil
		}
		layout = l
	}
	return from.Context().MemRefType(shape, from.Element, layout, from.Space)
}

// collapsedLayout returns the layout of a memref after joining dimensions, or nil if no strided
// layout exists. Strides of dimensions of size 1 do not matter. If strict, all others must be
// known.
func collapsedLayout(from *ir.MemRefType, groups [][]int64, strict bool) *ir.StridedLayoutAttr {
	strides, offset, ok := from.StridesAndOffset()
	if !ok {
		return nil
	}
	shape := from.Shape()
	var out []int64
	for _, g := range groups {
		if len(g) == 0 {
			return nil
		}
		last := len(g)
		for last > 1 && shape[g[last-1]] == 1 {
			last--
		}
		if k := g[last-1]; shape[k] != ir.Dynamic || last == 1 {
			out = append(out, strides[k])
		} else {
			out = append(out, ir.Dynamic)
		}
	}
	for i, g := range groups {
		s := out[i]
		for j := len(g) - 1; j > 0; j-- {
			k := g[j]
			s = viewlike.Times(s, shape[k])
			have := strides[k-1]
			known := s != ir.Dynamic && have != ir.Dynamic
			if shape[k-1] != 1 && (known && s != have || strict && !known) {
				return nil
			}
		}
	}
	return from.Context().StridedLayoutAttr(offset, out)
}

// A caster is the CastOpInterface of an operation from one memref to another.
type caster func(from, to ir.Type) bool

// Compatible calls the function.
func (c caster) Compatible(from, to []ir.Type) bool {
	return len(from) == 1 && len(to) == 1 && c(from[0], to[0])
}

// agree reports whether two sizes may be the same.
func agree(a, b int64) bool { return a == b || a == ir.Dynamic || b == ir.Dynamic }

// CastCompatible reports whether memref.cast can convert one type to another.
func CastCompatible(from, to ir.Type) bool { return cast(from, to) }

func cast(from, to ir.Type) bool {
	a, aRanked := from.(*ir.MemRefType)
	b, bRanked := to.(*ir.MemRefType)
	if aRanked && bRanked {
		return castRanked(a, b)
	}
	s, ok1 := ir.AsShaped(from)
	t, ok2 := ir.AsShaped(to)
	return (aRanked || bRanked) && ok1 && ok2 && s.ElementType() == t.ElementType() && space(from) == space(to)
}

func castRanked(a, b *ir.MemRefType) bool {
	if a.Element != b.Element || a.Space != b.Space || len(a.Shape()) != len(b.Shape()) {
		return false
	}
	if a.Layout != b.Layout {
		as, ao, ok1 := a.StridesAndOffset()
		bs, bo, ok2 := b.StridesAndOffset()
		if !ok1 || !ok2 || !agree(ao, bo) {
			return false
		}
		for i := range as {
			// The stride of a dimension of size 1 does not matter.
			if a.Shape()[i] != 1 && !agree(as[i], bs[i]) {
				return false
			}
		}
	}
	for i, n := range a.Shape() {
		if !agree(n, b.Shape()[i]) {
			return false
		}
	}
	return true
}

func castSpace(from, to ir.Type) bool {
	a, aRanked := from.(*ir.MemRefType)
	b, bRanked := to.(*ir.MemRefType)
	if aRanked && bRanked {
		return a.Element == b.Element && a.Layout == b.Layout && slices.Equal(a.Shape(), b.Shape())
	}
	s, ok1 := from.(*ir.UnrankedMemRefType)
	t, ok2 := to.(*ir.UnrankedMemRefType)
	return ok1 && ok2 && s.Element == t.Element
}

// spaceCast is the MemorySpaceCastOpInterface of the cast of a memref.
type spaceCast struct{}

// Pointers returns the operand and the result.
func (spaceCast) Pointers(op *ir.Operation) (source, target *ir.Value) {
	return MemorySpaceCastOp{op}.Source(), MemorySpaceCastOp{op}.Dest()
}

package memref

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// A caster is the CastOpInterface of an operation from one memref to another.
type caster func(from, to ir.Type) bool

// Compatible calls the function.
func (c caster) Compatible(from, to []ir.Type) bool {
	return len(from) == 1 && len(to) == 1 && c(from[0], to[0])
}

// agree reports whether two sizes may be the same.
func agree(a, b int64) bool { return a == b || a == ir.Dynamic || b == ir.Dynamic }

func cast(from, to ir.Type) bool {
	a, aRanked := from.(*ir.MemRefType)
	b, bRanked := to.(*ir.MemRefType)
	if aRanked && bRanked {
		return castRanked(a, b)
	}
	s, ok1 := from.(ir.ShapedType)
	t, ok2 := to.(ir.ShapedType)
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

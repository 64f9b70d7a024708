package shape

import (
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// foldBroadcastable folds a constraint that is known to hold. One that is known to fail
// stays: it is an assertion.
func foldBroadcastable(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if !atMostOneNonScalar(operands) && !broadcastable(operands, extentsOf) && !broadcastable(op.Operands(), knownShape) {
		return nil, false
	}
	return folding.Attr(op.Context().BoolAttr(true))
}

// atMostOneNonScalar reports whether all shapes but one are known to be those of scalars.
func atMostOneNonScalar(shapes []ir.Attribute) bool {
	seen := false
	for _, a := range shapes {
		if d, ok := a.(*ir.DenseElementsAttr); ok && d.NumElements() == 0 {
			continue
		}
		if seen {
			return false
		}
		seen = true
	}
	return true
}

// knownShape returns the sizes of a shape as far as they are known.
func knownShape(v *ir.Value) ([]int64, bool) {
	if of := named.DefiningOp(v, ShapeOfOpName); of != nil {
		s, ok := ir.AsShaped(ShapeOfOp{of}.Arg().Type())
		if !ok || !s.HasRank() {
			return nil, false
		}
		return s.Shape(), true
	}
	return extentsOf(ir.ConstantValue(v.DefiningOp()))
}

// broadcastable reports whether the shapes that f returns can be broadcast together.
func broadcastable[T any](of []T, f func(T) ([]int64, bool)) bool {
	shapes := make([][]int64, len(of))
	rank := 0
	for i, x := range of {
		s, ok := f(x)
		if !ok {
			return false
		}
		shapes[i] = s
		rank = max(rank, len(s))
	}
	for i := 1; i <= rank; i++ {
		if !fits(shapes, i) {
			return false
		}
	}
	return true
}

// fits reports whether the i-th sizes from the end are compatible: apart from sizes of 1, they are
// all the same number, or there is a single one, which is unknown.
func fits(shapes [][]int64, i int) bool {
	size := int64(1)
	for _, s := range shapes {
		if i > len(s) || s[len(s)-i] == 1 {
			continue
		}
		n := s[len(s)-i]
		if size != 1 && (n == ir.Dynamic || n != size) {
			return false
		}
		size = n
	}
	return true
}

package lowervector

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
)

// An outerLayout is a layout in which columns of one operand are multiplied by rows of the other.
type outerLayout struct {
	layout
	dim int // of the first operand, that is reduced
	// maskOrder makes the dimension of the mask that is reduced the first one, before those of the
	// result; nil if they are in that order.
	maskOrder []int64
}

// The layouts of products of matrices, and of a matrix and a vector with the dimension that is
// reduced last or first.
var (
	outerMatrices = []outerLayout{
		{layout{lhs: []int{0, 2}, rhs: []int{2, 1}, acc: []int{0, 1}, flipLHS: true}, 1, []int64{2, 0, 1}},
		{layout{lhs: []int{0, 2}, rhs: []int{1, 2}, acc: []int{0, 1}, flipLHS: true, flipRHS: true}, 1, []int64{2, 0, 1}},
		{layout{lhs: []int{2, 0}, rhs: []int{2, 1}, acc: []int{0, 1}}, 0, []int64{2, 0, 1}},
		{layout{lhs: []int{2, 0}, rhs: []int{1, 2}, acc: []int{0, 1}, flipRHS: true}, 0, []int64{2, 0, 1}},
		{layout{lhs: []int{0, 2}, rhs: []int{2, 1}, acc: []int{1, 0}, swap: true, flipLHS: true}, 1, []int64{2, 1, 0}},
		{layout{lhs: []int{0, 2}, rhs: []int{1, 2}, acc: []int{1, 0}, swap: true, flipLHS: true, flipRHS: true}, 1, []int64{2, 1, 0}},
		{layout{lhs: []int{2, 0}, rhs: []int{2, 1}, acc: []int{1, 0}, swap: true}, 0, []int64{2, 1, 0}},
		{layout{lhs: []int{2, 0}, rhs: []int{1, 2}, acc: []int{1, 0}, swap: true, flipRHS: true}, 0, []int64{2, 1, 0}},
	}
	outerVectors = []outerLayout{
		{layout{lhs: []int{0, 1}, rhs: []int{1}, acc: []int{0}, flipLHS: true}, 1, []int64{1, 0}},
		{layout{lhs: []int{1, 0}, rhs: []int{1}, acc: []int{0}}, 0, []int64{1, 0}},
		{layout{lhs: []int{1}, rhs: []int{0, 1}, acc: []int{0}, swap: true, flipRHS: true}, 0, []int64{1, 0}},
		{layout{lhs: []int{1}, rhs: []int{1, 0}, acc: []int{0}, swap: true}, 0, []int64{1, 0}},
	}
	outerTransposed = []outerLayout{
		{layout{lhs: []int{1, 0}, rhs: []int{0}, acc: []int{1}, flipLHS: true}, 1, nil},
		{layout{lhs: []int{0, 1}, rhs: []int{0}, acc: []int{1}}, 0, nil},
		{layout{lhs: []int{0}, rhs: []int{1, 0}, acc: []int{1}, swap: true, flipRHS: true}, 0, nil},
		{layout{lhs: []int{0}, rhs: []int{0, 1}, acc: []int{1}, swap: true}, 0, nil},
	}
)

// outerProducts adds an outer product for each element of the dimension that is reduced.
func (c contraction) outerProducts() *ir.Value {
	var list []outerLayout
	switch {
	case c.hasIterators(false, false, true):
		list = outerMatrices
	case c.hasIterators(false, true):
		list = outerVectors
	case c.hasIterators(true, false):
		list = outerTransposed
	}
	for i := range list {
		l := &list[i]
		if !c.hasMaps(l.lhs, l.rhs, l.acc) || scalable(typeOf(c.lhs), l.dim) {
			continue
		}
		lhs, rhs := c.arrange(&l.layout)
		mask := c.mask
		if mask != nil && l.maskOrder != nil {
			mask = c.transpose(mask, l.maskOrder...)
		}
		return c.addProducts(lhs, rhs, mask, typeOf(c.lhs).Shape()[l.dim])
	}
	return nil
}

// addProducts adds the outer products of n rows of two vectors.
func (c contraction) addProducts(lhs, rhs, mask *ir.Value, n int64) *ir.Value {
	v := c.acc
	elem := typeOf(v).Element
	for i := range n {
		x, y := c.extract(lhs, i), c.extract(rhs, i)
		x, y = c.promote(x, elem), c.promote(y, elem)
		var part *ir.Value
		if mask != nil {
			part = c.extract(mask, i)
		}
		v = c.inMask(part, vector.NewOuterProduct(c.Builder, v.Type(), x, y, vector.OuterProductOptions{Acc: v, Kind: c.kind}).Operation)
	}
	return v
}

// promote converts a number, or the elements of a vector, to another type.
func (e emitter) promote(v *ir.Value, elem ir.Type) *ir.Value {
	if ir.ElementTypeOrSelf(v.Type()) == elem {
		return v
	}
	to := elem
	if t := typeOf(v); t != nil {
		to = withElement(t, elem)
	}
	if ir.IsFloat(elem) {
		return arith.NewExtF(e.Builder, to, v).Result(0)
	}
	return arith.NewExtSI(e.Builder, to, v).Result(0)
}

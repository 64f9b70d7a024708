package lowervector

import (
	"slices"

	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// unroll creates a contraction for each element of a dimension: first of a dimension of both operands and
// the result, then of the other result dimensions, then of the reduced ones.
func (c contraction) unroll() *ir.Value {
	for d, reduced := range c.reduced {
		if l, r := slices.Index(c.maps[0], d), slices.Index(c.maps[1], d); !reduced && l >= 0 && r >= 0 {
			return c.unrollParallel(d, l, r)
		}
	}
	// A dimension that is reduced in one operand alone has one element.
	isFree := func(other, d int) bool { return !c.reduced[d] || !slices.Contains(c.maps[other], d) }
	for l, d := range c.maps[0] {
		if isFree(1, d) {
			return c.unrollParallel(d, l, -1)
		}
	}
	for r, d := range c.maps[1] {
		if isFree(0, d) {
			return c.unrollParallel(d, -1, r)
		}
	}
	if slices.Contains(c.reduced, true) {
		return c.unrollReduction()
	}
	return nil
}

// unrollParallel creates a contraction for each element of dimension d, at l of the first operand
// and r of the second one, -1 if it is not there.
func (c contraction) unrollParallel(d, l, r int) *ir.Value {
	of, at := typeOf(c.lhs), l
	if l < 0 {
		of, at = typeOf(c.rhs), r
	}
	if scalable(of, at) {
		return nil
	}
	n, to := of.Shape()[at], slices.Index(c.maps[2], d)
	if to < 0 && n != 1 {
		return nil
	}
	v := c.zero(c.acc.Type())
	for i := range n {
		lhs, rhs, acc := c.load(c.lhs, l, i), c.load(c.rhs, r, i), c.load(c.acc, to, i)
		v = c.store(c.without(d, lhs, rhs, acc, c.loadMask(d, i)), v, to, i)
	}
	return v
}

// unrollReduction creates a contraction for each element of the first dimension, which is reduced,
// and a reduction for the last dimension.
func (c contraction) unrollReduction() *ir.Value {
	if typeOf(c.acc) != nil {
		return nil
	}
	l, r := slices.Index(c.maps[0], 0), slices.Index(c.maps[1], 0)
	lhs, rhs := typeOf(c.lhs), typeOf(c.rhs)
	if l < 0 || r < 0 || lhs.Shape()[l] != rhs.Shape()[r] {
		return nil
	}
	if len(lhs.Shape()) == 1 {
		if len(rhs.Shape()) != 1 {
			return nil
		}
		product := c.product(c.lhs, c.rhs)
		return c.inMask(c.mask, c.reduce(product, c.acc).DefiningOp())
	}
	if scalable(lhs, l) {
		return nil
	}
	v := c.acc
	for i := range lhs.Shape()[l] {
		x, y := c.load(c.lhs, l, i), c.load(c.rhs, r, i)
		v = c.without(0, x, y, v, c.loadMask(0, i))
	}
	return v
}

// loadMask returns element i of dimension d of the mask, or nil.
func (c contraction) loadMask(d int, i int64) *ir.Value {
	if c.mask == nil {
		return nil
	}
	return c.load(c.mask, d, i)
}

// without builds a contraction that does not have dimension d.
func (c contraction) without(d int, lhs, rhs, acc, mask *ir.Value) *ir.Value {
	ctx := c.Context()
	var maps []ir.Attribute
	for _, m := range c.maps {
		lower := &affine.Map{NumDims: len(c.reduced) - 1}
		for _, x := range m {
			switch {
			case x < d:
				lower.Results = append(lower.Results, affine.NewDim(x))
			case x > d:
				lower.Results = append(lower.Results, affine.NewDim(x-1))
			}
		}
		maps = append(maps, ctx.AffineMapAttr(lower))
	}
	iterators := slices.Delete(slices.Clone(c.iterators), d, d+1)
	return c.inMask(mask, vector.NewContraction(c.Builder, acc.Type(), lhs, rhs, acc, maps, iterators).Operation)
}

// load returns the part of a vector at i of a dimension; the vector itself if that is -1.
func (e emitter) load(v *ir.Value, dim int, i int64) *ir.Value {
	switch dim {
	case -1:
		return v
	case 0:
		return e.extract(v, i)
	}
	t := typeOf(v)
	out := e.zero(dropDim(t, dim))
	for k := range t.Shape()[0] {
		part := e.extract(v, k)
		out = e.insert(e.load(part, dim-1, i), out, k)
	}
	return out
}

// store puts the part at i of a dimension into a vector; it is the result itself if that is -1.
func (e emitter) store(v, into *ir.Value, dim int, i int64) *ir.Value {
	switch dim {
	case -1:
		return v
	case 0:
		return e.insert(v, into, i)
	}
	for k := range typeOf(into).Shape()[0] {
		whole, part := e.extract(into, k), e.extract(v, k)
		into = e.insert(e.store(part, whole, dim-1, i), into, k)
	}
	return into
}

// dropDim returns a vector type without a dimension.
func dropDim(t *ir.VectorType, dim int) *ir.VectorType {
	shape := slices.Delete(slices.Clone(t.Shape()), dim, dim+1)
	var flags []bool
	if t.Scalable != nil {
		flags = slices.Delete(slices.Clone(t.Scalable), dim, dim+1)
	}
	return t.Context().VectorType(shape, t.Element, flags)
}

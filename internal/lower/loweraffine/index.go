package loweraffine

import (
	"slices"

	"github.com/mica-ir/mica/dialect/affine"
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// strides returns the suffix products of a basis, with that of all sizes first. dynamic are the
// values of the basis's dynamic sizes; the last ones belong to sizes.
func (x *expander) strides(sizes []int64, dynamic []*ir.Value, flags arith.IntegerOverflowFlags) []*ir.Value {
	var list []*ir.Value
	var product *ir.Value // of the dynamic sizes so far
	static := int64(1)
	for _, size := range slices.Backward(sizes) {
		switch {
		case size != ir.Dynamic:
			static *= size
		case product == nil:
			product, dynamic = dynamic[len(dynamic)-1], dynamic[:len(dynamic)-1]
		default:
			product = arith.NewMulI(x.r.Builder, product, dynamic[len(dynamic)-1], arith.MulIOptions{OverflowFlags: flags}).Result(0)
			dynamic = dynamic[:len(dynamic)-1]
		}
		stride := product
		if product == nil || static != 1 {
			stride = x.constant(static)
			if product != nil {
				stride = arith.NewMulI(x.r.Builder, product, stride, arith.MulIOptions{OverflowFlags: flags}).Result(0)
			}
		}
		list = append(list, stride)
	}
	slices.Reverse(list)
	return list
}

// innerSizes returns the sizes of a basis, without that of the outermost of n
// indices, which does not matter.
func innerSizes(sizes []int64, n int) []int64 {
	if len(sizes) == n {
		sizes = sizes[1:]
	}
	return sizes
}

// lowerDelinearize computes the indices into which a linear index splits.
func lowerDelinearize(op *ir.Operation, r *rewrite.Rewriter) bool {
	delinearize := affine.AffineDelinearizeIndexOp{Operation: op}
	linear := delinearize.LinearIndex()
	switch op.NumResults() {
	case 0:
		r.Erase(op)
		return true
	case 1:
		r.Replace(op, linear)
		return true
	}
	x := &expander{r: r, op: op}
	strides := x.strides(innerSizes(delinearize.StaticBasis(), op.NumResults()), values(op, 1), arith.IntegerOverflowFlagsNsw|arith.IntegerOverflowFlagsNuw)
	zero := x.constant(0)
	indices := []*ir.Value{arith.NewFloorDivSI(r.Builder, linear, strides[0]).Result(0)}
	for i, stride := range strides {
		remainder := arith.NewRemSI(r.Builder, linear, stride).Result(0)
		negative := x.compare(arith.CmpIPredicateSlt, remainder, zero)
		corrected := arith.NewAddI(r.Builder, remainder, stride, arith.AddIOptions{OverflowFlags: arith.IntegerOverflowFlagsNsw}).Result(0)
		index := x.choose(negative, corrected, remainder)
		if i+1 < len(strides) {
			index = x.div(index, strides[i+1])
		}
		indices = append(indices, index)
	}
	r.Replace(op, indices...)
	return true
}

// lowerLinearize computes the sum of the indices, each times its stride. It adds the terms that
// vary in fewer loops first, so that these sums can be hoisted.
func lowerLinearize(op *ir.Operation, r *rewrite.Rewriter) bool {
	x := &expander{r: r, op: op}
	indices := ir.GroupValues(op, 0)
	if len(indices) == 0 {
		r.Replace(op, x.constant(0))
		return true
	}
	flags := arith.IntegerOverflowFlagsNsw
	linearize := affine.AffineLinearizeIndexOp{Operation: op}
	if linearize.Disjoint() {
		flags |= arith.IntegerOverflowFlagsNuw
	}
	strides := x.strides(innerSizes(linearize.StaticBasis(), len(indices)), ir.GroupValues(op, 1), flags)
	type term struct {
		value *ir.Value
		loops int // around op in which the index is the same
	}
	var terms []term
	nsw := arith.IntegerOverflowFlagsNsw
	for i, index := range indices {
		v := index
		if i < len(strides) {
			v = arith.NewMulI(r.Builder, index, strides[i], arith.MulIOptions{OverflowFlags: nsw}).Result(0)
		}
		terms = append(terms, term{v, invariantLoops(op, index)})
	}
	slices.SortStableFunc(terms, func(a, b term) int { return b.loops - a.loops })
	sum := terms[0].value
	for _, t := range terms[1:] {
		sum = arith.NewAddI(r.Builder, sum, t.value, arith.AddIOptions{OverflowFlags: nsw}).Result(0)
	}
	r.Replace(op, sum)
	return true
}

// invariantLoops returns the number of loops around op that v is defined outside of.
func invariantLoops(op *ir.Operation, v *ir.Value) (n int) {
	for loop := op.ParentOp(); loop != nil; loop = loop.ParentOp() {
		if _, ok := ir.InterfaceOf[ir.LoopLikeOpInterface](loop); !ok {
			continue
		}
		if loop.IsAncestor(v.ParentBlock().ParentOp()) {
			break
		}
		n++
	}
	return n
}

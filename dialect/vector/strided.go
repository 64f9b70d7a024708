package vector

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// A confiner reports integers of an attribute that leave a range.
type confiner struct {
	*ir.Checker
}

// rank checks that there are not more integers than dimensions.
func (c confiner) rank(vs, shape []int64, name string) {
	if len(vs) > len(shape) {
		c.Failf("expected %s attribute of rank no greater than vector rank", name)
	}
}

// ones checks that each integer is 1.
func (c confiner) ones(vs []int64, name string) {
	for _, v := range vs {
		if v != 1 {
			c.Failf("expected %s to be confined to [1, 2)", name)
		}
	}
}

// within checks that each integer is at least low and below the dimension plus extra.
func (c confiner) within(vs, shape []int64, name string, low, extra int64) {
	for i, v := range vs {
		if i >= len(shape) {
			break
		}
		end := shape[i] + extra
		if v < low || v >= end {
			c.Failf("expected %s dimension %d to be confined to [%d, %d)", name, i, low, end)
		}
	}
}

// sums checks that the sums of two lists end in the shape.
func (c confiner) sums(a, b, shape []int64, nameA, nameB string) {
	for i := range min(len(a), len(b), len(shape)) {
		if end := shape[i] + 1; a[i]+b[i] < 1 || a[i]+b[i] >= end {
			c.Failf("expected sum(%s, %s) dimension %d to be confined to [%d, %d)", nameA, nameB, i, 1, end)
		}
	}
}

func verifyExtractSlice(op ExtractStridedSliceOp, check *ir.Checker) {
	from := operandType(op.Operation, 0)
	offsets, sizes, strides := named.IntsOf(op.OffsetsAttr()), named.IntsOf(op.SizesAttr()), named.IntsOf(op.StridesAttr())
	check.Check(len(offsets) == len(sizes) && len(offsets) == len(strides), "expected offsets, sizes and strides attributes of same size")
	c := confiner{check}
	shape := from.Shape()
	c.rank(offsets, shape, "offsets")
	c.rank(sizes, shape, "sizes")
	c.rank(strides, shape, "strides")
	c.within(offsets, shape, "offsets", 0, 0)
	c.within(sizes, shape, "sizes", 1, 1)
	c.ones(strides, "strides")
	c.sums(offsets, sizes, shape, "offsets", "sizes")
	out := append(append([]int64(nil), sizes...), shape[len(sizes):]...)
	want := op.Operation.Context().VectorType(out, from.Element, from.Scalable)
	check.Checkf(resultType(op.Operation) == want, "expected result type to be '%s'", want)
	for i, n := range sizes {
		if scalable(from, i) && n != shape[i] {
			check.Failf("expected size at idx=%d to match the corresponding base size from the input vector (%d vs %d)", i, n, shape[i])
		}
	}
}

func verifyInsertSlice(op InsertStridedSliceOp, check *ir.Checker) {
	from, to := operandType(op.Operation, 0), operandType(op.Operation, 1)
	offsets, strides := named.IntsOf(op.OffsetsAttr()), named.IntsOf(op.StridesAttr())
	lead := len(to.Shape()) - len(from.Shape())
	check.Check(len(offsets) == len(to.Shape()), "expected offsets of same size as destination vector rank")
	check.Check(len(strides) == len(from.Shape()), "expected strides of same size as source vector rank")
	check.Check(lead >= 0, "expected source rank to be no greater than destination rank")
	sizes := append(make([]int64, lead), from.Shape()...)
	c := confiner{check}
	c.within(offsets, to.Shape(), "offsets", 0, 0)
	c.ones(strides, "strides")
	for i := range lead {
		sizes[i] = 1 // dimensions that the source lacks take one element
	}
	c.sums(offsets, sizes, to.Shape(), "offsets", "source vector shape")
	for i := range from.Shape() {
		check.Checkf(scalable(from, i) == scalable(to, lead+i), "mismatching scalable flags (at source vector idx=%d)", i)
	}
}

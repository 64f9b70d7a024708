package tosa

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// verifyReduce checks an operation that reduces a dimension to one element.
func verifyReduce(op reductionOp, c *ir.Checker) {
	axis := integer(op.Operation, "axis")
	c.Check(axis >= 0, "reduce axis must not be negative")
	in, out := shapeOf(op.Input().Type()), shapeOf(op.Output().Type())
	axisInside(op.Operation, in, out, axis, "reduce", c)
	if out.ranked && out.rank() != 0 && out.dims[axis] != dynamic && out.dims[axis] != 1 {
		c.Failf("expect reduced dimension size to be 1, got %d", out.dims[axis])
	}
}

// axisInside checks that an axis is one of both tensors, or 0 where these are
// scalars.
func axisInside(op *ir.Operation, in, out shaped, axis int64, what string, c *ir.Checker) {
	if in.ranked && axis >= in.rank() && (axis != 0 || in.rank() != 0) {
		c.Failf("expect input tensor rank (%d) to be larger than %s axis (%d)", in.rank(), what, axis)
	}
	if !out.ranked {
		return
	}
	c.Check(!in.ranked || in.rank() == out.rank(), "expect output tensor rank to be equal to input tensor rank")
	c.Checkf(axis < out.rank() || axis == 0 && out.rank() == 0,
		"expect output tensor rank (%d) to be larger than %s axis (%d)", out.rank(), what, axis)
}

func verifyReverse(op ReverseOp, c *ir.Checker) {
	inputOutput(op.Operation, 0, c)
	axis := integer(op.Operation, "axis")
	c.Check(axis >= 0, "expected non-negative reverse axis")
	axisInside(op.Operation, shapeOf(op.Input1().Type()), shapeOf(op.Output().Type()), axis, "reverse", c)
}

func verifyArgMax(op ArgMaxOp, c *ir.Checker) {
	switch element(op.Output()).(type) {
	case *ir.IntegerType, *ir.IndexType:
	default:
		c.Failf("result tensor is not of integer type")
	}
	in, out := shapeOf(op.Input().Type()), shapeOf(op.Output().Type())
	if !in.ranked {
		return
	}
	axis := integer(op.Operation, "axis")
	c.Check(axis >= 0 && axis < in.rank(), "specified axis is outside the rank of the tensor")
	if !out.ranked {
		return
	}
	if want := slices.Delete(slices.Clone(in.dims), int(axis), int(axis)+1); !compatible(want, out.dims) {
		c.Failf("expected output shape '%s', got '%s'", ir.JoinInts(want), ir.JoinInts(out.dims))
	}
}

func verifyConcat(op *ir.Operation, c *ir.Checker) {
	inputs := op.Operands()
	c.Check(len(inputs) != 0, "expect at least one input")
	for i := range inputs {
		inputOutput(op, i, c)
	}
	axis := integer(op, "axis")
	allRanked := true
	var first shaped
	for _, v := range inputs {
		s := shapeOf(v.Type())
		allRanked = allRanked && s.ranked
		if s.ranked && !first.ranked {
			if first = s; axis < 0 || axis >= s.rank() {
				c.Failf("expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got %d", axis)
			}
		}
	}
	if allRanked {
		concatShapes(op, inputs, first, int(axis), c)
	}
}

// concatShapes checks the shapes of inputs that all have one.
func concatShapes(op *ir.Operation, inputs []*ir.Value, first shaped, axis int, c *ir.Checker) {
	for k, v := range inputs[1:] {
		s := shapeOf(v.Type())
		c.Checkf(s.rank() == first.rank(),
			"expect all operands to have the same rank, but got %d vs %d on operands 0 and %d", first.rank(), s.rank(), k+1)
		for i, n := range s.dims {
			if f := first.dims[i]; i != axis && n != dynamic && f != dynamic && n != f {
				c.Failf("expect all operand shapes to have the same sizes on non-axis dimensions, but got %d vs %d at index %d on operands 0 and %d", n, f, i, k+1)
			}
		}
	}
	out := shapeOf(op.Result(0).Type())
	if out.ranked && out.rank() != first.rank() {
		c.Failf("expect output rank to match inputs rank, got %d vs %d", out.rank(), first.rank())
	}
	sum := int64(0)
	for _, v := range inputs {
		n := shapeOf(v.Type()).dim(axis)
		if n == dynamic {
			return
		}
		sum += n
	}
	if n := out.dim(axis); n != dynamic && n != sum {
		c.Failf("requires sum of axis dimensions of input1 equal to output axis dimension, got %d and %d", sum, n)
	}
}

func verifyPad(op PadOp, c *ir.Checker) {
	inputOutput(op.Operation, 0, c)
	inputOutput(op.Operation, 2, c)
	in, out := shapeOf(op.Input1().Type()), shapeOf(op.Output().Type())
	if !in.ranked || !out.ranked {
		return
	}
	c.Checkf(in.rank() == out.rank(), "expect same input and output tensor rank, but got inputRank: %d, outputRank: %d", in.rank(), out.rank())
	pad, ok := shapeValues(op.Padding())
	if !ok {
		return
	}
	c.Checkf(int64(len(pad)) == in.rank()*2, "padding tensor must have %d * 2 = %d elements, but got %d", in.rank(), in.rank()*2, len(pad))
	for i, n := range in.dims {
		before, after := pad[2*i], pad[2*i+1]
		c.Checkf(before >= -1 && after >= -1,
			"invalid padding values at dimension %d: values must be non-negative or -1 for dynamic padding, got [%d, %d]", i, before, after)
		if o := out.dims[i]; n != dynamic && o != dynamic && o != n+before+after {
			c.Failf("mismatch in output shape at dimension %d: expected %d + %d + %d = %d, but got %d", i, n, before, after, n+before+after, o)
		}
	}
}

func verifySlice(op SliceOp, c *ir.Checker) {
	inputOutput(op.Operation, 0, c)
	in, out := shapeOf(op.Input1().Type()), shapeOf(op.Output().Type())
	switch {
	case !in.ranked:
		return
	case out.ranked && in.rank() != out.rank():
		c.Failf("expect input1 and output to have the same ranks, got %d and %d", in.rank(), out.rank())
	case in.rank() != shapeRank(op.Start().Type()):
		c.Failf("length of start is not equal to rank of input shape")
	case in.rank() != shapeRank(op.Size().Type()):
		c.Failf("length of size is not equal to rank of input shape")
	}
}

func verifyTile(op TileOp, c *ir.Checker) {
	inputOutput(op.Operation, 0, c)
	in, out := shapeOf(op.Input1().Type()), shapeOf(op.Output().Type())
	n := shapeRank(op.Multiples().Type())
	if in.ranked && in.rank() != n {
		c.Failf("expect 'multiples' to have rank %d but got %d.", in.rank(), n)
	}
	c.Check(!in.ranked || !out.ranked || in.rank() == out.rank(), "expect same input and output tensor rank.")
	if !in.ranked && out.ranked && out.rank() != n {
		c.Failf("expect 'multiples' array to have length %d but got %d.", out.rank(), n)
	}
	if ms, ok := shapeValues(op.Multiples()); ok && slices.ContainsFunc(ms, func(m int64) bool { return m <= 0 && m != -1 }) {
		c.Failf("expect element of 'multiples' to be positive integer or -1.")
	}
}

func verifyReshape(op ReshapeOp, c *ir.Checker) {
	inputOutput(op.Operation, 0, c)
	shape, ok := shapeValues(op.Shape())
	if !ok {
		return
	}
	const inferred = -1
	missing, product, static := 0, int64(1), true
	for _, n := range shape {
		if n == inferred {
			missing++
		}
		if n > 0 {
			product *= n
		}
		static = static && n > 0
	}
	c.Check(missing <= 1, "expected at most one target dimension to be -1")
	in, out := shapeOf(op.Input1().Type()), shapeOf(op.Output().Type())
	if !out.ranked {
		return
	}
	c.Check(int64(len(shape)) == out.rank(), "new shape does not match result rank")
	for i, n := range shape {
		o := out.dims[i]
		c.Check(n == inferred || n == dynamic || o == dynamic || n == o, "new shape is inconsistent with result shape")
		c.Checkf(n == dynamic || n >= inferred, "new shape has invalid tensor dimension size %d", n)
	}
	have, ok := in.elements()
	if !ok {
		return
	}
	want, ok := out.elements()
	c.Checkf(!ok || have == want, "cannot reshape %d elements into %d", have, want)
	c.Checkf((!static || have == product) && (static || product <= have), "cannot reshape %d elements into %d", have, product)
}

func verifyTranspose(op TransposeOp, c *ir.Checker) {
	inputOutput(op.Operation, 0, c)
	in, out := shapeOf(op.Input1().Type()), shapeOf(op.Output().Type())
	perms := array(op.Operation, "perms")
	switch n := int64(len(perms)); {
	case in.ranked && n != in.rank():
		c.Failf("expected perms attribute to have size %d (input rank) but got size %d", in.rank(), n)
	case in.ranked && out.ranked && in.rank() != out.rank():
		c.Failf("expected input tensor rank to equal result tensor rank")
	case out.ranked && n != out.rank():
		c.Failf("expected perms attribute to have size %d (output rank) but got size %d", out.rank(), n)
	}
	seen := make([]bool, len(perms))
	for _, p := range perms {
		c.Check(p >= 0 && p < int64(len(perms)) && !seen[p], "expected valid permutation indices")
		seen[p] = true
	}
	if a, ok := in.elements(); ok {
		if b, ok := out.elements(); ok && a != b {
			c.Failf("expected input1 and output to have same numbers of elements, got %d and %d", a, b)
		}
	}
	if !in.ranked || !out.ranked {
		return
	}
	for i, p := range perms {
		if a, b := in.dims[p], out.dims[i]; a != dynamic && b != dynamic && a != b {
			c.Failf("expected output tensor dim %d to match input dim %d with value of %d", i, p, a)
		}
	}
}

// A sizes collects dimensions that several tensors share.
type sizes struct {
	*ir.Checker
}

// same compares a dimension of a value with the known size. If that is still dynamic and learn is
// set, it records the dimension.
func (s sizes) same(known *int64, n int64, learn bool, value string, dim int) {
	switch {
	case *known == dynamic:
		if learn {
			*known = n
		}
	case n != dynamic && n != *known:
		s.Failf("requires %s dimension %d to have size %d, got %d", value, dim, *known, n)
	}
}

func verifyGather(op GatherOp, check *ir.Checker) {
	inputOutput(op.Operation, 0, check)
	values, indices, out := shapeOf(op.Values().Type()), shapeOf(op.Indices().Type()), shapeOf(op.Output().Type())
	s := sizes{check}
	n, c, w := values.dim(0), values.dim(2), indices.dim(1)
	s.same(&n, indices.dim(0), true, "indices", 0)
	s.same(&n, out.dim(0), false, "output", 0)
	s.same(&w, out.dim(1), false, "output", 1)
	s.same(&c, out.dim(2), false, "output", 2)
}

func verifyScatter(op ScatterOp, check *ir.Checker) {
	inputOutput(op.Operation, 0, check)
	inputOutput(op.Operation, 2, check)
	values, indices, in, out := shapeOf(op.ValuesIn().Type()), shapeOf(op.Indices().Type()), shapeOf(op.Input().Type()), shapeOf(op.ValuesOut().Type())
	s := sizes{check}
	n, k, c, w := values.dim(0), values.dim(1), values.dim(2), indices.dim(1)
	s.same(&n, indices.dim(0), true, "indices", 0)
	s.same(&n, in.dim(0), true, "input", 0)
	s.same(&w, in.dim(1), true, "input", 1)
	s.same(&c, in.dim(2), true, "input", 2)
	s.same(&n, out.dim(0), false, "values_out", 0)
	s.same(&k, out.dim(1), true, "values_out", 1)
	s.same(&c, out.dim(2), false, "values_out", 2)
	check.Checkf(k == dynamic || w == dynamic || k >= w, "requires dimensions K >= W, got K=%d and W=%d", k, w)
}

func verifyResize(op ResizeOp, c *ir.Checker) {
	scale, ok := shapeValues(op.Scale())
	if !ok || len(scale) != 4 {
		return
	}
	offset, ok := shapeValues(op.Offset())
	if !ok || len(offset) != 2 {
		return
	}
	border, ok := shapeValues(op.Border())
	if !ok || len(border) != 2 {
		return
	}
	if anyBelow(scale, 1) {
		c.Failf("expect all scale values to be > 0, got %s", ir.JoinInts(scale))
	}
	in, out := shapeOf(op.Input().Type()), shapeOf(op.Output().Type())
	if !in.ranked || !out.ranked {
		return
	}
	for i, a := range planar {
		n := in.dim(1 + i)
		if n == dynamic || n == 1 {
			continue
		}
		up, down := scale[2*i], scale[2*i+1]
		size, ok := exact((n-1)*up-offset[i]+border[i], down)
		if !ok {
			c.Failf("expected (input_%s - 1) * scale_%s_n - offset_%s + border_%s to be wholly divisible by scale_%s_d, got ((%d - 1) * %d - %d + %d) / %d",
				a.name, a.letter, a.letter, a.letter, a.letter, n, up, offset[i], border[i], down)
		}
		calculated(op.Operation, a.name, size+1, out.dim(1+i), c)
	}
}

func verifyTable(op TableOp, c *ir.Checker) {
	in, out := shapeOf(op.Input1().Type()), shapeOf(op.Output().Type())
	c.Check(!in.ranked || !out.ranked || in.rank() == out.rank(), "expected input tensor rank to equal result tensor rank")
	for i := range min(len(in.dims), len(out.dims)) {
		a, b := in.dims[i], out.dims[i]
		c.Checkf(b == dynamic || a == b, "dim(result, %d) = %d doesn't match dim(input, %d) = %d", i, b, i, a)
	}
}

// powerOfTwo checks a dimension that is known.
func powerOfTwo(op *ir.Operation, n int64, name string, c *ir.Checker) {
	if n == dynamic || n > 0 && n&(n-1) == 0 {
		return
	}
	c.Failf("expected %s to be a power of two, got %d", name, n)
}

func verifyFFT(op FFT2dOp, c *ir.Checker) {
	a, b := shapeOf(op.InputReal().Type()), shapeOf(op.InputImag().Type())
	if !a.ranked || !b.ranked {
		return
	}
	for i, x := range planar {
		// The reference takes the second where the first is known.
		n := a.dim(1 + i)
		if n != dynamic {
			n = b.dim(1 + i)
		}
		powerOfTwo(op.Operation, n, x.name, c)
	}
}

func verifyRealFFT(op RFFT2dOp, c *ir.Checker) {
	a, b := op.OutputReal().Type(), op.OutputImag().Type()
	c.Checkf(ir.CompatibleShapes(a, b), "expected output shapes to match, got '%s', '%s'", a, b)
	in, out := shapeOf(op.InputReal().Type()), shapeOf(a)
	if !in.ranked {
		return
	}
	powerOfTwo(op.Operation, in.dim(1), "height", c)
	powerOfTwo(op.Operation, in.dim(2), "width", c)
	if !out.ranked {
		return
	}
	c.Checkf(compatible(in.dims[:2], out.dims[:2]),
		"expected batch and height dimensions of input/output to match, got input='%s' output='%s'", op.InputReal().Type(), a)
	w, o := in.dim(2), out.dim(2)
	c.Checkf(w == dynamic || o == dynamic || o == w/2+1, "expected output width to be equal to input_width / 2 + 1, got %d", o)
}

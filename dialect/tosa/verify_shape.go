package tosa

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// verifyReduce checks an operation that makes one element of a dimension.
func verifyReduce(op *ir.Operation, d *diag.List) bool {
	axis := integer(op, "axis")
	if axis < 0 {
		return fail(op, d, "reduce axis must not be negative")
	}
	in, out := shapeOf(op.Operand(0).Type()), shapeOf(op.Result(0).Type())
	if !axisInside(op, in, out, axis, "reduce", d) {
		return false
	}
	if out.ranked && out.rank() != 0 && out.dims[axis] != dynamic && out.dims[axis] != 1 {
		return fail(op, d, "expect reduced dimension size to be 1, got %d", out.dims[axis])
	}
	return true
}

// axisInside checks that an axis is one of both tensors, or 0 where these are
// scalars.
func axisInside(op *ir.Operation, in, out shaped, axis int64, what string, d *diag.List) bool {
	if in.ranked && axis >= in.rank() && (axis != 0 || in.rank() != 0) {
		return fail(op, d, "expect input tensor rank (%d) to be larger than %s axis (%d)", in.rank(), what, axis)
	}
	if !out.ranked {
		return true
	}
	if in.ranked && in.rank() != out.rank() {
		return fail(op, d, "expect output tensor rank to be equal to input tensor rank")
	}
	if axis >= out.rank() && (axis != 0 || out.rank() != 0) {
		return fail(op, d, "expect output tensor rank (%d) to be larger than %s axis (%d)", out.rank(), what, axis)
	}
	return true
}

func verifyReverse(op *ir.Operation, d *diag.List) bool {
	if !inputOutput(op, 0, d) {
		return false
	}
	axis := integer(op, "axis")
	if axis < 0 {
		return fail(op, d, "expected non-negative reverse axis")
	}
	return axisInside(op, shapeOf(op.Operand(0).Type()), shapeOf(op.Result(0).Type()), axis, "reverse", d)
}

func verifyArgMax(op *ir.Operation, d *diag.List) bool {
	switch element(op.Result(0)).(type) {
	case *ir.IntegerType, *ir.IndexType:
	default:
		return fail(op, d, "result tensor is not of integer type")
	}
	in, out := shapeOf(op.Operand(0).Type()), shapeOf(op.Result(0).Type())
	if !in.ranked {
		return true
	}
	axis := integer(op, "axis")
	if axis < 0 || axis >= in.rank() {
		return fail(op, d, "specified axis is outside the rank of the tensor")
	}
	if !out.ranked {
		return true
	}
	if want := slices.Delete(slices.Clone(in.dims), int(axis), int(axis)+1); !compatible(want, out.dims) {
		return fail(op, d, "expected output shape '%s', got '%s'", ints(want), ints(out.dims))
	}
	return true
}

func verifyConcat(op *ir.Operation, d *diag.List) bool {
	inputs := op.Operands()
	if len(inputs) == 0 {
		return fail(op, d, "expect at least one input")
	}
	for i := range inputs {
		if !inputOutput(op, i, d) {
			return false
		}
	}
	axis := integer(op, "axis")
	allRanked := true
	var first shaped
	for _, v := range inputs {
		s := shapeOf(v.Type())
		allRanked = allRanked && s.ranked
		if s.ranked && !first.ranked {
			if first = s; axis < 0 || axis >= s.rank() {
				return fail(op, d, "expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got %d", axis)
			}
		}
	}
	return !allRanked || concatShapes(op, inputs, first, int(axis), d)
}

// concatShapes checks the shapes of inputs that all have one.
func concatShapes(op *ir.Operation, inputs []*ir.Value, first shaped, axis int, d *diag.List) bool {
	for k, v := range inputs[1:] {
		s := shapeOf(v.Type())
		if s.rank() != first.rank() {
			return fail(op, d, "expect all operands to have the same rank, but got %d vs %d on operands 0 and %d", first.rank(), s.rank(), k+1)
		}
		for i, n := range s.dims {
			if f := first.dims[i]; i != axis && n != dynamic && f != dynamic && n != f {
				return fail(op, d, "expect all operand shapes to have the same sizes on non-axis dimensions, but got %d vs %d at index %d on operands 0 and %d", n, f, i, k+1)
			}
		}
	}
	out := shapeOf(op.Result(0).Type())
	if out.ranked && out.rank() != first.rank() {
		return fail(op, d, "expect output rank to match inputs rank, got %d vs %d", out.rank(), first.rank())
	}
	sum := int64(0)
	for _, v := range inputs {
		n := shapeOf(v.Type()).dim(axis)
		if n == dynamic {
			return true
		}
		sum += n
	}
	if n := out.dim(axis); n != dynamic && n != sum {
		return fail(op, d, "requires sum of axis dimensions of input1 equal to output axis dimension, got %d and %d", sum, n)
	}
	return true
}

func verifyPad(op *ir.Operation, d *diag.List) bool {
	if !inputOutput(op, 0, d) || !inputOutput(op, 2, d) {
		return false
	}
	in, out := shapeOf(op.Operand(0).Type()), shapeOf(op.Result(0).Type())
	if !in.ranked || !out.ranked {
		return true
	}
	if in.rank() != out.rank() {
		return fail(op, d, "expect same input and output tensor rank, but got inputRank: %d, outputRank: %d", in.rank(), out.rank())
	}
	pad, ok := shapeValues(op.Operand(1))
	if !ok {
		return true
	}
	if int64(len(pad)) != in.rank()*2 {
		return fail(op, d, "padding tensor must have %d * 2 = %d elements, but got %d", in.rank(), in.rank()*2, len(pad))
	}
	for i, n := range in.dims {
		before, after := pad[2*i], pad[2*i+1]
		if before < -1 || after < -1 {
			return fail(op, d, "invalid padding values at dimension %d: values must be non-negative or -1 for dynamic padding, got [%d, %d]", i, before, after)
		}
		if o := out.dims[i]; n != dynamic && o != dynamic && o != n+before+after {
			return fail(op, d, "mismatch in output shape at dimension %d: expected %d + %d + %d = %d, but got %d", i, n, before, after, n+before+after, o)
		}
	}
	return true
}

func verifySlice(op *ir.Operation, d *diag.List) bool {
	if !inputOutput(op, 0, d) {
		return false
	}
	in, out := shapeOf(op.Operand(0).Type()), shapeOf(op.Result(0).Type())
	switch {
	case !in.ranked:
		return true
	case out.ranked && in.rank() != out.rank():
		return fail(op, d, "expect input1 and output to have the same ranks, got %d and %d", in.rank(), out.rank())
	case in.rank() != shapeRank(op.Operand(1).Type()):
		return fail(op, d, "length of start is not equal to rank of input shape")
	case in.rank() != shapeRank(op.Operand(2).Type()):
		return fail(op, d, "length of size is not equal to rank of input shape")
	}
	return true
}

func verifyTile(op *ir.Operation, d *diag.List) bool {
	if !inputOutput(op, 0, d) {
		return false
	}
	in, out := shapeOf(op.Operand(0).Type()), shapeOf(op.Result(0).Type())
	n := shapeRank(op.Operand(1).Type())
	switch {
	case in.ranked && in.rank() != n:
		return fail(op, d, "expect 'multiples' to have rank %d but got %d.", in.rank(), n)
	case in.ranked && out.ranked && in.rank() != out.rank():
		return fail(op, d, "expect same input and output tensor rank.")
	case !in.ranked && out.ranked && out.rank() != n:
		return fail(op, d, "expect 'multiples' array to have length %d but got %d.", out.rank(), n)
	}
	if ms, ok := shapeValues(op.Operand(1)); ok && slices.ContainsFunc(ms, func(m int64) bool { return m <= 0 && m != -1 }) {
		return fail(op, d, "expect element of 'multiples' to be positive integer or -1.")
	}
	return true
}

func verifyReshape(op *ir.Operation, d *diag.List) bool {
	if !inputOutput(op, 0, d) {
		return false
	}
	shape, ok := shapeValues(op.Operand(1))
	if !ok {
		return true
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
	if missing > 1 {
		return fail(op, d, "expected at most one target dimension to be -1")
	}
	in, out := shapeOf(op.Operand(0).Type()), shapeOf(op.Result(0).Type())
	if !out.ranked {
		return true
	}
	if int64(len(shape)) != out.rank() {
		return fail(op, d, "new shape does not match result rank")
	}
	for i, n := range shape {
		if o := out.dims[i]; n != inferred && n != dynamic && o != dynamic && n != o {
			return fail(op, d, "new shape is inconsistent with result shape")
		}
		if n != dynamic && n < inferred {
			return fail(op, d, "new shape has invalid tensor dimension size %d", n)
		}
	}
	have, ok := in.elements()
	if !ok {
		return true
	}
	if want, ok := out.elements(); ok && have != want {
		return fail(op, d, "cannot reshape %d elements into %d", have, want)
	}
	if static && have != product || !static && product > have {
		return fail(op, d, "cannot reshape %d elements into %d", have, product)
	}
	return true
}

func verifyTranspose(op *ir.Operation, d *diag.List) bool {
	if !inputOutput(op, 0, d) {
		return false
	}
	in, out := shapeOf(op.Operand(0).Type()), shapeOf(op.Result(0).Type())
	perms := array(op, "perms")
	switch n := int64(len(perms)); {
	case in.ranked && n != in.rank():
		return fail(op, d, "expected perms attribute to have size %d (input rank) but got size %d", in.rank(), n)
	case in.ranked && out.ranked && in.rank() != out.rank():
		return fail(op, d, "expected input tensor rank to equal result tensor rank")
	case out.ranked && n != out.rank():
		return fail(op, d, "expected perms attribute to have size %d (output rank) but got size %d", out.rank(), n)
	}
	seen := make([]bool, len(perms))
	for _, p := range perms {
		if p < 0 || p >= int64(len(perms)) || seen[p] {
			return fail(op, d, "expected valid permutation indices")
		}
		seen[p] = true
	}
	if a, ok := in.elements(); ok {
		if b, ok := out.elements(); ok && a != b {
			return fail(op, d, "expected input1 and output to have same numbers of elements, got %d and %d", a, b)
		}
	}
	if !in.ranked || !out.ranked {
		return true
	}
	for i, p := range perms {
		if a, b := in.dims[p], out.dims[i]; a != dynamic && b != dynamic && a != b {
			return fail(op, d, "expected output tensor dim %d to match input dim %d with value of %d", i, p, a)
		}
	}
	return true
}

// A sizes collects dimensions that several tensors share.
type sizes struct {
	op *ir.Operation
	d  *diag.List
}

// same checks a dimension of a value against what is known; what is not known is
// learned, if the value may tell.
func (s sizes) same(known *int64, n int64, learn bool, value string, dim int) bool {
	switch {
	case *known == dynamic:
		if learn {
			*known = n
		}
	case n != dynamic && n != *known:
		return fail(s.op, s.d, "requires %s dimension %d to have size %d, got %d", value, dim, *known, n)
	}
	return true
}

func verifyGather(op *ir.Operation, d *diag.List) bool {
	if !inputOutput(op, 0, d) {
		return false
	}
	values, indices, out := shapeOf(op.Operand(0).Type()), shapeOf(op.Operand(1).Type()), shapeOf(op.Result(0).Type())
	s := sizes{op, d}
	n, c, w := values.dim(0), values.dim(2), indices.dim(1)
	return s.same(&n, indices.dim(0), true, "indices", 0) &&
		s.same(&n, out.dim(0), false, "output", 0) && s.same(&w, out.dim(1), false, "output", 1) && s.same(&c, out.dim(2), false, "output", 2)
}

func verifyScatter(op *ir.Operation, d *diag.List) bool {
	if !inputOutput(op, 0, d) || !inputOutput(op, 2, d) {
		return false
	}
	values, indices, in, out := shapeOf(op.Operand(0).Type()), shapeOf(op.Operand(1).Type()), shapeOf(op.Operand(2).Type()), shapeOf(op.Result(0).Type())
	s := sizes{op, d}
	n, k, c, w := values.dim(0), values.dim(1), values.dim(2), indices.dim(1)
	if !s.same(&n, indices.dim(0), true, "indices", 0) ||
		!s.same(&n, in.dim(0), true, "input", 0) || !s.same(&w, in.dim(1), true, "input", 1) || !s.same(&c, in.dim(2), true, "input", 2) ||
		!s.same(&n, out.dim(0), false, "values_out", 0) || !s.same(&k, out.dim(1), true, "values_out", 1) || !s.same(&c, out.dim(2), false, "values_out", 2) {
		return false
	}
	if k != dynamic && w != dynamic && k < w {
		return fail(op, d, "requires dimensions K >= W, got K=%d and W=%d", k, w)
	}
	return true
}

func verifyResize(op *ir.Operation, d *diag.List) bool {
	scale, ok := shapeValues(op.Operand(1))
	if !ok || len(scale) != 4 {
		return true
	}
	offset, ok := shapeValues(op.Operand(2))
	if !ok || len(offset) != 2 {
		return true
	}
	border, ok := shapeValues(op.Operand(3))
	if !ok || len(border) != 2 {
		return true
	}
	if anyBelow(scale, 1) {
		return fail(op, d, "expect all scale values to be > 0, got %s", ints(scale))
	}
	in, out := shapeOf(op.Operand(0).Type()), shapeOf(op.Result(0).Type())
	if !in.ranked || !out.ranked {
		return true
	}
	for i, a := range planar {
		n := in.dim(1 + i)
		if n == dynamic || n == 1 {
			continue
		}
		up, down := scale[2*i], scale[2*i+1]
		size, ok := exact((n-1)*up-offset[i]+border[i], down)
		if !ok {
			return fail(op, d, "expected (input_%s - 1) * scale_%s_n - offset_%s + border_%s to be wholly divisible by scale_%s_d, got ((%d - 1) * %d - %d + %d) / %d",
				a.name, a.letter, a.letter, a.letter, a.letter, n, up, offset[i], border[i], down)
		}
		if !calculated(op, a.name, size+1, out.dim(1+i), d) {
			return false
		}
	}
	return true
}

func verifyTable(op *ir.Operation, d *diag.List) bool {
	in, out := shapeOf(op.Operand(0).Type()), shapeOf(op.Result(0).Type())
	if in.ranked && out.ranked && in.rank() != out.rank() {
		return fail(op, d, "expected input tensor rank to equal result tensor rank")
	}
	for i := range min(len(in.dims), len(out.dims)) {
		if a, b := in.dims[i], out.dims[i]; b != dynamic && a != b {
			return fail(op, d, "dim(result, %d) = %d doesn't match dim(input, %d) = %d", i, b, i, a)
		}
	}
	return true
}

// powerOfTwo checks a dimension that is known.
func powerOfTwo(op *ir.Operation, n int64, name string, d *diag.List) bool {
	if n == dynamic || n > 0 && n&(n-1) == 0 {
		return true
	}
	return fail(op, d, "expected %s to be a power of two, got %d", name, n)
}

func verifyFFT(op *ir.Operation, d *diag.List) bool {
	a, b := shapeOf(op.Operand(0).Type()), shapeOf(op.Operand(1).Type())
	if !a.ranked || !b.ranked {
		return true
	}
	for i, x := range planar {
		// The reference takes the second where the first is known.
		n := a.dim(1 + i)
		if n != dynamic {
			n = b.dim(1 + i)
		}
		if !powerOfTwo(op, n, x.name, d) {
			return false
		}
	}
	return true
}

func verifyRealFFT(op *ir.Operation, d *diag.List) bool {
	a, b := op.Result(0).Type(), op.Result(1).Type()
	if !ir.CompatibleShapes(a, b) {
		return fail(op, d, "expected output shapes to match, got '%s', '%s'", a, b)
	}
	in, out := shapeOf(op.Operand(0).Type()), shapeOf(a)
	if !in.ranked {
		return true
	}
	if !powerOfTwo(op, in.dim(1), "height", d) || !powerOfTwo(op, in.dim(2), "width", d) {
		return false
	}
	if !out.ranked {
		return true
	}
	if !compatible(in.dims[:2], out.dims[:2]) {
		return fail(op, d, "expected batch and height dimensions of input/output to match, got input='%s' output='%s'", op.Operand(0).Type(), a)
	}
	if w, o := in.dim(2), out.dim(2); w != dynamic && o != dynamic && o != w/2+1 {
		return fail(op, d, "expected output width to be equal to input_width / 2 + 1, got %d", o)
	}
	return true
}

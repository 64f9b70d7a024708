package tensor

import (
	"strings"

	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// verifySizes checks that there is an operand for each dynamic dimension of the result.
func verifySizes(op *ir.Operation, c *ir.Checker, operands int) {
	want := viewlike.CountDynamic(resultType(op).Shape())
	c.Checkf(operands == want, "incorrect number of dynamic sizes, has %d, expected %d", operands, want)
}

func verifyEmpty(op *ir.Operation, c *ir.Checker)    { verifySizes(op, c, op.NumOperands()) }
func verifySplat(op *ir.Operation, c *ir.Checker)    { verifySizes(op, c, op.NumOperands()-1) }
func verifyGenerate(op *ir.Operation, c *ir.Checker) { verifySizes(op, c, op.NumOperands()) }

func verifyExtract(op *ir.Operation, c *ir.Checker) {
	c.Check(op.NumOperands() == 1+len(operandType(op, 0).Shape()), "incorrect number of indices for extract_element")
}

func verifyInsert(op *ir.Operation, c *ir.Checker) {
	c.Check(op.NumOperands() == 2+len(operandType(op, 1).Shape()), "incorrect number of indices")
}

func verifyConcat(op ConcatOp, c *ir.Checker) {
	to := resultType(op.Operation)
	rank := len(to.Shape())
	n := op.Operation.NumOperands()
	c.Check(n != 0, "requires at least one input")
	for i := range n {
		c.Check(len(operandType(op.Operation, i).Shape()) == rank, "rank of concatenated inputs must match result rank")
	}
	for i := range n {
		c.Check(operandType(op.Operation, i).Element == to.Element, "inputs and result element type must match")
	}
	dim, ok := op.DimAttr().(*ir.IntegerAttr)
	c.Check(ok && dim.Int64() < int64(rank) && dim.Int64() >= 0, "concatenation dim must be less than the tensor rank")
	shape := make([]int64, rank)
	for i := range shape {
		joined := int64(i) == dim.Int64()
		size := int64(0)
		if !joined {
			size = ir.Dynamic
		}
		for k := range n {
			m := operandType(op.Operation, k).Shape()[i]
			switch {
			case joined:
				size = viewlike.Plus(size, m)
			case size == ir.Dynamic:
				size = m
			case m != ir.Dynamic && m != size:
				c.Failf("static concatenation size mismatch along non-concatenated dimension %d", i)
			}
		}
		shape[i] = size
	}
	want := op.Operation.Context().RankedTensorType(shape, to.Element, nil)
	for i, m := range to.Shape() {
		c.Checkf(m == shape[i] || m == ir.Dynamic || shape[i] == ir.Dynamic,
			"result type '%s'does not match inferred shape '%s' static sizes", to, want)
	}
}

func verifyGenerateBody(op *ir.Operation, c *ir.Checker) {
	b := op.Region(0).Entry()
	to := resultType(op)
	for _, a := range b.Args() {
		c.CheckPlain(ir.IsIndex(a.Type()), "all body arguments must be index")
	}
	c.CheckPlain(b.NumArguments() == len(to.Shape()), "must have one body argument per input dimension")
	c.Check(yields(b, to.Element), "body must be terminated with a `yield` operation of the tensor element type")
}

// yields reports whether a block ends with a yield of a type.
func yields(b *ir.Block, t ir.Type) bool {
	y := b.Back()
	return y != nil && y.Name() == YieldOpName && y.NumOperands() == 1 && YieldOp{y}.Value().Type() == t
}

func verifyPad(op *ir.Operation, c *ir.Checker) {
	from, to := operandType(op, 0), resultType(op)
	low, high := PadOp{op}.StaticLow(), PadOp{op}.StaticHigh()
	rank := len(from.Shape())
	c.CheckPlainf(len(low) == rank && len(high) == rank, "failed to infer expectedType from sourceType '%s', specified resultType is '%s'", from, to)
	shape := make([]int64, rank)
	for i, n := range from.Shape() {
		shape[i] = viewlike.Plus(viewlike.Plus(n, low[i]), high[i])
	}
	same := len(to.Shape()) == rank
	for i := 0; same && i < rank; i++ {
		same = to.Shape()[i] == shape[i] || shape[i] == ir.Dynamic
	}
	if !same {
		want := op.Context().RankedTensorType(shape, from.Element, nil)
		c.FailPlainf("specified type '%s' does not match the inferred type '%s'", to, want)
	}
}

func verifyPadBody(op *ir.Operation, c *ir.Checker) {
	b := op.Region(0).Entry()
	to := resultType(op)
	n := len(to.Shape())
	c.CheckPlainf(b.NumArguments() == n, "expected the block to have %d arguments", n)
	for i, a := range b.Args() {
		c.Checkf(ir.IsIndex(a.Type()), "expected block argument %d to be an index", i+1)
	}
	c.Check(yields(b, to.Element), "expected yield type to match shape element type")
}

// verifyDims checks the dimensions that a gather or scatter takes apart.
func verifyDims(op *ir.Operation, c *ir.Checker, kind, of string, dims, indices []int64, rank int) {
	n := int64(len(dims))
	if n == 0 {
		c.Failf("%s_dims must be non-empty", kind)
	}
	if n > int64(rank) {
		c.Failf("%s_dims overflow %s rank", kind, of)
	}
	if len(indices) == 0 || indices[len(indices)-1] != n {
		c.Failf("%s_dims length must match the size of last dimension of indices", kind)
	}
	for _, v := range dims {
		if v < 0 {
			c.Failf("%s_dims value must be non-negative", kind)
		}
		if v >= int64(rank) {
			c.Failf("%s_dims value must be smaller than %s rank", kind, of)
		}
	}
	for i := 1; i < len(dims); i++ {
		if dims[i-1] >= dims[i] {
			c.Failf("%s_dims values must be strictly increasing", kind)
		}
	}
}

// gathered returns the type of the tensor that a gather produces; reduced drops the gathered
// dimensions.
func gathered(from *ir.RankedTensorType, indices, dims []int64, reduced bool) *ir.RankedTensorType {
	shape := append([]int64(nil), indices[:len(indices)-1]...)
	k := 0
	for i, n := range from.Shape() {
		if k < len(dims) && dims[k] == int64(i) {
			k++
			if reduced {
				continue
			}
			n = 1
		}
		shape = append(shape, n)
	}
	return from.Context().RankedTensorType(shape, from.Element, from.Encoding)
}

func verifyGather(op *ir.Operation, c *ir.Checker) {
	from, indices := operandType(op, 0), operandType(op, 1).Shape()
	dims := GatherOp{op}.GatherDims()
	verifyDims(op, c, "gather", "source", dims, indices, len(from.Shape()))
	verifyGathered(op, c, "result", from, resultType(op), indices, dims)
}

func verifyScatter(op *ir.Operation, c *ir.Checker) {
	into, indices := operandType(op, 1), operandType(op, 2).Shape()
	dims := ScatterOp{op}.ScatterDims()
	verifyDims(op, c, "scatter", "dest", dims, indices, len(into.Shape()))
	c.Check(ScatterOp{op}.Unique(), "requires 'unique' attribute to be set")
	verifyGathered(op, c, "source", into, operandType(op, 0), indices, dims)
}

func verifyGathered(op *ir.Operation, c *ir.Checker, what string, from, got *ir.RankedTensorType, indices, dims []int64) {
	full, reduced := gathered(from, indices, dims, false), gathered(from, indices, dims, true)
	if got != full && got != reduced {
		c.Failf("%s type mismatch: expected '%s' or its rank-reduced variant '%s' (got: '%s')", what, full, reduced, got)
	}
}

// verifySliceOf checks the type of a slice of a tensor, and that the slice lies
// in the tensor.
func verifySliceOf(op *ir.Operation, c *ir.Checker, whole, slice *ir.RankedTensorType) {
	lists := viewlike.Lists(op)
	want := op.Context().RankedTensorType(lists[1], whole.Element, whole.Encoding)
	switch viewlike.RankReduction(want, slice) {
	case viewlike.RankTooLarge:
		c.FailPlainf("expected rank to be smaller or equal to the other rank. ")
	case viewlike.SizeMismatch:
		c.FailPlainf("expected type to be '%s' or a rank-reduced version. (size mismatch) ", want)
	case viewlike.ElementMismatch:
		c.FailPlainf("expected element type to be '%s'", want.Element)
	}
	viewlike.VerifyInBounds(op, c, whole.Shape(), lists)
}

func verifyExtractSlice(op *ir.Operation, c *ir.Checker) {
	verifySliceOf(op, c, operandType(op, 0), resultType(op))
}

func verifyInsertSlice(op *ir.Operation, c *ir.Checker) {
	verifySliceOf(op, c, operandType(op, 1), operandType(op, 0))
}

func verifyParallelInsertSlice(op *ir.Operation, c *ir.Checker) {
	parent := op.ParentOp()
	if parent != nil {
		if _, ok := parent.Def().Interface("InParallelOpInterface"); ok {
			verifyInsertSlice(op, c)
			return
		}
	}
	c.FailPlainf("expected InParallelOpInterface parent, got:%s", parentText(parent))
}

// parentText returns an operation as text for a message.
func parentText(op *ir.Operation) string {
	if op == nil || op.Context().PrintOp == nil {
		return ""
	}
	s := op.Context().PrintOp(op)
	if strings.Contains(s, "\n") {
		return "\n" + s
	}
	return s
}

// hasElement returns a function that reports whether the tensor that is the n-th operand
// certainly has the element whose indices follow it.
func hasElement(n int) func(op *ir.Operation) bool {
	return func(op *ir.Operation) bool {
		t, ok := op.Operand(n).Type().(*ir.RankedTensorType)
		if !ok || len(t.Shape()) != op.NumOperands()-n-1 {
			return false
		}
		for i, size := range t.Shape() {
			x, known := viewlike.ConstantInt(op.Operand(n + 1 + i))
			if !known || x < 0 || x >= size { // a size that is not known is negative
				return false
			}
		}
		return true
	}
}

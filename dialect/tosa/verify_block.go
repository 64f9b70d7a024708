package tosa

import "github.com/mica-ir/mica/ir"

// blockSize returns how many elements have one scale; there is one size.
func blockSize(*ir.Operation) int64 { return 32 }

// match records a dimension the first time, and later compares it with the recorded one.
func match(op *ir.Operation, known *int64, n int64, operand, dim string, c *ir.Checker) {
	if *known == dynamic {
		*known = n
		return
	}
	c.Checkf(n == dynamic || n == *known, "expected %s of %s to match size %d, got %d", dim, operand, *known, n)
}

func verifyBlockMatMul(op MatmulTBlockScaledOp, check *ir.Checker) {
	sameElements(op.Operation, op.AData().Type(), op.BData().Type(), "A_data", "B_data", check)
	a, aScale, b, bScale := shapeOf(op.AData().Type()), shapeOf(op.AScale().Type()), shapeOf(op.BData().Type()), shapeOf(op.BScale().Type())
	n, h, c := a.dim(0), a.dim(1), a.dim(2)
	multiples, batch, w := aScale.dim(2), int64(dynamic), b.dim(1)
	match(op.Operation, &n, aScale.dim(0), "a_scale", "batch", check)
	match(op.Operation, &h, aScale.dim(1), "a_scale", "height", check)
	match(op.Operation, &batch, b.dim(0), "b_data", "batch", check)
	match(op.Operation, &c, b.dim(2), "b_data", "channels", check)
	match(op.Operation, &batch, bScale.dim(0), "b_scale", "batch", check)
	match(op.Operation, &w, bScale.dim(1), "b_scale", "width", check)
	match(op.Operation, &multiples, bScale.dim(2), "b_scale", "C/block_size", check)
	size := blockSize(op.Operation)
	check.Checkf(n == dynamic || batch == dynamic || n == batch || batch == 1,
		"expect B matrix batch size to be broadcast compatible with A, got D=%d vs N=%d", batch, n)
	check.Checkf(c == dynamic || c%size == 0, "expect C to be a multiple of block size, got C=%d, block_size=%d", c, size)
	check.Checkf(c == dynamic || multiples == dynamic || multiples == c/size,
		"expect scale operands dimension 2 to equal C/block_size (%d/%d), got %d", c, size, multiples)
	if n == dynamic {
		n = batch
	}
	out, want := shapeOf(op.OutputData().Type()), []int64{n, h, w}
	if out.ranked && !compatible(out.dims, want) {
		check.Failf("expected output shape %s to be compatible with expected output shape %s", text(out.dims), text(want))
	}
}

// A blocks is data and the scales of its blocks, whose shapes must fit.
type blocks struct {
	data, scale         string
	dataType, scaleType ir.Type
}

func (b blocks) verify(op *ir.Operation, c *ir.Checker) {
	data, scale := shapeOf(b.dataType), shapeOf(b.scaleType)
	if !data.ranked || !scale.ranked || data.rank() == 0 {
		return
	}
	last := len(data.dims) - 1
	c.Checkf(len(scale.dims) == len(data.dims) && compatible(data.dims[:last], scale.dims[:last]),
		"require compatible shapes for %s ('%s') and %s ('%s') except for the last dimension", b.data, b.dataType, b.scale, b.scaleType)
	if want, have := data.dims[last]/blockSize(op), scale.dims[last]; data.dims[last] != dynamic && have != dynamic && want != have {
		c.Failf("expect last dimension of %s (%d) to be equal to last dimension of %s / block_size (%d)", b.scale, have, b.data, want)
	}
}

// blockData checks the data that goes in and comes out of a cast.
func blockData(op blockCastOp, c *ir.Checker) {
	in, out := op.Input().Type(), op.OutputData().Type()
	c.Checkf(ir.CompatibleShapes(in, out), "require compatible shapes for input_data ('%s') and output_data ('%s')", in, out)
	s := shapeOf(in)
	if !s.ranked || s.rank() == 0 {
		return
	}
	if n := s.dims[s.rank()-1]; n != dynamic && n%blockSize(op.Operation) != 0 {
		c.Failf("expect last dimension of input_data (%d) to be divisible by block_size (%d)", n, blockSize(op.Operation))
	}
}

func verifyFromBlocks(op CastFromBlockScaledOp, c *ir.Checker) {
	blockData(blockCastOp(op), c)
	blocks{"input_data", "input_scale", op.InputData().Type(), op.InputScale().Type()}.verify(op.Operation, c)
}

func verifyToBlocks(op *ir.Operation, c *ir.Checker) {
	blockData(blockCastOp{op}, c)
	blocks{"output_data", "output_scale", op.Result(0).Type(), op.Result(1).Type()}.verify(op, c)
}

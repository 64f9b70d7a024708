package shard

import (
	"slices"
	"strconv"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// groupSize returns how many processes there are along some axes.
func (g grid) groupSize(axes []int64) int64 {
	n := int64(1)
	for _, a := range axes {
		n = times(n, g.shape[a])
	}
	return n
}

// times and over compute with sizes that may be dynamic.
func times(a, b int64) int64 {
	if a == ir.Dynamic || b == ir.Dynamic {
		return ir.Dynamic
	}
	return a * b
}

func over(a, b int64) int64 {
	if a == ir.Dynamic || b == ir.Dynamic || b == 0 {
		return ir.Dynamic
	}
	return a / b
}

// indivisible reports whether a is known to be no multiple of b.
func indivisible(a, b int64) bool { return a != ir.Dynamic && b != ir.Dynamic && b != 0 && a%b != 0 }

// collectiveOp reads any collective operation: all have the parts of shard.all_gather.
type collectiveOp = AllGatherOp

// shapes returns those of the first operand and of the result.
func shapes(op *ir.Operation) (operand, result []int64, ok bool) {
	if op.NumOperands() == 0 || op.NumResults() == 0 {
		return nil, nil, false
	}
	from, ok1 := ir.AsShaped(collectiveOp{op}.Input().Type())
	to, ok2 := ir.AsShaped(collectiveOp{op}.ResultValue().Type())
	if !ok1 || !ok2 {
		return nil, nil, false
	}
	operand, result = from.Shape(), to.Shape()
	return operand, result, len(operand) == len(result)
}

// fits checks a size of the result.
func fits(op *ir.Operation, want, got int64, axis int, c *ir.Checker) {
	if got == ir.Dynamic || got == want {
		return
	}
	text := strconv.FormatInt(want, 10)
	if want == ir.Dynamic {
		text = "dynamic"
	}
	c.FailAtf(op.Location().Place(), "Dimension size mismatch for result axis %d. Expected %s, but got %d.", axis, text, got)
}

// inBounds checks that an axis is within the shape. Without this check, MLIR reads memory after it.
func inBounds(op *ir.Operation, axis int64, shape []int64, c *ir.Checker) {
	if axis >= 0 && axis < int64(len(shape)) {
		return
	}
	c.FailAtf(op.Location().Place(), "Tensor axis %d is out of bounds [0, %d).", axis, len(shape))
}

// gathered checks that the result is as large as all operands along an axis.
func (g grid) gathered(op *ir.Operation, axis int64, axes []int64, c *ir.Checker) {
	operand, result, ok := shapes(op)
	if !ok {
		return
	}
	if axis < 0 || axis >= int64(len(result)) {
		c.FailAtf(op.Location().Place(), "Gather axis %d is out of bounds [0, %d).", axis, len(result))
	}
	group := g.groupSize(axes)
	for i, n := range operand {
		if int64(i) == axis {
			n = times(group, n)
		}
		fits(op, n, result[i], i, c)
	}
}

// scattered checks that the result is the operand's part along an axis.
func (g grid) scattered(op *ir.Operation, axis int64, axes []int64, c *ir.Checker) {
	operand, result, ok := shapes(op)
	if !ok {
		return
	}
	for i, n := range operand {
		if int64(i) != axis {
			fits(op, n, result[i], i, c)
		}
	}
	inBounds(op, axis, operand, c)
	group := g.groupSize(axes)
	if n := operand[axis]; indivisible(n, group) {
		c.FailAtf(op.Location().Place(), "Operand dimension size %d is not divisible by collective device group size %d for tensor axis %d.", n, group, axis)
	}
	fits(op, over(operand[axis], group), result[axis], int(axis), c)
}

// isDevice checks the indices of a device along the axes.
func (g grid) isDevice(op *ir.Operation, name string, axes []int64, c *ir.Checker) {
	device := named.IntsOf(op.Attr(name))
	if len(device) != len(axes) {
		c.FailAtf(op.Location().Place(), "In-group device \"%s\" has unexpected multi-index size %d. Expected %d.", name, len(device), len(axes))
	}
	for i, n := range device {
		if size := g.shape[axes[i]]; n != ir.Dynamic && size != ir.Dynamic && size <= n {
			c.FailAtf(op.Location().Place(), "Out of bounds coordinate %d for in-group device \"%s\". Got %d, but expected value in the range [0, %d].", i, name, n, size-1)
		}
	}
}

func verifyAllGather(op *ir.Operation, c *ir.Checker) {
	g, axes := gridAndAxes(op, "grid_axes", c)
	g.gathered(op, integer(op, "gather_axis"), axes, c)
}

func verifyAllSlice(op *ir.Operation, c *ir.Checker) {
	g, axes := gridAndAxes(op, "grid_axes", c)
	g.scattered(op, integer(op, "slice_axis"), axes, c)
}

func verifyReduceScatter(op *ir.Operation, c *ir.Checker) {
	g, axes := gridAndAxes(op, "grid_axes", c)
	g.scattered(op, integer(op, "scatter_axis"), axes, c)
}

func verifyAllToAll(op *ir.Operation, c *ir.Checker) {
	g, axes := gridAndAxes(op, "grid_axes", c)
	operand, result, ok := shapes(op)
	if !ok {
		return
	}
	split, concat := integer(op, "split_axis"), integer(op, "concat_axis")
	for i, n := range operand {
		if a := int64(i); a != split && a != concat || split == concat {
			fits(op, n, result[i], i, c)
		}
	}
	if split == concat {
		return
	}
	inBounds(op, concat, operand, c)
	inBounds(op, split, operand, c)
	group := g.groupSize(axes)
	part := over(operand[split], group)
	if indivisible(operand[split], group) {
		part = ir.Dynamic
	}
	fits(op, times(operand[concat], group), result[concat], int(concat), c)
	fits(op, part, result[split], int(split), c)
}

func verifyGather(op *ir.Operation, c *ir.Checker) {
	g, axes := gridAndAxes(op, "grid_axes", c)
	g.isDevice(op, "root", axes, c)
	g.gathered(op, integer(op, "gather_axis"), axes, c)
}

func verifyScatter(op *ir.Operation, c *ir.Checker) {
	g, axes := gridAndAxes(op, "grid_axes", c)
	g.isDevice(op, "root", axes, c)
	g.scattered(op, integer(op, "scatter_axis"), axes, c)
}

func verifyBroadcast(op *ir.Operation, c *ir.Checker) { withDevice(op, "root", c) }

func verifyReduce(op *ir.Operation, c *ir.Checker) { withDevice(op, "root", c) }

func verifySend(op *ir.Operation, c *ir.Checker) { withDevice(op, "destination", c) }

func verifyRecv(op RecvOp, c *ir.Checker) {
	if op.SourceAttr() == nil {
		verifyAxesUse(op.Operation, c)
		return
	}
	withDevice(op.Operation, "source", c)
}

// withDevice checks the grid and one of its devices.
func withDevice(op *ir.Operation, name string, c *ir.Checker) {
	g, axes := gridAndAxes(op, "grid_axes", c)
	g.isDevice(op, name, axes, c)
}

func verifyShift(op *ir.Operation, c *ir.Checker) {
	_, axes := gridAndAxes(op, "grid_axes", c)
	a := integer(op, "shift_axis")
	c.CheckPlainf(slices.Contains(axes, a), "Invalid shift axis %d. It must be one of the grouping grid axes.", uint64(a))
}

package shard

import (
	"slices"
	"strconv"

	"github.com/mica-ir/mica/diag"
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
func indivisible(a, b int64) bool {
	return a != ir.Dynamic && b != ir.Dynamic && b != 0 && a%b != 0
}

// shapes returns those of the first operand and of the result.
func shapes(op *ir.Operation) (operand, result []int64, ok bool) {
	if op.NumOperands() == 0 || op.NumResults() == 0 {
		return nil, nil, false
	}
	from, ok1 := op.Operand(0).Type().(ir.ShapedType)
	to, ok2 := op.Result(0).Type().(ir.ShapedType)
	if !ok1 || !ok2 {
		return nil, nil, false
	}
	operand, result = from.Shape(), to.Shape()
	return operand, result, len(operand) == len(result)
}

// fits checks a size of the result.
func fits(op *ir.Operation, want, got int64, axis int, d *diag.List) bool {
	if got == ir.Dynamic || got == want {
		return true
	}
	text := strconv.FormatInt(want, 10)
	if want == ir.Dynamic {
		text = "dynamic"
	}
	return fail(op, d, "Dimension size mismatch for result axis %d. Expected %s, but got %d.", axis, text, got)
}

// inBounds checks an axis of tensors. MLIR looks at memory behind the shapes if an
// axis is none of theirs, but for what checks it.
func inBounds(op *ir.Operation, axis int64, shape []int64, d *diag.List) bool {
	if axis >= 0 && axis < int64(len(shape)) {
		return true
	}
	return fail(op, d, "Tensor axis %d is out of bounds [0, %d).", axis, len(shape))
}

// gathered checks that the result is as large as all operands along an axis.
func (g grid) gathered(op *ir.Operation, axis int64, axes []int64, d *diag.List) bool {
	operand, result, ok := shapes(op)
	if !ok {
		return true
	}
	if axis < 0 || axis >= int64(len(result)) {
		return fail(op, d, "Gather axis %d is out of bounds [0, %d).", axis, len(result))
	}
	group := g.groupSize(axes)
	for i, n := range operand {
		if int64(i) == axis {
			n = times(group, n)
		}
		if !fits(op, n, result[i], i, d) {
			return false
		}
	}
	return true
}

// scattered checks that the result is the operand's part along an axis.
func (g grid) scattered(op *ir.Operation, axis int64, axes []int64, d *diag.List) bool {
	operand, result, ok := shapes(op)
	if !ok {
		return true
	}
	for i, n := range operand {
		if int64(i) != axis && !fits(op, n, result[i], i, d) {
			return false
		}
	}
	if !inBounds(op, axis, operand, d) {
		return false
	}
	group := g.groupSize(axes)
	if n := operand[axis]; indivisible(n, group) {
		return fail(op, d, "Operand dimension size %d is not divisible by collective device group size %d for tensor axis %d.", n, group, axis)
	}
	return fits(op, over(operand[axis], group), result[axis], int(axis), d)
}

// isDevice checks the indices of a device along the axes.
func (g grid) isDevice(op *ir.Operation, name string, axes []int64, d *diag.List) bool {
	device := integers(op, name)
	if len(device) != len(axes) {
		return fail(op, d, "In-group device \"%s\" has unexpected multi-index size %d. Expected %d.", name, len(device), len(axes))
	}
	for i, n := range device {
		if size := g.shape[axes[i]]; n != ir.Dynamic && size != ir.Dynamic && size <= n {
			return fail(op, d, "Out of bounds coordinate %d for in-group device \"%s\". Got %d, but expected value in the range [0, %d].", i, name, n, size-1)
		}
	}
	return true
}

func verifyAllGather(op *ir.Operation, d *diag.List) bool {
	g, axes, ok := gridAndAxes(op, "grid_axes", d)
	return ok && g.gathered(op, integer(op, "gather_axis"), axes, d)
}

func verifyAllSlice(op *ir.Operation, d *diag.List) bool {
	g, axes, ok := gridAndAxes(op, "grid_axes", d)
	return ok && g.scattered(op, integer(op, "slice_axis"), axes, d)
}

func verifyReduceScatter(op *ir.Operation, d *diag.List) bool {
	g, axes, ok := gridAndAxes(op, "grid_axes", d)
	return ok && g.scattered(op, integer(op, "scatter_axis"), axes, d)
}

func verifyAllToAll(op *ir.Operation, d *diag.List) bool {
	g, axes, ok := gridAndAxes(op, "grid_axes", d)
	if !ok {
		return false
	}
	operand, result, ok := shapes(op)
	if !ok {
		return true
	}
	split, concat := integer(op, "split_axis"), integer(op, "concat_axis")
	for i, n := range operand {
		if a := int64(i); a != split && a != concat || split == concat {
			if !fits(op, n, result[i], i, d) {
				return false
			}
		}
	}
	if split == concat {
		return true
	}
	if !inBounds(op, concat, operand, d) || !inBounds(op, split, operand, d) {
		return false
	}
	group := g.groupSize(axes)
	part := over(operand[split], group)
	if indivisible(operand[split], group) {
		part = ir.Dynamic
	}
	return fits(op, times(operand[concat], group), result[concat], int(concat), d) && fits(op, part, result[split], int(split), d)
}

func verifyGather(op *ir.Operation, d *diag.List) bool {
	g, axes, ok := gridAndAxes(op, "grid_axes", d)
	return ok && g.isDevice(op, "root", axes, d) && g.gathered(op, integer(op, "gather_axis"), axes, d)
}

func verifyScatter(op *ir.Operation, d *diag.List) bool {
	g, axes, ok := gridAndAxes(op, "grid_axes", d)
	return ok && g.isDevice(op, "root", axes, d) && g.scattered(op, integer(op, "scatter_axis"), axes, d)
}

func verifyBroadcast(op *ir.Operation, d *diag.List) bool { return withDevice(op, "root", d) }

func verifyReduce(op *ir.Operation, d *diag.List) bool { return withDevice(op, "root", d) }

func verifySend(op *ir.Operation, d *diag.List) bool { return withDevice(op, "destination", d) }

func verifyRecv(op *ir.Operation, d *diag.List) bool {
	if op.Attr("source") == nil {
		return verifyAxesUse(op, d)
	}
	return withDevice(op, "source", d)
}

// withDevice checks the grid and one of its devices.
func withDevice(op *ir.Operation, name string, d *diag.List) bool {
	g, axes, ok := gridAndAxes(op, "grid_axes", d)
	return ok && g.isDevice(op, name, axes, d)
}

func verifyShift(op *ir.Operation, d *diag.List) bool {
	_, axes, ok := gridAndAxes(op, "grid_axes", d)
	if !ok {
		return false
	}
	if a := integer(op, "shift_axis"); !slices.Contains(axes, a) {
		op.EmitError(d, "Invalid shift axis %d. It must be one of the grouping grid axes.", uint64(a))
		return false
	}
	return true
}

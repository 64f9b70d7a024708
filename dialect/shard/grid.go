package shard

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

func verifyGrid(op GridOp, c *ir.Checker) {
	shape := named.IntsOf(op.ShapeAttr())
	c.Check(len(shape) != 0, "rank of grid is expected to be a positive integer")
	for _, n := range shape {
		c.Check(n >= 0 || n == ir.Dynamic, "dimension size of a grid is expected to be non-negative or dynamic")
	}
}

// integer returns an integer attribute's value, or 0 if the attribute is absent.
func integer(op *ir.Operation, attr string) int64 {
	if a, ok := op.Attr(attr).(*ir.IntegerAttr); ok {
		n, _ := a.Value.Int64()
		return n
	}
	return 0
}

// A grid is the grid that an operation names.
type grid struct {
	name  string
	shape []int64
}

// gridOf returns the grid that an operation names. It fails the check if the symbol does not
// resolve to a grid.
func gridOf(op *ir.Operation, c *ir.Checker) grid {
	ref, ok := collectiveOp{op}.GridAttr().(*ir.SymbolRefAttr)
	c.Require(ok)
	def := c.Symbols().Lookup(op, ref)
	if def == nil || def.Name() != GridOpName {
		c.FailPlainf("Undefined required grid symbol \"%s\".", ref.Root)
	}
	return grid{ref.Root, named.IntsOf(GridOp{def}.ShapeAttr())}
}

// checkAxes checks that axes are different ones of a grid.
func (g grid) checkAxes(op *ir.Operation, axes []int64, c *ir.Checker) {
	sorted := slices.Sorted(slices.Values(axes))
	if len(slices.Compact(sorted)) != len(axes) {
		c.FailAtf(op.Location().Place(), "Grid axes contains duplicate elements.")
	}
	for _, a := range axes {
		if a < 0 || a >= int64(len(g.shape)) {
			c.FailAtf(op.Location().Place(), "0-based grid axis index %d is out of bounds. The referenced grid \"%s\" is of rank %d.", a, g.name, len(g.shape))
		}
	}
}

// gridAndAxes returns the grid of a collective operation, whose axes it checks.
func gridAndAxes(op *ir.Operation, attr string, c *ir.Checker) (g grid, axes []int64) {
	g = gridOf(op, c)
	axes = named.IntsOf(op.Attr(attr))
	g.checkAxes(op, axes, c)
	return g, axes
}

func verifyGridUse(op *ir.Operation, c *ir.Checker) { gridOf(op, c) }

func verifyAxesUse(op *ir.Operation, c *ir.Checker) { gridAndAxes(op, "grid_axes", c) }

// verifyIndices checks that there is a result for each axis, of all if none is
// named.
func verifyIndices(op *ir.Operation, c *ir.Checker) {
	g, axes := gridAndAxes(op, "axes", c)
	want := len(axes)
	if want == 0 {
		want = len(g.shape)
	}
	got := op.NumResults()
	c.CheckPlainf(got == want, "Unexpected number of results %d. Expected %d.", got, want)
}

package shard

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

func verifyGrid(op *ir.Operation, d *diag.List) bool {
	shape := integers(op, "shape")
	if len(shape) == 0 {
		op.EmitOpError(d, "rank of grid is expected to be a positive integer")
		return false
	}
	for _, n := range shape {
		if n < 0 && n != ir.Dynamic {
			op.EmitOpError(d, "dimension size of a grid is expected to be non-negative or dynamic")
			return false
		}
	}
	return true
}

// integers returns the elements of an attribute that is a dense array, nil if the
// operation has none of that name.
func integers(op *ir.Operation, attr string) []int64 {
	if a, ok := op.Attr(attr).(*ir.DenseArrayAttr); ok {
		return a.Int64s()
	}
	return nil
}

// integer returns an attribute that is an integer, 0 if there is none.
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

// gridOf returns the grid that an operation names. It reports where there is none.
func gridOf(op *ir.Operation, d *diag.List) (grid, bool) {
	ref, ok := op.Attr("grid").(*ir.SymbolRefAttr)
	if !ok {
		return grid{}, false
	}
	def := ir.LookupSymbol(op, ref)
	if def == nil || def.Name() != "shard.grid" {
		op.EmitError(d, "Undefined required grid symbol \"%s\".", ref.Root)
		return grid{}, false
	}
	return grid{ref.Root, integers(def, "shape")}, true
}

// fail reports an error at the place of an operation without showing it.
func fail(op *ir.Operation, d *diag.List, format string, args ...any) bool {
	d.Errorf(op.Location().Place(), format, args...)
	return false
}

// checkAxes checks that axes are different ones of a grid.
func (g grid) checkAxes(op *ir.Operation, axes []int64, d *diag.List) bool {
	sorted := slices.Sorted(slices.Values(axes))
	if len(slices.Compact(sorted)) != len(axes) {
		return fail(op, d, "Grid axes contains duplicate elements.")
	}
	for _, a := range axes {
		if a < 0 || a >= int64(len(g.shape)) {
			return fail(op, d, "0-based grid axis index %d is out of bounds. The referenced grid \"%s\" is of rank %d.", a, g.name, len(g.shape))
		}
	}
	return true
}

// gridAndAxes returns the grid of a collective operation, whose axes it checks.
func gridAndAxes(op *ir.Operation, attr string, d *diag.List) (g grid, axes []int64, ok bool) {
	if g, ok = gridOf(op, d); !ok {
		return g, nil, false
	}
	axes = integers(op, attr)
	return g, axes, g.checkAxes(op, axes, d)
}

func verifyGridUse(op *ir.Operation, d *diag.List) bool {
	_, ok := gridOf(op, d)
	return ok
}

func verifyAxesUse(op *ir.Operation, d *diag.List) bool {
	_, _, ok := gridAndAxes(op, "grid_axes", d)
	return ok
}

// verifyIndices checks that there is a result for each axis, of all if none is
// named.
func verifyIndices(op *ir.Operation, d *diag.List) bool {
	g, axes, ok := gridAndAxes(op, "axes", d)
	if !ok {
		return false
	}
	want := len(axes)
	if want == 0 {
		want = len(g.shape)
	}
	if got := op.NumResults(); got != want {
		op.EmitError(d, "Unexpected number of results %d. Expected %d.", got, want)
		return false
	}
	return true
}

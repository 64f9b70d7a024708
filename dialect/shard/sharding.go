package shard

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// splitAxes returns the axes along which each dimension is split.
func splitAxes(op *ir.Operation) [][]int64 {
	list, _ := op.Attr("split_axes").(*ir.DefinedAttr)
	if list == nil || len(list.Params) == 0 {
		return nil
	}
	dims, _ := list.Params[0].(ir.ParamList)
	axes := make([][]int64, len(dims))
	for i, p := range dims {
		if a, ok := p.(*ir.DenseArrayAttr); ok {
			axes[i] = a.Int64s()
		}
	}
	return axes
}

func verifySharding(op *ir.Operation, d *diag.List) bool {
	seen := map[int64]bool{}
	split := 0
	for _, axes := range splitAxes(op) {
		if len(axes) > 0 {
			split++
		}
		for _, a := range axes {
			switch {
			case a < 0:
				op.EmitError(d, "grid axis is expected to be non-negative")
				return false
			case seen[a]:
				op.EmitError(d, "grid axis duplicated")
				return false
			}
			seen[a] = true
		}
	}
	halos := integers(op, "static_halo_sizes")
	switch {
	case len(halos) > 0 && len(integers(op, "static_sharded_dims_offsets")) > 0:
		op.EmitOpError(d, "halo sizes and shard offsets are mutually exclusive")
		return false
	case len(halos) > 0 && len(halos) != 2*split:
		op.EmitError(d, "halo sizes must be specified for all split axes.")
		return false
	}
	return true
}

func verifyShardingAxes(op *ir.Operation, d *diag.List) bool {
	g, ok := gridOf(op, d)
	if !ok {
		return false
	}
	for _, axes := range splitAxes(op) {
		if !g.checkAxes(op, axes, d) {
			return false
		}
	}
	return true
}

package shard

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// splitAxes returns the axes along which each dimension is split.
func splitAxes(op ShardingOp) [][]int64 {
	list, _ := op.SplitAxesAttr().(*ir.DefinedAttr)
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

func verifySharding(op ShardingOp, c *ir.Checker) {
	seen := map[int64]bool{}
	split := 0
	for _, axes := range splitAxes(op) {
		if len(axes) > 0 {
			split++
		}
		for _, a := range axes {
			c.CheckPlain(a >= 0, "grid axis is expected to be non-negative")
			c.CheckPlain(!seen[a], "grid axis duplicated")
			seen[a] = true
		}
	}
	halos := named.IntsOf(op.StaticHaloSizesAttr())
	c.Check(len(halos) == 0 || len(named.IntsOf(op.StaticShardedDimsOffsetsAttr())) == 0, "halo sizes and shard offsets are mutually exclusive")
	c.CheckPlain(len(halos) == 0 || len(halos) == 2*split, "halo sizes must be specified for all split axes.")
}

func verifyShardingAxes(op ShardingOp, c *ir.Checker) {
	g := gridOf(op.Operation, c)
	for _, axes := range splitAxes(op) {
		g.checkAxes(op.Operation, axes, c)
	}
	offsets := named.IntsOf(op.StaticShardedDimsOffsetsAttr())
	if len(offsets) == 0 {
		return
	}
	c.CheckPlain(!slices.Contains(g.shape, ir.Dynamic), "sharded dims offsets are not allowed for device grids with dynamic shape.")
	for _, axes := range splitAxes(op) {
		if len(axes) == 0 {
			continue
		}
		shards, before := int64(0), int64(0)
		for _, a := range axes {
			shards += g.shape[a]
		}
		for i := int64(0); i <= shards; i++ {
			c.CheckPlain(len(offsets) > 0, "sharded dims offsets has wrong size.")
			if n := offsets[0]; n != ir.Dynamic {
				c.CheckPlain(n >= before, "sharded dims offsets must be non-decreasing.")
				before = n
			}
			offsets = offsets[1:]
		}
	}
}

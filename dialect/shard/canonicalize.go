package shard

import (
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// addCanonicalizers adds the canonicalizations.
func addCanonicalizers(n *dialect.Natives) {
	set := func(name string, ps ...*rewrite.Pattern) {
		op := n.Ops["shard."+name]
		op.Canonicalizer = rewrite.Patterns(ps)
		n.Ops["shard."+name] = op
	}
	for name, class := range map[string]string{
		"all_gather": "AllGatherOp", "all_reduce": "AllReduceOp", "all_slice": "AllSliceOp", "all_to_all": "AllToAllOp", "broadcast": "BroadcastOp",
		"gather": "GatherOp", "recv": "RecvOp", "reduce": "ReduceOp", "reduce_scatter": "ReduceScatterOp", "scatter": "ScatterOp", "send": "SendOp",
	} {
		set(name, rewrite.IsolatedPattern("EmptyGridAxesCanonicalizationPattern<mlir::shard::"+class+">", "shard."+name, typed.Match(forwardInput)))
	}
	set("shard", rewrite.IsolatedPattern("FoldDuplicateShardOp", ShardOpName, typed.Match(shareSharding)))
	set("sharding", rewrite.IsolatedPattern("NormalizeSharding", ShardingOpName, normalizeSharding))
	set("shift") // nothing
}

// forwardInput replaces a collective operation along no axis by its input.
func forwardInput(op collectiveOp, r *rewrite.Rewriter) bool {
	if len(op.GridAxes()) != 0 || op.Input().Type() != op.ResultValue().Type() {
		return false
	}
	r.Replace(op.Operation, op.Input())
	return true
}

// shareSharding replaces a shard.shard with an earlier one of the same value and with the same
// sharding, or else applies it to the result of the earlier one.
func shareSharding(op ShardOp, r *rewrite.Rewriter) bool {
	for user := range op.Src().Users() {
		if user == op.Operation {
			continue
		}
		if user.Name() != op.Operation.Name() || user.Block() != op.Operation.Block() || !user.IsBeforeInBlock(op.Operation) {
			return false
		}
		if sameSharding(op.Sharding(), ShardOp{user}.Sharding()) {
			r.Replace(op.Operation, user.Result(0))
		} else {
			r.SetOperand(op.Operation, 0, user.Result(0))
		}
		return true
	}
	return false
}

// sameSharding reports whether two values describe one sharding.
func sameSharding(v, w *ir.Value) bool {
	if v == w {
		return true
	}
	a, b := named.DefiningOp(v, ShardingOpName), named.DefiningOp(w, ShardingOpName)
	if a == nil || b == nil || (ShardingOp{a}).GridAttr() != (ShardingOp{b}).GridAttr() || !slices.EqualFunc(usedAxes(a), usedAxes(b), slices.Equal) {
		return false
	}
	return slices.Equal(haloSizes.Of(a), haloSizes.Of(b)) && slices.Equal(shardOffsets.Of(a), shardOffsets.Of(b))
}

// usedAxes are the axes of each dimension up to the last that is split.
func usedAxes(op *ir.Operation) [][]int64 {
	axes := splitAxes(ShardingOp{op})
	for len(axes) > 0 && len(axes[len(axes)-1]) == 0 {
		axes = axes[:len(axes)-1]
	}
	return axes
}

// The lists of a sharding.
var (
	shardOffsets = viewlike.MixedList{Attr: "static_sharded_dims_offsets", Group: 0}
	haloSizes    = viewlike.MixedList{Attr: "static_halo_sizes", Group: 1}
)

// normalizeSharding makes constants in the lists of a sharding numbers, and drops halos of size
// zero and offsets that divide a dimension evenly.
func normalizeSharding(op *ir.Operation, r *rewrite.Rewriter) bool {
	halos, offsets := haloSizes.Of(op), shardOffsets.Of(op)
	changed := viewlike.FoldConstants(halos, viewlike.IsSize)
	changed = viewlike.FoldConstants(offsets, viewlike.IsSize) || changed
	if len(halos) > 0 && even(halos, 0) && halos[0].Int == 0 {
		halos, changed = nil, true
	}
	if len(offsets) > 2 && even(offsets, offsets[1].Int-offsets[0].Int) {
		offsets, changed = nil, true
	}
	if !changed {
		return false
	}
	r.ModifyInPlace(op, func() {
		haloSizes.Set(op, halos)
		shardOffsets.Set(op, offsets)
	})
	return true
}

// even reports whether a list has only numbers that each differ from the one before by step.
func even(list []viewlike.Index, step int64) bool {
	for i, x := range list {
		if x.Value != nil || i > 0 && x.Int-list[i-1].Int != step {
			return false
		}
	}
	return true
}

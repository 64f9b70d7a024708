package shard

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// Natives are the native pieces of the dialect by operation.
var Natives = asm.Natives{
	"shard.grid": {Verify: verifyGrid},

	"shard.grid_shape":               {Names: named("grid_shape"), Interfaces: users(verifyIndices)},
	"shard.process_multi_index":      {Names: named("proc_linear_idx"), Interfaces: users(verifyIndices)},
	"shard.process_linear_index":     {Names: named("proc_linear_idx"), Interfaces: users(verifyGridUse)},
	"shard.neighbors_linear_indices": {Names: asm.NameHints(nameNeighbors), Interfaces: users(verifyGridUse)},

	"shard.sharding":    {Names: named("sharding"), Verify: verifySharding, Interfaces: users(verifyShardingAxes)},
	"shard.shard_shape": {Names: named("shard_shape")},
	"shard.shard":       {Names: named("sharding_annotated")},

	"shard.all_gather":     {Names: named("all_gather"), Interfaces: users(verifyAllGather)},
	"shard.all_reduce":     {Names: named("all_reduce"), Interfaces: users(verifyAxesUse)},
	"shard.all_slice":      {Names: named("all_slice"), Interfaces: users(verifyAllSlice)},
	"shard.all_to_all":     {Names: named("all_to_all"), Interfaces: users(verifyAllToAll)},
	"shard.broadcast":      {Names: named("broadcast"), Interfaces: users(verifyBroadcast)},
	"shard.gather":         {Names: named("gather"), Interfaces: users(verifyGather)},
	"shard.recv":           {Names: named("recv"), Interfaces: users(verifyRecv)},
	"shard.reduce":         {Names: named("reduce"), Interfaces: users(verifyReduce)},
	"shard.reduce_scatter": {Names: named("reduce_scatter"), Interfaces: users(verifyReduceScatter)},
	"shard.scatter":        {Names: named("scatter"), Interfaces: users(verifyScatter)},
	"shard.send":           {Names: named("send"), Interfaces: users(verifySend)},
	"shard.shift":          {Names: named("shift"), Interfaces: users(verifyShift)},
	"shard.update_halo":    {Interfaces: users(verifyGridUse)},
}

func init() {
	asm.RegisterDirective("shard", "DimensionList", &asm.Directive{Parse: parseDimensionList, Print: printDimensionList})
}

func users(u ir.SymbolUserFunc) map[string]any { return map[string]any{"SymbolUserOpInterface": u} }

// named gives the first result a name.
func named(name string) asm.NameHints {
	return func(op *ir.Operation, set func(v *ir.Value, name string)) {
		if op.NumResults() > 0 {
			set(op.Result(0), name)
		}
	}
}

// nameNeighbors names the two neighbours in each direction.
func nameNeighbors(op *ir.Operation, set func(v *ir.Value, name string)) {
	for i, name := range []string{"down_linear_idx", "up_linear_idx"} {
		if i < op.NumResults() {
			set(op.Result(i), name)
		}
	}
}

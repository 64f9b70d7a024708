package shard

import (
	_ "embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// signatures are those of the definitions that the natives are written for.
//
//go:embed signatures.txt
var signatures string

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "shard",
		Ops: map[string]dialect.Op{
			"shard.grid": {Verify: verifyGrid},

			"shard.grid_shape":               {ResultNames: named("grid_shape"), Interfaces: users(verifyIndices)},
			"shard.process_multi_index":      {ResultNames: named("proc_linear_idx"), Interfaces: users(verifyIndices)},
			"shard.process_linear_index":     {ResultNames: named("proc_linear_idx"), Interfaces: users(verifyGridUse)},
			"shard.neighbors_linear_indices": {ResultNames: nameNeighbors, Interfaces: users(verifyGridUse)},

			"shard.sharding":    {ResultNames: named("sharding"), Verify: verifySharding, Interfaces: users(verifyShardingAxes)},
			"shard.shard_shape": {ResultNames: named("shard_shape")},
			"shard.shard":       {ResultNames: named("sharding_annotated")},

			"shard.all_gather":     {ResultNames: named("all_gather"), Interfaces: users(verifyAllGather)},
			"shard.all_reduce":     {ResultNames: named("all_reduce"), Interfaces: users(verifyAxesUse)},
			"shard.all_slice":      {ResultNames: named("all_slice"), Interfaces: users(verifyAllSlice)},
			"shard.all_to_all":     {ResultNames: named("all_to_all"), Interfaces: users(verifyAllToAll)},
			"shard.broadcast":      {ResultNames: named("broadcast"), Interfaces: users(verifyBroadcast)},
			"shard.gather":         {ResultNames: named("gather"), Interfaces: users(verifyGather)},
			"shard.recv":           {ResultNames: named("recv"), Interfaces: users(verifyRecv)},
			"shard.reduce":         {ResultNames: named("reduce"), Interfaces: users(verifyReduce)},
			"shard.reduce_scatter": {ResultNames: named("reduce_scatter"), Interfaces: users(verifyReduceScatter)},
			"shard.scatter":        {ResultNames: named("scatter"), Interfaces: users(verifyScatter)},
			"shard.send":           {ResultNames: named("send"), Interfaces: users(verifySend)},
			"shard.shift":          {ResultNames: named("shift"), Interfaces: users(verifyShift)},
			"shard.update_halo":    {Interfaces: users(verifyGridUse)},
		},
		Directives: map[string]*asm.Directive{
			"DimensionList": {Parse: parseDimensionList, Print: printDimensionList},
		},
		Register:   register,
		Signatures: signatures,
	}
}

func users(u ir.SymbolUserFunc) dialect.Interfaces { return dialect.Interfaces{dialect.SymbolUser(u)} }

// named gives the first result a name.
func named(name string) ir.ResultNamer {
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

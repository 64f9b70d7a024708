package shard

import (
	_ "embed"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "shard",
		Ops: map[string]dialect.Op{
			"shard.grid": {Verify: verifyGrid},

			"shard.grid_shape":               {ResultNames: dialect.NameResult("grid_shape"), Interfaces: users(verifyIndices)},
			"shard.process_multi_index":      {ResultNames: dialect.NameResult("proc_linear_idx"), Interfaces: users(verifyIndices)},
			"shard.process_linear_index":     {ResultNames: dialect.NameResult("proc_linear_idx"), Interfaces: users(verifyGridUse)},
			"shard.neighbors_linear_indices": {ResultNames: nameNeighbors, Interfaces: users(verifyGridUse)},

			"shard.sharding":    {ResultNames: dialect.NameResult("sharding"), Verify: verifySharding, Interfaces: users(verifyShardingAxes)},
			"shard.shard_shape": {ResultNames: dialect.NameResult("shard_shape")},
			"shard.shard":       {ResultNames: dialect.NameResult("sharding_annotated")},

			"shard.all_gather":     {ResultNames: dialect.NameResult("all_gather"), Interfaces: users(verifyAllGather)},
			"shard.all_reduce":     {ResultNames: dialect.NameResult("all_reduce"), Interfaces: users(verifyAxesUse)},
			"shard.all_slice":      {ResultNames: dialect.NameResult("all_slice"), Interfaces: users(verifyAllSlice)},
			"shard.all_to_all":     {ResultNames: dialect.NameResult("all_to_all"), Interfaces: users(verifyAllToAll)},
			"shard.broadcast":      {ResultNames: dialect.NameResult("broadcast"), Interfaces: users(verifyBroadcast)},
			"shard.gather":         {ResultNames: dialect.NameResult("gather"), Interfaces: users(verifyGather)},
			"shard.recv":           {ResultNames: dialect.NameResult("recv"), Interfaces: users(verifyRecv)},
			"shard.reduce":         {ResultNames: dialect.NameResult("reduce"), Interfaces: users(verifyReduce)},
			"shard.reduce_scatter": {ResultNames: dialect.NameResult("reduce_scatter"), Interfaces: users(verifyReduceScatter)},
			"shard.scatter":        {ResultNames: dialect.NameResult("scatter"), Interfaces: users(verifyScatter)},
			"shard.send":           {ResultNames: dialect.NameResult("send"), Interfaces: users(verifySend)},
			"shard.shift":          {ResultNames: dialect.NameResult("shift"), Interfaces: users(verifyShift)},
			"shard.update_halo":    {Interfaces: users(verifyGridUse)},
		},
		Register:   register,
		Complete:   func(d *ir.Dialect) { d.Materialize = folding.Materialize },
		Signatures: signatures,
	}
	addCanonicalizers(n)
	return n
}

func users(u ir.SymbolUserFunc) dialect.Interfaces { return dialect.Interfaces{dialect.SymbolUser(u)} }

// nameNeighbors names the two neighbours in each direction.
func nameNeighbors(op *ir.Operation, set func(v *ir.Value, name string)) {
	for i, name := range []string{"down_linear_idx", "up_linear_idx"} {
		if i < op.NumResults() {
			set(op.Result(i), name)
		}
	}
}

// register registers the C++ types that the dialect's definitions name.
func register(api *cppapi.API) {
	api.Registry.Alias("mlir::shard::GridAxesAttr", api.Class("DenseI16ArrayAttr").Type())
	api.Registry.Alias("mlir::shard::GridAxis", cxx.TypeInt16)
}

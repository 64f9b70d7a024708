package shard

import (
	"embed"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed shard.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "shard",
		Ops: map[string]dialect.Op{
			GridOpName: {Verify: typed.Verify(verifyGrid)},

			GridShapeOpName:              {ResultNames: dialect.NameResult("grid_shape"), Interfaces: users(verifyIndices)},
			ProcessMultiIndexOpName:      {ResultNames: dialect.NameResult("proc_linear_idx"), Interfaces: users(verifyIndices)},
			ProcessLinearIndexOpName:     {ResultNames: dialect.NameResult("proc_linear_idx"), Interfaces: users(verifyGridUse)},
			NeighborsLinearIndicesOpName: {ResultNames: nameNeighbors, Interfaces: users(verifyGridUse)},

			ShardingOpName:   {ResultNames: dialect.NameResult("sharding"), Verify: typed.Verify(verifySharding), Interfaces: users(typed.Verify(verifyShardingAxes))},
			ShardShapeOpName: {ResultNames: dialect.NameResult("shard_shape")},
			ShardOpName:      {ResultNames: dialect.NameResult("sharding_annotated")},

			AllGatherOpName:     {ResultNames: dialect.NameResult("all_gather"), Interfaces: users(verifyAllGather)},
			AllReduceOpName:     {ResultNames: dialect.NameResult("all_reduce"), Interfaces: users(verifyAxesUse)},
			AllSliceOpName:      {ResultNames: dialect.NameResult("all_slice"), Interfaces: users(verifyAllSlice)},
			AllToAllOpName:      {ResultNames: dialect.NameResult("all_to_all"), Interfaces: users(verifyAllToAll)},
			BroadcastOpName:     {ResultNames: dialect.NameResult("broadcast"), Interfaces: users(verifyBroadcast)},
			GatherOpName:        {ResultNames: dialect.NameResult("gather"), Interfaces: users(verifyGather)},
			RecvOpName:          {ResultNames: dialect.NameResult("recv"), Interfaces: users(typed.Verify(verifyRecv))},
			ReduceOpName:        {ResultNames: dialect.NameResult("reduce"), Interfaces: users(verifyReduce)},
			ReduceScatterOpName: {ResultNames: dialect.NameResult("reduce_scatter"), Interfaces: users(verifyReduceScatter)},
			ScatterOpName:       {ResultNames: dialect.NameResult("scatter"), Interfaces: users(verifyScatter)},
			SendOpName:          {ResultNames: dialect.NameResult("send"), Interfaces: users(verifySend)},
			ShiftOpName:         {ResultNames: dialect.NameResult("shift"), Interfaces: users(verifyShift)},
			UpdateHaloOpName:    {Interfaces: users(verifyGridUse)},
		},
		Register: register,
		Complete: func(d *ir.Dialect) { d.Materialize = folding.Materialize },
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/Shard/IR/ShardBase.td":                 "base.td",
				"mlir/Dialect/Shard/IR/ShardOps.td":                  "shard.td",
				"mlir/Dialect/Shard/Interfaces/ShardingInterface.td": "interface.td",
			},
			Roots: []string{"mlir/Dialect/Shard/IR/ShardOps.td"},
		},
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

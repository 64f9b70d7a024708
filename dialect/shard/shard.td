//===- ShardOps.td - Operations of shard -------------------*- tablegen -*-===//

#ifndef MICA_SHARD_OPS
#define MICA_SHARD_OPS

include "mlir/Dialect/Shape/IR/ShapeBase.td"
include "mlir/Dialect/Shard/IR/ShardBase.td"
include "mlir/IR/BuiltinTypes.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Shard_Op<string mnemonic, list<Trait> traits = []> : Op<Shard_Dialect, mnemonic, traits>;

defvar _shardUser = DeclareOpInterfaceMethods<SymbolUserOpInterface>;
defvar _shardNames = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;

defvar _shardAxes = DefaultValuedAttr<Shard_GridAxesAttr, "{}">;
defvar _shardNumbers = DefaultValuedAttr<DenseI64ArrayAttr, "{}">;

//===----------------------------------------------------------------------===//
// Grids
//===----------------------------------------------------------------------===//

def Shard_GridOp : Shard_Op<"grid", [Symbol, Pure]> {
  let summary = "a grid of devices, with its sizes as far as they are known: `shard.grid @g(shape = 2x?x8)`";
  let arguments = (ins SymbolNameAttr:$sym_name, DenseI64ArrayAttr:$shape);
  let assemblyFormat = "$sym_name `(` `shape` `=` custom<DimensionList>($shape) `)` attr-dict";
  let extraClassDeclaration = "int64_t getRank() { return getShape().size(); }";
  let hasVerifier = 1;
}

// A question about a grid or the device that runs the operation.
class _ShardQuestion<string mnemonic, string format, dag given, dag made> : Shard_Op<mnemonic, [Pure, _shardUser, _shardNames]> {
  let arguments = !con((ins FlatSymbolRefAttr:$grid), given);
  let results = made;
  let assemblyFormat = format # " attr-dict `:` type(" # !if(!eq(!size(made), 1), "$result", "results") # ")";
}

// One number for each axis, all axes if none are named.
class _ShardNumbers<string mnemonic, string format, list<OpBuilder> more = []>
    : _ShardQuestion<mnemonic, format # "$grid (`axes` `=` $axes^)?", (ins _shardAxes:$axes), (outs Variadic<Index>:$result)> {
  let builders = [OpBuilder<(ins "::mlir::shard::GridOp":$grid)>] # more #
                 [OpBuilder<(ins "StringRef":$grid, "ArrayRef<GridAxis>":$axes)>];
}

def Shard_GridShapeOp
    : _ShardNumbers<"grid_shape", "", [OpBuilder<(ins "::mlir::shard::GridOp":$grid, "ArrayRef<GridAxis>":$axes)>]> {
  let summary = "the sizes of a grid: `shard.grid_shape @g axes = [0, 2] : index, index`";
}
def Shard_ProcessMultiIndexOp : _ShardNumbers<"process_multi_index", "`on` "> {
  let summary = "the coordinates of the device: `shard.process_multi_index on @g axes = [1] : index`";
}
def Shard_ProcessLinearIndexOp : _ShardQuestion<"process_linear_index", "`on` $grid", (ins), (outs Index:$result)> {
  let summary = "the number of the device, where the last coordinate counts fastest: `shard.process_linear_index on @g : index`";
  let builders = [OpBuilder<(ins "::mlir::shard::GridOp":$grid)>];
}
def Shard_NeighborsLinearIndicesOp
    : _ShardQuestion<"neighbors_linear_indices", "`on` $grid `[` $device `]` `split_axes` `=` $split_axes",
                     (ins Variadic<Index>:$device, Shard_GridAxesAttr:$split_axes),
                     (outs Index:$neighbor_down, Index:$neighbor_up)> {
  let summary = "the numbers of the devices before and after one along axes, -1 where there is none";
  let description = [{
    ```mlir
    %down, %up = shard.neighbors_linear_indices on @g[%i, %j] split_axes = [0] : index, index
    ```
  }];
}

//===----------------------------------------------------------------------===//
// Shardings
//===----------------------------------------------------------------------===//

def Shard_ShardingOp : Shard_Op<"sharding", [Pure, AttrSizedOperandSegments, _shardUser, _shardNames]> {
  let summary = "how a tensor is divided among the devices of a grid";
  let description = [{
    The axes that divide each dimension come first; the tensor is the same along the others. Either its shards overlap by
    halos, with two sizes for each divided dimension, or their offsets are given, one more than there are shards along
    each divided dimension. Without offsets the shards are about equal.

    ```mlir
    %0 = shard.sharding @g split_axes = [[0, 1], []] : !shard.sharding
    %1 = shard.sharding @g split_axes = [[0]] halo_sizes = [1, %n] : !shard.sharding
    %2 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 3, 8] : !shard.sharding
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$grid, Shard_GridAxesArrayAttr:$split_axes,
                       _shardNumbers:$static_sharded_dims_offsets, Variadic<I64>:$dynamic_sharded_dims_offsets,
                       _shardNumbers:$static_halo_sizes, Variadic<I64>:$dynamic_halo_sizes);
  let results = (outs Shard_Sharding:$result);
  let assemblyFormat = [{
    $grid `split_axes` `=` $split_axes
    (`halo_sizes` `=` custom<DynamicIndexList>($dynamic_halo_sizes, $static_halo_sizes)^)?
    (`sharded_dims_offsets` `=` custom<DynamicIndexList>($dynamic_sharded_dims_offsets, $static_sharded_dims_offsets)^)?
    attr-dict `:` type($result)
  }];
  let builders = !foreach(grid, ["FlatSymbolRefAttr", "llvm::StringRef"],
      OpBuilder<!con(!dag(ins, [grid], ["grid"]),
                     (ins "ArrayRef<GridAxesAttr>":$split_axes, CArg<"ArrayRef<int64_t>", "{}">:$static_halo_sizes,
                          CArg<"ArrayRef<int64_t>", "{}">:$static_sharded_dims_offsets))>) # [
    OpBuilder<(ins "FlatSymbolRefAttr":$grid, "ArrayRef<GridAxesAttr>":$split_axes, "ArrayRef<OpFoldResult>":$halo_sizes,
                   "ArrayRef<OpFoldResult>":$sharded_dims_offsets)>,
    OpBuilder<(ins "mlir::shard::Sharding":$from)>];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Shard_GetShardingOp : Shard_Op<"get_sharding", [Pure]> {
  let summary = "the sharding of a tensor: `shard.get_sharding %t : tensor<4x8xf32> -> !shard.sharding`";
  let arguments = (ins AnyRankedTensor:$source);
  let results = (outs Shard_Sharding:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `->` type($result)";
}

def Shard_ShardShapeOp : Shard_Op<"shard_shape", [Pure, AttrSizedOperandSegments, _shardNames]> {
  let summary = "the sizes of the shard that a device has of a tensor";
  let description = [{
    ```mlir
    %0:2 = shard.shard_shape dims = [16, %n] sharding = %s device = [%i, 1] : index, index
    ```
  }];
  let arguments = (ins DenseI64ArrayAttr:$dims, Variadic<Index>:$dims_dynamic, Shard_Sharding:$sharding,
                       DenseI64ArrayAttr:$device, Variadic<Index>:$device_dynamic);
  let results = (outs Variadic<Index>:$result);
  let assemblyFormat = [{
    `dims` `=` custom<DynamicIndexList>($dims_dynamic, $dims) `sharding` `=` $sharding
    `device` `=` custom<DynamicIndexList>($device_dynamic, $device) attr-dict `:` type(results)
  }];
  let builders = [OpBuilder<(ins "ArrayRef<int64_t>":$dims, "ArrayRef<Value>":$dims_dyn, "Value":$sharding, "ValueRange":$device)>];
}

def Shard_ShardOp : Shard_Op<"shard", [Pure, AllTypesMatch<["result", "src"]>, _shardNames]> {
  let summary = "gives a tensor a sharding";
  let description = [{
    The sharding is that of the operation that made the tensor, or with `annotate_for_users` that of those that use the
    result. Where these differ, the tensor is redistributed.

    ```mlir
    %0 = shard.shard %t to %s : tensor<16x8xf32>
    %1 = shard.shard %0 to %r annotate_for_users : tensor<16x8xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$src, Shard_Sharding:$sharding, UnitAttr:$annotate_for_users);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$src `to` $sharding (`annotate_for_users` $annotate_for_users^)? attr-dict `:` type($result)";
  let hasCanonicalizer = 1;
}

//===----------------------------------------------------------------------===//
// Communication
//===----------------------------------------------------------------------===//

// The devices of a group communicate. The axes of the grid are those of the groups: with none, each device is one.
class Shard_CollectiveCommunicationOpBase<string mnemonic, list<Trait> traits = []>
    : Shard_Op<mnemonic, !listconcat(traits, [_shardUser, _shardNames])> {
  dag commonArgs = (ins FlatSymbolRefAttr:$grid, _shardAxes:$grid_axes);
}

class _ShardCommunication<string mnemonic, list<Trait> traits, Type from, dag given, Type to, string format,
                          string types = "type($input) `->` type($result)">
    : Shard_CollectiveCommunicationOpBase<mnemonic, traits> {
  let arguments = !con(commonArgs, !dag(ins, [from], ["input"]), given);
  let results = (outs to:$result);
  let assemblyFormat = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? " # format # " attr-dict `:` " # types;
  let hasCanonicalizer = 1;
}

// Communication with one device of the group, whose coordinates may be operands.
class _ShardWithOne<string mnemonic, list<Trait> traits, Type from, dag given, Type to, string format, string place = "root">
    : _ShardCommunication<mnemonic, traits, from,
                          !con(given, !dag(ins, [DenseI64ArrayAttr, Variadic<Index>], [place, place # "_dynamic"])), to,
                          format # "`" # place # "` `=` custom<DynamicIndexList>($" # place # "_dynamic, $" # place # ")",
                          "functional-type(operands, results)">;

defvar _shardReduction
    = (ins DefaultValuedAttr<Shard_ReductionKindAttr, "::mlir::shard::ReductionKind::Sum">:$reduction);
defvar _shardReductionFormat = "(`reduction` `=` $reduction^)? ";

defvar _shardSameRank = [Pure, SameOperandsAndResultElementType, SameOperandsAndResultRank];
defvar _shardMatchingRank = [Pure, AllRanksMatch<["input", "result"]>, AllElementTypesMatch<["input", "result"]>];
defvar _shardMatchingShape = [AllShapesMatch<["input", "result"]>, AllElementTypesMatch<["input", "result"]>];

def Shard_AllGatherOp : _ShardCommunication<"all_gather", _shardSameRank, AnyNon0RankedTensor,
    (ins IndexAttr:$gather_axis), AnyNon0RankedTensor, "`gather_axis` `=` $gather_axis"> {
  let summary = "every device has the tensors of its group, one after the other along a dimension";
  let description = [{
    ```mlir
    %0 = shard.all_gather %t on @g grid_axes = [1] gather_axis = 0 : tensor<4x8xf32> -> tensor<16x8xf32>
    ```
  }];
}

def Shard_AllReduceOp : _ShardCommunication<"all_reduce", [Pure, SameOperandsAndResultShape],
    AnyTypeOf<[AnyMemRef, AnyRankedTensor]>, _shardReduction, AnyTypeOf<[AnyMemRef, AnyRankedTensor]>, _shardReductionFormat> {
  let summary = "every device has the sum of the tensors of its group, or another combination";
  let description = [{
    The elements may become those of another type.

    ```mlir
    %0 = shard.all_reduce %t on @g grid_axes = [0, 1] reduction = max : tensor<4x8xf32> -> tensor<4x8xf64>
    ```
  }];
  let builders = [OpBuilder<(ins "Value":$input, "StringRef":$grid, "ArrayRef<GridAxis>":$gridAxes, "ReductionKind":$reduction)>];
}

def Shard_AllSliceOp : _ShardCommunication<"all_slice", _shardSameRank, AnyNon0RankedTensor,
    (ins IndexAttr:$slice_axis), AnyNon0RankedTensor, "`slice_axis` `=` $slice_axis"> {
  let summary = "every device has its part of a tensor that is the same in the group, divided along a dimension";
  let description = "The inverse of `shard.all_gather`. Nothing is sent.";
  let builders = [OpBuilder<(ins "Value":$input, "GridOp":$grid, "ArrayRef<GridAxis>":$gridAxes, "int64_t":$sliceAxis)>,
                  OpBuilder<(ins "Type":$result_type, "Value":$input, "StringRef":$grid, "ArrayRef<GridAxis>":$gridAxes,
                                 "int64_t":$sliceAxis)>];
}

def Shard_AllToAllOp : _ShardCommunication<"all_to_all", _shardSameRank, AnyNon0RankedTensor,
    (ins IndexAttr:$split_axis, IndexAttr:$concat_axis), AnyNon0RankedTensor,
    "`split_axis` `=` $split_axis `concat_axis` `=` $concat_axis"> {
  let summary = "every device divides its tensor, sends a part to each device of its group, and concatenates those that it has";
  let description = [{
    ```mlir
    %0 = shard.all_to_all %t on @g grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x8xf32> -> tensor<2x16xf32>
    ```
  }];
}

def Shard_BroadcastOp
    : _ShardWithOne<"broadcast", [Pure] # _shardMatchingShape, AnyRankedTensor, (ins), AnyRankedTensor, ""> {
  let summary = "every device has the tensor of the root of its group";
  let description = [{
    ```mlir
    %0 = shard.broadcast %t on @g grid_axes = [0, 1] root = [%i, 2] : (tensor<4xf32>, index) -> tensor<4xf32>
    ```
  }];
}

def Shard_GatherOp : _ShardWithOne<"gather", _shardMatchingRank, AnyNon0RankedTensor, (ins IndexAttr:$gather_axis),
    AnyNon0RankedTensor, "`gather_axis` `=` $gather_axis "> {
  let summary = "the root has the tensors of its group, one after the other along a dimension";
  let description = "Elsewhere, the result is undefined.";
}

def Shard_RecvOp : _ShardCommunication<"recv", _shardMatchingShape, AnyNon0RankedTensor,
    (ins OptionalAttr<DenseI64ArrayAttr>:$source, Variadic<Index>:$source_dynamic), AnyRankedTensor,
    "(`source` `=` custom<DynamicIndexList>($source_dynamic, $source)^)?", "functional-type(operands, results)"> {
  let summary = "receives a tensor of the operand's shape from a device of the group, from any without a source";
}

def Shard_ReduceOp : _ShardWithOne<"reduce", [Pure, AllShapesMatch<["input", "result"]>], AnyRankedTensor, _shardReduction,
    AnyRankedTensor, _shardReductionFormat> {
  let summary = "the root has the sum of the tensors of its group, or another combination";
  let description = "Elsewhere, the result is undefined. The elements may become those of another type.";
}

def Shard_ReduceScatterOp : _ShardCommunication<"reduce_scatter", [Pure, SameOperandsAndResultRank], AnyNon0RankedTensor,
    !con(_shardReduction, (ins IndexAttr:$scatter_axis)), AnyRankedTensor,
    !strconcat(_shardReductionFormat, "`scatter_axis` `=` $scatter_axis")> {
  let summary = "combines the tensors of a group, and gives every device its part, divided along a dimension";
  let description = [{
    ```mlir
    %0 = shard.reduce_scatter %t on @g grid_axes = [1] reduction = sum scatter_axis = 0 : tensor<16x8xf32> -> tensor<4x8xf32>
    ```
  }];
}

def Shard_ScatterOp : _ShardWithOne<"scatter", _shardMatchingRank, AnyNon0RankedTensor, (ins IndexAttr:$scatter_axis),
    AnyRankedTensor, "`scatter_axis` `=` $scatter_axis "> {
  let summary = "every device has its part of the root's tensor, divided along a dimension";
}

def Shard_SendOp : _ShardWithOne<"send", _shardMatchingShape, AnyNon0RankedTensor, (ins), AnyRankedTensor, "", "destination"> {
  let summary = "sends a tensor to a device of the group";
}

def Shard_ShiftOp : _ShardCommunication<"shift", [Pure, SameOperandsAndResultElementType, SameOperandsAndResultShape],
    AnyNon0RankedTensor, (ins IndexAttr:$shift_axis, I64Attr:$offset, UnitAttr:$rotate), AnyRankedTensor,
    "`shift_axis` `=` $shift_axis `offset` `=` $offset (`rotate` $rotate^)?"> {
  let summary = "every device has the tensor of the one that is as far before it along an axis as the offset says";
  let description = [{
    Where there is no such device, the result is undefined, or with `rotate` comes from the other end.

    ```mlir
    %0 = shard.shift %t on @g grid_axes = [1] shift_axis = 1 offset = 1 rotate : tensor<4xf32> -> tensor<4xf32>
    ```
  }];
}

def Shard_UpdateHaloOp : Shard_Op<"update_halo", [
    Pure, DestinationStyleOpInterface,
    TypesMatchWith<"result has same type as destination", "result", "destination", "$_self">, _shardUser]> {
  let summary = "reads the halos of a shard from the neighbours";
  let description = [{
    The sizes are those of `shard.sharding`.

    ```mlir
    %0 = shard.update_halo %t on @g split_axes = [[0]] halo_sizes = [1, %n] : tensor<16x8xf32>
    ```
  }];
  let arguments = (ins AnyTypeOf<[AnyNon0RankedMemRef, AnyNon0RankedTensor]>:$destination, FlatSymbolRefAttr:$grid,
                       Shard_GridAxesArrayAttr:$split_axes, Variadic<I64>:$halo_sizes, _shardNumbers:$static_halo_sizes);
  let results = (outs AnyTypeOf<[AnyNon0RankedMemRef, AnyNon0RankedTensor]>:$result);
  let assemblyFormat = [{
    $destination `on` $grid `split_axes` `=` $split_axes
    (`halo_sizes` `=` custom<DynamicIndexList>($halo_sizes, $static_halo_sizes)^)? attr-dict `:` type($result)
  }];
  let extraClassDeclaration = "MutableOperandRange getDpsInitsMutable() { return getDestinationMutable(); }";
}

#endif // MICA_SHARD_OPS

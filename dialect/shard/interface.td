//===- ShardingInterface.td - Operations that are sharded --*- tablegen -*-===//

#ifndef MICA_SHARD_INTERFACE
#define MICA_SHARD_INTERFACE

include "mlir/IR/OpBase.td"

class _ShardMethod<string words, string type, string name, dag given = (ins), string default = "return {};">
    : InterfaceMethod<words, type, name, given, "", default>;

def ShardingInterface : OpInterface<"ShardingInterface"> {
  let description = [{
    An operation on tensors that knows how it can be divided among devices. It is seen as loops over its operands and
    results.
  }];
  let cppNamespace = "::mlir::shard";
  let methods = [
    _ShardMethod<"Returns the kinds of the loops. A product of matrices has two parallel ones and a reduction.",
                 "SmallVector<mlir::utils::IteratorType>", "getLoopIteratorTypes">,
    _ShardMethod<"Returns how each loop that is a reduction combines its values, `Generic` if there is no name for it.",
                 "SmallVector<ReductionKind>", "getReductionLoopIteratorKinds">,
    _ShardMethod<"Returns a map for each operand and result, from the variables of the loops to its indices.",
                 "SmallVector<AffineMap>", "getIndexingMaps">,
    _ShardMethod<"Chooses how to divide the loops. Only some shardings of operands and results may be known.",
                 "FailureOr<ShardingOption>", "getShardingOption",
                 (ins "ArrayRef<Sharding>":$operandShardings, "ArrayRef<Sharding>":$resultShardings),
                 "return detail::defaultGetShardingOption($_op, operandShardings, resultShardings);">,
    _ShardMethod<"Returns the shardings that operands and results need for this choice.",
                 "FailureOr<std::vector<Sharding>>", "getShardingAnnotations", (ins "const ShardingOption &":$shardingOption),
                 "return detail::defaultGetShardingAnnotations($_op, shardingOption);">,
    _ShardMethod<"Adds a `shard.shard` for each operand and result that has none, according to the choice.",
                 "LogicalResult", "addShardingAnnotations", (ins "OpBuilder &":$b, "const ShardingOption &":$shardingOption),
                 "return detail::defaultAddShardingAnnotations($_op, b, shardingOption);">,
    _ShardMethod<[{
        Makes the operation for one device at the place of the builder, and maps the results to the new ones. A value
        that is not a ranked tensor has no sharding. The default is for values that every device has in full.
      }], "LogicalResult", "partition",
      (ins "ArrayRef<Value>":$partitionedOperands, "ArrayRef<Sharding>":$operandShardings,
           "ArrayRef<Sharding>":$resultShardings, "IRMapping&":$partitionMap,
           "SymbolTableCollection &":$symbolTableCollection, "OpBuilder &":$builder), [{
        partitionFullyReplicatedOperation(*$_op, partitionedOperands, operandShardings, resultShardings, partitionMap,
                                          symbolTableCollection, builder);
        return success();
      }]>,
  ];
  let extraClassDeclaration = [{
    LogicalResult verifyShardingInterfaceImpl();
    void printLoopTypesAndIndexingMaps(raw_ostream &os);
  }];
}

#endif // MICA_SHARD_INTERFACE

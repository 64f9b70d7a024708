//===- TilingInterface.td - Cutting operations into tiles --*- tablegen -*-===//

#ifndef MLIR_TILINGINTERFACE
#define MLIR_TILINGINTERFACE

include "mlir/IR/OpBase.td"

def TilingInterface : OpInterface<"TilingInterface"> {
  let description = [{
    An operation that stands for a nest of loops, its iteration domain, and can
    be done tile by tile. A tile is given by an offset and a size in each
    dimension, of the domain, of a result, or of an operand.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The kind of each loop.",
      "::mlir::SmallVector<::mlir::utils::IteratorType>",
      "getLoopIteratorTypes",
      (ins), [{}], _native>,
    InterfaceMethod<"The ranges of the loops.",
      "::mlir::SmallVector<::mlir::Range>", "getIterationDomain",
      (ins "::mlir::OpBuilder &":$b), [{}], _native>,
    InterfaceMethod<"Makes operations that do a tile of the domain.",
      "::mlir::FailureOr<::mlir::TilingResult>", "getTiledImplementation",
      (ins "::mlir::OpBuilder &":$b,
           "::mlir::ArrayRef<::mlir::OpFoldResult> ":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult> ":$sizes), [{}], _native>,
    InterfaceMethod<"The tile of a result that a tile of the domain makes.",
      "::llvm::LogicalResult", "getResultTilePosition",
      (ins "::mlir::OpBuilder &":$b,
           "unsigned":$resultNumber,
           "::mlir::ArrayRef<::mlir::OpFoldResult> ":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult> ":$sizes,
           "::mlir::SmallVector<::mlir::OpFoldResult> &":$resultOffsets,
           "::mlir::SmallVector<::mlir::OpFoldResult> &":$resultSizes),
      [{}], _native>,
    InterfaceMethod<"Makes operations that make a tile of a result.",
      "::mlir::FailureOr<::mlir::TilingResult>", "generateResultTileValue",
      (ins "::mlir::OpBuilder &":$b,
           "unsigned":$resultNumber,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes), [{}], _native>,
    InterfaceMethod<"Makes operations that use those tiles of those operands.",
      "::mlir::FailureOr<::mlir::TilingResult>",
      "getTiledImplementationFromOperandTiles",
      (ins "::mlir::OpBuilder &":$b,
           "::mlir::ArrayRef<unsigned>":$operandNumbers,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allOffsets,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allSizes),
      [{}], _native>,
    InterfaceMethod<[{
        The tile of the domain that uses those tiles of those operands.
      }],
      "::llvm::LogicalResult", "getIterationDomainTileFromOperandTiles",
      (ins "::mlir::OpBuilder &":$b,
           "::mlir::ArrayRef<unsigned>":$operandNumbers,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>> ":$allOffsets,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>> ":$allSizes,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainOffsets,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainSizes),
      [{}], _native>,
    InterfaceMethod<"The tile of the domain that makes a tile of a result.",
      "::llvm::LogicalResult", "getIterationDomainTileFromResultTile",
      (ins "::mlir::OpBuilder &":$b,
           "unsigned":$resultNumber,
           "::mlir::ArrayRef<::mlir::OpFoldResult> ":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult> ":$sizes,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainOffsets,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainSizes),
      [{}], _native>,
    InterfaceMethod<"Makes operations that do a single point of the domain.",
      "::llvm::LogicalResult", "generateScalarImplementation",
      (ins "::mlir::OpBuilder &":$b,
           "::mlir::Location ":$loc,
           "::mlir::ValueRange ":$ivs), [{}], _native>,
    InterfaceMethod<"Whether a tile of a result can be made where it is used.",
      "bool", "isOpFusableWithConsumerSlice",
      (ins "unsigned":$resultNumber,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes), [{}], _native>,
    InterfaceMethod<[{
        Whether tiles of operands can be used where they are made.
      }],
      "bool", "isOpFusableWithProducerSlices",
      (ins "::mlir::ArrayRef<unsigned>":$operandNumbers,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allOffsets,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allSizes),
      [{}], _native>,
  ];
}

def PartialReductionOpInterface
    : OpInterface<"PartialReductionOpInterface", [TilingInterface]> {
  let description = [{
    An operation with loops that reduce, and that can also be done in parts
    which are put together in the end.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<[{
        Makes the tensors in which the parts start, for tiles of that size and
        the reductions of those numbers.
      }],
      "::mlir::FailureOr<SmallVector<Value>>",
      "generateInitialTensorForPartialReduction",
      (ins "::mlir::OpBuilder &":$b,
           "Location":$loc,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$tileSizes,
           "const ::mlir::SetVector<unsigned> &":$reductionDims),
      [{}], _native>,
    InterfaceMethod<"Makes operations that do a part.",
      "::mlir::FailureOr<TilingResult>", "tileToPartialReduction",
      (ins "::mlir::OpBuilder &":$b,
           "Location ":$loc,
           "::mlir::ReductionTilingStrategy":$tilingStrategy,
           "ValueRange":$init,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes,
           "const ::llvm::SetVector<unsigned> &":$reductionDims,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$splitReductionIvs),
      [{}], _native>,
    InterfaceMethod<"Makes operations that put the parts together.",
      "::mlir::FailureOr<MergeResult>", "mergeReductions",
      (ins "::mlir::OpBuilder &":$b,
           "Location ":$loc,
           "ValueRange":$partialReduce,
           "const ::mlir::SetVector<unsigned> &":$reductionDims),
      [{}], _native>,
    InterfaceMethod<[{
        The tile of the tensor of parts that a tile of the domain makes.
      }],
      "::llvm::LogicalResult", "getPartialResultTilePosition",
      (ins "::mlir::OpBuilder &":$b,
           "unsigned":$resultNumber,
           "ReductionTilingStrategy":$tilingStrategy,
           "::mlir::ArrayRef<::mlir::OpFoldResult> ":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult> ":$sizes,
           "const ::mlir::SetVector<unsigned> &":$reductionDims,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$splitReductionIvs,
           "::mlir::SmallVector<::mlir::OpFoldResult> &":$resultOffsets,
           "::mlir::SmallVector<::mlir::OpFoldResult> &":$resultSizes),
      [{}], _native>,
  ];
}

#endif // MLIR_TILINGINTERFACE

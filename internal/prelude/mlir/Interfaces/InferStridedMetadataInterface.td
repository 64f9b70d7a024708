//===- InferStridedMetadataInterface.td - Ranges of strides ---------------===//

#ifndef MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE
#define MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE

include "mlir/IR/OpBase.td"

def InferStridedMetadataOpInterface
    : OpInterface<"InferStridedMetadataOpInterface"> {
  let description = [{
    Bounds the offsets, sizes and strides of the memrefs that an operation
    returns.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<[{
        Calls a function with the ranges of each result, given those of the
        operands and, by a function, the range of any integer.
      }],
      "void", "inferStridedMetadataRanges",
      (ins "::llvm::ArrayRef<::mlir::StridedMetadataRange>":$operands,
           "::mlir::GetIntRangeFn":$getIntRange,
           "::mlir::SetStridedMetadataRangeFn":$setMetadata,
           "int32_t":$indexBitwidth)>,
  ];
}

#endif // MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE

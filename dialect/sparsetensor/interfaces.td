//===- SparseTensorInterfaces.td - Interfaces --------------*- tablegen -*-===//

#ifndef MICA_SPARSE_TENSOR_INTERFACES
#define MICA_SPARSE_TENSOR_INTERFACES

include "mlir/IR/OpBase.td"

def StageWithSortSparseOpInterface : OpInterface<"StageWithSortSparseOp"> {
  let description = "An operation whose result may have to be made in coordinate format first, and sorted.";
  let cppNamespace = "::mlir::sparse_tensor";
  let methods = [
    InterfaceMethod<"Whether the result must be sorted.", "bool", "needsExtraSort", (ins), "">,
    InterfaceMethod<"Replaces the operation by one that makes an unsorted tensor, and one that sorts it.",
                    "::llvm::LogicalResult", "stageWithSort", (ins "::mlir::PatternRewriter &":$rewriter, "Value &":$tmpBuf),
                    "return detail::stageWithSortImpl($_op, rewriter, tmpBuf);">,
  ];
}

#endif // MICA_SPARSE_TENSOR_INTERFACES

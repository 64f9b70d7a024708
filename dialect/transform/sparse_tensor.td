//===- SparseTensorTransformOps.td - Matching --------------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_SPARSE_TENSOR
#define MICA_TRANSFORM_SPARSE_TENSOR

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/MatchInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def MatchSparseInOut : _Transform<"sparse_tensor.match.sparse_inout", "accepts an operation on sparse tensors",
    [MatchOpInterface, SingleOpMatcher, MemoryEffectsOpInterface], (ins TransformHandleTypeInterface:$target),
    (outs TransformHandleTypeInterface:$result),
    "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($result), \"false\")"> {
  let extraClassDeclaration = SingleOpMatcher.extraDeclaration # "Value getOperandHandle() { return getTarget(); }";
}

#endif // MICA_TRANSFORM_SPARSE_TENSOR

//===- DLTITransformOps.td - Properties of targets ---------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_DLTI
#define MICA_TRANSFORM_DLTI

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def QueryOp : _TransformFunction<"dlti.query", "the attribute that dlti has for a path of keys", _transformEach,
    (ins TransformHandleTypeInterface:$target, ArrayAttr:$keys), (outs TransformParamTypeInterface:$associated_attr),
    "$keys `at` $target"> {
  let description = [{
    It is looked up at the target, or else at the closest operation around it that has such attributes.

    ```mlir
    %0 = transform.dlti.query ["CPU", "L1_cache_size_in_bytes"] at %func : (!transform.any_op) -> !transform.any_param
    ```
  }];
}

#endif // MICA_TRANSFORM_DLTI

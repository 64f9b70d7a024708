//===- AffineTransformOps.td - Simpler affine --------------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_AFFINE
#define MICA_TRANSFORM_AFFINE

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Transform_AffineForOp : Transform_ConcreteOpType<"affine.for">;

def SimplifyBoundedAffineOpsOp : _TransformTarget<"affine.simplify_bounded_affine_ops",
    "simplifies `affine.min` and `affine.max` of values between bounds", _transformWhole,
    (ins Variadic<TransformHandleTypeInterface>:$bounded_values, DenseI64ArrayAttr:$lower_bounds,
         DenseI64ArrayAttr:$upper_bounds), [{
      `with` `[` ($bounded_values^ `:` type($bounded_values))? `]` `within` $lower_bounds `and` $upper_bounds attr-dict
      `:` type($target)
    }]> {
  let description = [{
    The upper bounds are exclusive.

    ```mlir
    transform.affine.simplify_bounded_affine_ops %min with [%lane : !transform.any_op] within [0] and [32] : !transform.any_op
    ```
  }];
  let hasVerifier = 1;
}
def SimplifyMinMaxAffineOpsOp : _TransformTarget<"affine.simplify_min_max_affine_ops",
    "simplifies `affine.min` and `affine.max` as far as the payload shows the bounds", _transformWhole>;

#endif // MICA_TRANSFORM_AFFINE

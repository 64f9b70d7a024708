//===- LoopExtensionOps.td - Any kind of loop --------------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_LOOP
#define MICA_TRANSFORM_LOOP

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def HoistLoopInvariantSubsetsOp : _TransformTarget<"loop.hoist_loop_invariant_subsets",
    "moves reads and writes of the same part of a tensor out of a loop", _transformEach # _transformReports> {
  let description = [{
    The loop then carries the part instead of the whole tensor: `tensor.extract_slice` is before the loop, and
    `tensor.insert_slice` after it. Nested loops are transformed one by one, from inside.
  }];
}

#endif // MICA_TRANSFORM_LOOP

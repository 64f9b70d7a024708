//===- DebugExtensionOps.td - Remarks ----------------------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_DEBUG
#define MICA_TRANSFORM_DEBUG

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/MatchInterfaces.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

defvar _transformRemark = [MatchOpInterface, _transformApplies, MemoryEffectsOpInterface, NavigationTransformOpTrait];

def EmitRemarkAtOp : _Transform<"debug.emit_remark_at", "reports a text at operations or values", _transformRemark,
    (ins Transform_AnyHandleType:$at, StrAttr:$message), (outs), "$at `,` $message attr-dict `:` type($at)">;
def EmitParamAsRemarkOp : _Transform<"debug.emit_param_as_remark", "reports the attributes of a parameter", _transformRemark,
    (ins TransformParamTypeInterface:$param, Optional<TransformHandleTypeInterface>:$anchor, OptionalAttr<StrAttr>:$message),
    (outs), "$param (`,` $message^)? (`at` $anchor^)? attr-dict `:` type($param) (`,` type($anchor)^)?"> {
  let description = "The remarks are at the operations of the anchor, else at this operation. The message comes first in them.";
}

#endif // MICA_TRANSFORM_DEBUG

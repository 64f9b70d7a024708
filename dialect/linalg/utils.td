//===- StructuredOpsUtils.td - Loops of operations ---------*- tablegen -*-===//

#ifndef MICA_STRUCTURED_OPS_UTILS
#define MICA_STRUCTURED_OPS_UTILS

include "mlir/IR/EnumAttr.td"

def IteratorType : I32EnumAttr<"IteratorType", "Iterator type", [
    I32EnumAttrCase<"parallel", 0>, I32EnumAttrCase<"reduction", 1>]> {
  let cppNamespace = "::mlir::utils";
  let genSpecializedAttr = 0;
}

#endif // MICA_STRUCTURED_OPS_UTILS

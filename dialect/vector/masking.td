//===- MaskingOpInterface.td - What masks operations -------*- tablegen -*-===//

#ifndef MICA_VECTOR_MASKING
#define MICA_VECTOR_MASKING

include "mlir/IR/OpBase.td"

def MaskingOpInterface : OpInterface<"MaskingOpInterface"> {
  let description = [{
    An operation, such as `vector.mask`, that restricts another to some elements.
  }];
  let cppNamespace = "::mlir::vector";
  let methods = [
    InterfaceMethod<"The mask.", "mlir::Value", "getMask", (ins), "", "">,
    InterfaceMethod<"The operation that is restricted.",
      "Operation *", "getMaskableOp", (ins), "", "">,
    InterfaceMethod<"Whether there are values for the other elements.",
      "bool", "hasPassthru", (ins), "", "">,
    InterfaceMethod<"The values of the other elements.",
      "mlir::Value", "getPassthru", (ins), "", "">,
  ];
}

#endif // MICA_VECTOR_MASKING

//===- MaskableOpInterface.td - What can be masked ---------*- tablegen -*-===//

#ifndef MICA_VECTOR_MASKABLE
#define MICA_VECTOR_MASKABLE

include "mlir/IR/OpBase.td"

def MaskableOpInterface : OpInterface<"MaskableOpInterface"> {
  let description = [{
    An operation that `vector.mask` can restrict to some elements.
  }];
  let cppNamespace = "::mlir::vector";
  let methods = [
    InterfaceMethod<"Whether an operation around it masks it.",
      "bool", "isMasked", (ins), "", [{
        ::mlir::Operation *parent = $_op->getParentOp();
        return parent && ::mlir::isa<::mlir::vector::MaskingOpInterface>(parent);
      }]>,
    InterfaceMethod<"The operation around it that masks it.",
      "mlir::vector::MaskingOpInterface", "getMaskingOp", (ins), "", [{
        ::mlir::Operation *parent = $_op->getParentOp();
        return ::mlir::cast<::mlir::vector::MaskingOpInterface>(parent);
      }]>,
    InterfaceMethod<[{
        Whether the mask may give values for the elements that it excludes.
      }],
      "bool", "supportsPassthru", (ins), "", "return false;">,
    InterfaceMethod<"The type that the mask must have.",
      "mlir::Type", "getExpectedMaskType", (ins), "", "">,
  ];
}

#endif // MICA_VECTOR_MASKABLE

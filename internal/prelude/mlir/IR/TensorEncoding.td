//===- TensorEncoding.td - Attributes of tensor types ------*- tablegen -*-===//

#ifndef MLIR_IR_TENSORINTERFACES
#define MLIR_IR_TENSORINTERFACES

include "mlir/IR/OpBase.td"

def VerifiableTensorEncoding : AttrInterface<"VerifiableTensorEncoding"> {
  let description = [{
    An attribute of a tensor type that fits only certain tensors.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<[{
        Verifies that it fits a tensor of that shape and type of elements.
      }],
      "::llvm::LogicalResult", "verifyEncoding",
      (ins "::mlir::ArrayRef<int64_t>":$shape,
           "::mlir::Type":$elementType,
           "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError)>,
  ];
}

#endif // MLIR_IR_TENSORINTERFACES

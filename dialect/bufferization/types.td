//===- BufferizationTypeInterfaces.td - Tensors, buffers ---*- tablegen -*-===//

#ifndef MICA_BUFFERIZATION_TYPES
#define MICA_BUFFERIZATION_TYPES

include "mlir/IR/OpBase.td"

def Bufferization_TensorLikeTypeInterface : TypeInterface<"TensorLikeType"> {
  let description = "A type whose values become buffers.";
  let cppNamespace = "::mlir::bufferization";
  let methods = [
    InterfaceMethod<"The type of the buffer for a value of this type.",
      "::mlir::FailureOr<::mlir::bufferization::BufferLikeType>", "getBufferType",
      (ins "const ::mlir::bufferization::BufferizationOptions &":$options,
           "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError)>,
    InterfaceMethod<"Checks that a type that `getBufferType` returned belongs to this type.",
      "::mlir::LogicalResult", "verifyCompatibleBufferType",
      (ins "::mlir::bufferization::BufferLikeType":$bufferType,
           "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError)>,
  ];
}

def Bufferization_BufferLikeTypeInterface : TypeInterface<"BufferLikeType"> {
  let description = "A type of buffers.";
  let cppNamespace = "::mlir::bufferization";
}

#endif // MICA_BUFFERIZATION_TYPES

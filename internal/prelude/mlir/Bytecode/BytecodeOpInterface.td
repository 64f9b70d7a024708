//===- BytecodeOpInterface.td - Properties in the binary form -------------===//

#ifndef MLIR_BYTECODE_BYTECODEOPINTERFACES
#define MLIR_BYTECODE_BYTECODEOPINTERFACES

include "mlir/IR/OpBase.td"

def BytecodeOpInterface : OpInterface<"BytecodeOpInterface"> {
  let description = [{
    An operation that reads and writes its properties in the binary form
    itself.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    StaticInterfaceMethod<[{
        Reads the properties of an operation that is to be made.
      }],
      "LogicalResult", "readProperties",
      (ins "::mlir::DialectBytecodeReader &":$reader,
           "::mlir::OperationState &":$state)>,
    InterfaceMethod<"Writes the properties.",
      "void", "writeProperties",
      (ins "::mlir::DialectBytecodeWriter &":$writer)>,
  ];
}

#endif // MLIR_BYTECODE_BYTECODEOPINTERFACES

//===- RuntimeVerifiableOpInterface.td - Checks at run time ---------------===//

#ifndef MLIR_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE
#define MLIR_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE

include "mlir/IR/OpBase.td"

def RuntimeVerifiableOpInterface
    : OpInterface<"RuntimeVerifiableOpInterface"> {
  let description = [{
    An operation with rules that only its actual operands can show to be
    broken.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<[{
        Makes operations that check them, with messages from that function.
      }],
      "void", "generateRuntimeVerification",
      (ins "::mlir::OpBuilder &":$builder,
           "::mlir::Location":$loc,
           "function_ref<std::string(Operation *, StringRef)>":$generateErrorMessage)>,
  ];
}

#endif // MLIR_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE

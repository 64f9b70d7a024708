//===- FunctionInterfaces.td - Functions -------------------*- tablegen -*-===//

#ifndef MLIR_INTERFACES_FUNCTIONINTERFACES_TD_
#define MLIR_INTERFACES_FUNCTIONINTERFACES_TD_

include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"

def FunctionOpInterface
    : OpInterface<"FunctionOpInterface", [Symbol, CallableOpInterface]> {
  let description = [{
    A symbol that can be called. It has a name, a type that says what its
    arguments and results are, and one region: its body, or empty in a
    declaration. The arguments of the entry block have the types of the
    arguments.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The type of the function, of whatever kind.",
      "::mlir::Type", "getFunctionType">,
    InterfaceMethod<"Sets the type.",
      "void", "setFunctionTypeAttr",
      (ins "::mlir::TypeAttr":$type)>,
    InterfaceMethod<"A type of the same kind with other arguments and results.",
      "::mlir::Type", "cloneTypeWith",
      (ins "::mlir::TypeRange":$inputs, "::mlir::TypeRange":$results),
      [{}], _native>,
    InterfaceMethod<"Verifies the body. Called if there is one.",
      "::llvm::LogicalResult", "verifyBody",
      (ins), [{}], _native>,
    InterfaceMethod<"Verifies the type.",
      "::llvm::LogicalResult", "verifyType",
      (ins), [{}], _native>,
  ];

  let verify = _native;
}

#endif // MLIR_INTERFACES_FUNCTIONINTERFACES_TD_

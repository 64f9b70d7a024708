//===- CallInterfaces.td - Calls and what is called --------*- tablegen -*-===//

#ifndef MLIR_INTERFACES_CALLINTERFACES
#define MLIR_INTERFACES_CALLINTERFACES

include "mlir/IR/OpBase.td"

def ArgAndResultAttrsOpInterface
    : OpInterface<"ArgAndResultAttrsOpInterface"> {
  let description = [{
    An operation that has a dictionary of attributes for each argument and each
    result of a function.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The dictionaries of the arguments, or null.",
      "::mlir::ArrayAttr", "getArgAttrsAttr">,
    InterfaceMethod<"The dictionaries of the results, or null.",
      "::mlir::ArrayAttr", "getResAttrsAttr">,
    InterfaceMethod<"Replaces those of the arguments.",
      "void", "setArgAttrsAttr",
      (ins "::mlir::ArrayAttr":$attrs)>,
    InterfaceMethod<"Replaces those of the results.",
      "void", "setResAttrsAttr",
      (ins "::mlir::ArrayAttr":$attrs)>,
    InterfaceMethod<"Removes and returns those of the arguments.",
      "::mlir::Attribute", "removeArgAttrsAttr">,
    InterfaceMethod<"Removes and returns those of the results.",
      "::mlir::Attribute", "removeResAttrsAttr">,
  ];
}

def CallOpInterface
    : OpInterface<"CallOpInterface", [ArgAndResultAttrsOpInterface]> {
  let description = [{
    An operation that hands control to a callable one, named by a symbol or
    given as a value, with some of its operands as the arguments.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"What is called: a reference to a symbol, or a value.",
      "::mlir::CallInterfaceCallable", "getCallableForCallee">,
    InterfaceMethod<"Sets what is called.",
      "void", "setCalleeFromCallable",
      (ins "::mlir::CallInterfaceCallable":$callee)>,
    InterfaceMethod<"The operands that are passed as arguments.",
      "::mlir::Operation::operand_range", "getArgOperands">,
    InterfaceMethod<"The same, for changing them.",
      "::mlir::MutableOperandRange", "getArgOperandsMutable">,
    InterfaceMethod<[{
        The operation that is called, looked up with the help of that
        collection of symbol tables; null if it is not known.
      }],
      "::mlir::Operation *", "resolveCallableInTable",
      (ins "::mlir::SymbolTableCollection *":$symbolTable), [{}], _native>,
    InterfaceMethod<"The operation that is called; null if it is not known.",
      "::mlir::Operation *", "resolveCallable",
      (ins), [{}], _native>,
  ];
}

def CallableOpInterface
    : OpInterface<"CallableOpInterface", [ArgAndResultAttrsOpInterface]> {
  let description = [{
    An operation that can be called, such as a function. Its body is a region,
    whose arguments are those of the call.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<[{
        The region that a call runs, or null if it stands elsewhere.
      }],
      "::mlir::Region *", "getCallableRegion">,
    InterfaceMethod<"The types of the arguments.",
      "::llvm::ArrayRef<::mlir::Type>", "getArgumentTypes">,
    InterfaceMethod<"The types of the results.",
      "::llvm::ArrayRef<::mlir::Type>", "getResultTypes">,
  ];
}

#endif // MLIR_INTERFACES_CALLINTERFACES

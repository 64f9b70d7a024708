//===- DestinationStyleOpInterface.td - Filling operands ---*- tablegen -*-===//

#ifndef MLIR_DESTINATIONSTYLEOPINTERFACE
#define MLIR_DESTINATIONSTYLEOPINTERFACE

include "mlir/IR/OpBase.td"

def DestinationStyleOpInterface : OpInterface<"DestinationStyleOpInterface"> {
  let description = [{
    An operation that writes its results into operands, the inits. With memrefs
    it has no results; with tensors each init is tied to the result that is its
    new value, and has its type. The other operands are inputs.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The inits, which stand side by side.",
      "::mlir::MutableOperandRange", "getDpsInitsMutable">,
  ];

  let verify = _native;
  let verifyWithRegions = 1;
}

#endif // MLIR_DESTINATIONSTYLEOPINTERFACE

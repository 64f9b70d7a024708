//===- TosaInterfaces.td - Interfaces of tosa --------------*- tablegen -*-===//

#ifndef MICA_TOSA_INTERFACES
#define MICA_TOSA_INTERFACES

include "mlir/IR/OpBase.td"

def TosaOpInterface : OpInterface<"TosaOp"> {
  let description = "All operations of the dialect have it, and no others.";
}

#endif // MICA_TOSA_INTERFACES

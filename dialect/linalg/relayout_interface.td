//===- RelayoutOpInterface.td - Changes of layout ----------*- tablegen -*-===//

#ifndef MICA_LINALG_RELAYOUT_INTERFACE
#define MICA_LINALG_RELAYOUT_INTERFACE

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"

def LinalgRelayoutOpInterface : OpInterface<"RelayoutOpInterface"> {
  let description = "An operation that moves elements to a tensor of another layout.";
  let cppNamespace = "::mlir::linalg";
}

#endif // MICA_LINALG_RELAYOUT_INTERFACE

//===- BufferViewFlowOpInterface.td - Flow of buffers ------*- tablegen -*-===//

#ifndef MICA_BUFFERIZATION_VIEWFLOW
#define MICA_BUFFERIZATION_VIEWFLOW

include "mlir/IR/OpBase.td"

def BufferViewFlowOpInterface : OpInterface<"BufferViewFlowOpInterface"> {
  let description = "An operation that knows how buffers flow through it.";
  let cppNamespace = "::mlir::bufferization";
  let methods = [
    InterfaceMethod<[{
      Calls the function for each operand and each result or argument of a region that
      may be the operand's buffer, or a view of it.
    }], "void", "populateDependencies",
      (ins "::mlir::bufferization::RegisterDependenciesFn":$registerDependenciesFn)>,
    InterfaceMethod<[{
      Whether a result or an argument of a region may be a buffer that comes from no
      operand: a new one, or one whose origin is not known.
    }], "bool", "mayBeTerminalBuffer", (ins "Value":$value), "", "return false;">,
  ];
}

#endif // MICA_BUFFERIZATION_VIEWFLOW

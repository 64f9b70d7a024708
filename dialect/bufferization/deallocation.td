//===- BufferDeallocationOpInterface.td - Deallocation -----*- tablegen -*-===//

#ifndef MICA_BUFFERIZATION_DEALLOCATION
#define MICA_BUFFERIZATION_DEALLOCATION

include "mlir/IR/OpBase.td"

def BufferDeallocationOpInterface : OpInterface<"BufferDeallocationOpInterface"> {
  let description = "An operation that tells deallocation which of its buffers have to be freed.";
  let cppNamespace = "::mlir::bufferization";
  let methods = [
    InterfaceMethod<[{
      Records who owns the buffers of this operation, and may insert deallocations or
      replace the operation. The pass goes on after the operation that is returned; a
      failure, which the implementation explains, ends it.
    }], "FailureOr<Operation *>", "process",
      (ins "DeallocationState &":$state, "const DeallocationOptions &":$options)>,
    InterfaceMethod<[{
      Makes the condition under which a buffer is owned here. It is only called where the
      condition is needed.
    }], "std::pair<Value, Value>", "materializeUniqueOwnershipForMemref",
      (ins "DeallocationState &":$state, "const DeallocationOptions &":$options,
           "OpBuilder &":$builder, "Value":$memref), "",
      "return state.getMemrefWithUniqueOwnership(builder, memref, memref.getParentBlock());">,
  ];
}

#endif // MICA_BUFFERIZATION_DEALLOCATION

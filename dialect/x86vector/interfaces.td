//===- X86VectorInterfaces.td - Interfaces of x86vector ----*- tablegen -*-===//

#ifndef MICA_X86VECTOR_INTERFACES
#define MICA_X86VECTOR_INTERFACES

include "mlir/Dialect/LLVMIR/LLVMInterfaces.td"
include "mlir/IR/Interfaces.td"

def X86IntrinsicOpInterface : OpInterface<"X86IntrinsicOp", [OneToOneIntrinsicOpInterface]> {
  let description = "An operation that becomes a call of one of LLVM's intrinsics.";
  let cppNamespace = "::mlir::x86vector";
}

#endif // MICA_X86VECTOR_INTERFACES

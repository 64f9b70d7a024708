//===- AMXInterfaces.td - Interfaces of amx ----------------*- tablegen -*-===//

#ifndef MICA_AMX_INTERFACES
#define MICA_AMX_INTERFACES

include "mlir/Dialect/LLVMIR/LLVMInterfaces.td"
include "mlir/IR/Interfaces.td"

def AMXIntrinsicOpInterface : OpInterface<"AMXIntrinsicOp", [OneToOneIntrinsicOpInterface]> {
  let description = "An operation that becomes a call of one of LLVM's intrinsics.";
  let cppNamespace = "::mlir::amx";
}

#endif // MICA_AMX_INTERFACES

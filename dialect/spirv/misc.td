//===- SPIRVMiscOps.td - Undef and AssumeTrue --------------*- tablegen -*-===//

#ifndef MICA_SPIRV_MISC
#define MICA_SPIRV_MISC

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def SPIRV_KHRAssumeTrueOp : SPIRV_KhrVendorOp<"AssumeTrue">, _SpvFor<["ExpectAssumeKHR"], ["KHR_expect_assume"]> {
  let summary = "tells the optimizer that a condition is true";
  let arguments = (ins SPIRV_Bool:$condition);
  let assemblyFormat = "$condition attr-dict";
  let hasVerifier = 0;
}

def SPIRV_UndefOp : SPIRV_Op<"Undef", [Pure]> {
  let summary = "a value with any bits";
  let results = (outs SPIRV_Type:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
  let hasVerifier = 0;
  let hasOpcode = 0;
  let autogenSerialization = 0;
}

#endif // MICA_SPIRV_MISC

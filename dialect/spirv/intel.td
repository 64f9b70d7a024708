//===- SPIRVIntelExtOps.td - Instructions of Intel ---------*- tablegen -*-===//

#ifndef MICA_SPIRV_INTEL
#define MICA_SPIRV_INTEL

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

class _SpvIntelCast<string mnemonic, Type from, Type to, string capability, string extension>
    : SPIRV_IntelVendorOp<mnemonic, [SameOperandsAndResultShape]>, _SpvFor<[capability], [extension]> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<from>:$operand);
  let results = (outs SPIRV_ScalarOrVectorOf<to>:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
  let hasVerifier = 0;
}
def SPIRV_INTELConvertFToBF16Op : _SpvIntelCast<"ConvertFToBF16", SPIRV_Float32, SPIRV_Int16,
    "Bfloat16ConversionINTEL", "INTEL_bfloat16_conversion"> {
  let summary = "the bits of a bfloat16 that is closest to a number";
}
def SPIRV_INTELConvertBF16ToFOp : _SpvIntelCast<"ConvertBF16ToF", SPIRV_Int16, SPIRV_Float32,
    "Bfloat16ConversionINTEL", "INTEL_bfloat16_conversion"> {
  let summary = "the number of the bits of a bfloat16";
}
def SPIRV_INTELRoundFToTF32Op : _SpvIntelCast<"RoundFToTF32", SPIRV_Float32, SPIRV_Float32,
    "TensorFloat32RoundingINTEL", "INTEL_tensor_float32_conversion"> {
  let summary = "the tensor-float32 that is closest to a number";
}

// A barrier in two parts.
class SPIRV_IntelSplitBarrierOp<string mnemonic>
    : SPIRV_IntelVendorOp<mnemonic>, _SpvFor<["SplitBarrierINTEL"], ["INTEL_split_barrier"]> {
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_ScopeAttr:$memory_scope,
                       SPIRV_MemorySemanticsAttr:$memory_semantics);
  let assemblyFormat = "$execution_scope $memory_scope $memory_semantics attr-dict";
  let hasVerifier = 0;
}
def SPIRV_INTELControlBarrierArriveOp : SPIRV_IntelSplitBarrierOp<"ControlBarrierArrive"> {
  let summary = "tells the other invocations of a scope that this one is here";
}
def SPIRV_INTELControlBarrierWaitOp : SPIRV_IntelSplitBarrierOp<"ControlBarrierWait"> {
  let summary = "waits until all invocations of a scope have arrived";
}

#endif // MICA_SPIRV_INTEL

//===- SPIRVCastOps.td - Conversions -----------------------*- tablegen -*-===//

#ifndef MICA_SPIRV_CAST
#define MICA_SPIRV_CAST

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SPIRV_CastOp<string mnemonic, Type resultType, Type operandType, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, traits # [Pure, SameOperandsAndResultShape]> {
  let arguments = (ins SPIRV_ScalarOrVectorOrCoopMatrixOf<operandType>:$operand);
  let results = (outs SPIRV_ScalarOrVectorOrCoopMatrixOf<resultType>:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
}

foreach op = [["FToS", "a signed integer"], ["FToU", "an unsigned integer"]] in
  def SPIRV_Convert#op[0]#Op : SPIRV_CastOp<"Convert" # op[0], SPIRV_Integer, SPIRV_AnyFloat> {
    let summary = "converts a number to " # op[1];
  }
def SPIRV_ConvertSToFOp : SPIRV_CastOp<"ConvertSToF", SPIRV_AnyFloat, SPIRV_Integer, [SignedOp]> {
  let summary = "converts a signed integer to a number";
}
def SPIRV_ConvertUToFOp : SPIRV_CastOp<"ConvertUToF", SPIRV_AnyFloat, SPIRV_Integer, [UnsignedOp]> {
  let summary = "converts an unsigned integer to a number";
}
def SPIRV_FConvertOp : SPIRV_CastOp<"FConvert", SPIRV_AnyFloat, SPIRV_AnyFloat, [UsableInSpecConstantOp]> {
  let summary = "converts a number to one with another width";
}
def SPIRV_SConvertOp : SPIRV_CastOp<"SConvert", SPIRV_Integer, SPIRV_Integer, [UsableInSpecConstantOp, SignedOp]> {
  let summary = "extends a signed integer, or takes its lower bits";
}
def SPIRV_UConvertOp : SPIRV_CastOp<"UConvert", SPIRV_Integer, SPIRV_Integer, [UnsignedOp, UsableInSpecConstantOp]> {
  let summary = "extends an unsigned integer, or takes its lower bits";
}

class _SpvCast<string mnemonic, Type from, Type to, string operand, list<Trait> traits = []> : SPIRV_Op<mnemonic, traits> {
  let arguments = !dag(ins, [from], [operand]);
  let results = (outs to:$result);
  let assemblyFormat = "$" # operand # " attr-dict `:` type($" # operand # ") `to` type($result)";
}

def SPIRV_BitcastOp : _SpvCast<"Bitcast", SPIRV_ScalarOrVectorOrPtr, SPIRV_ScalarOrVectorOrPtr, "operand", [Pure]> {
  let summary = "the same bits with another type";
  let hasFolder = 1;
}

def SPIRV_ConvertPtrToUOp : _SpvCast<"ConvertPtrToU", SPIRV_AnyPtr, SPIRV_Integer, "pointer">,
                            _SpvFor<["Addresses", "PhysicalStorageBufferAddresses"]> {
  let summary = "the address in a pointer";
}
def SPIRV_ConvertUToPtrOp : _SpvCast<"ConvertUToPtr", SPIRV_Integer, SPIRV_AnyPtr, "operand", [UnsignedOp]>,
                            _SpvFor<["Addresses", "PhysicalStorageBufferAddresses"]> {
  let summary = "the pointer to an address";
}

class _SpvStorageCast<string mnemonic> : _SpvCast<mnemonic, SPIRV_AnyPtr, SPIRV_AnyPtr, "pointer", [Pure]>, _SpvFor<["Kernel"]>;
def SPIRV_PtrCastToGenericOp : _SpvStorageCast<"PtrCastToGeneric"> {
  let summary = "a pointer with the storage class Generic";
}
def SPIRV_GenericCastToPtrOp : _SpvStorageCast<"GenericCastToPtr"> {
  let summary = "a pointer whose storage class is no longer Generic";
}
def SPIRV_GenericCastToPtrExplicitOp : _SpvStorageCast<"GenericCastToPtrExplicit"> {
  let summary = "a pointer whose storage class is no longer Generic, or null";
  let autogenSerialization = 0;
}

#endif // MICA_SPIRV_CAST

//===- VCIXOps.td - The dialect vcix -----------------------*- tablegen -*-===//

#ifndef MICA_VCIX
#define MICA_VCIX

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/OpBase.td"

def VCIX_Dialect : Dialect {
  let name = "vcix";
  let cppNamespace = "::mlir::vcix";
  let dependentDialects = ["LLVM::LLVMDialect"];
  let description = [{
    SiFive's vector coprocessor interface: instructions of RISC-V that send vectors to a coprocessor. Its opcode and
    the result are up to the coprocessor.
  }];
}

// Integers are as wide as the registers of the target.
def VCIX_VectorOrScalar : AnyTypeOf<[LLVM_AnyVector, I<64>, I<32>, F<16>, F<32>, F<64>]>;
def VCIX_OpcodeAttr : AnyAttrOf<[I32Attr, I64Attr]>;
def VCIX_Register : AnyTypeOf<[I32, I64]>;
def VCIX_ImmAttr : AnyAttrOf<[I32Attr, I64Attr]>;
def VCIX_VL : AnyTypeOf<[I<64>, I<32>]>;

class VCIX_Op<string mnemonic, list<Trait> traits = []> : LLVM_OpBase<VCIX_Dialect, mnemonic, traits>;

class _VcixBinary<string mnemonic, dag second, string what> : VCIX_Op<mnemonic> {
  let summary = "an operation of the coprocessor on a vector and " # what;
  let description = "The last operand is the number of elements; a scalable vector needs it.";
  let arguments = !con((ins VCIX_OpcodeAttr:$opcode, LLVM_AnyVector:$vs2), second, (ins Optional<VCIX_VL>:$vl));
  let results = (outs LLVM_AnyVector:$res);
}
def VCIX_BinaryImmOp : _VcixBinary<"v.iv", (ins VCIX_ImmAttr:$imm), "a constant">;
def VCIX_BinaryOp : _VcixBinary<"v.sv", (ins VCIX_VectorOrScalar:$op), "a vector or scalar">;

#endif // MICA_VCIX

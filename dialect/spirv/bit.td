//===- SPIRVBitOps.td - Operations on bits -----------------*- tablegen -*-===//

#ifndef MICA_SPIRV_BIT
#define MICA_SPIRV_BIT

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SPIRV_BitBinaryOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_BinaryOp<mnemonic, SPIRV_Integer, SPIRV_Integer, traits # [Pure, SameOperandsAndResultType]> {
  let assemblyFormat = "operands attr-dict `:` type($result)";
}
class SPIRV_BitUnaryOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_UnaryOp<mnemonic, SPIRV_Integer, SPIRV_Integer, traits # [Pure, SameOperandsAndResultType]>;
class SPIRV_ShiftOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_BinaryOp<mnemonic, SPIRV_Integer, SPIRV_Integer,
                     traits # [Pure, SameOperandsAndResultShape, AllTypesMatch<["operand1", "result"]>]> {
  let assemblyFormat = "operands attr-dict `:` type($operand1) `,` type($operand2)";
  let hasVerifier = 1;
}

// An operation on the bits of an integer from `offset` on, as many as `count`.
class _SpvField<string mnemonic, dag bases, list<Trait> traits>
    : SPIRV_Op<mnemonic, traits>, _SpvFor<["BitInstructions", "Shader"]> {
  let arguments = !con(bases, (ins SPIRV_Integer:$offset, SPIRV_Integer:$count));
  let results = (outs SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$result);
  let assemblyFormat = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)";
  let hasVerifier = 0;
}
class SPIRV_BitFieldExtractOp<string mnemonic, list<Trait> traits = []>
    : _SpvField<mnemonic, (ins SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$base),
             traits # [Pure, AllTypesMatch<["base", "result"]>]>;

def SPIRV_BitFieldInsertOp : _SpvField<"BitFieldInsert",
    (ins SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$base, SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$insert),
    [Pure, AllTypesMatch<["base", "insert", "result"]>]> {
  let summary = "an integer whose bits at an offset are the lower bits of another one";
}
def SPIRV_BitFieldSExtractOp : SPIRV_BitFieldExtractOp<"BitFieldSExtract", [SignedOp]> {
  let summary = "bits of an integer, extended by their sign";
}
def SPIRV_BitFieldUExtractOp : SPIRV_BitFieldExtractOp<"BitFieldUExtract", [UnsignedOp]> {
  let summary = "bits of an integer, extended by zeros";
}

def SPIRV_BitCountOp : SPIRV_BitUnaryOp<"BitCount"> { let summary = "how many bits of an integer are 1"; }
def SPIRV_BitReverseOp : SPIRV_BitUnaryOp<"BitReverse">, _SpvFor<["BitInstructions", "Shader"]> {
  let summary = "the bits of an integer in reverse order";
}

let hasFolder = 1 in {
  def SPIRV_NotOp : SPIRV_BitUnaryOp<"Not", [UsableInSpecConstantOp]> { let summary = "the complement of each bit"; }
  foreach op = [["And", "the bits that are 1 in both integers"], ["Or", "the bits that are 1 in one of two integers"],
                ["Xor", "the bits that differ in two integers"]] in
    def SPIRV_Bitwise#op[0]#Op : SPIRV_BitBinaryOp<"Bitwise" # op[0], [Commutative, UsableInSpecConstantOp]> {
      let summary = op[1];
    }
  foreach op = [["LeftLogical", "to the left"], ["RightLogical", "to the right, after zeros"],
                ["RightArithmetic", "to the right, after copies of the sign"]] in
    def SPIRV_Shift#op[0]#Op : SPIRV_ShiftOp<"Shift" # op[0], [UsableInSpecConstantOp]> {
      let summary = "an integer that is shifted " # op[1];
    }
}

#endif // MICA_SPIRV_BIT

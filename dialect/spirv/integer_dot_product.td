//===- SPIRVIntegerDotProductOps.td - Integer dot products -*- tablegen -*-===//

#ifndef MICA_SPIRV_INTEGER_DOT_PRODUCT
#define MICA_SPIRV_INTEGER_DOT_PRODUCT

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// Two vectors of integers, or two integers with a format of packed vectors, which decides what is needed.
class SPIRV_IntegerDotProductOp<string mnemonic, list<Trait> traits = []> : SPIRV_Op<mnemonic, traits # [Pure]> {
  let results = (outs SPIRV_Integer:$result);
  let autogenAvailability = 0;
}

class SPIRV_IntegerDotProductBinaryOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_IntegerDotProductOp<mnemonic, traits # [AllTypesMatch<["vector1", "vector2"]>]> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$vector1, SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$vector2,
                       OptionalAttr<SPIRV_PackedVectorFormatAttr>:$format);
  let assemblyFormat = "$vector1 `,` $vector2 ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)";
}

class SPIRV_IntegerDotProductTernaryOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_IntegerDotProductOp<mnemonic, traits # [AllTypesMatch<["vector1", "vector2"]>,
                                                    AllTypesMatch<["accumulator", "result"]>]> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$vector1, SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$vector2,
                       SPIRV_Integer:$accumulator, OptionalAttr<SPIRV_PackedVectorFormatAttr>:$format);
  let assemblyFormat = [{
    $vector1 `,` $vector2 `,` $accumulator ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)
  }];
}

// The signs are those of the elements of the first and the second vector.
multiclass _SpvDotProducts<list<Trait> signs, string words, list<Trait> order = [Commutative]> {
  def SPIRV_#NAME#Op : SPIRV_IntegerDotProductBinaryOp<NAME, signs # order> {
    let summary = "the dot product of " # words # " integers";
  }
  def SPIRV_#NAME#AccSatOp : SPIRV_IntegerDotProductTernaryOp<NAME # "AccSat", signs> {
    let summary = "the dot product of " # words # " integers plus another integer, without overflow";
  }
}
defm SDot : _SpvDotProducts<[SignedOp], "signed">;
defm UDot : _SpvDotProducts<[UnsignedOp], "unsigned">;
defm SUDot : _SpvDotProducts<[SignedOp, UnsignedOp], "signed and unsigned", []>;

#endif // MICA_SPIRV_INTEGER_DOT_PRODUCT

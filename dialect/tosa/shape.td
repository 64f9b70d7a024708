//===- TosaShapeOps.td - Operations of tosa on shapes ------*- tablegen -*-===//

#ifndef MICA_TOSA_SHAPE
#define MICA_TOSA_SHAPE

include "mlir/Dialect/Tosa/IR/TosaInterfaces.td"
include "mlir/Dialect/Tosa/IR/TosaOpBase.td"
include "mlir/Dialect/Tosa/IR/TosaTypesBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def TosaShapeOperator : _TosaTrait<"TosaShapeOperator">;
def TosaShapeOperatorWithSameRanks : _TosaTrait<"TosaShapeOperatorWithSameRanks">;

class Tosa_ShapeOp<string mnemonic, list<Trait> traits = []> : Tosa_Op<mnemonic, !listconcat(traits, [TosaShapeOperator, Pure])> {
  let availability = [Profile<[Tosa_PRO_INT, Tosa_PRO_FP]>, Extension<[Tosa_EXT_SHAPE]>];
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}
class Tosa_ElementwiseShapeOp<string mnemonic, list<Trait> traits = []>
    : Tosa_ShapeOp<mnemonic, !listconcat(traits, [TosaShapeOperatorWithSameRanks])>;

class _TosaShape<string mnemonic, dag given, list<Trait> traits = []> : Tosa_ShapeOp<mnemonic, traits # [Pure]> {
  let arguments = given;
  let results = (outs Tosa_Shape:$output);
}

def Tosa_ConstShapeOp : _TosaShape<"const_shape", (ins IndexElementsAttr:$values), [ConstantLike]> {
  let summary = "a shape that is known: `tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>`";
  let availability = [Profile<[Tosa_PRO_INT, Tosa_PRO_FP]>, Extension<[]>];
  let hasFolder = 1;
  let hasVerifier = 1;
}
def Tosa_DimOp : _TosaShape<"dim", (ins Tosa_TensorAtLeast1D:$input1, I32Attr:$axis)> {
  let summary = "one size of a tensor, as a shape of rank 1";
  let hasVerifier = 1;
}
def Tosa_ConcatShapeOp : _TosaShape<"concat_shape", (ins Variadic<Tosa_Shape>:$input)> {
  let summary = "the sizes of several shapes, one after the other";
  let hasVerifier = 1;
}
def Tosa_SliceShapeOp
    : _TosaShape<"slice_shape", (ins Tosa_Shape:$input, Tosa_ScalarInt32Tensor:$start, Tosa_ScalarInt32Tensor:$size)> {
  let summary = "a number of sizes of a shape, from one on";
  let hasVerifier = 1;
}

// Operations on the sizes of one shape or of two, one after the other.
class _TosaSizesOp<string mnemonic, string words, dag given> : Tosa_ElementwiseShapeOp<mnemonic, [Pure]> {
  let summary = words;
  let arguments = given;
  let results = (outs Tosa_Shape:$output);
}
class _TosaOne<string mnemonic, string words> : _TosaSizesOp<mnemonic, words, (ins Tosa_Shape:$input)>;
class _TosaTwo<string mnemonic, string words> : _TosaSizesOp<mnemonic, words, (ins Tosa_Shape:$input1, Tosa_Shape:$input2)>;

def Tosa_AddShapeOp : _TosaTwo<"add_shape", "the sums of sizes">;
def Tosa_SubShapeOp : _TosaTwo<"sub_shape", "the differences of sizes">;
def Tosa_MulShapeOp : _TosaTwo<"mul_shape", "the products of sizes">;
def Tosa_DivCeilShapeOp : _TosaTwo<"div_ceil_shape", "the quotients of sizes, rounded up">;
def Tosa_DivFloorShapeOp : _TosaTwo<"div_floor_shape", "the quotients of sizes, rounded down">;
def Tosa_ModShapeOp : _TosaTwo<"mod_shape", "the remainders of sizes">;
def Tosa_MaxShapeOp : _TosaTwo<"max_shape", "the larger ones of sizes">;
def Tosa_MinShapeOp : _TosaTwo<"min_shape", "the smaller ones of sizes">;
def Tosa_Exp2ShapeOp : _TosaOne<"exp2_shape", "the powers of two whose exponents are the sizes">;
def Tosa_Log2CeilShapeOp : _TosaOne<"log2_ceil_shape", "the logarithms of sizes to base two, rounded up">;
def Tosa_Log2FloorShapeOp : _TosaOne<"log2_floor_shape", "the logarithms of sizes to base two, rounded down">;

#endif // MICA_TOSA_SHAPE

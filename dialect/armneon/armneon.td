//===- ArmNeon.td - The dialect arm_neon -------------------*- tablegen -*-===//

#ifndef MICA_ARM_NEON
#define MICA_ARM_NEON

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ArmNeon_Dialect : Dialect {
  let name = "arm_neon";
  let cppNamespace = "::mlir::arm_neon";
  let description = "Products in Arm's Neon, whose vectors have 64 or 128 bits.";
}

class NeonVectorOfLength<int length, Type element>
    : ShapedContainerType<[element], And<[IsVectorOfShape<[length]>, IsFixedVectorOfAnyRankTypePred]>,
                          "a vector with length " # length, "::mlir::VectorType">;

class ArmNeon_IntrOp<string mnemonic, list<int> overloadedResults, list<int> overloadedOperands, int numResults,
                     list<Trait> traits = [], bit requiresAccessGroup = 0, bit requiresAliasAnalysis = 0>
    : LLVM_IntrOpBase<ArmNeon_Dialect, "intr." # mnemonic, "aarch64_neon_" # !subst(".", "_", mnemonic), overloadedResults,
                      overloadedOperands, traits, numResults, requiresAccessGroup, requiresAliasAnalysis>;
class ArmNeon_OverloadedOneResultIntrOp<string mnemonic, list<Trait> traits = []> : ArmNeon_IntrOp<mnemonic, [0], [], 1, traits>;
class ArmNeon_OverloadedOperandsWithOneResultIntrOp<string mnemonic, list<int> overloadedOperands, list<Trait> traits = []>
    : ArmNeon_IntrOp<mnemonic, [0], overloadedOperands, 1, traits>;

def SMullOp : ArmNeon_OverloadedOneResultIntrOp<"smull", [
    Pure, AllTypesMatch<["a", "b"]>,
    TypesMatchWith<"res has same vector shape and element bitwidth scaled by 2 as a", "a", "res",
                   "::llvm::cast<VectorType>($_self).scaleElementBitwidth(2)">]> {
  let summary = "the products of signed integers, twice as wide";
  let description = [{
    ```mlir
    %0 = arm_neon.intr.smull %a, %b : vector<4xi16> to vector<4xi32>
    ```
  }];
  defvar narrow = VectorOfLengthAndType<[8, 4, 2], [I8, I16, I32]>;
  let arguments = (ins narrow:$a, narrow:$b);
  let results = (outs VectorOfLengthAndType<[8, 4, 2], [I16, I32, I64]>:$res);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($a) `to` type($res)";
}

//===----------------------------------------------------------------------===//
// Dot products
//===----------------------------------------------------------------------===//

defvar _neonDotTraits = [Pure, AllTypesMatch<["b", "c"]>, AllTypesMatch<["a", "res"]>];
defvar _neonFours = VectorOfLengthAndType<[4, 2], [I32]>;
defvar _neonBytes = VectorOfLengthAndType<[16, 8], [I8]>;
defvar _neonDotFormat = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)";

def SdotOp : ArmNeon_OverloadedOperandsWithOneResultIntrOp<"sdot", [1], _neonDotTraits # [
    TypesMatchWith<"res has the same number of elements as operand b", "b", "res",
                   "VectorType::get({::llvm::cast<VectorType>($_self).getShape()[0] / 4}," #
                   "IntegerType::get($_self.getContext(), 32))">]> {
  let summary = "adds the products of groups of four signed bytes to the elements of `a`";
  let description = [{
    ```mlir
    %0 = arm_neon.intr.sdot %a, %b, %c : vector<8xi8>, vector<8xi8> to vector<2xi32>
    ```
  }];
  let arguments = (ins _neonFours:$a, _neonBytes:$b, _neonBytes:$c);
  let results = (outs _neonFours:$res);
  let assemblyFormat = _neonDotFormat;
}

class ArmNeon_2dOp<string mnemonic, list<Trait> traits = []> : Op<ArmNeon_Dialect, "2d." # mnemonic, traits>;

class _NeonShape<string name> {
  string shape = "::llvm::cast<VectorType>(get" # name # "().getType()).getShape()";
}
defvar _neonShapeA = _NeonShape<"A">.shape;
defvar _neonShapeB = _NeonShape<"B">.shape;

def Sdot2dOp : ArmNeon_2dOp<"sdot", _neonDotTraits # [
    PredOpTrait<"operand `a` should be 1-dimensional", CPred<_neonShapeA # ".size() == 1">>,
    PredOpTrait<"operand `b` should be 2-dimensional", CPred<_neonShapeB # ".size() == 2">>,
    PredOpTrait<"operand `b` should have 4 columns", CPred<_neonShapeB # "[1] == 4">>,
    PredOpTrait<"operand `b` should have as many rows as the size of operand `a`",
                CPred<!strconcat(_neonShapeB, "[0] == ", _neonShapeA, "[0]")>>]> {
  let summary = "adds to each element of `a` the dot product of a row of `b` and the same row of `c`";
  let description = [{
    The groups of `arm_neon.intr.sdot` are rows here.

    ```mlir
    %0 = arm_neon.2d.sdot %a, %b, %c : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
    ```
  }];
  let arguments = (ins _neonFours:$a, _neonBytes:$b, _neonBytes:$c);
  let results = (outs _neonFours:$res);
  let assemblyFormat = _neonDotFormat;
}

//===----------------------------------------------------------------------===//
// Products of matrices
//===----------------------------------------------------------------------===//

// Adds the product of a matrix with two rows and the transpose of another to a 2x2 matrix.
class _NeonProduct<string mnemonic, list<int> results, list<int> operands, Type sum, Type factor, string what>
    : ArmNeon_IntrOp<mnemonic, results, operands, 1, [Pure, AllTypesMatch<["src1", "src2"]>, AllTypesMatch<["acc", "res"]>]> {
  let summary = "the product of two matrices with two rows of " # what # ", plus a third matrix";
  let description = "The second matrix is transposed: the result has two rows and two columns.";
  let arguments = (ins sum:$acc, factor:$src1, factor:$src2);
  let results = (outs sum:$res);
  let assemblyFormat = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)";
}
class _NeonByteProduct<string mnemonic, string what>
    : _NeonProduct<mnemonic, [0], [1], NeonVectorOfLength<4, I32>, NeonVectorOfLength<16, I8>, what>;
def SmmlaOp : _NeonByteProduct<"smmla", "signed bytes">;
def UmmlaOp : _NeonByteProduct<"ummla", "unsigned bytes">;
def UsmmlaOp : _NeonByteProduct<"usmmla", "unsigned bytes, in the other signed ones">;
def BfmmlaOp : _NeonProduct<"bfmmla", [], [], NeonVectorOfLength<4, F32>, NeonVectorOfLength<8, BF16>, "bf16">;

#endif // MICA_ARM_NEON

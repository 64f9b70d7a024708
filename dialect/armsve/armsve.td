//===- ArmSVE.td - The dialect arm_sve ---------------------*- tablegen -*-===//

#ifndef MICA_ARM_SVE
#define MICA_ARM_SVE

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ArmSVE_Dialect : Dialect {
  let name = "arm_sve";
  let cppNamespace = "::mlir::arm_sve";
  let description = [{
    Instructions of Arm's Scalable Vector Extension, whose vectors have a multiple of 128 bits. The operations below
    `intr` are LLVM's intrinsics.
  }];
  let dependentDialects = ["vector::VectorDialect"];
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

// A predicate has a bit for each element of a vector. An svbool has one for each byte.
defvar _sveCounts = [16, 8, 4, 2, 1];
let summary = "vector<[16]xi1>" in
def SVBool : ScalableVectorOfRankAndLengthAndType<[1], [16], [I1]>;
let summary = "vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>" in
def SVEPredicate : ScalableVectorOfRankAndLengthAndType<[1], _sveCounts, [I1]>;
def SVBoolMask : VectorWithTrailingDimScalableOfSizeAndType<[16], [I1]>;
def SVEPredicateMask : VectorWithTrailingDimScalableOfSizeAndType<_sveCounts, [I1]>;

class Scalable1DVectorOfLength<int length, list<Type> elements>
    : ShapedContainerType<elements, And<[IsVectorOfShape<[length]>, IsVectorTypeWithAnyDimScalablePred]>,
                          "a 1-D scalable vector with length " # length, "::mlir::VectorType">;
class _SVERegister : AnyTypeOf<[
    Scalable1DVectorOfLength<2, [I64, F64]>, Scalable1DVectorOfLength<4, [I32, F32]>,
    Scalable1DVectorOfLength<8, [I16, F16, BF16]>, Scalable1DVectorOfLength<16, [I8]>],
    "an SVE vector with element size <= 64-bit">;
def SVEVector : _SVERegister;
def ZipInputVectorType : _SVERegister;

class ArmSVE_Op<string mnemonic, list<Trait> traits = []> : Op<ArmSVE_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Sums and products of elements
//===----------------------------------------------------------------------===//

class _SVEMasked<string mnemonic, string op_description, list<Type> elements, list<Trait> traits>
    : ArmSVE_Op<mnemonic, traits # [
          AllTypesMatch<["src1", "src2", "res"]>,
          TypesMatchWith<"mask has i1 element type and same shape as operands", "src1", "mask", "getI1SameShape($_self)">]> {
  let summary = op_description # " where a mask is set: `arm_sve." # mnemonic # " %mask, %a, %b : vector<[4]xi1>, vector<[4]x" #
                !if(!eq(!size(elements), 1), "f32", "i32") # ">`";
  let arguments = (ins ScalableVectorOfAnyRank<[I1]>:$mask, ScalableVectorOfAnyRank<elements>:$src1,
                       ScalableVectorOfAnyRank<elements>:$src2);
  let results = (outs ScalableVectorOfAnyRank<elements>:$res);
  let assemblyFormat = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)";
}
class ScalableMaskedFOp<string mnemonic, string op_description, list<Trait> traits = []>
    : _SVEMasked<mnemonic, op_description, [AnyFloat], traits>;
class ScalableMaskedIOp<string mnemonic, string op_description, list<Trait> traits = []>
    : _SVEMasked<mnemonic, op_description, [I8, I16, I32, I64], traits>;

def ScalableMaskedAddIOp : ScalableMaskedIOp<"masked.addi", "addition", [Commutative]>;
def ScalableMaskedAddFOp : ScalableMaskedFOp<"masked.addf", "addition", [Commutative]>;
def ScalableMaskedSubIOp : ScalableMaskedIOp<"masked.subi", "subtraction">;
def ScalableMaskedSubFOp : ScalableMaskedFOp<"masked.subf", "subtraction">;
def ScalableMaskedMulIOp : ScalableMaskedIOp<"masked.muli", "multiplication", [Commutative]>;
def ScalableMaskedMulFOp : ScalableMaskedFOp<"masked.mulf", "multiplication", [Commutative]>;
def ScalableMaskedSDivIOp : ScalableMaskedIOp<"masked.divi_signed", "signed division">;
def ScalableMaskedUDivIOp : ScalableMaskedIOp<"masked.divi_unsigned", "unsigned division">;
def ScalableMaskedDivFOp : ScalableMaskedFOp<"masked.divf", "division">;

// Dot products, or products of matrices, that are added to a vector.
class _SVEProduct<string mnemonic, string what, Type sum, Type factor>
    : ArmSVE_Op<mnemonic, [Pure, AllTypesMatch<["src1", "src2"]>, AllTypesMatch<["acc", "dst"]>]> {
  let summary = what;
  let arguments = (ins sum:$acc, factor:$src1, factor:$src2);
  let results = (outs sum:$dst);
  let assemblyFormat = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)";
}
class _SVEDot<string mnemonic, string kind>
    : _SVEProduct<mnemonic, "adds the products of groups of four " # kind # " integers to the elements of a vector",
                  ScalableVectorOfLengthAndType<[4, 2], [I32, I64]>, ScalableVectorOfLengthAndType<[16, 8], [I8, I16]>> {
  let description = "```mlir\n%0 = arm_sve." # mnemonic # " %acc, %a, %b : vector<[16]xi8> to vector<[4]xi32>\n```";
}
def SdotOp : _SVEDot<"sdot", "signed">;
def UdotOp : _SVEDot<"udot", "unsigned">;

defvar _sveMatrixWords = [{
  Each part of a vector with 128 bits is a matrix with two rows. The second factor is transposed, so that the product has
  two rows and columns.
}];
class _SVEMatrixProduct<string mnemonic, string kind>
    : _SVEProduct<mnemonic, "adds products of matrices of " # kind # " to a vector",
                  ScalableVectorOfLengthAndType<[4], [I32]>, ScalableVectorOfLengthAndType<[16], [I8]>> {
  let description = _sveMatrixWords;
}
def SmmlaOp : _SVEMatrixProduct<"smmla", "signed bytes">;
def UmmlaOp : _SVEMatrixProduct<"ummla", "unsigned bytes">;
def UsmmlaOp : _SVEMatrixProduct<"usmmla", "unsigned bytes and such of signed ones">;

//===----------------------------------------------------------------------===//
// Predicates
//===----------------------------------------------------------------------===//

class SvboolTypeConstraint<string predicate, string svbool>
    : TypesMatchWith<"expected corresponding svbool type widened to [16]xi1", predicate, svbool,
                     "VectorType(VectorType::Builder(::llvm::cast<VectorType>($_self))" #
                     ".setDim(::llvm::cast<VectorType>($_self).getRank() - 1, 16))">;

def ConvertFromSvboolOp : ArmSVE_Op<"convert_from_svbool", [Pure, SvboolTypeConstraint<"result", "source">]> {
  let summary = "a predicate that was kept as svbool: `arm_sve.convert_from_svbool %b : vector<[4]xi1>`";
  let arguments = (ins SVBoolMask:$source);
  let results = (outs SVEPredicateMask:$result);
  let assemblyFormat = "$source attr-dict `:` type($result)";
}
def ConvertToSvboolOp : ArmSVE_Op<"convert_to_svbool", [Pure, SvboolTypeConstraint<"source", "result">]> {
  let summary = "a predicate as svbool, the kind that registers and memory hold: `arm_sve.convert_to_svbool %p : vector<[4]xi1>`";
  let description = "The bits that the predicate does not have are zero.";
  let arguments = (ins SVEPredicateMask:$source);
  let results = (outs SVBoolMask:$result);
  let assemblyFormat = "$source attr-dict `:` type($source)";
}

def PselOp : ArmSVE_Op<"psel", [Pure, AllTypesMatch<["p1", "result"]>]> {
  let summary = "a predicate if a bit of another one is set, else no bits";
  let description = [{
    ```mlir
    %0 = arm_sve.psel %p, %q[%i] : vector<[4]xi1>, vector<[8]xi1>
    ```
  }];
  let arguments = (ins SVEPredicate:$p1, SVEPredicate:$p2, Index:$index);
  let results = (outs SVEPredicate:$result);
  let builders = [OpBuilder<(ins "Value":$p1, "Value":$p2, "Value":$index), [{
    build($_builder, $_state, p1.getType(), p1, p2, index);
  }]>];
  let assemblyFormat = "$p1 `,` $p2 `[` $index `]` attr-dict `:` type($p1) `,` type($p2)";
}

//===----------------------------------------------------------------------===//
// Permutations
//===----------------------------------------------------------------------===//

class _SVEZip<string mnemonic, list<int> numbers> : ArmSVE_Op<mnemonic, [
    Pure, AllTypesMatch<!foreach(n, numbers, "sourceV" # n) # !foreach(n, numbers, "resultV" # n)>]> {
  defvar types = !listsplat(ZipInputVectorType, !size(numbers));
  defvar values = !foreach(n, numbers, "v" # n);
  let arguments = !dag(ins, types, !foreach(n, numbers, "sourceV" # n));
  let results = !dag(outs, types, !foreach(n, numbers, "resultV" # n));
  let builders = [OpBuilder<!dag(ins, !listsplat("Value", !size(numbers)), values),
      "build($_builder, $_state, " # !interleave(!listsplat("v1.getType()", !size(numbers)) # values, ", ") # ");">];
  let assemblyFormat = !interleave(!foreach(n, numbers, "$sourceV" # n), " `,` ") # " attr-dict `:` type($sourceV1)";
}
def ZipX2Op : _SVEZip<"zip.x2", [1, 2]> {
  let summary = "the elements of two vectors in turn, in two vectors: `%a, %b = arm_sve.zip.x2 %x, %y : vector<[4]xf32>`";
}
def ZipX4Op : _SVEZip<"zip.x4", [1, 2, 3, 4]> {
  let summary = "the elements of four vectors in turn, in four vectors";
}

def DupQLaneOp : ArmSVE_Op<"dupq_lane", [Pure, AllTypesMatch<["src", "dst"]>]> {
  let summary = "copies of one part of a vector with 128 bits: `arm_sve.dupq_lane %v[1] : vector<[4]xi32>`";
  let description = "There are zeros if the vector does not have as many parts.";
  let arguments = (ins SVEVector:$src, I64Attr:$lane);
  let results = (outs SVEVector:$dst);
  let builders = [OpBuilder<(ins "Value":$src, "int64_t":$lane), [{
    build($_builder, $_state, src.getType(), src, lane);
  }]>];
  let assemblyFormat = "$src `[` $lane `]` attr-dict `:` type($dst)";
}

//===----------------------------------------------------------------------===//
// Intrinsics
//===----------------------------------------------------------------------===//

class ArmSVE_IntrOp<string mnemonic, list<Trait> traits = [], list<int> overloadedOperands = [], list<int> overloadedResults = [],
                    int numResults = 1, list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_IntrOpBase<ArmSVE_Dialect, "intr." # mnemonic, "aarch64_sve_" # !subst(".", "_", mnemonic), overloadedResults,
                      overloadedOperands, traits, numResults, 0, 0, 0, 0, 0, immArgPositions, immArgAttrNames> {
  let summary = "the intrinsic `llvm.aarch64.sve." # mnemonic # "`";
}
class ArmSVE_IntrBinaryOverloadedOp<string mnemonic, list<Trait> traits = []> : ArmSVE_IntrOp<mnemonic, traits, [], [0]>;

class _SVEThree<string mnemonic> : ArmSVE_IntrBinaryOverloadedOp<mnemonic> {
  let arguments = (ins AnyScalableVectorOfAnyRank, AnyScalableVectorOfAnyRank, AnyScalableVectorOfAnyRank);
}
foreach name = ["Ummla", "Smmla", "Usmmla", "Sdot", "Udot"] in
  def name # IntrOp : _SVEThree<!tolower(name)>;
foreach name = ["Add", "Mul", "Sub"] in {
  def ScalableMasked # name # IIntrOp : _SVEThree<!tolower(name)>;
  def ScalableMasked # name # FIntrOp : _SVEThree<"f" # !tolower(name)>;
}
def ScalableMaskedSDivIIntrOp : _SVEThree<"sdiv">;
def ScalableMaskedUDivIIntrOp : _SVEThree<"udiv">;
def ScalableMaskedDivFIntrOp : _SVEThree<"fdiv">;

def BfmmlaOp : ArmSVE_IntrOp<"bfmmla", [Pure, AllTypesMatch<["src1", "src2"]>, AllTypesMatch<["acc", "res"]>]> {
  let summary = "adds products of matrices of bf16 to a vector";
  let description = _sveMatrixWords;
  defvar sum = ScalableVectorOfLengthAndType<[4], [F32]>;
  defvar factor = ScalableVectorOfLengthAndType<[8], [BF16]>;
  let arguments = (ins sum:$acc, factor:$src1, factor:$src2);
  let results = (outs sum:$res);
  let assemblyFormat = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)";
}

def ConvertFromSvboolIntrOp : ArmSVE_IntrOp<"convert.from.svbool", [TypeIs<"res", SVEPredicate>], [], [0]> {
  let arguments = (ins SVBool:$svbool);
}
def ConvertToSvboolIntrOp : ArmSVE_IntrOp<"convert.to.svbool", [TypeIs<"res", SVBool>], [0]> {
  let arguments = (ins SVEPredicate:$mask);
}
def PselIntrOp : ArmSVE_IntrOp<"psel", [Pure, TypeIs<"res", SVBool>], [1]> {
  let arguments = (ins Arg<SVBool>:$p1, Arg<SVEPredicate>:$p2, Arg<I32>:$index);
}
def WhileLTIntrOp : ArmSVE_IntrOp<"whilelt", [TypeIs<"res", SVEPredicate>, Pure], [0], [0]> {
  let arguments = (ins I64:$base, I64:$n);
}

class _SVEZipIntrinsic<string mnemonic, list<string> names> : ArmSVE_IntrOp<mnemonic, [], [0], [], !size(names)> {
  let arguments = !dag(ins, !listsplat(Arg<AnyScalableVectorOfAnyRank>, !size(names)), names);
}
def ZipX2IntrOp : _SVEZipIntrinsic<"zip.x2", ["v1", "v2"]>;
def ZipX4IntrOp : _SVEZipIntrinsic<"zip.x4", ["v1", "v2", "v3", "v4"]>;

def DupQLaneIntrOp : ArmSVE_IntrOp<"dupq_lane", [], [0], [], 1, [1], ["lane"]> {
  let arguments = (ins Arg<ScalableVectorOfRank<[1]>>:$v, Arg<I64Attr>:$lane);
}

#endif // MICA_ARM_SVE

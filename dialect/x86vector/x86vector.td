//===- X86Vector.td - The dialect x86vector ----------------*- tablegen -*-===//

#ifndef MICA_X86VECTOR
#define MICA_X86VECTOR

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Dialect/X86Vector/X86VectorInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def X86Vector_Dialect : Dialect {
  let name = "x86vector";
  let cppNamespace = "::mlir::x86vector";
  let description = "Instructions of AVX and AVX-512 on vectors, one operation for all widths of an instruction.";
}

class AVX512_Op<string mnemonic, list<Trait> traits = []> : Op<X86Vector_Dialect, "avx512." # mnemonic, traits>;
class AVX_Op<string mnemonic, list<Trait> traits = []> : Op<X86Vector_Dialect, "avx." # mnemonic, traits>;
class AVX_LowOp<string mnemonic, list<Trait> traits = []> : Op<X86Vector_Dialect, "avx.intr." # mnemonic, traits>;

defvar _x86Pure = [Pure, X86IntrinsicOpInterface];

// A vector, or an integer, that has a bit or some more elements for each element of another vector.
defvar _x86Length = "::llvm::cast<VectorType>($_self).getShape()[0]";
class _X86Mask<string message, string from, string mask>
    : TypesMatchWith<message, from, mask,
                     !strconcat("VectorType::get({", _x86Length, "}, IntegerType::get($_self.getContext(), 1))")>;
class _X86Bits<string message, string mask>
    : TypesMatchWith<message, "dst", mask, !strconcat("IntegerType::get($_self.getContext(), (", _x86Length, "))")>;
class _X86Groups<string message, string from, int of, string element>
    : TypesMatchWith<message, from, "a",
                     !strconcat("VectorType::get({", _x86Length, " * ", !cast<string>(of), "}, ", element, ")")>;

class _X86Wide<list<Type> elements> : VectorOfLengthAndType<[16, 8], elements>;
defvar _x86Floats = _X86Wide<[F32, F64]>;
defvar _x86Numbers = _X86Wide<[F32, I32, F64, I64]>;

//===----------------------------------------------------------------------===//
// AVX-512
//===----------------------------------------------------------------------===//

def MaskCompressOp : AVX512_Op<"mask.compress", _x86Pure # [
    AllTypesMatch<["a", "dst"]>, _X86Mask<"`k` has the same number of bits as elements in `dst`", "dst", "k">]> {
  let summary = "moves the elements that a mask selects to the front";
  let description = [{
    The elements after these are those of `src` or of the constant, or zero.

    ```mlir
    %0 = x86vector.avx512.mask.compress %k, %a : vector<8xf64>
    %1 = x86vector.avx512.mask.compress %k, %a, %src : vector<8xf64>, vector<8xf64>
    ```
  }];
  let arguments = (ins _X86Wide<[I1]>:$k, _x86Numbers:$a, Optional<_x86Numbers>:$src, OptionalAttr<ElementsAttr>:$constant_src);
  let results = (outs _x86Numbers:$dst);
  let assemblyFormat = "$k `,` $a (`,` $src^)? attr-dict `:` type($dst) (`,` type($src)^)?";
  let hasVerifier = 1;
}

// Rounds, or scales by a power of two. A bit for each element says whether the result has it or that of `src`.
class _X86Masked<string mnemonic, list<string> same, string mask, dag given, string format>
    : AVX512_Op<mnemonic, _x86Pure # [
          AllTypesMatch<same # ["dst"]>, _X86Bits<mask # " has the same number of bits as elements in dst", mask>]> {
  let arguments = given;
  let results = (outs _x86Floats:$dst);
  let assemblyFormat = format # " `,` $rounding attr-dict `:` type($dst)";
}
def MaskRndScaleOp : _X86Masked<"mask.rndscale", ["src", "a"], "imm",
    (ins _x86Floats:$src, I32:$k, _x86Floats:$a, AnyTypeOf<[I16, I8]>:$imm, I32:$rounding), "$src `,` $k `,` $a `,` $imm"> {
  let summary = "rounds to as many binary places as `k` says";
  let description = [{
    ```mlir
    %0 = x86vector.avx512.mask.rndscale %src, %k, %a, %imm, %rounding : vector<8xf64>
    ```
  }];
}
def MaskScaleFOp : _X86Masked<"mask.scalef", ["src", "a", "b"], "k",
    (ins _x86Floats:$src, _x86Floats:$a, _x86Floats:$b, AnyTypeOf<[I16, I8]>:$k, I32:$rounding), "$src `,` $a `,` $b `,` $k"> {
  let summary = "multiplies by two to the power of the floor of `b`";
  let description = [{
    ```mlir
    %0 = x86vector.avx512.mask.scalef %src, %a, %b, %k, %rounding : vector<16xf32>
    ```
  }];
}

def Vp2IntersectOp : AVX512_Op<"vp2intersect", _x86Pure # [
    AllTypesMatch<["a", "b"]>, _X86Mask<"k1 has the same number of bits as elements in a", "a", "k1">,
    _X86Mask<"k2 has the same number of bits as elements in b", "a", "k2">]> {
  let summary = "which elements of each vector the other has, too";
  let description = [{
    ```mlir
    %k1, %k2 = x86vector.avx512.vp2intersect %a, %b : vector<8xi64>
    ```
  }];
  let arguments = (ins _X86Wide<[I32, I64]>:$a, _X86Wide<[I32, I64]>:$b);
  let results = (outs _X86Wide<[I1]>:$k1, _X86Wide<[I1]>:$k2);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($a)";
}

def DotBF16Op : AVX512_Op<"dot", _x86Pure # [
    AllTypesMatch<["a", "b"]>, AllTypesMatch<["src", "dst"]>,
    _X86Groups<"`a` has twice an many elements as `src`", "src", 2, "BFloat16Type::get($_self.getContext())">]> {
  let summary = "adds the products of pairs of neighbors";
  let description = [{
    ```mlir
    %sum = x86vector.avx512.dot %start, %x, %y : vector<16xbf16> -> vector<8xf32>
    ```
  }];
  defvar sum = VectorOfLengthAndType<[4, 8, 16], [F32]>;
  defvar factor = VectorOfLengthAndType<[8, 16, 32], [BF16]>;
  let arguments = (ins sum:$src, factor:$a, factor:$b);
  let results = (outs sum:$dst);
  let assemblyFormat = "$src `,` $a `,` $b attr-dict `:` type($a) `->` type($src)";
}
def CvtPackedF32ToBF16Op : AVX512_Op<"cvt.packed.f32_to_bf16", _x86Pure # [AllElementCountsMatch<["a", "dst"]>]> {
  let summary = "rounds f32 to bf16: `x86vector.avx512.cvt.packed.f32_to_bf16 %v : vector<8xf32> -> vector<8xbf16>`";
  let arguments = (ins VectorOfLengthAndType<[8, 16], [F32]>:$a);
  let results = (outs VectorOfLengthAndType<[8, 16], [BF16]>:$dst);
  let assemblyFormat = "$a attr-dict `:` type($a) `->` type($dst)";
}

//===----------------------------------------------------------------------===//
// AVX
//===----------------------------------------------------------------------===//

class _X86Eight : VectorOfLengthAndType<[8], [F32]>;

def RsqrtOp : AVX_Op<"rsqrt", _x86Pure # [SameOperandsAndResultType]> {
  let summary = "approximates one divided by the square root: `x86vector.avx.rsqrt %v : vector<8xf32>`";
  let arguments = (ins _X86Eight<>:$a);
  let results = (outs _X86Eight<>:$b);
  let assemblyFormat = "$a attr-dict `:` type($a)";
}
def DotOp : AVX_LowOp<"dot", _x86Pure # [SameOperandsAndResultType]> {
  let summary = "the dot products of both halves of two vectors";
  let description = [{
    The four elements of a half of the result are all its dot product. The sum of one in each half is that of the vectors.

    ```mlir
    %products = x86vector.avx.intr.dot %v, %w : vector<8xf32>
    ```
  }];
  let arguments = (ins _X86Eight<>:$a, _X86Eight<>:$b);
  let results = (outs _X86Eight<>:$res);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($res)";
}
def DotInt8Op : AVX_Op<"dot.i8", _x86Pure # [
    AllTypesMatch<["a", "b"]>, AllTypesMatch<["w", "dst"]>,
    _X86Groups<"`a` has four times elements as `w`", "w", 4, "IntegerType::get($_self.getContext(), 8)">]> {
  let summary = "adds the products of groups of four signed bytes to `w`";
  let description = [{
    ```mlir
    %sum = x86vector.avx.dot.i8 %start, %x, %y : vector<16xi8> -> vector<4xi32>
    ```
  }];
  defvar sum = VectorOfLengthAndType<[4, 8], [I32]>;
  defvar factor = VectorOfLengthAndType<[16, 32], [I8]>;
  let arguments = (ins sum:$w, factor:$a, factor:$b);
  let results = (outs sum:$dst);
  let assemblyFormat = "$w `,` $a `,` $b attr-dict `:` type($a) `->` type($w)";
}

class _X86FromMemory<string mnemonic, string what> : AVX_Op<mnemonic, [MemoryEffects<[MemRead]>, X86IntrinsicOpInterface]> {
  let summary = what # " in memory, as f32: `x86vector.avx." # mnemonic # " %m : memref<8xbf16> -> vector<4xf32>`";
  let arguments = (ins MemRefOf<[BF16, F16]>:$a);
  let results = (outs VectorOfLengthAndType<[4, 8], [F32]>:$dst);
  let assemblyFormat = "$a attr-dict `:` type($a) `->` type($dst)";
}
def BcstToPackedF32Op : _X86FromMemory<"bcst_to_f32.packed", "copies of a short number">;
def CvtPackedEvenIndexedToF32Op : _X86FromMemory<"cvt.packed.even.indexed_to_f32", "every second short number, from the first on,">;
def CvtPackedOddIndexedToF32Op : _X86FromMemory<"cvt.packed.odd.indexed_to_f32", "every second short number, from the second on,">;

#endif // MICA_X86VECTOR

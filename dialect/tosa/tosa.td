//===- TosaOps.td - Operations of tosa ---------------------*- tablegen -*-===//

#ifndef MICA_TOSA_OPS
#define MICA_TOSA_OPS

include "mlir/Dialect/Tosa/IR/TosaInterfaces.td"
include "mlir/Dialect/Tosa/IR/TosaOpBase.td"
include "mlir/Dialect/Tosa/IR/TosaTypesBase.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===----------------------------------------------------------------------===//
// Profiles, extensions and forms
//===----------------------------------------------------------------------===//

class _TosaIn<list<I32EnumAttrCase> profiles, list<I32EnumAttrCase> extensions> {
  list<Availability> availability = [Profile<profiles>, Extension<extensions>];
}
// Operands, attributes and types are written one after the other.
class _TosaPlain<list<I32EnumAttrCase> profiles, list<I32EnumAttrCase> extensions> : _TosaIn<profiles, extensions> {
  string assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}
// The same, but the case of an enumeration is a word.
class _TosaModes<list<I32EnumAttrCase> profiles, list<I32EnumAttrCase> extensions> : _TosaIn<profiles, extensions> {
  bit hasCustomAssemblyFormat = 1;
}

defvar _tosaBoth = [Tosa_PRO_INT, Tosa_PRO_FP];
defvar _tosaBytes = [Tosa_EXT_FP8E4M3, Tosa_EXT_FP8E5M2, Tosa_EXT_BF16];
defvar _tosaProducts = [Tosa_EXT_INT16] # _tosaBytes;

class _TosaArithmetic : _TosaPlain<_tosaBoth, [Tosa_EXT_BF16, Tosa_EXT_INT64]>;
class _TosaReal : _TosaPlain<[Tosa_PRO_FP], [Tosa_EXT_BF16]>;
class _TosaInteger : _TosaPlain<[Tosa_PRO_INT], [Tosa_EXT_INT64]>;
class _TosaLogical : _TosaPlain<_tosaBoth, []>;
class _TosaMoving : _TosaPlain<_tosaBoth, _tosaBytes # [Tosa_EXT_INT64]>;

defvar _tosaNaN
    = DefaultValuedAttr<Tosa_NanPropagationModeAttr, "::mlir::tosa::NanPropagationMode::PROPAGATE">;
defvar _tosaLocalBound = DefaultValuedOptionalAttr<BoolAttr, "false">;
defvar _tosaZero = Tosa_ScalarIntOrFloatTensor;

// Access to the zero points of these operands.
class _TosaZeroPoints<list<string> names> {
  code extraClassDeclaration = !interleave(!foreach(n, names, "FailureOr<int64_t> get" # n # "ZeroPoint();\n" #
                                                              "LogicalResult verify" # n # "ZeroPoint(int64_t zp);\n"), "");
}
// The types of results that are inferred may differ from those that are given.
class _TosaCompatible {
  code extraClassDeclaration = "static bool isCompatibleReturnTypes(TypeRange l, TypeRange r);";
}

//===----------------------------------------------------------------------===//
// Products, windows and transforms
//===----------------------------------------------------------------------===//

def Tosa_AccType : AnyTypeOf<[I<32>, I<48>, F16, F32]>;

defvar _tosaWeighted = (ins Tosa_Tensor1D:$bias, _tosaZero:$input_zp, _tosaZero:$weight_zp);
defvar _tosaAccumulated = (ins TypeAttrOf<Tosa_AccType>:$acc_type, _tosaLocalBound:$local_bound);

// Images with channels, convolved with a kernel.
class _TosaConvolution<string mnemonic, Type image, dag given, list<OpBuilder> with = [Tosa_ConvOpQuantInfoBuilder]>
    : Tosa_ConvOp<mnemonic>, _TosaIn<_tosaBoth, [Tosa_EXT_INT4] # _tosaProducts>, _TosaZeroPoints<["Input", "Weight"]> {
  let arguments = !con((ins image:$input, image:$weight), _tosaWeighted, given, _tosaAccumulated);
  let results = (outs image:$output);
  let builders = with;
  let hasVerifier = 1;
}
defvar _tosaPlane = (ins Tosa_IntArrayAttr4:$pad, Tosa_IntArrayAttr2:$stride, Tosa_IntArrayAttr2:$dilation);
defvar _tosaSpace = (ins Tosa_IntArrayAttr6:$pad, Tosa_IntArrayAttr3:$stride, Tosa_IntArrayAttr3:$dilation);

def Tosa_Conv2DOp : _TosaConvolution<"conv2d", Tosa_Tensor4D, _tosaPlane> {
  let summary = "a convolution of images";
  let description = [{
    The dimensions are those of the batch, height, width and channels. The padding is that at the top, the bottom, the
    left and the right. The zero points are subtracted, and products are summed as the type says.

    ```mlir
    %0 = tosa.conv2d %image, %kernel, %bias, %zi, %zk {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>,
           stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>)
         -> tensor<1x4x4x8xi32>
    ```
  }];
  let hasCanonicalizer = 1;
}
def Tosa_Conv3DOp : _TosaConvolution<"conv3d", Tosa_Tensor5D, _tosaSpace> {
  let summary = "a convolution of spaces of three dimensions";
}
def Tosa_DepthwiseConv2DOp : _TosaConvolution<"depthwise_conv2d", Tosa_Tensor4D, _tosaPlane> {
  let summary = "a convolution of images, of each channel by itself";
  let hasCanonicalizer = 1;
}
def Tosa_TransposeConv2DOp
    : _TosaConvolution<"transpose_conv2d", Tosa_Tensor4D, (ins Tosa_IntArrayAttr4:$out_pad, Tosa_IntArrayAttr2:$stride),
                       [Tosa_TransConvOpQuantInfoBuilder]> {
  let summary = "a transposed convolution of images, in which the stride enlarges the image";
}

defvar _tosaWindow = (ins Tosa_IntArrayAttr2:$kernel, Tosa_IntArrayAttr2:$stride, Tosa_IntArrayAttr4:$pad);

def Tosa_AvgPool2dOp
    : Tosa_InferShapedTypeOp<"avg_pool2d">, _TosaPlain<_tosaBoth, _tosaProducts>, _TosaZeroPoints<["Input", "Output"]> {
  let summary = "the mean of each window of an image, without its padding";
  let arguments = !con((ins Tosa_Tensor4D:$input, _tosaZero:$input_zp, _tosaZero:$output_zp), _tosaWindow,
                       (ins TypeAttrOf<Tosa_AccType>:$acc_type));
  let results = (outs Tosa_Tensor4D:$output);
  let builders = [Tosa_AvgPool2dOpQuantInfoBuilder];
  let hasVerifier = 1;
}
def Tosa_MaxPool2dOp : Tosa_InferShapedTypeOp<"max_pool2d">, _TosaModes<_tosaBoth, _tosaProducts> {
  let summary = "the largest number of each window of an image";
  let description = [{
    ```mlir
    %0 = tosa.max_pool2d %image {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, nan_mode = IGNORE}
       : (tensor<1x8x8x3xf32>) -> tensor<1x4x4x3xf32>
    ```
  }];
  let arguments = !con((ins Tosa_Tensor4D:$input), _tosaWindow, (ins _tosaNaN:$nan_mode));
  let results = (outs Tosa_Tensor4D:$output);
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Tosa_ArgMaxOp : Tosa_InferShapedTypeOp<"argmax">, _TosaModes<_tosaBoth, _tosaProducts # [Tosa_EXT_INT64]> {
  let summary = "the index of the largest number along a dimension, the first one if there are several";
  let arguments = (ins Tosa_TensorAtLeast1D:$input, I32Attr:$axis, _tosaNaN:$nan_mode);
  let results = (outs Tosa_Tensor:$output);
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tosa_MatMulOp : Tosa_InferShapedTypeOp<"matmul">, _TosaPlain<_tosaBoth, _tosaProducts>, _TosaZeroPoints<["A", "B"]> {
  let summary = "the products of a batch of matrices";
  let description = [{
    ```mlir
    %0 = tosa.matmul %a, %b, %za, %zb : (tensor<2x4x8xf32>, tensor<2x8x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x3xf32>
    ```
  }];
  let arguments = (ins Tosa_Tensor3D:$a, Tosa_Tensor3D:$b, _tosaZero:$a_zp, _tosaZero:$b_zp);
  let results = (outs Tosa_Tensor3D:$output);
  let builders = [Tosa_MatMulOpQuantInfoBuilder];
  let hasVerifier = 1;
}
def Tosa_MatmulTBlockScaledOp : Tosa_InferShapedTypeOp<"matmul_t_block_scaled">, _TosaModes<[Tosa_PRO_FP], [Tosa_EXT_MXFP]> {
  let summary = "the products of matrices, the second ones transposed, whose rows have a scale for each block";
  let arguments = (ins Tosa_MXFPDataTensor3D:$a_data, Tosa_MXFPScaleTensor3D:$a_scale, Tosa_MXFPDataTensor3D:$b_data,
                       Tosa_MXFPScaleTensor3D:$b_scale, Tosa_BlockSizeAttr:$block_size);
  let results = (outs Tosa_Tensor3D:$output_data);
  let hasVerifier = 1;
}

// Fourier transforms of the last two dimensions, with real and imaginary parts.
class _TosaTransform<string mnemonic, list<Trait> traits, dag given>
    : Tosa_InferShapedTypeOp<mnemonic, [SameOperandsAndResultElementType] # traits # [ResultsAreFloatLike]>,
      _TosaPlain<[], [Tosa_EXT_FFT]> {
  let arguments = !con((ins Tosa_Tensor3D:$input_real), given, (ins _tosaLocalBound:$local_bound));
  let results = (outs Tosa_Tensor3D:$output_real, Tosa_Tensor3D:$output_imag);
  let hasVerifier = 1;
}
def Tosa_FFT2dOp
    : _TosaTransform<"fft2d", [SameOperandsAndResultShape], (ins Tosa_Tensor3D:$input_imag, BoolAttr:$inverse)> {
  let summary = "the Fourier transform of a batch of images, or its inverse";
  let description = "The sizes are powers of two.";
}
def Tosa_RFFT2dOp : _TosaTransform<"rfft2d", [], (ins)> {
  let summary = "the Fourier transform of a batch of real images, without the half that is symmetric";
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

class _TosaUnary<string mnemonic, string words, Type type = Tosa_Tensor, string name = "input1"> : Tosa_ElementwiseUnaryOp<mnemonic> {
  let summary = words;
  let arguments = !dag(ins, [type], [name]);
  let results = (outs type:$output);
}

def Tosa_AbsOp : _TosaUnary<"abs", "absolute values">, _TosaArithmetic {
  let hasFolder = 1;
}
def Tosa_BitwiseNotOp : _TosaUnary<"bitwise_not", "integers with all bits inverted">, _TosaInteger;
def Tosa_CeilOp : _TosaUnary<"ceil", "numbers rounded up to integers">, _TosaReal;
def Tosa_ClzOp : _TosaUnary<"clz", "how many bits before the first that is set">, _TosaInteger;
def Tosa_CosOp : _TosaUnary<"cos", "cosines", Tosa_FloatTensor>, _TosaReal;
def Tosa_ErfOp : _TosaUnary<"erf", "error functions", Tosa_Tensor, "input">, _TosaReal;
def Tosa_ExpOp : _TosaUnary<"exp", "powers of e">, _TosaReal;
def Tosa_FloorOp : _TosaUnary<"floor", "numbers rounded down to integers">, _TosaReal;
def Tosa_LogOp : _TosaUnary<"log", "natural logarithms">, _TosaReal;
def Tosa_LogicalNotOp : _TosaUnary<"logical_not", "whether elements are false", Tosa_I1Tensor>, _TosaLogical;
def Tosa_ReciprocalOp : _TosaUnary<"reciprocal", "one divided by numbers">, _TosaReal {
  let hasFolder = 1;
}
def Tosa_RsqrtOp : _TosaUnary<"rsqrt", "one divided by square roots">, _TosaReal;
def Tosa_SigmoidOp : _TosaUnary<"sigmoid", "logistic functions, 1 / (1 + exp(-x))", Tosa_Tensor, "input">, _TosaReal;
def Tosa_SinOp : _TosaUnary<"sin", "sines", Tosa_FloatTensor>, _TosaReal;
def Tosa_TanhOp : _TosaUnary<"tanh", "hyperbolic tangents", Tosa_Tensor, "input">, _TosaReal;

def Tosa_ClampOp : Tosa_ElementwiseUnaryOp<"clamp">, _TosaModes<_tosaBoth, [Tosa_EXT_INT16, Tosa_EXT_BF16]> {
  let summary = "numbers, or the limits where these are exceeded";
  let description = [{
    ```mlir
    %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    ```
  }];
  let arguments = (ins Tosa_Tensor:$input, Tosa_IntOrFloatAttr:$min_val, Tosa_IntOrFloatAttr:$max_val, _tosaNaN:$nan_mode);
  let results = (outs Tosa_Tensor:$output);
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Tosa_NegateOp : Tosa_InferShapedTypeOp<"negate", [TosaElementwiseOperator, Pure]>, _TosaArithmetic,
                    _TosaZeroPoints<["Input1", "Output"]> {
  let summary = "negated numbers";
  let arguments = (ins Tosa_Tensor:$input1, _tosaZero:$input1_zp, _tosaZero:$output_zp);
  let results = (outs Tosa_Tensor:$output);
  let builders = [Tosa_NegateOpQuantInfoBuilder];
  let hasFolder = 1;
  let hasVerifier = 1;
}

// Elements of two tensors of one rank. Where one has the size 1, its elements are repeated.
class _TosaPairs<string mnemonic, string words, list<Trait> traits, Type from, dag more = (ins), Type to = from>
    : Tosa_ElementwiseOp<mnemonic, traits> {
  let summary = words;
  let arguments = !con(!dag(ins, [from, from], ["input1", "input2"]), more);
  let results = (outs to:$output);
}
class _TosaBinary<string mnemonic, string words, Type type = Tosa_Tensor, dag more = (ins)>
    : _TosaPairs<mnemonic, words, [SameOperandsAndResultElementType], type, more>;
class _TosaCommutative<string mnemonic, string words, Type type = Tosa_Tensor, dag more = (ins)>
    : _TosaPairs<mnemonic, words, [Commutative, SameOperandsAndResultElementType], type, more>;
class _TosaComparison<string mnemonic, string words, list<Trait> traits = []>
    : _TosaPairs<mnemonic, words, traits # [SameOperandsElementType], Tosa_Tensor, (ins), Tosa_I1Tensor> {
  let hasFolder = 1;
}

def Tosa_AddOp : _TosaCommutative<"add", "sums">, _TosaArithmetic {
  let description = [{
    ```mlir
    %0 = tosa.add %a, %b : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<4x8xf32>
    ```
  }];
  let hasFolder = 1;
}
def Tosa_ArithmeticRightShiftOp
    : _TosaBinary<"arithmetic_right_shift", "signed integers shifted to the right", Tosa_Tensor, (ins BoolAttr:$round)>, _TosaInteger {
  let description = "They are rounded down, or with `round` to the nearest integer.";
}
def Tosa_BitwiseAndOp : _TosaCommutative<"bitwise_and", "the bits that both integers have">, _TosaInteger;
def Tosa_BitwiseOrOp : _TosaCommutative<"bitwise_or", "the bits that at least one of both integers has">, _TosaInteger;
def Tosa_BitwiseXorOp : _TosaCommutative<"bitwise_xor", "the bits that one of both integers has">, _TosaInteger;
def Tosa_IntDivOp
    : _TosaBinary<"intdiv", "quotients, rounded towards zero", Tosa_Int32Or64Tensor>, _TosaPlain<_tosaBoth, [Tosa_EXT_INT64]> {
  let hasFolder = 1;
}
def Tosa_LogicalAndOp : _TosaCommutative<"logical_and", "whether both elements are true", Tosa_I1Tensor>, _TosaLogical;
def Tosa_LogicalOrOp : _TosaCommutative<"logical_or", "whether an element is true", Tosa_I1Tensor>, _TosaLogical;
def Tosa_LogicalXorOp : _TosaCommutative<"logical_xor", "whether one element is true", Tosa_I1Tensor>, _TosaLogical;
def Tosa_LogicalLeftShiftOp
    : _TosaBinary<"logical_left_shift", "integers shifted to the left">, _TosaPlain<_tosaBoth, [Tosa_EXT_INT64]>;
def Tosa_LogicalRightShiftOp
    : _TosaBinary<"logical_right_shift", "unsigned integers shifted to the right">, _TosaPlain<_tosaBoth, [Tosa_EXT_INT64]>;
def Tosa_MaximumOp : _TosaCommutative<"maximum", "the larger ones of both", Tosa_Tensor, (ins _tosaNaN:$nan_mode)>,
                     _TosaModes<_tosaBoth, [Tosa_EXT_BF16, Tosa_EXT_INT64]>;
def Tosa_MinimumOp : _TosaCommutative<"minimum", "the smaller ones of both", Tosa_Tensor, (ins _tosaNaN:$nan_mode)>,
                     _TosaModes<_tosaBoth, [Tosa_EXT_BF16, Tosa_EXT_INT64]>;
def Tosa_PowOp : _TosaBinary<"pow", "powers">, _TosaReal;
def Tosa_SubOp : _TosaBinary<"sub", "differences">, _TosaArithmetic {
  let hasFolder = 1;
}

def Tosa_EqualOp
    : _TosaComparison<"equal", "whether both are equal", [InferTensorType, Commutative]>, _TosaArithmetic, _TosaCompatible;
def Tosa_GreaterOp : _TosaComparison<"greater", "whether the first is larger">, _TosaArithmetic;
def Tosa_GreaterEqualOp : _TosaComparison<"greater_equal", "whether the first is not smaller">, _TosaArithmetic;

def Tosa_MulOp : Tosa_Op<"mul", [_tosaInferShape, Pure]>, _TosaArithmetic {
  let summary = "products, which if they are integers of 32 bits are shifted to the right and rounded";
  let arguments = (ins Tosa_Tensor:$input1, Tosa_Tensor:$input2, Tosa_ScalarInt8Tensor:$shift);
  let results = (outs Tosa_Tensor:$output);
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tosa_SelectOp : Tosa_ElementwiseOp<"select">, _TosaArithmetic {
  let summary = "elements of the second operand where the first is true, and of the third elsewhere";
  let arguments = (ins Tosa_I1Tensor:$input1, Tosa_Tensor:$input2, Tosa_Tensor:$input3);
  let results = (outs Tosa_Tensor:$output);
  let extraClassDeclaration = [{
    auto getPred() { return getInput1(); }
    auto getOnTrue() { return getInput2(); }
    auto getOnFalse() { return getInput3(); }
  }];
  let hasCanonicalizeMethod = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tosa_TableOp : Tosa_InferShapedTypeOp<"table">, _TosaPlain<[Tosa_PRO_INT], [Tosa_EXT_INT16]> {
  let summary = "elements of a table with these indices, with 16 bits interpolated between two of them";
  let arguments = (ins Tosa_Tensor:$input1, Tosa_Tensor1D:$table);
  let results = (outs Tosa_Tensor:$output);
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

// The elements along a dimension are combined. The dimension has the size 1 then.
class _TosaReduction<string kind, string words, dag more = (ins)> : Tosa_InferTensorTypeOp<"reduce_" # kind>, _TosaCompatible {
  let summary = words # " along a dimension";
  let arguments = !con((ins Tosa_TensorAtLeast1D:$input, I32Attr:$axis), more);
  let results = (outs Tosa_TensorAtLeast1D:$output);
  let hasFolder = 1;
  let hasVerifier = 1;
}
class _TosaExtreme<string kind, string words>
    : _TosaReduction<kind, words, (ins _tosaNaN:$nan_mode)>, _TosaModes<_tosaBoth, [Tosa_EXT_BF16, Tosa_EXT_INT64]>;

def Tosa_ReduceAllOp : _TosaReduction<"all", "whether all elements are true">, _TosaLogical;
def Tosa_ReduceAnyOp : _TosaReduction<"any", "whether an element is true">, _TosaLogical;
def Tosa_ReduceMaxOp : _TosaExtreme<"max", "the largest number">;
def Tosa_ReduceMinOp : _TosaExtreme<"min", "the smallest number">;
def Tosa_ReduceProductOp : _TosaReduction<"product", "the product">, _TosaReal;
def Tosa_ReduceSumOp : _TosaReduction<"sum", "the sum">, _TosaArithmetic;

//===----------------------------------------------------------------------===//
// Elements at other places
//===----------------------------------------------------------------------===//

def Tosa_ConcatOp
    : Tosa_InferTensorTypeOp<"concat">, _TosaPlain<_tosaBoth, _tosaBytes # [Tosa_EXT_INT16, Tosa_EXT_INT64]>, _TosaCompatible {
  let summary = "several tensors, one after the other along a dimension";
  let arguments = (ins Variadic<Tosa_TensorAtLeast1D>:$input1, I32Attr:$axis);
  let results = (outs Tosa_TensorAtLeast1D:$output);
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tosa_ReshapeOp : Tosa_InferTensorTypeOp<"reshape">, _TosaMoving, _TosaCompatible {
  let summary = "the same elements in another shape, where a size of -1 is found from the others";
  let arguments = (ins Tosa_Tensor:$input1, Tosa_Shape:$shape);
  let results = (outs Tosa_Tensor:$output);
  let hasFolder = 1;
  let hasVerifier = 1;
}

class _TosaMove<string mnemonic, dag given, list<Trait> traits = []> : Tosa_InferShapedTypeOp<mnemonic, traits>, _TosaMoving {
  let arguments = !con((ins Tosa_TensorAtLeast1D:$input1), given);
  let results = (outs Tosa_TensorAtLeast1D:$output);
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tosa_PadOp : _TosaMove<"pad", (ins Tosa_Shape:$padding, Tosa_ScalarTensor:$pad_const)> {
  let summary = "a tensor with a number before and after its elements in each dimension";
  let description = "The shape has two sizes for each dimension, one after the other.";
  let builders = [Tosa_PadOpQuantInfoBuilder];
}
def Tosa_SliceOp : _TosaMove<"slice", (ins Tosa_Shape:$start, Tosa_Shape:$size)> {
  let summary = "the part of a tensor that begins at an index and has a shape";
  let hasCanonicalizer = 1;
}
def Tosa_TileOp : _TosaMove<"tile", (ins Tosa_Shape:$multiples)> {
  let summary = "a tensor repeated along each dimension";
  let extraClassDeclaration = "LogicalResult getConstantMultiples(llvm::SmallVector<int64_t> &multiples);";
}
def Tosa_TransposeOp : _TosaMove<"transpose", (ins DenseI32ArrayAttr:$perms),
    [DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>,
     AllElementTypesMatch<["input1", "output"]>]> {
  let summary = "a tensor with its dimensions in another order";
  let hasCanonicalizer = 1;
}
def Tosa_ReverseOp : Tosa_Op<"reverse", [_tosaInferShape, Pure]>, _TosaMoving {
  let summary = "a tensor with a dimension from its end to its beginning";
  let arguments = (ins Tosa_TensorAtLeast1D:$input1, I32Attr:$axis);
  let results = (outs Tosa_TensorAtLeast1D:$output);
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tosa_GatherOp : Tosa_InferShapedTypeOp<"gather">, _TosaMoving {
  let summary = "the rows of each matrix of a batch that have these indices";
  let arguments = (ins Tosa_Tensor3D:$values, Tosa_IndexTensor2D:$indices);
  let results = (outs Tosa_Tensor3D:$output);
  let hasVerifier = 1;
}
def Tosa_ScatterOp : Tosa_InferShapedTypeOp<"scatter">, _TosaMoving {
  let summary = "matrices of a batch whose rows with these indices are replaced";
  let arguments = (ins Tosa_Tensor3D:$values_in, Tosa_IndexTensor2D:$indices, Tosa_Tensor3D:$input);
  let results = (outs Tosa_Tensor3D:$values_out);
  let hasVerifier = 1;
}

def Tosa_ResizeOp : Tosa_InferShapedTypeOp<"resize">, _TosaModes<_tosaBoth, [Tosa_EXT_INT16, Tosa_EXT_BF16]> {
  let summary = "images of another size";
  let description = [{
    The scale has a numerator and a denominator for the height, and both for the width. Offset and border are in units of
    the result. A pixel is the nearest one or interpolated between four.

    ```mlir
    %0 = tosa.resize %image, %scale, %offset, %border {mode = BILINEAR}
       : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x7x2xf32>
    ```
  }];
  let arguments = (ins Tosa_Tensor4D:$input, Rank4TosaShape:$scale, Rank2TosaShape:$offset, Rank2TosaShape:$border,
                       Tosa_ResizeModeAttr:$mode);
  let results = (outs Tosa_Tensor4D:$output);
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Conversions and constants
//===----------------------------------------------------------------------===//

def Tosa_CastOp : Tosa_Op<"cast", [Pure, SameOperandsAndResultShape, _tosaInferShape]>, _TosaMoving {
  let summary = "numbers converted to another type, rounded to the nearest and saturated";
  let arguments = (ins Tosa_Tensor:$input);
  let results = (outs Tosa_Tensor:$output);
  let hasFolder = 1;
}

class _TosaBlocks<string mnemonic> : Tosa_InferShapedTypeOp<mnemonic>, _TosaModes<[Tosa_PRO_FP], [Tosa_EXT_BF16, Tosa_EXT_MXFP]> {
  let hasVerifier = 1;
}
def Tosa_CastFromBlockScaledOp : _TosaBlocks<"cast_from_block_scaled"> {
  let summary = "the numbers of blocks, each times the scale of its block";
  let arguments = (ins Tosa_MXFPDataTensorAtLeast1D:$input_data, Tosa_MXFPScaleTensorAtLeast1D:$input_scale,
                       Tosa_BlockSizeAttr:$block_size);
  let results = (outs Tosa_TensorAtLeast1D:$output_data);
}
def Tosa_CastToBlockScaledOp : _TosaBlocks<"cast_to_block_scaled"> {
  let summary = "numbers divided by a scale for each block, and the scales";
  let arguments = (ins Tosa_TensorAtLeast1D:$input_data, Tosa_BlockSizeAttr:$block_size);
  let results = (outs Tosa_MXFPDataTensorAtLeast1D:$output_data, Tosa_MXFPScaleTensorAtLeast1D:$output_scale);
}

def Tosa_RescaleOp
    : Tosa_InferShapedTypeOp<"rescale">, _TosaModes<[Tosa_PRO_INT], [Tosa_EXT_INT16]>, _TosaZeroPoints<["Input", "Output"]> {
  let summary = "quantized integers with another scale";
  let description = [{
    The zero point of the input is subtracted and that of the output added. Between these, each integer is multiplied by an
    integer of 32 bits, or 16 without `scale32`, and shifted to the right. The multiplier and the shift are the same for all, or
    one for each index of the last dimension.
  }];
  let arguments = (ins Tosa_Tensor:$input, Tosa_1DInt16Or32Tensor:$multiplier, Tosa_1DInt8Tensor:$shift, _tosaZero:$input_zp,
                       _tosaZero:$output_zp, BoolAttr:$scale32, Tosa_RoundingModeAttr:$rounding_mode, BoolAttr:$per_channel,
                       BoolAttr:$input_unsigned, BoolAttr:$output_unsigned);
  let results = (outs Tosa_Tensor:$output);
  let hasVerifier = 1;
}

def Tosa_ConstOp : Tosa_Op<"const", [ConstantLike, Pure, AllShapesMatch<["values", "output"]>, FirstAttrDerivedResultType]>,
                   _TosaIn<_tosaBoth, [Tosa_EXT_INT4] # _tosaProducts # [Tosa_EXT_MXFP, Tosa_EXT_INT64]> {
  let summary = "a tensor that is known: `\"tosa.const\"() <{values = dense<[1.0, 2.0]> : tensor<2xf32>}> : () -> tensor<2xf32>`";
  let arguments = (ins ElementsAttr:$values);
  let results = (outs Tosa_Tensor:$output);
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tosa_IdentityOp : Tosa_Op<"identity", [Pure, _tosaInferShape]>,
                      _TosaPlain<_tosaBoth, [Tosa_EXT_INT4] # _tosaProducts # [Tosa_EXT_INT64]> {
  let summary = "its operand";
  let arguments = (ins Tosa_Tensor:$input1);
  let results = (outs Tosa_Tensor:$output);
}

def Tosa_CustomOp : Tosa_Op<"custom">, _TosaLogical {
  let summary = "an operation of a device, which has a name in a domain";
  let arguments = (ins StrAttr:$operator_name, StrAttr:$domain_name, StrAttr:$implementation_attrs,
                       Variadic<Tosa_Tensor>:$input_list);
  let results = (outs Variadic<Tosa_Tensor>:$output_list);
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

class _TosaControl<string mnemonic, list<Trait> traits, dag given, string first, string second>
    : Tosa_Op<mnemonic, traits # [InferShapedTypeOpAdaptor, SingleBlockImplicitTerminator<"YieldOp">, RecursiveMemoryEffects]>,
      _TosaModes<[], [Tosa_EXT_CONTROLFLOW]> {
  let arguments = !con(given, (ins Variadic<Tosa_Tensor>:$input_list));
  let results = (outs Variadic<Tosa_Tensor>:$output_list);
  let regions = !dag(region, [SizedRegion<1>, SizedRegion<1>], [first, second]);
  let hasVerifier = 1;
}
def Tosa_IfOp : _TosaControl<"cond_if", [], (ins Tosa_I1Tensor:$condition), "then_graph", "else_graph"> {
  let summary = "runs one of two regions, whose results it has";
  let description = [{
    ```mlir
    %0 = tosa.cond_if %condition : tensor<i1> -> tensor<4xf32> {
      tosa.yield %a : tensor<4xf32>
    } else {
      tosa.yield %b : tensor<4xf32>
    }
    ```
  }];
}
def Tosa_WhileOp
    : _TosaControl<"while_loop", [DeclareOpInterfaceMethods<LoopLikeOpInterface>], (ins), "cond_graph", "body_graph"> {
  let summary = "runs its second region with the values of the iteration before, as long as the first one yields true";
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

class _TosaStored<string mnemonic, list<Trait> traits = []> : Tosa_Op<mnemonic, traits>, _TosaIn<_tosaBoth, [Tosa_EXT_VARIABLE]>;

def Tosa_VariableOp : _TosaStored<"variable", [Symbol]> {
  let summary = "declares a variable of a program, which may have a first value";
  let description = [{
    ```mlir
    tosa.variable @state = dense<0.0> : tensor<4xf32>
    tosa.variable @other : tensor<4x?xi8>
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, IndexElementsAttr:$var_shape, TypeAttr:$type, OptionalAttr<AnyAttr>:$initial_value);
  let hasCustomAssemblyFormat = 1;
  let assemblyFormat = "$sym_name attr-dict custom<VariableOpTypeOrInitialValue>($var_shape, $type, $initial_value)";
  let builders = [Tosa_VariableOpBuilder];
  let extraClassDeclaration = "StringRef getName() { return getSymName(); }";
}
def Tosa_VariableWriteOp : _TosaStored<"variable_write"> {
  let summary = "writes a variable: `tosa.variable_write @state, %v : tensor<4xf32>`";
  let arguments = (ins SymbolNameAttr:$name, Tosa_Tensor:$input1);
  let assemblyFormat = "$name attr-dict `,` $input1 `:` type($input1)";
  let hasVerifier = 1;
}
def Tosa_VariableReadOp : _TosaStored<"variable_read"> {
  let summary = "reads a variable: `tosa.variable_read @state : tensor<4xf32>`";
  let arguments = (ins SymbolNameAttr:$name);
  let results = (outs Tosa_Tensor:$output1);
  let assemblyFormat = "$name attr-dict `:` type($output1)";
  let hasVerifier = 1;
}

include "mlir/Dialect/Tosa/IR/TosaShapeOps.td"
include "mlir/Dialect/Tosa/IR/TosaUtilOps.td"

#endif // MICA_TOSA_OPS

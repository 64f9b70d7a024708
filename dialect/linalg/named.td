//===- LinalgNamedStructuredOps.yamlgen.td - Named loops ---*- tablegen -*-===//

#ifndef MICA_LINALG_NAMED
#define MICA_LINALG_NAMED

// The builders without the numbers of inputs and outputs, and with those of attributes.
class _Simple<string mnemonic, string what, list<Trait> traits = [], dag attributes = (ins), list<string> names = []>
    : _LinalgNamed<mnemonic, traits, attributes> {
  let summary = what;
  let builders = namedBuilders # [
    OpBuilder<!con(_types, (ins "ValueRange":$operands), _attributes), [{
      $_state.addOperands(operands);
      $_state.addAttributes(attributes);
      $_state.addTypes(resultTensorTypes);
      (void)$_state.addRegion();
    }]>,
  ] # !if(!empty(names), []<OpBuilder>, [
    OpBuilder<!con(_types, _ioValues, !dag(ins, !listsplat("Attribute", !size(names)), names), _attributes),
      !interleave(!foreach(n, names, "$_state.addAttribute(\"" # n # "\", " # n # ");"), " ") # [{
      buildStructuredOp($_builder, $_state, resultTensorTypes, inputs, outputs, attributes, getRegionBuilder());
    }]>,
  ]);
}

//===----------------------------------------------------------------------===//
// Element by element
//===----------------------------------------------------------------------===//

def AbsOp : _Simple<"abs", "absolute values">;
def AddOp : _Simple<"add", "sums">;
def CeilOp : _Simple<"ceil", "elements rounded up">;
def DivOp : _Simple<"div", "quotients">;
def DivUnsignedOp : _Simple<"div_unsigned", "quotients of unsigned integers">;
def ErfOp : _Simple<"erf", "error functions">;
def ExpOp : _Simple<"exp", "exponentials">;
def FloorOp : _Simple<"floor", "elements rounded down">;
def LogOp : _Simple<"log", "logarithms to the base e">;
def MaxOp : _Simple<"max", "the greater elements">;
def MinOp : _Simple<"min", "the lesser elements">;
def MulOp : _Simple<"mul", "products">;
def NegFOp : _Simple<"negf", "elements with the other sign">;
def PowFOp : _Simple<"powf", "powers">;
def ReciprocalOp : _Simple<"reciprocal", "1 divided by the elements">;
def RoundOp : _Simple<"round", "elements rounded to the nearest integer">;
def RsqrtOp : _Simple<"rsqrt", "1 divided by the square roots">;
def SelectOp : _Simple<"select", "elements of one of two inputs">;
def SqrtOp : _Simple<"sqrt", "square roots">;
def SquareOp : _Simple<"square", "squares">;
def SubOp : _Simple<"sub", "differences">;
def TanhOp : _Simple<"tanh", "hyperbolic tangents">;

let hasCanonicalizer = 1 in {
  def CopyOp : _Simple<"copy", "a copy, in which elements can get another type", [],
      (ins DefaultValuedOptionalAttr<TypeFnAttr, "TypeFn::cast_signed">:$cast), ["cast"]>;
  def FillOp : _Simple<"fill", "one value in all elements", [LinalgFillOpInterface]>;
}
def FillRng2DOp : _Simple<"fill_rng_2d", "pseudo-random numbers from a seed">;

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

class _Contraction<string mnemonic, string what> : _Simple<mnemonic, what, [LinalgContractionOpInterface]>;

def BatchMatvecOp : _Contraction<"batch_matvec", "products of a batch of matrices and of vectors">;
def BatchMmt4DOp : _Contraction<"batch_mmt4d", "products of batches of matrices in tiles, with the second ones transposed">;
def BatchVecmatOp : _Contraction<"batch_vecmat", "products of a batch of vectors and of matrices">;
def DotOp : _Contraction<"dot", "the sum of the products of two vectors">;
def MatvecOp : _Contraction<"matvec", "the product of a matrix and a vector">;
def Mmt4DOp : _Contraction<"mmt4d", "the product of two matrices in tiles, with the second transposed">;
def VecmatOp : _Contraction<"vecmat", "the product of a vector and a matrix">;
def QuantizedMatmulOp : _Simple<"quantized_matmul", "the product of two matrices without their zero points">;
def QuantizedBatchMatmulOp : _Simple<"quantized_batch_matmul", "products of batches of matrices without their zero points">;

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

// The strides and dilations of each dimension are 1 if they are not given.
class _Window<string mnemonic, string what, int rank> : _Simple<mnemonic, what, [LinalgConvolutionOpInterface],
    !if(rank, (ins
      DefaultValuedOptionalAttr<RankedI64ElementsAttr<[rank]>, "{" #
          !interleave(!listsplat("static_cast<int64_t>(1)", rank), ",") # "}">:$strides,
      DefaultValuedOptionalAttr<RankedI64ElementsAttr<[rank]>, "{" #
          !interleave(!listsplat("static_cast<int64_t>(1)", rank), ",") # "}">:$dilations), (ins)),
    !if(rank, ["strides", "dilations"], []<string>)>;

class _Convolution<string mnemonic, int rank> : _Window<mnemonic,
    "a convolution" # !if(!lt(!find(mnemonic, "_q"), 0), "", " without zero points") #
    "; the layouts of image and filter are in the name", rank>;
class _Depthwise<string mnemonic, int rank> : _Window<mnemonic,
    "a convolution of each channel for itself" # !if(!lt(!find(mnemonic, "_q"), 0), "", " without zero points") #
    "; the layouts are in the name", rank>;
class _Pooling<string mnemonic, string what, int rank> : _Window<mnemonic,
    what # " of each window; the layout is in the name", rank>;

def Conv1DNcwFcwOp : _Convolution<"conv_1d_ncw_fcw", 1>;
def Conv1DNwcWcfOp : _Convolution<"conv_1d_nwc_wcf", 1>;
def Conv1DOp : _Convolution<"conv_1d", 0>;
def Conv2DNchwFchwOp : _Convolution<"conv_2d_nchw_fchw", 2>;
def Conv2DNchwFchwQOp : _Convolution<"conv_2d_nchw_fchw_q", 2>;
def Conv2DNgchwFgchwOp : _Convolution<"conv_2d_ngchw_fgchw", 2>;
def Conv2DNgchwGfchwOp : _Convolution<"conv_2d_ngchw_gfchw", 2>;
def Conv2DNgchwGfchwQOp : _Convolution<"conv_2d_ngchw_gfchw_q", 2>;
def Conv2DNhwcFhwcOp : _Convolution<"conv_2d_nhwc_fhwc", 2>;
def Conv2DNhwcFhwcQOp : _Convolution<"conv_2d_nhwc_fhwc_q", 2>;
def Conv2DNhwcHwcfOp : _Convolution<"conv_2d_nhwc_hwcf", 2>;
def Conv2DNhwcHwcfQOp : _Convolution<"conv_2d_nhwc_hwcf_q", 2>;
def Conv2DNhwgcGfhwcOp : _Convolution<"conv_2d_nhwgc_gfhwc", 2>;
def Conv2DNhwgcGfhwcQOp : _Convolution<"conv_2d_nhwgc_gfhwc_q", 2>;
def Conv2DOp : _Convolution<"conv_2d", 0>;
def Conv3DNcdhwFcdhwOp : _Convolution<"conv_3d_ncdhw_fcdhw", 3>;
def Conv3DNdhwcDhwcfOp : _Convolution<"conv_3d_ndhwc_dhwcf", 3>;
def Conv3DNdhwcDhwcfQOp : _Convolution<"conv_3d_ndhwc_dhwcf_q", 3>;
def Conv3DOp : _Convolution<"conv_3d", 0>;

def DepthwiseConv1DNcwCwOp : _Depthwise<"depthwise_conv_1d_ncw_cw", 1>;
def DepthwiseConv1DNwcWcOp : _Depthwise<"depthwise_conv_1d_nwc_wc", 1>;
def DepthwiseConv1DNwcWcmOp : _Depthwise<"depthwise_conv_1d_nwc_wcm", 1>;
def DepthwiseConv2DNchwChwOp : _Depthwise<"depthwise_conv_2d_nchw_chw", 2>;
def DepthwiseConv2DNhwcHwcOp : _Depthwise<"depthwise_conv_2d_nhwc_hwc", 2>;
def DepthwiseConv2DNhwcHwcQOp : _Depthwise<"depthwise_conv_2d_nhwc_hwc_q", 2>;
def DepthwiseConv2DNhwcHwcmOp : _Depthwise<"depthwise_conv_2d_nhwc_hwcm", 2>;
def DepthwiseConv2DNhwcHwcmQOp : _Depthwise<"depthwise_conv_2d_nhwc_hwcm_q", 2>;
def DepthwiseConv3DNcdhwCdhwOp : _Depthwise<"depthwise_conv_3d_ncdhw_cdhw", 3>;
def DepthwiseConv3DNdhwcDhwcOp : _Depthwise<"depthwise_conv_3d_ndhwc_dhwc", 3>;
def DepthwiseConv3DNdhwcDhwcmOp : _Depthwise<"depthwise_conv_3d_ndhwc_dhwcm", 3>;

def PoolingNchwMaxOp : _Pooling<"pooling_nchw_max", "the greatest element", 2>;
def PoolingNchwSumOp : _Pooling<"pooling_nchw_sum", "the sum", 2>;
def PoolingNcwMaxOp : _Pooling<"pooling_ncw_max", "the greatest element", 1>;
def PoolingNcwSumOp : _Pooling<"pooling_ncw_sum", "the sum", 1>;
def PoolingNdhwcMaxOp : _Pooling<"pooling_ndhwc_max", "the greatest element", 3>;
def PoolingNdhwcMinOp : _Pooling<"pooling_ndhwc_min", "the least element", 3>;
def PoolingNdhwcSumOp : _Pooling<"pooling_ndhwc_sum", "the sum", 3>;
def PoolingNhwcMaxOp : _Pooling<"pooling_nhwc_max", "the greatest element", 2>;
def PoolingNhwcMaxUnsignedOp : _Pooling<"pooling_nhwc_max_unsigned", "the greatest unsigned element", 2>;
def PoolingNhwcMinOp : _Pooling<"pooling_nhwc_min", "the least element", 2>;
def PoolingNhwcMinUnsignedOp : _Pooling<"pooling_nhwc_min_unsigned", "the least unsigned element", 2>;
def PoolingNhwcSumOp : _Pooling<"pooling_nhwc_sum", "the sum", 2>;
def PoolingNwcMaxOp : _Pooling<"pooling_nwc_max", "the greatest element", 1>;
def PoolingNwcMaxUnsignedOp : _Pooling<"pooling_nwc_max_unsigned", "the greatest unsigned element", 1>;
def PoolingNwcMinOp : _Pooling<"pooling_nwc_min", "the least element", 1>;
def PoolingNwcMinUnsignedOp : _Pooling<"pooling_nwc_min_unsigned", "the least unsigned element", 1>;
def PoolingNwcSumOp : _Pooling<"pooling_nwc_sum", "the sum", 1>;

#endif // MICA_LINALG_NAMED

//===- SPIRVImageOps.td - Operations on images -------------*- tablegen -*-===//

#ifndef MICA_SPIRV_IMAGE
#define MICA_SPIRV_IMAGE

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Dialect/SPIRV/Interfaces/SPIRVImageInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===----------------------------------------------------------------------===//
// Traits of operations on images of a type
//===----------------------------------------------------------------------===//

// C++ for the type of an image: that of an operand, or of the image in it.
class _SpvImageOf<string operand, string transform> {
  string type = "cast<::mlir::spirv::ImageType>(" # !subst("$_self", "$" # operand # ".getType()", transform) # ")";
}

class SPIRV_ValuesAreContained<string operand, list<string> values, string transform, string type, string getter>
    : CPred<"::llvm::is_contained({::mlir::spirv::" # type # "::"
            # !interleave(values, ", ::mlir::spirv::" # type # "::") # "}, ::llvm::"
            # _SpvImageOf<operand, transform>.type # "." # getter # "())">;

class SPIRV_SampledOperandIs<string operand, list<string> values, string transform = "$_self">
    : PredOpTrait<"the sampled operand of the underlying image must be " # !interleave(values, " or "),
        SPIRV_ValuesAreContained<operand, values, transform, "ImageSamplerUseInfo", "getSamplerUseInfo">>;
class SPIRV_MSOperandIs<string operand, list<string> values, string transform = "$_self">
    : PredOpTrait<"the MS operand of the underlying image type must be " # !interleave(values, " or "),
        SPIRV_ValuesAreContained<operand, values, transform, "ImageSamplingInfo", "getSamplingInfo">>;
class SPIRV_DimIs<string operand, list<string> values, string transform = "$_self">
    : PredOpTrait<"the Dim operand of the underlying image must be " # !interleave(values, " or "),
        SPIRV_ValuesAreContained<operand, values, transform, "Dim", "getDim">>;
class SPIRV_DimIsNot<string operand, list<string> values, string transform = "$_self">
    : PredOpTrait<"the Dim operand of the underlying image must not be " # !interleave(values, " or "),
        Neg<SPIRV_ValuesAreContained<operand, values, transform, "Dim", "getDim">>>;

class SPIRV_NoneOrElementMatchImage<string operand, string image, string transform = "$_self">
    : PredOpTrait<"the " # operand # " component type must match the image sampled type",
        CPred<"::llvm::isa<NoneType>(" # _SpvImageOf<image, transform>.type # ".getElementType()) || (getElementTypeOrSelf($"
              # operand # ") == " # _SpvImageOf<image, transform>.type # ".getElementType())">>;

class SPIRV_ImageOperandIsPresent<string operand, list<string> values>
    : PredOpTrait<"either " # !interleave(values, " or ") # " image operands must be present",
        CPred<"::mlir::spirv::bitEnumContainsAny($" # operand # ", ::mlir::spirv::ImageOperands::"
              # !interleave(values, " | ::mlir::spirv::ImageOperands::") # ")">>;

def SPIRV_SampledImageTransform : StrFunc<"llvm::cast<::mlir::spirv::SampledImageType>($_self).getImageType()">;

defvar _spvSampled = SPIRV_SampledImageTransform.result;
defvar _spvSingleSampled = SPIRV_MSOperandIs<"sampled_image", ["SingleSampled"], _spvSampled>;
defvar _spvNoBuffer = SPIRV_DimIsNot<"sampled_image", ["Buffer"], _spvSampled>;
defvar _spvResultOfSampled = SPIRV_NoneOrElementMatchImage<"result", "sampled_image", _spvSampled>;
defvar _spvNoSampler = SPIRV_SampledOperandIs<"image", ["SamplerUnknown", "NoSampler"]>;

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

defvar _spvFloats = SPIRV_ScalarOrVectorOf<SPIRV_Float>;
defvar _spvIntegers = SPIRV_ScalarOrVectorOf<SPIRV_Integer>;
defvar _spvNumbers = AnyTypeOf<[_spvFloats, _spvIntegers]>;
defvar _spvTexel = AnyTypeOf<[SPIRV_Vec4<SPIRV_Integer>, SPIRV_Vec4<SPIRV_Float>]>;

// An access to an image at a coordinate. Bits say which arguments there are besides.
class _SpvAccess<string mnemonic, dag fixed, list<string> names, dag made, list<Trait> traits,
                 Attr operands = OptionalAttr<SPIRV_ImageOperandsAttr>> : SPIRV_Op<mnemonic, traits> {
  let arguments = !con(fixed, !dag(ins, [operands], ["image_operands"]), (ins Variadic<SPIRV_Type>:$operand_arguments));
  let results = made;
  let assemblyFormat = "$" # !interleave(names, " `,` $") # [{ custom<ImageOperands>($image_operands)
    ( `,` $operand_arguments^ )? attr-dict `:` type($}] # !interleave(names, ") `,` type($")
    # ") ( `,` type($operand_arguments)^ )?" # !if(!empty(made), "", " `->` type($result)");
}

class _SpvSample<string mnemonic, Type coordinate, dag made, list<Trait> traits,
                 Attr operands = OptionalAttr<SPIRV_ImageOperandsAttr>>
    : _SpvAccess<mnemonic, (ins SPIRV_AnySampledImage:$sampled_image, coordinate:$coordinate),
                 ["sampled_image", "coordinate"], made, traits, operands>;
class _SpvDepth<string mnemonic, Type coordinate, dag made, list<Trait> traits>
    : _SpvAccess<mnemonic, (ins SPIRV_AnySampledImage:$sampled_image, coordinate:$coordinate, SPIRV_Float32:$dref),
                 ["sampled_image", "coordinate", "dref"], made, traits>;

def SPIRV_ImageSampleImplicitLodOp : _SpvSample<"ImageSampleImplicitLod", _spvFloats, (outs _spvTexel:$result),
    [_spvNoBuffer, _spvSingleSampled, _spvResultOfSampled, DeclareOpInterfaceMethods<SPIRV_ImplicitLodOpInterface>]>,
    _SpvFor<["Shader"]> {
  let summary = "samples an image at a level of detail that the device finds";
}
def SPIRV_ImageSampleExplicitLodOp : _SpvSample<"ImageSampleExplicitLod", _spvNumbers, (outs _spvTexel:$result),
    [_spvNoBuffer, _spvSingleSampled, _spvResultOfSampled, SPIRV_ImageOperandIsPresent<"image_operands", ["Lod", "Grad"]>,
     DeclareOpInterfaceMethods<SPIRV_ExplicitLodOpInterface>], SPIRV_ImageOperandsAttr> {
  let summary = "samples an image at a level of detail that an operand gives";
}
def SPIRV_ImageSampleProjDrefImplicitLodOp : _SpvDepth<"ImageSampleProjDrefImplicitLod", _spvNumbers,
    (outs AnyTypeOf<[SPIRV_Integer, SPIRV_Float]>:$result),
    [_spvNoBuffer, _spvSingleSampled,
     TypesMatchWith<"type of 'result' matches image type of 'sampled_image'", "sampled_image", "result", [{
       ::llvm::cast<::mlir::spirv::ImageType>(::llvm::cast<spirv::SampledImageType>($_self).getImageType()).getElementType()
     }]>,
     DeclareOpInterfaceMethods<SPIRV_ImplicitLodOpInterface>]>, _SpvFor<["Shader"]> {
  let summary = "samples a projected image and compares the depth";
}
def SPIRV_ImageDrefGatherOp : _SpvDepth<"ImageDrefGather", _spvFloats, (outs _spvTexel:$result),
    [Pure, SPIRV_DimIs<"sampled_image", ["Dim2D", "Cube", "Rect"], _spvSampled>, _spvSingleSampled,
     _spvResultOfSampled]>, _SpvFor<["Shader"]> {
  let summary = "compares the depths of four texels";
}

def SPIRV_ImageFetchOp : _SpvAccess<"ImageFetch", (ins SPIRV_AnyImage:$image, _spvIntegers:$coordinate),
    ["image", "coordinate"], (outs AnyTypeOf<[SPIRV_Vec4<SPIRV_Float>, SPIRV_Vec4<SPIRV_Integer>]>:$result),
    [SPIRV_DimIsNot<"image", ["Cube"]>, SPIRV_SampledOperandIs<"image", ["NeedSampler"]>,
     SPIRV_NoneOrElementMatchImage<"result", "image">]> {
  let summary = "reads a texel of a sampled image";
}
def SPIRV_ImageReadOp : _SpvAccess<"ImageRead", (ins SPIRV_AnyImage:$image, _spvNumbers:$coordinate),
    ["image", "coordinate"], (outs _spvNumbers:$result),
    [_spvNoSampler, SPIRV_NoneOrElementMatchImage<"result", "image">]> {
  let summary = "reads a texel of an image without a sampler";
}
def SPIRV_ImageWriteOp : _SpvAccess<"ImageWrite",
    (ins SPIRV_AnyImage:$image, _spvNumbers:$coordinate, _spvNumbers:$texel), ["image", "coordinate", "texel"], (outs),
    [_spvNoSampler, SPIRV_DimIsNot<"image", ["SubpassData"]>, SPIRV_NoneOrElementMatchImage<"texel", "image">]> {
  let summary = "writes a texel of an image without a sampler";
}

def SPIRV_ImageQuerySizeOp : SPIRV_Op<"ImageQuerySize", [Pure]>, _SpvFor<["ImageQuery", "Kernel"]> {
  let summary = "the size of an image";
  let arguments = (ins SPIRV_AnyImage:$image);
  let results = (outs _spvIntegers:$result);
  let assemblyFormat = "$image attr-dict `:` type($image) `->` type($result)";
}

def SPIRV_ImageOp : SPIRV_Op<"Image",
    [Pure, TypesMatchWith<"type of 'result' matches image type of 'sampled_image'", "sampled_image", "result",
                          "::llvm::cast<spirv::SampledImageType>($_self).getImageType()">]> {
  let summary = "an image without its sampler";
  let arguments = (ins SPIRV_AnySampledImage:$sampled_image);
  let results = (outs SPIRV_AnyImage:$result);
  let assemblyFormat = "$sampled_image attr-dict `:` type($sampled_image)";
  let hasVerifier = 0;
}

#endif // MICA_SPIRV_IMAGE

//===- SPIRVImageInterfaces.td - Interfaces of images ------*- tablegen -*-===//

#ifndef MICA_SPIRV_IMAGE_INTERFACES
#define MICA_SPIRV_IMAGE_INTERFACES

include "mlir/IR/OpBase.td"

class _ImageInterface<string name, string what, list<Interface> bases = []> : OpInterface<name, bases> {
  let cppNamespace = "::mlir::spirv";
  let description = what;
}

class _Operand<string getter, string what>
    : InterfaceMethod<what, "::mlir::TypedValue<::mlir::Type>", getter, (ins), "return $_op." # getter # "();">;

def SPIRV_SampleOpInterface : _ImageInterface<"SamplingOpInterface", "An operation that samples an image."> {
  let methods = [_Operand<"getSampledImage", "The image with its sampler.">,
                 _Operand<"getCoordinate", "Where the image is sampled.">];
}
def SPIRV_ExplicitLodOpInterface : _ImageInterface<"ExplicitLodOpInterface",
    "Sampling at a level of detail that an operand gives.", [SPIRV_SampleOpInterface]>;
def SPIRV_ImplicitLodOpInterface : _ImageInterface<"ImplicitLodOpInterface",
    "Sampling at a level of detail that the device finds.", [SPIRV_SampleOpInterface]>;
def SPIRV_FetchOpInterface : _ImageInterface<"FetchOpInterface", "An operation that reads a texel without a sampler."> {
  let methods = [_Operand<"getImage", "The image.">];
}

#endif // MICA_SPIRV_IMAGE_INTERFACES

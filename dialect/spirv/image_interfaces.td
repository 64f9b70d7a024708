//===- SPIRVImageInterfaces.td - Interfaces of images ------*- tablegen -*-===//

#ifndef MICA_SPIRV_IMAGE_INTERFACES
#define MICA_SPIRV_IMAGE_INTERFACES

include "mlir/IR/OpBase.td"

class _SpvImageInterface<string name, string what, list<Interface> bases = []> : OpInterface<name, bases> {
  let cppNamespace = "::mlir::spirv";
  let description = what;
}

class _SpvOperand<string getter, string what>
    : InterfaceMethod<what, "::mlir::TypedValue<::mlir::Type>", getter, (ins), "return $_op." # getter # "();">;

def SPIRV_SampleOpInterface : _SpvImageInterface<"SamplingOpInterface", "An operation that samples an image."> {
  let methods = [_SpvOperand<"getSampledImage", "The image with its sampler.">,
                 _SpvOperand<"getCoordinate", "Where the image is sampled.">];
}
def SPIRV_ExplicitLodOpInterface : _SpvImageInterface<"ExplicitLodOpInterface",
    "Sampling at a level of detail that an operand gives.", [SPIRV_SampleOpInterface]>;
def SPIRV_ImplicitLodOpInterface : _SpvImageInterface<"ImplicitLodOpInterface",
    "Sampling at a level of detail that the device finds.", [SPIRV_SampleOpInterface]>;
def SPIRV_FetchOpInterface : _SpvImageInterface<"FetchOpInterface", "An operation that reads a texel without a sampler."> {
  let methods = [_SpvOperand<"getImage", "The image.">];
}

#endif // MICA_SPIRV_IMAGE_INTERFACES

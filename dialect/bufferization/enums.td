//===- BufferizationEnums.td - Layouts of buffers ----------*- tablegen -*-===//

#ifndef MICA_BUFFERIZATION_ENUMS
#define MICA_BUFFERIZATION_ENUMS

include "mlir/IR/EnumAttr.td"

def LayoutMapOption : I32EnumAttr<"LayoutMapOption", "option for map layout", [
    I32EnumAttrCase<"InferLayoutMap", 0>,
    I32EnumAttrCase<"IdentityLayoutMap", 1>,
    I32EnumAttrCase<"FullyDynamicLayoutMap", 2>]> {
  let cppNamespace = "::mlir::bufferization";
}

#endif // MICA_BUFFERIZATION_ENUMS

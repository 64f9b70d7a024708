//===- SPIRVPrimitiveOps.td - Geometry shaders -------------*- tablegen -*-===//

#ifndef MICA_SPIRV_PRIMITIVE
#define MICA_SPIRV_PRIMITIVE

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

foreach op = [["EmitVertex", "adds the variables of the output to the primitive as a vertex"],
              ["EndPrimitive", "ends the primitive, and begins another one"]] in
  def SPIRV_#op[0]#Op : SPIRV_Op<op[0]>, _SpvFor<["Geometry"]> {
    let summary = op[1];
    let assemblyFormat = "attr-dict";
    let hasVerifier = 0;
  }

#endif // MICA_SPIRV_PRIMITIVE

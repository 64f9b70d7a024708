//===- ArmSVEVectorTransformOps.td - For arm_sve -----------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_ARM_SVE
#define MICA_TRANSFORM_ARM_SVE

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"

def ApplyArmSVELowerContractionToI8MMPatternsOp : _TransformPatterns<"arm_sve.vector_contract_to_i8mm",
    "`vector.contract` of integers with the instructions of FEAT_I8MM">;
def ApplyArmSVELowerContractionToBFMMLAPatternsOp : _TransformPatterns<"arm_sve.vector_contract_to_bfmmla",
    "`vector.contract` of bf16 with the instructions of FEAT_BF16">;

#endif // MICA_TRANSFORM_ARM_SVE

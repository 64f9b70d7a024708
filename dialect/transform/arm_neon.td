//===- ArmNeonVectorTransformOps.td - For arm_neon ---------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_ARM_NEON
#define MICA_TRANSFORM_ARM_NEON

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"

def ApplyArmNeonContractionToI8MMPatternsOp : _TransformPatterns<"arm_neon.vector_contract_to_i8mm",
    "`vector.contract` of integers with the instructions of FEAT_I8MM">;
def ApplyArmNeonContractionToBFMMLAPatternsOp : _TransformPatterns<"arm_neon.vector_contract_to_bfmmla",
    "`vector.contract` of bf16 with the instructions of FEAT_BF16">;

#endif // MICA_TRANSFORM_ARM_NEON

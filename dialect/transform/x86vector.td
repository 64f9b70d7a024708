//===- X86VectorTransformOps.td - For x86vector ------------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_X86VECTOR
#define MICA_TRANSFORM_X86VECTOR

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ApplyVectorContractToFMAPatternsOp : _TransformPatterns<"x86vector.vector_contract_to_fma",
    "`vector.contract` of f32 with `vector.fma`">;
def ApplyVectorContractToPackedTypeDotProductPatternsOp : _TransformPatterns<
    "x86vector.vector_contract_to_packed_type_dot_product", "`vector.contract` of bf16 or i8 with dot products">;
def ApplyVectorContractBF16ToFMAPatternsOp : _TransformPatterns<"x86vector.vector_contract_bf16_to_fma",
    "`vector.contract` of bf16 with `vector.fma` of f32">;
def ApplySinkVectorProducerOpsPatternsOp : _TransformPatterns<"x86vector.sink_vector_producer_ops",
    "vectors made right before their first use">;

#endif // MICA_TRANSFORM_X86VECTOR

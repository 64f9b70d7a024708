//===- GPUTransformOps.td - For gpu ------------------------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_GPU
#define MICA_TRANSFORM_GPU

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ApplyGPUToNVVMConversionPatternsOp : _TransformConversions<"gpu.gpu_to_nvvm", "patterns from gpu to nvvm",
    (ins DefaultValuedAttr<I16Attr, "1">:$benefit)>;
def ApplyGPUWwmaToNVVMConversionPatternsOp : _TransformConversions<"gpu.gpu_wmma_to_nvvm",
    "patterns from products of matrices to nvvm">;
def ApplyGPUSubgroupReduceToNVVMConversionPatternsOp : _TransformConversions<"gpu.gpu_subgroup_reduce_to_nvvm",
    "patterns from reductions in a subgroup to nvvm">;
def ApplyGPUToROCDLConversionPatternsOp : _TransformConversions<"gpu.gpu_to_rocdl", "patterns from gpu to rocdl",
    (ins StrAttr:$chipset), "`chipset` `=` $chipset">;

def ApplyGPURewritePatternsOp : _TransformPatterns<"gpu.gpu_rewrite_patterns",
    "`gpu.all_reduce`, `gpu.global_id` and `gpu.shuffle` with simpler operations">;
def ApplyUnrollVectorsSubgroupMmaOp : _TransformPatterns<"gpu.unroll_vectors_subgroup_mma",
    "vectors in the pieces of products of m x k and k x n elements",
    (ins I64Attr:$m, I64Attr:$n, I64Attr:$k), "`[` $m `,` $n `,` $k `]`">;
def EliminateBarriersOp : _TransformPatterns<"gpu.eliminate_barriers",
    "no barrier between effects that can be in any order">;
def ApplyGPUPromoteShuffleToAMDGPUPatternsOp : _TransformPatterns<"gpu.gpu_shuffle_to_amdgpu",
    "`gpu.shuffle` with operations of amdgpu", (ins OptionalAttr<StrAttr>:$chipset), "(`chipset` `=` $chipset^)?">;

class _TransformForall<string mnemonic, string what, list<Trait> traits, dag options, string form>
    : _Transform<"gpu." # mnemonic, what, traits, !con((ins TransformHandleTypeInterface:$target), options),
                 (outs TransformHandleTypeInterface:$result),
                 "$target " # form # " attr-dict `:` functional-type($target, $result)"> {
  let description = "The attribute `mapping` of a loop says which units run it. The number of its iterations is known.";
}
def MapNestedForallToThreads : _TransformForall<"map_nested_forall_to_threads",
    "runs the iterations of each `scf.forall` in a `gpu.launch` in threads", _transformEachConsumes,
    (ins DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$block_dims, DefaultValuedAttr<BoolAttr, "true">:$sync_after_distribute,
         DefaultValuedAttr<I64Attr, "32">:$warp_size), [{
      `block_dims` `=` $block_dims (`sync_after_distribute` `=` $sync_after_distribute^)? (`warp_size` `=` $warp_size^)?
    }]>;
def MapForallToBlocks : _TransformForall<"map_forall_to_blocks",
    "runs the iterations of the outermost `scf.forall` in blocks, in a new `gpu.launch` if `generate_gpu_launch` is there",
    _transformConsumesEach, (ins DefaultValuedOptionalAttr<DenseI64ArrayAttr, "{}">:$grid_dims, UnitAttr:$generate_gpu_launch),
    "(`generate_gpu_launch` $generate_gpu_launch^)? (`grid_dims` `=` $grid_dims^)?"> {
  let hasVerifier = 1;
}

#endif // MICA_TRANSFORM_GPU

//===- NVGPUTransformOps.td - For nvgpu --------------------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_NVGPU
#define MICA_TRANSFORM_NVGPU

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ApplyNVGPUToNVVMConversionPatternsOp : _TransformConversions<"nvgpu.nvgpu_to_nvvm", "patterns from nvgpu to nvvm">;

def CreateAsyncGroupsOp : _TransformTo<"nvgpu.create_async_groups",
    "copies vectors from global to shared memory in the background",
    [_transformEffects, TransformEachOpTrait, TransformOpInterface] # _transformReports,
    (outs TransformHandleTypeInterface:$result), (ins UnitAttr:$bypass_l1)> {
  let description = "Copies one after another are one group, and the threads wait at its end.";
}
def PipelineSharedMemoryCopiesOp : _TransformFunction<"nvgpu.pipeline_shared_memory_copies",
    "starts copies to shared memory some iterations before they are needed", _transformEachConsumes # _transformReports,
    (ins TransformHandleTypeInterface:$for_op, I64Attr:$depth, UnitAttr:$peel_epilogue,
         DefaultValuedAttr<FailurePropagationMode, "::mlir::transform::FailurePropagationMode::Suppress">
           :$failure_propagation_mode),
    (outs TransformHandleTypeInterface:$result), "`failures` `(` $failure_propagation_mode `)` $for_op"> {
  let description = [{
    Iterations must not share a buffer. The copies of the last iterations have a condition, or are after the loop with
    `peel_epilogue`.
  }];
}

class _TransformNvgpu<string mnemonic, string what> : _TransformTarget<"nvgpu." # mnemonic, what,
    _transformEachConsumes # _transformReports, (ins), "attr-dict `:` functional-type(operands, results)">;
def RewriteMatmulAsMmaSyncOp : _TransformNvgpu<"rewrite_matmul_as_mma_sync",
    "multiplies matrices in memory with `nvgpu.mma.sync`">;
def RewriteCopyAsTmaOp : _TransformNvgpu<"rewrite_copy_as_tma", "copies to shared memory with tensor memory access">;

#endif // MICA_TRANSFORM_NVGPU

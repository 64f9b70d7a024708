//===- BufferizationTransformOps.td - Buffers --------------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_BUFFERIZATION
#define MICA_TRANSFORM_BUFFERIZATION

include "mlir/Dialect/Bufferization/IR/BufferizationEnums.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Transform_EmptyOp : Transform_ConcreteOpType<"tensor.empty">;
def Transform_AllocTensorOp : Transform_ConcreteOpType<"bufferization.alloc_tensor">;

def OneShotBufferizeOp : _Transform<"bufferization.one_shot_bufferize", "rewrites tensors to buffers", _transformConsumesWhole,
    (ins TransformHandleTypeInterface:$target, OptionalAttr<LayoutMapOption>:$function_boundary_type_conversion,
         DefaultValuedAttr<BoolAttr, "false">:$allow_return_allocs_from_loops,
         DefaultValuedAttr<BoolAttr, "false">:$allow_unknown_ops,
         DefaultValuedAttr<BoolAttr, "false">:$bufferize_function_boundaries,
         DefaultValuedAttr<BoolAttr, "false">:$dump_alias_sets,
         DefaultValuedAttr<BoolAttr, "false">:$test_analysis_only,
         DefaultValuedAttr<BoolAttr, "false">:$print_conflicts,
         DefaultValuedAttr<BoolAttr, "true">:$check_parallel_regions,
         DefaultValuedAttr<StrAttr, "\"memref.copy\"">:$memcpy_op),
    _transformed,
    "(`layout` `{` $function_boundary_type_conversion^ `}`)? $target attr-dict `:` functional-type($target, results)"> {
  let description = "The target is modules or functions. The attributes are options of the pass `one-shot-bufferize`.";
  let hasVerifier = 1;
}

def EmptyTensorToAllocTensorOp : _TransformFunction<"bufferization.empty_tensor_to_alloc_tensor",
    "allocates empty tensors", _transformConsumesEach, (ins Transform_EmptyOp:$target),
    (outs Transform_AllocTensorOp:$transformed), "$target">;
def EliminateEmptyTensorsOp : _TransformTarget<"bufferization.eliminate_empty_tensors",
    "replaces empty tensors by the part of another tensor that their contents are inserted into", _transformWhole>;
def BufferLoopHoistingOp : _TransformTarget<"bufferization.buffer_loop_hoisting", "moves allocations out of loops",
    [_transformEffects, TransformEachOpTrait, TransformOpInterface]> {
  let description = "The payload must not free buffers yet.";
}

#endif // MICA_TRANSFORM_BUFFERIZATION

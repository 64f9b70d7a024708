//===- TensorTransformOps.td - Tensors ---------------------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_TENSOR
#define MICA_TRANSFORM_TENSOR

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ApplyDecomposeTensorConcatPatternsOp : _TransformPatterns<"tensor.decompose_concat",
    "`tensor.concat` with `tensor.insert_slice`">;
def ApplyDropRedundantInsertSliceRankExpansionPatternsOp : _TransformPatterns<
    "tensor.drop_redundant_insert_slice_rank_expansion", "no dimension that is added and dropped again">;
def ApplyFoldTensorEmptyPatternsOp : _TransformPatterns<"tensor.fold_tensor_empty",
    "parts and other shapes of empty tensors as empty tensors",
    (ins DefaultValuedAttr<BoolAttr, "false">:$fold_single_use_only)>;
def ApplyFoldTensorSubsetOpsPatternsOp : _TransformPatterns<"tensor.fold_tensor_subset_ops",
    "operations on the whole, instead of a part of it">;
def ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOp : _TransformPatterns<
    "tensor.fold_tensor_subset_ops_into_vector_transfers",
    "transfers of vectors from and to the whole, instead of a part of it">;
def ApplyMergeConsecutiveInsertExtractSlicePatternsOp : _TransformPatterns<
    "tensor.merge_consecutive_insert_extract_slice", "a part of a part as one part">;
def ApplyReassociativeReshapeFoldingPatternsOp : _TransformPatterns<"tensor.reassociative_reshape_folding",
    "parts with more or fewer dimensions, instead of another shape of a part">;
def ApplyBubbleUpExtractSlicePatternsOp : _TransformPatterns<"tensor.bubble_up_extract_slice",
    "a result of a part, instead of a part of the result">;
def ApplyRewriteTensorOpsAsConstantPatternsOp : _TransformPatterns<"tensor.rewrite_as_constant",
    "constants instead of operations on constants", (ins UnitAttr:$aggressive), "(`aggressive` $aggressive^)?">;

def Transform_TensorPadOp : Transform_ConcreteOpType<"tensor.pad">;

def MakeLoopIndependentOp : _Transform<"tensor.make_loop_independent",
    "makes tensors as large as any iteration of the loops around them needs, so that they can be moved out of these",
    _transformConsumesEach, (ins TransformHandleTypeInterface:$target, I64Attr:$num_loops), _transformed,
    "$target attr-dict `:` functional-type($target, $transformed)">;

def TypeConversionCastShapeDynamicDimsOp : _Transform<"type_conversion.tensor.cast_shape_dynamic_dims",
    "casts tensors with `tensor.cast`, in a region of `transform.func.cast_and_call`",
    [DeclareOpInterfaceMethods<TypeConverterBuilderOpInterface, ["populateTypeMaterializations"]>],
    (ins UnitAttr:$ignore_dynamic_info), (outs), "(`ignore_dynamic_info` $ignore_dynamic_info^)? attr-dict"> {
  let description = "With the attribute, an input is also cast to a type that has a size where its own type has none.";
}

#endif // MICA_TRANSFORM_TENSOR

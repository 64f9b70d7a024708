//===- VectorTransformOps.td - Vectors ---------------------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_VECTOR
#define MICA_TRANSFORM_VECTOR

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Dialect/Vector/Transforms/VectorTransformsBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ApplyVectorToLLVMConversionPatternsOp : _TransformConversions<"vector.vector_to_llvm", "patterns from vector to llvm",
    (ins DefaultValuedAttr<BoolAttr, "false">:$reassociate_fp_reductions,
         DefaultValuedAttr<BoolAttr, "true">:$force_32bit_vector_indices,
         DefaultValuedAttr<BoolAttr, "false">:$use_vector_alignment)> {
  let description = [{
    `reassociate_fp_reductions` permits any order of sums and products, `force_32bit_vector_indices` is right for memory of
    fewer than 2^31 elements, and `use_vector_alignment` for accesses that are aligned as the vector is.
  }];
}

class _TransformVector<string mnemonic, string what, dag options = (ins), string form = "">
    : _TransformPatterns<"vector." # mnemonic, what, options, form>;

//===----------------------------------------------------------------------===//
// Simpler operations of vector
//===----------------------------------------------------------------------===//

class _TransformLower<string name> : _TransformVector<"lower_" # name, "`vector." # name # "` with simpler operations">;
def ApplyLowerBitCastPatternsOp : _TransformLower<"bitcast">;
def ApplyLowerBroadcastPatternsOp : _TransformLower<"broadcast">;
def ApplyLowerCreateMaskPatternsOp : _TransformLower<"create_mask">;
def ApplyLowerOuterProductPatternsOp : _TransformLower<"outerproduct">;
def ApplyLowerGatherPatternsOp : _TransformLower<"gather">;
def ApplyLowerScanPatternsOp : _TransformLower<"scan">;
def ApplyLowerShapeCastPatternsOp : _TransformLower<"shape_cast">;
def ApplyLowerInterleavePatternsOp : _TransformLower<"interleave">;

class _TransformStrategy<string name, I32EnumAttr cases, string default> : _TransformVector<"lower_" # name,
    "this operation with simpler ones, in one of several ways",
    (ins DefaultValuedAttr<cases, "vector::" # default>:$lowering_strategy),
    "(`lowering_strategy` `=` $lowering_strategy^)?">;
def ApplyLowerContractionPatternsOp : _TransformStrategy<"contraction", VectorContractLoweringAttr,
    "VectorContractLowering::OuterProduct">;
def ApplyLowerMultiReductionPatternsOp : _TransformStrategy<"multi_reduction", VectorMultiReductionLoweringAttr,
    "VectorMultiReductionLowering::InnerParallel">;
def ApplyLowerTransposePatternsOp : _TransformVector<"lower_transpose", "`vector.transpose` with simpler operations",
    (ins DefaultValuedAttr<VectorTransposeLoweringAttr, "vector::VectorTransposeLowering::EltWise">:$lowering_strategy,
         DefaultValuedAttr<BoolAttr, "false">:$avx2_lowering_strategy),
    "oilist(`lowering_strategy` `=` $lowering_strategy | `avx2_lowering_strategy` `=` $avx2_lowering_strategy)">;

def ApplyUnrollFromElementsPatternsOp : _TransformVector<"unroll_from_elements", "`vector.from_elements` of one dimension">;
def ApplyUnrollToElementsPatternsOp : _TransformVector<"unroll_to_elements", "`vector.to_elements` of one dimension">;
def ApplyInterleaveToShufflePatternsOp : _TransformVector<"interleave_to_shuffle",
    "`vector.interleave` of one dimension with `vector.shuffle`">;
def ApplyRewriteNarrowTypePatternsOp : _TransformVector<"rewrite_narrow_types",
    "casts from and to elements of fewer than eight bits with shifts, on machines with the lowest byte first">;

//===----------------------------------------------------------------------===//
// Masks
//===----------------------------------------------------------------------===//

def ApplyLowerMasksPatternsOp : _TransformVector<"lower_masks", "masks of one dimension">;
def ApplyLowerMaskedTransfersPatternsOp : _TransformVector<"lower_masked_transfers",
    "transfers and gathers with an operand for the mask, instead of `vector.mask`">;
def ApplyMaterializeMasksPatternsOp : _TransformVector<"materialize_masks",
    "masks as comparisons with the numbers of elements">;

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

def ApplyTransferPermutationPatternsOp : _TransformVector<"transfer_permutation_patterns",
    "transfers of the innermost dimensions in their order">;
def ApplyLowerTransferPatternsOp : _TransformVector<"lower_transfer",
    "transfers of at most so many dimensions with loads and stores",
    (ins DefaultValuedAttr<I64Attr, "1">:$max_transfer_rank), "(`max_transfer_rank` `=` $max_transfer_rank^)?">;
def ApplyTransferToScfPatternsOp : _TransformVector<"transfer_to_scf", "transfers of fewer dimensions, in loops",
    (ins DefaultValuedAttr<I64Attr, "1">:$max_transfer_rank, DefaultValuedAttr<BoolAttr, "false">:$full_unroll),
    "oilist(`max_transfer_rank` `=` $max_transfer_rank | `full_unroll` `=` $full_unroll)">;
def ApplySplitTransferFullPartialPatternsOp : _TransformVector<"split_transfer_full_partial",
    "transfers within bounds, and others for the rest",
    (ins DefaultValuedAttr<VectorTransferSplitAttr, "vector::VectorTransferSplit::LinalgCopy">:$split_transfer_strategy),
    "(`split_transfer_strategy` `=` $split_transfer_strategy^)?">;

//===----------------------------------------------------------------------===//
// Dimensions of one element
//===----------------------------------------------------------------------===//

def ApplyCastAwayVectorLeadingOneDimPatternsOp : _TransformVector<"cast_away_vector_leading_one_dim",
    "no outermost dimension of one element">;
def ApplyRankReducingSubviewPatternsOp : _TransformVector<"rank_reducing_subview_patterns",
    "transfers from views without dimensions of one element">;
def ApplyDropUnitDimWithShapeCastPatternsOp : _TransformVector<"drop_unit_dims_with_shape_cast",
    "no dimension of one element, except in transfers">;
def ApplyDropInnerMostUnitDimsFromXferOpsPatternsOp : _TransformVector<"drop_inner_most_unit_dims_from_xfer_ops",
    "transfers from memrefs without innermost dimensions of one element">;

//===----------------------------------------------------------------------===//
// Other operations together
//===----------------------------------------------------------------------===//

def ApplyFoldArithExtensionPatternsOp : _TransformVector<"fold_arith_extension",
    "`vector.contract` of short floats, instead of longer ones that are made of them">;
def ApplyFoldElementwiseToVectorPatternsOp : _TransformVector<"elementwise_to_vector",
    "`vector.fma` instead of a product and a sum">;
def ApplyVectorReductionToContractPatternsOp : _TransformVector<"reduction_to_contract",
    "`vector.contract` instead of a product, a reduction, and other orders of dimensions">;
def ApplySinkVectorPatternsOp : _TransformVector<"sink_ops",
    "one broadcast or transpose after an operation, instead of several before it">;
def ApplySinkVectorMemPatternsOp : _TransformVector<"sink_mem_ops",
    "loads and stores of one element, instead of a vector that has it">;

#endif // MICA_TRANSFORM_VECTOR

//===- LinalgTransformOps.td - Structured operations -------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_LINALG
#define MICA_TRANSFORM_LINALG

include "mlir/Dialect/Linalg/IR/LinalgEnums.td"
include "mlir/Dialect/Linalg/TransformOps/LinalgTransformEnums.td"
include "mlir/Dialect/SCF/IR/DeviceMappingInterface.td"
include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// How an operation with loops of its own is tiled, fused, packed, padded, vectorized. Operations on other payload drop it, or
// fail silenceably.
defvar _structuredEach = _transformConsumesEach # _transformReports;
defvar _eachStructured = _transformEachConsumes # _transformReports;
defvar _structuredWhole = _transformWhole # _transformReports;
defvar _wholeStructured = [_transformEffects, _transformApplies] # _transformReports;
defvar _structuredConsumes = _transformConsumesWhole # _transformReports;
defvar _structuredSegments = [AttrSizedOperandSegments, _transformEffects, TransformOpInterface] # _transformReports;

// Sizes that are constants, and those of all kinds.
defvar _structuredStatic = DefaultValuedOptionalAttr<DenseI64ArrayAttr, "{}">;
defvar _structuredSizes = DefaultValuedAttr<DenseI64ArrayAttr, "{}">;
defvar _structuredInts = DefaultValuedAttr<I64ArrayAttr, "{}">;
defvar _structuredDynamic = Variadic<TransformAnyParamTypeOrAnyHandle>;

class _Restructured<string mnemonic, string what, list<Trait> traits, dag gives = _transformed, dag options = (ins),
                  string form = ""> : _TransformTo<"structured." # mnemonic, what, traits, gives, options, form>;
// The same with the type of the target alone before the arrow, and without parentheses where there is one result.
class _RestructuredTarget<string mnemonic, string what, list<Trait> traits, dag gives = _transformed, dag options = (ins),
                        string form = ""> : _Restructured<mnemonic, what, traits, gives, options> {
  let assemblyFormat = "$target " # form # " attr-dict `:` functional-type($target, results)";
}
class _RestructuredType<string mnemonic, string what, dag options = (ins), string form = "", string result = "transformed">
    : _Restructured<mnemonic, what, _structuredEach, !dag(outs, [TransformHandleTypeInterface], [result]), options> {
  let assemblyFormat = "$target " # form # " attr-dict `:` custom<SemiFunctionType>(type($target), type($" # result #
                       "), \"false\")";
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

def ApplyEraseUnnecessaryInputsPatternsOp : _TransformPatterns<"linalg.erase_unnecessary_inputs",
    "no input that is not used, or that could be an output">;
def ApplyDecomposeTensorPackUnpackPatternsOp : _TransformPatterns<"linalg.decompose_pack_unpack",
    "`linalg.pack` and `linalg.unpack` of one tile with simpler operations">;
def ApplyDecomposeTensorPadPatternsOp : _TransformPatterns<"linalg.decompose_pad",
    "`tensor.pad` with `linalg.fill` and `tensor.insert_slice`">;
def ApplyFoldUnitExtentDimsViaReshapesPatternsOp : _TransformPatterns<"linalg.fold_unit_extent_dims_via_reshapes",
    "no dimension of one element, but other shapes of the operands">;
def ApplyFoldUnitExtentDimsViaSlicesPatternsOp : _TransformPatterns<"linalg.fold_unit_extent_dims_via_slices",
    "no dimension of one element, but parts of the operands">;
def ApplyTilingCanonicalizationPatternsOp : _TransformPatterns<"linalg.tiling_canonicalization",
    "simpler sizes and parts after tiling">;
def ApplyFoldAddIntoDestPatternsOp : _TransformPatterns<"linalg.fold_add_into_dest",
    "outputs that start with one summand, instead of `linalg.add`">;
def ApplyPadVectorizationPatternsOp : _TransformPatterns<"linalg.pad_vectorization",
    "transfers of vectors, instead of `tensor.pad`">;
def ApplyFoldIntoPackAndUnpackPatternsOp : _TransformPatterns<"tensor.fold_into_pack_and_unpack",
    "`linalg.pack` that pads and `linalg.unpack` that takes a part">;
def ApplyFoldPackUnpackIntoEmptyPatternsOp : _TransformPatterns<"linalg.fold_pack_unpack_into_empty",
    "empty tensors, instead of packed and unpacked ones", (ins DefaultValuedAttr<BoolAttr, "false">:$fold_single_use_only)>;

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

def MatchOp : _Transform<"structured.match", "finds the operations in the target that fulfil all conditions",
    [MemoryEffectsOpInterface, NavigationTransformOpTrait, _transformApplies],
    (ins TransformHandleTypeInterface:$target, OptionalAttr<StrArrayAttr>:$ops, OptionalAttr<MatchInterfaceEnum>:$interface,
         OptionalAttr<DictionaryAttr>:$op_attrs, OptionalAttr<TypeAttr>:$filter_result_type,
         OptionalAttr<TypeArrayAttr>:$filter_operand_types),
    (outs TransformHandleTypeInterface:$results), [{
      (`ops` `{` $ops^ `}`)? (`interface` `{` $interface^ `}`)? (`attributes` $op_attrs^)?
      (`filter_result_type` `=` $filter_result_type^)? (`filter_operand_types` `=` $filter_operand_types^)?
      `in` $target attr-dict `:` functional-type($target, results)
    }]> {
  let description = [{
    ```mlir
    %0 = transform.structured.match ops{["linalg.generic"]} attributes{label = "first"} in %root
      : (!transform.any_op) -> !transform.any_op
    ```
  }];
  let builders = [OpBuilder<(ins "Value":$target, "ArrayRef<StringRef>":$opNames)>,
                  OpBuilder<(ins "TypeRange":$resultTypes, "Value":$target, "ArrayRef<StringRef>":$opNames)>];
}

//===----------------------------------------------------------------------===//
// Other forms of an operation
//===----------------------------------------------------------------------===//

def GeneralizeOp : _RestructuredType<"generalize", "makes a `linalg.generic` of a named operation">;
def SpecializeOp : _RestructuredType<"specialize", "makes a named operation of a `linalg.generic`">;
def InterchangeOp : _RestructuredType<"interchange", "puts the loops of a `linalg.generic` into another order",
    (ins ConfinedAttr<_structuredStatic, [DenseArrayNonNegative<DenseI64ArrayAttr>]>:$iterator_interchange),
    "(`iterator_interchange` `=` $iterator_interchange^)?"> {
  let hasVerifier = 1;
}
def DecomposeOp : _Restructured<"decompose", "computes with operations of fewer dimensions", _structuredEach>;
def DecomposeInterfaceOp : _Restructured<"decompose_interface", "computes with simpler operations, as the operation offers it",
    _structuredEach>;
def ConvertToLoopsOp : _Restructured<"convert_to_loops", "makes loops over the elements", _structuredConsumes,
    (outs TransformHandleTypeInterface:$result)>;
def RewriteInDestinationPassingStyleOp : _RestructuredTarget<"rewrite_in_destination_passing_style",
    "makes an operation that writes into a tensor of one that makes a tensor", _structuredEach>;
def FlattenElementwiseLinalgOp : _RestructuredTarget<"flatten_elementwise",
    "makes one dimension of those of an operation on each element", _structuredEach>;

def ConvertConv2DToImg2ColOp : _RestructuredTarget<"convert_conv2d_to_img2col",
    "multiplies matrices instead of a convolution", _structuredEach,
    (outs TransformHandleTypeInterface:$img2col_tensor, TransformHandleTypeInterface:$transformed)> {
  let description = "A row of the first matrix has the inputs of one output. That matrix is larger than the input.";
}
def TransposeConv2DOp : _RestructuredTarget<"transpose_conv2d",
    "transposes the filter, with its output channels last", _structuredEach>;
def WinogradConv2DOp : _RestructuredTarget<"winograd_conv2d",
    "multiplies less in a convolution, after Winograd", _structuredEach, _transformed, (ins WinogradConv2DFmr:$fmr)>;
def DecomposeWinogradOp : _RestructuredTarget<"decompose_winograd_op",
    "makes loops of the operations that such a convolution consists of", _structuredEach>;
def TransposeMatmulOp : _RestructuredTarget<"transpose_matmul",
    "multiplies with one of the matrices transposed", _structuredEach, _transformed,
    (ins DefaultValuedAttr<TransposeMatmulInput, "TransposeMatmulInput::lhs">:$inputToTranspose),
    "(`<` $inputToTranspose^ `>`)?">;

def InsertSliceToCopyOp : _Restructured<"insert_slice_to_copy", "copies with `linalg.copy` into a part of a tensor",
    _transformEachConsumes>;
def LinalgCopyToMemrefOp : _Restructured<"linalg_copy_to_memref",
    "makes a `memref.copy` of a `linalg.copy`", _transformEachConsumes>;

def ReplaceOp : TransformDialectOp<"structured.replace",
    [IsolatedFromAbove] # _structuredWhole # GraphRegionNoTerminator.traits> {
  let summary = "replaces operations by the one in its region, for experiments";
  let description = "None of them has operands.";
  let arguments = (ins TransformHandleTypeInterface:$target);
  let results = (outs TransformHandleTypeInterface:$replacement);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = [{
    $target attr-dict-with-keyword regions `:` custom<SemiFunctionType>(type($target), type($replacement), "false")
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Tiling
//===----------------------------------------------------------------------===//

def TileUsingForOp : _Restructured<"tile_using_for",
    "computes tile after tile, in loops around a smaller operation", _structuredWhole,
    (outs TransformHandleTypeInterface:$tiled_linalg_op, Variadic<TransformHandleTypeInterface>:$loops),
    (ins _structuredDynamic:$dynamic_sizes, _structuredStatic:$static_sizes, _structuredStatic:$interchange,
         DefaultValuedOptionalAttr<DenseBoolArrayAttr, "{}">:$scalable_sizes),
    [{ `tile_sizes` custom<DynamicIndexList>($dynamic_sizes, $static_sizes, $scalable_sizes)
       (`interchange` `=` $interchange^)? }]> {
  let description = [{
    There is a loop for each size but zero. Sizes that are not constants are parameters, or results of operations of
    the payload.

    ```mlir
    %1, %loop = transform.structured.tile_using_for %0 tile_sizes [0, %size]
      : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    ```
  }];
  let hasVerifier = 1;
}
def TileUsingForallOp : _Restructured<"tile_using_forall", "computes tiles in parallel, in an `scf.forall`",
    _structuredSegments,
    (outs TransformHandleTypeInterface:$tiled_op, TransformHandleTypeInterface:$forall_op),
    (ins _structuredDynamic:$num_threads, _structuredDynamic:$tile_sizes,
         Optional<TransformAnyParamTypeOrAnyHandle>:$packed_num_threads,
         Optional<TransformAnyParamTypeOrAnyHandle>:$packed_tile_sizes,
         _structuredStatic:$static_num_threads, _structuredStatic:$static_tile_sizes,
         OptionalAttr<DeviceMappingArrayAttr>:$mapping), [{
      oilist(`num_threads` custom<PackedOrDynamicIndexList>($packed_num_threads, $num_threads, $static_num_threads) |
             `tile_sizes` custom<PackedOrDynamicIndexList>($packed_tile_sizes, $tile_sizes, $static_tile_sizes))
      (`(` `mapping` `=` $mapping^ `)`)?
    }]> {
  let description = [{
    It takes the sizes of tiles, or how many of them there are in each dimension. `*(%handle)` is a list of unknown length.
    Dimensions that are not parallel are tiled too, which is wrong without further changes.
  }];
  let hasVerifier = 1;
}
def ScalarizeOp : _RestructuredType<"scalarize",
    "computes element after element of dimensions of unknown size", (ins), "", "result">;

class _RestructuredReduction<string mnemonic, string what, dag options, string loop, string form>
    : _Restructured<mnemonic, what, _eachStructured,
        !con((outs Variadic<TransformHandleTypeInterface>:$fill_op, TransformHandleTypeInterface:$split_op,
              TransformHandleTypeInterface:$combining_op), !dag(outs, [TransformHandleTypeInterface], [loop])),
        !con((ins _structuredInts:$reduction_dims), options), "(`reduction_dims` `=` $reduction_dims^)? `by` " # form> {
  let description = "Tiles are reduced into the elements of another tensor, and these at the end.";
}
def TileReductionUsingForOp : _RestructuredReduction<"tile_reduction_using_for", "reduces several elements at a time",
    (ins _structuredInts:$tile_sizes), "for_op", "`tile_sizes` `=` $tile_sizes">;
def TileReductionUsingForallOp : _RestructuredReduction<"tile_reduction_using_forall", "reduces parts in parallel",
    (ins _structuredSizes:$num_threads, _structuredSizes:$tile_sizes, OptionalAttr<DeviceMappingArrayAttr>:$mapping),
    "forall_op", "(`num_threads` `=` $num_threads^)? (`tile_sizes` `=` $tile_sizes^)? (`mapping` `=` $mapping^)?">;

def MultiTileSizesOp : _Restructured<"multitile_sizes", "two sizes of tiles that fill a dimension without a rest",
    [_transformEffects, TransformOpInterface, TransformEachOpTrait] # _transformReports,
    (outs TransformAnyParamTypeOrAnyHandle:$low_size, TransformAnyParamTypeOrAnyHandle:$high_size,
          TransformAnyParamTypeOrAnyHandle:$split_point),
    (ins I64Attr:$dimension, I64Attr:$target_size, DefaultValuedAttr<I64Attr, "1">:$divisor)> {
  let description = [{
    Both are multiples of the divisor, and at most the target size. The third result is where tiles of the second size start.
    A dimension of 54 has three tiles of 10 and two of 12, if the target size is 12 and the divisor 2.
  }];
  let assemblyFormat = [{
    $target attr-dict `:` custom<MultitileSizesTypes>(type($target), type($low_size), type($high_size), type($split_point))
  }];
  let hasVerifier = 1;
}
def ContinuousTileSizesOp : _Restructured<"continuous_tile_sizes", "smaller and smaller sizes of tiles that fill a dimension",
    _wholeStructured,
    (outs TransformAnyParamTypeOrAnyHandle:$tile_sizes, TransformAnyParamTypeOrAnyHandle:$chunk_sizes),
    (ins ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension, ConfinedAttr<I64Attr, [IntNonNegative]>:$target_size)> {
  let description = [{
    After the target size they are powers of two. The second result is how much of the dimension each of them fills: with target
    size 9, sizes 9, 4, 2, 1 fill 18, 4, 2, 1 of 25.
  }];
  let assemblyFormat = [{
    $target attr-dict `:` custom<ContinuousTileSizeTypes>(type($target), type($tile_sizes), type($chunk_sizes))
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Splitting and fusing
//===----------------------------------------------------------------------===//

def SplitOp : TransformDialectOp<"structured.split", _wholeStructured> {
  let summary = "computes the parts of a dimension in operations one after another";
  let description = [{
    The handle has the two operations of each target, and with `multiway` one for each size of a list.

    ```mlir
    %1 = transform.structured.split %0 after 4 {dimension = 1} : !transform.any_op
    ```
  }];
  let arguments = (ins TransformHandleTypeInterface:$target, I64Attr:$dimension,
                       Optional<TransformAnyParamTypeOrAnyHandle>:$dynamic_chunk_sizes, I64Attr:$static_chunk_sizes,
                       UnitAttr:$multiway);
  let results = (outs TransformHandleTypeInterface:$split_list);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def SplitReductionOp : _Restructured<"split_reduction",
    "reduces parts in parallel, and their results afterwards", _eachStructured,
    (outs TransformHandleTypeInterface:$init_or_alloc_op, TransformHandleTypeInterface:$fill_op,
          TransformHandleTypeInterface:$split_linalg_op, TransformHandleTypeInterface:$combining_linalg_op),
    (ins DefaultValuedAttr<I64Attr, "{}">:$split_factor, DefaultValuedAttr<I64Attr, "{}">:$insert_split_dimension,
         UnitAttr:$inner_parallel, UnitAttr:$use_scaling_algorithm, UnitAttr:$use_alloc)> {
  let description = [{
    The results of the parts are in another tensor, at dimension `insert_split_dimension`. It is allocated with
    `use_alloc`. The input keeps its shape with `use_scaling_algorithm`.
  }];
}

def FuseOp : _Restructured<"fuse", "tiles an operation, and computes the operations that make its inputs tile by tile too",
    _structuredSegments,
    (outs TransformHandleTypeInterface:$transformed, Variadic<TransformHandleTypeInterface>:$loops),
    (ins _structuredDynamic:$tile_sizes, _structuredDynamic:$tile_interchange, _structuredStatic:$static_tile_sizes,
         _structuredStatic:$static_tile_interchange, UnitAttr:$apply_cleanup, UnitAttr:$use_forall), [{
      oilist(`tile_sizes` custom<DynamicIndexList>($tile_sizes, $static_tile_sizes) |
             `interchange` custom<DynamicIndexList>($tile_interchange, $static_tile_interchange))
    }]> {
  let hasVerifier = 1;
}
def FuseIntoContainingOp : _TransformFunction<"structured.fuse_into_containing_op",
    "computes the part of a value that a loop needs inside of it",
    [DeclareOpInterfaceMethods<TransformOpInterface, ["allowsRepeatedHandleOperands"]>, _transformEffects] # _transformReports,
    (ins TransformHandleTypeInterface:$producer_op, TransformHandleTypeInterface:$containing_op),
    (outs TransformHandleTypeInterface:$fused_op, TransformHandleTypeInterface:$new_containing_op),
    "$producer_op `into` $containing_op"> {
  let builders = [OpBuilder<(ins "Value":$producerOp, "Value":$containingOp)>];
}

//===----------------------------------------------------------------------===//
// Packing
//===----------------------------------------------------------------------===//

def PackOp : _Restructured<"pack", "computes with tiles that are next to each other in memory", _structuredWhole,
    (outs TransformHandleTypeInterface:$packed_op),
    (ins Variadic<TransformHandleTypeInterface>:$packed_sizes, _structuredSizes:$static_packed_sizes),
    "`packed_sizes` `=` custom<DynamicIndexList>($packed_sizes, $static_packed_sizes)"> {
  let description = "It packs the inputs and unpacks the outputs. A dimension of size 0 is not packed.";
}
defvar _structuredThree = ConfinedAttr<_structuredSizes, [DenseArrayCount<3>]>;
def PackGreedilyOp : _Restructured<"pack_greedily",
    "packs the dimensions of a product of matrices, if there is one in the operation", _structuredWhole,
    (outs TransformHandleTypeInterface:$packed_op),
    (ins Variadic<TransformHandleTypeInterface>:$matmul_packed_sizes, _structuredThree:$static_matmul_packed_sizes,
         ConfinedAttr<_structuredSizes, [Attr<Or<[DenseArrayCount<0>.predicate, DenseArrayCount<3>.predicate]>,
           "with 0 or 3 elements">]>:$matmul_padded_sizes_next_multiple_of,
         _structuredThree:$matmul_inner_dims_order), [{
      oilist(`matmul_packed_sizes` `=` custom<DynamicIndexList>($matmul_packed_sizes, $static_matmul_packed_sizes)
             (`matmul_padded_sizes_next_multiple_of` `=` $matmul_padded_sizes_next_multiple_of^)?
             `matmul_inner_dims_order` `=` $matmul_inner_dims_order)
    }]> {
  let description = [{
    The sizes are those of m, n and k. A dimension of size 0 is not packed. It is padded until another number
    divides it.
  }];
  let hasVerifier = 1;
}
def PackTransposeOp : _TransformFunction<"structured.pack_transpose", "packs in another order of dimensions",
    _structuredConsumes,
    (ins TransformHandleTypeInterface:$target_pack_or_un_pack_op, TransformHandleTypeInterface:$target_linalg_op,
         _structuredStatic:$outer_perm, _structuredStatic:$inner_perm),
    (outs TransformHandleTypeInterface:$packed_op, TransformHandleTypeInterface:$pack_op,
          TransformHandleTypeInterface:$un_pack_op), [{
      $target_pack_or_un_pack_op `with_compute_op` `(` $target_linalg_op `)`
      (`outer_perm` `=` $outer_perm^ )? (`inner_perm` `=` $inner_perm^ )?
    }]> {
  let description = "The order is that of the tiles, or that in a tile.";
  let hasVerifier = 1;
}

def LowerPackOp : _TransformFunction<"structured.lower_pack", "pads and transposes instead of `linalg.pack`", _eachStructured,
    (ins Transform_ConcreteOpType<"linalg.pack">:$target, DefaultValuedAttr<BoolAttr, "true">:$lowerPadLikeWithInsertSlice),
    (outs Transform_ConcreteOpType<"tensor.pad">:$pad_op, Transform_ConcreteOpType<"tensor.expand_shape">:$expand_shape_op,
          Transform_ConcreteOpType<"linalg.transpose">:$transpose_op), "$target">;
def LowerUnPackOp : _TransformFunction<"structured.lower_unpack", "transposes and takes a part instead of `linalg.unpack`",
    _eachStructured,
    (ins Transform_ConcreteOpType<"linalg.unpack">:$target,
         DefaultValuedAttr<BoolAttr, "true">:$lowerUnpadLikeWithExtractSlice),
    (outs Transform_ConcreteOpType<"tensor.empty">:$empty_op, Transform_ConcreteOpType<"linalg.transpose">:$transpose_op,
          Transform_ConcreteOpType<"tensor.collapse_shape">:$collapse_shape_op,
          Transform_ConcreteOpType<"tensor.extract_slice">:$extract_slice_op), "$target">;

//===----------------------------------------------------------------------===//
// Padding
//===----------------------------------------------------------------------===//

defvar _structuredPads = [FunctionalStyleTransformOpTrait, _transformEffects, TransformOpInterface] # _transformReports;

def PadOp : _Restructured<"pad", "pads operands so that their sizes are constants", _structuredPads,
    (outs TransformHandleTypeInterface:$padded, TransformHandleTypeInterface:$pad, TransformHandleTypeInterface:$copy),
    (ins DefaultValuedAttr<ArrayAttr, "{}">:$padding_values, _structuredInts:$padding_dimensions,
         _structuredDynamic:$pad_to_multiple_of, _structuredStatic:$static_pad_to_multiple_of,
         _structuredInts:$nofold_flags,
         DefaultValuedAttr<TypedArrayAttrBase<I64ArrayAttr, "array of arrays of i64">, "{}">:$transpose_paddings,
         DefaultValuedAttr<StrAttr, "::mlir::bufferization::MaterializeInDestinationOp::getOperationName()">:$copy_back_op,
         DefaultValuedAttr<UnitAttr, "false">:$use_prescribed_tensor_shapes), [{
      (`pad_to_multiple_of` custom<DynamicIndexList>($pad_to_multiple_of, $static_pad_to_multiple_of)^)?
      (`use_prescribed_tensor_shapes` $use_prescribed_tensor_shapes^)?
    }]> {
  let description = [{
    The results without the padding are copied to the outputs as they were, with `copy_back_op`: an operation's name, or "none".
  }];
  let hasVerifier = 1;
}
def PadTilingInterfaceOp : _Restructured<"pad_tiling_interface",
    "pads loops, and the operands as these need it", _structuredPads,
    (outs TransformHandleTypeInterface:$padded, TransformHandleTypeInterface:$pad),
    (ins DefaultValuedAttr<ArrayAttr, "{}">:$padding_values, _structuredDynamic:$padding_sizes,
         _structuredStatic:$static_padding_sizes, DefaultValuedAttr<UnitAttr, "false">:$pad_to_multiple_of), [{
      `to` (`padding_sizes` custom<DynamicIndexList>($padding_sizes, $static_padding_sizes)^)?
      (`pad_to_multiple_of` $pad_to_multiple_of^)?
    }]> {
  let description = "A loop of size 0 is not padded.";
  let hasVerifier = 1;
}

def HoistPadOp : _Restructured<"hoist_pad", "pads before loops, into a tensor for all iterations",
    _transformConsumesEach, _transformed,
    (ins I64Attr:$num_loops, _structuredSizes:$transpose), "`by` $num_loops `loops` (`,` `transpose` `by` $transpose^)?"> {
  let hasVerifier = 1;
}
def HoistPadBuildPackingLoopNestOp : _Restructured<"hoist_pad.build_packing_loop_nest",
    "makes the loops that do so, without using them", _wholeStructured, (outs TransformHandleTypeInterface:$packing_loop),
    (ins TransformHandleTypeInterface:$loop, _structuredSizes:$transpose),
    "`above` $loop (`,` `transpose` `by` $transpose^)?"> {
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

def VectorizeOp : _TransformTarget<"structured.vectorize", "computes with vectors",
    [_transformEffects, TransformOpInterface] # _transformReports,
    (ins _structuredDynamic:$vector_sizes, _structuredStatic:$static_vector_sizes,
         OptionalAttr<UnitAttr>:$vectorize_nd_extract, OptionalAttr<UnitAttr>:$assume_dynamic_dims_match_vec_sizes,
         OptionalAttr<UnitAttr>:$create_named_contraction,
         DefaultValuedOptionalAttr<DenseBoolArrayAttr, "{}">:$scalable_sizes), [{
      oilist(`vector_sizes` custom<DynamicIndexList>($vector_sizes, $static_vector_sizes, $scalable_sizes))
      attr-dict `:` type($target) (`,` type($vector_sizes)^)?
    }]> {
  let description = "The sizes are those of its loops, or larger ones, of which a mask takes a part: `vector_sizes [1, [4]]`.";
  let hasVerifier = 1;
}
def VectorizeChildrenAndApplyPatternsOp : _Restructured<"vectorize_children_and_apply_patterns",
    "computes with vectors where it can inside of the target", _eachStructured, _transformed,
    (ins UnitAttr:$fold_type_extensions_into_contract, UnitAttr:$vectorize_padding, UnitAttr:$vectorize_nd_extract,
         UnitAttr:$flatten_1d_depthwise_conv, UnitAttr:$disable_multi_reduction_to_contract_patterns,
         UnitAttr:$disable_transfer_permutation_map_lowering_patterns)>;
def HoistRedundantVectorTransfersOp : _Restructured<"hoist_redundant_vector_transfers",
    "moves transfers from and to the same place out of loops", _eachStructured, _transformed,
    (ins UnitAttr:$verify_non_zero_trip)> {
  let description = "Nothing else may access that memory while the loop runs.";
}
def HoistRedundantVectorBroadcastsOp : _Restructured<"hoist_redundant_vector_broadcasts",
    "moves `vector.extract` and `vector.broadcast` of a carried value out of loops", _eachStructured>;

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

def BufferizeToAllocationOp : _TransformTarget<"structured.bufferize_to_allocation", "computes in newly allocated memory",
    _structuredWhole,
    (ins OptionalAttr<AnyAttr>:$memory_space,
         DefaultValuedAttr<StrAttr, "\"bufferization.materialize_in_destination\"">:$memcpy_op,
         DefaultValuedAttr<StrAttr, "\"memref.alloc\"">:$alloc_op, UnitAttr:$bufferize_destination_only,
         UnitAttr:$emit_dealloc)> {
  let description = [{
    The operation is on memrefs afterwards, except with `bufferize_destination_only`: then only the tensor that it writes to
    is in that memory.
  }];
  let results = (outs Transform_AnyValue:$allocated_buffer, Transform_AnyOpType:$new_ops);
  let hasVerifier = 1;
}
def PromoteTensorOp : _Transform<"structured.promote_tensor", "puts a tensor into another memory space",
    _transformWhole # [SameOperandsAndResultType],
    (ins TransformValueHandleTypeInterface:$tensor, OptionalAttr<AnyAttr>:$memory_space),
    (outs TransformValueHandleTypeInterface:$promoted), "(`to` $memory_space^)? $tensor attr-dict `:` type($tensor)">;
def EliminateLinalgOpAnchoredEmptyTensorsOp : _TransformTarget<"structured.eliminate_empty_tensors",
    "writes to the input that becomes the result, instead of an empty tensor", _transformWhole>;
def PromoteOp : _RestructuredType<"promote", "copies operands to memory of their own while it computes",
    (ins _structuredInts:$operands_to_promote, DefaultValuedAttr<BoolArrayAttr, "{}">:$use_full_tile_buffers,
         UnitAttr:$use_full_tiles_by_default, UnitAttr:$use_original_subview_size, UnitAttr:$use_alloca,
         OptionalAttr<AnyAttr>:$memory_space, OptionalAttr<DeviceMappingArrayAttr>:$mapping, OptionalAttr<I64Attr>:$alignment)>;
def MapCopyToThreadsOp : _Restructured<"gpu.map_copy_to_threads", "copies or pads a tensor with the threads of a block",
    _transformEachConsumes, (outs TransformHandleTypeInterface:$forall_op, TransformHandleTypeInterface:$tiled_op),
    (ins I64Attr:$total_num_threads, I64Attr:$desired_bit_alignment),
    "`total_num_threads` `=` $total_num_threads `desired_bit_alignment` `=` $desired_bit_alignment">;

#endif // MICA_TRANSFORM_LINALG

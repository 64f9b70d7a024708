//===- TensorOps.td - Operations of tensor -----------------*- tablegen -*-===//

#ifndef MICA_TENSOR
#define MICA_TENSOR

include "mlir/Dialect/Tensor/IR/TensorBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/ParallelCombiningOpInterface.td"
include "mlir/Interfaces/ShapedOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/TilingInterface.td"
include "mlir/Interfaces/ViewLikeInterface.td"

class Tensor_Op<string mnemonic, list<Trait> traits = []>
    : Op<Tensor_Dialect, mnemonic, traits>;

// The operation has a name for its result, and it knows its shape.
defvar _tensorNamed =
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;
defvar _shaped =
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                              ["reifyResultShapes"]>;

//===----------------------------------------------------------------------===//
// Types and shapes
//===----------------------------------------------------------------------===//

def Tensor_BitcastOp : Tensor_Op<"bitcast", [
    DeclareOpInterfaceMethods<CastOpInterface>, Pure]> {
  let summary = "the same bits as elements of another type of that width";
  let arguments = (ins TensorOf<[AnySignlessInteger, AnyUnsignedInteger,
                                 AnySignedInteger, AnyFloat]>:$source);
  let results = (outs TensorOf<[AnySignlessInteger, AnyUnsignedInteger,
                                AnySignedInteger, AnyFloat]>:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasCanonicalizer = 1;
}

def Tensor_CastOp : Tensor_Op<"cast", [
    DeclareOpInterfaceMethods<CastOpInterface>, _tensorNamed, Pure]> {
  let summary = "the same tensor with more or less said about its shape";
  let description = [{
    Dimensions become static or dynamic. That a static one is wrong is undefined
    behavior.

    ```mlir
    %b = tensor.cast %a : tensor<?x?xf32> to tensor<4x?xf32>
    ```
  }];
  let arguments = (ins AnyTensor:$source);
  let results = (outs AnyTensor:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasCanonicalizer = 1;
}

def Tensor_DimOp : Tensor_Op<"dim", [
    _tensorNamed, ConditionallySpeculatable, NoMemoryEffect, ShapedDimOpInterface,
    DeclareOpInterfaceMethods<InferIntRangeInterface,
                              ["inferResultRangesFromOptional"]>]> {
  let summary = "the size of one dimension";
  let description = "A dimension that there is not is undefined behavior.";
  let arguments = (ins AnyNon0RankedOrUnrankedTensor:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Tensor_RankOp : Tensor_Op<"rank", [_tensorNamed, Pure]> {
  let summary = "how many dimensions there are";
  let arguments = (ins AnyTensor:$tensor);
  let results = (outs Index);
  let assemblyFormat = "$tensor attr-dict `:` type($tensor)";
  let hasFolder = 1;
}

def Tensor_ReshapeOp : Tensor_Op<"reshape", [_tensorNamed, Pure]> {
  let summary = "the same elements in a shape that is computed";
  let description = [{
    The shape is a tensor of sizes. Both shapes have the same number of elements.

    ```mlir
    %b = tensor.reshape %a(%shape)
      : (tensor<4x4xf32>, tensor<1xi32>) -> tensor<16xf32>
    ```
  }];
  let arguments = (ins AnyTensor:$source,
                       TensorRankOf<[AnySignlessInteger, Index], [1]>:$shape);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = [{
    $source `(` $shape `)` attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

// Dimensions that follow each other are split or joined. Each group of the
// reassociation stands for one dimension of the shape with less of them.
class Tensor_ReassociativeReshapeOp<string mnemonic>
    : Tensor_Op<mnemonic, [_tensorNamed, Pure]> {
  let results = (outs AnyTensor:$result);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Tensor_ExpandShapeOp : Tensor_ReassociativeReshapeOp<"expand_shape"> {
  let summary = "the same elements with dimensions split";
  let description = [{
    ```mlir
    %b = tensor.expand_shape %a [[0, 1], [2]] output_shape [%n, 4, 8]
      : tensor<?x8xf32> into tensor<?x4x8xf32>
    ```
  }];
  let arguments = (ins AnyTensor:$src, IndexListArrayAttr:$reassociation,
                       Variadic<Index>:$output_shape,
                       DenseI64ArrayAttr:$static_output_shape);
  let assemblyFormat = [{
    $src $reassociation `output_shape`
    custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict
    `:` type($src) `into` type($result)
  }];
}

def Tensor_CollapseShapeOp : Tensor_ReassociativeReshapeOp<"collapse_shape"> {
  let summary = "the same elements with dimensions joined";
  let description = [{
    ```mlir
    %b = tensor.collapse_shape %a [[0, 1], [2]]
      : tensor<?x4x8xf32> into tensor<?x8xf32>
    ```
  }];
  let arguments = (ins AnyTensor:$src, IndexListArrayAttr:$reassociation);
  let assemblyFormat = [{
    $src $reassociation attr-dict `:` type($src) `into` type($result)
  }];
}

//===----------------------------------------------------------------------===//
// Tensors of elements
//===----------------------------------------------------------------------===//

def Tensor_EmptyOp : Tensor_Op<"empty", [Pure, _shaped]> {
  let summary = "a tensor of which only the shape matters";
  let description = [{
    Its elements are not specified. There is an operand for each dimension that
    is dynamic.
  }];
  let arguments = (ins Variadic<Index>:$dynamicSizes);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "`(`$dynamicSizes`)` attr-dict `:` type($result)";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Tensor_FromElementsOp : Tensor_Op<"from_elements", [
    _tensorNamed, Pure,
    TypesMatchWith<"operand types match result element type",
                   "result", "elements", "SmallVector<Type, 2>("
                   "::llvm::cast<RankedTensorType>($_self).getNumElements(), "
                   "::llvm::cast<RankedTensorType>($_self).getElementType())">]> {
  let summary = "a tensor of all of its elements, the last dimension first";
  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "$elements attr-dict `:` type($result)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Tensor_GenerateOp : Tensor_Op<"generate", [
    _tensorNamed, RecursiveMemoryEffects, _shaped,
    SingleBlockImplicitTerminator<"mlir::tensor::YieldOp">]> {
  let summary = "a tensor whose elements are computed from their indices";
  let description = [{
    ```mlir
    %t = tensor.generate %n {
    ^bb0(%i: index):
      tensor.yield %i : index
    } : tensor<?xindex>
    ```
  }];
  let arguments = (ins Variadic<Index>:$dynamicExtents);
  let results = (outs AnyRankedTensor:$result);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$dynamicExtents $body attr-dict `:` type($result)";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def Tensor_SplatOp : Tensor_Op<"splat", [
    _tensorNamed, _shaped, Pure,
    TypesMatchWith<"operand type matches element type of result",
                   "aggregate", "input",
                   "::llvm::cast<TensorType>($_self).getElementType()">]> {
  let summary = "a tensor whose elements are all the same";
  let arguments = (ins AnyType:$input, Variadic<Index>:$dynamicSizes);
  let results = (outs AnyRankedTensor:$aggregate);
  let assemblyFormat = [{
    $input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_ExtractOp : Tensor_Op<"extract", [
    _tensorNamed, Pure,
    TypesMatchWith<"result type matches element type of tensor",
                   "tensor", "result",
                   "::llvm::cast<TensorType>($_self).getElementType()">]> {
  let summary = "one element";
  let arguments = (ins AnyRankedTensor:$tensor, Variadic<Index>:$indices);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$tensor `[` $indices `]` attr-dict `:` type($tensor)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_InsertOp : Tensor_Op<"insert", [
    _tensorNamed, DestinationStyleOpInterface, Pure,
    TypesMatchWith<"result type matches type of dest",
                   "dest", "result", "$_self">,
    TypesMatchWith<"scalar type matches element type of dest",
                   "dest", "scalar",
                   "::llvm::cast<TensorType>($_self).getElementType()">]> {
  let summary = "a tensor that differs in one element";
  let arguments = (ins AnyType:$scalar, AnyRankedTensor:$dest,
                       Variadic<Index>:$indices);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Tensors of tensors
//===----------------------------------------------------------------------===//

def Tensor_ConcatOp : Tensor_Op<"concat", [Pure, _tensorNamed, _shaped]> {
  let summary = "tensors one after the other in one dimension";
  let description = [{
    ```mlir
    %c = tensor.concat dim(0) %a, %b
      : (tensor<3x6xf32>, tensor<4x6xf32>) -> tensor<7x6xf32>
    ```
  }];
  let arguments = (ins I64Attr:$dim, Variadic<AnyRankedTensor>:$inputs);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    `dim` `(` $dim `)` $inputs attr-dict
    `:` functional-type(operands, results)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_ExtractSliceOp : Tensor_Op<"extract_slice", [
    _tensorNamed, _shaped, AttrSizedOperandSegments, Pure,
    OffsetSizeAndStrideOpInterface]> {
  let summary = "a part of a tensor";
  let description = [{
    For each dimension: where the part starts, its size, and how far its elements
    are from each other. Dimensions of size 1 may be left out of the result.

    ```mlir
    %b = tensor.extract_slice %a[%i, 0] [4, 8] [1, 2]
      : tensor<?x16xf32> to tensor<4x8xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$source,
                       Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes,
                       Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `` custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `to` type($result)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_InsertSliceOp : Tensor_Op<"insert_slice", [
    _tensorNamed, _shaped, AttrSizedOperandSegments, DestinationStyleOpInterface,
    Pure, OffsetSizeAndStrideOpInterface,
    TypesMatchWith<"expected result type to match dest type",
                   "dest", "result", "$_self">]> {
  let summary = "a tensor that differs in one part";
  let description = [{
    ```mlir
    %c = tensor.insert_slice %b into %a[%i, 0] [4, 8] [1, 2]
      : tensor<4x8xf32> into tensor<?x16xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$source,
                       AnyRankedTensor:$dest,
                       Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes,
                       Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `into` type($dest)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_ParallelInsertSliceOp : Tensor_Op<"parallel_insert_slice", [
    AttrSizedOperandSegments, OffsetSizeAndStrideOpInterface,
    DeclareOpInterfaceMethods<ParallelCombiningOpInterface, [
      "getUpdatedDestinations", "getIteratingParent"]>]> {
  let summary = "the part of a tensor that one of several runs makes";
  let description = [{
    It stands in a region like that of `scf.forall.in_parallel`, whose operation
    has the whole tensor as its result.
  }];
  let arguments = (ins AnyRankedTensor:$source,
                       AnyRankedTensor:$dest,
                       Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes,
                       Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let assemblyFormat = [{
    $source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `into` type($dest)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Tensor_GatherOp : Tensor_Op<"gather", [_tensorNamed, Pure]> {
  let summary = "the parts of a tensor at many places";
  let description = [{
    The last dimension of the indices holds coordinates of the dimensions that
    are named; in the others a part is whole. `unique` says that no coordinates
    are there twice.
  }];
  let arguments = (ins AnyRankedTensor:$source,
                       RankedTensorOf<[AnySignlessIntegerOrIndex]>:$indices,
                       DenseI64ArrayAttr:$gather_dims,
                       UnitAttr:$unique);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `[` $indices `]` `gather_dims` `(` $gather_dims `)`
    (`unique` $unique^)? attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_ScatterOp : Tensor_Op<"scatter", [_tensorNamed, Pure]> {
  let summary = "a tensor that differs in the parts at many places";
  let description = [{
    The way back from `tensor.gather`. It must be `unique`: what two parts at one
    place would mean is not said.
  }];
  let arguments = (ins AnyRankedTensor:$source,
                       AnyRankedTensor:$dest,
                       RankedTensorOf<[AnySignlessIntegerOrIndex]>:$indices,
                       DenseI64ArrayAttr:$scatter_dims,
                       UnitAttr:$unique);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)`
    (`unique` $unique^)? attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Tensor_PadOp : Tensor_Op<"pad", [
    _tensorNamed, _shaped, AttrSizedOperandSegments, Pure,
    SingleBlockImplicitTerminator<"mlir::tensor::YieldOp">]> {
  let summary = "a tensor with a border around it";
  let description = [{
    For each dimension, how much is put in front and behind. The region yields
    the element of an index. `nofold` keeps it even if nothing is added.

    ```mlir
    %b = tensor.pad %a low[0, %n] high[1, 0] {
    ^bb0(%i: index, %j: index):
      tensor.yield %zero : f32
    } : tensor<3x4xf32> to tensor<4x?xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$source,
                       Variadic<Index>:$low,
                       Variadic<Index>:$high,
                       DenseI64ArrayAttr:$static_low,
                       DenseI64ArrayAttr:$static_high,
                       UnitAttr:$nofold);
  let results = (outs AnyRankedTensor:$result);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = [{
    $source (`nofold` $nofold^)?
    `low` `` custom<DynamicIndexList>($low, $static_low)
    `high` `` custom<DynamicIndexList>($high, $static_high)
    $region attr-dict `:` type($source) `to` type($result)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def Tensor_YieldOp : Tensor_Op<"yield", [
    Pure, ReturnLike, Terminator,
    HasParent<"::mlir::tensor::GenerateOp, ::mlir::tensor::PadOp">]> {
  let summary = "end of a region: the element";
  let arguments = (ins AnyType:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}

#endif // MICA_TENSOR

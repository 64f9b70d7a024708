//===- VectorOps.td - Operations of vector -----------------*- tablegen -*-===//

#ifndef MICA_VECTOR
#define MICA_VECTOR

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/Dialect/Vector/IR/Vector.td"
include "mlir/Dialect/Vector/IR/VectorAttributes.td"
include "mlir/Dialect/Vector/Interfaces/MaskableOpInterface.td"
include "mlir/Dialect/Vector/Interfaces/MaskingOpInterface.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/AlignmentAttrInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/IndexingMapOpInterface.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/VectorInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

// Traits that many operations have.
defvar _maskable = DeclareOpInterfaceMethods<MaskableOpInterface>;
defvar _vectorAligned = DeclareOpInterfaceMethods<AlignmentAttrOpInterface>;
defvar _vectorSpaceCastConsumer =
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>;
defvar _unrollable =
    DeclareOpInterfaceMethods<VectorUnrollOpInterface, ["getShapeForUnroll"]>;
defvar _unrollableByDefault =
    DeclareOpInterfaceMethods<VectorUnrollOpInterface>;
defvar _ranged =
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>;

// An operand has elements of the type of the result's.
class _ElementsAsOperand<int i, string message>
    : PredOpTrait<message, TCresVTEtIsSameAsOpBase<0, i>>;
defvar _elementsAsSource =
    _ElementsAsOperand<0, "source operand and result have same element type">;
defvar _elementsAsOperand =
    _ElementsAsOperand<0, "operand and result have same element type">;

defvar _vectorAlignment = OptionalAttr<IntValidAlignment<I64Attr>>;
defvar _mask = VectorOfNonZeroRankOf<[I1]>;
defvar _fixedMask = FixedVectorOfNonZeroRankOf<[I1]>;

//===----------------------------------------------------------------------===//
// Contraction and reduction
//===----------------------------------------------------------------------===//

def Vector_ContractionOp : Vector_Op<"contract", [
    IndexingMapOpInterface, Pure,
    PredOpTrait<"lhs and rhs have same element type", TCopVTEtIsSameAs<0, 1>>,
    _ElementsAsOperand<2,
        "third operand acc and result have same element type">,
    _maskable, _unrollable]> {
  let summary = "sum of products over some dimensions";
  let description = [{
    The maps say which dimensions of an iteration space each operand has, and
    the iterator types which of them are reduced. Dot products, products of
    matrices and vectors, and batches of them have this form.

    ```mlir
    %d = vector.contract {
        indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
                         affine_map<(i, j, k) -> (k, j)>,
                         affine_map<(i, j, k) -> (i, j)>],
        iterator_types = ["parallel", "parallel", "reduction"]
      } %a, %b, %c
      : vector<4x8xf32>, vector<8x2xf32> into vector<4x2xf32>
    ```
  }];
  let arguments = (ins
      AnyVectorOfNonZeroRank:$lhs, AnyVectorOfNonZeroRank:$rhs, AnyType:$acc,
      ArrayAttr:$indexing_maps,
      Vector_IteratorTypeArrayAttr:$iterator_types,
      DefaultValuedAttr<Vector_CombiningKindAttr, "CombiningKind::ADD">:$kind);
  let results = (outs AnyType);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Vector_ReductionOp : Vector_Op<"reduction", [
    Pure, _elementsAsSource,
    OptionalTypesMatchWith<"dest and acc have the same type", "dest", "acc",
                           "::llvm::cast<Type>($_self)">,
    DeclareOpInterfaceMethods<ArithFastMathInterface>, _maskable, _unrollable]> {
  let summary = "all elements of a vector as one";
  let description = [{
    ```mlir
    %s = vector.reduction <add>, %v, %acc : vector<16xf32> into f32
    ```
  }];
  let arguments = (ins
      Vector_CombiningKindAttr:$kind, AnyVectorOfAnyRank:$vector,
      Optional<AnyType>:$acc,
      DefaultValuedAttr<Arith_FastMathAttr,
                        "::mlir::arith::FastMathFlags::none">:$fastmath);
  let results = (outs AnyType:$dest);
  let assemblyFormat = [{
    $kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict
    `:` type($vector) `into` type($dest)
  }];
  let extraClassDeclaration = [{
    VectorType getSourceVectorType() { return ::llvm::cast<VectorType>(getVector().getType()); }
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Vector_MultiDimReductionOp : Vector_Op<"multi_reduction", [
    Pure, AllTypesMatch<["dest", "acc"]>, _elementsAsSource,
    DeclareOpInterfaceMethods<InferTypeOpInterface>, _maskable, _unrollable]> {
  let summary = "a vector with some dimensions reduced";
  let description = [{
    ```mlir
    %s = vector.multi_reduction <add>, %v, %acc [1]
      : vector<4x8xf32> to vector<4xf32>
    ```
  }];
  let arguments = (ins
      Vector_CombiningKindAttr:$kind, AnyVectorOfNonZeroRank:$source,
      AnyType:$acc, DenseI64ArrayAttr:$reduction_dims);
  let results = (outs AnyType:$dest);
  let assemblyFormat = [{
    $kind `,` $source `,` $acc attr-dict $reduction_dims
    `:` type($source) `to` type($dest)
  }];
  let extraClassDeclaration = [{
    VectorType getSourceVectorType() { return ::llvm::cast<VectorType>(getSource().getType()); }
    Type getDestType() { return getDest().getType(); }
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Vector_ScanOp : Vector_Op<"scan", [
    Pure, AllTypesMatch<["source", "dest"]>,
    AllTypesMatch<["initial_value", "accumulated_value"]>]> {
  let summary = "all partial results of the reduction of a dimension";
  let description = [{
    An inclusive scan begins with the first element, an exclusive one with the
    initial value. The second result is the last partial result.
  }];
  let arguments = (ins
      Vector_CombiningKindAttr:$kind, AnyVectorOfNonZeroRank:$source,
      AnyVectorOfAnyRank:$initial_value, I64Attr:$reduction_dim,
      BoolAttr:$inclusive);
  let results = (outs AnyVectorOfNonZeroRank:$dest,
                      AnyVectorOfAnyRank:$accumulated_value);
  let assemblyFormat = [{
    $kind `,` $source `,` $initial_value attr-dict
    `:` type($source) `,` type($initial_value)
  }];
  let hasVerifier = 1;
}

def Vector_OuterProductOp : Vector_Op<"outerproduct", [
    Pure,
    _ElementsAsOperand<0, "lhs operand and result have same element type">,
    _ElementsAsOperand<1, "rhs operand and result have same element type">,
    _maskable]> {
  let summary = "all products of elements of two vectors";
  let description = [{
    The products are combined with `acc`, if there is one. With a scalar as the
    second operand, the result is a vector.
  }];
  let arguments = (ins
      AnyVectorOfNonZeroRank:$lhs, AnyType:$rhs,
      Optional<AnyVectorOfNonZeroRank>:$acc,
      DefaultValuedAttr<Vector_CombiningKindAttr, "CombiningKind::ADD">:$kind);
  let results = (outs AnyVectorOfNonZeroRank);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Vector_FMAOp : Vector_Op<"fma", [
    Pure, AllTypesMatch<["lhs", "rhs", "acc", "result"]>,
    _unrollable] # ElementwiseMappable.traits> {
  let summary = "`lhs * rhs + acc` for each element, rounded once";
  let arguments = (ins VectorOfAnyRankOf<[AnyFloat]>:$lhs,
                       VectorOfAnyRankOf<[AnyFloat]>:$rhs,
                       VectorOfAnyRankOf<[AnyFloat]>:$acc);
  let results = (outs VectorOfAnyRankOf<[AnyFloat]>:$result);
  let assemblyFormat = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)";
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

def Vector_ToElementsOp : Vector_Op<"to_elements", [
    InferTypeOpAdaptor, Pure,
    ShapedTypeMatchesElementCountAndTypes<"source", "elements">]> {
  let summary = "all elements of a vector, the last dimension first";
  let arguments = (ins AnyVectorOfAnyRank:$source);
  let results = (outs Variadic<AnyType>:$elements);
  let assemblyFormat = "$source attr-dict `:` type($source)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_FromElementsOp : Vector_Op<"from_elements", [
    Pure, ShapedTypeMatchesElementCountAndTypes<"dest", "elements">]> {
  let summary = "a vector of all of its elements, the last dimension first";
  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs AnyFixedVectorOfAnyRank:$dest);
  let assemblyFormat = "$elements attr-dict `:` type($dest)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_BroadcastOp : Vector_Op<"broadcast", [
    Pure, _unrollable, _ranged, _elementsAsSource]> {
  let summary = "a vector that repeats a value";
  let description = [{
    Dimensions are added in front, and dimensions of size 1 are stretched.

    ```mlir
    %v = vector.broadcast %x : vector<1x8xf32> to vector<2x4x8xf32>
    ```
  }];
  let arguments = (ins AnyType:$source);
  let results = (outs AnyVectorOfAnyRank:$vector);
  let assemblyFormat = [{
    $source attr-dict `:` type($source) `to` type($vector)
  }];
  let extraClassDeclaration = [{
    Type getSourceType() { return getSource().getType(); }
    VectorType getResultVectorType() { return ::llvm::cast<VectorType>(getVector().getType()); }
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Vector_ExtractOp : Vector_Op<"extract", [
    Pure, _ranged, _elementsAsOperand, InferTypeOpAdaptorWithIsCompatible]> {
  let summary = "an element, or a vector of the inner dimensions";
  let description = [{
    The index -1 selects nothing: the result is poison.

    ```mlir
    %r = vector.extract %v[%i, 2] : vector<8xf32> from vector<4x3x8xf32>
    ```
  }];
  let arguments = (ins AnyVectorOfAnyRank:$source,
                       Variadic<Index>:$dynamic_position,
                       DenseI64ArrayAttr:$static_position);
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    $source `` custom<DynamicIndexList>($dynamic_position, $static_position)
    attr-dict `:` type($result) `from` type($source)
  }];
  let extraClassDeclaration = [{
    VectorType getSourceVectorType() { return ::llvm::cast<VectorType>(getSource().getType()); }
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_InsertOp : Vector_Op<"insert", [
    Pure, _ranged, _elementsAsSource, AllTypesMatch<["dest", "result"]>]> {
  let summary = "a vector that differs in an element, or in its inner dimensions";
  let description = [{
    ```mlir
    %r = vector.insert %x, %v[%i, 2] : vector<8xf32> into vector<4x3x8xf32>
    ```
  }];
  let arguments = (ins AnyType:$valueToStore, AnyVectorOfAnyRank:$dest,
                       Variadic<Index>:$dynamic_position,
                       DenseI64ArrayAttr:$static_position);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = [{
    $valueToStore `,` $dest
    custom<DynamicIndexList>($dynamic_position, $static_position)
    attr-dict `:` type($valueToStore) `into` type($dest)
  }];
  let extraClassDeclaration = [{
    Type getValueToStoreType() { return getValueToStore().getType(); }
    VectorType getDestVectorType() { return ::llvm::cast<VectorType>(getDest().getType()); }
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_StepOp : Vector_Op<"step", [Pure, _unrollableByDefault, _ranged]> {
  let summary = "the numbers 0, 1, 2 and so on";
  let results = (outs VectorOfRankAndType<[1], [Index]>:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
  let hasCanonicalizer = 1;
}

def VectorScaleOp : Vector_Op<"vscale", [
    Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "the number by which scalable dimensions are multiplied";
  let results = (outs Index:$res);
  let assemblyFormat = "attr-dict";
}

//===----------------------------------------------------------------------===//
// Parts of vectors
//===----------------------------------------------------------------------===//

def Vector_ExtractStridedSliceOp : Vector_Op<"extract_strided_slice", [
    Pure, _elementsAsOperand]> {
  let summary = "a part of a vector";
  let description = [{
    The attributes are for the first dimensions; the others are whole. Strides
    other than 1 are not supported.

    ```mlir
    %r = vector.extract_strided_slice %v
        {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]}
      : vector<4x8x16xf32> to vector<2x4x16xf32>
    ```
  }];
  let arguments = (ins AnyVectorOfNonZeroRank:$source, I64ArrayAttr:$offsets,
                       I64ArrayAttr:$sizes, I64ArrayAttr:$strides);
  let results = (outs AnyVectorOfNonZeroRank);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type(results)";
  let extraClassDeclaration = [{
    VectorType getSourceVectorType() { return ::llvm::cast<VectorType>(getSource().getType()); }
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_InsertStridedSliceOp : Vector_Op<"insert_strided_slice", [
    Pure,
    _ElementsAsOperand<0, "operand #0 and result have same element type">,
    AllTypesMatch<["dest", "result"]>]> {
  let summary = "a vector that differs in a part";
  let description = [{
    There is an offset for each dimension of the destination and a stride for
    each of the part, whose dimensions are the last ones.
  }];
  let arguments = (ins AnyVectorOfNonZeroRank:$valueToStore,
                       AnyVectorOfNonZeroRank:$dest,
                       I64ArrayAttr:$offsets, I64ArrayAttr:$strides);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = [{
    $valueToStore `,` $dest attr-dict
    `:` type($valueToStore) `into` type($dest)
  }];
  let extraClassDeclaration = [{
    VectorType getSourceVectorType() { return ::llvm::cast<VectorType>(getValueToStore().getType()); }
    VectorType getDestVectorType() { return ::llvm::cast<VectorType>(getDest().getType()); }
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_ScalableInsertOp : Vector_Op<"scalable.insert", [
    Pure, AllElementTypesMatch<["valueToStore", "dest"]>,
    AllTypesMatch<["dest", "result"]>,
    PredOpTrait<"position is a multiple of the source length.",
        CPred<"(getPos() % getSourceVectorType().getNumElements()) == 0">>]> {
  let summary = "a scalable vector that differs in a part";
  let description = [{
    If the vector does not have all of the places, the behavior is undefined.
  }];
  let arguments = (ins VectorOfRank<[1]>:$valueToStore,
                       ScalableVectorOfRank<[1]>:$dest, I64Attr:$pos);
  let results = (outs ScalableVectorOfRank<[1]>:$result);
  let assemblyFormat = [{
    $valueToStore `,` $dest `[` $pos `]` attr-dict
    `:` type($valueToStore) `into` type($dest)
  }];
  let extraClassDeclaration = [{
    VectorType getSourceVectorType() { return ::llvm::cast<VectorType>(getValueToStore().getType()); }
    VectorType getDestVectorType() { return ::llvm::cast<VectorType>(getDest().getType()); }
  }];
}

def Vector_ScalableExtractOp : Vector_Op<"scalable.extract", [
    Pure, AllElementTypesMatch<["source", "result"]>,
    PredOpTrait<"position is a multiple of the result length.",
        CPred<"(getPos() % getResultVectorType().getNumElements()) == 0">>]> {
  let summary = "a part of a scalable vector";
  let description = [{
    If the vector does not have all of the places, the behavior is undefined.
  }];
  let arguments = (ins ScalableVectorOfRank<[1]>:$source, I64Attr:$pos);
  let results = (outs VectorOfRank<[1]>:$result);
  let assemblyFormat = [{
    $source `[` $pos `]` attr-dict `:` type($result) `from` type($source)
  }];
  let extraClassDeclaration = [{
    VectorType getSourceVectorType() { return ::llvm::cast<VectorType>(getSource().getType()); }
    VectorType getResultVectorType() { return ::llvm::cast<VectorType>(getResult().getType()); }
  }];
}

//===----------------------------------------------------------------------===//
// Permutations and shapes
//===----------------------------------------------------------------------===//

def Vector_ShuffleOp : Vector_Op<"shuffle", [
    Pure,
    _ElementsAsOperand<0,
        "first operand v1 and result have same element type">,
    _ElementsAsOperand<1,
        "second operand v2 and result have same element type">,
    InferTypeOpAdaptor]> {
  let summary = "elements of two vectors, by number";
  let description = [{
    The mask numbers the outermost elements of both vectors, one after the
    other; -1 is poison.

    ```mlir
    %r = vector.shuffle %a, %b [0, 3, 1] : vector<2xf32>, vector<2xf32>
    ```
  }];
  let arguments = (ins AnyFixedVectorOfAnyRank:$v1, AnyFixedVectorOfAnyRank:$v2,
                       DenseI64ArrayAttr:$mask);
  let results = (outs AnyVectorOfNonZeroRank:$vector);
  let assemblyFormat = "operands $mask attr-dict `:` type(operands)";
  let extraClassDeclaration = [{
    VectorType getV1VectorType() { return ::llvm::cast<VectorType>(getV1().getType()); }
    VectorType getV2VectorType() { return ::llvm::cast<VectorType>(getV2().getType()); }
    VectorType getResultVectorType() { return ::llvm::cast<VectorType>(getVector().getType()); }
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def ResultIsDoubleSourceVectorType
    : TypesMatchWith<"type of 'result' is double the width of the inputs",
                     "lhs", "result", [{
        [&]() -> ::mlir::VectorType {
          auto type = ::llvm::cast<::mlir::VectorType>($_self);
          int64_t rank = type.getRank();
          if (rank == 0)
            return ::mlir::VectorType::get({2}, type.getElementType());
          return ::mlir::VectorType::Builder(type).setDim(
              rank - 1, 2 * type.getDimSize(rank - 1));
        }()
      }]>;

def Vector_InterleaveOp : Vector_Op<"interleave", [
    Pure, AllTypesMatch<["lhs", "rhs"]>, ResultIsDoubleSourceVectorType]> {
  let summary = "elements of two vectors by turns, in the last dimension";
  let arguments = (ins AnyVectorOfAnyRank:$lhs, AnyVectorOfAnyRank:$rhs);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)
  }];
  let extraClassDeclaration = [{
    VectorType getSourceVectorType() { return ::llvm::cast<VectorType>(getLhs().getType()); }
    VectorType getResultVectorType() { return ::llvm::cast<VectorType>(getResult().getType()); }
  }];
}

// The last dimension is halved, unless that leaves nothing.
class ResultIsHalfSourceVectorType<string result>
    : TypesMatchWith<"the trailing dimension of the results is half the width "
                     "of source trailing dimension", "source", result, [{
        [&]() -> ::mlir::VectorType {
          auto type = ::llvm::cast<::mlir::VectorType>($_self);
          int64_t last = type.getRank() - 1;
          int64_t half = type.getDimSize(last) / 2;
          if (half <= 0)
            return type;
          return ::mlir::VectorType::Builder(type).setDim(last, half);
        }()
      }]>;

def SourceVectorEvenElementCount
    : PredOpTrait<"the trailing dimension of the source vector has an even "
                  "number of elements",
                  CPred<[{
                    [&]() {
                      return getSourceVectorType().getShape().back() % 2 == 0;
                    }()
                  }]>>;

def Vector_DeinterleaveOp : Vector_Op<"deinterleave", [
    Pure, SourceVectorEvenElementCount, ResultIsHalfSourceVectorType<"res1">,
    AllTypesMatch<["res1", "res2"]>]> {
  let summary = "the elements with even and those with odd numbers";
  let arguments = (ins AnyVectorOfNonZeroRank:$source);
  let results = (outs AnyVectorOfNonZeroRank:$res1,
                      AnyVectorOfNonZeroRank:$res2);
  let assemblyFormat = [{
    $source attr-dict `:` type($source) `->` type($res1)
  }];
  let extraClassDeclaration = [{
    VectorType getSourceVectorType() { return ::llvm::cast<VectorType>(getSource().getType()); }
    VectorType getResultVectorType() { return ::llvm::cast<VectorType>(getRes1().getType()); }
  }];
}

def Vector_TransposeOp : Vector_Op<"transpose", [
    Pure, _ranged, _unrollable, _elementsAsOperand]> {
  let summary = "a vector with its dimensions in another order";
  let description = [{
    ```mlir
    %r = vector.transpose %v, [1, 0] : vector<2x8xf32> to vector<8x2xf32>
    ```
  }];
  let arguments = (ins AnyVectorOfAnyRank:$vector,
                       DenseI64ArrayAttr:$permutation);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = [{
    $vector `,` $permutation attr-dict `:` type($vector) `to` type($result)
  }];
  let extraClassDeclaration = [{
    VectorType getSourceVectorType() { return ::llvm::cast<VectorType>(getVector().getType()); }
    VectorType getResultVectorType() { return ::llvm::cast<VectorType>(getResult().getType()); }
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_ShapeCastOp : Vector_Op<"shape_cast", [Pure, _unrollable, _ranged]> {
  let summary = "the same elements, in their order, in another shape";
  let arguments = (ins AnyVectorOfAnyRank:$source);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = [{
    $source attr-dict `:` type($source) `to` type($result)
  }];
  let extraClassDeclaration = [{
    VectorType getSourceVectorType() { return ::llvm::cast<VectorType>(getSource().getType()); }
    VectorType getResultVectorType() { return ::llvm::cast<VectorType>(getResult().getType()); }
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_BitCastOp : Vector_Op<"bitcast", [
    Pure, AllRanksMatch<["source", "result"]>]> {
  let summary = "the same bits as elements of another type";
  let description = [{
    The last dimension gets as many elements as it has room for.
  }];
  let arguments = (ins AnyVectorOfAnyRank:$source);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = [{
    $source attr-dict `:` type($source) `to` type($result)
  }];
  let extraClassDeclaration = [{
    VectorType getSourceVectorType() { return ::llvm::cast<VectorType>(getSource().getType()); }
    VectorType getResultVectorType() { return ::llvm::cast<VectorType>(getResult().getType()); }
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

// Access to a shaped value through a map, with elements that are out of bounds.
class _TransferOp<string mnemonic> : Vector_Op<mnemonic, [
    DeclareOpInterfaceMethods<VectorTransferOpInterface>, _unrollable,
    _maskable, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ConditionallySpeculatable>, _vectorSpaceCastConsumer,
    AttrSizedOperandSegments, DestinationStyleOpInterface]> {
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_TransferReadOp : _TransferOp<"transfer_read"> {
  let summary = "reads a vector from a memref or a tensor";
  let description = [{
    The map selects dimensions of the source, in any order; a result that is 0
    is a dimension along which the vector repeats. Elements out of bounds and
    those that the mask excludes are the padding. `in_bounds` says of which
    dimensions no element is out of bounds.

    ```mlir
    %v = vector.transfer_read %m[%i, %j], %pad {in_bounds = [true]}
      : memref<?x?xf32>, vector<8xf32>
    ```
  }];
  let arguments = (ins
      AnyShaped:$base, Variadic<Index>:$indices,
      AffineMapAttr:$permutation_map, AnyType:$padding,
      Optional<_mask>:$mask, BoolArrayAttr:$in_bounds);
  let results = (outs AnyVectorOfAnyRank:$vector);
  let extraClassDeclaration = [{
    bool supportsPassthru() { return true; }
  }];
}

def Vector_TransferWriteOp : _TransferOp<"transfer_write"> {
  let summary = "writes a vector to a memref or a tensor";
  let description = [{
    As `vector.transfer_read`, in the other direction: elements out of bounds and
    those that the mask excludes are not written. If the destination is a
    tensor, the result is the changed one.
  }];
  let arguments = (ins
      AnyVectorOfAnyRank:$valueToStore, AnyShaped:$base,
      Variadic<Index>:$indices, AffineMapAttr:$permutation_map,
      Optional<_mask>:$mask, BoolArrayAttr:$in_bounds);
  let results = (outs Optional<AnyRankedTensor>:$result);
}

def Vector_LoadOp : Vector_Op<"load", [
    _unrollable, _vectorSpaceCastConsumer, _vectorAligned]> {
  let summary = "reads a vector from contiguous elements";
  let description = [{
    ```mlir
    %v = vector.load %m[%i, %j] : memref<4x100xf32>, vector<8xf32>
    ```
  }];
  let arguments = (ins
      Arg<AnyMemRef, "the reference to load from", [MemRead]>:$base,
      Variadic<Index>:$indices,
      DefaultValuedOptionalAttr<BoolAttr, "false">:$nontemporal,
      _vectorAlignment:$alignment);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = [{
    $base `[` $indices `]` attr-dict `:` type($base) `,` type($result)
  }];
  let extraClassDeclaration = [{
    MemRefType getMemRefType() { return ::llvm::cast<MemRefType>(getBase().getType()); }
    VectorType getVectorType() { return ::llvm::cast<VectorType>(getResult().getType()); }
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_StoreOp : Vector_Op<"store", [
    _unrollable, _vectorSpaceCastConsumer, _vectorAligned]> {
  let summary = "writes a vector to contiguous elements";
  let arguments = (ins
      AnyVectorOfAnyRank:$valueToStore,
      Arg<AnyMemRef, "the reference to store to", [MemWrite]>:$base,
      Variadic<Index>:$indices,
      DefaultValuedOptionalAttr<BoolAttr, "false">:$nontemporal,
      _vectorAlignment:$alignment);
  let assemblyFormat = [{
    $valueToStore `,` $base `[` $indices `]` attr-dict
    `:` type($base) `,` type($valueToStore)
  }];
  let extraClassDeclaration = [{
    MemRefType getMemRefType() { return ::llvm::cast<MemRefType>(getBase().getType()); }
    VectorType getVectorType() { return ::llvm::cast<VectorType>(getValueToStore().getType()); }
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

class _MaskedMemoryOp<string mnemonic> : Vector_Op<mnemonic, [
    _vectorSpaceCastConsumer, _vectorAligned]> {
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

// Reads at indices; other elements come from a vector.
class _MaskedReadOp<string mnemonic, Type mask> : _MaskedMemoryOp<mnemonic> {
  let arguments = (ins
      Arg<AnyMemRef, "", [MemRead]>:$base, Variadic<Index>:$indices,
      mask:$mask, AnyVectorOfNonZeroRank:$pass_thru, _vectorAlignment:$alignment);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict
    `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)
  }];
  let extraClassDeclaration = [{
    MemRefType getMemRefType() { return ::llvm::cast<MemRefType>(getBase().getType()); }
    VectorType getMaskVectorType() { return ::llvm::cast<VectorType>(getMask().getType()); }
    VectorType getPassThruVectorType() { return ::llvm::cast<VectorType>(getPassThru().getType()); }
    VectorType getVectorType() { return ::llvm::cast<VectorType>(getResult().getType()); }
  }];
}

class _MaskedWriteOp<string mnemonic, Type mask> : _MaskedMemoryOp<mnemonic> {
  let arguments = (ins
      Arg<AnyMemRef, "", [MemWrite]>:$base, Variadic<Index>:$indices,
      mask:$mask, AnyVectorOfNonZeroRank:$valueToStore, _vectorAlignment:$alignment);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict
    `:` type($base) `,` type($mask) `,` type($valueToStore)
  }];
  let extraClassDeclaration = [{
    MemRefType getMemRefType() { return ::llvm::cast<MemRefType>(getBase().getType()); }
    VectorType getMaskVectorType() { return ::llvm::cast<VectorType>(getMask().getType()); }
    VectorType getVectorType() { return ::llvm::cast<VectorType>(getValueToStore().getType()); }
  }];
}

def Vector_MaskedLoadOp : _MaskedReadOp<"maskedload", _mask> {
  let summary = "reads the contiguous elements that a mask selects";
  let hasFolder = 1;
}

def Vector_MaskedStoreOp : _MaskedWriteOp<"maskedstore", _mask> {
  let summary = "writes the elements that a mask selects to their places";
  let hasFolder = 1;
}

def Vector_ExpandLoadOp : _MaskedReadOp<"expandload", _fixedMask> {
  let summary = "reads contiguous elements into the places that a mask selects";
}

def Vector_CompressStoreOp : _MaskedWriteOp<"compressstore", _fixedMask> {
  let summary = "writes the elements that a mask selects one after the other";
}

def Vector_GatherOp : Vector_Op<"gather", [
    _maskable, _vectorSpaceCastConsumer, _unrollable, _vectorAligned]> {
  let summary = "reads an element for each index of a vector";
  let description = [{
    An index counts from the place that the offsets give, in the last
    dimension.

    ```mlir
    %v = vector.gather %m[%i] [%indices], %mask, %pass
      : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
        into vector<8xf32>
    ```
  }];
  let arguments = (ins
      Arg<TensorOrMemRef<[AnyType]>, "", [MemRead]>:$base,
      Variadic<Index>:$offsets,
      VectorOfNonZeroRankOf<[AnyInteger, Index]>:$indices,
      _mask:$mask, AnyVectorOfNonZeroRank:$pass_thru, _vectorAlignment:$alignment);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = [{
    $base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict
    `:` type($base) `,` type($indices) `,` type($mask) `,` type($pass_thru)
    `into` type($result)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Vector_ScatterOp : Vector_Op<"scatter", [_vectorSpaceCastConsumer, _vectorAligned]> {
  let summary = "writes an element for each index of a vector";
  let description = [{
    The other direction of `vector.gather`. Elements are written in their order,
    so that the last one of an index stays. If the destination is a tensor, the
    result is the changed one.
  }];
  let arguments = (ins
      Arg<TensorOrMemRef<[AnyType]>, "", [MemWrite]>:$base,
      Variadic<Index>:$offsets,
      VectorOfNonZeroRankOf<[AnyInteger, Index]>:$indices,
      _mask:$mask, AnyVectorOfNonZeroRank:$valueToStore, _vectorAlignment:$alignment);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let assemblyFormat = [{
    $base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore
    attr-dict `:` type($base) `,` type($indices) `,` type($mask) `,`
    type($valueToStore) (`->` type($result)^)?
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Vector_TypeCastOp : Vector_Op<"type_cast", [Pure, ViewLikeOpInterface]> {
  let summary = "a memref of scalars as a memref of one vector";
  let description = [{
    ```mlir
    %b = vector.type_cast %a : memref<4x8xf32> to memref<vector<4x8xf32>>
    ```
  }];
  let arguments = (ins StaticShapeMemRefOf<[AnyType]>:$memref);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = [{
    $memref attr-dict `:` type($memref) `to` type($result)
  }];
  let extraClassDeclaration = [{
    MemRefType getMemRefType() { return ::llvm::cast<MemRefType>(getMemref().getType()); }
    MemRefType getResultMemRefType() { return ::llvm::cast<MemRefType>(getResult().getType()); }
    Value getViewSource() { return getMemref(); }
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Masks
//===----------------------------------------------------------------------===//

def Vector_ConstantMaskOp : Vector_Op<"constant_mask", [
    Pure, _unrollableByDefault]> {
  let summary = "a mask whose first elements of each dimension are set";
  let description = [{
    ```mlir
    %m = vector.constant_mask [3, 2] : vector<4x3xi1>
    ```
  }];
  let arguments = (ins DenseI64ArrayAttr:$mask_dim_sizes);
  let results = (outs VectorOfAnyRankOf<[I1]>);
  let assemblyFormat = "$mask_dim_sizes attr-dict `:` type(results)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_CreateMaskOp : Vector_Op<"create_mask", [
    Pure, _unrollableByDefault]> {
  let summary = "a mask whose first elements are set, as many as operands say";
  let description = [{
    A negative number sets none, one that is too large all of a dimension.
  }];
  let arguments = (ins Variadic<Index>:$operands);
  let results = (outs VectorOfAnyRankOf<[I1]>);
  let assemblyFormat = "$operands attr-dict `:` type(results)";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Vector_MaskOp : Vector_Op<"mask", [
    SingleBlockImplicitTerminator<"vector::YieldOp">,
    DeclareOpInterfaceMethods<MaskingOpInterface>, RecursiveMemoryEffects,
    NoRegionArguments]> {
  let summary = "restricts an operation to the elements that a mask selects";
  let description = [{
    The other elements of the result come from `passthru`.

    ```mlir
    %s = vector.mask %m { vector.reduction <add>, %v : vector<8xi32> into i32 }
      : vector<8xi1> -> i32
    ```
  }];
  let arguments = (ins _mask:$mask, Optional<AnyType>:$passthru);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$maskRegion);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "TypeRange":$resultTypes, "Value":$mask,
                   CArg<"Value", "{}">:$passthru)>,
  ];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_YieldOp : Vector_Op<"yield", [Pure, ReturnLike, Terminator]> {
  let summary = "ends a region of a vector operation";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let builders = [OpBuilder<(ins), "">];
}

//===----------------------------------------------------------------------===//
// Output
//===----------------------------------------------------------------------===//

def Vector_PrintOp : Vector_Op<"print", [
    MemoryEffects<[MemWrite]>,
    PredOpTrait<
        "`source` or `punctuation` are not set when printing strings",
        CPred<"!getStringLiteral() || (!getSource() && "
              "getPunctuation() == PrintPunctuation::NewLine)">>]> {
  let summary = "writes a value, a string or punctuation to the output";
  let description = [{
    ```mlir
    vector.print %v : vector<4xf32>
    vector.print %x : f32 punctuation <comma>
    vector.print str "done"
    ```
  }];
  let arguments = (ins
      Optional<Type<Or<[AnyVectorOfAnyRank.predicate, AnyInteger.predicate,
                        Index.predicate, AnyFloat.predicate]>>>:$source,
      DefaultValuedAttr<Vector_PrintPunctuation,
          "::mlir::vector::PrintPunctuation::NewLine">:$punctuation,
      OptionalAttr<Builtin_StringAttr>:$stringLiteral);
  let assemblyFormat = [{
    ($source^ `:` type($source))?
    oilist(`str` $stringLiteral | `punctuation` $punctuation) attr-dict
  }];
  let extraClassDeclaration = [{
    Type getPrintType() { return getSource().getType(); }
  }];
}

#endif // MICA_VECTOR

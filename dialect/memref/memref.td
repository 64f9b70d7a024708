//===- MemRefOps.td - Operations of memref -----------------*- tablegen -*-===//

#ifndef MICA_MEMREF
#define MICA_MEMREF

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/MemRef/IR/MemRefBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/AlignmentAttrInterface.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferStridedMetadataInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemOpInterfaces.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"
include "mlir/Interfaces/ShapedOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

class MemRef_Op<string mnemonic, list<Trait> traits = []>
    : Op<MemRef_Dialect, mnemonic, traits>;

// Traits that many operations have.
defvar _memrefNamed =
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;
defvar _memrefAligned = DeclareOpInterfaceMethods<AlignmentAttrOpInterface>;
defvar _memrefSpaceCastConsumer =
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>;
defvar _memrefCast = DeclareOpInterfaceMethods<CastOpInterface>;

// A value that has the type of a memref's elements.
class _MemrefIsElement<string value, string message>
    : TypesMatchWith<message, "memref", value,
                     "::llvm::cast<MemRefType>($_self).getElementType()">;

defvar _memrefAlignment = OptionalAttr<IntValidAlignment<I64Attr>>;
defvar _atomicElement = AnyTypeOf<[AnySignlessInteger, AnyFloat]>;
defvar _atomicMemRef = Arg<MemRefOf<[AnySignlessInteger, AnyFloat]>,
                           "the reference to read from and write to",
                           [MemRead, MemWrite]>;

def MemRefTypeAttr
    : TypeAttrBase<"::mlir::MemRefType", "memref type attribute"> {
  let constBuilderCall = "::mlir::TypeAttr::get($0)";
}

//===----------------------------------------------------------------------===//
// Allocation
//===----------------------------------------------------------------------===//

class AllocLikeOp<string mnemonic, Resource resource, list<Trait> traits = []>
    : MemRef_Op<mnemonic, [AttrSizedOperandSegments, _memrefAligned] # traits> {
  let arguments = (ins Variadic<Index>:$dynamicSizes,
                       Variadic<Index>:$symbolOperands,
                       _memrefAlignment:$alignment);
  let results = (outs
      Res<AnyMemRef, "", [MemAlloc<resource, 0, FullEffect>]>:$memref);
  let assemblyFormat = [{
    `(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict
    `:` type($memref)
  }];
  let builders = [
    OpBuilder<(ins "MemRefType":$memrefType, "ValueRange":$dynamicSizes,
                   CArg<"IntegerAttr", "{}">:$alignment), [{
      build($_builder, $_state, memrefType, dynamicSizes, {}, alignment);
    }]>,
  ];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_AllocOp : AllocLikeOp<"alloc", DefaultResource, [_memrefNamed]> {
  let summary = "allocates a buffer on the heap";
  let description = [{
    There is an operand for each dynamic dimension of the type, and one for each
    symbol of its layout.

    ```mlir
    %m = memref.alloc(%n) {alignment = 16} : memref<4x?xf32>
    ```
  }];
}

def MemRef_AllocaOp : AllocLikeOp<"alloca", AutomaticAllocationScopeResource, [
    _memrefNamed,
    DeclareOpInterfaceMethods<PromotableAllocationOpInterface>,
    DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>]> {
  let summary = "allocates a buffer on the stack";
  let description = [{
    The buffer lives until control leaves the innermost operation that is an
    allocation scope.
  }];
}

def MemRef_ReallocOp : MemRef_Op<"realloc", [_memrefAligned]> {
  let summary = "changes the size of a buffer";
  let description = [{
    The elements that both sizes have are kept. The old buffer is invalid
    afterwards.

    ```mlir
    %b = memref.realloc %a(%n) : memref<64xf32> to memref<?xf32>
    ```
  }];
  let arguments = (ins
      Arg<MemRefRankOf<[AnyType], [1]>, "",
          [MemFreeAt<0, FullEffect>]>:$source,
      Optional<Index>:$dynamicResultSize,
      _memrefAlignment:$alignment);
  let results = (outs
      Res<MemRefRankOf<[AnyType], [1]>, "",
          [MemAlloc<DefaultResource, 1, FullEffect>]>);
  let assemblyFormat = [{
    $source (`(` $dynamicResultSize^ `)`)? attr-dict
    `:` type($source) `to` type(results)
  }];
  let builders = [
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source,
                   CArg<"Value", "{}">:$dynamicResultSize), [{
      build($_builder, $_state, resultType, source, dynamicResultSize, {});
    }]>,
  ];
  let extraClassDeclaration = [{
    MemRefType getType() { return ::llvm::cast<MemRefType>(getResult().getType()); }
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_DeallocOp : MemRef_Op<"dealloc", [MemRefsNormalizable]> {
  let summary = "frees a buffer that `memref.alloc` made";
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "",
                           [MemFreeAt<0, FullEffect>]>:$memref);
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
  let hasFolder = 1;
}

def MemRef_AllocaScopeOp : MemRef_Op<"alloca_scope", [
    AutomaticAllocationScope,
    DeclareOpInterfaceMethods<RegionBranchOpInterface>,
    SingleBlockImplicitTerminator<"AllocaScopeReturnOp">,
    RecursiveMemoryEffects,
    NoRegionArguments]> {
  let summary = "limits the life of stack buffers to a region";
  let description = [{
    ```mlir
    %r = memref.alloca_scope -> f32 {
      %m = memref.alloca() : memref<8xf32>
      ...
      memref.alloca_scope.return %x : f32
    }
    ```
  }];
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
}

def MemRef_AllocaScopeReturnOp : MemRef_Op<"alloca_scope.return", [
    HasParent<"AllocaScopeOp">, Pure, ReturnLike, Terminator]> {
  let summary = "ends the region of `memref.alloca_scope`";
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
  let builders = [OpBuilder<(ins), "">];
}

//===----------------------------------------------------------------------===//
// Assumptions
//===----------------------------------------------------------------------===//

def AssumeAlignmentOp : MemRef_Op<"assume_alignment", [
    _memrefNamed, Pure, ViewLikeOpInterface, SameOperandsAndResultType,
    _memrefSpaceCastConsumer,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                              ["reifyDimOfResult"]>]> {
  let summary = "the same memref, whose alignment is known";
  let description = [{
    If the address is not a multiple of the alignment, the behavior is
    undefined.
  }];
  let arguments = (ins AnyMemRef:$memref,
                       ConfinedAttr<I32Attr, [IntPositive]>:$alignment);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = "$memref `,` $alignment attr-dict `:` type($memref)";
  let extraClassDeclaration = [{
    Value getViewSource() { return getMemref(); }
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def DistinctObjectsOp : MemRef_Op<"distinct_objects", [
    Pure, DistinctObjectsTrait,
    DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "the same memrefs, which do not overlap";
  let description = [{
    If accesses through two of the results touch the same memory, the behavior
    is undefined.
  }];
  let arguments = (ins Variadic<AnyMemRef>:$operands);
  let results = (outs Variadic<AnyMemRef>:$results);
  let assemblyFormat = "$operands attr-dict `:` type($operands)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Access
//===----------------------------------------------------------------------===//

class _AccessOp<string mnemonic, Trait element>
    : MemRef_Op<mnemonic, [
        element, MemRefsNormalizable, _memrefAligned, _memrefSpaceCastConsumer,
        DeclareOpInterfaceMethods<PromotableMemOpInterface>,
        DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>]> {
  let extraClassDeclaration = [{
    MemRefType getMemRefType() { return ::llvm::cast<MemRefType>(getMemref().getType()); }
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def LoadOp : _AccessOp<"load", _MemrefIsElement<
    "result", "result type matches element type of 'memref'">> {
  let summary = "reads an element";
  let arguments = (ins
      Arg<AnyMemRef, "the reference to load from", [MemRead]>:$memref,
      Variadic<Index>:$indices,
      DefaultValuedOptionalAttr<BoolAttr, "false">:$nontemporal,
      _memrefAlignment:$alignment);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$memref `[` $indices `]` attr-dict `:` type($memref)";
}

def MemRef_StoreOp : _AccessOp<"store", _MemrefIsElement<
    "value", "type of 'value' matches element type of 'memref'">> {
  let summary = "writes an element";
  let arguments = (ins
      AnyType:$value,
      Arg<AnyMemRef, "the reference to store to", [MemWrite]>:$memref,
      Variadic<Index>:$indices,
      DefaultValuedOptionalAttr<BoolAttr, "false">:$nontemporal,
      _memrefAlignment:$alignment);
  let assemblyFormat = [{
    $value `,` $memref `[` $indices `]` attr-dict `:` type($memref)
  }];
}

def MemRef_PrefetchOp : MemRef_Op<"prefetch"> {
  let summary = "asks for an element to be brought into the cache";
  let description = [{
    The locality is 0 for data that is used once to 3 for data that should stay.

    ```mlir
    memref.prefetch %m[%i], read, locality<3>, data : memref<8xf32>
    ```
  }];
  let arguments = (ins
      Arg<AnyMemRef, "prefetch address", [MemWrite]>:$memref,
      Variadic<Index>:$indices,
      BoolAttr:$isWrite,
      ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>:$localityHint,
      BoolAttr:$isDataCache);
  let extraClassDeclaration = [{
    MemRefType getMemRefType() { return ::llvm::cast<MemRefType>(getMemref().getType()); }
  }];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def CopyOp : MemRef_Op<"copy", [SameOperandsElementType, SameOperandsShape]> {
  let summary = "copies all elements";
  let description = "The memrefs must not overlap, unless they are the same.";
  let arguments = (ins
      Arg<AnyRankedOrUnrankedMemRef, "the memref to copy from",
          [MemReadAt<0, FullEffect>]>:$source,
      Arg<AnyRankedOrUnrankedMemRef, "the memref to copy to",
          [MemWriteAt<0, FullEffect>]>:$target);
  let assemblyFormat = [{
    $source `,` $target attr-dict `:` type($source) `to` type($target)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def AtomicRMWOp : MemRef_Op<"atomic_rmw", [
    _memrefSpaceCastConsumer, AllTypesMatch<["value", "result"]>,
    _MemrefIsElement<"value", "value type matches element type of memref">]> {
  let summary = "combines an element with a value, atomically";
  let description = [{
    The result is the element as it was before.

    ```mlir
    %x = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<8xf32>) -> f32
    ```
  }];
  let arguments = (ins AtomicRMWKindAttr:$kind, _atomicElement:$value,
                       _atomicMemRef:$memref, Variadic<Index>:$indices);
  let results = (outs _atomicElement:$result);
  let assemblyFormat = [{
    $kind $value `,` $memref `[` $indices `]` attr-dict
    `:` `(` type($value) `,` type($memref) `)` `->` type($result)
  }];
  let extraClassDeclaration = [{
    MemRefType getMemRefType() { return ::llvm::cast<MemRefType>(getMemref().getType()); }
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def GenericAtomicRMWOp : MemRef_Op<"generic_atomic_rmw", [
    SingleBlockImplicitTerminator<"AtomicYieldOp">,
    _MemrefIsElement<"result", "result type matches element type of memref">]> {
  let summary = "replaces an element by what a region computes, atomically";
  let description = [{
    The argument of the region is the element; what it yields is stored and is
    the result.

    ```mlir
    %x = memref.generic_atomic_rmw %m[%i] : memref<8xf32> {
    ^bb0(%old: f32):
      %new = arith.addf %old, %v : f32
      memref.atomic_yield %new : f32
    }
    ```
  }];
  let arguments = (ins _atomicMemRef:$memref, Variadic<Index>:$indices);
  let results = (outs _atomicElement:$result);
  let regions = (region AnyRegion:$atomic_body);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "Value":$memref, "ValueRange":$ivs)>];
  let extraClassDeclaration = [{
    MemRefType getMemRefType() { return ::llvm::cast<MemRefType>(getMemref().getType()); }
    Value getCurrentValue() { return getRegion().getArgument(0); }
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AtomicYieldOp : MemRef_Op<"atomic_yield", [
    HasParent<"GenericAtomicRMWOp">, Pure, Terminator, ReturnLike]> {
  let summary = "ends the region of `memref.generic_atomic_rmw`";
  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Direct memory access
//===----------------------------------------------------------------------===//

def MemRef_DmaStartOp : MemRef_Op<"dma_start"> {
  let summary = "starts a copy that runs beside the program";
  let description = [{
    The operands are the source with its indices, the destination with its
    indices, the number of elements, an element of the tag memref, and
    optionally a stride with the number of elements between strides.
    `memref.dma_wait` on the tag waits for the end.

    ```mlir
    memref.dma_start %src[%i], %dst[%j], %n, %tag[%k]
      : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let builders = [
    OpBuilder<(ins "Value":$srcMemRef, "ValueRange":$srcIndices,
                   "Value":$destMemRef, "ValueRange":$destIndices,
                   "Value":$numElements, "Value":$tagMemRef,
                   "ValueRange":$tagIndices, CArg<"Value", "{}">:$stride,
                   CArg<"Value", "{}">:$elementsPerStride), [{
      $_state.addOperands(srcMemRef);
      $_state.addOperands(srcIndices);
      $_state.addOperands(destMemRef);
      $_state.addOperands(destIndices);
      $_state.addOperands({numElements, tagMemRef});
      $_state.addOperands(tagIndices);
      if (stride)
        $_state.addOperands({stride, elementsPerStride});
    }]>,
  ];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def MemRef_DmaWaitOp : MemRef_Op<"dma_wait"> {
  let summary = "waits for the end of a `memref.dma_start`";
  let arguments = (ins AnyMemRef:$tagMemRef, Variadic<Index>:$tagIndices,
                       Index:$numElements);
  let assemblyFormat = [{
    $tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict
    `:` type($tagMemRef)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Parts of a descriptor
//===----------------------------------------------------------------------===//

def MemRef_DimOp : MemRef_Op<"dim", [
    _memrefNamed, MemRefsNormalizable, ConditionallySpeculatable, NoMemoryEffect,
    ShapedDimOpInterface,
    DeclareOpInterfaceMethods<InferIntRangeInterface,
                              ["inferResultRangesFromOptional"]>]> {
  let summary = "the size of a dimension";
  let description = "If there is no such dimension, the behavior is undefined.";
  let arguments = (ins AnyNon0RankedOrUnrankedMemRef:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";
  let extraClassDeclaration = [{
    Value getShapedValue() { return getSource(); }
    OpFoldResult getDimension() { return getIndex(); }
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def MemRef_RankOp : MemRef_Op<"rank", [Pure]> {
  let summary = "the number of dimensions";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$memref);
  let results = (outs Index);
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
  let hasFolder = 1;
}

def MemRef_ExtractAlignedPointerAsIndexOp
    : MemRef_Op<"extract_aligned_pointer_as_index", [
        _memrefNamed, Pure, SameVariadicResultSize]> {
  let summary = "the aligned pointer of a memref, as an integer";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs Index:$aligned_pointer);
  let assemblyFormat = [{
    $source `:` type($source) `->` type(results) attr-dict
  }];
}

def MemRef_ExtractStridedMetadataOp
    : MemRef_Op<"extract_strided_metadata", [
        _memrefNamed, Pure, SameVariadicResultSize, ViewLikeOpInterface,
        InferTypeOpAdaptor]> {
  let summary = "the buffer, offset, sizes and strides of a memref";
  let description = [{
    ```mlir
    %b, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
      : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
    ```
  }];
  let arguments = (ins AnyStridedMemRef:$source);
  let results = (outs AnyStridedMemRefOfRank<0>:$base_buffer, Index:$offset,
                      Variadic<Index>:$sizes, Variadic<Index>:$strides);
  let assemblyFormat = [{
    $source `:` type($source) `->` type(results) attr-dict
  }];
  let extraClassDeclaration = [{
    Value getViewSource() { return getSource(); }
  }];
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Global buffers
//===----------------------------------------------------------------------===//

def MemRef_GlobalOp : MemRef_Op<"global", [Symbol, _memrefAligned]> {
  let summary = "a buffer of the module";
  let description = [{
    Without an initial value it is declared here and defined elsewhere;
    `uninitialized` defines it without giving its elements.

    ```mlir
    memref.global "private" constant @g : memref<2xf32> = dense<[1.0, 2.0]>
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       OptionalAttr<StrAttr>:$sym_visibility,
                       MemRefTypeAttr:$type,
                       OptionalAttr<AnyAttr>:$initial_value,
                       UnitAttr:$constant,
                       _memrefAlignment:$alignment);
  let assemblyFormat = [{
    ($sym_visibility^)? (`constant` $constant^)? $sym_name `:`
    custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict
  }];
  let extraClassDeclaration = [{
    bool isExternal() { return !getInitialValue(); }
    bool isUninitialized() {
      return !isExternal() && ::llvm::isa<UnitAttr>(*getInitialValue());
    }
  }];
  let hasVerifier = 1;
}

def MemRef_GetGlobalOp : MemRef_Op<"get_global", [
    Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "the memref of a buffer of the module";
  let arguments = (ins FlatSymbolRefAttr:$name);
  let results = (outs AnyStaticShapeMemRef:$result);
  let assemblyFormat = "$name `:` type($result) attr-dict";
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

def MemRef_CastOp : MemRef_Op<"cast", [
    _memrefCast, _memrefNamed, _memrefSpaceCastConsumer, MemRefsNormalizable, Pure,
    SameOperandsAndResultShape, ViewLikeOpInterface]> {
  let summary = "the same memref with more or less known about its type";
  let description = [{
    Sizes, offset and strides become static or dynamic, or the rank becomes
    known or unknown. If a static value is wrong, the behavior is undefined.

    ```mlir
    %b = memref.cast %a : memref<?x?xf32> to memref<4x?xf32>
    ```
  }];
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let extraClassDeclaration = [{
    Value getViewSource() { return getSource(); }
  }];
  let hasFolder = 1;
}

def MemRef_MemorySpaceCastOp : MemRef_Op<"memory_space_cast", [
    _memrefCast, _memrefNamed, MemorySpaceCastOpInterface, MemRefsNormalizable, Pure,
    SameOperandsAndResultElementType, SameOperandsAndResultShape,
    ViewLikeOpInterface]> {
  let summary = "the same memref in another memory space";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let extraClassDeclaration = [{
    Value getViewSource() { return getSource(); }
  }];
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

// Offsets, sizes and strides, each an operand or a constant.
class _StridedViewOp<string mnemonic, list<Trait> traits>
    : MemRef_Op<mnemonic, traits> {
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def MemRef_ReinterpretCastOp : _StridedViewOp<"reinterpret_cast", [
    _memrefNamed, _memrefSpaceCastConsumer, AttrSizedOperandSegments, MemRefsNormalizable,
    Pure, OffsetSizeAndStrideOpInterface, ViewLikeOpInterface]> {
  let summary = "a buffer with another offset, other sizes and strides";
  let description = [{
    Only the buffer of the source counts, not its own offset, sizes and strides.

    ```mlir
    %b = memref.reinterpret_cast %a to
        offset: [%o], sizes: [8, %n], strides: [%s, 1]
      : memref<?xf32> to memref<8x?xf32, strided<[?, 1], offset: ?>>
    ```
  }];
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "", []>:$source,
                       Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes,
                       Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyStridedMemRef:$result);
  let assemblyFormat = [{
    $source `to`
    `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets) `` `,`
    `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes) `` `,`
    `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `to` type($result)
  }];
  let extraClassDeclaration = [{
    MemRefType getType() { return getResult().getType(); }
    Value getViewSource() { return getSource(); }
  }];
}

def SubViewOp : _StridedViewOp<"subview", [
    _memrefNamed, DeclareOpInterfaceMethods<InferStridedMetadataOpInterface>,
    _memrefSpaceCastConsumer, DeclareOpInterfaceMethods<ViewLikeOpInterface>,
    AttrSizedOperandSegments, OffsetSizeAndStrideOpInterface, Pure]> {
  let summary = "a part of a memref";
  let description = [{
    For each dimension: where the part starts, its size, and the distance of its
    elements. Dimensions of size 1 may be left out of the result.

    ```mlir
    %b = memref.subview %a[%i, 0] [4, 8] [1, 2]
      : memref<?x16xf32> to memref<4x8xf32, strided<[16, 2], offset: ?>>
    ```
  }];
  let arguments = (ins AnyMemRef:$source,
                       Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes,
                       Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = [{
    $source `` custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `to` type($result)
  }];
  let extraClassDeclaration = [{
    MemRefType getSourceType() { return ::llvm::cast<MemRefType>(getSource().getType()); }
    MemRefType getType() { return ::llvm::cast<MemRefType>(getResult().getType()); }
    Value getViewSource() { return getSource(); }
  }];
}

def MemRef_ReshapeOp : MemRef_Op<"reshape", [
    _memrefNamed, _memrefSpaceCastConsumer, Pure, ViewLikeOpInterface]> {
  let summary = "the same elements in a shape that is computed";
  let description = [{
    The shape is a memref of sizes. Both memrefs are contiguous and have the
    same number of elements.

    ```mlir
    %b = memref.reshape %a(%shape)
      : (memref<4x4xf32>, memref<1xi32>) -> memref<16xf32>
    ```
  }];
  let arguments = (ins
      AnyRankedOrUnrankedMemRef:$source,
      Arg<MemRefRankOf<[AnySignlessInteger, Index], [1]>,
          "dynamically-sized shape", [MemRead]>:$shape);
  let results = (outs AnyRankedOrUnrankedMemRef:$result);
  let assemblyFormat = [{
    $source `(` $shape `)` attr-dict `:` functional-type(operands, results)
  }];
  let extraClassDeclaration = [{
    MemRefType getType() { return ::llvm::cast<MemRefType>(getResult().getType()); }
    Value getViewSource() { return getSource(); }
  }];
  let hasVerifier = 1;
}

// Neighboring dimensions are split or joined. Each group of the reassociation
// is one dimension of the shape that has fewer.
class MemRef_ReassociativeReshapeOp<string mnemonic, list<Trait> traits>
    : MemRef_Op<mnemonic, traits # [Pure, ViewLikeOpInterface]> {
  let results = (outs AnyStridedMemRef:$result);
  let extraClassDeclaration = [{
    MemRefType getSrcType() { return ::llvm::cast<MemRefType>(getSrc().getType()); }
    MemRefType getResultType() { return ::llvm::cast<MemRefType>(getResult().getType()); }
    Value getViewSource() { return getSrc(); }
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_ExpandShapeOp : MemRef_ReassociativeReshapeOp<"expand_shape", [
    _memrefNamed, _memrefSpaceCastConsumer,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                              ["reifyResultShapes"]>]> {
  let summary = "the same memory with dimensions split";
  let description = [{
    ```mlir
    %b = memref.expand_shape %a [[0, 1], [2]] output_shape [%n, 4, 8]
      : memref<?x8xf32> into memref<?x4x8xf32>
    ```
  }];
  let arguments = (ins AnyStridedMemRef:$src, IndexListArrayAttr:$reassociation,
                       Variadic<Index>:$output_shape,
                       DenseI64ArrayAttr:$static_output_shape);
  let assemblyFormat = [{
    $src $reassociation `output_shape`
    custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict
    `:` type($src) `into` type($result)
  }];
}

def MemRef_CollapseShapeOp : MemRef_ReassociativeReshapeOp<"collapse_shape", [
    _memrefNamed, _memrefSpaceCastConsumer]> {
  let summary = "the same memory with dimensions joined";
  let description = [{
    Joined dimensions must be contiguous.

    ```mlir
    %b = memref.collapse_shape %a [[0, 1], [2]]
      : memref<?x4x8xf32> into memref<?x8xf32>
    ```
  }];
  let arguments = (ins AnyStridedMemRef:$src, IndexListArrayAttr:$reassociation);
  let assemblyFormat = [{
    $src $reassociation attr-dict `:` type($src) `into` type($result)
  }];
}

def MemRef_TransposeOp : MemRef_Op<"transpose", [
    _memrefNamed, _memrefSpaceCastConsumer, Pure]> {
  let summary = "the same memory with dimensions in another order";
  let description = [{
    ```mlir
    %b = memref.transpose %a (i, j) -> (j, i)
      : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
    ```
  }];
  let arguments = (ins AnyStridedMemRef:$in, AffineMapAttr:$permutation);
  let results = (outs AnyStridedMemRef);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def MemRef_ViewOp : MemRef_Op<"view", [
    _memrefNamed, _memrefSpaceCastConsumer, DeclareOpInterfaceMethods<ViewLikeOpInterface>,
    Pure]> {
  let summary = "bytes of a buffer as a contiguous memref";
  let description = [{
    ```mlir
    %b = memref.view %bytes[%shift][%n] : memref<2048xi8> to memref<?x4xf32>
    ```
  }];
  let arguments = (ins MemRefRankOf<[I8], [1]>:$source, Index:$byte_shift,
                       Variadic<Index>:$sizes);
  let results = (outs AnyMemRef);
  let assemblyFormat = [{
    $source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict
    `:` type($source) `to` type(results)
  }];
  let extraClassDeclaration = [{
    MemRefType getType() { return ::llvm::cast<MemRefType>(getResult().getType()); }
    Value getViewSource() { return getSource(); }
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // MICA_MEMREF

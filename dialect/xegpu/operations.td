//===- XeGPUOps.td - Operations of xegpu -------------------*- tablegen -*-===//

#ifndef MICA_XEGPU_OPS
#define MICA_XEGPU_OPS

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/XeGPU/IR/XeGPUAttrs.td"
include "mlir/Dialect/XeGPU/IR/XeGPUDialect.td"
include "mlir/Dialect/XeGPU/IR/XeGPUTypes.td"
include "mlir/Interfaces/ShapedOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

class XeGPU_Op<string mnemonic, list<Trait> traits = []> : Op<XeGPU_Dialect, mnemonic, traits>;

// How the three caches are used, and the layout of the vector.
defvar _xegpuHints = (ins OptionalAttr<XeGPU_CacheHintAttr>:$l1_hint, OptionalAttr<XeGPU_CacheHintAttr>:$l2_hint,
                          OptionalAttr<XeGPU_CacheHintAttr>:$l3_hint);
defvar _xegpuLayout = (ins OptionalAttr<DistributeLayoutAttr>:$layout);

// Builders with these arguments before and after the offsets.
defvar _xegpuHintArguments = (ins "xegpu::CachePolicyAttr":$l1_hint, "xegpu::CachePolicyAttr":$l2_hint,
                                  "xegpu::CachePolicyAttr":$l3_hint);
class _XegpuAt<dag before, dag after> {
  dag arguments = !con(before, (ins "ArrayRef<OpFoldResult>":$offsets), after, _xegpuHintArguments);
  OpBuilder plain = OpBuilder<arguments>;
  OpBuilder withLayout = OpBuilder<!con(arguments, (ins "xegpu::DistributeLayoutAttr":$layout))>;
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

def XeGPU_CreateNdDescOp : XeGPU_Op<"create_nd_tdesc", [Pure, ViewLikeOpInterface, AttrSizedOperandSegments]> {
  let summary = "describes a block in memory";
  let description = [{
    The shape and the strides of the memory are given where its type does not have them. The offsets can also be those of the
    access.

    ```mlir
    %0 = xegpu.create_nd_tdesc %m[%i, 8] : memref<64x64xf16> -> !xegpu.tensor_desc<8x16xf16>
    %1 = xegpu.create_nd_tdesc %p, shape: [%h, %w], strides: [%w, 1] : ui64 -> !xegpu.tensor_desc<8x16xf16>
    ```
  }];
  let arguments = (ins XeGPU_BaseAddrType:$source, Variadic<Index>:$offsets, Variadic<Index>:$shape, Variadic<Index>:$strides,
                       OptionalAttr<DenseI64ArrayAttr>:$const_offsets, OptionalAttr<DenseI64ArrayAttr>:$const_shape,
                       OptionalAttr<DenseI64ArrayAttr>:$const_strides);
  let results = (outs XeGPU_TensorDesc:$TensorDesc);
  let assemblyFormat = [{
    $source `` custom<OptionalDynamicIndexList>($offsets, $const_offsets)
    (`,` `shape` `:` custom<DynamicIndexList>($shape, $const_shape)^
     `,` `strides` `:` custom<DynamicIndexList>($strides, $const_strides))?
    attr-dict `:` type($source) `->` qualified(type($TensorDesc))
  }];
  let builders = [
    OpBuilder<(ins "Type":$tdesc, "TypedValue<MemRefType>":$source)>,
    OpBuilder<(ins "Type":$tdesc, "Value ":$source, "llvm::ArrayRef<OpFoldResult>":$shape,
                   "llvm::ArrayRef<OpFoldResult>":$strides)>,
    OpBuilder<(ins "Type":$tdesc, "TypedValue<MemRefType>":$source, "llvm::ArrayRef<OpFoldResult>":$offsets)>,
    OpBuilder<(ins "Type":$tdesc, "Value":$source, "llvm::ArrayRef<OpFoldResult>":$offsets,
                   "llvm::ArrayRef<OpFoldResult>":$shape, "llvm::ArrayRef<OpFoldResult>":$strides)>];
  let extraClassDeclaration = "Value getViewSource() { return getSource(); }";
  let hasVerifier = 1;
}

def XeGPU_UpdateNdOffsetOp : XeGPU_Op<"update_nd_offset", [Pure, AllTypesMatch<["TensorDesc", "result"]>]> {
  let summary = "moves a block: `xegpu.update_nd_offset %d, [%i, 16] : !xegpu.tensor_desc<8x16xf16>`";
  let arguments = (ins XeGPU_TensorDesc:$TensorDesc, Variadic<Index>:$offsets, DenseI64ArrayAttr:$const_offsets);
  let results = (outs XeGPU_TensorDesc:$result);
  let assemblyFormat = [{
    $TensorDesc `,` custom<DynamicIndexList>($offsets, $const_offsets) attr-dict `:` qualified(type($result))
  }];
  let hasVerifier = 1;
}

class _XegpuBlock<string mnemonic, list<Trait> traits, dag value, dag more, string before, string types>
    : XeGPU_Op<mnemonic, traits # [AnchorLayoutInterface]> {
  let arguments = !con(value, (ins XeGPU_TensorDesc:$TensorDesc, Variadic<Index>:$offsets,
                                   OptionalAttr<DenseI64ArrayAttr>:$const_offsets), more, _xegpuHints, _xegpuLayout);
  let assemblyFormat = before # "$TensorDesc `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `:` " #
                       types;
  let hasVerifier = 1;
}
class _XegpuBlockBuilders<dag before, dag after = (ins)> {
  list<OpBuilder> both = [OpBuilder<!con(before, after, _xegpuHintArguments)>, _XegpuAt<before, after>.withLayout];
}

def XeGPU_PrefetchNdOp : _XegpuBlock<"prefetch_nd", [], (ins), (ins), "", "qualified(type($TensorDesc))"> {
  let summary = "brings a block into the caches";
  let builders = _XegpuBlockBuilders<(ins "Value":$TensorDesc)>.both;
}
def XeGPU_LoadNdOp : _XegpuBlock<"load_nd", [AllElementTypesMatch<["value", "TensorDesc"]>, MemoryEffects<[MemRead]>], (ins),
    (ins OptionalAttr<UnitAttr>:$packed, OptionalAttr<DenseI64ArrayAttr>:$transpose), "",
    "qualified(type($TensorDesc)) `->` type($value)"> {
  let summary = "reads a block";
  let description = [{
    With `packed`, elements of one column that make up 32 bits are one after the other in the vector. A block of larger elements
    can be transposed.

    ```mlir
    %0 = xegpu.load_nd %d[%i, 0] <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
    ```
  }];
  let results = (outs XeGPU_ValueType:$value);
  let builders = _XegpuBlockBuilders<(ins "Type":$value, "Value":$TensorDesc),
                                     (ins "UnitAttr":$packed, "DenseI64ArrayAttr":$transpose)>.both;
}
def XeGPU_StoreNdOp : _XegpuBlock<"store_nd", [AllElementTypesMatch<["value", "TensorDesc"]>, MemoryEffects<[MemWrite]>],
    (ins XeGPU_ValueType:$value), (ins), "$value `,` ", "type($value) `,` qualified(type($TensorDesc))"> {
  let summary = "writes a block";
  let builders = _XegpuBlockBuilders<(ins "Value":$value, "Value":$TensorDesc)>.both;
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

def XeGPU_CreateDescOp : XeGPU_Op<"create_tdesc", [Pure, ViewLikeOpInterface]> {
  let summary = "describes places in memory, at offsets of the lanes";
  let description = [{
    ```mlir
    %0 = xegpu.create_tdesc %p, %offsets
       : ui64, vector<16xindex> -> !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
    ```
  }];
  let arguments = (ins XeGPU_GatherScatterBaseAddrType:$source, XeGPU_OffsetType:$offsets);
  let results = (outs XeGPU_TensorDesc:$TensorDesc);
  let assemblyFormat = "$source `,` $offsets attr-dict `:` type($source) `,` type($offsets) `->` qualified(type($TensorDesc))";
  let builders = !foreach(offset, ["OpFoldResult", "int64_t"],
      OpBuilder<!con((ins "xegpu::TensorDescType":$TensorDesc, "mlir::Value":$source),
                     !dag(ins, ["llvm::ArrayRef<" # offset # ">"], ["offsets"]))>);
  let extraClassDeclaration = "Value getViewSource() { return getSource(); }";
  let hasVerifier = 1;
}

def XeGPU_UpdateOffsetOp : XeGPU_Op<"update_offset", [AllTypesMatch<["TensorDesc", "result"]>]> {
  let summary = "moves places, each by a number of elements";
  let arguments = (ins XeGPU_TensorDesc:$TensorDesc, XeGPU_OffsetType:$offsets);
  let results = (outs XeGPU_TensorDesc:$result);
  let assemblyFormat = "$TensorDesc `,` $offsets attr-dict `:` qualified(type($TensorDesc)) `,` type($offsets)";
  let builders = !foreach(offset, ["OpFoldResult", "int64_t"],
      OpBuilder<!con((ins "mlir::Value":$TensorDesc), !dag(ins, ["llvm::ArrayRef<" # offset # ">"], ["offsets"]))>);
  let hasVerifier = 1;
}

// The memory is a descriptor, or an address with offsets.
class _XegpuPlaces<string mnemonic, list<Trait> traits, dag value, string memory, dag more, dag last, string before, string after>
    : XeGPU_Op<mnemonic, traits # [AnchorLayoutInterface]> {
  let arguments = !con(value, !dag(ins, [XeGPU_GatherScatterSourceType, Optional<AnyTypeOf<[XeGPU_OffsetType, Index]>>],
                                   [memory, "offsets"]), more, _xegpuHints, last, _xegpuLayout);
  let assemblyFormat = before # "$" # memory # " (`[` $offsets^ `]`)? " # after;
  let hasVerifier = 1;
}
defvar _xegpuMasked = (ins AnyTypeOf<[XeGPU_MaskType, I1]>:$mask, OptionalAttr<I64Attr>:$chunk_size);
defvar _xegpuNumbers = AnyTypeOf<[XeGPU_ValueType, XeGPU_ScalarType]>;

class _XegpuPlacesBuilders<dag before> {
  defvar at = _XegpuAt<before, (ins "Value":$mask, "IntegerAttr":$chunk_size)>;
  list<OpBuilder> all = [OpBuilder<!con(before, (ins "Value":$mask), _xegpuHintArguments)>, at.plain, at.withLayout];
}

def XeGPU_PrefetchOp : _XegpuPlaces<"prefetch", [], (ins), "source", (ins), (ins OptionalAttr<I64Attr>:$offset_align_byte), "",
    "prop-dict attr-dict `:` type(operands)"> {
  let summary = "brings places into the caches";
  let description = "Only offsets from an address that is a number have an alignment in bytes.";
  let builders = [OpBuilder<!con((ins "Value":$source), _xegpuHintArguments)>];
}
def XeGPU_LoadGatherOp : _XegpuPlaces<"load", [MemoryEffects<[MemRead]>], (ins), "source", _xegpuMasked, (ins), "",
    "`,` $mask prop-dict attr-dict `:` type(operands) `->` type($value)"> {
  let summary = "reads elements at places, where the mask is set";
  let description = [{
    ```mlir
    %0 = xegpu.load %p[%offsets], %mask <{chunk_size = 2}> : ui64, vector<16xindex>, vector<16xi1> -> vector<16x2xf32>
    ```
  }];
  let results = (outs _xegpuNumbers:$value);
  let builders = _XegpuPlacesBuilders<(ins "Type":$value, "Value":$source)>.all;
}
def XeGPU_StoreScatterOp : _XegpuPlaces<"store", [MemoryEffects<[MemWrite]>], (ins _xegpuNumbers:$value), "dest", _xegpuMasked, (ins),
    "$value `,` ", "`,` $mask prop-dict attr-dict `:` type(operands)"> {
  let summary = "writes elements to places, where the mask is set";
  let builders = _XegpuPlacesBuilders<(ins "Value":$value, "Value":$dest)>.all;
}

def XeGPU_AtomicRMWOp : XeGPU_Op<"atomic_rmw", [
    Pure, MemoryEffects<[MemRead, MemWrite]>, AllElementTypesMatch<["tensorDesc", "value", "result"]>,
    AllShapesMatch<["tensorDesc", "value", "result"]>, AnchorLayoutInterface]> {
  let summary = "combines elements in memory with those of a vector, each without interruption, and returns those that were there";
  let arguments = !con((ins AtomicRMWKindAttr:$kind, XeGPU_TensorDesc:$tensorDesc, XeGPU_MaskType:$mask, XeGPU_ValueType:$value),
                       _xegpuLayout);
  let results = (outs XeGPU_ValueType:$result);
  let assemblyFormat = [{
    $kind $tensorDesc `,` $mask `,` $value attr-dict
    `:` qualified(type($tensorDesc)) `,` type($mask) `,` type($value) `->` type($result)
  }];
}

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

def XeGPU_DpasOp : XeGPU_Op<"dpas", [Pure, AllElementTypesMatch<["lhs", "rhs"]>, AnchorLayoutInterface]> {
  let summary = "multiplies matrices, and adds another one";
  let description = [{
    ```mlir
    %0 = xegpu.dpas %a, %b, %c : vector<8x16xf16>, vector<16x16xf16>, vector<8x16xf32> -> vector<8x16xf32>
    ```
  }];
  let arguments = (ins XeGPU_DpasOprType:$lhs, XeGPU_DpasOprType:$rhs, Optional<XeGPU_DpasResType>:$acc,
                       OptionalAttr<DistributeLayoutAttr>:$layout_a, OptionalAttr<DistributeLayoutAttr>:$layout_b,
                       OptionalAttr<DistributeLayoutAttr>:$layout_cd);
  let results = (outs XeGPU_DpasResType:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`,` $acc^)? attr-dict `:` type($lhs) `,` type($rhs) (`,` type($acc)^)? `->` type($result)
  }];
  let hasVerifier = 1;
}

def XeGPU_ConvertLayoutOp : XeGPU_Op<"convert_layout", [Pure, AllTypesMatch<["source", "result"]>, AnchorLayoutInterface]> {
  let summary = "the same vector in another layout";
  let description = [{
    ```mlir
    %0 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>,
                                   target_layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>}> : vector<16x16xf16>
    ```
  }];
  let arguments = (ins XeGPU_VectorType:$source, DistributeLayoutAttr:$input_layout, DistributeLayoutAttr:$target_layout);
  let results = (outs XeGPU_VectorType:$result);
  let assemblyFormat = "$source prop-dict attr-dict `:` type($source)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Synchronization
//===----------------------------------------------------------------------===//

def XeGPU_AllocNbarrierOp : XeGPU_Op<"alloc_nbarrier"> {
  let summary = "reserves a number of barriers: `xegpu.alloc_nbarrier 8`";
  let arguments = (ins I64Attr:$nbarrier_num);
  let assemblyFormat = "$nbarrier_num attr-dict";
}
def XeGPU_InitNbarrierOp : XeGPU_Op<"init_nbarrier"> {
  let summary = "a barrier for as many threads: `xegpu.init_nbarrier %number, %threads : i8, i8 -> !xegpu.nbarrier`";
  let arguments = (ins I8:$nbarrier_id, I8:$participant_thread_num);
  let results = (outs XeGPU_Nbarrier:$result);
  let assemblyFormat = [{
    $nbarrier_id `,` $participant_thread_num attr-dict `:` type($nbarrier_id) `,` type($participant_thread_num)
    `->` qualified(type($result))
  }];
}
class _XegpuBarrier<string word, string words> : XeGPU_Op<"nbarrier_" # word> {
  let summary = words;
  let arguments = (ins XeGPU_Nbarrier:$nbarrier);
  let assemblyFormat = "$nbarrier attr-dict `:` qualified(type($nbarrier))";
}
def XeGPU_NbarrierArriveOp : _XegpuBarrier<"arrive", "arrives at a barrier">;
def XeGPU_NbarrierWaitOp : _XegpuBarrier<"wait", "waits until all threads have arrived at a barrier">;

def XeGPU_FenceOp : XeGPU_Op<"fence"> {
  let summary = "orders accesses to memory: `xegpu.fence memory_kind = global, fence_scope = workgroup`";
  let arguments = (ins XeGPU_MemorySpaceAttr:$memory_kind, XeGPU_FenceScopeAttr:$fence_scope);
  let assemblyFormat = "`memory_kind` `=` `` $memory_kind `,` `fence_scope` `=` `` $fence_scope attr-dict";
}

//===----------------------------------------------------------------------===//
// Shared memory
//===----------------------------------------------------------------------===//

class SizeInBits<string name>
    : StrFunc<"llvm::cast<mlir::ShapedType>($" # name # ".getType()).getNumElements()"
              "*llvm::cast<mlir::ShapedType>($" # name # ".getType()).getElementTypeBitWidth()">;
class AllMemSizesMatch<list<string> names> : AllMatchSameOperatorTrait<names, SizeInBits<"_self">.result, "size in bits">;

def XeGPU_CreateMemDescOp : XeGPU_Op<"create_mem_desc", [Pure, AllMemSizesMatch<["source", "mem_desc"]>]> {
  let summary = "describes shared memory as a matrix";
  let description = [{
    ```mlir
    %0 = xegpu.create_mem_desc %m : memref<1024xf32, 3> -> !xegpu.mem_desc<64x32xf16>
    %1 = xegpu.load_matrix %0[%i, 16] : !xegpu.mem_desc<64x32xf16>, index -> vector<8x16xf16>
    xegpu.store_matrix %1, %0[0, %i] : vector<8x16xf16>, !xegpu.mem_desc<64x32xf16>, index
    ```
  }];
  let arguments = (ins AnyTypeOf<[StaticShared1DMemRefOf<[XeGPU_ScalarType]>, StaticShared2DMemRefOf<[XeGPU_ScalarType]>]>:$source);
  let results = (outs XeGPU_MemDesc:$mem_desc);
  let assemblyFormat = "$source prop-dict attr-dict `` `:` type($source) `->` qualified(type($mem_desc))";
}

class _XegpuMatrix<string mnemonic, string numbers, MemoryEffect effect, dag value, dag built, string before, string types>
    : XeGPU_Op<mnemonic, [MemoryEffects<[effect]>, AllElementTypesMatch<["mem_desc", numbers]>, AnchorLayoutInterface]> {
  let arguments = !con(value, (ins XeGPU_MemDesc:$mem_desc, Variadic<Index>:$offsets, DenseI64ArrayAttr:$const_offsets,
                                   OptionalAttr<UnitAttr>:$subgroup_block_io), _xegpuLayout);
  let assemblyFormat = before # "$mem_desc `` custom<DynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `` `:` " # types;
  let builders = [OpBuilder<!con(built, (ins "TypedValue<MemDescType>":$mem_desc, "llvm::ArrayRef<OpFoldResult>":$offsets,
                                             "DistributeLayoutAttr":$layout))>];
  let hasVerifier = 1;
}
def XeGPU_LoadMatrixOp
    : _XegpuMatrix<"load_matrix", "res", MemRead, (ins), (ins "Type":$res), "", "type(operands) `->` type(results)"> {
  let summary = "reads a part of a matrix in shared memory";
  let results = (outs _xegpuNumbers:$res);
}
def XeGPU_StoreMatrixOp
    : _XegpuMatrix<"store_matrix", "data", MemWrite, (ins _xegpuNumbers:$data), (ins "Value":$data), "$data `,` ", "type(operands)"> {
  let summary = "writes a part of a matrix in shared memory";
}

#endif // MICA_XEGPU_OPS

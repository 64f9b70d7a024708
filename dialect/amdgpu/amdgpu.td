//===- AMDGPU.td - The dialect amdgpu ----------------------*- tablegen -*-===//

#ifndef MICA_AMDGPU
#define MICA_AMDGPU

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

def AMDGPU_Dialect : Dialect {
  let name = "amdgpu";
  let cppNamespace = "::mlir::amdgpu";
  let description = [{
    Instructions of AMD's GPUs on vectors and memory references, before they are lowered to `rocdl`. LDS is the memory
    that a workgroup shares.
  }];
  let dependentDialects = ["ROCDL::ROCDLDialect", "arith::ArithDialect", "gpu::GPUDialect"];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

class AMDGPU_Op<string mnemonic, list<Trait> traits = []> : Op<AMDGPU_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

class AMDGPU_Type<string name, string text, string what, string more, dag given = (ins)> : TypeDef<AMDGPU_Dialect, name> {
  let mnemonic = text;
  let summary = what;
  let description = more;
  let parameters = given;
}

def AMDGPU_TDMBaseType : AMDGPU_Type<"TDMBase", "tdm_base",
    "Pair of base addresses that move data between LDS and global storage.",
    "Where a tile of elements of the type begins in global memory, and where in LDS.", (ins "Type":$elementType)> {
  let builders = [TypeBuilderWithInferredContext<(ins "Type":$elementType), [{
    return $_get(elementType.getContext(), elementType);
  }]>];
  let assemblyFormat = "`<` $elementType `>`";
}
def AMDGPU_TDMGatherBaseType : AMDGPU_Type<"TDMGatherBase", "tdm_gather_base",
    "Pair of base addresses that move data between LDS and global storage.",
    "The same for rows that are gathered by indices of the second type.", (ins "Type":$elementType, "Type":$indexType)> {
  let builders = [TypeBuilderWithInferredContext<(ins "Type":$elementType, "Type":$indexType), [{
    return $_get(elementType.getContext(), elementType, indexType);
  }]>];
  let assemblyFormat = "`<` $elementType `,` $indexType`>`";
  let genVerifyDecl = 1;
}
def AMDGPU_TDMDescriptorType : AMDGPU_Type<"TDMDescriptor", "tdm_descriptor",
    "Descriptors used in tensor store/load operations.", "How the data mover copies a tile between global memory and LDS.">;

def AnyIntegerOrFloat : AnyTypeOf<[AnySignlessInteger, AnyFloat], "Integer or Float">;
def AnyIntegerOrFloatOr1DVector : AnyTypeOf<[AnyIntegerOrFloat, FixedVectorOfRankAndType<[1], [AnyIntegerOrFloat]>]>;

class AMDGPU_ConcreteVector<Type element, int length> : FixedVectorOfLengthAndType<[length], [element]>,
    BuildableType<"::mlir::VectorType::get({" # length # "} ," # element.builderCall # ")">;

// Attributes with a number that is one of some, or from zero up.
class _OneOf<list<int> numbers> : ConfinedAttr<I32Attr, [IntIsOneOf<numbers>]>;
class _UpTo<int number> : ConfinedAttr<I32Attr, [IntNonNegative, IntMaxValue<number>]>;

//===----------------------------------------------------------------------===//
// Enumerations
//===----------------------------------------------------------------------===//

class _Kind<string name, string what, list<I32EnumAttrCase> cases> : I32EnumAttr<name, what, cases> {
  let cppNamespace = "::mlir::amdgpu";
  let genSpecializedAttr = 0;
}

def AMDGPU_AddressSpace : _Kind<"AddressSpace", "AMDGPU-specific address spaces",
    [I32EnumAttrCase<"FatRawBuffer", 0, "fat_raw_buffer">, I32EnumAttrCase<"BufferRsrc", 1, "buffer_rsrc">,
     I32EnumAttrCase<"FatStructuredBuffer", 2, "fat_structured_buffer">]>;
def AMDGPU_AddressSpaceAttr : EnumAttr<AMDGPU_Dialect, AMDGPU_AddressSpace, "address_space"> {
  let description = [{
    `#amdgpu.address_space<fat_raw_buffer>` is memory behind a descriptor of a buffer and an offset, `buffer_rsrc` is
    for the descriptor alone, and `fat_structured_buffer` has an index beside the offset.
  }];
  let assemblyFormat = "`<` $value `>`";
}

def AMDGPU_DPPPerm : _Kind<"DPPPerm", "The possible permutations for a DPP operation",
    [I32EnumAttrCase<"quad_perm", 0>, I32EnumAttrCase<"row_shl", 1>, I32EnumAttrCase<"row_shr", 2>, I32EnumAttrCase<"row_ror", 3>,
     I32EnumAttrCase<"wave_shl", 4>, I32EnumAttrCase<"wave_shr", 5>, I32EnumAttrCase<"wave_ror", 6>,
     I32EnumAttrCase<"wave_rol", 7>, I32EnumAttrCase<"row_mirror", 8>, I32EnumAttrCase<"row_half_mirror", 9>,
     I32EnumAttrCase<"row_bcast_15", 10>, I32EnumAttrCase<"row_bcast_31", 11>]>;
def AMDGPU_DPPPermAttr : EnumAttr<AMDGPU_Dialect, AMDGPU_DPPPerm, "dpp_perm">;

def AMDGPU_MFMAPermB : _Kind<"MFMAPermB", "The possible permutations of the lanes storing B available in an MFMA",
    [I32EnumAttrCase<"none", 0>, I32EnumAttrCase<"bcast_first_32", 1>, I32EnumAttrCase<"bcast_second_32", 2>,
     I32EnumAttrCase<"rotate_16_right", 3>, I32EnumAttrCase<"bcast_first_16", 4>, I32EnumAttrCase<"bcast_second_16", 5>,
     I32EnumAttrCase<"bcast_third_16", 6>, I32EnumAttrCase<"bcast_fourth_16", 7>]>;
def AMDGPU_MFMAPermBAttr : EnumAttr<AMDGPU_Dialect, AMDGPU_MFMAPermB, "mfma_perm_b">;

def AMDGPU_SchedBarrierOpOpt : I32BitEnumAttr<"sched_barrier_opt_enum", "The possible options for scheduling barriers",
    [I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"non_mem_non_sideffect", 0>, I32BitEnumAttrCaseBit<"valu", 1>,
     I32BitEnumAttrCaseBit<"salu", 2>, I32BitEnumAttrCaseBit<"mfma_wmma", 3>, I32BitEnumAttrCaseBit<"all_vmem", 4>,
     I32BitEnumAttrCaseBit<"vmem_read", 5>, I32BitEnumAttrCaseBit<"vmem_write", 6>, I32BitEnumAttrCaseBit<"all_ds", 7>,
     I32BitEnumAttrCaseBit<"ds_read", 8>, I32BitEnumAttrCaseBit<"ds_write", 9>, I32BitEnumAttrCaseBit<"transcendental", 10>]> {
  let cppNamespace = "::mlir::amdgpu";
  let genSpecializedAttr = 0;
}
def AMDGPU_SchedBarrierOpOptAttr : EnumAttr<AMDGPU_Dialect, AMDGPU_SchedBarrierOpOpt, "sched_barrier_opt"> {
  let assemblyFormat = "`<` $value `>`";
}

//===----------------------------------------------------------------------===//
// Small floating-point numbers
//===----------------------------------------------------------------------===//

class _Conversion<string mnemonic, dag given, Type made, string format, list<Trait> traits = [Pure]> : AMDGPU_Op<mnemonic, traits> {
  let arguments = given;
  let results = (outs made:$res);
  let assemblyFormat = "attr-dict " # format;
}

// The bytes of a word, and the packed numbers of scaled operations.
defvar _inBytes = [F8E5M2FNUZ, F8E4M3FNUZ, F8E5M2, F8E4M3FN];
class _Bytes : FixedVectorOfLengthAndType<[4], [F8E4M3FNUZ, F8E5M2FNUZ, F8E4M3FN, F8E5M2]>;
class _Packed : AnyTypeOf<[FixedVectorOfLengthAndType<[4], [F8E5M2, F8E4M3FN]>, FixedVectorOfLengthAndType<[8], [F4E2M1FN]>]>;
class _Matrix<list<Type> eights, list<Type> sixteens>
    : AnyTypeOf<!listconcat(!foreach(t, eights, FixedVectorOfShapeAndType<[8], t>),
                            !foreach(t, sixteens, FixedVectorOfShapeAndType<[16], t>))>;

def AMDGPU_ExtPackedFp8Op : _Conversion<"ext_packed_fp8",
    (ins AnyTypeOf<!listconcat(_inBytes, [VectorOfLengthAndType<[1, 2, 3, 4], _inBytes>])>:$source, _UpTo<3>:$index),
    AnyTypeOf<[F32, FixedVectorOfLengthAndType<[2], [F32]>]>, "$source `[` $index `]` `:` type($source) `to` type($res)"> {
  let summary = "a number of eight bits in 32, or both of a half of a word";
  let description = [{
    ```mlir
    %0 = amdgpu.ext_packed_fp8 %v[3] : vector<4xf8E4M3FN> to f32
    %1 = amdgpu.ext_packed_fp8 %v[1] : vector<4xf8E4M3FN> to vector<2xf32>
    ```
  }];
}

def AMDGPU_ScaledExtPackedMatrixOp : _Conversion<"scaled_ext_packed_matrix",
    (ins _Matrix<[F4E2M1FN, F8E4M3FN, F8E5M2], [F6E2M3FN, F6E3M2FN]>:$source, FixedVectorOfShapeAndType<[4], F8E8M0FNU>:$scale,
         _OneOf<[16, 32]>:$blockSize, _OneOf<[0, 16]>:$firstScaleLane,
         ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>:$firstScaleByte),
    _Matrix<[F32, F16, BF16], [F32, F16, BF16]>,
    "$source `scale` `(` $scale `)` `blockSize` `(` $blockSize `)` `firstScaleLane` `(` $firstScaleLane`)` " #
    "`firstScaleByte` `(` $firstScaleByte `)` `:` type($source) `,` type($scale) `->` type($res)",
    [Pure, AllShapesMatch<["source", "res"]>]> {
  let summary = "a matrix of small numbers in the lanes of a wave, times the scales of its blocks";
  let description = [{
    The scales of the wave are those of sixteen lanes. The attributes name the first of these, and which byte of its
    scales the first block has.

    ```mlir
    %0 = amdgpu.scaled_ext_packed_matrix %v scale(%s) blockSize(16) firstScaleLane(16) firstScaleByte(2)
       : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf16>
    ```
  }];
  let hasVerifier = 1;
}

def AMDGPU_ScaledExtPackedOp : _Conversion<"scaled_ext_packed",
    (ins AnyTypeOf<[VectorOfLengthAndType<[1, 2, 3, 4], [F8E5M2, F8E4M3FN]>,
                    VectorOfLengthAndType<[1, 2, 3, 4, 5, 6, 7, 8], [F4E2M1FN]>]>:$source, F32:$scale, _UpTo<7>:$index),
    AnyTypeOf<!foreach(t, [F32, F16, BF16], FixedVectorOfLengthAndType<[2], [t]>)>,
    "$source `[` $index `]` `,` $scale `:` type($source) `to` type($res)"> {
  let summary = "two of the packed numbers, times a scale: `amdgpu.scaled_ext_packed %v[1], %s : vector<8xf4E2M1FN> to vector<2xf32>`";
}

def AMDGPU_PackedTrunc2xFp8Op : _Conversion<"packed_trunc_2xfp8",
    (ins F32:$sourceA, Optional<F32>:$sourceB, _UpTo<1>:$wordIndex, Optional<_Bytes<>>:$existing), _Bytes<>,
    "$sourceA `,` ($sourceB^):(`undef`)? `into` ($existing^):(`undef`)? `[` `word` $wordIndex `]` " #
    "`:` type($sourceA) `to` type($res) (`into` type($existing)^)?", [Pure, AttrSizedOperandSegments]> {
  let summary = "two numbers rounded to eight bits, in a half of a word";
  let description = [{
    The other half is that of the operand, if there is one.

    ```mlir
    %0 = amdgpu.packed_trunc_2xfp8 %a, %b into undef[word 0] : f32 to vector<4xf8E5M2>
    %1 = amdgpu.packed_trunc_2xfp8 %c, undef into %0[word 1] : f32 to vector<4xf8E5M2> into vector<4xf8E5M2>
    ```
  }];
  let hasVerifier = 1;
}

def AMDGPU_PackedScaledTruncOp : _Conversion<"packed_scaled_trunc",
    (ins VectorOfLengthAndType<[1, 2], [F32, F16, BF16]>:$source, F32:$scale, _UpTo<7>:$index, Optional<_Packed<>>:$existing), _Packed<>,
    "$source `into` ($existing^):(`undef`)? `[` $index `]` `,` $scale " #
    "`:` type($source) `to` type($res) (`into` type($existing)^)?"> {
  let summary = "one or two numbers divided by a scale, rounded, and put among packed ones";
  let description = [{
    ```mlir
    %0 = amdgpu.packed_scaled_trunc %v into undef[2], %s : vector<2xf16> to vector<8xf4E2M1FN>
    ```
  }];
  let hasVerifier = 1;
}

def AMDGPU_PackedStochRoundFp8Op : _Conversion<"packed_stoch_round_fp8",
    (ins F32:$source, I32:$stochiasticParam, _UpTo<3>:$storeIndex, Optional<_Bytes<>>:$existing), _Bytes<>,
    "$source `+` $stochiasticParam `into` ($existing^):(`undef`)? `[` $storeIndex `]` " #
    "`:` type($source) `to` type($res) (`into` type($existing)^)?"> {
  let summary = "a number rounded up or down by random bits, as a byte of a word";
  let description = [{
    ```mlir
    %0 = amdgpu.packed_stoch_round_fp8 %a + %bits into %word[3] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
    ```
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

def AMDGPU_FatRawBufferCastOp : AMDGPU_Op<"fat_raw_buffer_cast", [
    Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyDimOfResult"]>, ViewLikeOpInterface, AttrSizedOperandSegments]> {
  let summary = "a view of global memory as a buffer";
  let description = [{
    Reads beyond the bytes are zeros and writes there do nothing, unless `boundsCheck` is false. `resetOffset` makes the
    view start where the offset of the memory is.

    ```mlir
    %0 = amdgpu.fat_raw_buffer_cast %m validBytes(%n) resetOffset
       : memref<16xf32, strided<[1], offset: ?>> to memref<16xf32, #amdgpu.address_space<fat_raw_buffer>>
    ```
  }];
  let arguments = (ins AnyMemRef:$source, Optional<I64>:$validBytes, Optional<I<14>>:$cacheSwizzleStride,
                       DefaultValuedAttr<BoolAttr, "true">:$boundsCheck, UnitAttr:$resetOffset);
  let results = (outs AnyMemRef:$result);
  let extraClassDeclaration = "Value getViewSource() { return getSource(); }";
  let assemblyFormat = [{
    $source oilist (`validBytes` `(` $validBytes `)` | `cacheSwizzleStride` `(` $cacheSwizzleStride `)`
      | `boundsCheck` `(` $boundsCheck `)` | `resetOffset` $resetOffset )
    attr-dict `:` type($source) `to` type($result)
  }];
  let hasVerifier = 1;
}

// An access to a buffer. The indices are in 32 bits, indexOffset is a constant that is added to
// them, and sgprOffset a number that is the same in all lanes.
class _Buffer<string mnemonic, dag given, string what, list<MemoryEffect> effects, list<Trait> traits> : AMDGPU_Op<mnemonic, traits> {
  let arguments = !con(given, (ins Arg<AnyMemRef, what, effects>:$memref, Variadic<I32>:$indices,
                                   DefaultValuedAttr<BoolAttr, "true">:$boundsCheck, OptionalAttr<I32Attr>:$indexOffset,
                                   Optional<I32>:$sgprOffset));
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

defvar _elements = AllElementTypesMatch<["value", "memref"]>;
defvar _placeFormat = "$memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` ";

def AMDGPU_RawBufferLoadOp : _Buffer<"raw_buffer_load", (ins), "the buffer that is read", [MemRead], [_elements, AttrSizedOperandSegments]> {
  let summary = "reads a value from a buffer, zero beyond its end";
  let description = [{
    ```mlir
    %0 = amdgpu.raw_buffer_load {indexOffset = 4 : i32} %m[%i, %j] sgprOffset %n : memref<8x64xf16>, i32, i32 -> vector<2xf16>
    ```
  }];
  let results = (outs AnyType:$value);
  let assemblyFormat = !strconcat("attr-dict ", _placeFormat, "type($memref) (`,` type($indices)^)? `->` type($value)");
}
def AMDGPU_RawBufferStoreOp : _Buffer<"raw_buffer_store", (ins AnyType:$value), "the buffer that is written", [MemWrite],
    [_elements, AttrSizedOperandSegments]> {
  let summary = "writes a value to a buffer, unless it is beyond the end";
  let description = [{
    ```mlir
    amdgpu.raw_buffer_store {boundsCheck = false} %v -> %m[%i] : vector<4xi8> -> memref<64xi8>, i32
    ```
  }];
  let assemblyFormat = !strconcat("attr-dict $value `->` ", _placeFormat, "type($value) `->` type($memref) (`,` type($indices)^)?");
}

class _Atomic<string mnemonic, dag given, list<Trait> traits>
    : _Buffer<"raw_buffer_atomic_" # mnemonic, given, "the buffer with the element", [MemRead, MemWrite], traits> {
  let assemblyFormat = !strconcat("attr-dict $value `->` ", _placeFormat, "type($value) `->` type($memref) `,` type($indices)");
}

def AMDGPU_RawBufferAtomicCmpswapOp : _Atomic<"cmpswap", (ins AnyType:$src, AnyType:$cmp),
    [AttrSizedOperandSegments, AllTypesMatch<["src", "cmp", "value"]>, _elements]> {
  let summary = "replaces an element of a buffer if it is equal to an operand, and returns what it was";
  let results = (outs AnyType:$value);
  let assemblyFormat = !strconcat("attr-dict $src `,` $cmp `->` ", _placeFormat, "type($value) `->` type($memref) `,` type($indices)");
}
def AMDGPU_RawBufferAtomicFaddOp : _Atomic<"fadd", (ins AnyTypeOf<[F32, VectorOfLengthAndType<[2], [F16, BF16]>]>:$value),
    [_elements, AttrSizedOperandSegments]> {
  let summary = "adds a number to an element of a buffer: `amdgpu.raw_buffer_atomic_fadd %a -> %m[%i] : f32 -> memref<64xf32>, i32`";
}
def AMDGPU_RawBufferAtomicFmaxOp : _Atomic<"fmax", (ins AnyTypeOf<[F32, F64]>:$value), [_elements, AttrSizedOperandSegments]> {
  let summary = "makes an element of a buffer the larger of it and a number";
}
def AMDGPU_RawBufferAtomicSmaxOp : _Atomic<"smax", (ins I32:$value), [AttrSizedOperandSegments]> {
  let summary = "makes an element of a buffer the larger of it and a signed integer";
}
def AMDGPU_RawBufferAtomicUminOp : _Atomic<"umin", (ins I32:$value), [AttrSizedOperandSegments]> {
  let summary = "makes an element of a buffer the smaller of it and an unsigned integer";
}

//===----------------------------------------------------------------------===//
// Lanes
//===----------------------------------------------------------------------===//

class _Lanes<string mnemonic, list<Trait> traits, dag given, Type type, string format> : AMDGPU_Op<mnemonic, traits> {
  let arguments = given;
  let results = (outs type:$result);
  let assemblyFormat = format # " attr-dict `:` type($result)";
}

def AMDGPU_DPPOp : _Lanes<"dpp", [Pure, SameTypeOperands, AllTypesMatch<["result", "old", "src"]>],
    (ins AnyType:$old, AnyType:$src, AMDGPU_DPPPermAttr:$kind, OptionalAttr<AnyAttrOf<[I32Attr, ArrayAttr, UnitAttr]>>:$permArgument,
         DefaultValuedAttr<I32Attr, "0xf">:$row_mask, DefaultValuedAttr<I32Attr, "0xf">:$bank_mask,
         DefaultValuedAttr<BoolAttr, "false">:$bound_ctrl), AnyType, "$old $src $kind (`(` $permArgument^ `)`)?"> {
  let summary = "the value of another lane";
  let description = [{
    The lanes that the masks leave out, or that have no such lane, have the first operand. With `bound_ctrl` they have zero
    where there is no such lane.

    ```mlir
    %0 = amdgpu.dpp %a %b quad_perm([1, 0, 3, 2]) : f32
    %1 = amdgpu.dpp %a %b row_shr(2 : i32) {bound_ctrl = true} : i32
    ```
  }];
  let hasVerifier = 1;
}
def AMDGPU_SwizzleBitModeOp : _Lanes<"swizzle_bitmode", [Pure, AllTypesMatch<["result", "src"]>],
    (ins AnyIntegerOrFloatOr1DVector:$src, I32Attr:$and_mask, I32Attr:$or_mask, I32Attr:$xor_mask), AnyIntegerOrFloatOr1DVector,
    "$src $and_mask $or_mask $xor_mask"> {
  let summary = "the value of the lane whose number three masks make from that of this one";
  let description = [{
    ```mlir
    %0 = amdgpu.swizzle_bitmode %a 31 0 16 : f32 // that of the other half of 32 lanes
    ```
  }];
}
def AMDGPU_PermlaneSwapOp : _Lanes<"permlane_swap", [Pure, AllTypesMatch<["result", "src"]>],
    (ins AnyIntegerOrFloatOr1DVector:$src, I32Attr:$row_length, DefaultValuedAttr<BoolAttr, "false">:$fetch_inactive,
         DefaultValuedAttr<BoolAttr, "false">:$bound_ctrl), AnyIntegerOrFloatOr1DVector, "$src $row_length"> {
  let summary = "the value of the lane in the odd or even row beside this one's: `amdgpu.permlane_swap %a 16 : f16`";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

def AMDGPU_LDSBarrierOp : AMDGPU_Op<"lds_barrier"> {
  let summary = "waits for the workgroup, and for accesses to its shared memory but to no other";
  let assemblyFormat = "attr-dict";
  let hasCanonicalizer = 1;
}
def AMDGPU_SchedBarrierOp : AMDGPU_Op<"sched_barrier"> {
  let summary = "a point that only some instructions can be moved across: `amdgpu.sched_barrier allow = <valu|salu>`";
  let arguments = (ins AMDGPU_SchedBarrierOpOptAttr:$opts);
  let assemblyFormat = "`allow` `=` $opts attr-dict";
}
def AMDGPU_MemoryCounterWaitOp : AMDGPU_Op<"memory_counter_wait"> {
  let summary = "waits until no more accesses of a kind go on than a number says";
  let description = [{
    ```mlir
    amdgpu.memory_counter_wait load(2) ds(0)
    ```
  }];
  let arguments = (ins OptionalAttr<I32Attr>:$load, OptionalAttr<I32Attr>:$store, OptionalAttr<I32Attr>:$ds,
                       OptionalAttr<I32Attr>:$exp, OptionalAttr<I32Attr>:$tensor);
  let assemblyFormat = [{
    oilist( `load` `(` $load `)` | `store` `(` $store `)` | `ds` `(` $ds `)` | `exp` `(` $exp `)` | `tensor` `(` $tensor `)` ) attr-dict
  }];
  let hasCanonicalizer = 1;
}

//===----------------------------------------------------------------------===//
// Products of matrices
//===----------------------------------------------------------------------===//

// A list of lengths is of vectors that may be scalable.
class _Vectors<list<int> lengths, list<Type> elements> : VectorOfLengthAndType<lengths, elements>;

def MFMAInTypes : AnyTypeOf<[
    F32, F64, I32, I64, _Vectors<[2], [F32]>, _Vectors<[4, 8], [F16]>, _Vectors<[2, 4, 8], [BF16]>, _Vectors<[4, 8, 16], [I8]>,
    _Vectors<[8], [F8E5M2FNUZ, F8E4M3FNUZ]>, _Vectors<[8, 32], [F8E5M2, F8E4M3FN]>, _Vectors<[32], [F6E2M3FN, F6E3M2FN, F4E2M1FN]>]>;
def MFMAOutTypes : AnyTypeOf<[F64, _Vectors<[4, 16, 32], [F32]>, _Vectors<[4, 16, 32], [I32]>, _Vectors<[4], [F64]>]>;

class _Sparse<list<int> halves, list<int> bytes> : AnyTypeOf<[
    _Vectors<halves, [F16]>, _Vectors<halves, [BF16]>, _Vectors<bytes, [I8]>, _Vectors<bytes, [F8E4M3FN, F8E5M2]>,
    _Vectors<bytes, [F8E4M3FNUZ, F8E5M2FNUZ]>]>;
def SMFMACSparseInTypes : _Sparse<[4, 8], [8, 16]>;
def SMFMACDenseInTypes : _Sparse<[8, 16], [16, 32]>;
def SMFMACOutTypes : AnyTypeOf<[_Vectors<[4, 16], [F32]>, _Vectors<[4, 16], [I32]>]>;
def SMFMACIdxTypes : AnyTypeOf<[FixedVectorOfLengthAndType<[4], [I8]>, FixedVectorOfLengthAndType<[2], [I16]>]>;

def ScaledMFMAInTypes : AnyTypeOf<[_Vectors<[32], [F8E5M2, F8E4M3FN]>, _Vectors<[32], [F6E2M3FN, F6E3M2FN, F4E2M1FN]>]>;
def ScaledMFMAOutTypes : AnyTypeOf<[_Vectors<[4, 16], [F32]>]>;

def ScaledWMMAInTypes : AnyTypeOf<[
    _Vectors<[64], [F8E5M2, F8E4M3FN]>, _Vectors<[64], [F6E2M3FN, F6E3M2FN]>, _Vectors<[64, 128], [F4E2M1FN]>]>;
def ScaledWMMAOutTypes : AnyTypeOf<[_Vectors<[8, 16], [F32]>]>;

def WMMAInTypes : AnyTypeOf<[
    _Vectors<[2], [F32]>, _Vectors<[4, 8, 16], [F16, BF16]>, _Vectors<[4, 8, 16, 32], [I8, SI8, UI8]>,
    _Vectors<[4, 8, 32, 64], [F8E4M3FN, F8E5M2]>, _Vectors<[4, 8, 16], [I<4>, SI<4>, UI<4>]>]>;
def WMMAOutTypes : AnyTypeOf<[_Vectors<[4, 8], [F32, I32]>, _Vectors<[4, 8, 16], [F16, BF16]>]>;

// Multiplies an m x k and a k x n matrix and adds a third. The vectors are the elements that one
// lane has.
class _AMDGPUProduct<string mnemonic, dag sizes, dag given, Type made, string format> : AMDGPU_Op<mnemonic,
    [AllTypesMatch<["destC", "destD"]>, Pure]> {
  let arguments = !con(sizes, given);
  let results = (outs made:$destD);
  let assemblyFormat = "custom<MNKDimensionList>($m, $n, $k) " # format;
}
defvar _plainFormat = "$sourceA `*` $sourceB `+` $destC ";
defvar _plainTypes = "`:` type($sourceA) `,` type($sourceB) `,` type($destC)";

def AMDGPU_MFMAOp : _AMDGPUProduct<"mfma",
    (ins _OneOf<[4, 16, 32]>:$m, _OneOf<[4, 16, 32]>:$n, _OneOf<[1, 2, 4, 8, 16, 32, 64, 128]>:$k),
    (ins DefaultValuedAttr<_OneOf<[1, 2, 4, 16]>, "1">:$blocks, MFMAInTypes:$sourceA, MFMAInTypes:$sourceB, MFMAOutTypes:$destC,
         DefaultValuedAttr<I32Attr, "0">:$cbsz, DefaultValuedAttr<I32Attr, "0">:$abid,
         DefaultValuedAttr<AMDGPU_MFMAPermBAttr, "::mlir::amdgpu::MFMAPermB::none">:$blgp, UnitAttr:$reducePrecision,
         UnitAttr:$negateA, UnitAttr:$negateB, UnitAttr:$negateC),
    MFMAOutTypes, !strconcat(_plainFormat, "attr-dict `blgp` `=` $blgp ", _plainTypes)> {
  let summary = "the product of two matrices plus a third, on CDNA";
  let description = [{
    ```mlir
    %0 = amdgpu.mfma 16x16x16 %a * %b + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
    ```

    `blocks` is a number of products that are made at once. `cbsz` and `abid` choose blocks of the first matrix for all, and
    `blgp` the lanes that the second is taken from.
  }];
  let hasVerifier = 1;
}
def AMDGPU_WMMAOp : _AMDGPUProduct<"wmma", (ins _OneOf<[16]>:$m, _OneOf<[16]>:$n, _OneOf<[4, 16, 32, 64, 128]>:$k),
    (ins WMMAInTypes:$sourceA, WMMAInTypes:$sourceB, WMMAOutTypes:$destC, DefaultValuedAttr<_OneOf<[0, 1]>, "0">:$subwordOffset,
         UnitAttr:$unsignedA, UnitAttr:$unsignedB, UnitAttr:$clamp),
    WMMAOutTypes, !strconcat(_plainFormat, "attr-dict ", _plainTypes)> {
  let summary = "the product of two matrices plus a third, on RDNA and later";
  let description = [{
    ```mlir
    %0 = amdgpu.wmma 16x16x16 %a * %b + %c {clamp} : vector<8xi8>, vector<8xi8>, vector<8xi32>
    ```
  }];
  let hasVerifier = 1;
}
def AMDGPU_SparseMFMAOp : _AMDGPUProduct<"sparse_mfma", (ins _OneOf<[16, 32]>:$m, _OneOf<[16, 32]>:$n, _OneOf<[16, 32, 64, 128]>:$k),
    (ins SMFMACSparseInTypes:$sourceA, SMFMACDenseInTypes:$sourceB, SMFMACOutTypes:$destC, SMFMACIdxTypes:$sparseIdx,
         DefaultValuedAttr<I32Attr, "0">:$cbsz, DefaultValuedAttr<I32Attr, "0">:$abid),
    SMFMACOutTypes, !strconcat(_plainFormat, "`sparse` `(` $sparseIdx `:` type($sparseIdx) `)` attr-dict ", _plainTypes)> {
  let summary = "the product of a matrix with half of its elements left out and another, plus a third";
  let description = [{
    The indices say which two of four elements of the first matrix there are.

    ```mlir
    %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%which : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
    ```
  }];
  let hasVerifier = 1;
}
class _Scales : AnyTypeOf<[F8E8M0FNU, FixedVectorOfLengthAndType<[4], [F8E8M0FNU]>]>;
def AMDGPU_ScaledMFMAOp : _AMDGPUProduct<"scaled_mfma", (ins _OneOf<[16, 32]>:$m, _OneOf<[16, 32]>:$n, _OneOf<[64, 128]>:$k),
    (ins ScaledMFMAInTypes:$sourceA, ScaledMFMAInTypes:$sourceB, ScaledMFMAOutTypes:$destC, _Scales<>:$scalesA, _Scales<>:$scalesB,
         _UpTo<3>:$scalesIdxA, _UpTo<3>:$scalesIdxB), ScaledMFMAOutTypes,
    "` ` `(` $scalesA `[` $scalesIdxA `]` `*` $sourceA `)` `*` `(` $scalesB `[` $scalesIdxB `]` `*` $sourceB `)` `+` $destC " #
    "attr-dict `:` type($scalesA) `,` type($sourceA) `,` type($scalesB) `,` type($sourceB) `,` type($destC)"> {
  let summary = "the product of two matrices of small numbers with scales plus a third, on CDNA";
  let description = [{
    ```mlir
    %0 = amdgpu.scaled_mfma 32x32x64 (%s[1] * %a) * (%t[0] * %b) + %c
       : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, f8E8M0FNU, vector<32xf4E2M1FN>, vector<16xf32>
    ```
  }];
  let hasCanonicalizer = 1;
}
def AMDGPU_ScaledWMMAOp : _AMDGPUProduct<"scaled_wmma", (ins _OneOf<[16, 32]>:$m, _OneOf<[16]>:$n, _OneOf<[128]>:$k),
    (ins ScaledWMMAInTypes:$sourceA, ScaledWMMAInTypes:$sourceB, ScaledWMMAOutTypes:$destC,
         _Vectors<[4, 8], [F8E8M0FNU, F8E4M3FN]>:$scaleA, _OneOf<[0, 16]>:$a_first_scale_lane,
         _Vectors<[4, 8], [F8E8M0FNU, F8E4M3FN]>:$scaleB, _OneOf<[0, 16]>:$b_first_scale_lane), ScaledWMMAOutTypes,
    "` ` `(` $scaleA `*` $sourceA `)` `*` `(` $scaleB `*` $sourceB `)` `+` $destC " #
    "attr-dict `:` type($scaleA) `,` type($sourceA) `,` type($scaleB) `,` type($sourceB) `,` type($destC)"> {
  let summary = "the product of two matrices of small numbers with scales plus a third, on GFX1250";
  let description = [{
    ```mlir
    %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 16 : i32, b_first_scale_lane = 0 : i32}
       : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
    ```
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Copies to and from LDS
//===----------------------------------------------------------------------===//

def AMDGPU_GatherToLDSOp : AMDGPU_Op<"gather_to_lds", [AttrSizedOperandSegments]> {
  let summary = "copies a value of each lane from global memory to LDS, one beside the other";
  let description = [{
    The place in LDS is that of the first lane.

    ```mlir
    amdgpu.gather_to_lds %m[%i], %shared[%j] : vector<2xf16>, memref<256xf16>, memref<128xf16, #gpu.address_space<workgroup>>
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "where the lanes read", [MemRead]>:$src, Variadic<Index>:$srcIndices,
                       Arg<AnyMemRef, "the memory in LDS", [MemWrite]>:$dst, Variadic<Index>:$dstIndices, TypeAttr:$transferType);
  let assemblyFormat = [{
    $src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` attr-dict `:` $transferType `,` type($src) `,` type($dst)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}
def AMDGPU_TransposeLoadOp : AMDGPU_Op<"transpose_load", [SameVariadicOperandSize]> {
  let summary = "reads rows of a matrix in LDS, and gives each lane a part of a column";
  let arguments = (ins Arg<AnyMemRef, "the matrix", [MemRead]>:$src, Variadic<Index>:$srcIndices);
  let results = (outs AnyTypeOf<[AnyVectorOfNonZeroRank]>:$result);
  let assemblyFormat = "$src `[` $srcIndices `]` attr-dict `:` type($src) `->` type($result)";
  let hasVerifier = 1;
}

class AMDGPU_DmaBaseOp<string mnemonic, Type type>
    : AMDGPU_Op<mnemonic, [Pure, AttrSizedOperandSegments, AllElementTypesMatch<["global", "lds"]>]> {
  let arguments = (ins Arg<AnyMemRef>:$global, Variadic<Index>:$global_indices, Arg<AnyMemRef>:$lds, Variadic<Index>:$lds_indices);
  let results = (outs type:$base);
  let assemblyFormat = [{
    $global `[` $global_indices `]` `,` $lds `[` $lds_indices `]` attr-dict `:` type($global) `,` type($lds) `->` type(results)
  }];
  let hasVerifier = 1;
}
def AMDGPU_MakeDmaBaseOp : AMDGPU_DmaBaseOp<"make_dma_base", AMDGPU_TDMBaseType> {
  let summary = "where a tile begins in global memory and in LDS";
  let description = [{
    ```mlir
    %0 = amdgpu.make_dma_base %m[%i], %shared[%j] : memref<64xf16, 1>, memref<16xf16, 3> -> !amdgpu.tdm_base<f16>
    ```
  }];
}
def AMDGPU_MakeGatherDmaBaseOp : AMDGPU_DmaBaseOp<"make_gather_dma_base", AMDGPU_TDMGatherBaseType> {
  let summary = "where a tile of rows that are gathered begins in global memory and in LDS";
}

class AMDGPU_MakeDescriptorOp<string mnemonic, string indices, string type> : AMDGPU_Op<mnemonic, [Pure, AttrSizedOperandSegments]> {
  dag baseArgs = (ins
    Variadic<Index>:$global_dynamic_sizes, DenseI64ArrayAttr:$global_static_sizes,
    Variadic<Index>:$global_dynamic_strides, DenseI64ArrayAttr:$global_static_strides,
    Variadic<Index>:$shared_dynamic_sizes, DenseI64ArrayAttr:$shared_static_sizes,
    Optional<AMDGPU_ConcreteVector<I1, 16>>:$workgroup_mask, Optional<I1>:$early_timeout,
    Optional<I32>:$pad_amount, Optional<I32>:$pad_interval,
    Optional<AnyMemRef>:$atomic_barrier_address, Variadic<Index>:$atomic_barrier_indices,
    Optional<Index>:$global_increment, Optional<I32>:$lds_increment, Optional<Index>:$iteration_count);
  let results = (outs AMDGPU_TDMDescriptorType:$desc);
  let extraClassDeclaration = [{
    int64_t getRank() { return getGlobalStaticSizes().size(); }
    unsigned getElementTypeWidth() { return getBase().getType().getElementType().getIntOrFloatBitWidth(); }
    SmallVector<OpFoldResult> getMixedGlobalSizes();
    SmallVector<OpFoldResult> getMixedGlobalStrides();
    SmallVector<OpFoldResult> getMixedSharedSizes();
  }];
  let assemblyFormat = "$base " # indices # [{
    `globalSize` custom<DynamicIndexList>($global_dynamic_sizes, $global_static_sizes)
    `globalStride` custom<DynamicIndexList>($global_dynamic_strides, $global_static_strides)
    `sharedSize` custom<DynamicIndexList>($shared_dynamic_sizes, $shared_static_sizes)
    ( `padShared` `(` $pad_amount^ `every` $pad_interval `)` )?
    ( `workgroupMask` $workgroup_mask^ ( `earlyTimeout` $early_timeout^)?)?
    ( `atomicBarrier` `(` $atomic_barrier_address^ `[` $atomic_barrier_indices `]` `:` type($atomic_barrier_address) `)`)?
    ( `iterate` $global_increment^ `,` $lds_increment `,` $iteration_count )?
    attr-dict `:` qualified(type($base)) }] # type # "`->` type(results)";
  let hasFolder = 1;
  let hasVerifier = 1;
}
def AMDGPU_MakeDmaDescriptorOp : AMDGPU_MakeDescriptorOp<"make_dma_descriptor", "", ""> {
  dag args = (ins AMDGPU_TDMBaseType:$base);
  let arguments = !con(args, baseArgs);
  let summary = "describes a copy of a tile: its sizes in global memory and in LDS, and the strides";
  let description = [{
    `padShared` leaves elements out between rows in LDS, `workgroupMask` copies to several workgroups of a cluster, the
    barrier counts the copy, and `iterate` repeats it at other places.

    ```mlir
    %0 = amdgpu.make_dma_descriptor %base globalSize [%n, 64] globalStride [%s, 1] sharedSize [16, 64] padShared(%amount every %interval)
       : !amdgpu.tdm_base<f16> -> !amdgpu.tdm_descriptor
    ```
  }];
}
def AMDGPU_MakeGatherDmaDescriptorOp : AMDGPU_MakeDescriptorOp<"make_gather_dma_descriptor", "`[` $indices `]` ", "`,` type($indices) "> {
  dag args = (ins AMDGPU_TDMGatherBaseType:$base,
    AnyTypeOf<[VectorOfMinMaxLengthAndType<1, 8, [I32]>, VectorOfMinMaxLengthAndType<1, 16, [I16]>]>:$indices);
  let arguments = !con(args, baseArgs);
  let summary = "describes a copy of the rows of a tensor that the indices name";
  let description = [{
    ```mlir
    %0 = amdgpu.make_gather_dma_descriptor %base[%rows] globalSize [%n, 64] globalStride [64, 1] sharedSize [4, 64]
       : !amdgpu.tdm_gather_base<f16, i32>, vector<4xi32> -> !amdgpu.tdm_descriptor
    ```
  }];
}

class _TensorCopy<string mnemonic> : AMDGPU_Op<mnemonic, [MemoryEffects<[MemWrite, MemRead]>]> {
  let arguments = (ins AMDGPU_TDMDescriptorType:$desc);
  let assemblyFormat = "$desc attr-dict `:` qualified(type($desc))";
}
def AMDGPU_TensorLoadToLDSOp : _TensorCopy<"tensor_load_to_lds"> {
  let summary = "starts a copy of a tile to LDS";
}
def AMDGPU_TensorStoreFromLDSOp : _TensorCopy<"tensor_store_from_lds"> {
  let summary = "starts a copy of a tile from LDS";
}

#endif // MICA_AMDGPU

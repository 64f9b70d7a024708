//===- NVVMOps.td - The dialect nvvm -----------------------*- tablegen -*-===//

#ifndef MICA_NVVM
#define MICA_NVVM

include "mlir/Dialect/GPU/IR/CompilationAttrInterfaces.td"
include "mlir/Dialect/LLVMIR/BasicPtxBuilderInterface.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Dialect/LLVMIR/LLVMTypes.td"
include "mlir/Dialect/LLVMIR/NVVMRequiresSMTraits.td"
include "mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def NVVM_Dialect : Dialect {
  let name = "nvvm";
  let cppNamespace = "::mlir::NVVM";
  let description = [{
    Instructions of NVIDIA's GPUs: intrinsics of LLVM that begin with `llvm.nvvm`, and PTX. A CTA is a block of threads, a
    cluster some blocks that run at the same time, a warp 32 threads that run together.
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
}

class NVVM_Attr<string attrName, string attrMnemonic, list<Trait> traits = []> : AttrDef<NVVM_Dialect, attrName, traits> {
  let mnemonic = attrMnemonic;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

def LLVM_PointerGeneric : LLVM_PointerInAddressSpace<0>;
def LLVM_PointerGlobal : LLVM_PointerInAddressSpace<1>;
def LLVM_PointerShared : LLVM_PointerInAddressSpace<3>;
def LLVM_PointerConst : LLVM_PointerInAddressSpace<4>;
def LLVM_PointerLocal : LLVM_PointerInAddressSpace<5>;
def LLVM_PointerTensor : LLVM_PointerInAddressSpace<6>;
def LLVM_PointerSharedCluster : LLVM_PointerInAddressSpace<7>;

// The memory of a CTA, of any CTA of the cluster, and both.
defvar _nvvmShared = AnyTypeOf<[LLVM_PointerGeneric, LLVM_PointerShared]>;
defvar _nvvmCluster = AnyTypeOf<[LLVM_PointerShared, LLVM_PointerSharedCluster]>;
defvar _nvvmAnyShared = AnyTypeOf<[LLVM_PointerGeneric, LLVM_PointerShared, LLVM_PointerSharedCluster]>;

//===----------------------------------------------------------------------===//
// Enumerations
//===----------------------------------------------------------------------===//

class _NvvmEnum<string name, string what, list<EnumCase> cases> : I32Enum<name, what, cases> {
  let cppNamespace = "::mlir::NVVM";
}
class _NvvmEnumAttr<string name, string what, list<I32EnumAttrCase> cases> : I32EnumAttr<name, what, cases> {
  let cppNamespace = "::mlir::NVVM";
  let genSpecializedAttr = 0;
}

// A kind with its attribute, if it has one of the usual form, and its cases. The records of these have the prefix before their
// names. Unless they are given, symbols are these names in upper case, and texts the symbols in lower case.
class _NvvmKind<string enum, string words, string mnemonic, list<string> cases,
                list<string> upper = !foreach(n, cases, !toupper(n)), string before = enum, list<string> listed = cases,
                list<string> lower = !foreach(s, upper, !tolower(s)), list<int> numbers = !range(cases)> {
  string name = enum;
  string what = words;
  string text = mnemonic;
  list<string> names = cases;
  list<string> symbols = upper;
  string prefix = before;
  list<string> order = listed;
  list<string> texts = lower;
  list<int> values = numbers;
}

foreach kind = [
    _NvvmKind<"MemScopeKind", "NVVM Memory Scope kind", "mem_scope", ["CTA", "Cluster", "GPU", "SYS"]>,
    _NvvmKind<"SharedSpace", "Shared memory space", "shared_space", ["CTA", "Cluster"], ["shared_cta", "shared_cluster"],
              "SharedSpace", ["CTA", "Cluster"], ["cta", "cluster"]>,
    _NvvmKind<"MemOrderKind", "NVVM Memory Ordering kind", "mem_order",
              ["Weak", "Relaxed", "Acquire", "Release", "AcqRel", "SC", "MMIO", "Volatile"],
              ["WEAK", "RELAXED", "ACQUIRE", "RELEASE", "ACQ_REL", "SC", "MMIO", "VOLATILE"]>,
    _NvvmKind<"SetMaxRegisterAction", "NVVM set max register action", "", ["Increase", "Decrease"], ["increase", "decrease"],
              "SetMaxRegisterAction", ["Decrease", "Increase"]>,
    _NvvmKind<"BarrierReduction", "NVVM barrier reduction operation", "reduction", ["Popc", "And", "Or"]>,
    _NvvmKind<"ProxyKind", "Proxy kind", "proxy_kind", ["Alias", "Async", "AsyncGlobal", "AsyncShared", "TensorMap", "Generic"],
              ["alias", "async", "async_global", "async_shared", "TENSORMAP", "GENERIC"], "Proxy",
              ["Alias", "Async", "AsyncGlobal", "AsyncShared", "TensorMap", "Generic"],
              ["alias", "async", "async.global", "async.shared", "tensormap", "generic"]>,
    _NvvmKind<"ReduxKind", "NVVM redux kind", "",
              ["None", "Add", "And", "Max", "Min", "Or", "Umax", "Umin", "Xor", "Fmin", "Fmax"],
              ["NONE", "ADD", "AND", "MAX", "MIN", "OR", "UMAX", "UMIN", "XOR", "FMIN", "FMAX"], "ReduxKind",
              ["Add", "And", "Max", "Min", "Or", "Umax", "Umin", "Xor", "Fmin", "Fmax"]>,
    _NvvmKind<"ShflKind", "NVVM shuffle kind", "", ["Bfly", "Up", "Down", "Idx"], ["bfly", "up", "down", "idx"]>,
    _NvvmKind<"VoteSyncKind", "NVVM vote sync kind", "", ["Any", "All", "Ballot", "Uni"], ["any", "all", "ballot", "uni"]>,
    _NvvmKind<"MatchSyncKind", "NVVM match sync kind", "", ["Any", "All"], ["any", "all"]>,
    _NvvmKind<"PermuteMode", "NVVM permute mode", "permute_mode", ["Default", "F4E", "B4E", "RC8", "ECL", "ECR", "RC16"]>,
    _NvvmKind<"DotAccumulateType", "NVVM DotAccumulateType", "dot_accumulate_type", ["Unsigned", "Signed"],
              ["UNSIGNED", "SIGNED"], "DotAccumulate", ["Signed", "Unsigned"]>,
    _NvvmKind<"FPRoundingMode", "NVVM FPRoundingMode kind", "fp_rnd_mode", ["None", "RN", "RM", "RP", "RZ", "RNA", "RS"]>,
    _NvvmKind<"SaturationMode", "NVVM SaturationMode kind", "sat_mode", ["None", "Finite"], ["NONE", "SATFINITE"]>,
    _NvvmKind<"LoadCacheModifierKind", "NVVM load cache modifier kind", "", ["CA", "CG", "CS", "LU", "CV"],
              ["CA", "CG", "CS", "LU", "CV"], "LoadCacheModifier">,
    _NvvmKind<"MMAB1Op", "MMA binary operations", "mma_b1op", ["None", "XorPopc", "AndPopc"], ["none", "xor_popc", "and_popc"]>,
    _NvvmKind<"MMAIntOverflow", "MMA overflow options", "mma_int_overflow", ["Wrap", "Sat"], ["wrapped", "satfinite"],
              "MMAIntOverflow", ["Sat", "Wrap"]>,
    _NvvmKind<"MMAKind", "MMA operation kind", "mma_kind", ["F8F6F4"], ["f8f6f4"]>,
    _NvvmKind<"MMALayout", "NVVM MMA layout", "mma_layout", ["Row", "Col"], ["row", "col"]>,
    _NvvmKind<"MMATypes", "NVVM MMA types", "mma_type",
              ["F16", "F32", "TF32", "U8", "S8", "S32", "B1", "U4", "S4", "BF16", "F64", "E4M3", "E5M2", "E3M2", "E2M3", "E2M1"],
              ["f16", "f32", "tf32", "u8", "s8", "s32", "b1", "u4", "s4", "bf16", "f64", "e4m3", "e5m2", "e3m2", "e2m3", "e2m1"],
              "MMAType",
              ["F16", "F32", "TF32", "BF16", "S8", "U8", "S32", "S4", "U4", "B1", "F64", "E4M3", "E5M2", "E3M2", "E2M3", "E2M1"]>,
    _NvvmKind<"MMAFrag", "NVVM MMA frag type", "mma_frag", ["A", "B", "C"], ["a", "b", "c"]>,
    _NvvmKind<"LdStMatrixEltType", "Element type for ldmatrix and stmatrix", "ld_st_matrix_elt_type",
              ["B16", "B8", "B8X16_B6X16_P32", "B8X16_B4X16_P64"], ["B16", "B8", "B8X16_B6X16_P32", "B8X16_B4X16_P64"],
              "LdStMatrixEltType", ["B16", "B8", "B8X16_B6X16_P32", "B8X16_B4X16_P64"],
              ["b16", "b8", "b8x16.b6x16_p32", "b8x16.b4x16_p64"]>,
    _NvvmKind<"ScaleVecSize", "MMA Scale Vector Sizes", "scale_vec_size", ["1X", "2X", "4X"], ["X1", "X2", "X4"]>,
    _NvvmKind<"MMABlockScaleKind", "Block Scale Kind", "block_scale_kind", ["MXF8F6F4", "MXF4", "MXF4NVF4"]>,
    _NvvmKind<"TMALoadMode", "NVVM TMA Load Mode", "", ["Tile", "Im2Col", "Im2ColW", "Im2ColW128", "TileGather4"],
              ["TILE", "IM2COL", "IM2COL_W", "IM2COL_W_128", "TILE_GATHER4"]>,
    _NvvmKind<"TMAStoreMode", "NVVM TMA Store Mode", "tma_store_mode", ["Tile", "Im2Col", "TileScatter4"],
              ["TILE", "IM2COL", "TILE_SCATTER4"]>,
    _NvvmKind<"CTAGroupKind", "NVVM CTA group kind", "cta_group", ["1", "2"], ["CTA_1", "CTA_2"], "CTAGroup_">,
    _NvvmKind<"TMAReduxKind", "NVVM TMA redux kind", "tma_redux_kind", ["Add", "Min", "Max", "Inc", "Dec", "And", "Or", "Xor"],
              ["ADD", "MIN", "MAX", "INC", "DEC", "AND", "OR", "XOR"], "TMAReduxKind",
              ["Add", "Max", "Min", "Inc", "Dec", "And", "Or", "Xor"]>,
    _NvvmKind<"WGMMAScaleIn", "WGMMA overflow options", "wgmma_scale_in", ["Neg", "One"], ["neg", "one"], "WGMMAScaleIn",
              ["One", "Neg"], ["neg", "one"], [-1, 1]>,
    _NvvmKind<"WGMMAScaleOut", "WGMMA input predicate", "wgmma_scale_out", ["Zero", "One"], ["zero", "one"]>,
    _NvvmKind<"WGMMATypes", "NVVM WGMMA types", "wgmma_type",
              ["F16", "TF32", "U8", "S8", "B1", "BF16", "F8E4M3", "F8E5M2", "F32", "S32"],
              ["f16", "tf32", "u8", "s8", "b1", "bf16", "e4m3", "e5m2", "f32", "s32"], "WGMMAType">,
    _NvvmKind<"Tcgen05FenceKind", "NVVM Tcgen05 fence kind", "tcgen05_fence", ["Before", "After"],
              ["BEFORE_THREAD_SYNC", "AFTER_THREAD_SYNC"], "Tcgen05Fence", ["Before", "After"], ["before", "after"]>,
    _NvvmKind<"Tcgen05WaitKind", "NVVM Tcgen05 wait kind", "tcgen05_wait", ["Load", "Store"], ["LOAD", "STORE"], "Tcgen05Wait">,
    _NvvmKind<"Tcgen05CpShape", "tcgen05 cp shapes", "tcgen05_cp_shape",
              ["128x256b", "4x256b", "128x128b", "64x128b", "32x128b"],
              ["SHAPE_128x256b", "SHAPE_4x256b", "SHAPE_128x128b", "SHAPE_64x128b", "SHAPE_32x128b"], "Shape">,
    _NvvmKind<"Tcgen05CpMulticast", "tcgen05 cp multicast", "tcgen05_cp_multicast",
              ["None", "Warpx2_02_13", "Warpx2_01_23", "Warpx4"]>,
    _NvvmKind<"Tcgen05CpSrcFormat", "tcgen05 cp source format", "tcgen05_cp_src_fmt", ["B6x16_P32", "B4x16_P64"],
              ["B6x16_P32", "B4x16_P64"], "Format">,
    _NvvmKind<"Tcgen05LdStShape", "", "tcgen05_ldst_shape", ["16x64b", "16x128b", "16x256b", "32x32b", "16x32bx2"],
              ["SHAPE_16X64B", "SHAPE_16X128B", "SHAPE_16X256B", "SHAPE_32X32B", "SHAPE_16X32BX2"]>,
    _NvvmKind<"Tcgen05MMAKind", "tcgen05 MMA Supported Types", "tcgen05_mma_kind", ["F16", "TF32", "F8F6F4", "INT8"],
              ["F16", "TF32", "F8F6F4", "I8"], "Tcgen05MMAKind", ["F8F6F4", "INT8", "F16", "TF32"]>,
    _NvvmKind<"Tcgen05MMACollectorOp", "tcgen05.mma Collector Buffer Operation", "tcgen05_mma_collectorop",
              ["Discard", "LastUse", "Fill", "Use"]>,
    _NvvmKind<"Tcgen05MMABlockScale", "tcgen05.mma block scale attribute", "tcgen05_mma_block_scale",
              ["Default", "Block16", "Block32"]>,
    _NvvmKind<"Tcgen05MMACollectorBBuffer", "tcgen05 MMA Collector Buffer B Attribute", "tcgen05_mma_collectorb",
              ["0", "1", "2", "3"], ["B0", "B1", "B2", "B3"]>
] in {
  foreach i = !range(kind.names) in
    def kind.prefix # kind.names[i] : I32EnumAttrCase<kind.symbols[i], kind.values[i], kind.texts[i]>;
  def kind.name : _NvvmEnumAttr<kind.name, kind.what, !foreach(n, kind.order, !cast<I32EnumAttrCase>(kind.prefix # n))>;
  if !not(!empty(kind.text)) then
    def kind.name # Attr : EnumAttr<NVVM_Dialect, !cast<EnumInfo>(kind.name), kind.text> {
      let assemblyFormat = "`<` $value `>`";
    }
}

def EvictNormal : I32EnumCase<"EvictNormal", 0, "evict_normal">;
def EvictFirst : I32EnumCase<"EvictFirst", 1, "evict_first">;
def EvictLast : I32EnumCase<"EvictLast", 2, "evict_last">;
def EvictUnchanged : I32EnumCase<"EvictUnchanged", 3, "evict_unchanged">;
def NoAllocate : I32EnumCase<"NoAllocate", 4, "no_allocate">;
def CacheEvictionPriority : _NvvmEnum<"CacheEvictionPriority", "NVVM Cache Eviction Priority",
    [EvictNormal, EvictFirst, EvictLast, EvictUnchanged, NoAllocate]>;
def CacheEvictionPriorityAttr : EnumAttr<NVVM_Dialect, CacheEvictionPriority, "cache_eviction_priority">;

def MemSpaceGeneric : I32EnumCase<"Generic", 0, "generic">;
def MemSpaceGlobal : I32EnumCase<"Global", 1, "global">;
def MemSpaceShared : I32EnumCase<"Shared", 3, "shared">;
def MemSpaceConstant : I32EnumCase<"Constant", 4, "constant">;
def MemSpaceLocal : I32EnumCase<"Local", 5, "local">;
def MemSpaceTensor : I32EnumCase<"Tensor", 6, "tensor">;
def MemSpaceSharedCluster : I32EnumCase<"SharedCluster", 7, "shared_cluster">;
def NVVMMemorySpace : _NvvmEnum<"NVVMMemorySpace", "NVVM Memory Space",
    [MemSpaceGeneric, MemSpaceGlobal, MemSpaceShared, MemSpaceConstant, MemSpaceLocal, MemSpaceTensor, MemSpaceSharedCluster]>;
def NVVMMemorySpaceAttr : EnumAttr<NVVM_Dialect, NVVMMemorySpace, "memory_space", [
    DeclareAttrInterfaceMethods<LLVM_LLVMAddrSpaceAttrInterface>, DeclareAttrInterfaceMethods<MemorySpaceAttrInterface>]> {
  let assemblyFormat = "`<` $value `>`";
}

// Attributes that have a default.
class _NvvmFalse : DefaultValuedAttr<BoolAttr, "false">;
class _NvvmScope : DefaultValuedAttr<MemScopeKindAttr, "MemScopeKind::CTA">;

//===----------------------------------------------------------------------===//
// Classes of operations
//===----------------------------------------------------------------------===//

class NVVM_Op<string mnemonic, list<Trait> traits = []> : LLVM_OpBase<NVVM_Dialect, mnemonic, traits>;
class NVVM_IntrinsicLoweringOp<string mnemonic, list<Trait> traits = []> : NVVM_Op<mnemonic, traits>;
class NVVM_VoidIntrinsicOp<string mnemonic, list<Trait> traits = []> : NVVM_IntrinsicLoweringOp<mnemonic, traits>;
class NVVM_SingleResultIntrinsicOp<string mnemonic, list<Trait> traits = [], string resultStr = "$res">
    : NVVM_IntrinsicLoweringOp<mnemonic, traits>;

defvar _nvvmPtx = [DeclareOpInterfaceMethods<BasicPtxBuilderOpInterface>];
class NVVM_PTXBuilder_Op<string mnemonic, list<Trait> traits = _nvvmPtx> : NVVM_Op<mnemonic, traits>;

class NVVM_IntrOp<string mnem, list<Trait> traits = [], int numResults = 0>
    : LLVM_IntrOpBase<NVVM_Dialect, mnem, "nvvm_" # !subst(".", "_", mnem), [], [], traits, numResults> {
  let summary = "the intrinsic `llvm.nvvm." # mnem # "`";
}

// An operation that has no operands.
class _NvvmPlain<string mnemonic, string what, list<Trait> traits = []> : NVVM_Op<mnemonic, traits> {
  let summary = what;
  let assemblyFormat = "attr-dict";
}

//===----------------------------------------------------------------------===//
// Special registers
//===----------------------------------------------------------------------===//

class NVVM_SpecialRegisterOp<string mnemonic, list<Trait> traits = []> : NVVM_IntrOp<mnemonic, traits, 1> {
  let summary = "the special register `" # !subst("read.ptx.sreg.", "%", mnemonic) # "`";
  let arguments = (ins);
  let assemblyFormat = "attr-dict `:` type($res)";
}
class NVVM_PureSpecialRegisterOp<string mnemonic, list<Trait> traits = []> : NVVM_SpecialRegisterOp<mnemonic, traits # [Pure]>;
// A register whose values are known to be in a range.
class NVVM_PureSpecialRangeableRegisterOp<string mnemonic, list<Trait> traits = []>
    : NVVM_PureSpecialRegisterOp<mnemonic, traits # [DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>]> {
  let arguments = (ins OptionalAttr<LLVM_ConstantRangeAttr>:$range);
  let assemblyFormat = "(`range` $range^)? attr-dict `:` type($res)";
  let hasVerifier = 1;
  let builders = [OpBuilder<(ins "Type":$resultType), [{
    build($_builder, $_state, resultType, ::mlir::LLVM::ConstantRangeAttr());
  }]>];
}

class _NvvmRegister<string name, int sm = 0>
    : NVVM_PureSpecialRangeableRegisterOp<"read.ptx.sreg." # name, !if(sm, [NVVMRequiresSM<sm>], [])>;

def NVVM_LaneIdOp : _NvvmRegister<"laneid">;
def NVVM_WarpSizeOp : _NvvmRegister<"warpsize">;
def NVVM_WarpIdOp : _NvvmRegister<"warpid">;
def NVVM_WarpDimOp : _NvvmRegister<"nwarpid">;
def NVVM_SmIdOp : _NvvmRegister<"smid">;
def NVVM_SmDimOp : _NvvmRegister<"nsmid">;
def NVVM_GridIdOp : _NvvmRegister<"gridid">;
foreach i = [0, 1, 2] in {
  defvar name = !substr("XYZ", i, 1);
  defvar suffix = "." # !tolower(name);
  def NVVM_ThreadId # name # Op : _NvvmRegister<"tid" # suffix>;
  def NVVM_BlockDim # name # Op : _NvvmRegister<"ntid" # suffix>;
  def NVVM_BlockId # name # Op : _NvvmRegister<"ctaid" # suffix>;
  def NVVM_GridDim # name # Op : _NvvmRegister<"nctaid" # suffix>;
  // The chips are as in MLIR.
  def NVVM_ClusterId # name # Op : _NvvmRegister<"clusterid" # suffix, !if(i, 0, 90)>;
  def NVVM_ClusterDim # name # Op : _NvvmRegister<"nclusterid" # suffix>;
  def NVVM_BlockInClusterId # name # Op : _NvvmRegister<"cluster.ctaid" # suffix, 90>;
  def NVVM_ClusterDimBlocks # name # Op : _NvvmRegister<"cluster.nctaid" # suffix, !if(!eq(i, 2), 0, 90)>;
}
def NVVM_ClusterId : _NvvmRegister<"cluster.ctarank", 90>;
def NVVM_ClusterDim : _NvvmRegister<"cluster.nctarank">;

foreach relation = ["Eq", "Le", "Lt", "Ge", "Gt"] in
  def NVVM_LaneMask # relation # Op : NVVM_PureSpecialRegisterOp<"read.ptx.sreg.lanemask." # !tolower(relation)>;
def NVVM_TotalSmemSize : NVVM_PureSpecialRegisterOp<"read.ptx.sreg.total.smem.size">;
def NVVM_DynamicSmemSize : NVVM_PureSpecialRegisterOp<"read.ptx.sreg.dynamic.smem.size">;
def NVVM_AggrSmemSize : NVVM_PureSpecialRegisterOp<"read.ptx.sreg.aggr.smem.size", [NVVMRequiresSM<90>]>;
foreach i = !range(32) in
  def NVVM_EnvReg # i # Op : NVVM_PureSpecialRegisterOp<"read.ptx.sreg.envreg" # i>;

def NVVM_ClockOp : NVVM_SpecialRegisterOp<"read.ptx.sreg.clock">;
def NVVM_Clock64Op : NVVM_SpecialRegisterOp<"read.ptx.sreg.clock64">;
def NVVM_GlobalTimerOp : NVVM_SpecialRegisterOp<"read.ptx.sreg.globaltimer">;
def NVVM_GlobalTimerLoOp : NVVM_SpecialRegisterOp<"read.ptx.sreg.globaltimer.lo">;

//===----------------------------------------------------------------------===//
// Control
//===----------------------------------------------------------------------===//

def NVVM_InlinePtxOp : NVVM_Op<"inline_ptx", _nvvmPtx # [AttrSizedOperandSegments]> {
  let summary = "PTX as text";
  let description = [{
    In the text, `{$r0}` are operands that it reads, `{$rw0}` such that it changes, and `{$w0}` the results.

    ```mlir
    %0 = nvvm.inline_ptx "add.s32 {$w0}, {$r0}, {$r1};" ro(%a, %b : i32, i32), predicate = %p -> i32
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$readOnlyArgs, Variadic<AnyType>:$readWriteArgs, StrAttr:$ptxCode,
                       PtxPredicate:$predicate);
  let results = (outs Variadic<AnyType>:$writeOnlyArgs);
  let assemblyFormat = [{
    $ptxCode ( `ro` `(` $readOnlyArgs^ `:` type($readOnlyArgs) `)` )? ( `rw` `(` $readWriteArgs^ `:` type($readWriteArgs) `)` )?
    (`,` `predicate` `=` $predicate^)? attr-dict ( `->` type($writeOnlyArgs)^ )?
  }];
}

def NVVM_NanosleepOp : NVVM_Op<"nanosleep"> {
  let summary = "waits for about as many nanoseconds";
  let arguments = (ins I32:$duration);
  let assemblyFormat = "attr-dict $duration";
}
def NVVM_PMEventOp : NVVM_VoidIntrinsicOp<"pmevent"> {
  let summary = "counts an event, or some, of the performance monitor: `nvvm.pmevent id = 10`";
  let arguments = (ins OptionalAttr<I16Attr>:$maskedEventId, OptionalAttr<I32Attr>:$eventId);
  let assemblyFormat = "attr-dict (`id` `=` $eventId^)? (`mask` `=` $maskedEventId^)?";
  let hasVerifier = 1;
}
def NVVM_Exit : _NvvmPlain<"exit", "ends the thread">;
def NVVM_Breakpoint : _NvvmPlain<"breakpoint", "stops in the debugger">;

def SetMaxRegisterActionAttr : EnumAttr<NVVM_Dialect, SetMaxRegisterAction, "action">;
def NVVM_SetMaxRegisterOp : NVVM_Op<"setmaxregister"> {
  let summary = "takes or frees registers, so that the threads of the warp have as many: `nvvm.setmaxregister increase 232`";
  let arguments = (ins I32Attr:$regCount, SetMaxRegisterActionAttr:$action);
  let assemblyFormat = "$action $regCount attr-dict";
  let hasVerifier = 1;
}

def GridDepActionWait : I32EnumCase<"wait", 0>;
def GridDepActionLaunchDependent : I32EnumCase<"launch_dependents", 1>;
def GridDepActionKind : _NvvmEnum<"GridDepActionKind", "Action kind for grid dependency control",
    [GridDepActionWait, GridDepActionLaunchDependent]>;
def GridDepActionAttr : EnumAttr<NVVM_Dialect, GridDepActionKind, "grid_dep_action">;
def NVVM_GriddepcontrolOp : NVVM_Op<"griddepcontrol"> {
  let summary = "waits for the grids that this one depends on, or lets those run that depend on it";
  let arguments = (ins GridDepActionAttr:$kind);
  let assemblyFormat = "$kind attr-dict";
}

def NVVM_ClusterLaunchControlTryCancelOp : NVVM_Op<"clusterlaunchcontrol.try.cancel", [NVVMRequiresSM<100>]> {
  let summary = "asks to run a cluster here that has not been launched, and writes the answer to shared memory";
  let arguments = (ins UnitAttr:$multicast, LLVM_PointerShared:$smemAddress, LLVM_PointerShared:$mbarrier);
  let assemblyFormat = "(`multicast` $multicast^ `,`)? $smemAddress `,` $mbarrier attr-dict";
}
def ClusterLaunchControlIsCanceled : I32EnumCase<"IS_CANCELED", 0, "is_canceled">;
foreach i = [0, 1, 2] in
  def ClusterLaunchControlGetFirstCTAID # !substr("XYZ", i, 1)
      : I32EnumCase<"GET_FIRST_CTA_ID_" # !substr("XYZ", i, 1), !add(i, 1), "get_first_cta_id_" # !substr("xyz", i, 1)>;
def ClusterLaunchControlQueryType : _NvvmEnum<"ClusterLaunchControlQueryType", "NVVM ClusterLaunchControlQueryType",
    [ClusterLaunchControlIsCanceled, ClusterLaunchControlGetFirstCTAIDX, ClusterLaunchControlGetFirstCTAIDY,
     ClusterLaunchControlGetFirstCTAIDZ]>;
def ClusterLaunchControlQueryTypeAttr
    : EnumAttr<NVVM_Dialect, ClusterLaunchControlQueryType, "cluster_launch_control_query_type">;
def NVVM_ClusterLaunchControlQueryCancelOp : NVVM_Op<"clusterlaunchcontrol.query.cancel", [NVVMRequiresSM<100>]> {
  let summary = "whether an answer is that the cluster will run here, or an index of its first CTA";
  let description = [{
    ```mlir
    %0 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %answer : i1
    ```
  }];
  let arguments = (ins ClusterLaunchControlQueryTypeAttr:$query_type, I128:$try_cancel_response);
  let results = (outs AnyTypeOf<[I1, I32]>:$res);
  let assemblyFormat = "`query` `=` $query_type `,` $try_cancel_response attr-dict `:` type($res)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Barriers in memory
//===----------------------------------------------------------------------===//

// An mbarrier counts threads that arrive and bytes that are copied. When it has all of them, a phase ends.
class _NvvmPhase<string mnemonic, string what> : NVVM_SingleResultIntrinsicOp<mnemonic> {
  let summary = what;
}

def NVVM_MBarrierInitOp : NVVM_PTXBuilder_Op<"mbarrier.init"> {
  let summary = "makes a barrier for as many arrivals: `nvvm.mbarrier.init %b, %n : !llvm.ptr<3>, i32`";
  let arguments = (ins _nvvmShared:$addr, I32:$count, PtxPredicate:$predicate);
  let assemblyFormat = "$addr `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)";
}
def NVVM_MBarrierInvalOp : NVVM_VoidIntrinsicOp<"mbarrier.inval"> {
  let summary = "ends the life of a barrier: its memory can be used for anything";
  let arguments = (ins _nvvmShared:$addr);
  let assemblyFormat = "$addr attr-dict `:` type(operands)";
}

class _NvvmBytes<string mnemonic, string what> : NVVM_VoidIntrinsicOp<mnemonic> {
  let summary = what;
  let arguments = (ins _nvvmCluster:$addr, I32:$txcount, _NvvmScope<>:$scope);
  let assemblyFormat = "$addr `,` $txcount attr-dict `:` type(operands)";
  let hasVerifier = 1;
}
def NVVM_MBarrierExpectTxOp : _NvvmBytes<"mbarrier.expect_tx", "lets a phase last until as many more bytes are copied">;
def NVVM_MBarrierCompleteTxOp : _NvvmBytes<"mbarrier.complete_tx", "counts bytes as copied">;

defvar _nvvmArrival = (ins _NvvmScope<>:$scope, _NvvmFalse<>:$relaxed);
class _NvvmArrive<string mnemonic, string what> : _NvvmPhase<mnemonic, what> {
  let description = "The result is the phase. There is none for a barrier of another CTA.";
  let arguments = !con((ins _nvvmAnyShared:$addr, Optional<I32>:$count), _nvvmArrival);
  let results = (outs Optional<I64>:$res);
  let assemblyFormat = "$addr (`,` $count^)? attr-dict `:` type($addr) (`->` type($res)^)?";
  let hasVerifier = 1;
}
def NVVM_MBarrierArriveOp : _NvvmArrive<"mbarrier.arrive", "arrives at a barrier, once or as often as a count says">;
def NVVM_MBarrierArriveDropOp
    : _NvvmArrive<"mbarrier.arrive_drop", "arrives at a barrier, which waits for less arrivals in later phases">;

class _NvvmNocomplete<string mnemonic, string what> : _NvvmPhase<mnemonic, what> {
  let arguments = (ins _nvvmShared:$addr, I32:$count);
  let results = (outs I64:$res);
  let assemblyFormat = "$addr `,` $count attr-dict `:` type(operands) `->` type($res)";
}
def NVVM_MBarrierArriveNocompleteOp
    : _NvvmNocomplete<"mbarrier.arrive.nocomplete", "arrives at a barrier, which must not end the phase">;
def NVVM_MBarrierArriveDropNocompleteOp
    : _NvvmNocomplete<"mbarrier.arrive_drop.nocomplete", "arrives for the last time, which must not end the phase">;

defvar _nvvmArriveExpect = !con((ins _nvvmAnyShared:$addr, I32:$txcount), _nvvmArrival);
def NVVM_MBarrierArriveExpectTxOp : NVVM_PTXBuilder_Op<"mbarrier.arrive.expect_tx"> {
  let summary = "lets a phase last until as many more bytes are copied, and arrives";
  let arguments = !con(_nvvmArriveExpect, (ins PtxPredicate:$predicate));
  let results = (outs Optional<I64>:$res);
  let assemblyFormat = [{
    $addr `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands) (`->` type($res)^)?
  }];
  let hasVerifier = 1;
}
def NVVM_MBarrierArriveDropExpectTxOp : _NvvmPhase<"mbarrier.arrive_drop.expect_tx",
    "lets a phase last until as many more bytes are copied, and arrives for the last time"> {
  let arguments = _nvvmArriveExpect;
  let results = (outs Optional<I64>:$res);
  let assemblyFormat = "$addr `,` $txcount attr-dict `:` type(operands) (`->` type($res)^)?";
  let hasVerifier = 1;
}

def NVVM_MBarrierTryWaitParityOp : NVVM_PTXBuilder_Op<"mbarrier.try_wait.parity"> {
  let summary = "waits until a phase ends, which is even or odd, in a loop";
  let arguments = (ins _nvvmShared:$addr, I32:$phase, I32:$ticks);
  let assemblyFormat = "$addr `,` $phase `,` $ticks attr-dict `:` type(operands)";
}

class _NvvmWait<string mnemonic, string what, dag ticks, string format> : _NvvmPhase<mnemonic, what> {
  let description = "The phase is the result of an arrival, or 0 or 1 as an i32.";
  let arguments = !con((ins _nvvmShared:$addr, AnyTypeOf<[I64, I32]>:$stateOrPhase), ticks, _nvvmArrival);
  let results = (outs I1:$res);
  let assemblyFormat = "$addr `,` $stateOrPhase " # format # "attr-dict `:` type(operands) `->` type($res)";
  let hasVerifier = 1;
}
def NVVM_MBarrierTestWaitOp : _NvvmWait<"mbarrier.test.wait", "whether a phase has ended", (ins), "">;
def NVVM_MBarrierTryWaitOp : _NvvmWait<"mbarrier.try_wait", "waits for a while, and returns whether a phase has ended",
    (ins Optional<I32>:$ticks), "(`,` $ticks^)? ">;

//===----------------------------------------------------------------------===//
// Barriers of CTAs and clusters
//===----------------------------------------------------------------------===//

def NVVM_Barrier0Op : _NvvmPlain<"barrier0", "waits for all threads of the CTA, at barrier 0">;

def NVVM_BarrierOp : NVVM_SingleResultIntrinsicOp<"barrier", [AttrSizedOperandSegments]> {
  let summary = "waits for threads of the CTA";
  let description = [{
    There are sixteen barriers; without a number it is the first one. Without a number of threads, which is a multiple of 32,
    all threads take part. The result, if there is one, is computed of the predicates of all threads.

    ```mlir
    nvvm.barrier id = %i number_of_threads = %n
    %0 = nvvm.barrier #nvvm.reduction<popc> %p -> i32
    ```
  }];
  let arguments = (ins Optional<I32>:$barrierId, Optional<I32>:$numberOfThreads, OptionalAttr<BarrierReductionAttr>:$reductionOp,
                       Optional<I32>:$reductionPredicate);
  let results = (outs Optional<I32>:$res);
  let assemblyFormat = [{
    (`id` `=` $barrierId^)? (`number_of_threads` `=` $numberOfThreads^)? (qualified($reductionOp)^ $reductionPredicate)?
    (`->` type($res)^)? attr-dict
  }];
  let builders = [
    OpBuilder<(ins), "build($_builder, $_state, TypeRange(), Value(), Value(), {}, Value());">,
    OpBuilder<(ins "Value":$barrierId), "build($_builder, $_state, TypeRange(), barrierId, Value(), {}, Value());">,
  ];
  let hasVerifier = 1;
}
def NVVM_BarrierArriveOp : NVVM_PTXBuilder_Op<"barrier.arrive"> {
  let summary = "arrives at a barrier and does not wait: `nvvm.barrier.arrive id = %i number_of_threads = %n`";
  let arguments = (ins Optional<I32>:$barrierId, I32:$numberOfThreads);
  let assemblyFormat = "(`id` `=` $barrierId^)? `number_of_threads` `=` $numberOfThreads attr-dict";
}

class _NvvmClusterBarrier<string mnemonic, string what, list<Trait> traits = [NVVMRequiresSM<90>]>
    : _NvvmPlain<mnemonic, what, traits> {
  let description = "`aligned` says that all threads of a warp execute it together.";
  let arguments = (ins OptionalAttr<UnitAttr>:$aligned);
}
def NVVM_ClusterArriveOp : _NvvmClusterBarrier<"cluster.arrive", "arrives at the cluster's barrier", []>;
def NVVM_ClusterArriveRelaxedOp
    : _NvvmClusterBarrier<"cluster.arrive.relaxed", "arrives at the cluster's barrier, without an order of accesses to memory">;
def NVVM_ClusterWaitOp : _NvvmClusterBarrier<"cluster.wait", "waits until every thread of the cluster has arrived">;

//===----------------------------------------------------------------------===//
// Fences
//===----------------------------------------------------------------------===//

class _NvvmFence<string mnemonic, string what, dag given, string format = ""> : NVVM_Op<mnemonic> {
  let summary = what;
  let arguments = given;
  let assemblyFormat = format # " attr-dict";
  let hasVerifier = 1;
}

def NVVM_MembarOp : NVVM_Op<"memory.barrier"> {
  let summary = "orders the thread's accesses to memory for other threads in a scope: `nvvm.memory.barrier <gpu>`";
  let arguments = (ins MemScopeKindAttr:$scope);
  let assemblyFormat = "$scope attr-dict";
}
def NVVM_FenceScClusterOp : _NvvmPlain<"fence.sc.cluster", "a sequentially consistent fence for the cluster">;
def NVVM_FenceMbarrierInitOp
    : _NvvmPlain<"fence.mbarrier.init", "orders initializations of barriers before later accesses in the cluster">;
def NVVM_FenceSyncRestrictOp : _NvvmFence<"fence.sync_restrict",
    "a fence for accesses to shared memory alone, by acquire or release", (ins MemOrderKindAttr:$order)>;

// A proxy is a way to memory. Accesses through different ones have no order without a fence.

class _NvvmProxy<string kind> : DefaultValuedAttr<ProxyKindAttr, "ProxyKind::" # kind>;
defvar _nvvmProxies = (ins _NvvmProxy<"GENERIC">:$fromProxy, _NvvmProxy<"TENSORMAP">:$toProxy);
defvar _nvvmProxyFormat = "(`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)?";
def NVVM_FenceProxyOp : _NvvmFence<"fence.proxy", "a fence between the generic proxy and another one",
    (ins ProxyKindAttr:$kind, OptionalAttr<SharedSpaceAttr>:$space)>;
def NVVM_FenceProxyAcquireOp : _NvvmFence<"fence.proxy.acquire", "orders later accesses through the second proxy to some bytes",
    !con((ins MemScopeKindAttr:$scope, LLVM_PointerGeneric:$addr, I32:$size), _nvvmProxies),
    !strconcat("$scope $addr `,` $size ", _nvvmProxyFormat)>;
def NVVM_FenceProxyReleaseOp : _NvvmFence<"fence.proxy.release", "orders earlier accesses through the first proxy",
    !con((ins MemScopeKindAttr:$scope), _nvvmProxies), !strconcat("$scope ", _nvvmProxyFormat)>;
def NVVM_FenceProxySyncRestrictOp : _NvvmFence<"fence.proxy.sync_restrict",
    "a fence between proxies for accesses to shared memory alone, by acquire or release",
    (ins MemOrderKindAttr:$order, _NvvmProxy<"GENERIC">:$fromProxy, _NvvmProxy<"async">:$toProxy)>;

//===----------------------------------------------------------------------===//
// Warps
//===----------------------------------------------------------------------===//

def ReduxKindAttr : EnumAttr<NVVM_Dialect, ReduxKind, "redux_kind">;
def NVVM_ReduxOp : NVVM_Op<"redux.sync", [NVVMRequiresSM<80>, AllTypesMatch<["res", "val"]>]> {
  let summary = "combines the values of the threads in a mask: `nvvm.redux.sync add %v, %mask : i32 -> i32`";
  let arguments = (ins AnyTypeOf<[I32, F32]>:$val, ReduxKindAttr:$kind, I32:$mask_and_clamp, _NvvmFalse<>:$abs, _NvvmFalse<>:$nan);
  let results = (outs AnyTypeOf<[I32, F32]>:$res);
  let assemblyFormat = "$kind $val `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)";
  let hasVerifier = 1;
}

def ShflKindAttr : EnumAttr<NVVM_Dialect, ShflKind, "shfl_kind">;
def NVVM_ShflOp : NVVM_Op<"shfl.sync", [NVVMRequiresSM<30>]> {
  let summary = "the value of another thread of the warp";
  let description = [{
    Which thread depends on the kind, the offset and this thread's number. The result can be a pair, whose second element is
    whether there was such a thread.

    ```mlir
    %0 = nvvm.shfl.sync bfly %mask, %v, %offset, %clamp : f32 -> f32
    %1 = nvvm.shfl.sync up %mask, %v, %offset, %clamp {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
    ```
  }];
  let arguments = (ins I32:$thread_mask, AnyTypeOf<[I32, F32]>:$val, I32:$offset, I32:$mask_and_clamp, ShflKindAttr:$kind,
                       OptionalAttr<UnitAttr>:$return_value_and_is_valid);
  let results = (outs AnyTypeOf<[I32, F32, LLVMStructType]>:$res);
  let assemblyFormat = [{
    $kind $thread_mask `,` $val `,` $offset `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)
  }];
  let hasVerifier = 1;
}

def VoteSyncKindAttr : EnumAttr<NVVM_Dialect, VoteSyncKind, "vote_sync_kind">;
def NVVM_VoteSyncOp : NVVM_Op<"vote.sync"> {
  let summary = "whether any or all predicates of the threads in a mask are true, or equal, or all of them as bits";
  let description = [{
    ```mlir
    %0 = nvvm.vote.sync ballot %mask, %p -> i32
    ```
  }];
  let arguments = (ins I32:$mask, I1:$pred, VoteSyncKindAttr:$kind);
  let results = (outs AnyTypeOf<[I32, I1]>:$res);
  let assemblyFormat = "$kind $mask `,` $pred attr-dict `->` type($res)";
  let hasVerifier = 1;
}

def MatchSyncKindAttr : EnumAttr<NVVM_Dialect, MatchSyncKind, "match_sync_kind">;
def NVVM_MatchSyncOp : NVVM_Op<"match.sync"> {
  let summary = "the threads of a mask that have the same value, or whether all have";
  let description = [{
    ```mlir
    %0 = nvvm.match.sync any %mask, %v : i64 -> i32
    %1 = nvvm.match.sync all %mask, %v : i64 -> !llvm.struct<(i32, i1)>
    ```
  }];
  let arguments = (ins I32:$thread_mask, AnyTypeOf<[I32, I64]>:$val, MatchSyncKindAttr:$kind);
  let results = (outs AnyTypeOf<[I32, LLVMStructType]>:$res);
  let assemblyFormat = "$kind $thread_mask `,` $val attr-dict `:` type($val) `->` type($res)";
  let hasVerifier = 1;
}

def NVVM_SyncWarpOp : NVVM_Op<"bar.warp.sync"> {
  let summary = "waits for the threads in a mask: `nvvm.bar.warp.sync %mask : i32`";
  let arguments = (ins I32:$mask);
  let assemblyFormat = "$mask attr-dict `:` type($mask)";
}
def NVVM_ElectSyncOp : NVVM_Op<"elect.sync"> {
  let summary = "true in one thread of the warp, or of those in a mask: `%p = nvvm.elect.sync -> i1`";
  let arguments = (ins Optional<I32>:$membermask);
  let results = (outs I1:$pred);
  let assemblyFormat = "($membermask^)? attr-dict `->` type(results)";
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

def NVVM_RcpApproxFtzF32Op : NVVM_IntrOp<"rcp.approx.ftz.f", [Pure], 1> {
  let summary = "approximates a reciprocal: `nvvm.rcp.approx.ftz.f %x : f32`";
  let arguments = (ins F32:$arg);
  let results = (outs F32:$res);
  let assemblyFormat = "$arg attr-dict `:` type($res)";
}

def NVVM_PermuteOp : NVVM_SingleResultIntrinsicOp<"prmt", [Pure]> {
  let summary = "four of the bytes of one or two words, as a selector says: `nvvm.prmt #nvvm.permute_mode<f4e> %s, %a, %b : i32`";
  let arguments = (ins I32:$lo, Optional<I32>:$hi, I32:$selector, PermuteModeAttr:$mode);
  let results = (outs I32:$res);
  let assemblyFormat = "$mode $selector `,` $lo (`,` $hi^)? attr-dict `:` type($res)";
  let hasVerifier = 1;
}

class _NvvmDot<string mnemonic, string what, Type first, dag more> : NVVM_Op<mnemonic> {
  let summary = what;
  let arguments = !con((ins first:$a, DotAccumulateTypeAttr:$a_type, VectorOfLengthAndType<[4], [I8]>:$b,
                            DotAccumulateTypeAttr:$b_type, I32:$c), more);
  let results = (outs I32:$res);
  let assemblyFormat = "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)";
}
def NVVM_DotAccumulate4WayOp : _NvvmDot<"dot.accumulate.4way", "the dot product of four bytes, plus a number",
    VectorOfLengthAndType<[4], [I8]>, (ins)>;
def NVVM_DotAccumulate2WayOp : _NvvmDot<"dot.accumulate.2way",
    "the dot product of two numbers of 16 bits and two bytes, the lower or the upper ones, plus a number",
    VectorOfLengthAndType<[2], [I16]>, (ins BoolAttr:$b_hi)>;

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

defvar _nvvmRounding = (ins DefaultValuedAttr<FPRoundingModeAttr, "FPRoundingMode::NONE">:$rnd,
                            DefaultValuedAttr<SaturationModeAttr, "SaturationMode::NONE">:$sat);
defvar _nvvmRelu = (ins _NvvmFalse<>:$relu);

// Rounds numbers, to 0 if they are negative and `relu` is set. Small numbers are in integers: an attribute has their type.
class _NvvmConvert<string name, dag given, dag made, string format, list<Trait> traits = []> : NVVM_Op<"convert." # name, traits> {
  let summary = "converts " # !subst(".to.", " to ", name);
  let arguments = given;
  let results = made;
  let assemblyFormat = format;
  let hasVerifier = 1;
}
class _NvvmNumbers<int n, Type type> : VectorOfLengthAndType<[n], [type]>;
defvar _nvvmTwoBytes = (outs AnyTypeOf<[I16, _NvvmNumbers<2, I8>]>:$dst);

def NVVM_ConvertFloatToTF32Op
    : _NvvmConvert<"float.to.tf32", !con((ins F32:$src), _nvvmRounding, _nvvmRelu), (outs I32:$res), "$src attr-dict">;

class _NvvmToSmall<string name, dag modes, dag made>
    : _NvvmConvert<name, !con((ins F32:$a, F32:$b), modes, _nvvmRelu, (ins TypeAttr:$dstTy)), made,
                   "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`">;
def NVVM_ConvertF32x2ToF4x2Op : _NvvmToSmall<"f32x2.to.f4x2", (ins), (outs I8:$dst)>;
def NVVM_ConvertF32x2ToF6x2Op : _NvvmToSmall<"f32x2.to.f6x2", (ins), _nvvmTwoBytes>;
def NVVM_ConvertF32x2ToF8x2Op : _NvvmToSmall<"f32x2.to.f8x2", _nvvmRounding, _nvvmTwoBytes>;

class _NvvmShortToF8<string name, Type type, dag modes>
    : _NvvmConvert<name, !con((ins _NvvmNumbers<2, type>:$a), modes, (ins TypeAttr:$dstTy)), _nvvmTwoBytes,
                   "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`">;
def NVVM_ConvertF16x2ToF8x2Op : _NvvmShortToF8<"f16x2.to.f8x2", F16, _nvvmRelu>;
def NVVM_ConvertBF16x2ToF8x2Op : _NvvmShortToF8<"bf16x2.to.f8x2", BF16, _nvvmRounding>;

class NVVM_ConvertToFP16x2Op_Base<string srcType, Type srcArgType, string dstType>
    : _NvvmConvert<!tolower(srcType # "x2.to." # dstType) # "x2",
                   !con((ins srcArgType:$src), !if(!eq(dstType, "F16"), _nvvmRelu, (ins)), (ins TypeAttr:$srcType)),
                   (outs _NvvmNumbers<2, !cast<Type>(dstType)>:$dst),
                   "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)">;
def NVVM_ConvertF8x2ToF16x2Op : NVVM_ConvertToFP16x2Op_Base<"F8", _NvvmNumbers<2, I8>, "F16">;
def NVVM_ConvertF8x2ToBF16x2Op : NVVM_ConvertToFP16x2Op_Base<"F8", _NvvmNumbers<2, I8>, "BF16">;
def NVVM_ConvertF6x2ToF16x2Op : NVVM_ConvertToFP16x2Op_Base<"F6", _NvvmNumbers<2, I8>, "F16">;
def NVVM_ConvertF4x2ToF16x2Op : NVVM_ConvertToFP16x2Op_Base<"F4", I8, "F16">;

foreach type = [F16, BF16] in
  def NVVM_ConvertF32x2To # type # x2Op
      : _NvvmConvert<"f32x2.to." # !tolower(!cast<string>(type)) # "x2",
                     !con((ins F32:$src_hi, F32:$src_lo, Optional<I32>:$random_bits), _nvvmRounding, _nvvmRelu),
                     (outs _NvvmNumbers<2, type>:$dst),
                     "$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)", [Pure]>;
foreach width = [8, 6, 4] in
  def NVVM_ConvertF32x4ToF # width # x4Op
      : _NvvmConvert<"f32x4.to.f" # width # "x4",
                     (ins _NvvmNumbers<4, F32>:$src, I32:$rbits, _NvvmFalse<>:$relu, TypeAttr:$dstTy),
                     !if(!eq(width, 4), (outs I16:$dst), (outs _NvvmNumbers<4, I8>:$dst)),
                     "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`",
                     [Pure, NVVMRequiresSMa<[100, 103]>]>;

//===----------------------------------------------------------------------===//
// Copies to shared memory
//===----------------------------------------------------------------------===//

def LoadCacheModifierAttr : EnumAttr<NVVM_Dialect, LoadCacheModifierKind, "load_cache_modifier">;
def NVVM_CpAsyncOp : NVVM_Op<"cp.async.shared.global"> {
  let summary = "starts a copy of 4, 8 or 16 bytes to shared memory";
  let description = [{
    If less bytes are copied than that, the others become zero.

    ```mlir
    nvvm.cp.async.shared.global %dst, %src, 16, cache = cg, %n : !llvm.ptr<3>, !llvm.ptr<1>, i32
    ```
  }];
  let arguments = (ins LLVM_PointerShared:$dst, LLVM_PointerGlobal:$src, I32Attr:$size, LoadCacheModifierAttr:$modifier,
                       Optional<I32>:$cpSize);
  let assemblyFormat = "$dst `,` $src `,` $size `,` `cache` `=` $modifier (`,` $cpSize^)? attr-dict `:` type(operands)";
  let hasVerifier = 1;
}
def NVVM_CpAsyncCommitGroupOp : _NvvmPlain<"cp.async.commit.group", "makes a group of the copies that the thread has started">;
def NVVM_CpAsyncWaitGroupOp : NVVM_Op<"cp.async.wait.group"> {
  let summary = "waits until no more than a number of groups are still copied";
  let arguments = (ins I32Attr:$n);
  let assemblyFormat = "$n attr-dict";
}
def NVVM_CpAsyncMBarrierArriveOp : NVVM_VoidIntrinsicOp<"cp.async.mbarrier.arrive"> {
  let summary = "arrives at a barrier when the thread's copies have ended";
  let arguments = (ins _nvvmShared:$addr, DefaultValuedAttr<I1Attr, "0">:$noinc);
  let assemblyFormat = "$addr attr-dict `:` type(operands)";
}

//===----------------------------------------------------------------------===//
// Products of matrices of a warp
//===----------------------------------------------------------------------===//

// Which sizes and types there are. A geometry is the sizes m, n and k, and registers those of a matrix, a fragment.
class GEOM<int M, int N, int K> {
  int m = M;
  int n = N;
  int k = K;
}
class WMMA_REGS<GEOM Geom, string Frag, string PtxEltType> {
  int m = Geom.m;
  int n = Geom.n;
  int k = Geom.k;
  string geom = "m" # Geom.m # "n" # Geom.n # "k" # Geom.k;
  string frag = Frag;
  string ptx_elt_type = PtxEltType;
  string gft = geom # ":" # frag # ":" # ptx_elt_type;
}

// The four matrices of all products of some sizes and types. Without types, b has those of a, and d those of c.
class MMA_OPS<list<GEOM> Geom, list<string> TypeA, list<string> TypeB, list<string> TypeC, list<string> TypeD> {
  list<list<WMMA_REGS>> ret = !listflatten(!foreach(g, Geom, !listflatten(!foreach(a, TypeA, !listflatten(
      !foreach(b, !if(!empty(TypeB), [a], TypeB), !listflatten(!foreach(c, TypeC, !foreach(d, !if(!empty(TypeD), [c], TypeD),
          [WMMA_REGS<g, "a", a>, WMMA_REGS<g, "b", b>, WMMA_REGS<g, "c", c>, WMMA_REGS<g, "d", d>])))))))));
}
class MMA_LDST_OPS<list<GEOM> Geom, list<string> Frags, list<string> Types> {
  list<WMMA_REGS> ret = !listflatten(!foreach(g, Geom, !listflatten(!foreach(f, Frags, !foreach(t, Types, WMMA_REGS<g, f, t>)))));
}

defvar _nvvmWarp = [GEOM<16, 16, 16>, GEOM<32, 8, 16>, GEOM<8, 32, 16>];
defvar _nvvmFactors = ["a", "b"];
defvar _nvvmSums = ["c", "d"];
defvar _nvvmFloats = ["f16", "f32"];
defvar _nvvmBytes = ["s8", "u8"];
defvar _nvvmNibbles = ["s4", "u4"];
defvar _nvvmSmall = ["e4m3", "e5m2", "e3m2", "e2m3", "e2m1"];
defvar _nvvmSmallUp = ["e2m1", "e2m3", "e3m2", "e5m2", "e4m3"];
def NVVM_MMA_OPS {
  list<list<WMMA_REGS>> fp64_wmma_ops = MMA_OPS<[GEOM<8, 8, 4>], ["f64"], [], ["f64"], []>.ret;
  list<list<WMMA_REGS>> tf32_wmma_ops = MMA_OPS<[GEOM<16, 16, 8>], ["tf32"], [], ["f32"], []>.ret;
  list<list<WMMA_REGS>> fp_wmma_ops = MMA_OPS<_nvvmWarp, ["f16"], [], _nvvmFloats, []>.ret;
  list<list<WMMA_REGS>> i8_wmma_ops = MMA_OPS<_nvvmWarp, _nvvmBytes, [], ["s32"], []>.ret;
  list<list<WMMA_REGS>> all_wmma_ops = fp64_wmma_ops # tf32_wmma_ops # fp_wmma_ops # i8_wmma_ops;

  list<WMMA_REGS> ldst_ab_ops = MMA_LDST_OPS<_nvvmWarp, _nvvmFactors, ["f16", "s8", "u8"]>.ret;
  list<WMMA_REGS> ldst_cd_ops = MMA_LDST_OPS<_nvvmWarp, _nvvmSums, ["f16", "f32", "s32"]>.ret;
  list<WMMA_REGS> ldst_tf32_ab_ops = MMA_LDST_OPS<[GEOM<16, 16, 8>], _nvvmFactors, ["tf32"]>.ret;
  list<WMMA_REGS> ldst_tf32_cd_ops = MMA_LDST_OPS<[GEOM<16, 16, 8>], _nvvmSums, ["f32"]>.ret;
  list<WMMA_REGS> ldst_f64_ab_ops = MMA_LDST_OPS<[GEOM<8, 8, 4>], _nvvmFactors, ["f64"]>.ret;
  list<WMMA_REGS> ldst_f64_cd_ops = MMA_LDST_OPS<[GEOM<8, 8, 4>], _nvvmSums, ["f64"]>.ret;
  list<WMMA_REGS> all_ldst_ops =
      ldst_ab_ops # ldst_cd_ops # ldst_tf32_ab_ops # ldst_tf32_cd_ops # ldst_f64_ab_ops # ldst_f64_cd_ops;
  list<WMMA_REGS> all_ld_ops = !filter(r, all_ldst_ops, !ne(r.frag, "d"));
  list<WMMA_REGS> all_st_ops = !filter(r, all_ldst_ops, !eq(r.frag, "d"));

  list<list<WMMA_REGS>> tf32_mma_ops = MMA_OPS<[GEOM<16, 8, 4>, GEOM<16, 8, 8>], ["tf32"], [], ["f32"], []>.ret;
  list<list<WMMA_REGS>> bf16_mma_ops = MMA_OPS<[GEOM<16, 8, 16>, GEOM<16, 8, 8>], ["bf16"], [], ["f32"], []>.ret;
  list<list<WMMA_REGS>> f64_mma_ops = MMA_OPS<[GEOM<8, 8, 4>], ["f64"], [], ["f64"], []>.ret;
  list<list<WMMA_REGS>> fp_mma_ops =
      MMA_OPS<[GEOM<8, 8, 4>, GEOM<16, 8, 8>, GEOM<16, 8, 16>], ["f16"], [], _nvvmFloats, _nvvmFloats>.ret;
  list<list<WMMA_REGS>> int_mma_ops =
      MMA_OPS<[GEOM<8, 8, 16>, GEOM<16, 8, 16>, GEOM<16, 8, 32>], _nvvmBytes, _nvvmBytes, ["s32"], []>.ret;
  list<list<WMMA_REGS>> subint_mma_ops =
      MMA_OPS<[GEOM<8, 8, 32>, GEOM<16, 8, 32>, GEOM<16, 8, 64>], _nvvmNibbles, _nvvmNibbles, ["s32"], []>.ret;
  list<list<WMMA_REGS>> bit_mma_ops =
      MMA_OPS<[GEOM<8, 8, 128>, GEOM<16, 8, 128>, GEOM<16, 8, 256>], ["b1"], [], ["s32"], []>.ret;
  list<list<WMMA_REGS>> all_mma_sync_ops =
      tf32_mma_ops # bf16_mma_ops # f64_mma_ops # fp_mma_ops # int_mma_ops # subint_mma_ops # bit_mma_ops;

  list<list<WMMA_REGS>> bf16_mma_sp_ops = MMA_OPS<[GEOM<16, 8, 16>, GEOM<16, 8, 32>], ["bf16"], [], ["f32"], []>.ret;
  list<list<WMMA_REGS>> tf32_mma_sp_ops = MMA_OPS<[GEOM<16, 8, 8>, GEOM<16, 8, 16>], ["tf32"], [], ["f32"], []>.ret;
  list<list<WMMA_REGS>> fp_mma_sp_ops = MMA_OPS<[GEOM<16, 8, 16>, GEOM<16, 8, 32>], ["f16"], [], _nvvmFloats, _nvvmFloats>.ret;
  list<list<WMMA_REGS>> fp8_mma_sp_ops = MMA_OPS<[GEOM<16, 8, 64>], _nvvmSmall, _nvvmSmall, _nvvmFloats, _nvvmFloats>.ret;
  list<list<WMMA_REGS>> subint_mma_sp_ops =
      MMA_OPS<[GEOM<16, 8, 64>, GEOM<16, 8, 128>], _nvvmNibbles, _nvvmNibbles, ["s32"], []>.ret;
  list<list<WMMA_REGS>> int_mma_sp_ops = MMA_OPS<[GEOM<16, 8, 32>, GEOM<16, 8, 64>], _nvvmBytes, _nvvmBytes, ["s32"], []>.ret;
  list<list<WMMA_REGS>> all_mma_sp_sync_ops =
      bf16_mma_sp_ops # tf32_mma_sp_ops # fp_mma_sp_ops # fp8_mma_sp_ops # subint_mma_sp_ops # int_mma_sp_ops;

  list<list<WMMA_REGS>> mxf4_mma_ops = MMA_OPS<[GEOM<16, 8, 64>], ["e2m1"], ["e2m1"], ["f32"], []>.ret;
  list<list<WMMA_REGS>> mxf8f6f4_mma_ops = MMA_OPS<[GEOM<16, 8, 32>], _nvvmSmallUp, _nvvmSmallUp, ["f32"], []>.ret;
  list<list<WMMA_REGS>> all_mma_block_scale_ops = mxf4_mma_ops # mxf8f6f4_mma_ops;
  list<list<WMMA_REGS>> mxf4xx_mma_sp_ops = MMA_OPS<[GEOM<16, 8, 128>], ["e2m1"], ["e2m1"], ["f32"], []>.ret;
  list<list<WMMA_REGS>> mxf8f6f4_mma_sp_ops = MMA_OPS<[GEOM<16, 8, 64>], _nvvmSmall, _nvvmSmall, ["f32"], []>.ret;
  list<list<WMMA_REGS>> all_mma_sp_block_scale_ops = mxf4xx_mma_sp_ops # mxf8f6f4_mma_sp_ops;
}

def NVVM_MMAShapeAttr : NVVM_Attr<"MMAShape", "shape"> {
  let summary = "Attribute for MMA operation shape.";
  let description = "`#nvvm.shape<m = 16, n = 8, k = 4>`: the first matrix is 16x4, the second one 4x8.";
  let parameters = (ins "int":$m, "int":$n, "int":$k);
  let assemblyFormat = "`<` struct(params) `>`";
}

// The threads of a warp have the elements of a matrix in their registers. Which ones depends on sizes and types.
defvar _nvvmSizes = (ins I32Attr:$m, I32Attr:$n, I32Attr:$k);
def NVVM_WMMALoadOp : NVVM_Op<"wmma.load"> {
  let summary = "a matrix of memory, whose rows are `stride` elements apart";
  let description = [{
    ```mlir
    %0 = nvvm.wmma.load %p, %stride {eltype = #nvvm.mma_type<tf32>, frag = #nvvm.mma_frag<a>, layout = #nvvm.mma_layout<row>,
                                     m = 16 : i32, n = 16 : i32, k = 8 : i32}
       : (!llvm.ptr) -> !llvm.struct<(i32, i32, i32, i32)>
    ```
  }];
  let arguments = !con((ins LLVM_AnyPointer:$ptr, I32:$stride), _nvvmSizes,
                       (ins MMALayoutAttr:$layout, MMATypesAttr:$eltype, MMAFragAttr:$frag));
  let results = (outs AnyTypeOf<[LLVM_AnyStruct, F64]>:$res);
  let assemblyFormat = "$ptr `,` $stride attr-dict `:` functional-type($ptr, $res)";
  let hasVerifier = 1;
}
def NVVM_WMMAStoreOp : NVVM_Op<"wmma.store"> {
  let summary = "writes a matrix to memory, with rows `stride` elements apart";
  let arguments = !con((ins LLVM_AnyPointer:$ptr), _nvvmSizes,
                       (ins MMALayoutAttr:$layout, MMATypesAttr:$eltype, Variadic<LLVM_Type>:$args, I32:$stride));
  let assemblyFormat = "$ptr `,` $stride `,` $args attr-dict `:` qualified(type($ptr)) `,` type($args)";
  let hasVerifier = 1;
}
def NVVM_WMMAMmaOp : NVVM_Op<"wmma.mma"> {
  let summary = "the product of two matrices plus a third";
  let description = "The operands are the registers of the first matrix, then those of the second and of the third.";
  let arguments = !con(_nvvmSizes, (ins MMALayoutAttr:$layoutA, MMALayoutAttr:$layoutB, MMATypesAttr:$eltypeA,
                                        MMATypesAttr:$eltypeB, Variadic<LLVM_Type>:$args));
  let results = (outs LLVM_AnyStruct:$res);
  let assemblyFormat = "$args attr-dict `:` functional-type($args, $res)";
  let hasVerifier = 1;
}

def LdStMatrixShapeAttr : NVVM_Attr<"LdStMatrixShape", "ld_st_matrix_shape"> {
  let summary = "Matrix shape for ldmatrix and stmatrix";
  let description = "`#nvvm.ld_st_matrix_shape<m = 8, n = 8>` is a matrix with eight rows and columns.";
  let parameters = (ins "int":$m, "int":$n);
  let assemblyFormat = "`<` struct(params) `>`";
}
defvar _nvvmMatrixKind = (ins MMALayoutAttr:$layout, LdStMatrixShapeAttr:$shape, LdStMatrixEltTypeAttr:$eltType);
def NVVM_StMatrixOp : NVVM_Op<"stmatrix"> {
  let summary = "writes one, two or four small matrices to shared memory";
  let description = "Each thread has the address of a row.";
  let arguments = !con((ins LLVM_PointerShared:$ptr, Variadic<I32>:$sources), _nvvmMatrixKind);
  let assemblyFormat = "$ptr `,` $sources attr-dict `:` type(operands)";
  let hasVerifier = 1;
}
def NVVM_LdMatrixOp : NVVM_Op<"ldmatrix"> {
  let summary = "one, two or four small matrices of shared memory";
  let description = [{
    Each thread has the address of a row.

    ```mlir
    %0 = nvvm.ldmatrix %p {num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>,
                           eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
    ```
  }];
  let arguments = !con((ins LLVM_PointerShared:$ptr, I32Attr:$num), _nvvmMatrixKind);
  let results = (outs AnyType:$res);
  let assemblyFormat = "$ptr attr-dict `:` functional-type($ptr, $res)";
  let hasVerifier = 1;
}

// Products with matrices in groups of operands, which can be sparse, have scales, or both.
defvar _nvvmShape = (ins NVVM_MMAShapeAttr:$shape);
defvar _nvvmFactorTypes = (ins OptionalAttr<MMATypesAttr>:$multiplicandAPtxType, OptionalAttr<MMATypesAttr>:$multiplicandBPtxType);
defvar _nvvmMatrices = (ins Variadic<LLVM_Type>:$operandA, Variadic<LLVM_Type>:$operandB, Variadic<LLVM_Type>:$operandC);
defvar _nvvmOrdered = (ins UnitAttr:$orderedMetadata);
defvar _nvvmSparsity = (ins I32:$sparseMetadata, I32:$sparsitySelector);
defvar _nvvmSaturation = (ins OptionalAttr<MMAIntOverflowAttr>:$intOverflowBehavior);
// How they are built.
defvar _nvvmBuildMatrices = (ins "Type":$resultType, "ValueRange":$operandA, "ValueRange":$operandB, "ValueRange":$operandC);
defvar _nvvmBuildSparsity = (ins "Value":$sparseMetadata, "Value":$sparsitySelector);
defvar _nvvmBuildShape = (ins "ArrayRef<int64_t>":$shape);
defvar _nvvmBuildOverflow = (ins "std::optional<MMAIntOverflow>":$intOverflow);
defvar _nvvmBuildTypes = (ins "std::optional<std::array<MMATypes, 2>>":$multiplicandPtxTypes);

class _NvvmProduct<string mnemonic, dag given, dag built> : NVVM_Op<mnemonic, [AttrSizedOperandSegments]> {
  let arguments = given;
  let results = (outs LLVM_AnyStruct:$res);
  let builders = [OpBuilder<!con(_nvvmBuildMatrices, built)>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def NVVM_MmaOp : _NvvmProduct<"mma.sync",
    !con(_nvvmShape, (ins OptionalAttr<MMAB1OpAttr>:$b1Op), _nvvmSaturation,
         (ins MMALayoutAttr:$layoutA, MMALayoutAttr:$layoutB), _nvvmFactorTypes, _nvvmMatrices),
    !con(_nvvmBuildShape, (ins "std::optional<MMAB1Op>":$b1Op), _nvvmBuildOverflow, _nvvmBuildTypes,
         (ins "std::optional<std::array<MMALayout, 2>>":$multiplicandLayouts))> {
  let summary = "the product of two matrices plus a third";
  let description = [{
    ```mlir
    %0 = nvvm.mma.sync A[%a] B[%b] C[%c0, %c1]
       {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>}
       : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
    ```

    The types of the factors are written if those of the operands do not say them, such as for bytes in an i32.
  }];
}
def NVVM_MmaSpOp : _NvvmProduct<"mma.sp.sync",
    !con(_nvvmShape, _nvvmSaturation, _nvvmFactorTypes, _nvvmOrdered, (ins OptionalAttr<MMAKindAttr>:$kind), _nvvmMatrices,
         _nvvmSparsity),
    !con(_nvvmBuildSparsity, _nvvmBuildShape, _nvvmBuildOverflow, _nvvmBuildTypes)> {
  let summary = "the product of a matrix with half of its elements left out and another, plus a third";
  let description = "The metadata says which elements there are, and the selector which threads have it.";
}

def UE8M0 : I32EnumAttrCase<"UE8M0", 0, "ue8m0">;
def UE4M3 : I32EnumAttrCase<"UE4M3", 1, "ue4m3">;
def BlockScaleFormat : _NvvmEnumAttr<"BlockScaleFormat", "MMA Block Scale Format", [UE8M0, UE4M3]>;
def BlockScaleFormatAttr : EnumAttr<NVVM_Dialect, BlockScaleFormat, "block_scale_format"> {
  let assemblyFormat = "`<` $value `>`";
}

defvar _nvvmScaleKinds = (ins ScaleVecSizeAttr:$scaleVecSize, BlockScaleFormatAttr:$blockScaleFormat, MMABlockScaleKindAttr:$kind);
class _NvvmScaled<string mnemonic, dag ordered, dag sparsity, dag builtSparsity>
    : _NvvmProduct<mnemonic,
          !con(_nvvmShape, _nvvmFactorTypes, _nvvmScaleKinds, ordered, _nvvmMatrices, sparsity,
               (ins I32:$scaleAData, I16:$byteIdA, I16:$threadIdA, I32:$scaleBData, I16:$byteIdB, I16:$threadIdB)),
          !con(builtSparsity,
               !dag(ins, !listsplat("Value", 6), ["scaleAData", "byteIdA", "threadIdA", "scaleBData", "byteIdB", "threadIdB"]),
               _nvvmBuildShape, _nvvmBuildTypes,
               (ins "ScaleVecSize":$scaleVecSize, "BlockScaleFormat":$blockScaleFormat, "MMABlockScaleKind":$kind))> {
  let description = [{
    A word has the scales of the blocks of a factor. The other operands say which of its bytes are the scales, and which
    threads have them.
  }];
}
def NVVM_MmaBlockScaleOp : _NvvmScaled<"mma.block_scale", (ins), (ins), (ins)> {
  let summary = "the product of two matrices of small numbers with scales, plus a third";
}
def NVVM_MmaSpBlockScaleOp : _NvvmScaled<"mma.sp.block_scale", _nvvmOrdered, _nvvmSparsity, _nvvmBuildSparsity> {
  let summary = "the product of a sparse matrix of small numbers and another, with scales, plus a third";
}

//===----------------------------------------------------------------------===//
// Bulk copies
//===----------------------------------------------------------------------===//

def TMALoadModeAttr : EnumAttr<NVVM_Dialect, TMALoadMode, "tma_load_mode"> {
  let summary = "List of Load-Modes supported for TMA Tensor Ops";
  let assemblyFormat = "`<` $value `>`";
}
class _NvvmLoadMode : DefaultValuedAttr<TMALoadModeAttr, "TMALoadMode::TILE">;
class _NvvmStoreMode : DefaultValuedAttr<TMAStoreModeAttr, "TMAStoreMode::TILE">;
class _NvvmGroup : DefaultValuedAttr<CTAGroupKindAttr, "CTAGroupKind::CTA_1">;

def NVVM_CpAsyncBulkCommitGroupOp
    : _NvvmPlain<"cp.async.bulk.commit.group", "makes a group of the bulk copies that the thread has started">;
def NVVM_CpAsyncBulkWaitGroupOp : NVVM_Op<"cp.async.bulk.wait_group", [NVVMRequiresSM<90>]> {
  let summary = "waits until no more than a number of groups of bulk copies go on, or still read with `read`";
  let arguments = (ins ConfinedAttr<I32Attr, [IntMinValue<0>]>:$group, OptionalAttr<UnitAttr>:$read);
  let assemblyFormat = "$group attr-dict";
}

// Parts of the forms. The memory that a tensor has is described elsewhere: coordinates are those of a box in it.
class _NvvmOption<string text, string name> {
  string format = "(`" # text # "` `=` $" # name # "^ )? ";
}
defvar _nvvmHint = _NvvmOption<"l2_cache_hint", "l2CacheHint">.format;
defvar _nvvmMulticast = _NvvmOption<"multicast_mask", "multicastMask">.format;
defvar _nvvmBox = "`box` `[`$coordinates `]` ";
defvar _nvvmOffsets = "(`im2col` `[` $im2colOffsets^ `]` )? ";

class _NvvmCopy<string mnemonic, string what, dag given, list<string> format, list<Trait> traits = [AttrSizedOperandSegments]>
    : NVVM_Op<mnemonic, traits> {
  let summary = what;
  let arguments = given;
  let assemblyFormat = !interleave(format, " ");
}

let hasVerifier = 1 in {
def NVVM_CpAsyncBulkTensorGlobalToSharedClusterOp : _NvvmCopy<"cp.async.bulk.tensor.shared.cluster.global",
    "starts a copy of a box of a tensor to shared memory, of several CTAs with a mask",
    (ins _nvvmCluster:$dstMem, LLVM_PointerGeneric:$tmaDescriptor, Variadic<I32>:$coordinates, LLVM_PointerShared:$mbar,
         Variadic<I16>:$im2colOffsets, Optional<I16>:$multicastMask, Optional<I64>:$l2CacheHint, _NvvmLoadMode<>:$mode,
         _NvvmFalse<>:$isCTAOnly, OptionalAttr<CTAGroupKindAttr>:$group, PtxPredicate:$predicate),
    ["$dstMem `,` $tmaDescriptor `,` $mbar `,`", _nvvmBox, _nvvmOffsets, _nvvmMulticast, _nvvmHint,
     "(`predicate` `=` $predicate^)? attr-dict `:` type($dstMem) `,` type($tmaDescriptor)"],
    _nvvmPtx # [AttrSizedOperandSegments, NVVMRequiresSM<90>]> {
  let description = [{
    The barrier counts the bytes.

    ```mlir
    nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %map, %barrier, box[%i, %j] l2_cache_hint = %hint
        : !llvm.ptr<7>, !llvm.ptr
    ```
  }];
}
def NVVM_CpAsyncBulkTensorSharedCTAToGlobalOp : _NvvmCopy<"cp.async.bulk.tensor.global.shared.cta",
    "starts a copy of shared memory to a box of a tensor",
    (ins LLVM_PointerGeneric:$tmaDescriptor, LLVM_PointerShared:$srcMem, Variadic<I32>:$coordinates, Optional<I64>:$l2CacheHint,
         _NvvmStoreMode<>:$mode, PtxPredicate:$predicate),
    ["$tmaDescriptor `,` $srcMem `,`", _nvvmBox, _nvvmHint,
     "(`,` `predicate` `=` $predicate^)? attr-dict `:` type($tmaDescriptor) `,` type($srcMem)"],
    _nvvmPtx # [AttrSizedOperandSegments]>;
def NVVM_CpAsyncBulkTensorReduceOp : _NvvmCopy<"cp.async.bulk.tensor.reduce",
    "combines shared memory with a box of a tensor, which is changed",
    (ins LLVM_AnyPointer:$tmaDescriptor, LLVM_PointerShared:$srcMem, TMAReduxKindAttr:$redKind, _NvvmStoreMode<>:$mode,
         Variadic<I32>:$coordinates, Optional<I64>:$l2CacheHint),
    ["$tmaDescriptor `,` $srcMem `,`", _nvvmBox, _nvvmHint, "attr-dict `:` type($tmaDescriptor) `,` type($srcMem)"]>;
def NVVM_CpAsyncBulkTensorPrefetchOp : _NvvmCopy<"cp.async.bulk.tensor.prefetch", "moves a box of a tensor to the L2 cache",
    (ins LLVM_PointerGeneric:$tmaDescriptor, Variadic<I32>:$coordinates, Variadic<I16>:$im2colOffsets, _NvvmLoadMode<>:$mode,
         Optional<I64>:$l2CacheHint),
    ["$tmaDescriptor `,`", _nvvmBox, _nvvmOffsets, _nvvmHint, "attr-dict `:` type($tmaDescriptor)"]>;
def NVVM_CpAsyncBulkGlobalToSharedClusterOp : _NvvmCopy<"cp.async.bulk.shared.cluster.global",
    "starts a copy of bytes of global memory to shared memory",
    (ins _nvvmCluster:$dstMem, LLVM_PointerGlobal:$srcMem, LLVM_PointerShared:$mbar, I32:$size, Optional<I16>:$multicastMask,
         Optional<I64>:$l2CacheHint),
    ["$dstMem `,` $srcMem `,` $mbar `,` $size", _nvvmMulticast, _nvvmHint, "attr-dict `:` type($dstMem) `,` type($srcMem)"]>;
} // hasVerifier
def NVVM_CpAsyncBulkSharedCTAToSharedClusterOp : _NvvmCopy<"cp.async.bulk.shared.cluster.shared.cta",
    "starts a copy of bytes to shared memory of another CTA",
    (ins LLVM_PointerSharedCluster:$dstMem, LLVM_PointerShared:$srcMem, LLVM_PointerShared:$mbar, I32:$size),
    ["$dstMem `,` $srcMem `,` $mbar `,` $size attr-dict `:` type($dstMem) `,` type($srcMem)"], []>;
def NVVM_CpAsyncBulkSharedCTAToGlobalOp : _NvvmCopy<"cp.async.bulk.global.shared.cta",
    "starts a copy of bytes of shared memory to global memory",
    (ins LLVM_PointerGlobal:$dstMem, LLVM_PointerShared:$srcMem, I32:$size, Optional<I64>:$l2CacheHint, Optional<I16>:$byteMask),
    ["$dstMem `,` $srcMem `,` $size", _nvvmHint, _NvvmOption<"byte_mask", "byteMask">.format,
     "attr-dict `:` type($dstMem) `,` type($srcMem)"]>;
def NVVM_CpAsyncBulkPrefetchOp : _NvvmCopy<"cp.async.bulk.prefetch", "moves bytes of global memory to the L2 cache",
    (ins LLVM_PointerGlobal:$srcMem, I32:$size, Optional<I64>:$l2CacheHint),
    ["$srcMem `,` $size", _nvvmHint, "attr-dict `:` type($srcMem)"], []>;

def PrefetchCacheLevelL1 : I32EnumCase<"L1", 0, "L1">;
def PrefetchCacheLevelL2 : I32EnumCase<"L2", 1, "L2">;
def PrefetchCacheLevel : _NvvmEnum<"PrefetchCacheLevel", "NVVM Prefetch Cache Level", [PrefetchCacheLevelL1, PrefetchCacheLevelL2]>;
def PrefetchCacheLevelAttr : EnumAttr<NVVM_Dialect, PrefetchCacheLevel, "prefetch_cache_level">;
def NVVM_PrefetchOp : NVVM_Op<"prefetch", _nvvmPtx> {
  let summary = "moves a line, or the description of a tensor, to a cache";
  let description = [{
    ```mlir
    nvvm.prefetch level = L2, evict_priority = evict_last, %p : !llvm.ptr<1>
    nvvm.prefetch tensormap, %map : !llvm.ptr
    ```
  }];
  let arguments = (ins
      OptionalAttr<PrefetchCacheLevelAttr>:$cacheLevel, OptionalAttr<CacheEvictionPriorityAttr>:$evictPriority,
      AnyTypeOf<[LLVM_PointerGlobal, LLVM_PointerLocal, LLVM_PointerGeneric, LLVM_PointerConst]>:$addr, PtxPredicate:$predicate,
      UnitAttr:$tensormap, UnitAttr:$uniform, UnitAttr:$in_param_space);
  let assemblyFormat = [{
    (`level` `=` $cacheLevel^ (`uniform` $uniform^)? `,`)? (`tensormap` $tensormap^ (`in_param_space` $in_param_space^)? `,`)?
    (`evict_priority` `=` $evictPriority^ `,`)? $addr (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)
  }];
  let hasVerifier = 1;
}

def NVVM_BulkStoreOp : NVVM_Op<"st.bulk"> {
  let summary = "sets bytes of shared memory to zero: `nvvm.st.bulk %p, size = %n : !llvm.ptr<3>`";
  let arguments = (ins _nvvmShared:$addr, I64:$size, DefaultValuedAttr<I64Attr, "0">:$initVal);
  let assemblyFormat = "$addr `,` `size` `=` $size (`,` `init` `=` $initVal^)? attr-dict `:` type($addr)";
  let hasVerifier = 1;
}
def NVVM_MapaOp : NVVM_Op<"mapa", [
    InputAddressIsCombinationOf<["a", "res"],
        [[LLVM_PointerShared, LLVM_PointerSharedCluster], [LLVM_PointerGeneric, LLVM_PointerGeneric]],
        "Valid address-space check(or mapping) for mapa Op">, NVVMRequiresSM<90>]> {
  let summary = "the address of the same variable in another CTA of the cluster";
  let description = "`nvvm.mapa %p, %rank : !llvm.ptr<3> -> !llvm.ptr<7>`";
  let arguments = (ins _nvvmShared:$a, I32:$b);
  let results = (outs AnyTypeOf<[LLVM_PointerGeneric, LLVM_PointerSharedCluster]>:$res);
  let assemblyFormat = "$a`,` $b attr-dict `:` type($a) `->` type($res)";
}

//===----------------------------------------------------------------------===//
// Products of matrices of four warps
//===----------------------------------------------------------------------===//

class _NvvmGroupBarrier<string mnemonic, string what> : _NvvmPlain<mnemonic, what, [NVVMRequiresSMa<[90]>]>;
def NVVM_WgmmaFenceAlignedOp : _NvvmGroupBarrier<"wgmma.fence.aligned", "orders accesses to registers before a product"> {
  let arguments = (ins);
}
def NVVM_WgmmaGroupSyncAlignedOp
    : _NvvmGroupBarrier<"wgmma.commit.group.sync.aligned", "makes a group of the products that were started">;
def NVVM_WgmmaWaitGroupSyncOp
    : _NvvmGroupBarrier<"wgmma.wait.group.sync.aligned", "waits until no more than a number of groups are computed"> {
  let arguments = (ins I64Attr:$group);
  let assemblyFormat = "attr-dict $group";
}

def NVVM_WgmmaMmaAsyncOp : NVVM_Op<"wgmma.mma_async", _nvvmPtx # [
    PredOpTrait<"input struct and result struct must be the same type", TCresIsSameAsOpBase<0, 0>>]> {
  let summary = "starts the product of two matrices in shared memory, which is added to registers";
  let description = [{
    ```mlir
    %0 = nvvm.wgmma.mma_async %a, %b, %sum, #nvvm.shape<m = 64, n = 8, k = 16>, D[<f32>, <one>], A[<f16>, <one>, <row>],
         B[<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
    ```

    The factors can be multiplied by -1, and the old sum by 0.
  }];
  let arguments = (ins
      LLVM_AnyStruct:$inouts, I64:$descriptorA, I64:$descriptorB, NVVM_MMAShapeAttr:$shape, WGMMATypesAttr:$typeA,
      WGMMATypesAttr:$typeB, WGMMATypesAttr:$typeD, WGMMAScaleOutAttr:$scaleD, WGMMAScaleInAttr:$scaleA, WGMMAScaleInAttr:$scaleB,
      MMALayoutAttr:$layoutA, MMALayoutAttr:$layoutB, OptionalAttr<MMAIntOverflowAttr>:$satfinite);
  let results = (outs LLVM_AnyStruct:$results);
  let assemblyFormat = [{
    $descriptorA `,` $descriptorB `,` $inouts `,` $shape `,` `D` `[` $typeD `,` $scaleD (`,` $satfinite^)? `]` `,`
    `A` `[` $typeA `,` $scaleA `,` $layoutA `]` `,` `B` `[` $typeB `,` $scaleB `,` $layoutB `]`
    attr-dict `:` type($inouts) `->` type($results)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Tensor memory
//===----------------------------------------------------------------------===//

// Memory of a processor for tensor cores of the fifth generation. The address space is 6.
class _NvvmTensor<string mnemonic, string what, dag given, string format, list<int> chips = [100, 101]>
    : NVVM_Op<"tcgen05." # mnemonic, [NVVMRequiresSMa<chips>]> {
  let summary = what;
  let arguments = given;
  let assemblyFormat = format;
}
defvar _nvvmGroup = (ins _NvvmGroup<>:$group);
defvar _nvvmAddress = AnyTypeOf<[LLVM_AnyPointer, LLVM_PointerShared]>;

def NVVM_Tcgen05AllocOp : _NvvmTensor<"alloc", "allocates columns, and writes their address to shared memory",
    !con((ins _nvvmAddress:$addr, I32:$nCols), _nvvmGroup), "$addr `,` $nCols attr-dict `:` type(operands)">;
def NVVM_Tcgen05DeallocOp : _NvvmTensor<"dealloc", "frees columns",
    !con((ins LLVM_PointerTensor:$taddr, I32:$nCols), _nvvmGroup), "$taddr `,` $nCols attr-dict `:` type(operands)">;
def NVVM_Tcgen05RelinquishAllocPermitOp
    : _NvvmTensor<"relinquish_alloc_permit", "says that the CTA allocates no more", _nvvmGroup, "attr-dict">;
def NVVM_Tcgen05FenceOp : _NvvmTensor<"fence", "orders operations on tensor memory before or after a barrier of threads",
    (ins Tcgen05FenceKindAttr:$kind), "$kind attr-dict">;
def NVVM_Tcgen05WaitOp
    : _NvvmTensor<"wait", "waits for the thread's loads or stores", (ins Tcgen05WaitKindAttr:$kind), "$kind attr-dict">;
def NVVM_Tcgen05CommitOp : _NvvmTensor<"commit", "arrives at a barrier when the operations that were started have ended",
    !con((ins _nvvmAddress:$addr, Optional<I16>:$multicastMask), _nvvmGroup),
    "$addr (`,` `multicast_mask` `=` $multicastMask^)? attr-dict `:` type(operands)">;
def NVVM_Tcgen05ShiftOp : _NvvmTensor<"shift", "moves rows down by one",
    !con((ins LLVM_PointerTensor:$taddr), _nvvmGroup), "$taddr attr-dict `:` type(operands)", [100, 101, 103]>;

def NVVM_Tcgen05CpOp : _NvvmTensor<"cp", "starts a copy of shared memory, which a descriptor describes, to tensor memory",
    !con((ins Tcgen05CpShapeAttr:$shape), _nvvmGroup,
         (ins DefaultValuedAttr<Tcgen05CpMulticastAttr, "Tcgen05CpMulticast::NONE">:$multicast,
              OptionalAttr<Tcgen05CpSrcFormatAttr>:$srcFormat, LLVM_PointerTensor:$taddr, I64:$smem_desc)),
    "$taddr`,` $smem_desc attr-dict"> {
  let hasVerifier = 1;
}
def NVVM_Tcgen05MmaSmemDescOp : NVVM_Op<"tcgen05.mma_smem_desc"> {
  let summary = "a descriptor of a matrix in shared memory";
  let arguments = (ins I32:$startAddr, I32:$leadingDimOffset, I32:$strideDimOffset, I8:$baseOffset, I1:$leadingDimMode,
                       I8:$swizzleMode);
  let results = (outs I64:$res);
  let assemblyFormat = "`(` operands `)` attr-dict `:` `(` type(operands) `)` `->` type($res)";
}

class _NvvmWords : AnyTypeOf<[I32, VectorOfLengthAndType<[2, 4, 8, 16, 32, 64, 128], [I32]>]>;
def NVVM_Tcgen05LdOp : _NvvmTensor<"ld", "words of tensor memory, for the warp's threads",
    (ins UnitAttr:$pack, Tcgen05LdStShapeAttr:$shape, LLVM_PointerTensor:$tmemAddr, Optional<I64>:$offset),
    "$tmemAddr (`,` $offset^)? (`pack` $pack^)? attr-dict `:` type($res)"> {
  let results = (outs _NvvmWords<>:$res);
  let hasVerifier = 1;
}
def NVVM_Tcgen05StOp : _NvvmTensor<"st", "writes words of the warp's threads to tensor memory",
    (ins UnitAttr:$unpack, Tcgen05LdStShapeAttr:$shape, LLVM_PointerTensor:$tmemAddr, _NvvmWords<>:$val, Optional<I64>:$offset),
    "$tmemAddr `,` $val (`,` $offset^)? (`unpack` $unpack^)? attr-dict `:` type($val)"> {
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Products of matrices in tensor memory
//===----------------------------------------------------------------------===//

class _NvvmCollector : DefaultValuedAttr<Tcgen05MMACollectorOpAttr, "Tcgen05MMACollectorOp::DISCARD">;
defvar _nvvmCollector = (ins _NvvmCollector<>:$collectorOp);
defvar _nvvmCtaGroup = (ins CTAGroupKindAttr:$ctaGroup);
defvar _nvvmTensors = (ins LLVM_PointerTensor:$matrixD, AnyTypeOf<[LLVM_PointerTensor, I64]>:$matrixA, I64:$matrixB, I32:$idesc,
                           I1:$enableInputD);

// Adds the product of a matrix in tensor or shared memory and one in shared memory to one in tensor memory, or replaces it.
// A collector keeps a factor for the next product. With `sparse`, half of the elements of the first matrix are left out.
class _NvvmTensorProduct<string mnemonic, string what, bit sparse, dag kinds, dag more, string format, list<Trait> before = []>
    : NVVM_Op<"tcgen05.mma" # mnemonic, before # [NVVMRequiresSMa<[100, 110]>]> {
  let summary = what;
  let arguments = !con(kinds, _nvvmTensors, !if(sparse, (ins LLVM_PointerTensor:$sparseMetadata), (ins)), more);
  let assemblyFormat = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD " #
      !if(sparse, "`,` $sparseMetadata ", "") # format # "attr-dict `:` `(` type(operands) `)`";
}

class _NvvmPlainProduct<string mnemonic, bit sparse>
    : _NvvmTensorProduct<mnemonic, "starts a product of matrices", sparse,
          !con((ins Tcgen05MMAKindAttr:$kind), _nvvmCtaGroup, _nvvmCollector, (ins UnitAttr:$aShift)),
          (ins Optional<I64>:$scaleInputD, Optional<FixedVectorOfLengthAndType<[4, 8], [I32]>>:$disableOutputLane),
          "(`scale` `=` $scaleInputD^)? (`mask` `=` $disableOutputLane^)? ", [AttrSizedOperandSegments]> {
  let description = [{
    ```mlir
    nvvm.tcgen05.mma %d, %a, %b, %i, %add {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>}
        : (!llvm.ptr<6>, i64, i64, i32, i1)
    ```
  }];
  let hasVerifier = 1;
}
def NVVM_Tcgen05MMAOp : _NvvmPlainProduct<"", 0>;
def NVVM_Tcgen05MMASparseOp : _NvvmPlainProduct<".sp", 1>;

class _NvvmScaledTensorProduct<string mnemonic, bit sparse>
    : _NvvmTensorProduct<mnemonic # ".block_scale", "starts a product of matrices of small numbers with scales of blocks", sparse,
          !con((ins MMABlockScaleKindAttr:$kind), _nvvmCtaGroup,
               (ins DefaultValuedAttr<Tcgen05MMABlockScaleAttr, "Tcgen05MMABlockScale::DEFAULT">:$blockScale), _nvvmCollector),
          (ins LLVM_PointerTensor:$scaleA, LLVM_PointerTensor:$scaleB), "`,` $scaleA `,` $scaleB "> {
  let hasVerifier = 1;
}
def NVVM_Tcgen05MMABlockScaleOp : _NvvmScaledTensorProduct<"", 0>;
def NVVM_Tcgen05MMASparseBlockScaleOp : _NvvmScaledTensorProduct<".sp", 1>;

class _NvvmWeightProduct<string mnemonic, bit sparse>
    : _NvvmTensorProduct<".ws" # mnemonic, "starts a product whose second factor is kept for others", sparse,
          !con((ins Tcgen05MMAKindAttr:$kind,
                    DefaultValuedAttr<Tcgen05MMACollectorBBufferAttr, "Tcgen05MMACollectorBBuffer::B0">:$collectorBBuffer),
               _nvvmCollector),
          (ins Optional<I64>:$zeroColMask), "(`,` $zeroColMask^)? ">;
def NVVM_Tcgen05MMAWsOp : _NvvmWeightProduct<"", 0>;
def NVVM_Tcgen05MMAWsSparseOp : _NvvmWeightProduct<".sp", 1>;

//===----------------------------------------------------------------------===//
// The target
//===----------------------------------------------------------------------===//

def NVVM_TargetAttr : NVVM_Attr<"NVVMTarget", "target", [DeclareAttrInterfaceMethods<GPUTargetAttrVerifyInterface>]> {
  let description = [{
    How a `gpu.module` is compiled. Parameters that have their default are not written. `verifyTarget = false` allows
    operations that the chip does not have.

    ```mlir
    gpu.module @kernels [#nvvm.target<O = 3, chip = "sm_90">] { ... }
    ```
  }];
  let parameters = (ins DefaultValuedParameter<"int", "2", "Optimization level.">:$O,
                        StringRefParameter<"Triple.", "\"nvptx64-nvidia-cuda\"">:$triple,
                        StringRefParameter<"Chip.", "\"sm_50\"">:$chip,
                        StringRefParameter<"Features of the chip.", "\"\"">:$features,
                        OptionalParameter<"DictionaryAttr", "Flags.">:$flags, OptionalParameter<"ArrayAttr", "Libraries.">:$link,
                        DefaultValuedParameter<"bool", "true", "Whether the chip must have all operations.">:$verifyTarget);
  let assemblyFormat = "(`<` struct($O, $triple, $chip, $features, $flags, $link, $verifyTarget)^ `>`)?";
  let builders = [AttrBuilder<(ins
      CArg<"int", "2">:$optLevel, CArg<"StringRef", "\"nvptx64-nvidia-cuda\"">:$triple, CArg<"StringRef", "\"sm_50\"">:$chip,
      CArg<"StringRef", "\"\"">:$features, CArg<"DictionaryAttr", "nullptr">:$targetFlags, CArg<"ArrayAttr", "nullptr">:$linkFiles,
      CArg<"bool", "true">:$verifyTarget), [{
    return Base::get($_ctxt, optLevel, triple, chip, features, targetFlags, linkFiles, verifyTarget);
  }]>];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

#endif // MICA_NVVM

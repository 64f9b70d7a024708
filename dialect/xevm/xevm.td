//===- XeVMOps.td - The dialect xevm -----------------------*- tablegen -*-===//

#ifndef MICA_XEVM
#define MICA_XEVM

include "mlir/Dialect/GPU/IR/CompilationAttrInterfaces.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def XeVM_Dialect : Dialect {
  let name = "xevm";
  let cppNamespace = "::mlir::xevm";
  let description = [{
    Instructions of Intel's GPUs that LLVM IR has not: blocks of memory that a subgroup moves, and products of its matrices.
    They become calls of functions of OpenCL.
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
  let useDefaultAttributePrinterParser = 1;
}

class XeVM_Attr<string attrName, string attrMnemonic, list<Trait> traits = []> : AttrDef<XeVM_Dialect, attrName, traits> {
  let mnemonic = attrMnemonic;
}
class XeVM_Op<string mnemonic, list<Trait> traits = []> : LLVM_OpBase<XeVM_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Enumerations
//===----------------------------------------------------------------------===//

class _XeVMEnum<string name, string what, list<I32EnumAttrCase> cases> : I32EnumAttr<name, what, cases> {
  let cppNamespace = "::mlir::xevm";
  let genSpecializedAttr = 0;
}
class _XeVMEnumAttr<EnumInfo enum, string text, string what> : EnumAttr<XeVM_Dialect, enum, text> {
  let summary = what;
  let assemblyFormat = "`<` $value `>`";
}

// What the three caches do: uncached, cached or streaming, and write through or back.
class _XeVMCaches<list<string> first, list<string> others> {
  list<string> names = !listflatten(!foreach(a, first, !listflatten(
      !foreach(b, others, !foreach(c, others, "L1" # a # "_L2" # b # "_L3" # c)))));
}
defvar _xevmLoads = _XeVMCaches<["uc", "c", "s"], ["uc", "c"]>.names;
defvar _xevmStores = _XeVMCaches<["uc", "wt", "s"], ["uc", "wb"]>.names # ["L1wb_L2uc_L3uc", "L1wb_L2wb_L3uc", "L1wb_L2uc_L3wb"];

foreach i = !range(_xevmLoads) in {
  defvar name = _xevmLoads[i];
  def LoadCacheControl_ # name : I32EnumAttrCase<!toupper(name), !add(i, 1), name>;
}
def LoadCacheControlInvalidateRead : I32EnumAttrCase<"INVALIDATE_READ", 13, "ir">;
def XeVM_LoadCacheControl : _XeVMEnum<"LoadCacheControl", "XeVM load ops cache control",
    !foreach(n, _xevmLoads, !cast<I32EnumAttrCase>("LoadCacheControl_" # n)) # [LoadCacheControlInvalidateRead]>;
def XeVM_LoadCacheControlAttr
    : _XeVMEnumAttr<XeVM_LoadCacheControl, "load_cache_control", "Describe the cache settings for load operators">;

foreach i = !range(_xevmStores) in {
  defvar name = _xevmStores[i];
  def StoreCacheControl_ # name : I32EnumAttrCase<!toupper(name), !add(i, 1), name>;
}
def XeVM_StoreCacheControl : _XeVMEnum<"StoreCacheControl", "XeVM store ops cache control",
    !foreach(n, _xevmStores, !cast<I32EnumAttrCase>("StoreCacheControl_" # n))>;
def XeVM_StoreCacheControlAttr
    : _XeVMEnumAttr<XeVM_StoreCacheControl, "store_cache_control", "Describe the cache settings for store operators">;

defvar _xevmScopes = ["Lane", "Subgroup", "Workgroup", "Cluster", "Device", "System"];
foreach i = !range(_xevmScopes) in {
  defvar name = _xevmScopes[i];
  def MemScope # name : I32EnumAttrCase<!toupper(name), i, !tolower(name)>;
}
def XeVM_MemScope
    : _XeVMEnum<"MemScope", "XeVM memory scope", !foreach(n, _xevmScopes, !cast<I32EnumAttrCase>("MemScope" # n))>;
def XeVM_MemScopeAttr : _XeVMEnumAttr<XeVM_MemScope, "mem_scope", "Describe memory scopes">;

defvar _xevmSpaces = ["Private", "Global", "Constant", "Shared", "Generic"];
foreach i = !range(_xevmSpaces) in {
  defvar name = _xevmSpaces[i];
  def AddrSpace # name : I32EnumAttrCase<!toupper(name), i, !tolower(name)>;
}
let cppNamespace = "mlir::xevm" in
def XeVM_AddrSpace : _XeVMEnum<"AddrSpace", "Address spaces", !foreach(n, _xevmSpaces, !cast<I32EnumAttrCase>("AddrSpace" # n))>;
def XeVM_AddrSpaceAttr : _XeVMEnumAttr<XeVM_AddrSpace, "addr_space", "Describe address spaces">;

defvar _xevmElements = ["BF16", "F16", "S8", "U8", "S4", "U4", "TF32", "F32", "S32"];
foreach i = !range(_xevmElements) in {
  defvar name = _xevmElements[i];
  def XeVM_ET_ # name : I32EnumAttrCase<name, !add(i, 8), !tolower(name)>;
}
let genSpecializedAttr = 1 in
def XeVM_ElemTypeAttr
    : _XeVMEnum<"ElemType", "XeVM element type", !foreach(n, _xevmElements, !cast<I32EnumAttrCase>("XeVM_ET_" # n))>;

//===----------------------------------------------------------------------===//
// Blocks of memory
//===----------------------------------------------------------------------===//

def XeVM_ElemType : AnyTypeOf<[AnyI8, AnyI16, AnyI32, F32, TF32, F16, BF16]>;
def XeVM_MatrixElemType : AnyTypeOf<[AnyI8, AnyI16, AnyI32, F32, TF32, F16, BF16]>;
def XeVM_1DBlockElemType : AnyTypeOf<[I8, I16, I32, I64]>;
class _XeVMVector<Type element> : FixedVectorOfRankAndType<[1], [element]>;
class _XeVMBlock : AnyTypeOf<[XeVM_1DBlockElemType, _XeVMVector<XeVM_1DBlockElemType>]>;

defvar _xevmLoadControl = (ins OptionalAttr<XeVM_LoadCacheControlAttr>:$cache_control);
defvar _xevmStoreControl = (ins OptionalAttr<XeVM_StoreCacheControlAttr>:$cache_control);

// The form has the operands' types, and that of the result if there is one.
class _XeVMAccess<string mnemonic, dag given, dag made = (outs)> : XeVM_Op<mnemonic> {
  let arguments = given;
  let results = made;
  let assemblyFormat = "operands prop-dict attr-dict `:` " #
      !if(!size(made), "functional-type(operands, results)", "`(` type(operands) `)`");
}

let hasVerifier = 1 in {
def XeVM_BlockLoadOp : _XeVMAccess<"blockload", !con((ins Arg<LLVM_AnyPointer, "", [MemRead]>:$ptr), _xevmLoadControl),
    (outs _XeVMBlock<>:$res)> {
  let summary = "reads numbers that are one beside the other, an equal part for each work item";
  let description = [{
    ```mlir
    %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<4xi16>
    ```
  }];
}
def XeVM_BlockStoreOp : _XeVMAccess<"blockstore",
    !con((ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$ptr, _XeVMBlock<>:$val), _xevmStoreControl)> {
  let summary = "writes the numbers of the work items one beside the other";
}

// A tile of a matrix. Widths and pitch of the matrix are in bytes, x and y in elements.
defvar _xevmMatrix = (ins I32:$base_width, I32:$base_height, I32:$base_pitch, I32:$x, I32:$y,
                          I32Attr:$elem_size_in_bits, I32Attr:$tile_width, I32Attr:$tile_height);
def XeVM_BlockLoad2dOp : _XeVMAccess<"blockload2d",
    !con((ins Arg<LLVM_AnyPointer, "", [MemRead]>:$ptr), _xevmMatrix,
         (ins I32Attr:$v_blocks, I1Attr:$transpose, I1Attr:$pack_register), _xevmLoadControl),
    (outs _XeVMVector<XeVM_ElemType>:$res)> {
  let summary = "reads a tile of a matrix, or some beside each other";
  let description = [{
    A tile can be transposed, or short numbers of neighboring rows be packed in words.

    ```mlir
    %0 = xevm.blockload2d %p, %width, %height, %pitch, %x, %y
       <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 4 : i32, v_blocks = 2 : i32, pack_register = false,
         transpose = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
    ```
  }];
}
def XeVM_BlockStore2dOp : _XeVMAccess<"blockstore2d",
    !con((ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$ptr), _xevmMatrix, (ins _XeVMVector<XeVM_ElemType>:$stored_val),
         _xevmStoreControl)> {
  let summary = "writes a tile of a matrix";
}
def XeVM_BlockPrefetch2dOp : _XeVMAccess<"blockprefetch2d",
    !con((ins LLVM_AnyPointer:$ptr), _xevmMatrix, (ins I32Attr:$v_blocks), _xevmLoadControl)> {
  let summary = "moves a tile of a matrix, or some, to the caches";
}
} // hasVerifier

def XeVM_PrefetchOp : _XeVMAccess<"prefetch",
    !con((ins Arg<AnyTypeOf<[LLVM_PointerInAddressSpace<1>, LLVM_PointerInAddressSpace<4>]>>:$ptr), _xevmLoadControl)> {
  let summary = "moves memory to the caches: `xevm.prefetch %p : (!llvm.ptr<1>)`";
}
def XeVM_MemfenceOp : XeVM_Op<"memfence"> {
  let summary = "orders the work item's accesses to an address space for others in a scope";
  let arguments = (ins XeVM_MemScopeAttr:$scope,
                       DefaultValuedAttr<XeVM_AddrSpaceAttr, "mlir::xevm::AddrSpace::GENERIC">:$addrspace);
  let assemblyFormat = "prop-dict attr-dict";
}

//===----------------------------------------------------------------------===//
// Products of matrices
//===----------------------------------------------------------------------===//

def XeVM_MMAShapeAttr : XeVM_Attr<"MMAShape", "mma_shape"> {
  let description = "The sizes of a product.";
  let parameters = (ins "int":$m, "int":$n, "int":$k);
  let assemblyFormat = "`<` struct(params) `>`";
}
def XeVM_MMATypesAttr : XeVM_Attr<"MMATypes", "mma_types"> {
  let description = "The types of the elements of the result and of the operands.";
  let parameters = (ins "xevm::ElemType":$d, "xevm::ElemType":$a, "xevm::ElemType":$b, OptionalParameter<"xevm::ElemType">:$c);
  let assemblyFormat = "`<` struct(params) `>`";
}

def XeVM_MMAOp : XeVM_Op<"mma"> {
  let summary = "the product of two matrices of a subgroup, plus a third if there is one";
  let description = [{
    The vectors are the parts that this work item has.

    ```mlir
    %0 = xevm.mma %l, %r, %sum {shape = <m = 4, n = 16, k = 32>, types = <d = s32, a = s8, b = u8, c = s32>}
       : (vector<4xi16>, vector<8xi32>, vector<4xi32>) -> vector<4xi32>
    ```
  }];
  defvar matrix = _XeVMVector<XeVM_MatrixElemType>;
  let arguments = (ins matrix:$a, matrix:$b, Optional<matrix>:$c, XeVM_MMAShapeAttr:$shape, XeVM_MMATypesAttr:$types);
  let results = (outs matrix:$d);
  let assemblyFormat = [{
    $a `,` $b (`,` $c^)? ` ` `{` `shape` `=` $shape `,` `types` `=` $types `}` attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Sizes and indices
//===----------------------------------------------------------------------===//

class XeVM_SpecialIdRegisterOp<string mnemonic, list<Trait> traits = []> : XeVM_Op<mnemonic, traits> {
  let summary = "the " # !subst("_", " ", !subst(".", " in dimension ", mnemonic)) # ", whose values may be known to be in a range";
  let arguments = (ins OptionalAttr<LLVM_ConstantRangeAttr>:$range);
  let results = (outs AnyTypeOf<[I32, I64]>:$res);
  let assemblyFormat = "(`range` $range^)? attr-dict `:` type($res)";
}
foreach i = [0, 1, 2] in {
  defvar name = !substr("XYZ", i, 1);
  defvar suffix = "." # !tolower(name);
  def XeVM_WorkitemId # name # Op : XeVM_SpecialIdRegisterOp<"local_id" # suffix>;
  def XeVM_WorkgroupDim # name # Op : XeVM_SpecialIdRegisterOp<"local_size" # suffix>;
  def XeVM_WorkgroupId # name # Op : XeVM_SpecialIdRegisterOp<"group_id" # suffix>;
  def XeVM_GridDim # name # Op : XeVM_SpecialIdRegisterOp<"group_count" # suffix>;
}
def XeVM_LaneIdOp : XeVM_SpecialIdRegisterOp<"lane_id">;
def XeVM_SubgroupIdOp : XeVM_SpecialIdRegisterOp<"subgroup_id">;
def XeVM_SubgroupSizeOp : XeVM_SpecialIdRegisterOp<"subgroup_size">;

//===----------------------------------------------------------------------===//
// The target
//===----------------------------------------------------------------------===//

def XeVM_TargetAttr : XeVM_Attr<"XeVMTarget", "target"> {
  let description = [{
    How a `gpu.module` is compiled. Parameters that have their default are not written.

    ```mlir
    gpu.module @kernels [#xevm.target<O = 3, chip = "pvc">] { ... }
    ```
  }];
  let parameters = (ins DefaultValuedParameter<"int", "2", "Optimization level.">:$O,
                        StringRefParameter<"Triple.", "\"spirv64-unknown-unknown\"">:$triple,
                        StringRefParameter<"Chip.", "\"bmg\"">:$chip,
                        OptionalParameter<"::mlir::DictionaryAttr", "Flags.">:$flags,
                        OptionalParameter<"::mlir::ArrayAttr", "Libraries.">:$linkFiles);
  let assemblyFormat = "(`<` struct($O, $triple, $chip, $flags, $linkFiles)^ `>`)?";
  let builders = [AttrBuilder<(ins
      CArg<"int", "2">:$optLevel, CArg<"::llvm::StringRef", "\"spirv64-unknown-unknown\"">:$triple,
      CArg<"::llvm::StringRef", "\"bmg\"">:$chip, CArg<"::mlir::DictionaryAttr", "nullptr">:$targetFlags,
      CArg<"::mlir::ArrayAttr", "nullptr">:$linkFiles), [{
    return Base::get($_ctxt, optLevel, triple, chip, targetFlags, linkFiles);
  }]>];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

#endif // MICA_XEVM

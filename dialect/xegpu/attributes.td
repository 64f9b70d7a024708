//===- XeGPUAttrs.td - Attributes and interfaces of xegpu --*- tablegen -*-===//

#ifndef MICA_XEGPU_ATTRIBUTES
#define MICA_XEGPU_ATTRIBUTES

include "mlir/Dialect/XeGPU/IR/XeGPUDialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

class XeGPUAttr<string name, string attrMnemonic, list<Trait> traits = [], string baseCppClass = "::mlir::Attribute">
    : AttrDef<XeGPU_Dialect, name, traits, baseCppClass> {
  let mnemonic = attrMnemonic;
}

//===----------------------------------------------------------------------===//
// Enumerations
//===----------------------------------------------------------------------===//

class _XegpuEnum<string name, string what, list<I32EnumAttrCase> cases> : I32EnumAttr<name, what, cases> {
  let cppNamespace = "::mlir::xegpu";
  let genSpecializedAttr = 0;
}

def XeGPU_MemorySpaceGlobal : I32EnumAttrCase<"Global", 0, "global">;
def XeGPU_MemorySpaceShared : I32EnumAttrCase<"SLM", 3, "slm">;
def XeGPU_MemorySpace
    : _XegpuEnum<"MemorySpace", "The address space of the memory the tensor descritor is created for",
                 [XeGPU_MemorySpaceGlobal, XeGPU_MemorySpaceShared]>;
def XeGPU_MemorySpaceAttr : EnumAttr<XeGPU_Dialect, XeGPU_MemorySpace, "memory_space"> {
  let summary = "Describe the location of data described by a `TensorDesc`: "
                "Global device memory (`Global`) or Shared local memory (`SLM`).";
  let assemblyFormat = "$value";
}

def XeGPU_CachePolicyCached : I32EnumAttrCase<"CACHED", 0, "cached">;
def XeGPU_CachePolicyUncached : I32EnumAttrCase<"UNCACHED", 1, "uncached">;
def XeGPU_CachePolicyStreaming : I32EnumAttrCase<"STREAMING", 2, "streaming">;
def XeGPU_CachePolicyInvalid : I32EnumAttrCase<"READ_INVALIDATE", 3, "read_invalidate">;
def XeGPU_CachePolicyWriteBack : I32EnumAttrCase<"WRITE_BACK", 4, "write_back">;
def XeGPU_CachePolicyWriteThrough : I32EnumAttrCase<"WRITE_THROUGH", 5, "write_through">;
def XeGPU_CachePolicyEnums : _XegpuEnum<"CachePolicy", "Cache policy",
    [XeGPU_CachePolicyCached, XeGPU_CachePolicyUncached, XeGPU_CachePolicyStreaming, XeGPU_CachePolicyInvalid,
     XeGPU_CachePolicyWriteBack, XeGPU_CachePolicyWriteThrough]>;
def XeGPU_CacheHintAttr : EnumAttr<XeGPU_Dialect, XeGPU_CachePolicyEnums, "cache_hint"> {
  let summary = "Describe the cache settings for prefetch/load/store operators";
  let assemblyFormat = "`<` $value `>`";
}

def XeGPU_FenceScopeWorkgroup : I32EnumAttrCase<"Workgroup", 0, "workgroup">;
def XeGPU_FenceScopeGPU : I32EnumAttrCase<"GPU", 1, "gpu">;
def XeGPU_FenceScope : _XegpuEnum<"FenceScope", "The enumeration for the scope of fence operation.",
                                  [XeGPU_FenceScopeWorkgroup, XeGPU_FenceScopeGPU]>;
def XeGPU_FenceScopeAttr : EnumAttr<XeGPU_Dialect, XeGPU_FenceScope, "fence_scope"> {
  let summary = "Describes the scope of fence. \"workgroup\" means that the scope is within each work group. "
                "\"gpu\" means the scope is across work groups within the gpu.";
  let assemblyFormat = "$value";
}

//===----------------------------------------------------------------------===//
// Descriptors
//===----------------------------------------------------------------------===//

class XeGPU_TensorDescAttr<string name, string attrMnemonic, list<Trait> traits = [],
                           string baseCppClass = "::mlir::Attribute">
    : XeGPUAttr<name, attrMnemonic, traits, baseCppClass> {
  let summary = "a composite attribute for `TensorDescType`";
  let assemblyFormat = "`<` struct(params) `>`";
}

class _XegpuDefault<string type, string value> : DefaultValuedParameter<type, type # "::get(" # value # ")">;
defvar _xegpuSpace = _XegpuDefault<"MemorySpaceAttr", "$_ctxt, xegpu::MemorySpace::Global">;
defvar _xegpuOne = _XegpuDefault<"IntegerAttr", "IntegerType::get($_ctxt, 64), 1">;
defvar _xegpuSpaceArgument = CArg<"xegpu::MemorySpace", "xegpu::MemorySpace::Global">;

def XeGPU_BlockTensorDescAttr : XeGPU_TensorDescAttr<"BlockTensorDesc", "block_tdesc_attr"> {
  let description = "A block in memory, or as many blocks side by side as `array_length` says.";
  let parameters = (ins _xegpuSpace:$memory_space, _xegpuOne:$array_length, _XegpuDefault<"BoolAttr", "$_ctxt, true">:$boundary_check);
  let builders = [AttrBuilder<(ins _xegpuSpaceArgument:$memory_space, CArg<"int", "1">:$array_length,
                                   CArg<"bool", "true">:$boundary_check)>];
}
def XeGPU_ScatterTensorDescAttr : XeGPU_TensorDescAttr<"ScatterTensorDesc", "scatter_tdesc_attr"> {
  let description = "Places in memory, from each of which as many elements are accessed as `chunk_size` says.";
  let parameters = (ins _xegpuSpace:$memory_space, _xegpuOne:$chunk_size);
  let builders = [AttrBuilder<(ins _xegpuSpaceArgument:$memory_space, CArg<"int", "1">:$chunk_size)>];
  let genVerifyDecl = 1;
}

def XeGPU_RangeAttr : XeGPUAttr<"Range", "range"> {
  let summary = "Specifies a half-open range";
  let description = "`#xegpu.range<[0, 8]>`";
  let parameters = (ins "IntegerAttr":$start, "IntegerAttr":$end);
  let builders = [AttrBuilder<(ins "int":$start, "int":$end)>];
  let assemblyFormat = "`<` `[` $start `,` $end `]` `>`";
  let genVerifyDecl = 1;
}

def XeGPU_MemLayoutAttr : XeGPUAttr<"MemLayout", "mem_layout"> {
  let summary = "Specifies memory layouts with named attributes.";
  let description = "`#xegpu.mem_layout<stride = [1, 48], block = [8, 16]>` has strides, and blocks that are contiguous.";
  let parameters = (ins "DictionaryAttr":$attrs);
  let hasCustomAssemblyFormat = 1;
}

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

class _XegpuMethod<string words, string type, string name, dag given = (ins), string body = "">
    : InterfaceMethod<words, type, name, given, body>;

// A layout with something else than that of the parameter.
class _XegpuDerived<string words, string name, dag given = (ins)>
    : _XegpuMethod<"Returns a layout without " # words # ".", "xegpu::DistributeLayoutAttr", name, given>;

// The numbers of a layout for one level.
class _XegpuLevel<string name, string words>
    : _XegpuMethod<"Returns the numbers of " # words # ", empty if they are not given.", "SmallVector<int64_t>",
                   "getEffective" # name # "AsInt">;
defvar _xegpuLevels = ["SgLayout", "SgData", "InstData", "LaneLayout", "LaneData"];

def DistributeLayoutAttr : AttrInterface<"DistributeLayoutAttr"> {
  let description = "A layout of a vector: the numbers of subgroups, lanes and elements in each dimension.";
  let cppNamespace = "::mlir::xegpu";
  let methods = [
    _XegpuMethod<"Whether the vector is divided among subgroups.", "bool", "isForWorkgroup">,
    _XegpuMethod<"Whether the vector is that of one subgroup.", "bool", "isForSubgroup">,
    _XegpuMethod<"Returns the number of dimensions.", "int64_t", "getRank">,
    InterfaceMethod<"Returns the number of subgroups.", "int64_t", "getNumSubgroups", (ins),
                    "return computeProduct($_attr.getEffectiveSgLayoutAsInt());", "{}">,
    _XegpuMethod<"Returns the order of the dimensions, the fastest one first, which may be null.", "DenseI32ArrayAttr", "getOrder">,
    _XegpuLevel<"SgLayout", "subgroups">,
    _XegpuLevel<"SgData", "elements of a subgroup">,
    _XegpuLevel<"InstData", "elements of an instruction">,
    _XegpuLevel<"LaneLayout", "lanes">,
    _XegpuLevel<"LaneData", "elements of a lane">,
    _XegpuDerived<"the numbers for subgroups", "dropSgLayoutAndData">,
    _XegpuDerived<"the numbers for instructions", "dropInstData">,
    _XegpuDerived<"more than one element in these dimensions", "setUnitDimData", (ins "const llvm::SetVector<int64_t>":$unitDims)>,
    _XegpuDerived<"more than one subgroup or lane in these dimensions", "setUnitDimLayout",
                  (ins "const llvm::SetVector<int64_t>":$unitDims)>,
    _XegpuMethod<"Returns the coordinates of a subgroup or a lane with this number.", "FailureOr<SmallVector<Value>>",
                 "delinearizeId", (ins "OpBuilder &":$builder, "Location":$loc, "Value":$linearId)>,
    _XegpuMethod<"Returns where the blocks of a subgroup or a lane begin in a vector of this shape.",
                 "FailureOr<SmallVector<SmallVector<Value>>>", "computeDistributedCoords",
                 (ins "OpBuilder &":$builder, "Location":$loc, "Value":$linearId, "ArrayRef<int64_t>":$shape)>,
    _XegpuMethod<"Whether the layout is another one with its dimensions permuted.", "bool", "isTransposeOf",
                 (ins "const xegpu::DistributeLayoutAttr&":$other, "ArrayRef<int64_t>":$perm), [{
        int64_t rank = $_attr.getRank();
        if (!other || other.getRank() != rank || int64_t(perm.size()) != rank || !isPermutationVector(perm))
          return false;
        auto isPermuted = [&](const auto &mine, const auto &theirs) {
          if (mine.empty() && theirs.empty())
            return true;
          for (int64_t i = 0; i < rank; ++i)
            if (mine[perm[i]] != theirs[i])
              return false;
          return true;
        };
        DenseI32ArrayAttr mine = $_attr.getOrder(), theirs = other.getOrder();
        if (mine && theirs && !isPermuted(mine.asArrayRef(), theirs.asArrayRef()))
          return false;
        return }] #
        !interleave(!foreach(level, _xegpuLevels, "isPermuted($_attr.getEffective" # level # "AsInt(), other.getEffective" #
                                                  level # "AsInt())"), " && ") # ";">,
    _XegpuMethod<"Whether the other layout without some of its dimensions is this one.", "bool", "isSliceOf",
                 (ins "const xegpu::DistributeLayoutAttr&":$other)>,
    _XegpuMethod<"Whether both layouts are the same.", "bool", "isEqualTo", (ins "const xegpu::DistributeLayoutAttr&":$other)>,
  ];
}

def XeGPU_LayoutAttr : XeGPUAttr<"Layout", "layout", [DistributeLayoutAttr]> {
  let summary = "Describes the data distribution to subgroups and work-items for a tensor specified by the tensor descriptor.";
  let description = [{
    The numbers are those in each dimension: of subgroups and their elements, of the elements of an instruction, and of lanes
    and their elements. What is larger than all of these is divided in turn. `order` has the dimensions from the one that
    counts fastest to the slowest; without it, the last one is the fastest.

    ```mlir
    #xegpu.layout<sg_layout = [2, 4], sg_data = [32, 16], inst_data = [8, 16], lane_layout = [1, 16], lane_data = [1, 1]>
    ```
  }];
  let parameters = !dag(ins, !listsplat(OptionalParameter<"DenseI32ArrayAttr">, 6),
                        ["sg_layout", "sg_data", "inst_data", "lane_layout", "lane_data", "order"]);
  let builders = [
    AttrBuilder<(ins "llvm::ArrayRef<int32_t>":$inst_data)>,
    AttrBuilder<(ins "llvm::ArrayRef<int32_t>":$inst_data, "llvm::ArrayRef<int32_t>":$lane_layout,
                     "llvm::ArrayRef<int32_t>":$lane_data)>,
    AttrBuilder<(ins "llvm::ArrayRef<int32_t>":$lane_layout, "llvm::ArrayRef<int32_t>":$lane_data)>,
    AttrBuilder<(ins "DenseI32ArrayAttr":$lane_layout, "DenseI32ArrayAttr":$lane_data, "DenseI32ArrayAttr":$order)>];
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def XeGPU_SliceAttr : XeGPUAttr<"Slice", "slice", [DistributeLayoutAttr]> {
  let summary = "Describes the data distribution and sharing among subgroups or work-items.";
  let description = [{
    A layout without some of its dimensions, as for the result of a reduction. Those that differ in these alone have the same
    elements: `#xegpu.slice<#xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, dims = [0]>`.
  }];
  let parameters = (ins "xegpu::DistributeLayoutAttr":$parent, "DenseI64ArrayAttr":$dims);
  let assemblyFormat = "`<` qualified($parent) `,` `dims` `=` $dims `>`";
  let genVerifyDecl = 1;
}

def AnchorLayoutInterface : OpInterface<"AnchorLayoutInterface"> {
  let description = "An operation that has the layout of its computation, from which those of others follow.";
  let cppNamespace = "::mlir::xegpu";
  let methods = [_XegpuMethod<"Returns the layout, which may be null.", "xegpu::DistributeLayoutAttr", "getAnchorLayout">,
                 _XegpuMethod<"Sets the layout.", "void", "setAnchorLayout", (ins "xegpu::DistributeLayoutAttr":$layout)>];
}

#endif // MICA_XEGPU_ATTRIBUTES

//===- GPUDeviceMappingAttr.td - Loops to units of a GPU ---*- tablegen -*-===//

#ifndef MICA_GPU_MAPPING
#define MICA_GPU_MAPPING

include "mlir/Dialect/GPU/IR/GPUBase.td"
include "mlir/Dialect/SCF/IR/DeviceMappingInterface.td"
include "mlir/IR/EnumAttr.td"

def DimX : I64EnumAttrCase<"DimX", 0, "x">;
def DimY : I64EnumAttrCase<"DimY", 1, "y">;
def DimZ : I64EnumAttrCase<"DimZ", 2, "z">;
foreach i = 0...9 in
  def LinearDim#i : I64EnumAttrCase<"LinearDim" # i, !add(i, 3), "linear_dim_" # i>;

def MappingIdEnum : I64EnumAttr<"MappingId", "Mapping ids for loop mapping",
    [DimX, DimY, DimZ] # !foreach(i, !range(10), !cast<I64EnumAttrCase>("LinearDim" # i))> {
  let cppNamespace = "::mlir::gpu";
}

// The unit of a GPU that runs the iterations of one dimension of a loop.
class _Mapping<string name, string word, EnumInfo unit>
    : GPU_Attr<name, word, [DeclareAttrInterfaceMethods<DeviceMappingAttrInterface>]> {
  let parameters = !dag(ins, [EnumParameter<unit>], [!subst("memory_space", "address_space", word)]);
  let assemblyFormat = "`<` params `>`";
}

def GPUBlockMappingAttr : _Mapping<"GPUBlockMapping", "block", MappingIdEnum> {
  let description = "The iterations are run by blocks.";
}
def GPUWarpgroupMappingAttr : _Mapping<"GPUWarpgroupMapping", "warpgroup", MappingIdEnum> {
  let description = "The iterations are run by groups of four warps.";
}
def GPUWarpMappingAttr : _Mapping<"GPUWarpMapping", "warp", MappingIdEnum> {
  let description = "The iterations are run by warps.";
}
def GPUThreadMappingAttr : _Mapping<"GPUThreadMapping", "thread", MappingIdEnum> {
  let description = "The iterations are run by threads.";
}
def GPULaneMappingAttr : _Mapping<"GPULaneMapping", "lane", MappingIdEnum> {
  let description = "The iterations are run by the lanes of a warp.";
}
def GPUMemorySpaceMappingAttr : _Mapping<"GPUMemorySpaceMapping", "memory_space", GPU_AddressSpaceEnum> {
  let description = "The memory that data is put into.";
}

def GPUMappingMaskAttr : GPU_Attr<"GPUMappingMask", "mask", [
    DeclareAttrInterfaceMethods<DeviceMaskingAttrInterface>]> {
  let description = "Which units take part, a bit each.";
  let parameters = (ins "uint64_t":$mask);
  let assemblyFormat = "`<` params `>`";
}

#endif // MICA_GPU_MAPPING

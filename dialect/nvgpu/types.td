//===- NVGPUTypes.td - Types of nvgpu ----------------------*- tablegen -*-===//

#ifndef MICA_NVGPU_TYPES
#define MICA_NVGPU_TYPES

include "mlir/Dialect/NVGPU/IR/NVGPU.td"
include "mlir/IR/AttrTypeBase.td"

class NVGPU_Type<string name, string text, string what, string more> : TypeDef<NVGPU_Dialect, name> {
  let mnemonic = text;
  let summary = what;
  let description = more;
}

def NVGPU_DeviceAsyncToken : NVGPU_Type<"DeviceAsyncToken", "device.async.token", "device async token type",
    "Copies that may still go on, for a group of them or for an operation that waits.">;

def NVGPU_MBarrierGroup : NVGPU_Type<"MBarrierGroup", "mbarrier.group", "mbarrier barrier type",
    "Barriers in shared memory, by index: `!nvgpu.mbarrier.group<memorySpace = 3, num_barriers = 2>`."> {
  let parameters = (ins "Attribute":$memorySpace, DefaultValuedParameter<"unsigned", "1">:$num_barriers);
  let builders = [TypeBuilder<(ins "Attribute":$memorySpace), [{ return $_get($_ctxt, memorySpace, 1); }]>];
  let assemblyFormat = "`<` struct(params) `>`";
}

def NVGPU_MBarrierToken : NVGPU_Type<"MBarrierToken", "mbarrier.token", "",
    "The phase of a barrier at which a thread arrived.">;

def NVGPU_TensorMapDescriptor : NVGPU_Type<"TensorMapDescriptor", "tensormap.descriptor", "TensorMap descriptor",
    "How the tensor memory accelerator copies a tile of a tensor to or from shared memory."> {
  let parameters = (ins "MemRefType":$tensor, EnumParameter<TensorMapSwizzleKind>:$swizzle,
                        EnumParameter<TensorMapL2PromoKind>:$l2promo, EnumParameter<TensorMapOOBKind>:$oob,
                        EnumParameter<TensorMapInterleaveKind>:$interleave);
  let assemblyFormat = "`<` struct(params) `>`";
}

def NVGPU_WarpgroupMatrixDescriptor : NVGPU_Type<"WarpgroupMatrixDescriptor", "warpgroup.descriptor",
    "Warpgroup matrix descriptor type", "Where a matrix is in shared memory, and its layout, for a product of a warpgroup."> {
  let parameters = (ins "MemRefType":$tensor);
  let assemblyFormat = "`<` struct(params) `>`";
}

def NVGPU_WarpgroupAccumulator : NVGPU_Type<"WarpgroupAccumulator", "warpgroup.accumulator", "",
    "A matrix whose elements are in the registers of a warpgroup's threads."> {
  let parameters = (ins "VectorType":$fragmented);
  let assemblyFormat = "`<` struct(params) `>`";
}

#endif // MICA_NVGPU_TYPES

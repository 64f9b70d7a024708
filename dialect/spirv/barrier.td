//===- SPIRVBarrierOps.td - Barriers -----------------------*- tablegen -*-===//

#ifndef MICA_SPIRV_BARRIER
#define MICA_SPIRV_BARRIER

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

def SPIRV_ControlBarrierOp : SPIRV_Op<"ControlBarrier"> {
  let summary = "waits until all invocations of a scope are here";
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_ScopeAttr:$memory_scope,
                       SPIRV_MemorySemanticsAttr:$memory_semantics);
  let assemblyFormat = "$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict";
}

def SPIRV_MemoryBarrierOp : SPIRV_Op<"MemoryBarrier"> {
  let summary = "orders the accesses to memory before and after it";
  let arguments = (ins SPIRV_ScopeAttr:$memory_scope, SPIRV_MemorySemanticsAttr:$memory_semantics);
  let assemblyFormat = "$memory_scope `,` $memory_semantics attr-dict";
}

#endif // MICA_SPIRV_BARRIER

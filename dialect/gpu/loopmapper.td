//===- ParallelLoopMapperAttr.td - Parallel loops ----------*- tablegen -*-===//

#ifndef MICA_GPU_LOOPMAPPER
#define MICA_GPU_LOOPMAPPER

include "mlir/Dialect/GPU/IR/GPUBase.td"
include "mlir/IR/EnumAttr.td"

foreach i = 0...2 in {
  defvar dim = ["X", "Y", "Z"][i];
  def Block#dim : I64EnumAttrCase<"Block" # dim, i, "block_" # !tolower(dim)>;
  def Thread#dim : I64EnumAttrCase<"Thread" # dim, !add(i, 3), "thread_" # !tolower(dim)>;
}
def Sequential : I64EnumAttrCase<"Sequential", 6, "sequential">;

def ProcessorEnum : I64EnumAttr<"Processor", "processor for loop mapping",
    [BlockX, BlockY, BlockZ, ThreadX, ThreadY, ThreadZ, Sequential]> {
  let cppNamespace = "::mlir::gpu";
}

def ParallelLoopDimMappingAttr : GPU_Attr<"ParallelLoopDimMapping", "loop_dim_map"> {
  let description = [{
    How a dimension of `scf.parallel` gets on a GPU: the unit, the map from its number to
    the iteration, and the map from the upper bound to how many of them are launched.
  }];
  let parameters = (ins EnumParameter<ProcessorEnum>:$processor, "AffineMap":$map, "AffineMap":$bound);
  let assemblyFormat = "`<` struct(params) `>`";
}

def ParallelLoopMappingAttr
    : TypedArrayAttrBase<ParallelLoopDimMappingAttr, "parallel loop to processor mapping attribute">;

#endif // MICA_GPU_LOOPMAPPER

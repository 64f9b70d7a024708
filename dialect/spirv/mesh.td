//===- SPIRVMeshOps.td - Operations of mesh shaders --------*- tablegen -*-===//

#ifndef MICA_SPIRV_MESH
#define MICA_SPIRV_MESH

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

class _SpvMesh<string mnemonic, dag given, list<Trait> traits = []>
    : SPIRV_ExtVendorOp<mnemonic, traits>, _SpvFor<["MeshShadingEXT"], ["EXT_mesh_shader"], since="1.4"> {
  let arguments = given;
  let assemblyFormat = "operands attr-dict `:` type(operands)";
}
defvar _spvCount = SignlessOrUnsignedIntOfWidths<[32]>;

def SPIRV_EXTEmitMeshTasksOp : _SpvMesh<"EmitMeshTasks",
    (ins _spvCount:$group_count_x, _spvCount:$group_count_y, _spvCount:$group_count_z, Optional<SPIRV_AnyPtr>:$payload),
    [Terminator]> {
  let summary = "ends a task shader, and starts groups of mesh shaders with a payload";
}
def SPIRV_EXTSetMeshOutputsOp : _SpvMesh<"SetMeshOutputs", (ins _spvCount:$vertex_count, _spvCount:$primitive_count)> {
  let summary = "sets how many vertices and primitives a group of mesh shaders has";
  let hasVerifier = 0;
}

#endif // MICA_SPIRV_MESH

// ARGS: --convert-memref-to-spirv
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
func.func @bool(%v: i1, %m: memref<8xi1, #spirv.storage_class<StorageBuffer>>, %i: index) -> i1 {
  %0 = memref.atomic_rmw ori %v, %m[%i] : (i1, memref<8xi1, #spirv.storage_class<StorageBuffer>>) -> i1
  return %0: i1
}
}

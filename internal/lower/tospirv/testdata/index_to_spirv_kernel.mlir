// ARGS: --convert-index-to-spirv
// ARGS: --convert-index-to-spirv=use-64bit-index
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel], []>, #spirv.resource_limits<>>} {
func.func @f(%a: index, %b: index) -> index {
  %0 = index.maxs %a, %b
  %1 = index.add %0, %b
  %2 = index.sizeof
  return %1 : index
}
}

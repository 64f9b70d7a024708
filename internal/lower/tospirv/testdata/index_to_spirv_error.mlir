// ARGS: --convert-index-to-spirv
func.func @f(%a: index, %l: i64) -> index {
  %0 = index.casts %a : index to i64
  %1 = index.casts %l : i64 to index
  return %1 : index
}

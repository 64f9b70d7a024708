// ARGS: --convert-to-llvm
// ARGS: --convert-to-llvm=dynamic
// ARGS: --convert-to-llvm --mlir-print-debuginfo
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
func.func @f(%b: index) -> index {
  return %b : index
}
}

// ARGS: --convert-cf-to-llvm
// ARGS: --convert-cf-to-llvm --mlir-print-debuginfo
// Operations of other dialects are legal, and so they are not folded.
func.func @others(%a: i1) -> (i1, i32) {
  %0 = arith.ori %a, %a : i1
  %c = arith.constant 5 : i32
  %1 = arith.addi %c, %c : i32
  cf.br ^end
^end:
  return %0, %1 : i1, i32
}

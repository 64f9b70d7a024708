// ARGS: --convert-cf-to-llvm
// ARGS: --convert-cf-to-llvm --reconcile-unrealized-casts
// ARGS: --convert-cf-to-llvm --mlir-print-debuginfo
module {
  llvm.func @puts(!llvm.ptr)
  func.func @f(%a: i1, %b: index) {
    cf.assert %a, "x\22y\0A"
    cf.br ^bb1(%b : index)
  ^bb1(%i: index):
    cf.cond_br %a, ^bb1(%b : index), ^bb1(%i : index)
  }
  func.func @loop(%n: index) -> index {
    %0 = builtin.unrealized_conversion_cast %n : index to i64
    cf.br ^bb1(%n, %n : index, index)
  ^bb1(%i: index, %j: index):
    %c = arith.cmpi eq, %i, %j : index
    cf.cond_br %c, ^bb2, ^bb1(%j, %i : index, index)
  ^bb2:
    return %j : index
  }
}

// ARGS: --allow-unregistered-dialect --convert-cf-to-llvm
// ARGS: --allow-unregistered-dialect --convert-cf-to-llvm --mlir-print-op-generic
// ARGS: --allow-unregistered-dialect --convert-cf-to-llvm --mlir-print-debuginfo
func.func @f(%a: i1, %b: index, %c: memref<2xf32>, %v : vector<2x2xf32>) -> index {
  cf.assert %a, "hello"
  cf.assert %a, "hello"
  cf.assert %a, "bye"
  cf.cond_br %a, ^bb1(%b : index), ^bb2(%v : vector<2x2xf32>) {branch_weights = array<i32: 1, 2>}
^bb1(%0: index):
  cf.br ^bb3(%0, %c : index, memref<2xf32>)
^bb2(%1: vector<2x2xf32>):
  "u"(%1) : (vector<2x2xf32>) -> ()
  %f = arith.constant 1 : i32
  cf.switch %f : i32, [
    default: ^bb3(%b, %c : index, memref<2xf32>),
    42: ^bb1(%b : index)
  ]
^bb3(%2: index, %3: memref<2xf32>):
  "u"(%3) : (memref<2xf32>) -> ()
  return %2 : index
}


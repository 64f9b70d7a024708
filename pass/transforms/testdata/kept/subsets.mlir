// ARGS: --loop-invariant-subset-hoisting --allow-unregistered-dialect
// What is extracted is what was inserted before, and not what the loop carries.
func.func @inserted_before(%t: tensor<128xf32>, %n: index, %new: tensor<8xf32>) -> tensor<128xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<128xf32>) {
    %0 = tensor.insert_slice %new into %a[0] [8] [1] : tensor<8xf32> into tensor<128xf32>
    %1 = tensor.extract_slice %0[0] [8] [1] : tensor<128xf32> to tensor<8xf32>
    %2 = "test.of"(%1) : (tensor<8xf32>) -> tensor<8xf32>
    %3 = tensor.insert_slice %2 into %0[16] [8] [1] : tensor<8xf32> into tensor<128xf32>
    scf.yield %3 : tensor<128xf32>
  }
  return %r : tensor<128xf32>
}

// ARGS: --loop-invariant-subset-hoisting --allow-unregistered-dialect

func.func @pairs(%t: tensor<64xf32>, %lb: index, %ub: index, %o: index, %u: tensor<?xf32>) -> (tensor<64xf32>, tensor<?xf32>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %end = arith.addi %o, %c8 : index
  %twice = arith.muli %o, %c8 : index
  %0:2 = scf.for %i = %lb to %ub step %c1 iter_args(%a = %t, %b = %u) -> (tensor<64xf32>, tensor<?xf32>) {
    %1 = tensor.extract_slice %a[%o] [8] [1] : tensor<64xf32> to tensor<8xf32>
    %2 = "test.change"(%1) : (tensor<8xf32>) -> tensor<8xf32>
    %3 = tensor.insert_slice %2 into %a[%o] [8] [1] : tensor<8xf32> into tensor<64xf32>
    %4 = tensor.extract_slice %3[%end] [4] [2] : tensor<64xf32> to tensor<4xf32>
    %5 = "test.change"(%4) : (tensor<4xf32>) -> tensor<4xf32>
    %same = affine.apply affine_map<(d0) -> (d0 + 8)>(%o)
    %6 = tensor.insert_slice %5 into %3[%same] [4] [2] : tensor<4xf32> into tensor<64xf32>
    %7 = tensor.extract_slice %b[%twice] [%o] [1] : tensor<?xf32> to tensor<?xf32>
    %8 = "test.change"(%7) : (tensor<?xf32>) -> tensor<?xf32>
    %9 = tensor.insert_slice %8 into %b[%twice] [%o] [1] : tensor<?xf32> into tensor<?xf32>
    scf.yield %6, %9 : tensor<64xf32>, tensor<?xf32>
  }
  return %0#0, %0#1 : tensor<64xf32>, tensor<?xf32>
}
func.func @kept(%t: tensor<64xf32>, %lb: index, %ub: index, %o: index) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
  %c1 = arith.constant 1 : index
  %0:3 = scf.for %i = %lb to %ub step %c1 iter_args(%a = %t, %b = %t, %c = %t) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
    %1 = tensor.extract_slice %a[%o] [8] [1] : tensor<64xf32> to tensor<8xf32>
    %2 = "test.change"(%1, %a) : (tensor<8xf32>, tensor<64xf32>) -> tensor<8xf32>
    %3 = tensor.insert_slice %2 into %a[%o] [8] [1] : tensor<8xf32> into tensor<64xf32>
    %4 = tensor.extract_slice %b[%i] [8] [1] : tensor<64xf32> to tensor<8xf32>
    %5 = "test.change"(%4) : (tensor<8xf32>) -> tensor<8xf32>
    %6 = tensor.insert_slice %5 into %b[%i] [8] [1] : tensor<8xf32> into tensor<64xf32>
    %7 = tensor.extract_slice %c[0] [8] [1] : tensor<64xf32> to tensor<8xf32>
    %8 = tensor.extract_slice %c[4] [8] [1] : tensor<64xf32> to tensor<8xf32>
    %9 = "test.change"(%7, %8) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %10 = tensor.insert_slice %9 into %c[0] [8] [1] : tensor<8xf32> into tensor<64xf32>
    scf.yield %3, %6, %10 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
  }
  return %0#0, %0#1, %0#2 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}
func.func @affine(%t: tensor<4x64xf32>, %o: index, %p: f32) -> tensor<4x64xf32> {
  %c0 = arith.constant 0 : index
  %0 = affine.for %i = 0 to 10 iter_args(%a = %t) -> (tensor<4x64xf32>) {
    %1 = affine.for %j = 0 to %i iter_args(%b = %a) -> (tensor<4x64xf32>) {
      %2 = vector.transfer_read %b[%c0, %o], %p {in_bounds = [true, true]} : tensor<4x64xf32>, vector<2x8xf32>
      %3 = "test.change"(%2) : (vector<2x8xf32>) -> vector<2x8xf32>
      %4 = vector.transfer_write %3, %b[%c0, %o] {in_bounds = [true, true]} : vector<2x8xf32>, tensor<4x64xf32>
      affine.yield %4 : tensor<4x64xf32>
    }
    affine.yield %1 : tensor<4x64xf32>
  }
  return %0 : tensor<4x64xf32>
}
func.func @while(%t: tensor<64xf32>) -> tensor<64xf32> {
  %0 = scf.while (%a = %t) : (tensor<64xf32>) -> tensor<64xf32> {
    %c = "test.condition"() : () -> i1
    scf.condition(%c) %a : tensor<64xf32>
  } do {
  ^bb0(%a: tensor<64xf32>):
    %1 = tensor.extract_slice %a[0] [8] [1] : tensor<64xf32> to tensor<8xf32>
    %2 = "test.change"(%1) : (tensor<8xf32>) -> tensor<8xf32>
    %3 = tensor.insert_slice %2 into %a[0] [8] [1] : tensor<8xf32> into tensor<64xf32>
    scf.yield %3 : tensor<64xf32>
  }
  return %0 : tensor<64xf32>
}
func.func @branches(%t: tensor<64xf32>, %lb: index, %ub: index, %c: i1) -> tensor<64xf32> {
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %lb to %ub step %c1 iter_args(%a = %t) -> (tensor<64xf32>) {
    %1 = scf.if %c -> (tensor<8xf32>) {
      %2 = tensor.extract_slice %a[0] [8] [1] : tensor<64xf32> to tensor<8xf32>
      scf.yield %2 : tensor<8xf32>
    } else {
      %2 = "test.make"() : () -> tensor<8xf32>
      scf.yield %2 : tensor<8xf32>
    }
    %3 = tensor.insert_slice %1 into %a[0] [8] [1] : tensor<8xf32> into tensor<64xf32>
    scf.yield %3 : tensor<64xf32>
  }
  return %0 : tensor<64xf32>
}

// All operations of tensor.

func.func @shapes(%t: tensor<?x8xf32>, %u: tensor<*xf32>, %s: tensor<2xi32>, %n: index) {
  %0 = tensor.bitcast %t : tensor<?x8xf32> to tensor<?x8xi32>
  %1 = tensor.cast %t : tensor<?x8xf32> to tensor<4x8xf32>
  %2 = tensor.cast %u {test.a} : tensor<*xf32> to tensor<?xf32>
  %3 = tensor.dim %t, %n : tensor<?x8xf32>
  %4 = tensor.dim {test.a} %u, %n : tensor<*xf32>
  %5 = tensor.rank %u : tensor<*xf32>
  %6 = tensor.reshape %t(%s) : (tensor<?x8xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %7 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%n, 4, 8] : tensor<?x8xf32> into tensor<?x4x8xf32>
  %8 = tensor.collapse_shape %7 [[0, 1], [2]] : tensor<?x4x8xf32> into tensor<?x8xf32>
  %9 = tensor.collapse_shape %t [[0, 1]] {test.a} : tensor<?x8xf32> into tensor<?xf32>
  return
}

func.func @elements(%n: index, %x: f32, %t: tensor<?x8xf32>) {
  %0 = tensor.empty() : tensor<2x3xi8>
  %1 = tensor.empty(%n, %n) {test.a} : tensor<?x4x?xf32>
  %2 = tensor.from_elements %x, %x : tensor<2xf32>
  %3 = tensor.from_elements %n : tensor<index>
  %4 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x3xf32>
  %5 = tensor.splat %x : tensor<4xf32>
  %6 = tensor.splat %x[%n] : tensor<?x2xf32>
  %7 = tensor.extract %t[%n, %n] : tensor<?x8xf32>
  %8 = tensor.extract %3[] : tensor<index>
  %9 = tensor.insert %x into %t[%n, %n] : tensor<?x8xf32>
  return
}

func.func @parts(%t: tensor<?x16xf32>, %p: tensor<4x8xf32>, %n: index, %x: f32, %i: tensor<5x2xindex>) {
  %0 = tensor.concat dim(0) %p, %p : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %1 = tensor.extract_slice %t[%n, 0] [4, 8] [1, 2] : tensor<?x16xf32> to tensor<4x8xf32>
  %2 = tensor.extract_slice %t[0, %n] [1, %n] [1, 1] {test.a} : tensor<?x16xf32> to tensor<?xf32>
  %3 = tensor.insert_slice %p into %t[%n, 0] [4, 8] [1, 2] : tensor<4x8xf32> into tensor<?x16xf32>
  %4 = tensor.gather %t[%i] gather_dims([0, 1]) : (tensor<?x16xf32>, tensor<5x2xindex>) -> tensor<5x1x1xf32>
  %5 = tensor.gather %t[%i] gather_dims([0, 1]) unique : (tensor<?x16xf32>, tensor<5x2xindex>) -> tensor<5xf32>
  %6 = tensor.scatter %4 into %t[%i] scatter_dims([0, 1]) unique : (tensor<5x1x1xf32>, tensor<?x16xf32>, tensor<5x2xindex>) -> tensor<?x16xf32>
  %7 = tensor.pad %p low[0, %n] high[1, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<4x8xf32> to tensor<5x?xf32>
  %8 = tensor.pad %p nofold low[0, 0] high[0, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } {test.a} : tensor<4x8xf32> to tensor<4x8xf32>
  %9 = scf.forall (%j) in (4) shared_outs(%o = %t) -> (tensor<?x16xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%j, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<?x16xf32>
    }
  }
  return
}

func.func @f(%t: tensor<4x?xf32>, %i: index, %v: f32, %s: tensor<4xf32>, %u: tensor<*xf32>, %sh: tensor<2xindex>, %ix: tensor<1x2x1xindex>, %src: tensor<4x4x4xf32>, %g: tensor<1x2x4x1x4xf32>, %q: tensor<2x2xf32>) {
  %0 = tensor.bitcast %s : tensor<4xf32> to tensor<4xi32>
  %1 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %2 = tensor.concat dim(0) %s, %s : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %3 = tensor.dim %t, %i : tensor<4x?xf32>
  %4 = tensor.empty() : tensor<4xf32>
  %5 = tensor.empty(%i) : tensor<?xf32>
  %6 = tensor.extract %t[%i, %i] : tensor<4x?xf32>
  %7 = tensor.extract_slice %t[0, 0][2, %i][1, 1] : tensor<4x?xf32> to tensor<2x?xf32>
  %8 = tensor.extract_slice %t[%i, 0][1, 2][1, 1] : tensor<4x?xf32> to tensor<2xf32>
  %9 = tensor.from_elements %v, %v : tensor<2xf32>
  %10 = tensor.from_elements %v : tensor<f32>
  %11 = tensor.gather %src[%ix] gather_dims([1]) : (tensor<4x4x4xf32>, tensor<1x2x1xindex>) -> tensor<1x2x4x1x4xf32>
  %12 = tensor.gather %src[%ix] gather_dims([1]) unique : (tensor<4x4x4xf32>, tensor<1x2x1xindex>) -> tensor<1x2x4x4xf32>
  %13 = tensor.generate %i {
   ^bb0(%a: index, %b: index):
    tensor.yield %v : f32
  } : tensor<?x3xf32>
  %14 = tensor.insert %v into %t[%i, %i] : tensor<4x?xf32>
  %15 = tensor.insert_slice %q into %t[0, 0][2, 2][1, 1] : tensor<2x2xf32> into tensor<4x?xf32>
  %16 = tensor.rank %u : tensor<*xf32>
  %17 = tensor.reshape %t(%sh) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %18 = tensor.expand_shape %s [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %19 = tensor.collapse_shape %q [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %20 = tensor.pad %t low[0, %i] high[1, 2] {
   ^bb0(%a: index, %b: index):
    tensor.yield %v : f32
  } : tensor<4x?xf32> to tensor<5x?xf32>
  %21 = tensor.pad %t nofold low[0, %i] high[1, 2] {
   ^bb0(%a: index, %b: index):
    tensor.yield %v : f32
  } {a} : tensor<4x?xf32> to tensor<5x?xf32>
  %22 = tensor.scatter %g into %src[%ix] scatter_dims([1]) unique : (tensor<1x2x4x1x4xf32>, tensor<4x4x4xf32>, tensor<1x2x1xindex>) -> tensor<4x4x4xf32>
  %23 = tensor.splat %v : tensor<4xf32>
  %24 = tensor.splat %v[%i] : tensor<?x4xf32>
  return
}

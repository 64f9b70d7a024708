// ARGS: --canonicalize
// ARGS: --canonicalize=top-down=false

func.func @f0(%a: tensor<4x8x2xf32>) -> tensor<2x32xf32> {
  %0 = tensor.expand_shape %a [[0,1],[2],[3]] output_shape [2,2,8,2] : tensor<4x8x2xf32> into tensor<2x2x8x2xf32>
  %1 = tensor.collapse_shape %0 [[0],[1,2,3]] : tensor<2x2x8x2xf32> into tensor<2x32xf32>
  return %1 : tensor<2x32xf32>
}

func.func @f1(%a: tensor<4x8xf32>) -> tensor<4x8x1xf32> {
  %0 = tensor.expand_shape %a [[0,1],[2,3]] output_shape [2,2,8,1] : tensor<4x8xf32> into tensor<2x2x8x1xf32>
  %1 = tensor.collapse_shape %0 [[0,1],[2],[3]] : tensor<2x2x8x1xf32> into tensor<4x8x1xf32>
  return %1 : tensor<4x8x1xf32>
}

func.func @f2(%a: tensor<4x8x2xf32>) -> tensor<8x8xf32> {
  %0 = tensor.expand_shape %a [[0,1],[2],[3]] output_shape [2,2,8,2] : tensor<4x8x2xf32> into tensor<2x2x8x2xf32>
  %1 = tensor.collapse_shape %0 [[0,1,2,3]] : tensor<2x2x8x2xf32> into tensor<64xf32>
  %2 = tensor.expand_shape %1 [[0,1]] output_shape [8,8] : tensor<64xf32> into tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

func.func @f3(%a: tensor<4x8x2xf32>) -> tensor<2x2x16xf32> {
  %0 = tensor.collapse_shape %a [[0],[1,2]] : tensor<4x8x2xf32> into tensor<4x16xf32>
  %1 = tensor.expand_shape %0 [[0,1],[2]] output_shape [2,2,16] : tensor<4x16xf32> into tensor<2x2x16xf32>
  return %1 : tensor<2x2x16xf32>
}

func.func @f4(%a: tensor<4x8x2xf32>) -> tensor<2x2x4x4xf32> {
  %0 = tensor.collapse_shape %a [[0,1,2]] : tensor<4x8x2xf32> into tensor<64xf32>
  %1 = tensor.expand_shape %0 [[0,1,2,3]] output_shape [2,2,4,4] : tensor<64xf32> into tensor<2x2x4x4xf32>
  return %1 : tensor<2x2x4x4xf32>
}

func.func @f5(%a: tensor<?x4x8x2xf32>, %n: index, %m : index) -> tensor<?x2x2x4x4xf32> {
  %0 = tensor.collapse_shape %a [[0], [1,2,3]] : tensor<?x4x8x2xf32> into tensor<?x64xf32>
  %1 = tensor.expand_shape %0 [[0], [1,2,3,4]] output_shape [%n,2,2,4,4] : tensor<?x64xf32> into tensor<?x2x2x4x4xf32>
  return %1 : tensor<?x2x2x4x4xf32>
}

func.func @f6(%a: tensor<4x8x2x3xf32>) -> tensor<4x8x1x2x3xf32> {
  %0 = tensor.collapse_shape %a [[0,1], [2,3]] : tensor<4x8x2x3xf32> into tensor<32x6xf32>
  %1 = tensor.expand_shape %0 [[0,1,2], [3,4]] output_shape [4,8,1,2,3] : tensor<32x6xf32> into tensor<4x8x1x2x3xf32>
  return %1 : tensor<4x8x1x2x3xf32>
}

func.func @f7(%a: tensor<4x8x2x3xf32>) -> tensor<4x8x6xf32> {
  %0 = tensor.collapse_shape %a [[0,1], [2,3]] : tensor<4x8x2x3xf32> into tensor<32x6xf32>
  %1 = tensor.expand_shape %0 [[0,1], [2]] output_shape [4,8,6] : tensor<32x6xf32> into tensor<4x8x6xf32>
  return %1 : tensor<4x8x6xf32>
}

func.func @f8() -> (tensor<2x2xf32>, tensor<4xf32>) {
  %c = arith.constant dense<1.0> : tensor<4xf32>
  %d = arith.constant dense<[[1.0, 2.0], [3.0,4.0]]> : tensor<2x2xf32>
  %1 = tensor.expand_shape %c [[0,1]] output_shape [2,2] : tensor<4xf32> into tensor<2x2xf32>
  %2 = tensor.collapse_shape %d [[0,1]] : tensor<2x2xf32> into tensor<4xf32>
  return %1, %2 : tensor<2x2xf32>, tensor<4xf32>
}

func.func @f9(%a: tensor<?x8x?xf32>, %s: index, %t: index) -> tensor<?x?xf32> {
  %0 = tensor.expand_shape %a [[0,1],[2],[3]] output_shape [%s,2,8,%t] : tensor<?x8x?xf32> into tensor<?x2x8x?xf32>
  %1 = tensor.collapse_shape %0 [[0,1],[2,3]] : tensor<?x2x8x?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @f10(%a: tensor<?x8xf32>, %s : index) -> tensor<?x8x1xf32> {
  %0 = tensor.expand_shape %a [[0,1],[2,3]] output_shape [%s,2,8,1] : tensor<?x8xf32> into tensor<?x2x8x1xf32>
  %1 = tensor.collapse_shape %0 [[0,1],[2],[3]] : tensor<?x2x8x1xf32> into tensor<?x8x1xf32>
  return %1 : tensor<?x8x1xf32>
}

func.func @f11(%a: tensor<?x?xf32>, %s : index, %t: index) -> tensor<?x?x1xf32> {
  %0 = tensor.expand_shape %a [[0,1],[2,3]] output_shape [%s,2,%t,1] : tensor<?x?xf32> into tensor<?x2x?x1xf32>
  %1 = tensor.collapse_shape %0 [[0,1],[2],[3]] : tensor<?x2x?x1xf32> into tensor<?x?x1xf32>
  return %1 : tensor<?x?x1xf32>
}

func.func @f12(%a: tensor<f32>) -> tensor<1xf32> {
  %0 = tensor.expand_shape %a [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %1 = tensor.collapse_shape %0 [[0,1]] : tensor<1x1xf32> into tensor<1xf32>
  return %1 : tensor<1xf32>
}

func.func @f13(%a: tensor<1x1xf32>) -> tensor<f32> {
  %0 = tensor.expand_shape %a [[0,1],[2]] output_shape [1, 1,1] : tensor<1x1xf32> into tensor<1x1x1xf32>
  %1 = tensor.collapse_shape %0 [] : tensor<1x1x1xf32> into tensor<f32>
  return %1 : tensor<f32>
}

func.func @f14(%a: tensor<?x8x?xf32>, %s: index, %t: index) -> tensor<?x8x?xf32> {
  %0 = tensor.collapse_shape %a [[0,1],[2]] : tensor<?x8x?xf32> into tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0,1],[2]] output_shape [%s,8,%t] : tensor<?x?xf32> into tensor<?x8x?xf32>
  return %1 : tensor<?x8x?xf32>
}

func.func @f15(%a: tensor<?x8x?x4xf32>, %s: index, %t: index) -> tensor<?x8x?xf32> {
  %0 = tensor.collapse_shape %a [[0,1],[2,3]] : tensor<?x8x?x4xf32> into tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0,1],[2]] output_shape [%s,8,%t] : tensor<?x?xf32> into tensor<?x8x?xf32>
  return %1 : tensor<?x8x?xf32>
}

func.func @f16(%a: tensor<8x4x?xf32>, %t: index) -> tensor<8x2x2x?xf32> {
  %0 = tensor.collapse_shape %a [[0,1],[2]] : tensor<8x4x?xf32> into tensor<32x?xf32>
  %1 = tensor.expand_shape %0 [[0,1,2],[3]] output_shape [8,2,2,%t] : tensor<32x?xf32> into tensor<8x2x2x?xf32>
  return %1 : tensor<8x2x2x?xf32>
}

func.func @f17(%a: tensor<8x4x?xf32>, %t: index) -> tensor<8x2x2x?xf32> {
  %0 = tensor.collapse_shape %a [[0,1,2]] : tensor<8x4x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0,1,2,3]] output_shape [8,2,2,%t] : tensor<?xf32> into tensor<8x2x2x?xf32>
  return %1 : tensor<8x2x2x?xf32>
}

func.func @f18(%a: tensor<1x1xf32>) -> tensor<1x1x1xf32> {
  %0 = tensor.collapse_shape %a [] : tensor<1x1xf32> into tensor<f32>
  %1 = tensor.expand_shape %0 [] output_shape [1,1,1] : tensor<f32> into tensor<1x1x1xf32>
  return %1 : tensor<1x1x1xf32>
}

func.func @f19(%a: tensor<4x1xf32>) -> tensor<4x1x1xf32> {
  %0 = tensor.collapse_shape %a [[0,1]] : tensor<4x1xf32> into tensor<4xf32>
  %1 = tensor.expand_shape %0 [[0,1,2]] output_shape [4,1,1] : tensor<4xf32> into tensor<4x1x1xf32>
  return %1 : tensor<4x1x1xf32>
}

func.func @f20(%a: tensor<4x1x6xf32>) -> tensor<2x2x1x6xf32> {
  %0 = tensor.collapse_shape %a [[0,1],[2]] : tensor<4x1x6xf32> into tensor<4x6xf32>
  %1 = tensor.expand_shape %0 [[0,1,2],[3]] output_shape [2,2,1,6] : tensor<4x6xf32> into tensor<2x2x1x6xf32>
  return %1 : tensor<2x2x1x6xf32>
}

func.func @f21(%a: tensor<4x6x2x3xf32>) -> tensor<4x6x3x2xf32> {
  %0 = tensor.collapse_shape %a [[0,1],[2,3]] : tensor<4x6x2x3xf32> into tensor<24x6xf32>
  %1 = tensor.expand_shape %0 [[0,1],[2,3]] output_shape [4,6,3,2] : tensor<24x6xf32> into tensor<4x6x3x2xf32>
  return %1 : tensor<4x6x3x2xf32>
}

func.func @f22(%a: tensor<4x6x?x3xf32>, %t : index, %u: index) -> tensor<4x6x?x3x?xf32> {
  %0 = tensor.collapse_shape %a [[0,1],[2,3]] : tensor<4x6x?x3xf32> into tensor<24x?xf32>
  %1 = tensor.expand_shape %0 [[0,1],[2,3,4]] output_shape [4,6,%t,3,%u] : tensor<24x?xf32> into tensor<4x6x?x3x?xf32>
  return %1 : tensor<4x6x?x3x?xf32>
}

func.func @f23(%a: tensor<4x6x2x2x3xf32>) -> tensor<4x6x4x3xf32> {
  %0 = tensor.collapse_shape %a [[0],[1,2,3,4]] : tensor<4x6x2x2x3xf32> into tensor<4x72xf32>
  %1 = tensor.expand_shape %0 [[0],[1,2,3]] output_shape [4,6,4,3] : tensor<4x72xf32> into tensor<4x6x4x3xf32>
  return %1 : tensor<4x6x4x3xf32>
}

func.func @f24(%a: tensor<4x6x2x2x3xf32>) -> tensor<2x2x24x3xf32> {
  %0 = tensor.collapse_shape %a [[0],[1,2,3,4]] : tensor<4x6x2x2x3xf32> into tensor<4x72xf32>
  %1 = tensor.expand_shape %0 [[0,1],[2,3]] output_shape [2,2,24,3] : tensor<4x72xf32> into tensor<2x2x24x3xf32>
  return %1 : tensor<2x2x24x3xf32>
}

func.func @f25(%a: tensor<?x8xf32>, %s: index, %t: index) -> tensor<?x8x1xf32> {
  %0 = tensor.expand_shape %a [[0,1,2,3],[4,5]] output_shape [%s,2,%t,3,8,1] : tensor<?x8xf32> into tensor<?x2x?x3x8x1xf32>
  %1 = tensor.collapse_shape %0 [[0,1,2,3],[4],[5]] : tensor<?x2x?x3x8x1xf32> into tensor<?x8x1xf32>
  return %1 : tensor<?x8x1xf32>
}

func.func @f26(%a: memref<?x8xf32>, %s: index, %t: index) -> memref<?x8x1xf32> {
  %0 = memref.expand_shape %a [[0,1,2,3],[4,5]] output_shape [%s,2,%t,3,8,1] : memref<?x8xf32> into memref<?x2x?x3x8x1xf32>
  %1 = memref.collapse_shape %0 [[0,1,2,3],[4],[5]] : memref<?x2x?x3x8x1xf32> into memref<?x8x1xf32>
  return %1 : memref<?x8x1xf32>
}

func.func @f27(%a: tensor<?x8xf32>, %s: index) -> tensor<?x8x1xf32> {
  %0 = tensor.expand_shape %a [[0,1,2],[3,4]] output_shape [1,%s,1,8,1] : tensor<?x8xf32> into tensor<1x?x1x8x1xf32>
  %1 = tensor.collapse_shape %0 [[0,1,2],[3],[4]] : tensor<1x?x1x8x1xf32> into tensor<?x8x1xf32>
  return %1 : tensor<?x8x1xf32>
}

func.func @f28(%a: tensor<?x8xf32>, %s: index) -> tensor<?x?x1xf32> {
  %0 = tensor.expand_shape %a [[0,1,2],[3,4]] output_shape [1,%s,1,8,1] : tensor<?x8xf32> into tensor<1x?x1x8x1xf32>
  %c = tensor.cast %0 : tensor<1x?x1x8x1xf32> to tensor<1x?x1x?x1xf32>
  %1 = tensor.collapse_shape %c [[0,1,2],[3],[4]] : tensor<1x?x1x?x1xf32> into tensor<?x?x1xf32>
  return %1 : tensor<?x?x1xf32>
}

func.func @f29(%a: tensor<?x?xf32>, %s: index) -> tensor<?x?x1xf32> {
  %c5 = arith.constant 5 : index
  %0 = tensor.expand_shape %a [[0,1],[2,3]] output_shape [%c5,2,%s,1] : tensor<?x?xf32> into tensor<?x2x?x1xf32>
  %1 = tensor.collapse_shape %0 [[0,1],[2],[3]] : tensor<?x2x?x1xf32> into tensor<?x?x1xf32>
  return %1 : tensor<?x?x1xf32>
}

func.func @f30(%a: memref<4x6x?x3xf32>, %t : index, %u: index) -> memref<4x6x?x3x?xf32> {
  %0 = memref.collapse_shape %a [[0,1],[2,3]] : memref<4x6x?x3xf32> into memref<24x?xf32>
  %1 = memref.expand_shape %0 [[0,1],[2,3,4]] output_shape [4,6,%t,3,%u] : memref<24x?xf32> into memref<4x6x?x3x?xf32>
  return %1 : memref<4x6x?x3x?xf32>
}

func.func @f31(%a: memref<4x6x3x?xf32>, %t : index, %u: index) -> memref<4x6x3x?x?xf32> {
  %0 = memref.collapse_shape %a [[0,1],[2,3]] : memref<4x6x3x?xf32> into memref<24x?xf32>
  %1 = memref.expand_shape %0 [[0,1],[2,3,4]] output_shape [4,6,3,%t,%u] : memref<24x?xf32> into memref<4x6x3x?x?xf32>
  return %1 : memref<4x6x3x?x?xf32>
}

func.func @f32(%a: memref<4x6x?xf32>, %t : index, %u: index) -> memref<4x6x?x?xf32> {
  %0 = memref.collapse_shape %a [[0,1,2]] : memref<4x6x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0,1,2,3]] output_shape [4,6,%t,%u] : memref<?xf32> into memref<4x6x?x?xf32>
  return %1 : memref<4x6x?x?xf32>
}

func.func @f33(%a: tensor<4x6x?xf32>, %t : index, %u: index) -> tensor<4x6x?x?xf32> {
  %0 = tensor.collapse_shape %a [[0,1,2]] : tensor<4x6x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0,1,2,3]] output_shape [4,6,%t,%u] : tensor<?xf32> into tensor<4x6x?x?xf32>
  return %1 : tensor<4x6x?x?xf32>
}

func.func @f34(%a: tensor<4x1x?xf32>, %t : index, %u: index) -> tensor<4x1x?x?xf32> {
  %0 = tensor.collapse_shape %a [[0,1,2]] : tensor<4x1x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0,1,2,3]] output_shape [4,1,%t,%u] : tensor<?xf32> into tensor<4x1x?x?xf32>
  return %1 : tensor<4x1x?x?xf32>
}

func.func @f35(%a: tensor<4x?x3xf32>, %t : index, %u: index) -> tensor<4x?x3x1xf32> {
  %0 = tensor.collapse_shape %a [[0,1,2]] : tensor<4x?x3xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0,1,2,3]] output_shape [4,%t,3,1] : tensor<?xf32> into tensor<4x?x3x1xf32>
  return %1 : tensor<4x?x3x1xf32>
}

func.func @f36(%a: tensor<4x?x6xf32>, %t : index, %u: index) -> tensor<4x1x?x2x3xf32> {
  %0 = tensor.collapse_shape %a [[0,1,2]] : tensor<4x?x6xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0,1,2,3,4]] output_shape [4,1,%t,2,3] : tensor<?xf32> into tensor<4x1x?x2x3xf32>
  return %1 : tensor<4x1x?x2x3xf32>
}

func.func @f37(%a: tensor<2x?x6xf32>, %t : index, %u: index) -> tensor<2x?x2x?xf32> {
  %0 = tensor.collapse_shape %a [[0,1,2]] : tensor<2x?x6xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0,1,2,3]] output_shape [2,%t,2,%u] : tensor<?xf32> into tensor<2x?x2x?xf32>
  return %1 : tensor<2x?x2x?xf32>
}

func.func @f38(%a: tensor<0x3xf32>) -> tensor<0x1x3xf32> {
  %0 = tensor.collapse_shape %a [[0,1]] : tensor<0x3xf32> into tensor<0xf32>
  %1 = tensor.expand_shape %0 [[0,1,2]] output_shape [0,1,3] : tensor<0xf32> into tensor<0x1x3xf32>
  return %1 : tensor<0x1x3xf32>
}

func.func @f39(%a: tensor<3x0xf32>) -> tensor<3x1x0xf32> {
  %0 = tensor.collapse_shape %a [[0,1]] : tensor<3x0xf32> into tensor<0xf32>
  %1 = tensor.expand_shape %0 [[0,1,2]] output_shape [3,1,0] : tensor<0xf32> into tensor<3x1x0xf32>
  return %1 : tensor<3x1x0xf32>
}

func.func @f40(%a: tensor<?x?x2xf32>, %s: index, %t : index) -> tensor<?x?x2x1xf32> {
  %x = tensor.collapse_shape %a [[0,1],[2]] : tensor<?x?x2xf32> into tensor<?x2xf32>
  %y = tensor.expand_shape %x [[0,1],[2,3]] output_shape [%s, %t, 2, 1] : tensor<?x2xf32> into tensor<?x?x2x1xf32>
  return %y : tensor<?x?x2x1xf32>
}

func.func @f41(%a: tensor<?x?x2x1xf32>, %s: index, %t : index) -> tensor<?x?x2xf32> {
  %x = tensor.collapse_shape %a [[0,1],[2,3]] : tensor<?x?x2x1xf32> into tensor<?x2xf32>
  %y = tensor.expand_shape %x [[0,1],[2]] output_shape [%s, %t, 2] : tensor<?x2xf32> into tensor<?x?x2xf32>
  return %y : tensor<?x?x2xf32>
}

func.func @f42(%a: tensor<?x?x2x1xf32>, %s: index, %t : index) -> tensor<?x?x2xf32> {
  %x = tensor.collapse_shape %a [[0,1],[2,3]] : tensor<?x?x2x1xf32> into tensor<?x2xf32>
  %y = tensor.expand_shape %x [[0,1],[2]] output_shape [%s, %t, 2] : tensor<?x2xf32> into tensor<?x?x2xf32>
  return %y : tensor<?x?x2xf32>
}

func.func @f43(%a: tensor<?x?xf32>, %s: index, %t : index) -> tensor<?x?xf32> {
  %x = tensor.collapse_shape %a [[0,1]] : tensor<?x?xf32> into tensor<?xf32>
  %y = tensor.expand_shape %x [[0,1]] output_shape [%s, %t] : tensor<?xf32> into tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

func.func @f44(%a: tensor<?x3x2xf32>, %s: index, %t : index) -> tensor<?x?x2x1xf32> {
  %x = tensor.collapse_shape %a [[0,1],[2]] : tensor<?x3x2xf32> into tensor<?x2xf32>
  %y = tensor.expand_shape %x [[0,1],[2,3]] output_shape [%s, %t, 2, 1] : tensor<?x2xf32> into tensor<?x?x2x1xf32>
  return %y : tensor<?x?x2x1xf32>
}

func.func @f45(%a: tensor<?x3x2xf32>, %s: index, %t : index) -> tensor<?x2x?x2x1xf32> {
  %x = tensor.collapse_shape %a [[0,1],[2]] : tensor<?x3x2xf32> into tensor<?x2xf32>
  %y = tensor.expand_shape %x [[0,1,2],[3,4]] output_shape [%s, 2, %t, 2, 1] : tensor<?x2xf32> into tensor<?x2x?x2x1xf32>
  return %y : tensor<?x2x?x2x1xf32>
}

func.func @f46(%a: tensor<?x6xf32>, %s: index, %t : index) -> tensor<?x?x6xf32> {
  %x = tensor.collapse_shape %a [[0,1]] : tensor<?x6xf32> into tensor<?xf32>
  %y = tensor.expand_shape %x [[0,1,2]] output_shape [%s, %t, 6] : tensor<?xf32> into tensor<?x?x6xf32>
  return %y : tensor<?x?x6xf32>
}

func.func @f47(%a: tensor<?x?x6xf32>, %s: index, %t : index) -> tensor<?x6xf32> {
  %x = tensor.collapse_shape %a [[0,1,2]] : tensor<?x?x6xf32> into tensor<?xf32>
  %y = tensor.expand_shape %x [[0,1]] output_shape [%s, 6] : tensor<?xf32> into tensor<?x6xf32>
  return %y : tensor<?x6xf32>
}

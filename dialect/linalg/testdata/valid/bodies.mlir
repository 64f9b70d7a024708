func.func @f(%a: tensor<4x8xf16>, %b: tensor<8x5xf16>, %c: tensor<4x5xf32>, %d: tensor<4x5xf32>, %i: tensor<4x5xi1>, %s: i32, %z: f32, %fr: tensor<4x5xf32>, %sd: f64, %sdi: i32) {
  %0 = linalg.matmul ins(%a, %b: tensor<4x8xf16>, tensor<8x5xf16>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  %1 = linalg.fill ins(%z : f32) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  %2 = linalg.fill_rng_2d ins(%sd, %sd, %sdi : f64, f64, i32) outs(%fr : tensor<4x5xf32>) -> tensor<4x5xf32>
  %4 = linalg.reciprocal ins(%c : tensor<4x5xf32>) outs(%d : tensor<4x5xf32>) -> tensor<4x5xf32>
  %5 = linalg.map { arith.addf } ins(%c, %d : tensor<4x5xf32>, tensor<4x5xf32>) outs(%c : tensor<4x5xf32>)
  %6 = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%i, %c, %d : tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  %10 = linalg.transpose ins(%c : tensor<4x5xf32>) outs(%d : tensor<4x5xf32>) permutation = [0, 1]
  return
}

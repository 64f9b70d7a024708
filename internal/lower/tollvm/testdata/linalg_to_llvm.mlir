// ARGS: --one-shot-bufferize=bufferize-function-boundaries --convert-linalg-to-loops --lower-affine --convert-scf-to-cf --expand-strided-metadata --convert-index-to-llvm --convert-arith-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts

// Tensors of linalg down to the llvm dialect.
func.func @matmul(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %n: index) -> tensor<4x?xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<4x?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x?xf32>) -> tensor<4x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%f : tensor<4x?xf32>) -> tensor<4x?xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
    ins(%r : tensor<4x?xf32>) outs(%e : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %m = arith.maximumf %x, %z : f32
    linalg.yield %m : f32
  } -> tensor<4x?xf32>
  return %s : tensor<4x?xf32>
}
func.func @sum(%t: tensor<?xi32>) -> i32 {
  %z = arith.constant 0 : i32
  %e = tensor.from_elements %z : tensor<i32>
  %r = linalg.reduce ins(%t : tensor<?xi32>) outs(%e : tensor<i32>) dimensions = [0] (%x: i32, %y: i32) {
    %s = arith.addi %x, %y overflow<nsw> : i32
    linalg.yield %s : i32
  }
  %v = tensor.extract %r[] : tensor<i32>
  return %v : i32
}

// ARGS: --generate-runtime-verification
// ARGS: --generate-runtime-verification=verbose-level=0

func.func @add(%a: tensor<?x4xf32>, %b: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = linalg.add ins(%a, %b : tensor<?x4xf32>, tensor<?x4xf32>) outs(%a : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
func.func @matmul(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
func.func @static(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
#rev = affine_map<(d0) -> (-d0 + 3)>
#id = affine_map<(d0) -> (d0)>
func.func @rev(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#rev, #id], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%b: tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @conv(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.conv_1d ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%c : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @fill(%f: f32, %c: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%c : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
#bc = affine_map<(d0, d1) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
func.func @bcast(%a: memref<?xf32>, %b: memref<?x4xf32>) {
  linalg.generic {indexing_maps = [#bc, #id2], iterator_types = ["parallel", "parallel"]} ins(%a : memref<?xf32>) outs(%b: memref<?x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
func.func @more(%a: memref<?xf32>, %b: memref<f32>) {
  linalg.reduce ins(%a: memref<?xf32>) outs(%b: memref<f32>) dimensions = [0] (%x: f32, %y: f32) { 
    linalg.yield %x : f32 }
  return
}
#perm = affine_map<(d0, d1) -> (d1, d0)>
#identity = affine_map<(d0, d1) -> (d0, d1)>
#sum = affine_map<(d0, d1) -> (d0 * 2 + d1)>
#cst = affine_map<(d0, d1) -> (0, d1)>
func.func @g(%a: tensor<?x4xf32>, %b: tensor<4x?xf32>, %c: tensor<11xf32>, %d: tensor<1x?xf32>) -> tensor<?x4xf32> {
  %0 = linalg.generic {indexing_maps = [#perm, #sum, #cst, #identity], iterator_types = ["parallel", "parallel"]} ins(%b, %c, %d : tensor<4x?xf32>, tensor<11xf32>, tensor<1x?xf32>) outs(%a: tensor<?x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    linalg.yield %x : f32
  } -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
func.func @h(%a: tensor<?x4xf32>, %n: index) -> tensor<?x4xf32> {
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %0 = scf.for %i = %n to %n step %n iter_args(%t = %e) -> tensor<?x4xf32> {
    %s = tensor.extract_slice %t[%i, 0] [%n, 4] [1, 1] : tensor<?x4xf32> to tensor<?x4xf32>
    %1 = linalg.map ins(%s : tensor<?x4xf32>) outs(%s : tensor<?x4xf32>) (%x : f32, %o: f32) { linalg.yield %x : f32 }
    %2 = tensor.insert_slice %1 into %t[%i, 0] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x4xf32>
    scf.yield %2 : tensor<?x4xf32>
  }
  return %0 : tensor<?x4xf32>
}
func.func @k(%a: tensor<f32>, %b: tensor<f32>, %x: memref<2x?x3xf32>, %y: memref<3x2x?xf32>, %bm: tensor<?x2x3xf32>, %bn: tensor<?x3x2xf32>, %bo: tensor<?x2x2xf32>) -> tensor<f32> {
  %0 = linalg.exp ins(%a : tensor<f32>) outs(%b : tensor<f32>) -> tensor<f32>
  linalg.transpose ins(%x : memref<2x?x3xf32>) outs(%y : memref<3x2x?xf32>) permutation = [2, 0, 1]
  %1 = linalg.batch_matmul ins(%bm, %bn: tensor<?x2x3xf32>, tensor<?x3x2xf32>) outs(%bo : tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  %cst = arith.constant 0.0 : f32
  linalg.fill ins(%cst : f32) outs(%y : memref<3x2x?xf32>)
  return %0 : tensor<f32>
}
func.func @p(%in: tensor<1x?x?x3xf32>, %k: tensor<3x3xf32>, %f: tensor<3x3x3x8xf32>, %o: tensor<1x?x?x8xf32>, %q: tensor<1x?x?x3xf32>) -> (tensor<1x?x?x8xf32>, tensor<1x?x?x3xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%in, %f : tensor<1x?x?x3xf32>, tensor<3x3x3x8xf32>) outs(%o : tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32>
  %1 = linalg.pooling_nhwc_sum {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%in, %k : tensor<1x?x?x3xf32>, tensor<3x3xf32>) outs(%q : tensor<1x?x?x3xf32>) -> tensor<1x?x?x3xf32>
  return %0, %1 : tensor<1x?x?x8xf32>, tensor<1x?x?x3xf32>
}

// ARGS: --convert-linalg-to-loops
// ARGS: --convert-linalg-to-affine-loops
// ARGS: --convert-linalg-to-loops --mlir-print-debuginfo
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @matmul(%a: memref<?x?xf32>, %b: memref<?x8xf32>, %c: memref<?x8xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x8xf32>) outs(%c : memref<?x8xf32>)
  return
}
func.func @fill(%a: memref<?x?xf32>, %z: memref<i32>, %f: f32, %i: i32) {
  linalg.fill ins(%f : f32) outs(%a : memref<?x?xf32>)
  linalg.fill ins(%i : i32) outs(%z : memref<i32>)
  return
}
func.func @copy(%a: memref<4x5xf32>, %b: memref<4x5xf32, strided<[8, 1]>>) {
  linalg.copy ins(%a : memref<4x5xf32>) outs(%b : memref<4x5xf32, strided<[8, 1]>>)
  return
}
func.func @generic(%a: memref<?x3xf32>, %s: f32, %r: memref<?xf32>, %o: memref<?x3xf32>) {
  linalg.generic {indexing_maps = [#id, affine_map<(d0, d1) -> ()>, #row, #id], iterator_types = ["parallel", "reduction"]}
    ins(%a, %s : memref<?x3xf32>, f32) outs(%r, %o : memref<?xf32>, memref<?x3xf32>) {
  ^bb0(%x: f32, %y: f32, %u: f32, %v: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    %n = arith.index_cast %k : index to i32
    %f = arith.sitofp %n : i32 to f32
    %p = arith.mulf %x, %y : f32
    %q = arith.addf %p, %f : f32
    %w = arith.addf %u, %q : f32
    linalg.yield %w, %q : f32, f32
  }
  return
}
func.func @conv(%i: memref<?x10x11x?xf32>, %k: memref<3x3x?x4xf32>, %o: memref<?x4x9x4xf32>, %line: memref<?xf32>, %kernel: memref<?xf32>, %out: memref<?xf32>) {
  linalg.conv_2d_nhwc_hwcf {strides = dense<[2, 1]> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
    ins(%i, %k : memref<?x10x11x?xf32>, memref<3x3x?x4xf32>) outs(%o : memref<?x4x9x4xf32>)
  linalg.conv_1d ins(%line, %kernel : memref<?xf32>, memref<?xf32>) outs(%out : memref<?xf32>)
  return
}
func.func @more(%c0: memref<f32>, %a: memref<4x5xf32>, %b: memref<5x4xf32>, %c: memref<4xf32>, %d: memref<4x5xf32>) {
  linalg.transpose ins(%a : memref<4x5xf32>) outs(%b : memref<5x4xf32>) permutation = [1, 0]
  linalg.reduce ins(%a : memref<4x5xf32>) outs(%c : memref<4xf32>) dimensions = [1]
    (%x: f32, %y: f32) { %0 = arith.maximumf %x, %y : f32
      linalg.yield %0 : f32 }
  linalg.broadcast ins(%c : memref<4xf32>) outs(%a : memref<4x5xf32>) dimensions = [1]
  linalg.map { arith.addf } ins(%a, %d : memref<4x5xf32>, memref<4x5xf32>) outs(%d : memref<4x5xf32>)
  linalg.add ins(%a, %d : memref<4x5xf32>, memref<4x5xf32>) outs(%d : memref<4x5xf32>)
  linalg.exp ins(%a : memref<4x5xf32>) outs(%d : memref<4x5xf32>)
  linalg.dot ins(%c, %c : memref<4xf32>, memref<4xf32>) outs(%c0 : memref<f32>)
  return
}
func.func @tensor(%a: tensor<4x5xf32>, %f: f32) -> tensor<4x5xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @sizes(%n: index, %f: f32) -> memref<?x?xf32> {
  %c4 = arith.constant 4 : index
  %a = memref.alloc(%n, %c4) : memref<?x?xf32>
  linalg.fill ins(%f : f32) outs(%a : memref<?x?xf32>)
  return %a : memref<?x?xf32>
}
func.func @pool(%i: memref<1x?x8x4xi8>, %w: memref<2x2xi8>, %o: memref<1x?x7x4xi8>) {
  linalg.pooling_nhwc_max_unsigned ins(%i, %w : memref<1x?x8x4xi8>, memref<2x2xi8>) outs(%o : memref<1x?x7x4xi8>)
  return
}

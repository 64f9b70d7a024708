func.func @transfers(%from: memref<8x128xf32>, %to: memref<2x256xf32, 1>, %tag: memref<1xi32>, %s: memref<f32>, %n: index, %stride: index) {
  affine.for %i = 0 to 8 {
    affine.dma_start %from[%i, %i * 16 + 3], %to[%i mod 2, symbol(%n) - %i], %tag[0], %n : memref<8x128xf32>, memref<2x256xf32, 1>, memref<1xi32>
    affine.dma_start %to[%i mod 2, 0], %from[0, %i], %tag[%i floordiv 8], %n, %stride, %i : memref<2x256xf32, 1>, memref<8x128xf32>, memref<1xi32>
    affine.dma_start %s[], %s[], %s[], %n, : memref<f32>, memref<f32>, memref<f32>
    affine.dma_wait %tag[%i floordiv 8], %n : memref<1xi32>
    affine.dma_wait %s[], %n : memref<f32>
  }
  affine.dma_start %from[%n], %from[], %from[0, %n, 2], %n : memref<8x128xf32>, memref<8x128xf32>, memref<8x128xf32>
  return
}
func.func @generic(%m: memref<4xf32>, %n: index, %f: index) {
  "affine.dma_start"(%m, %n, %m, %m, %f) {src_map = affine_map<()[s0] -> (s0 * s0)>, dst_map = affine_map<() -> (1)>, tag_map = affine_map<() -> (2)>} : (memref<4xf32>, index, memref<4xf32>, memref<4xf32>, index) -> ()
  "affine.dma_wait"(%m, %n, %f) {tag_map = affine_map<(d0) -> (d0 + 1)>} : (memref<4xf32>, index, index) -> ()
  "test.scope"() ({
    %k = "test.index"() : () -> index
    affine.dma_wait %m[%n], %k : memref<4xf32>
    "test.end"() : () -> ()
  }) : () -> ()
  return
}

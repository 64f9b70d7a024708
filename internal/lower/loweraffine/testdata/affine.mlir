// ARGS: --lower-affine
// ARGS: --lower-affine --canonicalize --convert-scf-to-cf
#tile = affine_map<(d0)[s0] -> (d0 * 16, s0 - 1)>
#inside = affine_set<(d0, d1)[s0] : (d0 - d1 >= 0, s0 mod 4 == 0, d0 floordiv 3 - 1 >= 0)>
func.func @arithmetic(%a: index, %b: index) -> (index, index, index, index) {
  %0 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) floordiv 8 + (d0 * 3 - d1) ceildiv 2)>(%a, %b)
  %1 = affine.apply affine_map<(d0)[s0] -> (-d0 mod 5 + s0 * 2 - 4)>(%a)[%b]
  %2 = affine.apply affine_map<()[s0, s1] -> (s0 floordiv s1 + s0 * s1)>()[%a, %b]
  %3 = affine.apply affine_map<() -> (42)>()
  return %0, %1, %2, %3 : index, index, index, index
}
func.func @extremes(%a: index, %b: index) -> (index, index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0 - s0, 128, s0)>(%a)[%b]
  %1 = affine.max affine_map<(d0) -> (d0)>(%b)
  return %0, %1 : index, index
}
func.func @nest(%m: memref<?x?xf32>, %n: index, %start: f32) -> f32 {
  %r:2 = affine.for %i = 0 to %n iter_args(%s = %start, %c = %n) -> (f32, index) {
    %inner = affine.for %j = max #tile(%i)[%n] to min affine_map<(d0)[s0] -> (d0 * 16 + 16, s0)>(%i)[%n] step 4 iter_args(%t = %s) -> f32 {
      %x = affine.load %m[%i + symbol(%n), %j * 2] : memref<?x?xf32>
      %y = arith.addf %x, %t : f32
      affine.prefetch %m[%i, %j + 8], write, locality<1>, instr : memref<?x?xf32>
      affine.yield %y : f32
    }
    affine.store %inner, %m[%i, 0] : memref<?x?xf32>
    affine.yield %inner, %c : f32, index
  }
  return %r#0 : f32
}
func.func @conditions(%m: memref<8x8xi32>, %v: i32, %n: index) -> i32 {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.if #inside(%i, %j)[%n] {
        affine.store %v, %m[%i, %j] : memref<8x8xi32>
      }
    }
  }
  %r = affine.if affine_set<()[s0] : (s0 - 3 == 0)>()[%n] -> i32 {
    affine.yield %v : i32
  } else {
    %w = affine.load %m[3, 4] : memref<8x8xi32>
    affine.yield %w : i32
  }
  return %r : i32
}
func.func @parallel(%m: memref<100xf32>, %k: memref<100xi32>, %n: index) -> (f32, f32, f32, i32, i32) {
  affine.parallel (%i, %j) = (0, max(%n, 5)) to (min(%n, 100), 50) step (2, 3) {
    %v = affine.vector_load %m[%i + %j] : memref<100xf32>, vector<4xf32>
    affine.vector_store %v, %m[%i * 2] : memref<100xf32>, vector<4xf32>
  }
  %f:3 = affine.parallel (%i) = (0) to (100) reduce ("addf", "mulf", "minimumf") -> (f32, f32, f32) {
    %x = affine.load %m[%i] : memref<100xf32>
    affine.yield %x, %x, %x : f32, f32, f32
  }
  %s:2 = affine.parallel (%i, %j) = (0, 1) to (10, %n) reduce ("addi", "andi") -> (i32, i32) {
    %x = affine.load %k[%i * 10 + %j] : memref<100xi32>
    affine.yield %x, %x : i32, i32
  }
  return %f#0, %f#1, %f#2, %s#0, %s#1 : f32, f32, f32, i32, i32
}
func.func @more_reductions(%k: memref<100xi8>, %m: memref<100xbf16>) -> (i8, i8, bf16) {
  %s:3 = affine.parallel (%i) = (0) to (10) reduce ("muli", "ori", "maximumf") -> (i8, i8, bf16) {
    %x = affine.load %k[%i] : memref<100xi8>
    %y = affine.load %m[%i] : memref<100xbf16>
    affine.yield %x, %x, %y : i8, i8, bf16
  }
  return %s#0, %s#1, %s#2 : i8, i8, bf16
}
func.func @indices(%a: index, %d: index, %e: index, %m: memref<?xindex>) {
  %0:3 = affine.delinearize_index %a into (%d, 4, %e) : index, index, index
  %1:3 = affine.delinearize_index %a into (3, %e) : index, index, index
  %2 = affine.delinearize_index %a into (7) : index
  %3 = affine.linearize_index [%0#0, %0#1, %0#2] by (%d, 4, %e) : index
  %4 = affine.linearize_index disjoint [%1#0, %1#1, %1#2] by (%d, %e) : index
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %5 = affine.linearize_index [%i, %j, %a] by (4, 4, 2) : index
      %6 = affine.linearize_index [%j, %i, %3, %i] by (%d, 4, %e) : index
      %7:2 = affine.delinearize_index %5 into (%d, 2) : index, index
      memref.store %6, %m[%7#0] : memref<?xindex>
    }
  }
  memref.store %4, %m[%2] : memref<?xindex>
  return
}
func.func @transfers(%from: memref<8x128xf32>, %to: memref<2x256xf32, 1>, %tag: memref<1xi32>, %n: index, %stride: index) {
  affine.for %i = 0 to 8 {
    affine.dma_start %from[%i, %i * 16], %to[%i mod 2, symbol(%n) - %i], %tag[0], %n : memref<8x128xf32>, memref<2x256xf32, 1>, memref<1xi32>
    affine.dma_start %to[%i mod 2, 0], %from[0, %i], %tag[%i floordiv 8], %n, %stride, %n : memref<2x256xf32, 1>, memref<8x128xf32>, memref<1xi32>
    affine.dma_wait %tag[%i floordiv 8], %n : memref<1xi32>
  }
  return
}

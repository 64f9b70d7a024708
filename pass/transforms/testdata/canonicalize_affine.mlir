// ARGS: --canonicalize --allow-unregistered-dialect
// ARGS: --canonicalize=top-down=false --allow-unregistered-dialect

func.func @applies(%a: index, %b: index, %m: memref<?x8xf32>) -> (index, index, index, index, index, index) {
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %0 = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1)>(%a, %c3)
  %1 = affine.apply affine_map<(d0) -> (d0 mod 4)>(%0)
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%1)[%1]
  %3 = affine.apply affine_map<(d0) -> (d0)>(%b)
  %4 = affine.apply affine_map<(d0) -> (d0 * 3 - 1)>(%c3)
  %5 = affine.apply affine_map<(d0, d1, d2) -> (d0 + d2)>(%a, %b, %a)
  %d = memref.dim %m, %c0 : memref<?x8xf32>
  %6 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%a)[%d]
  %7 = affine.apply affine_map<(d0) -> ((d0 floordiv 32) mod 4 + d0 floordiv 8)>(%b)
  return %2, %3, %4, %5, %6, %7 : index, index, index, index, index, index
}
func.func @loops(%n: index, %m: memref<100x100xf32>, %x: f32) {
  %c10 = arith.constant 10 : index
  %c2 = arith.constant 2 : index
  affine.for %i = %c2 to affine_map<(d0) -> (d0 * 2)>(%c10) {
    affine.for %j = max affine_map<(d0) -> (0, d0 - 200)>(%i) to min affine_map<(d0)[s0] -> (d0 + 10, 100, s0)>(%i)[%n] step 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 * 16 + d1)>(%i, %j)
      %1 = affine.apply affine_map<(d0) -> (d0 mod 16)>(%0)
      %2 = affine.load %m[%1, %i floordiv 20] : memref<100x100xf32>
      affine.store %2, %m[%i mod 20, symbol(%n)] : memref<100x100xf32>
      affine.store %x, %m[(%i + 5) ceildiv 50, %j mod 4] : memref<100x100xf32>
    }
    affine.prefetch %m[%i, %c2], read, locality<2>, data : memref<100x100xf32>
  }
  affine.for %i = 0 to 64 step 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %m[(%i + %j) floordiv 8, (%i + %j) mod 8] : memref<100x100xf32>
      affine.store %0, %m[%i mod 4, (%i * 3 + %j) mod 24] : memref<100x100xf32>
      %v = affine.vector_load %m[%i + %c2, %j] : memref<100x100xf32>, vector<8xf32>
      affine.vector_store %v, %m[%j floordiv 8, %j ceildiv 8] : memref<100x100xf32>, vector<8xf32>
    }
  }
  return
}
func.func @empty(%x: f32, %y: f32, %n: index) -> (f32, f32, f32, f32, f32, f32, f32) {
  %0:2 = affine.for %i = 0 to 10 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    affine.yield %b, %a : f32, f32
  }
  %1:2 = affine.for %i = 0 to 1 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    affine.yield %b, %a : f32, f32
  }
  %2 = affine.for %i = 0 to %n iter_args(%a = %x) -> (f32) {
    affine.yield %a : f32
  }
  %3 = affine.for %i = 0 to %n iter_args(%a = %x) -> (f32) {
    affine.yield %y : f32
  }
  %4 = affine.for %i = 5 to 5 iter_args(%a = %x) -> (f32) {
    %z = arith.addf %a, %a : f32
    affine.yield %z : f32
  }
  return %0#0, %0#1, %1#0, %1#1, %2, %3, %4 : f32, f32, f32, f32, f32, f32, f32
}
func.func @minsAndMaxs(%a: index, %b: index) -> (index, index, index, index, index, index, index, index) {
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %0 = affine.min affine_map<(d0, d1) -> (d0, d1, 6)>(%c5, %c7)
  %1 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%c5, %c7)
  %2 = affine.min affine_map<(d0) -> (d0 + 1)>(%a)
  %3 = affine.min affine_map<(d0, d1) -> (d0, d1 + 2, d0)>(%a, %b)
  %4 = affine.min affine_map<(d0, d1) -> (d0, d1, 12)>(%3, %b)
  %5 = affine.max affine_map<(d0, d1) -> (d0 + d1, d1, 3, d0 * 2)>(%a, %b)
  %6 = affine.max affine_map<(d0)[s0] -> (d0 floordiv 2, s0)>(%a)[%5]
  %7 = affine.min affine_map<(d0, d1) -> (d0 + 3, d1)>(%a, %c7)
  return %0, %1, %2, %3, %4, %5, %6, %7 : index, index, index, index, index, index, index, index
}
func.func @ifs(%a: index, %n: index, %x: f32, %m: memref<10xf32>) -> (f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %0 = affine.if affine_set<(d0) : (d0 == 0)>(%c0) -> f32 {
    affine.yield %x : f32
  } else {
    %y = arith.addf %x, %x : f32
    affine.yield %y : f32
  }
  %1 = affine.if affine_set<() : (0 == 0)>() -> f32 {
    affine.yield %x : f32
  } else {
    %y = arith.addf %x, %x : f32
    affine.yield %y : f32
  }
  %2 = affine.if affine_set<() : (1 == 0)>() -> f32 {
    affine.yield %x : f32
  } else {
    %y = arith.addf %x, %x : f32
    affine.yield %y : f32
  }
  affine.if affine_set<() : (1 == 0)>() {
    affine.store %x, %m[0] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %k = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%i)[%n]
    affine.if affine_set<(d0, d1)[s0] : (d0 - d1 >= 0, d1 - s0 == 0)>(%k, %a)[%n] {
      affine.store %x, %m[%i] : memref<10xf32>
    } else {
    }
  }
  return %0, %1, %2 : f32, f32, f32
}
func.func @parallel(%n: index, %m: memref<10x10xf32>, %x: f32) {
  %c4 = arith.constant 4 : index
  %k = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%n)
  affine.parallel (%i, %j) = (0, max(%c4, %n)) to (%k, min(10, %k)) {
    affine.store %x, %m[%i mod 10, %j] : memref<10x10xf32>
  }
  return
}
func.func @casts(%m: memref<10xf32>, %i: index, %x: f32) -> f32 {
  %0 = memref.cast %m : memref<10xf32> to memref<?xf32>
  %1 = affine.load %0[symbol(%i)] : memref<?xf32>
  affine.store %x, %0[symbol(%i) + 1] : memref<?xf32>
  return %1 : f32
}
func.func @transfers(%m: memref<4xf32>, %tag: memref<1xi32>, %any: memref<*xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %tag : memref<1xi32> to memref<?xi32>
  %2 = memref.cast %any : memref<*xf32> to memref<?xf32>
  affine.for %i = 0 to 4 {
    %k = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    affine.dma_start %0[%k + %c0], %2[%c0], %1[%c0], %n : memref<?xf32>, memref<?xf32>, memref<?xi32>
    affine.dma_wait %1[%c0], %n : memref<?xi32>
  }
  return
}

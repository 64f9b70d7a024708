// ARGS: --canonicalize --allow-unregistered-dialect
// ARGS: --canonicalize=top-down=false --allow-unregistered-dialect

memref.global "private" constant @splat : memref<4xi32> = dense<7>
memref.global "private" constant @list : memref<2xi32> = dense<[1, 2]>
memref.global "private" @mutable : memref<4xi32> = dense<7>
func.func @allocations(%n: index, %x: f32) -> (memref<?x?xf32>, memref<?xf32>, index, index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m1 = arith.constant -1 : index
  %0 = memref.alloc(%n, %c4) {alignment = 8 : i64} : memref<?x?xf32>
  %1 = memref.alloca(%c4) : memref<?xf32>
  %2 = memref.alloc(%m1) : memref<?xf32>
  %3 = memref.alloc(%n) : memref<?xf32>
  memref.store %x, %3[%c0] : memref<?xf32>
  memref.dealloc %3 : memref<?xf32>
  %d0 = memref.dim %0, %c0 : memref<?x?xf32>
  %d1 = memref.dim %0, %c1 : memref<?x?xf32>
  memref.store %x, %1[%c0] : memref<?xf32>
  "test.use"(%1) : (memref<?xf32>) -> ()
  return %0, %2, %d0, %d1 : memref<?x?xf32>, memref<?xf32>, index, index
}
func.func @casts(%m: memref<4x8xf32>, %i: index, %x: f32, %u: memref<*xf32>) -> (f32, memref<?x8xf32>, index, index) {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %1 = memref.load %0[%i, %i] : memref<?x?xf32>
  memref.store %x, %0[%i, %i] : memref<?x?xf32>
  %2 = memref.cast %0 : memref<?x?xf32> to memref<?x8xf32>
  %3 = memref.dim %0, %c0 : memref<?x?xf32>
  memref.prefetch %0[%i, %i], read, locality<3>, data : memref<?x?xf32>
  %4 = memref.atomic_rmw addf %x, %0[%i, %i] : (f32, memref<?x?xf32>) -> f32
  memref.copy %0, %2 : memref<?x?xf32> to memref<?x8xf32>
  memref.dealloc %0 : memref<?x?xf32>
  %5 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %6 = memref.load %5[%i] : memref<?xf32>
  %7 = arith.addf %6, %1 : f32
  %r = memref.rank %m : memref<4x8xf32>
  return %7, %2, %3, %r : f32, memref<?x8xf32>, index, index
}
func.func @globals(%i: index) -> (i32, i32, i32) {
  %0 = memref.get_global @splat : memref<4xi32>
  %1 = memref.load %0[%i] : memref<4xi32>
  %2 = memref.get_global @list : memref<2xi32>
  %3 = memref.load %2[%i] : memref<2xi32>
  %4 = memref.get_global @mutable : memref<4xi32>
  %5 = memref.load %4[%i] : memref<4xi32>
  return %1, %3, %5 : i32, i32, i32
}
func.func @copies(%m: memref<4xf32>, %e: memref<0xf32>, %f: memref<0xf32>) {
  memref.copy %m, %m : memref<4xf32> to memref<4xf32>
  memref.copy %e, %f : memref<0xf32> to memref<0xf32>
  return
}
func.func @views(%m: memref<4x8xf32>, %n: index, %b: memref<64xi8>, %q: memref<?x?xf32, strided<[?, 1], offset: ?>>) -> (memref<4x8xf32>, index, index, memref<4x8xf32>, memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %0 = memref.subview %m[0, 0] [4, 8] [1, 1] : memref<4x8xf32> to memref<4x8xf32>
  %1 = memref.subview %m[0, 0] [1, %n] [1, 1] : memref<4x8xf32> to memref<?xf32, strided<[1]>>
  %2 = memref.dim %1, %c0 : memref<?xf32, strided<[1]>>
  %3 = memref.view %b[%n][%n] : memref<64xi8> to memref<?xf32>
  %4 = memref.dim %3, %c0 : memref<?xf32>
  %5 = memref.assume_alignment %m, 16 : memref<4x8xf32>
  %6 = memref.assume_alignment %5, 16 : memref<4x8xf32>
  %7 = memref.memory_space_cast %m : memref<4x8xf32> to memref<4x8xf32, 1>
  %8 = memref.memory_space_cast %7 : memref<4x8xf32, 1> to memref<4x8xf32>
  return %0, %2, %4, %6, %8 : memref<4x8xf32>, index, index, memref<4x8xf32>, memref<4x8xf32>
}
func.func @grow(%n: index) {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.realloc %0 : memref<?xf32> to memref<8xf32>
  memref.dealloc %1 : memref<8xf32>
  return
}

// ARGS: --convert-func-to-llvm --finalize-memref-to-llvm --reconcile-unrealized-casts --mlir-print-op-generic
// ARGS: --finalize-memref-to-llvm
// ARGS: --convert-func-to-llvm --finalize-memref-to-llvm --reconcile-unrealized-casts --mlir-print-debuginfo
memref.global @g : memref<2x3xf32> = dense<1.0>
memref.global "private" constant @k : memref<2xi32> = dense<[1,2]> {alignment = 64}
memref.global "private" @u : memref<2xi32> = uninitialized
memref.global "private" @e : memref<2xi32, 3>
memref.global @z : memref<f32> = dense<2.0>
func.func @other(%m: memref<?x4xf32>, %n: memref<3x4xf32>, %u: memref<*xf32>, %i: index, %j: index) {
  %0 = memref.get_global @g : memref<2x3xf32>
  %1 = memref.get_global @e : memref<2xi32, 3>
  %z = memref.get_global @z : memref<f32>
  %2 = memref.cast %m : memref<?x4xf32> to memref<3x4xf32>
  %3 = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  %4 = memref.cast %u : memref<*xf32> to memref<?x?xf32>
  memref.copy %m, %n : memref<?x4xf32> to memref<3x4xf32>
  memref.copy %u, %3 : memref<*xf32> to memref<*xf32>
  %st = memref.reinterpret_cast %m to offset: [%i], sizes: [%j, 4], strides: [%i, 1] : memref<?x4xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %st2 = memref.reinterpret_cast %u to offset: [0], sizes: [%j, 4], strides: [4, 1] : memref<*xf32> to memref<?x4xf32>
  memref.copy %m, %st : memref<?x4xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %r = memref.rank %u : memref<*xf32>
  %d = memref.dim %u, %i : memref<*xf32>
  memref.dealloc %u : memref<*xf32>
  %sc = memref.memory_space_cast %m : memref<?x4xf32> to memref<?x4xf32, 3>
  %sc2 = memref.memory_space_cast %u : memref<*xf32> to memref<*xf32, 3>
  %t = memref.transpose %m (a, b) -> (b, a) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  return
}

// ARGS: --convert-func-to-llvm --finalize-memref-to-llvm --reconcile-unrealized-casts --mlir-print-op-generic
// ARGS: --finalize-memref-to-llvm
// ARGS: --convert-func-to-llvm --finalize-memref-to-llvm --reconcile-unrealized-casts --mlir-print-debuginfo
func.func @access(%m: memref<?x4xf32>, %s: memref<f32>, %st: memref<3x?xf32, strided<[?, 2], offset: ?>>, %k : memref<5x6xi1, strided<[6, 1], offset: 7>, 3>, %i: index, %j: index, %f: f32) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<?x4xf32>
  memref.store %0, %m[%j, %i] {nontemporal = true} : memref<?x4xf32>
  %1 = memref.load %s[] : memref<f32>
  memref.store %1, %s[] : memref<f32>
  %2 = memref.load %st[%i, %j] {nontemporal = true} : memref<3x?xf32, strided<[?, 2], offset: ?>>
  %3 = memref.load %k[%i, %j] : memref<5x6xi1, strided<[6, 1], offset: 7>, 3>
  memref.prefetch %m[%i, %j], read, locality<3>, data : memref<?x4xf32>
  memref.prefetch %m[%i, %j], write, locality<1>, instr : memref<?x4xf32>
  %d0 = memref.dim %m, %i : memref<?x4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d1 = memref.dim %m, %c0 : memref<?x4xf32>
  %d2 = memref.dim %m, %c1 : memref<?x4xf32>
  memref.assume_alignment %m, 16 : memref<?x4xf32>
  %a = memref.atomic_rmw addf %f, %m[%i, %j] : (f32, memref<?x4xf32>) -> f32
  %a2 = memref.generic_atomic_rmw %m[%i, %j] : memref<?x4xf32> {
  ^bb0(%x: f32):
    %y = arith.addf %x, %f : f32
    memref.atomic_yield %y : f32
  }
  %p = memref.extract_aligned_pointer_as_index %m : memref<?x4xf32> -> index
  %base, %off, %sz:2, %str:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %rank = memref.rank %m : memref<?x4xf32>
  return %0 : f32
}

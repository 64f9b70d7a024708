// ARGS: --finalize-memref-to-llvm
// ARGS: --finalize-memref-to-llvm=use-aligned-alloc
// ARGS: --finalize-memref-to-llvm=use-generic-functions --mlir-print-op-generic
// ARGS: --finalize-memref-to-llvm --mlir-print-debuginfo
func.func @alloc(%n: index, %m: index) {
  %0 = memref.alloc() : memref<f32>
  %1 = memref.alloc(%n) : memref<?x4xf32>
  %2 = memref.alloc(%n, %m) {alignment = 32 : i64} : memref<?x?xi8>
  %3 = memref.alloca(%n) : memref<?x4xf32>
  %4 = memref.alloca() {alignment = 16 : i64} : memref<3xvector<4xf32>>
  memref.dealloc %0 : memref<f32>
  memref.dealloc %1 : memref<?x4xf32>
  %5 = memref.alloc() : memref<3xmemref<?xf32>>
  %6 = memref.alloc(%m) : memref<?x3xindex>
  %7 = memref.alloca() : memref<2x3xf64, 5>
  %8 = memref.alloc() : memref<2x3xf64, 5>
  return
}

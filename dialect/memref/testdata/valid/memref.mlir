memref.global "private" @g0 : memref<2xf32>
memref.global @g1 : memref<2xf32> = uninitialized
memref.global "private" constant @g2 : memref<2xf32> = dense<[0.0, 1.0]> {alignment = 64}
memref.global constant @g3 : memref<f32> = dense<1.0>
func.func @f(%m: memref<4x?xf32>, %i: index, %j: i32, %um: memref<*xf32>, %b: memref<2048xi8>, %v: f32, %s: memref<4x4xf32, strided<[?, 1], offset: ?>>, %tag: memref<1xi32>, %im : memref<8xi32>, %iv: i32, %sh: memref<2xindex>, %idm: memref<4x4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc(%i) {alignment = 8} : memref<?xf32>
  %2 = memref.alloca(%i)[%i] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %3 = memref.realloc %0 : memref<4xf32> to memref<8xf32>
  %4 = memref.realloc %0(%i) : memref<4xf32> to memref<?xf32>
  memref.alloca_scope {
  }
  %5 = memref.alloca_scope -> (f32) {
    memref.alloca_scope.return %v : f32
  }
  %56:2 = memref.alloca_scope -> (f32, f32) {
    memref.alloca_scope.return %v, %v : f32, f32
  } {a}
  %6 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %7 = memref.cast %m : memref<4x?xf32> to memref<*xf32>
  memref.copy %m, %m : memref<4x?xf32> to memref<4x?xf32>
  memref.dealloc %3 : memref<8xf32>
  %8 = memref.dim %m, %i : memref<4x?xf32>
  memref.dma_start %m[%i, %i], %m[%i, %i], %i, %tag[%i] : memref<4x?xf32>, memref<4x?xf32>, memref<1xi32>
  memref.dma_start %m[%i, %i], %m[%i, %i], %i, %tag[%i], %i, %i : memref<4x?xf32>, memref<4x?xf32>, memref<1xi32>
  memref.dma_start %m[%i, %i], %m[%i, %i], %i, %tag[%i], : memref<4x?xf32>, memref<4x?xf32>, memref<1xi32>
  memref.dma_wait %tag[%i], %i : memref<1xi32>
  %9 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32> -> index
  %base, %off, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %10 = memref.generic_atomic_rmw %im[%i] : memref<8xi32> {
  ^bb0(%c: i32):
    memref.atomic_yield %c : i32
  }
  %11 = memref.get_global @g0 : memref<2xf32>
  %12 = memref.load %m[%i, %i] : memref<4x?xf32>
  %13 = memref.load %m[%i, %i] {nontemporal = true, alignment = 4 : i64} : memref<4x?xf32>
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<4x?xf32>
  memref.prefetch %m[%i, %i], write, locality<0>, instr : memref<4x?xf32>
  %14 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 2], strides: [%i, 1] : memref<4x?xf32> to memref<4x2xf32, strided<[?, 1]>>
  %15 = memref.reinterpret_cast %um to offset: [%i], sizes: [%i, 2], strides: [%i, 1] : memref<*xf32> to memref<?x2xf32, strided<[?, 1], offset: ?>>
  %16 = memref.rank %um : memref<*xf32>
  %17 = memref.reshape %idm(%sh) : (memref<4x4xf32>, memref<2xindex>) -> memref<?x?xf32>
  %18 = memref.expand_shape %0 [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  %19 = memref.expand_shape %1 [[0, 1]] output_shape [%i, 2] : memref<?xf32> into memref<?x2xf32>
  %20 = memref.collapse_shape %18 [[0, 1]] : memref<2x2xf32> into memref<4xf32>
  memref.store %v, %m[%i, %i] : memref<4x?xf32>
  memref.store %v, %m[%i, %i] {nontemporal = true} : memref<4x?xf32>
  %21 = memref.subview %m[0, 0][2, %i][1, 1] : memref<4x?xf32> to memref<2x?xf32, strided<[?, 1]>>
  %22 = memref.subview %m[%i, 0][1, 2][1, 1] : memref<4x?xf32> to memref<2xf32, strided<[1], offset: ?>>
  %23 = memref.subview %idm[1, 0][2, 2][2, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[8, 1], offset: 4>>
  %24 = memref.transpose %idm (i, j) -> (j, i) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
  %25 = memref.view %b[%i][] : memref<2048xi8> to memref<64x4xf32>
  %26 = memref.view %b[%i][%i] : memref<2048xi8> to memref<?x4xf32>
  %27 = memref.atomic_rmw addi %iv, %im[%i] : (i32, memref<8xi32>) -> i32
  %28 = memref.assume_alignment %m, 8 : memref<4x?xf32>
  %29, %30 = memref.distinct_objects %m, %idm : memref<4x?xf32>, memref<4x4xf32>
  %31 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xf32, 1>
  return
}

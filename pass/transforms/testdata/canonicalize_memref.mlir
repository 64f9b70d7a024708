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

// Views, with sizes that are constants, and of casts.
func.func @view(%m: memref<2048xi8>, %n: index) -> (memref<?x?xf32>, memref<?x4xf32>, memref<2048xi8>, memref<?xi8>) {
  %c7 = arith.constant 7 : index
  %c15 = arith.constant 15 : index
  %neg = arith.constant -3 : index
  %0 = memref.view %m[%c15][%c7, %n] : memref<2048xi8> to memref<?x?xf32>
  %1 = memref.view %m[%n][%neg] : memref<2048xi8> to memref<?x4xf32>
  %c0 = arith.constant 0 : index
  %2 = memref.view %m[%c0][] : memref<2048xi8> to memref<2048xi8>
  %a = memref.alloc() : memref<64xi8>
  %b = memref.cast %a : memref<64xi8> to memref<?xi8>
  %3 = memref.view %b[%c0][%n] : memref<?xi8> to memref<?xi8>
  return %0, %1, %2, %3 : memref<?x?xf32>, memref<?x4xf32>, memref<2048xi8>, memref<?xi8>
}

// Sizes of what was reshaped.
func.func @dim(%m: memref<*xf32>, %s: memref<?xindex>, %t: memref<?xi32>, %i: index, %c: i1) -> (index, index, index, index) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %c3 = arith.constant 3 : index
  memref.store %i, %s[%c3] : memref<?xindex>
  %1 = memref.dim %0, %c3 : memref<*xf32>
  %2 = memref.reshape %m(%t) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  %3 = memref.dim %2, %i : memref<*xf32>
  %4 = arith.muli %i, %3 : index
  %5 = memref.dim %0, %4 : memref<*xf32>
  %6 = scf.if %c -> index {
    %7 = arith.muli %i, %i : index
    %8 = memref.dim %0, %7 : memref<*xf32>
    %9 = memref.dim %0, %i : memref<*xf32>
    %10 = arith.addi %8, %9 : index
    scf.yield %10 : index
  } else {
    scf.yield %i : index
  }
  return %1, %3, %5, %6 : index, index, index, index
}

// Reshapes of casts and of reshapes.
func.func @reshapes(%m: memref<?x512x1x?xf32>, %v: memref<?xf32, strided<[1]>, 3>, %s: memref<8x2x1xf32>, %n: index, %d: memref<?xf32>) -> (memref<?x?xf32>, memref<?xf32, 3>,
    memref<16x1xf32>, memref<4x2x2xf32>, memref<?x?xf32>, memref<4x?x1xf32>) {
  %0 = memref.cast %m : memref<?x512x1x?xf32> to memref<?x?x?x?xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2, 3]] : memref<?x?x?x?xf32> into memref<?x?xf32>
  %2 = memref.expand_shape %v [[0, 1]] output_shape [%n, 1] : memref<?xf32, strided<[1]>, 3> into memref<?x1xf32, 3>
  %3 = memref.collapse_shape %2 [[0, 1]] : memref<?x1xf32, 3> into memref<?xf32, 3>
  %4 = memref.collapse_shape %s [[0, 1, 2]] : memref<8x2x1xf32> into memref<16xf32>
  %5 = memref.expand_shape %4 [[0, 1]] output_shape [16, 1] : memref<16xf32> into memref<16x1xf32>
  %6 = memref.expand_shape %4 [[0, 1, 2]] output_shape [4, 2, 2] : memref<16xf32> into memref<4x2x2xf32>
  %c4 = arith.constant 4 : index
  %7 = memref.cast %4 : memref<16xf32> to memref<?xf32>
  %8 = memref.expand_shape %7 [[0, 1]] output_shape [%c4, %c4] : memref<?xf32> into memref<?x?xf32>
  %9 = memref.expand_shape %d [[0, 1, 2, 3]] output_shape [2, 2, %n, 1] : memref<?xf32> into memref<2x2x?x1xf32>
  %10 = memref.collapse_shape %9 [[0, 1], [2], [3]] : memref<2x2x?x1xf32> into memref<4x?x1xf32>
  return %1, %3, %5, %6, %8, %10 : memref<?x?xf32>, memref<?xf32, 3>, memref<16x1xf32>, memref<4x2x2xf32>, memref<?x?xf32>, memref<4x?x1xf32>
}

// Memrefs that are taken apart and put together.
func.func @metadata(%m: memref<8x?xf32, strided<[?, 1], offset: 3>>, %s: memref<8x2xf32>) -> (index, index, index, index, index,
    memref<8x?xf32, strided<[?, 1], offset: 3>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4xf32>, memref<?xf32, strided<[?], offset: ?>>) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<8x?xf32, strided<[?, 1], offset: 3>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [%offset], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, %strides#1]
      : memref<f32> to memref<8x?xf32, strided<[?, 1], offset: 3>>
  %1 = memref.cast %s : memref<8x2xf32> to memref<?x?xf32>
  %base2, %offset2, %sizes2:2, %strides2:2 = memref.extract_strided_metadata %1 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  %2 = memref.reinterpret_cast %base2 to offset: [%offset2], sizes: [%sizes2#0, %sizes2#1], strides: [%strides2#0, %strides2#1]
      : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %3 = memref.reinterpret_cast %base2 to offset: [0], sizes: [4], strides: [1] : memref<f32> to memref<4xf32>
  %c3 = arith.constant 3 : index
  %4 = memref.reinterpret_cast %s to offset: [%c3], sizes: [%c3], strides: [%c3] : memref<8x2xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %offset, %sizes#0, %sizes#1, %strides#0, %strides#1, %0, %2, %3, %4 : index, index, index, index, index,
      memref<8x?xf32, strided<[?, 1], offset: 3>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4xf32>, memref<?xf32, strided<[?], offset: ?>>
}

// Scopes of allocations.
func.func @scopes(%n: index, %c: i1) {
  memref.alloca_scope {
    %0 = arith.muli %n, %n : index
    "test.use"(%0) : (index) -> ()
  }
  %r = memref.alloca_scope -> (index) {
    %0 = arith.muli %n, %n : index
    memref.alloca_scope.return %0 : index
  }
  "test.region"() ({
    memref.alloca_scope {
      %1 = memref.alloca(%n) : memref<?xi64>
      "test.use"(%1, %r) : (memref<?xi64>, index) -> ()
    }
    "test.terminator"() : () -> ()
  }) : () -> ()
  scf.if %c {
    memref.alloca_scope {
      memref.alloca_scope {
        %2 = memref.alloca(%n) : memref<?xi64>
      }
    }
  }
  memref.alloca_scope {
    %3 = memref.alloca() : memref<4xi64>
    "test.use"(%3) : (memref<4xi64>) -> ()
  }
  return
}

// Strides stay as they are if one is zero.
func.func @view_by_zero(%m: memref<8x16xf32>, %i: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%i, %i] [%i, %i] [%c2, %c0] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @view_of_constants_by_zero(%m: memref<8x16xf32>, %i: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%i, %c2] [%i, %c2] [%c2, %c0] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// ARGS: --expand-strided-metadata
// ARGS: --expand-strided-metadata --canonicalize
// ARGS: --expand-strided-metadata --lower-affine --convert-arith-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts
memref.global @g : memref<4x6xf32>
func.func @subviews(%m: memref<?x?xf32>, %i: index, %j: index, %n: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[?, 2], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) {
  %0 = memref.subview %m[%i, 2] [%n, 4] [%j, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %1 = memref.subview %0[%i, %j] [%n, %i] [%j, 1] : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %c = memref.cast %1 : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %2 = memref.subview %m[4, 2] [4, 4] [2, 2] : memref<?x?xf32> to memref<4x4xf32, strided<[?, 2], offset: ?>>
  %3 = memref.subview %m[%i, 0] [1, %n] [1, %j] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %c, %2, %3 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[?, 2], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
}
func.func @constants(%m: memref<8x16xf32, strided<[32, 1], offset: 5>>) -> memref<2x3xf32, strided<[64, 3], offset: ?>> {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%c1, 2] [2, 3] [2, 3] : memref<8x16xf32, strided<[32, 1], offset: 5>> to memref<2x3xf32, strided<[64, 3], offset: ?>>
  return %0 : memref<2x3xf32, strided<[64, 3], offset: ?>>
}
func.func @loops(%m: memref<?x?xf32>, %x: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %0 = memref.subview %m[%i, %i] [%n, 1] [1, 1] : memref<?x?xf32> to memref<?x1xf32, strided<[?, 1], offset: ?>>
  memref.store %x, %0[%i, %c0] : memref<?x1xf32, strided<[?, 1], offset: ?>>
  %next = arith.addi %i, %c1 : index
  %more = arith.cmpi slt, %next, %n : index
  cf.cond_br %more, ^bb1(%next : index), ^bb2
^bb2:
  return
}
func.func @expand(%a: memref<?x12xf32, strided<[?, 2], offset: ?>>, %s: index, %b: memref<f32>, %c: memref<30xf32>) -> (memref<?x5x3x2x2xf32, strided<[?, ?, 8, 4, 2], offset: ?>>, memref<1x1xf32>, memref<2x3x5xf32>) {
  %0 = memref.expand_shape %a [[0, 1], [2, 3, 4]] output_shape [%s, 5, 3, 2, 2] : memref<?x12xf32, strided<[?, 2], offset: ?>> into memref<?x5x3x2x2xf32, strided<[?, ?, 8, 4, 2], offset: ?>>
  %1 = memref.expand_shape %b [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %2 = memref.expand_shape %c [[0, 1, 2]] output_shape [2, 3, 5] : memref<30xf32> into memref<2x3x5xf32>
  return %0, %1, %2 : memref<?x5x3x2x2xf32, strided<[?, ?, 8, 4, 2], offset: ?>>, memref<1x1xf32>, memref<2x3x5xf32>
}
func.func @expand_last(%a: memref<?xf32, strided<[?], offset: 3>>, %s: index) -> memref<4x?x2xf32, strided<[?, ?, ?], offset: 3>> {
  %0 = memref.expand_shape %a [[0, 1, 2]] output_shape [4, %s, 2] : memref<?xf32, strided<[?], offset: 3>> into memref<4x?x2xf32, strided<[?, ?, ?], offset: 3>>
  return %0 : memref<4x?x2xf32, strided<[?, ?, ?], offset: 3>>
}
func.func @collapse(%a: memref<?x4x?x3xf32>, %b: memref<1x1xf32, strided<[?, ?], offset: ?>>, %c: memref<2x3x1xf32, strided<[30, 10, 7], offset: 2>>) -> (memref<?x?xf32>, memref<f32, strided<[], offset: ?>>, memref<6xf32, strided<[10], offset: 2>>) {
  %0 = memref.collapse_shape %a [[0, 1], [2, 3]] : memref<?x4x?x3xf32> into memref<?x?xf32>
  %1 = memref.collapse_shape %b [] : memref<1x1xf32, strided<[?, ?], offset: ?>> into memref<f32, strided<[], offset: ?>>
  %2 = memref.collapse_shape %c [[0, 1, 2]] : memref<2x3x1xf32, strided<[30, 10, 7], offset: 2>> into memref<6xf32, strided<[10], offset: 2>>
  return %0, %1, %2 : memref<?x?xf32>, memref<f32, strided<[], offset: ?>>, memref<6xf32, strided<[10], offset: 2>>
}
func.func @extract(%n: index, %m: index) -> (memref<f32>, index, index, index, index, index, index, memref<f32>, index, index) {
  %a = memref.alloc(%n, %m) : memref<?x4x?xf32>
  %base, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %a : memref<?x4x?xf32> -> memref<f32>, index, index, index, index, index, index, index
  %b = memref.alloca() : memref<3x5xf32>
  %base_1, %offset_1, %sizes_1:2, %strides_1:2 = memref.extract_strided_metadata %b : memref<3x5xf32> -> memref<f32>, index, index, index, index, index
  %c = memref.get_global @g : memref<4x6xf32>
  %base_2, %offset_2, %sizes_2:2, %strides_2:2 = memref.extract_strided_metadata %c : memref<4x6xf32> -> memref<f32>, index, index, index, index, index
  return %base, %offset, %sizes#0, %sizes#1, %strides#0, %strides_1#0, %sizes_1#1, %base_2, %offset_2, %strides_2#0 : memref<f32>, index, index, index, index, index, index, memref<f32>, index, index
}
func.func @casts(%a: memref<?x?xf32, strided<[?, 1], offset: 4>>, %i: index) -> (memref<f32>, index, index, index, index, index, index, index) {
  %0 = memref.cast %a : memref<?x?xf32, strided<[?, 1], offset: 4>> to memref<3x?xf32, strided<[?, 1], offset: 4>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0 : memref<3x?xf32, strided<[?, 1], offset: 4>> -> memref<f32>, index, index, index, index, index
  %1 = memref.reinterpret_cast %a to offset: [%i], sizes: [4, %i], strides: [%i, 1] : memref<?x?xf32, strided<[?, 1], offset: 4>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %base_1, %offset_1, %sizes_1:2, %strides_1:2 = memref.extract_strided_metadata %1 : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %p = memref.extract_aligned_pointer_as_index %1 : memref<4x?xf32, strided<[?, 1], offset: ?>> -> index
  %again, %zero = memref.extract_strided_metadata %base_1 : memref<f32> -> memref<f32>, index
  %al = memref.assume_alignment %a, 16 : memref<?x?xf32, strided<[?, 1], offset: 4>>
  %base_2, %offset_2, %sizes_2:2, %strides_2:2 = memref.extract_strided_metadata %al : memref<?x?xf32, strided<[?, 1], offset: 4>> -> memref<f32>, index, index, index, index, index
  return %again, %zero, %offset, %sizes#0, %strides#0, %p, %sizes_2#1, %offset_1 : memref<f32>, index, index, index, index, index, index, index
}
func.func @aligned_pointer(%m: memref<?x3xf32>) -> index {
  %a = memref.assume_alignment %m, 16 : memref<?x3xf32>
  %i = memref.extract_aligned_pointer_as_index %a : memref<?x3xf32> -> index
  return %i : index
}

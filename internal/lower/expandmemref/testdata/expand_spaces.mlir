// ARGS: --expand-strided-metadata
func.func @spaces(%a: memref<?x?xf32, 1>, %i: index) -> (memref<f32, 2>, index, index, index) {
  %0 = memref.memory_space_cast %a : memref<?x?xf32, 1> to memref<?x?xf32, 2>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0 : memref<?x?xf32, 2> -> memref<f32, 2>, index, index, index, index, index
  %1 = memref.memory_space_cast %a : memref<?x?xf32, 1> to memref<?x?xf32, 3>
  %base_1, %offset_1, %sizes_1:2, %strides_1:2 = memref.extract_strided_metadata %1 : memref<?x?xf32, 3> -> memref<f32, 3>, index, index, index, index, index
  return %base, %sizes#1, %strides_1#0, %sizes_1#0 : memref<f32, 2>, index, index, index
}
func.func @layouts(%a: memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>, %b: memref<?xi8>, %i: index) -> (memref<2x2xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, index) {
  %0 = memref.alloc() : memref<2x2xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>
  %v = memref.view %b[%i][] : memref<?xi8> to memref<2xf32>
  %p = memref.extract_aligned_pointer_as_index %v : memref<2xf32> -> index
  return %0, %p : memref<2x2xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, index
}

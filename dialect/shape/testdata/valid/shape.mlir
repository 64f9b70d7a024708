module attributes {shape.lib = [@lib]} {
  shape.function_library @lib {
    shape.func @f(%arg0: !shape.value_shape) -> !shape.shape {
      %0 = shape.shape_of %arg0 : !shape.value_shape -> !shape.shape
      shape.return %0 : !shape.shape
    }
    shape.func private @g(%arg0: !shape.value_shape {test.x}) -> !shape.shape attributes {foo} {
      %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {test.op = @f}
  shape.function_library @lib2 attributes {bar} {
    shape.func private @h()
  } mapping {}
}
func.func @ops(%s: !shape.shape, %e: tensor<?xindex>, %e3: tensor<3xindex>, %z: !shape.size, %i: index, %w: !shape.witness, %t: tensor<2x?xf32>) {
  %0 = shape.const_shape [1, 2, 3] : !shape.shape
  %1 = shape.const_shape {foo} [] : tensor<0xindex>
  %3 = shape.const_size 10
  %4 = shape.add %z, %i : !shape.size, index -> !shape.size
  %5 = shape.add %i, %i : index, index -> index
  %6 = shape.rank %e : tensor<?xindex> -> index
  %7 = shape.broadcast %s, %e : !shape.shape, tensor<?xindex> -> !shape.shape
  %8 = shape.shape_of %t : tensor<2x?xf32> -> tensor<2xindex>
  %9 = shape.shape_of %t : tensor<2x?xf32> -> tensor<?xindex>
  %10 = shape.max %z, %z : !shape.size, !shape.size -> !shape.size
  %11 = shape.meet %z, %i : !shape.size, index -> !shape.size
  %12 = shape.meet %e3, %e : tensor<3xindex>, tensor<?xindex> -> tensor<?xindex>
  %13 = shape.assuming_all %w, %w
  %14 = shape.cstr_broadcastable %s, %e : !shape.shape, tensor<?xindex>
  %15 = shape.size_to_index %z : !shape.size
  %16 = shape.to_extent_tensor %s : !shape.shape -> tensor<?xindex>
  %17:2 = shape.reduce(%s, %i, %z) : !shape.shape -> (index, !shape.size) {
  ^bb0(%a: index, %b: !shape.size, %c: index, %d: !shape.size):
    shape.yield %c, %d : index, !shape.size
  }
  shape.assuming %w {
    "test.x"() : () -> ()
  }
  %18:2 = shape.assuming %w -> (index, i32) {
    %x:2 = "test.x"() : () -> (index, i32)
    shape.assuming_yield %x#0, %x#1 : index, i32
  } {foo}
  return
}
func.func @shapes(%s: !shape.shape, %e: tensor<?xindex>, %z: !shape.size, %n: index, %t: tensor<?x4xf32>, %v: !shape.value_shape, %c: i1) {
  %0 = shape.div %z, %n : !shape.size, index -> !shape.size
  %1 = shape.mul %n, %n : index, index -> index
  %2 = shape.min %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %3 = shape.concat %s, %e : !shape.shape, tensor<?xindex> -> !shape.shape
  %4 = shape.shape_eq %s, %e : !shape.shape, tensor<?xindex>
  %5 = shape.is_broadcastable %s, %s, %e {x} : !shape.shape, !shape.shape, tensor<?xindex>
  %6 = shape.any %s, %e : !shape.shape, tensor<?xindex> -> !shape.shape
  %7 = shape.from_extents %z, %n : !shape.size, index
  %8 = shape.from_extent_tensor %e : tensor<?xindex>
  %9 = shape.num_elements %s : !shape.shape -> !shape.size
  %10 = shape.get_extent %e, %n : tensor<?xindex>, index -> index
  %11 = shape.dim %t, %n : tensor<?x4xf32>, index -> index
  %12, %13 = "shape.split_at"(%s, %n) {y} : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %14 = shape.index_to_size %n
  %15 = shape.value_of %v : tensor<?xf32>
  %16 = shape.value_as_shape %e : tensor<?xindex> -> !shape.shape
  %17 = shape.with_shape %t, %s {z} : tensor<?x4xf32>, !shape.shape
  %18 = "shape.debug_print"(%z) : (!shape.size) -> !shape.size
  %19 = shape.cstr_eq %s, %e : !shape.shape, tensor<?xindex>
  %20 = shape.cstr_require %c, "a message"
  %21 = shape.const_witness false
  return
}

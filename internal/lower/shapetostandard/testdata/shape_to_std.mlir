// ARGS: --convert-shape-to-std
// ARGS: --convert-shape-to-std --mlir-print-debuginfo
// ARGS: --convert-shape-constraints
// ARGS: --convert-shape-constraints --mlir-print-debuginfo
// ARGS: --convert-shape-constraints --convert-shape-to-std --canonicalize
func.func @sizes(%a: index, %b: index, %s: !shape.size) -> (index, index, !shape.size, !shape.size) {
  %0 = shape.add %a, %b : index, index -> index
  %1 = shape.mul %0, %b : index, index -> index
  %2 = shape.add %a, %s : index, !shape.size -> !shape.size
  return %0, %1, %2, %2 : index, index, !shape.size, !shape.size
}
func.func @broadcast(%a: tensor<2xindex>, %b: tensor<?xindex>, %c: tensor<3xindex>, %s: !shape.shape) -> (tensor<?xindex>, tensor<3xindex>, !shape.shape, tensor<?xindex>) {
  %0 = shape.broadcast %a, %b : tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
  %1 = shape.broadcast %a, %b, %c : tensor<2xindex>, tensor<?xindex>, tensor<3xindex> -> tensor<3xindex>
  %2 = shape.broadcast %a, %s : tensor<2xindex>, !shape.shape -> !shape.shape
  %3 = shape.broadcast %b : tensor<?xindex> -> tensor<?xindex>
  return %0, %1, %2, %3 : tensor<?xindex>, tensor<3xindex>, !shape.shape, tensor<?xindex>
}
func.func @constants() -> (tensor<3xindex>, tensor<2xindex>, !shape.shape, tensor<0xindex>) {
  %0 = shape.const_shape [1, 2, 3] : tensor<3xindex>
  %1 = shape.const_shape [4, 5] : tensor<2xindex>
  %2 = shape.const_shape [6] : !shape.shape
  %3 = shape.const_shape [] : tensor<0xindex>
  return %0, %1, %2, %3 : tensor<3xindex>, tensor<2xindex>, !shape.shape, tensor<0xindex>
}
func.func @any(%a: tensor<2xindex>, %b: tensor<?xindex>, %s: !shape.shape) -> (tensor<?xindex>, !shape.shape, tensor<2xindex>) {
  %0 = "shape.any"(%b, %a) : (tensor<?xindex>, tensor<2xindex>) -> tensor<?xindex>
  %1 = "shape.any"(%s, %a) : (!shape.shape, tensor<2xindex>) -> !shape.shape
  %2 = "shape.any"(%a, %b) : (tensor<2xindex>, tensor<?xindex>) -> tensor<2xindex>
  return %0, %1, %2 : tensor<?xindex>, !shape.shape, tensor<2xindex>
}
func.func @dims(%t: tensor<2x?xf32>, %u: tensor<*xf32>, %i: index, %v: !shape.value_shape, %n: !shape.size) -> (index, index, !shape.size) {
  %0 = shape.dim %t, %i : tensor<2x?xf32>, index -> index
  %1 = shape.dim %t, %i : tensor<2x?xf32>, index -> index
  %2 = shape.dim %t, %n : tensor<2x?xf32>, !shape.size -> !shape.size
  return %0, %1, %2 : index, index, !shape.size
}
func.func @extents(%t: tensor<2x?xf32>, %u: tensor<*xf32>, %i: index, %e: tensor<?xindex>, %v: !shape.shape, %n: !shape.size) -> (index, index, index, !shape.size) {
  %s = shape.shape_of %t : tensor<2x?xf32> -> tensor<?xindex>
  %0 = shape.get_extent %s, %i : tensor<?xindex>, index -> index
  %w = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %1 = shape.get_extent %w, %i : tensor<?xindex>, index -> index
  %2 = shape.get_extent %e, %i : tensor<?xindex>, index -> index
  %3 = shape.get_extent %v, %n : !shape.shape, !shape.size -> !shape.size
  return %0, %1, %2, %3 : index, index, index, !shape.size
}
func.func @ranks(%e: tensor<?xindex>, %f: tensor<4xindex>, %v: !shape.shape) -> (index, index, !shape.size) {
  %0 = shape.rank %e : tensor<?xindex> -> index
  %1 = shape.rank %f : tensor<4xindex> -> index
  %2 = shape.rank %v : !shape.shape -> !shape.size
  return %0, %1, %2 : index, index, !shape.size
}
func.func @reductions(%e: tensor<?xindex>, %f: tensor<4xindex>, %v: !shape.shape, %n: !shape.size) -> (index, index, !shape.size) {
  %c = arith.constant 1 : index
  %0:2 = shape.reduce(%e, %c, %c) : tensor<?xindex> -> (index, index) {
  ^bb0(%i: index, %x: index, %acc: index, %o: index):
    %m = shape.mul %acc, %x : index, index -> index
    %y = arith.addi %m, %i : index
    shape.yield %y, %acc : index, index
  }
  %1 = shape.reduce(%f, %c) : tensor<4xindex> -> index {
  ^bb0(%i: index, %x: index, %acc: index):
    %g = arith.cmpi eq, %i, %x : index
    %z = scf.if %g -> (index) {
      %m = arith.muli %acc, %x : index
      scf.yield %m : index
    } else {
      scf.yield %acc : index
    }
    shape.yield %z : index
  }
  %2 = shape.reduce(%v, %n) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %x: !shape.size, %acc: !shape.size):
    %m = shape.mul %acc, %x : !shape.size, !shape.size -> !shape.size
    shape.yield %m : !shape.size
  }
  return %0#0, %1, %2 : index, index, !shape.size
}
func.func @outer_yield(%e: tensor<?xindex>, %k: index) -> index {
  %c = arith.constant 1 : index
  %1 = shape.reduce(%e, %c) : tensor<?xindex> -> index {
  ^bb0(%i: index, %x: index, %acc: index):
    %m = shape.mul %k, %x : index, index -> index
    shape.yield %m : index
  }
  return %1 : index
}
func.func @equal(%e: tensor<?xindex>, %f: tensor<4xindex>, %v: !shape.shape) -> (i1, i1, i1, i1) {
  %0 = shape.shape_eq %e, %f : tensor<?xindex>, tensor<4xindex>
  %1 = shape.shape_eq %e, %f, %e : tensor<?xindex>, tensor<4xindex>, tensor<?xindex>
  %2 = shape.shape_eq %e, %v : tensor<?xindex>, !shape.shape
  %3 = shape.shape_eq %e : tensor<?xindex>
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
func.func @broadcastable(%e: tensor<?xindex>, %f: tensor<4xindex>, %v: !shape.shape) -> (i1, i1, i1, i1) {
  %0 = shape.is_broadcastable %e, %f : tensor<?xindex>, tensor<4xindex>
  %1 = shape.is_broadcastable %e, %f, %e : tensor<?xindex>, tensor<4xindex>, tensor<?xindex>
  %2 = shape.is_broadcastable %e, %v : tensor<?xindex>, !shape.shape
  %3 = shape.is_broadcastable %e : tensor<?xindex>
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
func.func @shapes(%t: tensor<2x?x3xf32>, %u: tensor<*xf32>, %z: tensor<f32>, %v: !shape.value_shape, %m: tensor<?x?xi8>) -> (tensor<3xindex>, tensor<?xindex>, tensor<?xindex>, tensor<0xindex>, !shape.shape, !shape.shape) {
  %0 = shape.shape_of %t : tensor<2x?x3xf32> -> tensor<3xindex>
  %1 = shape.shape_of %t : tensor<2x?x3xf32> -> tensor<?xindex>
  %2 = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %3 = shape.shape_of %z : tensor<f32> -> tensor<0xindex>
  %4 = shape.shape_of %v : !shape.value_shape -> !shape.shape
  %5 = shape.shape_of %m : tensor<?x?xi8> -> !shape.shape
  return %0, %1, %2, %3, %4, %5 : tensor<3xindex>, tensor<?xindex>, tensor<?xindex>, tensor<0xindex>, !shape.shape, !shape.shape
}
func.func @split(%e: tensor<?xindex>, %i: index, %v: !shape.shape, %n: !shape.size) -> (tensor<?xindex>, tensor<?xindex>, !shape.shape, !shape.shape) {
  %0, %1 = "shape.split_at"(%e, %i) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %2, %3 = "shape.split_at"(%v, %n) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  return %0, %1, %2, %3 : tensor<?xindex>, tensor<?xindex>, !shape.shape, !shape.shape
}
func.func @tensors(%e: tensor<?xindex>, %v: !shape.shape) -> (tensor<3xindex>, tensor<?xindex>, tensor<?xindex>) {
  %0 = shape.to_extent_tensor %e : tensor<?xindex> -> tensor<3xindex>
  %1 = shape.to_extent_tensor %v : !shape.shape -> tensor<?xindex>
  %2 = shape.to_extent_tensor %e : tensor<?xindex> -> tensor<?xindex>
  return %0, %1, %2 : tensor<3xindex>, tensor<?xindex>, tensor<?xindex>
}
func.func @constraints(%e: tensor<?xindex>, %f: tensor<4xindex>, %v: !shape.shape, %p: i1) -> (!shape.witness, index) {
  %0 = shape.cstr_broadcastable %e, %f : tensor<?xindex>, tensor<4xindex>
  %1 = shape.cstr_eq %e, %f : tensor<?xindex>, tensor<4xindex>
  %2 = shape.cstr_require %p, "message"
  %3 = shape.cstr_broadcastable %e, %v : tensor<?xindex>, !shape.shape
  %4 = shape.cstr_eq %v, %e, %f : !shape.shape, tensor<?xindex>, tensor<4xindex>
  %w = shape.assuming_all %0, %1, %2, %3, %4
  %r = shape.assuming %0 -> index {
    %x = shape.rank %e : tensor<?xindex> -> index
    shape.assuming_yield %x : index
  }
  return %w, %r : !shape.witness, index
}
func.func @others(%e: tensor<?xindex>, %i: index, %v: !shape.shape, %n: !shape.size) -> (index, index, !shape.shape, index, tensor<?xindex>, !shape.shape, i1) {
  %0 = shape.num_elements %e : tensor<?xindex> -> index
  %1 = shape.size_to_index %n : !shape.size
  %2 = shape.from_extents %i, %i : index, index
  %3 = shape.div %i, %i : index, index -> index
  %4 = shape.concat %e, %e : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %5 = shape.from_extent_tensor %e : tensor<?xindex>
  %6 = "shape.is_broadcastable"(%v, %v) : (!shape.shape, !shape.shape) -> i1
  return %0, %1, %2, %3, %4, %5, %6 : index, index, !shape.shape, index, tensor<?xindex>, !shape.shape, i1
}

// ARGS: --canonicalize --allow-unregistered-dialect --split-input-file
// ARGS: --canonicalize=top-down=false --allow-unregistered-dialect --split-input-file

func.func @sizes(%s: !shape.size, %i: index) -> (!shape.size, index, !shape.size, index, index, !shape.size, index, !shape.size, !shape.size, index, !shape.size) {
  %c0 = shape.const_size 0
  %c7 = shape.const_size 7
  %i0 = arith.constant 0 : index
  %i5 = arith.constant 5 : index
  %m2 = arith.constant -2 : index
  %0 = shape.add %s, %c0 : !shape.size, !shape.size -> !shape.size
  %1 = shape.add %i5, %i5 : index, index -> index
  %2 = shape.add %c7, %c7 : !shape.size, !shape.size -> !shape.size
  %3 = shape.div %i5, %m2 : index, index -> index
  %4 = shape.div %i5, %i0 : index, index -> index
  %5 = shape.div %c7, %i5 : !shape.size, index -> !shape.size
  %6 = shape.mul %i5, %m2 : index, index -> index
  %7 = shape.max %s, %s : !shape.size, !shape.size -> !shape.size
  %8 = shape.min %s, %s : !shape.size, !shape.size -> !shape.size
  %9 = shape.size_to_index %c7 : !shape.size
  %10 = shape.index_to_size %i5
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : !shape.size, index, !shape.size, index, index, !shape.size, index, !shape.size, !shape.size, index, !shape.size
}

// -----

func.func @conversions(%s: !shape.size, %i: index) -> (!shape.size, index, !shape.size, index) {
  %0 = shape.size_to_index %s : !shape.size
  %1 = shape.index_to_size %0
  %2 = shape.index_to_size %i
  %3 = shape.size_to_index %2 : !shape.size
  %4 = shape.add %i, %s : index, !shape.size -> !shape.size
  %5 = shape.size_to_index %i : index
  return %1, %3, %4, %5 : !shape.size, index, !shape.size, index
}

// -----

func.func @shapes(%s: !shape.shape, %t: tensor<?xindex>) -> (!shape.shape, tensor<2xindex>, !shape.shape, tensor<4xindex>, tensor<2xindex>, !shape.shape, index, index, !shape.size, index, tensor<3xindex>) {
  %a = shape.const_shape [1, 2] : tensor<2xindex>
  %b = shape.const_shape [4, 1] : tensor<2xindex>
  %c = shape.const_shape [5, 4, 1] : !shape.shape
  %0 = shape.any %s, %c : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.broadcast %a, %b : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  %2 = shape.broadcast %c, %a : !shape.shape, tensor<2xindex> -> !shape.shape
  %3 = shape.concat %a, %b : tensor<2xindex>, tensor<2xindex> -> tensor<4xindex>
  %4 = shape.broadcast %a, %a : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  %5 = shape.concat %s, %c : !shape.shape, !shape.shape -> !shape.shape
  %6 = shape.num_elements %b : tensor<2xindex> -> index
  %7 = shape.rank %a : tensor<2xindex> -> index
  %8 = shape.num_elements %c : !shape.shape -> !shape.size
  %i1 = arith.constant 1 : index
  %9 = shape.get_extent %a, %i1 : tensor<2xindex>, index -> index
  %10 = shape.to_extent_tensor %c : !shape.shape -> tensor<3xindex>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : !shape.shape, tensor<2xindex>, !shape.shape, tensor<4xindex>, tensor<2xindex>, !shape.shape, index, index, !shape.size, index, tensor<3xindex>
}

// -----

func.func @parts(%i: index, %x: tensor<?x4xf32>, %u: tensor<*xf32>) -> (index, index, index, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, index, !shape.size, index) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i9 = arith.constant 9 : index
  %s1 = shape.const_size 1
  %0 = shape.dim %x, %i1 : tensor<?x4xf32>, index -> index
  %1 = shape.dim %x, %i0 : tensor<?x4xf32>, index -> index
  %2 = shape.dim %x, %i9 : tensor<?x4xf32>, index -> index
  %3 = shape.from_extents %i1, %s1 : index, !shape.size
  %4 = shape.from_extents %i1, %i : index, index
  %c = shape.const_shape [5, 4, 1] : !shape.shape
  %m1 = arith.constant -1 : index
  %h, %t = "shape.split_at"(%c, %m1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %h2, %t2 = "shape.split_at"(%c, %i9) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %e = "shape.from_extents"() : () -> !shape.shape
  %r9 = shape.dim %u, %i1 : tensor<*xf32>, index -> index
  %10 = shape.dim %x, %s1 : tensor<?x4xf32>, !shape.size -> !shape.size
  %d = shape.const_shape [5, 4, 1] : tensor<3xindex>
  %11 = shape.get_extent %d, %i9 : tensor<3xindex>, index -> index
  "test.use"(%h2, %t2) : (!shape.shape, !shape.shape) -> ()
  return %0, %1, %2, %3, %4, %h, %t, %e, %r9, %10, %11 : index, index, index, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, index, !shape.size, index
}

// -----

func.func @constraints(%s: !shape.shape, %x: tensor<?x4xf32>, %y: tensor<1x4xf32>, %z: tensor<?x?xf32>, %p: i1) {
  %e = shape.const_shape [] : !shape.shape
  %a = shape.const_shape [3, 4] : !shape.shape
  %b = shape.const_shape [3, 5] : !shape.shape
  %sx = shape.shape_of %x : tensor<?x4xf32> -> tensor<?xindex>
  %sy = shape.shape_of %y : tensor<1x4xf32> -> tensor<?xindex>
  %sz = shape.shape_of %z : tensor<?x?xf32> -> tensor<?xindex>
  %true = arith.constant true
  %false = arith.constant false
  %0 = shape.cstr_broadcastable %e, %s : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %a, %a : !shape.shape, !shape.shape
  %2 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %3 = shape.cstr_broadcastable %sx, %sy : tensor<?xindex>, tensor<?xindex>
  %4 = shape.cstr_broadcastable %sx, %sz : tensor<?xindex>, tensor<?xindex>
  %5 = shape.cstr_broadcastable %s, %s : !shape.shape, !shape.shape
  %6 = shape.cstr_broadcastable %s, %a, %s : !shape.shape, !shape.shape, !shape.shape
  %7 = shape.cstr_broadcastable %s, %e, %a : !shape.shape, !shape.shape, !shape.shape
  %8 = shape.cstr_eq %a, %a : !shape.shape, !shape.shape
  %9 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %10 = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
  %11 = shape.cstr_eq %s, %a : !shape.shape, !shape.shape
  %12 = shape.cstr_require %true, "yes"
  %13 = shape.cstr_require %false, "no"
  %14 = shape.cstr_require %p, "maybe"
  %15 = shape.shape_eq %a, %a : !shape.shape, !shape.shape
  %16 = shape.shape_eq %a, %b : !shape.shape, !shape.shape
  %17 = shape.shape_eq %s, %s : !shape.shape, !shape.shape
  %18 = shape.is_broadcastable %s, %s : !shape.shape, !shape.shape
  %19 = shape.is_broadcastable %s, %s, %a : !shape.shape, !shape.shape, !shape.shape
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
  "test.use"(%15, %16, %17, %18, %19) : (i1, i1, i1, i1, i1) -> ()
  return
}

// -----

func.func @all(%v: !shape.witness, %w: !shape.witness, %a: !shape.shape, %b: !shape.shape, %c: !shape.shape) {
  %true = shape.const_witness true
  %false = shape.const_witness false
  %0 = shape.assuming_all %true, %true
  %1 = shape.assuming_all %true, %false
  %2 = shape.assuming_all %v, %true
  %3 = shape.assuming_all %v, %w
  %4 = shape.assuming_all %3, %3
  %5 = shape.assuming_all %v
  %6 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %7 = shape.cstr_broadcastable %a, %b, %c : !shape.shape, !shape.shape, !shape.shape
  %8 = shape.cstr_broadcastable %c, %b : !shape.shape, !shape.shape
  %9 = shape.assuming_all %6, %7, %8
  %10 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %11 = shape.cstr_eq %b, %c : !shape.shape, !shape.shape
  %12 = shape.assuming_all %10, %11
  %d = "test.shape"() : () -> !shape.shape
  %e = "test.shape"() : () -> !shape.shape
  %13 = shape.cstr_eq %d, %e : !shape.shape, !shape.shape
  %14 = shape.assuming_all %10, %13
  %15 = shape.assuming_all %v, %w, %false
  "test.use"(%0, %1, %2, %4, %5, %9, %12, %14, %15) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
  return
}

// -----

func.func @implied(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape, %d: !shape.shape) {
  %0 = shape.cstr_broadcastable %a, %b, %c : !shape.shape, !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %2 = shape.cstr_broadcastable %c, %d : !shape.shape, !shape.shape
  %3 = shape.cstr_broadcastable %c, %b : !shape.shape, !shape.shape
  %4 = shape.assuming_all %3, %1, %2, %0
  "test.use"(%4) : (!shape.witness) -> ()
  return
}

// -----

func.func @assuming(%w: !shape.witness, %x: f32) -> (f32, f32, i32) {
  %true = shape.const_witness true
  %0:2 = shape.assuming %true -> (f32, f32) {
    %y = "test.source"() : () -> f32
    shape.assuming_yield %y, %x : f32, f32
  }
  %1:3 = shape.assuming %w -> (f32, i32, f32) {
    %y, %z = "test.source"() : () -> (f32, i32)
    shape.assuming_yield %y, %z, %x : f32, i32, f32
  }
  shape.assuming %w {
    "test.effect"() : () -> ()
    shape.assuming_yield
  }
  return %0#0, %0#1, %1#1 : f32, f32, i32
}

// -----

func.func @assumingFalse() {
  %false = shape.const_witness false
  shape.assuming %false {
    "test.effect"() : () -> ()
    shape.assuming_yield
  }
  return
}

// -----

func.func @shapeOf(%x: tensor<2x4xf32>, %y: tensor<?x4xf32>, %u: tensor<*xf32>, %n: tensor<2xi32>, %m: tensor<?xindex>, %i: index) {
  %0 = shape.shape_of %x : tensor<2x4xf32> -> tensor<2xindex>
  %1 = shape.shape_of %y : tensor<?x4xf32> -> !shape.shape
  %2 = shape.shape_of %y : tensor<?x4xf32> -> tensor<?xindex>
  %3 = tensor.cast %2 : tensor<?xindex> to tensor<2xindex>
  %4 = tensor.extract %2[%i] : tensor<?xindex>
  %5 = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %6 = tensor.cast %5 : tensor<?xindex> to tensor<3xindex>
  %7 = tensor.extract %5[%i] : tensor<?xindex>
  %8 = tensor.reshape %u(%m) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
  %9 = shape.shape_of %8 : tensor<*xf32> -> tensor<?xindex>
  %10 = tensor.reshape %y(%n) : (tensor<?x4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %11 = shape.shape_of %10 : tensor<?x?xf32> -> tensor<2xindex>
  %12 = shape.rank %1 : !shape.shape -> !shape.size
  %13 = shape.rank %2 : tensor<?xindex> -> index
  %14 = shape.rank %5 : tensor<?xindex> -> index
  "test.use"(%0, %1, %3, %4, %6, %7, %9, %11, %12, %13, %14) : (tensor<2xindex>, !shape.shape, tensor<2xindex>, index, tensor<3xindex>, index, tensor<?xindex>, tensor<2xindex>, !shape.size, index, index) -> ()
  return
}

// -----

func.func @shapeOfMemref(%x: memref<?x4xf32>, %i: index) -> (tensor<?xindex>, !shape.shape) {
  %0 = shape.shape_of %x : memref<?x4xf32> -> tensor<?xindex>
  %1 = shape.shape_of %x : memref<?x4xf32> -> !shape.shape
  return %0, %1 : tensor<?xindex>, !shape.shape
}

// -----

func.func @broadcasts(%a: tensor<2xindex>, %b: tensor<?xindex>, %c: tensor<3xindex>, %e: tensor<0xindex>, %s: !shape.shape) {
  %k = shape.const_shape [1, 4] : tensor<2xindex>
  %l = shape.const_shape [3, 1] : tensor<2xindex>
  %0 = shape.broadcast %a, %c : tensor<2xindex>, tensor<3xindex> -> tensor<?xindex>
  %1 = shape.broadcast %a, %b : tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
  %2 = shape.broadcast %k, %b, %l : tensor<2xindex>, tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
  %3 = shape.broadcast %a : tensor<2xindex> -> tensor<2xindex>
  %4 = shape.broadcast %a : tensor<2xindex> -> !shape.shape
  %5 = shape.broadcast %a : tensor<2xindex> -> tensor<?xindex>
  %6 = shape.broadcast %a, %a, %s : tensor<2xindex>, tensor<2xindex>, !shape.shape -> !shape.shape
  %7 = shape.broadcast %e, %b : tensor<0xindex>, tensor<?xindex> -> tensor<?xindex>
  %8 = shape.broadcast %e, %e : tensor<0xindex>, tensor<0xindex> -> tensor<?xindex>
  %9 = tensor.cast %a : tensor<2xindex> to tensor<?xindex>
  %10 = shape.broadcast %9, %b : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %11 = shape.cstr_broadcastable %9, %b : tensor<?xindex>, tensor<?xindex>
  %bad = shape.const_shape [7, 9] : tensor<2xindex>
  %12 = shape.broadcast %k, %bad : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  %13 = tensor.cast %k : tensor<2xindex> to tensor<?xindex>
  %14 = tensor.cast %13 : tensor<?xindex> to tensor<2xindex>
  %15 = tensor.cast %bad : tensor<2xindex> to tensor<?xindex>
  %16 = tensor.cast %15 : tensor<?xindex> to tensor<2xindex>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %10, %11, %12, %13, %14, %16) {keep = 1 : i32} : (tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<2xindex>, !shape.shape, tensor<?xindex>, !shape.shape, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, !shape.witness, tensor<2xindex>, tensor<?xindex>, tensor<2xindex>, tensor<2xindex>) -> ()
  return
}

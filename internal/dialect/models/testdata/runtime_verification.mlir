// ARGS: --generate-runtime-verification --allow-unregistered-dialect
// ARGS: --generate-runtime-verification=verbose-level=0 --mlir-print-debuginfo --allow-unregistered-dialect
// ARGS: --generate-runtime-verification=verbose-level=2 --allow-unregistered-dialect
// ARGS: --generate-runtime-verification --mlir-print-op-generic --allow-unregistered-dialect
// ARGS: --generate-runtime-verification --mlir-print-debuginfo --mlir-print-local-scope --allow-unregistered-dialect
// ARGS: --pass-pipeline='builtin.module(func.func(generate-runtime-verification))' --allow-unregistered-dialect
// ARGS: --generate-runtime-verification --generate-runtime-verification --allow-unregistered-dialect
// ARGS: --print-ir --mlir-print-op-generic --allow-unregistered-dialect
// ARGS: --print-ir --mlir-print-debuginfo --mlir-print-local-scope --allow-unregistered-dialect

// mlir-opt fails to load the dialect scf for memref.subview.
func.func @scf(%c: i1) {
  scf.if %c {
  }
  return
}

func.func @a_load(%m: memref<?x4xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<?x4xf32>
  return %0 : f32
}
func.func @a_load0(%m: memref<f32>) -> f32 {
  %0 = memref.load %m[] : memref<f32>
  return %0 : f32
}
func.func @a_store(%m: memref<?xf32>, %i: index, %f: f32) {
  memref.store %f, %m[%i] : memref<?xf32>
  return
}
func.func @a_rmw(%m: memref<?xf32>, %i: index, %f: f32) -> f32 {
  %0 = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<?xf32>) -> f32
  return %0 : f32
}
func.func @a_grmw(%m: memref<?xf32>, %i: index, %f: f32) -> f32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%x: f32):
    memref.atomic_yield %f : f32
  }
  return %0 : f32
}
func.func @a_cast(%m: memref<*xf32>) -> memref<?x4xf32> {
  %0 = memref.cast %m : memref<*xf32> to memref<?x4xf32>
  return %0 : memref<?x4xf32>
}
func.func @a_cast2(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<4x?xf32, strided<[4, 1], offset: 3>> {
  %0 = memref.cast %m : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[4, 1], offset: 3>>
  return %0 : memref<4x?xf32, strided<[4, 1], offset: 3>>
}
func.func @a_cast3(%m: memref<4x?xf32, strided<[4, 1], offset: 3>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.cast %m : memref<4x?xf32, strided<[4, 1], offset: 3>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @a_castm(%m: memref<?xf32, affine_map<(d0)[s0] -> (d0 * s0)>>) -> memref<?xf32, affine_map<(d0)[s0] -> (d0 * s0)>> {
  %0 = memref.cast %m : memref<?xf32, affine_map<(d0)[s0] -> (d0 * s0)>> to memref<?xf32, affine_map<(d0)[s0] -> (d0 * s0)>>
  return %0 : memref<?xf32, affine_map<(d0)[s0] -> (d0 * s0)>>
}
func.func @a_cast4(%m: memref<*xf32>) -> memref<f32> {
  %0 = memref.cast %m : memref<*xf32> to memref<f32>
  return %0 : memref<f32>
}
func.func @a_cast5(%m: memref<4xf32>) -> memref<*xf32> {
  %0 = memref.cast %m : memref<4xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}
func.func @a_cast6(%m: memref<*xf32>) -> memref<?x4xf32, strided<[?, 2], offset: 7>> {
  %0 = memref.cast %m : memref<*xf32> to memref<?x4xf32, strided<[?, 2], offset: 7>>
  return %0 : memref<?x4xf32, strided<[?, 2], offset: 7>>
}
func.func @a_subview(%m: memref<?x4xf32>, %i: index, %j: index, %k: index) {
  %0 = memref.subview %m[%i, 1] [%j, 3] [%k, 1] : memref<?x4xf32> to memref<?x3xf32, strided<[?, 1], offset: ?>>
  return
}
func.func @a_subview1(%m: memref<?x4xf32>, %i: index, %j: index, %k: index) {
  %0 = memref.subview %m[1, 1] [2, 3] [1, 1] : memref<?x4xf32> to memref<2x3xf32, strided<[4, 1], offset: 5>>
  return
}
func.func @a_subview0(%m: memref<f32>) {
  %0 = memref.subview %m[] [] [] : memref<f32> to memref<f32>
  return
}
func.func @a_subview2(%m: memref<8x4xf32>, %i: index, %j: index, %k: index) {
  %0 = memref.subview %m[1, 1] [2, 0] [1, 1] : memref<8x4xf32> to memref<2x0xf32, strided<[4, 1], offset: 5>>
  return
}
func.func @a_expand(%m: memref<?xf32>, %a: index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%a, 4] : memref<?xf32> into memref<?x4xf32>
  return
}
func.func @a_expand2(%m: memref<?x8xf32>, %a: index) {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%a, 4, 2, 4] : memref<?x8xf32> into memref<?x4x2x4xf32>
  return
}
func.func @a_collapse(%m: memref<?x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  return
}
func.func @a_dim(%m: memref<?x4xf32>, %a: index) -> index {
  %0 = memref.dim %m, %a : memref<?x4xf32>
  return %0 : index
}
func.func @a_dimu(%m: memref<*xf32>, %a: index) -> index {
  %0 = memref.dim %m, %a : memref<*xf32>
  return %0 : index
}
func.func @a_copy(%m: memref<?x4xf32>, %n: memref<?x?xf32>) {
  memref.copy %m, %n : memref<?x4xf32> to memref<?x?xf32>
  return
}
func.func @a_copy1(%m: memref<4xf32>, %n: memref<4xf32>) {
  memref.copy %m, %n : memref<4xf32> to memref<4xf32>
  return
}
func.func @a_copyu(%m: memref<*xf32>, %n: memref<*xf32>) {
  memref.copy %m, %n : memref<*xf32> to memref<*xf32>
  return
}
func.func @a_copyu2(%m: memref<3xf32>, %n: memref<*xf32>) {
  memref.copy %m, %n : memref<3xf32> to memref<*xf32>
  return
}
func.func @a_align(%m: memref<?x4xf32>) -> memref<?x4xf32> {
  %0 = memref.assume_alignment %m, 64 : memref<?x4xf32>
  return %0 : memref<?x4xf32>
}
func.func @a_rest(%m: memref<?x4xf32>, %i: index, %s: memref<2xindex>) {
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [%i, 4], strides: [%i, 1] : memref<?x4xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %1 = memref.reshape %m(%s) : (memref<?x4xf32>, memref<2xindex>) -> memref<?x?xf32>
  %2 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  %3 = memref.alloc(%i) : memref<?xf32>
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<?x4xf32>
  %4 = memref.rank %m : memref<?x4xf32>
  return
}
func.func @a_ari(%a: i32, %b: i32) -> i32 {
  %0 = arith.divsi %a, %b : i32
  %1 = arith.shli %a, %b : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}

func.func @t_cast(%t: tensor<*xf32>) -> tensor<?x4xf32> {
  %0 = tensor.cast %t : tensor<*xf32> to tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
func.func @t_cast1(%t: tensor<?x?xf32>) -> tensor<4x?xf32> {
  %0 = tensor.cast %t : tensor<?x?xf32> to tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
func.func @t_cast2(%t: tensor<4xf32>) -> tensor<*xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<*xf32>
  return %0 : tensor<*xf32>
}
func.func @t_cast3(%t: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @t_dim(%t: tensor<?x4xf32>, %i: index) -> index {
  %0 = tensor.dim %t, %i : tensor<?x4xf32>
  return %0 : index
}
func.func @t_dimu(%t: tensor<*xf32>, %i: index) -> index {
  %0 = tensor.dim %t, %i : tensor<*xf32>
  return %0 : index
}
func.func @t_extract(%t: tensor<?x4xf32>, %i: index, %f: f32) -> (f32, tensor<?x4xf32>) {
  %0 = tensor.extract %t[%i, %i] : tensor<?x4xf32>
  %1 = tensor.insert %f into %t[%i, %i] : tensor<?x4xf32>
  return %0, %1 : f32, tensor<?x4xf32>
}
func.func @t_extract0(%t: tensor<f32>, %i: index, %f: f32) -> (f32, tensor<f32>) {
  %0 = tensor.extract %t[] : tensor<f32>
  %1 = tensor.insert %f into %t[] : tensor<f32>
  return %0, %1 : f32, tensor<f32>
}
func.func @t_slice(%t: tensor<?x4xf32>, %i: index, %s: tensor<?x2xf32>) -> (tensor<?x2xf32>, tensor<?x4xf32>) {
  %0 = tensor.extract_slice %t[%i, 1] [%i, 2] [%i, 1] : tensor<?x4xf32> to tensor<?x2xf32>
  %1 = tensor.insert_slice %s into %t[%i, 1] [%i, 2] [%i, 1] : tensor<?x2xf32> into tensor<?x4xf32>
  return %0, %1 : tensor<?x2xf32>, tensor<?x4xf32>
}
func.func @t_slice1(%t: tensor<8x4xf32>, %s: tensor<2x2xf32>) -> (tensor<2xf32>, tensor<8x4xf32>) {
  %0 = tensor.extract_slice %t[2, 1] [1, 2] [1, 1] : tensor<8x4xf32> to tensor<2xf32>
  %1 = tensor.insert_slice %s into %t[1, 1] [2, 2] [2, 1] : tensor<2x2xf32> into tensor<8x4xf32>
  return %0, %1 : tensor<2xf32>, tensor<8x4xf32>
}
func.func @t_slice2(%t: tensor<8x4xf32>) -> (tensor<0x2xf32>) {
  %0 = tensor.extract_slice %t[2, 1] [0, 2] [1, 1] : tensor<8x4xf32> to tensor<0x2xf32>
  return %0 : tensor<0x2xf32>
}
func.func @t_expand(%t: tensor<?xf32>, %a: index, %st: tensor<2xindex>) -> tensor<?x4xf32> {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [%a, 4] : tensor<?xf32> into tensor<?x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %2 = tensor.reshape %t(%st) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %0 : tensor<?x4xf32>
}

func.func @n_one(%a: memref<?xf32>, %b: memref<?xf32>, %i: index) -> f32 {
  %x = memref.load %a[%i] : memref<?xf32>
  %y = memref.load %b[%i] : memref<?xf32>
  %z = arith.addf %x, %y : f32
  scf.for %k = %i to %i step %i {
    memref.store %z, %a[%k] : memref<?xf32>
    %w = memref.load %a[%k] : memref<?xf32>
  }
  %w = memref.load %a[%i] : memref<?xf32>
  return %w : f32
}
func.func @n_two(%a: memref<?xf32, affine_map<(d0)[s0] -> (d0 * s0)>>, %i: index) -> f32 {
  %x = memref.load %a[%i] : memref<?xf32, affine_map<(d0)[s0] -> (d0 * s0)>>
  %y = memref.load %a[%i] : memref<?xf32, affine_map<(d0)[s0] -> (d0 * s0)>>
  return %y : f32
}
func.func @n_subview(%m: memref<?x4xf32>, %i: index, %j: index, %k: index) {
  %0 = memref.subview %m[%i, 1] [%j, 3] [%k, 1] : memref<?x4xf32> to memref<?x3xf32, strided<[?, 1], offset: ?>>
  return
}
func.func @n_subview1(%m: memref<?x4xf32>, %i: index, %j: index, %k: index) {
  %0 = memref.subview %m[1, 1] [2, 3] [1, 1] : memref<?x4xf32> to memref<2x3xf32, strided<[4, 1], offset: 5>>
  return
}
func.func @n_subview2(%m: memref<8x4xf32>, %i: index, %j: index, %k: index) {
  %0 = memref.subview %m[1, 1] [2, 0] [1, 1] : memref<8x4xf32> to memref<2x0xf32, strided<[4, 1], offset: 5>>
  return
}

func.func @m_acc(%t: tensor<4x?xf32>, %m: memref<4x?xf32>, %i: index, %u: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %0 = memref.load %m[%c0, %c5] : memref<4x?xf32>
  %1 = memref.load %m[%c5, %i] : memref<4x?xf32>
  %2 = tensor.extract %t[%c5, %c0] : tensor<4x?xf32>
  %3 = memref.dim %m, %c5 : memref<4x?xf32>
  %4 = tensor.dim %t, %c0 : tensor<4x?xf32>
  %al = memref.alloc(%i) : memref<?xf32>
  %5 = memref.load %al[%c0] : memref<?xf32>
  %6 = memref.subview %al[%c0] [%c5] [%c5] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %7 = memref.subview %m[0, 0] [1, 3] [1, 2] : memref<4x?xf32> to memref<3xf32, strided<[2]>>
  memref.store %0, %al[%c5] : memref<?xf32>
  %8 = memref.cast %u : memref<?xf32> to memref<4xf32>
  %9 = memref.cast %u : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %10 = memref.expand_shape %u [[0, 1, 2]] output_shape [%i, 1, %i] : memref<?xf32> into memref<?x1x?xf32>
  return
}
func.func private @m_ext(%m: memref<?xf32>)
"test.op"() ({
  %m = "test.m"() : () -> memref<?xf32>
  %i = "test.m"() : () -> index
  %1 = memref.load %m[%i] : memref<?xf32> loc("x")
  %2 = memref.load %m[%i] : memref<?xf32> loc(fused<"a">["x", callsite("b" at "c.mlir":3:4)])
}) : () -> ()

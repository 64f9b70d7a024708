func.func @f(%a: tensor<4x4xf32>) {
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<4x4xf32>) -> tensor<5x1xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>) {
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<4x4xf32>) -> tensor<4x1xi32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x5xf32>
  return
}
// -----
func.func @f12(%a: tensor<4xf32>) {
  %0 = tosa.argmax %a {axis = 0 : i32, nan_mode = FOO} : (tensor<4xf32>) -> tensor<i32>
  return
}
// -----
func.func @f13(%a: tensor<4xf32>) {
  %0 = tosa.argmax %a {axis = 0 : i32, foo} : (tensor<4xf32>) -> tensor<i32>
  return
}
// -----
func.func @f14(%a: tensor<4xf32>) {
  %0 = tosa.argmax %a {axis = 0 : i32} : tensor<4xf32>
  return
}
// -----
func.func @f15(%a: tensor<4xf32>) {
  %0 = tosa.argmax %a, %a {axis = 0 : i32} : (tensor<4xf32>) -> tensor<i32>
  return
}
// -----
func.func @f16(%a: tensor<4xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4xf32>) -> tensor<i32>
  return
}
func.func @f17(%a: tensor<4xf32>) {
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<4xf32>) -> tensor<f32>
  return
}
// -----
func.func @f18(%a: tensor<4x?xf32>) {
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<4x?xf32>) -> tensor<3x4xi32>
  return
}
func.func @f19(%a: tensor<4x?x5xf32>) {
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<4x?x5xf32>) -> tensor<3x4xi32>
  return
}
func.func @f20(%a: tensor<4x4xf32>) {
  %0 = tosa.reduce_max %a {axis = 2 : i32} : (tensor<4x4xf32>) -> tensor<4x1xf32>
  return
}
func.func @f21(%a: tensor<4x4xf32>) {
  %0 = tosa.reduce_max %a {axis = -1 : i32} : (tensor<4x4xf32>) -> tensor<4x1xf32>
  return
}
func.func @f22(%a: tensor<4x4xf32>) {
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
func.func @f25(%a: tensor<4x4xf32>) {
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<4x4xf32>) -> tensor<4x1x1xf32>
  return
}
// -----
func.func @f26(%a: tensor<4x4xf32>) {
  %0 = tosa.concat %a, %a {axis = 5 : i32} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  return
}
func.func @f27(%a: tensor<4x4xf32>, %b: tensor<4xf32>) {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  return
}
func.func @f28(%a: tensor<4x4xf32>, %b: tensor<4x5xf32>) {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<4x4xf32>, tensor<4x5xf32>) -> tensor<8x4xf32>
  return
}
func.func @f29(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<9x4xf32>
  return
}
func.func @f31(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x5x1xf32>
  return
}
func.func @f32(%a: tensor<4x4xf32>, %b: tensor<4x4xi32>) {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<4x4xf32>, tensor<4x4xi32>) -> tensor<8x4xf32>
  return
}
func.func @f33() {
  %0 = tosa.concat {axis = 0 : i32} : () -> tensor<8x4xf32>
  return
}
func.func @f34(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[2, 13]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<2x13xf32>
  return
}
func.func @f35(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return
}
func.func @f36(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[2, 12]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<24xf32>
  return
}
func.func @f37(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[2, 12]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<3x8xf32>
  return
}
func.func @f38(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[-2, 12]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<?x12xf32>
  return
}
// -----
func.func @f(%x: !tosa.shape<a>) {
  
  return
}
// -----
func.func @f39(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[2, 12]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<2x12xi32>
  return
}
func.func @f40(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<2x13xf32>
  return
}
func.func @f41(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[7, 7]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<7x7xf32>
  return
}
func.func @f42(%a: tensor<4x6xf32>, %s: !tosa.shape<2>) {
  %0 = tosa.reshape %a, %s : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<24x1xf32>
  return
}
func.func @f43(%a: tensor<4x6xf32>, %c: tensor<1xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.pad %a, %s, %c : (tensor<4x6xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<6x8xf32>
  return
}
func.func @f44(%a: tensor<4x6xf32>, %c: tensor<1xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.pad %a, %s, %c : (tensor<4x6xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6x9xf32>
  return
}
func.func @f45(%a: tensor<4x6xf32>, %c: tensor<1xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1, -2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.pad %a, %s, %c : (tensor<4x6xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6x9xf32>
  return
}
func.func @f46(%a: tensor<4x6xf32>, %c: tensor<1xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.pad %a, %s, %c : (tensor<4x6xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6xf32>
  return
}
func.func @f47(%a: tensor<4x6xf32>, %c: tensor<1xi32>) {
  %s = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.pad %a, %s, %c : (tensor<4x6xf32>, !tosa.shape<4>, tensor<1xi32>) -> tensor<6x8xf32>
  return
}
func.func @f48(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %a, %s, %s : (tensor<4x6xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<?x?xf32>
  return
}
func.func @f49(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %s, %s : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?xf32>
  return
}
func.func @f50(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.tile %a, %s : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<?xf32>
  return
}
// -----
func.func @f51(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.tile %a, %s : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return
}
func.func @f52(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[1, 0, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.tile %a, %s : (tensor<4x6xf32>, !tosa.shape<3>) -> tensor<?x?xf32>
  return
}
func.func @f53(%a: tensor<*xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.tile %a, %s : (tensor<*xf32>, !tosa.shape<2>) -> tensor<?xf32>
  return
}
func.func @f54() {
  %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.add_shape %s, %s : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<3>
  return
}
func.func @f55() {
  %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %t = tosa.const_shape {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.add_shape %s, %t : (!tosa.shape<2>, !tosa.shape<3>) -> !tosa.shape<3>
  return
}
func.func @f56() {
  %t = tosa.const_shape {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<2>
  return
}
// -----
func.func @f57() {
  %t = tosa.const_shape {values = dense<1> : tensor<1x3xindex>} : () -> !tosa.shape<3>
  return
}
// -----
func.func @f58() {
  %t = tosa.const_shape {values = dense<1> : tensor<1xi32>} : () -> !tosa.shape<1>
  return
}
// -----
func.func @f59(%x: !tosa.shape<-1>) {
  
  return
}
// -----
func.func @f61(%x: !tosa.shape) {
  
  return
}
// -----
func.func @f62(%x: !tosa.foo) {
  
  return
}
// -----
func.func @f63(%a: tensor<4x6xf32>) {
  %t = tosa.dim %a {axis = 2 : i32} : (tensor<4x6xf32>) -> !tosa.shape<1>
  return
}
// -----
func.func @f64(%a: tensor<4x6xf32>) {
  %t = tosa.dim %a {axis = 0 : i32} : (tensor<4x6xf32>) -> !tosa.shape<2>
  return
}
func.func @f65() {
  %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.concat_shape %s, %s : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<3>
  return
}
func.func @f66() {
  %s = tosa.const_shape {values = dense<[1, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %i = "tosa.const"() {values = dense<-1> : tensor<1xi32>} : () -> tensor<1xi32>
  %j = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.slice_shape %s, %i, %j : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}
func.func @f67() {
  %s = tosa.const_shape {values = dense<[1, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %i = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %j = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.slice_shape %s, %i, %j : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}
func.func @f68() {
  %s = tosa.const_shape {values = dense<[1, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %i = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %j = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.slice_shape %s, %i, %j : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}
func.func @f69() {
  %s = tosa.const_shape {values = dense<[1, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %i = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %j = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.slice_shape %s, %i, %j : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}
// -----
func.func @f70(%p: tensor<1x4x4x2xf32>) {
  %s = tosa.const_shape {values = dense<[0, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %p, %s, %o, %b {mode = BILINEAR} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?x?x2xf32>
  return
}
func.func @f71(%p: tensor<1x4x4x2xf32>) {
  %s = tosa.const_shape {values = dense<[4, 5, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %p, %s, %o, %b {mode = BILINEAR} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?x?x2xf32>
  return
}
func.func @f72(%p: tensor<1x4x4x2xf32>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 5]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %p, %s, %o, %b {mode = BILINEAR} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?x?x2xf32>
  return
}
// -----
func.func @f73(%p: tensor<1x4x4x2xf32>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %p, %s, %o, %b {mode = BILINEAR} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x8x7x2xf32>
  return
}
// -----
func.func @f74(%p: tensor<1x4x4x2xf32>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %p, %s, %o, %b {mode = BILINEAR} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x8x2xf32>
  return
}
// -----
func.func @f75(%p: tensor<1x4x4x2xf32>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %p, %s, %o, %b {mode = FOO} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x7x2xf32>
  return
}
// -----
func.func @f76(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: -1, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
func.func @f77(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
func.func @f78(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 0>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
func.func @f79(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
func.func @f80(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 2>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
func.func @f81(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x4x8xf32>
  return
}
func.func @f82(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x5x8xf32>
  return
}
func.func @f83(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x9xf32>
  return
}
func.func @f84(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
func.func @f85(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
func.func @f86(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf16>
  return
}
func.func @f87(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<7xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
// -----
func.func @f88(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf16>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x4x4x8xf32>
  return
}
func.func @f89(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xi8>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xi8>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
func.func @f90(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %q = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.conv2d %i, %w, %b, %q, %q {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
func.func @f91(%i: tensor<1x4x4x4xi8>, %w: tensor<8x1x1x4xi8>, %b: tensor<8xi8>, %z: tensor<1xi8>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
  return
}
func.func @f92(%i: tensor<1x4x4x4xi16>, %w: tensor<8x1x1x4xi16>, %b: tensor<8xi16>, %z: tensor<1xi16>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi16>, tensor<8x1x1x4xi16>, tensor<8xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x4x4x8xi32>
  return
}
func.func @f93(%i: tensor<1x4x4x4xf8E5M2>, %w: tensor<8x1x1x4xf8E5M2>, %b: tensor<8xf8E5M2>, %z: tensor<1xf8E5M2>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf8E5M2>, tensor<8x1x1x4xf8E5M2>, tensor<8xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x4x4x8xf8E5M2>
  return
}
func.func @f94(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.transpose_conv2d %i, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
func.func @f95(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.transpose_conv2d %i, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: -1, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
func.func @f96(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.transpose_conv2d %i, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, -1, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
func.func @f97(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.transpose_conv2d %i, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, -1, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
func.func @f98(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.transpose_conv2d %i, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, -1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
func.func @f99(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.transpose_conv2d %i, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x4x8xf32>
  return
}
func.func @f100(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.transpose_conv2d %i, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x5x8xf32>
  return
}
func.func @f101(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.transpose_conv2d %i, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x9xf32>
  return
}
func.func @f102(%i: tensor<1x4x4x4xf32>, %z: tensor<1xf32>) {
  %0 = tosa.max_pool2d %i {kernel = array<i64: 0, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xf32>) -> tensor<1x2x2x4xf32>
  return
}
func.func @f103(%i: tensor<1x4x4x4xf32>, %z: tensor<1xf32>) {
  %0 = tosa.max_pool2d %i {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 0>} : (tensor<1x4x4x4xf32>) -> tensor<1x2x2x4xf32>
  return
}
func.func @f104(%i: tensor<1x4x4x4xf32>, %z: tensor<1xf32>) {
  %0 = tosa.max_pool2d %i {kernel = array<i64: 2, 2>, pad = array<i64: -1, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xf32>) -> tensor<1x2x2x4xf32>
  return
}
func.func @f105(%i: tensor<1x4x4x4xf32>, %z: tensor<1xf32>) {
  %0 = tosa.max_pool2d %i {kernel = array<i64: 2, 2>, pad = array<i64: 2, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xf32>) -> tensor<1x2x2x4xf32>
  return
}
func.func @f106(%i: tensor<1x4x4x4xf32>, %z: tensor<1xf32>) {
  %0 = tosa.max_pool2d %i {kernel = array<i64: 2, 2>, pad = array<i64: 0, 2, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xf32>) -> tensor<1x2x2x4xf32>
  return
}
func.func @f107(%i: tensor<1x4x4x4xf32>, %z: tensor<1xf32>) {
  %0 = tosa.max_pool2d %i {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 2, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xf32>) -> tensor<1x2x2x4xf32>
  return
}
func.func @f108(%i: tensor<1x4x4x4xf32>, %z: tensor<1xf32>) {
  %0 = tosa.max_pool2d %i {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 2>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xf32>) -> tensor<1x2x2x4xf32>
  return
}
func.func @f109(%i: tensor<1x4x4x4xf32>, %z: tensor<1xf32>) {
  %0 = tosa.max_pool2d %i {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 3, 2>} : (tensor<1x4x4x4xf32>) -> tensor<1x2x2x4xf32>
  return
}
func.func @f110(%i: tensor<1x4x4x4xf32>, %z: tensor<1xf32>) {
  %0 = tosa.max_pool2d %i {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<1x4x4x4xf32>) -> tensor<1x2x2x4xf32>
  return
}
func.func @f111(%i: tensor<1x4x4x4xf32>, %z: tensor<1xf32>) {
  %0 = tosa.max_pool2d %i {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xf32>) -> tensor<1x3x2x4xf32>
  return
}
// -----
func.func @f112(%i: tensor<1x4x4x4xf32>, %z: tensor<1xf32>) {
  %0 = tosa.max_pool2d %i {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xf32>) -> tensor<1x2x3x4xf32>
  return
}
func.func @f113(%i: tensor<1x4x4x4xf32>, %z: tensor<1xf32>) {
  %0 = tosa.max_pool2d %i {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xf32>) -> tensor<1x2x2x4xi32>
  return
}
func.func @f114(%i: tensor<1x4x4x4xf32>, %z: tensor<1xf32>) {
  %0 = tosa.avg_pool2d %i, %z, %z {acc_type = f16, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x4xf32>
  return
}
func.func @f115(%i: tensor<1x4x4x4xf32>, %z: tensor<1xf16>) {
  %0 = tosa.avg_pool2d %i, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x2x2x4xf32>
  return
}
func.func @f116(%i: tensor<1x4x4x4xf32>, %z: tensor<1xf32>) {
  %q = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.avg_pool2d %i, %q, %q {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x4xf32>
  return
}
func.func @f117(%a: tensor<4xf32>) {
  %0 = tosa.clamp %a {min_val = 2.0 : f32, max_val = 1.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @f118(%a: tensor<4xf32>) {
  %0 = tosa.clamp %a {min_val = 0x7FC00000 : f32, max_val = 1.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @f119(%a: tensor<4xf32>) {
  %0 = tosa.clamp %a {min_val = 2 : i32, max_val = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @f120(%a: tensor<4xi32>) {
  %0 = tosa.clamp %a {min_val = 2 : i32, max_val = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
  return
}
func.func @f121(%a: tensor<4xui8>) {
  %0 = tosa.clamp %a {min_val = 2 : ui8, max_val = 1 : ui8} : (tensor<4xui8>) -> tensor<4xui8>
  return
}
func.func @f122(%a: tensor<4xi1>) {
  %0 = tosa.clamp %a {min_val = true, max_val = false} : (tensor<4xi1>) -> tensor<4xi1>
  return
}
func.func @f123(%a: tensor<1x2x3xf32>, %z: tensor<1xf32>, %y: tensor<1xf16>) {
  %0 = tosa.matmul %a, %a, %y, %z : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1xf16>, tensor<1xf32>) -> tensor<1x2x2xf32>
  return
}
// -----
func.func @f124(%a: tensor<1x2x3xf32>, %z: tensor<1xf32>, %y: tensor<1xf16>) {
  %0 = tosa.matmul %a, %a, %z, %y : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x2x2xf32>
  return
}
func.func @f125(%a: tensor<1x2x3xf32>, %z: tensor<1xf32>, %y: tensor<1xf16>) {
  %q = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.matmul %a, %a, %z, %q : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2xf32>
  return
}
func.func @f126(%a: tensor<1x2x3x!quant.uniform<i8:f32, 0.5>>, %b: tensor<1x2x3x!quant.uniform<i4:f32, 0.5>>, %z: tensor<1xi8>) {
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x2x3x!quant.uniform<i8:f32, 0.5>>, tensor<1x2x3x!quant.uniform<i4:f32, 0.5>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2xf32>
  return
}
// -----
func.func @f127(%a: tensor<1x2x3x!quant.uniform<i8:f32, 0.5>>, %b: tensor<1x2x3xi8>, %z: tensor<1xi8>) {
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x2x3x!quant.uniform<i8:f32, 0.5>>, tensor<1x2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2xf32>
  return
}
// -----
func.func @f128(%s: tensor<4xi8>, %m: tensor<1xi32>, %k: tensor<1xi8>, %z: tensor<1xi8>, %y: tensor<1xi8>) {
  %1 = tosa.rescale %s, %m, %k, %z, %y {rounding_mode = FOO, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @f129(%s: tensor<4xf32>, %m: tensor<1xi32>, %k: tensor<1xi8>, %z: tensor<1xi8>, %y: tensor<1xi8>) {
  %1 = tosa.rescale %s, %m, %k, %z, %y {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xf32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @f130(%s: tensor<4xi8>, %m: tensor<1xi32>, %k: tensor<1xi8>, %z: tensor<1xi8>, %y: tensor<1xi8>) {
  %1 = tosa.rescale %s, %m, %k, %z, %y {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xf32>
  return
}
func.func @f131(%s: tensor<4xi8>, %m: tensor<1xi32>, %k: tensor<1xi8>, %z: tensor<1xi16>, %y: tensor<1xi8>) {
  %1 = tosa.rescale %s, %m, %k, %z, %y {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<4xi8>
  return
}
func.func @f132(%s: tensor<4xi8>, %m: tensor<1xi32>, %k: tensor<1xi8>, %z: tensor<1xi8>, %y: tensor<1xf32>) {
  %1 = tosa.rescale %s, %m, %k, %z, %y {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xf32>) -> tensor<4xi8>
  return
}
func.func @f133(%s: tensor<4xi8>, %m: tensor<1xi32>, %k: tensor<1xi8>, %z: tensor<1xi8>, %y: tensor<1xi8>) {
  %1 = tosa.rescale %s, %m, %k, %z, %y {rounding_mode = SINGLE_ROUND, scale32 = false, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
func.func @f134(%s: tensor<4xi8>, %m: tensor<1xi16>, %k: tensor<1xi8>, %z: tensor<1xi8>, %y: tensor<1xi8>) {
  %1 = tosa.rescale %s, %m, %k, %z, %y {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
func.func @f135(%s: tensor<4xi8>, %m: tensor<2xi32>, %k: tensor<1xi8>, %z: tensor<1xi8>, %y: tensor<1xi8>) {
  %1 = tosa.rescale %s, %m, %k, %z, %y {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<2xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @f136(%s: tensor<4xi8>, %m: tensor<1xi32>, %k: tensor<2xi8>, %z: tensor<1xi8>, %y: tensor<1xi8>) {
  %1 = tosa.rescale %s, %m, %k, %z, %y {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
func.func @f137(%s: tensor<4xi8>, %m: tensor<1xi32>, %k: tensor<1xi8>, %z: tensor<1xi8>, %y: tensor<1xi8>) {
  %1 = tosa.rescale %s, %m, %k, %z, %y {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
func.func @f138(%s: tensor<i8>, %m: tensor<1xi32>, %k: tensor<1xi8>, %z: tensor<1xi8>, %y: tensor<1xi8>) {
  %1 = tosa.rescale %s, %m, %k, %z, %y {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<i8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
func.func @f139(%s: tensor<4xi8>, %m: tensor<4xi32>, %k: tensor<1xi8>, %z: tensor<1xi8>, %y: tensor<1xi8>) {
  %1 = tosa.rescale %s, %m, %k, %z, %y {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<4xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
func.func @f140(%s: tensor<4xi16>, %m: tensor<1xi32>, %k: tensor<1xi8>, %z: tensor<1xi16>, %y: tensor<1xi8>) {
  %q = "tosa.const"() {values = dense<5> : tensor<1xi16>} : () -> tensor<1xi16>
  %1 = tosa.rescale %s, %m, %k, %q, %y {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<4xi8>
  return
}
func.func @f141(%s: tensor<4xi16>, %m: tensor<1xi32>, %k: tensor<1xi8>, %z: tensor<1xi16>, %y: tensor<1xi8>) {
  %q = "tosa.const"() {values = dense<5> : tensor<1xi16>} : () -> tensor<1xi16>
  %1 = tosa.rescale %s, %m, %k, %q, %y {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<4xi8>
  return
}
func.func @f142(%s: tensor<4xi16>, %m: tensor<1xi32>, %k: tensor<1xi8>, %z: tensor<1xi16>, %y: tensor<1xi8>) {
  %q = "tosa.const"() {values = dense<-5> : tensor<1xi16>} : () -> tensor<1xi16>
  %1 = tosa.rescale %s, %m, %k, %q, %y {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<4xi8>
  return
}
func.func @f143(%a: tensor<4xi8>, %s: tensor<1xi8>) {
  %0 = tosa.mul %a, %a, %s : (tensor<4xi8>, tensor<4xi8>, tensor<1xi8>) -> tensor<4xi4>
  return
}
func.func @f144(%a: tensor<4xi8>, %b: tensor<4xi16>, %s: tensor<1xi8>) {
  %0 = tosa.mul %a, %b, %s : (tensor<4xi8>, tensor<4xi16>, tensor<1xi8>) -> tensor<4xi32>
  return
}
func.func @f145(%a: tensor<4xf32>, %b: tensor<3xf32>, %s: tensor<1xi8>) {
  %0 = tosa.mul %a, %b, %s : (tensor<4xf32>, tensor<3xf32>, tensor<1xi8>) -> tensor<4xf32>
  return
}
func.func @f146(%a: tensor<4xf32>, %b: tensor<3x4xf32>, %s: tensor<1xi8>) {
  %0 = tosa.mul %a, %b, %s : (tensor<4xf32>, tensor<3x4xf32>, tensor<1xi8>) -> tensor<4xf32>
  return
}
func.func @f147(%a: tensor<4xf32>, %b: tensor<4xf32>, %s: tensor<1xi8>) {
  %0 = tosa.mul %a, %b, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4x1xf32>
  return
}
func.func @f148(%a: tensor<*xf32>, %b: tensor<4xf32>, %s: tensor<1xi8>) {
  %0 = tosa.mul %a, %b, %s : (tensor<*xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4x1xf32>
  return
}
func.func @f149(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %s = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  return
}
func.func @f150(%a: tensor<4xf32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1>} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @f151(%a: tensor<4x5xf32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
func.func @f152(%a: tensor<4x5xf32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<4x5xf32>) -> tensor<4x6xf32>
  return
}
func.func @f153(%a: tensor<4x5xf32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0, 2>} : (tensor<4x5xf32>) -> tensor<4x6xf32>
  return
}
func.func @f154(%a: tensor<4x5xf32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<4x5xf32>) -> tensor<20xf32>
  return
}
func.func @f155(%a: tensor<*xf32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<*xf32>) -> tensor<20xf32>
  return
}
func.func @f156(%a: tensor<4x5xf32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 1>} : (tensor<4x5xf32>) -> tensor<5x4xf32>
  return
}
func.func @f157(%c: tensor<1xi1>, %a: tensor<4xf32>) {
  %0 = tosa.cond_if %c : tensor<1xi1> -> tensor<4xi32> {
 tosa.yield %a : tensor<4xf32>
 } else {
 tosa.yield %a : tensor<4xf32>
 }
  return
}
func.func @f158(%c: tensor<1xi1>, %a: tensor<4xf32>) {
  %0 = tosa.cond_if %c : tensor<1xi1> -> tensor<5xf32> {
 tosa.yield %a : tensor<4xf32>
 } else {
 tosa.yield %a : tensor<4xf32>
 }
  return
}
func.func @f159(%c: tensor<1xi1>, %a: tensor<4xf32>) {
  %0 = tosa.cond_if %c : tensor<1xi1> -> tensor<4xf32> {
 tosa.yield %a, %a : tensor<4xf32>, tensor<4xf32>
 } else {
 tosa.yield %a : tensor<4xf32>
 }
  return
}
// -----
func.func @f(%c: tensor<1xi1>, %a: tensor<4xf32>) {
  %0 = tosa.cond_if %c (%x = %a) : tensor<1xi1> -> tensor<4xf32> {
 tosa.yield %a : tensor<4xf32>
 }
  return
}
// -----
func.func @f(%c: tensor<1xi1>, %a: tensor<4xf32>) {
  %0 = tosa.cond_if %c tensor<1xi1> -> tensor<4xf32> {
 tosa.yield %a : tensor<4xf32>
 }
  return
}
// -----
func.func @f(%c: tensor<1xi1>, %a: tensor<4xf32>) {
  %0 = tosa.cond_if %c : 5 -> tensor<4xf32> {
 tosa.yield %a : tensor<4xf32>
 }
  return
}
// -----
tosa.variable @a = 5
// -----
tosa.variable @a = unit
// -----
tosa.variable @a : f32
// -----
tosa.variable @a : tensor<*xf32>
// -----
tosa.variable @a : 5
// -----
tosa.variable @a = foo
// -----
tosa.variable a : tensor<4xf32>
// -----
tosa.variable @a : tensor<4xf32>
func.func @f() { %0 = tosa.variable_read @b : tensor<4xf32> return }
// -----
tosa.variable @a : tensor<4xf32>
func.func @f() { %0 = tosa.variable_read @a : tensor<5xf32> return }
// -----
tosa.variable @a : tensor<4xf32>
func.func @f(%a: tensor<4xi32>) { tosa.variable_write @a, %a : tensor<4xi32> return }
// -----
func.func @f160(%c: tensor<2xi1>, %a: tensor<4xf32>) {
  %0 = tosa.cond_if %c : tensor<2xi1> -> tensor<4xf32> {
 tosa.yield %a : tensor<4xf32>
 } else {
 tosa.yield %a : tensor<4xf32>
 }
  return
}
// -----
func.func @f161(%c: tensor<1xi1>, %a: tensor<4xf32>) {
  %0 = tosa.cond_if %c (%x = %a) : tensor<1xi1> (tensor<4xf32>) -> tensor<4xf32> {
 tosa.yield %a : tensor<4xf32>
 } else {
 tosa.yield %a : tensor<4xf32>
 }
  return
}
// -----
func.func @f163(%c: tensor<1xi1>, %a: tensor<4xf32>) {
  %0 = tosa.cond_if %c (%x = %a) : tensor<1xi1> () -> tensor<4xf32> {
 tosa.yield %a : tensor<4xf32>
 }
  return
}
// -----
func.func @f166(%c: tensor<1xi1>, %a: tensor<4xf32>) {
  tosa.cond_if %c : tensor<1xi1> {
 tosa.yield %a : tensor<4xf32>
 }
  return
}
func.func @f167(%n: tensor<1xi32>, %c: tensor<1xi1>, %d: tensor<2xi1>) {
  %2 = tosa.while_loop (%i = %n) : (tensor<1xi32>) -> tensor<1xi32> {
 tosa.yield %d : tensor<2xi1>
 } do {
 ^bb0(%j: tensor<1xi32>):
 tosa.yield %j : tensor<1xi32>
 }
  return
}
func.func @f168(%n: tensor<1xi32>, %c: tensor<1xi1>, %d: tensor<2xi1>) {
  %2 = tosa.while_loop (%i = %n) : (tensor<1xi32>) -> tensor<1xi32> {
 tosa.yield %c, %c : tensor<1xi1>, tensor<1xi1>
 } do {
 ^bb0(%j: tensor<1xi32>):
 tosa.yield %j : tensor<1xi32>
 }
  return
}
// -----
func.func @f169(%n: tensor<1xi32>, %c: tensor<1xi1>, %d: tensor<2xi1>) {
  %2 = tosa.while_loop (%i = %n) : (tensor<1xi32>) -> tensor<1xi32> {
 tosa.yield %n : tensor<1xi32>
 } do {
 ^bb0(%j: tensor<1xi32>):
 tosa.yield %j : tensor<1xi32>
 }
  return
}
func.func @f170(%n: tensor<1xi32>, %c: tensor<1xi1>, %d: tensor<2xi1>) {
  %2 = tosa.while_loop (%i = %n) : (tensor<1xi32>) -> tensor<1xi32> {
 tosa.yield %c : tensor<1xi1>
 } do {
 ^bb0(%j: tensor<1xi32>):
 tosa.yield %c : tensor<1xi1>
 }
  return
}
func.func @f171(%n: tensor<1xi32>, %c: tensor<1xi1>, %d: tensor<2xi1>) {
  %2 = tosa.while_loop (%i = %n) : (tensor<1xi32>) -> tensor<1xi32> {
 tosa.yield %c : tensor<1xi1>
 } do {
 ^bb0(%j: tensor<1xi32>):
 tosa.yield %j, %j : tensor<1xi32>, tensor<1xi32>
 }
  return
}
// -----
func.func @f172(%n: tensor<1xi32>, %c: tensor<1xi1>, %d: tensor<2xi1>) {
  %2 = tosa.while_loop (%i = %n) : (tensor<1xi32>) -> tensor<2xi32> {
 tosa.yield %c : tensor<1xi1>
 } do {
 ^bb0(%j: tensor<1xi32>):
 tosa.yield %j : tensor<1xi32>
 }
  return
}
// -----
func.func @f173(%n: tensor<1xi32>, %c: tensor<1xi1>, %d: tensor<2xi1>) {
  %2 = tosa.while_loop (%i = %n) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32> {
 tosa.yield %c : tensor<1xi1>
 } do {
 ^bb0(%j: tensor<1xi32>):
 tosa.yield %j : tensor<1xi32>
 }
  return
}
// -----
func.func @f174(%n: tensor<1xi32>, %c: tensor<1xi1>, %d: tensor<2xi1>) {
  %2 = tosa.while_loop (%i = %n) : tensor<1xi32> {
 tosa.yield %c : tensor<1xi1>
 } do {
 ^bb0(%j: tensor<1xi32>):
 tosa.yield %j : tensor<1xi32>
 }
  return
}
// -----
func.func @f175(%n: tensor<1xi32>, %c: tensor<1xi1>, %d: tensor<2xi1>) {
  %2 = tosa.while_loop (%i = %n) : (tensor<1xi32>) -> tensor<1xi32> {
 tosa.yield %c : tensor<1xi1>
 } do {
 ^bb0(%j: tensor<1xi32>, %k: tensor<1xi32>):
 tosa.yield %j : tensor<1xi32>
 }
  return
}
func.func @f176(%n: tensor<1xi32>, %c: tensor<1xi1>, %d: tensor<2xi1>) {
  %2 = tosa.while_loop (%i = %n) : (tensor<1xi32>) -> tensor<1xi32> {
 tosa.yield %c : tensor<1xi1>
 } do {
 ^bb0(%j: tensor<1xi1>):
 tosa.yield %n : tensor<1xi32>
 }
  return
}
func.func @f177(%a: tensor<1x7x8xf32>) {
  %0:2 = tosa.fft2d %a, %a {inverse = false} : (tensor<1x7x8xf32>, tensor<1x7x8xf32>) -> (tensor<1x7x8xf32>, tensor<1x7x8xf32>)
  return
}
func.func @f178(%a: tensor<1x8x7xf32>) {
  %0:2 = tosa.fft2d %a, %a {inverse = false} : (tensor<1x8x7xf32>, tensor<1x8x7xf32>) -> (tensor<1x8x7xf32>, tensor<1x8x7xf32>)
  return
}
func.func @f179(%a: tensor<1x7x8xf32>) {
  %0:2 = tosa.rfft2d %a : (tensor<1x7x8xf32>) -> (tensor<1x7x5xf32>, tensor<1x7x5xf32>)
  return
}
func.func @f180(%a: tensor<1x8x8xf32>) {
  %0:2 = tosa.rfft2d %a : (tensor<1x8x8xf32>) -> (tensor<1x8x6xf32>, tensor<1x8x6xf32>)
  return
}
func.func @f181(%a: tensor<1x8x8xf32>) {
  %0:2 = tosa.rfft2d %a : (tensor<1x8x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return
}
func.func @f182(%a: tensor<1x8x8xf32>) {
  %0:2 = tosa.rfft2d %a : (tensor<1x8x8xf32>) -> (tensor<1x8x5xf32>, tensor<1x8x6xf32>)
  return
}
func.func @f183(%v: tensor<2x4x3xf32>, %i: tensor<2x5xi32>, %j: tensor<3x5xi32>, %m: tensor<2x5x3xf32>, %n: tensor<2x6x3xf32>, %k: tensor<2x3xi32>, %o: tensor<2x3x3xf32>, %p: tensor<2x3x4xf32>) {
  %2 = tosa.gather %v, %j : (tensor<2x4x3xf32>, tensor<3x5xi32>) -> tensor<2x5x3xf32>
  return
}
func.func @f184(%v: tensor<2x4x3xf32>, %i: tensor<2x5xi32>, %j: tensor<3x5xi32>, %m: tensor<2x5x3xf32>, %n: tensor<2x6x3xf32>, %k: tensor<2x3xi32>, %o: tensor<2x3x3xf32>, %p: tensor<2x3x4xf32>) {
  %2 = tosa.gather %v, %i : (tensor<2x4x3xf32>, tensor<2x5xi32>) -> tensor<3x5x3xf32>
  return
}
func.func @f185(%v: tensor<2x4x3xf32>, %i: tensor<2x5xi32>, %j: tensor<3x5xi32>, %m: tensor<2x5x3xf32>, %n: tensor<2x6x3xf32>, %k: tensor<2x3xi32>, %o: tensor<2x3x3xf32>, %p: tensor<2x3x4xf32>) {
  %2 = tosa.gather %v, %i : (tensor<2x4x3xf32>, tensor<2x5xi32>) -> tensor<2x4x3xf32>
  return
}
func.func @f186(%v: tensor<2x4x3xf32>, %i: tensor<2x5xi32>, %j: tensor<3x5xi32>, %m: tensor<2x5x3xf32>, %n: tensor<2x6x3xf32>, %k: tensor<2x3xi32>, %o: tensor<2x3x3xf32>, %p: tensor<2x3x4xf32>) {
  %2 = tosa.gather %v, %i : (tensor<2x4x3xf32>, tensor<2x5xi32>) -> tensor<2x5x4xf32>
  return
}
// -----
func.func @f187(%v: tensor<2x4x3xf32>, %i: tensor<2x5xi32>, %j: tensor<3x5xi32>, %m: tensor<2x5x3xf32>, %n: tensor<2x6x3xf32>, %k: tensor<2x3xi32>, %o: tensor<2x3x3xf32>, %p: tensor<2x3x4xf32>) {
  %2 = tosa.gather %v, %i : (tensor<2x4x3xf32>, tensor<2x5xi32>) -> tensor<2x5x3xi32>
  return
}
func.func @f188(%v: tensor<2x4x3xf32>, %i: tensor<2x5xi32>, %j: tensor<3x5xi32>, %m: tensor<2x5x3xf32>, %n: tensor<2x6x3xf32>, %k: tensor<2x3xi32>, %o: tensor<2x3x3xf32>, %p: tensor<2x3x4xf32>) {
  %2 = tosa.scatter %v, %i, %m : (tensor<2x4x3xf32>, tensor<2x5xi32>, tensor<2x5x3xf32>) -> tensor<2x4x3xf32>
  return
}
func.func @f189(%v: tensor<2x4x3xf32>, %i: tensor<2x5xi32>, %j: tensor<3x5xi32>, %m: tensor<2x5x3xf32>, %n: tensor<2x6x3xf32>, %k: tensor<2x3xi32>, %o: tensor<2x3x3xf32>, %p: tensor<2x3x4xf32>) {
  %2 = tosa.scatter %v, %i, %n : (tensor<2x4x3xf32>, tensor<2x5xi32>, tensor<2x6x3xf32>) -> tensor<2x4x3xf32>
  return
}
func.func @f190(%v: tensor<2x4x3xf32>, %i: tensor<2x5xi32>, %j: tensor<3x5xi32>, %m: tensor<2x5x3xf32>, %n: tensor<2x6x3xf32>, %k: tensor<2x3xi32>, %o: tensor<2x3x3xf32>, %p: tensor<2x3x4xf32>) {
  %2 = tosa.scatter %v, %k, %p : (tensor<2x4x3xf32>, tensor<2x3xi32>, tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
  return
}
func.func @f191(%v: tensor<2x4x3xf32>, %i: tensor<2x5xi32>, %j: tensor<3x5xi32>, %m: tensor<2x5x3xf32>, %n: tensor<2x6x3xf32>, %k: tensor<2x3xi32>, %o: tensor<2x3x3xf32>, %p: tensor<2x3x4xf32>) {
  %2 = tosa.scatter %v, %k, %o : (tensor<2x4x3xf32>, tensor<2x3xi32>, tensor<2x3x3xf32>) -> tensor<3x4x3xf32>
  return
}
func.func @f192(%v: tensor<2x4x3xf32>, %i: tensor<2x5xi32>, %j: tensor<3x5xi32>, %m: tensor<2x5x3xf32>, %n: tensor<2x6x3xf32>, %k: tensor<2x3xi32>, %o: tensor<2x3x3xf32>, %p: tensor<2x3x4xf32>) {
  %2 = tosa.scatter %v, %k, %o : (tensor<2x4x3xf32>, tensor<2x3xi32>, tensor<2x3x3xf32>) -> tensor<2x5x3xf32>
  return
}
func.func @f193(%v: tensor<2x4x3xf32>, %i: tensor<2x5xi32>, %j: tensor<3x5xi32>, %m: tensor<2x5x3xf32>, %n: tensor<2x6x3xf32>, %k: tensor<2x3xi32>, %o: tensor<2x3x3xf32>, %p: tensor<2x3x4xf32>) {
  %2 = tosa.scatter %v, %k, %o : (tensor<2x4x3xf32>, tensor<2x3xi32>, tensor<2x3x3xf32>) -> tensor<2x4x4xf32>
  return
}
func.func @f194(%t: tensor<4xi8>, %b: tensor<256xi8>) {
  %4 = tosa.table %t, %b : (tensor<4xi8>, tensor<256xi8>) -> tensor<5xi8>
  return
}
func.func @f195(%t: tensor<?xi8>, %b: tensor<256xi8>) {
  %4 = tosa.table %t, %b : (tensor<?xi8>, tensor<256xi8>) -> tensor<5xi8>
  return
}
func.func @f196(%t: tensor<4xi8>, %b: tensor<256xi8>) {
  %4 = tosa.table %t, %b : (tensor<4xi8>, tensor<256xi8>) -> tensor<4x1xi8>
  return
}
func.func @f197(%p: tensor<4xi1>, %t: tensor<4xi8>, %q: tensor<4xi16>) {
  %5 = tosa.select %p, %t, %q : (tensor<4xi1>, tensor<4xi8>, tensor<4xi16>) -> tensor<4xi8>
  return
}
func.func @f198(%t: tensor<4xi8>, %z: tensor<1xi8>, %y: tensor<1xi16>) {
  %5 = tosa.negate %t, %y, %z : (tensor<4xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<4xi8>
  return
}
func.func @f199(%t: tensor<4xi8>, %z: tensor<1xi8>, %y: tensor<1xi16>) {
  %5 = tosa.negate %t, %z, %y : (tensor<4xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<4xi8>
  return
}
func.func @f200(%t: tensor<4xi8>, %z: tensor<1xi8>) {
  %5 = tosa.negate %t, %z, %z : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<5xi8>
  return
}
func.func @f201(%t: tensor<4xi8>, %z: tensor<1xi8>) {
  %5 = tosa.negate %t, %z, %z : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi16>
  return
}
func.func @f202(%t: tensor<4xi16>) {
  %z = "tosa.const"() {values = dense<1> : tensor<1xi16>} : () -> tensor<1xi16>
  %5 = tosa.negate %t, %z, %z : (tensor<4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16>
  return
}
func.func @f203() {
  %z = "tosa.const"() {values = dense<1> : tensor<1xi16>} : () -> tensor<1xi8>
  return
}
func.func @f204() {
  %z = "tosa.const"() {values = dense<1> : tensor<2xi16>} : () -> tensor<1xi16>
  return
}
func.func @f205() {
  %z = "tosa.const"() {values = dense<1> : vector<1xi16>} : () -> tensor<1xi16>
  return
}
func.func @f206(%t: tensor<4xi8>) {
  %0 = tosa.equal %t, %t : (tensor<4xi8>, tensor<4xi8>) -> tensor<5xi1>
  return
}
func.func @f207(%t: tensor<4xi8>) {
  %0 = tosa.reverse %t {axis = 1 : i32} : (tensor<4xi8>) -> tensor<4xi8>
  return
}
func.func @f208(%t: tensor<4xi8>) {
  %0 = tosa.reverse %t {axis = -1 : i32} : (tensor<4xi8>) -> tensor<4xi8>
  return
}
func.func @f209(%t: tensor<4xi8>) {
  %0 = tosa.reverse %t {axis = 0 : i32} : (tensor<4xi8>) -> tensor<4x1xi8>
  return
}
func.func @f210(%t: tensor<*xi8>) {
  %0 = tosa.reverse %t {axis = 2 : i32} : (tensor<*xi8>) -> tensor<4x1xi8>
  return
}
// -----
func.func @f211(%a: tensor<2x3x64xf8E4M3FN>, %s: tensor<2x3x2xf8E8M0FNU>, %b: tensor<2x5x64xf8E4M3FN>, %t: tensor<2x5x2xf8E8M0FNU>) {
  %0 = tosa.matmul_t_block_scaled %a, %s, %b, %t {block_size = FOO} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}
// -----
func.func @f212(%a: tensor<2x3x64xf8E4M3FN>, %s: tensor<2x3x2xf8E8M0FNU>, %b: tensor<2x5x64xf8E5M2>, %t: tensor<2x5x2xf8E8M0FNU>) {
  %0 = tosa.matmul_t_block_scaled %a, %s, %b, %t {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E5M2>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}
// -----
func.func @f213(%a: tensor<2x3x64xf8E4M3FN>, %s: tensor<3x3x2xf8E8M0FNU>, %b: tensor<2x5x64xf8E4M3FN>, %t: tensor<2x5x2xf8E8M0FNU>) {
  %0 = tosa.matmul_t_block_scaled %a, %s, %b, %t {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<3x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}
func.func @f214(%a: tensor<2x3x64xf8E4M3FN>, %s: tensor<2x4x2xf8E8M0FNU>, %b: tensor<2x5x64xf8E4M3FN>, %t: tensor<2x5x2xf8E8M0FNU>) {
  %0 = tosa.matmul_t_block_scaled %a, %s, %b, %t {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}
func.func @f215(%a: tensor<2x3x64xf8E4M3FN>, %s: tensor<2x3x2xf8E8M0FNU>, %b: tensor<2x5x32xf8E4M3FN>, %t: tensor<2x5x2xf8E8M0FNU>) {
  %0 = tosa.matmul_t_block_scaled %a, %s, %b, %t {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x32xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}
// -----
func.func @f216(%a: tensor<2x3x64xf8E4M3FN>, %s: tensor<2x3x2xf8E8M0FNU>, %b: tensor<2x5x64xf8E4M3FN>, %t: tensor<3x5x2xf8E8M0FNU>) {
  %0 = tosa.matmul_t_block_scaled %a, %s, %b, %t {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<3x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}
func.func @f217(%a: tensor<2x3x64xf8E4M3FN>, %s: tensor<2x3x2xf8E8M0FNU>, %b: tensor<2x5x64xf8E4M3FN>, %t: tensor<2x6x2xf8E8M0FNU>) {
  %0 = tosa.matmul_t_block_scaled %a, %s, %b, %t {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x6x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}
func.func @f218(%a: tensor<2x3x64xf8E4M3FN>, %s: tensor<2x3x2xf8E8M0FNU>, %b: tensor<2x5x64xf8E4M3FN>, %t: tensor<2x5x3xf8E8M0FNU>) {
  %0 = tosa.matmul_t_block_scaled %a, %s, %b, %t {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x3xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}
func.func @f219(%a: tensor<2x3x64xf8E4M3FN>, %s: tensor<2x3x2xf8E8M0FNU>, %b: tensor<3x5x64xf8E4M3FN>, %t: tensor<3x5x2xf8E8M0FNU>) {
  %0 = tosa.matmul_t_block_scaled %a, %s, %b, %t {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<3x5x64xf8E4M3FN>, tensor<3x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}
func.func @f220(%a: tensor<2x3x33xf8E4M3FN>, %s: tensor<2x3x2xf8E8M0FNU>, %b: tensor<2x5x33xf8E4M3FN>, %t: tensor<2x5x2xf8E8M0FNU>) {
  %0 = tosa.matmul_t_block_scaled %a, %s, %b, %t {block_size = BLOCK_SIZE_32} : (tensor<2x3x33xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x33xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}
func.func @f221(%a: tensor<2x3x64xf8E4M3FN>, %s: tensor<2x3x3xf8E8M0FNU>, %b: tensor<2x5x64xf8E4M3FN>, %t: tensor<2x5x3xf8E8M0FNU>) {
  %0 = tosa.matmul_t_block_scaled %a, %s, %b, %t {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x3xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x3xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}
// -----
func.func @f222(%a: tensor<2x3x64xf8E4M3FN>, %s: tensor<2x3x2xf8E8M0FNU>, %b: tensor<2x5x64xf8E4M3FN>, %t: tensor<2x5x2xf8E8M0FNU>) {
  %0 = tosa.matmul_t_block_scaled %a, %s, %b, %t {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x4x5xf32>
  return
}
func.func @f223(%a: tensor<2x3x64xf8E4M3FN>, %s: tensor<2x3x2xf8E8M0FNU>, %b: tensor<2x5x64xf8E4M3FN>, %t: tensor<2x5x2xf8E8M0FNU>) {
  %0 = tosa.matmul_t_block_scaled %a, %s, %b, %t {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<?x4x5xf32>
  return
}
func.func @f224(%a: tensor<2x3x64xf8E4M3FN>, %s: tensor<2x3x2xf8E8M0FNU>) {
  %1 = tosa.cast_from_block_scaled %a, %s {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>) -> tensor<2x3x65xf32>
  return
}
func.func @f225(%a: tensor<2x3x33xf8E4M3FN>, %s: tensor<2x3x2xf8E8M0FNU>) {
  %1 = tosa.cast_from_block_scaled %a, %s {block_size = BLOCK_SIZE_32} : (tensor<2x3x33xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>) -> tensor<2x3x33xf32>
  return
}
func.func @f226(%a: tensor<2x3x64xf8E4M3FN>, %s: tensor<2x4x2xf8E8M0FNU>) {
  %1 = tosa.cast_from_block_scaled %a, %s {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>) -> tensor<2x3x64xf32>
  return
}
func.func @f227(%a: tensor<2x3x64xf8E4M3FN>, %s: tensor<2x2xf8E8M0FNU>) {
  %1 = tosa.cast_from_block_scaled %a, %s {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x2xf8E8M0FNU>) -> tensor<2x3x64xf32>
  return
}
func.func @f228(%a: tensor<2x3x64xf8E4M3FN>, %s: tensor<2x3x3xf8E8M0FNU>) {
  %1 = tosa.cast_from_block_scaled %a, %s {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x3xf8E8M0FNU>) -> tensor<2x3x64xf32>
  return
}
func.func @f229(%a: tensor<4x32xf32>) {
  %2:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x33xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
  return
}
func.func @f230(%a: tensor<4x33xf32>) {
  %2:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x33xf32>) -> (tensor<4x33xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
  return
}
func.func @f231(%a: tensor<4x32xf32>) {
  %2:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf8E4M3FN>, tensor<5x1xf8E8M0FNU>)
  return
}
func.func @f232(%a: tensor<4x32xf32>) {
  %2:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
  return
}

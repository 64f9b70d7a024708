tosa.variable @a = dense<1.0> : tensor<4xf32>
tosa.variable @b : tensor<2x?xi8>
func.func @f(%v: tensor<2x3xi8>) {
  tosa.variable_write @b, %v : tensor<2x3xi8>
  %0 = tosa.variable_read @a : tensor<4xf32>
  return
}
// -----
"t.x"() {a = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16]>, b = #tosa.unary_quant<input_zp = 1, output_zp = 2>, c = #tosa.conv_quant<input_zp = 1, weight_zp = 2>, d = #tosa.prof<pro_int>, e = !tosa.mxint8} : () -> ()
// -----
func.func @f1(%a: tensor<4x?xf32>, %i: tensor<2x3xi8>, %b: tensor<1xi8>) {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x?xf32>) -> tensor<4xi32>
  %1 = tosa.argmax %a {axis = 1 : i32, nan_mode = IGNORE} : (tensor<4x?xf32>) -> tensor<4xi32>
  %2 = tosa.argmax %a {nan_mode = PROPAGATE, axis = 0 : i32, x.y = 3} : (tensor<4x?xf32>) -> tensor<*xi32>
  %3 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 1.0 : f32} : (tensor<4x?xf32>) -> tensor<4x?xf32>
  %4 = tosa.clamp %i {min_val = -3 : i8, max_val = 10 : i8, nan_mode = IGNORE} : (tensor<2x3xi8>) -> tensor<2x3xi8>
  %5 = tosa.maximum %a, %a : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  %6 = tosa.minimum %a, %a {nan_mode = IGNORE} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  %7 = tosa.reduce_max %a {axis = 0 : i32} : (tensor<4x?xf32>) -> tensor<1x?xf32>
  %8 = tosa.reduce_min %a {axis = 1 : i32, nan_mode = IGNORE} : (tensor<4x?xf32>) -> tensor<4x1xf32>
  %9 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<4x?xf32>) -> tensor<4x1xf32>
  %10 = tosa.reverse %a {axis = 1 : i32} : (tensor<4x?xf32>) -> tensor<4x?xf32>
  %11 = tosa.add %a, %a : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  %12 = tosa.mul %i, %i, %b : (tensor<2x3xi8>, tensor<2x3xi8>, tensor<1xi8>) -> tensor<2x3xi32>
  %13 = tosa.equal %i, %i : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
  %14 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<4x?xf32>) -> tensor<?x4xf32>
  %15 = tosa.concat %i, %i {axis = 0 : i32} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<4x3xi8>
  %16 = tosa.cast %i : (tensor<2x3xi8>) -> tensor<2x3xf32>
  %17 = tosa.negate %i, %b, %b : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  %18 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %19 = tosa.negate %i, %18, %18 : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  %20 = tosa.identity %a : (tensor<4x?xf32>) -> tensor<4x?xf32>
  %21 = tosa.custom %a {operator_name = "a", domain_name = "b", implementation_attrs = ""} : (tensor<4x?xf32>) -> tensor<4xf32>
  return
}
func.func @f2(%a: tensor<4x6xf32>, %c: tensor<1xf32>, %p: tensor<1x4x4x2xf32>) {
  %s2 = tosa.const_shape {values = dense<[2, 12]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %m1 = tosa.const_shape {values = dense<[-1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s4 = tosa.const_shape {values = dense<[1, 1, 0, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.reshape %a, %s2 : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<2x12xf32>
  %1 = tosa.reshape %a, %m1 : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<8x3xf32>
  %2 = tosa.pad %a, %s4, %c : (tensor<4x6xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6x8xf32>
  %3 = tosa.slice %a, %s2, %s2 : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
  %4 = tosa.tile %a, %s2 : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<8x72xf32>
  %5 = tosa.add_shape %s2, %m1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %6 = tosa.concat_shape %s2, %s4 : (!tosa.shape<2>, !tosa.shape<4>) -> !tosa.shape<6>
  %7 = tosa.dim %a {axis = 1 : i32} : (tensor<4x6xf32>) -> !tosa.shape<1>
  %8 = tosa.exp2_shape %s2 : (!tosa.shape<2>) -> !tosa.shape<2>
  %i1 = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %9 = tosa.slice_shape %s4, %i1, %i1 : (!tosa.shape<4>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  %scale = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %zero = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %10 = tosa.resize %p, %scale, %zero, %zero {mode = BILINEAR} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x7x2xf32>
  %11 = tosa.resize %p, %scale, %zero, %zero {mode = #tosa.resize_mode<NEAREST_NEIGHBOR>, a.b = "c"} : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?x7x2xf32>
  %12 = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
  %13 = tosa.reshape %c, %12 : (tensor<1xf32>, !tosa.shape<0>) -> tensor<f32>
  %14 = tosa.reshape %a, %5 : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  %15 = tosa.div_ceil_shape %s2, %m1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
func.func @f3(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>, %d: tensor<1x1x4x2xf32>, %i5: tensor<1x4x4x4x3xf32>, %w5: tensor<8x1x1x1x3xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, local_bound = true} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  %1 = tosa.depthwise_conv2d %i, %d, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  %2 = tosa.conv3d %i5, %w5, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x4x4x3xf32>, tensor<8x1x1x1x3xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x4x8xf32>
  %3 = tosa.transpose_conv2d %i, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  %4 = tosa.max_pool2d %i {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xf32>) -> tensor<1x2x2x4xf32>
  %5 = tosa.avg_pool2d %i, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x4xf32>
  return
}
func.func @f4(%a: tensor<1x2x3x!quant.uniform<i8:f32, 0.5>>, %b: tensor<1x3x4x!quant.uniform<i8:f32, 0.5>>, %z: tensor<1xi8>, %s: tensor<4x!quant.uniform<i8:f32, 0.5:3>>, %m: tensor<1xi32>, %k: tensor<1xi8>) {
  %0 = "tosa.matmul"(%a, %a, %z, %z) : (tensor<1x2x3x!quant.uniform<i8:f32, 0.5>>, tensor<1x2x3x!quant.uniform<i8:f32, 0.5>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x4xi32>
  %1 = tosa.rescale %s, %m, %k, %z, %z {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<4x!quant.uniform<i8:f32, 0.5:3>>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  %2 = "tosa.const"() <{values = dense<3> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  return
}
func.func @f5(%c: tensor<1xi1>, %a: tensor<4xf32>, %n: tensor<1xi32>) {
  %0 = tosa.cond_if %c : tensor<1xi1> -> tensor<4xf32> {
    tosa.yield %a : tensor<4xf32>
  } else {
    tosa.yield %a : tensor<4xf32>
  }
  %1 = tosa.cond_if %c (%x = %a) : tensor<1xi1> (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%y: tensor<4xf32>):
    tosa.yield %y : tensor<4xf32>
  } else {
  ^bb0(%y: tensor<4xf32>):
    tosa.yield %a : tensor<4xf32>
  } {q.r = 1}
  %2:2 = tosa.while_loop (%i = %n, %v = %a) : (tensor<1xi32>, tensor<4xf32>) -> (tensor<1xi32>, tensor<4xf32>) {
    %3 = tosa.greater %n, %i : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    tosa.yield %3 : tensor<1xi1>
  } do {
  ^bb0(%j: tensor<1xi32>, %w: tensor<4xf32>):
    tosa.yield %j, %w : tensor<1xi32>, tensor<4xf32>
  } attributes {q.r = 1}
  return
}
func.func @f6(%v: i32, %m: i32, %s: i8, %x: vector<4xi32>, %t: vector<4xi8>) {
  %0 = tosa.apply_scale %v, %m, %s {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
  %1 = tosa.apply_scale %x, %x, %t {rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>} : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
  return
}
func.func @f7(%a: tensor<1x8x8xf32>, %v: tensor<2x4x3xf32>, %i: tensor<2x5xi32>, %n: tensor<2x5x3xf32>, %m: tensor<2x3x3xf32>, %j: tensor<2x3xi32>, %t: tensor<4xi8>, %b: tensor<256xi8>, %p: tensor<4xi1>) {
  %0:2 = tosa.fft2d %a, %a {inverse = false} : (tensor<1x8x8xf32>, tensor<1x8x8xf32>) -> (tensor<1x8x8xf32>, tensor<1x8x8xf32>)
  %1:2 = tosa.rfft2d %a : (tensor<1x8x8xf32>) -> (tensor<1x8x5xf32>, tensor<1x8x5xf32>)
  %2 = tosa.gather %v, %i : (tensor<2x4x3xf32>, tensor<2x5xi32>) -> tensor<2x5x3xf32>
  %3 = tosa.scatter %v, %j, %m : (tensor<2x4x3xf32>, tensor<2x3xi32>, tensor<2x3x3xf32>) -> tensor<2x4x3xf32>
  %4 = tosa.table %t, %b : (tensor<4xi8>, tensor<256xi8>) -> tensor<4xi8>
  %5 = tosa.select %p, %t, %t : (tensor<4xi1>, tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return
}
func.func @f8(%a: tensor<2x3x64xf8E4M3FN>, %s: tensor<2x3x2xf8E8M0FNU>, %b: tensor<2x5x64xf8E4M3FN>, %t: tensor<2x5x2xf8E8M0FNU>, %f: tensor<4x32xf32>) {
  %0 = tosa.matmul_t_block_scaled %a, %s, %b, %t {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  %1 = tosa.cast_from_block_scaled %a, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>) -> tensor<2x3x64xf32>
  %2:2 = tosa.cast_to_block_scaled %f {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf8E4M3FN>, tensor<4x1xf8E8M0FNU>)
  return
}
func.func @f9(%a: tensor<4x6xf32>) {
  %s = tosa.const_shape {values = dense<[5, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<5x?xf32>
  return
}
func.func @f10() {
  %0 = tosa.concat_shape : () -> !tosa.shape<0>
  return
}
func.func @f11(%a: tensor<1x8x?xf32>, %b: tensor<1x?x7xf32>) {
  %0:2 = tosa.fft2d %a, %b {inverse = false} : (tensor<1x8x?xf32>, tensor<1x?x7xf32>) -> (tensor<1x8x7xf32>, tensor<1x8x7xf32>)
  return
}

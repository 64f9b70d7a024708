func.func @elements(%a: tensor<4x8xf32>, %b: tensor<1x8xf32>, %i: tensor<4x8xi32>, %j: tensor<4x1xi32>, %p: tensor<4x8xi1>) {
  %abs = tosa.abs %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %ceil = tosa.ceil %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %cos = tosa.cos %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %erf = tosa.erf %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %exp = tosa.exp %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %floor = tosa.floor %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %log = tosa.log %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %reciprocal = tosa.reciprocal %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %rsqrt = tosa.rsqrt %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %sigmoid = tosa.sigmoid %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %sin = tosa.sin %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %tanh = tosa.tanh %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %bitwise_not = tosa.bitwise_not %i : (tensor<4x8xi32>) -> tensor<4x8xi32>
  %clz = tosa.clz %i : (tensor<4x8xi32>) -> tensor<4x8xi32>
  %logical_not = tosa.logical_not %p : (tensor<4x8xi1>) -> tensor<4x8xi1>
  %pow = tosa.pow %a, %b : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<4x8xf32>
  %sub = tosa.sub %a, %b : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<4x8xf32>
  %greater_equal = tosa.greater_equal %a, %b : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<4x8xi1>
  %bitwise_and = tosa.bitwise_and %i, %j : (tensor<4x8xi32>, tensor<4x1xi32>) -> tensor<4x8xi32>
  %bitwise_or = tosa.bitwise_or %i, %j : (tensor<4x8xi32>, tensor<4x1xi32>) -> tensor<4x8xi32>
  %bitwise_xor = tosa.bitwise_xor %i, %j : (tensor<4x8xi32>, tensor<4x1xi32>) -> tensor<4x8xi32>
  %intdiv = tosa.intdiv %i, %j : (tensor<4x8xi32>, tensor<4x1xi32>) -> tensor<4x8xi32>
  %logical_left_shift = tosa.logical_left_shift %i, %j : (tensor<4x8xi32>, tensor<4x1xi32>) -> tensor<4x8xi32>
  %logical_right_shift = tosa.logical_right_shift %i, %j : (tensor<4x8xi32>, tensor<4x1xi32>) -> tensor<4x8xi32>
  %arithmetic_right_shift = tosa.arithmetic_right_shift %i, %j {round = true} : (tensor<4x8xi32>, tensor<4x1xi32>) -> tensor<4x8xi32>
  %logical_and = tosa.logical_and %p, %p : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
  %logical_or = tosa.logical_or %p, %p : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
  %logical_xor = tosa.logical_xor %p, %p : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
  %reduce_all = tosa.reduce_all %p {axis = 0 : i32} : (tensor<4x8xi1>) -> tensor<1x8xi1>
  %reduce_any = tosa.reduce_any %p {axis = 0 : i32} : (tensor<4x8xi1>) -> tensor<1x8xi1>
  %reduce_product = tosa.reduce_product %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  return
}
func.func @shapes() {
  %s = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %t = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %div_floor = tosa.div_floor_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %max = tosa.max_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %min = tosa.min_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %mod = tosa.mod_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %mul = tosa.mul_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %sub = tosa.sub_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %log2_ceil = tosa.log2_ceil_shape %s : (!tosa.shape<2>) -> !tosa.shape<2>
  %log2_floor = tosa.log2_floor_shape %s : (!tosa.shape<2>) -> !tosa.shape<2>
  return
}

// ARGS: --convert-math-to-libm
func.func @f(%a: tensor<4xf32>, %k: f32) -> (tensor<4xf32>, f32) {
  %k1 = math.sin %k : f32
  %0 = math.sin %a : tensor<4xf32>
  return %0, %k1 : tensor<4xf32>, f32
}

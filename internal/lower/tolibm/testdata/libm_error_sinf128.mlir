// ARGS: --convert-math-to-libm
func.func @f(%a: f128, %k: f32) -> (f128, f32) {
  %k1 = math.sin %k : f32
  %0 = math.sin %a : f128
  return %0, %k1 : f128, f32
}

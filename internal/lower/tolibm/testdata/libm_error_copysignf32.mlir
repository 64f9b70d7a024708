// ARGS: --convert-math-to-libm
func.func @f(%a: f32, %k: f32) -> (f32, f32) {
  %k1 = math.sin %k : f32
  %0 = math.copysign %a, %a : f32
  return %0, %k1 : f32, f32
}

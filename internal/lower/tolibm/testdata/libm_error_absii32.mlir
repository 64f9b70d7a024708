// ARGS: --convert-math-to-libm
func.func @f(%a: i32, %k: f32) -> (i32, f32) {
  %k1 = math.sin %k : f32
  %0 = math.absi %a : i32
  return %0, %k1 : i32, f32
}

// ARGS: --convert-math-to-libm
// ARGS: --convert-math-to-libm --convert-math-to-libm
func.func private @sin(f64) -> f64
func.func @scalars(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.sin %a : f32
  %1 = math.sin %b : f64
  %2 = math.atan2 %0, %a fastmath<fast> : f32
  %3 = math.fma %b, %1, %b : f64
  %4 = math.absf %2 : f32
  %5 = math.powf %3, %b : f64
  %6 = math.rsqrt %4 : f32
  %7 = math.roundeven %6 : f32
  %8 = math.erfc %7 : f32
  %9 = math.cbrt %8 : f32
  %10 = math.log1p %9 : f32
  %11 = math.expm1 %10 : f32
  return %11, %5 : f32, f64
}
func.func @vectors(%b: vector<f32>, %c: vector<2x2xf16>, %d: vector<3xf64>, %e: bf16) -> (vector<f32>, vector<2x2xf16>, vector<3xf64>, bf16) {
  %0 = math.cos %b : vector<f32>
  %1 = math.powf %c, %c : vector<2x2xf16>
  %2 = math.floor %d : vector<3xf64>
  %3 = math.tanh %e : bf16
  return %0, %1, %2, %3 : vector<f32>, vector<2x2xf16>, vector<3xf64>, bf16
}
module @inner {
  func.func @f(%a: f32) -> f32 {
    %0 = math.exp2 %a : f32
    return %0 : f32
  }
}

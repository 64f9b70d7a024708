// ARGS: --convert-math-to-libm
func.func @f32(%a: f32, %b: f32, %c: f32) {
  %0 = math.acos %a : f32
  %1 = math.acosh %a : f32
  %2 = math.asin %a : f32
  %3 = math.asinh %a : f32
  %4 = math.atan %a : f32
  %5 = math.atanh %a : f32
  %6 = math.cbrt %a : f32
  %7 = math.ceil %a : f32
  %8 = math.cos %a : f32
  %9 = math.cosh %a : f32
  %10 = math.erf %a : f32
  %11 = math.erfc %a : f32
  %12 = math.exp %a : f32
  %13 = math.exp2 %a : f32
  %14 = math.expm1 %a : f32
  %15 = math.floor %a : f32
  %16 = math.log %a : f32
  %17 = math.log10 %a : f32
  %18 = math.log1p %a : f32
  %19 = math.log2 %a : f32
  %20 = math.round %a : f32
  %21 = math.roundeven %a : f32
  %22 = math.rsqrt %a : f32
  %23 = math.sin %a : f32
  %24 = math.sinh %a : f32
  %25 = math.sqrt %a : f32
  %26 = math.tan %a : f32
  %27 = math.tanh %a : f32
  %28 = math.trunc %a : f32
  %29 = math.absf %a : f32
  %atan2 = math.atan2 %a, %b : f32
  %powf = math.powf %a, %b : f32
  %fma = math.fma %a, %b, %c : f32
  return
}
func.func @f64(%a: f64, %b: f64, %c: f64) {
  %0 = math.acos %a : f64
  %1 = math.acosh %a : f64
  %2 = math.asin %a : f64
  %3 = math.asinh %a : f64
  %4 = math.atan %a : f64
  %5 = math.atanh %a : f64
  %6 = math.cbrt %a : f64
  %7 = math.ceil %a : f64
  %8 = math.cos %a : f64
  %9 = math.cosh %a : f64
  %10 = math.erf %a : f64
  %11 = math.erfc %a : f64
  %12 = math.exp %a : f64
  %13 = math.exp2 %a : f64
  %14 = math.expm1 %a : f64
  %15 = math.floor %a : f64
  %16 = math.log %a : f64
  %17 = math.log10 %a : f64
  %18 = math.log1p %a : f64
  %19 = math.log2 %a : f64
  %20 = math.round %a : f64
  %21 = math.roundeven %a : f64
  %22 = math.rsqrt %a : f64
  %23 = math.sin %a : f64
  %24 = math.sinh %a : f64
  %25 = math.sqrt %a : f64
  %26 = math.tan %a : f64
  %27 = math.tanh %a : f64
  %28 = math.trunc %a : f64
  %29 = math.absf %a : f64
  %atan2 = math.atan2 %a, %b : f64
  %powf = math.powf %a, %b : f64
  %fma = math.fma %a, %b, %c : f64
  return
}

// ARGS: --convert-math-to-llvm
// ARGS: --convert-math-to-llvm=approximate-log1p=0
// ARGS: --convert-math-to-llvm --mlir-print-debuginfo
func.func @m(%a: f32, %v: vector<4xf32>, %w: vector<2x3xf32>, %i: i32, %s: vector<[4]xf32>, %d: f64, %h: f16) {
  %0 = math.absf %a : f32
  %1 = math.absi %i : i32
  %2 = math.ceil %a : f32
  %3 = math.copysign %a, %a : f32
  %4 = math.cos %a fastmath<fast> : f32
  %5 = math.ctlz %i : i32
  %6 = math.cttz %i : i32
  %7 = math.ctpop %i : i32
  %8 = math.exp %a : f32
  %9 = math.exp2 %a : f32
  %10 = math.expm1 %a : f32
  %11 = math.floor %a : f32
  %12 = math.fma %a, %a, %a : f32
  %13 = math.log %a : f32
  %14 = math.log10 %a : f32
  %15 = math.log1p %a : f32
  %16 = math.log2 %a : f32
  %17 = math.powf %a, %a : f32
  %18 = math.fpowi %a, %i : f32, i32
  %19 = math.roundeven %a : f32
  %20 = math.round %a : f32
  %21 = math.rsqrt %a : f32
  %22 = math.sin %a : f32
  %23 = math.sqrt %a : f32
  %24 = math.trunc %a : f32
  %25 = math.isnan %a : f32
  %26 = math.isfinite %a : f32
  %27 = math.isinf %a : f32
  %28 = math.isnormal %a : f32
  %29 = math.tanh %a : f32
  %30 = math.sinh %a : f32
  %31 = math.cosh %a : f32
  %32 = math.tan %a : f32
  %33 = math.acos %a : f32
  %34 = math.asin %a : f32
  %35 = math.atan %a : f32
  %36 = math.atan2 %a, %a : f32
  %37 = math.cbrt %a : f32
  %38 = math.erf %a : f32
  %39 = math.erfc %a : f32
  %s1, %s2 = math.sincos %a : f32
  %41 = math.ipowi %i, %i : i32
  %42 = math.clampf %a to [%a, %a] : f32
  %43 = math.acosh %a : f32
  return
}
func.func @n(%a: f32, %v: vector<4xf32>, %w: vector<2x3xf32>, %i: vector<2x3xi32>, %s: vector<[4]xf32>, %d: f64, %h: f16, %j: vector<4xi32>) {
  %0 = math.absf %w : vector<2x3xf32>
  %1 = math.absi %i : vector<2x3xi32>
  %5 = math.ctlz %i : vector<2x3xi32>
  %10 = math.expm1 %w : vector<2x3xf32>
  %15 = math.log1p %w : vector<2x3xf32>
  %16 = math.log1p %v fastmath<fast> : vector<4xf32>
  %21 = math.rsqrt %w : vector<2x3xf32>
  %22 = math.rsqrt %s : vector<[4]xf32>
  %23 = math.expm1 %s : vector<[4]xf32>
  %27 = math.isfinite %v : vector<4xf32>
  %29 = math.fma %w, %w, %w : vector<2x3xf32>
  return
}

// All operations of math.

func.func @integers(%a: i32, %v: vector<2xi64>, %i: index) {
  %0 = math.absi %a : i32
  %1 = math.ctlz %v : vector<2xi64>
  %2 = math.cttz %a {test.a} : i32
  %3 = math.ctpop %i : index
  %4 = math.ipowi %a, %a : i32
  return
}

func.func @floats(%a: f32, %b: f32, %c: f32, %v: vector<2x3xf64>, %t: tensor<*xbf16>, %n: i32, %w: vector<2x3xi8>) {
  %0 = math.absf %a : f32
  %1 = math.ceil %v : vector<2x3xf64>
  %2 = math.floor %t : tensor<*xbf16>
  %3 = math.round %a fastmath<fast> : f32
  %4 = math.roundeven %a : f32
  %5 = math.trunc %a : f32
  %6 = math.copysign %a, %b : f32
  %7 = math.clampf %a to [%b, %c] : f32
  %8 = math.clampf %a to [%b, %c] fastmath<nnan,nsz> {test.a} : f32
  %9 = math.fma %a, %b, %c : f32
  %10 = math.fma %v, %v, %v fastmath<contract> : vector<2x3xf64>
  %11 = math.exp %a : f32
  %12 = math.exp2 %a : f32
  %13 = math.expm1 %a : f32
  %14 = math.log %a : f32
  %15 = math.log10 %a : f32
  %16 = math.log1p %a : f32
  %17 = math.log2 %a {test.a} : f32
  %18 = math.powf %a, %b fastmath<afn> : f32
  %19 = math.sqrt %a : f32
  %20 = math.rsqrt %a : f32
  %21 = math.cbrt %a : f32
  %22 = math.fpowi %a, %n : f32, i32
  %23 = math.fpowi %v, %w fastmath<fast> : vector<2x3xf64>, vector<2x3xi8>
  %24 = math.sin %a : f32
  %25 = math.cos %a : f32
  %26 = math.tan %a : f32
  %27 = math.asin %a : f32
  %28 = math.acos %a : f32
  %29 = math.atan %a : f32
  %30 = math.atan2 %a, %b : f32
  %31 = math.sinh %a : f32
  %32 = math.cosh %a : f32
  %33 = math.tanh %a : f32
  %34 = math.asinh %a : f32
  %35 = math.acosh %a : f32
  %36 = math.atanh %a : f32
  %sin, %cos = math.sincos %a : f32
  %sins, %coss = math.sincos %v fastmath<ninf> : vector<2x3xf64>
  %37 = math.erf %a : f32
  %38 = math.erfc %a : f32
  %39 = math.isfinite %a : f32
  %40 = math.isinf %v : vector<2x3xf64>
  %41 = math.isnan %t : tensor<*xbf16>
  %42 = math.isnormal %a {test.a} : f32
  return
}

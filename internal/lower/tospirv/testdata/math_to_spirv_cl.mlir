// ARGS: --convert-math-to-spirv
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Int64, Int16, Float16], []>, #spirv.resource_limits<>>} {
func.func @f0(%a: f32, %b: f32, %i: i32) {
  %r = math.absf %a : f32
  return
}
func.func @f1(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.absf %a : vector<4xf32>
  return
}
func.func @f2(%a: f16, %b: f16, %i: i32) {
  %r = math.absf %a : f16
  return
}
func.func @f3(%a: f32, %b: f32, %i: i32) {
  %r = math.ceil %a : f32
  return
}
func.func @f4(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.ceil %a : vector<4xf32>
  return
}
func.func @f5(%a: f16, %b: f16, %i: i32) {
  %r = math.ceil %a : f16
  return
}
func.func @f6(%a: f32, %b: f32, %i: i32) {
  %r = math.cos %a : f32
  return
}
func.func @f7(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.cos %a : vector<4xf32>
  return
}
func.func @f8(%a: f16, %b: f16, %i: i32) {
  %r = math.cos %a : f16
  return
}
func.func @f9(%a: f32, %b: f32, %i: i32) {
  %r = math.exp %a : f32
  return
}
func.func @f10(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.exp %a : vector<4xf32>
  return
}
func.func @f11(%a: f16, %b: f16, %i: i32) {
  %r = math.exp %a : f16
  return
}
func.func @f12(%a: f32, %b: f32, %i: i32) {
  %r = math.floor %a : f32
  return
}
func.func @f13(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.floor %a : vector<4xf32>
  return
}
func.func @f14(%a: f16, %b: f16, %i: i32) {
  %r = math.floor %a : f16
  return
}
func.func @f15(%a: f32, %b: f32, %i: i32) {
  %r = math.log %a : f32
  return
}
func.func @f16(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.log %a : vector<4xf32>
  return
}
func.func @f17(%a: f16, %b: f16, %i: i32) {
  %r = math.log %a : f16
  return
}
func.func @f18(%a: f32, %b: f32, %i: i32) {
  %r = math.rsqrt %a : f32
  return
}
func.func @f19(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.rsqrt %a : vector<4xf32>
  return
}
func.func @f20(%a: f16, %b: f16, %i: i32) {
  %r = math.rsqrt %a : f16
  return
}
func.func @f21(%a: f32, %b: f32, %i: i32) {
  %r = math.sin %a : f32
  return
}
func.func @f22(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.sin %a : vector<4xf32>
  return
}
func.func @f23(%a: f16, %b: f16, %i: i32) {
  %r = math.sin %a : f16
  return
}
func.func @f24(%a: f32, %b: f32, %i: i32) {
  %r = math.sqrt %a : f32
  return
}
func.func @f25(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.sqrt %a : vector<4xf32>
  return
}
func.func @f26(%a: f16, %b: f16, %i: i32) {
  %r = math.sqrt %a : f16
  return
}
func.func @f27(%a: f32, %b: f32, %i: i32) {
  %r = math.tanh %a : f32
  return
}
func.func @f28(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.tanh %a : vector<4xf32>
  return
}
func.func @f29(%a: f16, %b: f16, %i: i32) {
  %r = math.tanh %a : f16
  return
}
func.func @f30(%a: f32, %b: f32, %i: i32) {
  %r = math.acos %a : f32
  return
}
func.func @f31(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.acos %a : vector<4xf32>
  return
}
func.func @f32(%a: f16, %b: f16, %i: i32) {
  %r = math.acos %a : f16
  return
}
func.func @f33(%a: f32, %b: f32, %i: i32) {
  %r = math.acosh %a : f32
  return
}
func.func @f34(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.acosh %a : vector<4xf32>
  return
}
func.func @f35(%a: f16, %b: f16, %i: i32) {
  %r = math.acosh %a : f16
  return
}
func.func @f36(%a: f32, %b: f32, %i: i32) {
  %r = math.asin %a : f32
  return
}
func.func @f37(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.asin %a : vector<4xf32>
  return
}
func.func @f38(%a: f16, %b: f16, %i: i32) {
  %r = math.asin %a : f16
  return
}
func.func @f39(%a: f32, %b: f32, %i: i32) {
  %r = math.asinh %a : f32
  return
}
func.func @f40(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.asinh %a : vector<4xf32>
  return
}
func.func @f41(%a: f16, %b: f16, %i: i32) {
  %r = math.asinh %a : f16
  return
}
func.func @f42(%a: f32, %b: f32, %i: i32) {
  %r = math.atan %a : f32
  return
}
func.func @f43(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.atan %a : vector<4xf32>
  return
}
func.func @f44(%a: f16, %b: f16, %i: i32) {
  %r = math.atan %a : f16
  return
}
func.func @f45(%a: f32, %b: f32, %i: i32) {
  %r = math.atanh %a : f32
  return
}
func.func @f46(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.atanh %a : vector<4xf32>
  return
}
func.func @f47(%a: f16, %b: f16, %i: i32) {
  %r = math.atanh %a : f16
  return
}
func.func @f48(%a: f32, %b: f32, %i: i32) {
  %r = math.cosh %a : f32
  return
}
func.func @f49(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.cosh %a : vector<4xf32>
  return
}
func.func @f50(%a: f16, %b: f16, %i: i32) {
  %r = math.cosh %a : f16
  return
}
func.func @f51(%a: f32, %b: f32, %i: i32) {
  %r = math.sinh %a : f32
  return
}
func.func @f52(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.sinh %a : vector<4xf32>
  return
}
func.func @f53(%a: f16, %b: f16, %i: i32) {
  %r = math.sinh %a : f16
  return
}
func.func @f54(%a: f32, %b: f32, %i: i32) {
  %r = math.tan %a : f32
  return
}
func.func @f55(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.tan %a : vector<4xf32>
  return
}
func.func @f56(%a: f16, %b: f16, %i: i32) {
  %r = math.tan %a : f16
  return
}
func.func @f57(%a: f32, %b: f32, %i: i32) {
  %r = math.round %a : f32
  return
}
func.func @f58(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.round %a : vector<4xf32>
  return
}
func.func @f59(%a: f16, %b: f16, %i: i32) {
  %r = math.round %a : f16
  return
}
func.func @f60(%a: f32, %b: f32, %i: i32) {
  %r = math.roundeven %a : f32
  return
}
func.func @f61(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.roundeven %a : vector<4xf32>
  return
}
func.func @f62(%a: f16, %b: f16, %i: i32) {
  %r = math.roundeven %a : f16
  return
}
func.func @f63(%a: f32, %b: f32, %i: i32) {
  %r = math.trunc %a : f32
  return
}
func.func @f64(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.trunc %a : vector<4xf32>
  return
}
func.func @f65(%a: f16, %b: f16, %i: i32) {
  %r = math.trunc %a : f16
  return
}
func.func @f66(%a: f32, %b: f32, %i: i32) {
  %r = math.erf %a : f32
  return
}
func.func @f67(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.erf %a : vector<4xf32>
  return
}
func.func @f68(%a: f16, %b: f16, %i: i32) {
  %r = math.erf %a : f16
  return
}
func.func @f69(%a: f32, %b: f32, %i: i32) {
  %r = math.exp2 %a : f32
  return
}
func.func @f70(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.exp2 %a : vector<4xf32>
  return
}
func.func @f71(%a: f16, %b: f16, %i: i32) {
  %r = math.exp2 %a : f16
  return
}
func.func @f72(%a: f32, %b: f32, %i: i32) {
  %r = math.expm1 %a : f32
  return
}
func.func @f73(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.expm1 %a : vector<4xf32>
  return
}
func.func @f74(%a: f16, %b: f16, %i: i32) {
  %r = math.expm1 %a : f16
  return
}
func.func @f75(%a: f32, %b: f32, %i: i32) {
  %r = math.log1p %a : f32
  return
}
func.func @f76(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.log1p %a : vector<4xf32>
  return
}
func.func @f77(%a: f16, %b: f16, %i: i32) {
  %r = math.log1p %a : f16
  return
}
func.func @f78(%a: f32, %b: f32, %i: i32) {
  %r = math.log2 %a : f32
  return
}
func.func @f79(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.log2 %a : vector<4xf32>
  return
}
func.func @f80(%a: f16, %b: f16, %i: i32) {
  %r = math.log2 %a : f16
  return
}
func.func @f81(%a: f32, %b: f32, %i: i32) {
  %r = math.log10 %a : f32
  return
}
func.func @f82(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.log10 %a : vector<4xf32>
  return
}
func.func @f83(%a: f16, %b: f16, %i: i32) {
  %r = math.log10 %a : f16
  return
}
func.func @f84(%a: f32, %b: f32, %i: i32) {
  %r = math.cbrt %a : f32
  return
}
func.func @f85(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.cbrt %a : vector<4xf32>
  return
}
func.func @f86(%a: f16, %b: f16, %i: i32) {
  %r = math.cbrt %a : f16
  return
}
func.func @f87(%a: f32, %b: f32, %i: i32) {
  %r = math.erfc %a : f32
  return
}
func.func @f88(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.erfc %a : vector<4xf32>
  return
}
func.func @f89(%a: f16, %b: f16, %i: i32) {
  %r = math.erfc %a : f16
  return
}
func.func @f90(%a: f32, %b: f32, %i: i32) {
  %r = math.isfinite %a : f32
  return
}
func.func @f91(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.isfinite %a : vector<4xf32>
  return
}
func.func @f92(%a: f16, %b: f16, %i: i32) {
  %r = math.isfinite %a : f16
  return
}
func.func @f93(%a: f32, %b: f32, %i: i32) {
  %r = math.isinf %a : f32
  return
}
func.func @f94(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.isinf %a : vector<4xf32>
  return
}
func.func @f95(%a: f16, %b: f16, %i: i32) {
  %r = math.isinf %a : f16
  return
}
func.func @f96(%a: f32, %b: f32, %i: i32) {
  %r = math.isnan %a : f32
  return
}
func.func @f97(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.isnan %a : vector<4xf32>
  return
}
func.func @f98(%a: f16, %b: f16, %i: i32) {
  %r = math.isnan %a : f16
  return
}
func.func @f99(%a: f32, %b: f32, %i: i32) {
  %r = math.isnormal %a : f32
  return
}
func.func @f100(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.isnormal %a : vector<4xf32>
  return
}
func.func @f101(%a: f16, %b: f16, %i: i32) {
  %r = math.isnormal %a : f16
  return
}
func.func @f102(%a: f32, %b: f32, %i: i32) {
  %r:2 = math.sincos %a : f32
  return
}
func.func @f103(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r:2 = math.sincos %a : vector<4xf32>
  return
}
func.func @f104(%a: f16, %b: f16, %i: i32) {
  %r:2 = math.sincos %a : f16
  return
}
func.func @f105(%a: f32, %b: f32, %i: i32) {
  %r = math.copysign %a, %b : f32
  return
}
func.func @f106(%a: vector<3xf32>, %b: vector<3xf32>, %i: vector<3xi32>) {
  %r = math.copysign %a, %b : vector<3xf32>
  return
}
func.func @f107(%a: f16, %b: f16, %i: i32) {
  %r = math.copysign %a, %b : f16
  return
}
func.func @f108(%a: vector<1xf32>, %b: vector<1xf32>, %i: vector<3xi32>) {
  %r = math.copysign %a, %b : vector<1xf32>
  return
}
func.func @f109(%a: f32, %b: f32, %i: i32) {
  %r = math.atan2 %a, %b : f32
  return
}
func.func @f110(%a: vector<3xf32>, %b: vector<3xf32>, %i: vector<3xi32>) {
  %r = math.atan2 %a, %b : vector<3xf32>
  return
}
func.func @f111(%a: f16, %b: f16, %i: i32) {
  %r = math.atan2 %a, %b : f16
  return
}
func.func @f112(%a: vector<1xf32>, %b: vector<1xf32>, %i: vector<3xi32>) {
  %r = math.atan2 %a, %b : vector<1xf32>
  return
}
func.func @f113(%a: f32, %b: f32, %i: i32) {
  %r = math.powf %a, %b : f32
  return
}
func.func @f114(%a: vector<3xf32>, %b: vector<3xf32>, %i: vector<3xi32>) {
  %r = math.powf %a, %b : vector<3xf32>
  return
}
func.func @f115(%a: vector<1xf32>, %b: vector<1xf32>, %i: vector<3xi32>) {
  %r = math.powf %a, %b : vector<1xf32>
  return
}
func.func @f116(%a: f32, %b: f32, %i: i32) {
  %r = math.fpowi %a, %i : f32, i32
  return
}
func.func @f117(%a: vector<3xf32>, %b: vector<3xf32>, %i: vector<3xi32>) {
  %r = math.fpowi %a, %i : vector<3xf32>, vector<3xi32>
  return
}
func.func @f118(%a: vector<3xf32>, %b: vector<3xf32>, %i: vector<3xi32>) {
  %r = math.fpowi %a, %i : vector<3xf32>, vector<3xi32>
  return
}
func.func @f119(%a: vector<3xf32>, %b: vector<3xf32>, %i: vector<3xi32>) {
  %r = math.fpowi %a, %i : vector<3xf32>, vector<3xi32>
  return
}
func.func @f120(%a: f32, %b: f32, %i: i32) {
  %r = math.fma %a, %b, %a : f32
  return
}
func.func @f121(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.fma %a, %b, %a : vector<4xf32>
  return
}
func.func @f122(%a: i32, %b: i32, %i: i32) {
  %r = math.absi %a : i32
  return
}
func.func @f123(%a: vector<4xi32>, %b: vector<4xi32>, %i: vector<3xi32>) {
  %r = math.absi %a : vector<4xi32>
  return
}
func.func @f124(%a: i64, %b: i64, %i: i32) {
  %r = math.absi %a : i64
  return
}
func.func @f125(%a: i16, %b: i16, %i: i32) {
  %r = math.absi %a : i16
  return
}
func.func @f126(%a: i32, %b: i32, %i: i32) {
  %r = math.ctlz %a : i32
  return
}
func.func @f127(%a: vector<4xi32>, %b: vector<4xi32>, %i: vector<3xi32>) {
  %r = math.ctlz %a : vector<4xi32>
  return
}
func.func @f128(%a: i64, %b: i64, %i: i32) {
  %r = math.ctlz %a : i64
  return
}
func.func @f129(%a: i16, %b: i16, %i: i32) {
  %r = math.ctlz %a : i16
  return
}
func.func @f130(%a: i32, %b: i32, %i: i32) {
  %r = math.cttz %a : i32
  return
}
func.func @f131(%a: vector<4xi32>, %b: vector<4xi32>, %i: vector<3xi32>) {
  %r = math.cttz %a : vector<4xi32>
  return
}
func.func @f132(%a: i64, %b: i64, %i: i32) {
  %r = math.cttz %a : i64
  return
}
func.func @f133(%a: i16, %b: i16, %i: i32) {
  %r = math.cttz %a : i16
  return
}
func.func @f134(%a: i32, %b: i32, %i: i32) {
  %r = math.ctpop %a : i32
  return
}
func.func @f135(%a: vector<4xi32>, %b: vector<4xi32>, %i: vector<3xi32>) {
  %r = math.ctpop %a : vector<4xi32>
  return
}
func.func @f136(%a: i64, %b: i64, %i: i32) {
  %r = math.ctpop %a : i64
  return
}
func.func @f137(%a: i16, %b: i16, %i: i32) {
  %r = math.ctpop %a : i16
  return
}
func.func @f138(%a: i32, %b: i32, %i: i32) {
  %r = math.ipowi %a, %b : i32
  return
}
func.func @unsupported(%t: tensor<4xf32>, %w: vector<2x2xf32>) {
  %0 = math.exp %t : tensor<4xf32>
  %1 = math.log1p %w : vector<2x2xf32>
  return
}
}

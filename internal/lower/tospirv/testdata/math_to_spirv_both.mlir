// ARGS: --convert-math-to-spirv
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Kernel, Int64], []>, #spirv.resource_limits<>>} {
func.func @f0(%a: f32, %b: f32, %i: i32) {
  %r = math.absf %a : f32
  return
}
func.func @f1(%a: f32, %b: f32, %i: i32) {
  %r = math.ceil %a : f32
  return
}
func.func @f2(%a: f32, %b: f32, %i: i32) {
  %r = math.cos %a : f32
  return
}
func.func @f3(%a: f32, %b: f32, %i: i32) {
  %r = math.exp %a : f32
  return
}
func.func @f4(%a: f32, %b: f32, %i: i32) {
  %r = math.floor %a : f32
  return
}
func.func @f5(%a: f32, %b: f32, %i: i32) {
  %r = math.log %a : f32
  return
}
func.func @f6(%a: f32, %b: f32, %i: i32) {
  %r = math.rsqrt %a : f32
  return
}
func.func @f7(%a: f32, %b: f32, %i: i32) {
  %r = math.sin %a : f32
  return
}
func.func @f8(%a: f32, %b: f32, %i: i32) {
  %r = math.sqrt %a : f32
  return
}
func.func @f9(%a: f32, %b: f32, %i: i32) {
  %r = math.tanh %a : f32
  return
}
func.func @f10(%a: f32, %b: f32, %i: i32) {
  %r = math.acos %a : f32
  return
}
func.func @f11(%a: f32, %b: f32, %i: i32) {
  %r = math.acosh %a : f32
  return
}
func.func @f12(%a: f32, %b: f32, %i: i32) {
  %r = math.asin %a : f32
  return
}
func.func @f13(%a: f32, %b: f32, %i: i32) {
  %r = math.asinh %a : f32
  return
}
func.func @f14(%a: f32, %b: f32, %i: i32) {
  %r = math.atan %a : f32
  return
}
func.func @f15(%a: f32, %b: f32, %i: i32) {
  %r = math.atanh %a : f32
  return
}
func.func @f16(%a: f32, %b: f32, %i: i32) {
  %r = math.cosh %a : f32
  return
}
func.func @f17(%a: f32, %b: f32, %i: i32) {
  %r = math.sinh %a : f32
  return
}
func.func @f18(%a: f32, %b: f32, %i: i32) {
  %r = math.tan %a : f32
  return
}
func.func @f19(%a: f32, %b: f32, %i: i32) {
  %r = math.round %a : f32
  return
}
func.func @f20(%a: f32, %b: f32, %i: i32) {
  %r = math.roundeven %a : f32
  return
}
func.func @f21(%a: f32, %b: f32, %i: i32) {
  %r = math.trunc %a : f32
  return
}
func.func @f22(%a: f32, %b: f32, %i: i32) {
  %r = math.erf %a : f32
  return
}
func.func @f23(%a: f32, %b: f32, %i: i32) {
  %r = math.exp2 %a : f32
  return
}
func.func @f24(%a: f32, %b: f32, %i: i32) {
  %r = math.expm1 %a : f32
  return
}
func.func @f25(%a: f32, %b: f32, %i: i32) {
  %r = math.log1p %a : f32
  return
}
func.func @f26(%a: f32, %b: f32, %i: i32) {
  %r = math.log2 %a : f32
  return
}
func.func @f27(%a: f32, %b: f32, %i: i32) {
  %r = math.log10 %a : f32
  return
}
func.func @f28(%a: f32, %b: f32, %i: i32) {
  %r = math.cbrt %a : f32
  return
}
func.func @f29(%a: f32, %b: f32, %i: i32) {
  %r = math.erfc %a : f32
  return
}
func.func @f30(%a: f32, %b: f32, %i: i32) {
  %r = math.isfinite %a : f32
  return
}
func.func @f31(%a: f32, %b: f32, %i: i32) {
  %r = math.isinf %a : f32
  return
}
func.func @f32(%a: f32, %b: f32, %i: i32) {
  %r = math.isnan %a : f32
  return
}
func.func @f33(%a: f32, %b: f32, %i: i32) {
  %r = math.isnormal %a : f32
  return
}
func.func @f34(%a: f32, %b: f32, %i: i32) {
  %r:2 = math.sincos %a : f32
  return
}
func.func @f35(%a: f32, %b: f32, %i: i32) {
  %r = math.copysign %a, %b : f32
  return
}
func.func @f36(%a: f32, %b: f32, %i: i32) {
  %r = math.atan2 %a, %b : f32
  return
}
func.func @f37(%a: f32, %b: f32, %i: i32) {
  %r = math.powf %a, %b : f32
  return
}
func.func @f38(%a: f32, %b: f32, %i: i32) {
  %r = math.fpowi %a, %i : f32, i32
  return
}
func.func @f39(%a: f32, %b: f32, %i: i32) {
  %r = math.fma %a, %b, %a : f32
  return
}
func.func @f40(%a: i32, %b: i32, %i: i32) {
  %r = math.absi %a : i32
  return
}
func.func @f41(%a: i64, %b: i64, %i: i32) {
  %r = math.absi %a : i64
  return
}
func.func @f42(%a: i32, %b: i32, %i: i32) {
  %r = math.ctlz %a : i32
  return
}
func.func @f43(%a: i64, %b: i64, %i: i32) {
  %r = math.ctlz %a : i64
  return
}
func.func @f44(%a: i32, %b: i32, %i: i32) {
  %r = math.cttz %a : i32
  return
}
func.func @f45(%a: i64, %b: i64, %i: i32) {
  %r = math.cttz %a : i64
  return
}
func.func @f46(%a: i32, %b: i32, %i: i32) {
  %r = math.ctpop %a : i32
  return
}
func.func @f47(%a: i64, %b: i64, %i: i32) {
  %r = math.ctpop %a : i64
  return
}
func.func @f48(%a: i32, %b: i32, %i: i32) {
  %r = math.ipowi %a, %b : i32
  return
}
func.func @unsupported(%t: tensor<4xf32>, %w: vector<2x2xf32>) {
  %0 = math.exp %t : tensor<4xf32>
  %1 = math.log1p %w : vector<2x2xf32>
  return
}
}

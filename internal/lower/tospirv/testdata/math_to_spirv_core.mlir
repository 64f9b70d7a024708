// ARGS: --convert-math-to-spirv
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>>} {
func.func @f0(%a: f32, %b: f32, %i: i32) {
  %r = math.isfinite %a : f32
  return
}
func.func @f1(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.isfinite %a : vector<4xf32>
  return
}
func.func @f2(%a: f16, %b: f16, %i: i32) {
  %r = math.isfinite %a : f16
  return
}
func.func @f3(%a: f32, %b: f32, %i: i32) {
  %r = math.isinf %a : f32
  return
}
func.func @f4(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.isinf %a : vector<4xf32>
  return
}
func.func @f5(%a: f16, %b: f16, %i: i32) {
  %r = math.isinf %a : f16
  return
}
func.func @f6(%a: f32, %b: f32, %i: i32) {
  %r = math.isnan %a : f32
  return
}
func.func @f7(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.isnan %a : vector<4xf32>
  return
}
func.func @f8(%a: f16, %b: f16, %i: i32) {
  %r = math.isnan %a : f16
  return
}
func.func @f9(%a: f32, %b: f32, %i: i32) {
  %r = math.isnormal %a : f32
  return
}
func.func @f10(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<3xi32>) {
  %r = math.isnormal %a : vector<4xf32>
  return
}
func.func @f11(%a: f16, %b: f16, %i: i32) {
  %r = math.isnormal %a : f16
  return
}
func.func @f12(%a: f32, %b: f32, %i: i32) {
  %r = math.copysign %a, %b : f32
  return
}
func.func @f13(%a: vector<3xf32>, %b: vector<3xf32>, %i: vector<3xi32>) {
  %r = math.copysign %a, %b : vector<3xf32>
  return
}
func.func @f14(%a: f16, %b: f16, %i: i32) {
  %r = math.copysign %a, %b : f16
  return
}
func.func @f15(%a: vector<1xf32>, %b: vector<1xf32>, %i: vector<3xi32>) {
  %r = math.copysign %a, %b : vector<1xf32>
  return
}
func.func @unsupported(%t: tensor<4xf32>, %w: vector<2x2xf32>) {
  %0 = math.exp %t : tensor<4xf32>
  %1 = math.log1p %w : vector<2x2xf32>
  return
}
}

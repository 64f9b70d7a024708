// ARGS: --convert-complex-to-spirv
// ARGS: --convert-complex-to-spirv --mlir-print-debuginfo
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Float64, Int8], []>, #spirv.resource_limits<>>} {
func.func @f(%a: complex<f32>, %x: f32, %v: complex<f64>, %h: complex<f16>, %i: complex<i32>, %j: i32) -> (complex<f32>, f32, complex<f64>) {
  %0 = complex.constant [1.0 : f32, 2.5 : f32] : complex<f32>
  %1 = complex.create %x, %x : complex<f32>
  %2 = complex.re %a : complex<f32>
  %3 = complex.im %1 : complex<f32>
  %4 = complex.add %a, %0 : complex<f32>
  %5 = complex.re %v : complex<f64>
  %6 = complex.constant [0.5 : f64, 0.5 : f64] : complex<f64>
  %7 = complex.re %h : complex<f16>
  %8 = complex.constant [0.5 : f16, 0.5 : f16] : complex<f16>
  return %4, %3, %6 : complex<f32>, f32, complex<f64>
}
}

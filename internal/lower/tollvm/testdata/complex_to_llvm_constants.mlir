// ARGS: --convert-complex-to-llvm
// ARGS: --convert-complex-to-llvm --mlir-print-debuginfo
// The part of a constant would be one of arith, which the target does not know.
func.func @parts() -> (f32, f64) {
  %0 = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %1 = complex.im %0 : complex<f32>
  %2 = complex.constant [2.0 : f64, 1.0 : f64] : complex<f64>
  %3 = complex.re %2 : complex<f64>
  return %1, %3 : f32, f64
}

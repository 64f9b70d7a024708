// ARGS: --convert-complex-to-llvm=complex-range=basic --mlir-print-op-generic
// ARGS: --convert-complex-to-llvm=complex-range=improved --mlir-print-op-generic
// ARGS: --convert-complex-to-llvm=complex-range=none --mlir-print-op-generic
// ARGS: --convert-complex-to-llvm=complex-range=basic --mlir-print-debuginfo
func.func @c(%a: f32, %b: f32, %c: complex<f32>, %d: complex<f32>) -> complex<f32> {
  %0 = complex.create %a, %b : complex<f32>
  %1 = complex.re %0 : complex<f32>
  %2 = complex.im %0 : complex<f32>
  %3 = complex.add %0, %c : complex<f32>
  %4 = complex.sub %3, %d fastmath<fast> : complex<f32>
  %5 = complex.mul %4, %c fastmath<nnan> : complex<f32>
  %6 = complex.div %5, %d fastmath<nsz> : complex<f32>
  %7 = complex.abs %6 fastmath<contract> : complex<f32>
  %8 = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  return %8 : complex<f32>
}

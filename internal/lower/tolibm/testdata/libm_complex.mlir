// ARGS: --convert-complex-to-libm
func.func @f(%a: complex<f32>, %b: complex<f64>) -> (f32, f64) {
  %0 = complex.sin %a : complex<f32>
  %1 = complex.cos %0 : complex<f32>
  %2 = complex.tan %1 : complex<f32>
  %3 = complex.tanh %2 : complex<f32>
  %4 = complex.pow %3, %a : complex<f32>
  %5 = complex.sqrt %4 : complex<f32>
  %6 = complex.conj %5 : complex<f32>
  %7 = complex.log %6 : complex<f32>
  %8 = complex.add %7, %a : complex<f32>
  %9 = complex.angle %8 : complex<f32>
  %10 = complex.exp %b : complex<f64>
  %11 = complex.log %10 : complex<f64>
  %12 = complex.abs %11 : complex<f64>
  return %9, %12 : f32, f64
}
func.func @widths(%a: complex<f32>, %b: complex<f64>) -> (f32, f64) {
  %0 = complex.sin %b : complex<f64>
  %1 = complex.cos %0 : complex<f64>
  %2 = complex.tan %1 : complex<f64>
  %3 = complex.tanh %2 : complex<f64>
  %4 = complex.pow %3, %b : complex<f64>
  %5 = complex.sqrt %4 : complex<f64>
  %6 = complex.conj %5 : complex<f64>
  %7 = complex.angle %6 : complex<f64>
  %8 = complex.abs %a : complex<f32>
  return %8, %7 : f32, f64
}

// ARGS: --convert-complex-to-libm
func.func @f(%a: complex<f16>) -> complex<f16> {
  %0 = complex.sin %a : complex<f16>
  return %0 : complex<f16>
}

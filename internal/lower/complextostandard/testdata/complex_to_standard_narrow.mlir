// ARGS: --convert-complex-to-standard
func.func @mixed(%a: complex<f16>, %b: complex<bf16>) -> (complex<f16>, complex<bf16>, f16) {
  %0 = complex.exp %a : complex<f16>
  %1 = complex.tanh %b : complex<bf16>
  %2 = complex.abs %0 fastmath<nnan,contract> : complex<f16>
  %c = complex.constant [1.0 : bf16, 2.0 : bf16] : complex<bf16>
  %3 = complex.add %1, %c : complex<bf16>
  return %0, %3, %2 : complex<f16>, complex<bf16>, f16
}

func.func @f(%c: complex<f32>, %i: i64, %x: index, %f: f32) {
  %0 = complex.constant [1.0 : f32, -1.0 : f32] : complex<f32>
  %1 = complex.bitcast %c : complex<f32> to i64
  %2 = complex.bitcast %i : i64 to complex<f32>
  %3 = complex.create %f, %f : complex<f32>
  %4 = complex.add %c, %c fastmath<fast> : complex<f32>
  %5 = complex.add %c, %c : complex<f32>
  %6 = complex.eq %c, %c : complex<f32>
  %7 = complex.re %c : complex<f32>
  %8 = complex.pow %c, %c : complex<f32>
  %9 = complex.conj %c : complex<f32>
  %10 = complex.powi %c, %i : complex<f32>, i64
  return
}

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
"t.x"() {a = #complex.number<:f32 1.0, 2.0>, b = #complex.number<:f16 1.1, -2.0e10> : complex<f32>} : () -> ()
"t.x"() {a = #complex.number<:bf16 1.0, -2.0e10>, b = #complex.number<:f64 1.0e400, 2.0> : complex<f64>} : () -> ()
"t.x"() {a = [#complex.number<:f32 1.0, 2.0>, 1 : i64], b = #complex.number<:f64 -0.0, 3.3>, c = #complex.number<:f80 1.0, 0.1>, d = #complex.number<:f8E5M2 7.0, 1.0e4>} : () -> ()

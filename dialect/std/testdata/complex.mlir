// All operations of complex.

func.func @numbers(%r: f64, %i: f64, %a: complex<f64>, %b: complex<f64>, %n: i32, %w: i64) {
  %0 = complex.constant [0.0, 1.0] : complex<f64>
  %1 = complex.constant [1.5, -2.0] {test.a} : complex<f64>
  %2 = complex.create %r, %i : complex<f64>
  %3 = complex.re %a : complex<f64>
  %4 = complex.im %a fastmath<fast> : complex<f64>
  %5 = complex.abs %a : complex<f64>
  %6 = complex.angle %a : complex<f64>
  %7 = complex.bitcast %r : f64 to complex<f32>
  %8 = complex.bitcast %7 : complex<f32> to i64
  %9 = complex.add %a, %b : complex<f64>
  %10 = complex.sub %a, %b fastmath<nnan,ninf> : complex<f64>
  %11 = complex.mul %a, %b {test.a} : complex<f64>
  %12 = complex.div %a, %b : complex<f64>
  %13 = complex.neg %a : complex<f64>
  %14 = complex.conj %a : complex<f64>
  %15 = complex.eq %a, %b : complex<f64>
  %16 = complex.neq %a, %b : complex<f64>
  %17 = complex.sign %a : complex<f64>
  %18 = complex.exp %a : complex<f64>
  %19 = complex.log %a : complex<f64>
  %20 = complex.expm1 %a : complex<f64>
  %21 = complex.log1p %a : complex<f64>
  %22 = complex.pow %a, %b : complex<f64>
  %23 = complex.powi %a, %n : complex<f64>, i32
  %24 = complex.powi %a, %w fastmath<fast> : complex<f64>, i64
  %25 = complex.sqrt %a : complex<f64>
  %26 = complex.rsqrt %a : complex<f64>
  %27 = complex.sin %a : complex<f64>
  %28 = complex.cos %a : complex<f64>
  %29 = complex.tan %a : complex<f64>
  %30 = complex.tanh %a fastmath<contract> : complex<f64>
  %31 = complex.atan2 %a, %b : complex<f64>
  return
}

"test.attributes"() {a = #complex.number<:f64 1.0, 2.0>, b = #complex.number<:f32 -0.5, 0.0> : complex<f32>} : () -> ()

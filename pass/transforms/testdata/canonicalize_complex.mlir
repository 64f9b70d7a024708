// ARGS: --canonicalize --allow-unregistered-dialect

func.func private @g(i32) -> i32
func.func @f(%a: complex<f32>, %b: complex<f32>, %x: f32, %i: i64, %f:f64) -> (complex<f32>, complex<f32>, complex<f32>,complex<f32>, f32, f32, f32, f32, complex<f32>, complex<f32>, i64, f64) {
  %z = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %o = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.sub %a, %b : complex<f32>
  %1 = complex.add %b, %0 fastmath<reassoc,nsz> : complex<f32>
  %2 = complex.add %a, %z : complex<f32>
  %3 = complex.mul %a, %o : complex<f32>
  %4 = complex.div %b, %o : complex<f32>
  %5 = complex.re %o : complex<f32>
  %6 = complex.im %o : complex<f32>
  %c = complex.create %x, %5 : complex<f32>
  %n = complex.neg %c : complex<f32>
  %7 = complex.re %n : complex<f32>
  %8 = complex.im %n : complex<f32>
  %k = complex.bitcast %a : complex<f32> to i64
  %l = complex.bitcast %k : i64 to complex<f32>
  %m = complex.neg %l : complex<f32>
  %p = complex.neg %m : complex<f32>
  %q = arith.bitcast %f : f64 to i64
  %s = complex.bitcast %q : i64 to complex<f32>
  %t = complex.bitcast %s : complex<f32> to f64
  return %1, %2, %3, %4, %5, %6, %7, %8, %p, %s, %k, %t: complex<f32>, complex<f32>, complex<f32>,complex<f32>, f32, f32, f32, f32, complex<f32>, complex<f32>, i64, f64
}
func.func @h(%v: i32) -> i32 {
  %0 = func.constant @g : (i32) -> i32
  %1 = func.call_indirect %0(%v) {arg_attrs = [{test.a}], test.q} : (i32) -> i32
  return %1 : i32
}

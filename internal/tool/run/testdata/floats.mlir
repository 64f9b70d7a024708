// Arithmetic of floating-point numbers, conversions, comparisons.
// RUN
func.func @print(%x: f32, %y: f32) {
  %s = arith.addf %x, %y : f32
  vector.print %s : f32
  %d = arith.subf %x, %y : f32
  vector.print %d : f32
  %p = arith.mulf %x, %y : f32
  vector.print %p : f32
  %q = arith.divf %x, %y : f32
  vector.print %q : f32
  %r = arith.remf %x, %y : f32
  vector.print %r : f32
  %n = arith.negf %x : f32
  vector.print %n : f32
  %a = arith.maximumf %x, %y : f32
  vector.print %a : f32
  %b = arith.minnumf %x, %y : f32
  vector.print %b : f32
  %lt = arith.cmpf olt, %x, %y : f32
  vector.print %lt : i1
  %une = arith.cmpf une, %x, %y : f32
  vector.print %une : i1
  %w = arith.extf %x : f32 to f64
  vector.print %w : f64
  %h = arith.truncf %x : f32 to f16
  %g = arith.extf %h : f16 to f32
  vector.print %g : f32
  return
}
func.func @main() -> f32 {
  %c1 = arith.constant 1.5 : f32
  %c2 = arith.constant -0.1 : f32
  call @print(%c1, %c2) : (f32, f32) -> ()
  %big = arith.constant 3.0e38 : f32
  call @print(%big, %big) : (f32, f32) -> ()
  %zero = arith.constant 0.0 : f32
  %nzero = arith.constant -0.0 : f32
  %z = arith.addf %zero, %nzero : f32
  vector.print %z : f32
  %nz = arith.mulf %zero, %nzero : f32
  vector.print %nz : f32
  %max = arith.maximumf %nzero, %zero : f32
  vector.print %max : f32
  %i = arith.fptosi %c1 : f32 to i8
  vector.print %i : i8
  %m = arith.constant -7 : i8
  %f = arith.sitofp %m : i8 to f32
  vector.print %f : f32
  %u = arith.uitofp %m : i8 to f32
  vector.print %u : f32
  %bits = arith.bitcast %c1 : f32 to i32
  vector.print %bits : i32
  %v = arith.constant dense<[1.0, -2.5, 1.0e-10]> : vector<3xf64>
  %vv = arith.mulf %v, %v : vector<3xf64>
  vector.print %vv : vector<3xf64>
  %abs = math.absf %c2 : f32
  return %abs : f32
}

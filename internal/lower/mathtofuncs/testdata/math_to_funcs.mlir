// ARGS: --convert-math-to-funcs
// ARGS: --convert-math-to-funcs=convert-ctlz
// ARGS: --convert-math-to-funcs=min-width-of-fpowi-exponent=33 --mlir-print-debuginfo
func.func @scalars(%a: i8, %b: i8, %f: f32, %e: i64, %x: i1, %d: f64, %long: i128, %h: bf16) {
  %0 = math.ipowi %a, %b : i8
  %1 = math.ipowi %b, %a : i8
  %2 = math.fpowi %f, %e : f32, i64
  %3 = math.ctlz %a : i8
  %4 = math.ipowi %x, %x : i1
  %5 = math.fpowi %d, %x : f64, i1
  %6 = math.fpowi %h, %long : bf16, i128
  %7 = math.ctlz %long : i128
  %8 = math.ctlz %x : i1
  return
}
func.func @vectors(%v: vector<2x2xi16>, %f: vector<2xf16>, %e: vector<2xi32>, %z: vector<i8>) {
  %0 = math.ipowi %v, %v : vector<2x2xi16>
  %1 = math.fpowi %f, %e : vector<2xf16>, vector<2xi32>
  %2 = math.ctlz %v : vector<2x2xi16>
  %3 = math.ctlz %z : vector<i8>
  return
}

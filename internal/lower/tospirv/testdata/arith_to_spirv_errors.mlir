// ARGS: --split-input-file --convert-arith-to-spirv
func.func @f(%b: i8, %b2: i8) {
  %r = arith.cmpi ult, %b, %b2 : i8
  return
}
// -----
func.func @f(%t: vector<2x2xi32>) {
  %r = arith.muli %t, %t : vector<2x2xi32>
  return
}
// -----
func.func @f(%q: i3) {
  %r = arith.addi %q, %q : i3
  return
}
// -----
func.func @f(%l: i64) {
  %r:2 = arith.mului_extended %l, %l : i64
  return
}
// -----
func.func @f(%i: i32, %j: i32) {
  %r = arith.ceildivsi %i, %j : i32
  return
}
// -----
func.func @f(%i: i32, %j: i32) {
  %r = arith.floordivsi %i, %j : i32
  return
}
// -----
func.func @f(%g: f64) {
  %r = arith.subf %g, %g : f64
  return
}
// -----
func.func @f(%f: f32, %f2: f32) {
  %r = arith.cmpf false, %f, %f2 : f32
  return
}
// -----
func.func @f(%f: f32, %f2: f32) {
  %r = arith.cmpf true, %f, %f2 : f32
  return
}
// -----
func.func @f(%vf1: vector<1xf32>) {
  %r = arith.cmpf uno, %vf1, %vf1 fastmath<nnan> : vector<1xf32>
  return
}
// -----
func.func @f(%n: i16) {
  %r = arith.extui %n : i16 to i64
  return
}
// -----
func.func @f(%n: i16) {
  %r = arith.extsi %n : i16 to i64
  return
}
// -----
func.func @f(%f: f32) {
  %r = arith.extf %f : f32 to f64
  return
}
// -----
func.func @f(%l: i64) {
  %r = arith.trunci %l : i64 to i32
  return
}
// -----
func.func @f(%g: f64) {
  %r = arith.truncf %g : f64 to f32
  return
}
// -----
func.func @f(%l: i64) {
  %r = arith.sitofp %l : i64 to f64
  return
}
// -----
func.func @f(%x: index) {
  %r = arith.index_cast %x : index to i64
  return
}
// -----
func.func @f(%l: i64) {
  %r = arith.index_cast %l : i64 to index
  return
}
// -----
func.func @f(%x: index) {
  %r = arith.index_castui %x : index to i64
  return
}
// -----
func.func @f() {
  %r = arith.constant 0.1 : f64
  return
}
// -----
func.func @f() {
  %r = arith.constant 4294967296 : index
  return
}
// -----
func.func @f() {
  %r = arith.constant 8589934592 : i64
  return
}
// -----
func.func @f() {
  %r = arith.constant 1.0 : f8E5M2
  return
}
// -----
func.func @f() {
  %r = arith.constant dense<true> : tensor<4xi1>
  return
}
// -----
func.func @f() {
  %r = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  return
}
// -----
func.func @f() {
  %r = arith.constant dense<7> : vector<4xi64>
  return
}
// -----
func.func @f() {
  %r = arith.constant dense<7> : vector<8xi32>
  return
}
// -----
func.func @f() {
  %r = arith.constant dense_resource<nothing> : tensor<5xf32>
  return
}
// -----
func.func @f() {
  %r = arith.constant 3 : i7
  return
}
// -----
func.func @wrong() {
  %0 = arith.constant dense_resource<five> : vector<2xi32>
  return
}
{-#
  dialect_resources: {
    builtin: {
      five: "0x0400000001000000020000000300000004000000050000"
    }
  }
#-}

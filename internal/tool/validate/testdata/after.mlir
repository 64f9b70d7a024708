func.func private @use(i8) -> i8
func.func @flags(%x: i8) -> i8 {
  %c = arith.constant -56 : i8
  %b = arith.addi %x, %c overflow<nsw> : i8
  return %b : i8
}
func.func @double(%x: i8) -> i8 {
  %r = arith.addi %x, %x : i8
  return %r : i8
}
func.func @wide(%x: i64, %y: i64) -> i1 {
  %d = arith.subi %x, %y : i64
  %z = arith.constant 0 : i64
  %c = arith.cmpi slt, %d, %z : i64
  return %c : i1
}
func.func @division(%x: i8) -> i8 {
  return %x : i8
}
func.func @memory(%m: memref<?xi8>, %x: i8) {
  %c1 = arith.constant 1 : index
  memref.store %x, %m[%c1] : memref<?xi8>
  return
}
func.func @calls(%x: i8, %y: i8) -> i8 {
  %b = call @use(%y) : (i8) -> i8
  %a = call @use(%x) : (i8) -> i8
  %r = arith.subi %a, %b : i8
  return %r : i8
}
func.func @same_calls(%x: i8, %y: i8) -> i8 {
  %a = call @use(%x) : (i8) -> i8
  %b = call @use(%y) : (i8) -> i8
  %r = arith.addi %b, %a : i8
  return %r : i8
}
func.func @prints(%x: i8) {
  vector.print %x : i8
  vector.print %x : i8
  return
}
func.func @floats(%x: f32) -> f32 {
  return %x : f32
}
func.func @fast(%x: f32, %y: f32) -> f32 {
  return %x : f32
}
func.func @endless(%x: i1) {
  return
}
func.func @types(%x: i16) -> i16 {
  return %x : i16
}
func.func @unknown(%x: tensor<1xf32>, %s: tensor<1xi64>) -> tensor<1xf32> {
  return %x : tensor<1xf32>
}
func.func @traps(%x: i8, %y: i8, %c: i1) -> i8 {
  %z = arith.constant 0 : i8
  %q = arith.divui %x, %y : i8
  %r = arith.select %c, %q, %z : i8
  return %r : i8
}
func.func @vectors(%x: vector<2xi4>) -> vector<2xi4> {
  %c = arith.constant dense<1> : vector<2xi4>
  %r = arith.shli %x, %c : vector<2xi4>
  return %r : vector<2xi4>
}

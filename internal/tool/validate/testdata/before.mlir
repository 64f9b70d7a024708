func.func private @use(i8) -> i8
func.func @flags(%x: i8) -> i8 {
  %c = arith.constant 100 : i8
  %a = arith.addi %x, %c overflow<nsw> : i8
  %b = arith.addi %a, %c overflow<nsw> : i8
  return %b : i8
}
func.func @double(%x: i8) -> i8 {
  %c = arith.constant 2 : i8
  %r = arith.muli %x, %c : i8
  return %r : i8
}
func.func @wide(%x: i64, %y: i64) -> i1 {
  %c = arith.cmpi slt, %x, %y : i64
  return %c : i1
}
func.func @division(%x: i8) -> i8 {
  %z = arith.constant 0 : i8
  %r = arith.divui %x, %z : i8
  return %r : i8
}
func.func @memory(%m: memref<?xi8>, %x: i8) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<?xi8>
  return
}
func.func @calls(%x: i8, %y: i8) -> i8 {
  %a = call @use(%x) : (i8) -> i8
  %b = call @use(%y) : (i8) -> i8
  %r = arith.subi %a, %b : i8
  return %r : i8
}
func.func @same_calls(%x: i8, %y: i8) -> i8 {
  %a = call @use(%x) : (i8) -> i8
  %b = call @use(%y) : (i8) -> i8
  %r = arith.addi %a, %b : i8
  return %r : i8
}
func.func @prints(%x: i8) {
  vector.print %x : i8
  return
}
func.func @floats(%x: f32) -> f32 {
  %c = arith.constant 0.0 : f32
  %r = arith.addf %x, %c : f32
  return %r : f32
}
func.func @fast(%x: f32, %y: f32) -> f32 {
  %a = arith.mulf %x, %y fastmath<reassoc> : f32
  %r = arith.divf %a, %y fastmath<arcp> : f32
  return %r : f32
}
func.func @endless(%x: i1) {
  cf.cond_br %x, ^loop, ^end
^loop:
  cf.br ^loop
^end:
  return
}
func.func @types(%x: i8) -> i8 {
  return %x : i8
}
func.func @unknown(%x: tensor<1xf32>, %s: tensor<1xi64>) -> tensor<1xf32> {
  %r = tensor.reshape %x(%s) : (tensor<1xf32>, tensor<1xi64>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}
func.func private @unused() {
  return
}
func.func @gone() {
  return
}
func.func @traps(%x: i8, %y: i8, %c: i1) -> i8 {
  %z = arith.constant 0 : i8
  %r = scf.if %c -> i8 {
    %q = arith.divui %x, %y : i8
    scf.yield %q : i8
  } else {
    scf.yield %z : i8
  }
  return %r : i8
}
func.func @vectors(%x: vector<2xi4>) -> vector<2xi4> {
  %r = arith.addi %x, %x : vector<2xi4>
  return %r : vector<2xi4>
}

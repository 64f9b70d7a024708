// ARGS: --convert-cf-to-spirv
// ARGS: --convert-cf-to-spirv=emulate-lt-32-bit-scalar-types=false
// ARGS: --convert-cf-to-spirv --mlir-print-debuginfo
// ARGS: --convert-cf-to-spirv --reconcile-unrealized-casts
func.func @branches(%c: i1, %x: i32, %i: index) -> i32 {
  cf.cond_br %c, ^a(%x : i32), ^b(%x : i32)
^a(%y: i32):
  cf.br ^b(%y : i32)
^b(%z: i32):
  cf.br ^c(%i : index)
^c(%k: index):
  cf.br ^d
^d:
  cf.cond_br %c weights([1, 2]), ^e, ^e
^e:
  return %z : i32
}
func.func @loop(%n: index, %s: i16) -> (index, i16) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^header(%c0, %s, %n : index, i16, index)
^header(%i: index, %t: i16, %m: index):
  %more = arith.cmpi slt, %i, %m : index
  cf.cond_br %more, ^body, ^end(%i, %t : index, i16)
^body:
  %next = arith.addi %i, %c1 : index
  %u = arith.addi %t, %t : i16
  cf.br ^header(%next, %u, %m : index, i16, index)
^end(%r: index, %v: i16):
  return %r, %v : index, i16
}
func.func @unsupported(%x: i3, %y: memref<4xf32>) -> i3 {
  cf.br ^a(%x, %y : i3, memref<4xf32>)
^a(%z: i3, %w: memref<4xf32>):
  return %z : i3
}
func.func @boolean(%b: i1, %f: f16, %l: i64) -> i1 {
  cf.br ^a(%b, %f, %l : i1, f16, i64)
^a(%c: i1, %g: f16, %m: i64):
  return %c : i1
}

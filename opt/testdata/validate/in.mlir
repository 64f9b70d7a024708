func.func private @square(%x: i8) -> i8 {
  %r = arith.muli %x, %x : i8
  return %r : i8
}
func.func @loop(%n: i4, %x: i8) -> i8 {
  %c0 = arith.constant 0 : i4
  %c1 = arith.constant 1 : i4
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> i8 : i4 {
    %y = func.call @square(%a) : (i8) -> i8
    %z = arith.addi %y, %a : i8
    scf.yield %z : i8
  }
  return %r : i8
}
func.func @twice(%x: i8) -> i8 {
  %c = arith.constant 2 : i8
  %r = arith.muli %x, %c overflow<nuw> : i8
  return %r : i8
}
func.func @maximum(%x: i8, %y: i8) -> i8 {
  %c = arith.cmpi sgt, %x, %y : i8
  %r = arith.select %c, %x, %y : i8
  return %r : i8
}

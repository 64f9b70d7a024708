// Branches, loops, and calls.
// RUN
func.func @collatz(%n: i64) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %i1 = arith.constant 1 : i64
  %i2 = arith.constant 2 : i64
  %i3 = arith.constant 3 : i64
  %i0 = arith.constant 0 : i64
  %r:2 = scf.while (%x = %n, %k = %zero) : (i64, i32) -> (i64, i32) {
    %go = arith.cmpi ne, %x, %i1 : i64
    scf.condition(%go) %x, %k : i64, i32
  } do {
  ^bb0(%x: i64, %k: i32):
    %rest = arith.remui %x, %i2 : i64
    %even = arith.cmpi eq, %rest, %i0 : i64
    %y = scf.if %even -> i64 {
      %h = arith.divui %x, %i2 : i64
      scf.yield %h : i64
    } else {
      %t = arith.muli %x, %i3 : i64
      %u = arith.addi %t, %i1 : i64
      scf.yield %u : i64
    }
    %k1 = arith.addi %k, %one : i32
    scf.yield %y, %k1 : i64, i32
  }
  return %r#1 : i32
}
func.func @pick(%i: index) -> i8 {
  %r = scf.index_switch %i -> i8
  case 1 {
    %c = arith.constant 10 : i8
    scf.yield %c : i8
  }
  case -3 {
    %c = arith.constant 20 : i8
    scf.yield %c : i8
  }
  default {
    %c = arith.constant 30 : i8
    scf.yield %c : i8
  }
  return %r : i8
}
func.func @switch(%x: i32) -> i32 {
  %a = arith.constant 100 : i32
  %b = arith.constant 200 : i32
  cf.switch %x : i32, [
    default: ^other(%a : i32),
    7: ^other(%b : i32),
    9: ^nine
  ]
^nine:
  return %x : i32
^other(%v: i32):
  return %v : i32
}
func.func @main() -> i32 {
  %n = arith.constant 27 : i64
  %k = call @collatz(%n) : (i64) -> i32
  vector.print %k : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m3 = arith.constant -3 : index
  %sum = scf.for %i = %m3 to %c4 step %c1 iter_args(%s = %c0) -> index {
    %p = func.call @pick(%i) : (index) -> i8
    vector.print %p : i8
    %t = arith.addi %s, %i : index
    scf.yield %t : index
  }
  %s32 = arith.index_cast %sum : index to i32
  vector.print %s32 : i32
  %init = arith.constant 0 : i32
  %red = scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) init (%init) -> i32 {
    %p = arith.muli %i, %j : index
    %q = arith.index_cast %p : index to i32
    scf.reduce(%q : i32) {
    ^bb0(%x: i32, %y: i32):
      %z = arith.addi %x, %y : i32
      scf.reduce.return %z : i32
    }
  }
  vector.print %red : i32
  %seven = arith.constant 7 : i32
  %s7 = call @switch(%seven) : (i32) -> i32
  vector.print %s7 : i32
  %nine = arith.constant 9 : i32
  %s9 = call @switch(%nine) : (i32) -> i32
  vector.print %s9 : i32
  %f = constant @switch : (i32) -> i32
  %r = call_indirect %f(%k) : (i32) -> i32
  return %r : i32
}

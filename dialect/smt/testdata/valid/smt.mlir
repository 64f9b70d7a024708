func.func @terms(%b: !smt.bool, %v: !smt.bv<8>, %i: !smt.int, %s: !smt.sort<"x"[!smt.bool, !smt.int]>, %a: !smt.array<[!smt.int -> !smt.bool]>) {
  %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<4>
  %cm = smt.bv.constant #smt.bv<-1> : !smt.bv<4> {foo}
  %c200 = smt.bv.constant #smt.bv<200> : !smt.bv<8>
  %t = smt.constant true
  %f = smt.constant false {bar}
  %x = smt.declare_fun "x" : !smt.bool
  %y = smt.declare_fun : !smt.func<(!smt.bool, !smt.int) !smt.bv<4>>
  %r = smt.apply_func %y(%b, %i) : !smt.func<(!smt.bool, !smt.int) !smt.bv<4>>
  %e = smt.eq %v, %v, %v : !smt.bv<8>
  %e2 = smt.eq %v, %v {foo} : !smt.bv<8>
  %d = smt.distinct %i, %i : !smt.int
  %cat = smt.bv.concat %v, %c5 : !smt.bv<8>, !smt.bv<4>
  %ex = smt.bv.extract %v from 2 : (!smt.bv<8>) -> !smt.bv<3>
  %rep = smt.bv.repeat 3 times %v : !smt.bv<8>
  %rep2 = smt.bv.repeat 1 times %v {foo} : !smt.bv<8>
  %n = smt.int.constant 0
  %n2 = smt.int.constant 5
  %n3 = smt.int.constant -5
  %n4 = smt.int.constant 99999999999999999999999 {foo}
  %n5 = smt.int.constant 9
  %cmp = smt.bv.cmp slt %v, %v : !smt.bv<8>
  %ic = smt.int.cmp le %n, %n2
  %ite = smt.ite %b, %v, %v : !smt.bv<8>
  %sel = smt.array.select %a[%i] : !smt.array<[!smt.int -> !smt.bool]>
  %bc = smt.array.broadcast %b : !smt.array<[!smt.int -> !smt.bool]>
  %and = smt.and %b, %b, %t
  %int = smt.bv2int %v signed : !smt.bv<8>
  %bv = smt.int2bv %i : !smt.bv<8>
  return
}
func.func @solver(%in: i32) {
  %0 = smt.solver(%in) : (i32) -> i8 {
  ^bb0(%arg: i32):
    smt.set_logic "AUFLIA"
    %c = smt.declare_fun "a" : !smt.bool
    smt.assert %c
    smt.push 1
    smt.pop 1
    smt.reset
    %1 = smt.check sat {
      %2 = "test.x"() : () -> i8
      smt.yield %2 : i8
    } unknown {
      %2 = "test.x"() : () -> i8
      smt.yield %2 : i8
    } unsat {
      %2 = "test.x"() : () -> i8
      smt.yield %2 : i8
    } -> i8
    smt.check sat {} unknown {} unsat {}
    smt.yield %1 : i8
  }
  %q = smt.forall ["a", "b"] {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %3 = smt.eq %x, %y : !smt.int
    smt.yield %3 : !smt.bool
  } patterns {
  ^bb0(%x: !smt.int, %y: !smt.int):
    %3 = smt.eq %x, %y : !smt.int
    smt.yield %3 : !smt.bool
  }
  %q2 = smt.exists no_pattern weight 2 attributes {foo} {
  ^bb0(%x: !smt.int):
    %3 = smt.eq %x, %x : !smt.int
    smt.yield %3 : !smt.bool
  }
  return
}
func.func @all(%b: !smt.bool, %v: !smt.bv<8>, %w: !smt.bv<8>, %i: !smt.int, %a: !smt.array<[!smt.int -> !smt.bool]>) {
  %0 = smt.not %b
  %1 = smt.or %b, %0
  %2 = smt.xor %b, %0, %1
  %3 = smt.implies %1, %2
  %4 = smt.array.store %a[%i], %b : !smt.array<[!smt.int -> !smt.bool]>
  %5 = smt.int.abs %i
  %6 = smt.int.add %i, %5
  %7 = smt.int.mul %i, %5, %6
  %8 = smt.int.sub %i, %7
  %9 = smt.int.div %i, %8
  %10 = smt.int.mod %i, %9
  %11 = smt.bv.not %v : !smt.bv<8>
  %12 = smt.bv.neg %v : !smt.bv<8>
  %13 = smt.bv.and %v, %12 : !smt.bv<8>
  %14 = smt.bv.or %v, %13 : !smt.bv<8>
  %15 = smt.bv.xor %v, %14 : !smt.bv<8>
  %16 = smt.bv.add %v, %15 : !smt.bv<8>
  %17 = smt.bv.mul %v, %16 : !smt.bv<8>
  %18 = smt.bv.udiv %v, %17 : !smt.bv<8>
  %19 = smt.bv.sdiv %v, %18 : !smt.bv<8>
  %20 = smt.bv.urem %v, %19 : !smt.bv<8>
  %21 = smt.bv.srem %v, %20 : !smt.bv<8>
  %22 = smt.bv.smod %v, %21 : !smt.bv<8>
  %23 = smt.bv.shl %v, %22 : !smt.bv<8>
  %24 = smt.bv.lshr %v, %23 : !smt.bv<8>
  %25 = smt.bv.ashr %v, %24 : !smt.bv<8>
  return
}

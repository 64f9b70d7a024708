// RUN: mica-opt %s --remove-dead-values=canonicalize=false --split-input-file --verify-each --allow-unregistered-dialect | FileCheck %s

// The attributes of the operands and results of a call go with them.

func.func private @callee(%a: i32 {t.a = 1 : i64}, %b: i32 {t.b = 1 : i64}) -> (i32 {t.r = 1 : i64}, i32 {t.s = 1 : i64}) {
  return %a, %b : i32, i32
}
// CHECK-LABEL: func.func @caller
// CHECK: call @callee(%arg1) {arg_attrs = [{t.y = 1 : i64}], res_attrs = [{t.q = 1 : i64}]} : (i32) -> i32
func.func @caller(%x: i32, %y: i32) -> i32 {
  %0:2 = call @callee(%x, %y) {arg_attrs = [{t.x = 1 : i64}, {t.y = 1 : i64}], res_attrs = [{t.p = 1 : i64}, {t.q = 1 : i64}]} : (i32, i32) -> (i32, i32)
  return %0#1 : i32
}

// -----

// What is never executed may use values that are dead, also in a branch to what is executed.

// CHECK-LABEL: func.func @unreached
// CHECK: cf.cond_br %true, ^bb2(%arg0 : i32), ^bb1(%arg0 : i32)
// CHECK: ^bb1(%{{.*}}: i32):
// CHECK-NEXT: %[[P:.*]] = ub.poison : i32
// CHECK-NEXT: cf.br ^bb2(%[[P]] : i32)
// CHECK: ^bb2(%[[S:.*]]: i32):
// CHECK-NEXT: return %[[S]]
func.func @unreached(%x: i32) -> i32 {
  %t = arith.constant true
  cf.cond_br %t, ^bb2(%x, %x : i32, i32), ^bb1(%x : i32)
^bb1(%r: i32):
  %q = arith.addi %r, %r : i32
  cf.br ^bb2(%q, %r : i32, i32)
^bb2(%s: i32, %u: i32):
  return %s : i32
}

// -----

// Of the values that an argument of a block gets, some may be needed for something else.

// CHECK-LABEL: func.func @mixed
// CHECK: cf.cond_br %arg0, ^bb2(%arg1 : i32), ^bb1
// CHECK: ^bb1:
// CHECK-NEXT: cf.br ^bb2(%arg2 : i32)
// CHECK: ^bb2(%{{.*}}: i32):
func.func @mixed(%c: i1, %x: i32, %y: i32) -> i32 {
  %d = arith.addi %x, %y : i32
  cf.cond_br %c, ^bb2(%d, %x : i32, i32), ^bb1
^bb1:
  %e = arith.muli %x, %y : i32
  cf.br ^bb2(%e, %y : i32, i32)
^bb2(%p: i32, %q: i32):
  return %d : i32
}

// -----

// What else than a call may do with a function is not known.

module {
  // CHECK-LABEL: func.func private @alone
  // CHECK: return %{{.*}} : i32
  func.func private @alone(%x: i32) -> i32 attributes {sym_note = @other} {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  func.func @other() {
    %f = constant @alone : (i32) -> i32
    "test.use"(%f) : ((i32) -> i32) -> ()
    return
  }
}

// -----

// A call that refers to the function by another attribute, too, may need it as it is.

func.func private @named(%a: i32, %b: i32) -> (i32, i32) {
  return %b, %a : i32, i32
}
// CHECK-LABEL: func.func @both
// CHECK: call @named(%arg0, %arg1) {other = @named} : (i32, i32) -> (i32, i32)
func.func @both(%x: i32, %y: i32) -> i32 {
  %0:2 = call @named(%x, %y) {other = @named} : (i32, i32) -> (i32, i32)
  return %0#0 : i32
}

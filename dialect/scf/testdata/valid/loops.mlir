func.func @f(%l: index, %x: i32, %y: f32, %c: i1, %t: tensor<4xf32>, %i: i64) {
  scf.for %i0 = %l to %l step %l {
  }
  scf.for %i0 = %l to %l step %l {
    "a"() : () -> ()
  } {a = 1}
  %0 = scf.for %i0 = %l to %l step %l iter_args(%a = %x) -> i32 {
    scf.yield %a : i32
  }
  %1:2 = scf.for unsigned %i0 = %i to %i step %i iter_args(%a = %x, %b = %y) -> (i32, f32) : i64 {
    scf.yield %a, %b : i32, f32
  }
  "scf.for"(%l, %l, %l) ({
   ^bb0(%q: index):
     "b"() : () -> ()
     scf.yield
  }) : (index, index, index) -> ()
  scf.if %c {
  }
  scf.if %c {
    "a"() : () -> ()
  } else {
  }
  %2 = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %x : i32
  } {a}
  %3:2 = scf.if %c -> (i32, i32) {
    scf.yield %x, %x : i32, i32
  } else {
    scf.yield %x, %x : i32, i32
  }
  %4 = scf.while (%a = %x) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  } attributes {b}
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  %5:2 = scf.while (%a = %x, %b = %y) : (i32, f32) -> (i32, i32) {
    scf.condition(%c) %a, %a : i32, i32
  } do {
  ^bb0(%b: i32, %d: i32):
    scf.yield %b, %y : i32, f32
  }
  scf.execute_region {
    scf.yield
  }
  %6 = scf.execute_region -> i32 {
    cf.br ^bb1(%x : i32)
  ^bb1(%p: i32):
    scf.yield %p : i32
  } {a}
  %7:2 = scf.execute_region -> (i32, i32) no_inline {
    scf.yield %x, %x : i32, i32
  }
  scf.index_switch %l
  case 1 {
     scf.yield
  }
  case -2 {
     scf.yield
  }
  default {
     scf.yield
  }
  %8 = scf.index_switch %l {b} -> i32
  default {
     scf.yield %x : i32
  }
  scf.parallel (%p) = (%l) to (%l) step (%l) {
  }
  scf.parallel (%p, %q) = (%l, %l) to (%l, %l) step (%l, %l) {
    scf.reduce
  } {a}
  %9:2 = scf.parallel (%p, %q) = (%l, %l) to (%l, %l) step (%l, %l) init (%x, %y) -> (i32, f32) {
    scf.reduce(%x, %y : i32, f32) {
     ^bb0(%lhs: i32, %rhs: i32):
      scf.reduce.return %lhs : i32
    }, {
     ^bb0(%lhs: f32, %rhs: f32):
      scf.reduce.return %lhs : f32
    }
  }
  %10 = scf.parallel (%p) = (%l) to (%l) step (%l) init (%x) -> i32 {
    scf.reduce(%x : i32) {
     ^bb0(%lhs: i32, %rhs: i32):
      scf.reduce.return %lhs : i32
    }
  }
  scf.forall (%p, %q) in (%l, 4) {
  }
  scf.forall (%p, %q) = (0, %l) to (%l, 4) step (2, %l) {
  } {a}
  scf.forall (%p, %q) = (0, 0) to (%l, 4) step (1, 1) {
    "a"() : () -> ()
    scf.forall.in_parallel {
    }
  }
  %11 = scf.forall (%p, %q) in (%l, 4) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[0][4][1] : tensor<4xf32> into tensor<4xf32>
    } {b}
  }
  %12:2 = scf.forall (%p) in (%l) shared_outs(%o = %t, %o2 = %t) -> (tensor<4xf32>, tensor<4xf32>) {
  }
  return 
}

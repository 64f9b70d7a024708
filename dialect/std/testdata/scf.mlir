// Loops and conditions.

func.func private @use(index)

func.func @once(%c: i1, %x: f32, %y: f32) {
  %0 = scf.execute_region -> f32 {
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %x : f32
  ^b:
    scf.yield %y : f32
  }
  scf.execute_region no_inline {
    scf.yield
  }
  scf.if %c {
    scf.yield
  }
  %i = arith.constant 1 : index
  scf.if %c {
    func.call @use(%i) : (index) -> ()
  } else {
    scf.yield
  } {test.a}
  return
}

func.func @conditions(%c: i1, %x: f32, %y: f32, %n: index) {
  %0:2 = scf.if %c -> (f32, index) {
    scf.yield %x, %n : f32, index
  } else {
    scf.yield %y, %n : f32, index
  }
  scf.if %c {
    func.call @use(%n) : (index) -> ()
  }
  %1 = scf.index_switch %n -> f32
  case 2 {
    scf.yield %x : f32
  }
  case -5 {
    scf.yield %y : f32
  }
  default {
    scf.yield %x : f32
  }
  scf.index_switch %n {test.a}
  default {
  }
  return
}

func.func @counting(%lo: index, %hi: index, %s: index, %x: f32, %a: i32, %b: i32) {
  scf.for %i = %lo to %hi step %s {
    func.call @use(%i) : (index) -> ()
  }
  %0:2 = scf.for %i = %lo to %hi step %s iter_args(%p = %x, %q = %lo) -> (f32, index) {
    %1 = arith.addf %p, %p : f32
    scf.yield %1, %i : f32, index
  } {test.a}
  scf.for %i = %a to %b step %a : i32 {
    scf.for unsigned %j = %a to %b step %i : i32 {
    }
  }
  return
}

func.func @going_on(%x: i32, %y: f32) {
  %0 = scf.while (%p = %x) : (i32) -> i32 {
    %c = arith.cmpi slt, %p, %x : i32
    scf.condition(%c) %p : i32
  } do {
  ^bb0(%q: i32):
    scf.yield %q : i32
  }
  %t = arith.constant true
  scf.while : () -> () {
    scf.condition(%t)
  } do {
    scf.yield
  } attributes {test.a}
  %1:2 = scf.while (%p = %x) : (i32) -> (f32, i32) {
    scf.condition(%t) {test.b} %y, %p : f32, i32
  } do {
  ^bb0(%f: f32, %q: i32):
    scf.yield %q : i32
  }
  return
}

func.func @together(%lo: index, %hi: index, %s: index, %x: f32, %t: tensor<8xf32>) {
  scf.parallel (%i, %j) = (%lo, %lo) to (%hi, %hi) step (%s, %s) {
    func.call @use(%j) : (index) -> ()
  }
  %0 = scf.parallel (%i) = (%lo) to (%hi) step (%s) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      %1 = arith.mulf %p, %q : f32
      scf.reduce.return %1 : f32
    }
  } {test.a}
  scf.forall (%i, %j) in (%hi, 4) {
    func.call @use(%i) : (index) -> ()
  }
  %2 = scf.forall (%i) = (0) to (%hi) step (2) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %3 = tensor.extract_slice %o[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %3 into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  } {test.b}
  return
}

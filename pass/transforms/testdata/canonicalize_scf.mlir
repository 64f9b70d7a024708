// ARGS: --canonicalize --allow-unregistered-dialect --split-input-file
// ARGS: --canonicalize=max-iterations=1 --mlir-print-debuginfo --mlir-print-local-scope --allow-unregistered-dialect --split-input-file
// ARGS: --canonicalize=top-down=false --allow-unregistered-dialect --split-input-file

func.func @a(%x: i32, %n: index, %c: i1) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %y = arith.constant 7 : i32
  %0, %1 = scf.for %i = %c0 to %c10 step %c1 iter_args(%p = %x, %q = %x) -> (i32, i32) {
    "test.use"(%p, %q) : (i32, i32) -> ()
    scf.yield %y, %q : i32, i32
  }
  return %0, %1 : i32, i32
}
func.func @b(%x: i32, %n: index, %c: i1) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0, %1 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %q = %x) -> (i32, i32) {
    "test.use"(%p, %q) : (i32, i32) -> ()
    scf.yield %q, %p : i32, i32
  }
  return %0, %1 : i32, i32
}
func.func @c(%x: i32, %n: index, %c: i1) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0, %1 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %q = %x) -> (i32, i32) {
    %k = "test.use"(%p, %q) : (i32, i32) -> (i32)
    scf.yield %k, %k : i32, i32
  }
  return %0, %1 : i32, i32
}
func.func @d(%x: i32, %n: index) -> (i32, i32) {
  %0, %1 = scf.while (%a = %x, %b = %x) : (i32, i32) -> (i32, i32) {
    %k = "test.use"(%a, %b) : (i32, i32) -> (i32)
    %c = "test.c"() : () -> i1
    scf.condition(%c) %k, %a : i32, i32
  } do {
  ^bb0(%e: i32, %f: i32):
    "test.use"(%e, %f) : (i32, i32) -> ()
    scf.yield %x, %e : i32, i32
  }
  return %0, %1 : i32, i32
}
func.func @e(%x: i32, %n: index) -> (i32) {
  %0:3 = scf.while (%a = %x, %b = %x) : (i32, i32) -> (i32, i32, i32) {
    %k = "test.use"(%a) : (i32) -> (i32)
    %c = "test.c"() : () -> i1
    scf.condition(%c) %k, %b, %b : i32, i32, i32
  } do {
  ^bb0(%e: i32, %f: i32, %g: i32):
    "test.use"(%e, %g) : (i32, i32) -> ()
    %h = arith.addi %f, %g : i32
    scf.yield %e, %h : i32, i32
  }
  return %0 : i32
}
func.func @f(%x: i32, %n: index, %c: i1) -> (i32, i32, i32) {
  %0:4 = scf.if %c -> (i32, i32, i32, i32) {
    %k = "test.use"() : () -> (i32)
    scf.yield %k, %x, %k, %x : i32, i32, i32, i32
  } else {
    %k = "test.use"() : () -> (i32)
    scf.yield %k, %k, %k, %x : i32, i32, i32, i32
  }
  return %0#0, %0#2, %0#3 : i32, i32, i32
}
func.func @g(%x: i32, %n: index) -> (i32, i32, i32) {
  %0:4 = scf.index_switch %n -> i32, i32, i32, i32
  case 1 {
    %k = "test.use"() : () -> (i32)
    scf.yield %k, %x, %k, %x : i32, i32, i32, i32
  }
  default {
    %k = "test.use"() : () -> (i32)
    scf.yield %k, %k, %k, %x : i32, i32, i32, i32
  }
  return %0#0, %0#2, %0#3 : i32, i32, i32
}
// -----
func.func @a(%x: index, %y: index, %z : i8, %w: i8) {
  %c0 = arith.constant -1 : index
  scf.for %i = %x to %y step %c0 { "test.use"(%i) : (index) -> () }
  %c8 = arith.constant 8 : index
  scf.for %i = %x to %c8 step %c0 { "test.use2"(%i) : (index) -> () }
  %cz = arith.constant -1 : i8
  scf.for %i = %z to %w step %cz : i8 { "test.use3"(%i) : (i8) -> () }
  scf.for unsigned %i = %z to %w step %cz : i8 { "test.use4"(%i) : (i8) -> () }
  %c3 = arith.constant 3 : i8
  scf.for unsigned %i = %c3 to %cz step %cz : i8 { "test.use5"(%i) : (i8) -> () }
  return
}
func.func @b() {
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %c1 = arith.constant 1 : i8
  %c64 = arith.constant 64 : i8
  scf.for unsigned %i = %c1 to %min step %max : i8 { "test.use3"(%i) : (i8) -> () }
  scf.for unsigned %i = %c1 to %min step %min : i8 { "test.use4"(%i) : (i8) -> () }
  scf.for %i = %c1 to %max step %c64 : i8 { "test.use5"(%i) : (i8) -> () }
  return
}
// -----
func.func @negated(%c: i1) -> i32 {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  %0 = scf.if %n -> (i32) {
    %1 = "test.then"() : () -> i32
    scf.yield %1 : i32
  } else {
    %1 = "test.else"(%c) : (i1) -> i32
    scf.yield %1 : i32
  }
  scf.if %c {
    "test.next"(%0) : (i32) -> ()
  }
  return %0 : i32
}
func.func @compared(%x: i32, %y: i32) -> (i32, i32) {
  %0:2 = scf.while (%a = %x, %b = %y) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi slt, %a, %y : i32
    scf.if %c {
      "test.use"(%a, %b) : (i32, i32) -> ()
    }
    scf.condition(%c) %b, %a : i32, i32
  } do {
  ^bb0(%b: i32, %a: i32):
    %c = arith.cmpi slt, %a, %y : i32
    %d = arith.cmpi sge, %a, %y : i32
    %e = "test.next"(%c, %d, %b) : (i1, i1, i32) -> i32
    scf.yield %e, %b : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}
func.func @forall(%t: tensor<4x?xf32>, %u: tensor<4x8xf32>, %n: index) -> (tensor<4x?xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cast = tensor.cast %u : tensor<4x8xf32> to tensor<?x?xf32>
  %0:2 = scf.forall (%i, %j) = (%c0, 3) to (%c4, %c4) step (%c1, %c1) shared_outs(%o = %t, %p = %cast) -> (tensor<4x?xf32>, tensor<?x?xf32>) {
    %s = "test.slice"(%i, %j, %o) : (index, index, tensor<4x?xf32>) -> tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %p[%i, %n] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
    }
  }
  return %0#0, %0#1 : tensor<4x?xf32>, tensor<?x?xf32>
}
func.func @once(%t: tensor<8xf32>, %s: tensor<2xf32>, %n: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = scf.forall (%i) in (1) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%n] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  %1 = scf.forall (%i) in (0) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%n] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}
func.func @carried_cast(%t: tensor<8xf32>, %l: index, %u: index) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %cast = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %0 = scf.for %i = %l to %u step %c1 iter_args(%a = %cast) -> (tensor<?xf32>) {
    %b = "test.step"(%a) : (tensor<?xf32>) -> tensor<?xf32>
    scf.yield %b : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
func.func @parallel(%x: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%x) -> f32 {
    %v = "test.value"(%i) : (index) -> f32
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c1) step (%c1, %c1) {
    scf.parallel (%k) = (%c0) to (%n) step (%c1) {
      "test.use"(%i, %j, %k) : (index, index, index) -> ()
      scf.reduce
    }
    scf.reduce
  }
  return %0 : f32
}
func.func @blocks(%c: i1) -> i32 {
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^a, ^b
  ^a:
    %1 = "test.a"() : () -> i32
    scf.yield %1 : i32
  ^b:
    %2 = "test.b"() : () -> i32
    scf.yield %2 : i32
  }
  return %0 : i32
}

// -----

func.func private @each(index)

// A step that is not positive is known to make no iteration where both bounds are numbers of
// the operation, or both are values.
func.func @steps_that_are_not_positive(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  scf.forall (%i) = (2) to (%n) step (0) {
    func.call @each(%i) : (index) -> ()
  }
  scf.forall (%i) = (%m) to (10) step (-1) {
    func.call @each(%i) : (index) -> ()
  }
  scf.forall (%i) = (%m) to (%n) step (%c0) {
    func.call @each(%i) : (index) -> ()
  }
  scf.forall (%i) = (2) to (10) step (-1) {
    func.call @each(%i) : (index) -> ()
  }
  return
}

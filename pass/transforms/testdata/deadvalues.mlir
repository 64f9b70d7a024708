// ARGS: --remove-dead-values
// ARGS: --remove-dead-values=canonicalize=false
// ARGS: --remove-dead-values=canonicalize=false --mlir-print-debuginfo

// What a private function gets and returns, as its callers need it.
func.func private @declared(i32) -> i32
func.func private @pair(%a: i32 {t.a = 1}, %b: i32 {t.b = 2}) -> (i32 {t.r = 1}, i32 {t.r = 2}) {
  %c = arith.addi %a, %a : i32
  return %c, %b : i32, i32
}
func.func private @recursive(%x: i32, %y: i32) -> (i32, i32) {
  %0:2 = call @recursive(%y, %x) : (i32, i32) -> (i32, i32)
  return %0#1, %y : i32, i32
}
func.func private @uncalled(%a: i32, %m: memref<i32>) -> i32 {
  memref.store %a, %m[] : memref<i32>
  %z = arith.addi %a, %a : i32
  return %z : i32
}
func.func private @value(%a: i32) -> i32 {
  return %a : i32
}
func.func @calls(%n: i32, %x: i32) -> (i32, (i32) -> i32) {
  %0:2 = call @pair(%x, %n) : (i32, i32) -> (i32, i32)
  %1:2 = call @recursive(%x, %n) : (i32, i32) -> (i32, i32)
  %2 = call @declared(%1#0) : (i32) -> i32
  %f = constant @value : (i32) -> i32
  return %0#1, %f : i32, (i32) -> i32
}
module @inner {
  func.func nested @uncalled(%a: i32, %m: memref<i32>) -> i32 {
    memref.store %a, %m[] : memref<i32>
    %z = arith.addi %a, %a : i32
    return %z : i32
  }
}

// Loops and ifs.
func.func @flow(%n: index, %m: memref<i32>, %x: i32, %c: i1) -> i32 {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %0:3 = scf.for %i = %z to %n step %o iter_args(%p = %x, %q = %x, %w = %x) -> (i32, i32, i32) {
    %t = arith.addi %p, %p : i32
    %u = arith.muli %q, %q : i32 loc("product")
    memref.store %t, %m[] : memref<i32>
    scf.yield %t, %u, %u : i32, i32, i32
  }
  %1:2 = scf.if %c -> (i32, i32) {
    scf.yield %x, %0#1 : i32, i32
  } else {
    scf.yield %x, %x : i32, i32
  }
  %2:2 = scf.while (%a = %x, %b = %x) : (i32, i32) -> (i32, i32) {
    %d = arith.trunci %a : i32 to i1
    %e = arith.addi %b, %b : i32
    scf.condition(%d) %a, %e : i32, i32
  } do {
  ^bb0(%k: i32, %l: i32):
    memref.store %k, %m[] : memref<i32>
    scf.yield %k, %l : i32, i32
  }
  %3:2 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x, %x) -> (i32, i32) {
    memref.store %x, %m[] : memref<i32>
    scf.reduce(%x, %x : i32, i32) {
    ^bb0(%a: i32, %b: i32):
      %t = arith.addi %a, %b : i32
      scf.reduce.return %t : i32
    }, {
    ^bb0(%a: i32, %b: i32):
      %t = arith.muli %a, %b : i32
      scf.reduce.return %t : i32
    }
  }
  cf.br ^bb1(%0#2, %1#0 : i32, i32)
^bb1(%r: i32, %s: i32):
  return %s : i32
}
func.func @nothing(%n: index, %m: memref<i32>, %x: i32, %c: i1) {
  %0 = scf.if %c -> i32 {
    %1 = arith.addi %x, %x : i32
    scf.yield %1 : i32
  } else {
    scf.yield %x : i32
  }
  %2 = memref.load %m[] : memref<i32>
  %3 = memref.alloc() : memref<i32>
  return
}

// Branches.
func.func @blocks(%c: i1, %x: i32, %y: i32) -> i32 {
  %d = arith.addi %x, %y : i32
  cf.cond_br %c, ^bb1(%d, %x : i32, i32), ^bb1(%y, %x : i32, i32)
^bb1(%p: i32, %q: i32):
  return %x : i32
}
func.func @operand(%c: i1, %x: i32, %y: i32) -> i32 {
  %d = arith.addi %x, %y : i32
  cf.br ^bb1(%d, %x : i32, i32)
^bb1(%p: i32, %q: i32):
  return %d : i32
}

// ARGS: --convert-scf-to-spirv
// ARGS: --convert-scf-to-spirv --mlir-print-debuginfo
// ARGS: --convert-scf-to-spirv --reconcile-unrealized-casts
func.func @unsigned(%lo: i32, %hi: i32, %s: i32, %v: vector<4xf32>) -> vector<4xf32> {
  %r = scf.for unsigned %i = %lo to %hi step %s iter_args(%x = %v) -> (vector<4xf32>) : i32 {
    %z = arith.addf %x, %x : vector<4xf32>
    scf.yield %z : vector<4xf32>
  }
  return %r : vector<4xf32>
}
func.func @narrow(%lo: i8, %hi: i8, %s: i8, %v: i16, %c: i1) -> (i16, i1) {
  %r = scf.for %i = %lo to %hi step %s iter_args(%x = %v) -> (i16) : i8 {
    %z = arith.addi %x, %x : i16
    scf.yield %z : i16
  }
  %q = scf.if %c -> i1 {
    scf.yield %c : i1
  } else {
    %f = arith.constant false
    scf.yield %f : i1
  }
  return %r, %q : i16, i1
}
func.func @unconvertible(%c: i1, %t: tensor<?xf32>, %lo: index) -> tensor<?xf32> {
  %q = scf.if %c -> tensor<?xf32> {
    scf.yield %t : tensor<?xf32>
  } else {
    %e = tensor.empty(%lo) : tensor<?xf32>
    scf.yield %e : tensor<?xf32>
  }
  %r = scf.for %i = %lo to %lo step %lo iter_args(%x = %q) -> (tensor<?xf32>) {
    scf.yield %x : tensor<?xf32>
  }
  %w = scf.while (%x = %r) : (tensor<?xf32>) -> tensor<?xf32> {
    scf.condition(%c) %x : tensor<?xf32>
  } do {
  ^bb0(%y: tensor<?xf32>):
    scf.yield %y : tensor<?xf32>
  }
  return %w : tensor<?xf32>
}
func.func @others(%c: i1, %i: index) -> i32 {
  %r = scf.execute_region -> i32 {
    %k = arith.constant 1 : i32
    scf.yield %k : i32
  }
  %s = scf.index_switch %i -> i32
  case 1 {
    scf.yield %r : i32
  }
  default {
    %k = scf.if %c -> i32 {
      scf.yield %r : i32
    } else {
      %x = arith.constant 2 : i32
      scf.yield %x : i32
    }
    scf.yield %k : i32
  }
  return %s : i32
}
func.func @index_ops(%a: index, %c: i1) -> index {
  %r = scf.if %c -> index {
    %b = index.add %a, %a
    scf.yield %b : index
  } else {
    %b = index.ceildivu %a, %a
    scf.yield %b : index
  }
  return %r : index
}
func.func @blocks(%c: i1, %i: index) -> index {
  scf.if %c {
    scf.execute_region {
      cf.br ^a
    ^a:
      scf.yield
    }
  }
  %r = scf.while (%x = %i) : (index) -> index {
    %d = arith.cmpi eq, %x, %i : index
    scf.if %d {
      scf.for %j = %x to %i step %i {
      }
    }
    scf.condition(%d) %x : index
  } do {
  ^bb0(%y: index):
    scf.yield %y : index
  }
  return %r : index
}
func.func @void(%c: i1) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}

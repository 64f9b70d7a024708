// ARGS: --cse
// ARGS: --control-flow-sink
// ARGS: --loop-invariant-code-motion

func.func @memory(%m: memref<4xi32>, %i: index, %c: i1) -> i32 {
  %0 = memref.load %m[%i] : memref<4xi32>
  %1 = memref.load %m[%i] : memref<4xi32>
  memref.store %1, %m[%i] : memref<4xi32>
  %2 = memref.load %m[%i] : memref<4xi32>
  %3 = memref.load %m[%i] : memref<4xi32>
  %dead = memref.alloc() : memref<i32>
  %4 = arith.addi %0, %1 : i32
  %5 = arith.addi %1, %0 : i32
  %6 = arith.muli %2, %3 : i32
  %7 = arith.muli %3, %2 : i32
  %8 = arith.addi %4, %5 : i32
  %9 = arith.addi %6, %7 : i32
  %10 = arith.subi %8, %9 : i32
  return %10 : i32
}

func.func @blocks(%a: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^bb1, ^bb2(%0 : i32)
^bb1:
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %1, %a : i32
  cf.br ^bb2(%2 : i32)
^bb2(%x: i32):
  %3 = arith.muli %a, %a : i32
  %4 = arith.addi %a, %a : i32
  %5 = arith.muli %3, %4 : i32
  %6 = arith.addi %5, %x : i32
  return %6 : i32
}

func.func @regions(%a: i32, %c: i1) -> (i32, i32) {
  %0 = scf.if %c -> i32 {
    %2 = arith.addi %a, %a : i32
    scf.yield %2 : i32
  } else {
    scf.yield %a : i32
  }
  %1 = scf.if %c -> i32 {
    %2 = arith.addi %a, %a : i32
    scf.yield %2 : i32
  } else {
    scf.yield %a : i32
  }
  return %0, %1 : i32, i32
}

func.func @sink(%a: i32, %b: i32, %k: index, %m: memref<?xi32>) {
  %0 = arith.muli %a, %b : i32
  %1 = arith.addi %0, %b : i32
  %2 = arith.divsi %a, %b : i32
  %true = arith.constant true
  scf.index_switch %k
  case 1 {
    memref.store %1, %m[%k] : memref<?xi32>
    scf.yield
  }
  default {
    memref.store %2, %m[%k] : memref<?xi32>
  }
  %3 = arith.subi %a, %b : i32
  scf.if %true {
    memref.store %3, %m[%k] : memref<?xi32>
  }
  return
}

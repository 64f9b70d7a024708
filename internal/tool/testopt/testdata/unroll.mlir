// ARGS: --test-loop-unrolling
// ARGS: --test-loop-unrolling=unroll-factor=2
// ARGS: --test-loop-unrolling=annotate=true
// ARGS: --test-loop-unrolling=loop-depth=1
func.func @none(%x: i32) -> i32 {
  %lb = arith.constant 4 : index
  %ub = arith.constant 4 : index
  %step = arith.constant 1 : index
  %0 = scf.for %i = %lb to %ub step %step iter_args(%a = %x) -> (i32) {
    %1 = arith.addi %a, %a : i32
    scf.yield %1 : i32
  }
  return %0 : i32
}
// -----
func.func @less(%x: i32) -> i32 {
  %lb = arith.constant 4 : index
  %ub = arith.constant 5 : index
  %step = arith.constant 3 : index
  %0 = scf.for %i = %lb to %ub step %step iter_args(%a = %x) -> (i32) {
    %1 = arith.addi %a, %a : i32
    scf.yield %1 : i32
  }
  return %0 : i32
}
// -----
func.func @few(%x: i32) -> (i32, index) {
  %lb = arith.constant -3 : index
  %ub = arith.constant 9 : index
  %step = arith.constant 5 : index
  %0:2 = scf.for %i = %lb to %ub step %step iter_args(%a = %x, %b = %lb) -> (i32, index) {
    %1 = arith.addi %a, %x : i32
    scf.yield %1, %i : i32, index
  }
  return %0#0, %0#1 : i32, index
}
// -----
func.func @dynamic(%lb: i32, %ub: i32, %step: i32) {
  scf.for %i = %lb to %ub step %step : i32 {
    scf.for %j = %lb to %i step %step : i32 {
      "t.use"(%i, %j) : (i32, i32) -> ()
    }
    scf.for %k = %lb to %i step %step : i32 {
    }
  }
  return
}
// -----
func.func @swapped(%x: i32, %y: i32, %n: index) -> (i32, i32) {
  %lb = arith.constant 0 : index
  %step = arith.constant 2 : index
  %0:2 = scf.for %i = %lb to %n step %step iter_args(%a = %x, %b = %y) -> (i32, i32) {
    %1 = arith.addi %a, %b : i32
    scf.yield %b, %1 : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

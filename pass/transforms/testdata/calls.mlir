// ARGS: --cse
// ARGS: --symbol-dce
// ARGS: --symbol-privatize
// ARGS: --symbol-privatize=exclude=rec,inner
// ARGS: --strip-debuginfo --mlir-print-debuginfo
// ARGS: --topological-sort
// ARGS: --print-op-stats
// ARGS: --print-op-stats=json
// ARGS: --print-ir=label=x
// ARGS: --control-flow-sink
// ARGS: --loop-invariant-code-motion
// ARGS: --inline=default-pipeline=cse --mlir-print-debuginfo
// ARGS: --inline=default-pipeline=
// ARGS: --inline=default-pipeline=foo
// ARGS: --inline=op-pipelines=foo
// ARGS: --inline=max-iterations=1
// ARGS: --inline=op-pipelines=func.func(cse)
// ARGS: --snapshot-op-locations=filename=DIR/snapshot.mlir --mlir-print-debuginfo
// ARGS: --composite-fixed-point-pass=pipeline=cse,symbol-dce
// ARGS: --composite-fixed-point-pass=pipeline=any(cse
// ARGS: --pass-pipeline=builtin.module(func.func(inline,symbol-dce))

func.func private @dead()
func.func private @live(%a: i32) -> i32 {
  %c = arith.constant 3 : i32
  %0 = arith.addi %a, %c : i32
  return %0 : i32
}
func.func private @multi(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  %0 = func.call @live(%b) : (i32) -> i32
  return %0 : i32
}
func.func @top(%c: i1, %x: i32, %n: index, %m: memref<?xi32>) -> i32 {
  %0 = call @live(%x) : (i32) -> i32
  %1 = call @multi(%c, %0, %x) : (i1, i32, i32) -> i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.muli %x, %x : i32
  scf.for %i = %c0 to %n step %c1 {
    %2 = arith.addi %x, %1 : i32
    %3 = arith.divsi %x, %1 : i32
    %5 = memref.load %m[%c0] : memref<?xi32>
    scf.if %c {
      %4 = arith.muli %2, %2 : i32
      memref.store %4, %m[%i] : memref<?xi32>
      memref.store %k, %m[%i] : memref<?xi32>
      memref.store %5, %m[%i] : memref<?xi32>
      memref.store %3, %m[%i] : memref<?xi32>
    }
    scf.for %j = %c0 to %n step %c1 {
      %6 = arith.muli %2, %k : i32
      %7 = arith.index_cast %i : index to i32
      %8 = arith.addi %7, %6 : i32
      %9 = func.call @rec(%8) : (i32) -> i32
      memref.store %9, %m[%j] : memref<?xi32>
    }
  }
  return %1 : i32
}
func.func @rec(%x: i32) -> i32 {
  %0 = call @rec2(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @rec2(%x: i32) -> i32 {
  %0 = call @rec(%x) : (i32) -> i32
  %1 = call @live(%0) : (i32) -> i32
  return %1 : i32
}
module @inner {
  func.func private @p() { return }
  func.func nested @q() { return }
  func.func @r() { func.call @p() : () -> () return }
}

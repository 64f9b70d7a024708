// ARGS: --test-extract-fixed-outer-loops=test-outer-loop-sizes=7
// ARGS: --test-extract-fixed-outer-loops=test-outer-loop-sizes=7,4
// ARGS: --test-extract-fixed-outer-loops=test-outer-loop-sizes=2,3,5,6 --canonicalize
// ARGS: --test-extract-fixed-outer-loops
func.func @nest(%m: memref<?x?xf32>, %lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    scf.for %j = %step to %ub step %lb {
      %0 = memref.load %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// -----
func.func @inner_bounds(%m: memref<?x?xf32>, %a: i32, %b: i32) {
  %c = arith.constant 3 : i32
  scf.for %i = %a to %b step %c : i32 {
    scf.for %j = %i to %b step %a : i32 {
      scf.for %k = %j to %i step %c : i32 {
        "test.op"(%i, %j, %k) : (i32, i32, i32) -> ()
        "test.op"(%i) : (i32) -> ()
      }
    }
  }
  return
}
// -----
func.func @imperfect(%m: memref<?xf32>, %c: i1, %lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    %x = arith.addi %i, %step : index
    scf.for %j = %step to %x step %lb {
      %0 = memref.load %m[%j] : memref<?xf32>
    }
    %y = arith.addi %i, %x : index
    "test.op"(%y) : (index) -> ()
  }
  scf.if %c {
    scf.for %i = %lb to %ub step %step {
    }
  }
  return
}

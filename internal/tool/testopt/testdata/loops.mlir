// ARGS: --test-mapping-to-processing-elements
// ARGS: --slice-analysis-test
// ARGS: --control-flow-sink
// ARGS: --print-op-stats
func.func @mapped(%lb: index, %ub: index, %step: index) {
  %0:2 = "new_processor_id_and_range"() : () -> (index, index)
  %1:2 = "new_processor_id_and_range"() : () -> (index, index)
  scf.for %i = %lb to %ub step %step {
    scf.for %j = %lb to %i step %step {
      "t.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}
// -----
func.func @unmapped(%lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
  }
  return
}
// -----
func.func @sliced(%n: index, %c: f32) {
  %a = memref.alloc(%n) : memref<?xf32>
  %m = arith.addi %n, %n : index
  %b = memref.alloc(%m) : memref<?xf32>
  linalg.fill ins(%c : f32) outs(%a : memref<?xf32>)
  scf.for %i = %n to %m step %n {
    linalg.fill ins(%c : f32) outs(%b : memref<?xf32>)
  }
  return
}
// -----
func.func @sunk(%x: i32, %y: i32) -> i32 {
  %0 = arith.subi %x, %y : i32
  %1 = arith.muli %y, %y : i32
  %2 = test.region_if %x : i32 -> i32 then {
  ^bb0(%a: i32):
    test.region_if_yield %0 : i32
  } else {
  ^bb0(%a: i32):
    test.region_if_yield %a : i32
  } join {
  ^bb0(%a: i32):
    %3 = arith.addi %1, %a : i32
    test.region_if_yield %3 : i32
  }
  %4 = "test.any_cond"() ({
    "test.yield"(%2) : (i32) -> ()
  }) : () -> i32
  "no_dialect"() : () -> ()
  return %4 : i32
}

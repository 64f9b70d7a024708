// ARGS: --control-flow-sink

func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %i0 = arith.constant 0 : index
  %v2 = arith.muli %a, %a : i32
  %v6 = scf.if %c -> i32 {
    %v8 = arith.index_cast %i0 : index to i32
    scf.yield %v2 : i32
  } else {
    scf.yield %a : i32
  }
  return %v6 : i32
}
func.func @g(%a: i32, %b: i32, %c: i1) -> i32 {
  %i0 = arith.constant 0 : index
  %v2 = arith.muli %a, %a : i32
  %v6 = scf.if %c -> i32 {
    %v8 = arith.index_cast %i0 : index to i32
    %v9 = arith.addi %v8, %a : i32
    scf.yield %v2 : i32
  } else {
    scf.yield %a : i32
  }
  return %v6 : i32
}
func.func @h(%a: i32, %b: i32, %c: i1) -> i32 {
  %i0 = arith.constant 0 : i32
  %v2 = arith.muli %a, %a : i32
  %v6 = scf.if %c -> i32 {
    %v8 = arith.addi %i0, %a : i32
    scf.yield %v2 : i32
  } else {
    scf.yield %a : i32
  }
  return %v6 : i32
}

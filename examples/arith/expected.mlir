module {
  func.func @neutral(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @sums(%arg0: i64, %arg1: index) -> (i64, index) {
    %c10 = arith.constant 10 : index
    %c9_i64 = arith.constant 9 : i64
    %0 = arith.addi %arg0, %c9_i64 : i64
    %1 = arith.addi %arg1, %c10 overflow<nuw> : index
    return %0, %1 : i64, index
  }
  func.func @constants() -> i8 {
    %c47_i8 = arith.constant 47 : i8
    return %c47_i8 : i8
  }
  func.func @same(%arg0: i32, %arg1: vector<4xi32>, %arg2: i1) -> (i32, vector<4xi32>, i1, i1, i32, vector<4xi1>) {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<0> : vector<4xi32>
    %true = arith.constant true
    %false = arith.constant false
    %cst_0 = arith.constant dense<true> : vector<4xi1>
    return %c0_i32, %cst, %true, %false, %arg0, %cst_0 : i32, vector<4xi32>, i1, i1, i32, vector<4xi1>
  }
  func.func @chain(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
}


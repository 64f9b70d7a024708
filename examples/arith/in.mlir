// Both rule files make of this what is in expected.mlir.

func.func @neutral(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %x, %c0 : i32
  %1 = arith.muli %c1, %0 : i32
  %2 = arith.addi %c0, %1 : i32
  return %2 : i32
}

func.func @sums(%x: i64, %i: index) -> (i64, index) {
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  %c4 = arith.constant 4 : i64
  %0 = arith.addi %c2, %x overflow<nsw> : i64
  %1 = arith.addi %0, %c3 overflow<nsw> : i64
  %2 = arith.addi %c4, %1 : i64
  %c10 = arith.constant 10 : index
  %3 = arith.addi %c10, %i overflow<nuw> : index
  return %2, %3 : i64, index
}

func.func @constants() -> i8 {
  %c100 = arith.constant 100 : i8
  %c3 = arith.constant 3 : i8
  %0 = arith.muli %c100, %c3 : i8
  %1 = arith.addi %0, %c3 : i8
  return %1 : i8
}

func.func @same(%x: i32, %v: vector<4xi32>, %b: i1) -> (i32, vector<4xi32>, i1, i1, i32, vector<4xi1>) {
  %0 = arith.subi %x, %x : i32
  %1 = arith.subi %v, %v : vector<4xi32>
  %2 = arith.cmpi sle, %x, %x : i32
  %3 = arith.cmpi ult, %x, %x : i32
  %4 = arith.select %b, %x, %x : i32
  %5 = arith.cmpi eq, %v, %v : vector<4xi32>
  return %0, %1, %2, %3, %4, %5 : i32, vector<4xi32>, i1, i1, i32, vector<4xi1>
}

// One rule makes work for the next: the condition is known, then the choice.
func.func @chain(%x: i32, %y: i32) -> i32 {
  %0 = arith.subi %y, %y : i32
  %1 = arith.addi %x, %0 : i32
  %2 = arith.cmpi eq, %1, %x : i32
  %3 = arith.select %2, %x, %1 : i32
  return %3 : i32
}

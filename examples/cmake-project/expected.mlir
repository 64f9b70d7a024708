module {
  func.func @f(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %0 = sums.add %arg0, %arg1 : i32
    %1 = sums.add %0, %arg1 : i32
    return %0, %1 : i32, i32
  }
}


module {
  func.func @main() -> f32 {
    %cst = arith.constant 1.500000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg0 = %c0 to %c4 step %c1 iter_args(%arg1 = %cst_0) -> (f32) {
      %2 = arith.mulf %arg1, %cst : f32
      scf.yield %2 : f32
    }
    %1 = call @scale(%0) : (f32) -> f32
    return %1 : f32
  }
  func.func @scale(%arg0: f32) -> f32 {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 3.000000e+00 : f32
    %0 = arith.addf %arg0, %cst : f32
    %1 = arith.mulf %0, %cst_0 : f32
    return %1 : f32
  }
}


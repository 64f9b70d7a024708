// ARGS: --loop-invariant-code-motion --allow-unregistered-dialect --split-input-file

func.func @g(%lo: index, %hi: index, %m: memref<?x4xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  affine.for %i = 0 to 10 {
    %d = memref.dim %m, %c0 : memref<?x4xf32>
    %e = memref.dim %m, %c2 : memref<?x4xf32>
    %s = affine.for %j = 0 to 10 iter_args(%a = %x) -> f32 {
      %b = arith.addf %a, %x : f32
      affine.yield %b : f32
    }
    %r = affine.for %j = 0 to 10 step 2 iter_args(%a = %x) -> f32 {
      %b = arith.addf %a, %x : f32
      affine.yield %b : f32
    }
    "test.use"(%d, %e, %s, %r) : (index, index, f32, f32) -> ()
  }
  return
}

// -----

func.func @g(%n: index, %t: tensor<4x4xf32>, %m : memref<4x4xf32>, %v : vector<4xf32>, %i : i32, %f : f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l0 = llvm.mlir.constant(0 : i32) : i32
  %l3 = llvm.mlir.constant(3 : i32) : i32
  %lm = llvm.mlir.constant(-1 : i32) : i32
  %lv = llvm.mlir.constant(dense<3> : vector<2xi32>) : vector<2xi32>
  scf.for %j = %c0 to %n step %c1 {
    %0 = linalg.matmul ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
    linalg.matmul ins(%m, %m : memref<4x4xf32>, memref<4x4xf32>) outs(%m : memref<4x4xf32>)
    %1 = linalg.map { math.exp } ins(%t : tensor<4x4xf32>) outs(%t : tensor<4x4xf32>)
    %2 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%t : tensor<4x4xf32>) { ^bb0(%a : f32): %z = arith.addf %a, %a : f32
      linalg.yield %z : f32 } -> tensor<4x4xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%t : tensor<4x4xf32>) { ^bb0(%a : f32): %z = arith.addf %a, %a : f32
      "test.foo"() : () -> ()
      linalg.yield %z : f32 } -> tensor<4x4xf32>
    %4 = linalg.transpose ins(%t : tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) permutation = [1, 0]
    %5 = linalg.fill ins(%f : f32) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
    %6 = linalg.add ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>

    "test.use"(%0, %1, %2, %3, %4, %5, %6) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  }
  return
}

// -----

func.func @g(%n: index, %t: tensor<4x4xf32>, %m : memref<4x4xf32>, %v : vector<4xf32>, %i : i32, %f : f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l0 = llvm.mlir.constant(0 : i32) : i32
  %l3 = llvm.mlir.constant(3 : i32) : i32
  %lm = llvm.mlir.constant(-1 : i32) : i32
  %lv = llvm.mlir.constant(dense<3> : vector<2xi32>) : vector<2xi32>
  %lw = llvm.mlir.constant(dense<[3, 4]> : vector<2xi32>) : vector<2xi32>
  %a3 = arith.constant 3 : i32
  %und = llvm.mlir.undef : i32
  scf.for %j = %c0 to %n step %c1 {
    %0 = llvm.sdiv %i, %i : i32
    %1 = llvm.sdiv %i, %l3 : i32
    %2 = llvm.sdiv %i, %l0 : i32
    %3 = llvm.sdiv %i, %lm : i32
    %4 = llvm.udiv %i, %i : i32
    %5 = llvm.udiv %i, %l3 : i32
    %6 = llvm.udiv %i, %l0 : i32
    %7 = llvm.udiv %i, %lm : i32
    %8 = llvm.udiv %lv, %lv : vector<2xi32>
    %10 = llvm.sdiv %lv, %lv : vector<2xi32>
    %11 = llvm.udiv %i, %a3 : i32
    %12 = llvm.udiv %i, %und : i32
    %13 = llvm.urem %i, %l3 : i32
    "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %10, %11, %12, %13) : (i32, i32, i32, i32, i32, i32, i32, i32, vector<2xi32>, vector<2xi32>, i32, i32, i32) -> ()
  }
  return
}

// -----

func.func @g(%n: index, %t: tensor<4x4xf32>, %m : memref<4x4xf32>, %v : vector<4xf32>, %i : i32, %f : f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %n step %c1 {
    %0 = vector.transfer_read %t[%c0, %c1], %f : tensor<4x4xf32>, vector<4xf32>
    %1 = vector.transfer_read %m[%c0, %c1], %f : memref<4x4xf32>, vector<4xf32>
    %2 = vector.transfer_write %v, %t[%c0, %c1] {in_bounds = [true]} : vector<4xf32>, tensor<4x4xf32>
    vector.transfer_write %v, %m[%c0, %c1] {in_bounds = [true]} : vector<4xf32>, memref<4x4xf32>
    %4 = gpu.subgroup_broadcast %f, first_active_lane : f32
    %5 = gpu.subgroup_broadcast %f, specific_lane %i : f32
    "test.use"(%0, %1, %2, %4, %5) : (vector<4xf32>, vector<4xf32>, tensor<4x4xf32>, f32, f32) -> ()
  }
  return
}

// -----

func.func @f(%m : memref<4x4xf32>, %f : f32, %n : index, %t : tensor<4x4xf32>, %s : tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %n step %c1 {
    %5 = linalg.fill ins(%f : f32) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.reduce { arith.addf } ins(%t : tensor<4x4xf32>) outs(%s : tensor<4xf32>) dimensions = [0]
    %8 = linalg.softmax dimension(1) ins(%t : tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>,affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x4xf32>) outs(%t : tensor<4x4xf32>) { ^bb0(%a : f32, %b : f32): %z = arith.addf %a, %a : f32
      linalg.yield %z : f32 } -> tensor<4x4xf32>
    "test.use"(%5, %7, %8, %9) : (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  }
  return
}

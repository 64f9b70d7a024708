// Operations of which the random ones are not valid.

func.func @f(%i: index, %i8: i8, %i32: i32, %f: f32, %c: i1, %t: tensor<4x4xf32>, %d: tensor<?xf32>, %x: tensor<1x2xi32>) -> f32 {
  %0 = arith.extf %f : f32 to f64
  %1 = arith.extui %i8 : i8 to i32
  %2 = arith.index_cast %i32 : i32 to index
  %3 = arith.index_castui %i : index to i32
  %4 = func.constant @f : (index, i8, i32, f32, i1, tensor<4x4xf32>, tensor<?xf32>, tensor<1x2xi32>) -> f32
  %5 = scf.for %j = %i to %i step %i iter_args(%a = %f) -> (f32) {
    scf.yield %a : f32
  }
  %6 = scf.for unsigned %j = %i32 to %i32 step %i32 iter_args(%a = %f) -> (f32) : i32 {
    scf.yield %a : f32
  }
  scf.for %j = %i to %i step %i {
  }
  %7 = scf.forall (%j) in (%i) shared_outs(%o = %t) -> (tensor<4x4xf32>) {
    %s = tensor.extract_slice %o[0, %j] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%j, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<4x4xf32>
    }
  }
  %8 = scf.parallel (%j) = (%i) to (%i) step (%i) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%l: f32, %r: f32):
      %sum = arith.addf %l, %r : f32
      scf.reduce.return %sum : f32
    }
  }
  %9 = scf.while (%a = %f) : (f32) -> f32 {
    scf.condition(%c) %a : f32
  } do {
  ^bb0(%a: f32):
    scf.yield %a : f32
  }
  %10 = tensor.concat dim(0) %t, %t : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %11 = tensor.gather %t[%x] gather_dims([0, 1]) : (tensor<4x4xf32>, tensor<1x2xi32>) -> tensor<1x1x1xf32>
  %12 = tensor.insert %f into %d[%i] : tensor<?xf32>
  %13 = tensor.insert_slice %d into %t[0, 0] [%i, 1] [1, 1] : tensor<?xf32> into tensor<4x4xf32>
  %14 = tensor.pad %d low[%i] high[2] {
  ^bb0(%j: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  %15 = tensor.scatter %11 into %t[%x] scatter_dims([0, 1]) unique : (tensor<1x1x1xf32>, tensor<4x4xf32>, tensor<1x2xi32>) -> tensor<4x4xf32>
  %16 = tensor.splat %f[%i] : tensor<?xf32>
  return %f : f32
}

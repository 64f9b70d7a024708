// ARGS: --canonicalize --allow-unregistered-dialect
// ARGS: --canonicalize=top-down=false --allow-unregistered-dialect

func.func @expand(%t: tensor<?x?xf32>, %n: index, %m: index) -> (tensor<?x?xf32>, tensor<?x2x?xf32>, tensor<2x3x4xf32>, tensor<6xf32>) {
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%n, 2, %m] : tensor<?x?xf32> into tensor<?x2x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x2x?xf32> into tensor<?x?xf32>
  %c4 = arith.constant 4 : index
  %k = tensor.expand_shape %t [[0, 1], [2]] output_shape [%c4, 2, %m] : tensor<?x?xf32> into tensor<?x2x?xf32>
  %cst = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %2 = tensor.collapse_shape %cst [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %x = arith.constant 1.0 : f32
  %s = "test.f"() : () -> f32
  %y = tensor.splat %s : tensor<24xf32>
  %3 = tensor.expand_shape %y [[0, 1, 2]] output_shape [2, 3, 4] : tensor<24xf32> into tensor<2x3x4xf32>
  return %1, %k, %3, %2 : tensor<?x?xf32>, tensor<?x2x?xf32>, tensor<2x3x4xf32>, tensor<6xf32>
}
func.func @compose(%t: tensor<24x5xf32>, %u: tensor<2x3x4x5xf32>, %v: tensor<?x5x?xf32>) -> (tensor<2x3x4x5xf32>, tensor<24x5xf32>, tensor<?x?xf32>, tensor<4xf32>) {
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [6, 4, 5] : tensor<24x5xf32> into tensor<6x4x5xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2], [3]] output_shape [2, 3, 4, 5] : tensor<6x4x5xf32> into tensor<2x3x4x5xf32>
  %2 = tensor.collapse_shape %u [[0, 1], [2], [3]] : tensor<2x3x4x5xf32> into tensor<6x4x5xf32>
  %3 = tensor.collapse_shape %2 [[0, 1], [2]] : tensor<6x4x5xf32> into tensor<24x5xf32>
  %c = tensor.cast %u : tensor<2x3x4x5xf32> to tensor<?x?x?x?xf32>
  %4 = tensor.collapse_shape %c [[0, 1], [2, 3]] : tensor<?x?x?x?xf32> into tensor<?x?xf32>
  %a = "test.f"() : () -> f32
  %b = "test.f"() : () -> f32
  %e = tensor.from_elements %a, %b, %a, %b : tensor<2x2xf32>
  %5 = tensor.collapse_shape %e [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  return %1, %3, %4, %5 : tensor<2x3x4x5xf32>, tensor<24x5xf32>, tensor<?x?xf32>, tensor<4xf32>
}
func.func @pad(%t: tensor<4x5xf32>, %n: index) -> (tensor<?x?xf32>, tensor<6x5xf32>, tensor<?x?xf32>, tensor<4x5xf32>) {
  %x = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[%c1, %n] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x5xf32> to tensor<?x?xf32>
  %1 = tensor.pad %t low[%c1, 0] high[1, %c0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x5xf32> to tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<6x5xf32>
  %c = tensor.cast %t : tensor<4x5xf32> to tensor<?x?xf32>
  %3 = tensor.pad %c low[1, 1] high[1, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %4 = tensor.pad %t low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x5xf32> to tensor<4x5xf32>
  return %0, %2, %3, %4 : tensor<?x?xf32>, tensor<6x5xf32>, tensor<?x?xf32>, tensor<4x5xf32>
}
func.func @reshape(%t: tensor<?x?xf32>, %s: tensor<2xi32>, %v: tensor<2xindex>) -> (tensor<?x?xf32>, index, tensor<2x2xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %t, %c1 : tensor<?x?xf32>
  %e = tensor.from_elements %d0, %d1 : tensor<2xindex>
  %0 = tensor.reshape %t(%e) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = tensor.reshape %t(%s) : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %2 = tensor.dim %1, %c1 : tensor<?x?xf32>
  %cst = arith.constant dense<1.0> : tensor<4xf32>
  %3 = tensor.reshape %cst(%v) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x2xf32>
  %4 = tensor.reshape %1(%v) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %0, %2, %3, %4 : tensor<?x?xf32>, index, tensor<2x2xf32>, tensor<?x?xf32>
}
func.func @concat(%a: tensor<?x4xf32>, %b: tensor<3x?xf32>) -> (tensor<?x?xf32>, tensor<?x4xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<?x4xf32>, tensor<3x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.concat dim(1) %a : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x4xf32>
}
func.func @generate(%n: index, %m: index, %i: index) -> (f32, index, tensor<?x?xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.generate %n, %m {
  ^bb0(%a: index, %b: index):
    %s = arith.addi %a, %b : index
    %k = arith.index_cast %s : index to i32
    %f = arith.sitofp %k : i32 to f32
    tensor.yield %f : f32
  } : tensor<?x?xf32>
  %1 = tensor.extract %0[%i, %n] : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %3 = tensor.generate %c4, %m {
  ^bb0(%a: index, %b: index):
    %f = "test.f"() : () -> f32
    tensor.yield %f : f32
  } : tensor<?x?xf32>
  return %1, %2, %3 : f32, index, tensor<?x?xf32>
}
func.func @folded(%i: index) -> (f32, i64, index, tensor<4xf32>, tensor<2xi32>, index, tensor<2xf32>) {
  %c1 = arith.constant 1 : index
  %cst = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %0 = tensor.extract %cst[%c1] : tensor<3xf32>
  %j = arith.constant dense<[5, 6]> : tensor<2xi64>
  %jj = tensor.extract %j[%i] : tensor<2xi64>
  %ix = "test.t"() : () -> tensor<2xi32>
  %ic = arith.index_cast %ix : tensor<2xi32> to tensor<2xindex>
  %1 = tensor.extract %ic[%i] : tensor<2xindex>
  %x = arith.constant 7.0 : f32
  %2 = tensor.splat %x : tensor<4xf32>
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %3 = tensor.from_elements %a, %b : tensor<2xi32>
  %u = "test.u"() : () -> tensor<*xf32>
  %4 = tensor.rank %2 : tensor<4xf32>
  %5 = tensor.insert %x into %2[%c1] : tensor<4xf32>
  %s = tensor.extract_slice %2[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  return %0, %jj, %1, %5, %3, %4, %s : f32, i64, index, tensor<4xf32>, tensor<2xi32>, index, tensor<2xf32>
}
func.func @nothing() -> (tensor<0xindex>, tensor<0x3xf32>) {
  %0 = tensor.from_elements : tensor<0xindex>
  %1 = tensor.from_elements : tensor<0x3xf32>
  return %0, %1 : tensor<0xindex>, tensor<0x3xf32>
}

// Strides that are zero become static only in extract_slice.
func.func @extract_by_zero(%m: tensor<8x16xf32>, %i: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %m[%i, %i] [%i, %i] [%c2, %c0] : tensor<8x16xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @insert_by_zero(%m: tensor<8x16xf32>, %s: tensor<4x4xf32>, %i: index) -> tensor<8x16xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %s into %m[%i, %i] [4, 4] [%c2, %c0] : tensor<4x4xf32> into tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
func.func @insert_in_parallel_by_zero(%m: tensor<8x16xf32>, %s: tensor<4x4xf32>) -> tensor<8x16xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %r = scf.forall (%i) in (3) shared_outs(%o = %m) -> tensor<8x16xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, %i] [4, 4] [%c2, %c0] : tensor<4x4xf32> into tensor<8x16xf32>
    }
  }
  return %r : tensor<8x16xf32>
}

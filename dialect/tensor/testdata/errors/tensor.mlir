func.func @f(%t: tensor<4xf32>) { %0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xi64> return }
// -----
func.func @f(%t: tensor<4xf32>) { %0 = tensor.cast %t : tensor<4xf32> to tensor<5xf32> return }
// -----
func.func @f(%t: tensor<4xf32>) { %0 = "tensor.concat"() <{dim = 0 : i64}> : () -> tensor<8xf32> return }
// -----
func.func @f(%t: tensor<4xf32>) { %0 = tensor.concat dim(0) %t, %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<9xf32> return }
// -----
func.func @f(%t: tensor<4xf32>) { %0 = tensor.concat dim(1) %t, %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %u: tensor<4xi32>) { %0 = tensor.concat dim(0) %t, %u : (tensor<4xf32>, tensor<4xi32>) -> tensor<8xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %u: tensor<4x4xf32>) { %0 = tensor.concat dim(0) %t, %u : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<8xf32> return }
// -----
func.func @f(%t: tensor<4x5xf32>, %u: tensor<4x4xf32>) { %0 = tensor.concat dim(0) %t, %u : (tensor<4x5xf32>, tensor<4x4xf32>) -> tensor<8x5xf32> return }
// -----
func.func @f(%t: tensor<4x5xf32>, %u: tensor<4x5xf32>) { %0 = tensor.concat dim(0) %t, %u : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<8x6xf32> return }
// -----
func.func @f(%i: index) { %0 = tensor.empty() : tensor<?xf32> return }
// -----
func.func @f(%i: index) { %0 = tensor.empty(%i) : tensor<3xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index) { %0 = tensor.extract %t[%i, %i] : tensor<4xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index, %v: f32) { %0 = tensor.insert %v into %t[%i, %i] : tensor<4xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index, %v: f32) { %0 = tensor.from_elements %v, %v : tensor<3xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index, %v: f32) { %0 = "tensor.from_elements"(%v, %v) : (f32, f32) -> tensor<3xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %0 = tensor.extract_slice %t[0, 0][2, 2][1, 1] : tensor<4x4xf32> to tensor<2x3xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %0 = tensor.extract_slice %t[0, 0][2, 2][1, 1] : tensor<4x4xf32> to tensor<2x2xi32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %0 = tensor.extract_slice %t[0, 0][2, 2][1, 1] : tensor<4x4xf32> to tensor<2x2x1xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %0 = tensor.extract_slice %t[0][2][1] : tensor<4x4xf32> to tensor<2xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %0 = tensor.extract_slice %t[0, 3][2, 2][1, 1] : tensor<4x4xf32> to tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<2x3xf32>) { %0 = tensor.insert_slice %s into %t[0, 0][2, 2][1, 1] : tensor<2x3xf32> into tensor<4x4xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<2x2xi32>) { %0 = tensor.insert_slice %s into %t[0, 0][2, 2][1, 1] : tensor<2x2xi32> into tensor<4x4xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<2x2x1xf32>) { %0 = tensor.insert_slice %s into %t[0, 0][2, 2][1, 1] : tensor<2x2x1xf32> into tensor<4x4xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<2x2xf32>) { %0 = tensor.insert_slice %s into %t[0, 5][2, 2][1, 1] : tensor<2x2xf32> into tensor<4x4xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %i: index) { %0 = "tensor.extract_slice"(%t, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 2>, static_strides = array<i64: 1, 1>}>: (tensor<4x4xf32>, index) -> tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %i: index) { %0 = tensor.generate %i { ^bb0(%a: index): tensor.yield %a : index } : tensor<3xindex> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %i: index) { %0 = tensor.generate { ^bb0(%a: i32): tensor.yield %a : i32 } : tensor<3xi32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %i: index) { %0 = tensor.generate { ^bb0(%a: index, %b: index): tensor.yield %i : index } : tensor<3xindex> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %i: index) { %0 = tensor.generate { ^bb0(%a: index): tensor.yield %i : index } : tensor<3xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<2xindex>) { %0 = tensor.reshape %t(%s) : (tensor<4x4xf32>, tensor<2xindex>) -> tensor<2x8xi32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<2xindex>) { %0 = tensor.reshape %t(%s) : (tensor<4x4xf32>, tensor<2xindex>) -> tensor<2x9xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<3xindex>) { %0 = tensor.reshape %t(%s) : (tensor<4x4xf32>, tensor<3xindex>) -> tensor<2x8xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %s: tensor<?xindex>) { %0 = tensor.reshape %t(%s) : (tensor<4x4xf32>, tensor<?xindex>) -> tensor<2x8xf32> return }
// -----
func.func @f(%t: tensor<4xf32>) { %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 3] : tensor<4xf32> into tensor<2x3xf32> return }
// -----
func.func @f(%t: tensor<4xf32>) { %0 = tensor.expand_shape %t [[0], [1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<4xf32>) { %0 = tensor.expand_shape %t [[0, 2]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<4xf32>) { %0 = tensor.expand_shape %t [[0]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<4xf32>) { %0 = tensor.expand_shape %t [[0, 1]] output_shape [2] : tensor<4xf32> into tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index) { %0 = "tensor.expand_shape"(%t, %i) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 2>}> : (tensor<4xf32>, index) -> tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<4xf32>) { %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xi32> return }
// -----
func.func @f(%t: tensor<?xf32>) { %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 2] : tensor<?xf32> into tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index) { %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, %i] : tensor<4xf32> into tensor<2x?xf32> return }
// -----
func.func @f(%t: tensor<2x2xf32>) { %0 = tensor.collapse_shape %t [[0, 1]] : tensor<2x2xf32> into tensor<5xf32> return }
// -----
func.func @f(%t: tensor<2x2xf32>) { %0 = tensor.collapse_shape %t [[0], [1]] : tensor<2x2xf32> into tensor<4xf32> return }
// -----
func.func @f(%t: tensor<2x2xf32>) { %0 = tensor.collapse_shape %t [[0], []] : tensor<2x2xf32> into tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<2x2xf32>) { %0 = tensor.collapse_shape %t [[0, 1]] : tensor<2x2xf32> into tensor<2x2x1xf32> return }
// -----
func.func @f(%t: tensor<2x2xf32>) { %0 = tensor.collapse_shape %t [[0, 1]] : tensor<2x2xf32> into tensor<4xi32> return }
// -----
func.func @f(%t: tensor<4xf32>, %v: f32) { %0 = tensor.pad %t low[0] high[1] { ^bb0(%a: index): tensor.yield %v : f32 } : tensor<4xf32> to tensor<6xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %v: f32) { %0 = tensor.pad %t low[0, 0] high[1, 1] { ^bb0(%a: index): tensor.yield %v : f32 } : tensor<4xf32> to tensor<6xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %v: f32) { %0 = tensor.pad %t low[0] high[1] { ^bb0(%a: index, %b: index): tensor.yield %v : f32 } : tensor<4xf32> to tensor<5xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %v: f32) { %0 = tensor.pad %t low[0] high[1] { ^bb0(%a: i32): tensor.yield %v : f32 } : tensor<4xf32> to tensor<5xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %v: i32) { %0 = tensor.pad %t low[0] high[1] { ^bb0(%a: index): tensor.yield %v : i32 } : tensor<4xf32> to tensor<5xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %v: f32) { %0 = tensor.pad %t low[0] high[1] { ^bb0(%a: index): tensor.yield %v : f32 } : tensor<4xf32> to tensor<5x1xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index, %v: f32) { %0 = tensor.splat %v[%i] : tensor<4xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index, %v: f32) { %0 = tensor.splat %v : tensor<?xf32> return }
// -----
func.func @f(%s: tensor<4x4x4xf32>, %ix: tensor<1x2x1xindex>) { %0 = tensor.gather %s[%ix] gather_dims([]) : (tensor<4x4x4xf32>, tensor<1x2x1xindex>) -> tensor<1x2x4x4xf32> return }
// -----
func.func @f(%s: tensor<4x4x4xf32>, %ix: tensor<1x2x1xindex>) { %0 = tensor.gather %s[%ix] gather_dims([0, 1, 2, 3]) unique : (tensor<4x4x4xf32>, tensor<1x2x1xindex>) -> tensor<1x2x4x4xf32> return }
// -----
func.func @f(%s: tensor<4x4x4xf32>, %ix: tensor<1x2x2xindex>) { %0 = tensor.gather %s[%ix] gather_dims([0]) unique : (tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4x4xf32> return }
// -----
func.func @f(%s: tensor<4x4x4xf32>, %ix: tensor<1x2x1xindex>) { %0 = tensor.gather %s[%ix] gather_dims([-1]) unique : (tensor<4x4x4xf32>, tensor<1x2x1xindex>) -> tensor<1x2x4x4xf32> return }
// -----
func.func @f(%s: tensor<4x4x4xf32>, %ix: tensor<1x2x1xindex>) { %0 = tensor.gather %s[%ix] gather_dims([3]) unique : (tensor<4x4x4xf32>, tensor<1x2x1xindex>) -> tensor<1x2x4x4xf32> return }
// -----
func.func @f(%s: tensor<4x4x4xf32>, %ix: tensor<1x2x2xindex>) { %0 = tensor.gather %s[%ix] gather_dims([1, 0]) unique : (tensor<4x4x4xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4xf32> return }
// -----
func.func @f(%s: tensor<4x4x4xf32>, %ix: tensor<1x2x1xindex>) { %0 = tensor.gather %s[%ix] gather_dims([1]) unique : (tensor<4x4x4xf32>, tensor<1x2x1xindex>) -> tensor<1x2x4xf32> return }
// -----
func.func @f(%s: tensor<4x4x4xf32>, %ix: tensor<1x2x1xindex>, %g: tensor<1x2x4x1x4xf32>) { %0 = tensor.scatter %g into %s[%ix] scatter_dims([1]) : (tensor<1x2x4x1x4xf32>, tensor<4x4x4xf32>, tensor<1x2x1xindex>) -> tensor<4x4x4xf32> return }
// -----
func.func @f(%s: tensor<4x4x4xf32>, %ix: tensor<1x2x1xindex>, %g: tensor<1x2x4x1x4xf32>) { %0 = tensor.scatter %g into %s[%ix] scatter_dims([0]) unique : (tensor<1x2x4x1x4xf32>, tensor<4x4x4xf32>, tensor<1x2x1xindex>) -> tensor<4x4x4xf32> return }
// -----
func.func @f(%s: tensor<4xf32>) { tensor.parallel_insert_slice %s into %s[0][4][1] : tensor<4xf32> into tensor<4xf32> return }
// -----
func.func @f(%s: tensor<4xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %s) -> tensor<4xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0][3][1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return
}

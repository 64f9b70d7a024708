// Operations of another dialect with the interfaces of linalg.
// ARGS: --verify-diagnostics

#map = affine_map<(d0) -> (d0)>
func.func @f(%arg0: f32, %arg1: tensor<?xf32>) -> tensor<?xf32> {
  %0 = test.linalg_fill_op {indexing_maps = [affine_map<(d0) -> ()>, #map], iterator_types = [#linalg.iterator_type<parallel>]} ins(%arg0 : f32) outs(%arg1 : tensor<?xf32>) {
  ^bb0(%arg2: f32, %arg3: f32):
    linalg.yield %arg2 : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
#map = affine_map<(d0) -> (d0)>
func.func @f(%arg0: f64, %arg1: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{'test.linalg_fill_op' op expected fill value type ('f64') to match output element type ('f32')}}
  %0 = test.linalg_fill_op {indexing_maps = [affine_map<(d0) -> ()>, #map], iterator_types = [#linalg.iterator_type<parallel>]} ins(%arg0 : f64) outs(%arg1 : tensor<?xf32>) {
  ^bb0(%arg2: f64, %arg3: f32):
    linalg.yield %arg3 : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
#map = affine_map<(d0) -> (d0)>
func.func @f(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{expected op with scalar input}}
  %0 = test.linalg_fill_op {indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>]} ins(%arg0 : tensor<?xf32>) outs(%arg1 : tensor<?xf32>) {
  ^bb0(%arg2: f32, %arg3: f32):
    linalg.yield %arg3 : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
#map = affine_map<(d0) -> (d0)>
func.func @f(%arg0: f32, %arg1: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{'test.linalg_fill_op' op expected operand #0 rank (0) to match the result rank of indexing_map (1)}}
  %0 = test.linalg_fill_op {indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>]} ins(%arg0 : f32) outs(%arg1 : tensor<?xf32>) {
  ^bb0(%arg2: f32, %arg3: f32):
    linalg.yield %arg3 : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
#map = affine_map<(d0) -> (d0)>
func.func @f(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{expected op with 2 inputs and 1 output}}
  %0 = test.linalg_conv_op {indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>]} ins(%arg0 : tensor<?xf32>) outs(%arg1 : tensor<?xf32>) {
  ^bb0(%arg2: f32, %arg3: f32):
    linalg.yield %arg3 : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
%0:2 = "u.v"() : () -> (f32, tensor<?xf32>)
// expected-error @+1 {{expected a LinalgOp}}
%1 = "test.fill_op_not_linalg_op"(%0#0, %0#1) : (f32, tensor<?xf32>) -> tensor<?xf32>
// -----
%0:2 = "u.v"() : () -> (f32, tensor<?xf32>)
// expected-error @+1 {{expected a LinalgOp}}
%1 = "test.conv_op_not_linalg_op"(%0#0, %0#0, %0#1) : (f32, f32, tensor<?xf32>) -> tensor<?xf32>
// -----
func.func @f(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
  %0 = test.linalg_conv_op {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>]} ins(%arg0, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%arg1 : tensor<?xf32>) {
  ^bb0(%arg2: f32, %arg3: f32, %4:f32):
    linalg.yield %arg3 : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @f(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{expected all iterators not used to access outputs to be reduction}}
  %0 = test.linalg_conv_op {indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>]} ins(%arg0, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%arg1 : tensor<?xf32>) {
  ^bb0(%arg2: f32, %arg3: f32, %4:f32):
    linalg.yield %arg3 : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @f(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{expected all iterators used to access outputs to be parallel}}
  %0 = test.linalg_conv_op {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>]} ins(%arg0, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%arg1 : tensor<?xf32>) {
  ^bb0(%arg2: f32, %arg3: f32, %4:f32):
    linalg.yield %arg3 : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @f(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{unexpected loop dimension for convolution op}}
  %0 = test.linalg_conv_op {indexing_maps = [affine_map<(d0, d1, d2) -> (d0 + d1)>, affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>]} ins(%arg0, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%arg1 : tensor<?xf32>) {
  ^bb0(%arg2: f32, %arg3: f32, %4:f32):
    linalg.yield %arg3 : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @f(%arg0: tensor<?x?xf32>, %f: tensor<?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @+1 {{expected convolved dim to be non-empty}}
  %0 = test.linalg_conv_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>]} ins(%arg0, %f : tensor<?x?xf32>, tensor<?xf32>) outs(%arg1 : tensor<?x?xf32>) {
  ^bb0(%arg2: f32, %arg3: f32, %4:f32):
    linalg.yield %arg3 : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @f(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{unexpected loop dimension for convolution op}}
  %0 = test.linalg_conv_op {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>]} ins(%arg0, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%arg1 : tensor<?xf32>) {
  ^bb0(%arg2: f32, %arg3: f32, %4:f32):
    linalg.yield %arg3 : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @f(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{unexpected input index map for convolutions}}
  %0 = test.linalg_conv_op {indexing_maps = [affine_map<(d0, d1) -> (d0 - 1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>]} ins(%arg0, %arg0 : tensor<?xf32>, tensor<?xf32>) outs(%arg1 : tensor<?xf32>) {
  ^bb0(%arg2: f32, %arg3: f32, %4:f32):
    linalg.yield %arg3 : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

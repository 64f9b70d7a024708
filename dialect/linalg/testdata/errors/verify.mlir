%t = "test.x"() : () -> tensor<4xf32>
%m = "test.x"() : () -> memref<4xf32>
"linalg.abs"(%t, %m) <{operandSegmentSizes = array<i32: 1, 1>}> ({ "linalg.yield"() : () -> ()}) : (tensor<4xf32>, memref<4xf32>) -> ()
// -----
%t = "test.x"() : () -> tensor<4xf32>
"linalg.abs"(%t, %t) <{operandSegmentSizes = array<i32: 1, 1>}> ({ "linalg.yield"() : () -> ()}) : (tensor<4xf32>, tensor<4xf32>) -> ()
// -----
%t = "test.x"() : () -> tensor<4xf32>
%1 = "linalg.abs"(%t, %t) <{operandSegmentSizes = array<i32: 1, 1>}> ({ "linalg.yield"() : () -> ()}) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// -----
%t = "test.x"() : () -> tensor<4xf32>
%1 = "linalg.abs"(%t, %t) <{operandSegmentSizes = array<i32: 1, 1>}> ({ "test.yield"() : () -> ()}) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// -----
%t = "test.x"() : () -> tensor<4xf32>
%1 = "linalg.abs"(%t, %t) <{operandSegmentSizes = array<i32: 1, 1>}> ({ "linalg.yield"(%t) : (tensor<4xf32>) -> ()}) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// -----
%t = "test.x"() : () -> tensor<4xf32>
%y = "test.x"() : () -> f32
%1 = "linalg.abs"(%t, %t) <{operandSegmentSizes = array<i32: 1, 1>}> ({ "linalg.yield"(%y) : (f32) -> ()}) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// -----
%t = "test.x"() : () -> tensor<4xf32>
%y = "test.x"() : () -> f32
%1 = "linalg.abs"(%t, %t) <{operandSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%a: f32, %b: i32): "linalg.yield"(%y) : (f32) -> ()}) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// -----
%t = "test.x"() : () -> tensor<4xf32>
%u = "test.x"() : () -> tensor<5xf32>
%y = "test.x"() : () -> f32
%1 = "linalg.abs"(%t, %u) <{operandSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%a: f32, %b: f32): "linalg.yield"(%y) : (f32) -> ()}) : (tensor<4xf32>, tensor<5xf32>) -> tensor<5xf32>
// -----
%t = "test.x"() : () -> tensor<4xf32>
%u = "test.x"() : () -> tensor<5x5xf32>
%y = "test.x"() : () -> f32
%1 = "linalg.abs"(%t, %u) <{operandSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%a: f32, %b: f32): "linalg.yield"(%y) : (f32) -> ()}) : (tensor<4xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
// -----
%t = "test.x"() : () -> tensor<4xf32>
%y = "test.x"() : () -> f32
%1 = "linalg.abs"(%t, %t, %t) <{operandSegmentSizes = array<i32: 2, 1>}> ({ ^bb0(%a: f32, %b: f32): "linalg.yield"(%y) : (f32) -> ()}) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// -----
%t = "test.x"() : () -> tensor<4xf32>
%y = "test.x"() : () -> f32
%1 = "linalg.dot"(%t, %t) <{operandSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%a: f32, %b: f32): "linalg.yield"(%y) : (f32) -> ()}) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// -----
%t = "test.x"() : () -> tensor<4x4xf32>
%y = "test.x"() : () -> f32
%1 = "linalg.matmul"(%t, %t, %t) <{operandSegmentSizes = array<i32: 2, 1>}> ({ ^bb0(%a: f32, %b: f32, %c: f32): "linalg.yield"(%y) : (f32) -> ()}) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%t = "test.x"() : () -> tensor<4x4xf32>
%y = "test.x"() : () -> f32
%1 = "linalg.dot"(%t, %t, %t) <{operandSegmentSizes = array<i32: 2, 1>}> ({ ^bb0(%a: f32, %b: f32, %c: f32): "linalg.yield"(%y) : (f32) -> ()}) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%t = "test.x"() : () -> tensor<4x4xf32>
%y = "test.x"() : () -> f32
%1 = "linalg.conv_2d"(%t, %t) <{operandSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%a: f32, %b: f32): "linalg.yield"(%y) : (f32) -> ()}) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%t = "test.x"() : () -> tensor<4x4xf32>
%y = "test.x"() : () -> f32
%1 = "linalg.conv_2d"(%t, %t, %t) <{operandSegmentSizes = array<i32: 2, 1>}> ({ ^bb0(%a: f32, %b: f32, %c: f32): "linalg.yield"(%y) : (f32) -> ()}) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%t = "test.x"() : () -> tensor<4x4xf32>
%y = "test.x"() : () -> f32
%1 = "linalg.fill"(%t, %t) <{operandSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%a: f32, %b: f32): "linalg.yield"(%y) : (f32) -> ()}) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%t = "test.x"() : () -> tensor<4x4xf32>
%y = "test.x"() : () -> f32
%1 = "linalg.fill"(%y, %t, %t) <{operandSegmentSizes = array<i32: 2, 1>}> ({ ^bb0(%a: f32, %b: f32): "linalg.yield"(%y) : (f32) -> ()}) : (f32, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%t = "test.x"() : () -> tensor<4x4xf32>
%y = "test.x"() : () -> i32
%1 = "linalg.fill"(%y, %t) <{operandSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%a: i32, %b: f32): "linalg.yield"(%b) : (f32) -> ()}) : (i32, tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%t = "test.x"() : () -> tensor<4x4xf32>
%y = "test.x"() : () -> i32
%1 = "linalg.generic"(%y, %t) <{operandSegmentSizes = array<i32: 1, 1>, indexing_maps = [], iterator_types = []}> ({ ^bb0(%a: i32, %b: f32): "linalg.yield"(%b) : (f32) -> ()}) : (i32, tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%t = "test.x"() : () -> tensor<4x4xf32>
%y = "test.x"() : () -> i32
%1 = "linalg.generic"(%y, %t) <{operandSegmentSizes = array<i32: 1, 1>, indexing_maps = [affine_map<()[s0] -> ()>, affine_map<(d0) -> (d0)>], iterator_types = []}> ({ ^bb0(%a: i32, %b: f32): "linalg.yield"(%b) : (f32) -> ()}) : (i32, tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%t = "test.x"() : () -> tensor<4x4xf32>
%y = "test.x"() : () -> i32
%1 = "linalg.generic"(%t, %t) <{operandSegmentSizes = array<i32: 1, 1>, indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0) -> (d0)>], iterator_types = []}> ({ ^bb0(%a: f32, %b: f32): "linalg.yield"(%b) : (f32) -> ()}) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%t = "test.x"() : () -> tensor<4x4xf32>
%y = "test.x"() : () -> i32
%1 = "linalg.generic"(%t, %t) <{operandSegmentSizes = array<i32: 1, 1>, indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>]}> ({ ^bb0(%a: f32, %b: f32): "linalg.yield"(%b) : (f32) -> ()}) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%t = "test.x"() : () -> tensor<4x4xf32>
%y = "test.x"() : () -> i32
%1 = "linalg.generic"(%t, %t) <{operandSegmentSizes = array<i32: 1, 1>, indexing_maps = [affine_map<(d0, d1) -> (d0, d0)>, affine_map<(d0, d1) -> (d0, d0 + d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>]}> ({ ^bb0(%a: f32, %b: f32): "linalg.yield"(%b) : (f32) -> ()}) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%t = "test.x"() : () -> tensor<4x4xf32>
%y = "test.x"() : () -> i32
%1 = "linalg.generic"(%t, %t) <{operandSegmentSizes = array<i32: 1, 1>, indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d0 + d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>]}> ({ ^bb0(%a: f32, %b: f32): "linalg.yield"(%b) : (f32) -> ()}) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
"linalg.index"() <{dim = 1}> : () -> index
// -----
"test.x"() {linalg.foo} : () -> ()
// -----
func.func @c(%a: tensor<1x4x4x1xf32>, %b: tensor<2x2x1x1xf32>, %o: tensor<1x3x3x1xf32>) {
  %0 = "linalg.conv_2d_nhwc_hwcf"(%a, %b, %o) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) {linalg.memoized_indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0)->()>]} : (tensor<1x4x4x1xf32>, tensor<2x2x1x1xf32>, tensor<1x3x3x1xf32>) -> tensor<1x3x3x1xf32>
  return
}
// -----
%a:3 = "test.x"() : () -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>)
%0 = "linalg.conv_2d_nhwc_hwcf"(%a#0, %a#1, %a#2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%x: f32, %y: f32, %z: f32):
      %1 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
      %2 = "arith.addf"(%z, %1) : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3, d5 + 1)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// -----
%a:3 = "test.x"() : () -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>)
%0 = "linalg.conv_2d_nhwc_hwcf"(%a#0, %a#1, %a#2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%x: f32, %y: f32, %z: f32):
      %1 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
      %2 = "arith.addf"(%z, %1) : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3 * 2)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// -----
%a:3 = "test.x"() : () -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>)
%0 = "linalg.conv_2d_nhwc_hwcf"(%a#0, %a#1, %a#2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%x: f32, %y: f32, %z: f32):
      %1 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
      %2 = "arith.addf"(%z, %1) : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 - d4, d2 + d5, d6 mod 3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// -----
%a:3 = "test.x"() : () -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>)
%0 = "linalg.conv_2d_nhwc_hwcf"(%a#0, %a#1, %a#2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%x: f32, %y: f32, %z: f32):
      %1 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
      %2 = "arith.addf"(%z, %1) : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d1 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// -----
%a:3 = "test.x"() : () -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>)
%0 = "linalg.conv_2d_nhwc_hwcf"(%a#0, %a#1, %a#2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%x: f32, %y: f32, %z: f32):
      %1 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
      %2 = "arith.addf"(%z, %1) : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d1)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// -----
%a:3 = "test.x"() : () -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>)
%0 = "linalg.conv_2d_nhwc_hwcf"(%a#0, %a#1, %a#2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%x: f32, %y: f32, %z: f32):
      %1 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
      %2 = "arith.addf"(%z, %1) : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 + d5 * 3 + d2, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// -----
%a:3 = "test.x"() : () -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>)
%0 = "linalg.conv_2d_nhwc_hwcf"(%a#0, %a#1, %a#2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%x: f32, %y: f32, %z: f32):
      %1 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
      %2 = "arith.addf"(%z, %1) : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// -----
%a:3 = "test.x"() : () -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>)
%0 = "linalg.conv_2d_nhwc_hwcf"(%a#0, %a#1, %a#2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%x: f32, %y: f32, %z: f32):
      %1 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
      %2 = "arith.addf"(%z, %1) : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// -----
%a:3 = "test.x"() : () -> (memref<1x113x113x96xf32>, memref<3x3x96xf32>, memref<1x56x56x96xf32>)
linalg.depthwise_conv_2d_nhwc_hwc <{dilations = dense<1> : vector<2xi64>, strides = dense<2.0> : vector<2xf32>}> ins(%a#0, %a#1 : memref<1x113x113x96xf32>, memref<3x3x96xf32>) outs(%a#2 : memref<1x56x56x96xf32>)
// -----
%a:3 = "test.x"() : () -> (memref<1x113x113x96xf32>, memref<3x3x96xf32>, memref<1x56x56x96xf32>)
linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<2.0> : vector<2xf32>} ins(%a#0, %a#1 : memref<1x113x113x96xf32>, memref<3x3x96xf32>) outs(%a#2 : memref<1x56x56x96xf32>)
// -----
%a:3 = "test.x"() : () -> (memref<1x113x113x96xf32>, memref<3x3x96xf32>, memref<1x56x56x96xf32>)
linalg.depthwise_conv_2d_nhwc_hwc {strides = 3 : i32, dilations = 2 : i32} ins(%a#0, %a#1 : memref<1x113x113x96xf32>, memref<3x3x96xf32>) outs(%a#2 : memref<1x56x56x96xf32>)

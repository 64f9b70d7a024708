// ARGS: --convert-tensor-to-linalg
// ARGS: --convert-tensor-to-linalg --mlir-print-debuginfo
func.func @static(%t: tensor<2x3xf32>, %f: f32) -> tensor<5x7xf32> {
  %0 = tensor.pad %t low[1, 2] high[2, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<2x3xf32> to tensor<5x7xf32>
  return %0 : tensor<5x7xf32>
}
func.func @dynamic(%t: tensor<?x3xf32>, %l: index, %h: index) -> tensor<?x?xf32> {
  %f = arith.constant 1.0 : f32
  %0 = tensor.pad %t low[%l, 2] high[2, %h] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x3xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @inner(%t: tensor<4x?xf32>, %h: index) -> tensor<5x?xf32> {
  %0 = tensor.pad %t low[0, 0] high[1, 4] {
  ^bb0(%i: index, %j: index):
    %f = arith.constant 1.0 : f32
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<5x?xf32>
  return %0 : tensor<5x?xf32>
}
func.func @variable(%t: tensor<4x?xf32>) -> tensor<5x?xf32> {
  %0 = tensor.pad %t low[0, 0] high[1, 4] {
  ^bb0(%i: index, %j: index):
    %n = arith.index_cast %i : index to i32
    %f = arith.sitofp %n : i32 to f32
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<5x?xf32>
  return %0 : tensor<5x?xf32>
}

func.func @pad_constants(%t: tensor<?xf32>, %f: f32) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %t low[%c1] high[%c3] {
  ^bb0(%a: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

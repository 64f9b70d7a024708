// ARGS: '--one-shot-bufferize=bufferize-function-boundaries'
// ARGS: '--one-shot-bufferize=allow-unknown-ops'
func.func @pad(%t: tensor<?x4xf32>, %l: index, %h: index, %x: f32) -> tensor<?x9xf32> {
  %0 = tensor.pad %t low[%l, 2] high[%h, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x4xf32> to tensor<?x9xf32>
  return %0 : tensor<?x9xf32>
}
func.func @concat(%t: tensor<?x4xf32>, %u: tensor<2x4xf32>) -> tensor<?x4xf32> {
  %0 = tensor.concat dim(0) %t, %u : (tensor<?x4xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
func.func @concat2(%t: tensor<?x?xf32>, %u: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(1) %t, %u : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// ARGS: '--one-shot-bufferize=bufferize-function-boundaries test-analysis-only'
// ARGS: '--one-shot-bufferize=bufferize-function-boundaries'
// Elements that are read before they are written are read again when the operation is repeated.
func.func @input(%t: tensor<?xf32>, %i: index, %j: index) {
  scf.for %k = %i to %j step %j {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%t : tensor<?xf32>) outs(%t : tensor<?xf32>) {
    ^bb0(%x: f32, %y: f32):
      linalg.yield %x : f32
    } -> tensor<?xf32>
  }
  return
}
func.func @output(%t: tensor<?xf32>, %i: index, %j: index) {
  scf.for %k = %i to %j step %j {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%t : tensor<?xf32>) {
    ^bb0(%y: f32):
      %z = arith.addf %y, %y : f32
      linalg.yield %z : f32
    } -> tensor<?xf32>
  }
  return
}
func.func @once(%t: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%t : tensor<?xf32>) outs(%t : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// A choice between the same buffers is that buffer.
func.func @select(%t: tensor<?xf32>, %s: tensor<?xf32>, %c: i1, %i: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = arith.select %c, %t, %t : tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %2 = arith.select %c, %s, %1 : tensor<?xf32>
  return %1, %2 : tensor<?xf32>, tensor<?xf32>
}

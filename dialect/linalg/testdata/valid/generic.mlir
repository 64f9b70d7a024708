#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @generic(%a: tensor<4x5xf32>, %r: tensor<4xf32>, %m: memref<4x5xf32>, %s: f32) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<4x5xf32>) outs(%r : tensor<4xf32>) {
    ^bb0(%x: f32, %acc: f32):
      %i = linalg.index 0 : index
      %y = arith.addf %x, %acc : f32
      linalg.yield %y : f32
  } -> tensor<4xf32>
  linalg.generic {doc = "fills", indexing_maps = [affine_map<(d0, d1) -> ()>, #id], iterator_types = ["parallel", "parallel"], library_call = "fill"}
      ins(%s : f32) outs(%m : memref<4x5xf32>) attrs = {note = 1 : i32} {
    ^bb0(%x: f32, %o: f32):
      linalg.yield %x : f32
  }
  return %0 : tensor<4xf32>
}

func.func @shaped(%a: tensor<4x5xf32>, %r: tensor<4xf32>, %t: tensor<5x4xf32>, %b: tensor<4x5x6xf32>, %s5: tensor<5x5xf32>) {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x5xf32>) outs(%r : tensor<4xf32>) dimensions = [1]
  %1 = linalg.reduce ins(%a : tensor<4x5xf32>) outs(%r : tensor<4xf32>) dimensions = [1]
    (%in: f32, %out: f32) {
      %x = arith.mulf %in, %out : f32
      linalg.yield %x : f32
    }
  %2 = linalg.map ins(%a : tensor<4x5xf32>) outs(%a : tensor<4x5xf32>)
    (%in: f32, %out: f32) {
      %x = arith.mulf %in, %in : f32
      linalg.yield %x : f32
    }
  %3 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%t : tensor<5x4xf32>) permutation = [1, 0] {x}
  %4 = linalg.broadcast ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x5x6xf32>) dimensions = [2]
  %5 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]
    ins(%a, %a : tensor<4x5xf32>, tensor<4x5xf32>) outs(%s5 : tensor<5x5xf32>) -> tensor<5x5xf32>
  return
}
func.func @others(%t: tensor<4x8xf32>, %d: tensor<4x8xf32>, %m: memref<4x8xf32>, %n: index, %z: f32, %p: tensor<2x2x2x4xf32>, %q: tensor<?x4x2x?xf32>, %f: tensor<2x3x3x5xf32>, %g: tensor<6x6x5x2xf32>, %i: tensor<2x10x10x5xf32>, %j: tensor<6x6x2x2x2x5xf32>, %v: tensor<6x6x2x2x2x2xf32>, %o: tensor<2x8x8x2xf32>, %c: tensor<4x8xi1>, %u: tensor<8x4xf32>, %w: tensor<4x4xf32>) {
  %7 = linalg.select ins(%c, %t, %d : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  %8 = linalg.contract indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%t, %u : tensor<4x8xf32>, tensor<8x4xf32>) outs(%w : tensor<4x4xf32>) -> tensor<4x4xf32>
  %0 = linalg.softmax dimension(1) ins(%t : tensor<4x8xf32>) outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  linalg.softmax {x} dimension(0) ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>)
  %1 = linalg.pack %t inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %p {y} : tensor<4x8xf32> -> tensor<2x2x2x4xf32>
  %2 = linalg.pack %t padding_value(%z : f32) outer_dims_perm = [0, 1] inner_dims_pos = [1, 0] inner_tiles = [2, %n] into %q : tensor<4x8xf32> -> tensor<?x4x2x?xf32>
  %3 = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d : tensor<2x2x2x4xf32> -> tensor<4x8xf32>
  %4 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%g : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %5 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf32>) outs(%j : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  %6 = linalg.winograd_output_transform {z} fmr(F_4_3) ins(%v : tensor<6x6x2x2x2x2xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}

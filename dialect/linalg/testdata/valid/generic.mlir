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

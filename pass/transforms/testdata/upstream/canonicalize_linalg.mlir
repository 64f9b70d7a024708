// ARGS: --canonicalize --allow-unregistered-dialect --split-input-file
// ARGS: --canonicalize=top-down=false --allow-unregistered-dialect --split-input-file

#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @identity(%a: tensor<?x4xf32>, %b: tensor<?x4xf32>, %m: memref<4x4xf32>, %c: tensor<8x4xf32>, %d: tensor<4x?xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<4x?xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x4xf32>) outs(%b : tensor<?x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?x4xf32>
  %1:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x4xf32>) outs(%b, %b : tensor<?x4xf32>, tensor<?x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z, %x : f32, f32
  } -> (tensor<?x4xf32>, tensor<?x4xf32>)
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%c : tensor<8x4xf32>) outs(%b : tensor<?x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?x4xf32>
  %3 = linalg.generic {indexing_maps = [#tr, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x4xf32>) outs(%d : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x?xf32>
  linalg.copy ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>)
  %4 = linalg.copy ins(%a : tensor<?x4xf32>) outs(%b : tensor<?x4xf32>) -> tensor<?x4xf32>
  %5 = linalg.copy ins(%a : tensor<?x4xf32>) outs(%a : tensor<?x4xf32>) -> tensor<?x4xf32>
  "test.use"(%5) : (tensor<?x4xf32>) -> ()
  return %0, %1#0, %1#1, %2, %4, %3 : tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<4x?xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @buffers(%m: memref<4x4xf32>, %n: memref<0x4xf32>, %f: f32) {
  %0 = memref.cast %m : memref<4x4xf32> to memref<?x?xf32>
  linalg.fill ins(%f : f32) outs(%0 : memref<?x?xf32>)
  linalg.copy ins(%0 : memref<?x?xf32>) outs(%m : memref<4x4xf32>)
  linalg.matmul ins(%0, %0 : memref<?x?xf32>, memref<?x?xf32>) outs(%0 : memref<?x?xf32>)
  linalg.fill ins(%f : f32) outs(%n : memref<0x4xf32>)
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : memref<?x?xf32>) outs(%0 : memref<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %y : f32
    linalg.yield %z : f32
  }
  linalg.transpose ins(%0 : memref<?x?xf32>) outs(%0 : memref<?x?xf32>) permutation = [0, 1]
  linalg.map { math.exp } ins(%0 : memref<?x?xf32>) outs(%0 : memref<?x?xf32>)
  linalg.softmax dimension(0) ins(%0 : memref<?x?xf32>) outs(%0 : memref<?x?xf32>)
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @casts(%a: tensor<4x8xf32>, %b: tensor<?x?xf32>, %r: tensor<4xf32>, %f: f32) -> (tensor<4x8xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<4x8xf32>) {
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) attrs = {tag = 1 : i32} {
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %y : f32
    linalg.yield %z : f32
  } -> tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<4x8xf32>
  %3 = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]} ins(%r : tensor<4xf32>) outs(%b : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %y : f32
    linalg.yield %z : f32
  } -> tensor<?x?xf32>
  %4 = linalg.matmul ins(%0, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  %5 = linalg.fill ins(%f : f32) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  %6 = tensor.cast %5 : tensor<?x?xf32> to tensor<4x8xf32>
  return %2, %3, %4, %6 : tensor<4x8xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<4x8xf32>
}

// -----

func.func @fills(%f: f32, %g: f32, %t: tensor<2x3xf32>, %u: tensor<3x2xf32>, %d: tensor<?x3xf32>, %i: index, %v: tensor<8x9xf32>) -> (tensor<6xf32>, tensor<1x2x3xf32>, tensor<4x6xf32>, f32, tensor<4x3xf32>, tensor<4x3xf32>, tensor<3x2xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<8x9xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %2 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [1, 2, 3] : tensor<2x3xf32> into tensor<1x2x3xf32>
  %3 = tensor.pad %0 low[1, 1] high[1, 2] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<2x3xf32> to tensor<4x6xf32>
  %4 = tensor.extract %0[%i, %i] : tensor<2x3xf32>
  %5 = linalg.fill ins(%f : f32) outs(%t : tensor<2x3xf32>) -> tensor<2x3xf32>
  %6 = tensor.concat dim(0) %0, %5 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %7 = linalg.fill ins(%g : f32) outs(%t : tensor<2x3xf32>) -> tensor<2x3xf32>
  %8 = tensor.concat dim(0) %0, %7 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %9 = linalg.transpose ins(%0 : tensor<2x3xf32>) outs(%u : tensor<3x2xf32>) permutation = [1, 0]
  %10 = linalg.copy ins(%0 : tensor<2x3xf32>) outs(%t : tensor<2x3xf32>) -> tensor<2x3xf32>
  %11 = linalg.copy ins(%t : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) -> tensor<2x3xf32>
  %12 = linalg.fill ins(%f : f32) outs(%v : tensor<8x9xf32>) -> tensor<8x9xf32>
  %13 = tensor.pad %t low[1, 1] high[1, 2] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<2x3xf32> to tensor<4x6xf32>
  %14 = tensor.insert_slice %13 into %12[0, 1] [4, 6] [1, 1] : tensor<4x6xf32> into tensor<8x9xf32>
  %15 = tensor.insert_slice %13 into %14[4, 1] [4, 6] [1, 1] : tensor<4x6xf32> into tensor<8x9xf32>
  return %1, %2, %3, %4, %6, %8, %9, %10, %11, %15 : tensor<6xf32>, tensor<1x2x3xf32>, tensor<4x6xf32>, f32, tensor<4x3xf32>, tensor<4x3xf32>, tensor<3x2xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<8x9xf32>
}

// -----

func.func @moves(%a: tensor<2x?x4xf32>, %o: tensor<?x4x2xf32>, %p: tensor<4x2x?xf32>, %q: tensor<2x?x4xf32>, %b: tensor<3xf32>, %c: tensor<3x5xf32>, %d: tensor<7x3x5xf32>, %e: tensor<5x3x7xf32>, %z: tensor<f32>) -> (tensor<4x2x?xf32>, tensor<2x?x4xf32>, tensor<7x3x5xf32>, tensor<5x3x7xf32>, tensor<3x5xf32>) {
  %0 = linalg.transpose ins(%a : tensor<2x?x4xf32>) outs(%o : tensor<?x4x2xf32>) permutation = [1, 2, 0]
  %1 = linalg.transpose ins(%0 : tensor<?x4x2xf32>) outs(%p : tensor<4x2x?xf32>) permutation = [1, 2, 0]
  %2 = linalg.transpose ins(%a : tensor<2x?x4xf32>) outs(%q : tensor<2x?x4xf32>) permutation = [0, 1, 2]
  %3 = linalg.broadcast ins(%b : tensor<3xf32>) outs(%c : tensor<3x5xf32>) dimensions = [1]
  %4 = linalg.broadcast ins(%3 : tensor<3x5xf32>) outs(%d : tensor<7x3x5xf32>) dimensions = [0]
  %5 = linalg.broadcast ins(%c : tensor<3x5xf32>) outs(%d : tensor<7x3x5xf32>) dimensions = [0]
  %6 = linalg.transpose ins(%5 : tensor<7x3x5xf32>) outs(%e : tensor<5x3x7xf32>) permutation = [2, 1, 0]
  %8 = linalg.broadcast ins(%c : tensor<3x5xf32>) outs(%c : tensor<3x5xf32>) dimensions = []
  return %1, %2, %4, %6, %8 : tensor<4x2x?xf32>, tensor<2x?x4xf32>, tensor<7x3x5xf32>, tensor<5x3x7xf32>, tensor<3x5xf32>
}

// -----

func.func @dynamicMoves(%c: tensor<3x?xf32>, %d: tensor<7x3x?xf32>, %e: tensor<?x3x7xf32>) -> tensor<?x3x7xf32> {
  %5 = linalg.broadcast ins(%c : tensor<3x?xf32>) outs(%d : tensor<7x3x?xf32>) dimensions = [0]
  %6 = linalg.transpose ins(%5 : tensor<7x3x?xf32>) outs(%e : tensor<?x3x7xf32>) permutation = [2, 1, 0]
  return %6 : tensor<?x3x7xf32>
}

// -----

func.func @packs(%a: tensor<8x16xf32>, %p: tensor<2x4x4x4xf32>, %f: f32, %t: tensor<?x?x4x4xf32>, %u: tensor<?x?xf32>, %g: tensor<1x16xf32>, %h: tensor<1x4x4x4xf32>) -> (tensor<2x4x4x4xf32>, tensor<8x16xf32>, tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>, tensor<8x16xf32>, tensor<1x4x4x4xf32>) {
  %0 = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %a : tensor<2x4x4x4xf32> -> tensor<8x16xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %p : tensor<8x16xf32> -> tensor<2x4x4x4xf32>
  %2 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %p : tensor<8x16xf32> -> tensor<2x4x4x4xf32>
  %3 = linalg.unpack %2 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %a : tensor<2x4x4x4xf32> -> tensor<8x16xf32>
  %4 = linalg.pack %a padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %p : tensor<8x16xf32> -> tensor<2x4x4x4xf32>
  %k = arith.constant dense<2.0> : tensor<8x16xf32>
  %5 = linalg.pack %k inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %p : tensor<8x16xf32> -> tensor<2x4x4x4xf32>
  %l = arith.constant dense<3.0> : tensor<2x4x4x4xf32>
  %6 = linalg.unpack %l inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %a : tensor<2x4x4x4xf32> -> tensor<8x16xf32>
  %7 = linalg.pack %g padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %h : tensor<1x16xf32> -> tensor<1x4x4x4xf32>
  return %1, %3, %4, %5, %6, %7 : tensor<2x4x4x4xf32>, tensor<8x16xf32>, tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>, tensor<8x16xf32>, tensor<1x4x4x4xf32>
}

// -----

func.func @packShapes(%a: tensor<?x16xf32>, %p: tensor<2x?x4xf32>, %f: f32, %x: tensor<8x16xf32>, %q: tensor<?x?x?x?xf32>, %n: index, %e: tensor<20x16xf32>) -> (tensor<2x?x4xf32>, tensor<?x16xf32>, tensor<?x?x?x?xf32>, tensor<5x6xf32>, tensor<8x16xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [1] inner_tiles = [4] into %p : tensor<?x16xf32> -> tensor<2x?x4xf32>
  %1 = linalg.unpack %p inner_dims_pos = [1] inner_tiles = [4] into %a : tensor<2x?x4xf32> -> tensor<?x16xf32>
  %c4 = arith.constant 4 : index
  %d = tensor.empty() : tensor<2x4x4x4xf32>
  %dc = tensor.cast %d : tensor<2x4x4x4xf32> to tensor<?x?x?x?xf32>
  %xc = tensor.cast %x : tensor<8x16xf32> to tensor<?x?xf32>
  %2 = linalg.pack %xc inner_dims_pos = [0, 1] inner_tiles = [%c4, %c4] into %dc : tensor<?x?xf32> -> tensor<?x?x?x?xf32>
  %u = tensor.empty() : tensor<8x8xf32>
  %w = "test.w"() : () -> tensor<2x2x4x4xf32>
  %3 = linalg.unpack %w inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %u : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  %4 = tensor.extract_slice %3[0, 0] [5, 6] [1, 1] : tensor<8x8xf32> to tensor<5x6xf32>
  %5 = linalg.fill ins(%f : f32) outs(%x : tensor<8x16xf32>) -> tensor<8x16xf32>
  %v = "test.v"() : () -> tensor<2x4x4x4xf32>
  %6 = linalg.unpack %v inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %5 : tensor<2x4x4x4xf32> -> tensor<8x16xf32>
  return %0, %1, %2, %4, %6 : tensor<2x?x4xf32>, tensor<?x16xf32>, tensor<?x?x?x?xf32>, tensor<5x6xf32>, tensor<8x16xf32>
}

// -----

func.func @packFill(%f: f32, %p: tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32> {
  %e = tensor.empty() : tensor<8x16xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %p : tensor<8x16xf32> -> tensor<2x4x4x4xf32>
  return %1 : tensor<2x4x4x4xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @index(%a: tensor<1x4xindex>) -> tensor<1x4xindex> {
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%a : tensor<1x4xindex>) {
  ^bb0(%x: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %z = arith.addi %i, %j : index
    linalg.yield %z : index
  } -> tensor<1x4xindex>
  return %0 : tensor<1x4xindex>
}

// -----

func.func @unused(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.add ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.map { arith.addf } ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>)
  return
}

// ARGS: --canonicalize --allow-unregistered-dialect
// ARGS: --canonicalize=top-down=false --allow-unregistered-dialect
// Bounds of a loop in one without iterations.
func.func @zero_trip() {
  affine.for %i = 0 to 0 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 20 {
      "test.op"(%j) : (index) -> ()
    }
  }
  affine.for %i = 10 to 5 {
    affine.for %j = 0 to min affine_map<(d0) -> (d0 * 4611686018427387904, 20)>(%i) {
      "test.op"(%j) : (index) -> ()
    }
  }
  return
}
func.func @unranked_dim() -> index {
  %c0 = arith.constant 0 : index
  %t = bufferization.alloc_tensor() : tensor<*xf32>
  %d = tensor.dim %t, %c0 : tensor<*xf32>
  return %d : index
}
// No cast changes the space.
func.func @space(%a: memref<4xf32, 1>) {
  %c = bufferization.clone %a : memref<4xf32, 1> to memref<4xf32>
  "test.use"(%c) : (memref<4xf32>) -> ()
  memref.dealloc %c : memref<4xf32>
  return
}
// The allocation has a token that is used.
func.func @token(%c: i1) {
  %m, %tok = gpu.alloc async () : memref<4xf32>
  bufferization.dealloc (%m : memref<4xf32>) if (%c)
  gpu.wait [%tok]
  return
}
// No masked load can be in a mask.
func.func @masked_gather(%m: vector<4xi1>, %m2: vector<4xi1>, %base: memref<?xf32>, %pt: vector<4xf32>, %o: index) -> vector<4xf32> {
  %s = vector.step : vector<4xindex>
  %r = vector.mask %m { vector.gather %base[%o][%s], %m2, %pt : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %r : vector<4xf32>
}
// The slice has fewer dimensions than the write has indices.
func.func @rank_reducing(%v: vector<4x8xf32>, %b: tensor<1x4x8xf32>, %d: tensor<?x?x?xf32>, %x: index, %y: index, %o: index) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %b[%c0, %c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<1x4x8xf32>
  %e = tensor.extract_slice %w[0, 0, 0] [1, %x, %y] [1, 1, 1] : tensor<1x4x8xf32> to tensor<?x?xf32>
  %i = tensor.insert_slice %e into %d[%o, 0, 0] [1, %x, %y] [1, 1, 1] : tensor<?x?xf32> into tensor<?x?x?xf32>
  return %i : tensor<?x?x?xf32>
}

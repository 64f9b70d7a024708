// ARGS: --convert-vector-to-scf
// ARGS: --convert-vector-to-scf=full-unroll
func.func @sizes(%n: index, %i: index, %p: f32) -> vector<2x4xf32> {
  %m = memref.alloc(%n, %n) : memref<?x?xf32>
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
func.func @elements(%m: memref<?x?xvector<2x3xf32>>, %i: index, %p: vector<2x3xf32>) -> vector<1x1x2x3xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xvector<2x3xf32>>, vector<1x1x2x3xf32>
  return %0 : vector<1x1x2x3xf32>
}
func.func @twice(%m: memref<?x?xf32>, %i: index, %p: f32) -> (vector<2x4xf32>, vector<2x4xf32>) {
  %c = arith.constant 5 : index
  %j = affine.apply affine_map<(d0) -> (d0 * 3)>(%i)
  %0 = vector.transfer_read %m[%j, %c], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
  return %0, %0 : vector<2x4xf32>, vector<2x4xf32>
}
func.func @masked(%m: memref<?x?xf32>, %i: index, %v: vector<2x4xf32>, %k: vector<2x4xi1>) {
  vector.mask %k { vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x4xf32>, memref<?x?xf32> } : vector<2x4xi1>
  return
}

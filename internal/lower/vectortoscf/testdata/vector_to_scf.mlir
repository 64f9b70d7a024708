// ARGS: --convert-vector-to-scf
// ARGS: --convert-vector-to-scf=full-unroll=true
// ARGS: --convert-vector-to-scf=lower-tensors=true
// ARGS: --convert-vector-to-scf=target-rank=2
// ARGS: --convert-vector-to-scf=target-rank=0
// ARGS: --convert-vector-to-scf=lower-scalable=true
// ARGS: '--convert-vector-to-scf=full-unroll=true lower-tensors=true target-rank=0'
// ARGS: '--convert-vector-to-scf=full-unroll=true lower-tensors=true lower-scalable=true' --mlir-print-debuginfo
func.func @read(%m: memref<?x?x?xf32>, %i: index, %j: index, %p: f32) -> vector<2x3x4xf32> {
  %0 = vector.transfer_read %m[%i, %j, %i], %p : memref<?x?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}
func.func @read_bounds(%m: memref<?x8x?xf32>, %i: index, %p: f32) -> vector<2x3x4xf32> {
  %c = arith.constant 3 : index
  %0 = vector.transfer_read %m[%i, %c, %i], %p {in_bounds = [true, false, true]} : memref<?x8x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}
func.func @read_masked(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<3x4xi1>) -> vector<3x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [false, true]} : memref<?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
func.func @read_masked_3(%m: memref<?x?x?xf32>, %i: index, %p: f32, %k: vector<2x3x4xi1>) -> vector<2x3x4xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k : memref<?x?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}
func.func @read_broadcast(%m: memref<?x?x?xf32>, %i: index, %p: f32, %k: vector<3xi1>) -> (vector<2x3xf32>, vector<3x2xf32>, vector<3x2x5xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k {permutation_map = affine_map<(d0, d1, d2) -> (0, d1)>} : memref<?x?x?xf32>, vector<2x3xf32>
  %1 = vector.transfer_read %m[%i, %i, %i], %p, %k {permutation_map = affine_map<(d0, d1, d2) -> (d1, 0)>} : memref<?x?x?xf32>, vector<3x2xf32>
  %2 = vector.transfer_read %m[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d0, 0, d2)>} : memref<?x?x?xf32>, vector<3x2x5xf32>
  return %0, %1, %2 : vector<2x3xf32>, vector<3x2xf32>, vector<3x2x5xf32>
}
func.func @read_masked_broadcast(%m: memref<?x?x?xf32>, %i: index, %p: f32, %k: vector<3x5xi1>) -> vector<3x2x5xf32> {
  %2 = vector.transfer_read %m[%i, %i, %i], %p, %k {permutation_map = affine_map<(d0, d1, d2) -> (d0, 0, d2)>} : memref<?x?x?xf32>, vector<3x2x5xf32>
  return %2 : vector<3x2x5xf32>
}
func.func @read_permuted(%m: memref<?x?x?xf32>, %i: index, %p: f32) -> (vector<2x3x4xf32>, vector<2x3xf32>, vector<[4]x3xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>, in_bounds = [true, false, true]} : memref<?x?x?xf32>, vector<2x3x4xf32>
  %1 = vector.transfer_read %m[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : memref<?x?x?xf32>, vector<2x3xf32>
  %2 = vector.transfer_read %m[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : memref<?x?x?xf32>, vector<[4]x3xf32>
  return %0, %1, %2 : vector<2x3x4xf32>, vector<2x3xf32>, vector<[4]x3xf32>
}
func.func @read_one(%m: memref<?x?xf32>, %s: memref<8xf32, strided<[2]>>, %i: index, %p: f32, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<[4]xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0)>} : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %s[%i], %p, %k : memref<8xf32, strided<[2]>>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : memref<?x?xf32>, vector<[4]xf32>
  %4 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
  %5 = vector.transfer_read %m[%i, %i], %p, %k {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return %0, %1, %2, %3, %4, %5 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<[4]xf32>, vector<4xf32>, vector<4xf32>
}
func.func @read_tensor(%t: tensor<?x?xf32>, %i: index, %p: f32, %k: vector<2x4xi1>) -> (vector<2x4xf32>, vector<2x4xf32>) {
  %0 = vector.transfer_read %t[%i, %i], %p : tensor<?x?xf32>, vector<2x4xf32>
  %1 = vector.transfer_read %t[%i, %i], %p, %k {in_bounds = [true, true]} : tensor<?x?xf32>, vector<2x4xf32>
  return %0, %1 : vector<2x4xf32>, vector<2x4xf32>
}
func.func @read_inserted(%m: memref<?x?xf32>, %i: index, %p: f32, %v: vector<5x2x4xf32>) -> vector<5x2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<2x4xf32>
  %1 = vector.insert %0, %v [3] : vector<2x4xf32> into vector<5x2x4xf32>
  return %1 : vector<5x2x4xf32>
}
func.func @read_loop(%m: memref<?x?xf32>, %n: index, %p: f32, %o: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    affine.for %j = 0 to 10 {
      %0 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<2x4xf32>
      vector.transfer_write %0, %o[%j, %i] : vector<2x4xf32>, memref<?x?xf32>
    }
  }
  return
}
func.func @write(%m: memref<?x?x?xf32>, %i: index, %v: vector<2x3x4xf32>, %k: vector<2x3x4xi1>, %w: vector<2x3xf32>, %l: vector<2x3xi1>) {
  vector.transfer_write %v, %m[%i, %i, %i] : vector<2x3x4xf32>, memref<?x?x?xf32>
  vector.transfer_write %v, %m[%i, %i, %i], %k {in_bounds = [true, true, false]} : vector<2x3x4xf32>, memref<?x?x?xf32>
  vector.transfer_write %v, %m[%i, %i, %i] {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>, in_bounds = [true, false, true]} : vector<2x3x4xf32>, memref<?x?x?xf32>
  vector.transfer_write %w, %m[%i, %i, %i], %l {permutation_map = affine_map<(d0, d1, d2) -> (d0, d1)>} : vector<2x3xf32>, memref<?x?x?xf32>
  vector.transfer_write %w, %m[%i, %i, %i] {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : vector<2x3xf32>, memref<?x?x?xf32>
  return
}
func.func @write_one(%m: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>, %z: vector<f32>) {
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i], %k {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %z, %m[%i, %i] : vector<f32>, memref<?x?xf32>
  return
}
func.func @write_tensor(%t: tensor<?x?xf32>, %i: index, %v: vector<2x4xf32>, %x: vector<3x2x4xf32>, %k: vector<2x4xi1>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = vector.transfer_write %v, %t[%i, %i] : vector<2x4xf32>, tensor<?x?xf32>
  %e = vector.extract %x[1] : vector<2x4xf32> from vector<3x2x4xf32>
  %1 = vector.transfer_write %e, %t[%i, %i] {in_bounds = [true, true]} : vector<2x4xf32>, tensor<?x?xf32>
  %2 = vector.transfer_write %e, %t[%i, %i], %k {in_bounds = [true, true]} : vector<2x4xf32>, tensor<?x?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @write_scalable(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %v: vector<3x[4]xf32>, %a: index, %b: index) -> tensor<?x?xf32> {
  %0 = vector.transpose %v, [1, 0] : vector<3x[4]xf32> to vector<[4]x3xf32>
  vector.transfer_write %0, %m[%i, %i] {in_bounds = [true, true]} : vector<[4]x3xf32>, memref<?x?xf32>
  %mask = vector.create_mask %a, %b : vector<[4]x3xi1>
  vector.transfer_write %0, %m[%i, %i], %mask {in_bounds = [true, true]} : vector<[4]x3xf32>, memref<?x?xf32>
  %constant = vector.constant_mask [4, 2] : vector<[4]x3xi1>
  vector.transfer_write %0, %m[%i, %i], %constant {in_bounds = [true, false]} : vector<[4]x3xf32>, memref<?x?xf32>
  %1 = vector.transfer_write %0, %t[%i, %i] {in_bounds = [true, true]} : vector<[4]x3xf32>, tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @read_scalable(%m: memref<?x?x?xf32>, %i: index, %p: f32) -> (vector<2x[4]xf32>, vector<2x3x[4]xf32>, vector<2x[4]x3xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p : memref<?x?x?xf32>, vector<2x[4]xf32>
  %1 = vector.transfer_read %m[%i, %i, %i], %p : memref<?x?x?xf32>, vector<2x3x[4]xf32>
  %2 = vector.transfer_read %m[%i, %i, %i], %p : memref<?x?x?xf32>, vector<2x[4]x3xf32>
  return %0, %1, %2 : vector<2x[4]xf32>, vector<2x3x[4]xf32>, vector<2x[4]x3xf32>
}
func.func @print(%a: vector<2x3xf32>, %b: vector<4xi1>, %c: vector<[4]xi32>, %d: vector<f32>, %e: vector<2xui3>, %f: vector<2xsi40>, %g: vector<2x2xindex>, %x: f32) {
  vector.print %a : vector<2x3xf32>
  vector.print %b : vector<4xi1>
  vector.print %c : vector<[4]xi32>
  vector.print %d : vector<f32>
  vector.print %g : vector<2x2xindex>
  vector.print %a : vector<2x3xf32> punctuation <comma>
  vector.print %x : f32
  vector.print str "text"
  vector.print punctuation <open>
  return
}
func.func @write_tensor_permuted(%t: tensor<?x?x?xf32>, %i: index, %v: vector<2x4xf32>, %k: vector<2x4xi1>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
  %0 = vector.transfer_write %v, %t[%i, %i, %i] {permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : vector<2x4xf32>, tensor<?x?x?xf32>
  %1 = vector.transfer_write %v, %t[%i, %i, %i] {permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : vector<2x4xf32>, tensor<?x?x?xf32>
  return %0, %1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>
}

// ARGS: --canonicalize --allow-unregistered-dialect
// ARGS: --canonicalize=top-down=false --allow-unregistered-dialect

func.func @masks(%a: index, %b: index) -> (vector<4x[4]xi1>, vector<[2]xi1>, vector<i1>, vector<4xi1>, vector<[4]xi1>, vector<3x4xi1>, vector<3xi1>) {
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m3 = arith.constant -3 : index
  %vs = vector.vscale
  %n = arith.muli %c4, %vs : index
  %0 = vector.create_mask %c2, %n : vector<4x[4]xi1>
  %1 = vector.create_mask %vs : vector<[2]xi1>
  %2 = vector.create_mask %c1 : vector<i1>
  %3 = vector.create_mask %m3 : vector<4xi1>
  %4 = vector.create_mask %c0 : vector<[4]xi1>
  %5 = vector.create_mask %a, %b : vector<4x3xi1>
  %6 = vector.transpose %5, [1, 0] : vector<4x3xi1> to vector<3x4xi1>
  %7 = vector.create_mask %c2, %a : vector<4x3xi1>
  %8 = vector.extract %7[1] : vector<3xi1> from vector<4x3xi1>
  return %0, %1, %2, %3, %4, %6, %8 : vector<4x[4]xi1>, vector<[2]xi1>, vector<i1>, vector<4xi1>, vector<[4]xi1>, vector<3x4xi1>, vector<3xi1>
}
func.func @partsOfMasks(%a: index, %b: index) -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<2x3xi1>, vector<2x2xi1>, vector<4xi1>, vector<4xi1>, vector<3xi1>) {
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = vector.create_mask %c2, %a : vector<4x3xi1>
  %1 = vector.extract %0[3] : vector<3xi1> from vector<4x3xi1>
  %2 = vector.extract %0[%b] : vector<3xi1> from vector<4x3xi1>
  %3 = vector.create_mask %c4, %a : vector<4x3xi1>
  %4 = vector.extract %3[%b] : vector<3xi1> from vector<4x3xi1>
  %5 = vector.constant_mask [2, 2] : vector<4x3xi1>
  %6 = vector.extract %5[1] : vector<3xi1> from vector<4x3xi1>
  %7 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4x3xi1> to vector<2x3xi1>
  %8 = vector.extract_strided_slice %5 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi1> to vector<2x2xi1>
  %9 = vector.create_mask %a, %c1 : vector<4x1xi1>
  %10 = vector.shape_cast %9 : vector<4x1xi1> to vector<4xi1>
  %11 = vector.constant_mask [2, 1] : vector<4x1xi1>
  %12 = vector.shape_cast %11 : vector<4x1xi1> to vector<4xi1>
  %13 = vector.extract %5[3] : vector<3xi1> from vector<4x3xi1>
  return %1, %2, %4, %6, %7, %8, %10, %12, %13 : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<2x3xi1>, vector<2x2xi1>, vector<4xi1>, vector<4xi1>, vector<3xi1>
}
func.func @slices(%v: vector<8x4xf32>, %w: vector<2x4xf32>, %x: vector<2x4xf32>, %n: f32, %r: vector<4xf32>) -> (vector<2x4xf32>, vector<2x4xf32>, vector<1x4xf32>, vector<8x4xf32>, vector<8x4xf32>, f32, vector<4xf32>, vector<2x2xf32>) {
  %0 = vector.insert_strided_slice %w, %v {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x4xf32>
  %1 = vector.insert_strided_slice %x, %0 {offsets = [4, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x4xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [2], sizes = [2], strides = [1]} : vector<8x4xf32> to vector<2x4xf32>
  %3 = vector.extract_strided_slice %1 {offsets = [3], sizes = [2], strides = [1]} : vector<8x4xf32> to vector<2x4xf32>
  %4 = vector.extract_strided_slice %1 {offsets = [3, 0], sizes = [1, 4], strides = [1, 1]} : vector<8x4xf32> to vector<1x4xf32>
  %5 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<8x4xf32> to vector<2x4xf32>
  %6 = vector.insert_strided_slice %5, %v {offsets = [1, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x4xf32>
  %7 = vector.broadcast %n : f32 to vector<2x4xf32>
  %8 = vector.broadcast %n : f32 to vector<8x4xf32>
  %9 = vector.insert_strided_slice %7, %8 {offsets = [1, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x4xf32>
  %10 = vector.extract %1[5, 1] : f32 from vector<8x4xf32>
  %11 = vector.insert_strided_slice %r, %v {offsets = [2, 0], strides = [1]} : vector<4xf32> into vector<8x4xf32>
  %12 = vector.extract %11[2] : vector<4xf32> from vector<8x4xf32>
  %13 = vector.broadcast %r : vector<4xf32> to vector<8x4xf32>
  %14 = vector.extract_strided_slice %13 {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<8x4xf32> to vector<2x2xf32>
  return %2, %3, %4, %6, %9, %10, %12, %14 : vector<2x4xf32>, vector<2x4xf32>, vector<1x4xf32>, vector<8x4xf32>, vector<8x4xf32>, f32, vector<4xf32>, vector<2x2xf32>
}
func.func @constants() -> (vector<2x2xi32>, vector<2x3xi32>, vector<2xf32>, vector<3xi32>, vector<3xi32>, vector<2xi32>) {
  %0 = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %1 = vector.extract_strided_slice %0 {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x3xi32> to vector<2x2xi32>
  %2 = arith.constant dense<[8, 9]> : vector<2xi32>
  %3 = vector.insert_strided_slice %2, %0 {offsets = [1, 1], strides = [1]} : vector<2xi32> into vector<2x3xi32>
  %4 = arith.constant dense<2.0> : vector<4xf32>
  %5 = vector.extract_strided_slice %4 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %6 = vector.shuffle %2, %2 [3, 0, 2] : vector<2xi32>, vector<2xi32>
  %7 = ub.poison : vector<2xi32>
  %8 = vector.shuffle %7, %2 [0, -1, 3] : vector<2xi32>, vector<2xi32>
  %9 = vector.shuffle %7, %7 [0, 3] : vector<2xi32>, vector<2xi32>
  return %1, %3, %5, %6, %8, %9 : vector<2x2xi32>, vector<2x3xi32>, vector<2xf32>, vector<3xi32>, vector<3xi32>, vector<2xi32>
}
func.func @shuffles(%v: vector<4xf32>, %w: vector<4xf32>, %n: f32, %m: vector<2x4xf32>, %z: vector<f32>) -> (vector<4xf32>, vector<4xf32>, vector<8xf32>, vector<2xf32>, f32, f32, f32, vector<1xf32>, vector<2x4xf32>) {
  %0 = vector.shuffle %v, %w [0, 1, 2, 3] : vector<4xf32>, vector<4xf32>
  %1 = vector.shuffle %v, %w [4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
  %2 = vector.shuffle %v, %w [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf32>, vector<4xf32>
  %s = vector.broadcast %n : f32 to vector<4xf32>
  %3 = vector.shuffle %s, %s [7, 1] : vector<4xf32>, vector<4xf32>
  %4 = vector.shuffle %v, %w [1, 6, -1] : vector<4xf32>, vector<4xf32>
  %5 = vector.extract %4[0] : f32 from vector<3xf32>
  %6 = vector.extract %4[1] : f32 from vector<3xf32>
  %7 = vector.extract %4[2] : f32 from vector<3xf32>
  %8 = vector.shuffle %z, %z [1] : vector<f32>, vector<f32>
  %9 = vector.shuffle %m, %m [1, 2] : vector<2x4xf32>, vector<2x4xf32>
  return %0, %1, %2, %3, %5, %6, %7, %8, %9 : vector<4xf32>, vector<4xf32>, vector<8xf32>, vector<2xf32>, f32, f32, f32, vector<1xf32>, vector<2x4xf32>
}
func.func @chains(%v: vector<4xf32>, %a: f32, %b: f32, %c: f32, %p: vector<2x2xf32>, %r: vector<2xf32>) -> (vector<2x2xf32>, vector<3xf32>, vector<2x2xf32>, vector<3x2xf32>) {
  %0 = vector.insert %r, %p [0] : vector<2xf32> into vector<2x2xf32>
  %1 = vector.insert %a, %0 [1, 0] : f32 into vector<2x2xf32>
  %2 = vector.insert %b, %1 [1, 1] : f32 into vector<2x2xf32>
  %u = ub.poison : vector<3xf32>
  %3 = vector.insert %a, %u [0] : f32 into vector<3xf32>
  %4 = vector.insert %b, %3 [2] : f32 into vector<3xf32>
  %5 = vector.insert %a, %p [0, 0] : f32 into vector<2x2xf32>
  %6 = vector.insert %b, %5 [0, 1] : f32 into vector<2x2xf32>
  %7 = vector.from_elements %a, %b, %c, %a, %b, %c : vector<2x3xf32>
  %8 = vector.transpose %7, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %2, %4, %6, %8 : vector<2x2xf32>, vector<3xf32>, vector<2x2xf32>, vector<3x2xf32>
}
func.func @elements(%r: vector<1x2xf32>, %n: f32) -> (f32, f32, f32, f32, vector<2xf32>, vector<2x2xf32>) {
  %0 = vector.broadcast %r : vector<1x2xf32> to vector<2x2xf32>
  %1:4 = vector.to_elements %0 : vector<2x2xf32>
  %2 = vector.from_elements %n, %n, %1#0, %1#1, %1#2, %1#3 : vector<3x2xf32>
  %3 = vector.extract %2[1] : vector<2xf32> from vector<3x2xf32>
  %4 = vector.broadcast %r : vector<1x2xf32> to vector<4x2x2xf32>
  %5 = vector.extract %4[2] : vector<2x2xf32> from vector<4x2x2xf32>
  return %1#0, %1#1, %1#2, %1#3, %3, %5 : f32, f32, f32, f32, vector<2xf32>, vector<2x2xf32>
}
func.func @transfers(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %v: vector<4x8xf32>, %i: index, %u: tensor<?x?xf32>, %k: vector<4x8xi1>, %row: vector<8xf32>) -> (vector<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, vector<4x8xf32>, vector<8x4xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_read %t[%c0, %c0], %p : tensor<4x8xf32>, vector<4x8xf32>
  %1 = vector.transfer_write %0, %t[%c0, %c0] : vector<4x8xf32>, tensor<4x8xf32>
  %2 = vector.transfer_write %v, %t[%c0, %c0] : vector<4x8xf32>, tensor<4x8xf32>
  %3 = vector.transfer_read %2[%c0, %c0], %p : tensor<4x8xf32>, vector<4x8xf32>
  %cast = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %4 = vector.transfer_read %cast[%c0, %c0], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<?x?xf32>, vector<8x4xf32>
  %5 = vector.transfer_read %t[%i, %c0], %p, %k : tensor<4x8xf32>, vector<4x8xf32>
  %6 = vector.transfer_write %5, %t[%i, %c0], %k : vector<4x8xf32>, tensor<4x8xf32>
  %7 = vector.transfer_write %row, %t[%c1, %c0] {in_bounds = [true]} : vector<8xf32>, tensor<4x8xf32>
  %8 = vector.transfer_write %row, %7[%c2, %c0] {in_bounds = [true]} : vector<8xf32>, tensor<4x8xf32>
  %9 = vector.transfer_write %row, %8[%c1, %c0] {in_bounds = [true]} : vector<8xf32>, tensor<4x8xf32>
  %mc = memref.cast %m : memref<4x8xf32> to memref<?x8xf32>
  vector.transfer_write %v, %mc[%c0, %c1] : vector<4x8xf32>, memref<?x8xf32>
  return %3, %1, %6, %5, %4, %9, %2 : vector<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, vector<4x8xf32>, vector<8x4xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}
func.func @readsOfWrites(%t: tensor<4x8xf32>, %v: vector<8xf32>, %w: vector<4xf32>, %i: index) -> (vector<3x8xf32>, vector<8x3xf32>, vector<4xf32>, vector<8xf32>, vector<2x3x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true]} : vector<8xf32>, tensor<4x8xf32>
  %1 = vector.transfer_read %0[%c1, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<4x8xf32>, vector<3x8xf32>
  %2 = vector.transfer_read %0[%c1, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : tensor<4x8xf32>, vector<8x3xf32>
  %3 = vector.transfer_read %0[%c1, %c0], %p {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
  %4 = vector.transfer_read %0[%i, %c0], %p {in_bounds = [true]} : tensor<4x8xf32>, vector<8xf32>
  %5 = vector.transfer_write %w, %t[%c0, %c1] {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, tensor<4x8xf32>
  %6 = vector.transfer_read %5[%c0, %c1], %p {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1) -> (0, 0, d0)>} : tensor<4x8xf32>, vector<2x3x4xf32>
  return %1, %2, %3, %4, %6 : vector<3x8xf32>, vector<8x3xf32>, vector<4xf32>, vector<8xf32>, vector<2x3x4xf32>
}
func.func @fullMasks(%m: memref<?x8xf32>, %v: vector<8xf32>, %i: index, %o: vector<8xf32>) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %t = vector.constant_mask [8] : vector<8xi1>
  %f = vector.constant_mask [0] : vector<8xi1>
  %0 = vector.transfer_read %m[%i, %c0], %p, %t : memref<?x8xf32>, vector<8xf32>
  %1 = vector.maskedload %m[%i, %c0], %t, %v : memref<?x8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %2 = vector.maskedload %m[%i, %c0], %f, %v : memref<?x8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %m[%i, %c0], %t, %v : memref<?x8xf32>, vector<8xi1>, vector<8xf32>
  vector.maskedstore %m[%i, %i], %f, %v : memref<?x8xf32>, vector<8xi1>, vector<8xf32>
  %3 = vector.expandload %m[%i, %c0], %t, %v : memref<?x8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %4 = vector.expandload %m[%i, %c0], %f, %v : memref<?x8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.compressstore %m[%i, %c0], %t, %o : memref<?x8xf32>, vector<8xi1>, vector<8xf32>
  vector.compressstore %m[%i, %c0], %f, %o : memref<?x8xf32>, vector<8xi1>, vector<8xf32>
  %x = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
  %y = arith.constant dense<[0, 1, 2, 3, 4, 5, 7, 6]> : vector<8xi32>
  %s = vector.step : vector<8xindex>
  %k = "test.mask"() : () -> vector<8xi1>
  %5 = vector.gather %m[%i, %c0] [%x], %k, %v : memref<?x8xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %6 = vector.gather %m[%i, %c0] [%y], %f, %v : memref<?x8xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.scatter %m[%i, %c0] [%s], %k, %v : memref<?x8xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32>
  vector.scatter %m[%i, %c0] [%y], %f, %v : memref<?x8xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  vector.scatter %m[%i, %c0] [%y], %t, %v : memref<?x8xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
}
func.func @scattered(%t: tensor<16xf32>, %y: vector<8xi32>, %v: vector<8xf32>) -> (tensor<16xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  %f = vector.constant_mask [0] : vector<8xi1>
  %x = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
  %k = "test.mask"() : () -> vector<8xi1>
  %0 = vector.scatter %t[%c0] [%y], %f, %v : tensor<16xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> -> tensor<16xf32>
  %1 = vector.gather %t[%c0] [%x], %k, %v : tensor<16xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return %0, %1 : tensor<16xf32>, vector<8xf32>
}
func.func @casts(%m: memref<8xf32>, %v: vector<4xf32>, %i: index, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
  %c = memref.cast %m : memref<8xf32> to memref<?xf32>
  %0 = vector.load %c[%i] : memref<?xf32>, vector<4xf32>
  vector.store %v, %c[%i] : memref<?xf32>, vector<4xf32>
  %1 = vector.maskedload %c[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %c[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
func.func @reductions(%v: vector<1xf32>, %w: vector<1xi32>, %z: vector<f32>, %a: f32, %i: i32, %k: vector<1xi1>, %s: vector<[1]xf32>, %m: vector<4x1xi32>, %acc: vector<4xi32>, %l: vector<4xi32>) -> (f32, f32, i32, i32, f32, f32, vector<4xi32>, vector<4xi32>) {
  %0 = vector.reduction <add>, %v, %a fastmath<nnan> : vector<1xf32> into f32
  %1 = vector.reduction <maxnumf>, %z, %a : vector<f32> into f32
  %2 = vector.reduction <xor>, %w, %i : vector<1xi32> into i32
  %3 = vector.mask %k { vector.reduction <minui>, %w, %i : vector<1xi32> into i32 } : vector<1xi1> -> i32
  %4 = vector.reduction <mul>, %v : vector<1xf32> into f32
  %5 = vector.reduction <add>, %s : vector<[1]xf32> into f32
  %6 = vector.multi_reduction <maxsi>, %m, %acc [1] : vector<4x1xi32> to vector<4xi32>
  %7 = vector.multi_reduction <or>, %l, %acc [] : vector<4xi32> to vector<4xi32>
  return %0, %1, %2, %3, %4, %4, %6, %7 : f32, f32, i32, i32, f32, f32, vector<4xi32>, vector<4xi32>
}
func.func @emptyMasks(%k: vector<4xi1>, %v: vector<4xf32>, %w: vector<4xf32>, %m: memref<8xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %t = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %k { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %k, %w { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %k { } : vector<4xi1>
  vector.mask %t { vector.transfer_write %v, %m[%c0] : vector<4xf32>, memref<8xf32> } : vector<4xi1>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func @contractions(%x: vector<2x3xi32>, %y: vector<3x4xi32>, %z: vector<2x4xi32>, %k: vector<2x4x3xi1>) -> (vector<2x4xi32>, vector<2x4xi32>, vector<2x4xi32>) {
  %0 = arith.constant dense<0> : vector<2x4xi32>
  %1 = arith.constant dense<1> : vector<2x4xi32>
  %2 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]} %x, %y, %0 : vector<2x3xi32>, vector<3x4xi32> into vector<2x4xi32>
  %3 = arith.addi %z, %2 : vector<2x4xi32>
  %4 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]} %x, %y, %1 : vector<2x3xi32>, vector<3x4xi32> into vector<2x4xi32>
  %5 = arith.addi %z, %4 : vector<2x4xi32>
  %6 = vector.mask %k { vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]} %x, %y, %0 : vector<2x3xi32>, vector<3x4xi32> into vector<2x4xi32> } : vector<2x4x3xi1> -> vector<2x4xi32>
  %7 = arith.addi %z, %6 : vector<2x4xi32>
  return %3, %5, %7 : vector<2x4xi32>, vector<2x4xi32>, vector<2x4xi32>
}
func.func @slicesOfWrites(%v: vector<4x8xf32>, %t: tensor<4x8xf32>, %d: tensor<64x64xf32>, %i: index, %n: index) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] : vector<4x8xf32>, tensor<4x8xf32>
  %1 = tensor.extract_slice %0[0, 0] [%n, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %2 = tensor.insert_slice %1 into %d[%i, 2] [%n, 8] [1, 1] : tensor<?x8xf32> into tensor<64x64xf32>
  %3 = vector.transfer_write %v, %t[%c0, %c0] : vector<4x8xf32>, tensor<4x8xf32>
  %4 = tensor.extract_slice %3[0, 1] [%n, 7] [1, 1] : tensor<4x8xf32> to tensor<?x7xf32>
  %5 = tensor.insert_slice %4 into %d[%i, 2] [%n, 7] [1, 1] : tensor<?x7xf32> into tensor<64x64xf32>
  return %2, %5 : tensor<64x64xf32>, tensor<64x64xf32>
}
func.func @steps() -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %s = vector.step : vector<4xindex>
  %4 = arith.constant dense<4> : vector<4xindex>
  %3 = arith.constant dense<3> : vector<4xindex>
  %a = arith.cmpi ult, %s, %4 : vector<4xindex>
  %b = arith.cmpi ult, %s, %3 : vector<4xindex>
  %c = arith.cmpi ule, %s, %3 : vector<4xindex>
  %d = arith.cmpi ugt, %s, %3 : vector<4xindex>
  %e = arith.cmpi eq, %4, %s : vector<4xindex>
  %f = arith.cmpi ne, %s, %4 : vector<4xindex>
  return %a, %b, %c, %d, %e, %f : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
}
func.func @extract_dynamic_of_insert(%a: vector<3x4xf32>, %p: vector<2x3x4xf32>, %i: index) -> vector<4xf32> {
  %w = vector.insert %a, %p [1] : vector<3x4xf32> into vector<2x3x4xf32>
  %e = vector.extract %w[1, %i] : vector<4xf32> from vector<2x3x4xf32>
  return %e : vector<4xf32>
}

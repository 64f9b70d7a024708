func.func @f(%a: vector<4x3xf32>) {
  %0 = vector.reduction <add>, %a : vector<4x3xf32> into f32
  return
}
// -----
func.func @f(%a: vector<4xi32>) {
  %0 = vector.reduction <maxnumf>, %a : vector<4xi32> into i32
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.reduction <and>, %a : vector<4xf32> into f32
  return
}
// -----
func.func @f(%a: vector<4x3xf32>, %b: vector<3xf32>) {
  %0 = vector.multi_reduction <add>, %a, %b [1] : vector<4x3xf32> to vector<3xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>) {
  %0 = vector.broadcast %a : vector<4x3xf32> to vector<3xf32>
  return
}
// -----
func.func @f(%a: vector<3xf32>) {
  %0 = vector.broadcast %a : vector<3xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %0 = vector.broadcast %a : vector<[4]xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%a: tuple<>) {
  %0 = vector.broadcast %a : tuple<> to vector<4xf32>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = vector.broadcast %a : f32 to vector<4xi32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<4x4xf32>) {
  %0 = vector.shuffle %a, %b [0] : vector<4xf32>, vector<4x4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.shuffle %a, %a [0, 8] : vector<4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4x2xf32>, %b: vector<4x3xf32>) {
  %0 = vector.shuffle %a, %b [0] : vector<4x2xf32>, vector<4x3xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = "vector.shuffle"(%a, %a) <{mask = array<i64: 0, 1>}> : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.extract %a[4] : f32 from vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.extract %a[0, 0] : f32 from vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>) {
  %0 = vector.extract %a[0] : f32 from vector<4x3xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = "vector.extract"(%a) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>) -> f32
  return
}
// -----
func.func @f(%a: vector<4xf32>, %s: f32) {
  %0 = vector.insert %s, %a [4] : f32 into vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %s: f32) {
  %0 = vector.insert %s, %a [0, 0] : f32 into vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>, %s: f32) {
  %0 = vector.insert %s, %a [0] : f32 into vector<4x3xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>, %s: vector<3xf32>) {
  %0 = vector.insert %s, %a [0, 0] : vector<3xf32> into vector<4x3xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>, %s: vector<f32>) {
  %0 = vector.insert %s, %a [0, 0] : vector<f32> into vector<4x3xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %s: vector<2xf32>) {
  %0 = vector.insert_strided_slice %s, %a {offsets = [3], strides = [1]} : vector<2xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %s: vector<2xf32>) {
  %0 = vector.insert_strided_slice %s, %a {offsets = [4], strides = [1]} : vector<2xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %s: vector<2xf32>) {
  %0 = vector.insert_strided_slice %s, %a {offsets = [0], strides = [2]} : vector<2xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %s: vector<2xf32>) {
  %0 = vector.insert_strided_slice %s, %a {offsets = [0, 0], strides = [2]} : vector<2xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %s: vector<2xf32>) {
  %0 = vector.insert_strided_slice %s, %a {offsets = [0], strides = [1, 1]} : vector<2xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %s: vector<2x4xf32>) {
  %0 = vector.insert_strided_slice %s, %a {offsets = [0], strides = [1, 1]} : vector<2x4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [5], strides = [1]} : vector<4xf32> to vector<5xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [3], strides = [1]} : vector<4xf32> to vector<3xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<3xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [2], strides = [2]} : vector<4xf32> to vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [2, 2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4xf32> to vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [0], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.outerproduct %a : vector<4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %f: f32) {
  %0 = vector.outerproduct %f, %a : f32, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = "vector.outerproduct"(%a, %a) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = "vector.outerproduct"(%a, %a) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>) -> vector<4x3xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.outerproduct %a, %a {kind = #vector.kind<and>} : vector<4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[%i], %f : memref<?xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[%i], %f : f32, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[%i], %f : memref<?xf32>, f32
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[%i], %f : memref<?xf32>, vector<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[%i], %f {permutation_map = affine_map<(d0) -> (d0, d0)>} : memref<?xf32>, vector<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[%i], %f {permutation_map = affine_map<(d0) -> (d0 + 1)>} : memref<?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[%i], %f {permutation_map = affine_map<(d0) -> (1)>} : memref<?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[%i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[%i], %f {permutation_map = affine_map<(d0)[s0] -> (d0)>} : memref<?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[%i], %f {permutation_map = affine_map<(d0) -> (d0, 0)>} : memref<?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[%i], %f {in_bounds = [true, true]} : memref<?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[%i], %f {masked = true} : memref<?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[%i], %f : memref<?xf32>, vector<3xf16>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %f: f64) {
  %0 = vector.transfer_read %m[%i], %f : memref<?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i] {permutation_map = affine_map<(d0) -> (0)>} : vector<4xf32>, memref<?xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i] : memref<?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4xf32>, %k: vector<3xi1>) {
  vector.transfer_write %v, %m[%i], %k : vector<4xf32>, memref<?xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = vector.load %m[%i, %i] : memref<?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<4xf16>
  return
}
// -----
func.func @f(%m: memref<?xf32, strided<[2]>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xf32, strided<[2]>>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xvector<4xf32>>, %i: index) {
  %0 = vector.load %m[%i] : memref<?xvector<4xf32>>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4xf32>) {
  vector.store %v, %m[%i, %i] : memref<?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4x4xf32>) {
  vector.store %v, %m[%i] : memref<?xf32>, vector<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4xf16>) {
  vector.store %v, %m[%i] : memref<?xf32>, vector<4xf16>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %k: vector<3xi1>, %v: vector<4xf32>) {
  %0 = vector.maskedload %m[%i], %k, %v : memref<?xf32>, vector<3xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.maskedload %m[], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf16>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.maskedload %m[%i], %k, %v : memref<?xf16>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<5xf32>) {
  %0 = vector.maskedload %m[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<5xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %k: vector<3xi1>, %v: vector<4xf32>) {
  vector.maskedstore %m[%i], %k, %v : memref<?xf32>, vector<3xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf16>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>) {
  vector.maskedstore %m[%i], %k, %v : memref<?xf16>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %ix: vector<3xi32>, %k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.gather %m[%i] [%ix], %k, %v : memref<?xf32>, vector<3xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %ix: vector<4xi32>, %k: vector<3xi1>, %v: vector<4xf32>) {
  %0 = vector.gather %m[%i] [%ix], %k, %v : memref<?xf32>, vector<4xi32>, vector<3xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %ix: vector<4xi32>, %k: vector<3xi1>, %v: vector<4xf32>) {
  vector.scatter %m[%i] [%ix], %k, %v : memref<?xf32>, vector<4xi32>, vector<3xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %k: vector<3xi1>, %v: vector<4xf32>) {
  %0 = vector.expandload %m[%i], %k, %v : memref<?xf32>, vector<3xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index, %k: vector<3xi1>, %v: vector<4xf32>) {
  vector.compressstore %m[%i], %k, %v : memref<?xf32>, vector<3xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>) {
  %0 = vector.shape_cast %a : vector<4x3xf32> to vector<11xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>) {
  %0 = vector.shape_cast %a : vector<4x3xf32> to vector<12xi32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.shape_cast %a : vector<4xf32> to vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  %0 = vector.bitcast %a : vector<4xf32> to vector<4xf16>
  return
}
// -----
func.func @f(%a: vector<2x4xf32>) {
  %0 = vector.bitcast %a : vector<2x4xf32> to vector<3x4xf32>
  return
}
// -----
func.func @f(%a: vector<f32>) {
  %0 = vector.bitcast %a : vector<f32> to vector<f16>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>) {
  %0 = vector.transpose %a, [0, 0] : vector<4x3xf32> to vector<4x3xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>) {
  %0 = vector.transpose %a, [0, 2] : vector<4x3xf32> to vector<4x3xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>) {
  %0 = vector.transpose %a, [0] : vector<4x3xf32> to vector<4x3xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<4x3xf32> to vector<4x3xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<4x3xf32> to vector<12xf32>
  return
}
// -----
func.func @f(%a: i1) {
  %0 = vector.constant_mask [2] : vector<4x3xi1>
  return
}
// -----
func.func @f(%a: i1) {
  %0 = vector.constant_mask [5, 1] : vector<4x3xi1>
  return
}
// -----
func.func @f(%a: i1) {
  %0 = vector.constant_mask [0, 1] : vector<4x3xi1>
  return
}
// -----
func.func @f(%a: i1) {
  %0 = vector.constant_mask [2] : vector<[4]xi1>
  return
}
// -----
func.func @f(%a: i1) {
  %0 = vector.constant_mask [2] : vector<i1>
  return
}
// -----
func.func @f(%a: index) {
  %0 = vector.create_mask %a : vector<4x3xi1>
  return
}
// -----
func.func @f(%a: index) {
  %0 = vector.create_mask %a, %a : vector<i1>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<2xf32>) {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 2 : i64} : vector<2x3xf32>, vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<2x3xf32>) {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2x3xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3xf32>) {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<3xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<2xf32>) {
  %0:2 = vector.scan <and>, %a, %b {inclusive = true, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2xf32>
  return
}
// -----
func.func @f(%a: memref<4x3xf32>) {
  %0 = vector.type_cast %a : memref<4x3xf32> to memref<vector<4x4xf32>>
  return
}
// -----
func.func @f(%a: memref<4x3xf32>) {
  %0 = vector.type_cast %a : memref<4x3xf32> to memref<vector<4x3xi32>>
  return
}
// -----
func.func @f(%a: memref<4x3xf32>) {
  %0 = vector.type_cast %a : memref<4x3xf32> to memref<vector<4x3xf32>, 1>
  return
}
// -----
func.func @f(%a: memref<4x3xf32, strided<[4, 1]>>) {
  %0 = vector.type_cast %a : memref<4x3xf32, strided<[4, 1]>> to memref<vector<4x3xf32>>
  return
}
// -----
func.func @f(%k: vector<3xi1>, %v: vector<4xf32>) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<3xi1> -> f32
  return
}
// -----
func.func @f(%k: vector<4xi1>, %v: vector<4xf32>) {
  vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1>
  return
}
// -----
func.func @f(%k: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.mask %k { vector.bitcast %v : vector<4xf32> to vector<4xi32> } : vector<4xi1> -> vector<4xi32>
  return
}
// -----
func.func @f(%k: vector<4xi1>, %v: vector<4xf32>) {
  vector.mask %k, %v { } : vector<4xi1>
  return
}
// -----
func.func @f(%k: vector<4xi1>, %v: vector<4xf32>, %f: f32) {
  %0 = vector.mask %k, %f { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}
// -----
func.func @f(%a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x2xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "foo"]} %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x2xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]} %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x2xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x2xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x2xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x2xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k + 1)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x2xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "parallel"]} %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>, %b: vector<5x2xf32>, %c: vector<4x2xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<4x3xf32>, vector<5x2xf32> into vector<4x2xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x5xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x5xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x2xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<and>} %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32>
  return
}

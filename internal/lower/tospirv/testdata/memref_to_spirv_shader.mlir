// ARGS: --convert-memref-to-spirv
// ARGS: --convert-memref-to-spirv=use-64bit-index
// ARGS: --convert-memref-to-spirv=bool-num-bits=32
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
func.func @f0(%m: memref<i1, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i1) -> i1 {
  %0 = memref.load %m[] : memref<i1, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<i1, #spirv.storage_class<StorageBuffer>>
  return %0 : i1
}
func.func @f1(%m: memref<i2, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i2) -> i2 {
  %0 = memref.load %m[] : memref<i2, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<i2, #spirv.storage_class<StorageBuffer>>
  return %0 : i2
}
func.func @f2(%m: memref<i4, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i4) -> i4 {
  %0 = memref.load %m[] : memref<i4, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<i4, #spirv.storage_class<StorageBuffer>>
  return %0 : i4
}
func.func @f3(%m: memref<i8, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i8) -> i8 {
  %0 = memref.load %m[] : memref<i8, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<i8, #spirv.storage_class<StorageBuffer>>
  return %0 : i8
}
func.func @f4(%m: memref<i16, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i16) -> i16 {
  %0 = memref.load %m[] : memref<i16, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<i16, #spirv.storage_class<StorageBuffer>>
  return %0 : i16
}
func.func @f5(%m: memref<i32, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i32) -> i32 {
  %0 = memref.load %m[] : memref<i32, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<i32, #spirv.storage_class<StorageBuffer>>
  return %0 : i32
}
func.func @f6(%m: memref<i64, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i64) -> i64 {
  %0 = memref.load %m[] : memref<i64, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<i64, #spirv.storage_class<StorageBuffer>>
  return %0 : i64
}
func.func @f7(%m: memref<f16, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f16) -> f16 {
  %0 = memref.load %m[] : memref<f16, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<f16, #spirv.storage_class<StorageBuffer>>
  return %0 : f16
}
func.func @f8(%m: memref<f32, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f32) -> f32 {
  %0 = memref.load %m[] : memref<f32, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<f32, #spirv.storage_class<StorageBuffer>>
  return %0 : f32
}
func.func @f9(%m: memref<index, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: index) -> index {
  %0 = memref.load %m[] : memref<index, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<index, #spirv.storage_class<StorageBuffer>>
  return %0 : index
}
func.func @f10(%m: memref<vector<4xf32>, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = memref.load %m[] : memref<vector<4xf32>, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<vector<4xf32>, #spirv.storage_class<StorageBuffer>>
  return %0 : vector<4xf32>
}
func.func @f11(%m: memref<vector<2xi8>, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: vector<2xi8>) -> vector<2xi8> {
  %0 = memref.load %m[] : memref<vector<2xi8>, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<vector<2xi8>, #spirv.storage_class<StorageBuffer>>
  return %0 : vector<2xi8>
}
func.func @f12(%m: memref<si8, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: si8) -> si8 {
  %0 = memref.load %m[] : memref<si8, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<si8, #spirv.storage_class<StorageBuffer>>
  return %0 : si8
}
func.func @f13(%m: memref<f8E5M2, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f8E5M2) -> f8E5M2 {
  %0 = memref.load %m[] : memref<f8E5M2, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<f8E5M2, #spirv.storage_class<StorageBuffer>>
  return %0 : f8E5M2
}
func.func @f14(%m: memref<complex<f32>, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: complex<f32>) -> complex<f32> {
  %0 = memref.load %m[] : memref<complex<f32>, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<complex<f32>, #spirv.storage_class<StorageBuffer>>
  return %0 : complex<f32>
}
func.func @f15(%m: memref<8xi1, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i1) -> i1 {
  %0 = memref.load %m[%i] : memref<8xi1, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xi1, #spirv.storage_class<StorageBuffer>>
  return %0 : i1
}
func.func @f16(%m: memref<8xi2, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i2) -> i2 {
  %0 = memref.load %m[%i] : memref<8xi2, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xi2, #spirv.storage_class<StorageBuffer>>
  return %0 : i2
}
func.func @f17(%m: memref<8xi4, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i4) -> i4 {
  %0 = memref.load %m[%i] : memref<8xi4, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xi4, #spirv.storage_class<StorageBuffer>>
  return %0 : i4
}
func.func @f18(%m: memref<8xi8, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i8) -> i8 {
  %0 = memref.load %m[%i] : memref<8xi8, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xi8, #spirv.storage_class<StorageBuffer>>
  return %0 : i8
}
func.func @f19(%m: memref<8xi16, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i16) -> i16 {
  %0 = memref.load %m[%i] : memref<8xi16, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xi16, #spirv.storage_class<StorageBuffer>>
  return %0 : i16
}
func.func @f20(%m: memref<8xi32, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i32) -> i32 {
  %0 = memref.load %m[%i] : memref<8xi32, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xi32, #spirv.storage_class<StorageBuffer>>
  return %0 : i32
}
func.func @f21(%m: memref<8xi64, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i64) -> i64 {
  %0 = memref.load %m[%i] : memref<8xi64, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xi64, #spirv.storage_class<StorageBuffer>>
  return %0 : i64
}
func.func @f22(%m: memref<8xf16, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f16) -> f16 {
  %0 = memref.load %m[%i] : memref<8xf16, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xf16, #spirv.storage_class<StorageBuffer>>
  return %0 : f16
}
func.func @f23(%m: memref<8xf32, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f32) -> f32 {
  %0 = memref.load %m[%i] : memref<8xf32, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xf32, #spirv.storage_class<StorageBuffer>>
  return %0 : f32
}
func.func @f24(%m: memref<8xindex, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: index) -> index {
  %0 = memref.load %m[%i] : memref<8xindex, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xindex, #spirv.storage_class<StorageBuffer>>
  return %0 : index
}
func.func @f25(%m: memref<8xvector<4xf32>, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = memref.load %m[%i] : memref<8xvector<4xf32>, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xvector<4xf32>, #spirv.storage_class<StorageBuffer>>
  return %0 : vector<4xf32>
}
func.func @f26(%m: memref<8xvector<2xi8>, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: vector<2xi8>) -> vector<2xi8> {
  %0 = memref.load %m[%i] : memref<8xvector<2xi8>, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xvector<2xi8>, #spirv.storage_class<StorageBuffer>>
  return %0 : vector<2xi8>
}
func.func @f27(%m: memref<8xsi8, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: si8) -> si8 {
  %0 = memref.load %m[%i] : memref<8xsi8, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xsi8, #spirv.storage_class<StorageBuffer>>
  return %0 : si8
}
func.func @f28(%m: memref<8xf8E5M2, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f8E5M2) -> f8E5M2 {
  %0 = memref.load %m[%i] : memref<8xf8E5M2, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xf8E5M2, #spirv.storage_class<StorageBuffer>>
  return %0 : f8E5M2
}
func.func @f29(%m: memref<8xcomplex<f32>, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: complex<f32>) -> complex<f32> {
  %0 = memref.load %m[%i] : memref<8xcomplex<f32>, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xcomplex<f32>, #spirv.storage_class<StorageBuffer>>
  return %0 : complex<f32>
}
func.func @f30(%m: memref<4x5xi1, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i1) -> i1 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi1, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xi1, #spirv.storage_class<StorageBuffer>>
  return %0 : i1
}
func.func @f31(%m: memref<4x5xi2, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i2) -> i2 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi2, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xi2, #spirv.storage_class<StorageBuffer>>
  return %0 : i2
}
func.func @f32(%m: memref<4x5xi4, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i4) -> i4 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi4, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xi4, #spirv.storage_class<StorageBuffer>>
  return %0 : i4
}
func.func @f33(%m: memref<4x5xi8, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i8) -> i8 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi8, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xi8, #spirv.storage_class<StorageBuffer>>
  return %0 : i8
}
func.func @f34(%m: memref<4x5xi16, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i16) -> i16 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi16, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xi16, #spirv.storage_class<StorageBuffer>>
  return %0 : i16
}
func.func @f35(%m: memref<4x5xi32, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i32) -> i32 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi32, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xi32, #spirv.storage_class<StorageBuffer>>
  return %0 : i32
}
func.func @f36(%m: memref<4x5xi64, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i64) -> i64 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi64, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xi64, #spirv.storage_class<StorageBuffer>>
  return %0 : i64
}
func.func @f37(%m: memref<4x5xf16, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f16) -> f16 {
  %0 = memref.load %m[%i, %j] : memref<4x5xf16, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xf16, #spirv.storage_class<StorageBuffer>>
  return %0 : f16
}
func.func @f38(%m: memref<4x5xf32, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f32) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x5xf32, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xf32, #spirv.storage_class<StorageBuffer>>
  return %0 : f32
}
func.func @f39(%m: memref<4x5xindex, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: index) -> index {
  %0 = memref.load %m[%i, %j] : memref<4x5xindex, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xindex, #spirv.storage_class<StorageBuffer>>
  return %0 : index
}
func.func @f40(%m: memref<4x5xvector<4xf32>, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = memref.load %m[%i, %j] : memref<4x5xvector<4xf32>, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xvector<4xf32>, #spirv.storage_class<StorageBuffer>>
  return %0 : vector<4xf32>
}
func.func @f41(%m: memref<4x5xvector<2xi8>, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: vector<2xi8>) -> vector<2xi8> {
  %0 = memref.load %m[%i, %j] : memref<4x5xvector<2xi8>, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xvector<2xi8>, #spirv.storage_class<StorageBuffer>>
  return %0 : vector<2xi8>
}
func.func @f42(%m: memref<4x5xsi8, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: si8) -> si8 {
  %0 = memref.load %m[%i, %j] : memref<4x5xsi8, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xsi8, #spirv.storage_class<StorageBuffer>>
  return %0 : si8
}
func.func @f43(%m: memref<4x5xf8E5M2, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f8E5M2) -> f8E5M2 {
  %0 = memref.load %m[%i, %j] : memref<4x5xf8E5M2, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xf8E5M2, #spirv.storage_class<StorageBuffer>>
  return %0 : f8E5M2
}
func.func @f44(%m: memref<4x5xcomplex<f32>, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: complex<f32>) -> complex<f32> {
  %0 = memref.load %m[%i, %j] : memref<4x5xcomplex<f32>, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xcomplex<f32>, #spirv.storage_class<StorageBuffer>>
  return %0 : complex<f32>
}
func.func @f45(%m: memref<?xi1, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i1) -> i1 {
  %0 = memref.load %m[%i] : memref<?xi1, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xi1, #spirv.storage_class<StorageBuffer>>
  return %0 : i1
}
func.func @f46(%m: memref<?xi2, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i2) -> i2 {
  %0 = memref.load %m[%i] : memref<?xi2, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xi2, #spirv.storage_class<StorageBuffer>>
  return %0 : i2
}
func.func @f47(%m: memref<?xi4, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i4) -> i4 {
  %0 = memref.load %m[%i] : memref<?xi4, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xi4, #spirv.storage_class<StorageBuffer>>
  return %0 : i4
}
func.func @f48(%m: memref<?xi8, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i8) -> i8 {
  %0 = memref.load %m[%i] : memref<?xi8, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xi8, #spirv.storage_class<StorageBuffer>>
  return %0 : i8
}
func.func @f49(%m: memref<?xi16, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i16) -> i16 {
  %0 = memref.load %m[%i] : memref<?xi16, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xi16, #spirv.storage_class<StorageBuffer>>
  return %0 : i16
}
func.func @f50(%m: memref<?xi32, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i32) -> i32 {
  %0 = memref.load %m[%i] : memref<?xi32, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xi32, #spirv.storage_class<StorageBuffer>>
  return %0 : i32
}
func.func @f51(%m: memref<?xi64, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i64) -> i64 {
  %0 = memref.load %m[%i] : memref<?xi64, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xi64, #spirv.storage_class<StorageBuffer>>
  return %0 : i64
}
func.func @f52(%m: memref<?xf16, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f16) -> f16 {
  %0 = memref.load %m[%i] : memref<?xf16, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xf16, #spirv.storage_class<StorageBuffer>>
  return %0 : f16
}
func.func @f53(%m: memref<?xf32, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f32) -> f32 {
  %0 = memref.load %m[%i] : memref<?xf32, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xf32, #spirv.storage_class<StorageBuffer>>
  return %0 : f32
}
func.func @f54(%m: memref<?xindex, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: index) -> index {
  %0 = memref.load %m[%i] : memref<?xindex, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xindex, #spirv.storage_class<StorageBuffer>>
  return %0 : index
}
func.func @f55(%m: memref<?xvector<4xf32>, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = memref.load %m[%i] : memref<?xvector<4xf32>, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xvector<4xf32>, #spirv.storage_class<StorageBuffer>>
  return %0 : vector<4xf32>
}
func.func @f56(%m: memref<?xvector<2xi8>, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: vector<2xi8>) -> vector<2xi8> {
  %0 = memref.load %m[%i] : memref<?xvector<2xi8>, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xvector<2xi8>, #spirv.storage_class<StorageBuffer>>
  return %0 : vector<2xi8>
}
func.func @f57(%m: memref<?xsi8, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: si8) -> si8 {
  %0 = memref.load %m[%i] : memref<?xsi8, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xsi8, #spirv.storage_class<StorageBuffer>>
  return %0 : si8
}
func.func @f58(%m: memref<?xf8E5M2, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f8E5M2) -> f8E5M2 {
  %0 = memref.load %m[%i] : memref<?xf8E5M2, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xf8E5M2, #spirv.storage_class<StorageBuffer>>
  return %0 : f8E5M2
}
func.func @f59(%m: memref<?xcomplex<f32>, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: complex<f32>) -> complex<f32> {
  %0 = memref.load %m[%i] : memref<?xcomplex<f32>, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xcomplex<f32>, #spirv.storage_class<StorageBuffer>>
  return %0 : complex<f32>
}
func.func @f60(%m: memref<2x3x4xi1, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i1) -> i1 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi1, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi1, #spirv.storage_class<StorageBuffer>>
  return %0 : i1
}
func.func @f61(%m: memref<2x3x4xi2, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i2) -> i2 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi2, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi2, #spirv.storage_class<StorageBuffer>>
  return %0 : i2
}
func.func @f62(%m: memref<2x3x4xi4, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i4) -> i4 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi4, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi4, #spirv.storage_class<StorageBuffer>>
  return %0 : i4
}
func.func @f63(%m: memref<2x3x4xi8, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i8) -> i8 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi8, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi8, #spirv.storage_class<StorageBuffer>>
  return %0 : i8
}
func.func @f64(%m: memref<2x3x4xi16, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i16) -> i16 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi16, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi16, #spirv.storage_class<StorageBuffer>>
  return %0 : i16
}
func.func @f65(%m: memref<2x3x4xi32, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i32) -> i32 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi32, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi32, #spirv.storage_class<StorageBuffer>>
  return %0 : i32
}
func.func @f66(%m: memref<2x3x4xi64, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i64) -> i64 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi64, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi64, #spirv.storage_class<StorageBuffer>>
  return %0 : i64
}
func.func @f67(%m: memref<2x3x4xf16, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f16) -> f16 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xf16, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xf16, #spirv.storage_class<StorageBuffer>>
  return %0 : f16
}
func.func @f68(%m: memref<2x3x4xf32, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f32) -> f32 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xf32, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xf32, #spirv.storage_class<StorageBuffer>>
  return %0 : f32
}
func.func @f69(%m: memref<2x3x4xindex, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: index) -> index {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xindex, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xindex, #spirv.storage_class<StorageBuffer>>
  return %0 : index
}
func.func @f70(%m: memref<2x3x4xvector<4xf32>, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xvector<4xf32>, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xvector<4xf32>, #spirv.storage_class<StorageBuffer>>
  return %0 : vector<4xf32>
}
func.func @f71(%m: memref<2x3x4xvector<2xi8>, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: vector<2xi8>) -> vector<2xi8> {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xvector<2xi8>, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xvector<2xi8>, #spirv.storage_class<StorageBuffer>>
  return %0 : vector<2xi8>
}
func.func @f72(%m: memref<2x3x4xsi8, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: si8) -> si8 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xsi8, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xsi8, #spirv.storage_class<StorageBuffer>>
  return %0 : si8
}
func.func @f73(%m: memref<2x3x4xf8E5M2, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f8E5M2) -> f8E5M2 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xf8E5M2, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xf8E5M2, #spirv.storage_class<StorageBuffer>>
  return %0 : f8E5M2
}
func.func @f74(%m: memref<2x3x4xcomplex<f32>, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: complex<f32>) -> complex<f32> {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xcomplex<f32>, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xcomplex<f32>, #spirv.storage_class<StorageBuffer>>
  return %0 : complex<f32>
}
func.func @strided(%m: memref<4x4xi8, strided<[8, 2], offset: 3>, #spirv.storage_class<Workgroup>>, %i: index, %v: i8) -> i8 {
  %0 = memref.load %m[%i, %i] : memref<4x4xi8, strided<[8, 2], offset: 3>, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i, %i] : memref<4x4xi8, strided<[8, 2], offset: 3>, #spirv.storage_class<Workgroup>>
  return %0 : i8
}
func.func @broadcast(%m: memref<4x4xf32, strided<[0, 1]>, #spirv.storage_class<Workgroup>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x4xf32, strided<[0, 1]>, #spirv.storage_class<Workgroup>>
  return %0 : f32
}
func.func @dynamic(%m: memref<4x4xf32, strided<[?, 1]>, #spirv.storage_class<Workgroup>>, %n: memref<4x?xf32, #spirv.storage_class<Workgroup>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x4xf32, strided<[?, 1]>, #spirv.storage_class<Workgroup>>
  %1 = memref.load %n[%i, %i] : memref<4x?xf32, #spirv.storage_class<Workgroup>>
  return %0 : f32
}
func.func @uniform(%m: memref<8xi8, #spirv.storage_class<Uniform>>, %g: memref<8xi8>, %s: memref<8xf32, 1>, %i: index, %v: i8, %x: f32) {
  memref.store %v, %m[%i] : memref<8xi8, #spirv.storage_class<Uniform>>
  %0 = memref.load %m[%i] : memref<8xi8, #spirv.storage_class<Uniform>>
  %1 = memref.load %g[%i] : memref<8xi8>
  memref.store %x, %s[%i] : memref<8xf32, 1>
  return
}
}

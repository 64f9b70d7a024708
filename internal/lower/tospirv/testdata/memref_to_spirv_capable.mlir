// ARGS: --convert-memref-to-spirv
// ARGS: --convert-memref-to-spirv --mlir-print-debuginfo
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.4, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess], [SPV_KHR_8bit_storage, SPV_KHR_16bit_storage]>, #spirv.resource_limits<>>} {
func.func @f0(%m: memref<i1, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i1) -> i1 {
  %0 = memref.load %m[] : memref<i1, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<i1, #spirv.storage_class<StorageBuffer>>
  return %0 : i1
}
func.func @f1(%m: memref<i4, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i4) -> i4 {
  %0 = memref.load %m[] : memref<i4, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<i4, #spirv.storage_class<StorageBuffer>>
  return %0 : i4
}
func.func @f2(%m: memref<i8, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i8) -> i8 {
  %0 = memref.load %m[] : memref<i8, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<i8, #spirv.storage_class<StorageBuffer>>
  return %0 : i8
}
func.func @f3(%m: memref<i16, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i16) -> i16 {
  %0 = memref.load %m[] : memref<i16, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<i16, #spirv.storage_class<StorageBuffer>>
  return %0 : i16
}
func.func @f4(%m: memref<i64, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i64) -> i64 {
  %0 = memref.load %m[] : memref<i64, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<i64, #spirv.storage_class<StorageBuffer>>
  return %0 : i64
}
func.func @f5(%m: memref<f16, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f16) -> f16 {
  %0 = memref.load %m[] : memref<f16, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<f16, #spirv.storage_class<StorageBuffer>>
  return %0 : f16
}
func.func @f6(%m: memref<f64, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f64) -> f64 {
  %0 = memref.load %m[] : memref<f64, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<f64, #spirv.storage_class<StorageBuffer>>
  return %0 : f64
}
func.func @f7(%m: memref<index, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: index) -> index {
  %0 = memref.load %m[] : memref<index, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[] : memref<index, #spirv.storage_class<StorageBuffer>>
  return %0 : index
}
func.func @f8(%m: memref<8xi1, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i1) -> i1 {
  %0 = memref.load %m[%i] : memref<8xi1, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xi1, #spirv.storage_class<StorageBuffer>>
  return %0 : i1
}
func.func @f9(%m: memref<8xi4, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i4) -> i4 {
  %0 = memref.load %m[%i] : memref<8xi4, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xi4, #spirv.storage_class<StorageBuffer>>
  return %0 : i4
}
func.func @f10(%m: memref<8xi8, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i8) -> i8 {
  %0 = memref.load %m[%i] : memref<8xi8, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xi8, #spirv.storage_class<StorageBuffer>>
  return %0 : i8
}
func.func @f11(%m: memref<8xi16, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i16) -> i16 {
  %0 = memref.load %m[%i] : memref<8xi16, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xi16, #spirv.storage_class<StorageBuffer>>
  return %0 : i16
}
func.func @f12(%m: memref<8xi64, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i64) -> i64 {
  %0 = memref.load %m[%i] : memref<8xi64, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xi64, #spirv.storage_class<StorageBuffer>>
  return %0 : i64
}
func.func @f13(%m: memref<8xf16, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f16) -> f16 {
  %0 = memref.load %m[%i] : memref<8xf16, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xf16, #spirv.storage_class<StorageBuffer>>
  return %0 : f16
}
func.func @f14(%m: memref<8xf64, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f64) -> f64 {
  %0 = memref.load %m[%i] : memref<8xf64, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xf64, #spirv.storage_class<StorageBuffer>>
  return %0 : f64
}
func.func @f15(%m: memref<8xindex, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: index) -> index {
  %0 = memref.load %m[%i] : memref<8xindex, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<8xindex, #spirv.storage_class<StorageBuffer>>
  return %0 : index
}
func.func @f16(%m: memref<4x5xi1, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i1) -> i1 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi1, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xi1, #spirv.storage_class<StorageBuffer>>
  return %0 : i1
}
func.func @f17(%m: memref<4x5xi4, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i4) -> i4 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi4, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xi4, #spirv.storage_class<StorageBuffer>>
  return %0 : i4
}
func.func @f18(%m: memref<4x5xi8, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i8) -> i8 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi8, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xi8, #spirv.storage_class<StorageBuffer>>
  return %0 : i8
}
func.func @f19(%m: memref<4x5xi16, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i16) -> i16 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi16, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xi16, #spirv.storage_class<StorageBuffer>>
  return %0 : i16
}
func.func @f20(%m: memref<4x5xi64, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i64) -> i64 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi64, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xi64, #spirv.storage_class<StorageBuffer>>
  return %0 : i64
}
func.func @f21(%m: memref<4x5xf16, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f16) -> f16 {
  %0 = memref.load %m[%i, %j] : memref<4x5xf16, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xf16, #spirv.storage_class<StorageBuffer>>
  return %0 : f16
}
func.func @f22(%m: memref<4x5xf64, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f64) -> f64 {
  %0 = memref.load %m[%i, %j] : memref<4x5xf64, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xf64, #spirv.storage_class<StorageBuffer>>
  return %0 : f64
}
func.func @f23(%m: memref<4x5xindex, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: index) -> index {
  %0 = memref.load %m[%i, %j] : memref<4x5xindex, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j] : memref<4x5xindex, #spirv.storage_class<StorageBuffer>>
  return %0 : index
}
func.func @f24(%m: memref<?xi1, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i1) -> i1 {
  %0 = memref.load %m[%i] : memref<?xi1, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xi1, #spirv.storage_class<StorageBuffer>>
  return %0 : i1
}
func.func @f25(%m: memref<?xi4, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i4) -> i4 {
  %0 = memref.load %m[%i] : memref<?xi4, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xi4, #spirv.storage_class<StorageBuffer>>
  return %0 : i4
}
func.func @f26(%m: memref<?xi8, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i8) -> i8 {
  %0 = memref.load %m[%i] : memref<?xi8, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xi8, #spirv.storage_class<StorageBuffer>>
  return %0 : i8
}
func.func @f27(%m: memref<?xi16, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i16) -> i16 {
  %0 = memref.load %m[%i] : memref<?xi16, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xi16, #spirv.storage_class<StorageBuffer>>
  return %0 : i16
}
func.func @f28(%m: memref<?xi64, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i64) -> i64 {
  %0 = memref.load %m[%i] : memref<?xi64, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xi64, #spirv.storage_class<StorageBuffer>>
  return %0 : i64
}
func.func @f29(%m: memref<?xf16, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f16) -> f16 {
  %0 = memref.load %m[%i] : memref<?xf16, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xf16, #spirv.storage_class<StorageBuffer>>
  return %0 : f16
}
func.func @f30(%m: memref<?xf64, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f64) -> f64 {
  %0 = memref.load %m[%i] : memref<?xf64, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xf64, #spirv.storage_class<StorageBuffer>>
  return %0 : f64
}
func.func @f31(%m: memref<?xindex, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: index) -> index {
  %0 = memref.load %m[%i] : memref<?xindex, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i] : memref<?xindex, #spirv.storage_class<StorageBuffer>>
  return %0 : index
}
func.func @f32(%m: memref<2x3x4xi1, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i1) -> i1 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi1, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi1, #spirv.storage_class<StorageBuffer>>
  return %0 : i1
}
func.func @f33(%m: memref<2x3x4xi4, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i4) -> i4 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi4, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi4, #spirv.storage_class<StorageBuffer>>
  return %0 : i4
}
func.func @f34(%m: memref<2x3x4xi8, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i8) -> i8 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi8, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi8, #spirv.storage_class<StorageBuffer>>
  return %0 : i8
}
func.func @f35(%m: memref<2x3x4xi16, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i16) -> i16 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi16, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi16, #spirv.storage_class<StorageBuffer>>
  return %0 : i16
}
func.func @f36(%m: memref<2x3x4xi64, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: i64) -> i64 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi64, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi64, #spirv.storage_class<StorageBuffer>>
  return %0 : i64
}
func.func @f37(%m: memref<2x3x4xf16, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f16) -> f16 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xf16, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xf16, #spirv.storage_class<StorageBuffer>>
  return %0 : f16
}
func.func @f38(%m: memref<2x3x4xf64, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: f64) -> f64 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xf64, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xf64, #spirv.storage_class<StorageBuffer>>
  return %0 : f64
}
func.func @f39(%m: memref<2x3x4xindex, #spirv.storage_class<StorageBuffer>>, %i: index, %j: index, %v: index) -> index {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xindex, #spirv.storage_class<StorageBuffer>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xindex, #spirv.storage_class<StorageBuffer>>
  return %0 : index
}
func.func @w0(%m: memref<i1, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i1) -> i1 {
  %0 = memref.load %m[] : memref<i1, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[] : memref<i1, #spirv.storage_class<Workgroup>>
  return %0 : i1
}
func.func @w1(%m: memref<i4, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i4) -> i4 {
  %0 = memref.load %m[] : memref<i4, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[] : memref<i4, #spirv.storage_class<Workgroup>>
  return %0 : i4
}
func.func @w2(%m: memref<i8, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i8) -> i8 {
  %0 = memref.load %m[] : memref<i8, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[] : memref<i8, #spirv.storage_class<Workgroup>>
  return %0 : i8
}
func.func @w3(%m: memref<i16, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i16) -> i16 {
  %0 = memref.load %m[] : memref<i16, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[] : memref<i16, #spirv.storage_class<Workgroup>>
  return %0 : i16
}
func.func @w4(%m: memref<i64, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i64) -> i64 {
  %0 = memref.load %m[] : memref<i64, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[] : memref<i64, #spirv.storage_class<Workgroup>>
  return %0 : i64
}
func.func @w5(%m: memref<f16, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: f16) -> f16 {
  %0 = memref.load %m[] : memref<f16, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[] : memref<f16, #spirv.storage_class<Workgroup>>
  return %0 : f16
}
func.func @w6(%m: memref<8xi1, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i1) -> i1 {
  %0 = memref.load %m[%i] : memref<8xi1, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i] : memref<8xi1, #spirv.storage_class<Workgroup>>
  return %0 : i1
}
func.func @w7(%m: memref<8xi4, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i4) -> i4 {
  %0 = memref.load %m[%i] : memref<8xi4, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i] : memref<8xi4, #spirv.storage_class<Workgroup>>
  return %0 : i4
}
func.func @w8(%m: memref<8xi8, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i8) -> i8 {
  %0 = memref.load %m[%i] : memref<8xi8, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i] : memref<8xi8, #spirv.storage_class<Workgroup>>
  return %0 : i8
}
func.func @w9(%m: memref<8xi16, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i16) -> i16 {
  %0 = memref.load %m[%i] : memref<8xi16, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i] : memref<8xi16, #spirv.storage_class<Workgroup>>
  return %0 : i16
}
func.func @w10(%m: memref<8xi64, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i64) -> i64 {
  %0 = memref.load %m[%i] : memref<8xi64, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i] : memref<8xi64, #spirv.storage_class<Workgroup>>
  return %0 : i64
}
func.func @w11(%m: memref<8xf16, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: f16) -> f16 {
  %0 = memref.load %m[%i] : memref<8xf16, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i] : memref<8xf16, #spirv.storage_class<Workgroup>>
  return %0 : f16
}
func.func @w12(%m: memref<4x5xi1, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i1) -> i1 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi1, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i, %j] : memref<4x5xi1, #spirv.storage_class<Workgroup>>
  return %0 : i1
}
func.func @w13(%m: memref<4x5xi4, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i4) -> i4 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi4, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i, %j] : memref<4x5xi4, #spirv.storage_class<Workgroup>>
  return %0 : i4
}
func.func @w14(%m: memref<4x5xi8, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i8) -> i8 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi8, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i, %j] : memref<4x5xi8, #spirv.storage_class<Workgroup>>
  return %0 : i8
}
func.func @w15(%m: memref<4x5xi16, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i16) -> i16 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi16, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i, %j] : memref<4x5xi16, #spirv.storage_class<Workgroup>>
  return %0 : i16
}
func.func @w16(%m: memref<4x5xi64, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i64) -> i64 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi64, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i, %j] : memref<4x5xi64, #spirv.storage_class<Workgroup>>
  return %0 : i64
}
func.func @w17(%m: memref<4x5xf16, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: f16) -> f16 {
  %0 = memref.load %m[%i, %j] : memref<4x5xf16, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i, %j] : memref<4x5xf16, #spirv.storage_class<Workgroup>>
  return %0 : f16
}
func.func @w18(%m: memref<?xi1, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i1) -> i1 {
  %0 = memref.load %m[%i] : memref<?xi1, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i] : memref<?xi1, #spirv.storage_class<Workgroup>>
  return %0 : i1
}
func.func @w19(%m: memref<?xi4, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i4) -> i4 {
  %0 = memref.load %m[%i] : memref<?xi4, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i] : memref<?xi4, #spirv.storage_class<Workgroup>>
  return %0 : i4
}
func.func @w20(%m: memref<?xi8, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i8) -> i8 {
  %0 = memref.load %m[%i] : memref<?xi8, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i] : memref<?xi8, #spirv.storage_class<Workgroup>>
  return %0 : i8
}
func.func @w21(%m: memref<?xi16, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i16) -> i16 {
  %0 = memref.load %m[%i] : memref<?xi16, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i] : memref<?xi16, #spirv.storage_class<Workgroup>>
  return %0 : i16
}
func.func @w22(%m: memref<?xi64, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i64) -> i64 {
  %0 = memref.load %m[%i] : memref<?xi64, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i] : memref<?xi64, #spirv.storage_class<Workgroup>>
  return %0 : i64
}
func.func @w23(%m: memref<?xf16, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: f16) -> f16 {
  %0 = memref.load %m[%i] : memref<?xf16, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i] : memref<?xf16, #spirv.storage_class<Workgroup>>
  return %0 : f16
}
func.func @w24(%m: memref<2x3x4xi1, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i1) -> i1 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi1, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi1, #spirv.storage_class<Workgroup>>
  return %0 : i1
}
func.func @w25(%m: memref<2x3x4xi4, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i4) -> i4 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi4, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi4, #spirv.storage_class<Workgroup>>
  return %0 : i4
}
func.func @w26(%m: memref<2x3x4xi8, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i8) -> i8 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi8, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi8, #spirv.storage_class<Workgroup>>
  return %0 : i8
}
func.func @w27(%m: memref<2x3x4xi16, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i16) -> i16 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi16, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi16, #spirv.storage_class<Workgroup>>
  return %0 : i16
}
func.func @w28(%m: memref<2x3x4xi64, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: i64) -> i64 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi64, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi64, #spirv.storage_class<Workgroup>>
  return %0 : i64
}
func.func @w29(%m: memref<2x3x4xf16, #spirv.storage_class<Workgroup>>, %i: index, %j: index, %v: f16) -> f16 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xf16, #spirv.storage_class<Workgroup>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xf16, #spirv.storage_class<Workgroup>>
  return %0 : f16
}
}

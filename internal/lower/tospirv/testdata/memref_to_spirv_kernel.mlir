// ARGS: --convert-memref-to-spirv
// ARGS: --convert-memref-to-spirv=use-64bit-index
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Kernel, Addresses, Int8, Int64, GenericPointer, Linkage], []>, #spirv.resource_limits<>>} {
func.func @f0(%m: memref<i1, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i1) -> i1 {
  %0 = memref.load %m[] : memref<i1, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[] : memref<i1, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i1
}
func.func @f1(%m: memref<i4, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i4) -> i4 {
  %0 = memref.load %m[] : memref<i4, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[] : memref<i4, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i4
}
func.func @f2(%m: memref<i8, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i8) -> i8 {
  %0 = memref.load %m[] : memref<i8, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[] : memref<i8, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i8
}
func.func @f3(%m: memref<i16, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i16) -> i16 {
  %0 = memref.load %m[] : memref<i16, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[] : memref<i16, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i16
}
func.func @f4(%m: memref<i32, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i32) -> i32 {
  %0 = memref.load %m[] : memref<i32, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[] : memref<i32, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i32
}
func.func @f5(%m: memref<f32, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: f32) -> f32 {
  %0 = memref.load %m[] : memref<f32, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[] : memref<f32, #spirv.storage_class<CrossWorkgroup>>
  return %0 : f32
}
func.func @f6(%m: memref<index, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: index) -> index {
  %0 = memref.load %m[] : memref<index, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[] : memref<index, #spirv.storage_class<CrossWorkgroup>>
  return %0 : index
}
func.func @f7(%m: memref<vector<4xf32>, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = memref.load %m[] : memref<vector<4xf32>, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[] : memref<vector<4xf32>, #spirv.storage_class<CrossWorkgroup>>
  return %0 : vector<4xf32>
}
func.func @f8(%m: memref<8xi1, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i1) -> i1 {
  %0 = memref.load %m[%i] : memref<8xi1, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i] : memref<8xi1, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i1
}
func.func @f9(%m: memref<8xi4, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i4) -> i4 {
  %0 = memref.load %m[%i] : memref<8xi4, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i] : memref<8xi4, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i4
}
func.func @f10(%m: memref<8xi8, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i8) -> i8 {
  %0 = memref.load %m[%i] : memref<8xi8, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i] : memref<8xi8, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i8
}
func.func @f11(%m: memref<8xi16, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i16) -> i16 {
  %0 = memref.load %m[%i] : memref<8xi16, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i] : memref<8xi16, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i16
}
func.func @f12(%m: memref<8xi32, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i32) -> i32 {
  %0 = memref.load %m[%i] : memref<8xi32, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i] : memref<8xi32, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i32
}
func.func @f13(%m: memref<8xf32, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: f32) -> f32 {
  %0 = memref.load %m[%i] : memref<8xf32, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i] : memref<8xf32, #spirv.storage_class<CrossWorkgroup>>
  return %0 : f32
}
func.func @f14(%m: memref<8xindex, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: index) -> index {
  %0 = memref.load %m[%i] : memref<8xindex, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i] : memref<8xindex, #spirv.storage_class<CrossWorkgroup>>
  return %0 : index
}
func.func @f15(%m: memref<8xvector<4xf32>, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = memref.load %m[%i] : memref<8xvector<4xf32>, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i] : memref<8xvector<4xf32>, #spirv.storage_class<CrossWorkgroup>>
  return %0 : vector<4xf32>
}
func.func @f16(%m: memref<4x5xi1, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i1) -> i1 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi1, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i, %j] : memref<4x5xi1, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i1
}
func.func @f17(%m: memref<4x5xi4, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i4) -> i4 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi4, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i, %j] : memref<4x5xi4, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i4
}
func.func @f18(%m: memref<4x5xi8, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i8) -> i8 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi8, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i, %j] : memref<4x5xi8, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i8
}
func.func @f19(%m: memref<4x5xi16, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i16) -> i16 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi16, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i, %j] : memref<4x5xi16, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i16
}
func.func @f20(%m: memref<4x5xi32, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i32) -> i32 {
  %0 = memref.load %m[%i, %j] : memref<4x5xi32, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i, %j] : memref<4x5xi32, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i32
}
func.func @f21(%m: memref<4x5xf32, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: f32) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x5xf32, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i, %j] : memref<4x5xf32, #spirv.storage_class<CrossWorkgroup>>
  return %0 : f32
}
func.func @f22(%m: memref<4x5xindex, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: index) -> index {
  %0 = memref.load %m[%i, %j] : memref<4x5xindex, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i, %j] : memref<4x5xindex, #spirv.storage_class<CrossWorkgroup>>
  return %0 : index
}
func.func @f23(%m: memref<4x5xvector<4xf32>, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = memref.load %m[%i, %j] : memref<4x5xvector<4xf32>, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i, %j] : memref<4x5xvector<4xf32>, #spirv.storage_class<CrossWorkgroup>>
  return %0 : vector<4xf32>
}
func.func @f24(%m: memref<?xi1, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i1) -> i1 {
  %0 = memref.load %m[%i] : memref<?xi1, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i] : memref<?xi1, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i1
}
func.func @f25(%m: memref<?xi4, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i4) -> i4 {
  %0 = memref.load %m[%i] : memref<?xi4, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i] : memref<?xi4, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i4
}
func.func @f26(%m: memref<?xi8, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i8) -> i8 {
  %0 = memref.load %m[%i] : memref<?xi8, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i] : memref<?xi8, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i8
}
func.func @f27(%m: memref<?xi16, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i16) -> i16 {
  %0 = memref.load %m[%i] : memref<?xi16, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i] : memref<?xi16, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i16
}
func.func @f28(%m: memref<?xi32, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i32) -> i32 {
  %0 = memref.load %m[%i] : memref<?xi32, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i] : memref<?xi32, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i32
}
func.func @f29(%m: memref<?xf32, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: f32) -> f32 {
  %0 = memref.load %m[%i] : memref<?xf32, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i] : memref<?xf32, #spirv.storage_class<CrossWorkgroup>>
  return %0 : f32
}
func.func @f30(%m: memref<?xindex, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: index) -> index {
  %0 = memref.load %m[%i] : memref<?xindex, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i] : memref<?xindex, #spirv.storage_class<CrossWorkgroup>>
  return %0 : index
}
func.func @f31(%m: memref<?xvector<4xf32>, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = memref.load %m[%i] : memref<?xvector<4xf32>, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i] : memref<?xvector<4xf32>, #spirv.storage_class<CrossWorkgroup>>
  return %0 : vector<4xf32>
}
func.func @f32(%m: memref<2x3x4xi1, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i1) -> i1 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi1, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi1, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i1
}
func.func @f33(%m: memref<2x3x4xi4, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i4) -> i4 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi4, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi4, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i4
}
func.func @f34(%m: memref<2x3x4xi8, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i8) -> i8 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi8, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi8, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i8
}
func.func @f35(%m: memref<2x3x4xi16, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i16) -> i16 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi16, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi16, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i16
}
func.func @f36(%m: memref<2x3x4xi32, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: i32) -> i32 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xi32, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xi32, #spirv.storage_class<CrossWorkgroup>>
  return %0 : i32
}
func.func @f37(%m: memref<2x3x4xf32, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: f32) -> f32 {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xf32, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xf32, #spirv.storage_class<CrossWorkgroup>>
  return %0 : f32
}
func.func @f38(%m: memref<2x3x4xindex, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: index) -> index {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xindex, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xindex, #spirv.storage_class<CrossWorkgroup>>
  return %0 : index
}
func.func @f39(%m: memref<2x3x4xvector<4xf32>, #spirv.storage_class<CrossWorkgroup>>, %i: index, %j: index, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = memref.load %m[%i, %j, %i] : memref<2x3x4xvector<4xf32>, #spirv.storage_class<CrossWorkgroup>>
  memref.store %v, %m[%i, %j, %i] : memref<2x3x4xvector<4xf32>, #spirv.storage_class<CrossWorkgroup>>
  return %0 : vector<4xf32>
}
func.func @casts(%m: memref<8xf32, #spirv.storage_class<CrossWorkgroup>>) {
  %0 = memref.memory_space_cast %m : memref<8xf32, #spirv.storage_class<CrossWorkgroup>> to memref<8xf32, #spirv.storage_class<Workgroup>>
  %1 = memref.memory_space_cast %m : memref<8xf32, #spirv.storage_class<CrossWorkgroup>> to memref<8xf32, #spirv.storage_class<Generic>>
  %2 = memref.memory_space_cast %1 : memref<8xf32, #spirv.storage_class<Generic>> to memref<8xf32, #spirv.storage_class<Workgroup>>
  %3 = memref.memory_space_cast %m : memref<8xf32, #spirv.storage_class<CrossWorkgroup>> to memref<8xf32>
  return
}
func.func @shapes(%m: memref<8xf32, #spirv.storage_class<CrossWorkgroup>>, %d: memref<?xf32, #spirv.storage_class<CrossWorkgroup>>, %i: index) {
  %0 = memref.cast %m : memref<8xf32, #spirv.storage_class<CrossWorkgroup>> to memref<?xf32, #spirv.storage_class<CrossWorkgroup>>
  %1 = memref.cast %d : memref<?xf32, #spirv.storage_class<CrossWorkgroup>> to memref<?xf32, strided<[?], offset: ?>, #spirv.storage_class<CrossWorkgroup>>
  %2 = memref.reinterpret_cast %d to offset: [%i], sizes: [%i], strides: [1] : memref<?xf32, #spirv.storage_class<CrossWorkgroup>> to memref<?xf32, strided<[1], offset: ?>, #spirv.storage_class<CrossWorkgroup>>
  %3 = memref.reinterpret_cast %d to offset: [0], sizes: [%i], strides: [1] : memref<?xf32, #spirv.storage_class<CrossWorkgroup>> to memref<?xf32, strided<[1]>, #spirv.storage_class<CrossWorkgroup>>
  %4 = memref.reinterpret_cast %d to offset: [5], sizes: [%i], strides: [1] : memref<?xf32, #spirv.storage_class<CrossWorkgroup>> to memref<?xf32, strided<[1], offset: 5>, #spirv.storage_class<CrossWorkgroup>>
  %5 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<8xf32, #spirv.storage_class<CrossWorkgroup>> to memref<4xf32, strided<[1]>, #spirv.storage_class<CrossWorkgroup>>
  %6 = memref.extract_aligned_pointer_as_index %m : memref<8xf32, #spirv.storage_class<CrossWorkgroup>> -> index
  %7 = memref.load %3[%i] : memref<?xf32, strided<[1]>, #spirv.storage_class<CrossWorkgroup>>
  return
}
}

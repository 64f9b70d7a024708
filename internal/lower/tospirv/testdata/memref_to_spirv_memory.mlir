// ARGS: --convert-memref-to-spirv
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Sampled1D, PhysicalStorageBufferAddresses, Addresses], [SPV_KHR_physical_storage_buffer]>, #spirv.resource_limits<>>} {
func.func @a(%m: memref<8xf32, #spirv.storage_class<PhysicalStorageBuffer>>, %i: index, %v: f32) -> f32 {
  %0 = memref.load %m[%i] : memref<8xf32, #spirv.storage_class<PhysicalStorageBuffer>>
  memref.store %v, %m[%i] {nontemporal = true, alignment = 8 : i64} : memref<8xf32, #spirv.storage_class<PhysicalStorageBuffer>>
  %1 = memref.load %m[%i] {nontemporal = true} : memref<8xf32, #spirv.storage_class<PhysicalStorageBuffer>>
  return %0: f32
}
func.func @v(%m: memref<8xvector<4xf32>, #spirv.storage_class<PhysicalStorageBuffer>>, %i: index) -> vector<4xf32> {
  %0 = memref.load %m[%i] : memref<8xvector<4xf32>, #spirv.storage_class<PhysicalStorageBuffer>>
  return %0: vector<4xf32>
}
func.func @im(%m: memref<8x4xf32, #spirv.storage_class<Image>>, %i: index, %m1: memref<8xf32, #spirv.storage_class<Image>>, %mi: memref<8x2x2xi32, #spirv.storage_class<Image>>) {
  %0 = memref.load %m[%i, %i] : memref<8x4xf32, #spirv.storage_class<Image>>
  %1 = memref.load %m1[%i] {nontemporal = true} : memref<8xf32, #spirv.storage_class<Image>>
  %2 = memref.load %mi[%i, %i, %i] {alignment = 4 : i64} : memref<8x2x2xi32, #spirv.storage_class<Image>>
  return
}
func.func @texels(%m: memref<8x4x2xf32, #spirv.storage_class<Image>>, %i: index, %j: index, %k: index) -> f32 {
  %0 = memref.load %m[%i, %j, %k] : memref<8x4x2xf32, #spirv.storage_class<Image>>
  return %0 : f32
}
func.func @aligned(%m: memref<8xf32, #spirv.storage_class<StorageBuffer>>, %b: memref<8xi8, #spirv.storage_class<StorageBuffer>>, %i: index) {
  %0 = memref.load %m[%i] {alignment = 16 : i64, nontemporal = true} : memref<8xf32, #spirv.storage_class<StorageBuffer>>
  memref.store %0, %m[%i] {nontemporal = true} : memref<8xf32, #spirv.storage_class<StorageBuffer>>
  %1 = memref.load %m[%i] {alignment = 8589934592 : i64} : memref<8xf32, #spirv.storage_class<StorageBuffer>>
  %2 = memref.load %b[%i] {alignment = 4 : i64} : memref<8xi8, #spirv.storage_class<StorageBuffer>>
  return
}
func.func @rmw_a(%v: i8, %m: memref<8xi8, #spirv.storage_class<StorageBuffer>>, %i: index) -> i8 {
  %0 = memref.atomic_rmw ori %v, %m[%i] : (i8, memref<8xi8, #spirv.storage_class<StorageBuffer>>) -> i8
  return %0: i8
}
func.func @rmw_b(%v: i8, %m: memref<8xi8, #spirv.storage_class<StorageBuffer>>, %i: index) -> i8 {
  %0 = memref.atomic_rmw addi %v, %m[%i] : (i8, memref<8xi8, #spirv.storage_class<StorageBuffer>>) -> i8
  return %0: i8
}
func.func @rmw_b1(%v: i8, %m: memref<8xi8, #spirv.storage_class<StorageBuffer>>, %i: index) -> i8 {
  %0 = memref.atomic_rmw andi %v, %m[%i] : (i8, memref<8xi8, #spirv.storage_class<StorageBuffer>>) -> i8
  return %0: i8
}
func.func @rmw_c(%v: i32, %m: memref<8xi32, #spirv.storage_class<StorageBuffer>>, %i: index) -> i32 {
  %0 = memref.atomic_rmw xori %v, %m[%i] : (i32, memref<8xi32, #spirv.storage_class<StorageBuffer>>) -> i32
  %1 = memref.atomic_rmw muli %v, %m[%i] : (i32, memref<8xi32, #spirv.storage_class<StorageBuffer>>) -> i32
  %2 = memref.atomic_rmw assign %v, %m[%i] : (i32, memref<8xi32, #spirv.storage_class<StorageBuffer>>) -> i32
  return %0: i32
}
func.func @rmw_d(%v: f32, %m: memref<8xf32, #spirv.storage_class<StorageBuffer>>, %i: index) -> f32 {
  %0 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<8xf32, #spirv.storage_class<StorageBuffer>>) -> f32
  return %0: f32
}
func.func @kinds(%m: memref<2x3xi32, #spirv.storage_class<Workgroup>>, %u: memref<2xi32, #spirv.storage_class<Uniform>>, %v: i32, %i: index) {
  %0 = memref.atomic_rmw addi %v, %m[%i, %i] : (i32, memref<2x3xi32, #spirv.storage_class<Workgroup>>) -> i32
  %1 = memref.atomic_rmw maxs %v, %m[%i, %i] : (i32, memref<2x3xi32, #spirv.storage_class<Workgroup>>) -> i32
  %2 = memref.atomic_rmw maxu %v, %m[%i, %i] : (i32, memref<2x3xi32, #spirv.storage_class<Workgroup>>) -> i32
  %3 = memref.atomic_rmw mins %v, %m[%i, %i] : (i32, memref<2x3xi32, #spirv.storage_class<Workgroup>>) -> i32
  %4 = memref.atomic_rmw minu %v, %m[%i, %i] : (i32, memref<2x3xi32, #spirv.storage_class<Workgroup>>) -> i32
  %5 = memref.atomic_rmw andi %v, %m[%i, %i] : (i32, memref<2x3xi32, #spirv.storage_class<Workgroup>>) -> i32
  %6 = memref.atomic_rmw ori %v, %m[%i, %i] : (i32, memref<2x3xi32, #spirv.storage_class<Workgroup>>) -> i32
  %7 = memref.atomic_rmw addi %v, %u[%i] : (i32, memref<2xi32, #spirv.storage_class<Uniform>>) -> i32
  return
}
func.func @allocations(%n: index, %d: memref<?xf32, #spirv.storage_class<Workgroup>>) {
  %0 = memref.alloc() : memref<4x5xf32, #spirv.storage_class<Workgroup>>
  %1 = memref.alloc() : memref<4xi8, #spirv.storage_class<Workgroup>>
  %2 = memref.alloc() : memref<4xvector<2xi32>, #spirv.storage_class<Workgroup>>
  %3 = memref.alloc() : memref<4xcomplex<f32>, #spirv.storage_class<Workgroup>>
  %4 = memref.alloc() : memref<4xindex, #spirv.storage_class<Workgroup>>
  %5 = memref.alloc(%n) : memref<?xf32, #spirv.storage_class<Workgroup>>
  %6 = memref.alloc() : memref<4xf32, #spirv.storage_class<StorageBuffer>>
  %7 = memref.alloc() : memref<4xf32>
  %8 = memref.alloc() : memref<0xf32, #spirv.storage_class<Workgroup>>
  %9 = memref.alloca() : memref<4xf32, #spirv.storage_class<Function>>
  %10 = memref.alloca() : memref<4xi1, #spirv.storage_class<Function>>
  %11 = memref.alloca() : memref<4xf32, #spirv.storage_class<Workgroup>>
  %12 = memref.alloca() : memref<f32, #spirv.storage_class<Function>>
  %13 = memref.load %9[%n] : memref<4xf32, #spirv.storage_class<Function>>
  memref.store %13, %0[%n, %n] : memref<4x5xf32, #spirv.storage_class<Workgroup>>
  memref.dealloc %0 : memref<4x5xf32, #spirv.storage_class<Workgroup>>
  memref.dealloc %1 : memref<4xi8, #spirv.storage_class<Workgroup>>
  memref.dealloc %d : memref<?xf32, #spirv.storage_class<Workgroup>>
  memref.dealloc %6 : memref<4xf32, #spirv.storage_class<StorageBuffer>>
  return
}
}

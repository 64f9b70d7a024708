// ARGS: --convert-memref-to-spirv
func.func @neg(%m: memref<8x?xf32, strided<[-1, 1], offset: 7>, #spirv.storage_class<StorageBuffer>>, %w: memref<*xf32, #spirv.storage_class<Workgroup>>, %q: memref<4xi3, #spirv.storage_class<StorageBuffer>>, %h: memref<4xi12, #spirv.storage_class<StorageBuffer>>, %i: index) {
  memref.dealloc %w : memref<*xf32, #spirv.storage_class<Workgroup>>
  %0 = memref.load %q[%i] : memref<4xi3, #spirv.storage_class<StorageBuffer>>
  %1 = memref.load %h[%i] : memref<4xi12, #spirv.storage_class<StorageBuffer>>
  %c0 = arith.constant 0 : index
  %2 = memref.load %m[%c0, %i] : memref<8x?xf32, strided<[-1, 1], offset: 7>, #spirv.storage_class<StorageBuffer>>
  %p = memref.cast %w : memref<*xf32, #spirv.storage_class<Workgroup>> to memref<8xf32, #spirv.storage_class<Workgroup>>
  %u = memref.cast %p : memref<8xf32, #spirv.storage_class<Workgroup>> to memref<*xf32, #spirv.storage_class<Workgroup>>
  %e = memref.extract_aligned_pointer_as_index %w : memref<*xf32, #spirv.storage_class<Workgroup>> -> index
  %s = memref.memory_space_cast %w : memref<*xf32, #spirv.storage_class<Workgroup>> to memref<*xf32, #spirv.storage_class<Generic>>
  return
}
func.func @a(%m: memref<8x?xf32, strided<[1, 1], offset: 7>, #spirv.storage_class<StorageBuffer>>,  %i: index) {
  %2 = memref.load %m[%i, %i] : memref<8x?xf32, strided<[1, 1], offset: 7>, #spirv.storage_class<StorageBuffer>>
  return
}
func.func @b(%m: memref<8x4xf32, strided<[-1, 1], offset: 7>, #spirv.storage_class<StorageBuffer>>,  %i: index) {
  %2 = memref.load %m[%i, %i] : memref<8x4xf32, strided<[-1, 1], offset: 7>, #spirv.storage_class<StorageBuffer>>
  return
}
func.func @c(%m: memref<8x?xf32, strided<[-1, 1], offset: 7>, #spirv.storage_class<StorageBuffer>>,  %i: index) {
  %2 = memref.load %m[%i, %i] : memref<8x?xf32, strided<[-1, 1], offset: 7>, #spirv.storage_class<StorageBuffer>>
  return
}
func.func @d(%m: memref<8x?xf32, strided<[1, 1], offset: 7>, #spirv.storage_class<StorageBuffer>>,  %i: index) {
  %c0 = arith.constant 0 : index
  %2 = memref.load %m[%c0, %i] : memref<8x?xf32, strided<[1, 1], offset: 7>, #spirv.storage_class<StorageBuffer>>
  return
}
func.func @shared(%m: memref<8x4xi16, #spirv.storage_class<Workgroup>>, %x: i16, %i: index) -> i16 {
  %0 = memref.load %m[%i, %i] : memref<8x4xi16, #spirv.storage_class<Workgroup>>
  memref.store %x, %m[%i, %i] : memref<8x4xi16, #spirv.storage_class<Workgroup>>
  return %0 : i16
}

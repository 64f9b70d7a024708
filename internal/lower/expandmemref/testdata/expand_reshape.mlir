// ARGS: --memref-expand
func.func @reshape(%m: memref<?xf32>, %s: memref<3xindex>, %t: memref<2xi32>, %u: memref<?xindex>, %z: memref<0xindex>) -> (memref<?x4x?xf32>, memref<4x?xf32>, memref<*xf32>, memref<2x3xf32>) {
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<3xindex>) -> memref<?x4x?xf32>
  %1 = memref.reshape %m(%t) : (memref<?xf32>, memref<2xi32>) -> memref<4x?xf32>
  %2 = memref.reshape %m(%u) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
  %3 = memref.reshape %m(%t) : (memref<?xf32>, memref<2xi32>) -> memref<2x3xf32>
  return %0, %1, %2, %3 : memref<?x4x?xf32>, memref<4x?xf32>, memref<*xf32>, memref<2x3xf32>
}
func.func @scalar(%m: memref<1xf32>, %z: memref<0xindex>) -> memref<f32> {
  %0 = memref.reshape %m(%z) : (memref<1xf32>, memref<0xindex>) -> memref<f32>
  return %0 : memref<f32>
}

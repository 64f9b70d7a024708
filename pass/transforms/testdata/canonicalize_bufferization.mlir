// ARGS: --canonicalize --allow-unregistered-dialect
// ARGS: --canonicalize=top-down=false --allow-unregistered-dialect

func.func @clones(%m: memref<4xf32>, %n: index) -> (memref<4xf32>, memref<?xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  %2 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %3 = bufferization.clone %2 : memref<?xf32> to memref<?xf32>
  %4 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %5 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  "test.use"(%5) : (memref<4xf32>) -> ()
  memref.dealloc %5 : memref<4xf32>
  return %1, %3 : memref<4xf32>, memref<?xf32>
}
func.func @keptClones(%n: index, %c: i1) -> (memref<4xf32>, memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
  "test.use"(%0, %1) : (memref<4xf32>, memref<4xf32>) -> ()
  memref.dealloc %0 : memref<4xf32>
  memref.dealloc %1 : memref<4xf32>
  %2 = memref.alloc() : memref<4xf32>
  %3 = memref.alloc() : memref<4xf32>
  %4 = bufferization.clone %2 : memref<4xf32> to memref<4xf32>
  "test.use"(%3) : (memref<4xf32>) -> ()
  memref.dealloc %3 : memref<4xf32>
  memref.dealloc %2 : memref<4xf32>
  %5 = memref.alloc() : memref<4xf32>
  %6 = bufferization.clone %5 : memref<4xf32> to memref<4xf32>
  return %4, %6 : memref<4xf32>, memref<4xf32>
}
func.func @conversions(%m: memref<?x8xf32>, %t: tensor<?x8xf32>, %i: index, %s: tensor<4x8xf32>) -> (memref<?x8xf32>, tensor<?x8xf32>, index, f32, memref<?x?xf32>, memref<?x8xf32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %0 = bufferization.to_tensor %m : memref<?x8xf32> to tensor<?x8xf32>
  %1 = bufferization.to_buffer %0 : tensor<?x8xf32> to memref<?x8xf32>
  %2 = bufferization.to_buffer %t : tensor<?x8xf32> to memref<?x8xf32>
  %3 = bufferization.to_tensor %2 : memref<?x8xf32> to tensor<?x8xf32>
  %4 = tensor.dim %0, %c0 : tensor<?x8xf32>
  %5 = memref.load %2[%i, %i] : memref<?x8xf32>
  %6 = tensor.cast %s : tensor<4x8xf32> to tensor<?x?xf32>
  %7 = bufferization.to_buffer %6 : tensor<?x?xf32> to memref<?x?xf32>
  %8 = bufferization.to_buffer %0 : tensor<?x8xf32> to memref<?x8xf32, strided<[?, ?], offset: ?>>
  return %1, %3, %4, %5, %7, %8 : memref<?x8xf32>, tensor<?x8xf32>, index, f32, memref<?x?xf32>, memref<?x8xf32, strided<[?, ?], offset: ?>>
}
func.func @tensors(%n: index, %t: tensor<?xf32>) -> (tensor<?x?x8xf32>, index, index, index, tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = bufferization.alloc_tensor(%n, %c4) : tensor<?x?x8xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?x8xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?x8xf32>
  %3 = tensor.dim %0, %c2 : tensor<?x?x8xf32>
  %4 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  %5 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<?x?x8xf32>, index, index, index, tensor<?xf32>, tensor<?xf32>
}
func.func @deallocs(%m: memref<4xf32>, %n: memref<4xf32>, %c: i1, %d: i1, %k: memref<2xf32>) -> (i1, i1, i1, i1, i1) {
  %false = arith.constant false
  %true = arith.constant true
  %0 = bufferization.dealloc (%m, %n, %m : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%c, %d, %d) retain (%k : memref<2xf32>)
  %1:2 = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%k, %k : memref<2xf32>, memref<2xf32>)
  %2 = bufferization.dealloc retain (%k : memref<2xf32>)
  %3 = bufferization.dealloc (%m, %n : memref<4xf32>, memref<4xf32>) if (%false, %c) retain (%k : memref<2xf32>)
  bufferization.dealloc (%n : memref<4xf32>) if (%false)
  %4 = memref.alloc() : memref<8xf32>
  bufferization.dealloc (%4 : memref<8xf32>) if (%true)
  %5 = memref.alloc() : memref<8xf32>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %5 : memref<8xf32> -> memref<f32>, index, index, index
  "test.use"(%5) : (memref<8xf32>) -> ()
  bufferization.dealloc (%base, %base : memref<f32>, memref<f32>) if (%true, %true)
  return %0, %1#0, %1#1, %2, %3 : i1, i1, i1, i1, i1
}

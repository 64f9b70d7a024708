%t = "test.x"() : () -> tensor<?xf32>
%u = "test.x"() : () -> tensor<4xf32>
%n = "test.x"() : () -> index
%m = "test.x"() : () -> memref<?xf32>
%b = "test.x"() : () -> i1
%0 = bufferization.alloc_tensor(%n) : tensor<?xf32>
%1 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
%2 = bufferization.alloc_tensor(%n) size_hint=%n {memory_space = 1 : i64} : tensor<?xf32>
bufferization.dealloc (%m : memref<?xf32>) if (%b)
%3 = bufferization.dealloc (%m : memref<?xf32>) if (%b) retain (%m : memref<?xf32>)
bufferization.dealloc
%4 = bufferization.materialize_in_destination %t in %t : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
bufferization.materialize_in_destination %t in restrict writable %m : (tensor<?xf32>, memref<?xf32>) -> ()
%5 = bufferization.to_tensor %m restrict writable : memref<?xf32> to tensor<?xf32>
%6 = bufferization.to_buffer %5 read_only : tensor<?xf32> to memref<?xf32>
%7 = bufferization.to_buffer %t {x} : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
%8 = bufferization.clone %6 : memref<?xf32> to memref<4xf32>
bufferization.dealloc_tensor %0 : tensor<?xf32>

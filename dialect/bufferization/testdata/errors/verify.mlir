%n = "test.x"() : () -> index
%0 = bufferization.alloc_tensor() : tensor<?xf32>
// -----
%n = "test.x"() : () -> index
%t = "test.x"() : () -> tensor<?xf32>
%0 = bufferization.alloc_tensor(%n) copy(%t) : tensor<?xf32>
// -----
%t = "test.x"() : () -> tensor<?xf32>
%0 = "bufferization.alloc_tensor"(%t) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<?xf32>) -> tensor<4xf32>
// -----
%t = "test.x"() : () -> tensor<?xf32>
%0 = "bufferization.materialize_in_destination"(%t, %t) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<4xf32>)
// -----
%t = "test.x"() : () -> tensor<?xf32>
"bufferization.materialize_in_destination"(%t, %t) : (tensor<?xf32>, tensor<?xf32>) -> ()
// -----
%t = "test.x"() : () -> tensor<?xf32>
%m = "test.x"() : () -> memref<?xf32>
%0 = "bufferization.materialize_in_destination"(%t, %m) : (tensor<?xf32>, memref<?xf32>) -> (tensor<?xf32>)
// -----
%t = "test.x"() : () -> tensor<?xf32>
%0 = "bufferization.materialize_in_destination"(%t, %t) <{restrict}> : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>)
// -----
%t = "test.x"() : () -> tensor<?xf32>
%0 = "bufferization.materialize_in_destination"(%t, %t) <{writable}> : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>)
// -----
%t = "test.x"() : () -> tensor<?xf32>
%m = "test.x"() : () -> memref<?xf32>
"bufferization.materialize_in_destination"(%t, %m) : (tensor<?xf32>, memref<?xf32>) -> ()
// -----
%t = "test.x"() : () -> tensor<?xf32>
%m = "test.x"() : () -> memref<?x?xf32>
"bufferization.materialize_in_destination"(%t, %m) <{writable}> : (tensor<?xf32>, memref<?x?xf32>) -> ()
// -----
%t = "test.x"() : () -> tensor<5xf32>
%m = "test.x"() : () -> memref<4xf32>
"bufferization.materialize_in_destination"(%t, %m) <{writable}> : (tensor<5xf32>, memref<4xf32>) -> ()
// -----
%t = "test.x"() : () -> tensor<5xf32>
%m = "test.x"() : () -> vector<5xf32>
"bufferization.materialize_in_destination"(%t, %m) <{writable}> : (tensor<5xf32>, vector<5xf32>) -> ()
// -----
%m = "test.x"() : () -> memref<?xf32>
"bufferization.dealloc"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<?xf32>) -> ()
// -----
%m = "test.x"() : () -> memref<?xf32>
"bufferization.dealloc"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (memref<?xf32>) -> ()
// -----
"test.x"() {bufferization.foo} : () -> ()
// -----
"test.x"() {bufferization.writable = 1} : () -> ()
// -----
"test.x"() {bufferization.manual_deallocation} : () -> ()
// -----
"test.x"() {bufferization.skip} : () -> ()
// -----
func.func private @f(tensor<4xf32> {bufferization.writable = true})
// -----
func.func @f(%a: tensor<4xf32> {bufferization.writable = 1}) { return }
// -----
func.func private @f(tensor<4xf32> {bufferization.access = "foo"})
// -----
func.func @f(%a: tensor<4xf32> {bufferization.buffer_layout = 1}) { return }
// -----
func.func @f(%a: tensor<4xf32> {bufferization.foo = 1}) { return }
// -----
func.func private @f(tensor<4xf32> {bufferization.access = 1})
// -----
func.func @f() attributes {bufferization.manual_deallocation} { return }
// -----
%n = "test.x"() {bufferization.manual_deallocation} : () -> memref<4xf32>

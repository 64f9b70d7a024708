// ARGS: --canonicalize --allow-unregistered-dialect
// The canonicalizations that are rules.
func.func @shape(%i: index, %s: !shape.size, %a: !shape.shape, %t: tensor<2x?xf32>, %j: index, %e: tensor<?xindex>) -> (!shape.size, index, !shape.witness, !shape.witness, tensor<2xindex>, tensor<?xindex>, index, i32, index) {
  %0 = shape.index_to_size %i
  %1 = shape.size_to_index %0 : !shape.size
  %2 = shape.size_to_index %s : !shape.size
  %3 = shape.index_to_size %2
  %4 = shape.cstr_eq %a, %a : !shape.shape, !shape.shape
  %5 = shape.cstr_broadcastable %a, %a : !shape.shape, !shape.shape
  %6 = tensor.cast %e : tensor<?xindex> to tensor<*xindex>
  %7 = tensor.cast %6 : tensor<*xindex> to tensor<2xindex>
  %8 = shape.shape_of %t : tensor<2x?xf32> -> tensor<2xindex>
  %9 = tensor.cast %8 : tensor<2xindex> to tensor<?xindex>
  %10 = tensor.extract %8[%j] : tensor<2xindex>
  %w = shape.const_witness true
  %11, %12 = shape.assuming %w -> (i32, index) {
    %c = "test.op"(%i) : (index) -> i32
    %d = "test.op"(%i) : (index) -> i32
    shape.assuming_yield %c, %i : i32, index
  }
  return %3, %1, %4, %5, %7, %9, %10, %11, %12 : !shape.size, index, !shape.witness, !shape.witness, tensor<2xindex>, tensor<?xindex>, index, i32, index
}
func.func @tensor(%t: tensor<4xi32>, %i: index, %u: tensor<?x4xf32>, %x: tensor<3xi32>) -> (tensor<4xi32>, index, index) {
  %0 = tensor.bitcast %t : tensor<4xi32> to tensor<4xui32>
  %1 = tensor.bitcast %0 : tensor<4xui32> to tensor<4xf32>
  %2 = tensor.bitcast %1 : tensor<4xf32> to tensor<4xi32>
  %3 = tensor.cast %u : tensor<?x4xf32> to tensor<?x?xf32>
  %33 = tensor.cast %3 : tensor<?x?xf32> to tensor<*xf32>
  %4 = tensor.dim %33, %i : tensor<*xf32>
  %5 = arith.index_cast %x : tensor<3xi32> to tensor<3xindex>
  %6 = tensor.extract %5[%i] : tensor<3xindex>
  return %2, %4, %6 : tensor<4xi32>, index, index
}
func.func @buf(%m: memref<?xf32>, %i: index, %t: tensor<?xf32>, %s: memref<4xf32, strided<[1]>>) -> (index, f32, memref<4xf32, strided<[?], offset: ?>>) {
  %0 = bufferization.to_tensor %m restrict : memref<?xf32> to tensor<?xf32>
  %1 = tensor.dim %0, %i : tensor<?xf32>
  %2 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  %3 = memref.load %2[%i] : memref<?xf32>
  %4 = bufferization.to_tensor %s : memref<4xf32, strided<[1]>> to tensor<4xf32>
  %5 = bufferization.to_buffer %4 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  return %1, %3, %5 : index, f32, memref<4xf32, strided<[?], offset: ?>>
}
func.func @mem(%m: memref<?xf32>, %i: index, %n: index) -> memref<?x4xf32> {
  memref.copy %m, %m : memref<?xf32> to memref<?xf32>
  %a = memref.alloc() : memref<2048xi8>
  %c = memref.cast %a : memref<2048xi8> to memref<?xi8>
  %v = memref.view %c[%i][%n] : memref<?xi8> to memref<?x4xf32>
  return %v : memref<?x4xf32>
}
func.func @spirv(%x: i32, %y: i32, %b: i1, %c: i1, %p: !spirv.ptr<!spirv.array<4 x !spirv.array<4 x f32>>, Function>) -> (i1, i1, i1, i1, !spirv.ptr<f32, Function>) {
  %0 = spirv.IEqual %x, %y : i32
  %1 = spirv.LogicalNot %0 : i1
  %2 = spirv.INotEqual %x, %y : i32
  %3 = spirv.LogicalNot %2 : i1
  %4 = spirv.LogicalEqual %b, %c : i1
  %5 = spirv.LogicalNot %4 : i1
  %6 = spirv.LogicalNotEqual %b, %c : i1
  %7 = spirv.LogicalNot %6 : i1
  %8 = spirv.AccessChain %p[%x] : !spirv.ptr<!spirv.array<4 x !spirv.array<4 x f32>>, Function>, i32 -> !spirv.ptr<!spirv.array<4 x f32>, Function>
  %9 = spirv.AccessChain %8[%y] : !spirv.ptr<!spirv.array<4 x f32>, Function>, i32 -> !spirv.ptr<f32, Function>
  return %1, %3, %5, %7, %9 : i1, i1, i1, i1, !spirv.ptr<f32, Function>
}
func.func @vector(%x: f32, %v: vector<3xf32>, %w: vector<2x1x3xf32>, %t: vector<2x4xf32>, %u: vector<8x4xf32>) -> (vector<2x3xf32>, vector<3x2xf32>, vector<1x2x3xf32>, vector<2x4xf32>, vector<2xf32>, vector<2x4xf32>, vector<8x4xf32>, vector<8x4xf32>, vector<4xi1>) {
  %0 = vector.broadcast %x : f32 to vector<3xf32>
  %1 = vector.broadcast %0 : vector<3xf32> to vector<2x3xf32>
  %2 = vector.transpose %1, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %3 = vector.shape_cast %w : vector<2x1x3xf32> to vector<2x3x1xf32>
  %4 = vector.transpose %3, [2, 0, 1] : vector<2x3x1xf32> to vector<1x2x3xf32>
  %5 = vector.transpose %t, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %6 = vector.transpose %5, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %7 = vector.from_elements %x, %x : vector<2xf32>
  %8 = vector.broadcast %x : f32 to vector<4xf32>
  %9 = vector.broadcast %x : f32 to vector<2x4xf32>
  %10 = vector.insert %8, %9 [1] : vector<4xf32> into vector<2x4xf32>
  %11 = vector.broadcast %x : f32 to vector<8x4xf32>
  %12 = vector.insert_strided_slice %9, %11 {offsets = [1, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x4xf32>
  %13 = vector.extract_strided_slice %u {offsets = [1], sizes = [2], strides = [1]} : vector<8x4xf32> to vector<2x4xf32>
  %14 = vector.insert_strided_slice %13, %u {offsets = [1, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x4xf32>
  %c2 = arith.constant 2 : index
  %15 = vector.create_mask %c2 : vector<4xi1>
  return %1, %2, %4, %6, %7, %10, %12, %14, %15 : vector<2x3xf32>, vector<3x2xf32>, vector<1x2x3xf32>, vector<2x4xf32>, vector<2xf32>, vector<2x4xf32>, vector<8x4xf32>, vector<8x4xf32>, vector<4xi1>
}

func.func @f(%i: index) { %0 = memref.alloc() : memref<?xf32> return }
// -----
func.func @f(%i: index) { %0 = memref.alloc(%i) : memref<4xf32> return }
// -----
func.func @f(%i: index) { %0 = memref.alloc()[%i] : memref<4xf32> return }
// -----
func.func @f(%i: index) { %0 = memref.alloc() : memref<4xf32, affine_map<(d0)[s0]->(d0+s0)>> return }
// -----
func.func @f(%i: index) { %0 = memref.alloc() : memref<*xf32> return }
// -----
func.func @f(%i: index) { %0 = memref.alloc() {alignment = 3} : memref<4xf32> return }
// -----
func.func @f(%i: index) { %0 = memref.alloc() {alignment = 0} : memref<4xf32> return }
// -----
"test.x"() ({ %0 = memref.alloca() : memref<4xf32> "test.y"() : () -> () }) : () -> ()
// -----
memref.alloca() : memref<4xf32>
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.realloc %m : memref<4xf32> to memref<?xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.realloc %m(%i) : memref<4xf32> to memref<5xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.realloc %m : memref<4xf32> to memref<5xi32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.realloc %m : memref<4xf32> to memref<5xf32, 1> return }
// -----
func.func @f(%m: memref<4xf32, strided<[2]>>, %i: index) { %0 = memref.realloc %m : memref<4xf32, strided<[2]>> to memref<5xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.realloc %m : memref<4xf32> to memref<5xf32, strided<[2]>> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.cast %m : memref<4xf32> to memref<5xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.cast %m : memref<4xf32> to memref<4xi32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.cast %m : memref<4xf32> to memref<4xf32, 1> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.cast %m : memref<4xf32> to memref<4xf32, strided<[2]>> return }
// -----
func.func @f(%m: memref<*xf32>, %i: index) { %0 = memref.cast %m : memref<*xf32> to memref<*xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.load %m[] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.load %m[%i, %i] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) { memref.store %v, %m[%i, %i] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) { memref.prefetch %m[%i, %i], read, locality<1>, data : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) { memref.prefetch %m[%i], red, locality<1>, data : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) { memref.prefetch %m[%i], read, locality<1>, dta : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) { memref.prefetch %m[%i], read, locality<5>, data : memref<4xf32> return }
// -----
memref.global @x : f32
// -----
memref.global @x : memref<?xf32>
// -----
memref.global @x : memref<2xf32> = dense<1> : tensor<2xi32>
// -----
memref.global @x : memref<2xf32> = dense<1.0> : tensor<3xf32>
// -----
memref.global @x : memref<2xf32> = 1.0 : f32
// -----
"memref.global"() <{sym_name = "x", type = memref<2xf32>, initial_value = dense<1> : tensor<2xi32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "x", type = memref<2xf32>, initial_value = dense<1.0> : tensor<3xf32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "x", type = memref<2xf32>, initial_value = 1}> : () -> ()
// -----
memref.global @x : memref<2xf32> {alignment = 3}
// -----
func.func @f() { %0 = memref.get_global @a : memref<2xf32> return }
// -----
memref.global @a : memref<3xf32>
func.func @f() { %0 = memref.get_global @a : memref<2xf32> return }
// -----
func.func @f(%m: memref<4xi32>, %i: index, %v: f32) { %0 = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
 ^bb0:
  %c = arith.constant 1 : i32
  memref.atomic_yield %c : i32
  } return }
// -----
func.func @f(%m: memref<4xi32>, %i: index, %v: f32) { %0 = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
 ^bb0(%c: f32):
  memref.atomic_yield %c : f32
  } return }
// -----
func.func @f(%m: memref<4xi32>, %i: index, %v: f32) { %0 = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
 ^bb0(%c: i32):
  memref.atomic_yield %v : f32
  } return }
// -----
func.func @f(%m: memref<4xi32>, %i: index, %v: i32) { %0 = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
 ^bb0(%c: i32):
  memref.store %v, %m[%i] : memref<4xi32>
  memref.atomic_yield %v : i32
  } return }
// -----
func.func @f(%m: memref<4xi32>, %i: index, %v: i32) { memref.atomic_rmw addf %v, %m[%i] : (i32, memref<4xi32>) -> i32 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) { memref.atomic_rmw addi %v, %m[%i] : (f32, memref<4xf32>) -> f32 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) { memref.atomic_rmw addf %v, %m[] : (f32, memref<4xf32>) -> f32 return }
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) { %0 = memref.subview %m[0][2][1] : memref<4x4xf32> to memref<2x2xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) { %0 = memref.subview %m[0, 0][2, 2][1, 1] : memref<4x4xf32> to memref<2x2xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) { %0 = memref.subview %m[0, 0][2, 2][1, 1] : memref<4x4xf32> to memref<2x3xf32, strided<[4, 1]>> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) { %0 = memref.subview %m[0, 0][2, 2][1, 1] : memref<4x4xf32> to memref<2x2xi32, strided<[4, 1]>> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) { %0 = memref.subview %m[0, 0][2, 2][1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1]>, 1> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) { %0 = memref.subview %m[0, 0][2, 2][1, 1] : memref<4x4xf32> to memref<2x2x1xf32, strided<[4, 1, 1]>> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) { %0 = memref.subview %m[3, 0][2, 2][1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 12>> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) { %0 = memref.subview %m[5, 0][2, 2][1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 20>> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) { %0 = memref.subview %m[-1, 0][2, 2][1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: -4>> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) { %0 = memref.subview %m[0, 0][-2, 2][1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 0>> return }
// -----
func.func @f(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %i: index, %v: f32) { %0 = memref.subview %m[0, 0][2, 2][1, 1] : memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>> to memref<2x2xf32, strided<[4, 1], offset: 0>> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) { %0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}>: (memref<4x4xf32>, index) -> memref<2x2xf32, strided<[4, 1], offset: 0>> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) { %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1, 1>}>: (memref<4x4xf32>) -> memref<2x2xf32, strided<[4, 1], offset: 0>> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1] : memref<4x4xf32> to memref<2x2xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) { %0 = memref.reinterpret_cast %m to offset: [0, 0], sizes: [2, 2], strides: [2, 1] : memref<4x4xf32> to memref<2x2xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2, 3], strides: [2, 1] : memref<4x4xf32> to memref<2x2xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2, 2], strides: [3, 1] : memref<4x4xf32> to memref<2x2xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) { %0 = memref.reinterpret_cast %m to offset: [1], sizes: [2, 2], strides: [2, 1] : memref<4x4xf32> to memref<2x2xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4x4xf32> to memref<2x2xi32> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<4x4xf32> to memref<2x2xf32, 1> return }
// -----
func.func @f(%m: memref<4x4xf32>, %s: memref<?xindex>) { %0 = memref.reshape %m(%s) : (memref<4x4xf32>, memref<?xindex>) -> memref<2x8xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>, %s: memref<3xindex>) { %0 = memref.reshape %m(%s) : (memref<4x4xf32>, memref<3xindex>) -> memref<2x8xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>, %s: memref<2xindex>) { %0 = memref.reshape %m(%s) : (memref<4x4xf32>, memref<2xindex>) -> memref<2x8xi32> return }
// -----
func.func @f(%m: memref<4x4xf32, strided<[8, 1]>>, %s: memref<2xindex>) { %0 = memref.reshape %m(%s) : (memref<4x4xf32, strided<[8, 1]>>, memref<2xindex>) -> memref<2x8xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>, %s: memref<2xindex>) { %0 = memref.reshape %m(%s) : (memref<4x4xf32>, memref<2xindex>) -> memref<2x8xf32, strided<[9, 1]>> return }
// -----
func.func @f(%b: memref<2048xi8>, %i: index) { %0 = memref.view %b[%i][] : memref<2048xi8> to memref<?xf32> return }
// -----
func.func @f(%b: memref<2048xi8>, %i: index) { %0 = memref.view %b[%i][%i] : memref<2048xi8> to memref<4xf32> return }
// -----
func.func @f(%b: memref<2048xi8>, %i: index) { %0 = memref.view %b[%i][] : memref<2048xi8> to memref<4xf32, 1> return }
// -----
func.func @f(%b: memref<2048xi8>, %i: index) { %0 = memref.view %b[%i][] : memref<2048xi8> to memref<4xf32, strided<[2]>> return }
// -----
func.func @f(%b: memref<2048xi8, strided<[2]>>, %i: index) { %0 = memref.view %b[%i][] : memref<2048xi8, strided<[2]>> to memref<4xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %0 = memref.transpose %m (i, j) -> (i) : memref<4x4xf32> to memref<4x4xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %0 = memref.transpose %m (i) -> (i) : memref<4x4xf32> to memref<4x4xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>) { %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x4xf32> to memref<4x4xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i : index) { memref.dma_wait %m[%i], %i : memref<4x4xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i : index) { memref.dma_start %m[%i], %m[%i, %i], %i, %m[%i, %i] : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i : index) { memref.dma_start %m[%i, %i], %m[%i, %i], %i, %m[%i, %i], %i : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i : index) { memref.dma_start %m[%i, %i], %m[%i, %i], %i, %m[%i, %i] : memref<4x4xf32>, memref<4x4xf32> return }
// -----
func.func @f(%m: memref<4x4xf32>, %i : index) { "memref.dma_start"(%m, %i) : (memref<4x4xf32>, index) -> () return }
// -----
func.func @f(%m: memref<4x4xf32>, %i : index) { "memref.dma_start"(%i, %i, %i, %i) : (index, index, index, index) -> () return }
// -----
func.func @f(%m: memref<4x4xf32>, %i : index) { "memref.dma_start"(%m, %i, %i, %m) : (memref<4x4xf32>, index, index, memref<4x4xf32>) -> () return }
// -----
func.func @f(%m: memref<4x4xf32>, %i : index) { "memref.distinct_objects"() : () -> () return }
// -----
func.func @f(%m: memref<4xf32>) { %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<4xf32> into memref<2x3xf32> return }
// -----
func.func @f(%m: memref<4xf32>) { %0 = memref.expand_shape %m [[0], [1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32> return }
// -----
func.func @f(%m: memref<4xf32>) { %0 = memref.expand_shape %m [[0, 2]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32> return }
// -----
func.func @f(%m: memref<4xf32>) { %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2, 1] : memref<4xf32> into memref<2x2xf32> return }
// -----
func.func @f(%m: memref<4xf32>) { %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32, strided<[4, 1]>> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.expand_shape %m [[0, 1]] output_shape [%i, 2] : memref<4xf32> into memref<?x2xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 1] : memref<4xf32> into memref<2x2xf32> return }
// -----
func.func @f(%m: memref<2x2xf32>, %i: index) { %0 = memref.collapse_shape %m [[0], [1]] : memref<2x2xf32> into memref<4xf32> return }
// -----
func.func @f(%m: memref<2x2xf32>, %i: index) { %0 = memref.collapse_shape %m [[0, 1]] : memref<2x2xf32> into memref<5xf32> return }
// -----
func.func @f(%m: memref<2x2xf32>, %i: index) { %0 = memref.collapse_shape %m [[0, 1]] : memref<2x2xf32> into memref<?xf32> return }
// -----
func.func @f(%m: memref<2x2xf32, strided<[4, 1]>>, %i: index) { %0 = memref.collapse_shape %m [[0, 1]] : memref<2x2xf32, strided<[4, 1]>> into memref<4xf32> return }
// -----
func.func @f(%m: memref<2x2xf32>, %i: index) { %0 = memref.collapse_shape %m [[0]] : memref<2x2xf32> into memref<2xf32> return }
// -----
func.func @f(%m: memref<2x2xf32>, %i: index) { %0 = memref.collapse_shape %m [] : memref<2x2xf32> into memref<f32> return }
// -----
func.func @f(%m: memref<2x2xf32>, %i: index) { %0 = memref.memory_space_cast %m : memref<2x2xf32> to memref<*xf32, 1> return }
// -----
func.func @f(%m: memref<2x2xf32>, %i: index) { %0 = memref.memory_space_cast %m : memref<2x2xf32> to memref<2x2xf32, strided<[4, 1]>, 1> return }
// -----
func.func @f(%m: memref<2x2xf32>, %i: index) { %0 = "memref.assume_alignment"(%m) <{alignment = 3 : i32}> : (memref<2x2xf32>) -> memref<2x2xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = "memref.alloca_scope"() ({
   %c = arith.constant 1 : i32
   memref.alloca_scope.return %c : i32 }) : () -> f32
 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { 
   %0:5 = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index, index
 return }
// -----
func.func @f(%m: memref<4x4xf32>, %i : index) { %0 = memref.subview %m[4, 0][0, 2][1, 1] : memref<4x4xf32> to memref<0x2xf32, strided<[4, 1], offset: 16>> return }

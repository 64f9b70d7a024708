func.func @f0(%m: memref<4x4xf32>, %i : index) { %0 = memref.subview %m[0, 0][0, 2][1, 1] : memref<4x4xf32> to memref<0x2xf32, strided<[4, 1]>> return }
func.func @f1(%m: memref<4x4xf32>, %i : index) { %0 = memref.subview %m[0, 0][2, 2][%i, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[?, 1]>> return }
func.func @f2(%m: memref<4x4xf32>, %i : index) { %0 = memref.subview %m[0, %i][1, 1][1, 1] : memref<4x4xf32> to memref<1xf32, strided<[1], offset: ?>> return }
func.func @f3(%m: memref<4x4xf32>, %i : index) { %0 = memref.subview %m[0, %i][1, 1][1, 1] : memref<4x4xf32> to memref<f32, strided<[], offset: ?>> return }
func.func @f4(%m: memref<1x4x1xf32>, %i : index) { %0 = memref.subview %m[0, 0, 0][1, 1, 1][1, 1, 1] : memref<1x4x1xf32> to memref<1xf32, strided<[4]>> return }
func.func @f5(%m: memref<?x?x4xf32, strided<[?, ?, 1], offset: ?>>, %i : index) { %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<?x?x4xf32, strided<[?, ?, 1], offset: ?>> into memref<?x?xf32, strided<[?, 1], offset: ?>> return }
func.func @f6(%m: memref<?x8xf32, strided<[16, 1], offset: ?>>, %i : index) { %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [%i, 2, 4] : memref<?x8xf32, strided<[16, 1], offset: ?>> into memref<?x2x4xf32, strided<[16, 4, 1], offset: ?>> return }
func.func @f7(%m: memref<f32>, %i : index) { %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32> return }
func.func @f8(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>, %i : index) { %0 = memref.cast %m : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<?x4xf32, affine_map<(d0, d1) -> (d1, d0)>> return }
func.func @f9(%m: memref<4x4xf32>, %i : index) { %0 = memref.transpose %m (i, j) -> (j, i) {x} : memref<4x4xf32> to memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 4)>> return }

func.func @collapse_empty_dynamic(%a: memref<0x?xf32>, %b: memref<?x0x3xf32>) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<0x?xf32> into memref<?xf32>
  %1 = memref.collapse_shape %b [[0, 1], [2]] : memref<?x0x3xf32> into memref<?x3xf32>
  return
}

// Tensors, which are values.
// RUN --entry=slices
// RUN --entry=sum --args=dense<[[1,2,3],[4,5,6]]>:tensor<2x3xi32>
// RUN --entry=sum --args=dense<>:tensor<0x3xi32>
// RUN --entry=pad --args=dense<[1,2]>,1
// RUN --entry=product --args=[1.5:f32,-2.0:f32]
func.func @slices() -> (tensor<4x2xi8>, tensor<2xi8>, tensor<2x4xi8>) {
  %t = arith.constant dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : tensor<4x2xi8>
  %c = arith.constant dense<[9, 10]> : tensor<2xi8>
  %s = tensor.insert_slice %c into %t[2, 0] [1, 2] [1, 1] : tensor<2xi8> into tensor<4x2xi8>
  %e = tensor.extract_slice %s[0, 1] [2, 1] [2, 1] : tensor<4x2xi8> to tensor<2xi8>
  %f = tensor.collapse_shape %s [[0, 1]] : tensor<4x2xi8> into tensor<8xi8>
  %x = tensor.expand_shape %f [[0, 1]] output_shape [2, 4] : tensor<8xi8> into tensor<2x4xi8>
  return %s, %e, %x : tensor<4x2xi8>, tensor<2xi8>, tensor<2x4xi8>
}
func.func @sum(%t: tensor<?x3xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %d = tensor.dim %t, %c0 : tensor<?x3xi32>
  %r = scf.for %i = %c0 to %d step %c1 iter_args(%a = %zero) -> i32 {
    %q = scf.for %j = %c0 to %c3 step %c1 iter_args(%b = %a) -> i32 {
      %x = tensor.extract %t[%i, %j] : tensor<?x3xi32>
      %y = arith.addi %b, %x : i32
      scf.yield %y : i32
    }
    scf.yield %q : i32
  }
  return %r : i32
}
func.func @pad(%t: tensor<2xi8>, %n: index) -> tensor<?xi8> {
  %c = arith.constant 42 : i8
  %p = tensor.pad %t low[%n] high[2] {
  ^bb0(%i: index):
    tensor.yield %c : i8
  } : tensor<2xi8> to tensor<?xi8>
  return %p : tensor<?xi8>
}
func.func @product(%c: complex<f32>) -> (complex<f32>, i1) {
  %d = complex.add %c, %c : complex<f32>
  %e = complex.eq %c, %d : complex<f32>
  return %d, %e : complex<f32>, i1
}

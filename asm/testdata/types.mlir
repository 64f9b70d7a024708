// Every builtin type.
"t.int"() {
  a = i1, b = i8, c = i32, d = si8, e = ui64, f = i16777215, g = i0, h = i128, i = si1
} : () -> ()
"t.float"() {
  a = bf16, b = f16, c = tf32, d = f32, e = f64, f = f80, g = f128,
  h = f8E5M2, i = f8E4M3, j = f8E4M3FN, k = f8E5M2FNUZ, l = f8E4M3FNUZ, m = f8E4M3B11FNUZ,
  n = f8E3M4, o = f8E8M0FNU, p = f4E2M1FN, q = f6E2M3FN, r = f6E3M2FN
} : () -> ()
"t.misc"() {a = index, b = none, c = complex<f32>, d = complex<i16>, e = tuple<>, f = tuple<i32>, g = tuple<i32, tuple<f32, index>>} : () -> ()
"t.func"() {
  a = () -> (), b = (i32) -> (), c = () -> i32, d = (i32, f32) -> (f32, i32), e = () -> (() -> ()), f = (i32) -> ((i32) -> i32),
  g = ((i32) -> i32) -> (), h = () -> ((i32) -> (i32, i32), i32)
} : () -> ()
"t.vector"() {
  a = vector<4xf32>, b = vector<4x8xi1>, c = vector<f32>, d = vector<[4]xf32>, e = vector<2x[4]xindex>, f = vector<[2]x[4]x3xi8>
} : () -> ()
"t.tensor"() {
  a = tensor<f32>, b = tensor<4xf32>, c = tensor<?xf32>, d = tensor<4x?x8xi32>, e = tensor<*xf32>, f = tensor<0xf32>,
  g = tensor<2x3xcomplex<f64>>, h = tensor<4xvector<2xf32>>, i = tensor<4xf32, "enc">, j = tensor<?xi1, 7 : i32>,
  k = tensor<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>, l = tensor<0x0xi1>, m = tensor<2x!foo.bar>, n = tensor<4xf32, {a = 1 : i32}>
} : () -> ()
"t.memref"() {
  a = memref<f32>, b = memref<4xf32>, c = memref<?x4xi32>, d = memref<*xf32>, e = memref<*xf32, 3>, f = memref<4xf32, 3 : i32>,
  g = memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>, h = memref<4x4xf32, affine_map<(d0, d1) -> (d0, d1)>>,
  i = memref<4xf32, strided<[1]>>, j = memref<4x4xf32, strided<[4, 1], offset: 2>>, k = memref<?x?xf32, strided<[?, 1], offset: ?>>,
  l = memref<4xf32, strided<[2]>, 1>, m = memref<4xf32, "space">, o = memref<4xmemref<2xf32>>,
  p = memref<4xf32, affine_map<(d0) -> (d0 + 1)>, 2>, q = memref<2x3xf32, strided<[3, 1]>>, r = memref<4xf32, 0>, s = memref<4xf32, strided<[-1]>>,
  t = memref<4xvector<4xf32>>, u = memref<*xf32, "x">
} : () -> ()
"t.opaque"() {
  a = !foo.bar, b = !foo<bar>, c = !foo.bar<1, "x>y", [a, {b}]>, d = !foo<"a b">, e = !foo<a b>, f = !foo.bar.baz<i32>,
  g = !foo<(a) -> b>, h = !foo.x<->>
} : () -> ()
"t.alias"() : () -> ()
!a = i32
!b = tensor<4x!a>
!c-d$e = tuple<!a, !b>
"t.aliased"() {a = !a, b = !b, c = !c-d$e, d = (!a) -> !b} : () -> (!a)

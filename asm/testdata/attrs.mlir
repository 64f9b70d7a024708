// Every builtin attribute.
#e = 1 : i64
#arr = [#e, #e]
#map0 = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 * 2)>
"a.int"() {
  a = 0, b = 1, c = -1, d = 42 : i32, e = -42 : i8, f = 255 : i8, g = -128 : i8, h = 0xFF : i8, i = 18446744073709551615 : ui64,
  j = 5 : si8, k = -5 : si8, l = 200 : ui8, m = 7 : index, n = -7 : index, o = 123456789012345678901234567890 : i128,
  p = -1 : i128, q = 0x1234567890ABCDEF1234567890 : i200, r = true, s = false, t = 1 : i1, u = 0 : i1, v = -1 : i1, w = 0 : i0,
  x = 0x0 : index, y = 3 : i7
} : () -> ()
"a.float"() {
  a = 1.0, b = -1.0, c = 1.5e10, d = 1.0e-5 : f32, e = 0x7F800000 : f32, f = 0xFF800000 : f32, g = 0x7FC00000 : f32,
  h = 3.14159265358979 : f64, i = 1.0 : f16, j = 1.0 : bf16, k = 0.1 : f32, l = 0.1, m = 1.0e300, n = 0.0, o = -0.0 : f32,
  p = 2.0 : f80, q = 2.0 : f128, r = 1.0 : f8E5M2, s = 1.5 : f8E4M3FN, t = 1.0 : tf32, u = 1.0 : f4E2M1FN, v = 123456789.0 : f32,
  w = 1.0e40 : f32, x = 0x7C00 : f16, y = 1.1 : bf16, z = 100000.0, aa = 1.0e6, ab = 12345678.0, ac = 1.7976931348623157e308
} : () -> ()
"a.string"() {
  a = "", b = "hello", c = "a\"b\\c\n\t", d = "\00\FF\7f", e = "ünï", f = "typed" : i32, g = "x" : !foo.bar
} : () -> ()
"a.misc"() {
  a, b = unit, c = [], d = [1, 2 : i32, "x", [unit]], e = {}, f = {x, y = 1 : i32, "z z" = {a = "b"}, "1" = 2}, g = i32, h = () -> (),
  "quoted name" = 1, "a.b" = 2, i = [1.0, 2.0 : f32, i32, true], type = 1, func = 2, dense = 3, i32 = 4
} : () -> ()
"a.symbol"() {a = @foo, b = @foo::@bar, c = @"a b"::@c::@"d\0A", d = @_x$.y} : () -> ()
"a.affine"() {
  a = affine_map<() -> ()>, b = affine_map<(d0) -> (d0)>, c = affine_map<(d0, d1)[s0] -> (d0 + d1, d1 - s0 * 3, d0 mod 4)>,
  d = affine_map<(a, b) -> (a floordiv 2, b ceildiv 8, -a)>, e = affine_map<()[s] -> (s * s)>, f = affine_set<(d0) : (d0 >= 0)>,
  g = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>, h = affine_set<(d0) : ()>, i = affine_map<(i, j) -> ((i + j) * 2 - 1)>,
  j = affine_set<(i, j) : (i <= j, i == 2 * j)>, k = affine_map<(d0) -> (0)>, l = affine_map<(d0) -> (d0 - 2, -d0 + 3, d0 * -1)>,
  m = #map0
} : () -> ()
"a.strided"() {a = strided<[]>, b = strided<[1]>, c = strided<[1, ?], offset: 3>, d = strided<[2], offset: ?>, e = strided<[], offset: 1>} : () -> ()
"a.dense"() {
  a = dense<0> : tensor<4xi32>, b = dense<[1, 2, 3]> : tensor<3xi32>, c = dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>,
  d = dense<1.0> : tensor<f32>, e = dense<[1.0, -2.5]> : vector<2xf64>, f = dense<true> : tensor<2xi1>, g = dense<[true, false]> : tensor<2xi1>,
  h = dense<> : tensor<0xi32>, i = dense<(1.0, 2.0)> : tensor<complex<f32>>, j = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i32>>,
  k = dense<"abc"> : tensor<!foo.str>, l = dense<["a", "b"]> : tensor<2x!foo.str>, m = dense<"0x01000000"> : tensor<1xi32>,
  n = dense<"0x0102030405060708"> : tensor<2xi32>, o = dense<-1> : tensor<2xi8>, p = dense<0xFF> : tensor<2xi8>, q = dense<5> : tensor<2xindex>,
  r = dense<0x7F800000> : tensor<2xf32>, s = dense<[1]> : tensor<1xui8>, t = dense<"0x01"> : tensor<3xi1>, u = dense<"0x0102"> : tensor<2xi8>,
  v = dense<[[[1], [2]]]> : tensor<1x2x1xi16>, w = dense<[1, 1, 1]> : tensor<3xi32>, x = dense<""> : tensor<!foo.str>, y = dense<[]> : tensor<0xf32>,
  z = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<10xi4>
} : () -> ()
"a.array"() {
  a = array<i32>, b = array<i32: 1, -2>, c = array<i64: 5>, d = array<i1: true, false>, e = array<f32: 1.0, 2.5>, f = array<i8: 0xFF, 1>,
  g = array<f64: 0x7FF0000000000000>, h = array<i16: 1>, i = array<bf16: 1.0>, j = array<i1>
} : () -> ()
"a.sparse"() {
  a = sparse<> : tensor<4xi32>, b = sparse<0, 1> : tensor<4xi32>, c = sparse<[[0, 1], [2, 3]], [5, 6]> : tensor<4x4xi32>,
  d = sparse<[[0]], "a"> : tensor<2x!foo.str>, e = sparse<[[1, 2]], 2.0> : tensor<3x4xf32>
} : () -> ()
"a.opaque"() {a = #foo.bar, b = #foo<bar>, c = #foo.bar<1>, d = #foo.bar : i32, e = #foo<"x"> : f32, f = #foo.x<[1, "a"]>} : () -> ()
"a.distinct"() {a = distinct[0]<1 : i32>, b = distinct[0]<1 : i32>, c = distinct[1]<1 : i32>, d = distinct[7]<>, e = [distinct[1]<1 : i32>]} : () -> ()
"a.loc"() {a = loc(unknown), b = loc("f.mlir":1:2), c = loc("name"), d = loc("name"("f":1:1)), e = loc(callsite("a" at "b")), f = loc(fused["a", "b"]), g = loc(fused<"m">["a"])} : () -> ()
"a.alias"() {a = #arr, b = #e} : () -> ()
"a.resource"() {a = dense_resource<blob1> : tensor<3xi64>, b = dense_resource<"blob 2"> : tensor<1xi8>} : () -> ()

{-#
  dialect_resources: {
    builtin: {
      blob1: "0x08000000010000000000000002000000000000000300000000000000",
      "blob 2": "0x01000000FF",
      unused: "0x0100000001"
    }
  },
  external_resources: {
    tool: {
      key: "value", flag: true, "a b": "0x0400000001020304"
    }
  }
#-}

"x"() {a = dense<["x"]> : tensor<1xi8>} : () -> ()
// -----
"x"() {a = dense<["x"]> : tensor<1xindex>} : () -> ()
// -----
"x"() {a = dense<["x"]> : tensor<1xf32>} : () -> ()
// -----
"x"() {a = dense<["12"]> : tensor<1xi8>} : () -> ()
// -----
"x"() {a = dense<[("x", "y")]> : tensor<1xcomplex<i8>>} : () -> ()
// -----
"x"() {a = dense<[("x", "y")]> : tensor<1xcomplex<f32>>} : () -> ()
// -----
"x"() {a = dense<[1.0]> : tensor<1x!foo.s>} : () -> ()
// -----
"x"() {a = dense<-1.0> : tensor<1x!foo.s>} : () -> ()
// -----
"x"() {a = dense<true> : tensor<1x!foo.s>} : () -> ()
// -----
"x"() {a = dense<(1, 2)> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = dense<[(1, 2), (3, 4)]> : tensor<2xf32>} : () -> ()
// -----
"x"() {a = dense<1> : tensor<2xcomplex<i8>>} : () -> ()
// -----
"x"() {a = dense<[1, 2]> : tensor<2xcomplex<i8>>} : () -> ()
// -----
"x"() {a = dense<"a"> : tensor<0x!foo.s>} : () -> ()
// -----
"x"() {a = dense<["a"]> : tensor<0x!foo.s>} : () -> ()
// -----
"x"() {a = dense<1> : tensor<0xi8>} : () -> ()
// -----
"x"() {a = dense<"0x"> : tensor<0xi8>} : () -> ()
// -----
"x"() {a = dense<[]> : tensor<0xi8>} : () -> ()
// -----
"x"() {a = dense<[[], []]> : tensor<2x0xi8>} : () -> ()
// -----
"x"() {a = dense<1> : tensor<4611686018427387904x4611686018427387904xi8>} : () -> ()
// -----
"x"() {a = dense<1> : tensor<4611686018427387904xi8>} : () -> ()
// -----
"x"() {a = dense<[1.0]> : tensor<1xi1>} : () -> ()
// -----
"x"() {a = dense<"0x01"> : tensor<1x!foo.s>} : () -> ()
// -----
"x"() {a = dense<"0x01"> : tensor<8xi1>} : () -> ()
// -----
"x"() {a = dense<"0xAB"> : tensor<8xi1>} : () -> ()
// -----
"x"() {a = dense<"0x01"> : tensor<7xi1>} : () -> ()
// -----
"x"() {a = dense<"0xFF"> : tensor<7xi1>} : () -> ()
// -----
"x"() {a = dense<"0xFF"> : tensor<4xi1>} : () -> ()
// -----
"x"() {a = dense<"0x00"> : tensor<4xi1>} : () -> ()
// -----
"x"() {a = dense<"0x0101"> : tensor<9xi1>} : () -> ()
// -----
"x"() {a = dense<"0x0F"> : tensor<2xi4>} : () -> ()
// -----
"x"() {a = dense<"0xFFFF"> : tensor<2xi4>} : () -> ()
// -----
"x"() {a = dense<"0xFF0F"> : tensor<2xi4>} : () -> ()
// -----
"x"() {a = dense<"0xFF0FFFFF0FFFFFFF"> : tensor<2xi31>} : () -> ()
// -----
"x"() {a = dense<"0x0102030405060708"> : tensor<1xcomplex<f32>>} : () -> ()
// -----
"x"() {a = dense<"0x01020304"> : tensor<2xcomplex<i8>>} : () -> ()
// -----
"x"() {a = dense<"0x0102"> : tensor<2xcomplex<i8>>} : () -> ()
// -----
"x"() {a = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i1>>} : () -> ()
// -----
"x"() {a = dense<[(1, 0), (true, false)]> : tensor<2xcomplex<i1>>} : () -> ()
// -----
"x"() {a = dense<(1.0, 0x7F800000)> : tensor<2xcomplex<f32>>} : () -> ()
// -----
"x"() {a = dense<[0x7FC00000, 0xFF800000, 0x7F800001, -0.0, 1.0e-45, 3.402823466e+38]> : tensor<6xf32>} : () -> ()
// -----
"x"() {a = dense<-0x7FC00000> : tensor<6xf32>} : () -> ()
// -----
"x"() {a = dense<[-128, 127, 0x80, 0xFF]> : tensor<4xi8>} : () -> ()
// -----
"x"() {a = dense<[-128, 127]> : tensor<2xsi8>} : () -> ()
// -----
"x"() {a = dense<[255, 127]> : tensor<2xui8>} : () -> ()
// -----
"x"() {a = dense<[-1, 255, 256]> : tensor<3xi8>} : () -> ()
// -----
"x"() {a = dense<[-1, 255]> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = dense<[1, 2]> : tensor<2xi256>} : () -> ()
// -----
"x"() {a = dense<[115792089237316195423570985008687907853269984665640564039457584007913129639935, -1]> : tensor<2xi256>} : () -> ()
// -----
"x"() {a = dense<-9223372036854775808> : tensor<2xindex>} : () -> ()
// -----
"x"() {a = dense<18446744073709551615> : tensor<2xindex>} : () -> ()
// -----
"x"() {a = dense<18446744073709551616> : tensor<2xindex>} : () -> ()
// -----
"x"() {a = dense<[true, false]> : tensor<2xi1>} : () -> ()
// -----
"x"() {a = dense<[1, 0]> : tensor<2xui1>} : () -> ()
// -----
"x"() {a = dense<[1, 0]> : tensor<2xsi1>} : () -> ()
// -----
"x"() {a = dense<[true, false]> : tensor<2xui1>} : () -> ()
// -----
"x"() {a = dense<[-1, 0]> : tensor<2xsi1>} : () -> ()
// -----
"x"() {a = dense<1> : tensor<2xi0>} : () -> ()
// -----
"x"() {a = dense<0> : tensor<2xi0>} : () -> ()
// -----
"x"() {a = dense<[0,0]> : tensor<2xi0>} : () -> ()
// -----
"x"() {a = true, b = 0 : i1, c = 1 : ui1, d = -1 : si1, e = true} : () -> ()
// -----
"x"() {a = true : i1} : () -> ()
// -----
"x"() {a = dense<0> : tensor<1xi0>} : () -> ()
// -----
"x"() {a = dense<[0]> : tensor<1xi0>} : () -> ()
// -----
"x"() {a = dense<"0x"> : tensor<2xi0>} : () -> ()
// -----
"x"() {a = dense<"0x00"> : tensor<2xi0>} : () -> ()
// -----
"x"() {a = dense<0> : tensor<2x3xi0>} : () -> ()
// -----
"x"() {a = dense<0> : tensor<0xi0>} : () -> ()
// -----
"x"() {a = dense<> : tensor<0xi0>} : () -> ()
// -----
"x"() {a = dense<(0,0)> : tensor<2xcomplex<i0>>} : () -> ()
// -----
"x"() {a = dense<"0x01"> : tensor<0xi8>} : () -> ()
// -----
"x"() {a = dense<"0xFF"> : tensor<0xi1>} : () -> ()
// -----
"x"() {a = dense<"0x"> : tensor<0xi1>} : () -> ()
// -----
"x"() {a = dense<(0,0)> : tensor<0xcomplex<i8>>} : () -> ()
// -----
"x"() {a = dense<0> : tensor<0xcomplex<i8>>} : () -> ()
// -----
"x"() {a = dense<true> : tensor<0xi1>} : () -> ()
// -----
"x"() {a = dense<1.0> : tensor<0xf32>} : () -> ()
// -----
"x"() {a = dense<1.0> : tensor<2x0xf32>} : () -> ()
// -----
"x"() {a = dense<1> : tensor<4294967296x4294967296xi8>} : () -> ()
// -----
"x"() {a = dense<1> : tensor<4294967296x4294967297xi8>} : () -> ()
// -----
"x"() {a = dense<"a"> : tensor<4294967296x4294967296x!foo.s>} : () -> ()
// -----
"x"() {a = dense<"0x01"> : tensor<4294967296x4294967296xi8>} : () -> ()
// -----
"x"() {a = dense<[(1,2),(3,4),(5,6)]> : tensor<3xi1>} : () -> ()
// -----
"x"() {a = dense<("a","a")> : tensor<2x!foo.s>} : () -> ()
// -----
"x"() {a = array<i0: 0>} : () -> ()
// -----
"x"() {a = array<i0>} : () -> ()
// -----
"x"() {a = array<ui1: 1>} : () -> ()
// -----
"x"() {a = array<si1: true>} : () -> ()
// -----
"x"() {a = array<ui1: true, false>} : () -> ()
// -----
"x"() {a = array<i1: -1>} : () -> ()
// -----
"x"() {a = array<i1: -true>} : () -> ()
// -----
"x"() {a = array<i8: ->} : () -> ()
// -----
"x"() {a = array<i1: 1.0>} : () -> ()
// -----
"x"() {a = array<i1: 5>} : () -> ()
// -----
"x"() {a = array<f16: true>} : () -> ()
// -----
"x"() {a = array<f16: "x">} : () -> ()
// -----
"x"() {a = array<f16: 1.0,>} : () -> ()
// -----
"x"() {a = array<f64: 0x7FF8000000000001, -1.0>} : () -> ()
// -----
"x"() {a = array<ui8: -1>} : () -> ()
// -----
"x"() {a = array<si8: 200>} : () -> ()
// -----
"x"() {a = array<i8: 200, -128>} : () -> ()
// -----
"x"() {a = array<ui8: 200>} : () -> ()
// -----
"x"() {a = array<f80: 1.0>} : () -> ()
// -----
"x"() {a = array<tf32: 1.0>} : () -> ()
// -----
"x"() {a = array<f128: 1.0>} : () -> ()
// -----
"x"() {a = array<complex<i8>: (1, 2)>} : () -> ()
// -----
"x"() {a = array<>} : () -> ()
// -----
"x"() {a = array<1>} : () -> ()
// -----
"x"() {a = array<() -> (): 1>} : () -> ()
// -----
"x"() {a = 1 : i0, b = 0 : i0} : () -> ()
// -----
"x"() {a = distinct[0<i32>} : () -> ()
// -----
"x"() {a = distinct[] <i32>} : () -> ()
// -----
"x"() {a = distinct[-1]<i32>} : () -> ()
// -----
"x"() {a = distinct[18446744073709551616]<i32>} : () -> ()
// -----
"x"() {a = distinct[18446744073709551615]<i32>} : () -> ()
// -----
"x"() {a = distinct[0]<i32} : () -> ()
// -----
"x"() {a = distinct[0]} : () -> ()
// -----
"x"() {a = distinct[0]<i32>, b = distinct[0]<i64>} : () -> ()
// -----
"x"() {a = distinct[0x1]<i32>} : () -> ()
// -----
"x"() {a = array<i1: 0>} : () -> ()
// -----
"x"() {a = array<i1: true, 1>} : () -> ()
// -----
"x"() {a = array<i1: "x">} : () -> ()
// -----
"x"() {a = array<i7: 1>} : () -> ()
// -----
"x"() {a = array<f32: 1>} : () -> ()
// -----
"x"() {a = array<f32: 0x1>} : () -> ()
// -----
"x"() {a = array<f32: -0x1>} : () -> ()
// -----
"x"() {a = array<f32: 0xFFFFFFFFFF>} : () -> ()
// -----
"x"() {a = array<i8: 256>} : () -> ()
// -----
"x"() {a = array<i8: 0xFF>} : () -> ()
// -----
"x"() {a = array<i8: -129>} : () -> ()
// -----
"x"() {a = array<i8: true>} : () -> ()
// -----
"x"() {a = array<i8: 1.0>} : () -> ()
// -----
"x"() {a = array<i8: >} : () -> ()
// -----
"x"() {a = array<i8: 1,>} : () -> ()
// -----
"x"() {a = array<i8 1>} : () -> ()
// -----
"x"() {a = array<tensor<i8>: 1>} : () -> ()
// -----
"x"() {a = array<f8E5M2: 1.0>} : () -> ()
// -----
"x"() {a = array<bf16: 1.0, -1.5e400, 1e-400>} : () -> ()
// -----
"x"() {a = array<ui8: 1>} : () -> ()
// -----
"x"() {a = array<si8: 1>} : () -> ()
// -----
"x"() {a = array<i128: 1>} : () -> ()
// -----
"x"() {a = array<i64: 99999999999999999999999999>} : () -> ()
// -----
"x"() {a = array<i4: 1>} : () -> ()
// -----
"x"() {a = array<i16} : () -> ()
// -----
"x"() {a = 1.0e9999999999999 : f32} : () -> ()
// -----
"x"() {a = 1.0e400} : () -> ()
// -----
"x"() {a = 1.0e400 : f128} : () -> ()
// -----
"x"() {a = 1.0e5000 : f128} : () -> ()
// -----
"x"() {a = 1.0e400 : f80} : () -> ()
// -----
"x"() {a = 1.0e40 : f32} : () -> ()
// -----
"x"() {a = 1.0e-400 : f32} : () -> ()
// -----
"x"() {a = dense<1.0e400> : tensor<2xf64>} : () -> ()
// -----
"x"() {a = dense<(1, 2, 3)> : tensor<2xcomplex<i8>>} : () -> ()
// -----
"x"() {a = dense<(1)> : tensor<2xcomplex<i8>>} : () -> ()
// -----
"x"() {a = dense<[(1, 2), (3, 4), (5, 6)]> : tensor<2xcomplex<i8>>} : () -> ()
// -----
"x"() {a = dense<[1, 2, 3]> : tensor<2xcomplex<i8>>} : () -> ()
// -----
"x"() {a = dense<[]> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = dense<> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = dense<[[]]> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = dense<1> : tensor<2x!foo.bar>} : () -> ()
// -----
"x"() {a = dense<"x"> : tensor<2x!foo.bar>} : () -> ()
// -----
"x"() {a = dense<["x", 1]> : tensor<2x!foo.bar>} : () -> ()
// -----
"x"() {a = dense<["x", "y", "z"]> : tensor<2x!foo.bar>} : () -> ()
// -----
"x"() {a = dense<"x"> : tensor<2xf32>} : () -> ()
// -----
"x"() {a = dense<"0x0"> : tensor<2xf32>} : () -> ()
// -----
"x"() {a = dense<"0x00"> : tensor<2xf32>} : () -> ()
// -----
"x"() {a = dense<"0x00"> : tensor<2xtuple<>>} : () -> ()
// -----
"x"() {a = dense<1> : tensor<2xtuple<>>} : () -> ()
// -----
"x"() {a = dense<tensor<2xi8>>} : () -> ()
// -----
"x"() {a = dense<true> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = dense<1> : tensor<2xi1>} : () -> ()
// -----
"x"() {a = dense<2> : tensor<2xi1>} : () -> ()
// -----
"x"() {a = dense<-1> : tensor<2xi1>} : () -> ()
// -----
"x"() {a = dense<-1> : tensor<2xui8>} : () -> ()
// -----
"x"() {a = dense<1> : tensor<?xi8>} : () -> ()
// -----
"x"() {a = dense<1> : tensor<*xi8>} : () -> ()
// -----
"x"() {a = dense<1> : i32} : () -> ()
// -----
"x"() {a = dense<1> : memref<2xi8>} : () -> ()
// -----
"x"() {a = dense<1> : vector<2xi8>} : () -> ()
// -----
"x"() {a = dense<1> : vector<[2]xi8>} : () -> ()
// -----
"x"() {a = dense<[1,2]> : vector<[2]xi8>} : () -> ()
// -----
"x"() {a = dense_resource<x> : i32} : () -> ()
// -----
"x"() {a = dense_resource<x> : tensor<?xi32>} : () -> ()
// -----
"x"() {a = dense_resource<"x y"> : tensor<2xi32>} : () -> ()
// -----
"x"() {a = dense_resource<1> : tensor<2xi32>} : () -> ()
// -----
"x"() {a = dense_resource<i32> : tensor<2xi32>} : () -> ()
// -----
"x"() {a = dense_resource<x : tensor<2xi32>} : () -> ()
// -----
"x"() {a = dense_resource<x>} : () -> ()
// -----
"x"() {a = sparse<0, 1> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = sparse<[[0]], [1, 2]> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = sparse<[[2]], [1]> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = sparse<[[-1]], [1]> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = sparse<[[0, 0]], [1]> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = sparse<[0, 1], [1]> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = sparse<[[0]], ["x"]> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = sparse<[[0]], ["x"]> : tensor<2x!a.b>} : () -> ()
// -----
"x"() {a = sparse<> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = sparse<[[1.0]], [1]> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = sparse<[["x"]], [1]> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = sparse<"0x00", [1]> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = sparse<"0x0000000000000000", [1]> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = sparse<[[0]], "0x01"> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = sparse<[[0]], [[1]]> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = sparse<[[0], [1]], 1> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = sparse<[], []> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = sparse<0, 0> : tensor<i8>} : () -> ()
// -----
"x"() {a = sparse<[[0]] [1]> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = sparse<[[0]], [1] : tensor<2xi8>} : () -> ()
// -----
"x"() {a = sparse [[0]], [1]> : tensor<2xi8>} : () -> ()
// -----
"x"() {a = @x::y} : () -> ()
// -----
"x"() {a = @x::@} : () -> ()
// -----
"x"() {a = @x:} : () -> ()
// -----
"x"() {a = @"\q"} : () -> ()
// -----
"x"() {a = @x::@"\00\01é"::@""} : () -> ()
// -----
"x"() {a = unit, a} : () -> ()
// -----
"x"() {"a" = unit, a} : () -> ()
// -----
"x"() {a = {b, b}} : () -> ()
// -----
"x"() {"" = 1} : () -> ()
// -----
"x"() {1 = 1} : () -> ()
// -----
"x"() {a = [1, ]} : () -> ()
// -----
"x"() {a = [1 2]} : () -> ()
// -----
"x"() {a = {a = 1, }} : () -> ()
// -----
"x"() {a 1} : () -> ()
// -----
"x"() {a = strided<[1], offset 1>} : () -> ()
// -----
"x"() {a = strided<[1], 1>} : () -> ()
// -----
"x"() {a = strided<[1], offset: x>} : () -> ()
// -----
"x"() {a = strided<[x]>} : () -> ()
// -----
"x"() {a = strided<[99999999999999999999]>} : () -> ()
// -----
"x"() {a = strided<[-9223372036854775808]>} : () -> ()
// -----
"x"() {a = strided<[-1, 0], offset: -5>} : () -> ()
// -----
"x"() {a = strided<1>} : () -> ()
// -----
"x"() {a = strided[1]} : () -> ()
// -----
"x"() {a = strided<[1]} : () -> ()
// -----
"x"() {a = memref<4xf32, strided<[1, 1]>>} : () -> ()
// -----
"x"() {a = memref<4xf32, strided<[0]>>} : () -> ()

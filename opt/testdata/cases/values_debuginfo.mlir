// ARGS: --mlir-print-debuginfo
func.func @f(%arg0: i32, %a: i32, %0: i32, %cst: i32) { %c1 = arith.constant 1 : i32 %c1_0 = arith.constant 1 : i32 %x = arith.constant 2.0 : f32 %y = arith.constant true %z = arith.constant 5 : index %w = arith.constant -5 : index %v = arith.constant dense<1> : tensor<2xi32> return }
// -----
module @m attributes {a.b = "x"} { module @m2 { func.func private @f() } func.func private @"g h"() func.func private @"\22"() func.func private @"é"()  func.func private @"\00"() }
// -----
"x"() {a = "é\00\01\7f\80\ff\n\t\\\"'", b = @"é", c = @"a\00"} : () -> ()
// -----
"x\09y"() : () -> ()
// -----
"é"() : () -> ()
// -----
%0:2, %1, %2:3 = "x"() : () -> (i32, i32, i64, f32, f32, f32)
"y"(%0#1, %2#2, %1, %0#0) : (i32, f32, i64, i32) -> ()
%a:0x2 = "z"() : () -> (i1, i1)
// -----
"x"() ({ ^bb0(%x: i32): "a"()[^bb3, ^bb1] : () -> () ^bb2: "b"()[^bb1] : () -> () ^bb1: "c"()[^bb2, ^bb2] : () -> () ^bb3: "d"() : () -> () }) : () -> ()
// -----
"x"() ({ ^a: "a"()[^b] : () -> () ^b: "a"() ({ ^a: "q"()[^b] : () -> () ^b: "r"() : () -> () }) : () -> () }) : () -> ()
// -----
#a = 1
#b = [#a, #a]
!t = tuple<i32, i64>
"x"() {a = #b, b = #a, c = !t, d = [!t, #b]} : () -> !t
// -----
"x"() {a = affine_map<(d0) -> (d0)>, b = affine_set<(d0) : (d0 == 0)>, c = memref<2x2xf32, affine_map<(d0, d1) -> (d1, d0)>>, d = [affine_map<(d0) -> (d0)>]} : () -> ()
// -----
"x"() {a = memref<2xf32, affine_map<(d0) -> (d0)>>, b = memref<2x3xf32, affine_map<(d0, d1) -> (d0, d1)>, 3>, c = memref<?xf32, strided<[?], offset: ?>, "s">, d = memref<2xf32, strided<[1]>>, e = memref<2xf32, 0>, f = memref<2xf32, 0 : i32>, g = memref<2xf32, unit>, h = memref<f32, affine_map<() -> (0)>>, i = memref<*xf32, 0>, j = memref<*xf32, 2 : i3>} : () -> ()
// -----
"x"() {a = 0x7FC0 : bf16, b = 0x7E00 : f16, c = 0xFFFF : f16, d = 0x7FF0000000000000 : f64, e = 1.0 : tf32, f = 0x3F800000 : f32, g = 1e-45 : f32, h = 3.4028236e38 : f32, i = 1.17549435e-38 : f32, j = 0.1 : f80, k = 0.1 : f128, l = 5e-324 : f64, m = -0.0 : f32, n = 123456789.0 : f32, o = 1e22 : f64, p = 1e23 : f64, q = 0.3 : f64, r = 1.0e100 : f64} : () -> ()
// -----
"x"() {a = 0x0 : f32, b = 0xFFFFFFFF : f32, c = 0x1 : f64, d = 0x8000 : f16, e = 0xFF : f8E5M2, f = 0x80 : f8E4M3FNUZ, g = 0x7F : f8E8M0FNU, h = 0xFF : f8E8M0FNU, i = 0x0 : f8E8M0FNU, j = 0xF : f4E2M1FN, k = 0x3F : f6E3M2FN, l = 0x80 : f8E5M2FNUZ, m = 0xF0 : f8E3M4, n = 0x7C : f8E4M3, o = 0x80 : f8E4M3B11FNUZ} : () -> ()
// -----
"x"() {a = 170141183460469231731687303715884105728 : i129, b = -170141183460469231731687303715884105728 : i128, c = 340282366920938463463374607431768211455 : ui128, d = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : i128, e = 0x80 : i8, f = 255 : i8, g = -128 : i8, h = 0xFF : si16} : () -> ()
// -----
"x"() {a = opaque<"a", "0x12"> : tensor<1xi8>} : () -> ()
// -----
"x"() {a = #foo<"a\00b">, b = !foo<"x y">, c = #foo.a, d = #foo.a<1>, e = #foo<"a b"> : i32, f = !foo.x.y, g = !foo<"">, h = #foo<"">, i = #foo.a : i32} : () -> ()
// -----
"x"() {a = #foo<"<>">, b = #foo<"a<>">, c = #foo<"a<">, d = #foo<"a>b">, e = #foo<"a-b">, f = #foo<"1">, g = #foo<"a<->>">, h = #foo<"a<\"x>\">">} : () -> ()
// -----
"x"() {a = distinct[5]<1 : i32>, b = distinct[3]<1 : i32>, c = distinct[5]<1 : i32>, d = [distinct[9]<>]} : () -> ()
// -----
#d = distinct[5]<unit>
"x"() {a = #d, b = distinct[6]<#d>} : () -> ()
// -----
"x"() {a = sparse<[[0, 0], [1, 2]], [1.0, 2.0]> : tensor<3x4xf32>, b = sparse<0, 1> : tensor<1xi32>, c = sparse<[], []> : tensor<2x2xi8>, d = sparse<[[0], [1]], [(1, 2), (3, 4)]> : tensor<2xcomplex<i32>>, e = sparse<[[0]], ["x"]> : tensor<2x!a.b>, f = sparse<[[0,1]], 5> : vector<2x2xi8>} : () -> ()
// -----
"x"() {func, i32, a = func, module = "x", loc, true = 1, "a b", "1", "", dense = unit, "a.b"} : () -> ()
// -----
"x"() {a = loc, b = unit, c = none, d = index, e = () -> (), f = (i32) -> i32, g = () -> (() -> ()), h = (() -> ()) -> (), i = (i32, f32) -> (i32, f32)} : () -> ()
// -----
"x"() {a = @a::@b::@"c d", b = @"a"::@"b"} : () -> ()
// -----
"x"() : () -> () loc("a":1:1)
"x"() : () -> () loc("a"("b":1:2 to :5))
"x"() : () -> () loc("b":1:2 to 3:5)
"x"() : () -> () loc("b":1:2 to 1:2)
"x"() : () -> () loc("b":1:2 to 1:1)
"x"() : () -> () loc("b":1:2 to 0:1)
"x"() : () -> () loc(fused<{a = loc("q")}>["z", unknown, fused["a", "b"]])
"x"() : () -> () loc(callsite(callsite("a" at "b") at callsite("c" at "d")))
"x"() : () -> () loc(unknown)
"x"() : () -> () loc(fused<1>[unknown])
"x"() : () -> () loc(fused[unknown, "a"])
"x"() : () -> () loc(fused["a"])
"x"() : () -> () loc("":0:0)
"x"() : () -> () loc("a\00\"b")
// -----
"x"() ({ ^bb0(%a: i32 loc("q"), %b: i32 loc(#l)): "y"(%a) : (i32) -> () }) : () -> ()
#l = loc("f":3:4)
// -----
%named = "x"() : () -> i32 loc("nm")
%named2 = "x"() : () -> i32 loc("nm"("f":1:1))
%n:2 = "x"() : () -> (i32, i32) loc("multi")
%n4 = "x"() : () -> i32 loc("odd name")
%n5 = "x"() : () -> i32 loc("1")
%n6 = "x"() : () -> i32 loc(fused["aa", "bb"])
%n7 = "x"() : () -> i32 loc(callsite("aa" at "bb"))
"x"() ({ ^bb0(%a: i32 loc("q"), %b: i32 loc("q"), %c: i32 loc("arg0")): "y"(%a, %named) : (i32, i32) -> () }) : () -> ()
// -----
func.func @f(%a: i32 loc("x"), %b: i32 {x.y} loc("x")) -> (i32 {z.y = 1}) { %c = arith.addi %a, %b : i32 loc("x") return %c : i32 loc("y") } loc("z")
// -----
"x"() {a = vector<[4]x2x[8]xi1>, b = tensor<?x0x5xf8E3M4, #foo.enc>, c = tensor<2xf32, "e">, d = tensor<*xindex>, e = complex<f64>, f = tuple<>, g = tuple<i1, tuple<none>>, h = ui7, i = si1, j = i0, k = i16777215, l = tensor<2xvector<2xi8>>, m = vector<i8>, n = memref<2x!foo.bar>, o = tensor<f6E3M2FN>} : () -> ()
// -----
"x"() {a = array<i8>, b = array<i16: 1, -1>, c = array<i1: true>, d = array<f64: 1.0, -0.0>, e = array<i64: -9223372036854775808>, f = array<f16: 0x7C00>, g = array<i24: 1>, h = array<ui32: 4294967295>, i = array<si8: -1>} : () -> ()
// -----
"x"() : () -> () loc("":0:0 to :5)
"x"() : () -> () loc("":1:1)
"x"() : () -> () loc(""("":1:1))
"x"() {a = loc("":1:1 to 2:5)} : () -> ()

"x"() ({^bb0(%a i32): }) : () -> ()
// -----
"x"() ({^bb0(%a): }) : () -> ()
// -----
"x"() ({^bb0(%a#1: i32): }) : () -> ()
// -----
"x"() ({^bb0(%a: i32 "y"() : () -> () }) : () -> ()
// -----
"x"() ({^bb0 "y"() : () -> () }) : () -> ()
// -----
"x"() ({^bb0: ^bb0: }) : () -> ()
// -----
"x"() ({ "y"()[^bb1] : () -> () }) : () -> ()
// -----
"x"() ({ "y"()[^bb1, ^bb2] : () -> () ^bb1: }) : () -> ()
// -----
"x"() ({ "y"()[bb1] : () -> () }) : () -> ()
// -----
"x"() ({ "y"()[^bb1 : () -> () }) : () -> ()
// -----
"x"() ({ "y"()[] : () -> () }) : () -> ()
// -----
"x"() ({ "y"()[^bb1] : () -> ()
  "z"() : () -> ()
^bb1: "w"() : () -> () }) : () -> ()
// -----
"x"() ({ "y"() : () -> () ) : () -> ()
// -----
"x"() ({ "y"() : () -> () } : () -> ()
// -----
"x"() ( : () -> ()
// -----
"x"() () : () -> ()
// -----
"x"() (x) : () -> ()
// -----
"x"() <{}> : () -> ()
// -----
"x"() <{a = 1}> {a = 2} : () -> ()
// -----
"x"() <{a = 1} : () -> ()
// -----
"x"() <1> : () -> ()
// -----
"x"() <[1]> : () -> ()
// -----
"x"() <> : () -> ()
// -----
"builtin.module"() <{sym_name = 1}> ({}) : () -> ()
// -----
"builtin.module"() <{foo = 1}> ({}) : () -> ()
// -----
"builtin.module"() <1> ({}) : () -> ()
// -----
"builtin.module"() <[1]> ({}) : () -> ()
// -----
"builtin.module"() <{sym_name = "a"}> ({}) {sym_name = "b"} : () -> ()
// -----
"builtin.module"() ({}) {sym_name = 1} : () -> ()
// -----
"builtin.module"() ({^bb0:}) {sym_visibility = "x"} : () -> ()
// -----
"builtin.module"() ({^bb0:}) {sym_visibility = 1} : () -> ()
// -----
"builtin.module"() ({^bb0:}) {sym_name = "a", sym_visibility = "nested"} : () -> ()
// -----
"builtin.module"() ({^bb0:}) {sym_visibility = "nested"} : () -> ()
// -----
"builtin.module"() ({^bb0(%a: i32):}) : () -> ()
// -----
"builtin.module"() ({^bb0: ^bb1:}) : () -> ()
// -----
"builtin.module"() : () -> ()
// -----
"builtin.module"() ({}, {}) : () -> ()
// -----
%0 = "builtin.module"() ({}) : () -> i32
// -----
%0 = "x"() : () -> i32
"builtin.module"(%0) ({}) : (i32) -> ()
// -----
"builtin.module"()[^a] ({}) : () -> ()
// -----
builtin.module @a attributes {sym_name = "b"} {}
// -----
module @a attributes {foo} {}
// -----
module @a attributes {foo.x} {}
// -----
module attributes {} {}
// -----
module @a @b {}
// -----
module attributes {foo.x}
// -----
module @"a b" {}
// -----
module { module @a {} module @a {} }
// -----
"builtin.unrealized_conversion_cast"() : () -> ()
// -----
%0 = "builtin.unrealized_conversion_cast"() : () -> i32
// -----
%0 = builtin.unrealized_conversion_cast to i32
// -----
%0 = "x"() : () -> i32
%1:2 = builtin.unrealized_conversion_cast %0 : i32 to i64, i1 {a}
%2 = builtin.unrealized_conversion_cast %1#0, %1#1 : i64, i1 to i32
%3 = unrealized_conversion_cast %2 : i32 to i32
// -----
%0 = "x"() : () -> i32
%1 = builtin.unrealized_conversion_cast %0 : to i32
// -----
%0 = "x"() : () -> i32
%1 = builtin.unrealized_conversion_cast %0, %0 : i32 to i32
// -----
%0 = "x"() : () -> i32
%1 = builtin.unrealized_conversion_cast %0 : i32 -> i32
// -----
%0 = "x"() : () -> i32
builtin.unrealized_conversion_cast %0 : i32 to
// -----
%0:3 = "x"() : () -> (i32, i32)
// -----
%0:1, %1 = "x"() : () -> (i32, i32)
// -----
%0, %0 = "x"() : () -> (i32, i32)
// -----
%0 = "x"() : () -> i32
%0 = "x"() : () -> i32
// -----
"x"(%0) : (i32) -> ()
%0 = "x"() : () -> i64
// -----
"x"(%0) : (i32) -> ()
"x"(%0) : (i64) -> ()
// -----
"x"(%0#1) : (i32) -> ()
%0 = "x"() : () -> i32
// -----
%0 = "x"() : () -> i32
"x"(%0#1) : (i32) -> ()
// -----
%0 = "x"() : () -> i32
"x"(%0#99999999999) : (i32) -> ()
// -----
%0 = "x"() : () -> i32
"x"(%0#x) : (i32) -> ()
// -----
%0 = "x"() : () -> i32
"x"(%0) : (i32, i32) -> ()
// -----
%0 = "x"() : () -> i32
"x"(%0) : () -> ()
// -----
%0 = "x"() : () -> i32
"x"(%0, ) : (i32) -> ()
// -----
%0 = "x"() : () -> i32
"x"(%0 %0) : (i32) -> ()
// -----
"x"() : () -> () loc
// -----
"x"() : () -> () loc(
// -----
"x"() : () -> () loc(#x)
// -----
"x"() : () -> () loc(#x)
#x = i32
// -----
"x"() : () -> () loc(#x)
#x = loc("a")
// -----
"x"() : () -> () loc(#x)
#y = loc("a")
// -----
"x"() : () -> () loc(x)
// -----
"x"() : () -> () loc(1)
// -----
"x"() : () -> () loc("a":1)
// -----
"x"() : () -> () loc("a":x:1)
// -----
"x"() : () -> () loc("a":1:x)
// -----
"x"() : () -> () loc("a":1:1 to)
// -----
"x"() : () -> () loc("a":1:1 to 2)
// -----
"x"() : () -> () loc("a":1:1 to 2:x)
// -----
"x"() : () -> () loc("a":1:1 to :x)
// -----
"x"() : () -> () loc("a":1:1 to x)
// -----
"x"() : () -> () loc("a":1:99999999999999999999)
// -----
"x"() : () -> () loc("a":4294967296:1)
// -----
"x"() : () -> () loc("a"("b")
// -----
"x"() : () -> () loc("a"("b"("c"))
// -----
"x"() : () -> () loc("a"(x))
// -----
"x"() : () -> () loc("a"("b" x)
// -----
"x"() : () -> () loc(callsite)
// -----
"x"() : () -> () loc(callsite("a"))
// -----
"x"() : () -> () loc(callsite("a" at))
// -----
"x"() : () -> () loc(callsite("a" at "b")
// -----
"x"() : () -> () loc(callsite("a" at "b" x)
// -----
"x"() : () -> () loc(fused)
// -----
"x"() : () -> () loc(fused[)
// -----
"x"() : () -> () loc(fused["a")
// -----
"x"() : () -> () loc(fused<"m")
// -----
"x"() : () -> () loc(fused<"m">)
// -----
"x"() : () -> () loc(fused<>[])
// -----
"x"() : () -> () loc(fused[])
// -----
"x"() : () -> () loc(fused[unknown, unknown])
// -----
"x"() : () -> () loc(fused<1>["a", "a", "b"])
// -----
"x"() : () -> () loc("a")
// -----
"x"() : () -> () loc("")
// -----
"x"() : () -> () loc(unknown) loc(unknown)
// -----
"x"() {a = loc("a")} : () -> ()
// -----
"x"() {a = loc(} : () -> ()
// -----
"x"() {a = loc(#loc)} : () -> ()
#loc = loc("z")
// -----
"x"() {a = loc(x)} : () -> ()
// -----
"builtin.module"() <{sym_name = "a"}> ({^bb0:}) {sym_name = "b"} : () -> ()
// -----
"func.func"() <{sym_name = "a", function_type = () -> ()}> ({}) {sym_name = "b", sym_visibility = "private"} : () -> ()
// -----
module @a attributes {sym_name = "b"} {}
// -----
func.func private @f()
func.func private @g()
func.func @h() { func.call @f() {callee = @g} : () -> () return }
// -----
func.func private @f()
func.func private @g()
func.func @h() { "func.call"() <{callee = @f}> {callee = @g} : () -> () return }
// -----
"test.foo"() <{a = 1}> {a = 2} : () -> ()
// -----
"foo.foo"() <{a = 1}> {a = 2} : () -> ()
// -----
"x"() {} 
// -----
"x"()
// -----
"x"() ({}) 1
// -----
"x"() : i32
// -----
"x"() : 
// -----
"x"() {a = loc(#x)} : () -> ()
#x = 1
// -----
#x = 1
"x"() : () -> () loc(#x)
// -----
#x = 1
"x"() : () -> () loc("a"(#x))
// -----
#x = 1
"x"() : () -> () loc(fused[#x])
// -----
"x"() : () -> () loc(#x)
#x = 1
// -----
"x"() : () -> () loc(fused[#x])
#x = loc("q")
// -----
!x = i32
"x"() : () -> () loc(!x)
// -----
#x = loc("a")
#y = loc(callsite(#x at #x))
"x"() : () -> () loc(#y)
// -----
#x = loc(#y)
#y = loc("a")
"x"() : () -> () loc(#x)
// -----
"x"() : () -> () loc(#foo.bar)
// -----
"x"() : () -> () loc(fused<#foo.bar>["a"])
// -----
#x
// -----
#x =
// -----
#x = 1
#x = 2
// -----
!x = i32
!x = i32
// -----
!x.y = i32
// -----
#x.y = 1
// -----
!x = 
// -----
!x i32
// -----
"x"() : () -> !y
// -----
"x"() {a = #y} : () -> ()
// -----
"x"() {a = !y} : () -> ()
// -----
!y
// -----
#y = {a = #y}
// -----
!y = tuple<!y>
// -----
#0 = 1
// -----
!0 = i32
"x"() {a = !0} : () -> ()
// -----
#a_1 = 5
#a$b = 6
#a-b = 7
"x"() {a = #a_1, b = #a$b, c = #a-b} : () -> ()
// -----
#loc = 5
"x"() {a = #loc} : () -> () loc("a")
// -----
#map = 5
#map1 = affine_map<(d0) -> (d0 + 1)>
"x"() {a = #map, b = #map1} : () -> ()
// -----
func.func @f() { scf.parallel (%a) = (%b) to (%b) step (%b) { scf.reduce } {operandSegmentSizes = array<i32: 1>} }
// -----
func.func @f(%b: index) { scf.parallel (%a) = (%b) to (%b) step (%b) { scf.reduce } {operandSegmentSizes = array<i32: 1, 1, 1, 0>} return }
// -----
func.func @f(%b: index) { "arith.addi"(%b, %b)[^bb1] : (index, index) -> index ^bb1: return }
// -----
func.func @f(%b: index) { "cf.br"() : () -> () ^bb1: return }
// -----
func.func @f(%b: index) { "cf.br"()[^bb1, ^bb1] : () -> () ^bb1: return }
// -----
func.func @f(%b: i1) { "cf.cond_br"(%b)[^bb1] {operandSegmentSizes = array<i32: 1,0,0>} : (i1) -> () ^bb1: return }
// -----
func.func @f(%b: i1) { "cf.cond_br"(%b)[^bb1, ^bb1] : (i1) -> () ^bb1: return }
// -----
func.func @f(%b: i1) { "cf.cond_br"(%b)[^bb1, ^bb1] {operandSegmentSizes = 1} : (i1) -> () ^bb1: return }
// -----
func.func @f(%b: i1) { "cf.cond_br"(%b)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 1>} : (i1) -> () ^bb1: return }
// -----
func.func @f(%b: i1) { "cf.cond_br"(%b)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 1, -1>} : (i1) -> () ^bb1: return }
// -----
func.func @f(%b: i1) { "cf.cond_br"(%b)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 1, 0>} : (i1) -> () ^bb1: return }
// -----
func.func @f(%b: i1) { "cf.cond_br"(%b)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> () ^bb1: return }
// -----
func.func @f(%b: i1) { "cf.cond_br"(%b)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1>}> : (i1) -> () ^bb1: return }
// -----
func.func @f(%b: i1) { "cf.cond_br"(%b)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, -1>}> : (i1) -> () ^bb1: return }
// -----
func.func @f(%b: i1) { "cf.cond_br"(%b)[^bb1, ^bb1] <{operandSegmentSizes = 1}> : (i1) -> () ^bb1: return }
// -----
func.func @f(%b: i1) { "cf.cond_br"(%b)[^bb1, ^bb1] <{operandSegmentSizes = array<i64: 1>}> : (i1) -> () ^bb1: return }
// -----
func.func @f(%b: i1) { "cf.cond_br"(%b)[^bb1, ^bb1] <{operandSegmentSizes = dense<1> : tensor<3xi32>}> : (i1) -> () ^bb1: return }
// -----
func.func @f(%b: i1) { "arith.addi"(%b) : (i1) -> i1 return }
// -----
func.func @f(%b: i1) { "arith.addi"(%b, %b) : (i1, i1) -> () return }
// -----
func.func @f(%b: i1) { "math.absi"() : () -> i1 return }
// -----
func.func @f(%b: i1) { "math.absi"(%b, %b) : (i1, i1) -> i1 return }
// -----
func.func @f(%b: i1) { "func.return"() ({}) : () -> () }
// -----
func.func @f(%b: i1) { %0 = "func.return"() : () -> i1 }
// -----
func.func @f(%b: i1) { %0:2 = "arith.constant"() {value = true} : () -> (i1, i1) return }
// -----
func.func @f(%b: i1) { %0 = "arith.constant"(%b) {value = true} : (i1) -> (i1) return }
// -----
func.func @f(%b: i1) { "arith.constant"() {value = true} : () -> () return }
// -----
func.func @f(%b: i1) { "arith.cmpi"(%b, %b) <{predicate = 1 : i32}> : (i1, i1) -> i1 return }
// -----
func.func @f(%b: i1) { "arith.cmpi"(%b, %b) <{predicate = 77 : i64}> : (i1, i1) -> i1 return }
// -----
func.func @f(%b: i1) { "arith.cmpi"(%b, %b) <{predicate = "eq"}> : (i1, i1) -> i1 return }
// -----
func.func @f(%b: i1) { "arith.cmpi"(%b, %b) : (i1, i1) -> i1 return }
// -----
func.func @f(%b: i1) { "arith.cmpi"(%b, %b) <{}> : (i1, i1) -> i1 return }
// -----
func.func @f(%b: i1) { "arith.cmpi"(%b, %b) <1> : (i1, i1) -> i1 return }
// -----
func.func @f(%b: i1) { "arith.addi"(%b, %b) <{a = 1}> : (i1, i1) -> i1 return }
// -----
func.func @f(%b: i1) { "arith.addf"(%b, %b) <{}> : (i1, i1) -> i1 return }
// -----
func.func @f(%b: i1) { "scf.yield"() <{}> : () -> () return }
// -----
func.func @f(%b: i1) { "scf.yield"() <{a = 1}> : () -> () return }
// -----
"func.call"() <{callee = @f, arg_attrs = 1}> : () -> ()
// -----
"func.call"() <{callee = @f, res_attrs = 1}> : () -> ()
// -----
"func.call"() <{callee = @f, arg_attrs = [1]}> : () -> ()
// -----
"func.call"() <{callee = @f, res_attrs = [1]}> : () -> ()
// -----
"func.call"() {callee = @f, arg_attrs = 1} : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> (), res_attrs = 1}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility = 1}> ({}) : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility = "x"}> ({}) : () -> ()
// -----
"func.constant"() <{value = 1}> : () -> (i32)
// -----
"func.constant"() : () -> (i32)
// -----
"func.constant"() <{value = @f}> : () -> ()
// -----
"x"() {a = tensor<2x!foo.bar>, b = tensor<2x(i32) -> i32>} : () -> ()
// -----
"x"() {b = tensor<2xtuple<>>} : () -> ()
// -----
"x"() {b = vector<2xtuple<>>} : () -> ()
// -----
"x"() {b = vector<2xvector<2xi32>>} : () -> ()
// -----
"x"() {b = memref<2xtuple<>>} : () -> ()
// -----
"x"() {b = vector<0xi32>} : () -> ()
// -----
"x"() {b = vector<?xi32>} : () -> ()
// -----
"x"() {b = memref<2xf32, affine_map<(d0, d1) -> (d0)>>} : () -> ()
// -----
"x"() {b = memref<2xf32, affine_map<(d0) -> (d0)>, 1, 2>} : () -> ()
// -----
"x"() {b = memref<2xf32, 1, affine_map<(d0) -> (d0)>>} : () -> ()
// -----
"x"() {b = memref<2xf32, {}>} : () -> ()
// -----
"x"() {b = memref<2xf32, 1.0>} : () -> ()
// -----
"x"() {b = memref<2xf32, [1]>} : () -> ()
// -----
"x"() {b = memref<*xf32, affine_map<(d0) -> (d0)>>} : () -> ()
// -----
"x"() {b = memref<*xf32, 1, 2>} : () -> ()
// -----
"x"() {b = tensor<*xf32, 1>} : () -> ()
// -----
"x"() {b = tensor<2xf32, 1>} : () -> ()
// -----
"x"() {b = tensor<-1xf32>} : () -> ()
// -----
"x"() {b = tensor<9223372036854775808xf32>} : () -> ()
// -----
"x"() {b = tensor<9223372036854775807xf32>} : () -> ()
// -----
"x"() {b = tensor<99999999999999999999xf32>} : () -> ()
// -----
"x"() {b = tensor<0x0xf32>} : () -> ()
// -----
"x"() {b = tensor<0xf32>} : () -> ()
// -----
"x"() {b = tensor<00x01xf32>} : () -> ()
// -----
"x"() {b = tensor<0x1xf32>} : () -> ()
// -----
"x"() {b = tensor<0xxf32>} : () -> ()
// -----
"x"() {b = tensor<2 x f32>} : () -> ()
// -----
"x"() {b = tensor<2xf 32>} : () -> ()
// -----
"x"() {b = tensor<? x ?x f32>} : () -> ()
// -----
"x"() {b = vector<[2 x 3]xf32>} : () -> ()
// -----
"x"() {b = vector<[2]x[3]x4xf32>} : () -> ()
// -----
"x"() {b = vector<[2xf32>} : () -> ()
// -----
"x"() {b = vector<[?]xf32>} : () -> ()
// -----
"x"() {b = vector<f32>} : () -> ()
// -----
"x"() {b = tensor<4294967296x4294967296x4294967296xf32>} : () -> ()
// -----
"x"() {b = vector<4294967296x4294967296x4294967296xf32>} : () -> ()

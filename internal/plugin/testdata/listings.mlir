%v = "u.v"() : () -> tensor<4xf32>
%p = "m.pool"(%v) {window = [1, 2, 3, 4], step = [1, 1, 1, 1], border = "CUT"} : (tensor<4xf32>) -> tensor<1xf32>
"m.nine_ten"() {attr = [9, 10]} : () -> i32
"m.int_or"() {attr = 1 : i16} : () -> ()
"m.odd"() {attr = 1 : i16} : () -> ()
%i, %f = "u.v"() : () -> (i32, f32)
"m.mixed"(%i, %f) <{n = 1 : i32, x = 1.0 : f32}> : (i32, f32) -> (i32, f32)
// -----
%i, %f = "u.v"() : () -> (i32, f32)
"m.declared"() {attr = 2.0 : f32} : () -> ()
%x:2 = m.call @f(%i, %f) : (i32, f32) -> (i1, i2)
m.call @f() : () -> ()
%l = m.lines {
   own_line
} : i32
"u.r"() ({ m.yield {x} %i : i32 }) : () -> ()
m.yield
m.load
m.load read_only
m.flag on
m.flag off
m.number Twenty
m.number Fifteen
m.bits "marked|Bit1"
m.bits None
m.bits Bit2
m.cpp_old
// -----
"m.nine_ten"() {attr = [9, 11]} : () -> i32
// -----
"m.nine_ten"() {attr = [8, 11]} : () -> i32
// -----
"m.int_or"() {attr = 1 : i32} : () -> ()
// -----
"m.odd"() {attr = 2 : i32} : () -> ()
// -----
%v = "u.v"() : () -> tensor<4xf32>
%p = "m.pool"(%v) {window = [1, 2, 3, 4], step = [1, 1, 1, 1], border = "CUTE"} : (tensor<4xf32>) -> tensor<1xf32>
// -----
%v = "u.v"() : () -> tensor<4xf32>
%p = "m.pool"(%v) {window = [1, 2, 3], step = [1, 1, 1, 1], border = "CUT"} : (tensor<4xf32>) -> tensor<1xf32>
// -----
m.number Thirty
// -----
m.bits Bit7
// -----
"u.t"() {a0 = !m.int<10>, a1 = #m.int<50> : !m.int<32>, a2 = !m.dims<1, 2, 3>, a3 = !m.many_builders<4>,
  a4 = !m.map<42, map = (i, j) -> (j, i)>, a5 = !m.product<42 * 24>, a6 = !m.optional(3), a7 = !m.optional x, a8 = !m.default, a9 = !m.default<10>, a10 = !m.default<5>} : () -> ()
// -----
"u.t"() {a = !m.default_int, b = !m.default_int<i8>, e = #m.extern, f = #m.extern : i32, g = #m.extern : tensor<4xi32>, h = #m.extern : !m.pair<42, 24>} : () -> ()
// -----
"u.t"() {a = !m.pair<42, 24>, b = !m.outer<pair : <42, 24>>, c = !m.outer_qual<pair : !m.pair<42, 24>>, d = !m.struct<"foo" -> b = 2, c = 3, a = 1>, e = !m.pstruct<b = 2, sym_name = "foo", c = 3, a = 1>, f = !m.custom<3 + 4>, g = !m.literal<n1 5>} : () -> ()
// -----
"u.t"() {a = !m.int<65>} : () -> ()
// -----
"u.t"() {a = !m.struct<"foo" -> b = 2, b = 3, a = 1>} : () -> ()
// -----
m.bits marked|Bit1
// -----
"u.t"() {a = !m.default_int<i32>, b = !m.product<-1 * 1>, c = !m.dims<>} : () -> ()
// -----
"u.t"() {a = !m.dims<4>, b = !m.struct<"foo" -> a = 1, b = 2>} : () -> ()
// -----
"u.t"() {a = !m.product<1 2>} : () -> ()
// -----
"u.t"() {a = !m.product<1 * x>} : () -> ()
// -----
"u.t"() {a = !m.map<1, map = 3>} : () -> ()
// -----
"u.t"() {a = !m.pair<1>} : () -> ()
// -----
"u.t"() {a = !m.outer<pair : !m.pair<1, 2>>} : () -> ()
// -----
"u.t"() {a = !m.outer_qual<pair : <1, 2>>} : () -> ()
// -----
"u.t"() {a = !m.custom<3 4>} : () -> ()
// -----
"u.t"() {a = !m.literal<n2 4>} : () -> ()
// -----
"u.t"() {a = #m.int<50> : i8, b = #m.int<-5>} : () -> ()
// -----
m.flag
// -----
m.declared
// -----
"m.declared"() : () -> ()
// -----
%r = m.lines { own_line }  {a} : i32
// -----
m.number "Twenty"
m.number "None"
// -----
m.call @f() {m.x = 1, y} : () -> ()
// -----
"m.pool"() : () -> ()
// -----
"u.t"() {a = #m.noted<1>, b = #m.noted<2 : i8>, c = #m.noted<2> : i8} : () -> ()
// -----
"u.t"() {a = #m.noted<2 of i8>, b = #m.noted<2 of none>} : () -> ()
// -----
"u.t"() {a = #m.noted<2 of i8> : i8} : () -> ()
// -----
"u.t"() {a = #m.noted<2 of i8> : i32} : () -> ()

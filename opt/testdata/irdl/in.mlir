"shapes.boxed"(%0) : (!shapes.box<i8, "x">) -> !shapes.box<f32, "x">
// -----
%0 = "a.b"() : () -> !shapes.box<i8, "x">
%1 = "shapes.boxed"(%0) {other = 1} : (!shapes.box<i8, "x">) -> !shapes.box<f32, "x">
// -----
%0 = "a.b"() : () -> !shapes.box<f16, "x">
%1 = "shapes.boxed"(%0) : (!shapes.box<f16, "x">) -> !shapes.box<f32, "x">
// -----
%0 = "a.b"() : () -> i8
%1 = "shapes.boxed"(%0) : (i8) -> i8
// -----
"a.b"() {a = !shapes.box<i8>} : () -> ()
// -----
"a.b"() {a = !shapes.box} : () -> ()
// -----
"a.b"() {a = !shapes.box<i8, "y">} : () -> ()
// -----
"a.b"() {a = #shapes.pair<1, 1>} : () -> ()
// -----
"a.b"() {a = #shapes.pair<1, 2>} : () -> ()
// -----
"a.b"() {a = #shapes.pair<"s", 2>} : () -> ()
// -----
"a.b"() {a = #shapes.other<"s", 2>} : () -> ()
// -----
%a, %b = "a.b"() : () -> (i8, i16)
"shapes.variadic"(%a, %a) : (i8, i8) -> ()
%r = "shapes.variadic"(%a, %b, %b, %a) : (i8, i16, i16, i8) -> i16
// -----
%a, %b = "a.b"() : () -> (i8, i16)
"shapes.variadic"(%a) : (i8) -> ()
// -----
%a, %b = "a.b"() : () -> (i8, i16)
"shapes.variadic"(%a, %a, %a) : (i8, i8, i8) -> ()
// -----
%a, %b = "a.b"() : () -> (i8, i16)
%r:2 = "shapes.variadic"(%a, %a) : (i8, i8) -> (i16, i16)
// -----
%a = "a.b"() : () -> i8
"shapes.sized"(%a, %a) : (i8, i8) -> ()
// -----
%a = "a.b"() : () -> i8
"shapes.sized"(%a, %a) {operandSegmentSizes = array<i32: 1, 0, 1>} : (i8, i8) -> ()
// -----
%a = "a.b"() : () -> i8
"shapes.sized"(%a, %a) {operandSegmentSizes = array<i32: 1, 2, 0>} : (i8, i8) -> ()
// -----
%a = "a.b"() : () -> i8
"shapes.sized"(%a, %a) {operandSegmentSizes = array<i32: 1, 1>} : (i8, i8) -> ()
// -----
%a = "a.b"() : () -> i8
"shapes.sized"(%a, %a) {operandSegmentSizes = array<i32: 1, 0, 2>} : (i8, i8) -> ()
// -----
%a = "a.b"() : () -> i8
"shapes.sized"(%a, %a) {operandSegmentSizes = array<i64: 1, 0, 2>} : (i8, i8) -> ()
// -----
"shapes.described"() {how = i8, why = i8} : () -> ()
// -----
"shapes.described"() {how = #shapes.pair<1, 1>, why = #shapes.pair<1, 1>} : () -> ()
// -----
"shapes.described"() {how = i9, why = #shapes.pair<i8, i8>} : () -> ()
// -----
"shapes.described"() {how = i8} : () -> ()
// -----
"shapes.nested"() ({}, {^bb0(%a: i8): "a.b"() : () -> ()}) : () -> ()
// -----
"shapes.nested"() ({}) : () -> ()
// -----
"shapes.nested"() ({}, {^bb0(%a: i9): "a.b"() : () -> ()}) : () -> ()
// -----
"shapes.nested"() ({}, {}) : () -> ()
// -----
"shapes.nested"() ({}, {^bb0: "a.b"() : () -> ()}) : () -> ()
// -----
"shapes.unknown"() : () -> ()
// -----
"a.b"() {a = !shapes.unknown} : () -> ()

%a = "manual.sum"() {times = 0 : i32} : () -> i32
%b = manual.sum [%a, %a] : i32 times 7 {x}
%c = manual.sum [] : f32
// -----
%a = "manual.sum"() {times = 0 : i32} : () -> i32
%c = manual.sum [%a, %a, %a, %a] : i32 times 7 {x}
// -----
%a = manual.sum [] : i32
%c = manual.sum [%a] : f32
// -----
%a = manual.sum [] : i32
%c = "manual.sum"(%a) {times = 1 : i32} : (i32) -> f32
// -----
%a = manual.sum [] : i32 times x
// -----
%a = manual.sum [] : i32 times 99999999999
// -----
%a = manual.sum [%b : i32
// -----
%a = manual.sum %b : i32
// -----
%a = manual.sum [ : i32
// -----
"u.v"() : () -> !manual.vec<4x?xi32>
"u.v"() : () -> !manual.vec<f32, 7>
"u.v"() {a = #manual.wrap<<3xi8> = 4>} : () -> ()
"u.v"() {a = #manual.wrap<!manual.vec<3xi8> = -4> : !manual.vec<3xi8>} : () -> ()
// -----
"u.v"() : () -> !manual.vec<f32, 0>
// -----
"u.v"() : () -> !manual.vec<1x2x3x4xf32>
// -----
"u.v"() : () -> !manual.vec<f32, 1>>
// -----
"u.v"() : () -> !manual.vec<f32, >
// -----
"u.v"() : () -> !manual.vec f32
// -----
"u.v"() {a = #manual.wrap<<3xi8> = 4> : i32} : () -> ()
// -----
"u.v"() {a = #manual.wrap<<3xi8, 0> = 4>} : () -> ()
// -----
"u.v"() {a = #manual.wrap<i8 = 4>} : () -> ()
// -----
"u.v"() {a = #manual.wrap<!manual.box<i8, 1> = 4>} : () -> ()
// -----
"u.v"() {a = #manual.tag<word>, b = #manual.tag<"a word" [1, many, -3]>, c = #manual.tag<x [2]: unit>, d = #manual.tag<y []: #manual.tag<z [4, 5]>>} : () -> ()
// -----
"u.v"() {a = #manual.tag<3>} : () -> ()
// -----
"u.v"() {a = #manual.tag<w [x]>} : () -> ()
// -----
"u.v"() {a = #manual.tag<w [1, 2>} : () -> ()
// -----
"u.v"() {a = #manual.tag<w [1, 99999999999999999999]>} : () -> ()
// -----
"u.v"() {a = #manual.tag<w : >} : () -> ()
// -----
"u.v"() : () -> !manual.box<i8, 1 to 7>
"u.v"() : () -> !manual.box<!manual.box<i8, 2>, 1 to 1>
// -----
"u.v"() : () -> !manual.box<i8, 1 to>
// -----
"u.v"() : () -> !manual.box<i8, x>
// -----
"u.v"() : () -> !manual.box<i8, 1 2>
// -----
manual.block @a(%x: i32, %y: !manual.box<i8, 1>) "a note" attributes {x = 1} {
  %z = manual.sum [%x] : i32
}
manual.block @b() {
}
manual.block @"c d"(%x: f32) {
}
// -----
manual.block @a(%x: index) {
}
// -----
manual.block @a(%x) {
}
// -----
manual.block a() {
}
// -----
%a = manual.sum [] : i32
manual.block @a() {
  manual.sum [%a] : i32
}
// -----
manual.block @a() attributes {
}
// -----
manual.block @a(%x: i32, %x: i32) {
}
// -----
manual.block @a(%x: i32) {
^bb0(%y: i32):
}
// -----
%a = manual.sum [] : i32
%i = manual.sum [] : index
manual.move %a : i32 green
manual.move %a + %i : i32 blue 7 {x = 1}
%r:2 = manual.move %a : i32 sizes(%a : i32, %i : index) red -1 -> (i32, index)
%s = manual.move %a : i32 red same
%u = manual.move %a : i32 red -> i32
%v = manual.move %a : i32 sizes(%a : i32) red -> f32
// -----
%a = manual.sum [] : i32
manual.move %a : i32 purple
// -----
%a = manual.sum [] : i32
manual.move %a : i32 sizes() red
// -----
%a = manual.sum [] : i32
manual.move %a : i32 sizes(%a) red
// -----
%a = manual.sum [] : i32
manual.move %a + : i32 red
// -----
%a = manual.sum [] : i32
manual.move %a + %a : i32 red
// -----
%a = manual.sum [] : i32
manual.move %a : i32 red 99999999999999999999
// -----
%a = manual.sum [] : i32
manual.move %a : i32 3
// -----
%a = manual.sum [] : i32
manual.move %a : f32 red
// -----
%a = manual.constant 7 : i32
%b = manual.constant {x = 1} 1.5 : f32
%c = "manual.constant"() {value = dense<1> : tensor<2xi8>} : () -> tensor<2xi8>
%d = manual.constant dense<1> : tensor<2xi8>
%e = manual.constant 7 : index
// -----
%a = manual.constant "x"
// -----
%a = manual.constant unit
// -----
%c = "manual.constant"() {value = 1 : i32} : () -> i64
// -----
%a = manual.constant 7 : i32
%e = manual.constant 7 : index
%b = manual.pair %a, %a : i32, i32
%c = manual.pair %a, %e label(word) 50 coins : i32, index
%d = manual.pair %a, %b label("two words") : i32, vector<2xi8>
%f = "manual.pair"(%a, %e) : (i32, index) -> tuple<i32, index>
// -----
%a = manual.constant 7 : i32
%c = manual.pair %a, %a 51 coins : i32, i32
// -----
%a = manual.constant 7 : i32
%c = manual.pair %a, %a 51 : i32, i32
// -----
%a = manual.constant 7 : i32
%c = manual.pair %a, %a label() : i32, i32
// -----
%a = manual.constant 7 : i32
%e = manual.constant 7 : index
%c = manual.pair %e, %a : index, i32
// -----
%a = manual.constant 7 : i32
%f = "manual.pair"(%a, %a) {price = 60 : i64} : (i32, i32) -> vector<2xi8>
// -----
%a = manual.constant 7 : i32
%f = "manual.pair"(%a, %a) : (i32, i32) -> vector<3xi8>
// -----
"u.region"() ({
  %a = manual.constant 7 : i32
  manual.jump ^bb1(%a : i32)
^bb1(%x: i32):
  manual.jump ^bb1(%x : i32) or ^bb2(%a, %x : i32, i32) {y}
^bb2(%y: i32, %z: i32):
  manual.jump ^bb3
^bb3:
  "manual.jump"(%a, %a, %a) [^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 2>} : (i32, i32, i32) -> ()
}) : () -> ()
// -----
"u.region"() ({
  manual.jump ^bb1
^bb1(%x: i32):
  manual.jump ^bb1(%x : i32)
}) : () -> ()
// -----
"u.region"() ({
  %a = manual.constant 7 : i32
  manual.jump ^bb1(%a : f32)
^bb1(%x: f32):
  manual.jump ^bb1(%x : f32)
}) : () -> ()
// -----
"u.region"() ({
  manual.jump bb1
}) : () -> ()
// -----
%a = manual.constant 7 : i32
%b = manual.constant 1.5 : f32
manual.loop {
}
%r:2 = manual.loop with (%x = %a, %y = %b) -> (i32, f32) {
  %s = manual.sum [%x] : i32
}, {
  manual.loop with (%z = %a) -> i32 {
  }
} attributes {k = 1}
%q = "manual.loop"(%a) ({
^bb0(%x: i32):
  %s = manual.sum [%x] : i32
}) : (i32) -> i32
// -----
%a = manual.constant 7 : i32
manual.loop with (%x = %a) -> (i32, i32) {
}
// -----
%a = manual.constant 7 : i32
manual.loop with (%x = %a) -> f32 {
}
// -----
%a = manual.constant 7 : i32
manual.loop with (%x %a) -> i32 {
}
// -----
%a = manual.constant 7 : i32
manual.loop with (%x = %a) i32 {
}
// -----
"manual.loop"() ({
^bb0(%x: i32):
  %s = manual.sum [%x] : i32
}) : () -> ()
// -----
%a = manual.constant 7 : i32
manual.loop {
  manual.loop with (%a = %a) -> i32 {
  }
}
// -----
%a = manual.constant {manual.level = 3} 7 : i32
// -----
%a = manual.constant {manual.level = 30} 7 : i32
// -----
%a = manual.constant {manual.level = "x"} 7 : i32
// -----
%a = manual.constant {manual.other} 7 : i32
// -----
manual.loop {
} attributes {manual.other, manual.level = 1 : i8}
// -----
func.func private @f(i32 {manual.x}) -> i32
// -----
func.func private @f(i32, i32 {manual.x = 1}) -> i32
// -----
func.func private @f(i32, i32) -> (i32 {manual.x})
// -----
"u.v"() : () -> !manual.share<3 percent of [1, 2, -3]>
"u.v"() : () -> !manual.share<3 percent of []>
// -----
"u.v"() : () -> !manual.share<3 of []>
// -----
"u.v"() : () -> !manual.share<-3 percent of []>
// -----
"u.v"() : () -> !manual.share<3 percent of [x]>
// -----
"u.v"() : () -> !manual.share<3 percent of 3>

"hook.diag"() ({}) {small = 65 : i8, which = 99} : () -> ()
// -----
"hook.diag"() ({}) {small = 65 : i8, which = 0} : () -> ()
// -----
"hook.diag"() ({}) {small = -3 : i8, which = 0} : () -> ()
// -----
"hook.diag"() ({}) {small = 65 : i8, which = 1} : () -> ()
// -----
"hook.diag"() ({}) {small = 65 : i8, which = 2} : () -> ()
// -----
"hook.diag"() ({}) {small = 65 : i8, which = 3} : () -> ()
// -----
"hook.diag"() ({}) {small = 65 : i8, which = 4} : () -> ()
// -----
%a, %b = "u.v"() : () -> (i32, !hook.list<f32>)
%c = "hook.diag"(%a, %b) ({}) {small = 65 : i8, which = 5} : (i32, !hook.list<f32>) -> i1
// -----
"hook.diag"() ({}) {small = 65 : i8, which = 6, other = #hook.range<1, 2>} : () -> ()
// -----
"hook.diag"() ({}) {small = 65 : i8, which = 7} : () -> ()
// -----
%a, %b = "u.v"() : () -> (i32, !hook.list<f32>)
"hook.diag"(%a, %b) ({}) {small = 65 : i8, which = 8} : (i32, !hook.list<f32>) -> ()
// -----
"hook.diag"() ({}) {small = -1 : i8, which = 9} : () -> ()
// -----
"hook.diag"() ({}) {small = 66 : i8, which = 10} : () -> ()
// -----
%a = "u.v"() : () -> i32
"hook.diag"(%a, %a) ({}) {small = 66 : i8, which = 11} : (i32, i32) -> ()
// -----
"hook.diag"() ({}) {small = 66 : i8, which = 12} : () -> ()
// -----
"hook.diag"() ({}) {small = 66 : i8, which = 13} : () -> ()
// -----
%a = "u.v"() {a = #hook.range<1, -2>, b = #hook.zero, c = [#hook.range<0, 0>]} : () -> !hook.list<!hook.list<i8>>
%b = "u.v"() : () -> !hook.twin<f32>
%c = "u.v"() : () -> !hook.twin<!hook.list<i1>>
// -----
"u.v"() : () -> !hook.none
// -----
"u.v"() : () -> !hook.twin<>
// -----
"u.v"() : () -> !hook.list<>
// -----
"u.v"() {a = #hook.other<1>} : () -> ()
// -----
"u.v"() {a = #hook.range<1>} : () -> ()
// -----
"u.v"() {a = #hook<range<1, 2>>, b = #hook.range<1, 2>} : () -> !hook<list<i1>>
// -----
hook.callee @f (i32, f32) -> i1 {
^bb0(%a: i32, %b: f32):
}
hook.callee @g () -> ()
%a, %b = "u.v"() : () -> (i32, f32)
%c = hook.call @f(%a, %b) : (i32, f32) -> i1
hook.call @g() {note} : () -> ()
// -----
hook.callee @f (i32, f32) -> i1 {
^bb0(%a: i32):
}
// -----
hook.callee @f (i32) -> () {
^bb0(%a: i32):
  "u.v"() ({}, {}) : () -> ()
}
// -----
hook.call @g() : () -> ()
// -----
hook.callee @f (i32, f32) -> i1
%a = "u.v"() : () -> (i32)
%c = hook.call @f(%a) : (i32) -> i1
// -----
hook.callee @f (i32) -> i1
%a = "u.v"() : () -> (i16)
%c = hook.call @f(%a) : (i16) -> i1
// -----
hook.callee @f (i32) -> i1
%a = "u.v"() : () -> (i32)
%c = hook.call @f(%a) : (i32) -> i2
// -----
%n, %x = "u.v"() : () -> (i32, f32)
%r = "hook.loop"(%n, %x) ({
^bb0(%i: index, %y: f32):
  hook.next %y : f32
}) : (i32, f32) -> f32
"hook.loop"(%n) ({
^bb0(%i: index):
  hook.next
}) : (i32) -> ()
// -----
%n, %x = "u.v"() : () -> (i32, f32)
%r = "hook.loop"(%n, %x) ({
^bb0(%i: index, %y: f32, %z: f32):
  hook.next %y : f32
}) : (i32, f32) -> f32
// -----
%n, %x = "u.v"() : () -> (i32, f32)
%r = "hook.loop"(%n, %x) ({
^bb0(%i: index, %y: f64):
  hook.next %x : f32
}) : (i32, f32) -> f32
// -----
%n, %x = "u.v"() : () -> (i32, f32)
%r = "hook.loop"(%n, %x) ({
^bb0(%i: index, %y: f32):
  hook.next %y, %y : f32, f32
}) : (i32, f32) -> f32
// -----
%n, %x = "u.v"() : () -> (i32, f32)
%r:2 = "hook.loop"(%n, %x) ({
^bb0(%i: index, %y: f32):
  hook.next %y : f32
}) : (i32, f32) -> (f32, f32)
// -----
%n, %x = "u.v"() : () -> (i32, f32)
%r = "hook.loop"(%n, %x) ({
^bb0(%i: index, %y: f32):
  hook.next %n : i32
}) : (i32, f32) -> f32
// -----
%n, %x = "u.v"() : () -> (i32, f32)
%r = "hook.loop"(%n, %x) ({
^bb0(%i: index, %y: f32):
  hook.next %y : f32
}) : (i32, f32) -> f64
// -----
"hook.kinds"() ({
  %a = "u.v"() : () -> i32
  "u.v"(%a) : (i32) -> ()
}, {
  "u.v"(%b) : (i32) -> ()
  %b = "u.v"() : () -> i32
}) : () -> ()
// -----
"hook.kinds"() ({
  "u.v"(%b) : (i32) -> ()
  %b = "u.v"() : () -> i32
}) : () -> ()
// -----
"hook.kinds"() ({}, {
  "u.v"() : () -> ()
^bb1:
  "u.v"() : () -> ()
}) : () -> ()
// -----
%a, %b = "u.v"() : () -> (i32, !hook.list<i32>)
%c = hook.convert %a : i32 to f32
%d = hook.convert %b : !hook.list<i32> to !hook.list<f32>
// -----
%a = "u.v"() : () -> (i32)
%c = hook.convert %a : i32 to i32
// -----
%a = "u.v"() : () -> (i32)
%c = hook.convert %a : i32 to !hook.list<i32>
// -----
%a = "u.v"() : () -> (i32)
%b = "hook.refine"(%a) : (i32) -> !hook.list<i32>
// -----
%a = "u.v"() : () -> (i32)
%b = "hook.refine"(%a) : (i32) -> none
// -----
%a = "u.v"() : () -> (i32)
%b = "hook.refine"(%a) : (i32) -> !hook.list<f32>
// -----
%a = "u.v"() : () -> (i32)
"hook.refine"(%a) : (i32) -> ()
// -----
%a = hook.const 3 : i64
%b = "hook.plus"(%a) <{n = 4 : i64}> : (i64) -> i64
%c = "hook.plus"(%b) <{n = 4 : i64, wrap, label = "x", limit = [9], steps = [1, 2]}> : (i64) -> i64
%d:2 = "hook.join"(%a, %b, %c) : (i64, i64, i64) -> (i64, i64)
// -----
%a = hook.const 3 : i64
%b = "hook.plus"(%a) <{n = 4 : i32}> : (i64) -> i64
// -----
%a = hook.const 3 : i64
%b = "hook.plus"(%a) : (i64) -> i64

emitc.include <"stdio.h">
emitc.include "own.h"
emitc.global extern @counter : i32
emitc.global static const @table : !emitc.array<2x3xf32> = dense<1.0>
emitc.global const @one : i64 = 1 {note = "x"}
emitc.global @half : f32 = 0.5
emitc.global @raw : !emitc.opaque<"T"> = #emitc.opaque<"T{}">
emitc.declare_func @later
emitc.func private @later(%arg0: i32) -> i32 attributes {specifiers = ["static"]} {
  %0 = emitc.call @later(%arg0) : (i32) -> i32
  return %0 : i32
}
emitc.func @nothing() {
  return
}
emitc.func @external(i32, !emitc.ptr<i8>)
emitc.file "a.cpp" attributes {x = 1 : i32} {
  verbatim "#define A"
}
emitc.class final @pair {
  emitc.field @first : i32 = 3
  emitc.field @second : !emitc.array<4xi32> {tag}
  emitc.func @get() -> i32 {
    %0 = get_field @first : i32
    return %0 : i32
  }
}
emitc.func @values(%a: i32, %p: !emitc.ptr<i32>, %q: !emitc.ptr<i32>, %f: f32, %n: index, %o: !emitc.opaque<"V">, %b: i1, %s: !emitc.size_t, %d: !emitc.ptrdiff_t, %t: !emitc.ssize_t) {
  %0 = add %a, %a : (i32, i32) -> i32
  %1 = add %p, %a : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
  %2 = sub %p, %q : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
  %3 = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.lvalue<i32>
  %4 = "emitc.variable"() <{value = #emitc.opaque<"x">}> : () -> !emitc.array<3x2xi32>
  %5 = address_of %3 : !emitc.lvalue<i32>
  %6 = dereference %5 : !emitc.ptr<i32>
  %7 = apply "&"(%3) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %8 = apply "*"(%7) : (!emitc.ptr<i32>) -> i32
  assign %8 : i32 to %3 : !emitc.lvalue<i32>
  %9 = load %3 : <i32>
  %10 = call_opaque "f"(%a, %f) {args = [0 : index, 1 : index, 3 : i32], template_args = [i32, 4 : i8]} : (i32, f32) -> !emitc.opaque<"R">
  %11 = cast %a : i32 to f32
  %12 = cmp three_way, %a, %a : (i32, i32) -> !emitc.opaque<"O">
  %13 = "emitc.constant"() {value = 3 : i32} : () -> i32
  %14 = "emitc.constant"() {value = 3 : index} : () -> !emitc.size_t
  %15 = "emitc.constant"() {value = #emitc.opaque<"N">} : () -> i8
  %16 = subscript %4[%n, %a] : (!emitc.array<3x2xi32>, index, i32) -> !emitc.lvalue<i32>
  %17 = subscript %p[%s] : (!emitc.ptr<i32>, !emitc.size_t) -> !emitc.lvalue<i32>
  %18 = subscript %o[%f] : (!emitc.opaque<"V">, f32) -> !emitc.lvalue<!emitc.opaque<"E">>
  %19 = literal "M_PI" : f32
  %20 = conditional %b, %a, %a : i32
  %21 = get_global @counter : !emitc.lvalue<i32>
  %22 = get_global @table : !emitc.array<2x3xf32>
  verbatim "{} + {{ {}" args %a, %f : i32, f32 {y}
  verbatim "{ no operands }"
  return
}
emitc.func @expressions(%a: i32, %b: i32, %c: i1, %l: !emitc.ptr<i32>) {
  %0 = expression %a, %b : (i32, i32) -> i32 {
    %1 = mul %a, %b : (i32, i32) -> i32
    %2 = add %1, %b : (i32, i32) -> i32
    yield %2 : i32
  }
  %3 = expression %0 : (i32) -> f32 {
    %4 = cast %0 : i32 to f32
    yield %4 : f32
  }
  %5 = expression : () -> i32 {
    %7 = "emitc.constant"() {value = 2 : i32} : () -> i32
    yield %7 : i32
  }
  return
}
emitc.func @control(%a: i32, %n: index, %c: i1) {
  for %i = %n to %n step %n {
    verbatim "x"
  }
  for %i = %a to %a step %a : i32 {
  } {unroll = 2 : i32}
  if %c {
    verbatim "x"
  } else {
    verbatim "y"
  }
  if %c {
  } {k}
  switch %a : i32 {x = 1 : i8}
  case 1 {
    yield
  }
  case -5 {
    verbatim "z"
    yield
  }
  default {
    yield
  }
  switch %n : index
  default {
    yield
  }
  do {
    verbatim "x"
  } while {
    %0 = expression %c : (i1) -> i1 {
      %1 = logical_not %c : i1
      yield %1 : i1
    }
    yield %0 : i1
  }
  do {
  } while {
    %0 = expression %a : (i32) -> i1 {
      %1 = cmp lt, %a, %a : (i32, i32) -> i1
      yield %1 : i1
    }
    yield %0 : i1
  } attributes {z}
  return
}
emitc.func @operators(%a: i32, %b: i1) {
  %p = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.opaque<"S">>
  %q = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>
  %0 = bitwise_and %a, %a : (i32, i32) -> i32
  %1 = bitwise_or %0, %a : (i32, i32) -> i32
  %2 = bitwise_xor %1, %a : (i32, i32) -> i32
  %3 = bitwise_not %2 : (i32) -> i32
  %4 = bitwise_left_shift %3, %a : (i32, i32) -> i32
  %5 = bitwise_right_shift %4, %a {exact} : (i32, i32) -> i32
  %6 = div %5, %a : (i32, i32) -> i32
  %7 = rem %6, %a : (i32, i32) -> i32
  %8 = unary_minus %7 : (i32) -> i32
  %9 = unary_plus %8 : (i32) -> i32
  %10 = logical_and %9, %b : i32, i1
  %11 = logical_or %10, %b : i1, i1
  %12 = "emitc.member"(%p) {member = "x"} : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
  %13 = "emitc.member_of_ptr"(%q) {member = "x"} : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) -> !emitc.array<2xi32>
  return
}

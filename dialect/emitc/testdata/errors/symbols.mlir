emitc.call @x() : () -> ()

// -----

emitc.func @x(%a: i32) { emitc.return }
emitc.call @x() : () -> ()

// -----

emitc.func @x(%a: i32) { emitc.return }
%0 = "test.x"() : () -> f32
emitc.call @x(%0) : (f32) -> ()

// -----

emitc.func @x() { emitc.return }
%0 = emitc.call @x() : () -> i32

// -----

emitc.func @x() -> i32
%0 = emitc.call @x() : () -> f32

// -----

emitc.declare_func @x

// -----

emitc.func @x(!emitc.lvalue<i32>)

// -----

emitc.func @x() -> (i32, i32)

// -----

emitc.func @x() -> !emitc.array<2xi32>

// -----

emitc.func @x() -> i32 { emitc.return }

// -----

emitc.func @x(%a: f32) -> i32 { emitc.return %a : f32 }

// -----

emitc.global @x : i3

// -----

emitc.global @x : i32 = "a"

// -----

emitc.global @x : i32 = dense<1> : tensor<2xi32>

// -----

emitc.global @x : !emitc.array<2xi32> = dense<1> : tensor<3xi32>

// -----

emitc.global @x : i32 = 1 : i8

// -----

"emitc.global"() {sym_name = "x", type = f32, initial_value = 1.0 : f64} : () -> ()

// -----

"emitc.global"() {sym_name = "x", type = i32, initial_value = 1 : i64} : () -> ()

// -----

"emitc.global"() {sym_name = "x", type = f32, initial_value = dense<1.0> : tensor<f32>} : () -> ()

// -----

"emitc.global"() {sym_name = "x", type = !emitc.array<2xf32>, initial_value = dense<1.0> : tensor<f32>} : () -> ()

// -----

"emitc.global"() {sym_name = "x", type = f32, initial_value = "a"} : () -> ()

// -----

emitc.global extern static @x : i32

// -----

%0 = emitc.get_global @x : !emitc.lvalue<i32>

// -----

emitc.global @x : i32
%0 = emitc.get_global @x : !emitc.array<2xi32>

// -----

emitc.global @x : i32
%0 = emitc.get_global @x : !emitc.lvalue<f32>

// -----

emitc.global @x : !emitc.array<2xi32>
%0 = emitc.get_global @x : !emitc.array<3xi32>

// -----

emitc.field @x : i32

// -----

emitc.class @c { emitc.field @x : i3 }

// -----

"emitc.class"() <{sym_name = "c"}> ({
  "emitc.field"() {sym_name = "", type = i32} : () -> ()
}) : () -> ()

// -----

emitc.func @f() {
  %0 = get_field @x : i32
  return
}

// -----

emitc.class @c {
  emitc.func @f() {
    %0 = get_field @x : i32
    return
  }
}

// -----

emitc.class @c {
  emitc.field @x : f32
  emitc.func @f() {
    %0 = get_field @x : i32
    return
  }
}

// -----

emitc.include

// -----

emitc.include <"x"

// -----

emitc.include 3

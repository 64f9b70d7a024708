%p, %q = "test.x"() : () -> (!emitc.ptr<i32>, !emitc.ptr<i32>)
%0 = emitc.add %p, %q : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>

// -----

%p, %f = "test.x"() : () -> (!emitc.ptr<i32>, f32)
%0 = emitc.add %p, %f : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32>

// -----

%p, %f = "test.x"() : () -> (!emitc.ptr<i32>, f32)
%0 = emitc.sub %f, %p : (f32, !emitc.ptr<i32>) -> !emitc.ptr<i32>

// -----

%p, %f = "test.x"() : () -> (!emitc.ptr<i32>, f32)
%0 = emitc.sub %p, %f : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32>

// -----

%p, %f = "test.x"() : () -> (!emitc.ptr<i32>, f32)
%0 = emitc.sub %p, %p : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> f32

// -----

%l = "test.x"() : () -> !emitc.lvalue<i32>
%0 = "emitc.address_of"(%l) : (!emitc.lvalue<i32>) -> !emitc.ptr<f32>

// -----

%l = "test.x"() : () -> !emitc.ptr<i32>
%0 = "emitc.dereference"(%l) : (!emitc.ptr<i32>) -> !emitc.lvalue<f32>

// -----

%l = "test.x"() : () -> !emitc.ptr<i32>
%0 = emitc.apply ""(%l) : (!emitc.ptr<i32>) -> i32

// -----

%l = "test.x"() : () -> !emitc.ptr<i32>
%0 = emitc.apply "+"(%l) : (!emitc.ptr<i32>) -> i32

// -----

%l = "test.x"() : () -> !emitc.ptr<i32>
%0 = emitc.apply "&"(%l) : (!emitc.ptr<i32>) -> i32

// -----

%l = "test.x"() : () -> !emitc.lvalue<i32>
%0 = emitc.apply "&"(%l) : (!emitc.lvalue<i32>) -> i32

// -----

%l = "test.x"() : () -> !emitc.lvalue<i32>
%0 = emitc.apply "*"(%l) : (!emitc.lvalue<i32>) -> i32

// -----

%l, %f = "test.x"() : () -> (!emitc.lvalue<i32>, f32)
emitc.assign %f : f32 to %l : !emitc.lvalue<i32>

// -----

emitc.func @f(%f: f32) {
  %l = "emitc.variable"() {value = 0 : i32} : () -> !emitc.lvalue<i32>
  assign %f : f32 to %l : !emitc.lvalue<i32>
  return
}

// -----

^bb0(%l: !emitc.lvalue<i32>, %v: i32):
emitc.assign %v : i32 to %l : !emitc.lvalue<i32>

// -----

func.func @f(%l: !emitc.lvalue<i32>, %v: i32) {
  emitc.assign %v : i32 to %l : !emitc.lvalue<i32>
  return
}

// -----

emitc.call_opaque ""() : () -> ()

// -----

emitc.call_opaque "f"() {args = [0 : index]} : () -> ()

// -----

emitc.call_opaque "f"() {args = [-1 : index]} : () -> ()

// -----

emitc.call_opaque "f"() {args = [[1]]} : () -> ()

// -----

emitc.call_opaque "f"() {template_args = ["x"]} : () -> ()

// -----

%0 = emitc.call_opaque "f"() : () -> !emitc.array<2xi32>

// -----

%p = "test.x"() : () -> !emitc.array<2xi32>
%0 = emitc.cast %p : !emitc.array<2xi32> to i32

// -----

%p = "test.x"() : () -> tuple<i32>
%0 = emitc.cast %p : tuple<i32> to i32

// -----

%0 = "emitc.constant"() {value = "a"} : () -> i32

// -----

%0 = "emitc.constant"() {value = #emitc.opaque<"">} : () -> i32

// -----

%0 = "emitc.constant"() {value = 1 : i8} : () -> i32

// -----

%0 = "emitc.variable"() {value = 1 : i8} : () -> !emitc.lvalue<i32>

// -----

%0 = "emitc.variable"() {value = unit} : () -> !emitc.lvalue<i32>

// -----

%0 = emitc.literal "" : i32

// -----

%0, %1 = "test.x"() : () -> (!emitc.array<2x3xi32>, index)
%2 = emitc.subscript %0[%1] : (!emitc.array<2x3xi32>, index) -> !emitc.lvalue<i32>

// -----

%0, %1 = "test.x"() : () -> (!emitc.array<2xi32>, f32)
%2 = emitc.subscript %0[%1] : (!emitc.array<2xi32>, f32) -> !emitc.lvalue<i32>

// -----

%0, %1 = "test.x"() : () -> (!emitc.array<2xi32>, index)
%2 = emitc.subscript %0[%1] : (!emitc.array<2xi32>, index) -> !emitc.lvalue<f32>

// -----

%0, %1 = "test.x"() : () -> (!emitc.ptr<i32>, index)
%2 = emitc.subscript %0[%1, %1] : (!emitc.ptr<i32>, index, index) -> !emitc.lvalue<i32>

// -----

%0, %1 = "test.x"() : () -> (!emitc.ptr<i32>, f32)
%2 = emitc.subscript %0[%1] : (!emitc.ptr<i32>, f32) -> !emitc.lvalue<i32>

// -----

%0, %1 = "test.x"() : () -> (!emitc.ptr<i32>, index)
%2 = emitc.subscript %0[%1] : (!emitc.ptr<i32>, index) -> !emitc.lvalue<f32>

// -----

%0 = "test.x"() : () -> i32
emitc.verbatim "{" args %0 : i32

// -----

%0 = "test.x"() : () -> i32
emitc.verbatim "{ }" args %0 : i32

// -----

%0 = "test.x"() : () -> i32
emitc.verbatim "{} {}" args %0 : i32

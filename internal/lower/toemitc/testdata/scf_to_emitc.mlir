// ARGS: --convert-scf-to-emitc --split-input-file --allow-unregistered-dialect
// ARGS: --convert-scf-to-emitc --split-input-file --allow-unregistered-dialect --mlir-print-debuginfo
func.func @for(%lo: index, %hi: index, %st: index, %x: f32, %m: memref<4xf32>) -> f32 {
  %r = scf.for %i = %lo to %hi step %st iter_args(%a = %x) -> f32 {
    %b = "t.op"(%a, %i) : (f32, index) -> f32
    scf.yield %b : f32
  }
  scf.for %i = %lo to %hi step %st {
    scf.for %j = %i to %hi step %st {
      "t.use"(%i, %j) : (index, index) -> ()
    }
  }
  return %r : f32
}
// -----
func.func @for_i32(%lo: i32, %hi: i32, %st: i32, %x: f32, %y: index) -> (f32, index) {
  %r:2 = scf.for %i = %lo to %hi step %st iter_args(%a = %x, %c = %y) -> (f32, index) : i32 {
    scf.yield %a, %c : f32, index
  }
  %q:2 = scf.for %i = %lo to %hi step %st iter_args(%a = %x, %c = %y) -> (f32, index) : i32 {
    %s:2 = scf.for %j = %lo to %hi step %st iter_args(%b = %a, %d = %c) -> (f32, index) : i32 {
      scf.yield %b, %d : f32, index
    }
    scf.yield %s#0, %s#1 : f32, index
  }
  return %r#0, %q#1 : f32, index
}
// -----
func.func @if(%p: i1, %x: f32, %i: index) -> (f32, index) {
  scf.if %p {
    "t.a"() : () -> ()
  }
  scf.if %p {
    "t.a"() : () -> ()
  } else {
    "t.b"() : () -> ()
  }
  %r:2 = scf.if %p -> (f32, index) {
    %0 = "t.c"() : () -> f32
    scf.yield %0, %i : f32, index
  } else {
    scf.yield %x, %i : f32, index
  }
  return %r#0, %r#1 : f32, index
}
// -----
func.func @switch(%i: index, %x: i32) -> (i32, f32) {
  scf.index_switch %i
  case 2 {
    "t.a"() : () -> ()
    scf.yield
  }
  case 5 {
    scf.yield
  }
  default {
    "t.b"() : () -> ()
  }
  %r:2 = scf.index_switch %i -> i32, f32
  case 1 {
    %0:2 = "t.c"() : () -> (i32, f32)
    scf.yield %0#0, %0#1 : i32, f32
  }
  default {
    %0:2 = "t.d"() : () -> (i32, f32)
    scf.yield %x, %0#1 : i32, f32
  }
  return %r#0, %r#1 : i32, f32
}
// -----
func.func @while(%p: i1) {
  scf.while : () -> () {
    scf.condition(%p)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @while2(%x: i32, %n: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c = "t.cond"(%a) : (i32) -> i1
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = "t.next"(%b) : (i32) -> i32
    scf.yield %d : i32
  }
  return %r : i32
}
// -----
func.func @bad(%p: i1, %v: vector<4xf32>) -> vector<4xf32> {
  %r = scf.if %p -> vector<4xf32> {
    scf.yield %v : vector<4xf32>
  } else {
    scf.yield %v : vector<4xf32>
  }
  return %r : vector<4xf32>
}
// -----
func.func @par(%lo: index, %hi: index, %st: index) {
  scf.parallel (%i) = (%lo) to (%hi) step (%st) {
  }
  scf.execute_region {
    scf.yield
  }
  return
}
// -----
func.func @unsigned(%lo: i32, %hi: i32, %st: i32) {
  scf.for unsigned %i = %lo to %hi step %st : i32 {
    "t.use"(%i) : (i32) -> ()
  }
  return
}
// -----
func.func @memref(%p: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %r = scf.if %p -> memref<4xf32> {
    scf.yield %m : memref<4xf32>
  } else {
    scf.yield %m : memref<4xf32>
  }
  return %r : memref<4xf32>
}
// -----
func.func @while2(%x: i32, %i: index, %f: f32) -> (f32, index) {
  %r:2 = scf.while (%a = %x, %j = %i) : (i32, index) -> (f32, index) {
    %c = "t.cond"(%a) : (i32) -> i1
    scf.condition(%c) %f, %j : f32, index
  } do {
  ^bb0(%b: f32, %k: index):
    %d = "t.next"(%b) : (f32) -> i32
    scf.yield %d, %k : i32, index
  }
  return %r#0, %r#1 : f32, index
}
// -----
func.func @w4(%x: i32) -> i32 {
  %r = scf.while : () -> (i32) {
    %c = "t.cond"(%x) : (i32) -> i1
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%a: i32):
    scf.yield
  }
  return %r : i32
}
// -----
func.func @w5() {
  scf.while : () -> () {
    %c = "t.cond"() : () -> i1
    scf.condition(%c)
  } do {
    "t.x"() : () -> ()
    scf.yield
  }
  return
}
// -----
func.func @w6(%v: vector<4xf32>) -> vector<4xf32> {
  %r = scf.while (%a = %v) : (vector<4xf32>) -> vector<4xf32> {
    %c = "t.cond"() : () -> i1
    scf.condition(%c) %a : vector<4xf32>
  } do {
  ^bb0(%b: vector<4xf32>):
    scf.yield %b : vector<4xf32>
  }
  return %r : vector<4xf32>
}
// -----
func.func @nested(%x: i32, %n: index) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c = "t.cond"(%a) : (i32) -> i1
    scf.if %c {
      "t.y"() : () -> ()
    }
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %q = scf.for %i = %n to %n step %n iter_args(%s = %b) -> i32 {
      scf.yield %s : i32
    }
    scf.yield %q : i32
  }
  return %r : i32
}
// -----
func.func @two(%x: i32, %f: f32, %i: index) -> (f32, i32) {
  %r:2 = scf.while (%a = %x, %j = %f) : (i32, f32) -> (f32, i32) {
    %c = "t.cond"(%a) : (i32) -> i1
    scf.condition(%c) %j, %a : f32, i32
  } do {
  ^bb0(%b: f32, %k: i32):
    %d = "t.next"(%b) : (f32) -> i32
    scf.yield %d, %b : i32, f32
  }
  return %r#0, %r#1 : f32, i32
}
// -----
func.func @res(%x: i32, %f: f32, %i: index) -> index {
  %r = scf.while (%a = %x) : (i32) -> index {
    %c = "t.cond"(%a) : (i32) -> i1
    scf.condition(%c) %i : index
  } do {
  ^bb0(%b: index):
    %d = "t.next"(%b) : (index) -> i32
    scf.yield %d : i32
  }
  return %r : index
}
// -----
func.func @res2(%x: i32, %n: index) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %c = "t.cond"(%a) : (i32) -> i1
    %q = scf.for %i = %n to %n step %n iter_args(%s = %a) -> i32 {
      scf.yield %s : i32
    }
    scf.condition(%c) %q : i32
  } do {
  ^bb0(%b: i32):
    "t.next"(%b) : (i32) -> ()
    scf.yield %b : i32
  }
  return %r : i32
}
// -----
func.func @resvec(%x: i32, %v: vector<2xf32>) -> vector<2xf32> {
  %r = scf.while (%a = %x) : (i32) -> vector<2xf32> {
    %c = "t.cond"(%a) : (i32) -> i1
    scf.condition(%c) %v : vector<2xf32>
  } do {
  ^bb0(%b: vector<2xf32>):
    "t.next"(%b) : (vector<2xf32>) -> ()
    scf.yield %x : i32
  }
  return %r : vector<2xf32>
}
// -----
func.func @f(%a: vector<4xf32>, %n: index) -> index {
 %r:2 = scf.for %i = %n to %n step %n iter_args(%x = %a, %k = %n) -> (vector<4xf32>, index) {
 scf.yield %x, %k : vector<4xf32>, index
 }
 return %r#1 : index
}

%0 = "test.x"() : () -> index
"emitc.for"(%0, %0, %0) ({
  emitc.yield
}) : (index, index, index) -> ()

// -----

%0 = "test.x"() : () -> index
"emitc.for"(%0, %0, %0) ({
^bb0(%i: i32):
  emitc.yield
}) : (index, index, index) -> ()

// -----

%0 = "test.x"() : () -> f32
emitc.for %i = %0 to %0 step %0 : f32 {
}

// -----

emitc.do {
} while {
}

// -----

emitc.do {
} while {
  "test.x"() : () -> ()
  emitc.yield
}

// -----

%c = "test.x"() : () -> i32
emitc.do {
} while {
  %0 = expression %c : (i32) -> i32 {
    %1 = add %c, %c : (i32, i32) -> i32
    yield %1 : i32
  }
  yield
}

// -----

%c = "test.x"() : () -> i1
emitc.do {
} while {
  %0 = expression %c : (i1) -> i1 {
    %1 = logical_not %c : i1
    yield %1 : i1
  }
  "test.x"() : () -> ()
}

// -----

%c = "test.x"() : () -> i1
emitc.do {
} while {
  %0 = expression %c : (i1) -> i1 {
    %1 = logical_not %c : i1
    yield %1 : i1
  }
  yield
}

// -----

%c = "test.x"() : () -> i1
emitc.do {
} while {
  %0 = expression %c : (i1) -> i1 {
    %1 = logical_not %c : i1
    yield %1 : i1
  }
  yield %c : i1
}

// -----

%c = "test.x"() : () -> i1
emitc.do {
  yield
} while {
  %0 = expression %c : (i1) -> i1 {
    %1 = logical_not %c : i1
    yield %1 : i1
  }
  yield %0 : i1
}

// -----

%c = "test.x"() : () -> i1
emitc.if %c {
  emitc.yield %c : i1
}

// -----

%c = "test.x"() : () -> i32
%0 = emitc.expression %c : (i32) -> i32 {
  yield
}

// -----

%c = "test.x"() : () -> i32
%0 = emitc.expression %c : (i32) -> i32 {
  yield %c : i32
}

// -----

%c = "test.x"() : () -> i32
%0 = emitc.expression %c : (i32) -> f32 {
  %1 = add %c, %c : (i32, i32) -> i32
  yield %1 : i32
}

// -----

%c = "test.x"() : () -> i32
%0 = emitc.expression %c : (i32) -> i32 {
  %1 = "test.x"() : () -> i32
  yield %1 : i32
}

// -----

%c = "test.x"() : () -> i32
%0 = emitc.expression %c : (i32) -> i32 {
  %1, %2 = call_opaque "f"() : () -> (i32, i32)
  yield %1 : i32
}

// -----

%c = "test.x"() : () -> i32
%0 = emitc.expression %c : (i32) -> i32 {
  %1 = add %c, %c : (i32, i32) -> i32
  %2 = add %c, %c : (i32, i32) -> i32
  yield %1 : i32
}

// -----

%c = "test.x"() : () -> i32
%0 = emitc.expression %c : (i32) -> i32 {
  %1 = call_opaque "f"() : () -> i32
  %2 = add %1, %1 : (i32, i32) -> i32
  yield %2 : i32
}

// -----

%c = "test.x"() : () -> i32
%0 = emitc.expression %c : (i32) -> (i32, i32) {
}

// -----

%0 = emitc.expression %c : i32 {
}

// -----

%0 = emitc.expression 3 {
}

// -----

%0 = emitc.expression %c, 3 {
}

// -----

%0 = emitc.expression %c {
}

// -----

%c, %f = "test.x"() : () -> (i32, f32)
%0 = emitc.expression %c : (f32) -> i32 {
}

// -----

%0 = "test.x"() : () -> f32
"emitc.switch"(%0) <{cases = array<i64>}> ({
  emitc.yield
}) : (f32) -> ()

// -----

%0 = "test.x"() : () -> i32
"emitc.switch"(%0) <{cases = array<i64: 1>}> ({
  emitc.yield
}) : (i32) -> ()

// -----

%0 = "test.x"() : () -> i32
"emitc.switch"(%0) <{cases = array<i64: 1, 1>}> ({
  emitc.yield
}, {
  emitc.yield
}, {
  emitc.yield
}) : (i32) -> ()

// -----

%0 = "test.x"() : () -> i32
"emitc.switch"(%0) <{cases = array<i64: 1>}> ({
  emitc.yield
}, {
  emitc.yield %0 : i32
}) : (i32) -> ()

// -----

%0 = "test.x"() : () -> i32
emitc.switch %0 : i32
case 1 {
  "test.x"() : () -> ()
}
default {
}

// -----

%0 = "test.x"() : () -> i32
emitc.switch %0 : i32
case x {
}
default {
}

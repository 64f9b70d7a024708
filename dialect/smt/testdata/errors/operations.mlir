%v = "test.x"() : () -> !smt.int
%0 = smt.eq %v : !smt.int

// -----

%0 = "smt.distinct"() : () -> !smt.bool

// -----

%v = "test.x"() : () -> !smt.bv<4>
%0 = smt.bv.extract %v from 2 : (!smt.bv<4>) -> !smt.bv<3>

// -----

%v = "test.x"() : () -> !smt.bv<4>
%0 = "smt.bv.repeat"(%v) : (!smt.bv<4>) -> !smt.bv<7>

// -----

%v = "test.x"() : () -> !smt.bv<4>
%0 = smt.bv.repeat 0 times %v : !smt.bv<4>

// -----

%v = "test.x"() : () -> !smt.bv<4>
%0 = smt.bv.repeat -1 times %v : !smt.bv<4>

// -----

%v = "test.x"() : () -> !smt.int
%0 = smt.bv.repeat 2 times %v : !smt.int

// -----

%v = "test.x"() : () -> !smt.bv<4>
%0 = smt.bv.repeat 18446744073709551617 times %v : !smt.bv<4>

// -----

%v = "test.x"() : () -> !smt.bv<4>
%0 = smt.bv.repeat 4611686018427387904 times %v : !smt.bv<4>

// -----

%v = "test.x"() : () -> !smt.bv<4>
%0 = smt.bv.repeat x times %v : !smt.bv<4>

// -----

%v = "test.x"() : () -> !smt.bv<4>
%0 = "smt.bv.concat"(%v, %v) : (!smt.bv<4>, !smt.bv<4>) -> !smt.bv<7>

// -----

%0 = "smt.bv.constant"() {value = #smt.bv<5> : !smt.bv<4>} : () -> !smt.bv<5>

// -----

%0 = smt.int.constant x

// -----

smt.solver() : () -> () {
  %0 = "test.x"() : () -> i32
  smt.yield %0 : i32
}

// -----

%0 = "test.x"() : () -> i32
smt.solver(%0) : (i32) -> () {
}

// -----

smt.check sat { 
  %0 = "test.x"() : () -> i32
  smt.yield %0 : i32
} unknown {} unsat {}

// -----

smt.check sat { } unknown {
  %0 = "test.x"() : () -> i32
  smt.yield %0 : i32
} unsat {}

// -----

smt.check sat { } unknown { } unsat {
  %0 = "test.x"() : () -> i32
  smt.yield %0 : i32
}

// -----

%0 = smt.forall no_pattern {
^bb0(%x: !smt.bool):
  smt.yield %x : !smt.bool
} patterns {
^bb0(%x: !smt.bool):
  smt.yield %x : !smt.bool
}

// -----

%0 = smt.forall ["a", "b"] {
^bb0(%x: !smt.bool):
  smt.yield %x : !smt.bool
}

// -----

%0 = smt.forall {
^bb0(%x: i32):
  smt.yield %x : i32
}

// -----

%0 = smt.forall {
^bb0(%x: !smt.bool):
  smt.yield
}

// -----

%0 = smt.forall {
^bb0(%x: !smt.int):
  smt.yield %x : !smt.int
}

// -----

%0 = smt.forall {
^bb0(%x: !smt.bool):
  smt.yield %x : !smt.bool
} patterns {
  smt.yield
}

// -----

%0 = smt.forall {
^bb0(%x: !smt.bool):
  smt.yield %x : !smt.bool
} patterns {
^bb0(%x: !smt.bool):
  smt.yield
}

// -----

%0 = smt.exists {
^bb0(%x: !smt.bool):
  smt.yield %x : !smt.bool
} patterns {
^bb0(%x: !smt.bool):
  "test.x"() : () -> ()
  smt.yield %x : !smt.bool
}

// -----

%0 = smt.exists {
^bb0(%x: !smt.bool):
  smt.yield %x : !smt.bool
} patterns {
^bb0(%x: !smt.bool):
  %1 = smt.exists {
    ^bb0(%y: !smt.bool):
    smt.yield %y : !smt.bool
  }
  smt.yield %x : !smt.bool
}

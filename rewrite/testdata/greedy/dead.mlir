// patterns:; config: stats
%0 = "toy.pure"() : () -> i1
%1 = "toy.pure"(%0) : (i1) -> i1
%2 = "toy.pure"(%0, %1) : (i1, i1) -> i1
%3 = "toy.read"(%2) : (i1) -> i1
%4 = "toy.alloc"() : () -> i1
"toy.alloc"() : () -> ()
%5 = "toy.effect"() : () -> i1
%6 = "toy.unknown"() : () -> i1
"toy.write"(%4) : (i1) -> ()

// -----
// patterns:
"toy.loop"() ({
  %0 = "toy.read"() : () -> i1
  "toy.loop"() ({
    %1 = "toy.pure"(%0) : (i1) -> i1
    "toy.yield"() : () -> ()
  }) : () -> ()
  "toy.yield"() : () -> ()
}) : () -> ()
"toy.loop"() ({
  %0 = "toy.read"() : () -> i1
  "toy.loop"() ({
    "toy.free"(%0) : (i1) -> ()
    "toy.yield"() : () -> ()
  }) : () -> ()
  "toy.yield"() : () -> ()
}) : () -> ()

// -----
// patterns:
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "toy.branch"()[^bb1] : () -> ()
^bb1:
  %0 = "toy.pure"() : () -> i1
  "toy.branch"()[^bb2] : () -> ()
^bb2:
  %1 = "toy.pure"(%0) : (i1) -> i1
  "toy.branch"()[^bb1] : () -> ()
^bb3:
  %2 = "toy.effect"(%3) : (i1) -> i1
  "toy.branch"()[^bb4] : () -> ()
^bb4:
  %3 = "toy.effect"(%2) : (i1) -> i1
  "toy.branch"()[^bb3] : () -> ()
}) : () -> ()

// -----
// patterns:
"toy.effect"() : () -> ()
%0 = "toy.pure"(%1) : (i1) -> i1
%1 = "toy.pure"(%0) : (i1) -> i1
%2 = "toy.pure"(%3) : (i1) -> i1
%3 = "toy.pure"(%2) : (i1) -> i1
"toy.effect"(%3) : (i1) -> ()

// -----
// patterns:; config: keep-regions
%0 = "toy.pure"(%1) : (i1) -> i1
%1 = "toy.pure"(%0) : (i1) -> i1

// -----
// patterns:
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %c = "toy.source"() : () -> i1
  %x = "toy.source"() : () -> i2
  %y = "toy.pure"() : () -> i3
  "toy.cond_br"(%c, %x, %y, %y, %x, %x)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 2, 3>}> : (i1, i2, i3, i3, i2, i2) -> ()
^bb1(%a: i2, %b: i3):
  "toy.use"(%a) : (i2) -> ()
  "toy.cond_br"(%c, %a, %b, %b, %a, %a)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 2, 3>}> : (i1, i2, i3, i3, i2, i2) -> ()
^bb2(%d: i3, %e: i2, %f: i2):
  "toy.use"(%f) : (i2) -> ()
  "func.return"() : () -> ()
}) : () -> ()

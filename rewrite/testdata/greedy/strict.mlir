// patterns: a-to-b b-to-c; config: existing
"toy.a"() : () -> ()

// -----
// patterns: a-to-b b-to-c; config: existing-and-new
"toy.a"() : () -> ()

// -----
// patterns: inline b-to-c
%0 = "toy.source"() : () -> i1
%1 = "toy.inline"(%0) ({
^bb0(%arg: i1):
  %2 = "toy.b"(%arg) : (i1) -> i1
  %3 = "toy.b"(%2) : (i1) -> i1
  "toy.yield"(%3) : (i1) -> ()
}) : (i1) -> i1
"toy.use"(%1) : (i1) -> ()

// patterns: a-to-b b-to-c any; config: trace stats
"toy.a"() : () -> ()
"toy.other"() {mark} : () -> ()
"toy.other"() ({
  "toy.a"() {mark} : () -> ()
}) : () -> ()

// -----
// patterns: b-to-c b-to-best; config: trace top-down
"toy.b"() : () -> ()
"toy.b"() : () -> ()

// -----
// patterns: any b-to-c; config: once
"toy.b"() {mark} : () -> ()
"toy.b"() : () -> ()
"toy.other"() ({
  "toy.b"() {mark} : () -> ()
}) {mark} : () -> ()

// -----
// patterns: pure any; config: max-rewrites=1 max-iterations=-1
%0 = "toy.pure"() {grow} : () -> i1
%1 = "toy.pure"() {mark} : () -> i1
%2 = "toy.effect"() {grow} : () -> i1
"toy.effect"(%0, %1) : (i1, i1) -> ()

// patterns: reckless; config:
"toy.reckless"() : () -> ()
"toy.reckless"() : () -> ()
// -----
// patterns: reckless; config: max-rewrites=3 max-iterations=2
"toy.reckless"() : () -> ()
"toy.reckless"() : () -> ()
// -----
// patterns: reckless; config: checks
"toy.reckless"() : () -> ()
"toy.reckless"() : () -> ()
// -----
// patterns: idle; config: checks
"toy.idle"() : () -> ()
// -----
// patterns: invalid; config: checks
"toy.outer"() ({
  "toy.invalid"() : () -> ()
  "toy.other"() : () -> ()
}) : () -> ()
// -----
// patterns: reckless; config: checks once
"toy.reckless"() : () -> ()
"toy.reckless"() : () -> ()
// -----
// patterns: a-to-b; config: checks once trace
"toy.a"() : () -> ()
"toy.outer"() ({
  "toy.a"() : () -> ()
}) : () -> ()
// -----
// patterns: a-to-b any; config: trace json
"toy.a"() : () -> ()
"toy.pure"() : () -> ()

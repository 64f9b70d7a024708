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
// -----
// patterns: sets; config: checks
"toy.other"() : () -> ()
"toy.sets"() : () -> ()
"toy.outer"() ({
  "toy.other"() : () -> ()
}) : () -> ()
// -----
// patterns: drops; config: checks
"toy.other"() : () -> ()
"toy.drops"() : () -> ()
"toy.outer"() ({
  "toy.other"() : () -> ()
}) : () -> ()
// -----
// patterns: moves; config: checks
"toy.other"() : () -> ()
"toy.moves"() : () -> ()
"toy.outer"() ({
  "toy.other"() : () -> ()
}) : () -> ()
// -----
// patterns: adds; config: checks
"toy.other"() : () -> ()
"toy.adds"() : () -> ()
"toy.outer"() ({
  "toy.other"() : () -> ()
}) : () -> ()
// -----
// patterns: sets; config: checks once
"toy.other"() : () -> ()
"toy.sets"() : () -> ()
"toy.other"() : () -> ()
// -----
// patterns: moves; config: checks once
"toy.other"() : () -> ()
"toy.moves"() : () -> ()
"toy.other"() : () -> ()
// -----
// patterns: erase-next; config: checks
"toy.erase_next"() : () -> ()
"toy.other"() : () -> ()
// -----
// patterns: erase-next; config: checks once
"toy.erase_next"() : () -> ()
"toy.other"() : () -> ()
// -----
// patterns: erase-next; config: checks once
"toy.outer"() ({
  "toy.erase_next"() : () -> ()
}) : () -> ()
"toy.erase_next"() : () -> ()
"toy.outer"() ({
  "toy.other"() : () -> ()
}) : () -> ()
// -----
// patterns: erase-around; config: checks once
"toy.other"() : () -> ()
"toy.erase_around"() : () -> ()
// -----
// patterns: idle; config: checks
"toy.holder"() ({
  "index.secret"() : () -> ()
}) : () -> ()

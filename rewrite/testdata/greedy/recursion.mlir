// patterns: count-down
"toy.count"() {n = 5 : i32} : () -> ()

// -----
// patterns: count-down-once
"toy.count"() {n = 5 : i32} : () -> ()

// -----
// patterns: count-down-once; config: max-iterations=3
"toy.count"() {n = 5 : i32} : () -> ()

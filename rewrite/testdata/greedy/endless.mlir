// patterns: a-to-b b-to-a; config: max-rewrites=3
"toy.a"() : () -> ()

// -----
// patterns: a-to-b b-to-a any
"toy.other"() {mark} : () -> ()
"toy.a"() : () -> ()

// -----
// patterns: self-to-self; config: max-iterations=3 max-rewrites=1
"toy.self"() : () -> ()

// -----
// patterns: grow
"toy.grow"() : () -> ()

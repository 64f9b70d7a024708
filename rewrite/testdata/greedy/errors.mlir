// patterns: fails
"toy.fails"() : () -> ()

// -----
// patterns: erase-used
%0 = "toy.erase_used"() : () -> i1
"toy.other"(%0) : (i1) -> ()

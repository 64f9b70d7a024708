// patterns:; config: trace
%x = "toy.source"() : () -> i1
%0 = "toy.negate"(%x) : (i1) -> i1
%1 = "toy.negate"(%0) : (i1) -> i1
%2 = "toy.round"(%1) : (i1) -> i1
%3 = "toy.round"(%2) : (i1) -> i1
%4 = "toy.max"(%3, %3) : (i1, i1) -> i1
"toy.use"(%4, %1) : (i1, i1) -> ()

// -----
// patterns:; config: no-fold
%x = "toy.source"() : () -> i1
%0 = "toy.negate"(%x) : (i1) -> i1
%1 = "toy.negate"(%0) : (i1) -> i1
%c = "index.constant"() <{value = 1 : index}> : () -> index
"toy.source"() : () -> ()
%d = "index.constant"() <{value = 1 : index}> : () -> index
"toy.use"(%1, %c, %d) : (i1, index, index) -> ()

// -----
// patterns:; config: keep-constants
%c = "index.constant"() <{value = 1 : index}> : () -> index
"toy.source"() : () -> ()
%d = "index.constant"() <{value = 1 : index}> : () -> index
"toy.use"(%c, %d) : (index, index) -> ()

// -----
// patterns:; config: trace
%c = "index.constant"() <{value = 1 : index}> : () -> index
%x = "toy.source"() : () -> index
%0 = "index.add"(%c, %x) : (index, index) -> index
"toy.use"(%0) : (index) -> ()

// -----
// patterns:
%0:2 = "index.both"() : () -> (index, i1)
"toy.use"(%0#0, %0#1) : (index, i1) -> ()

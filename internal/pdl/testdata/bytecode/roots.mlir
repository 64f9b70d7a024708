// Several roots, reached through users.
module @patterns {
  pdl.pattern : benefit(1) {
    %t = pdl.type
    %c = pdl.operation "toy.c" -> (%t : !pdl.type)
    %r = pdl.result 0 of %c
    %o = pdl.operand
    %a = pdl.operation "toy.a"(%r, %o : !pdl.value, !pdl.value)
    %b = pdl.operation "toy.b"(%o, %r : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    pdl.rewrite {
      pdl.erase %a
      pdl.replace %b with (%r : !pdl.value)
    }
  }
}
module @ir {
  %o = "toy.source"() : () -> i1
  %p = "toy.source"() : () -> i1
  %c = "toy.c"() : () -> i32
  "toy.a"(%c, %o) : (i32, i1) -> ()
  %b = "toy.b"(%p, %c) : (i1, i32) -> i32
  %d = "toy.b"(%o, %c) : (i1, i32) -> i32
  "toy.use"(%b, %d) : (i32, i32) -> ()
}

// -----

// A given root, and another one above it.
module @patterns {
  pdl.pattern : benefit(1) {
    %t = pdl.type
    %in = pdl.operand
    %low = pdl.operation "toy.low"(%in : !pdl.value) -> (%t : !pdl.type)
    %r = pdl.result 0 of %low
    %high = pdl.operation "toy.high"(%r : !pdl.value)
    pdl.rewrite %low {
      %new = pdl.operation "toy.merged"(%in : !pdl.value)
      pdl.erase %high
      pdl.erase %low
    }
  }
}
module @ir {
  %s = "toy.source"() : () -> i1
  %0 = "toy.low"(%s) : (i1) -> i32
  "toy.high"(%0) : (i32) -> ()
  %1 = "toy.low"(%s) : (i1) -> i32
  "toy.other"(%1) : (i32) -> ()
}

// -----

// Three roots in a row.
module @patterns {
  pdl.pattern : benefit(1) {
    %x = pdl.operand
    %y = pdl.operand
    %a = pdl.operation "toy.a"(%x : !pdl.value)
    %b = pdl.operation "toy.b"(%x, %y : !pdl.value, !pdl.value)
    %c = pdl.operation "toy.c"(%y : !pdl.value)
    pdl.rewrite {
      %n = pdl.operation "toy.found"(%x, %y : !pdl.value, !pdl.value)
      pdl.erase %a
      pdl.erase %b
      pdl.erase %c
    }
  }
}
module @ir {
  %x = "toy.source"() : () -> i1
  %y = "toy.source"() : () -> i2
  %z = "toy.source"() : () -> i3
  "toy.b"(%x, %z) : (i1, i3) -> ()
  "toy.b"(%x, %y) : (i1, i2) -> ()
  "toy.c"(%y) : (i2) -> ()
  "toy.a"(%x) : (i1) -> ()
  "toy.a"(%z) : (i3) -> ()
}

// -----

// A range as the connector.
module @patterns {
  pdl.pattern : benefit(1) {
    %ts = pdl.types
    %def = pdl.operation "toy.def" -> (%ts : !pdl.range<type>)
    %rs = pdl.results of %def
    %a = pdl.operation "toy.a"(%rs : !pdl.range<value>)
    %b = pdl.operation "toy.b"(%rs : !pdl.range<value>)
    pdl.rewrite {
      %n = pdl.operation "toy.both"(%rs : !pdl.range<value>)
      pdl.erase %a
      pdl.erase %b
    }
  }
}
module @ir {
  %0:2 = "toy.def"() : () -> (i1, i2)
  "toy.b"(%0#0, %0#1) : (i1, i2) -> ()
  "toy.a"(%0#0, %0#1) : (i1, i2) -> ()
  %1:2 = "toy.def"() : () -> (i1, i2)
  "toy.a"(%1#0, %1#1) : (i1, i2) -> ()
  "toy.b"(%1#1, %1#0) : (i2, i1) -> ()
}

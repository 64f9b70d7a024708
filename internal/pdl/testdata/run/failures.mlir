module @patterns {
  pdl.pattern @fails : benefit(1) {
    %op = pdl.operation "toy.a"
    pdl.rewrite %op with "fails"
  }
}
module @ir {
  "toy.a"() : () -> ()
}

// -----
module @patterns {
  pdl.pattern : benefit(1) {
    %op = pdl.operation "toy.a"
    %t = pdl.apply_native_constraint "returns_nothing"(%op : !pdl.operation) : !pdl.type
    pdl.rewrite %op {
      %new = pdl.operation "toy.b" -> (%t : !pdl.type)
      pdl.erase %op
    }
  }
}
module @ir {
  "toy.a"() : () -> ()
}

// -----
module @patterns {
  pdl.pattern : benefit(1) {
    %op = pdl.operation "toy.a"
    %t = pdl.apply_native_constraint "returns_type"(%op : !pdl.operation) : !pdl.attribute
    pdl.rewrite %op {
      %new = pdl.operation "toy.b" {"t" = %t}
      pdl.erase %op
    }
  }
}
module @ir {
  "toy.a"() : () -> ()
}

// -----
module @patterns {
  pdl.pattern : benefit(1) {
    %op = pdl.operation "toy.a"
    pdl.rewrite %op {
      pdl.erase %op
      pdl.erase %op
    }
  }
}
module @ir {
  "toy.a"() : () -> ()
}

// -----
module @patterns {
  pdl.pattern : benefit(1) {
    %t = pdl.type
    %op = pdl.operation "toy.a" -> (%t : !pdl.type)
    %r = pdl.result 0 of %op
    pdl.rewrite %op {
      pdl.replace %op with (%r : !pdl.value)
    }
  }
}
module @ir {
  %0 = "toy.a"() : () -> i1
  "toy.use"(%0) : (i1) -> ()
}

// -----
module @patterns {
  pdl.pattern : benefit(1) {
    %v = pdl.operand
    %t = pdl.type
    %op = pdl.operation "toy.a"(%v : !pdl.value) -> (%t : !pdl.type)
    pdl.rewrite %op {
      pdl.replace %op with (%v, %v : !pdl.value, !pdl.value)
    }
  }
}
module @ir {
  %0 = "toy.source"() : () -> i1
  %1 = "toy.a"(%0) : (i1) -> i1
}

// -----
module @patterns {
  pdl.pattern : benefit(1) {
    %t = pdl.type
    %op = pdl.operation "toy.a" -> (%t : !pdl.type)
    pdl.rewrite %op {
      pdl.erase %op
    }
  }
}
module @ir {
  %0 = "toy.a"() : () -> i1
  "toy.use"(%0) : (i1) -> ()
}

// -----
module @patterns {
  pdl.pattern : benefit(1) {
    %op = pdl.operation "toy.a"
    pdl.rewrite %op {
      %new = pdl.operation "toy.b"
      %r = pdl.result 0 of %new
      %bad = pdl.operation "toy.c"(%r : !pdl.value)
      pdl.erase %op
    }
  }
}
module @ir {
  "toy.a"() : () -> ()
}

// -----
// Without end, by rules that are named.
module @patterns {
  pdl.pattern @there : benefit(1) {
    %op = pdl.operation "toy.a"
    pdl.rewrite %op {
      %new = pdl.operation "toy.b"
      pdl.replace %op with %new
    }
  }
  pdl.pattern @back : benefit(1) {
    %op = pdl.operation "toy.b"
    pdl.rewrite %op {
      %new = pdl.operation "toy.a"
      pdl.replace %op with %new
    }
  }
}
module @ir {
  "toy.a"() : () -> ()
}

// -----
// Types that cannot be inferred.
module @patterns {
  pdl.pattern : benefit(1) {
    %v = pdl.operand
    %op = pdl.operation "toy.a"(%v : !pdl.value)
    pdl.rewrite %op {
      %new = pdl.operation "test.infers_from_two"(%v : !pdl.value)
      pdl.erase %op
    }
  }
}
module @ir {
  %0 = "toy.source"() : () -> index
  "toy.a"(%0) : (index) -> ()
}

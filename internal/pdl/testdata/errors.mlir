pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  pdl.apply_native_constraint "x"( : )
  pdl.rewrite %op with "y"
}

// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  "pdl.apply_native_constraint"() <{name = "x"}> : () -> ()
  pdl.rewrite %op with "y"
}

// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  %r = pdl.apply_native_constraint "x"(%op : !pdl.operation) : !pdl.operation
  pdl.rewrite %op with "y"
}

// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  pdl.rewrite %op {
    pdl.apply_native_rewrite "x"
  }
}

// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  %a = pdl.attribute
  pdl.rewrite %op with "x"
}

// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  pdl.rewrite %op {
    %a = pdl.attribute
  }
}

// -----
pdl.pattern : benefit(1) {
  %t = pdl.type
  %a = pdl.attribute : %t = 1 : i32
  %op = pdl.operation "a.b" {"a" = %a}
  pdl.rewrite %op with "x"
}

// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  %a = pdl.operand
  pdl.rewrite %op with "x"
}

// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  %a = pdl.operands
  pdl.rewrite %op with "x"
}

// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  %a = pdl.operation "a.c"
  %r = pdl.result 0 of %a
  pdl.rewrite %op with "x"
}

// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  pdl.rewrite %op {
    %a = pdl.operation
  }
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.attribute
  %op = "pdl.operation"(%a) <{opName = "a.b", attributeValueNames = [], operandSegmentSizes = array<i32: 0, 1, 0>}> : (!pdl.attribute) -> !pdl.operation
  pdl.rewrite %op with "x"
}

// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  pdl.rewrite %op {
    %new = pdl.operation "builtin.unrealized_conversion_cast"
    pdl.erase %op
  }
}

// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  pdl.rewrite %op {
    %t = pdl.type
    %new = pdl.operation "builtin.unrealized_conversion_cast" -> (%t : !pdl.type)
    pdl.erase %op
  }
}

// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  pdl.rewrite %op {
    %new = pdl.operation "pdl.type"
    pdl.erase %op
  }
}

// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
}

// -----
pdl.pattern : benefit(1) {
}

// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  "foreign.op"() : () -> ()
  pdl.rewrite %op with "x"
}

// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  pdl.rewrite %op {
    "foreign.op"() : () -> ()
  }
}

// -----
pdl.pattern : benefit(1) {
  pdl.rewrite with "x"
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  %b = pdl.operation "a.c"
  pdl.rewrite {
    pdl.erase %a
    pdl.erase %b
  }
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  pdl.rewrite %a with "x" {
    pdl.erase %a
  }
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  "pdl.rewrite"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    pdl.erase %a
  }) : (!pdl.operation, !pdl.operation) -> ()
}

// -----
pdl.pattern : benefit(1) {
  %v = pdl.operand
  %a = pdl.operation "a.b"(%v : !pdl.value)
  pdl.rewrite %a {
    %t = pdl.type : i32
    %r = pdl.range %v, %t : !pdl.value, !pdl.type
  }
}

// -----
pdl.pattern : benefit(1) {
  %v = pdl.operand
  %a = pdl.operation "a.b"(%v : !pdl.value)
  pdl.rewrite %a {
    "pdl.replace"(%a, %a, %v) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.operation, !pdl.operation, !pdl.value) -> ()
  }
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  %r = "pdl.results"(%a) : (!pdl.operation) -> !pdl.value
  %b = pdl.operation "a.b"(%r : !pdl.value)
  pdl.rewrite %b with "x"
}

// -----
pdl.pattern : benefit(1) {
  %t = pdl.type
  pdl.rewrite with "x"
}

// -----
pdl.pattern : benefit(-1) {
  %a = pdl.operation "a.b"
  pdl.rewrite %a with "x"
}

// -----
pdl.pattern : benefit(70000) {
  %a = pdl.operation "a.b"
  pdl.rewrite %a with "x"
}

// -----
pdl.erase %a

// -----
module {
  %a = pdl.operation "a.b"
  pdl.erase %a
}

// -----
module {
  %a = pdl.operand
}

// -----
"foreign.op"() : () -> (!pdl.range<range<value>>)

// -----
"foreign.op"() : () -> (!pdl.range<i32>)

// -----
"foreign.op"() : () -> (!pdl.range<nothing>)

// -----
"foreign.op"() : () -> (!pdl.nothing)

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b" {a = %b}
  pdl.rewrite %a with "x"
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b" -> (%t : i32)
  pdl.rewrite %a with "x"
}

// -----
pdl.pattern : benefit(1) {
  %t = pdl.types : [i32, 1]
  %a = pdl.operation "a.b" -> (%t : !pdl.range<type>)
  pdl.rewrite %a with "x"
}

// -----
pdl.pattern : benefit(1) {
  %t = pdl.type : 1
  %a = pdl.operation "a.b" -> (%t : !pdl.type)
  pdl.rewrite %a with "x"
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  %r = pdl.results 0 of %a
  %b = pdl.operation "a.b"(%r : !pdl.value)
  pdl.rewrite %b with "x"
}

// -----
pdl.pattern : benefit(1) {
  %x = "foreign.op"() : () -> i32
  %a = pdl.operation "a.b"(%x : i32)
  pdl.rewrite %a with "x"
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  pdl.rewrite %a {
    %r = pdl.range : i32
  }
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  pdl.rewrite %a {
    %r = pdl.range : !pdl.range<operation>
  }
}

// -----
pdl.pattern : benefit(1) {
^bb0:
  %a = pdl.operation "a.b"
  pdl.rewrite %a with "x"
^bb1:
  pdl.rewrite with "x"
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b" {1 = %b}
  pdl.rewrite %a with "x"
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b" {"x" %b}
  pdl.rewrite %a with "x"
}

// -----
pdl.pattern : benefit("x") {
  %a = pdl.operation "a.b"
  pdl.rewrite %a with "x"
}

// -----
pdl.pattern : wrong(1) {
  %a = pdl.operation "a.b"
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  %r = pdl.result of %a
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  %r = pdl.result 0 in %a
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation 5
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  pdl.rewrite %a with 5
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  pdl.rewrite %a {
    pdl.replace %a %a
  }
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  pdl.rewrite %a {
    pdl.replace %a with (%a)
  }
}

// -----
pdl.pattern : benefit(1) {
  %t = pdl.types : i32
}

// -----
pdl.pattern : benefit(1) {
  %t = pdl.type : [i32]
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  pdl.apply_native_constraint 5(%a : !pdl.operation)
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  pdl.apply_native_constraint "x" %a
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  pdl.apply_native_constraint "x"(%a, %a : !pdl.operation)
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  pdl.apply_native_constraint "x"(%a : !pdl.value)
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  pdl.rewrite %a {
    pdl.erase
  }
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  pdl.rewrite %a {
    %r = pdl.range
  }
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  pdl.rewrite %a {
    %r = pdl.range %a : i32
  }
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b" -> %x
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  %b = pdl.results 0 of %a
}

// -----
pdl.pattern benefit(1) {
}

// -----
pdl.pattern @x : benefit(1)

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  "pdl.rewrite"(%a) <{operandSegmentSizes = array<i32: 1, 0>}> ({
  }) : (!pdl.operation) -> ()
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  pdl.rewrite %a
}

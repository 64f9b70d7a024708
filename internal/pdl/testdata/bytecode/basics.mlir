// Erase, replace with a value, replace with a new operation.
module @patterns {
  pdl.pattern @drop : benefit(1) {
    %op = pdl.operation "toy.drop"
    pdl.rewrite %op {
      pdl.erase %op
    }
  }
  pdl.pattern @forward : benefit(1) {
    %type = pdl.type
    %in = pdl.operand : %type
    %op = pdl.operation "toy.forward"(%in : !pdl.value) -> (%type : !pdl.type)
    pdl.rewrite %op {
      pdl.replace %op with (%in : !pdl.value)
    }
  }
  pdl.pattern @rename : benefit(1) {
    %types = pdl.types
    %ins = pdl.operands
    %attr = pdl.attribute
    %op = pdl.operation "toy.old"(%ins : !pdl.range<value>) {"keep" = %attr} -> (%types : !pdl.range<type>)
    pdl.rewrite %op {
      %mark = pdl.attribute = "renamed"
      %new = pdl.operation "toy.new"(%ins : !pdl.range<value>) {"keep" = %attr, "mark" = %mark} -> (%types : !pdl.range<type>)
      pdl.replace %op with %new
    }
  }
}
module @ir {
  "toy.drop"() : () -> ()
  %0 = "toy.source"() : () -> i32
  %1 = "toy.forward"(%0) : (i32) -> i32
  %2 = "toy.forward"(%1) : (i32) -> i64
  %3:2 = "toy.old"(%1, %2) {keep = 7 : i8} : (i32, i64) -> (i1, f32)
  "toy.old"(%3#0, %3#1) {lose = unit} : (i1, f32) -> ()
  "toy.drop"(%3#0) : (i1) -> ()
  %4 = "toy.drop"() : () -> i1
}

// -----

// Nested operations, equal operands, constants of attributes and types.
module @patterns {
  pdl.pattern @involution : benefit(2) {
    %type = pdl.type
    %in = pdl.operand : %type
    %inner = pdl.operation "toy.transpose"(%in : !pdl.value) -> (%type : !pdl.type)
    %mid = pdl.result 0 of %inner
    %outer = pdl.operation "toy.transpose"(%mid : !pdl.value) -> (%type : !pdl.type)
    pdl.rewrite %outer {
      pdl.replace %outer with (%in : !pdl.value)
    }
  }
  pdl.pattern @same : benefit(1) {
    %type = pdl.type : i32
    %in = pdl.operand : %type
    %op = pdl.operation "toy.sub"(%in, %in : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    pdl.rewrite %op {
      %zero = pdl.attribute = 0 : i32
      %new = pdl.operation "toy.constant" {"value" = %zero} -> (%type : !pdl.type)
      pdl.replace %op with %new
    }
  }
  pdl.pattern @addZero : benefit(1) {
    %type = pdl.type
    %in = pdl.operand : %type
    %zero = pdl.attribute = 0 : i32
    %c = pdl.operation "toy.constant" {"value" = %zero} -> (%type : !pdl.type)
    %v = pdl.result 0 of %c
    %op = pdl.operation "toy.add"(%in, %v : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    pdl.rewrite %op {
      pdl.replace %op with (%in : !pdl.value)
    }
  }
}
module @ir {
  %0 = "toy.source"() : () -> i32
  %1 = "toy.transpose"(%0) : (i32) -> i32
  %2 = "toy.transpose"(%1) : (i32) -> i32
  %3 = "toy.transpose"(%2) : (i32) -> i32
  %4 = "toy.sub"(%0, %0) : (i32, i32) -> i32
  %5 = "toy.sub"(%0, %3) : (i32, i32) -> i32
  %6 = "toy.add"(%3, %4) : (i32, i32) -> i32
  "toy.use"(%5, %6) : (i32, i32) -> ()
}

// -----

// Benefits and the order of patterns with the same benefit.
module @patterns {
  pdl.pattern : benefit(1) {
    %op = pdl.operation "toy.a"
    pdl.rewrite %op {
      %new = pdl.operation "toy.low"
      pdl.replace %op with %new
    }
  }
  pdl.pattern : benefit(5) {
    %op = pdl.operation "toy.a"
    pdl.rewrite %op {
      %new = pdl.operation "toy.high"
      pdl.replace %op with %new
    }
  }
  pdl.pattern : benefit(1) {
    %op = pdl.operation "toy.b"
    pdl.rewrite %op {
      %new = pdl.operation "toy.first"
      pdl.replace %op with %new
    }
  }
  pdl.pattern : benefit(1) {
    %op = pdl.operation "toy.b"
    pdl.rewrite %op {
      %new = pdl.operation "toy.second"
      pdl.replace %op with %new
    }
  }
  pdl.pattern : benefit(1) {
    %x = pdl.attribute
    %op = pdl.operation "toy.c" {"x" = %x}
    pdl.rewrite %op {
      %new = pdl.operation "toy.with_x"
      pdl.replace %op with %new
    }
  }
  pdl.pattern : benefit(1) {
    %x = pdl.attribute
    %y = pdl.attribute
    %op = pdl.operation "toy.c" {"x" = %x, "y" = %y}
    pdl.rewrite %op {
      %new = pdl.operation "toy.with_x_and_y"
      pdl.replace %op with %new
    }
  }
  pdl.pattern : benefit(1) {
    %y = pdl.attribute
    %op = pdl.operation "toy.c" {"y" = %y}
    pdl.rewrite %op {
      %new = pdl.operation "toy.with_y"
      pdl.replace %op with %new
    }
  }
}
module @ir {
  "toy.a"() : () -> ()
  "toy.b"() : () -> ()
  "toy.c"() {x = 1, y = 2} : () -> ()
  "toy.c"() {x = 1} : () -> ()
  "toy.c"() {y = 1} : () -> ()
  "toy.c"() : () -> ()
}

// -----

// Operations without a name, and types of attributes.
module @patterns {
  pdl.pattern : benefit(1) {
    %t = pdl.type : i32
    %x = pdl.attribute : %t
    %op = pdl.operation {"old" = %x}
    pdl.rewrite %op {
      %new = pdl.operation "toy.typed" {"value" = %x}
      pdl.replace %op with %new
    }
  }
  pdl.pattern : benefit(1) {
    %t = pdl.type
    %x = pdl.attribute : %t
    %op = pdl.operation "toy.result_of_attribute" {"a" = %x} -> (%t : !pdl.type)
    pdl.rewrite %op {
      %new = pdl.operation "toy.constant" {"value" = %x} -> (%t : !pdl.type)
      pdl.replace %op with %new
    }
  }
}
module @ir {
  "toy.any"() {old = 1 : i32} : () -> ()
  "toy.any"() {old = 1 : i64} : () -> ()
  "toy.any"() {old = "x"} : () -> ()
  "toy.other"() {old = 2 : i32} : () -> ()
  %0 = "toy.result_of_attribute"() {a = 1 : i8} : () -> i8
  %1 = "toy.result_of_attribute"() {a = 1 : i8} : () -> i16
}

// A range behind single operands, and a single one behind a range.
module @patterns {
  pdl.pattern : benefit(1) {
    %first = pdl.operand
    %rest = pdl.operands
    %op = pdl.operation "toy.call"(%first, %rest : !pdl.value, !pdl.range<value>)
    pdl.rewrite %op {
      %all = pdl.range %rest, %first, %first : !pdl.range<value>, !pdl.value, !pdl.value
      %none = pdl.range : !pdl.range<type>
      %new = pdl.operation "toy.rotated"(%all : !pdl.range<value>) -> (%none : !pdl.range<type>)
      pdl.erase %op
    }
  }
  pdl.pattern : benefit(1) {
    %types = pdl.types : [i32, i64]
    %ins = pdl.operands : %types
    %op = pdl.operation "toy.two"(%ins : !pdl.range<value>)
    pdl.rewrite %op {
      %t = pdl.type : f32
      %more = pdl.range %types, %t : !pdl.range<type>, !pdl.type
      %new = pdl.operation "toy.typed"(%ins : !pdl.range<value>) -> (%more : !pdl.range<type>)
      pdl.replace %op with %new
    }
  }
}
module @ir {
  %0 = "toy.source"() : () -> i32
  %1 = "toy.source"() : () -> i64
  "toy.call"() : () -> ()
  "toy.call"(%0) : (i32) -> ()
  "toy.call"(%0, %1, %1) : (i32, i64, i64) -> ()
  "toy.two"(%0, %1) : (i32, i64) -> ()
  "toy.two"(%1, %0) : (i64, i32) -> ()
  "toy.two"(%0) : (i32) -> ()
}

// -----

// All results of an operation as all operands of another.
module @patterns {
  pdl.pattern : benefit(1) {
    %types = pdl.types
    %ins = pdl.operands
    %def = pdl.operation "toy.def"(%ins : !pdl.range<value>) -> (%types : !pdl.range<type>)
    %results = pdl.results of %def
    %op = pdl.operation "toy.use"(%results : !pdl.range<value>)
    pdl.rewrite %op {
      %new = pdl.operation "toy.fused"(%ins : !pdl.range<value>)
      pdl.erase %op
      pdl.erase %def
    }
  }
}
module @ir {
  %0 = "toy.source"() : () -> i32
  %1:2 = "toy.def"(%0, %0) : (i32, i32) -> (i32, i64)
  "toy.use"(%1#0, %1#1) : (i32, i64) -> ()
  %2:2 = "toy.def"(%0) : (i32) -> (i32, i64)
  "toy.use"(%2#1, %2#0) : (i64, i32) -> ()
  "toy.use"(%2#0) : (i32) -> ()
}

// -----

// Numbers of results, with and without ranges.
module @patterns {
  pdl.pattern : benefit(1) {
    %t = pdl.type
    %ts = pdl.types
    %op = pdl.operation "toy.at_least_one" -> (%t, %ts : !pdl.type, !pdl.range<type>)
    pdl.rewrite %op {
      %new = pdl.operation "toy.done_one" -> (%t, %ts : !pdl.type, !pdl.range<type>)
      pdl.replace %op with %new
    }
  }
  pdl.pattern : benefit(1) {
    %t = pdl.type
    %u = pdl.type
    %ts = pdl.types
    %op = pdl.operation "toy.at_least_one" -> (%t, %u, %ts : !pdl.type, !pdl.type, !pdl.range<type>)
    pdl.rewrite %op {
      %new = pdl.operation "toy.done_two" -> (%u, %t, %ts : !pdl.type, !pdl.type, !pdl.range<type>)
      pdl.replace %op with %new
    }
  }
  pdl.pattern : benefit(1) {
    %op = pdl.operation "toy.none"
    pdl.rewrite %op {
      %new = pdl.operation "toy.done_none"
      pdl.replace %op with %new
    }
  }
}
module @ir {
  "toy.at_least_one"() : () -> ()
  %0 = "toy.at_least_one"() : () -> i1
  %1:2 = "toy.at_least_one"() : () -> (i1, i1)
  %2:3 = "toy.at_least_one"() : () -> (i1, i1, i3)
  "toy.none"() : () -> ()
  %3 = "toy.none"() : () -> i1
}

// -----

// Segments of a registered operation.
module @patterns {
  pdl.pattern : benefit(1) {
    %a = pdl.operand
    %b = pdl.operands
    %op = pdl.operation "test.attr_sized_operands"(%b, %b, %a, %b : !pdl.range<value>, !pdl.range<value>, !pdl.value, !pdl.range<value>)
    pdl.rewrite %op {
      %new = pdl.operation "toy.done"(%b, %a : !pdl.range<value>, !pdl.value)
      pdl.erase %op
    }
  }
  pdl.pattern : benefit(1) {
    %a = pdl.operands
    %b = pdl.operands
    %c = pdl.operand
    %d = pdl.operands
    %op = pdl.operation "test.attr_sized_operands"(%a, %b, %c, %d : !pdl.range<value>, !pdl.range<value>, !pdl.value, !pdl.range<value>)
    pdl.rewrite %op {
      %new = pdl.operation "toy.other"(%d, %c, %b, %a : !pdl.range<value>, !pdl.value, !pdl.range<value>, !pdl.range<value>)
      pdl.erase %op
    }
  }
}
module @ir {
  %0 = "toy.source"() : () -> i32
  %1 = "toy.source"() : () -> i32
  "test.attr_sized_operands"(%0, %0, %1, %0) {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (i32, i32, i32, i32) -> ()
  "test.attr_sized_operands"(%0, %1, %1, %0) {operandSegmentSizes = array<i32: 0, 2, 1, 1>} : (i32, i32, i32, i32) -> ()
}

module @patterns {
  pdl.pattern : benefit(1) {
    %op = pdl.operation
    pdl.apply_native_constraint "multi_entity_constraint"(%op, %op : !pdl.operation, !pdl.operation)
    pdl.rewrite %op {
      %new = pdl.operation "toy.was_test_op"
      pdl.erase %op
    }
  }
  pdl.pattern : benefit(1) {
    %op = pdl.operation "toy.negated"
    pdl.apply_native_constraint "single_entity_constraint"(%op : !pdl.operation) {isNegated = true}
    pdl.rewrite %op {
      %new = pdl.operation "toy.was_not_test_op"
      pdl.erase %op
    }
  }
  pdl.pattern : benefit(1) {
    %types = pdl.types
    %ins = pdl.operands : %types
    %op = pdl.operation "toy.pair"(%ins : !pdl.range<value>)
    pdl.apply_native_constraint "multi_entity_var_constraint"(%ins, %types : !pdl.range<value>, !pdl.range<type>)
    pdl.rewrite %op {
      %new = pdl.operation "toy.was_pair"(%ins : !pdl.range<value>)
      pdl.erase %op
    }
  }
  pdl.pattern : benefit(1) {
    %in = pdl.operand
    %op = pdl.operation "toy.external"(%in : !pdl.value)
    pdl.rewrite %op with "rewriter"(%in : !pdl.value)
  }
  pdl.pattern : benefit(1) {
    %op = pdl.operation "toy.creator"
    pdl.rewrite %op {
      %new = pdl.apply_native_rewrite "creator"(%op : !pdl.operation) : !pdl.operation
      pdl.erase %op
    }
  }
  pdl.pattern : benefit(1) {
    %ins = pdl.operands
    %types = pdl.types
    %op = pdl.operation "toy.var_creator"(%ins : !pdl.range<value>) -> (%types : !pdl.range<type>)
    pdl.rewrite %op {
      %vs, %ts = pdl.apply_native_rewrite "var_creator"(%op : !pdl.operation) : !pdl.range<value>, !pdl.range<type>
      %new = pdl.operation "toy.was_var"(%vs : !pdl.range<value>) -> (%ts : !pdl.range<type>)
      pdl.replace %op with %new
    }
  }
}
module @ir {
  %0 = "toy.source"() : () -> i1
  "test.op"() : () -> ()
  "toy.negated"() : () -> ()
  "toy.pair"(%0, %0) : (i1, i1) -> ()
  "toy.pair"(%0) : (i1) -> ()
  "toy.external"(%0) : (i1) -> ()
  "toy.creator"() : () -> ()
  %1 = "toy.var_creator"(%0) : (i1) -> i1
}

// -----

// Constraints that give something.
module @patterns {
  pdl.pattern : benefit(1) {
    %op = pdl.operation
    %attr = pdl.apply_native_constraint "op_constr_return_attr"(%op : !pdl.operation) : !pdl.attribute
    pdl.rewrite %op {
      %new = pdl.operation "toy.replaced" {"from" = %attr}
      pdl.replace %op with %new
    }
  }
  pdl.pattern : benefit(2) {
    %in = pdl.operand
    %t = pdl.type
    %op = pdl.operation "toy.typed"(%in : !pdl.value) -> (%t : !pdl.type)
    %v = pdl.result 0 of %op
    %src = pdl.operation "test.success_op"(%v : !pdl.value)
    %other = pdl.apply_native_constraint "op_constr_return_type"(%src : !pdl.operation) : !pdl.type
    pdl.rewrite %src {
      %new = pdl.operation "toy.float"(%v : !pdl.value) -> (%other : !pdl.type)
      pdl.erase %src
    }
  }
}
module @ir {
  "test.success_op"() : () -> ()
  "test.failure_op"() : () -> ()
  %0 = "toy.source"() : () -> i1
  %1 = "toy.typed"(%0) : (i1) -> i2
  "test.success_op"(%1) : (i2) -> ()
}

// Constants as arguments of constraints, and results of constraints in the pattern.
module @patterns {
  pdl.pattern : benefit(1) {
    %two = pdl.types : [i1, i1]
    %ins = pdl.operands
    %op = pdl.operation "toy.pair"(%ins : !pdl.range<value>)
    pdl.apply_native_constraint "multi_entity_var_constraint"(%ins, %two : !pdl.range<value>, !pdl.range<type>)
    pdl.rewrite %op {
      %new = pdl.operation "toy.was_pair"
      pdl.replace %op with %new
    }
  }
  pdl.pattern : benefit(1) {
    %op = pdl.operation "test.success_op"
    %n = pdl.attribute = 3 : i32
    %types = pdl.apply_native_constraint "op_constr_return_type_range"(%op, %n : !pdl.operation, !pdl.attribute) : !pdl.range<type>
    pdl.rewrite %op {
      %new = pdl.operation "toy.typed" -> (%types : !pdl.range<type>)
      pdl.erase %op
    }
  }
  pdl.pattern : benefit(1) {
    %t = pdl.type
    %src = pdl.operation "test.success_op2" -> (%t : !pdl.type)
    %in = pdl.result 0 of %src
    %op = pdl.operation "toy.equal"(%in : !pdl.value) -> (%t : !pdl.type)
    %r = pdl.result 0 of %op
    %rs = pdl.results of %op
    %i1 = pdl.type : i1
    pdl.apply_native_constraint "single_entity_constraint"(%op : !pdl.operation) {isNegated = true}
    pdl.rewrite %op {
      %new = pdl.operation "toy.was_equal"(%in : !pdl.value) -> (%i1 : !pdl.type)
      pdl.replace %op with %new
    }
  }
}
module @ir {
  "test.success_op"() : () -> ()
  %0 = "toy.source"() : () -> i1
  "toy.pair"(%0, %0) : (i1, i1) -> ()
  "toy.pair"(%0) : (i1) -> ()
  "test.success_op"() : () -> ()
  %1 = "test.success_op2"() : () -> i1
  %2 = "toy.equal"(%1) : (i1) -> i1
  "toy.use"(%2) : (i1) -> ()
}

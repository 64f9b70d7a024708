// ARGS: --test-pdl-bytecode-pass
module @patterns {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    pdl_interp.branch ^start
  ^no:
    pdl_interp.finalize
  ^start:
    pdl_interp.branch ^constraint
  ^constraint:
    pdl_interp.apply_constraint "single_entity_constraint"(%root : !pdl.operation) -> ^is_test, ^not_test
  ^is_test:
    pdl_interp.record_match @rewriters::@test(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^no
  ^not_test:
    %a = pdl_interp.apply_constraint "op_constr_return_attr"(%root : !pdl.operation) : !pdl.attribute -> ^has_attr, ^negated
  ^has_attr:
    pdl_interp.record_match @rewriters::@attr(%root, %a : !pdl.operation, !pdl.attribute) : benefit(1), loc([%root]) -> ^no
  ^negated:
    pdl_interp.check_operation_name of %root is "t.negated" -> ^negated1, ^no
  ^negated1:
    pdl_interp.apply_constraint "multi_entity_constraint"(%root, %root : !pdl.operation, !pdl.operation) {isNegated = true} -> ^is_test, ^no
  }
  module @rewriters {
    pdl_interp.func @test(%root : !pdl.operation) {
      %new2 = pdl_interp.create_operation "t.was_test"
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    pdl_interp.func @attr(%root : !pdl.operation, %a : !pdl.attribute) {
      %new = pdl_interp.create_operation "t.success" {"a" = %a}
      pdl_interp.erase %root
      pdl_interp.finalize
    }
  }
}
module @ir {
  %v = "t.v"() : () -> i1
  "t.mark"(%v) : (i1) -> ()
  "t.mark"(%v) : (i1) -> ()
  "t.loop"(%v) : (i1) -> ()
  "t.loop"() : () -> ()
  "test.op"() : () -> ()
  "test.op"() {a} : () -> ()
  "test.success_op"() : () -> ()
  "t.negated"() {a} : () -> ()
}

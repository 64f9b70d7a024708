// Rewriters that ask questions and have loops, which the reference does not support.
module @patterns {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    pdl_interp.branch ^start
  ^no:
    pdl_interp.finalize
  ^start:
    pdl_interp.check_operation_name of %root is "t.loop" -> ^yes, ^constraint
  ^yes:
    pdl_interp.record_match @rewriters::@loop(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^no
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
    pdl_interp.func @loop(%root : !pdl.operation) {
      %first = pdl_interp.get_operand 0 of %root
      pdl_interp.is_not_null %first : !pdl.value -> ^some, ^none
    ^some:
      %values = pdl_interp.get_operands of %root : !pdl.range<value>
      %users = pdl_interp.get_users of %values : !pdl.range<value>
      pdl_interp.foreach %user : !pdl.operation in %users {
        pdl_interp.check_operation_name of %user is "t.mark" -> ^mark, ^next
      ^mark:
        %new = pdl_interp.create_operation "t.marked"(%first : !pdl.value)
        pdl_interp.branch ^next
      ^next:
        pdl_interp.continue
      } -> ^none
    ^none:
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    pdl_interp.func @test(%root : !pdl.operation) {
      %a = pdl_interp.get_attribute "a" of %root
      pdl_interp.check_attribute %a is unit -> ^unit, ^other
    ^unit:
      %new = pdl_interp.create_operation "t.was_unit" {"a" = %a}
      pdl_interp.branch ^end
    ^other:
      %new2 = pdl_interp.create_operation "t.was_test"
      pdl_interp.branch ^end
    ^end:
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

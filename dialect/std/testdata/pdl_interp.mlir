// The steps of matching and rewriting. The reference knows dialects that are used.

%used = arith.constant 0 : i32

pdl_interp.func @matcher(%op: !pdl.operation) {
  pdl_interp.check_operation_name of %op is "x.y" -> ^named, ^end
^named:
  pdl_interp.check_operand_count of %op is at_least 1 -> ^some, ^end
^some:
  pdl_interp.check_operand_count of %op is 2 {k} -> ^two, ^end
^two:
  pdl_interp.check_result_count of %op is at_least 0 -> ^any, ^end
^any:
  pdl_interp.check_result_count of %op is 1 -> ^one, ^end
^one:
  %v = pdl_interp.get_operand 0 of %op
  %w = pdl_interp.get_result 0 of %op
  %vs = pdl_interp.get_operands 1 of %op : !pdl.range<value>
  %ws = pdl_interp.get_results of %op : !pdl.range<value>
  %x = pdl_interp.get_operands 0 of %op : !pdl.value
  %y = pdl_interp.get_results 0 of %op : !pdl.value
  %a = pdl_interp.get_attribute "a" of %op
  %at = pdl_interp.get_attribute_type of %a
  %t = pdl_interp.get_value_type of %v : !pdl.type
  %ts = pdl_interp.get_value_type of %vs : !pdl.range<type>
  %def = pdl_interp.get_defining_op of %v : !pdl.value
  %defs = pdl_interp.get_defining_op of %vs : !pdl.range<value>
  pdl_interp.is_not_null %vs : !pdl.range<value> -> ^there, ^end
^there:
  pdl_interp.are_equal %t, %at : !pdl.type -> ^equal, ^end
^equal:
  pdl_interp.check_type %t is i32 -> ^typed, ^end
^typed:
  pdl_interp.check_types %ts are [i32, f32] {k} -> ^alltyped, ^end
^alltyped:
  pdl_interp.check_attribute %a is 3 : i64 -> ^constant, ^end
^constant:
  %r:2 = pdl_interp.apply_constraint "native"(%v, %a : !pdl.value, !pdl.attribute) : !pdl.attribute, !pdl.type -> ^holds, ^end
^holds:
  pdl_interp.apply_constraint "native"(%op : !pdl.operation) {isNegated = true} -> ^switch, ^end
^switch:
  pdl_interp.switch_operation_name of %def to ["a.b", "c.d"](^s1, ^end) -> ^end
^s1:
  pdl_interp.switch_operand_count of %def to dense<[1, 2]> : vector<2xi32>(^s2, ^end) {k} -> ^end
^s2:
  pdl_interp.switch_result_count of %def to dense<0> : vector<1xi32>(^s3) -> ^end
^s3:
  pdl_interp.switch_attribute %a to [10 : i64, unit](^s4, ^end) -> ^end
^s4:
  pdl_interp.switch_type %t to [i32, i64](^s5, ^end) -> ^end
^s5:
  pdl_interp.switch_types %ts to [[i32], [i64, i64]](^loop, ^end) -> ^end
^loop:
  %first = pdl_interp.extract 0 of %vs : !pdl.value
  %users = pdl_interp.get_users of %first : !pdl.value
  %more = pdl_interp.get_users of %vs : !pdl.range<value>
  pdl_interp.foreach %user : !pdl.operation in %users {
    pdl_interp.record_match @rewriters::@rewrite(%user, %v : !pdl.operation, !pdl.value) : benefit(1), generatedOps(["x.z"]), loc([%op, %user]), root("x.y") -> ^next
  ^next:
    pdl_interp.record_match @rewriters::@other : benefit(2), loc([%op]) -> ^last
  ^last:
    pdl_interp.continue
  } -> ^branch
^branch:
  pdl_interp.branch ^end {k}
^end:
  pdl_interp.finalize
}

module @rewriters {
  pdl_interp.func @rewrite(%op: !pdl.operation, %v: !pdl.value) {
    %a = pdl_interp.create_attribute "text" attributes {k}
    %t = pdl_interp.create_type i32
    %ts = pdl_interp.create_types [i32, i64] {k}
    %vs = pdl_interp.create_range %v, %v : !pdl.value, !pdl.value
    %none = pdl_interp.create_range : !pdl.range<type>
    %b = pdl_interp.apply_rewrite "native"(%op, %v : !pdl.operation, !pdl.value) : !pdl.attribute
    pdl_interp.apply_rewrite "native" {k}
    %new = pdl_interp.create_operation "x.z"(%v, %vs : !pdl.value, !pdl.range<value>) {"a" = %a, "b" = %b} -> (%t, %ts : !pdl.type, !pdl.range<type>)
    %inferred = pdl_interp.create_operation "arith.addi"(%v, %v : !pdl.value, !pdl.value) -> <inferred>
    %results = pdl_interp.get_results of %new : !pdl.range<value>
    pdl_interp.replace %op with (%results : !pdl.range<value>)
    pdl_interp.finalize
  }
  pdl_interp.func private @other() attributes {k} {
    %op = pdl_interp.create_operation "x.none"
    pdl_interp.replace %op with ()
    pdl_interp.erase %op {k}
    pdl_interp.finalize
  }
}

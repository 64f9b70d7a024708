module @patterns {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    pdl_interp.switch_operation_name of %root to ["t.attr", "t.count", "t.types", "t.range", "t.users", "t.create"](^attr, ^count, ^types, ^range, ^users, ^create) -> ^end
  ^attr:
    %a = pdl_interp.get_attribute "a" of %root
    pdl_interp.is_not_null %a : !pdl.attribute -> ^attr1, ^end
  ^attr1:
    pdl_interp.check_attribute %a is 10 : i32 -> ^attr_ten, ^attr2
  ^attr_ten:
    pdl_interp.record_match @rewriters::@name(%root : !pdl.operation) : benefit(2), loc([%root]), root("t.attr") -> ^attr2
  ^attr2:
    pdl_interp.switch_attribute %a to [1 : i32, 2 : i32](^attr_one, ^attr_two) -> ^attr3
  ^attr_one:
    %one = pdl_interp.create_attribute "one"
    pdl_interp.record_match @rewriters::@kind(%root, %one : !pdl.operation, !pdl.attribute) : benefit(1), generatedOps(["t.kind"]), loc([%root]) -> ^end
  ^attr_two:
    %two = pdl_interp.create_attribute "two"
    pdl_interp.record_match @rewriters::@kind(%root, %two : !pdl.operation, !pdl.attribute) : benefit(1), generatedOps(["t.kind"]), loc([%root]) -> ^end
  ^attr3:
    %at = pdl_interp.get_attribute_type of %a
    pdl_interp.check_type %at is i64 -> ^attr_wide, ^end
  ^attr_wide:
    %wide = pdl_interp.create_attribute "wide"
    pdl_interp.record_match @rewriters::@kind(%root, %wide : !pdl.operation, !pdl.attribute) : benefit(1), loc([%root]) -> ^end

  ^count:
    pdl_interp.switch_operand_count of %root to dense<[0, 2]> : vector<2xi32>(^count0, ^count2) -> ^count_more
  ^count0:
    pdl_interp.switch_result_count of %root to dense<[0, 1]> : vector<2xi32>(^end, ^count01) -> ^end
  ^count01:
    %c01 = pdl_interp.create_attribute "no operand, one result"
    pdl_interp.record_match @rewriters::@kind(%root, %c01 : !pdl.operation, !pdl.attribute) : benefit(1), loc([%root]) -> ^end
  ^count2:
    pdl_interp.check_result_count of %root is 0 -> ^count20, ^end
  ^count20:
    %c20 = pdl_interp.create_attribute "two operands, no result"
    pdl_interp.record_match @rewriters::@kind(%root, %c20 : !pdl.operation, !pdl.attribute) : benefit(1), loc([%root]) -> ^end
  ^count_more:
    pdl_interp.check_operand_count of %root is at_least 3 -> ^count3, ^end
  ^count3:
    %last = pdl_interp.get_operand 2 of %root
    %def = pdl_interp.get_defining_op of %last : !pdl.value
    pdl_interp.is_not_null %def : !pdl.operation -> ^count4, ^end
  ^count4:
    %res = pdl_interp.get_result 1 of %def
    pdl_interp.is_not_null %res : !pdl.value -> ^count5, ^end
  ^count5:
    pdl_interp.are_equal %res, %last : !pdl.value -> ^count6, ^end
  ^count6:
    %c3 = pdl_interp.create_attribute "three"
    pdl_interp.record_match @rewriters::@kind(%root, %c3 : !pdl.operation, !pdl.attribute) : benefit(1), loc([%root, %def]) -> ^end

  ^types:
    %vs = pdl_interp.get_operands of %root : !pdl.range<value>
    %ts = pdl_interp.get_value_type of %vs : !pdl.range<type>
    pdl_interp.check_types %ts are [i1] -> ^types1, ^types2
  ^types1:
    %n1 = pdl_interp.create_attribute "i1"
    pdl_interp.record_match @rewriters::@kind(%root, %n1 : !pdl.operation, !pdl.attribute) : benefit(1), loc([%root]) -> ^end
  ^types2:
    pdl_interp.switch_types %ts to [[i1, i2], [i2]](^types12, ^types_2) -> ^types3
  ^types12:
    %n12 = pdl_interp.create_attribute "i1, i2"
    pdl_interp.record_match @rewriters::@kind(%root, %n12 : !pdl.operation, !pdl.attribute) : benefit(1), loc([%root]) -> ^end
  ^types_2:
    %v = pdl_interp.get_operands 0 of %root : !pdl.value
    %t = pdl_interp.get_value_type of %v : !pdl.type
    pdl_interp.switch_type %t to [i1, i2](^end, ^types_22) -> ^end
  ^types_22:
    %n2 = pdl_interp.create_attribute "i2"
    pdl_interp.record_match @rewriters::@kind(%root, %n2 : !pdl.operation, !pdl.attribute) : benefit(1), loc([%root]) -> ^end
  ^types3:
    pdl_interp.branch ^end

  ^range:
    %rs = pdl_interp.get_operands of %root : !pdl.range<value>
    %def0 = pdl_interp.get_defining_op of %rs : !pdl.range<value>
    pdl_interp.is_not_null %def0 : !pdl.operation -> ^range1, ^end
  ^range1:
    %second = pdl_interp.extract 1 of %rs : !pdl.value
    %third = pdl_interp.extract 2 of %rs : !pdl.value
    pdl_interp.is_not_null %second : !pdl.value -> ^range2, ^end
  ^range2:
    pdl_interp.is_not_null %third : !pdl.value -> ^end, ^range3
  ^range3:
    %results = pdl_interp.get_results of %def0 : !pdl.range<value>
    pdl_interp.are_equal %results, %rs : !pdl.range<value> -> ^range4, ^end
  ^range4:
    pdl_interp.record_match @rewriters::@swap(%root, %rs, %second : !pdl.operation, !pdl.range<value>, !pdl.value) : benefit(1), loc([%root]) -> ^end

  ^users:
    %result = pdl_interp.get_result 0 of %root
    %users = pdl_interp.get_users of %result : !pdl.value
    pdl_interp.foreach %user : !pdl.operation in %users {
      pdl_interp.check_operation_name of %user is "t.user" -> ^is_user, ^next
    ^is_user:
      %all = pdl_interp.get_results of %user : !pdl.range<value>
      %more = pdl_interp.get_users of %all : !pdl.range<value>
      pdl_interp.foreach %second_user : !pdl.operation in %more {
        pdl_interp.record_match @rewriters::@both(%root, %user, %second_user : !pdl.operation, !pdl.operation, !pdl.operation) : benefit(1), loc([%root, %user, %second_user]) -> ^next2
      ^next2:
        pdl_interp.continue
      } -> ^next
    ^next:
      pdl_interp.continue
    } -> ^end

  ^create:
    pdl_interp.record_match @rewriters::@create(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @name(%root : !pdl.operation) {
      %new = pdl_interp.create_operation "t.ten"
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    pdl_interp.func @kind(%root : !pdl.operation, %kind : !pdl.attribute) {
      %types = pdl_interp.get_results of %root : !pdl.range<value>
      %t = pdl_interp.get_value_type of %types : !pdl.range<type>
      %vs = pdl_interp.get_operands of %root : !pdl.range<value>
      %new = pdl_interp.create_operation "t.kind"(%vs : !pdl.range<value>) {"kind" = %kind} -> (%t : !pdl.range<type>)
      %results = pdl_interp.get_results of %new : !pdl.range<value>
      pdl_interp.replace %root with (%results : !pdl.range<value>)
      pdl_interp.finalize
    }
    pdl_interp.func @swap(%root : !pdl.operation, %vs : !pdl.range<value>, %second : !pdl.value) {
      %list = pdl_interp.create_range %second, %vs : !pdl.value, !pdl.range<value>
      %i1 = pdl_interp.create_type i1
      %more = pdl_interp.create_types [i2, i3]
      %types = pdl_interp.create_range %more, %i1, %more : !pdl.range<type>, !pdl.type, !pdl.range<type>
      %new = pdl_interp.create_operation "t.swapped"(%list : !pdl.range<value>) -> (%types : !pdl.range<type>)
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    pdl_interp.func @both(%root : !pdl.operation, %user : !pdl.operation, %second : !pdl.operation) {
      %new = pdl_interp.create_operation "t.both"
      pdl_interp.erase %second
      pdl_interp.erase %user
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    pdl_interp.func @create(%root : !pdl.operation) {
      %new = pdl_interp.apply_rewrite "creator"(%root : !pdl.operation) : !pdl.operation
      pdl_interp.erase %root
      pdl_interp.finalize
    }
  }
}
module @ir {
  "t.attr"() {a = 10 : i32} : () -> ()
  "t.attr"() {a = 1 : i32} : () -> ()
  "t.attr"() {a = 2 : i32} : () -> ()
  "t.attr"() {a = 3 : i32} : () -> ()
  "t.attr"() {a = 3 : i64} : () -> ()
  "t.attr"() {a = "s"} : () -> ()
  "t.attr"() : () -> ()
  %a = "t.count"() : () -> i1
  %b:2 = "t.source"() : () -> (i1, i2)
  "t.count"(%a, %a) : (i1, i1) -> ()
  %c = "t.count"(%a, %a) : (i1, i1) -> i1
  "t.count"(%a, %a, %b#1) : (i1, i1, i2) -> ()
  "t.count"(%a, %a, %b#0) : (i1, i1, i1) -> ()
  "t.count"(%a) : (i1) -> ()
  "t.types"(%a) : (i1) -> ()
  "t.types"(%a, %b#1) : (i1, i2) -> ()
  "t.types"(%b#1) : (i2) -> ()
  "t.types"() : () -> ()
  "t.range"(%b#0, %b#1) : (i1, i2) -> ()
  "t.range"(%b#0, %b#0) : (i1, i1) -> ()
  "t.range"(%b#0, %b#1, %b#1) : (i1, i2, i2) -> ()
  "t.range"() : () -> ()
  %u = "t.users"() : () -> i1
  %v:2 = "t.user"(%u) : (i1) -> (i1, i1)
  "t.sink"(%v#1) : (i1) -> ()
  %w = "t.users"() : () -> i1
  %x = "t.user"(%w) : (i1) -> i1
}

pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  pdl.apply_native_constraint "unheard_of"(%op : !pdl.operation)
  pdl.apply_native_constraint "unheard_of_too"(%op : !pdl.operation)
  pdl.rewrite %op with "creator"
}

// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  pdl.rewrite %op with "unheard_of"
}

// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  pdl.rewrite %op {
    pdl.apply_native_rewrite "unheard_of"(%op : !pdl.operation)
  }
}

// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "a.b"
  pdl.rewrite %op {
    %t = pdl.type
    %new = pdl.operation "a.c" -> (%t : !pdl.type)
  }
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  %b = pdl.operation "a.c"
  %r = pdl.result 0 of %b
  pdl.apply_native_constraint "op_constr_return_attr"(%r : !pdl.value) : !pdl.attribute
  pdl.rewrite %a {
    pdl.erase %a
  }
}

// -----
pdl.pattern : benefit(1) {
  %a = pdl.operation "a.b"
  %b = pdl.operation "a.c"
  pdl.apply_native_constraint "multi_entity_constraint"(%a, %b : !pdl.operation, !pdl.operation)
  pdl.rewrite %a {
    pdl.erase %a
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %0 = operand
  pattern : benefit(0) attributes {condition = "c"} {
  ^bb0(%a: i32):
    rewrite with "condition"
  }
  apply_native_constraint "c"(%0 : !pdl.value) {isNegated = true}
  %1 = types
  %2 = operation "a.b"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %0 = operand
  pattern : benefit(0) attributes {condition = "c"} {
    rewrite with "condition"
  }
  apply_native_constraint "c"(%0 : !pdl.value) {isNegated = true}
  %1 = types
  %2 = operation "a.b"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %0 = operand
  pattern : benefit(0) attributes {condition = "c"} {
  ^bb0(%a: !pdl.value):
    rewrite with "condition"
  }
  apply_native_constraint "c"(%0 : !pdl.value) {each}
  %1 = types
  %2 = operation "a.b"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %0 = operand
  pattern : benefit(0) attributes {condition = "c"} {
  ^bb0(%a: !pdl.value):
    rewrite with "condition"(%a : !pdl.value)
  }
  apply_native_constraint "c"(%0 : !pdl.value) 
  %1 = types
  %2 = operation "a.b"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %0 = operand
  pattern : benefit(0) attributes {condition = "c"} {
  ^bb0(%a: !pdl.value):
    %b = operand
    rewrite with "condition"(%b, %a : !pdl.value, !pdl.value)
  }
  apply_native_constraint "c"(%0 : !pdl.value) 
  %1 = types
  %2 = operation "a.b"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %0 = operand
  pattern : benefit(0) attributes {condition = "c"} {
  ^bb0(%a: !pdl.value):
    %t = type : i32
    rewrite with "condition"(%a, %t : !pdl.value, !pdl.type)
  }
  apply_native_constraint "c"(%0 : !pdl.value) 
  %1 = types
  %2 = operation "a.b"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %0 = operand
  pattern : benefit(0) attributes {condition = "c"} {
  ^bb0(%a: !pdl.value):
    %t = types
    %o = operation "q.r" -> (%t : !pdl.range<type>) {constrains_use}
    rewrite with "condition"
  }
  apply_native_constraint "c"(%0 : !pdl.value) 
  %1 = types
  %2 = operation "a.b"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %0 = operand
  pattern : benefit(0) attributes {condition = "c"} {
  ^bb0(%a: !pdl.value):
    rewrite with "condition"
  }
  apply_native_constraint "c"(%0 : !pdl.value) : !pdl.type
  %1 = types
  %2 = operation "a.b"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
^bb0(%a: !pdl.value):
  %1 = types
  %2 = operation "a.b"(%a : !pdl.value)  -> (%1 : !pdl.range<type>)
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) attributes {condition = "c"} {
^bb0(%unused: !pdl.value, %a: !pdl.operation):
  %2 = operation "a.b"
  rewrite %2 {
    replace %2 with %a
  }
}
// -----
pdl.pattern @P : benefit(1) attributes {condition = "c"} {
  %2 = operation "a.b"
  rewrite %2 with "condition"
}
// -----
pdl.pattern @P : benefit(1) {
  %t = types
  %2 = operation "a.b" -> (%t : !pdl.range<type>)
  %r = result -1 of %2
  apply_native_constraint "returns_nothing"(%r : !pdl.value)
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %t = types
  %1 = operation "a.b" -> (%t : !pdl.range<type>)
  %r = result -2 of %1
  %2 = operation "a.b"(%r : !pdl.value)
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %t = types
  %1 = operation "a.b" -> (%t : !pdl.range<type>)
  %r = results -1 of %1 -> !pdl.range<value>
  %2 = operation "a.b"(%r : !pdl.range<value>)
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %2 = operation "a.b"
  %r = results -1 of %2 -> !pdl.value
  rewrite %2 {
    replace %2 with (%r : !pdl.value)
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %t = types
  %2 = operation "a.b" -> (%t : !pdl.range<type>)
  rewrite %2 {
    %new = operation "a.c"
    %r = result -1 of %new
    replace %2 with (%r : !pdl.value)
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %t = types
  %2 = operation "a.b" -> (%t : !pdl.range<type>)
  rewrite %2 {
    %new = operation "a.c"
    %r = results -5 of %new -> !pdl.value
    replace %2 with (%r : !pdl.value)
  }
}
// -----
// A user is only found from a certain result.
pdl.pattern @P : benefit(1) {
  %0 = operand
  pattern : benefit(0) attributes {condition = "c"} {
  ^bb0(%a: !pdl.value):
    %t = types
    %user = operation "q.user"(%a : !pdl.value) -> (%t : !pdl.range<type>)
    %r = result -1 of %user
    %print = operation "q.print"(%r : !pdl.value) -> (%t : !pdl.range<type>) {constrains_use}
    rewrite with "condition"
  }
  apply_native_constraint "c"(%0 : !pdl.value) {isNegated = true}
  %2 = operation "a.b"(%0 : !pdl.value)
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %2 = operation "a.b"
  pattern : benefit(0) attributes {condition = 1} {
    rewrite with "condition"
  }
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %2 = operation "a.b"
  pattern : benefit(0) attributes {condition = "c"} {
  ^bb0(%a: !pdl.operation):
    rewrite with "condition"
  }
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %2 = operation "a.b"
  pattern : benefit(0) attributes {condition = "c"} {
  ^bb0(%a: !pdl.operation):
    rewrite %a {
      erase %a
    }
  }
  apply_native_constraint "c"(%2 : !pdl.operation)
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %2 = operation "a.b"
  pattern : benefit(0) attributes {condition = "c"} {
  ^bb0(%a: !pdl.operation):
    rewrite %a with "condition"
  }
  apply_native_constraint "c"(%2 : !pdl.operation)
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %2 = operation "a.b"
  pattern : benefit(0) attributes {condition = "c"} {
  ^bb0(%a: !pdl.operation):
    rewrite with "condition"
  }
  pattern : benefit(0) attributes {condition = "c"} {
  ^bb0(%a: !pdl.operation, %b: !pdl.operation):
    rewrite with "condition"
  }
  apply_native_constraint "c"(%2 : !pdl.operation)
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %2 = operation "a.b"
  apply_native_constraint "op_constr_return_attr"(%2 : !pdl.operation) : !pdl.attribute {each}
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %2 = operation "a.b"
  %3 = operation "a.c"
  pattern : benefit(0) attributes {condition = "c"} {
  ^bb0(%a: !pdl.operation, %b: !pdl.operation):
    rewrite with "condition"
  }
  apply_native_constraint "c"(%2, %3 : !pdl.operation, !pdl.operation) {unifies}
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %2 = operation "a.b"
  %3 = operation "a.c"
  apply_native_constraint "op_constr_return_attr"(%3, %2 : !pdl.operation, !pdl.operation) {unifies}
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %2 = operation "a.b"
  apply_native_constraint "op_constr"(%2 : !pdl.operation) {unifies}
  rewrite %2 {
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %2 = operation "a.b"
  rewrite %2 {
    %3 = "pdl.operation"() <{attributeValueNames = [], opName = "a.c", operandSegmentSizes = array<i32: 0, 0, 0>}> {regions = "many"} : () -> !pdl.operation
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %2 = operation "a.b"
  rewrite %2 {
    %3 = "pdl.operation"() <{attributeValueNames = [], opName = "a.c", operandSegmentSizes = array<i32: 0, 0, 0>}> {regions = -1} : () -> !pdl.operation
    erase %2
  }
}
// -----
pdl.pattern @P : benefit(1) {
  %2 = operation "a.b"
  rewrite %2 {
    %3 = "pdl.operation"() <{attributeValueNames = [], opName = "a.c", operandSegmentSizes = array<i32: 0, 0, 0>}> {regions = 5000} : () -> !pdl.operation
    erase %2
  }
}

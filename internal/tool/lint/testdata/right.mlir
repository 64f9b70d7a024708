// Each pattern has a condition of the same name, which says something else.
pdl.pattern @NotMul : benefit(1) {
  %v = operand
  %type = type
  %root = operation "arith.negf"(%v : !pdl.value) -> (%type : !pdl.type)
  pattern : benefit(0) attributes {condition = "c"} {
  ^bb0(%x: !pdl.value):
    %o = operands
    %t = types
    %d = operation "arith.mulf"(%o : !pdl.range<value>) -> (%t : !pdl.range<type>)
    %r = result 0 of %d
    rewrite with "condition"(%x, %r : !pdl.value, !pdl.value)
  }
  apply_native_constraint "c"(%v : !pdl.value) {isNegated = true}
  rewrite %root {
    erase %root
  }
}
pdl.pattern @NotAdd : benefit(1) {
  %v = operand
  %type = type
  %root = operation "arith.negf"(%v : !pdl.value) -> (%type : !pdl.type)
  pattern : benefit(0) attributes {condition = "c"} {
  ^bb0(%x: !pdl.value):
    %o = operands
    %t = types
    %d = operation "arith.addf"(%o : !pdl.range<value>) -> (%t : !pdl.range<type>)
    %r = result 0 of %d
    rewrite with "condition"(%x, %r : !pdl.value, !pdl.value)
  }
  apply_native_constraint "c"(%v : !pdl.value) {isNegated = true}
  rewrite %root {
    erase %root
  }
}

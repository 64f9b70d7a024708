// Two roots: the other user of a value is found upwards.
pdl.pattern @TwoUsers : benefit(4) {
  %x = pdl.operand
  %t = pdl.type
  %a = pdl.operation "calc.neg"(%x : !pdl.value) -> (%t : !pdl.type)
  %r = pdl.result 0 of %a
  %first = pdl.attribute = "first"
  %second = pdl.attribute = "second"
  %root = pdl.operation "calc.store"(%r : !pdl.value) {"name" = %first}
  %other = pdl.operation "calc.store"(%r : !pdl.value) {"name" = %second}
  pdl.rewrite %root {
    pdl.erase %other
    %both = pdl.attribute = "both"
    %new = pdl.operation "calc.store"(%x : !pdl.value) {"name" = %both}
    pdl.replace %root with %new
  }
}

// Any operation, all operands and the types of a range.
pdl.pattern @AnyOp : benefit(1) {
  %types = pdl.types : [i1, i2]
  %operands = pdl.operands : %types
  %root = pdl.operation(%operands : !pdl.range<value>)
  pdl.apply_native_constraint "Marked"(%root : !pdl.operation) {isNegated = true}
  pdl.rewrite %root with "Mark"(%operands : !pdl.range<value>)
}

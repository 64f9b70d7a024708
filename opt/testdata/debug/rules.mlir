// Two roots with a common operand, groups of values, attributes, a switch.
pdl.pattern @two_roots : benefit(1) {
  %t = pdl.type
  %x = pdl.operand : %t
  %a = pdl.operation "t.a"(%x : !pdl.value) -> (%t : !pdl.type)
  %r = pdl.result 0 of %a
  %b = pdl.operation "t.b"(%r : !pdl.value)
  %c = pdl.operation "t.b"(%x : !pdl.value)
  pdl.rewrite {
    pdl.erase %b
    pdl.erase %c
  }
}
pdl.pattern @ranges : benefit(2) {
  %k = pdl.attribute = 1 : i32
  %xs = pdl.operands
  %ts = pdl.types : [i32]
  %op = pdl.operation "t.v"(%xs : !pdl.range<value>) {"k" = %k} -> (%ts : !pdl.range<type>)
  pdl.rewrite %op {
    %new = pdl.operation "t.w"(%xs : !pdl.range<value>) {"k" = %k} -> (%ts : !pdl.range<type>)
    pdl.replace %op with %new
  }
}
pdl.pattern @other : benefit(1) {
  %k = pdl.attribute = 2 : i32
  %op = pdl.operation "t.v" {"k" = %k}
  pdl.rewrite %op {
    pdl.erase %op
  }
}

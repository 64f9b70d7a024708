pdl.pattern @a : benefit(1) {
  %t = type : i32
  %ts = types : [i32, i64]
  %a = attribute = 3 : i32
  %v = operand : %t
  %vs = operands
  %op = operation "x.y"(%v, %vs : !pdl.value, !pdl.range<value>) {"k" = %a} -> (%t, %ts : !pdl.type, !pdl.range<type>)
  %r = result 0 of %op
  %rs = results of %op
  %r1 = results 1 of %op -> !pdl.value
  apply_native_constraint "c"(%r, %rs, %r1 : !pdl.value, !pdl.range<value>, !pdl.value)
  rewrite %op {
    %n = operation "x.z"(%r1 : !pdl.value) -> (%t : !pdl.type)
    %q = result 0 of %n
    %g = range %q, %vs : !pdl.value, !pdl.range<value>
    %e = range : !pdl.range<type>
    replace %op with (%g : !pdl.range<value>)
  }
}

pdl_interp.func @f(%op: !pdl.operation, %vs: !pdl.range<value>, %a: !pdl.attribute, %t: !pdl.type) {
  %n = pdl_interp.create_operation "x.y"(%vs : !pdl.range<value>) {"k" = %a} -> (%t : !pdl.type)
  %r = pdl_interp.create_range %vs, %vs : !pdl.range<value>, !pdl.range<value>
  %u = pdl_interp.get_value_type of %vs : !pdl.range<type>
  pdl_interp.foreach %x : !pdl.value in %vs {
    pdl_interp.continue
  } -> ^bb1
^bb1:
  pdl_interp.switch_operation_name of %op to ["a.b", "c.d"](^bb2, ^bb2) -> ^bb2
^bb2:
  pdl_interp.finalize
}

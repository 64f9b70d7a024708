pdl_interp.func @f(%op: !pdl.operation) {
  pdl_interp.switch_operation_name of %op to ["a.b", "c.d"](^bb2) -> ^bb2
^bb2:
  pdl_interp.finalize
}
// -----
pdl_interp.func @f(%op: !pdl.operation) {
  %m = pdl_interp.create_operation "x.y" -> <inferred>
  pdl_interp.finalize
}
// -----
pdl_interp.func @f(%vs: !pdl.range<value>) {
  "pdl_interp.foreach"(%vs)[^bb1] ({
  ^bb0(%a: !pdl.type):
    pdl_interp.continue
  }) : (!pdl.range<value>) -> ()
^bb1:
  pdl_interp.finalize
}
// -----
pdl_interp.func @f(%vs: !pdl.range<value>) {
  %0 = "pdl_interp.create_range"(%vs) : (!pdl.range<value>) -> !pdl.range<type>
  pdl_interp.finalize
}

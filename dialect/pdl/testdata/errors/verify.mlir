pdl.pattern : benefit(1) {
  %v = operand
  %op = operation
  rewrite %op with "f"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation
  rewrite %op { %n = operation }
}
// -----
pdl.pattern : benefit(1) {
  %a = attribute
  rewrite with "f"(%a : !pdl.attribute)
}
// -----
pdl.pattern : benefit(1) {
  %op = operation
  %v = operand
  rewrite with "f"(%op, %v : !pdl.operation, !pdl.value)
}
// -----
pdl.pattern : benefit(1) {
  %op = operation
  "test.x"() : () -> ()
  rewrite %op with "f"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation
  %o2 = "pdl.operation"(%op) <{attributeValueNames = ["a"], operandSegmentSizes = array<i32: 0, 0, 0>}> : (!pdl.operation) -> !pdl.operation
  rewrite %op with "f"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation
  %r = "pdl.results"(%op) : (!pdl.operation) -> !pdl.value
  rewrite %op with "f"(%r : !pdl.value)
}
// -----
"test.x"() : () -> !pdl.range<foo>
// -----
"test.x"() : () -> !pdl.range<range<type>>

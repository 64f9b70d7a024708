// ARGS:
// ARGS: --mlir-print-op-generic
// ARGS: --mlir-print-debuginfo --mlir-print-local-scope
test.parse_b64 "bWljYQ=="
// -----
test.parse_b64 "bWljYQ="
// -----
test.parse_b64 "bWlj*Q=="
// -----
test.parse_b64 "bW=jYQ=="
// -----
test.parse_b64 mica
// -----
%a, %b = "t.two"() : () -> (i8, i16)
%0:2 = test.wrapping_region wraps "t.inner"(%b, %a) {k} : (i16, i8) -> (i1, i2) loc("here")
%1 = test.wrapping_region wraps "t.none"() : () -> ()
// -----
%a, %b = "t.two"() : () -> (i8, i8)
%0 = test.pretty_printed_region %a, %b start test.special.op end : (i8, i8) -> i8
%1 = test.pretty_printed_region %a, %b start other.op end : (i8, i8) -> i8 loc("there")
%2 = test.pretty_printed_region %a, %b ({
^bb0(%x: i8, %y: i8):
  %3 = "test.special.op"(%y, %x) : (i8, i8) -> i8
  "test.return"(%3) : (i8) -> ()
}) : (i8, i8) -> i8
// -----
%a = "t.one"() : () -> i8
%0 = test.pretty_printed_region %a start test.special.op end : (i8, i16) -> i8
// -----
%x = test.string_attr_pretty_name
%p, %q, %q_0 = test.string_attr_pretty_name
%3, %r = test.string_attr_pretty_name
%4 = test.string_attr_pretty_name attributes {names = ["with space"]}
%5:2 = "test.custom_result_name"() {names = ["first", ""]} : () -> (i8, i8)
// -----
test.conversion_func_op @f(%a: i8, %b: i16) -> i8 {
  "test.return"(%a) : (i8) -> ()
}
test.conversion_func_op private @g(i8)
// -----
test.dialect_custom_printer custom_format
test.dialect_custom_printer.with.dot
test.dialect_custom_format_fallback custom_format_fallback
// -----
test.dialect_custom_printer other_format
// -----
test.unknown_custom
// -----
%0:2 = "t.two"() : () -> (index, index)
test.isolated_region %0#1 {
  "t.use"(%0#1) : (index) -> ()
}
// -----
module attributes {t.a = #test.e1di64_elements<key> : tensor<2xi64>} {}
{-#
  dialect_resources: {
    test: { key: "0x0800000001000000000000000200000000000000", unused: "0x0800000001" }
  }
#-}
// -----
module attributes {t.a = #dlti.dl_spec<>, t.b = #dlti.dl_spec<>} {}
// -----
test.using_property_in_custom [1, -2, 3]
test.using_property_in_custom [4, 5, 6] {prop = array<i64: 1>}
"test.using_property_in_custom"() <{prop = array<i64: 7, 8, 9>}> : () -> ()
test.using_property_in_custom_and_other [1, 4, 20] <{other = 16 : i64}>
test.using_property_ref_in_custom 1 + 4 = 5

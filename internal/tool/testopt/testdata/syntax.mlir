// ARGS:
test.custom_dimension_list_attr dimension_list = 1x-1
// -----
test.custom_dimension_list_attr dimension_list = -1
// -----
test.custom_dimension_list_attr dimension_list = [2x3]
// -----
test.custom_dimension_list_attr dimension_list = []
// -----
test.custom_dimension_list_attr dimension_list = 
// -----
test.custom_dimension_list_attr dimension_list = ?
// -----
test.custom_dimension_list_attr dimension_list = ?x3
// -----
test.custom_dimension_list_attr dimension_list = 2x?x3 {a = 1}
// -----
test.custom_dimension_list_attr dimension_list = 0x3
// -----
test.custom_dimension_list_attr dimension_list = 0
// -----
test.custom_dimension_list_attr dimension_list = 3x
// -----
test.custom_dimension_list_attr dimension_list = 3xf32
// -----
test.custom_dimension_list_attr dimension_list = 0xf32
// -----
test.custom_dimension_list_attr dimension_list = {a = 1}
// -----
"test.custom_dimension_list_attr"() {dimension_list = array<i64: -3, 4>} : () -> ()
// -----
"test.op"() : () -> !test.int<signed, 9>
// -----
"test.op"() : () -> !test.int<s, 8>
// -----
"test.op"() : () -> !test.int<q, 8>
// -----
"test.op"() : () -> !test.int<N, 8>
// -----
"test.op"() : () -> !test.int<N, 8x>
// -----
"test.op"() : () -> !test.int<unsigned, 8>
// -----
"test.op"() {attr = #test.custom_float<"float" : 2.5>} : () -> ()
// -----
"test.op"() {attr = #test.custom_float<"double" : -0.1>} : () -> ()
// -----
"test.op"() {attr = #test.custom_float<"fp80" : 0x3FFF8000000000000000>} : () -> ()
// -----
"test.op"() {attr = #test.custom_float<"half" : 2.5>} : () -> ()
// -----
"test.op"() {attr = #test.custom_float<"float" : 42>} : () -> ()
// -----
"test.op"() {attr = #test.conditional_alias<hello>} : () -> ()
// -----
"test.op"() {attr = #test.conditional_alias<"alias_test:trailing_digit">} : () -> ()

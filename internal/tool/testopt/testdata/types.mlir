// ARGS:
"test.a"() : () -> !test.dynamic_singleton
// -----
"test.a"() : () -> !test.dynamic_pair<i32, f64>
// -----
"test.a"() : () -> !test.dynamic_pair<i32>
// -----
"test.a"() : () -> !test.dynamic_pair
// -----
"test.a"() : () -> !test.dynamic_singleton<f32>
// -----
"test.a"() : () -> !test.dynamic_singleton<>
// -----
"test.a"() : () -> !test.dynamic_pair<i32, 3>
// -----
"test.a"() : () -> !test.dynamic_pair<i32, 3
// -----
"test.a"() : () -> !test.dynamic_custom_assembly_format<i32:i64>
// -----
"test.a"() : () -> !test.dynamic_custom_assembly_format<i32,i64>
// -----
"test.a"() {a = #test.dynamic_singleton} : () -> ()
// -----
"test.a"() {a = #test.dynamic_pair<3 : i32, [i64]>} : () -> ()
// -----
"test.a"() {a = #test.dynamic_pair<3 : i32>} : () -> ()
// -----
"test.a"() {a = #test.dynamic_custom_assembly_format<3 : i32:"x">} : () -> ()
// -----
"test.a"() {a = #test.dynamic_custom_assembly_format<3 : i32, "x">} : () -> ()
// -----
"test.dynamic_generic"() : () -> ()
// -----
test.dynamic_generic
// -----
%0 = "test.x"() : () -> i32
%1:2 = "test.dynamic_one_operand_two_results"(%0) : (i32) -> (i32, i32)
// -----
"test.dynamic_one_operand_two_results"() : () -> (i32, i32)
// -----
%0 = "test.x"() : () -> i32
"test.dynamic_one_operand_two_results"(%0) : (i32) -> (i32)
// -----
test.dynamic_custom_parser_printer custom_keyword
// -----
test.dynamic_custom_parser_printer custom_keywor
// -----
%0 = "test.dynamic_custom_parser_printer"() : () -> i32
// -----
"test.a"() : () -> !test.unknown
// -----
"test.a"() : () -> !test.test_rec<a, test_rec<b, test_type>>
// -----
"test.a"() : () -> !test.test_rec<a, test_rec<b, test_rec<a>>>
// -----
"test.a"() : () -> !test.test_rec<a>
// -----
"test.a"() : () -> !test.test_rec<a, test_rec<b, test_rec<a, test_type>>>
// -----
"test.a"() : () -> (!test.test_rec<a, test_type>, !test.test_rec<a, test_rec<a>>)
// -----
"test.a"() : () -> (!test.test_rec<type_to_alias, test_rec<type_to_alias>>)
// -----
"test.a"() : () -> (!test.test_rec_alias<x, !test.test_rec_alias<x>>)
// -----
"test.a"() : () -> (!test.test_rec_alias<x, !test.test_rec_alias<y, !test.test_rec_alias<x>>>)
// -----
"test.a"() : () -> (!test.test_rec_alias<x, i32>, !test.test_rec_alias<x, i64>)
// -----
"test.a"() : () -> (!test.struct<{a, i32}, {b, f32}>)
// -----
"test.a"() : () -> (!test.struct<>)
// -----
"test.a"() : () -> (!test.struct<{a, i32},>)
// -----
"test.a"() : () -> (!test.struct<{a i32}>)
// -----
"test.a"() : () -> (tuple<!test.smpla, !test.smpla>, tuple<!test.smpla>, tuple<>)
// -----
"test.a"() {a = "alias_test:dot_in_name", b = "alias_test:trailing_digit", c = "alias_test:prefixed_digit", d = "alias_test:prefixed_symbol", e = "alias_test:sanitize_conflict_a", f = "alias_test:sanitize_conflict_b", g = tensor<32xf32, "alias_test:tensor_encoding">} : () -> ()
// -----
"test.a"() : () -> (!test.int<unsigned, 8>)

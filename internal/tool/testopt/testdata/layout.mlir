// ARGS: --test-data-layout-query
func.func @f() {
  %0 = "test.data_layout_query"() : () -> i32
  %1 = "test.data_layout_query"() : () -> vector<[4]xi32>
  %2 = "test.data_layout_query"() : () -> index
  %3 = "test.data_layout_query"() : () -> complex<f16>
  %4 = "test.data_layout_query"() {size = 1 : index} : () -> i1
  return
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, i64 = dense<[32, 64]> : vector<2xi64>, "dlti.endianness" = "big", "dlti.stack_alignment" = 128 : i64, "dlti.alloca_memory_space" = 5 : ui64>} {
  func.func @f() {
    %0 = "test.data_layout_query"() : () -> i64
    %1 = "test.data_layout_query"() : () -> index
    return
  }
}
// -----
func.func @f() {
  "test.op_with_data_layout"() ({
    %0 = "test.data_layout_query"() : () -> !test.test_type_with_layout<10>
    "test.maybe_terminator"() : () -> ()
  }) {dlti.dl_spec = #dlti.dl_spec<!test.test_type_with_layout<10> = ["size", 64], !test.test_type_with_layout<20> = ["alignment", 32], index = 64 : i64>} : () -> ()
  return
}

// ARGS: --test-recursive-types
func.func @create() {
  return
}
func.func @roundtrip() {
  "test.dummy_op_for_roundtrip"() : () -> !test.test_rec<a, test_rec<b, test_type>>
  "test.dummy_op_for_roundtrip"() : () -> !test.test_rec<c, test_rec<c>>
  return
}
// -----
func.func @other() {
  return
}

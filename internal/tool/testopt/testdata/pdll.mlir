// ARGS: --test-pdll-pass
func.func @simple() {
  "test.simple"() : () -> ()
  return
}
// -----
func.func @interface(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i64
  "test.simple"() : () -> ()
  return %0 : i64
}

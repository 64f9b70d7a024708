// ARGS: --test-dialect-conversion-pdll
func.func @returned() {
  %a = "test.cast"() : () -> i64
  "test.return"(%a) : (i64) -> ()
}
// -----
func.func @several() {
  %a = "test.cast"() : () -> i64
  %b = "test.cast"() : () -> f32
  %c = "test.cast"() : () -> i64
  "test.return"(%c, %b, %a) : (i64, f32, i64) -> ()
}
// -----
func.func @argument(%a: i64) {
  "test.return"(%a) : (i64) -> ()
}
// -----
func.func @kept() -> i64 {
  %a = "test.cast"() : () -> i64
  return %a : i64
}
// -----
func.func @both() -> (i64, i64) {
  %a = "test.cast"() : () -> i64
  %b = "test.cast"() : () -> i64
  "test.region"() ({
    "test.return"(%b, %a) : (i64, i64) -> ()
  }) : () -> ()
  return %b, %b : i64, i64
}
// -----
func.func @illegal() {
  %a = "test.type_producer"() : () -> i64
  "test.return"(%a) : (i64) -> ()
}
// -----
func.func @no_rule() {
  %a = "test.cast"() : () -> i64
  "other.op"(%a) : (i64) -> ()
  return
}

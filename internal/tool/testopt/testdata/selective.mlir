// ARGS: --test-pattern-selective-replacement
func.func @f(%a: i32, %b: i32) {
  %0 = "test.cast"(%a, %b) : (i32, i32) -> i32
  %1 = arith.addi %0, %0 : i32
  "test.return"(%0, %1) : (i32, i32) -> ()
}
// -----
func.func @one(%a: i32) {
  %0 = "test.cast"(%a) : (i32) -> i32
  "test.return"(%0, %0) : (i32, i32) -> ()
}

// ARGS: --test-rewrite-dynamic-op
func.func @f(%a: i32) {
  %0:2 = "test.dynamic_one_operand_two_results"(%a) {x} : (i32) -> (i32, f32)
  "u.use"(%0#0, %0#1) : (i32, f32) -> ()
  return
}

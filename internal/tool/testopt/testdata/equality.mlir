// ARGS: --test-operations-equality
module {
  func.func @f() { return }
}
// -----
"u.x"() {a = 1 : i32} ({
^bb0(%0: i32):
  "u.y"(%0)[^bb1] : (i32) -> ()
^bb1:
  "u.z"() : () -> ()
}) : () -> ()
"u.x"() {a = 1 : i32} ({
^bb0(%0: i32):
  "u.y"(%0)[^bb1] : (i32) -> ()
^bb1:
  "u.z"() : () -> ()
}) : () -> ()
// -----
"u.x"() {a = 1 : i32} : () -> ()
"u.x"() {a = 2 : i32} : () -> ()
// -----
"u.x"() {strict_loc_check} : () -> () loc("a")
"u.x"() {strict_loc_check} : () -> () loc("b")

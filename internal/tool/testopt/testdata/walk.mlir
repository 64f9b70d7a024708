// ARGS: --test-walk-pattern-rewrite-driver
// ARGS: --test-walk-pattern-rewrite-driver=dump-notifications=true
func.func @increment() {
  "test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
  "test.any_attr_of_i32_str"() {attr = 3 : i32} : () -> ()
  "test.any_attr_of_i32_str"() {attr = "s"} : () -> ()
  return
}
// -----
func.func @move() {
  "test.op"() ({
    "test.a"() ({
      "test.move_before_parent_op"() : () -> ()
    }) : () -> ()
    "test.move_before_parent_op"() : () -> ()
  }) : () -> ()
  "test.op"() ({
    "test.move_after_parent_op"() : () -> ()
    "test.b"() : () -> ()
  }) : () -> ()
  "test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
  "test.op"() ({
    "test.move_after_parent_op"() {advance = 1 : i32} : () -> ()
  }) : () -> ()
  "test.c"() : () -> ()
  return
}
// -----
func.func @more() -> i32 {
  "test.clone_me"() ({
    "test.clone_me"() : () -> ()
  }) : () -> ()
  %0 = "test.replace_with_new_op"() : () -> i32
  "test.foo"() ({
    "test.erase_first_block"() ({
      "test.x"() : () -> ()
    ^bb1:
      "test.y"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  return %0 : i32
^dead:
  %1 = "test.replace_with_new_op"() : () -> i32
  return %1 : i32
}

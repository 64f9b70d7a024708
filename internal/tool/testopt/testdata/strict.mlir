// ARGS: --test-strict-pattern-driver
// ARGS: --test-strict-pattern-driver=strictness=ExistingOps
// ARGS: --test-strict-pattern-driver=strictness=ExistingAndNewOps
func.func @f() {
  "test.one"() ({
    "test.move_before_parent_op"() : () -> ()
  }) : () -> ()
  "test.clone_me"() : () -> ()
  %0 = "test.replace_with_new_op"() : () -> i32
  "test.foo"(%0) : (i32) -> ()
  "test.insert_same_op"() : () -> ()
  "test.erase_op"() : () -> ()
  "test.inline_blocks_into_parent"() ({ "test.x"() : () -> () }) : () -> ()
  "test.replace_with_new_op"() {create_erase_op} : () -> ()
  "test.clone_region_before"() ({ "test.x"() : () -> () }) : () -> ()
  "test.split_block_here"() : () -> ()
  return
}
// -----
func.func @blocks(%c: i1) {
  "test.change_block_op"()[^a, ^b] : () -> ()
^a:
  "test.implicit_change_op"()[^a] : () -> ()
^b:
  "test.implicit_change_op"()[^a] : () -> ()
}
// -----
func.func @nothing() {
  return
}
func.func @all() {
  "test.erase_op"() : () -> ()
  "test.replace_with_new_op"() {create_erase_op} : () -> ()
  return
}

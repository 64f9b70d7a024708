// ARGS: --test-greedy-patterns
// ARGS: --test-greedy-patterns=top-down=true
// ARGS: --test-greedy-patterns=max-iterations=1
// ARGS: --test-greedy-patterns=fold=false
// ARGS: --test-greedy-patterns=cse-constants=false
func.func @ops(%a: i32, %b: i32, %c: i1) -> (i32, i32) {
%0 = "test.op_a"(%a) {attr = 3 : i32} : (i32) -> i32
%1 = "test.op_in_place_fold_anchor"(%a) : (i32) -> i32
"test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
%2 = "test.op_commutative"(%a, %b, %0, %1) : (i32, i32, i32, i32) -> i32
%c5 = arith.constant 5 : i32
%c6 = arith.constant 6 : i32
%3 = "test.op_commutative2"(%c5, %a) : (i32, i32) -> i32
%4 = "test.op_commutative2"(%3, %c6) : (i32, i32) -> i32
%5 = "test.cast"(%4) {test_fold_before_previously_folded_op} : (i32) -> i32
"test.one_region_op"() ({
%x = "foo.maybe_eligible_op"() : () -> i32
"foo.yield"(%x) : (i32) -> ()
}) : () -> ()
return %2, %5 : i32, i32
}
// -----
func.func @a(%a: i32) -> i32 {
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %3 = "test.op_commutative2"(%c5_i32, %a) : (i32, i32) -> i32
  %4 = "test.op_commutative2"(%3, %c6_i32) : (i32, i32) -> i32
  return %4 : i32
}
// -----
func.func @b(%a: i32) -> i32 {
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %3 = "test.op_commutative2"(%a, %c5_i32) : (i32, i32) -> i32
  %4 = "test.op_commutative2"(%3, %c6_i32) : (i32, i32) -> i32
  return %4 : i32
}
// -----
func.func @c(%a: i32) -> i32 {
  %c5_i32 = arith.constant 5 : i32
  %3 = "test.op_commutative2"(%c5_i32, %a) : (i32, i32) -> i32
  return %3 : i32
}

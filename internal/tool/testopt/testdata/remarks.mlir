// ARGS: --test-affine-walk
// ARGS: --test-type-interfaces
// ARGS: --test-trait-folder
func.func @f(%a: i32) -> i32 {
  %0 = "test.a"() {x = affine_map<(d0) -> (d0 mod 3, d0)>, y = 1} : () -> !test.test_type
  %1 = "test.involution_trait_failing_operation_fold"(%a) : (i32) -> i32
  %2 = "test.involution_trait_failing_operation_fold"(%1) : (i32) -> i32
  %3 = "test.idempotent_trait"(%2) : (i32) -> i32
  %4 = "test.idempotent_trait"(%3) : (i32) -> i32
  return %4 : i32
}

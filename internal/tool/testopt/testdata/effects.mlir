// ARGS: --test-side-effects
func.func @f(%m: memref<4xi32>, %i: index) {
  %0 = "test.side_effect_op"() {} : () -> i32
  %1 = "test.side_effect_op"() {effects = [{effect="read"}, {effect="free"}, {effect="write", test_resource}, {effect="allocate", on_result, test_resource}]} : () -> i32
  %2 = "test.side_effect_op"() {effects = [{effect="read", on_reference = @foo}]} : () -> i32
  "test.unregistered_side_effect_op"() {effect_parameter = affine_map<(i) -> (i)>} : () -> ()
  %3 = "test.side_effect_op"() {effect_parameter = affine_map<(i, j) -> (i, j)>} : () -> i32
  %4 = memref.load %m[%i] : memref<4xi32>
  memref.store %4, %m[%i] : memref<4xi32>
  %5 = memref.alloc() : memref<4xi32>
  memref.dealloc %5 : memref<4xi32>
  %6 = arith.addi %4, %4 : i32
  return
}

%0 = "test.x"() : () -> !transform.any_op
transform.apply_patterns to %0 {
  "test.x"() : () -> ()
} : !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
transform.apply_conversion_patterns to %0 {
  transform.apply_patterns.canonicalization
} : !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
transform.apply_conversion_patterns to %0 {
  transform.apply_conversion_patterns.dialect_to_llvm "func"
} with type_converter {
  "test.x"() : () -> ()
} : !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
transform.apply_conversion_patterns to %0 {
} with type_converter {
  "test.x"() : () -> ()
} : !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
transform.apply_conversion_patterns to %0 {
} with type_converter {
  transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
} : !transform.any_op
// -----
transform.apply_conversion_patterns.dialect_to_llvm "nothing"
// -----
transform.apply_conversion_patterns.dialect_to_llvm "transform"
// -----
%0 = "test.x"() : () -> !transform.any_op
%p = "test.x"() : () -> !transform.any_param
%1 = "transform.apply_registered_pass"(%0, %p) <{pass_name = "cse", options = {}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
%p = "test.x"() : () -> !transform.any_param
%1 = "transform.apply_registered_pass"(%0, %p) <{pass_name = "cse", options = {a = #transform.param_operand<index = 3>}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
%p = "test.x"() : () -> !transform.any_param
%1 = "transform.apply_registered_pass"(%0, %p) <{pass_name = "cse", options = {a = [#transform.param_operand<index = 0>, 1], b = #transform.param_operand<index = 0>}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
%1 = transform.apply_registered_pass "cse" with options = { 1 = 2 } to %0 : (!transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
%1 = transform.apply_registered_pass "cse" with options = { a : 2 } to %0 : (!transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
%1 = transform.apply_registered_pass "cse" with options = { a = } to %0 : (!transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
%1 = transform.apply_registered_pass "cse" with options = { a = 1, a = 2 } to %0 : (!transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
%1 = transform.apply_registered_pass "cse" with options = { a = #transform.param_operand<index = 0> } to %0 : (!transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
transform.bufferization.one_shot_bufferize %0 {memcpy_op = "a"} : (!transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
transform.bufferization.one_shot_bufferize %0 {print_conflicts = true} : (!transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
transform.bufferization.one_shot_bufferize %0 {dump_alias_sets = true} : (!transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
transform.gpu.map_forall_to_blocks %0 grid_dims = [1, 2] : (!transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
transform.affine.simplify_bounded_affine_ops %0 with [%0 : !transform.any_op] within [1, 2] and [3] : !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
transform.affine.simplify_bounded_affine_ops %0 with [%0 : !transform.any_op] within [1] and [3, 4] : !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
%v = "test.x"() : () -> !transform.any_value
transform.func.cast_and_call %0(%v) -> %v before %0 {
  "test.x"() : () -> ()
} : (!transform.any_op, !transform.any_value, !transform.any_value, !transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
"transform.func.cast_and_call"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({
}) : (!transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
"transform.func.cast_and_call"(%0, %0) <{function_name = @a, operandSegmentSizes = array<i32: 1, 0, 0, 1>}> ({
}) : (!transform.any_op, !transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
transform.foreach_match in %0 @a -> @b : (!transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
"transform.foreach_match"(%0) <{matchers = [@a], actions = []}> : (!transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
"transform.foreach_match"(%0) <{matchers = [], actions = []}> : (!transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
transform.collect_matching @a in %0 : (!transform.any_op) -> ()
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_value { %0 = transform.get_result %a[0] : (!transform.any_op) -> !transform.any_value
  transform.yield %0 : !transform.any_value }
transform.named_sequence @a(%a: !transform.any_op) { transform.yield }
transform.named_sequence @main(%0: !transform.any_op) {
  transform.foreach_match in %0 @m -> @a : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_value { %0 = transform.get_result %a[0] : (!transform.any_op) -> !transform.any_value
  transform.yield %0 : !transform.any_value }
transform.named_sequence @a(%a: !transform.any_op {transform.readonly}) { transform.yield }
transform.named_sequence @main(%0: !transform.any_op) {
  transform.foreach_match in %0 @m -> @a : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.readonly}) -> !transform.any_op { 
  transform.yield %a : !transform.any_op }
transform.named_sequence @a(%a: !transform.any_op {transform.readonly}) { transform.yield }
transform.named_sequence @main(%0: !transform.any_op) {
  transform.foreach_match in %0 @m -> @a : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op) { 
  transform.yield %a, %a : !transform.any_op, !transform.any_op }
transform.named_sequence @a(%a: !transform.any_op {transform.readonly}) { transform.yield }
transform.named_sequence @main(%0: !transform.any_op) {
  transform.foreach_match in %0 @m -> @a : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op) { 
  transform.yield %a : !transform.any_op }
transform.named_sequence @a(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op) { transform.yield %a : !transform.any_op }
transform.named_sequence @main(%0: !transform.any_op) {
  transform.foreach_match in %0 @m -> @a : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op) { 
  transform.yield %a : !transform.any_op }
transform.named_sequence @a(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op) { transform.yield %a : !transform.any_op }
transform.named_sequence @main(%0: !transform.any_op) {
  transform.foreach_match in %0 @m -> @a : (!transform.any_op) -> (!transform.any_op, !transform.any_value)
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op) { 
  transform.yield %a : !transform.any_op }
transform.named_sequence @main(%0: !transform.any_op) {
  transform.foreach_match in %0 @m -> @a : (!transform.any_op) -> (!transform.any_op, !transform.any_value)
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op) { 
  transform.yield %a : !transform.any_op }
transform.named_sequence @main(%0: !transform.any_op) {
  transform.collect_matching @m in %0 : (!transform.any_op) -> ()
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op) { 
  transform.yield %a : !transform.any_op }
transform.named_sequence @main(%0: !transform.any_op) {
  transform.collect_matching @m in %0 : (!transform.any_op) -> (!transform.any_value)
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%a: !transform.any_value {transform.readonly}) { 
  transform.yield }
transform.named_sequence @main(%0: !transform.any_op) {
  transform.collect_matching @m in %0 : (!transform.any_op) -> (!transform.any_value)
  transform.yield
}
}

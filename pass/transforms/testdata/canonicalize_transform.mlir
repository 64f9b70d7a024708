// ARGS: --canonicalize
// ARGS: --cse

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op {transform.consumed}) {
    %f = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["x.y"]} in %f : (!transform.any_op) -> !transform.any_op
    %2 = transform.get_operand %f[0] : (!transform.any_op) -> !transform.any_value
    %3 = transform.get_type %2 : (!transform.any_value) -> !transform.type
    %4 = transform.merge_handles %f, %f : !transform.any_op
    %5:2 = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %6 = transform.cast %f : !transform.any_op to !transform.op<"x.y">
    %7 = transform.replicate num(%f) %f : !transform.any_op, !transform.any_op
    %8 = transform.param.constant 1 : i64 -> !transform.any_param
    %9 = transform.get_result %f[0] : (!transform.any_op) -> !transform.any_value
    %10 = transform.get_defining_op %9 : (!transform.any_value) -> !transform.any_op
    %11 = transform.get_consumers_of_result %f[0] : (!transform.any_op) -> !transform.any_op
    %12 = transform.select "x.y" in %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

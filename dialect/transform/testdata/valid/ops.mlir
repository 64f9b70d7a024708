module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["x.y"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @act(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @main(%a: !transform.any_op, %v: !transform.any_value, %p: !transform.any_param) {
    %0 = transform.foreach_match in %a @match -> @act : (!transform.any_op) -> !transform.any_op
    %1 = transform.apply_registered_pass "cse" with options = { "b" = true, a = %p, c = [1, %p] } to %0 : (!transform.any_op, !transform.any_param, !transform.any_param) -> !transform.any_op
    %2 = transform.get_operand %1[all] : (!transform.any_op) -> !transform.any_value
    %3 = transform.get_result %1[except(0, 2)] : (!transform.any_op) -> !transform.any_value
    %4 = transform.get_result %1[1] : (!transform.any_op) -> !transform.any_value
    transform.foreach %1 : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      transform.print %x : !transform.any_op
    }
    transform.sequence %1, %p : (!transform.any_op, !transform.any_param) failures(suppress) {
    ^bb0(%x: !transform.any_op, %y: !transform.any_param):
    }
    %5 = transform.structured.generalize %1 : (!transform.any_op) -> !transform.any_op
    %6:3 = transform.structured.multitile_sizes %5 {dimension = 0, target_size = 4} : (!transform.any_op) -> !transform.any_op
    %7 = transform.structured.split %5 after 4 {dimension = 1} : !transform.any_op
    %8 = transform.structured.split %7 after %p {dimension = 1} : !transform.any_op, !transform.any_param
    %t, %f = transform.structured.tile_using_forall %8 num_threads [4, %p] : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    %t2, %f2 = transform.structured.tile_using_forall %t tile_sizes *(%p) : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    transform.include @act failures(propagate) (%f2) : (!transform.any_op) -> ()
    transform.yield
  }
}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.cast %a : !transform.any_op to !transform.op<"x.y">
  transform.alternatives %a : !transform.any_op {
  ^bb0(%b: !transform.any_op):
  }
}

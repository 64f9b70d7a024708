// ARGS: --transform-interpreter=debug-bind-trailing-args=#1,#2,^arith.addi
// ARGS: --transform-interpreter=debug-bind-trailing-args=^arith.addi,#2,^arith.addi
// ARGS: --transform-interpreter=debug-bind-trailing-args=func.func,func.func,^arith.addi
// ARGS: --transform-interpreter=debug-bind-trailing-args=func.func,#1,#2
// ARGS: --transform-interpreter=debug-bind-trailing-args=func.func,#1,func.func
// ARGS: --transform-interpreter=debug-bind-trailing-args=func.func,^func.func,^func.func
// ARGS: --transform-interpreter=debug-bind-trailing-args=func.func,#1;2,^arith.addi
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op, %op: !transform.any_op, %param: !transform.param<i64>,
                                             %value: !transform.any_value) {
    transform.yield
  }
  func.func @f(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    return %0 : i32
  }
}

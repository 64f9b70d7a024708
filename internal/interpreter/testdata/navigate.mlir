// ARGS: --transform-interpreter
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.addi %a, %b : i32
    %c0 = arith.constant 0 : i32
    %2 = arith.addi %0, %c0 : i32
    %3 = arith.muli %2, %1 : i32
    %dead = arith.subi %a, %b : i32
    return %3 : i32
  }
  func.func @loop(%m: memref<8xi32>, %n: index, %x: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> (i32) {
      %inv = arith.muli %x, %x : i32
      %e = memref.load %m[%i] : memref<8xi32>
      %t = arith.addi %e, %inv : i32
      %u = arith.addi %s, %t : i32
      scf.yield %u : i32
    }
    return %r : i32
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %adds = transform.structured.match ops{["arith.addi"]} in %m : (!transform.any_op) -> !transform.any_op
    %f = transform.get_parent_op %adds {isolated_from_above, deduplicate} : (!transform.any_op) -> !transform.any_op
    %g = transform.get_parent_op %adds {op_name = "func.func"} : (!transform.any_op) -> !transform.op<"func.func">
    %n = transform.num_associations %g : (!transform.op<"func.func">) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n, "parents" : !transform.param<i64>
    transform.debug.emit_remark_at %f, "once" : !transform.any_op
    %muls = transform.structured.match ops{["arith.muli"]} in %m : (!transform.any_op) -> !transform.any_op
    %mul, %inv = transform.split_handle %muls : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p = transform.get_producer_of_operand %mul[1] : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %p, "producer" : !transform.any_op
    %u = transform.get_consumers_of_result %p[0] : (!transform.any_op) -> !transform.any_op
    transform.print %u {name = "consumer"} : !transform.any_op
    %vs = transform.get_operand %mul[all] : (!transform.any_op) -> !transform.any_value
    transform.debug.emit_remark_at %vs, "operand" : !transform.any_value
    %last = transform.get_operand %mul[except(0)] : (!transform.any_op) -> !transform.any_value
    %def = transform.get_defining_op %last : (!transform.any_value) -> !transform.any_op
    transform.print %def {name = "def"} : !transform.any_op
    %neg = transform.get_result %adds[-1] : (!transform.any_op) -> !transform.any_value
    %type = transform.get_type %neg : (!transform.any_value) -> !transform.type
    transform.debug.emit_param_as_remark %type at %f : !transform.type, !transform.any_op
    %args = transform.get_operand %p[0, 1] : (!transform.any_op) -> !transform.any_value
    transform.debug.emit_remark_at %args, "argument" : !transform.any_value
    %both = transform.merge_handles %p, %p, %inv : !transform.any_op
    transform.print %both {name = "both"} : !transform.any_op
    %one = transform.merge_handles deduplicate %p, %p : !transform.any_op
    transform.print %one {name = "one"} : !transform.any_op
    %sel = transform.select "arith.muli" in %both : (!transform.any_op) -> !transform.any_op
    transform.print %sel {name = "selected"} : !transform.any_op
    %q = transform.param.constant 4 : i64 -> !transform.param<i64>
    %rep = transform.replicate num(%both) %q : !transform.any_op, !transform.param<i64>
    transform.debug.emit_param_as_remark %rep, "replicated" at %f : !transform.param<i64>, !transform.any_op
    %func = transform.structured.match ops{["func.func"]} attributes {sym_name = "loop"} in %m : (!transform.any_op) -> !transform.op<"func.func">
    %cast = transform.cast %func : !transform.op<"func.func"> to !transform.any_op
    transform.annotate %cast "seen" : !transform.any_op
    transform.annotate %cast "four" = %q : !transform.any_op, !transform.param<i64>
    %loops = transform.structured.match interface{LoopLikeInterface} in %m : (!transform.any_op) -> !transform.any_op
    transform.print %loops {skip_regions} : !transform.any_op
    %i32s = transform.structured.match filter_result_type = i32 in %cast : (!transform.any_op) -> !transform.any_op
    transform.print %i32s {name = "i32", skip_regions} : !transform.any_op

    transform.verify %cast : !transform.any_op
    transform.print
    transform.yield
  }
}

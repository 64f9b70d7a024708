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
  transform.named_sequence @named(%x: !transform.any_op {transform.readonly}, %p: !transform.param<i64> {transform.readonly}) -> !transform.any_op {
    %l = transform.structured.match ops{["scf.for"]} in %x : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_param_as_remark %p, "in" at %l : !transform.param<i64>, !transform.any_op
    transform.yield %l : !transform.any_op
  }
  transform.named_sequence @failing(%x: !transform.any_op {transform.readonly}) {
    %l = transform.get_parent_op %x {op_name = "none"} : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %x, "after the failure" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @isadd(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %x ["arith.addi"] : !transform.any_op
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @ismul(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %x ["arith.muli", "arith.subi"] : !transform.any_op
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @remark(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.debug.emit_remark_at %x, "action" : !transform.any_op
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.consumed}) {
    %adds = transform.structured.match ops{["arith.addi"]} in %m : (!transform.any_op) -> !transform.any_op
    %names = transform.foreach %adds : !transform.any_op -> !transform.any_op {
    ^bb0(%one: !transform.any_op):
      transform.debug.emit_remark_at %one, "each" : !transform.any_op
      %f = transform.get_parent_op %one {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
      transform.yield %f : !transform.any_op
    }
    %n = transform.num_associations %names : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n : !transform.param<i64>
    %r = transform.include @named failures(propagate) (%m, %n) : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    transform.print %r {name = "included", skip_regions} : !transform.any_op
    transform.include @failing failures(suppress) (%m) : (!transform.any_op) -> ()
    transform.sequence %m : !transform.any_op failures(suppress) {
    ^bb0(%arg: !transform.any_op):
      transform.include @failing failures(propagate) (%arg) : (!transform.any_op) -> ()
      transform.debug.emit_remark_at %arg, "not reached?" : !transform.any_op
    }
    %all = transform.collect_matching @isadd in %m : (!transform.any_op) -> !transform.any_op
    transform.print %all {name = "collected"} : !transform.any_op
    %root, %acted = transform.foreach_match in %m @isadd -> @remark, @ismul -> @remark : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.print %acted {name = "acted"} : !transform.any_op
    %fs = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.alternatives %fs : !transform.any_op -> !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %y = transform.get_parent_op %x {op_name = "none"} : (!transform.any_op) -> !transform.any_op
      transform.yield %y : !transform.any_op
    }, {
    ^bb0(%x: !transform.any_op):
      transform.apply_dce to %x : !transform.any_op
      transform.annotate %x "second" : !transform.any_op
      transform.yield %x : !transform.any_op
    }
    transform.print %a {name = "alternative"} : !transform.any_op
    transform.yield
  }
}

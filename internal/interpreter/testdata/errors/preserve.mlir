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
    %fs = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    %l = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %fs {
      transform.apply_conversion_patterns.scf.scf_to_control_flow
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["cf", "arith", "func", "memref"], illegal_ops = ["scf.for"], partial_conversion, preserve_handles} : !transform.any_op
    transform.print %l : !transform.any_op
    transform.yield
  }
}

"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
}) : () -> ()
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%a: i32):
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%a: !transform.any_op, %b: i1):
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
%0 = "test.x"() : () -> !transform.any_op
"transform.sequence"(%0) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
^bb0(%a: !transform.op<"a">):
  "transform.yield"() : () -> ()
}) : (!transform.any_op) -> ()
// -----
%0 = "test.x"() : () -> !transform.any_op
"transform.sequence"(%0) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 1>}> ({
^bb0(%a: !transform.any_op):
  "transform.yield"() : () -> ()
}) : (!transform.any_op) -> ()
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  "test.x"() : () -> ()
  transform.yield
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.yield %a : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.sequence failures(propagate) {
  ^bb0(%b: !transform.any_op):
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  "transform.structured.generalize"(%a) : (!transform.any_op) -> !transform.any_op
  "transform.structured.generalize"(%a) : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.test_x %a
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.select "x.y" in %a : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
  %2 = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op) -> !transform.any_op {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op) -> !transform.any_op {
    %0 = transform.get_type %a : (!transform.any_op) -> !transform.any_param
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op) -> !transform.op<"a.b"> {
    transform.yield %a : !transform.any_op
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op)
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly, transform.consumed})
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    %1 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
}
"transform.yield"() : () -> ()
"test.x"() {transform.foo} : () -> ()
// -----
"test.x"() {transform.foo} : () -> ()
// -----
"test.x"() {transform.with_named_sequence} : () -> ()
// -----
"test.x"() {transform.target_tag} : () -> ()
// -----
"test.x"() {transform.readonly = 1} : () -> ()
// -----
"test.x"() {transform.consumed = 1} : () -> ()
// -----
"test.x"() {transform.silence_tracking_failures = 1} : () -> ()
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x() {
    transform.include @x failures(propagate) () : () -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x() {
    transform.include @y failures(propagate) () : () -> ()
    transform.yield
  }
  transform.named_sequence @y() {
    transform.include @z failures(propagate) () : () -> ()
    transform.yield
  }
  transform.named_sequence @z() {
    transform.include @x failures(propagate) () : () -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x() {
    transform.include @y failures(propagate) () : () -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a : !transform.any_op) { transform.yield }
  transform.named_sequence @x() {
    transform.include @y failures(propagate) () : () -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a : !transform.any_op) { transform.yield }
  transform.named_sequence @x(%a : !transform.op<"a.b">) {
    transform.include @y failures(propagate) (%a) : (!transform.op<"a.b">) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a : !transform.any_op) { transform.yield }
  transform.named_sequence @x(%a : !transform.any_op) {
    transform.include @y failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a : !transform.any_op {transform.readonly}) { transform.yield }
  transform.named_sequence @x(%a : !transform.any_op) {
    %0 = transform.include @y failures(propagate) (%a) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a : !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %a : !transform.any_op }
  transform.named_sequence @x(%a : !transform.any_op) {
    %0 = transform.include @y failures(propagate) (%a) : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}
// -----
%0 = "test.x"() : () -> !transform.any_op
"transform.foreach"(%0) ({
^bb0:
  "transform.yield"() : () -> ()
}) : (!transform.any_op) -> ()
// -----
%0 = "test.x"() : () -> !transform.any_op
"transform.foreach"(%0) ({
^bb0(%a: !transform.any_value):
  "transform.yield"() : () -> ()
}) : (!transform.any_op) -> ()
// -----
%0 = "test.x"() : () -> !transform.any_op
%1 = "transform.foreach"(%0) ({
^bb0(%a: !transform.any_op):
  "transform.yield"() : () -> ()
}) : (!transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
%1 = "transform.foreach"(%0) ({
^bb0(%a: !transform.any_op):
  "transform.yield"(%a) : (!transform.any_op) -> ()
}) : (!transform.any_op) -> !transform.any_value
// -----
%0 = "transform.alternatives"() ({
^bb0(%a: !transform.any_op):
  "transform.yield"() : () -> ()
}) : () -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
%1 = "transform.split_handle"(%0) <{overflow_result = 3}> : (!transform.any_op) -> !transform.any_op
// -----
%0 = "test.x"() : () -> !transform.any_op
%1 = "transform.split_handle"(%0) : (!transform.any_op) -> !transform.any_value
// -----
%0 = "test.x"() : () -> !transform.any_op
%1 = "transform.num_associations"(%0) : (!transform.any_op) -> !transform.param<i32>
// -----
"test.x"() : () -> !transform.param<f32>
// -----
"test.x"() : () -> !transform.param<i65>
// -----
"test.x"() : () -> !transform.param<index>
// -----
"transform.with_pdl_patterns"() ({
^bb0(%a: !transform.any_op):
}) : () -> ()
// -----
"transform.with_pdl_patterns"() ({
^bb0(%a: !transform.any_op):
  "test.x"() : () -> ()
}) : () -> ()
// -----
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb0(%b: !transform.any_op):
  }
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb0(%b: !transform.any_op):
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  transform.with_pdl_patterns %a : !transform.any_op {
  ^bb0(%b: !transform.any_op):
    transform.sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%c: !transform.any_op):
    }
  }
}

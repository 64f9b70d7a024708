// RUN: mica-opt %s --canonicalize | FileCheck %s

// Effects of sequences do not multiply with their depth.
// CHECK: transform.sequence
// CHECK-COUNT-24: sequence %
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
transform.sequence %a, %a, %a : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x0: !transform.any_op, %y0: !transform.any_op, %z0: !transform.any_op):
transform.sequence %x0, %x0, %x0 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x1: !transform.any_op, %y1: !transform.any_op, %z1: !transform.any_op):
transform.sequence %x1, %x1, %x1 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x2: !transform.any_op, %y2: !transform.any_op, %z2: !transform.any_op):
transform.sequence %x2, %x2, %x2 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x3: !transform.any_op, %y3: !transform.any_op, %z3: !transform.any_op):
transform.sequence %x3, %x3, %x3 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x4: !transform.any_op, %y4: !transform.any_op, %z4: !transform.any_op):
transform.sequence %x4, %x4, %x4 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x5: !transform.any_op, %y5: !transform.any_op, %z5: !transform.any_op):
transform.sequence %x5, %x5, %x5 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x6: !transform.any_op, %y6: !transform.any_op, %z6: !transform.any_op):
transform.sequence %x6, %x6, %x6 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x7: !transform.any_op, %y7: !transform.any_op, %z7: !transform.any_op):
transform.sequence %x7, %x7, %x7 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x8: !transform.any_op, %y8: !transform.any_op, %z8: !transform.any_op):
transform.sequence %x8, %x8, %x8 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x9: !transform.any_op, %y9: !transform.any_op, %z9: !transform.any_op):
transform.sequence %x9, %x9, %x9 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x10: !transform.any_op, %y10: !transform.any_op, %z10: !transform.any_op):
transform.sequence %x10, %x10, %x10 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x11: !transform.any_op, %y11: !transform.any_op, %z11: !transform.any_op):
transform.sequence %x11, %x11, %x11 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x12: !transform.any_op, %y12: !transform.any_op, %z12: !transform.any_op):
transform.sequence %x12, %x12, %x12 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x13: !transform.any_op, %y13: !transform.any_op, %z13: !transform.any_op):
transform.sequence %x13, %x13, %x13 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x14: !transform.any_op, %y14: !transform.any_op, %z14: !transform.any_op):
transform.sequence %x14, %x14, %x14 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x15: !transform.any_op, %y15: !transform.any_op, %z15: !transform.any_op):
transform.sequence %x15, %x15, %x15 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x16: !transform.any_op, %y16: !transform.any_op, %z16: !transform.any_op):
transform.sequence %x16, %x16, %x16 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x17: !transform.any_op, %y17: !transform.any_op, %z17: !transform.any_op):
transform.sequence %x17, %x17, %x17 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x18: !transform.any_op, %y18: !transform.any_op, %z18: !transform.any_op):
transform.sequence %x18, %x18, %x18 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x19: !transform.any_op, %y19: !transform.any_op, %z19: !transform.any_op):
transform.sequence %x19, %x19, %x19 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x20: !transform.any_op, %y20: !transform.any_op, %z20: !transform.any_op):
transform.sequence %x20, %x20, %x20 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x21: !transform.any_op, %y21: !transform.any_op, %z21: !transform.any_op):
transform.sequence %x21, %x21, %x21 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x22: !transform.any_op, %y22: !transform.any_op, %z22: !transform.any_op):
transform.sequence %x22, %x22, %x22 : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
^bb0(%x23: !transform.any_op, %y23: !transform.any_op, %z23: !transform.any_op):
transform.apply_cse to %x23 : !transform.any_op
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}

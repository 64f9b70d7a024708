// RUN: mica-opt %s --canonicalize | FileCheck %s

// A size that is zero or negative stays an operand: nothing is divided by it.

// CHECK-LABEL: @nothing
// CHECK: affine.delinearize_index %{{.*}} into (2, %{{.*}})
func.func @nothing() -> (index, index) {
  %c0 = arith.constant 0 : index
  %c17 = arith.constant 17 : index
  %0:2 = affine.delinearize_index %c17 into (2, %c0) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK-LABEL: @negative
// CHECK: affine.delinearize_index %{{.*}} into (2, %{{.*}})
func.func @negative() -> (index, index) {
  %c = arith.constant -4 : index
  %c17 = arith.constant 17 : index
  %0:2 = affine.delinearize_index %c17 into (2, %c) : index, index
  return %0#0, %0#1 : index, index
}

// The product of the sizes is no multiple of what it wraps around to.
// CHECK-LABEL: @wide
// CHECK: affine.linearize_index
// CHECK-NEXT: affine.delinearize_index
func.func @wide(%a: index, %b: index) -> index {
  %0 = affine.linearize_index disjoint [%a, %b] by (4, 8) : index
  %1:3 = affine.delinearize_index %0 into (4611686018427387904, 4) : index, index, index
  return %1#2 : index
}

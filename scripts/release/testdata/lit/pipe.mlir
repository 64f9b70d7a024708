// RUN: mica opt --canonicalize %s -o %t && FileCheck %s < %t
// RUN: mica opt %s | mlir-opt --canonicalize | FileCheck %s
// RUN: not mica opt --no-such-pass %s 2>&1 | FileCheck --check-prefix=ERROR %s

// ERROR: no-such-pass

// CHECK-LABEL: func.func @sum
func.func @sum() -> f32 {
  %0 = arith.constant 1.500000e+00 : f32
  %1 = arith.constant 3.000000e-01 : f32
  %2 = arith.mulf %0, %1 : f32
  // CHECK: %[[C:.*]] = arith.constant 0.450000018
  // CHECK-NEXT: return %[[C]]
  return %2 : f32
}

// RUN: not mica-opt %s --split-input-file 2>&1 | FileCheck %s
// RUN: mica-opt %s --split-input-file --verify-diagnostics

// CHECK: [[@LINE+3]]:10: error: use of undeclared SSA value name
func.func @undeclared() {
  // expected-error @below {{use of undeclared SSA value name}}
  return %x : i32
}

// -----

// CHECK: error: 'func.return' op has 0 operands, but enclosing function (@short) returns 1
func.func @short() -> i32 {
  // expected-error @below {{'func.return' op has 0 operands, but enclosing function (@short) returns 1}}
  return
}

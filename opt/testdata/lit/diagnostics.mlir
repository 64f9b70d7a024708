// RUN: mica-opt %s --split-input-file --verify-diagnostics
// RUN: not mica-opt %s --split-input-file 2>&1 | FileCheck %s

// CHECK: :[[@LINE+2]]:10: error: use of value '%arg0' expects different type than prior uses: 'i64' vs 'i32'
func.func @f(%arg0: i32) -> i64 { // expected-note {{prior use here}}
  return %arg0 : i64 // expected-error {{expects different type than prior uses: 'i64' vs 'i32'}}
}

// -----

// expected-error@below {{entry block must have 1 arguments to match function signature}}
"func.func"() ({
^bb0:
  "func.return"() : () -> ()
}) {function_type = (i32) -> (), sym_name = "g"} : () -> ()

// -----

func.func @h() {
  // expected-error@+1 {{'func.call' op 'missing' does not reference a valid function}}
  call @missing() : () -> ()
  return
}

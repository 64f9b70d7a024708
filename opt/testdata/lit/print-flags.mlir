// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mica-opt %s --mlir-print-value-users | FileCheck %s --check-prefix=USERS
// RUN: mica-opt %s --mlir-print-skip-regions | FileCheck %s --check-prefix=SKIP
// RUN: mica-opt %s --mlir-use-nameloc-as-prefix | FileCheck %s --check-prefix=NAMELOC
// RUN: mica-opt %s | mica-opt | FileCheck %s

// CHECK-LABEL: func.func @twice(
// CHECK-SAME:    %[[ARG:.*]]: i32) -> i32
// CHECK-NEXT:    %[[SUM:.*]] = arith.addi %[[ARG]], %[[ARG]] : i32
// CHECK-NEXT:    return %[[SUM]] : i32

// GENERIC: "builtin.module"() ({
// GENERIC: "func.func"() <{function_type = (i32) -> i32, sym_name = "twice"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i32):
// GENERIC-NEXT: "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}>

// USERS: // %arg0 is used by %[[N:[0-9]+]]
// USERS-NEXT: %[[N]] = arith.addi {{.*}} // user:

// SKIP: module {...}

// NAMELOC: %sum = arith.addi %x, %x : i32
func.func @twice(%arg0: i32 loc("x")) -> i32 {
  %0 = arith.addi %arg0, %arg0 : i32 loc("sum")
  return %0 : i32
}

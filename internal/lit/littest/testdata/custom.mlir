// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt | FileCheck %s
// RUN: mica-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: func.func @identity(
// CHECK-SAME:    %[[X:.*]]: tensor<[[#DIM:]]xf32>)
// CHECK-SAME:    -> tensor<[[#DIM]]xf32>
// CHECK-NEXT:    return %[[X]] : tensor<[[#DIM]]xf32>
// CHECK-NEXT:  }
// GENERIC: "func.func"() <{{{.*}}sym_name = "identity"{{.*}}}> ({
// GENERIC: ^bb0(%[[X:.*]]: tensor<4xf32>):
// GENERIC-NEXT: "func.return"(%[[X]]) : (tensor<4xf32>) -> ()
func.func @identity(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// CHECK-LABEL: func.func private @declared(i32)
// CHECK-NOT: return
// CHECK: func.func private @also_declared()
func.func private @declared(i32)
func.func private @also_declared()

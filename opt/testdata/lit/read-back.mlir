// Texts with quotes and backslashes are escaped, also where mlir-opt prints what it cannot read.
// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect | FileCheck %s

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"a\22b" = 1 : i64, "c\\d" = 2 : i64>}
module attributes {dlti.dl_spec = #dlti.dl_spec<"a\"b" = 1, "c\\d" = 2>} {
  // CHECK: emitc.include "a\22b"
  emitc.include "a\"b"
  // CHECK: emitc.include <"a\\b">
  emitc.include <"a\\b">
  // CHECK: wasmssa.import_global "my\22g" from "m\\y" as @g : i32
  wasmssa.import_global "my\"g" from "m\\y" as @g : i32
  // An identity is the default layout, however many symbols it has.
  // CHECK: func.func private @identity(memref<4xf32>)
  func.func private @identity(memref<4xf32, affine_map<(d0)[s0] -> (d0)>>)
  // Operations of LLVM's expressions have names and numbers as arguments.
  // CHECK: "a.debug"() {e = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_LLVM_fragment(0, 8)]>}
  "a.debug"() {e = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_LLVM_fragment(0, 8)]>} : () -> ()
}

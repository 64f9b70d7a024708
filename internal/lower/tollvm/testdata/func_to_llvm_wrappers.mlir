// ARGS: --convert-func-to-llvm
// ARGS: --convert-func-to-llvm --mlir-print-op-generic
// ARGS: --convert-func-to-llvm --mlir-print-debuginfo
module {
  func.func private @extm(memref<?x4xf32>, memref<*xf32> {llvm.noalias}, index) -> memref<4xf32> attributes {llvm.emit_c_interface}
  func.func private @ext2(index {llvm.signext}) -> (index {llvm.noundef}) attributes {llvm.emit_c_interface, test.a}
  func.func private @ext3(index {llvm.signext}) -> (memref<4xf32> {llvm.noundef}) attributes {llvm.emit_c_interface, test.a}
  func.func @def(%m: memref<?x4xf32>, %u: memref<*xf32>, %i: index) -> (memref<4xf32>, index) attributes {llvm.emit_c_interface} {
    %0 = call @extm(%m, %u, %i) : (memref<?x4xf32>, memref<*xf32>, index) -> memref<4xf32>
    return %0, %i : memref<4xf32>, index
  }
  func.func @def2(%i: index) attributes {llvm.emit_c_interface} { return }
  func.func private @priv(%i: index) -> f32 attributes {llvm.emit_c_interface} { %0 = arith.constant 1.0 : f32 return %0 : f32 }
}

// ARGS: --convert-func-to-llvm --finalize-memref-to-llvm --reconcile-unrealized-casts
// ARGS: --finalize-memref-to-llvm=index-bitwidth=32
// ARGS: --convert-to-llvm=dynamic
// ARGS: --convert-func-to-llvm --finalize-memref-to-llvm --reconcile-unrealized-casts --mlir-print-debuginfo
module attributes {llvm.data_layout = "e-p:32:32-p1:16:16"} {
  func.func @spaces(%a: memref<4xf32, -1>, %b: memref<*xf32, 1>, %c: memref<*xi8, 3>, %i: index) -> memref<*xf32, 1> {
    %0 = memref.dim %c, %i : memref<*xi8, 3>
    return %b : memref<*xf32, 1>
  }
  func.func private @named(memref<*xf32, "a">)
  func.func @copy(%a: memref<?x4xf32, strided<[?, 1], offset: ?>>, %b: memref<4x?xf32>) {
    memref.copy %a, %b : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32>
    return
  }
  func.func @wrapped(%a: memref<?xf32>) attributes {llvm.emit_c_interface = 4 : i32} { return }
  func.func @asserts(%c: i1) {
    cf.assert %c, "a"
    cf.assert %c, "b"
    cf.assert %c, "c"
    return
  }
  llvm.mlir.global private @assert_msg_0(1 : i32) : i32
}

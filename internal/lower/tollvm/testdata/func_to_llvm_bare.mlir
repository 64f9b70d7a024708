// ARGS: --allow-unregistered-dialect --convert-func-to-llvm=use-bare-ptr-memref-call-conv --split-input-file
// ARGS: --allow-unregistered-dialect --convert-func-to-llvm=use-bare-ptr-memref-call-conv --split-input-file --mlir-print-debuginfo
  func.func private @exts(memref<?x4xf32>)
  func.func private @exts2(memref<2x?xf32>)
  func.func private @exts3(memref<2x2xf32, strided<[2,1], offset: ?>>)
  func.func private @exts4(memref<2x2xf32, strided<[2,3], offset: 3>, 3 : i32>)
  func.func private @exts5() -> memref<?xf32>
// -----
  func.func private @extm(memref<4x4xf32>) -> memref<4xf32>
  func.func @def(%m: memref<4x4xf32>, %k: memref<3x4xf32, strided<[4, 1], offset: 2>, 1>, %i: index) -> (memref<4xf32>, index) {
    %0 = call @extm(%m) : (memref<4x4xf32>) -> memref<4xf32>
    "test.use"(%m, %k) : (memref<4x4xf32>, memref<3x4xf32, strided<[4, 1], offset: 2>, 1>) -> ()
    return %0, %i : memref<4xf32>, index
  }
  func.func @def2(%k: memref<3x4xf32>) -> memref<3x4xf32> {
    return %k : memref<3x4xf32>
  }
  func.func @def3(%k: memref<3x4xf32>, %i: i32) -> () {
    return
  }
  func.func @def4(%u: memref<*xf32>, %k: memref<3x4xf32>, %i: i32) -> () {
    call @def3(%k, %i) : (memref<3x4xf32>, i32) -> ()
    return
  }
// -----
  func.func @def3(%k: memref<3x4xf32>, %i: i32) -> (memref<3x4xf32>) attributes {llvm.bareptr} {
    return %k : memref<3x4xf32>
  }
  func.func @def4(%k: memref<3x4xf32>, %i: i32) -> (memref<3x4xf32>) {
    %r = call @def3(%k, %i) : (memref<3x4xf32>, i32) -> memref<3x4xf32>
    return %r : memref<3x4xf32>
  }

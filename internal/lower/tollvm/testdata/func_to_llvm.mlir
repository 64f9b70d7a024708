// ARGS: --allow-unregistered-dialect --convert-func-to-llvm
// ARGS: --allow-unregistered-dialect --convert-func-to-llvm --mlir-print-op-generic
// ARGS: --allow-unregistered-dialect --convert-func-to-llvm=index-bitwidth=32
// ARGS: --allow-unregistered-dialect --convert-func-to-llvm --mlir-print-debuginfo
module {
  func.func @empty() { return }
  func.func private @ext(i32, index) -> f32
  func.func private @extm(memref<?x4xf32>, memref<*xf32>) -> memref<4xf32>
  func.func @one(%a: index) -> index { return %a : index }
  func.func @two(%a: index, %m: memref<?x4xf32>) -> (index, memref<?x4xf32>) { return %a, %m : index, memref<?x4xf32> }
  func.func @calls(%a: index, %m: memref<?x4xf32>, %u: memref<*xf32>) -> memref<*xf32> {
    func.call @empty() : () -> ()
    %x:2 = func.call @two(%a, %m) {foo = 1 : i32} : (index, memref<?x4xf32>) -> (index, memref<?x4xf32>)
    %y = func.call @unr(%u) : (memref<*xf32>) -> memref<*xf32>
    %z = func.call @extm(%x#1, %y) : (memref<?x4xf32>, memref<*xf32>) -> memref<4xf32>
    "test.use"(%z, %x#0) : (memref<4xf32>, index) -> ()
    return %y : memref<*xf32>
  }
  func.func private @unr(%u: memref<*xf32>) -> memref<*xf32>
  func.func @ind(%f: (index) -> (index, f32), %i: index) -> f32 {
    %r:2 = call_indirect %f(%i) : (index) -> (index, f32)
    %c = func.constant @one : (index) -> index
    %s = call_indirect %c(%r#0) : (index) -> index
    "test.use"(%s) : (index) -> ()
    return %r#1 : f32
  }
  func.func @attrs(%a: memref<f32> {llvm.noalias, test.x}, %i: i32 {llvm.signext}, %p : !llvm.ptr) -> (f32 {llvm.noundef}) attributes {llvm.readnone, foo.bar, llvm.linkage = #llvm.linkage<internal>, no_inline} {
    %z = arith.constant 0.0 : f32
    return %z : f32
  }
  func.func @va(%i: i32) attributes {func.varargs = true} { return }
  func.func @blocks(%i: index, %c: i1) -> index {
    cf.cond_br %c, ^bb1(%i : index), ^bb2
  ^bb1(%j: index):
    return %j : index
  ^bb2:
    return %i : index
  }
}

llvm.mlir.global_dtors dtors = [@stop], priorities = [0 : i32], data = [#llvm.zero]
llvm.func @stop() {
  llvm.return
}
llvm.mlir.global external constant @equivalent() : !llvm.ptr {
  %0 = llvm.dso_local_equivalent @stop : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

llvm.func @coroutine(%i: i32, %p: !llvm.ptr, %c: i1) {
  %none = llvm.mlir.none : !llvm.token
  %id = llvm.intr.coro.id %i, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %handle = llvm.intr.coro.begin %id, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %where = llvm.intr.coro.suspend %save, %c : i8
  llvm.intr.coro.resume %handle : !llvm.ptr
  %promise = llvm.intr.coro.promise %handle, %i, %c : (!llvm.ptr, i32, i1) -> !llvm.ptr
  %memory = llvm.intr.coro.free %id, %handle : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %end = llvm.intr.coro.end %handle, %c, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

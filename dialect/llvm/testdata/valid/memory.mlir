llvm.func @memory(%p: !llvm.ptr, %n: i64, %b: i8, %i: i32) {
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memmove"(%p, %p, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %0 = llvm.intr.ptrmask %p, %n : (!llvm.ptr, i64) -> !llvm.ptr
  %1 = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  %2 = llvm.intr.invariant.start 8, %p : !llvm.ptr
  llvm.intr.invariant.end %2, 8, %p : !llvm.ptr
  %3 = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %4 = llvm.intr.strip.invariant.group %p : !llvm.ptr
  %5 = llvm.intr.ssa.copy %i : i32
  %6 = "llvm.intr.is.constant"(%i) : (i32) -> i1
  %7 = llvm.intr.expect.with.probability %i, %i, 9.000000e-01 : i32
  llvm.intr.trap
  llvm.intr.debugtrap
  llvm.intr.ubsantrap <{failureKind = 1 : i8}>
  "llvm.intr.var.annotation"(%p, %p, %p, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  %8 = "llvm.intr.ptr.annotation"(%p, %p, %p, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  %9 = "llvm.intr.annotation"(%i, %p, %p, %i) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  %10 = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.vacopy %p to %p : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %p : !llvm.ptr
  llvm.intr.dbg.label #llvm.di_label<scope = #llvm.di_file<"f.c" in "d">, name = "l", line = 3>
  llvm.return
}

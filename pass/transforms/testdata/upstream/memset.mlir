// ARGS: --mem2reg

llvm.func @constants(%x: i8) -> (!llvm.struct<(i8, f32, i64, i24)>) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %b = llvm.mlir.constant(-2 : i8) : i8
  %p = llvm.alloca %one x i8 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 1 : i64}> : (!llvm.ptr, i8) -> ()
  %0 = llvm.load %p : !llvm.ptr -> i8
  %q = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%q, %b) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  %1 = llvm.load %q : !llvm.ptr -> f32
  %r = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%r, %x) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
  %2 = llvm.load %r : !llvm.ptr -> i64
  %s = llvm.alloca %one x i24 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%s, %x) <{isVolatile = false, len = 3 : i64}> : (!llvm.ptr, i8) -> ()
  %3 = llvm.load %s : !llvm.ptr -> i24
  %u = llvm.mlir.undef : !llvm.struct<(i8, f32, i64, i24)>
  %4 = llvm.insertvalue %0, %u[0] : !llvm.struct<(i8, f32, i64, i24)>
  %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<(i8, f32, i64, i24)>
  %6 = llvm.insertvalue %2, %5[2] : !llvm.struct<(i8, f32, i64, i24)>
  %7 = llvm.insertvalue %3, %6[3] : !llvm.struct<(i8, f32, i64, i24)>
  llvm.return %7 : !llvm.struct<(i8, f32, i64, i24)>
}

"a"() {t = !llvm.struct<"rec", (ptr, array<2 x struct<"rec", (i32)>>)>} : () -> ()
// -----
"a"() {t = !llvm.struct<"rec", (i32)>, u = !llvm.struct<"rec", (i64)>} : () -> ()
// -----
"a"() {t = !llvm.struct<"rec", opaque>, u = !llvm.struct<"rec", (i64)>} : () -> ()
// -----
"a"() {t = !llvm.struct<"rec", (i32)>, u = !llvm.struct<"rec", opaque>} : () -> ()
// -----
"a"() {t = !llvm.struct<opaque>} : () -> ()
// -----
"a"() {t = !llvm.struct<"x", >} : () -> ()
// -----
"a"() {t = !llvm.struct<"x">} : () -> ()
// -----
"a"() {t = !llvm.struct<"x", packed>} : () -> ()
// -----
"a"() {t = !llvm.struct<(void)>} : () -> ()
// -----
"a"() {t = !llvm.array<4 x void>} : () -> ()
// -----
"a"() {t = !llvm.func<i32 (void)>} : () -> ()
// -----
"a"() {t = !llvm.func<label (i32)>} : () -> ()
// -----
"a"() {t = !llvm.func<i32 (..., i32)>} : () -> ()
// -----
"a"() {t = !llvm.func<i32>} : () -> ()
// -----
"a"() {t = !llvm.i32} : () -> ()
// -----
"a"() {t = !llvm.foo} : () -> ()
// -----
"a"() {t = !llvm<ptr>, u = !llvm<"ptr">} : () -> ()
// -----
"a"() {t = !llvm.ptr<i32>} : () -> ()
// -----
"a"() {t = !llvm.array<x i32>} : () -> ()
// -----
"a"() {t = !llvm.struct<"x", (i32} : () -> ()
// -----
"a"() {t = !llvm.struct<"x" (i32)>} : () -> ()
// -----
"a"() {t = !llvm.target<i32>, u=!llvm.target<"a", 1, i32>} : () -> ()
// -----
"a"() {t = !llvm.target<"a", 1, i32>} : () -> ()
// -----
"a"() {t = !llvm.ptr<3 : i32>} : () -> ()
// -----
"a"() {t = !llvm.struct<"o1">} : () -> ()
"a"() {t = !llvm.struct<"o2", (struct<"o3">)>} : () -> ()

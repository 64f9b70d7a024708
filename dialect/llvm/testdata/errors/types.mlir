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
// -----
llvm.func @f(%arg0 : !llvm.ptr) {
  %0 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.target<"no_load">
  llvm.return
}
// -----
llvm.func @f(%arg0 : !llvm.ptr, %1 : !llvm.target<"no_load">) {
  llvm.store %1, %arg0 {alignment = 8 : i64} : !llvm.target<"no_load">, !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global @a(0 : i64) : !llvm.target<"spirv.Image", i32, 0>
// -----
#r = #llvm.tbaa_root<id = "a">
#d = #llvm.tbaa_type_desc<id = "b", members = {<#r, 0>}>
#tag = #llvm.tbaa_tag<access_type = #d, base_type = #d, offset = 0>
#x = #llvm.tbaa_type_desc<id = "long long", members = {<#tag, 0>}>
// -----
#x = #llvm.tbaa_type_desc<id = "long long", members = {<1 : i32, 0>}>

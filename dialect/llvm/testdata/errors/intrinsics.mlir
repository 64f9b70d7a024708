llvm.func @f(%f: f32, %d: f64) {
  %0 = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32, f64)>
  llvm.return
}
// -----
llvm.func @f(%f: f32, %d: f64) {
  %0 = llvm.intr.sincos(%f) : (f32) -> f32
  llvm.return
}
// -----
llvm.func @f(%f: f32, %d: f64) {
  %0 = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32)>
  llvm.return
}
// -----
llvm.func @f(%p: vector<4x!llvm.ptr>, %m: vector<4xi1>) {
  %0 = llvm.intr.masked.gather %p, %m {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<3xf32>
  llvm.return
}
// -----
llvm.func @f(%p: vector<4x!llvm.ptr>, %m: vector<4xi1>, %v: vector<3xf32>) {
  llvm.intr.masked.scatter %v, %p, %m {alignment = 4 : i32} : vector<3xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
// -----
llvm.func @f(%c: i1) {
  "llvm.intr.assume"(%c) <{op_bundle_sizes = array<i32>, op_bundle_tags = ["a"]}> : (i1) -> ()
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = llvm.intr.sqrt(%i) : (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = "llvm.intr.ctlz"(%i) : (i32) -> i32
  llvm.return
}

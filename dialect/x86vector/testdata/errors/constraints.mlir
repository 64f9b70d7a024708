func.func @f(%a0: tuple<>, %a1: vector<16xf32>) {
  %r = "x86vector.avx512.mask.compress"(%a0, %a1) : (tuple<>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<8xi1>, %a1: vector<16xf32>) {
  %r = "x86vector.avx512.mask.compress"(%a0, %a1) : (vector<8xi1>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<16xi1>, %a1: tuple<>) {
  %r = "x86vector.avx512.mask.compress"(%a0, %a1) : (vector<16xi1>, tuple<>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<16xi1>, %a1: vector<16xi32>) {
  %r = "x86vector.avx512.mask.compress"(%a0, %a1) : (vector<16xi1>, vector<16xi32>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<16xi1>, %a1: vector<16xf32>) {
  %r = "x86vector.avx512.mask.compress"(%a0, %a1) : (vector<16xi1>, vector<16xf32>) -> tuple<>
  return
}
// -----
func.func @f(%a0: vector<16xi1>) {
  %r = "x86vector.avx512.mask.compress"(%a0) : (vector<16xi1>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<16xi1>, %a1: vector<16xf32>, %a2: i1) {
  %r = "x86vector.avx512.mask.compress"(%a0, %a1, %a2) : (vector<16xi1>, vector<16xf32>, i1) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<16xi1>, %a1: vector<16xf32>) {
  %r:2 = "x86vector.avx512.mask.compress"(%a0, %a1) : (vector<16xi1>, vector<16xf32>) -> (vector<16xf32>, i1)
  return
}
// -----
func.func @f(%a0: vector<16xi1>, %a1: vector<16xf32>, %a2: vector<16xi32>) {
  %r = "x86vector.avx512.mask.compress"(%a0, %a1, %a2) : (vector<16xi1>, vector<16xf32>, vector<16xi32>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<16xi1>, %a1: vector<16xf32>, %a2: vector<16xf32>, %a3: i1) {
  %r = "x86vector.avx512.mask.compress"(%a0, %a1, %a2, %a3) : (vector<16xi1>, vector<16xf32>, vector<16xf32>, i1) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<16xi1>, %a1: vector<16xi32>) {
  %r = "x86vector.avx512.mask.compress"(%a0, %a1) <{constant_src = unit}> : (vector<16xi1>, vector<16xi32>) -> vector<16xi32>
  return
}
// -----
func.func @f(%a0: vector<16xi1>, %a1: vector<16xi32>) {
  %r = "x86vector.avx512.mask.compress"(%a0, %a1) <{constant_src = dense<1> : vector<2xi32>}> : (vector<16xi1>, vector<16xi32>) -> vector<16xi32>
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: i32, %a2: vector<16xf32>, %a3: i16, %a4: i32) {
  %r = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4) : (tuple<>, i32, vector<16xf32>, i16, i32) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf64>, %a1: i32, %a2: vector<16xf32>, %a3: i16, %a4: i32) {
  %r = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4) : (vector<8xf64>, i32, vector<16xf32>, i16, i32) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf32>, %a1: tuple<>, %a2: vector<16xf32>, %a3: i16, %a4: i32) {
  %r = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4) : (vector<16xf32>, tuple<>, vector<16xf32>, i16, i32) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf32>, %a1: i32, %a2: tuple<>, %a3: i16, %a4: i32) {
  %r = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4) : (vector<16xf32>, i32, tuple<>, i16, i32) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf32>, %a1: i32, %a2: vector<16xf32>, %a3: tuple<>, %a4: i32) {
  %r = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4) : (vector<16xf32>, i32, vector<16xf32>, tuple<>, i32) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf32>, %a1: i32, %a2: vector<16xf32>, %a3: i8, %a4: i32) {
  %r = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4) : (vector<16xf32>, i32, vector<16xf32>, i8, i32) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf32>, %a1: i32, %a2: vector<16xf32>, %a3: i16, %a4: tuple<>) {
  %r = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4) : (vector<16xf32>, i32, vector<16xf32>, i16, tuple<>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf32>, %a1: i32, %a2: vector<16xf32>, %a3: i16, %a4: i32) {
  %r = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4) : (vector<16xf32>, i32, vector<16xf32>, i16, i32) -> tuple<>
  return
}
// -----
func.func @f(%a0: vector<16xf32>, %a1: i32, %a2: vector<16xf32>, %a3: i16) {
  %r = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3) : (vector<16xf32>, i32, vector<16xf32>, i16) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf32>, %a1: i32, %a2: vector<16xf32>, %a3: i16, %a4: i32, %a5: i1) {
  %r = "x86vector.avx512.mask.rndscale"(%a0, %a1, %a2, %a3, %a4, %a5) : (vector<16xf32>, i32, vector<16xf32>, i16, i32, i1) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf64>, %a1: vector<16xf32>, %a2: vector<16xf32>, %a3: i16, %a4: i32) {
  %r = "x86vector.avx512.mask.scalef"(%a0, %a1, %a2, %a3, %a4) : (vector<8xf64>, vector<16xf32>, vector<16xf32>, i16, i32) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf32>, %a1: tuple<>, %a2: vector<16xf32>, %a3: i16, %a4: i32) {
  %r = "x86vector.avx512.mask.scalef"(%a0, %a1, %a2, %a3, %a4) : (vector<16xf32>, tuple<>, vector<16xf32>, i16, i32) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf32>, %a1: vector<16xf32>, %a2: vector<16xf32>, %a3: i8, %a4: i32) {
  %r = "x86vector.avx512.mask.scalef"(%a0, %a1, %a2, %a3, %a4) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i8, i32) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: vector<16xi32>) {
  %r:2 = "x86vector.avx512.vp2intersect"(%a0, %a1) : (tuple<>, vector<16xi32>) -> (vector<16xi1>, vector<16xi1>)
  return
}
// -----
func.func @f(%a0: vector<8xi64>, %a1: vector<16xi32>) {
  %r:2 = "x86vector.avx512.vp2intersect"(%a0, %a1) : (vector<8xi64>, vector<16xi32>) -> (vector<16xi1>, vector<16xi1>)
  return
}
// -----
func.func @f(%a0: vector<16xi32>, %a1: tuple<>) {
  %r:2 = "x86vector.avx512.vp2intersect"(%a0, %a1) : (vector<16xi32>, tuple<>) -> (vector<16xi1>, vector<16xi1>)
  return
}
// -----
func.func @f(%a0: vector<16xi32>, %a1: vector<16xi32>) {
  %r:2 = "x86vector.avx512.vp2intersect"(%a0, %a1) : (vector<16xi32>, vector<16xi32>) -> (tuple<>, vector<16xi1>)
  return
}
// -----
func.func @f(%a0: vector<16xi32>, %a1: vector<16xi32>) {
  %r:2 = "x86vector.avx512.vp2intersect"(%a0, %a1) : (vector<16xi32>, vector<16xi32>) -> (vector<8xi1>, vector<16xi1>)
  return
}
// -----
func.func @f(%a0: vector<16xi32>, %a1: vector<16xi32>) {
  %r:2 = "x86vector.avx512.vp2intersect"(%a0, %a1) : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, tuple<>)
  return
}
// -----
func.func @f(%a0: vector<16xi32>, %a1: vector<16xi32>) {
  %r:2 = "x86vector.avx512.vp2intersect"(%a0, %a1) : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<8xi1>)
  return
}
// -----
func.func @f(%a0: vector<16xi32>) {
  %r:2 = "x86vector.avx512.vp2intersect"(%a0) : (vector<16xi32>) -> (vector<16xi1>, vector<16xi1>)
  return
}
// -----
func.func @f(%a0: vector<16xi32>, %a1: vector<16xi32>, %a2: i1) {
  %r:2 = "x86vector.avx512.vp2intersect"(%a0, %a1, %a2) : (vector<16xi32>, vector<16xi32>, i1) -> (vector<16xi1>, vector<16xi1>)
  return
}
// -----
func.func @f(%a0: vector<16xi32>, %a1: vector<16xi32>) {
  %r:3 = "x86vector.avx512.vp2intersect"(%a0, %a1) : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<16xi1>, i1)
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: vector<8xbf16>, %a2: vector<8xbf16>) {
  %r = "x86vector.avx512.dot"(%a0, %a1, %a2) : (tuple<>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf32>, %a1: vector<8xbf16>, %a2: vector<8xbf16>) {
  %r = "x86vector.avx512.dot"(%a0, %a1, %a2) : (vector<8xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<4xf32>, %a1: tuple<>, %a2: vector<8xbf16>) {
  %r = "x86vector.avx512.dot"(%a0, %a1, %a2) : (vector<4xf32>, tuple<>, vector<8xbf16>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<4xf32>, %a1: vector<8xbf16>, %a2: tuple<>) {
  %r = "x86vector.avx512.dot"(%a0, %a1, %a2) : (vector<4xf32>, vector<8xbf16>, tuple<>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<4xf32>, %a1: vector<8xbf16>, %a2: vector<8xbf16>) {
  %r = "x86vector.avx512.dot"(%a0, %a1, %a2) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> tuple<>
  return
}
// -----
func.func @f(%a0: vector<4xf32>, %a1: vector<8xbf16>) {
  %r = "x86vector.avx512.dot"(%a0, %a1) : (vector<4xf32>, vector<8xbf16>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<4xf32>, %a1: vector<8xbf16>, %a2: vector<8xbf16>, %a3: i1) {
  %r = "x86vector.avx512.dot"(%a0, %a1, %a2, %a3) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>, i1) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: vector<8xf32>) {
  %r = "x86vector.avx.intr.dot"(%a0, %a1) : (tuple<>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf32>, %a1: tuple<>) {
  %r = "x86vector.avx.intr.dot"(%a0, %a1) : (vector<8xf32>, tuple<>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf32>, %a1: vector<8xf32>) {
  %r = "x86vector.avx.intr.dot"(%a0, %a1) : (vector<8xf32>, vector<8xf32>) -> tuple<>
  return
}
// -----
func.func @f() {
  %r = "x86vector.avx.rsqrt"() {note} : () -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: vector<16xi8>, %a2: vector<16xi8>) {
  %r = "x86vector.avx.dot.i8"(%a0, %a1, %a2) : (tuple<>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
  return
}
// -----
func.func @f(%a0: vector<8xi32>, %a1: vector<16xi8>, %a2: vector<16xi8>) {
  %r = "x86vector.avx.dot.i8"(%a0, %a1, %a2) : (vector<8xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
  return
}
// -----
func.func @f(%a0: vector<4xi32>, %a1: tuple<>, %a2: vector<16xi8>) {
  %r = "x86vector.avx.dot.i8"(%a0, %a1, %a2) : (vector<4xi32>, tuple<>, vector<16xi8>) -> vector<4xi32>
  return
}
// -----
func.func @f(%a0: vector<4xi32>, %a1: vector<16xi8>, %a2: tuple<>) {
  %r = "x86vector.avx.dot.i8"(%a0, %a1, %a2) : (vector<4xi32>, vector<16xi8>, tuple<>) -> vector<4xi32>
  return
}
// -----
func.func @f(%a0: vector<4xi32>, %a1: vector<16xi8>, %a2: vector<16xi8>) {
  %r = "x86vector.avx.dot.i8"(%a0, %a1, %a2) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> tuple<>
  return
}
// -----
func.func @f(%a0: tuple<>) {
  %r = "x86vector.avx512.cvt.packed.f32_to_bf16"(%a0) : (tuple<>) -> vector<8xbf16>
  return
}
// -----
func.func @f(%a0: vector<16xf32>) {
  %r = "x86vector.avx512.cvt.packed.f32_to_bf16"(%a0) : (vector<16xf32>) -> vector<8xbf16>
  return
}
// -----
func.func @f(%a0: vector<8xf32>) {
  %r = "x86vector.avx512.cvt.packed.f32_to_bf16"(%a0) : (vector<8xf32>) -> tuple<>
  return
}
// -----
func.func @f(%a0: tuple<>) {
  %r = "x86vector.avx.bcst_to_f32.packed"(%a0) : (tuple<>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: memref<1xbf16>) {
  %r = "x86vector.avx.bcst_to_f32.packed"(%a0) : (memref<1xbf16>) -> tuple<>
  return
}

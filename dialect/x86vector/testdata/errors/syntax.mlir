func.func @f(%k16: vector<16xi1>, %f: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress , %f : vector<16xf32>
  return
}
// -----
func.func @f(%k16: vector<16xi1>, %f: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %undefined, %f : vector<16xf32>
  return
}
// -----
func.func @f(%k16: vector<16xi1>, %f: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %k16 %f : vector<16xf32>
  return
}
// -----
func.func @f(%k16: vector<16xi1>, %f: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %k16, %f  vector<16xf32>
  return
}
// -----
func.func @f(%k16: vector<16xi1>, %f: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %k16, %f : <16xf32>
  return
}
// -----
func.func @f(%k16: vector<16xi1>, %f: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %k16, %f : i7<16xf32>
  return
}
// -----
func.func @f(%k16: vector<16xi1>, %f: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %k16, %f : vector@x16xf32>
  return
}
// -----
func.func @f(%k16: vector<16xi1>, %f: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %k16, %f : vector<16>
  return
}
// -----
func.func @f(%k16: vector<16xi1>, %f: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %k16, %f : vector<16xf32
  return
}
// -----
func.func @f(%k16: vector<16xi1>, %f: vector<16xf32>) {
  %1 = x86vector.avx512.mask.compress %k16, %f,  : vector<16xf32>, vector<16xf32>
  return
}
// -----
func.func @f(%k16: vector<16xi1>, %f: vector<16xf32>) {
  %1 = x86vector.avx512.mask.compress %k16, %f, %f : vector<16xf32> vector<16xf32>
  return
}
// -----
func.func @f(%k16: vector<16xi1>, %f: vector<16xf32>) {
  %1 = x86vector.avx512.mask.compress %k16, %f, %f : vector<16xf32>, i7<16xf32>
  return
}
// -----
func.func @f(%k16: vector<16xi1>, %i: vector<16xi32>) {
  %2 = x86vector.avx512.mask.compress %k16, %i { = dense<1> : vector<16xi32>} : vector<16xi32>
  return
}
// -----
func.func @f(%k16: vector<16xi1>, %i: vector<16xi32>) {
  %2 = x86vector.avx512.mask.compress %k16, %i {tuple<> = dense<1> : vector<16xi32>} : vector<16xi32>
  return
}
// -----
func.func @f(%k16: vector<16xi1>, %i: vector<16xi32>) {
  %2 = x86vector.avx512.mask.compress %k16, %i {constant_src = <1> : vector<16xi32>} : vector<16xi32>
  return
}
// -----
func.func @f(%k16: vector<16xi1>, %i: vector<16xi32>) {
  %2 = x86vector.avx512.mask.compress %k16, %i {constant_src = dense@x1> : vector<16xi32>} : vector<16xi32>
  return
}
// -----
func.func @f(%k16: vector<16xi1>, %i: vector<16xi32>) {
  %2 = x86vector.avx512.mask.compress %k16, %i {constant_src = dense<> : vector<16xi32>} : vector<16xi32>
  return
}
// -----
func.func @f(%k16: vector<16xi1>, %i: vector<16xi32>) {
  %2 = x86vector.avx512.mask.compress %k16, %i {constant_src = dense<bad> : vector<16xi32>} : vector<16xi32>
  return
}
// -----
func.func @f(%k16: vector<16xi1>, %i: vector<16xi32>) {
  %2 = x86vector.avx512.mask.compress %k16, %i {constant_src = dense<1 : vector<16xi32>} : vector<16xi32>
  return
}
// -----
func.func @f(%k16: vector<16xi1>, %i: vector<16xi32>) {
  %2 = x86vector.avx512.mask.compress %k16, %i {constant_src = dense<1> : i7<16xi32>} : vector<16xi32>
  return
}
// -----
func.func @f(%f: vector<16xf32>, %k: i32, %m16: i16) {
  %0 = x86vector.avx512.mask.rndscale , %k, %f, %m16, %k : vector<16xf32>
  return
}
// -----
func.func @f(%f: vector<16xf32>, %k: i32, %m16: i16) {
  %0 = x86vector.avx512.mask.rndscale %undefined, %k, %f, %m16, %k : vector<16xf32>
  return
}
// -----
func.func @f(%f: vector<16xf32>, %k: i32, %m16: i16) {
  %0 = x86vector.avx512.mask.rndscale %f %k, %f, %m16, %k : vector<16xf32>
  return
}
// -----
func.func @f(%f: vector<16xf32>, %k: i32, %m16: i16) {
  %0 = x86vector.avx512.mask.rndscale %f, %k, %f, %m16, %k  vector<16xf32>
  return
}
// -----
func.func @f(%f: vector<16xf32>, %k: i32, %m16: i16) {
  %0 = x86vector.avx512.mask.rndscale %f, %k, %f, %m16, %k : <16xf32>
  return
}
// -----
func.func @f(%f: vector<16xf32>, %k: i32, %m16: i16) {
  %0 = x86vector.avx512.mask.rndscale %f, %k, %f, %m16, %k : i7<16xf32>
  return
}
// -----
func.func @f(%f: vector<16xf32>, %k: i32, %m16: i16) {
  %0 = x86vector.avx512.mask.rndscale %f, %k, %f, %m16, %k : vector@x16xf32>
  return
}
// -----
func.func @f(%f: vector<16xf32>, %k: i32, %m16: i16) {
  %0 = x86vector.avx512.mask.rndscale %f, %k, %f, %m16, %k : vector<16>
  return
}
// -----
func.func @f(%f: vector<16xf32>, %k: i32, %m16: i16) {
  %0 = x86vector.avx512.mask.rndscale %f, %k, %f, %m16, %k : vector<16xf32
  return
}
// -----
func.func @f(%f: vector<16xf32>, %k: i32, %m16: i16) {
  %2 = x86vector.avx512.mask.scalef , %f, %f, %m16, %k : vector<16xf32>
  return
}
// -----
func.func @f(%f: vector<16xf32>, %k: i32, %m16: i16) {
  %2 = x86vector.avx512.mask.scalef %undefined, %f, %f, %m16, %k : vector<16xf32>
  return
}
// -----
func.func @f(%f: vector<16xf32>, %k: i32, %m16: i16) {
  %2 = x86vector.avx512.mask.scalef %f %f, %f, %m16, %k : vector<16xf32>
  return
}
// -----
func.func @f(%f: vector<16xf32>, %k: i32, %m16: i16) {
  %2 = x86vector.avx512.mask.scalef %f, %f, %f, %m16, %k  vector<16xf32>
  return
}
// -----
func.func @f(%f: vector<16xf32>, %k: i32, %m16: i16) {
  %2 = x86vector.avx512.mask.scalef %f, %f, %f, %m16, %k : <16xf32>
  return
}
// -----
func.func @f(%f: vector<16xf32>, %k: i32, %m16: i16) {
  %2 = x86vector.avx512.mask.scalef %f, %f, %f, %m16, %k : i7<16xf32>
  return
}
// -----
func.func @f(%f: vector<16xf32>, %k: i32, %m16: i16) {
  %2 = x86vector.avx512.mask.scalef %f, %f, %f, %m16, %k : vector@x16xf32>
  return
}
// -----
func.func @f(%f: vector<16xf32>, %k: i32, %m16: i16) {
  %2 = x86vector.avx512.mask.scalef %f, %f, %f, %m16, %k : vector<16>
  return
}
// -----
func.func @f(%f: vector<16xf32>, %k: i32, %m16: i16) {
  %2 = x86vector.avx512.mask.scalef %f, %f, %f, %m16, %k : vector<16xf32
  return
}
// -----
func.func @f(%i: vector<16xi32>) {
  %0, %1 = x86vector.avx512.vp2intersect , %i : vector<16xi32>
  return
}
// -----
func.func @f(%i: vector<16xi32>) {
  %0, %1 = x86vector.avx512.vp2intersect %undefined, %i : vector<16xi32>
  return
}
// -----
func.func @f(%i: vector<16xi32>) {
  %0, %1 = x86vector.avx512.vp2intersect %i %i : vector<16xi32>
  return
}
// -----
func.func @f(%i: vector<16xi32>) {
  %0, %1 = x86vector.avx512.vp2intersect %i, %i  vector<16xi32>
  return
}
// -----
func.func @f(%i: vector<16xi32>) {
  %0, %1 = x86vector.avx512.vp2intersect %i, %i : <16xi32>
  return
}
// -----
func.func @f(%i: vector<16xi32>) {
  %0, %1 = x86vector.avx512.vp2intersect %i, %i : i7<16xi32>
  return
}
// -----
func.func @f(%i: vector<16xi32>) {
  %0, %1 = x86vector.avx512.vp2intersect %i, %i : vector@x16xi32>
  return
}
// -----
func.func @f(%i: vector<16xi32>) {
  %0, %1 = x86vector.avx512.vp2intersect %i, %i : vector<16>
  return
}
// -----
func.func @f(%i: vector<16xi32>) {
  %0, %1 = x86vector.avx512.vp2intersect %i, %i : vector<16xi32
  return
}
// -----
func.func @f(%s4: vector<4xf32>, %b8: vector<8xbf16>) {
  %0 = x86vector.avx512.dot , %b8, %b8 : vector<8xbf16> -> vector<4xf32>
  return
}
// -----
func.func @f(%s4: vector<4xf32>, %b8: vector<8xbf16>) {
  %0 = x86vector.avx512.dot %undefined, %b8, %b8 : vector<8xbf16> -> vector<4xf32>
  return
}
// -----
func.func @f(%s4: vector<4xf32>, %b8: vector<8xbf16>) {
  %0 = x86vector.avx512.dot %s4 %b8, %b8 : vector<8xbf16> -> vector<4xf32>
  return
}
// -----
func.func @f(%s4: vector<4xf32>, %b8: vector<8xbf16>) {
  %0 = x86vector.avx512.dot %s4, %b8, %b8  vector<8xbf16> -> vector<4xf32>
  return
}
// -----
func.func @f(%s4: vector<4xf32>, %b8: vector<8xbf16>) {
  %0 = x86vector.avx512.dot %s4, %b8, %b8 : <8xbf16> -> vector<4xf32>
  return
}
// -----
func.func @f(%s4: vector<4xf32>, %b8: vector<8xbf16>) {
  %0 = x86vector.avx512.dot %s4, %b8, %b8 : i7<8xbf16> -> vector<4xf32>
  return
}
// -----
func.func @f(%s4: vector<4xf32>, %b8: vector<8xbf16>) {
  %0 = x86vector.avx512.dot %s4, %b8, %b8 : vector@x8xbf16> -> vector<4xf32>
  return
}
// -----
func.func @f(%s4: vector<4xf32>, %b8: vector<8xbf16>) {
  %0 = x86vector.avx512.dot %s4, %b8, %b8 : vector<8> -> vector<4xf32>
  return
}
// -----
func.func @f(%s4: vector<4xf32>, %b8: vector<8xbf16>) {
  %0 = x86vector.avx512.dot %s4, %b8, %b8 : vector<8xbf16 -> vector<4xf32>
  return
}
// -----
func.func @f(%s4: vector<4xf32>, %b8: vector<8xbf16>) {
  %0 = x86vector.avx512.dot %s4, %b8, %b8 : vector<8xbf16>  vector<4xf32>
  return
}
// -----
func.func @f(%s8: vector<8xf32>) {
  %3 = x86vector.avx.intr.dot , %s8 : vector<8xf32>
  return
}
// -----
func.func @f(%s8: vector<8xf32>) {
  %3 = x86vector.avx.intr.dot %undefined, %s8 : vector<8xf32>
  return
}
// -----
func.func @f(%s8: vector<8xf32>) {
  %3 = x86vector.avx.intr.dot %s8 %s8 : vector<8xf32>
  return
}
// -----
func.func @f(%s8: vector<8xf32>) {
  %3 = x86vector.avx.intr.dot %s8, %s8  vector<8xf32>
  return
}
// -----
func.func @f(%s8: vector<8xf32>) {
  %3 = x86vector.avx.intr.dot %s8, %s8 : <8xf32>
  return
}
// -----
func.func @f(%s8: vector<8xf32>) {
  %3 = x86vector.avx.intr.dot %s8, %s8 : i7<8xf32>
  return
}
// -----
func.func @f(%s8: vector<8xf32>) {
  %3 = x86vector.avx.intr.dot %s8, %s8 : vector@x8xf32>
  return
}
// -----
func.func @f(%s8: vector<8xf32>) {
  %3 = x86vector.avx.intr.dot %s8, %s8 : vector<8>
  return
}
// -----
func.func @f(%s8: vector<8xf32>) {
  %3 = x86vector.avx.intr.dot %s8, %s8 : vector<8xf32
  return
}
// -----
func.func @f(%w4: vector<4xi32>, %a16: vector<16xi8>) {
  %0 = x86vector.avx.dot.i8 , %a16, %a16 : vector<16xi8> -> vector<4xi32>
  return
}
// -----
func.func @f(%w4: vector<4xi32>, %a16: vector<16xi8>) {
  %0 = x86vector.avx.dot.i8 %undefined, %a16, %a16 : vector<16xi8> -> vector<4xi32>
  return
}
// -----
func.func @f(%w4: vector<4xi32>, %a16: vector<16xi8>) {
  %0 = x86vector.avx.dot.i8 %w4 %a16, %a16 : vector<16xi8> -> vector<4xi32>
  return
}
// -----
func.func @f(%w4: vector<4xi32>, %a16: vector<16xi8>) {
  %0 = x86vector.avx.dot.i8 %w4, %a16, %a16  vector<16xi8> -> vector<4xi32>
  return
}
// -----
func.func @f(%w4: vector<4xi32>, %a16: vector<16xi8>) {
  %0 = x86vector.avx.dot.i8 %w4, %a16, %a16 : <16xi8> -> vector<4xi32>
  return
}
// -----
func.func @f(%w4: vector<4xi32>, %a16: vector<16xi8>) {
  %0 = x86vector.avx.dot.i8 %w4, %a16, %a16 : i7<16xi8> -> vector<4xi32>
  return
}
// -----
func.func @f(%w4: vector<4xi32>, %a16: vector<16xi8>) {
  %0 = x86vector.avx.dot.i8 %w4, %a16, %a16 : vector@x16xi8> -> vector<4xi32>
  return
}
// -----
func.func @f(%w4: vector<4xi32>, %a16: vector<16xi8>) {
  %0 = x86vector.avx.dot.i8 %w4, %a16, %a16 : vector<16> -> vector<4xi32>
  return
}
// -----
func.func @f(%w4: vector<4xi32>, %a16: vector<16xi8>) {
  %0 = x86vector.avx.dot.i8 %w4, %a16, %a16 : vector<16xi8 -> vector<4xi32>
  return
}
// -----
func.func @f(%w4: vector<4xi32>, %a16: vector<16xi8>) {
  %0 = x86vector.avx.dot.i8 %w4, %a16, %a16 : vector<16xi8>  vector<4xi32>
  return
}
// -----
func.func @f(%s8: vector<8xf32>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16  : vector<8xf32> -> vector<8xbf16>
  return
}
// -----
func.func @f(%s8: vector<8xf32>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %undefined : vector<8xf32> -> vector<8xbf16>
  return
}
// -----
func.func @f(%s8: vector<8xf32>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %s8  vector<8xf32> -> vector<8xbf16>
  return
}
// -----
func.func @f(%s8: vector<8xf32>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %s8 : <8xf32> -> vector<8xbf16>
  return
}
// -----
func.func @f(%s8: vector<8xf32>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %s8 : i7<8xf32> -> vector<8xbf16>
  return
}
// -----
func.func @f(%s8: vector<8xf32>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %s8 : vector@x8xf32> -> vector<8xbf16>
  return
}
// -----
func.func @f(%s8: vector<8xf32>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %s8 : vector<8> -> vector<8xbf16>
  return
}
// -----
func.func @f(%s8: vector<8xf32>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %s8 : vector<8xf32 -> vector<8xbf16>
  return
}
// -----
func.func @f(%s8: vector<8xf32>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %s8 : vector<8xf32>  vector<8xbf16>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %2 = x86vector.avx.bcst_to_f32.packed  : memref<1xbf16> -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %2 = x86vector.avx.bcst_to_f32.packed %undefined : memref<1xbf16> -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %2 = x86vector.avx.bcst_to_f32.packed %b  memref<1xbf16> -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %2 = x86vector.avx.bcst_to_f32.packed %b : <1xbf16> -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %2 = x86vector.avx.bcst_to_f32.packed %b : i7<1xbf16> -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %2 = x86vector.avx.bcst_to_f32.packed %b : memref@x1xbf16> -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %2 = x86vector.avx.bcst_to_f32.packed %b : memref<1> -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %2 = x86vector.avx.bcst_to_f32.packed %b : memref<1xbf16 -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %2 = x86vector.avx.bcst_to_f32.packed %b : memref<1xbf16>  vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %2 = x86vector.avx.bcst_to_f32.packed %b : memref<1xbf16> -> i7<4xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %2 = x86vector.avx.bcst_to_f32.packed %b : memref<1xbf16> -> vector@x4xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %2 = x86vector.avx.bcst_to_f32.packed %b : memref<1xbf16> -> vector<4xf32
  return
}
// -----
func.func @f(%h: memref<8xf16>) {
  %4 = x86vector.avx.cvt.packed.even.indexed_to_f32  : memref<8xf16> -> vector<4xf32>
  return
}
// -----
func.func @f(%h: memref<8xf16>) {
  %4 = x86vector.avx.cvt.packed.even.indexed_to_f32 %undefined : memref<8xf16> -> vector<4xf32>
  return
}
// -----
func.func @f(%h: memref<8xf16>) {
  %4 = x86vector.avx.cvt.packed.even.indexed_to_f32 %h  memref<8xf16> -> vector<4xf32>
  return
}
// -----
func.func @f(%h: memref<8xf16>) {
  %4 = x86vector.avx.cvt.packed.even.indexed_to_f32 %h : <8xf16> -> vector<4xf32>
  return
}
// -----
func.func @f(%h: memref<8xf16>) {
  %4 = x86vector.avx.cvt.packed.even.indexed_to_f32 %h : i7<8xf16> -> vector<4xf32>
  return
}
// -----
func.func @f(%h: memref<8xf16>) {
  %4 = x86vector.avx.cvt.packed.even.indexed_to_f32 %h : memref@x8xf16> -> vector<4xf32>
  return
}
// -----
func.func @f(%h: memref<8xf16>) {
  %4 = x86vector.avx.cvt.packed.even.indexed_to_f32 %h : memref<8> -> vector<4xf32>
  return
}
// -----
func.func @f(%h: memref<8xf16>) {
  %4 = x86vector.avx.cvt.packed.even.indexed_to_f32 %h : memref<8xf16 -> vector<4xf32>
  return
}
// -----
func.func @f(%h: memref<8xf16>) {
  %4 = x86vector.avx.cvt.packed.even.indexed_to_f32 %h : memref<8xf16>  vector<4xf32>
  return
}
// -----
func.func @f(%h: memref<8xf16>) {
  %4 = x86vector.avx.cvt.packed.even.indexed_to_f32 %h : memref<8xf16> -> i7<4xf32>
  return
}
// -----
func.func @f(%h: memref<8xf16>) {
  %4 = x86vector.avx.cvt.packed.even.indexed_to_f32 %h : memref<8xf16> -> vector@x4xf32>
  return
}
// -----
func.func @f(%h: memref<8xf16>) {
  %4 = x86vector.avx.cvt.packed.even.indexed_to_f32 %h : memref<8xf16> -> vector<4xf32
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %6 = x86vector.avx.cvt.packed.odd.indexed_to_f32  : memref<1xbf16> -> vector<8xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %6 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %undefined : memref<1xbf16> -> vector<8xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %6 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %b  memref<1xbf16> -> vector<8xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %6 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %b : <1xbf16> -> vector<8xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %6 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %b : i7<1xbf16> -> vector<8xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %6 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %b : memref@x1xbf16> -> vector<8xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %6 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %b : memref<1> -> vector<8xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %6 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %b : memref<1xbf16 -> vector<8xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %6 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %b : memref<1xbf16>  vector<8xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %6 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %b : memref<1xbf16> -> i7<8xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %6 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %b : memref<1xbf16> -> vector@x8xf32>
  return
}
// -----
func.func @f(%b: memref<1xbf16>) {
  %6 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %b : memref<1xbf16> -> vector<8xf32
  return
}

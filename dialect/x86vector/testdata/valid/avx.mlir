func.func @compress(%k16: vector<16xi1>, %k8: vector<8xi1>, %f: vector<16xf32>, %i: vector<16xi32>, %d: vector<8xf64>, %l: vector<8xi64>) {
  %0 = x86vector.avx512.mask.compress %k16, %f : vector<16xf32>
  %1 = x86vector.avx512.mask.compress %k16, %f, %f : vector<16xf32>, vector<16xf32>
  %2 = x86vector.avx512.mask.compress %k16, %i {constant_src = dense<1> : vector<16xi32>} : vector<16xi32>
  %3 = x86vector.avx512.mask.compress %k8, %d {constant_src = dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]> : vector<8xf64>, note} : vector<8xf64>
  %4 = x86vector.avx512.mask.compress %k8, %l, %l {note} : vector<8xi64>, vector<8xi64>
  return
}

func.func @round(%f: vector<16xf32>, %d: vector<8xf64>, %k: i32, %m16: i16, %m8: i8) {
  %0 = x86vector.avx512.mask.rndscale %f, %k, %f, %m16, %k : vector<16xf32>
  %1 = x86vector.avx512.mask.rndscale %d, %k, %d, %m8, %k {note} : vector<8xf64>
  %2 = x86vector.avx512.mask.scalef %f, %f, %f, %m16, %k : vector<16xf32>
  %3 = x86vector.avx512.mask.scalef %d, %d, %d, %m8, %k {note} : vector<8xf64>
  return
}

func.func @intersect(%i: vector<16xi32>, %l: vector<8xi64>) {
  %0, %1 = x86vector.avx512.vp2intersect %i, %i : vector<16xi32>
  %2:2 = x86vector.avx512.vp2intersect %l, %l {note} : vector<8xi64>
  return
}

func.func @dot(%s4: vector<4xf32>, %s8: vector<8xf32>, %s16: vector<16xf32>, %b8: vector<8xbf16>, %b16: vector<16xbf16>, %b32: vector<32xbf16>) {
  %0 = x86vector.avx512.dot %s4, %b8, %b8 : vector<8xbf16> -> vector<4xf32>
  %1 = x86vector.avx512.dot %s8, %b16, %b16 : vector<16xbf16> -> vector<8xf32>
  %2 = x86vector.avx512.dot %s16, %b32, %b32 {note} : vector<32xbf16> -> vector<16xf32>
  %3 = x86vector.avx.intr.dot %s8, %s8 : vector<8xf32>
  %4 = x86vector.avx.rsqrt %s8 {note} : vector<8xf32>
  return
}

func.func @dot_bytes(%w4: vector<4xi32>, %w8: vector<8xi32>, %a16: vector<16xi8>, %a32: vector<32xi8>) {
  %0 = x86vector.avx.dot.i8 %w4, %a16, %a16 : vector<16xi8> -> vector<4xi32>
  %1 = x86vector.avx.dot.i8 %w8, %a32, %a32 {note} : vector<32xi8> -> vector<8xi32>
  return
}

func.func @convert(%s8: vector<8xf32>, %s16: vector<16xf32>, %b: memref<1xbf16>, %h: memref<8xf16>, %any: memref<?x?xbf16, strided<[?, 1], offset: ?>>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %s8 : vector<8xf32> -> vector<8xbf16>
  %1 = x86vector.avx512.cvt.packed.f32_to_bf16 %s16 {note} : vector<16xf32> -> vector<16xbf16>
  %2 = x86vector.avx.bcst_to_f32.packed %b : memref<1xbf16> -> vector<4xf32>
  %3 = x86vector.avx.bcst_to_f32.packed %h {note} : memref<8xf16> -> vector<8xf32>
  %4 = x86vector.avx.cvt.packed.even.indexed_to_f32 %h : memref<8xf16> -> vector<4xf32>
  %5 = x86vector.avx.cvt.packed.even.indexed_to_f32 %any {note} : memref<?x?xbf16, strided<[?, 1], offset: ?>> -> vector<8xf32>
  %6 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %b : memref<1xbf16> -> vector<8xf32>
  %7 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %any {note} : memref<?x?xbf16, strided<[?, 1], offset: ?>> -> vector<4xf32>
  return
}

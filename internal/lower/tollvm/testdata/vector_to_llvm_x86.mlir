// ARGS: --allow-unregistered-dialect --convert-vector-to-llvm=enable-x86vector
func.func @compress(%k: vector<16xi1>, %a: vector<16xf32>, %s: vector<16xf32>, %k8: vector<8xi1>, %i: vector<8xi64>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<8xi64>) {
  %0 = x86vector.avx512.mask.compress %k, %a : vector<16xf32>
  "test.use"(%0) : (vector<16xf32>) -> ()
  %1 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5.0> : vector<16xf32>} : vector<16xf32>
  "test.use"(%1) : (vector<16xf32>) -> ()
  %2 = x86vector.avx512.mask.compress %k, %a, %s : vector<16xf32>, vector<16xf32>
  "test.use"(%2) : (vector<16xf32>) -> ()
  %3 = x86vector.avx512.mask.compress %k8, %i : vector<8xi64>
  "test.use"(%3) : (vector<8xi64>) -> ()
  return %0, %1, %2, %3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<8xi64>
}
func.func @rnd(%a: vector<16xf32>, %k: i32, %i16: i16, %i8: i8, %b: vector<8xf64>) -> (vector<16xf32>, vector<8xf64>, vector<16xf32>, vector<8xf64>) {
  %r = arith.constant 4 : i32
  %0 = x86vector.avx512.mask.rndscale %a, %k, %a, %i16, %r : vector<16xf32>
  "test.use"(%0) : (vector<16xf32>) -> ()
  %1 = x86vector.avx512.mask.rndscale %b, %k, %b, %i8, %r : vector<8xf64>
  "test.use"(%1) : (vector<8xf64>) -> ()
  %2 = x86vector.avx512.mask.scalef %a, %a, %a, %i16, %k : vector<16xf32>
  "test.use"(%2) : (vector<16xf32>) -> ()
  %3 = x86vector.avx512.mask.scalef %b, %b, %b, %i8, %k : vector<8xf64>
  "test.use"(%3) : (vector<8xf64>) -> ()
  return %0, %1, %2, %3 : vector<16xf32>, vector<8xf64>, vector<16xf32>, vector<8xf64>
}
func.func @vp2(%a: vector<16xi32>, %b: vector<8xi64>) -> (vector<16xi1>, vector<8xi1>) {
  %0, %1 = x86vector.avx512.vp2intersect %a, %a : vector<16xi32>
  "test.use"(%0, %1) : (vector<16xi1>, vector<16xi1>) -> ()
  %2, %3 = x86vector.avx512.vp2intersect %b, %b : vector<8xi64>
  "test.use"(%2, %3) : (vector<8xi1>, vector<8xi1>) -> ()
  return %0, %3 : vector<16xi1>, vector<8xi1>
}
func.func @dots(%s: vector<4xf32>, %a: vector<8xbf16>, %s8: vector<8xf32>, %a16: vector<16xbf16>, %s16: vector<16xf32>, %a32: vector<32xbf16>) -> vector<4xf32> {
  %0 = x86vector.avx512.dot %s, %a, %a : vector<8xbf16> -> vector<4xf32>
  "test.use"(%0) : (vector<4xf32>) -> ()
  %1 = x86vector.avx512.dot %s8, %a16, %a16 : vector<16xbf16> -> vector<8xf32>
  "test.use"(%1) : (vector<8xf32>) -> ()
  %2 = x86vector.avx512.dot %s16, %a32, %a32 : vector<32xbf16> -> vector<16xf32>
  "test.use"(%2) : (vector<16xf32>) -> ()
  %3 = x86vector.avx512.cvt.packed.f32_to_bf16 %s8 : vector<8xf32> -> vector<8xbf16>
  "test.use"(%3) : (vector<8xbf16>) -> ()
  %4 = x86vector.avx512.cvt.packed.f32_to_bf16 %s16 : vector<16xf32> -> vector<16xbf16>
  "test.use"(%4) : (vector<16xbf16>) -> ()
  %5 = x86vector.avx.rsqrt %s8 : vector<8xf32>
  "test.use"(%5) : (vector<8xf32>) -> ()
  %6 = x86vector.avx.intr.dot %s8, %s8 : vector<8xf32>
  "test.use"(%6) : (vector<8xf32>) -> ()
  return %0 : vector<4xf32>
}
func.func @i8(%w: vector<4xi32>, %a: vector<16xi8>, %w8: vector<8xi32>, %a8: vector<32xi8>) -> vector<4xi32> {
  %0 = x86vector.avx.dot.i8 %w, %a, %a : vector<16xi8> -> vector<4xi32>
  "test.use"(%0) : (vector<4xi32>) -> ()
  %1 = x86vector.avx.dot.i8 %w8, %a8, %a8 : vector<32xi8> -> vector<8xi32>
  "test.use"(%1) : (vector<8xi32>) -> ()
  return %0 : vector<4xi32>
}
func.func @mem(%m: memref<1xbf16>, %n: memref<1xf16>, %s: memref<?xbf16, strided<[1], offset: ?>>, %m16: memref<16xbf16>, %m16f: memref<8xf16>) -> vector<8xf32> {
  %0 = x86vector.avx.bcst_to_f32.packed %m : memref<1xbf16> -> vector<8xf32>
  "test.use"(%0) : (vector<8xf32>) -> ()
  %1 = x86vector.avx.bcst_to_f32.packed %n : memref<1xf16> -> vector<4xf32>
  "test.use"(%1) : (vector<4xf32>) -> ()
  %2 = x86vector.avx.bcst_to_f32.packed %s : memref<?xbf16, strided<[1], offset: ?>> -> vector<4xf32>
  "test.use"(%2) : (vector<4xf32>) -> ()
  %3 = x86vector.avx.cvt.packed.even.indexed_to_f32 %m16 : memref<16xbf16> -> vector<8xf32>
  "test.use"(%3) : (vector<8xf32>) -> ()
  %4 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %m16 : memref<16xbf16> -> vector<8xf32>
  "test.use"(%4) : (vector<8xf32>) -> ()
  %5 = x86vector.avx.cvt.packed.even.indexed_to_f32 %m16f : memref<8xf16> -> vector<4xf32>
  "test.use"(%5) : (vector<4xf32>) -> ()
  %6 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %m16f : memref<8xf16> -> vector<4xf32>
  "test.use"(%6) : (vector<4xf32>) -> ()
  return %0 : vector<8xf32>
}

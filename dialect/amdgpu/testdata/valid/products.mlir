func.func @products(%f: f32, %d: f64, %i: i32, %l: i64, %v2: vector<2xf32>, %h4: vector<4xf16>, %h8: vector<8xf16>, %b2: vector<2xbf16>, %b8: vector<8xbf16>, %i4: vector<4xi8>, %i16: vector<16xi8>, %e8: vector<8xf8E5M2FNUZ>, %m8: vector<8xf8E4M3FNUZ>, %m32: vector<32xf8E4M3FN>, %x32: vector<32xf6E2M3FN>, %q32: vector<32xf4E2M1FN>, %s4: vector<4xf32>, %s16: vector<16xf32>, %s32: vector<32xf32>, %n4: vector<4xi32>, %n16: vector<16xi32>, %d4: vector<4xf64>) {
  %0 = amdgpu.mfma 32x32x1 %f * %f + %s32 {abid = 1 : i32, blocks = 2 : i32, cbsz = 1 : i32} blgp = bcast_second_32 : f32, f32, vector<32xf32>
  %1 = amdgpu.mfma 16x16x4 %f * %f + %s4 blgp = none : f32, f32, vector<4xf32>
  %2 = amdgpu.mfma 32x32x8 %h4 * %h4 + %s16 blgp = bcast_first_32 : vector<4xf16>, vector<4xf16>, vector<16xf32>
  %3 = amdgpu.mfma 16x16x32 %h8 * %h8 + %s4 blgp = rotate_16_right : vector<8xf16>, vector<8xf16>, vector<4xf32>
  %4 = amdgpu.mfma 32x32x4 %b2 * %b2 + %s16 blgp = bcast_first_16 : vector<2xbf16>, vector<2xbf16>, vector<16xf32>
  %5 = amdgpu.mfma 32x32x16 %b8 * %b8 + %s16 blgp = bcast_second_16 : vector<8xbf16>, vector<8xbf16>, vector<16xf32>
  %6 = amdgpu.mfma 16x16x16 %i4 * %i4 + %n4 blgp = bcast_third_16 : vector<4xi8>, vector<4xi8>, vector<4xi32>
  %7 = amdgpu.mfma 32x32x32 %i16 * %i16 + %n16 blgp = bcast_fourth_16 : vector<16xi8>, vector<16xi8>, vector<16xi32>
  %8 = amdgpu.mfma 16x16x16 %i * %i + %n4 blgp = none : i32, i32, vector<4xi32>
  %9 = amdgpu.mfma 32x32x16 %l * %l + %n16 blgp = none : i64, i64, vector<16xi32>
  %10 = amdgpu.mfma 16x16x8 %v2 * %v2 + %s4 {reducePrecision} blgp = none : vector<2xf32>, vector<2xf32>, vector<4xf32>
  %11 = amdgpu.mfma 16x16x4 %d * %d + %d4 {negateA, negateB, negateC} blgp = none : f64, f64, vector<4xf64>
  %12 = amdgpu.mfma 4x4x4 %d * %d + %d {blocks = 4 : i32} blgp = none : f64, f64, f64
  %13 = amdgpu.mfma 16x16x32 %e8 * %m8 + %s4 {blgp.note} blgp = none : vector<8xf8E5M2FNUZ>, vector<8xf8E4M3FNUZ>, vector<4xf32>
  %14 = amdgpu.mfma 16x16x128 %m32 * %x32 + %s4 blgp = none : vector<32xf8E4M3FN>, vector<32xf6E2M3FN>, vector<4xf32>
  %15 = amdgpu.mfma 32x32x64 %q32 * %x32 + %s16 blgp = none : vector<32xf4E2M1FN>, vector<32xf6E2M3FN>, vector<16xf32>
  return
}

func.func @scaled(%m32: vector<32xf8E4M3FN>, %x32: vector<32xf6E3M2FN>, %q32: vector<32xf4E2M1FN>, %e: f8E8M0FNU, %e4: vector<4xf8E8M0FNU>, %s4: vector<4xf32>, %s16: vector<16xf32>) {
  %0 = amdgpu.scaled_mfma 16x16x128 (%e[0] * %m32) * (%e[3] * %m32) + %s4 : f8E8M0FNU, vector<32xf8E4M3FN>, f8E8M0FNU, vector<32xf8E4M3FN>, vector<4xf32>
  %1 = amdgpu.scaled_mfma 32x32x64 (%e4[1] * %x32) * (%e[2] * %q32) + %s16 {note} : vector<4xf8E8M0FNU>, vector<32xf6E3M2FN>, f8E8M0FNU, vector<32xf4E2M1FN>, vector<16xf32>
  return
}

func.func @sparse(%h4: vector<4xf16>, %h8: vector<8xf16>, %b8: vector<8xbf16>, %b16: vector<16xbf16>, %i8: vector<8xi8>, %i16: vector<16xi8>, %e16: vector<16xf8E5M2>, %m32: vector<32xf8E4M3FN>, %k4: vector<4xi8>, %k2: vector<2xi16>, %s4: vector<4xf32>, %s16: vector<16xf32>, %n4: vector<4xi32>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %h4 * %h8 + %s4 sparse(%k4 : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  %1 = amdgpu.sparse_mfma 32x32x32 %b8 * %b16 + %s16 sparse(%k4 : vector<4xi8>) {abid = 3 : i32} : vector<8xbf16>, vector<16xbf16>, vector<16xf32>
  %2 = amdgpu.sparse_mfma 16x16x64 %i8 * %i16 + %n4 sparse(%k2 : vector<2xi16>) {abid = 1 : i32} : vector<8xi8>, vector<16xi8>, vector<4xi32>
  %3 = amdgpu.sparse_mfma 16x16x128 %e16 * %m32 + %s4 sparse(%k2 : vector<2xi16>) {abid = 7 : i32, cbsz = 1 : i32} : vector<16xf8E5M2>, vector<32xf8E4M3FN>, vector<4xf32>
  return
}

func.func @waves(%h16: vector<16xf16>, %b8: vector<8xbf16>, %i16: vector<16xi8>, %u16: vector<16xui8>, %n4: vector<4xi4>, %f2: vector<2xf32>, %e32: vector<32xf8E5M2>, %m32: vector<32xf8E4M3FN>, %s8: vector<8xf32>, %s4: vector<4xf32>, %r16: vector<16xf16>, %c8: vector<8xbf16>, %k8: vector<8xi32>, %k4: vector<4xi32>) {
  %0 = amdgpu.wmma 16x16x16 %h16 * %h16 + %s8 : vector<16xf16>, vector<16xf16>, vector<8xf32>
  %1 = amdgpu.wmma 16x16x16 %h16 * %h16 + %r16 {subwordOffset = 1 : i32} : vector<16xf16>, vector<16xf16>, vector<16xf16>
  %2 = amdgpu.wmma 16x16x32 %b8 * %b8 + %c8 : vector<8xbf16>, vector<8xbf16>, vector<8xbf16>
  %3 = amdgpu.wmma 16x16x16 %i16 * %i16 + %k8 {clamp, unsignedA, unsignedB} : vector<16xi8>, vector<16xi8>, vector<8xi32>
  %4 = amdgpu.wmma 16x16x16 %u16 * %u16 + %k8 {note} : vector<16xui8>, vector<16xui8>, vector<8xi32>
  %5 = amdgpu.wmma 16x16x64 %n4 * %n4 + %k4 {subwordOffset = 0 : i32} : vector<4xi4>, vector<4xi4>, vector<4xi32>
  %6 = amdgpu.wmma 16x16x4 %f2 * %f2 + %s8 : vector<2xf32>, vector<2xf32>, vector<8xf32>
  %7 = amdgpu.wmma 16x16x128 %e32 * %m32 + %s4 : vector<32xf8E5M2>, vector<32xf8E4M3FN>, vector<4xf32>
  return
}

func.func @scaled_waves(%e64: vector<64xf8E5M2>, %m64: vector<64xf8E4M3FN>, %x64: vector<64xf6E2M3FN>, %q64: vector<64xf4E2M1FN>, %q128: vector<128xf4E2M1FN>, %p4: vector<4xf8E8M0FNU>, %p8: vector<8xf8E8M0FNU>, %t4: vector<4xf8E4M3FN>, %s8: vector<8xf32>, %s16: vector<16xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%p4 * %e64) * (%p4 * %m64) + %s8 {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  %1 = amdgpu.scaled_wmma 16x16x128 (%t4 * %q64) * (%t4 * %q64) + %s8 {a_first_scale_lane = 16 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
  %2 = amdgpu.scaled_wmma 16x16x128 (%p8 * %x64) * (%t4 * %q64) + %s8 {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<8xf8E8M0FNU>, vector<64xf6E2M3FN>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
  %3 = amdgpu.scaled_wmma 32x16x128 (%p4 * %q128) * (%p4 * %q64) + %s16 {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32, note} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<16xf32>
  return
}

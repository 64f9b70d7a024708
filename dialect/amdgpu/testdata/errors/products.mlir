func.func @f(%a: vector<8xf8E5M2FNUZ>, %b: vector<8xf16>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x32 %a * %b + %c blgp = none : vector<8xf8E5M2FNUZ>, vector<8xf16>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<8xf8E5M2>, %b: vector<32xf8E5M2>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x32 %a * %b + %c blgp = none : vector<8xf8E5M2>, vector<32xf8E5M2>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<8xf16>, %b: vector<8xbf16>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x32 %a * %b + %c blgp = none : vector<8xf16>, vector<8xbf16>, vector<4xf32>
  return
}
// -----
func.func @f(%a: f32, %c: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x2 %a * %a + %c {blocks = 2 : i32} blgp = none : f32, f32, vector<32xf32>
  return
}
// -----
func.func @f(%a: f32, %c: vector<16xf32>) {
  %0 = amdgpu.mfma 32x32x1 %a * %a + %c {blocks = 2 : i32} blgp = none : f32, f32, vector<16xf32>
  return
}
// -----
func.func @f(%a: f64, %c: vector<4xf64>) {
  %0 = amdgpu.mfma 16x16x4 %a * %a + %c blgp = bcast_first_32 : f64, f64, vector<4xf64>
  return
}
// -----
func.func @f(%a: f64, %c: vector<4xf64>) {
  %0 = amdgpu.mfma 16x16x4 %a * %a + %c {cbsz = 1 : i32} blgp = none : f64, f64, vector<4xf64>
  return
}
// -----
func.func @f(%a: f32, %c: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %a * %a + %c {abid = 2 : i32, blocks = 2 : i32, cbsz = 1 : i32} blgp = none : f32, f32, vector<32xf32>
  return
}
// -----
func.func @f(%a: f32, %c: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %a * %a + %c {abid = -1 : i32, blocks = 2 : i32} blgp = none : f32, f32, vector<32xf32>
  return
}
// -----
func.func @f(%a: f32, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x4 %a * %a + %c {negateA} blgp = none : f32, f32, vector<4xf32>
  return
}
// -----
func.func @f(%a: f32, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x4 %a * %a + %c {negateB} blgp = none : f32, f32, vector<4xf32>
  return
}
// -----
func.func @f(%a: f32, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x4 %a * %a + %c {negateC} blgp = none : f32, f32, vector<4xf32>
  return
}
// -----
func.func @f(%a: f32, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x4 %a * %a + %c blgp = sideways : f32, f32, vector<4xf32>
  return
}
// -----
func.func @f(%a: f32, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16 %a * %a + %c blgp = none : f32, f32, vector<4xf32>
  return
}
// -----
func.func @f(%a: f32, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x4x4 %a * %a + %c blgp = none : f32, f32, vector<4xf32>
  return
}
// -----
func.func @f(%a: f32, %c: vector<4xf32>) {
  %0 = amdgpu.mfma ?x16x4 %a * %a + %c blgp = none : f32, f32, vector<4xf32>
  return
}
// -----
func.func @f(%a: f32, %c: vector<4xf32>) {
  %0 = amdgpu.mfma %a * %a + %c blgp = none : f32, f32, vector<4xf32>
  return
}
// -----
func.func @f(%a: f32, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 15x16x4 %a * %a + %c blgp = none : f32, f32, vector<4xf32>
  return
}
// -----
func.func @f(%a: f32, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x3 %a * %a + %c blgp = none : f32, f32, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<16xf16>, %c: vector<4xf32>, %k: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%k : vector<4xi8>) : vector<4xf16>, vector<16xf16>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<8xbf16>, %c: vector<4xf32>, %k: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%k : vector<4xi8>) : vector<4xf16>, vector<8xbf16>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<4xi32>, %k: vector<2xi16>) {
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%k : vector<2xi16>) {abid = 2 : i32} : vector<8xi8>, vector<16xi8>, vector<4xi32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %k: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%k : vector<4xi8>) {abid = 4 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<4xi32>, %k: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%k : vector<4xi8>) : vector<8xi8>, vector<16xi8>, vector<4xi32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %k: vector<2xi16>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%k : vector<2xi16>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %k: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 32x32x32 %a * %b + %c sparse(%k : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<16xf32>, %k: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%k : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<16xf16>, %b: vector<8xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xf16>, vector<8xf16>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<16xi8>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %a + %c : vector<16xi8>, vector<16xi8>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<16xf16>, %c: vector<8xi32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %a + %c : vector<16xf16>, vector<16xf16>, vector<8xi32>
  return
}
// -----
func.func @f(%a: vector<16xf16>, %b: vector<16xbf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xf16>, vector<16xbf16>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<16xi8>, %b: vector<16xui8>, %c: vector<8xi32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xi8>, vector<16xui8>, vector<8xi32>
  return
}
// -----
func.func @f(%a: vector<16xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %a + %c {clamp} : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<16xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %a + %c {unsignedA} : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<16xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %a + %c {unsignedB} : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<64xf8E5M2>, %s: vector<4xf8E8M0FNU>, %c: vector<16xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%s * %a) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<128xf4E2M1FN>, %b: vector<64xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%s * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<128xf4E2M1FN>, %b: vector<64xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%s * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<64xf4E2M1FN>, %b: vector<128xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%s * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<64xf8E5M2>, %s: vector<4xf8E8M0FNU>, %c: vector<16xf32>) {
  %0 = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%s * %a) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<64xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %c: vector<16xf32>) {
  %0 = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%s * %a) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<128xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %c: vector<16xf32>) {
  %0 = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%s * %a) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<128xf4E2M1FN>, %b: vector<64xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %c: vector<16xf32>) {
  %0 = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%s * %b) + %c {a_first_scale_lane = 16 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<64xf8E5M2>, %s: vector<4xf8E4M3FN>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%s * %a) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E4M3FN>, vector<64xf8E5M2>, vector<4xf8E4M3FN>, vector<64xf8E5M2>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<64xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E4M3FN>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %a) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<64xf4E2M1FN>, %b: vector<64xf8E5M2>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E4M3FN>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E4M3FN>, vector<64xf8E5M2>, vector<8xf32>
  return
}

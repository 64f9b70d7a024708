func.func @f(%x: f32, %e: vector<4xf8E5M2>) {
  %0 = amdgpu.packed_trunc_2xfp8 %x, undef into %e[word 0] : f32 to vector<4xf8E4M3FN> into vector<4xf8E5M2>
  return
}
// -----
func.func @f(%x: f32, %v: vector<2xf32>, %e: vector<4xf8E5M2>) {
  %0 = amdgpu.packed_scaled_trunc %v into %e[0], %x : vector<2xf32> to vector<8xf4E2M1FN> into vector<4xf8E5M2>
  return
}
// -----
func.func @f(%x: f32, %i: i32, %e: vector<4xf8E5M2>) {
  %0 = amdgpu.packed_stoch_round_fp8 %x + %i into %e[0] : f32 to vector<4xf8E4M3FN> into vector<4xf8E5M2>
  return
}
// -----
func.func @f(%v: vector<8xf8E5M2>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %v scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(2) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}
// -----
func.func @f(%v: vector<8xf8E5M2>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %v scale(%s) blockSize(16) firstScaleLane(16) firstScaleByte(0) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}
// -----
func.func @f(%v: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %v scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(2) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}
// -----
func.func @f(%v: vector<16xf6E2M3FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %v scale(%s) blockSize(32) firstScaleLane(0) firstScaleByte(1) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<16xf32>
  return
}
// -----
func.func @f(%v: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %v scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(0) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<16xf32>
  return
}
// -----
func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i quad_perm([0, 1, 2]) : i32
  return
}
// -----
func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i quad_perm([0, 1, 4, 3]) : i32
  return
}
// -----
func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i row_shl : i32
  return
}
// -----
func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i row_shr(0 : i32) : i32
  return
}
// -----
func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i row_ror(16 : i32) : i32
  return
}
// -----
func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i wave_shl(1 : i32) : i32
  return
}
// -----
func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i row_mirror([1]) : i32
  return
}
// -----
func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i row_bcast_15("x") : i32
  return
}
// -----
func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i sideways : i32
  return
}
// -----
func.func @f(%i: i128) {
  %0 = amdgpu.dpp %i %i row_mirror : i128
  return
}
// -----
func.func @f(%i: i32) {
  %0 = amdgpu.permlane_swap %i 8 : i32
  return
}
// -----
func.func @f(%m: memref<8xi32, affine_map<(d) -> (d mod 2)>>) {
  %0 = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<8xi32, affine_map<(d) -> (d mod 2)>> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%m: memref<8xi32>) {
  %0 = "amdgpu.fat_raw_buffer_cast"(%m) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<8xi32>) -> memref<8xi32>
  return
}
// -----
func.func @f(%m: memref<8xi32>) {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<8xi32> to memref<8xi32, 7>
  return
}
// -----
func.func @f(%m: memref<8xi32, 3>) {
  %0 = amdgpu.fat_raw_buffer_cast %m boundsCheck(true) boundsCheck(false) : memref<8xi32, 3> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%m: memref<8xi32, 3>, %i: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<8xi32, 3>, i32 -> i32
  return
}
// -----
func.func @f(%m: memref<8xi32, #gpu.address_space<workgroup>>, %i: i32) {
  amdgpu.raw_buffer_store %i -> %m[%i] : i32 -> memref<8xi32, #gpu.address_space<workgroup>>, i32
  return
}
// -----
func.func @f(%m: memref<8xi32>, %i: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i, %i] : memref<8xi32>, i32, i32 -> i32
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %i: i32, %x: f32) {
  amdgpu.raw_buffer_atomic_fadd %x -> %m[%i] : f32 -> memref<8x8xf32>, i32
  return
}
// -----
func.func @f(%m: memref<8x8xf32, 5>, %i: i32, %x: f32) {
  amdgpu.raw_buffer_atomic_fmax %x -> %m[%i, %i] : f32 -> memref<8x8xf32, 5>, i32, i32
  return
}
// -----
func.func @f(%m: memref<8xi32, "global">, %i: i32) {
  amdgpu.raw_buffer_atomic_smax %i -> %m[%i] : i32 -> memref<8xi32, "global">, i32
  return
}
// -----
func.func @f(%m: memref<8xi32>, %i: i32) {
  amdgpu.raw_buffer_atomic_umin %i -> %m[%i, %i] : i32 -> memref<8xi32>, i32, i32
  return
}
// -----
func.func @f(%m: memref<8x8xi32>, %i: i32) {
  %0 = amdgpu.raw_buffer_atomic_cmpswap %i, %i -> %m[%i] : i32 -> memref<8x8xi32>, i32
  return
}
// -----
func.func @f(%g: memref<32xf16, 1>, %w: memref<32xf16, strided<[2]>, 3>, %i: index) {
  amdgpu.gather_to_lds %g[%i], %w[%i] : vector<2xf16>, memref<32xf16, 1>, memref<32xf16, strided<[2]>, 3>
  return
}
// -----
func.func @f(%g: memref<32xf16, 1>, %w: memref<32xf32, 3>, %i: index) {
  amdgpu.gather_to_lds %g[%i], %w[%i] : vector<2xf16>, memref<32xf16, 1>, memref<32xf32, 3>
  return
}
// -----
func.func @f(%g: memref<32xf16, 1>, %w: memref<32xf16, 3>, %i: index) {
  amdgpu.gather_to_lds %g[%i], %w[%i] : vector<4xf16>, memref<32xf16, 1>, memref<32xf16, 3>
  return
}
// -----
func.func @f(%g: memref<32xf16, 3>, %w: memref<32xf16, 3>, %i: index) {
  amdgpu.gather_to_lds %g[%i], %w[%i] : vector<2xf16>, memref<32xf16, 3>, memref<32xf16, 3>
  return
}
// -----
func.func @f(%g: memref<32xf16, 1>, %w: memref<32xf16, 1>, %i: index) {
  amdgpu.gather_to_lds %g[%i], %w[%i] : vector<2xf16>, memref<32xf16, 1>, memref<32xf16, 1>
  return
}
// -----
func.func @f(%m: memref<32xf16, 1>, %i: index) {
  %0 = amdgpu.transpose_load %m[%i] : memref<32xf16, 1> -> vector<4xf16>
  return
}
// -----
func.func @f(%m: memref<32xf32, 3>, %i: index) {
  %0 = amdgpu.transpose_load %m[%i] : memref<32xf32, 3> -> vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<32xf16, 3>, %i: index) {
  %0 = amdgpu.transpose_load %m[%i] : memref<32xf16, 3> -> vector<8xf16>
  return
}
// -----
func.func @f(%m: memref<32xi8, 3>, %i: index) {
  %0 = amdgpu.transpose_load %m[%i] : memref<32xi8, 3> -> vector<4xi8>
  return
}
// -----
func.func @f(%m: memref<8xf16, 1>, %l: memref<8x8xf16, 3>, %i: index) {
  "amdgpu.gather_to_lds"(%m, %l, %i, %i) <{operandSegmentSizes = array<i32: 0, 0, 2, 2>, transferType = f16}> : (memref<8xf16, 1>, memref<8x8xf16, 3>, index, index) -> ()
  return
}

func.func @f(%i: i32) {
  %0 = amdgpu.dpp  %i quad_perm([0, 1, 2, 3]) : i32
  return
}
// -----
func.func @f(%i: i32) {
  %0 = amdgpu.dpp %undefined %i quad_perm([0, 1, 2, 3]) : i32
  return
}
// -----
func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i ([0, 1, 2, 3]) : i32
  return
}
// -----
func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i i7([0, 1, 2, 3]) : i32
  return
}
// -----
func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i quad_perm[0, 1, 2, 3]) : i32
  return
}
// -----
func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i quad_perm(0, 1, 2, 3]) : i32
  return
}
// -----
func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i quad_perm([, 1, 2, 3]) : i32
  return
}
// -----
func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i quad_perm([-1, 1, 2, 3]) : i32
  return
}
// -----
func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i quad_perm([0 1, 2, 3]) : i32
  return
}
// -----
func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i quad_perm([0, 1, 2, 3]) : 
  return
}
// -----
func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i quad_perm([0, 1, 2, 3]) : i7
  return
}
// -----
func.func @f(%f: f32) {
  %1 = amdgpu.dpp %f %f row_shl(-1 : i32) : f32
  return
}
// -----
func.func @f(%f: f32) {
  %1 = amdgpu.dpp %f %f row_shl(1 : i7) : f32
  return
}
// -----
func.func @f(%f: f32) {
  %1 = amdgpu.dpp %f %f row_shl(1 : tuple<>) : f32
  return
}
// -----
func.func @f(%f: f32) {
  %1 = amdgpu.dpp %f %f row_shl(1 : i32) : i7
  return
}
// -----
func.func @f(%f: f16) {
  %2 = amdgpu.permlane_swap %f -1 : f16
  return
}
// -----
func.func @f(%w: vector<2xf32>) {
  %3 = amdgpu.permlane_swap %w  {fetch_inactive = true, bound_ctrl = true} : vector<2xf32>
  return
}
// -----
func.func @f(%w: vector<2xf32>) {
  %3 = amdgpu.permlane_swap %w 32 { = true, bound_ctrl = true} : vector<2xf32>
  return
}
// -----
func.func @f(%w: vector<2xf32>) {
  %3 = amdgpu.permlane_swap %w 32 {tuple<> = true, bound_ctrl = true} : vector<2xf32>
  return
}
// -----
func.func @f(%w: vector<2xf32>) {
  %3 = amdgpu.permlane_swap %w 32 {fetch_inactive = i7, bound_ctrl = true} : vector<2xf32>
  return
}
// -----
func.func @f(%w: vector<2xf32>) {
  %3 = amdgpu.permlane_swap %w 32 {fetch_inactive = true, bound_ctrl = i7} : vector<2xf32>
  return
}
// -----
func.func @f(%w: vector<2xf32>) {
  %3 = amdgpu.permlane_swap %w 32 {fetch_inactive = true, bound_ctrl = true} : i7<2xf32>
  return
}
// -----
func.func @f(%w: vector<2xf32>) {
  %3 = amdgpu.permlane_swap %w 32 {fetch_inactive = true, bound_ctrl = true} : vector@x2xf32>
  return
}
// -----
func.func @f(%w: vector<2xf32>) {
  %3 = amdgpu.permlane_swap %w 32 {fetch_inactive = true, bound_ctrl = true} : vector<2>
  return
}
// -----
func.func @f(%w: vector<2xf32>) {
  %3 = amdgpu.permlane_swap %w 32 {fetch_inactive = true, bound_ctrl = true} : vector<2xf32
  return
}
// -----
func.func @f() {
  amdgpu.sched_barrier  = <none>
  return
}
// -----
func.func @f() {
  amdgpu.sched_barrier allow  <none>
  return
}
// -----
func.func @f() {
  amdgpu.sched_barrier allow = none>
  return
}
// -----
func.func @f() {
  amdgpu.sched_barrier allow = <>
  return
}
// -----
func.func @f() {
  amdgpu.sched_barrier allow = <i7>
  return
}
// -----
func.func @f() {
  amdgpu.sched_barrier allow = <none
  return
}
// -----
func.func @f() {
  amdgpu.memory_counter_wait (1)
  return
}
// -----
func.func @f() {
  amdgpu.memory_counter_wait tuple<>(1)
  return
}
// -----
func.func @f() {
  amdgpu.memory_counter_wait load@x1)
  return
}
// -----
func.func @f(%s: f8E5M2) {
  %0 = amdgpu.ext_packed_fp8 %s0] : f8E5M2 to f32
  return
}
// -----
func.func @f(%s: f8E5M2) {
  %0 = amdgpu.ext_packed_fp8 %s[-1] : f8E5M2 to f32
  return
}
// -----
func.func @f(%s: f8E5M2) {
  %0 = amdgpu.ext_packed_fp8 %s[0 : f8E5M2 to f32
  return
}
// -----
func.func @f(%s: f8E5M2) {
  %0 = amdgpu.ext_packed_fp8 %s[0] : i7 to f32
  return
}
// -----
func.func @f(%s: f8E5M2) {
  %0 = amdgpu.ext_packed_fp8 %s[0] : f8E5M2  f32
  return
}
// -----
func.func @f(%s: f8E5M2) {
  %0 = amdgpu.ext_packed_fp8 %s[0] : f8E5M2 to i7
  return
}
// -----
func.func @f(%e8: vector<8xf8E5M2>, %scale: vector<4xf8E8M0FNU>) {
  %3 = amdgpu.scaled_ext_packed_matrix %e8 (%scale) blockSize(16) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}
// -----
func.func @f(%e8: vector<8xf8E5M2>, %scale: vector<4xf8E8M0FNU>) {
  %3 = amdgpu.scaled_ext_packed_matrix %e8 scale(%scale) blockSize(-1) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}
// -----
func.func @f(%e8: vector<8xf8E5M2>, %scale: vector<4xf8E8M0FNU>) {
  %3 = amdgpu.scaled_ext_packed_matrix %e8 scale(%scale) blockSize(16) firstScaleLane(-1) firstScaleByte(0) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}
// -----
func.func @f(%e8: vector<8xf8E5M2>, %scale: vector<4xf8E8M0FNU>) {
  %3 = amdgpu.scaled_ext_packed_matrix %e8 scale(%scale) blockSize(16) firstScaleLane(0) firstScaleByte(-1) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}
// -----
func.func @f(%e8: vector<8xf8E5M2>, %scale: vector<4xf8E8M0FNU>) {
  %3 = amdgpu.scaled_ext_packed_matrix %e8 scale(%scale) blockSize(16) firstScaleLane(0) firstScaleByte(0) : i7<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}
// -----
func.func @f(%e8: vector<8xf8E5M2>, %scale: vector<4xf8E8M0FNU>) {
  %3 = amdgpu.scaled_ext_packed_matrix %e8 scale(%scale) blockSize(16) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E5M2>, i7<4xf8E8M0FNU> -> vector<8xf32>
  return
}
// -----
func.func @f(%e8: vector<8xf8E5M2>, %scale: vector<4xf8E8M0FNU>) {
  %3 = amdgpu.scaled_ext_packed_matrix %e8 scale(%scale) blockSize(16) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E5M2>, vector<4xf8E8M0FNU>  vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<4xf8E4M3FN>, %x: f32) {
  %9 = amdgpu.scaled_ext_packed %a[-1], %x : vector<4xf8E4M3FN> to vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<4xf8E4M3FN>, %x: f32) {
  %9 = amdgpu.scaled_ext_packed %a[1], %x : i7<4xf8E4M3FN> to vector<2xf32>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = amdgpu.packed_trunc_2xfp8 %x,  into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = amdgpu.packed_trunc_2xfp8 %x, undef into undef[word -1] : f32 to vector<4xf8E5M2FNUZ>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = amdgpu.packed_trunc_2xfp8 %x, undef into undef[word 0] : i7 to vector<4xf8E5M2FNUZ>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = amdgpu.packed_trunc_2xfp8 %x, undef into undef[word 0] : f32 to i7<4xf8E5M2FNUZ>
  return
}
// -----
func.func @f(%x: f32, %v1: vector<1xf16>) {
  %4 = amdgpu.packed_scaled_trunc %v1  undef[0], %x : vector<1xf16> to vector<4xf8E5M2>
  return
}
// -----
func.func @f(%x: f32, %v1: vector<1xf16>) {
  %4 = amdgpu.packed_scaled_trunc %v1 into undef[0], %x : i7<1xf16> to vector<4xf8E5M2>
  return
}
// -----
func.func @f(%x: f32, %v2: vector<2xf32>, %m: vector<4xf8E4M3FN>) {
  %5 = amdgpu.packed_scaled_trunc %v2 into %m[1], %x : vector<2xf32> to i7<4xf8E4M3FN> into vector<4xf8E4M3FN>
  return
}
// -----
func.func @f(%x: f32, %v2: vector<2xf32>, %m: vector<4xf8E4M3FN>) {
  %5 = amdgpu.packed_scaled_trunc %v2 into %m[1], %x : vector<2xf32> to vector<4xf8E4M3FN> into i7<4xf8E4M3FN>
  return
}
// -----
func.func @f(%x: f32, %i: i32) {
  %7 = amdgpu.packed_stoch_round_fp8 %x  %i into undef[0] : f32 to vector<4xf8E5M2>
  return
}
// -----
func.func @f(%x: f32, %i: i32) {
  %7 = amdgpu.packed_stoch_round_fp8 %x + %i  undef[0] : f32 to vector<4xf8E5M2>
  return
}
// -----
func.func @f(%x: f32, %i: i32) {
  %7 = amdgpu.packed_stoch_round_fp8 %x + %i into undef[-1] : f32 to vector<4xf8E5M2>
  return
}
// -----
func.func @f(%x: f32, %i: i32) {
  %7 = amdgpu.packed_stoch_round_fp8 %x + %i into undef[0] : i7 to vector<4xf8E5M2>
  return
}
// -----
func.func @f(%x: f32, %i: i32) {
  %7 = amdgpu.packed_stoch_round_fp8 %x + %i into undef[0] : f32 to i7<4xf8E5M2>
  return
}
// -----
func.func @f(%m: memref<8xi32>) {
  %0 = amdgpu.fat_raw_buffer_cast %m : i7<8xi32> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%m: memref<8xi32>) {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref@x8xi32> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%m: memref<8xi32>) {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<8xi32 to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%m: memref<8xi32>) {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<8xi32>  memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%m: memref<8xi32>) {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<8xi32> to memref<8xi32, #amdgpu.address_spacefat_raw_buffer>>
  return
}
// -----
func.func @f(%m: memref<8xi32>) {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<8xi32> to memref<8xi32, #amdgpu.address_space<>>
  return
}
// -----
func.func @f(%m: memref<8xi32>) {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<8xi32> to memref<8xi32, #amdgpu.address_space<i7>>
  return
}
// -----
func.func @f(%m: memref<8xi32>) {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<8xi32> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>
  return
}
// -----
func.func @f(%space: memref<8xi32, #gpu.address_space<global>>, %bytes: i64) {
  %1 = amdgpu.fat_raw_buffer_cast %space validBytes(%bytes) : memref<8xi32, #gpu.address_spaceglobal>> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%space: memref<8xi32, #gpu.address_space<global>>, %bytes: i64) {
  %1 = amdgpu.fat_raw_buffer_cast %space validBytes(%bytes) : memref<8xi32, #gpu.address_space<i7>> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32) {
  %0 = amdgpu.raw_buffer_load %m[] : memref<64xi32>, i32 -> i32
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i] : i7<64xi32>, i32 -> i32
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<64xi32>, i32 -> i7
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32) {
  %1 = amdgpu.raw_buffer_load {boundsCheck = i7} %m[%i] sgprOffset %i : memref<64xi32>, i32 -> vector<4xi32>
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32) {
  amdgpu.raw_buffer_store %i -> %m[] : i32 -> memref<64xi32>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32) {
  amdgpu.raw_buffer_store %i -> %m[%i] : i32 -> i7<64xi32>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32) {
  amdgpu.raw_buffer_store %i -> %m[%i] : i32 -> memref<64xi32> i32
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32, %vi: vector<4xi32>) {
  amdgpu.raw_buffer_store {boundsCheck = i7, indexOffset = 5 : i32} %vi -> %m[%i] sgprOffset %i : vector<4xi32> -> memref<64xi32>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32, %vi: vector<4xi32>) {
  amdgpu.raw_buffer_store {boundsCheck = false, indexOffset = 5 : i7} %vi -> %m[%i] sgprOffset %i : vector<4xi32> -> memref<64xi32>, i32
  return
}
// -----
func.func @f(%f: memref<?xf32, 1>, %i: i32, %x: f32) {
  amdgpu.raw_buffer_atomic_fadd %x -> %f[] : f32 -> memref<?xf32, 1>, i32
  return
}
// -----
func.func @f(%f: memref<?xf32, 1>, %i: i32, %x: f32) {
  amdgpu.raw_buffer_atomic_fadd %x -> %f[%i] : i7 -> memref<?xf32, 1>, i32
  return
}
// -----
func.func @f(%f: memref<?xf32, 1>, %i: i32, %x: f32) {
  amdgpu.raw_buffer_atomic_fadd %x -> %f[%i] : f32 -> i7<?xf32, 1>, i32
  return
}
// -----
func.func @f(%f: memref<?xf32, 1>, %i: i32, %x: f32) {
  amdgpu.raw_buffer_atomic_fadd %x -> %f[%i] : f32 -> memref<?xf32, >, i32
  return
}
// -----
func.func @f(%f: memref<?xf32, 1>, %i: i32, %x: f32) {
  amdgpu.raw_buffer_atomic_fadd %x -> %f[%i] : f32 -> memref<?xf32, 1, i32
  return
}
// -----
func.func @f(%n: memref<4x4xf16, #gpu.address_space<global>>, %i: i32, %v: vector<2xf16>) {
  amdgpu.raw_buffer_atomic_fadd {boundsCheck = i7, indexOffset = 1 : i32} %v -> %n[%i, %i] sgprOffset %i : vector<2xf16> -> memref<4x4xf16, #gpu.address_space<global>>, i32, i32
  return
}
// -----
func.func @f(%n: memref<4x4xf16, #gpu.address_space<global>>, %i: i32, %v: vector<2xf16>) {
  amdgpu.raw_buffer_atomic_fadd {boundsCheck = false, indexOffset = 1 : i7} %v -> %n[%i, %i] sgprOffset %i : vector<2xf16> -> memref<4x4xf16, #gpu.address_space<global>>, i32, i32
  return
}
// -----
func.func @f(%n: memref<4x4xf16, #gpu.address_space<global>>, %i: i32, %v: vector<2xf16>) {
  amdgpu.raw_buffer_atomic_fadd {boundsCheck = false, indexOffset = 1 : i32} %v -> %n[%i, %i] sgprOffset %i : vector<2xf16> -> memref<4x4xf16, #gpu.address_space<global>>, i32 i32
  return
}
// -----
func.func @f(%f: memref<?xf32, 1>, %i: i32, %x: f32) {
  amdgpu.raw_buffer_atomic_fmax %x -> %f[] sgprOffset %i : f32 -> memref<?xf32, 1>, i32
  return
}
// -----
func.func @f(%f: memref<?xf32, 1>, %i: i32, %x: f32) {
  amdgpu.raw_buffer_atomic_fmax %x -> %f[%i] sgprOffset %i : f32 -> i7<?xf32, 1>, i32
  return
}
// -----
func.func @f(%d: memref<?xf64>, %i: i32, %y: f64) {
  amdgpu.raw_buffer_atomic_fmax {boundsCheck = i7} %y -> %d[%i] : f64 -> memref<?xf64>, i32
  return
}
// -----
func.func @f(%d: memref<?xf64>, %i: i32, %y: f64) {
  amdgpu.raw_buffer_atomic_fmax {boundsCheck = false} %y -> %d[%i] : i7 -> memref<?xf64>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32) {
  amdgpu.raw_buffer_atomic_smax %i -> %m[] : i32 -> memref<64xi32>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32) {
  amdgpu.raw_buffer_atomic_smax %i -> %m[%i] : tuple<> -> memref<64xi32>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32) {
  amdgpu.raw_buffer_atomic_smax %i -> %m[%i] : i32 -> i7<64xi32>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32) {
  amdgpu.raw_buffer_atomic_smax {indexOffset = 2 : i7} %i -> %m[%i] sgprOffset %i : i32 -> memref<64xi32>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32) {
  amdgpu.raw_buffer_atomic_umin %i -> %m[] : i32 -> memref<64xi32>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32) {
  amdgpu.raw_buffer_atomic_umin %i -> %m[%i] : tuple<> -> memref<64xi32>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32) {
  amdgpu.raw_buffer_atomic_umin %i -> %m[%i] : i32 -> i7<64xi32>, i32
  return
}
// -----
func.func @f(%n: memref<4x4xf16, #gpu.address_space<global>>, %i: i32) {
  amdgpu.raw_buffer_atomic_umin {boundsCheck = i7} %i -> %n[%i, %i] sgprOffset %i : i32 -> memref<4x4xf16, #gpu.address_space<global>>, i32, i32
  return
}
// -----
func.func @f(%n: memref<4x4xf16, #gpu.address_space<global>>, %i: i32) {
  amdgpu.raw_buffer_atomic_umin {boundsCheck = false} %i -> %n[%i, %i] sgprOffset %i : i32 -> memref<4x4xf16, #gpu.address_space<global>>, i32 i32
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32) {
  %4 = amdgpu.raw_buffer_atomic_cmpswap %i, %i -> %m[] : i32 -> memref<64xi32>, i32
  return
}
// -----
func.func @f(%m: memref<64xi32>, %i: i32) {
  %4 = amdgpu.raw_buffer_atomic_cmpswap %i, %i -> %m[%i] : i32 -> i7<64xi32>, i32
  return
}
// -----
func.func @f(%n: memref<4x4xf16, #gpu.address_space<global>>, %i: i32, %h: f16) {
  %5 = amdgpu.raw_buffer_atomic_cmpswap {boundsCheck = i7, indexOffset = 3 : i32} %h, %h -> %n[%i, %i] sgprOffset %i : f16 -> memref<4x4xf16, #gpu.address_space<global>>, i32, i32
  return
}
// -----
func.func @f(%n: memref<4x4xf16, #gpu.address_space<global>>, %i: i32, %h: f16) {
  %5 = amdgpu.raw_buffer_atomic_cmpswap {boundsCheck = false, indexOffset = 3 : i7} %h, %h -> %n[%i, %i] sgprOffset %i : f16 -> memref<4x4xf16, #gpu.address_space<global>>, i32, i32
  return
}
// -----
func.func @f(%n: memref<4x4xf16, #gpu.address_space<global>>, %i: i32, %h: f16) {
  %5 = amdgpu.raw_buffer_atomic_cmpswap {boundsCheck = false, indexOffset = 3 : i32} %h, %h -> %n[%i, %i] sgprOffset %i : i7 -> memref<4x4xf16, #gpu.address_space<global>>, i32, i32
  return
}
// -----
func.func @f(%n: memref<4x4xf16, #gpu.address_space<global>>, %i: i32, %h: f16) {
  %5 = amdgpu.raw_buffer_atomic_cmpswap {boundsCheck = false, indexOffset = 3 : i32} %h, %h -> %n[%i, %i] sgprOffset %i : f16 -> memref<4x4xf16, #gpu.address_space<global>>, i32 i32
  return
}
// -----
func.func @f(%g: memref<32x72xf16, #gpu.address_space<global>>, %w: memref<64x128xf16, #gpu.address_space<workgroup>>, %i: index) {
  amdgpu.gather_to_lds %g[%i, %i], %w[%i, %i] : vector<8xf16>, i7<32x72xf16, #gpu.address_space<global>>, memref<64x128xf16, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @f(%g: memref<32x72xf16, #gpu.address_space<global>>, %w: memref<64x128xf16, #gpu.address_space<workgroup>>, %i: index) {
  amdgpu.gather_to_lds %g[%i, %i], %w[%i, %i] : vector<8xf16>, memref<32x72xf16, #gpu.address_space<global>>, memref<64x128xf16, #gpu.address_spaceworkgroup>>
  return
}
// -----
func.func @f(%p: memref<32xi8, 1>, %l: memref<32xi8, 3>, %i: index) {
  amdgpu.gather_to_lds %p[%i], %l[%i] : vector<12xi8>, memref<32xi8, -1>, memref<32xi8, 3>
  return
}
// -----
func.func @f(%p: memref<32xi8, 1>, %l: memref<32xi8, 3>, %i: index) {
  amdgpu.gather_to_lds %p[%i], %l[%i] : vector<12xi8>, memref<32xi8, 1>, memref<32xi8, -1>
  return
}
// -----
func.func @f(%b: memref<64xi8, 3>, %i: index) {
  %0 = amdgpu.transpose_load %b[%i] : i7<64xi8, 3> -> vector<8xi8>
  return
}
// -----
func.func @f(%b: memref<64xi8, 3>, %i: index) {
  %0 = amdgpu.transpose_load %b[%i] : memref<64xi8, -1> -> vector<8xi8>
  return
}
// -----
func.func @f(%f: f32, %s32: vector<32xf32>) {
  %0 = amdgpu.mfma x32x1 %f * %f + %s32 {abid = 1 : i32, blocks = 2 : i32, cbsz = 1 : i32} blgp = bcast_second_32 : f32, f32, vector<32xf32>
  return
}
// -----
func.func @f(%f: f32, %s32: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %f  %f + %s32 {abid = 1 : i32, blocks = 2 : i32, cbsz = 1 : i32} blgp = bcast_second_32 : f32, f32, vector<32xf32>
  return
}
// -----
func.func @f(%f: f32, %s32: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %f * %f + %s32 abid = 1 : i32, blocks = 2 : i32, cbsz = 1 : i32} blgp = bcast_second_32 : f32, f32, vector<32xf32>
  return
}
// -----
func.func @f(%f: f32, %s32: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %f * %f + %s32 {abid = -1 : i32, blocks = 2 : i32, cbsz = 1 : i32} blgp = bcast_second_32 : f32, f32, vector<32xf32>
  return
}
// -----
func.func @f(%f: f32, %s32: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %f * %f + %s32 {abid = 1 : i7, blocks = 2 : i32, cbsz = 1 : i32} blgp = bcast_second_32 : f32, f32, vector<32xf32>
  return
}
// -----
func.func @f(%f: f32, %s32: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %f * %f + %s32 {abid = 1 : i32, i7 = 2 : i32, cbsz = 1 : i32} blgp = bcast_second_32 : f32, f32, vector<32xf32>
  return
}
// -----
func.func @f(%f: f32, %s32: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %f * %f + %s32 {abid = 1 : i32, blocks = -1 : i32, cbsz = 1 : i32} blgp = bcast_second_32 : f32, f32, vector<32xf32>
  return
}
// -----
func.func @f(%f: f32, %s32: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %f * %f + %s32 {abid = 1 : i32, blocks = 2 : i32, cbsz = 1 : i7} blgp = bcast_second_32 : f32, f32, vector<32xf32>
  return
}
// -----
func.func @f(%f: f32, %s32: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %f * %f + %s32 {abid = 1 : i32, blocks = 2 : i32, cbsz = 1 : i32} blgp =  : f32, f32, vector<32xf32>
  return
}
// -----
func.func @f(%f: f32, %s32: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %f * %f + %s32 {abid = 1 : i32, blocks = 2 : i32, cbsz = 1 : i32} blgp = i7 : f32, f32, vector<32xf32>
  return
}
// -----
func.func @f(%f: f32, %s32: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %f * %f + %s32 {abid = 1 : i32, blocks = 2 : i32, cbsz = 1 : i32} blgp = bcast_second_32 : f32, f32, i7<32xf32>
  return
}
// -----
func.func @f(%f: f32, %s4: vector<4xf32>) {
  %1 = amdgpu.mfma 16x16x4 %f * %f + %s4 blgp = none : f32, f32, i7<4xf32>
  return
}
// -----
func.func @f(%m32: vector<32xf8E4M3FN>, %e: f8E8M0FNU, %s4: vector<4xf32>) {
  %0 = amdgpu.scaled_mfma x16x128 (%e[0] * %m32) * (%e[3] * %m32) + %s4 : f8E8M0FNU, vector<32xf8E4M3FN>, f8E8M0FNU, vector<32xf8E4M3FN>, vector<4xf32>
  return
}
// -----
func.func @f(%m32: vector<32xf8E4M3FN>, %e: f8E8M0FNU, %s4: vector<4xf32>) {
  %0 = amdgpu.scaled_mfma 16x16x128 (%e[-1] * %m32) * (%e[3] * %m32) + %s4 : f8E8M0FNU, vector<32xf8E4M3FN>, f8E8M0FNU, vector<32xf8E4M3FN>, vector<4xf32>
  return
}
// -----
func.func @f(%m32: vector<32xf8E4M3FN>, %e: f8E8M0FNU, %s4: vector<4xf32>) {
  %0 = amdgpu.scaled_mfma 16x16x128 (%e[0] * %m32) * (%e[-1] * %m32) + %s4 : f8E8M0FNU, vector<32xf8E4M3FN>, f8E8M0FNU, vector<32xf8E4M3FN>, vector<4xf32>
  return
}
// -----
func.func @f(%m32: vector<32xf8E4M3FN>, %e: f8E8M0FNU, %s4: vector<4xf32>) {
  %0 = amdgpu.scaled_mfma 16x16x128 (%e[0] * %m32) * (%e[3] * %m32) + %s4 : i7, vector<32xf8E4M3FN>, f8E8M0FNU, vector<32xf8E4M3FN>, vector<4xf32>
  return
}
// -----
func.func @f(%h4: vector<4xf16>, %h8: vector<8xf16>, %k4: vector<4xi8>, %s4: vector<4xf32>) {
  %0 = amdgpu.sparse_mfma x16x32 %h4 * %h8 + %s4 sparse(%k4 : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}
// -----
func.func @f(%h4: vector<4xf16>, %h8: vector<8xf16>, %k4: vector<4xi8>, %s4: vector<4xf32>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %h4 * %h8 + %s4 (%k4 : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}
// -----
func.func @f(%b8: vector<8xbf16>, %b16: vector<16xbf16>, %k4: vector<4xi8>, %s16: vector<16xf32>) {
  %1 = amdgpu.sparse_mfma 32x32x32 %b8 * %b16 + %s16 sparse(%k4 : vector<4xi8>) {abid = -1 : i32} : vector<8xbf16>, vector<16xbf16>, vector<16xf32>
  return
}
// -----
func.func @f(%b8: vector<8xbf16>, %b16: vector<16xbf16>, %k4: vector<4xi8>, %s16: vector<16xf32>) {
  %1 = amdgpu.sparse_mfma 32x32x32 %b8 * %b16 + %s16 sparse(%k4 : vector<4xi8>) {abid = 3 : i7} : vector<8xbf16>, vector<16xbf16>, vector<16xf32>
  return
}
// -----
func.func @f(%b8: vector<8xbf16>, %b16: vector<16xbf16>, %k4: vector<4xi8>, %s16: vector<16xf32>) {
  %1 = amdgpu.sparse_mfma 32x32x32 %b8 * %b16 + %s16 sparse(%k4 : vector<4xi8>) {abid = 3 : i32} : vector<8xbf16>, vector<16xbf16>, i7<16xf32>
  return
}
// -----
func.func @f(%h16: vector<16xf16>, %s8: vector<8xf32>) {
  %0 = amdgpu.wmma x16x16 %h16 * %h16 + %s8 : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}
// -----
func.func @f(%h16: vector<16xf16>, %s8: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %h16 * %h16 + %s8 : vector<16xf16>, vector<16xf16>, i7<8xf32>
  return
}
// -----
func.func @f(%h16: vector<16xf16>, %r16: vector<16xf16>) {
  %1 = amdgpu.wmma 16x16x16 %h16 * %h16 + %r16 {subwordOffset = -1 : i32} : vector<16xf16>, vector<16xf16>, vector<16xf16>
  return
}
// -----
func.func @f(%h16: vector<16xf16>, %r16: vector<16xf16>) {
  %1 = amdgpu.wmma 16x16x16 %h16 * %h16 + %r16 {subwordOffset = 1 : i32} : vector<16xf16>, vector<16xf16>, i7<16xf16>
  return
}
// -----
func.func @f(%e64: vector<64xf8E5M2>, %m64: vector<64xf8E4M3FN>, %p4: vector<4xf8E8M0FNU>, %s8: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma x16x128 (%p4 * %e64) * (%p4 * %m64) + %s8 {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  return
}
// -----
func.func @f(%e64: vector<64xf8E5M2>, %m64: vector<64xf8E4M3FN>, %p4: vector<4xf8E8M0FNU>, %s8: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%p4 * %e64) * (%p4 * %m64) + %s8 {i7 = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  return
}
// -----
func.func @f(%e64: vector<64xf8E5M2>, %m64: vector<64xf8E4M3FN>, %p4: vector<4xf8E8M0FNU>, %s8: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%p4 * %e64) * (%p4 * %m64) + %s8 {a_first_scale_lane = -1 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  return
}
// -----
func.func @f(%e64: vector<64xf8E5M2>, %m64: vector<64xf8E4M3FN>, %p4: vector<4xf8E8M0FNU>, %s8: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%p4 * %e64) * (%p4 * %m64) + %s8 {a_first_scale_lane = 0 : i32, i7 = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  return
}
// -----
func.func @f(%e64: vector<64xf8E5M2>, %m64: vector<64xf8E4M3FN>, %p4: vector<4xf8E8M0FNU>, %s8: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%p4 * %e64) * (%p4 * %m64) + %s8 {a_first_scale_lane = 0 : i32, b_first_scale_lane = -1 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  return
}
// -----
func.func @f(%e64: vector<64xf8E5M2>, %m64: vector<64xf8E4M3FN>, %p4: vector<4xf8E8M0FNU>, %s8: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%p4 * %e64) * (%p4 * %m64) + %s8 {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : i7<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  return
}
// -----
func.func @f(%g: memref<8xi32, 1>, %l: memref<8xi32, 3>, %i: index) {
  %0 = amdgpu.make_dma_base %g[%i], %l[%i] : i7<8xi32, 1>, memref<8xi32, 3> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%g: memref<8xi32, 1>, %l: memref<8xi32, 3>, %i: index) {
  %0 = amdgpu.make_dma_base %g[%i], %l[%i] : memref<8xi32, -1>, memref<8xi32, 3> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%g: memref<8xi32, 1>, %l: memref<8xi32, 3>, %i: index) {
  %0 = amdgpu.make_dma_base %g[%i], %l[%i] : memref<8xi32, 1>, memref<8xi32, 3> -> !amdgpu.tdm_basei32>
  return
}
// -----
func.func @f(%g: memref<8xi32, 1>, %l: memref<8xi32, 3>, %i: index) {
  %0 = amdgpu.make_dma_base %g[%i], %l[%i] : memref<8xi32, 1>, memref<8xi32, 3> -> !amdgpu.tdm_base<i32
  return
}
// -----
func.func @f(%g: memref<8xi32, 1>, %l: memref<8xi32, 3>, %i: index) {
  %2 = amdgpu.make_gather_dma_base %g[%i], %l[%i] : i7<8xi32, 1>, memref<8xi32, 3> -> !amdgpu.tdm_gather_base<i32, i16>
  return
}
// -----
func.func @f(%g: memref<8xi32, 1>, %l: memref<8xi32, 3>, %i: index) {
  %2 = amdgpu.make_gather_dma_base %g[%i], %l[%i] : memref<8xi32, 1>, memref<8xi32, 3> -> !amdgpu.tdm_gather_basei32, i16>
  return
}
// -----
func.func @f(%g: memref<8xi32, 1>, %l: memref<8xi32, 3>, %i: index) {
  %2 = amdgpu.make_gather_dma_base %g[%i], %l[%i] : memref<8xi32, 1>, memref<8xi32, 3> -> !amdgpu.tdm_gather_base<i7, i16>
  return
}
// -----
func.func @f(%g: memref<8xi32, 1>, %l: memref<8xi32, 3>, %i: index) {
  %2 = amdgpu.make_gather_dma_base %g[%i], %l[%i] : memref<8xi32, 1>, memref<8xi32, 3> -> !amdgpu.tdm_gather_base<i32, i7>
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b  [0] globalStride [1] sharedSize [0] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize 0] globalStride [1] sharedSize [0] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [] globalStride [1] sharedSize [0] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [bad] globalStride [1] sharedSize [0] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [0 globalStride [1] sharedSize [0] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [0] globalStride [] sharedSize [0] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [0] globalStride [-1] sharedSize [0] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [0] globalStride [1] sharedSize [] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [0] globalStride [1] sharedSize [0] : !amdgpu.tdm_base<i32> -> i7
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %i13: vector<13xi16>) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%i13]  [64, 64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_gather_base<i32, i16>, vector<13xi16> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %i13: vector<13xi16>) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%i13] globalSize [, 64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_gather_base<i32, i16>, vector<13xi16> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%w: !amdgpu.tdm_gather_base<f64, i32>, %i8: vector<8xi32>, %n: index, %k: i32) {
  %1 = amdgpu.make_gather_dma_descriptor %w[%i8] globalSize [%n] globalStride [1] sharedSize [%n] padShared(%k every %k) : !amdgpu.tdm_gather_basef64, i32>, vector<8xi32> -> !amdgpu.tdm_descriptor
  return
}

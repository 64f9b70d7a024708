func.func @parallel(%i: i32, %f: f32, %h: f16, %l: i64) {
  %0 = amdgpu.dpp %i %i quad_perm([0, 1, 2, 3]) : i32
  %1 = amdgpu.dpp %f %f row_shl(1 : i32) : f32
  %2 = amdgpu.dpp %h %h row_shr(15 : i32) {row_mask = 1 : i32, bank_mask = 2 : i32, bound_ctrl = true} : f16
  %3 = amdgpu.dpp %l %l row_ror(3 : i32) {bound_ctrl = false} : i64
  %5 = amdgpu.dpp %i %i wave_shr(unit) : i32
  %6 = amdgpu.dpp %i %i wave_ror {row_mask = 15 : i32} : i32
  %7 = amdgpu.dpp %i %i wave_rol {note} : i32
  %8 = amdgpu.dpp %i %i row_mirror : i32
  %9 = amdgpu.dpp %i %i row_half_mirror : i32
  %10 = amdgpu.dpp %i %i row_bcast_15 : i32
  %11 = amdgpu.dpp %i %i row_bcast_31 : i32
  return
}

func.func @lanes(%i: i32, %f: f16, %v: vector<4xi8>, %w: vector<2xf32>) {
  %0 = amdgpu.swizzle_bitmode %i 1 2 4 : i32
  %1 = amdgpu.swizzle_bitmode %v 31 0 -1 {note} : vector<4xi8>
  %2 = amdgpu.permlane_swap %f 16 : f16
  %3 = amdgpu.permlane_swap %w 32 {fetch_inactive = true, bound_ctrl = true} : vector<2xf32>
  %4 = amdgpu.permlane_swap %i 32 {fetch_inactive = false} : i32
  return
}

func.func @waits() {
  amdgpu.lds_barrier
  amdgpu.lds_barrier {note}
  amdgpu.sched_barrier allow = <none>
  amdgpu.sched_barrier allow = <valu|all_vmem> {note}
  amdgpu.sched_barrier allow = <transcendental|ds_write|non_mem_non_sideffect>
  amdgpu.memory_counter_wait
  amdgpu.memory_counter_wait load(1)
  amdgpu.memory_counter_wait store(1) load(2)
  amdgpu.memory_counter_wait tensor(5) exp(4) ds(3) store(2) load(1) {note}
  return
}

func.func @extension(%s: f8E5M2, %a: vector<4xf8E4M3FN>, %u: vector<2xf8E5M2FNUZ>, %e8: vector<8xf8E5M2>, %m8: vector<8xf8E4M3FN>, %f4: vector<8xf4E2M1FN>, %f6: vector<16xf6E2M3FN>, %g6: vector<16xf6E3M2FN>, %scale: vector<4xf8E8M0FNU>, %x: f32) {
  %0 = amdgpu.ext_packed_fp8 %s[0] : f8E5M2 to f32
  %1 = amdgpu.ext_packed_fp8 %a[3] : vector<4xf8E4M3FN> to f32
  %2 = amdgpu.ext_packed_fp8 {note} %u[1] : vector<2xf8E5M2FNUZ> to vector<2xf32>
  %3 = amdgpu.scaled_ext_packed_matrix %e8 scale(%scale) blockSize(16) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  %4 = amdgpu.scaled_ext_packed_matrix {note} %m8 scale(%scale) blockSize(16) firstScaleLane(16) firstScaleByte(2) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf16>
  %5 = amdgpu.scaled_ext_packed_matrix %m8 scale(%scale) blockSize(32) firstScaleLane(16) firstScaleByte(3) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xbf16>
  %6 = amdgpu.scaled_ext_packed_matrix %f4 scale(%scale) blockSize(32) firstScaleLane(0) firstScaleByte(2) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  %7 = amdgpu.scaled_ext_packed_matrix %f6 scale(%scale) blockSize(16) firstScaleLane(0) firstScaleByte(1) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<16xf32>
  %8 = amdgpu.scaled_ext_packed_matrix %g6 scale(%scale) blockSize(32) firstScaleLane(0) firstScaleByte(0) : vector<16xf6E3M2FN>, vector<4xf8E8M0FNU> -> vector<16xbf16>
  %9 = amdgpu.scaled_ext_packed %a[1], %x : vector<4xf8E4M3FN> to vector<2xf32>
  %10 = amdgpu.scaled_ext_packed {note} %f4[7], %x : vector<8xf4E2M1FN> to vector<2xbf16>
  %11 = amdgpu.scaled_ext_packed %a[0], %x : vector<4xf8E4M3FN> to vector<2xf16>
  return
}

func.func @truncation(%x: f32, %i: i32, %e: vector<4xf8E5M2FNUZ>, %v1: vector<1xf16>, %v2: vector<2xf32>, %m: vector<4xf8E4M3FN>, %s: vector<8xf4E2M1FN>) {
  %0 = amdgpu.packed_trunc_2xfp8 %x, undef into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
  %1 = amdgpu.packed_trunc_2xfp8 %x, %x into undef[word 1] : f32 to vector<4xf8E4M3FNUZ>
  %2 = amdgpu.packed_trunc_2xfp8 %x, undef into %e[word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
  %3 = amdgpu.packed_trunc_2xfp8 {note} %x, %x into %m[word 0] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
  %4 = amdgpu.packed_scaled_trunc %v1 into undef[0], %x : vector<1xf16> to vector<4xf8E5M2>
  %5 = amdgpu.packed_scaled_trunc %v2 into %m[1], %x : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
  %6 = amdgpu.packed_scaled_trunc {note} %v2 into %s[7], %x : vector<2xf32> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
  %7 = amdgpu.packed_stoch_round_fp8 %x + %i into undef[0] : f32 to vector<4xf8E5M2>
  %8 = amdgpu.packed_stoch_round_fp8 {note} %x + %i into %m[3] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
  return
}

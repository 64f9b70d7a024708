func.func @f(%a0: tuple<>, %a1: i32) {
  %r = "amdgpu.dpp"(%a0, %a1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0, 1, 2, 3], row_mask = 15 : i32}> : (tuple<>, i32) -> i32
  return
}
// -----
func.func @f(%a0: i32) {
  %r = "amdgpu.dpp"(%a0) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0, 1, 2, 3], row_mask = 15 : i32}> : (i32) -> i32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32, %a2: i1) {
  %r = "amdgpu.dpp"(%a0, %a1, %a2) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0, 1, 2, 3], row_mask = 15 : i32}> : (i32, i32, i1) -> i32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  %r:2 = "amdgpu.dpp"(%a0, %a1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0, 1, 2, 3], row_mask = 15 : i32}> : (i32, i32) -> (i32, i1)
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  %r = "amdgpu.dpp"(%a0, %a1) <{bank_mask = unit, bound_ctrl = false, kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0, 1, 2, 3], row_mask = 15 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  %r = "amdgpu.dpp"(%a0, %a1) <{bank_mask = 0 : i7, bound_ctrl = false, kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0, 1, 2, 3], row_mask = 15 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  %r = "amdgpu.dpp"(%a0, %a1) <{bank_mask = 15 : i32, bound_ctrl = unit, kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0, 1, 2, 3], row_mask = 15 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  %r = "amdgpu.dpp"(%a0, %a1) <{bank_mask = 15 : i32, bound_ctrl = false, permArgument = [0, 1, 2, 3], row_mask = 15 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  %r = "amdgpu.dpp"(%a0, %a1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = unit, permArgument = [0, 1, 2, 3], row_mask = 15 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  %r = "amdgpu.dpp"(%a0, %a1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm quad_perm>, row_mask = 15 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  %r = "amdgpu.dpp"(%a0, %a1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm quad_perm>, permArgument = 0 : i7, row_mask = 15 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  %r = "amdgpu.dpp"(%a0, %a1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0, 1, 2, 3], row_mask = unit}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  %r = "amdgpu.dpp"(%a0, %a1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0, 1, 2, 3], row_mask = 0 : i7}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a0: f32, %a1: f32) {
  %r = "amdgpu.dpp"(%a0, %a1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm row_shl>, row_mask = 15 : i32}> : (f32, f32) -> f32
  return
}
// -----
func.func @f(%a0: f32, %a1: f32) {
  %r = "amdgpu.dpp"(%a0, %a1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm row_shl>, permArgument = -1 : i32, row_mask = 15 : i32}> : (f32, f32) -> f32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32) {
  %r = "amdgpu.dpp"(%a0, %a1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm wave_shr>, permArgument = -1 : i32, row_mask = 15 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a0: tuple<>) {
  %r = "amdgpu.swizzle_bitmode"(%a0) <{and_mask = 1 : i32, or_mask = 2 : i32, xor_mask = 4 : i32}> : (tuple<>) -> i32
  return
}
// -----
func.func @f(%a0: i1) {
  %r = "amdgpu.swizzle_bitmode"(%a0) <{and_mask = 1 : i32, or_mask = 2 : i32, xor_mask = 4 : i32}> : (i1) -> i32
  return
}
// -----
func.func @f(%a0: i32) {
  %r = "amdgpu.swizzle_bitmode"(%a0) <{and_mask = 1 : i32, or_mask = 2 : i32, xor_mask = 4 : i32}> : (i32) -> tuple<>
  return
}
// -----
func.func @f() {
  %r = "amdgpu.swizzle_bitmode"() <{and_mask = 1 : i32, or_mask = 2 : i32, xor_mask = 4 : i32}> : () -> i32
  return
}
// -----
func.func @f(%a0: i32) {
  %r = "amdgpu.swizzle_bitmode"(%a0) <{or_mask = 2 : i32, xor_mask = 4 : i32}> : (i32) -> i32
  return
}
// -----
func.func @f(%a0: i32) {
  %r = "amdgpu.swizzle_bitmode"(%a0) <{and_mask = unit, or_mask = 2 : i32, xor_mask = 4 : i32}> : (i32) -> i32
  return
}
// -----
func.func @f(%a0: i32) {
  %r = "amdgpu.swizzle_bitmode"(%a0) <{and_mask = 0 : i7, or_mask = 2 : i32, xor_mask = 4 : i32}> : (i32) -> i32
  return
}
// -----
func.func @f(%a0: i32) {
  %r = "amdgpu.swizzle_bitmode"(%a0) <{and_mask = 1 : i32, xor_mask = 4 : i32}> : (i32) -> i32
  return
}
// -----
func.func @f(%a0: i32) {
  %r = "amdgpu.swizzle_bitmode"(%a0) <{and_mask = 1 : i32, or_mask = unit, xor_mask = 4 : i32}> : (i32) -> i32
  return
}
// -----
func.func @f(%a0: i32) {
  %r = "amdgpu.swizzle_bitmode"(%a0) <{and_mask = 1 : i32, or_mask = 0 : i7, xor_mask = 4 : i32}> : (i32) -> i32
  return
}
// -----
func.func @f(%a0: i32) {
  %r = "amdgpu.swizzle_bitmode"(%a0) <{and_mask = 1 : i32, or_mask = 2 : i32}> : (i32) -> i32
  return
}
// -----
func.func @f(%a0: i32) {
  %r = "amdgpu.swizzle_bitmode"(%a0) <{and_mask = 1 : i32, or_mask = 2 : i32, xor_mask = unit}> : (i32) -> i32
  return
}
// -----
func.func @f(%a0: i32) {
  %r = "amdgpu.swizzle_bitmode"(%a0) <{and_mask = 1 : i32, or_mask = 2 : i32, xor_mask = 0 : i7}> : (i32) -> i32
  return
}
// -----
func.func @f(%a0: f16) {
  %r = "amdgpu.permlane_swap"(%a0) <{bound_ctrl = false, fetch_inactive = unit, row_length = 16 : i32}> : (f16) -> f16
  return
}
// -----
func.func @f(%a0: f16) {
  %r = "amdgpu.permlane_swap"(%a0) <{bound_ctrl = false, fetch_inactive = false}> : (f16) -> f16
  return
}
// -----
func.func @f(%a0: f16) {
  %r = "amdgpu.permlane_swap"(%a0) <{bound_ctrl = false, fetch_inactive = false, row_length = unit}> : (f16) -> f16
  return
}
// -----
func.func @f(%a0: f16) {
  %r = "amdgpu.permlane_swap"(%a0) <{bound_ctrl = false, fetch_inactive = false, row_length = 0 : i7}> : (f16) -> f16
  return
}
// -----
func.func @f(%a0: f16) {
  %r = "amdgpu.permlane_swap"(%a0) <{bound_ctrl = false, fetch_inactive = false, row_length = -1 : i32}> : (f16) -> f16
  return
}
// -----
func.func @f(%a0: i1) {
  "amdgpu.lds_barrier"(%a0) : (i1) -> ()
  return
}
// -----
func.func @f() {
  %r = "amdgpu.lds_barrier"() : () -> i1
  return
}
// -----
func.func @f() {
  "amdgpu.sched_barrier"() : () -> ()
  return
}
// -----
func.func @f() {
  "amdgpu.sched_barrier"() <{opts = unit}> : () -> ()
  return
}
// -----
func.func @f() {
  "amdgpu.memory_counter_wait"() <{load = unit}> : () -> ()
  return
}
// -----
func.func @f() {
  "amdgpu.memory_counter_wait"() <{load = 0 : i7}> : () -> ()
  return
}
// -----
func.func @f() {
  "amdgpu.memory_counter_wait"() <{load = 2 : i32, store = unit}> : () -> ()
  return
}
// -----
func.func @f() {
  "amdgpu.memory_counter_wait"() <{load = 2 : i32, store = 0 : i7}> : () -> ()
  return
}
// -----
func.func @f() {
  "amdgpu.memory_counter_wait"() <{ds = unit, exp = 4 : i32, load = 1 : i32, store = 2 : i32, tensor = 5 : i32}> {note} : () -> ()
  return
}
// -----
func.func @f() {
  "amdgpu.memory_counter_wait"() <{ds = 0 : i7, exp = 4 : i32, load = 1 : i32, store = 2 : i32, tensor = 5 : i32}> {note} : () -> ()
  return
}
// -----
func.func @f() {
  "amdgpu.memory_counter_wait"() <{ds = 3 : i32, exp = unit, load = 1 : i32, store = 2 : i32, tensor = 5 : i32}> {note} : () -> ()
  return
}
// -----
func.func @f() {
  "amdgpu.memory_counter_wait"() <{ds = 3 : i32, exp = 0 : i7, load = 1 : i32, store = 2 : i32, tensor = 5 : i32}> {note} : () -> ()
  return
}
// -----
func.func @f() {
  "amdgpu.memory_counter_wait"() <{ds = 3 : i32, exp = 4 : i32, load = 1 : i32, store = 2 : i32, tensor = unit}> {note} : () -> ()
  return
}
// -----
func.func @f() {
  "amdgpu.memory_counter_wait"() <{ds = 3 : i32, exp = 4 : i32, load = 1 : i32, store = 2 : i32, tensor = 0 : i7}> {note} : () -> ()
  return
}
// -----
func.func @f(%a0: tuple<>) {
  %r = "amdgpu.ext_packed_fp8"(%a0) <{index = 0 : i32}> : (tuple<>) -> f32
  return
}
// -----
func.func @f(%a0: f8E5M2) {
  %r = "amdgpu.ext_packed_fp8"(%a0) <{index = 0 : i32}> : (f8E5M2) -> tuple<>
  return
}
// -----
func.func @f(%a0: f8E5M2) {
  %r = "amdgpu.ext_packed_fp8"(%a0) : (f8E5M2) -> f32
  return
}
// -----
func.func @f(%a0: f8E5M2) {
  %r = "amdgpu.ext_packed_fp8"(%a0) <{index = unit}> : (f8E5M2) -> f32
  return
}
// -----
func.func @f(%a0: f8E5M2) {
  %r = "amdgpu.ext_packed_fp8"(%a0) <{index = 0 : i7}> : (f8E5M2) -> f32
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleByte = 0 : i32, firstScaleLane = 0 : i32}> : (tuple<>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf6E2M3FN>, %a1: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleByte = 0 : i32, firstScaleLane = 0 : i32}> : (vector<16xf6E2M3FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf8E5M2>, %a1: tuple<>) {
  %r = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleByte = 0 : i32, firstScaleLane = 0 : i32}> : (vector<8xf8E5M2>, tuple<>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleByte = 0 : i32, firstScaleLane = 0 : i32}> : (vector<8xf8E5M2>, vector<4xf8E8M0FNU>) -> tuple<>
  return
}
// -----
func.func @f(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{firstScaleByte = 0 : i32, firstScaleLane = 0 : i32}> : (vector<8xf8E5M2>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = unit, firstScaleByte = 0 : i32, firstScaleLane = 0 : i32}> : (vector<8xf8E5M2>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 0 : i7, firstScaleByte = 0 : i32, firstScaleLane = 0 : i32}> : (vector<8xf8E5M2>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleLane = 0 : i32}> : (vector<8xf8E5M2>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleByte = unit, firstScaleLane = 0 : i32}> : (vector<8xf8E5M2>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleByte = 0 : i7, firstScaleLane = 0 : i32}> : (vector<8xf8E5M2>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleByte = 0 : i32}> : (vector<8xf8E5M2>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleByte = 0 : i32, firstScaleLane = unit}> : (vector<8xf8E5M2>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleByte = 0 : i32, firstScaleLane = 0 : i7}> : (vector<8xf8E5M2>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf4E2M1FN>, %a1: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleByte = 2 : i32, firstScaleLane = 16 : i32}> {note} : (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<8xf16>
  return
}
// -----
func.func @f(%a0: vector<8xf4E2M1FN>, %a1: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 32 : i32, firstScaleByte = 3 : i32, firstScaleLane = 16 : i32}> : (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<8xbf16>
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: f32) {
  %r = "amdgpu.scaled_ext_packed"(%a0, %a1) <{index = 1 : i32}> : (tuple<>, f32) -> vector<2xf32>
  return
}
// -----
func.func @f(%a0: vector<4xf8E4M3FN>, %a1: tuple<>) {
  %r = "amdgpu.scaled_ext_packed"(%a0, %a1) <{index = 1 : i32}> : (vector<4xf8E4M3FN>, tuple<>) -> vector<2xf32>
  return
}
// -----
func.func @f(%a0: vector<4xf8E4M3FN>, %a1: f32) {
  %r = "amdgpu.scaled_ext_packed"(%a0, %a1) <{index = 1 : i32}> : (vector<4xf8E4M3FN>, f32) -> tuple<>
  return
}
// -----
func.func @f(%a0: vector<4xf8E4M3FN>, %a1: f32) {
  %r = "amdgpu.scaled_ext_packed"(%a0, %a1) <{index = 0 : i7}> : (vector<4xf8E4M3FN>, f32) -> vector<2xf32>
  return
}
// -----
func.func @f(%a0: tuple<>) {
  %r = "amdgpu.packed_trunc_2xfp8"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0>, wordIndex = 0 : i32}> : (tuple<>) -> vector<4xf8E5M2FNUZ>
  return
}
// -----
func.func @f(%a0: f32) {
  %r = "amdgpu.packed_trunc_2xfp8"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0>, wordIndex = 0 : i32}> : (f32) -> tuple<>
  return
}
// -----
func.func @f() {
  %r = "amdgpu.packed_trunc_2xfp8"() <{operandSegmentSizes = array<i32: 1, 0, 0>, wordIndex = 0 : i32}> : () -> vector<4xf8E5M2FNUZ>
  return
}
// -----
func.func @f(%a0: f32, %a1: i1) {
  %r = "amdgpu.packed_trunc_2xfp8"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 0, 0>, wordIndex = 0 : i32}> : (f32, i1) -> vector<4xf8E5M2FNUZ>
  return
}
// -----
func.func @f(%a0: f32) {
  %r = "amdgpu.packed_trunc_2xfp8"(%a0) <{wordIndex = 0 : i32}> : (f32) -> vector<4xf8E5M2FNUZ>
  return
}
// -----
func.func @f(%a0: f32) {
  %r = "amdgpu.packed_trunc_2xfp8"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (f32) -> vector<4xf8E5M2FNUZ>
  return
}
// -----
func.func @f(%a0: f32) {
  %r = "amdgpu.packed_trunc_2xfp8"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0>, wordIndex = unit}> : (f32) -> vector<4xf8E5M2FNUZ>
  return
}
// -----
func.func @f(%a0: f32) {
  %r = "amdgpu.packed_trunc_2xfp8"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0>, wordIndex = 0 : i7}> : (f32) -> vector<4xf8E5M2FNUZ>
  return
}
// -----
func.func @f(%a0: f32) {
  %r = "amdgpu.packed_trunc_2xfp8"(%a0) <{operandSegmentSizes = array<i32: 1, 1, 0>, wordIndex = 1 : i32}> : (f32) -> vector<4xf8E4M3FNUZ>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: i1) {
  %r = "amdgpu.packed_trunc_2xfp8"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0>, wordIndex = 1 : i32}> : (f32, f32, i1) -> vector<4xf8E4M3FNUZ>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32) {
  %r = "amdgpu.packed_trunc_2xfp8"(%a0, %a1) <{wordIndex = 1 : i32}> : (f32, f32) -> vector<4xf8E4M3FNUZ>
  return
}
// -----
func.func @f(%a0: f32, %a1: tuple<>) {
  %r = "amdgpu.packed_trunc_2xfp8"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 0, 1>, wordIndex = 1 : i32}> : (f32, tuple<>) -> vector<4xf8E5M2FNUZ>
  return
}
// -----
func.func @f(%a0: f32, %a1: vector<4xf8E4M3FNUZ>) {
  %r = "amdgpu.packed_trunc_2xfp8"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 0, 1>, wordIndex = 1 : i32}> : (f32, vector<4xf8E4M3FNUZ>) -> vector<4xf8E5M2FNUZ>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: tuple<>) {
  %r = "amdgpu.packed_trunc_2xfp8"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1>, wordIndex = 0 : i32}> {note} : (f32, f32, tuple<>) -> vector<4xf8E4M3FN>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32) {
  %r = "amdgpu.packed_trunc_2xfp8"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 1>, wordIndex = 0 : i32}> {note} : (f32, f32) -> vector<4xf8E4M3FN>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<4xf8E4M3FN>, %a3: i1) {
  %r = "amdgpu.packed_trunc_2xfp8"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1>, wordIndex = 0 : i32}> {note} : (f32, f32, vector<4xf8E4M3FN>, i1) -> vector<4xf8E4M3FN>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<4xf8E4M3FN>) {
  %r = "amdgpu.packed_trunc_2xfp8"(%a0, %a1, %a2) <{wordIndex = 0 : i32}> {note} : (f32, f32, vector<4xf8E4M3FN>) -> vector<4xf8E4M3FN>
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: f32) {
  %r = "amdgpu.packed_scaled_trunc"(%a0, %a1) <{index = 0 : i32}> : (tuple<>, f32) -> vector<4xf8E5M2>
  return
}
// -----
func.func @f(%a0: vector<1xf16>, %a1: f32) {
  %r = "amdgpu.packed_scaled_trunc"(%a0, %a1) <{index = 0 : i32}> : (vector<1xf16>, f32) -> tuple<>
  return
}
// -----
func.func @f(%a0: vector<1xf16>) {
  %r = "amdgpu.packed_scaled_trunc"(%a0) <{index = 0 : i32}> : (vector<1xf16>) -> vector<4xf8E5M2>
  return
}
// -----
func.func @f(%a0: vector<1xf16>, %a1: f32, %a2: i1) {
  %r = "amdgpu.packed_scaled_trunc"(%a0, %a1, %a2) <{index = 0 : i32}> : (vector<1xf16>, f32, i1) -> vector<4xf8E5M2>
  return
}
// -----
func.func @f(%a0: vector<2xf32>, %a1: f32, %a2: vector<4xf8E4M3FN>, %a3: i1) {
  %r = "amdgpu.packed_scaled_trunc"(%a0, %a1, %a2, %a3) <{index = 1 : i32}> : (vector<2xf32>, f32, vector<4xf8E4M3FN>, i1) -> vector<4xf8E4M3FN>
  return
}
// -----
func.func @f(%a0: f32, %a1: tuple<>) {
  %r = "amdgpu.packed_stoch_round_fp8"(%a0, %a1) <{storeIndex = 0 : i32}> : (f32, tuple<>) -> vector<4xf8E5M2>
  return
}
// -----
func.func @f(%a0: f32, %a1: i32) {
  %r = "amdgpu.packed_stoch_round_fp8"(%a0, %a1) : (f32, i32) -> vector<4xf8E5M2>
  return
}
// -----
func.func @f(%a0: f32, %a1: i32) {
  %r = "amdgpu.packed_stoch_round_fp8"(%a0, %a1) <{storeIndex = unit}> : (f32, i32) -> vector<4xf8E5M2>
  return
}
// -----
func.func @f(%a0: f32, %a1: i32) {
  %r = "amdgpu.packed_stoch_round_fp8"(%a0, %a1) <{storeIndex = 0 : i7}> : (f32, i32) -> vector<4xf8E5M2>
  return
}
// -----
func.func @f(%a0: tuple<>) {
  %r = "amdgpu.fat_raw_buffer_cast"(%a0) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tuple<>) -> memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a0: memref<f80>) {
  %r = "amdgpu.fat_raw_buffer_cast"(%a0) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<f80>) -> memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a0: memref<8xi32>) {
  %r = "amdgpu.fat_raw_buffer_cast"(%a0) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<8xi32>) -> tuple<>
  return
}
// -----
func.func @f(%a0: memref<8xi32>) {
  %r = "amdgpu.fat_raw_buffer_cast"(%a0) <{boundsCheck = unit, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<8xi32>) -> memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a0: memref<8xi32, #gpu.address_space<global>>, %a1: tuple<>) {
  %r = "amdgpu.fat_raw_buffer_cast"(%a0, %a1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<8xi32, #gpu.address_space<global>>, tuple<>) -> memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a0: memref<?x?xf16, 1>, %a1: i64, %a2: tuple<>) {
  %r = "amdgpu.fat_raw_buffer_cast"(%a0, %a1, %a2) <{boundsCheck = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<?x?xf16, 1>, i64, tuple<>) -> memref<?x?xf16, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a0: memref<8xi32, strided<[1], offset: ?>>) {
  %r = "amdgpu.fat_raw_buffer_cast"(%a0) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>, resetOffset = 0 : i7}> : (memref<8xi32, strided<[1], offset: ?>>) -> memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%a0: memref<f80>, %a1: i32) {
  %r = "amdgpu.raw_buffer_load"(%a0, %a1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<f80>, i32) -> i32
  return
}
// -----
func.func @f(%a0: memref<64xi32>, %a1: tuple<>) {
  %r = "amdgpu.raw_buffer_load"(%a0, %a1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<64xi32>, tuple<>) -> i32
  return
}
// -----
func.func @f(%a0: memref<64xi32>, %a1: i32, %a2: tuple<>) {
  %r = "amdgpu.raw_buffer_load"(%a0, %a1, %a2) <{boundsCheck = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<64xi32>, i32, tuple<>) -> vector<4xi32>
  return
}
// -----
func.func @f(%a0: memref<4x4xf16, #gpu.address_space<global>>, %a1: i32, %a2: tuple<>) {
  %r = "amdgpu.raw_buffer_load"(%a0, %a1, %a2) <{boundsCheck = true, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<4x4xf16, #gpu.address_space<global>>, i32, tuple<>) -> f16
  return
}
// -----
func.func @f(%a0: memref<4x4xf16, #gpu.address_space<global>>, %a1: i32, %a2: i32) {
  %r = "amdgpu.raw_buffer_load"(%a0, %a1, %a2) <{boundsCheck = true, indexOffset = unit, operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<4x4xf16, #gpu.address_space<global>>, i32, i32) -> f16
  return
}
// -----
func.func @f(%a0: memref<4x4xf16, #gpu.address_space<global>>, %a1: i32, %a2: i32) {
  %r = "amdgpu.raw_buffer_load"(%a0, %a1, %a2) <{boundsCheck = true, indexOffset = 0 : i7, operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<4x4xf16, #gpu.address_space<global>>, i32, i32) -> f16
  return
}
// -----
func.func @f(%a0: memref<4xf32>) {
  %r = "amdgpu.raw_buffer_load"(%a0) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<4xf32>) -> f32
  return
}
// -----
func.func @f(%a0: i32, %a1: tuple<>, %a2: i32) {
  "amdgpu.raw_buffer_store"(%a0, %a1, %a2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (i32, tuple<>, i32) -> ()
  return
}
// -----
func.func @f(%a0: vector<4xi32>, %a1: memref<64xi32>, %a2: i32, %a3: tuple<>) {
  "amdgpu.raw_buffer_store"(%a0, %a1, %a2, %a3) <{boundsCheck = false, indexOffset = 5 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (vector<4xi32>, memref<64xi32>, i32, tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: vector<4xi32>, %a1: memref<64xi32>, %a2: i32) {
  "amdgpu.raw_buffer_store"(%a0, %a1, %a2) <{boundsCheck = false, indexOffset = 5 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (vector<4xi32>, memref<64xi32>, i32) -> ()
  return
}
// -----
func.func @f(%a0: vector<4xi32>, %a1: memref<64xi32>, %a2: i32, %a3: i32, %a4: i1) {
  "amdgpu.raw_buffer_store"(%a0, %a1, %a2, %a3, %a4) <{boundsCheck = false, indexOffset = 5 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (vector<4xi32>, memref<64xi32>, i32, i32, i1) -> ()
  return
}
// -----
func.func @f(%a0: vector<4xi32>, %a1: memref<64xi32>, %a2: i32, %a3: i32) {
  "amdgpu.raw_buffer_store"(%a0, %a1, %a2, %a3) <{boundsCheck = false, indexOffset = 5 : i32}> : (vector<4xi32>, memref<64xi32>, i32, i32) -> ()
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: memref<?xf32, 1>, %a2: i32) {
  "amdgpu.raw_buffer_atomic_fadd"(%a0, %a1, %a2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tuple<>, memref<?xf32, 1>, i32) -> ()
  return
}
// -----
func.func @f(%a0: vector<2xf16>, %a1: memref<4x4xf16, #gpu.address_space<global>>, %a2: i32, %a3: tuple<>, %a4: i32) {
  "amdgpu.raw_buffer_atomic_fadd"(%a0, %a1, %a2, %a3, %a4) <{boundsCheck = false, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2xf16>, memref<4x4xf16, #gpu.address_space<global>>, i32, tuple<>, i32) -> ()
  return
}
// -----
func.func @f(%a0: vector<2xf16>, %a1: memref<4x4xf16, #gpu.address_space<global>>, %a2: i32, %a3: i32, %a4: tuple<>) {
  "amdgpu.raw_buffer_atomic_fadd"(%a0, %a1, %a2, %a3, %a4) <{boundsCheck = false, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2xf16>, memref<4x4xf16, #gpu.address_space<global>>, i32, i32, tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: vector<2xf16>, %a1: memref<4x4xf16, #gpu.address_space<global>>, %a2: i32, %a3: i32) {
  "amdgpu.raw_buffer_atomic_fadd"(%a0, %a1, %a2, %a3) <{boundsCheck = false, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2xf16>, memref<4x4xf16, #gpu.address_space<global>>, i32, i32) -> ()
  return
}
// -----
func.func @f(%a0: vector<2xf16>, %a1: memref<4x4xf16, #gpu.address_space<global>>, %a2: i32, %a3: i32, %a4: i32, %a5: i1) {
  "amdgpu.raw_buffer_atomic_fadd"(%a0, %a1, %a2, %a3, %a4, %a5) <{boundsCheck = false, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<2xf16>, memref<4x4xf16, #gpu.address_space<global>>, i32, i32, i32, i1) -> ()
  return
}
// -----
func.func @f(%a0: vector<2xf16>, %a1: memref<4x4xf16, #gpu.address_space<global>>, %a2: i32, %a3: i32, %a4: i32) {
  "amdgpu.raw_buffer_atomic_fadd"(%a0, %a1, %a2, %a3, %a4) <{boundsCheck = false, indexOffset = 1 : i32}> : (vector<2xf16>, memref<4x4xf16, #gpu.address_space<global>>, i32, i32, i32) -> ()
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: memref<?xf32, 1>, %a2: i32, %a3: i32) {
  "amdgpu.raw_buffer_atomic_fmax"(%a0, %a1, %a2, %a3) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tuple<>, memref<?xf32, 1>, i32, i32) -> ()
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: memref<64xi32>, %a2: i32) {
  "amdgpu.raw_buffer_atomic_smax"(%a0, %a1, %a2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tuple<>, memref<64xi32>, i32) -> ()
  return
}
// -----
func.func @f(%a0: i32, %a1: memref<f80>, %a2: i32) {
  "amdgpu.raw_buffer_atomic_smax"(%a0, %a1, %a2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (i32, memref<f80>, i32) -> ()
  return
}
// -----
func.func @f(%a0: i32, %a1: memref<4x4xf16, #gpu.address_space<global>>, %a2: i32) {
  "amdgpu.raw_buffer_atomic_umin"(%a0, %a1, %a2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (i32, memref<4x4xf16, #gpu.address_space<global>>, i32) -> ()
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: i32, %a2: memref<64xi32>, %a3: i32) {
  %r = "amdgpu.raw_buffer_atomic_cmpswap"(%a0, %a1, %a2, %a3) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (tuple<>, i32, memref<64xi32>, i32) -> i32
  return
}
// -----
func.func @f(%a0: i32, %a1: i32, %a2: tuple<>, %a3: i32) {
  %r = "amdgpu.raw_buffer_atomic_cmpswap"(%a0, %a1, %a2, %a3) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (i32, i32, tuple<>, i32) -> i32
  return
}
// -----
func.func @f(%a0: f16, %a1: f16, %a2: memref<4x4xf16, #gpu.address_space<global>>, %a3: i32, %a4: tuple<>, %a5: i32) {
  %r = "amdgpu.raw_buffer_atomic_cmpswap"(%a0, %a1, %a2, %a3, %a4, %a5) <{boundsCheck = false, indexOffset = 3 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 2, 1>}> : (f16, f16, memref<4x4xf16, #gpu.address_space<global>>, i32, tuple<>, i32) -> f16
  return
}
// -----
func.func @f(%a0: f16, %a1: f16, %a2: memref<4x4xf16, #gpu.address_space<global>>, %a3: i32, %a4: i32, %a5: tuple<>) {
  %r = "amdgpu.raw_buffer_atomic_cmpswap"(%a0, %a1, %a2, %a3, %a4, %a5) <{boundsCheck = false, indexOffset = 3 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 2, 1>}> : (f16, f16, memref<4x4xf16, #gpu.address_space<global>>, i32, i32, tuple<>) -> f16
  return
}
// -----
func.func @f(%a0: f16, %a1: f16, %a2: memref<4x4xf16, #gpu.address_space<global>>, %a3: i32, %a4: i32) {
  %r = "amdgpu.raw_buffer_atomic_cmpswap"(%a0, %a1, %a2, %a3, %a4) <{boundsCheck = false, indexOffset = 3 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 2, 1>}> : (f16, f16, memref<4x4xf16, #gpu.address_space<global>>, i32, i32) -> f16
  return
}
// -----
func.func @f(%a0: f16, %a1: f16, %a2: memref<4x4xf16, #gpu.address_space<global>>, %a3: i32, %a4: i32, %a5: i32, %a6: i1) {
  %r = "amdgpu.raw_buffer_atomic_cmpswap"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{boundsCheck = false, indexOffset = 3 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 2, 1>}> : (f16, f16, memref<4x4xf16, #gpu.address_space<global>>, i32, i32, i32, i1) -> f16
  return
}
// -----
func.func @f(%a0: f16, %a1: f16, %a2: memref<4x4xf16, #gpu.address_space<global>>, %a3: i32, %a4: i32, %a5: i32) {
  %r = "amdgpu.raw_buffer_atomic_cmpswap"(%a0, %a1, %a2, %a3, %a4, %a5) <{boundsCheck = false, indexOffset = 3 : i32}> : (f16, f16, memref<4x4xf16, #gpu.address_space<global>>, i32, i32, i32) -> f16
  return
}
// -----
func.func @f(%a0: memref<f80>, %a1: index, %a2: index, %a3: memref<64x128xf16, #gpu.address_space<workgroup>>, %a4: index, %a5: index) {
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>, transferType = vector<8xf16>}> : (memref<f80>, index, index, memref<64x128xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<64x128xf16, #gpu.address_space<workgroup>>, %a1: index, %a2: index, %a3: memref<64x128xf16, #gpu.address_space<workgroup>>, %a4: index, %a5: index) {
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>, transferType = vector<8xf16>}> : (memref<64x128xf16, #gpu.address_space<workgroup>>, index, index, memref<64x128xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x72xf16, #gpu.address_space<global>>, %a1: tuple<>, %a2: index, %a3: memref<64x128xf16, #gpu.address_space<workgroup>>, %a4: index, %a5: index) {
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>, transferType = vector<8xf16>}> : (memref<32x72xf16, #gpu.address_space<global>>, tuple<>, index, memref<64x128xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x72xf16, #gpu.address_space<global>>, %a1: index, %a2: tuple<>, %a3: memref<64x128xf16, #gpu.address_space<workgroup>>, %a4: index, %a5: index) {
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>, transferType = vector<8xf16>}> : (memref<32x72xf16, #gpu.address_space<global>>, index, tuple<>, memref<64x128xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x72xf16, #gpu.address_space<global>>, %a1: index, %a2: index, %a3: tuple<>, %a4: index, %a5: index) {
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>, transferType = vector<8xf16>}> : (memref<32x72xf16, #gpu.address_space<global>>, index, index, tuple<>, index, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x72xf16, #gpu.address_space<global>>, %a1: index, %a2: index, %a3: memref<32x72xf16, #gpu.address_space<global>>, %a4: index, %a5: index) {
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>, transferType = vector<8xf16>}> : (memref<32x72xf16, #gpu.address_space<global>>, index, index, memref<32x72xf16, #gpu.address_space<global>>, index, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x72xf16, #gpu.address_space<global>>, %a1: index, %a2: index, %a3: memref<64x128xf16, #gpu.address_space<workgroup>>, %a4: tuple<>, %a5: index) {
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>, transferType = vector<8xf16>}> : (memref<32x72xf16, #gpu.address_space<global>>, index, index, memref<64x128xf16, #gpu.address_space<workgroup>>, tuple<>, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x72xf16, #gpu.address_space<global>>, %a1: index, %a2: index, %a3: memref<64x128xf16, #gpu.address_space<workgroup>>, %a4: index, %a5: tuple<>) {
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>, transferType = vector<8xf16>}> : (memref<32x72xf16, #gpu.address_space<global>>, index, index, memref<64x128xf16, #gpu.address_space<workgroup>>, index, tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x72xf16, #gpu.address_space<global>>, %a1: index, %a2: index, %a3: memref<64x128xf16, #gpu.address_space<workgroup>>, %a4: index, %a5: index) {
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>}> : (memref<32x72xf16, #gpu.address_space<global>>, index, index, memref<64x128xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x72xf16, #gpu.address_space<global>>, %a1: index, %a2: index, %a3: memref<64x128xf16, #gpu.address_space<workgroup>>, %a4: index, %a5: index) {
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>, transferType = unit}> : (memref<32x72xf16, #gpu.address_space<global>>, index, index, memref<64x128xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<32xi8, 1>, %a1: index, %a2: memref<32xi8, 3>, %a3: tuple<>) {
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = vector<12xi8>}> : (memref<32xi8, 1>, index, memref<32xi8, 3>, tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: memref<f80>, %a1: index) {
  %r = "amdgpu.transpose_load"(%a0, %a1) : (memref<f80>, index) -> vector<8xi8>
  return
}
// -----
func.func @f(%a0: memref<64xi8, 3>, %a1: index) {
  %r = "amdgpu.transpose_load"(%a0, %a1) : (memref<64xi8, 3>, index) -> tuple<>
  return
}
// -----
func.func @f(%a0: memref<64xi8, 3>, %a1: index) {
  %r = "amdgpu.transpose_load"(%a0, %a1) : (memref<64xi8, 3>, index) -> vector<3xf80>
  return
}
// -----
func.func @f(%a0: memref<64xi8, 3>, %a1: index) {
  %r = "amdgpu.transpose_load"(%a0, %a1) : (memref<64xi8, 3>, index) -> vector<4xi8>
  return
}
// -----
func.func @f(%a0: memref<64xi8, 3>, %a1: index) {
  %r = "amdgpu.transpose_load"(%a0, %a1) : (memref<64xi8, 3>, index) -> vector<8xf16>
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (tuple<>, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: i32, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (i32, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf8E5M2FNUZ>, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (vector<8xf8E5M2FNUZ>, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: tuple<>, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, tuple<>, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: tuple<>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, f32, tuple<>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<4xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, f32, vector<4xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, f32, vector<32xf32>) -> tuple<>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32) {
  %r = "amdgpu.mfma"(%a0, %a1) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, f32) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>, %a3: i1) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2, %a3) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, f32, vector<32xf32>, i1) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = unit, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 0 : i7, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = -1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = unit, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = unit, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 0 : i7, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = unit, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 0 : i7, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = unit, m = 32 : i32, n = 32 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 0 : i7, m = 32 : i32, n = 32 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, n = 32 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = unit, n = 32 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 0 : i7, n = 32 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = unit}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: f32, %a1: f32, %a2: vector<32xf32>) {
  %r = "amdgpu.mfma"(%a0, %a1, %a2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 0 : i7}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: vector<32xf8E4M3FN>, %a2: vector<4xf32>, %a3: f8E8M0FNU, %a4: f8E8M0FNU) {
  %r = "amdgpu.scaled_mfma"(%a0, %a1, %a2, %a3, %a4) <{k = 128 : i32, m = 16 : i32, n = 16 : i32, scalesIdxA = 0 : i32, scalesIdxB = 3 : i32}> : (tuple<>, vector<32xf8E4M3FN>, vector<4xf32>, f8E8M0FNU, f8E8M0FNU) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<32xf8E4M3FN>, %a1: tuple<>, %a2: vector<4xf32>, %a3: f8E8M0FNU, %a4: f8E8M0FNU) {
  %r = "amdgpu.scaled_mfma"(%a0, %a1, %a2, %a3, %a4) <{k = 128 : i32, m = 16 : i32, n = 16 : i32, scalesIdxA = 0 : i32, scalesIdxB = 3 : i32}> : (vector<32xf8E4M3FN>, tuple<>, vector<4xf32>, f8E8M0FNU, f8E8M0FNU) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<32xf8E4M3FN>, %a1: vector<32xf8E4M3FN>, %a2: tuple<>, %a3: f8E8M0FNU, %a4: f8E8M0FNU) {
  %r = "amdgpu.scaled_mfma"(%a0, %a1, %a2, %a3, %a4) <{k = 128 : i32, m = 16 : i32, n = 16 : i32, scalesIdxA = 0 : i32, scalesIdxB = 3 : i32}> : (vector<32xf8E4M3FN>, vector<32xf8E4M3FN>, tuple<>, f8E8M0FNU, f8E8M0FNU) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<32xf8E4M3FN>, %a1: vector<32xf8E4M3FN>, %a2: vector<4xf32>, %a3: tuple<>, %a4: f8E8M0FNU) {
  %r = "amdgpu.scaled_mfma"(%a0, %a1, %a2, %a3, %a4) <{k = 128 : i32, m = 16 : i32, n = 16 : i32, scalesIdxA = 0 : i32, scalesIdxB = 3 : i32}> : (vector<32xf8E4M3FN>, vector<32xf8E4M3FN>, vector<4xf32>, tuple<>, f8E8M0FNU) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<32xf8E4M3FN>, %a1: vector<32xf8E4M3FN>, %a2: vector<4xf32>, %a3: f8E8M0FNU, %a4: tuple<>) {
  %r = "amdgpu.scaled_mfma"(%a0, %a1, %a2, %a3, %a4) <{k = 128 : i32, m = 16 : i32, n = 16 : i32, scalesIdxA = 0 : i32, scalesIdxB = 3 : i32}> : (vector<32xf8E4M3FN>, vector<32xf8E4M3FN>, vector<4xf32>, f8E8M0FNU, tuple<>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<32xf8E4M3FN>, %a1: vector<32xf8E4M3FN>, %a2: vector<4xf32>, %a3: f8E8M0FNU, %a4: f8E8M0FNU) {
  %r = "amdgpu.scaled_mfma"(%a0, %a1, %a2, %a3, %a4) <{k = 128 : i32, m = 16 : i32, n = 16 : i32, scalesIdxA = 0 : i32, scalesIdxB = 3 : i32}> : (vector<32xf8E4M3FN>, vector<32xf8E4M3FN>, vector<4xf32>, f8E8M0FNU, f8E8M0FNU) -> tuple<>
  return
}
// -----
func.func @f(%a0: vector<32xf8E4M3FN>, %a1: vector<32xf8E4M3FN>, %a2: vector<4xf32>, %a3: f8E8M0FNU) {
  %r = "amdgpu.scaled_mfma"(%a0, %a1, %a2, %a3) <{k = 128 : i32, m = 16 : i32, n = 16 : i32, scalesIdxA = 0 : i32, scalesIdxB = 3 : i32}> : (vector<32xf8E4M3FN>, vector<32xf8E4M3FN>, vector<4xf32>, f8E8M0FNU) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<32xf8E4M3FN>, %a1: vector<32xf8E4M3FN>, %a2: vector<4xf32>, %a3: f8E8M0FNU, %a4: f8E8M0FNU, %a5: i1) {
  %r = "amdgpu.scaled_mfma"(%a0, %a1, %a2, %a3, %a4, %a5) <{k = 128 : i32, m = 16 : i32, n = 16 : i32, scalesIdxA = 0 : i32, scalesIdxB = 3 : i32}> : (vector<32xf8E4M3FN>, vector<32xf8E4M3FN>, vector<4xf32>, f8E8M0FNU, f8E8M0FNU, i1) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<32xf8E4M3FN>, %a1: vector<32xf8E4M3FN>, %a2: vector<4xf32>, %a3: f8E8M0FNU, %a4: f8E8M0FNU) {
  %r = "amdgpu.scaled_mfma"(%a0, %a1, %a2, %a3, %a4) <{k = 0 : i7, m = 16 : i32, n = 16 : i32, scalesIdxA = 0 : i32, scalesIdxB = 3 : i32}> : (vector<32xf8E4M3FN>, vector<32xf8E4M3FN>, vector<4xf32>, f8E8M0FNU, f8E8M0FNU) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<32xf8E4M3FN>, %a1: vector<32xf8E4M3FN>, %a2: vector<4xf32>, %a3: f8E8M0FNU, %a4: f8E8M0FNU) {
  %r = "amdgpu.scaled_mfma"(%a0, %a1, %a2, %a3, %a4) <{k = 128 : i32, m = 0 : i7, n = 16 : i32, scalesIdxA = 0 : i32, scalesIdxB = 3 : i32}> : (vector<32xf8E4M3FN>, vector<32xf8E4M3FN>, vector<4xf32>, f8E8M0FNU, f8E8M0FNU) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<32xf8E4M3FN>, %a1: vector<32xf8E4M3FN>, %a2: vector<4xf32>, %a3: f8E8M0FNU, %a4: f8E8M0FNU) {
  %r = "amdgpu.scaled_mfma"(%a0, %a1, %a2, %a3, %a4) <{k = 128 : i32, m = 16 : i32, n = 0 : i7, scalesIdxA = 0 : i32, scalesIdxB = 3 : i32}> : (vector<32xf8E4M3FN>, vector<32xf8E4M3FN>, vector<4xf32>, f8E8M0FNU, f8E8M0FNU) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<32xf8E4M3FN>, %a1: vector<32xf8E4M3FN>, %a2: vector<4xf32>, %a3: f8E8M0FNU, %a4: f8E8M0FNU) {
  %r = "amdgpu.scaled_mfma"(%a0, %a1, %a2, %a3, %a4) <{k = 128 : i32, m = 16 : i32, n = 16 : i32, scalesIdxB = 3 : i32}> : (vector<32xf8E4M3FN>, vector<32xf8E4M3FN>, vector<4xf32>, f8E8M0FNU, f8E8M0FNU) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<32xf8E4M3FN>, %a1: vector<32xf8E4M3FN>, %a2: vector<4xf32>, %a3: f8E8M0FNU, %a4: f8E8M0FNU) {
  %r = "amdgpu.scaled_mfma"(%a0, %a1, %a2, %a3, %a4) <{k = 128 : i32, m = 16 : i32, n = 16 : i32, scalesIdxA = unit, scalesIdxB = 3 : i32}> : (vector<32xf8E4M3FN>, vector<32xf8E4M3FN>, vector<4xf32>, f8E8M0FNU, f8E8M0FNU) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<32xf8E4M3FN>, %a1: vector<32xf8E4M3FN>, %a2: vector<4xf32>, %a3: f8E8M0FNU, %a4: f8E8M0FNU) {
  %r = "amdgpu.scaled_mfma"(%a0, %a1, %a2, %a3, %a4) <{k = 128 : i32, m = 16 : i32, n = 16 : i32, scalesIdxA = 0 : i7, scalesIdxB = 3 : i32}> : (vector<32xf8E4M3FN>, vector<32xf8E4M3FN>, vector<4xf32>, f8E8M0FNU, f8E8M0FNU) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<32xf8E4M3FN>, %a1: vector<32xf8E4M3FN>, %a2: vector<4xf32>, %a3: f8E8M0FNU, %a4: f8E8M0FNU) {
  %r = "amdgpu.scaled_mfma"(%a0, %a1, %a2, %a3, %a4) <{k = 128 : i32, m = 16 : i32, n = 16 : i32, scalesIdxA = 0 : i32}> : (vector<32xf8E4M3FN>, vector<32xf8E4M3FN>, vector<4xf32>, f8E8M0FNU, f8E8M0FNU) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<32xf8E4M3FN>, %a1: vector<32xf8E4M3FN>, %a2: vector<4xf32>, %a3: f8E8M0FNU, %a4: f8E8M0FNU) {
  %r = "amdgpu.scaled_mfma"(%a0, %a1, %a2, %a3, %a4) <{k = 128 : i32, m = 16 : i32, n = 16 : i32, scalesIdxA = 0 : i32, scalesIdxB = unit}> : (vector<32xf8E4M3FN>, vector<32xf8E4M3FN>, vector<4xf32>, f8E8M0FNU, f8E8M0FNU) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<32xf8E4M3FN>, %a1: vector<32xf8E4M3FN>, %a2: vector<4xf32>, %a3: f8E8M0FNU, %a4: f8E8M0FNU) {
  %r = "amdgpu.scaled_mfma"(%a0, %a1, %a2, %a3, %a4) <{k = 128 : i32, m = 16 : i32, n = 16 : i32, scalesIdxA = 0 : i32, scalesIdxB = 0 : i7}> : (vector<32xf8E4M3FN>, vector<32xf8E4M3FN>, vector<4xf32>, f8E8M0FNU, f8E8M0FNU) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: vector<8xf16>, %a2: vector<4xf32>, %a3: vector<4xi8>) {
  %r = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{abid = 0 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (tuple<>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<8xf16>, %a1: vector<8xf16>, %a2: vector<4xf32>, %a3: vector<4xi8>) {
  %r = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{abid = 0 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<4xf16>, %a1: tuple<>, %a2: vector<4xf32>, %a3: vector<4xi8>) {
  %r = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{abid = 0 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, tuple<>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<4xf16>, %a1: vector<8xbf16>, %a2: vector<4xf32>, %a3: vector<4xi8>) {
  %r = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{abid = 0 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<8xbf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: tuple<>, %a3: vector<4xi8>) {
  %r = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{abid = 0 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<8xf16>, tuple<>, vector<4xi8>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: vector<4xf32>, %a3: tuple<>) {
  %r = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{abid = 0 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, tuple<>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: vector<4xf32>, %a3: vector<2xi16>) {
  %r = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{abid = 0 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<2xi16>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: vector<4xf32>, %a3: vector<4xi8>) {
  %r = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{abid = 0 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> tuple<>
  return
}
// -----
func.func @f(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: vector<4xf32>) {
  %r = "amdgpu.sparse_mfma"(%a0, %a1, %a2) <{abid = 0 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: vector<4xf32>, %a3: vector<4xi8>, %a4: i1) {
  %r = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3, %a4) <{abid = 0 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>, i1) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: vector<4xf32>, %a3: vector<4xi8>) {
  %r = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{abid = -1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: vector<4xf32>, %a3: vector<4xi8>) {
  %r = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{abid = 0 : i32, cbsz = 0 : i32, k = 0 : i7, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a0: vector<8xi8>, %a1: vector<16xi8>, %a2: vector<4xi32>, %a3: vector<4xi8>) {
  %r = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{abid = 1 : i32, cbsz = 0 : i32, k = 64 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<16xi8>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
  return
}
// -----
func.func @f(%a0: vector<8xi8>, %a1: vector<16xi8>, %a2: vector<4xi32>, %a3: vector<2xi16>) {
  %r = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{abid = -1 : i32, cbsz = 0 : i32, k = 64 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<16xi8>, vector<4xi32>, vector<2xi16>) -> vector<4xi32>
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: vector<16xf16>, %a2: vector<8xf32>) {
  %r = "amdgpu.wmma"(%a0, %a1, %a2) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (tuple<>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<4xi8>, %a1: vector<16xf16>, %a2: vector<8xf32>) {
  %r = "amdgpu.wmma"(%a0, %a1, %a2) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<4xi8>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<16xi8>, %a1: vector<16xf16>, %a2: vector<8xf32>) {
  %r = "amdgpu.wmma"(%a0, %a1, %a2) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xi8>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf16>, %a1: tuple<>, %a2: vector<8xf32>) {
  %r = "amdgpu.wmma"(%a0, %a1, %a2) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, tuple<>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf16>, %a1: vector<16xi8>, %a2: vector<8xf32>) {
  %r = "amdgpu.wmma"(%a0, %a1, %a2) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xi8>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf16>, %a1: vector<16xf16>, %a2: tuple<>) {
  %r = "amdgpu.wmma"(%a0, %a1, %a2) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, tuple<>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf16>, %a1: vector<16xf16>, %a2: vector<8xf32>) {
  %r = "amdgpu.wmma"(%a0, %a1, %a2) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> tuple<>
  return
}
// -----
func.func @f(%a0: vector<16xf16>, %a1: vector<16xf16>, %a2: vector<8xf32>) {
  %r = "amdgpu.wmma"(%a0, %a1, %a2) <{k = 0 : i7, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf16>, %a1: vector<16xf16>, %a2: vector<8xf32>) {
  %r = "amdgpu.wmma"(%a0, %a1, %a2) <{k = 16 : i32, m = 0 : i7, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf16>, %a1: vector<16xf16>, %a2: vector<8xf32>) {
  %r = "amdgpu.wmma"(%a0, %a1, %a2) <{k = 16 : i32, m = 16 : i32, n = 0 : i7, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf16>, %a1: vector<16xf16>, %a2: vector<8xf32>) {
  %r = "amdgpu.wmma"(%a0, %a1, %a2) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = unit}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf16>, %a1: vector<16xf16>, %a2: vector<8xf32>) {
  %r = "amdgpu.wmma"(%a0, %a1, %a2) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i7}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<16xf16>, %a1: vector<16xi8>, %a2: vector<8xi32>) {
  %r = "amdgpu.wmma"(%a0, %a1, %a2) <{clamp, k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32, unsignedA, unsignedB}> : (vector<16xf16>, vector<16xi8>, vector<8xi32>) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: vector<16xi8>, %a1: vector<16xi8>, %a2: vector<8xi32>) {
  %r = "amdgpu.wmma"(%a0, %a1, %a2) <{clamp = 0 : i7, k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32, unsignedA, unsignedB}> : (vector<16xi8>, vector<16xi8>, vector<8xi32>) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: vector<16xi8>, %a1: vector<16xi8>, %a2: vector<8xi32>) {
  %r = "amdgpu.wmma"(%a0, %a1, %a2) <{clamp, k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32, unsignedA = 0 : i7, unsignedB}> : (vector<16xi8>, vector<16xi8>, vector<8xi32>) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: vector<16xi8>, %a1: vector<16xi8>, %a2: vector<8xi32>) {
  %r = "amdgpu.wmma"(%a0, %a1, %a2) <{clamp, k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32, unsignedA, unsignedB = 0 : i7}> : (vector<16xi8>, vector<16xi8>, vector<8xi32>) -> vector<8xi32>
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (tuple<>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<128xf4E2M1FN>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<128xf4E2M1FN>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf8E5M2>, %a1: tuple<>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<64xf8E5M2>, tuple<>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf8E5M2>, %a1: vector<128xf4E2M1FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<64xf8E5M2>, vector<128xf4E2M1FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf8E5M2>, %a1: vector<64xf8E4M3FN>, %a2: tuple<>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<64xf8E5M2>, vector<64xf8E4M3FN>, tuple<>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf8E5M2>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: tuple<>, %a4: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<64xf8E5M2>, vector<64xf8E4M3FN>, vector<8xf32>, tuple<>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf8E5M2>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E4M3FN>, %a4: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<64xf8E5M2>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E4M3FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf8E5M2>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: tuple<>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<64xf8E5M2>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E8M0FNU>, tuple<>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf8E5M2>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<64xf8E5M2>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> tuple<>
  return
}
// -----
func.func @f(%a0: vector<64xf8E5M2>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{b_first_scale_lane = 16 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<64xf8E5M2>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf8E5M2>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{a_first_scale_lane = unit, b_first_scale_lane = 16 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<64xf8E5M2>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf8E5M2>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{a_first_scale_lane = 0 : i7, b_first_scale_lane = 16 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<64xf8E5M2>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf8E5M2>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{a_first_scale_lane = 0 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<64xf8E5M2>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf8E5M2>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = unit, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<64xf8E5M2>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf8E5M2>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i7, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<64xf8E5M2>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf8E5M2>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32, k = 0 : i7, m = 16 : i32, n = 16 : i32}> : (vector<64xf8E5M2>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @f(%a0: vector<64xf8E5M2>, %a1: vector<64xf4E2M1FN>, %a2: vector<16xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32, k = 128 : i32, m = 32 : i32, n = 16 : i32}> {note} : (vector<64xf8E5M2>, vector<64xf4E2M1FN>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: vector<128xf4E2M1FN>, %a1: vector<128xf4E2M1FN>, %a2: vector<16xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  %r = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32, k = 128 : i32, m = 32 : i32, n = 16 : i32}> {note} : (vector<128xf4E2M1FN>, vector<128xf4E2M1FN>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}
// -----
func.func @f(%a0: memref<f80>, %a1: index, %a2: memref<8xi32, 3>, %a3: index) {
  %r = "amdgpu.make_dma_base"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<f80>, index, memref<8xi32, 3>, index) -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%a0: memref<8xi32, 3>, %a1: index, %a2: memref<8xi32, 3>, %a3: index) {
  %r = "amdgpu.make_dma_base"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<8xi32, 3>, index, memref<8xi32, 3>, index) -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%a0: memref<8xi32, 1>, %a1: index, %a2: memref<8xi32, 1>, %a3: index) {
  %r = "amdgpu.make_dma_base"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<8xi32, 1>, index, memref<8xi32, 1>, index) -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%a0: memref<8xi32, 1>, %a1: index, %a2: memref<8xi32, 3>, %a3: index) {
  %r = "amdgpu.make_dma_base"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<8xi32, 1>, index, memref<8xi32, 3>, index) -> tuple<>
  return
}
// -----
func.func @f(%a0: tuple<>) {
  %r = "amdgpu.make_dma_descriptor"(%a0) <{global_static_sizes = array<i64: 0>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 0>}> : (tuple<>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_base<i32>) {
  %r = "amdgpu.make_dma_descriptor"(%a0) <{global_static_sizes = array<i64: 0>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 0>}> : (!amdgpu.tdm_base<i32>) -> tuple<>
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_base<i32>) {
  %r = "amdgpu.make_dma_descriptor"(%a0) <{global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_base<i32>) {
  %r = "amdgpu.make_dma_descriptor"(%a0) <{global_static_sizes = unit, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_base<i32>) {
  %r = "amdgpu.make_dma_descriptor"(%a0) <{global_static_sizes = array<i64: 0>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_base<i32>) {
  %r = "amdgpu.make_dma_descriptor"(%a0) <{global_static_sizes = array<i64: 0>, global_static_strides = unit, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_base<i32>) {
  %r = "amdgpu.make_dma_descriptor"(%a0) <{global_static_sizes = array<i64: 0>, global_static_strides = array<i64: -1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_base<i32>) {
  %r = "amdgpu.make_dma_descriptor"(%a0) <{global_static_sizes = array<i64: 0>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_base<i32>) {
  %r = "amdgpu.make_dma_descriptor"(%a0) <{global_static_sizes = array<i64: 0>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = unit}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_base<i32>, %a1: index, %a2: index, %a3: index) {
  %r = "amdgpu.make_dma_descriptor"(%a0, %a1, %a2, %a3) <{global_static_sizes = array<i64: -1>, global_static_strides = array<i64: -9223372036854775808, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 64, -9223372036854775808>}> : (!amdgpu.tdm_base<i32>, index, index, index) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_base<i32>, %a1: index, %a2: index, %a3: index) {
  %r = "amdgpu.make_dma_descriptor"(%a0, %a1, %a2, %a3) <{global_static_sizes = array<i64: -9223372036854775808, 64>, global_static_strides = array<i64: -9223372036854775808, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: -1>}> : (!amdgpu.tdm_base<i32>, index, index, index) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_base<i32>, %a1: tuple<>) {
  %r = "amdgpu.make_dma_descriptor"(%a0, %a1) <{global_static_sizes = array<i64: 8>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 8>}> : (!amdgpu.tdm_base<i32>, tuple<>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_base<i32>, %a1: vector<16xi1>, %a2: tuple<>) {
  %r = "amdgpu.make_dma_descriptor"(%a0, %a1, %a2) <{global_static_sizes = array<i64: 8>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 8>}> : (!amdgpu.tdm_base<i32>, vector<16xi1>, tuple<>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_base<i32>, %a1: memref<f80>, %a2: index) {
  %r = "amdgpu.make_dma_descriptor"(%a0, %a1, %a2) <{global_static_sizes = array<i64: 8>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0>, shared_static_sizes = array<i64: 8>}> : (!amdgpu.tdm_base<i32>, memref<f80>, index) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: tuple<>) {
  "amdgpu.tensor_load_to_lds"(%a0) : (tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_gather_base<f64, i32>, %a1: vector<13xi16>) {
  %r = "amdgpu.make_gather_dma_descriptor"(%a0, %a1) <{global_static_sizes = array<i64: 64, 64>, global_static_strides = array<i64: 64, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 64, 64>}> : (!amdgpu.tdm_gather_base<f64, i32>, vector<13xi16>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_gather_base<i32, i16>, %a1: tuple<>) {
  %r = "amdgpu.make_gather_dma_descriptor"(%a0, %a1) <{global_static_sizes = array<i64: 64, 64>, global_static_strides = array<i64: 64, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 64, 64>}> : (!amdgpu.tdm_gather_base<i32, i16>, tuple<>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_gather_base<f64, i32>, %a1: vector<8xi32>, %a2: tuple<>, %a3: i1, %a4: memref<i64, 3>, %a5: index, %a6: i32, %a7: index) {
  %r = "amdgpu.make_gather_dma_descriptor"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 1>, shared_static_sizes = array<i64: 4>}> {note} : (!amdgpu.tdm_gather_base<f64, i32>, vector<8xi32>, tuple<>, i1, memref<i64, 3>, index, i32, index) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_gather_base<f64, i32>, %a1: vector<8xi32>, %a2: vector<16xi1>, %a3: tuple<>, %a4: memref<i64, 3>, %a5: index, %a6: i32, %a7: index) {
  %r = "amdgpu.make_gather_dma_descriptor"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 1>, shared_static_sizes = array<i64: 4>}> {note} : (!amdgpu.tdm_gather_base<f64, i32>, vector<8xi32>, vector<16xi1>, tuple<>, memref<i64, 3>, index, i32, index) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_gather_base<f64, i32>, %a1: vector<8xi32>, %a2: vector<16xi1>, %a3: i1, %a4: tuple<>, %a5: index, %a6: i32, %a7: index) {
  %r = "amdgpu.make_gather_dma_descriptor"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 1>, shared_static_sizes = array<i64: 4>}> {note} : (!amdgpu.tdm_gather_base<f64, i32>, vector<8xi32>, vector<16xi1>, i1, tuple<>, index, i32, index) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_gather_base<f64, i32>, %a1: vector<8xi32>, %a2: vector<16xi1>, %a3: i1, %a4: memref<i64, 3>, %a5: tuple<>, %a6: i32, %a7: index) {
  %r = "amdgpu.make_gather_dma_descriptor"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 1>, shared_static_sizes = array<i64: 4>}> {note} : (!amdgpu.tdm_gather_base<f64, i32>, vector<8xi32>, vector<16xi1>, i1, memref<i64, 3>, tuple<>, i32, index) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_gather_base<f64, i32>, %a1: vector<8xi32>, %a2: vector<16xi1>, %a3: i1, %a4: memref<i64, 3>, %a5: index, %a6: tuple<>, %a7: index) {
  %r = "amdgpu.make_gather_dma_descriptor"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 1>, shared_static_sizes = array<i64: 4>}> {note} : (!amdgpu.tdm_gather_base<f64, i32>, vector<8xi32>, vector<16xi1>, i1, memref<i64, 3>, index, tuple<>, index) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_gather_base<f64, i32>, %a1: vector<8xi32>, %a2: vector<16xi1>, %a3: i1, %a4: memref<i64, 3>, %a5: index, %a6: i32, %a7: tuple<>) {
  %r = "amdgpu.make_gather_dma_descriptor"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 1>, shared_static_sizes = array<i64: 4>}> {note} : (!amdgpu.tdm_gather_base<f64, i32>, vector<8xi32>, vector<16xi1>, i1, memref<i64, 3>, index, i32, tuple<>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_gather_base<f64, i32>, %a1: vector<8xi32>, %a2: vector<16xi1>, %a3: i1, %a4: memref<i64, 3>, %a5: index, %a6: i32) {
  %r = "amdgpu.make_gather_dma_descriptor"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 1>, shared_static_sizes = array<i64: 4>}> {note} : (!amdgpu.tdm_gather_base<f64, i32>, vector<8xi32>, vector<16xi1>, i1, memref<i64, 3>, index, i32) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_gather_base<f64, i32>, %a1: vector<8xi32>, %a2: vector<16xi1>, %a3: i1, %a4: memref<i64, 3>, %a5: index, %a6: i32, %a7: index, %a8: i1) {
  %r = "amdgpu.make_gather_dma_descriptor"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 1>, shared_static_sizes = array<i64: 4>}> {note} : (!amdgpu.tdm_gather_base<f64, i32>, vector<8xi32>, vector<16xi1>, i1, memref<i64, 3>, index, i32, index, i1) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%a0: !amdgpu.tdm_gather_base<f64, i32>, %a1: vector<8xi32>, %a2: vector<16xi1>, %a3: i1, %a4: memref<i64, 3>, %a5: index, %a6: i32, %a7: index) {
  %r = "amdgpu.make_gather_dma_descriptor"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64: 1>, shared_static_sizes = array<i64: 4>}> {note} : (!amdgpu.tdm_gather_base<f64, i32>, vector<8xi32>, vector<16xi1>, i1, memref<i64, 3>, index, i32, index) -> !amdgpu.tdm_descriptor
  return
}

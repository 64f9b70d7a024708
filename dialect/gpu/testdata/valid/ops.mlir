func.func @ids() {
  %0 = gpu.thread_id x
  %1 = gpu.block_id y upper_bound 12
  %2 = gpu.global_id z
  %3 = gpu.cluster_block_id x
  %4 = gpu.cluster_dim_blocks x
  %5 = gpu.lane_id upper_bound 64
  %6 = gpu.num_subgroups : index
  %7 = gpu.grid_dim x {a}
  %8 = gpu.block_dim x
  %9 = gpu.cluster_dim y upper_bound 8
  %10 = gpu.cluster_id z
  %11 = gpu.subgroup_id upper_bound 4 : index
  %12 = gpu.subgroup_size {b} : index
  return
}
func.func @reduce(%f: f32, %i: i32, %v: vector<4xf16>) {
  %0 = gpu.all_reduce add %f {} : (f32) -> f32
  %1 = gpu.all_reduce maxnumf %f uniform {} : (f32) -> f32
  %2 = gpu.all_reduce %i {
  ^bb0(%a: i32, %b: i32):
    %c = "x.y"(%a, %b) : (i32, i32) -> i32
    gpu.yield %c : i32
  } {attr} : (i32) -> i32
  %3 = gpu.subgroup_reduce and %i uniform : (i32) -> i32
  %4 = gpu.subgroup_reduce add %v cluster(size = 4) : (vector<4xf16>) -> vector<4xf16>
  %5 = gpu.subgroup_reduce minimumf %v cluster(size = 4, stride = 2) : (vector<4xf16>) -> vector<4xf16>
  %6, %7 = gpu.shuffle xor %f, %i, %i : f32
  %8, %9 = gpu.rotate %f, 1, 4 : f32
  %10 = gpu.subgroup_broadcast %f, first_active_lane : f32
  %11 = gpu.subgroup_broadcast %f, specific_lane %i : f32
  gpu.barrier
  gpu.printf "x %d", %i : i32
  return
}
func.func @memory(%n: index, %f: f32) {
  %0 = gpu.alloc () : memref<4xf32>
  %1 = gpu.alloc (%n) {a} : memref<?xf32, 1>
  %2, %t = gpu.alloc async (%n)[%n] : memref<?xf32, strided<[1], offset: ?>>
  %3 = gpu.alloc host_shared () : memref<4xf32>
  %4 = gpu.alloc [%t] () : memref<4xf32>
  gpu.memcpy %0, %3 : memref<4xf32>, memref<4xf32>
  %u = gpu.memcpy async [%t] %0, %1 : memref<4xf32>, memref<?xf32, 1>
  %w = gpu.memset async %0, %f : memref<4xf32>, f32
  gpu.dealloc [%w] %0 : memref<4xf32>
  %x = gpu.dealloc async %0 : memref<4xf32>
  %5 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  %i = arith.constant 1 : i32
  gpu.set_default_device {a} %i
  %m = memref.cast %0 : memref<4xf32> to memref<*xf32>
  gpu.host_register %m : memref<*xf32>
  gpu.host_unregister %m : memref<*xf32>
  return
}
func.func @matrix(%m: memref<32x32xf16, 3>, %n: index, %f: f16) {
  %a = gpu.subgroup_mma_load_matrix %m[%n, %n] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
  %b = gpu.subgroup_mma_load_matrix %m[%n, %n] {leadDimension = 32 : index, transpose} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
  %c = gpu.subgroup_mma_constant_matrix %f : !gpu.mma_matrix<16x16xf16, "COp">
  %d = gpu.subgroup_mma_compute %a, %b, %c {a_transpose} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  gpu.subgroup_mma_store_matrix %d, %m[%n, %n] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, 3>
  %e = gpu.subgroup_mma_elementwise addf %c, %d : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
  %g = gpu.subgroup_mma_extract_thread_local %c[%n] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
  %h = gpu.subgroup_mma_insert_thread_local %g, %d[%n] {x} : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
func.func @warp(%l: index, %v: vector<4xi32>) {
  gpu.warp_execute_on_lane_0(%l)[32] {
  }
  %0 = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<1xf32>) {
    %1 = "x.y"() : () -> vector<32xf32>
    gpu.yield %1 : vector<32xf32>
  } {a}
  %2:2 = gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) -> (vector<4x8xf32>, index) {
  ^bb0(%a: vector<128xi32>):
    %3 = "x.y"(%a) : (vector<128xi32>) -> vector<16x64xf32>
    gpu.yield %3, %l : vector<16x64xf32>, index
  }
  return
}
func.func @sparse(%n: index, %mi: memref<?xindex>, %mf: memref<?xf64>, %t: !gpu.async.token) {
  %d, %t1 = gpu.create_dn_tensor async [%t] %mf, %n, %n : index, index into memref<?xf64>
  %s, %t2 = gpu.create_coo async [%t1] %n, %n, %n, %mi, %mi, %mf : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %s2 = gpu.create_2to4_spmat {PRUNE_AND_CHECK} %n, %n, %mf : memref<?xf64>
  %b, %t3 = gpu.spmv_buffer_size async [%t2] %s {TRANSPOSE}, %d, %d into f64
  %b2 = gpu.spmv_buffer_size %s, %d, %d into f64
  %r, %c, %z, %t4 = gpu.spmat_get_size async [%t3] %s
  %desc = gpu.spgemm_create_descr
  gpu.spgemm_copy %s, %s, %s, %desc : f32
  %s3 = gpu.create_coo_aos %n, %n, %n, %mi, %mf {x} : memref<?xindex>, memref<?xf64>
  %s4 = gpu.create_csr %n, %n, %n, %mi, %mi, %mf : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %s5 = gpu.create_csc %n, %n, %n, %mi, %mi, %mf : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %s6, %t5 = gpu.create_bsr async %n, %n, %n, %n, %n, %mi, %mi, %mf : memref<?xindex>, memref<?xindex>, memref<?xf64>
  gpu.set_csr_pointers [%t5] %s4, %mi, %mi, %mf : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %mb = gpu.alloc (%n) : memref<?xi8>
  gpu.spmv %s {CONJUGATE_TRANSPOSE}, %d, %d, %mb : memref<?xi8> into f64
  %b3 = gpu.sddmm_buffer_size %d, %d {TRANSPOSE}, %s into f32
  %t6 = gpu.sddmm async %d, %d, %s, %mb {x} : memref<?xi8> into f32
  %b4:3 = gpu.spmm_buffer_size %s, %d {TRANSPOSE}, %d : index, index, index into f16
  gpu.spmm [%t6] %s {TRANSPOSE}, %d, %d, %mb, %mb : memref<?xi8>, memref<?xi8> into f16
  %b5, %t7 = gpu.spgemm_work_estimation_or_compute async {COMPUTE} %s, %s {TRANSPOSE}, %s, %desc, %n, %mb : f32 into memref<?xi8>
  gpu.spgemm_destroy_descr [%t7] %desc
  gpu.destroy_dn_tensor %d
  gpu.destroy_sp_mat [%t4] %s
  return
}

func.func @blocks(%m: memref<24x32xf16>, %u: memref<?x?xf16>, %h: index, %w: index, %i: index) {
  %0 = xegpu.create_nd_tdesc %m : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16>
  %1 = xegpu.create_nd_tdesc %m[%i, 8] : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16>
  %2 = xegpu.create_nd_tdesc %u[0, 0], shape: [%h, %w], strides: [%w, 1] : memref<?x?xf16> -> !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2>>
  xegpu.prefetch_nd %0 <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf16>
  %3 = xegpu.load_nd %1 <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
  %4 = xegpu.load_nd %2 : !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2>> -> vector<2x8x16xf16>
  xegpu.store_nd %3, %1 <{l3_hint = #xegpu.cache_hint<write_back>}> : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>
  %5 = xegpu.update_nd_offset %1, [%i, 16] : !xegpu.tensor_desc<8x16xf16>
  return
}

func.func @scattered(%p: ui64, %m: memref<256xf32>, %o: vector<4xindex>, %mask: vector<4xi1>, %v: vector<4xf32>) {
  %0 = xegpu.create_tdesc %p, %o : ui64, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<chunk_size = 1>>
  xegpu.prefetch %0 : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<chunk_size = 1>>
  %1 = xegpu.load %0, %mask <{l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<chunk_size = 1>>, vector<4xi1> -> vector<4xf32>
  xegpu.store %1, %0, %mask : vector<4xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<chunk_size = 1>>, vector<4xi1>
  %2 = xegpu.update_offset %0, %o : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<chunk_size = 1>>, vector<4xindex>
  %3 = xegpu.atomic_rmw addf %0, %mask, %v : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<chunk_size = 1>>, vector<4xi1>, vector<4xf32> -> vector<4xf32>
  %4 = xegpu.load %m[%o], %mask <{chunk_size = 1}> : memref<256xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf32>
  xegpu.store %4, %m[%o], %mask : vector<4xf32>, memref<256xf32>, vector<4xindex>, vector<4xi1>
  return
}

func.func @matrix(%a: vector<8x16xf16>, %b: vector<16x16xf16>, %c: vector<8x16xf32>) -> vector<8x16xf32> {
  %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<16x16xf16> -> vector<8x16xf32>
  %1 = xegpu.dpas %a, %b, %c : vector<8x16xf16>, vector<16x16xf16>, vector<8x16xf32> -> vector<8x16xf32>
  return %1 : vector<8x16xf32>
}

gpu.module @kernels {
  gpu.func @barriers(%n: i8) {
    xegpu.alloc_nbarrier 8
    %0 = xegpu.init_nbarrier %n, %n : i8, i8 -> !xegpu.nbarrier
    xegpu.nbarrier_arrive %0 : !xegpu.nbarrier
    xegpu.nbarrier_wait %0 : !xegpu.nbarrier
    xegpu.fence memory_kind = global, fence_scope = workgroup
    xegpu.fence memory_kind = slm, fence_scope = gpu
    gpu.return
  }
  gpu.func @slm(%m: memref<2048xi8, 3>, %i: index, %v: vector<8x16xf16>) {
    %0 = xegpu.create_mem_desc %m : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
    %1 = xegpu.load_matrix %0[8, %i] : !xegpu.mem_desc<16x64xf16>, index -> vector<8x16xf16>
    xegpu.store_matrix %v, %0[%i, 8] : vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>, index
    gpu.return
  }
}

"any.types"() {
  a = #xegpu.layout<sg_layout = [2, 4], sg_data = [8, 16], inst_data = [8, 16], lane_layout = [1, 16], lane_data = [1, 1], order = [1, 0]>,
  b = #xegpu.slice<#xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, dims = [0]>,
  c = #xegpu.block_tdesc_attr<memory_space = slm, array_length = 1, boundary_check = false>,
  e = #xegpu.cache_hint<streaming>
} : () -> (!xegpu.tensor_desc<8x16xf16, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>, !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16]>>, !xegpu.nbarrier)

func.func @layout(%v: vector<16x16xf16>) -> vector<16x16xf16> {
  %0 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>}> : vector<16x16xf16>
  return %0 : vector<16x16xf16>
}

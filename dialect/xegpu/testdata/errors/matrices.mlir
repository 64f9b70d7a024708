func.func @f(%i : i1) {
  scf.if %i { } {r = #xegpu.range<[4, 2]>}
  return
}

// -----

func.func @f(%i : i1) {
  scf.if %i { } {r = #xegpu.range<[2, 2]>}
  return
}

// -----

func.func @f(%x : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<chunk_size = 0>>) { return }

// -----

func.func @f(%m : !xegpu.mem_desc<16x64xf16>) { 
  %0 = xegpu.load_matrix %m[8, 8] : !xegpu.mem_desc<16x64xf16> -> vector<32x16xf16>
  return }

// -----

func.func @f(%m : !xegpu.mem_desc<16x64xf16>) { 
  %0 = xegpu.load_matrix %m[8, 8] : !xegpu.mem_desc<16x64xf16> -> vector<16x64xf16>
  %1 = xegpu.load_matrix %m[8, 8] : !xegpu.mem_desc<16x64xf16> -> f16
  %2 = xegpu.load_matrix %m[8, 8] <{subgroup_block_io}>: !xegpu.mem_desc<16x64xf16> -> f16
  return }

// -----

func.func @f(%m : !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16]>>) { 
  %2 = xegpu.load_matrix %m[8, 8] <{subgroup_block_io}>: !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16]>> -> vector<8xf16>
  return }

// -----

func.func @f(%m : !xegpu.mem_desc<16x16x64xf16>) { 
  %2 = xegpu.load_matrix %m[8, 8] : !xegpu.mem_desc<16x16x64xf16> -> vector<8x8xf16>
  return }

// -----

func.func @f(%m : !xegpu.mem_desc<16x64xf16>, %v : vector<32x16xf16>) { 
  xegpu.store_matrix %v, %m[8, 8] : vector<32x16xf16>, !xegpu.mem_desc<16x64xf16>
  return }

// -----

func.func @f(%m : !xegpu.mem_desc<16x64xf16>, %v : vector<32x16xf16>) { 
  %0 = xegpu.load_matrix %m[8, 8] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [2, 2]>}> : !xegpu.mem_desc<16x64xf16> -> vector<8x8xf16>
  return }

// -----

func.func @f(%m : !xegpu.mem_desc<16x64xf16>, %v : vector<32x16xf16>) { 
  %0 = xegpu.load_matrix %m[8, 8] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 2]>}> : !xegpu.mem_desc<16x64xf16> -> vector<8x8xf16>
  return }

// -----

func.func @f(%m : !xegpu.mem_desc<32x64xf16, #xegpu.mem_layout<block = [1, 16], stride = [1, 32]>>) { 
  %0 = xegpu.load_matrix %m[8, 8] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : !xegpu.mem_desc<32x64xf16, #xegpu.mem_layout<block = [1, 16], stride = [1, 32]>> -> vector<8x8xf16>
  return }

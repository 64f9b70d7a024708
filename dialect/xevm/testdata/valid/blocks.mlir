llvm.func @vectors(%g: !llvm.ptr<1>, %p: !llvm.ptr, %s: !llvm.ptr<4>, %b: i8, %v: vector<8xi32>) {
  %0 = xevm.blockload %g : (!llvm.ptr<1>) -> i8
  %1 = xevm.blockload %g <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>) -> vector<16xi8>
  %2 = xevm.blockload %p <{cache_control = #xevm.load_cache_control<ir>}> {note} : (!llvm.ptr) -> vector<2xi64>
  xevm.blockstore %g, %b : (!llvm.ptr<1>, i8)
  xevm.blockstore %p, %v <{cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb>}> {note} : (!llvm.ptr, vector<8xi32>)
  xevm.prefetch %g : (!llvm.ptr<1>)
  xevm.prefetch %s <{cache_control = #xevm.load_cache_control<L1c_L2c_L3c>}> {note} : (!llvm.ptr<4>)
  xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}>
  llvm.return
}

llvm.func @tiles(%p: !llvm.ptr<1>, %n: i32, %h: vector<8xi16>, %b: vector<8xi8>, %w: vector<8xi32>) {
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  %1 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 16 : i32, pack_register = true, tile_height = 16 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32, cache_control = #xevm.load_cache_control<L1s_L2c_L3c>}> {note} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  %2 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 32 : i32, pack_register = false, tile_height = 16 : i32, tile_width = 8 : i32, transpose = true, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  %3 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = 32 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  %4 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 8 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 32 : i32, transpose = false, v_blocks = 2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  %5 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 32 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 8 : i32, transpose = false, v_blocks = 2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xf32>
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %h <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %w <{elem_size_in_bits = 32 : i32, tile_height = 8 : i32, tile_width = 16 : i32, cache_control = #xevm.store_cache_control<L1wt_L2uc_L3wb>}> {note} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %b <{elem_size_in_bits = 8 : i32, tile_height = 4 : i32, tile_width = 32 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  xevm.blockprefetch2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 8 : i32, tile_height = 8 : i32, tile_width = 32 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  xevm.blockprefetch2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits = 32 : i32, tile_height = 8 : i32, tile_width = 8 : i32, v_blocks = 2 : i32, cache_control = #xevm.load_cache_control<L1uc_L2c_L3uc>}> {note} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

llvm.func @products(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  %0 = xevm.mma %a, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  %1 = xevm.mma %a, %b {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = bf16, b = bf16>} : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
  %2 = xevm.mma %a, %b {shape = <m = 8, n = 16, k = 32>, types = <d = s32, a = s8, b = u8>} {note} : (vector<8xi16>, vector<8xi32>) -> vector<8xi32>
  llvm.return
}

llvm.func @identities() {
  %0 = xevm.local_id.x : i32
  %1 = xevm.local_id.y range <i32, 0, 16> : i32
  %2 = xevm.local_id.z {note} : i64
  %3 = xevm.local_size.x : i32
  %4 = xevm.local_size.y : i32
  %5 = xevm.local_size.z : i32
  %6 = xevm.group_id.x : i32
  %7 = xevm.group_id.y : i32
  %8 = xevm.group_id.z : i32
  %9 = xevm.group_count.x : i32
  %10 = xevm.group_count.y : i32
  %11 = xevm.group_count.z : i32
  %12 = xevm.lane_id : i32
  %13 = xevm.subgroup_id range <i64, 0, 64> {note} : i64
  %14 = xevm.subgroup_size : i32
  llvm.return
}

"test.targets"() {a = #xevm.target, b = #xevm.target<O = 3>, c = #xevm.target<triple = "spirv64-unknown-unknown", chip = "pvc", flags = {x = "y"}>, d = #xevm.target<O = 0, linkFiles = ["a.bc"]>} : () -> ()

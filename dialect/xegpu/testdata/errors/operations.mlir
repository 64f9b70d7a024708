func.func @f(%m: memref<24x32xf16>) {
  %0 = xegpu.create_nd_tdesc %m : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%m: memref<24xf16>) {
  %0 = xegpu.create_nd_tdesc %m : memref<24xf16> -> !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
func.func @f(%p: ui64) {
  %0 = xegpu.create_nd_tdesc %p : ui64 -> !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
func.func @f(%d: !xegpu.tensor_desc<8x16xf16>) {
  %0 = xegpu.load_nd %d : !xegpu.tensor_desc<8x16xf16> -> vector<8x8xf16>
  return
}
// -----
func.func @f(%d: !xegpu.tensor_desc<8x16xf16>) {
  xegpu.prefetch_nd %d <{l1_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
func.func @f(%d: !xegpu.tensor_desc<8x16xf16>) {
  %0 = xegpu.load_nd %d <{transpose = array<i64: 0, 0>}> : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
  return
}
// -----
func.func @f(%d: !xegpu.tensor_desc<8x16xf16>, %v: vector<8x16xf16>) {
  xegpu.store_nd %v, %d <{l1_hint = #xegpu.cache_hint<streaming>}> : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
func.func @f(%d: !xegpu.tensor_desc<16xf16>, %v: vector<8xf16>) {
  xegpu.store_nd %v, %d : vector<8xf16>, !xegpu.tensor_desc<16xf16>
  return
}
// -----
func.func @f(%d: !xegpu.tensor_desc<8x16xf16>) {
  %0 = xegpu.update_nd_offset %d, [1] : !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<16x8xf16>) {
  %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<16x8xf16> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%a: vector<8x8xf16>, %b: vector<16x16xf16>) {
  %0 = xegpu.dpas %a, %b : vector<8x8xf16>, vector<16x16xf16> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%p: ui64, %o: vector<4xindex>) {
  %0 = xegpu.create_tdesc %p, %o : ui64, vector<4xindex> -> !xegpu.tensor_desc<4xf32>
  return
}
// -----
func.func @f(%p: ui64, %o: vector<4xindex>) {
  %0 = xegpu.create_tdesc %p, %o : ui64, vector<4xindex> -> !xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<chunk_size = 1>>
  return
}
// -----
func.func @f(%d: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<chunk_size = 1>>, %mask: vector<8xi1>) {
  %0 = xegpu.load %d, %mask : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<chunk_size = 1>>, vector<8xi1> -> vector<4xf32>
  return
}
// -----
func.func @f(%d: !xegpu.tensor_desc<4xf32>) {
  xegpu.prefetch %d : !xegpu.tensor_desc<4xf32>
  return
}
// -----
"any.attr"() {a = #xegpu.layout<sg_layout = [2, 4], lane_data = [1]>} : () -> ()
// -----
"any.attr"() {a = #xegpu.layout<sg_data = [8, 16]>} : () -> ()
// -----
"any.attr"() {a = #xegpu.layout<lane_layout = [1, 16], order = [0]>} : () -> ()
// -----
"any.type"() : () -> !xegpu.tensor_desc<8x16x4xf16, #xegpu.block_tdesc_attr<memory_space = slm>>
// -----
"any.type"() : () -> !xegpu.tensor_desc<8x16xf16, #xegpu.scatter_tdesc_attr<chunk_size = 8>>
// -----
"any.type"() : () -> !xegpu.tensor_desc<4x3xf16, #xegpu.scatter_tdesc_attr<chunk_size = 3>>
// -----
"any.type"() : () -> !xegpu.tensor_desc<8x16xf16, #xegpu.memory_space<global>>
// -----
"any.attr"() {a = #xegpu.slice<#xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, dims = [2]>} : () -> ()
// -----
xegpu.fence memory_kind = local, fence_scope = workgroup
// -----
func.func @f(%d: !xegpu.tensor_desc<16xf32>, %o: vector<4xindex>) {
  %2 = xegpu.update_offset %d, %o : !xegpu.tensor_desc<16xf32>, vector<4xindex>
  return
}
// -----
xegpu.nonsense
// -----
"any.attr"() {a = #xegpu.slice<#xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, dims = [1, 1]>} : () -> ()
// -----
"any.attr"() {a = #xegpu.slice<#xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, dims = [-1]>} : () -> ()
// -----
"any.attr"() {a = #xegpu.slice<#xegpu.slice<#xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, dims = [1]>, dims = [1]>} : () -> ()

func.func @f(%f: f32) {
  %0 = gpu.all_reduce foo %f {} : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32) {
  %0 = gpu.all_reduce %f {} : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32) {
  %0 = gpu.all_reduce and %f {} : (f32) -> f32
  return
}
// -----
func.func @f(%f: i32) {
  %0 = gpu.all_reduce minnumf %f {} : (i32) -> i32
  return
}
// -----
func.func @f(%f: i32) {
  %0 = gpu.all_reduce add %f {
  ^bb0(%a: i32, %b: i32):
    gpu.yield %a : i32
  } : (i32) -> i32
  return
}
// -----
func.func @f(%f: i32) {
  %0 = gpu.all_reduce %f {
  ^bb0(%a: i32):
    gpu.yield %a : i32
  } : (i32) -> i32
  return
}
// -----
func.func @f(%f: i32) {
  %0 = gpu.all_reduce %f {
  ^bb0(%a: i32, %b: f32):
    gpu.yield %a : i32
  } : (i32) -> i32
  return
}
// -----
func.func @f(%f: i32) {
  %0 = gpu.all_reduce %f {
  ^bb0(%a: i32, %b: i32):
    gpu.yield %a, %a : i32, i32
  } : (i32) -> i32
  return
}
// -----
func.func @f(%f: i32) {
  %0 = gpu.all_reduce %f {
  ^bb0(%a: i32, %b: i32):
    %c = "x.y"() : () -> f32
    gpu.yield %c : f32
  } : (i32) -> i32
  return
}
// -----
func.func @f(%f: i32) {
  %0 = gpu.all_reduce %f {
  ^bb0(%a: i32, %b: i32):
    "x.y"() : () -> ()
  } : (i32) -> i32
  return
}
// -----
func.func @f(%f: vector<[4]xf32>) {
  %0 = "gpu.subgroup_reduce"(%f) <{op = #gpu<all_reduce_op add>}> : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}
// -----
func.func @f(%f: vector<4xf32>) {
  %0 = gpu.subgroup_reduce or %f : (vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%f: f32) {
  %0 = gpu.subgroup_reduce add %f cluster(size = 3) : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32) {
  %0 = gpu.subgroup_reduce add %f cluster(size = 4, stride = 3) : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32) {
  %0 = gpu.subgroup_reduce add %f {cluster_stride = 2 : i32} : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32) {
  %0, %1 = gpu.rotate %f, 4, 4 : f32
  return
}
// -----
func.func @f(%f: f32, %l: i32) {
  %0 = gpu.subgroup_broadcast %f, first_active_lane %l : f32
  return
}
// -----
func.func @f(%f: f32, %l: i32) {
  %0 = gpu.subgroup_broadcast %f, specific_lane : f32
  return
}
// -----
func.func @f(%n: index) {
  %0 = gpu.alloc (%n) : memref<4xf32>
  return
}
// -----
func.func @f(%n: index) {
  %0 = gpu.alloc ()[%n] : memref<4xf32>
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xi32>) {
  gpu.memcpy %a, %b : memref<4xf32>, memref<4xi32>
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) {
  gpu.memcpy %a, %b : memref<4xf32>, memref<5xf32>
  return
}
// -----
func.func @f() {
  %0 = gpu.dynamic_shared_memory : memref<?xi8>
  return
}
// -----
func.func @f() {
  %0 = gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @f(%m: memref<32x32xf16, strided<[32, 2]>>, %n: index) {
  %a = gpu.subgroup_mma_load_matrix %m[%n, %n] {leadDimension = 32 : index} : memref<32x32xf16, strided<[32, 2]>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}
// -----
func.func @f(%m: memref<32x32xf16, strided<[32, 2]>>, %n: index, %a: !gpu.mma_matrix<16x16xf16, "COp">) {
  gpu.subgroup_mma_store_matrix %a, %m[%n, %n] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, strided<[32, 2]>>
  return
}
// -----
func.func @f(%m: memref<32x32xf16>, %n: index, %a: !gpu.mma_matrix<16x16xf16, "AOp">) {
  gpu.subgroup_mma_store_matrix %a, %m[%n, %n] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "AOp">, memref<32x32xf16>
  return
}
// -----
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %a, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
// -----
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<8x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<8x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
// -----
func.func @f(%a: !gpu.mma_matrix<16x16x16xf16, "AOp">)
// -----
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "DOp">)
// -----
func.func @f(%a: !gpu.mma_matrix<16x16xbf16, "AOp">)
// -----
func.func @warp(%l: index, %v: vector<4xi32>) {
  gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) {
  }
  return
}
// -----
func.func @warp(%l: index, %v: vector<4xi32>) {
  %0 = gpu.warp_execute_on_lane_0(%l)[32] -> (f32) {
  }
  return
}
// -----
func.func @warp(%l: index, %v: vector<4xi32>) {
  %0 = gpu.warp_execute_on_lane_0(%l)[32] -> (f32) {
    gpu.yield %l : index
  }
  return
}
// -----
func.func @warp(%l: index, %v: vector<4xi32>) {
  %0 = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<4xf32>) {
    gpu.yield %v : vector<4xi32>
  }
  return
}
// -----
func.func @warp(%l: index, %v: vector<4xi32>) {
  %0 = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<3xi32>) {
    gpu.yield %v : vector<4xi32>
  }
  return
}
// -----
func.func @warp(%l: index, %v: vector<4xi32>) {
  %0 = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<2xi32>) {
    gpu.yield %v : vector<4xi32>
  }
  return
}
// -----
func.func @warp(%l: index, %v: vector<4xi32>) {
  gpu.warp_execute_on_lane_0(%l)[32] {
    "x.y"() : () -> ()
    "cf.br"()[^a] : () -> ()
  ^a:
    gpu.yield
  }
  return
}
// -----
func.func @warp(%l: index, %v: vector<4xi32>) {
  "gpu.warp_execute_on_lane_0"(%l) <{warp_size = 4 : i64}> ({
    gpu.terminator
  }) : (index) -> ()
  return
}

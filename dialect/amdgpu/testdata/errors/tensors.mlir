func.func @f(%g: memref<8xi32, 1>, %l: memref<8xi32, 1>, %i: index) {
  %0 = amdgpu.make_dma_base %g[%i], %l[%i] : memref<8xi32, 1>, memref<8xi32, 1> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%g: memref<8xi32, 3>, %l: memref<8xi32, 3>, %i: index) {
  %0 = amdgpu.make_dma_base %g[%i], %l[%i] : memref<8xi32, 3>, memref<8xi32, 3> -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @f(%g: memref<8xi7, 1>, %l: memref<8xi7, 3>, %i: index) {
  %0 = amdgpu.make_dma_base %g[%i], %l[%i] : memref<8xi7, 1>, memref<8xi7, 3> -> !amdgpu.tdm_base<i7>
  return
}
// -----
func.func @f(%g: memref<8xi7, 1>, %l: memref<8xi7, 3>, %i: index) {
  %0 = amdgpu.make_gather_dma_base %g[%i], %l[%i] : memref<8xi7, 1>, memref<8xi7, 3> -> !amdgpu.tdm_gather_base<i32, i16>
  return
}
// -----
func.func @f(%g: memref<8xi32, 1>, %l: memref<8xi32>, %i: index) {
  %0 = amdgpu.make_gather_dma_base %g[%i], %l[%i] : memref<8xi32, 1>, memref<8xi32> -> !amdgpu.tdm_gather_base<i32, i16>
  return
}
// -----
func.func private @f(!amdgpu.tdm_gather_base<i7, i16>)
// -----
func.func private @f(!amdgpu.tdm_gather_base<i128, i16>)
// -----
func.func private @f(!amdgpu.tdm_gather_base<i32, i64>)
// -----
func.func private @f(!amdgpu.tdm_gather_base<i32>)
// -----
func.func private @f(!amdgpu.tdm_base)
// -----
func.func private @f(!amdgpu.tdm_base<>)
// -----
func.func private @f(!amdgpu.tdm_descriptor<i32>)
// -----
func.func private @f(memref<i32, #amdgpu.address_space<fat>>)
// -----
func.func private @f(memref<i32, #amdgpu.address_space>)
// -----
func.func private @f(!amdgpu.tensor)
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [8] globalStride [] sharedSize [8] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [8] globalStride [2] sharedSize [8] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>, %n: index) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [8] globalStride [%n] sharedSize [8] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [1, 2, 3, 4, 5, 6] globalStride [1] sharedSize [8] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [8, 8] globalStride [1] sharedSize [8] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [8, 8] globalStride [8, 1] sharedSize [8] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i7>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [8] globalStride [1] sharedSize [8] : !amdgpu.tdm_base<i7> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>, %m: memref<8xi32>, %n: index) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [8] globalStride [1] sharedSize [8] atomicBarrier(%m[%n] : memref<8xi32>) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_base<i32>, %t: i1) {
  %0 = "amdgpu.make_dma_descriptor"(%b, %t) <{global_static_sizes = array<i64: 8>, global_static_strides = array<i64: 1>, shared_static_sizes = array<i64: 8>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>, i1) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %i: vector<4xi16>) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%i] globalSize [4, 4, 4] globalStride [16, 4, 1] sharedSize [4, 4, 4] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi16> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %i: vector<4xi32>) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%i] globalSize [4] globalStride [1] sharedSize [4] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi32> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %i: vector<4xi16>) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%i] globalSize [4] globalStride [2] sharedSize [4] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi16> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %i: vector<17xi16>) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%i] globalSize [4] globalStride [1] sharedSize [4] : !amdgpu.tdm_gather_base<i32, i16>, vector<17xi16> -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @f() {
  amdgpu.sched_barrier allow = <everything>
  return
}
// -----
func.func @f() {
  amdgpu.memory_counter_wait load(1) load(2)
  return
}
// -----
func.func @f(%s: f8E5M2) {
  %0 = amdgpu.ext_packed_fp8 %s[4] : f8E5M2 to f32
  return
}

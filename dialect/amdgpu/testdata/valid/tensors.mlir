func.func @bases(%g: memref<8xi32, 1>, %l: memref<8xi32, 3>, %gm: memref<?x?xf16, #gpu.address_space<global>>, %lm: memref<64x64xf16, #gpu.address_space<workgroup>>, %i: index) {
  %0 = amdgpu.make_dma_base %g[%i], %l[%i] : memref<8xi32, 1>, memref<8xi32, 3> -> !amdgpu.tdm_base<i32>
  %1 = amdgpu.make_dma_base %gm[%i, %i], %lm[%i, %i] {note} : memref<?x?xf16, #gpu.address_space<global>>, memref<64x64xf16, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<f16>
  %2 = amdgpu.make_gather_dma_base %g[%i], %l[%i] : memref<8xi32, 1>, memref<8xi32, 3> -> !amdgpu.tdm_gather_base<i32, i16>
  %3 = amdgpu.make_gather_dma_base %gm[%i, %i], %lm[%i, %i] {note} : memref<?x?xf16, #gpu.address_space<global>>, memref<64x64xf16, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<f16, i32>
  return
}

func.func @descriptors(%b: !amdgpu.tdm_base<i32>, %n: index, %k: i32, %mask: vector<16xi1>, %t: i1, %barrier: memref<8xi32, #gpu.address_space<workgroup>>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [0] globalStride [1] sharedSize [0] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %1 = amdgpu.make_dma_descriptor %b globalSize [%n, 64] globalStride [%n, 1] sharedSize [64, %n] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %2 = amdgpu.make_dma_descriptor %b globalSize [1, 2, 3, 4, 5] globalStride [5, 4, 3, 2, 1] sharedSize [1, 2, 3, 4, 5] padShared(%k every %k) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %3 = amdgpu.make_dma_descriptor %b globalSize [8] globalStride [1] sharedSize [8] workgroupMask %mask : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %4 = amdgpu.make_dma_descriptor %b globalSize [8] globalStride [1] sharedSize [8] workgroupMask %mask earlyTimeout %t : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %5 = amdgpu.make_dma_descriptor %b globalSize [8] globalStride [1] sharedSize [8] atomicBarrier(%barrier[%n] : memref<8xi32, #gpu.address_space<workgroup>>) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %6 = amdgpu.make_dma_descriptor %b globalSize [8] globalStride [1] sharedSize [8] iterate %n, %k, %n : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %7 = amdgpu.make_dma_descriptor %b globalSize [8] globalStride [1] sharedSize [8] padShared(%k every %k) workgroupMask %mask earlyTimeout %t atomicBarrier(%barrier[%n] : memref<8xi32, #gpu.address_space<workgroup>>) iterate %n, %k, %n {note} : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %7 : !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %7 {note} : !amdgpu.tdm_descriptor
  amdgpu.tensor_store_from_lds %7 : !amdgpu.tdm_descriptor
  amdgpu.tensor_store_from_lds %7 {note} : !amdgpu.tdm_descriptor
  return
}

func.func @gather_descriptors(%b: !amdgpu.tdm_gather_base<i32, i16>, %w: !amdgpu.tdm_gather_base<f64, i32>, %i13: vector<13xi16>, %i8: vector<8xi32>, %n: index, %k: i32, %mask: vector<16xi1>, %t: i1, %barrier: memref<i64, 3>) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%i13] globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_gather_base<i32, i16>, vector<13xi16> -> !amdgpu.tdm_descriptor
  %1 = amdgpu.make_gather_dma_descriptor %w[%i8] globalSize [%n] globalStride [1] sharedSize [%n] padShared(%k every %k) : !amdgpu.tdm_gather_base<f64, i32>, vector<8xi32> -> !amdgpu.tdm_descriptor
  %2 = amdgpu.make_gather_dma_descriptor %w[%i8] globalSize [4] globalStride [1] sharedSize [4] workgroupMask %mask earlyTimeout %t atomicBarrier(%barrier[] : memref<i64, 3>) iterate %n, %k, %n {note} : !amdgpu.tdm_gather_base<f64, i32>, vector<8xi32> -> !amdgpu.tdm_descriptor
  return
}

func.func private @types(memref<f32, #amdgpu.address_space<buffer_rsrc>>, memref<f32, #amdgpu.address_space<fat_structured_buffer>>)

func.func @cast(%m: memref<8xi32>, %space: memref<8xi32, #gpu.address_space<global>>, %dyn: memref<?x?xf16, 1>, %strided: memref<8xi32, strided<[1], offset: ?>>, %rows: memref<?x8xf32, strided<[16, 1], offset: ?>>, %bytes: i64, %stride: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<8xi32> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  %1 = amdgpu.fat_raw_buffer_cast %space validBytes(%bytes) : memref<8xi32, #gpu.address_space<global>> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  %2 = amdgpu.fat_raw_buffer_cast %dyn validBytes(%bytes) cacheSwizzleStride(%stride) boundsCheck(false) : memref<?x?xf16, 1> to memref<?x?xf16, #amdgpu.address_space<fat_raw_buffer>>
  %3 = amdgpu.fat_raw_buffer_cast %strided resetOffset : memref<8xi32, strided<[1], offset: ?>> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  %4 = amdgpu.fat_raw_buffer_cast %rows resetOffset boundsCheck(true) {note} : memref<?x8xf32, strided<[16, 1], offset: ?>> to memref<?x8xf32, strided<[16, 1]>, #amdgpu.address_space<fat_raw_buffer>>
  %5 = amdgpu.fat_raw_buffer_cast %strided : memref<8xi32, strided<[1], offset: ?>> to memref<8xi32, strided<[1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
  return
}

func.func @buffers(%m: memref<64xi32>, %n: memref<4x4xf16, #gpu.address_space<global>>, %f: memref<?xf32, 1>, %d: memref<?xf64>, %s: memref<f32>, %i: i32, %x: f32, %y: f64, %h: f16, %v: vector<2xf16>, %vi: vector<4xi32>) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<64xi32>, i32 -> i32
  %1 = amdgpu.raw_buffer_load {boundsCheck = false} %m[%i] sgprOffset %i : memref<64xi32>, i32 -> vector<4xi32>
  %2 = amdgpu.raw_buffer_load {boundsCheck = true, indexOffset = 1 : i32} %n[%i, %i] : memref<4x4xf16, #gpu.address_space<global>>, i32, i32 -> f16
  %3 = amdgpu.raw_buffer_load %s[] : memref<f32> -> f32
  amdgpu.raw_buffer_store %i -> %m[%i] : i32 -> memref<64xi32>, i32
  amdgpu.raw_buffer_store {boundsCheck = false, indexOffset = 5 : i32} %vi -> %m[%i] sgprOffset %i : vector<4xi32> -> memref<64xi32>, i32
  amdgpu.raw_buffer_store {note} %x -> %s[] : f32 -> memref<f32>
  amdgpu.raw_buffer_atomic_fadd %x -> %f[%i] : f32 -> memref<?xf32, 1>, i32
  amdgpu.raw_buffer_atomic_fadd {boundsCheck = false, indexOffset = 1 : i32} %v -> %n[%i, %i] sgprOffset %i : vector<2xf16> -> memref<4x4xf16, #gpu.address_space<global>>, i32, i32
  amdgpu.raw_buffer_atomic_fmax %x -> %f[%i] sgprOffset %i : f32 -> memref<?xf32, 1>, i32
  amdgpu.raw_buffer_atomic_fmax {boundsCheck = false} %y -> %d[%i] : f64 -> memref<?xf64>, i32
  amdgpu.raw_buffer_atomic_smax %i -> %m[%i] : i32 -> memref<64xi32>, i32
  amdgpu.raw_buffer_atomic_smax {indexOffset = 2 : i32} %i -> %m[%i] sgprOffset %i : i32 -> memref<64xi32>, i32
  amdgpu.raw_buffer_atomic_umin %i -> %m[%i] : i32 -> memref<64xi32>, i32
  amdgpu.raw_buffer_atomic_umin {boundsCheck = false} %i -> %n[%i, %i] sgprOffset %i : i32 -> memref<4x4xf16, #gpu.address_space<global>>, i32, i32
  %4 = amdgpu.raw_buffer_atomic_cmpswap %i, %i -> %m[%i] : i32 -> memref<64xi32>, i32
  %5 = amdgpu.raw_buffer_atomic_cmpswap {boundsCheck = false, indexOffset = 3 : i32} %h, %h -> %n[%i, %i] sgprOffset %i : f16 -> memref<4x4xf16, #gpu.address_space<global>>, i32, i32
  return
}

func.func @gather(%g: memref<32x72xf16, #gpu.address_space<global>>, %b: memref<?x?xf16, #amdgpu.address_space<fat_raw_buffer>>, %w: memref<64x128xf16, #gpu.address_space<workgroup>>, %p: memref<32xi8, 1>, %l: memref<32xi8, 3>, %flat: memref<?xf16>, %i: index) {
  amdgpu.gather_to_lds %g[%i, %i], %w[%i, %i] : vector<8xf16>, memref<32x72xf16, #gpu.address_space<global>>, memref<64x128xf16, #gpu.address_space<workgroup>>
  amdgpu.gather_to_lds %b[%i, %i], %w[%i, %i] {note} : f16, memref<?x?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<64x128xf16, #gpu.address_space<workgroup>>
  amdgpu.gather_to_lds %p[%i], %l[%i] : vector<12xi8>, memref<32xi8, 1>, memref<32xi8, 3>
  amdgpu.gather_to_lds %p[%i], %l[%i] : i8, memref<32xi8, 1>, memref<32xi8, 3>
  amdgpu.gather_to_lds %flat[%i], %w[%i, %i] : vector<2xf16>, memref<?xf16>, memref<64x128xf16, #gpu.address_space<workgroup>>
  return
}

func.func @transpose(%b: memref<64xi8, 3>, %h: memref<8x8xf16, #gpu.address_space<workgroup>>, %i: index) {
  %0 = amdgpu.transpose_load %b[%i] : memref<64xi8, 3> -> vector<8xi8>
  %1 = amdgpu.transpose_load %h[%i, %i] {note} : memref<8x8xf16, #gpu.address_space<workgroup>> -> vector<4xf16>
  %2 = amdgpu.transpose_load %b[%i] : memref<64xi8, 3> -> vector<16xi4>
  %3 = amdgpu.transpose_load %b[%i] : memref<64xi8, 3> -> vector<16xi6>
  return
}

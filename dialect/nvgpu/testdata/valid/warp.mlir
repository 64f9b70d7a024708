func.func @matrices(%m: memref<?x?xf16, 3>, %w: memref<8x8xi8, #gpu.address_space<workgroup>>, %f: memref<?xf32, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x2xf16>
  %1 = nvgpu.ldmatrix %m[%i, %i] {note, numTiles = 1 : i32, transpose = true} : memref<?x?xf16, 3> -> vector<1x2xf16>
  %2 = nvgpu.ldmatrix %w[%i, %i] {numTiles = 2 : i32, transpose = false} : memref<8x8xi8, #gpu.address_space<workgroup>> -> vector<2x4xi8>
  %3 = nvgpu.ldmatrix %f[%i] {numTiles = 2 : i32, transpose = false} : memref<?xf32, 3> -> vector<2x1xf32>
  return
}

func.func @products(%h42: vector<4x2xf16>, %h22: vector<2x2xf16>, %s22: vector<2x2xf32>, %s41: vector<4x1xf32>, %s21: vector<2x1xf32>, %d11: vector<1x1xf64>, %d12: vector<1x2xf64>, %b44: vector<4x4xi8>, %b24: vector<2x4xi8>, %n22: vector<2x2xi32>, %q48: vector<4x8xi4>, %q28: vector<2x8xi4>, %b42: vector<4x2xbf16>, %b22: vector<2x2xbf16>) {
  %0 = nvgpu.mma.sync (%h42, %h22, %h22) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %1 = nvgpu.mma.sync (%s41, %s21, %s22) {mmaShape = [16, 8, 8], note, tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %2 = nvgpu.mma.sync (%d11, %d11, %d12) {mmaShape = [8, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  %3 = nvgpu.mma.sync (%b44, %b24, %n22) {mmaShape = [16, 8, 32]} : (vector<4x4xi8>, vector<2x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  %4 = nvgpu.mma.sync (%q48, %q28, %n22) {mmaShape = [16, 8, 64]} : (vector<4x8xi4>, vector<2x8xi4>, vector<2x2xi32>) -> vector<2x2xi32>
  %5 = nvgpu.mma.sync (%b42, %b22, %s22) {mmaShape = [16, 8, 16]} : (vector<4x2xbf16>, vector<2x2xbf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

func.func @sparse(%h42: vector<4x2xf16>, %h22: vector<2x2xf16>, %b44: vector<4x4xi8>, %n22: vector<2x2xi32>, %s41: vector<4x1xf32>, %s22: vector<2x2xf32>, %meta: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%h42, %h42, %h22) metadata(%meta) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %1 = nvgpu.mma.sp.sync (%h22, %h22, %h22) metadata(%meta) {mmaShape = [16, 8, 16], sparsitySelector = 1 : i32} : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %2 = nvgpu.mma.sp.sync (%b44, %b44, %n22) metadata(%meta) {mmaShape = [16, 8, 64], note, sparsitySelector = 0 : i32} : (vector<4x4xi8>, vector<4x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  %3 = nvgpu.mma.sp.sync (%s41, %s41, %s22) metadata(%meta) {mmaShape = [16, 8, 16], tf32Enabled} : (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

func.func @copies(%g: memref<?xf32>, %s: memref<?x?xf32, 3>, %w: memref<8xi8, #gpu.address_space<workgroup>>, %b: memref<8xi8>, %i: index) {
  %0 = nvgpu.device_async_copy %g[%i], %s[%i, %i], 4 : memref<?xf32> to memref<?x?xf32, 3>
  %1 = nvgpu.device_async_copy %g[%i], %s[%i, %i], 4, %i {bypassL1, note} : memref<?xf32> to memref<?x?xf32, 3>
  %2 = nvgpu.device_async_copy %b[%i], %w[%i], 16, %i : memref<8xi8> to memref<8xi8, #gpu.address_space<workgroup>>
  %3 = nvgpu.device_async_create_group {note}
  %4 = nvgpu.device_async_create_group %0, %1
  nvgpu.device_async_wait %3
  nvgpu.device_async_wait %4 {numGroups = 1 : i32}
  return
}

func.func @reciprocal(%v: vector<32x16xf32>) {
  %0 = nvgpu.rcp %v {rounding = approx, ftz} : vector<32x16xf32>
  %1 = nvgpu.rcp %v {rounding = approx, ftz} {note} : vector<32x16xf32>
  return
}

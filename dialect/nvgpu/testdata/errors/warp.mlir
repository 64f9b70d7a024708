func.func @f(%m: memref<8x8xf16>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<8x8xf16> -> vector<4x2xf16>
  return
}
// -----
func.func @f(%m: memref<8x8xf16, #gpu.address_space<global>>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<8x8xf16, #gpu.address_space<global>> -> vector<4x2xf16>
  return
}
// -----
func.func @f(%m: memref<8x8xf64, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<8x8xf64, 3> -> vector<4x1xf64>
  return
}
// -----
func.func @f(%m: memref<8x8xf32, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = true} : memref<8x8xf32, 3> -> vector<4x1xf32>
  return
}
// -----
func.func @f(%m: memref<8x8xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<8x8xf16, 3> -> vector<8xf16>
  return
}
// -----
func.func @f(%m: memref<8x8xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<8x8xf16, 3> -> vector<4x4xf16>
  return
}
// -----
func.func @f(%m: memref<8x8xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 2 : i32, transpose = false} : memref<8x8xf16, 3> -> vector<4x2xf16>
  return
}
// -----
func.func @f(%m: memref<8x8xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<8x8xf16, 3> -> vector<4x1xf32>
  return
}
// -----
func.func @f(%a: vector<4x1xi64>, %b: vector<2x1xi64>, %c: vector<2x2xi64>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x1xi64>, vector<2x1xi64>, vector<2x2xi64>) -> vector<2x2xi64>
  return
}
// -----
func.func @f(%a: vector<4x2xf8E5M2>, %b: vector<2x2xf8E5M2>, %c: vector<2x2xf32>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf8E5M2>, vector<2x2xf8E5M2>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
// -----
func.func @f(%a: vector<8xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<8xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<4xf16>, %c: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<4xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<4xf16>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<4xf16>) -> vector<4xf16>
  return
}
// -----
func.func @f(%a: vector<2x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<1x2xf16>, %c: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<1x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<1x2xf16>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<1x2xf16>) -> vector<1x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16], tf32Enabled} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<2x4xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<2x4xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<1x4xf16>, %c: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<1x4xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<1x4xf16>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<1x4xf16>) -> vector<1x4xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xbf16>, %c: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xbf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32], sparsitySelector = 2 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32], sparsitySelector = -1 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<1x1xf64>, %b: vector<1x1xf64>, %c: vector<1x2xf64>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata(%m) {mmaShape = [8, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  return
}
// -----
func.func @f(%a: vector<2x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32]} : (vector<2x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<2x4xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32]} : (vector<2x4xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%s: memref<8xf32, strided<[2]>>, %d: memref<8xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<8xf32, strided<[2]>> to memref<8xf32, 3>
  return
}
// -----
func.func @f(%s: memref<8xf32>, %d: memref<8xf32, strided<[2]>, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<8xf32> to memref<8xf32, strided<[2]>, 3>
  return
}
// -----
func.func @f(%s: memref<8xf32>, %d: memref<8xf32>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<8xf32> to memref<8xf32>
  return
}
// -----
func.func @f(%s: memref<8xf32>, %d: memref<8xf16, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<8xf32> to memref<8xf16, 3>
  return
}
// -----
func.func @f(%s: memref<8xf32>, %d: memref<8xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i], 4 : memref<8xf32> to memref<8xf32, 3>
  return
}
// -----
func.func @f(%s: memref<8xf32>, %d: memref<8xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i, %i], 4 : memref<8xf32> to memref<8xf32, 3>
  return
}
// -----
func.func @f(%s: memref<8xf32>, %d: memref<8xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 3 : memref<8xf32> to memref<8xf32, 3>
  return
}
// -----
func.func @f(%s: memref<8xf16>, %d: memref<8xf16, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 3 : memref<8xf16> to memref<8xf16, 3>
  return
}
// -----
func.func @f(%s: memref<8xi128>, %d: memref<8xi128, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 3 : memref<8xi128> to memref<8xi128, 3>
  return
}
// -----
func.func @f(%s: memref<8xf32>, %d: memref<8xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 2 {bypassL1} : memref<8xf32> to memref<8xf32, 3>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = nvgpu.rcp %v {rounding = approx} : vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = nvgpu.rcp %v {rounding = rn, ftz} : vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = nvgpu.rcp %v {rounding = rz} : vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = nvgpu.rcp %v {rounding = up, ftz} : vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = nvgpu.rcp %v {rounding = rm, ftz} : vector<4xf32>
  return
}
// -----
func.func private @f(!nvgpu.tensor)
// -----
func.func private @f(!nvgpu.mbarrier.group)
// -----
func.func private @f(!nvgpu.mbarrier.group<>)
// -----
func.func private @f(!nvgpu.mbarrier.group<memorySpace = 3, memorySpace = 3>)
// -----
func.func private @f(!nvgpu.mbarrier.group<num_barriers = 2>)
// -----
func.func private @f(!nvgpu.mbarrier.group<memorySpace = 3, num_barriers = x>)
// -----
func.func private @f(!nvgpu.mbarrier.group<memorySpace = 3, count = 2>)
// -----
func.func private @f(!nvgpu.tensormap.descriptor<tensor = memref<4xf32>>)
// -----
func.func private @f(!nvgpu.tensormap.descriptor<tensor = f32, swizzle = none, l2promo = none, oob = zero, interleave = none>)
// -----
func.func private @f(!nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = swizzle, l2promo = none, oob = zero, interleave = none>)
// -----
func.func private @f(!nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = l2, oob = zero, interleave = none>)
// -----
func.func private @f(!nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = inf, interleave = none>)
// -----
func.func private @f(!nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = wide>)
// -----
func.func private @f(!nvgpu.warpgroup.descriptor<tensor = vector<4xf32>>)
// -----
func.func private @f(!nvgpu.warpgroup.accumulator<fragmented = memref<4xf32>>)
// -----
func.func private @f(!nvgpu.warpgroup.accumulator<vector<4xf32>>)
// -----
func.func private @f() attributes {a = #nvgpu<swizzle 3>}
// -----
func.func private @f() attributes {a = #nvgpu<swizzle>}
// -----
func.func private @f() attributes {a = #nvgpu<l2promo wide>}
// -----
func.func private @f() attributes {a = #nvgpu<oob x>}
// -----
func.func private @f() attributes {a = #nvgpu<interleave y>}
// -----
func.func private @f() attributes {a = #nvgpu<rcp_rounding_mode z>}
// -----
func.func private @f() attributes {a = #nvgpu<other q>}

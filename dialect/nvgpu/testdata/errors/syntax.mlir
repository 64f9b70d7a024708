!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f() {
  %0 = nvgpu.mbarrier.create  !one
  return
}
// -----
!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f() {
  %0 = nvgpu.mbarrier.create -> 
  return
}
// -----
!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%n: index) {
  %2 = nvgpu.mbarrier.get [%n] : !one -> i32
  return
}
// -----
!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%n: index) {
  %2 = nvgpu.mbarrier.get %undefined[%n] : !one -> i32
  return
}
// -----
!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%n: index) {
  %2 = nvgpu.mbarrier.get %0%n] : !one -> i32
  return
}
// -----
!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%n: index) {
  %2 = nvgpu.mbarrier.get %0[%n : !one -> i32
  return
}
// -----
!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%n: index) {
  %2 = nvgpu.mbarrier.get %0[%n]  !one -> i32
  return
}
// -----
!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%n: index) {
  %2 = nvgpu.mbarrier.get %0[%n] : !one -> 
  return
}
// -----
!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%n: index) {
  nvgpu.mbarrier.init %0[%n] %n : !one
  return
}
// -----
!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%n: index) {
  %4 = nvgpu.mbarrier.arrive %0[%n] : !one -> i7
  return
}
// -----
!many = !nvgpu.mbarrier.group<memorySpace = 3, num_barriers = 4>
func.func @f(%n: index) {
  %5 = nvgpu.mbarrier.arrive.nocomplete %1[%n], %n : !many -> i7
  return
}
// -----
!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%n: index) {
  %6 = nvgpu.mbarrier.test.wait %0[%n], %4 : !one, i7
  return
}
// -----
!many = !nvgpu.mbarrier.group<memorySpace = 3, num_barriers = 4>
func.func @f(%n: index, %t: i1) {
  nvgpu.mbarrier.arrive.expect_tx %1[%n], %n,  = %t : !many
  return
}
// -----
!many = !nvgpu.mbarrier.group<memorySpace = 3, num_barriers = 4>
func.func @f(%n: index, %t: i1) {
  nvgpu.mbarrier.arrive.expect_tx %1[%n], %n, predicate  %t : !many
  return
}
// -----
!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!map = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
func.func @f(%map: !map, %barrier: !one, %m: memref<32x32xf32, 3>, %n: index) {
  nvgpu.tma.async.load %map[%n, %n], %barrier[%n]  %m : !map, !one -> memref<32x32xf32, 3>
  return
}
// -----
!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!map = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
func.func @f(%map: !map, %barrier: !one, %m: memref<32x32xf32, 3>, %n: index) {
  nvgpu.tma.async.load %map[%n, %n], %barrier[%n] to %m : !map, !one -> i7<32x32xf32, 3>
  return
}
// -----
!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!map = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
func.func @f(%map: !map, %barrier: !one, %m: memref<32x32xf32, 3>, %n: index) {
  nvgpu.tma.async.load %map[%n, %n], %barrier[%n] to %m : !map, !one -> memref@x32x32xf32, 3>
  return
}
// -----
!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!map = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
func.func @f(%map: !map, %barrier: !one, %m: memref<32x32xf32, 3>, %n: index) {
  nvgpu.tma.async.load %map[%n, %n], %barrier[%n] to %m : !map, !one -> memref<32, 3>
  return
}
// -----
!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!map = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
func.func @f(%map: !map, %barrier: !one, %m: memref<32x32xf32, 3>, %n: index) {
  nvgpu.tma.async.load %map[%n, %n], %barrier[%n] to %m : !map, !one -> memref<32x32xf32 3>
  return
}
// -----
!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!map = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
func.func @f(%map: !map, %barrier: !one, %m: memref<32x32xf32, 3>, %n: index) {
  nvgpu.tma.async.load %map[%n, %n], %barrier[%n] to %m : !map, !one -> memref<32x32xf32, >
  return
}
// -----
!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!map = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
func.func @f(%map: !map, %barrier: !one, %m: memref<32x32xf32, 3>, %n: index) {
  nvgpu.tma.async.load %map[%n, %n], %barrier[%n] to %m : !map, !one -> memref<32x32xf32, -1>
  return
}
// -----
!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!map = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
func.func @f(%map: !map, %barrier: !one, %m: memref<32x32xf32, 3>, %n: index) {
  nvgpu.tma.async.load %map[%n, %n], %barrier[%n] to %m : !map, !one -> memref<32x32xf32, bad>
  return
}
// -----
!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!map = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
func.func @f(%map: !map, %barrier: !one, %m: memref<32x32xf32, 3>, %n: index) {
  nvgpu.tma.async.load %map[%n, %n], %barrier[%n] to %m : !map, !one -> memref<32x32xf32, 3
  return
}
// -----
!map = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
func.func @f(%map: !map, %m: memref<32x32xf32, 3>, %n: index) {
  nvgpu.tma.async.store %m  %map[%n, %n] : memref<32x32xf32, 3> -> !map
  return
}
// -----
!map = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
func.func @f(%map: !map, %m: memref<32x32xf32, 3>, %n: index) {
  nvgpu.tma.async.store %m to %map[%n, %n] : i7<32x32xf32, 3> -> !map
  return
}
// -----
!map = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
func.func @f(%any: memref<*xf32>, %n: index) {
  %0 = nvgpu.tma.create.descriptor %any [%n, %n] : memref<*xf32> -> !map
  return
}
// -----
!map = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
func.func @f(%any: memref<*xf32>, %n: index) {
  %0 = nvgpu.tma.create.descriptor %any box[%n, %n] : i7<*xf32> -> !map
  return
}
// -----
!tile = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>
func.func @f(%tile: !tile, %m: memref<128x64xf16, 3>) {
  %0 = nvgpu.warpgroup.generate.descriptor %m, %tile : i7<128x64xf16, 3>, !tile -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
  return
}
// -----
!tile = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>
func.func @f(%tile: !tile, %m: memref<128x64xf16, 3>) {
  %0 = nvgpu.warpgroup.generate.descriptor %m, %tile : memref<128x64xf16, 3, !tile -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
  return
}
// -----
!tile = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>
func.func @f(%tile: !tile, %m: memref<128x64xf16, 3>) {
  %0 = nvgpu.warpgroup.generate.descriptor %m, %tile : memref<128x64xf16, 3>, !tile -> !nvgpu.warpgroup.descriptortensor = memref<128x64xf16, 3>>
  return
}
// -----
!tile = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>
func.func @f(%tile: !tile, %m: memref<128x64xf16, 3>) {
  %0 = nvgpu.warpgroup.generate.descriptor %m, %tile : memref<128x64xf16, 3>, !tile -> !nvgpu.warpgroup.descriptor< = memref<128x64xf16, 3>>
  return
}
// -----
!tile = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>
func.func @f(%tile: !tile, %m: memref<128x64xf16, 3>) {
  %0 = nvgpu.warpgroup.generate.descriptor %m, %tile : memref<128x64xf16, 3>, !tile -> !nvgpu.warpgroup.descriptor<i7 = memref<128x64xf16, 3>>
  return
}
// -----
!tile = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>
func.func @f(%tile: !tile, %m: memref<128x64xf16, 3>) {
  %0 = nvgpu.warpgroup.generate.descriptor %m, %tile : memref<128x64xf16, 3>, !tile -> !nvgpu.warpgroup.descriptor<tensor = i7<128x64xf16, 3>>
  return
}
// -----
!tile = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>
func.func @f(%tile: !tile, %m: memref<128x64xf16, 3>) {
  %0 = nvgpu.warpgroup.generate.descriptor %m, %tile : memref<128x64xf16, 3>, !tile -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>
  return
}
// -----
func.func @f() {
  %1 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulatorfragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f() {
  %1 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = i7<128x128xf32>>
  return
}
// -----
func.func @f() {
  %1 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector@x128x128xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>) {
  %2 = nvgpu.warpgroup.mma %a, %b, %1 : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, -1>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>) {
  %2 = nvgpu.warpgroup.mma %a, %b, %1 : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, -1>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %3 = nvgpu.warpgroup.mma %a, %b, %c {, transposeB, waitGroup = 2 : i64} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %3 = nvgpu.warpgroup.mma %a, %b, %c {tuple<>, transposeB, waitGroup = 2 : i64} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %3 = nvgpu.warpgroup.mma %a, %b, %c {transposeA, i7, waitGroup = 2 : i64} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %3 = nvgpu.warpgroup.mma %a, %b, %c {transposeA, transposeB, waitGroup = 2 : i7} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %3 = nvgpu.warpgroup.mma %a, %b, %c {transposeA, transposeB, waitGroup = 2 : tuple<>} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%out: memref<128x128xf32, 3>) {
  nvgpu.warpgroup.mma.store %2, %out : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>  memref<128x128xf32, 3>
  return
}
// -----
func.func @f(%out: memref<128x128xf32, 3>) {
  nvgpu.warpgroup.mma.store %2, %out : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> to i7<128x128xf32, 3>
  return
}
// -----
func.func @f(%out: memref<128x128xf32, 3>) {
  nvgpu.warpgroup.mma.store %2, %out : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> to memref<128x128xf32, -1>
  return
}
// -----
func.func @f(%m: memref<?x?xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {i7 = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x2xf16>
  return
}
// -----
func.func @f(%m: memref<?x?xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = -1 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x2xf16>
  return
}
// -----
func.func @f(%m: memref<?x?xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i7, transpose = false} : memref<?x?xf16, 3> -> vector<4x2xf16>
  return
}
// -----
func.func @f(%m: memref<?x?xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, i7 = false} : memref<?x?xf16, 3> -> vector<4x2xf16>
  return
}
// -----
func.func @f(%m: memref<?x?xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = i7} : memref<?x?xf16, 3> -> vector<4x2xf16>
  return
}
// -----
func.func @f(%m: memref<?x?xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : i7<?x?xf16, 3> -> vector<4x2xf16>
  return
}
// -----
func.func @f(%m: memref<?x?xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> i7<4x2xf16>
  return
}
// -----
func.func @f(%m: memref<?x?xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x2xf16
  return
}
// -----
func.func @f(%w: memref<8x8xi8, #gpu.address_space<workgroup>>, %i: index) {
  %2 = nvgpu.ldmatrix %w[%i, %i] {numTiles = 2 : i32, transpose = false} : memref<8x8xi8, #gpu.address_spaceworkgroup>> -> vector<2x4xi8>
  return
}
// -----
func.func @f(%w: memref<8x8xi8, #gpu.address_space<workgroup>>, %i: index) {
  %2 = nvgpu.ldmatrix %w[%i, %i] {numTiles = 2 : i32, transpose = false} : memref<8x8xi8, #gpu.address_space<>> -> vector<2x4xi8>
  return
}
// -----
func.func @f(%w: memref<8x8xi8, #gpu.address_space<workgroup>>, %i: index) {
  %2 = nvgpu.ldmatrix %w[%i, %i] {numTiles = 2 : i32, transpose = false} : memref<8x8xi8, #gpu.address_space<i7>> -> vector<2x4xi8>
  return
}
// -----
func.func @f(%w: memref<8x8xi8, #gpu.address_space<workgroup>>, %i: index) {
  %2 = nvgpu.ldmatrix %w[%i, %i] {numTiles = 2 : i32, transpose = false} : memref<8x8xi8, #gpu.address_space<workgroup@x> -> vector<2x4xi8>
  return
}
// -----
func.func @f(%h42: vector<4x2xf16>, %h22: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync %h42, %h22, %h22) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%h42: vector<4x2xf16>, %h22: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync (%h42, %h22, %h22 {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%h42: vector<4x2xf16>, %h22: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync (%h42, %h22, %h22) {i7 = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%h42: vector<4x2xf16>, %h22: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync (%h42, %h22, %h22) {mmaShape = [-1, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%h42: vector<4x2xf16>, %h22: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync (%h42, %h22, %h22) {mmaShape = [16 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%h42: vector<4x2xf16>, %h22: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync (%h42, %h22, %h22) {mmaShape = [16, -1, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%h42: vector<4x2xf16>, %h22: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync (%h42, %h22, %h22) {mmaShape = [16, 8, 16]} : (i7<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%d11: vector<1x1xf64>, %d12: vector<1x2xf64>) {
  %2 = nvgpu.mma.sync (%d11, %d11, %d12) {mmaShape = [-1, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  return
}
// -----
func.func @f(%d11: vector<1x1xf64>, %d12: vector<1x2xf64>) {
  %2 = nvgpu.mma.sync (%d11, %d11, %d12) {mmaShape = [8, -1, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  return
}
// -----
func.func @f(%d11: vector<1x1xf64>, %d12: vector<1x2xf64>) {
  %2 = nvgpu.mma.sync (%d11, %d11, %d12) {mmaShape = [8, 8, -1]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  return
}
// -----
func.func @f(%h42: vector<4x2xf16>, %h22: vector<2x2xf16>, %meta: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%h42, %h42, %h22) (%meta) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%h42: vector<4x2xf16>, %h22: vector<2x2xf16>, %meta: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%h42, %h42, %h22) metadata(%meta) {mmaShape = [-1, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%h42: vector<4x2xf16>, %h22: vector<2x2xf16>, %meta: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%h42, %h42, %h22) metadata(%meta) {mmaShape = [16, -1, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%h42: vector<4x2xf16>, %h22: vector<2x2xf16>, %meta: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%h42, %h42, %h22) metadata(%meta) {mmaShape = [16, 8, 32]} : (i7<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%h22: vector<2x2xf16>, %meta: vector<2xi16>) {
  %1 = nvgpu.mma.sp.sync (%h22, %h22, %h22) metadata(%meta) {mmaShape = [16, 8, 16], sparsitySelector = -1 : i32} : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%h22: vector<2x2xf16>, %meta: vector<2xi16>) {
  %1 = nvgpu.mma.sp.sync (%h22, %h22, %h22) metadata(%meta) {mmaShape = [16, 8, 16], sparsitySelector = 1 : i7} : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%g: memref<?xf32>, %s: memref<?x?xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %g[], %s[%i, %i], 4 : memref<?xf32> to memref<?x?xf32, 3>
  return
}
// -----
func.func @f(%g: memref<?xf32>, %s: memref<?x?xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %g[%i], %s[%i, %i], -1 : memref<?xf32> to memref<?x?xf32, 3>
  return
}
// -----
func.func @f(%g: memref<?xf32>, %s: memref<?x?xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %g[%i], %s[%i, %i], 4 : i7<?xf32> to memref<?x?xf32, 3>
  return
}
// -----
func.func @f(%g: memref<?xf32>, %s: memref<?x?xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %g[%i], %s[%i, %i], 4 : memref<?xf32>  memref<?x?xf32, 3>
  return
}
// -----
func.func @f(%g: memref<?xf32>, %s: memref<?x?xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %g[%i], %s[%i, %i], 4 : memref<?xf32> to memref<?x?xf32, -1>
  return
}
// -----
func.func @f(%w: memref<8xi8, #gpu.address_space<workgroup>>, %b: memref<8xi8>, %i: index) {
  %2 = nvgpu.device_async_copy %b[%i], %w[], 16, %i : memref<8xi8> to memref<8xi8, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @f(%w: memref<8xi8, #gpu.address_space<workgroup>>, %b: memref<8xi8>, %i: index) {
  %2 = nvgpu.device_async_copy %b[%i], %w[%i], -1, %i : memref<8xi8> to memref<8xi8, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @f() {
  %4 = nvgpu.device_async_create_group , %1
  return
}
// -----
func.func @f() {
  %4 = nvgpu.device_async_create_group %0 %1
  return
}
// -----
func.func @f() {
  nvgpu.device_async_wait %4 numGroups = 1 : i32}
  return
}
// -----
func.func @f() {
  nvgpu.device_async_wait %4 {numGroups = 1 : i7}
  return
}
// -----
func.func @f(%v: vector<32x16xf32>) {
  %0 = nvgpu.rcp %v rounding = approx, ftz} : vector<32x16xf32>
  return
}
// -----
func.func @f(%v: vector<32x16xf32>) {
  %0 = nvgpu.rcp %v { = approx, ftz} : vector<32x16xf32>
  return
}
// -----
func.func @f(%v: vector<32x16xf32>) {
  %0 = nvgpu.rcp %v {rounding = , ftz} : vector<32x16xf32>
  return
}
// -----
func.func @f(%v: vector<32x16xf32>) {
  %0 = nvgpu.rcp %v {rounding = i7, ftz} : vector<32x16xf32>
  return
}
// -----
func.func @f(%v: vector<32x16xf32>) {
  %0 = nvgpu.rcp %v {rounding = approx ftz} : vector<32x16xf32>
  return
}
// -----
func.func @f(%v: vector<32x16xf32>) {
  %0 = nvgpu.rcp %v {rounding = approx, ftz} : i7<32x16xf32>
  return
}

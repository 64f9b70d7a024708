!one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!many = !nvgpu.mbarrier.group<memorySpace = 3, num_barriers = 4>
!map = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
!line = !nvgpu.tensormap.descriptor<tensor = memref<128xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_64b, oob = zero, interleave = none>
!tile = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>

func.func @barriers(%n: index, %t: i1, %parity: i1) {
  %0 = nvgpu.mbarrier.create -> !one
  %1 = nvgpu.mbarrier.create {note} -> !many
  %2 = nvgpu.mbarrier.get %0[%n] : !one -> i32
  %3 = nvgpu.mbarrier.get %1[%n] {note} : !many -> i64
  nvgpu.mbarrier.init %0[%n], %n : !one
  nvgpu.mbarrier.init %1[%n], %n, predicate = %t {note} : !many
  %4 = nvgpu.mbarrier.arrive %0[%n] : !one -> !nvgpu.mbarrier.token
  %5 = nvgpu.mbarrier.arrive.nocomplete %1[%n], %n : !many -> !nvgpu.mbarrier.token
  %6 = nvgpu.mbarrier.test.wait %0[%n], %4 : !one, !nvgpu.mbarrier.token
  %7 = nvgpu.mbarrier.test.wait %1[%n], %5 {note} : !many, !nvgpu.mbarrier.token
  nvgpu.mbarrier.arrive.expect_tx %0[%n], %n : !one
  nvgpu.mbarrier.arrive.expect_tx %1[%n], %n, predicate = %t : !many
  nvgpu.mbarrier.try_wait.parity %0[%n], %parity, %n : !one
  return
}

func.func @maps(%map: !map, %line: !line, %barrier: !one, %m: memref<32x32xf32, 3>, %l: memref<128xf16, 3>, %any: memref<*xf32>, %n: index, %mask: i16, %t: i1) {
  nvgpu.tma.fence.descriptor %map : !map
  nvgpu.tma.prefetch.descriptor %map : !map
  nvgpu.tma.prefetch.descriptor %line, predicate = %t {note} : !line
  nvgpu.tma.async.load %map[%n, %n], %barrier[%n] to %m : !map, !one -> memref<32x32xf32, 3>
  nvgpu.tma.async.load %map[%n, %n], %barrier[%n] to %m multicast_mask = %mask : !map, !one -> memref<32x32xf32, 3>
  nvgpu.tma.async.load %line[%n], %barrier[%n] to %l multicast_mask = %mask, predicate = %t {note} : !line, !one -> memref<128xf16, 3>
  nvgpu.tma.async.store %m to %map[%n, %n] : memref<32x32xf32, 3> -> !map
  nvgpu.tma.async.store %l to %line[%n], predicate = %t {note} : memref<128xf16, 3> -> !line
  %0 = nvgpu.tma.create.descriptor %any box[%n, %n] : memref<*xf32> -> !map
  return
}

func.func @products(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %tile: !tile, %m: memref<128x64xf16, 3>, %out: memref<128x128xf32, 3>) {
  %0 = nvgpu.warpgroup.generate.descriptor %m, %tile : memref<128x64xf16, 3>, !tile -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
  %1 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  %2 = nvgpu.warpgroup.mma %a, %b, %1 : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  %3 = nvgpu.warpgroup.mma %a, %b, %c {transposeA, transposeB, waitGroup = 2 : i64} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  nvgpu.warpgroup.mma.store %2, %out : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> to memref<128x128xf32, 3>
  nvgpu.warpgroup.mma.store %3, %out {note} : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> to memref<128x128xf32, 3>
  return
}

"test.attributes"() {a = #nvgpu<swizzle swizzle_32b>, b = #nvgpu<l2promo l2promo_128b>, c = #nvgpu<oob nan>, d = #nvgpu<interleave interleave_32b>, e = #nvgpu<rcp_rounding_mode rz>} : () -> ()

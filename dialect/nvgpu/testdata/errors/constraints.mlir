func.func @f() {
  %r = "nvgpu.mbarrier.create"() : () -> tuple<>
  return
}
// -----
func.func @f(%a0: i1) {
  %r = "nvgpu.mbarrier.create"(%a0) : (i1) -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
  return
}
// -----
func.func @f() {
  %r:2 = "nvgpu.mbarrier.create"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, i1)
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: index) {
  %r = "nvgpu.mbarrier.get"(%a0, %a1) : (tuple<>, index) -> i32
  return
}
// -----
func.func @f(%a0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a1: tuple<>) {
  %r = "nvgpu.mbarrier.get"(%a0, %a1) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, tuple<>) -> i32
  return
}
// -----
func.func @f(%a0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a1: index) {
  %r = "nvgpu.mbarrier.get"(%a0, %a1) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index) -> tuple<>
  return
}
// -----
func.func @f(%a0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>) {
  %r = "nvgpu.mbarrier.get"(%a0) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>) -> i32
  return
}
// -----
func.func @f(%a0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a1: index, %a2: i1) {
  %r = "nvgpu.mbarrier.get"(%a0, %a1, %a2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, i1) -> i32
  return
}
// -----
func.func @f(%a0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a1: index, %a2: tuple<>) {
  "nvgpu.mbarrier.init"(%a0, %a1, %a2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a1: index) {
  "nvgpu.mbarrier.init"(%a0, %a1) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index) -> ()
  return
}
// -----
func.func @f(%a0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a1: index, %a2: index) {
  %r = "nvgpu.mbarrier.init"(%a0, %a1, %a2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index) -> i1
  return
}
// -----
func.func @f(%a0: !nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>, %a1: index, %a2: index, %a3: tuple<>) {
  "nvgpu.mbarrier.init"(%a0, %a1, %a2, %a3) {note} : (!nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>, index, index, tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: !nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>, %a1: index, %a2: index, %a3: i1, %a4: i1) {
  "nvgpu.mbarrier.init"(%a0, %a1, %a2, %a3, %a4) {note} : (!nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>, index, index, i1, i1) -> ()
  return
}
// -----
func.func @f(%a0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a1: index) {
  %r = "nvgpu.mbarrier.arrive"(%a0, %a1) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index) -> tuple<>
  return
}
// -----
func.func @f(%a0: !nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>, %a1: index) {
  %r = "nvgpu.mbarrier.arrive.nocomplete"(%a0, %a1) : (!nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>, index) -> !nvgpu.mbarrier.token
  return
}
// -----
func.func @f(%a0: !nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>, %a1: index, %a2: index, %a3: i1) {
  %r = "nvgpu.mbarrier.arrive.nocomplete"(%a0, %a1, %a2, %a3) : (!nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>, index, index, i1) -> !nvgpu.mbarrier.token
  return
}
// -----
func.func @f(%a0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a1: tuple<>, %a2: index) {
  %r = "nvgpu.mbarrier.test.wait"(%a0, %a1, %a2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, tuple<>, index) -> i1
  return
}
// -----
func.func @f(%a0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a1: !nvgpu.mbarrier.token, %a2: index) {
  %r = "nvgpu.mbarrier.test.wait"(%a0, %a1, %a2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token, index) -> tuple<>
  return
}
// -----
func.func @f(%a0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a1: tuple<>, %a2: index, %a3: index) {
  "nvgpu.mbarrier.try_wait.parity"(%a0, %a1, %a2, %a3) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, tuple<>, index, index) -> ()
  return
}
// -----
func.func @f(%a0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a1: i1, %a2: index, %a3: tuple<>) {
  "nvgpu.mbarrier.try_wait.parity"(%a0, %a1, %a2, %a3) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, i1, index, tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a1: i1, %a2: index) {
  "nvgpu.mbarrier.try_wait.parity"(%a0, %a1, %a2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, i1, index) -> ()
  return
}
// -----
func.func @f(%a0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a1: i1, %a2: index, %a3: index, %a4: i1) {
  "nvgpu.mbarrier.try_wait.parity"(%a0, %a1, %a2, %a3, %a4) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, i1, index, index, i1) -> ()
  return
}
// -----
func.func @f(%a0: tuple<>) {
  "nvgpu.tma.fence.descriptor"(%a0) : (tuple<>) -> ()
  return
}
// -----
func.func @f() {
  "nvgpu.tma.fence.descriptor"() : () -> ()
  return
}
// -----
func.func @f() {
  "nvgpu.tma.prefetch.descriptor"() : () -> ()
  return
}
// -----
func.func @f(%a0: !nvgpu.tensormap.descriptor<tensor = memref<128xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_64b, oob = zero, interleave = none>, %a1: i1, %a2: i1) {
  "nvgpu.tma.prefetch.descriptor"(%a0, %a1, %a2) {note} : (!nvgpu.tensormap.descriptor<tensor = memref<128xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_64b, oob = zero, interleave = none>, i1, i1) -> ()
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a2: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %a3: index, %a4: index, %a5: index) {
  "nvgpu.tma.async.load"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (tuple<>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, index, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<f80>, %a1: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a2: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %a3: index, %a4: index, %a5: index) {
  "nvgpu.tma.async.load"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<f80>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, index, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<4xf32>, %a1: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a2: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %a3: index, %a4: index, %a5: index) {
  "nvgpu.tma.async.load"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<4xf32>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, index, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x32xf32, 3>, %a1: tuple<>, %a2: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %a3: index, %a4: index, %a5: index) {
  "nvgpu.tma.async.load"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<32x32xf32, 3>, tuple<>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, index, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x32xf32, 3>, %a1: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a2: tuple<>, %a3: index, %a4: index, %a5: index) {
  "nvgpu.tma.async.load"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<32x32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, tuple<>, index, index, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x32xf32, 3>, %a1: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a2: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %a3: tuple<>, %a4: index, %a5: index) {
  "nvgpu.tma.async.load"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<32x32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, tuple<>, index, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x32xf32, 3>, %a1: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a2: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %a3: index, %a4: tuple<>, %a5: index) {
  "nvgpu.tma.async.load"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<32x32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, tuple<>, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x32xf32, 3>, %a1: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a2: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %a3: index, %a4: index, %a5: tuple<>) {
  "nvgpu.tma.async.load"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<32x32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, index, tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x32xf32, 3>, %a1: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a2: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %a3: index, %a4: index) {
  "nvgpu.tma.async.load"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<32x32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x32xf32, 3>, %a1: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a2: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %a3: index, %a4: index, %a5: index, %a6: i1) {
  "nvgpu.tma.async.load"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<32x32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, index, index, i1) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x32xf32, 3>, %a1: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a2: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %a3: index, %a4: index, %a5: index) {
  "nvgpu.tma.async.load"(%a0, %a1, %a2, %a3, %a4, %a5) : (memref<32x32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, index, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x32xf32, 3>, %a1: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a2: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %a3: index, %a4: index, %a5: index, %a6: tuple<>) {
  "nvgpu.tma.async.load"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 1, 0>}> : (memref<32x32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, index, index, tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x32xf32, 3>, %a1: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a2: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %a3: index, %a4: index, %a5: index) {
  "nvgpu.tma.async.load"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 1, 0>}> : (memref<32x32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, index, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x32xf32, 3>, %a1: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a2: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %a3: index, %a4: index, %a5: index, %a6: i16, %a7: i1) {
  "nvgpu.tma.async.load"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 1, 0>}> : (memref<32x32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, index, index, i16, i1) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x32xf32, 3>, %a1: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a2: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %a3: index, %a4: index, %a5: index, %a6: i16) {
  "nvgpu.tma.async.load"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (memref<32x32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, index, index, i16) -> ()
  return
}
// -----
func.func @f(%a0: memref<128xf16, 3>, %a1: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a2: !nvgpu.tensormap.descriptor<tensor = memref<128xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_64b, oob = zero, interleave = none>, %a3: index, %a4: tuple<>, %a5: i16, %a6: i1) {
  "nvgpu.tma.async.load"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>}> {note} : (memref<128xf16, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<128xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_64b, oob = zero, interleave = none>, index, tuple<>, i16, i1) -> ()
  return
}
// -----
func.func @f(%a0: memref<128xf16, 3>, %a1: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a2: !nvgpu.tensormap.descriptor<tensor = memref<128xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_64b, oob = zero, interleave = none>, %a3: index, %a4: index, %a5: tuple<>, %a6: i1) {
  "nvgpu.tma.async.load"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>}> {note} : (memref<128xf16, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<128xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_64b, oob = zero, interleave = none>, index, index, tuple<>, i1) -> ()
  return
}
// -----
func.func @f(%a0: memref<128xf16, 3>, %a1: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %a2: !nvgpu.tensormap.descriptor<tensor = memref<128xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_64b, oob = zero, interleave = none>, %a3: index, %a4: index, %a5: i16, %a6: tuple<>) {
  "nvgpu.tma.async.load"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>}> {note} : (memref<128xf16, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<128xf16, #gpu.address_space<workgroup>>, swizzle = swizzle_128b, l2promo = l2promo_64b, oob = zero, interleave = none>, index, index, i16, tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x32xf32, 3>, %a1: tuple<>, %a2: index, %a3: index) {
  "nvgpu.tma.async.store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<32x32xf32, 3>, tuple<>, index, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x32xf32, 3>, %a1: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %a2: tuple<>, %a3: index) {
  "nvgpu.tma.async.store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<32x32xf32, 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, tuple<>, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x32xf32, 3>, %a1: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %a2: index) {
  "nvgpu.tma.async.store"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<32x32xf32, 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x32xf32, 3>, %a1: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %a2: index, %a3: index, %a4: i1) {
  "nvgpu.tma.async.store"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<32x32xf32, 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, index, i1) -> ()
  return
}
// -----
func.func @f(%a0: memref<32x32xf32, 3>, %a1: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, %a2: index, %a3: index) {
  "nvgpu.tma.async.store"(%a0, %a1, %a2, %a3) : (memref<32x32xf32, 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>, index, index) -> ()
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: index, %a2: index) {
  %r = "nvgpu.tma.create.descriptor"(%a0, %a1, %a2) : (tuple<>, index, index) -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
  return
}
// -----
func.func @f(%a0: memref<*xf32>, %a1: tuple<>, %a2: index) {
  %r = "nvgpu.tma.create.descriptor"(%a0, %a1, %a2) : (memref<*xf32>, tuple<>, index) -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
  return
}
// -----
func.func @f(%a0: memref<*xf32>, %a1: index, %a2: index) {
  %r = "nvgpu.tma.create.descriptor"(%a0, %a1, %a2) : (memref<*xf32>, index, index) -> tuple<>
  return
}
// -----
func.func @f(%a0: memref<128x64xf16, 3>, %a1: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>) {
  %r = "nvgpu.warpgroup.generate.descriptor"(%a0, %a1) : (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = zero, interleave = none>) -> tuple<>
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %a2: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %r = "nvgpu.warpgroup.mma"(%a0, %a1, %a2) : (tuple<>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a0: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %a1: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %a2: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %r = "nvgpu.warpgroup.mma"(%a0, %a1, %a2) : (!nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a0: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %a1: tuple<>, %a2: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %r = "nvgpu.warpgroup.mma"(%a0, %a1, %a2) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, tuple<>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a0: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %a1: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %a2: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %r = "nvgpu.warpgroup.mma"(%a0, %a1, %a2) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a0: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %a1: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %a2: tuple<>) {
  %r = "nvgpu.warpgroup.mma"(%a0, %a1, %a2) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, tuple<>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a0: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %a1: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %a2: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %r = "nvgpu.warpgroup.mma"(%a0, %a1, %a2) <{transposeA = 0 : i7, transposeB, waitGroup = 2 : i64}> : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a0: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %a1: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %a2: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %r = "nvgpu.warpgroup.mma"(%a0, %a1, %a2) <{transposeA, waitGroup = 2 : i64}> : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a0: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %a1: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %a2: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %r = "nvgpu.warpgroup.mma"(%a0, %a1, %a2) <{transposeA, transposeB = 0 : i7, waitGroup = 2 : i64}> : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a0: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %a1: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %a2: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %r = "nvgpu.warpgroup.mma"(%a0, %a1, %a2) <{transposeA, transposeB, waitGroup = unit}> : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a0: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %a1: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %a2: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %r = "nvgpu.warpgroup.mma"(%a0, %a1, %a2) <{transposeA, transposeB, waitGroup = 0 : i7}> : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: memref<128x128xf32, 3>) {
  "nvgpu.warpgroup.mma.store"(%a0, %a1) : (tuple<>, memref<128x128xf32, 3>) -> ()
  return
}
// -----
func.func @f(%a0: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %a1: tuple<>) {
  "nvgpu.warpgroup.mma.store"(%a0, %a1) : (!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: memref<f80>, %a1: index, %a2: index) {
  %r = "nvgpu.ldmatrix"(%a0, %a1, %a2) <{numTiles = 4 : i32, transpose = false}> : (memref<f80>, index, index) -> vector<4x2xf16>
  return
}
// -----
func.func @f(%a0: memref<?x?xf16, 3>, %a1: index, %a2: index) {
  %r = "nvgpu.ldmatrix"(%a0, %a1, %a2) <{numTiles = 4 : i32, transpose = false}> : (memref<?x?xf16, 3>, index, index) -> tuple<>
  return
}
// -----
func.func @f(%a0: memref<?x?xf16, 3>, %a1: index, %a2: index) {
  %r = "nvgpu.ldmatrix"(%a0, %a1, %a2) <{numTiles = 4 : i32, transpose = false}> : (memref<?x?xf16, 3>, index, index) -> vector<8xf16>
  return
}
// -----
func.func @f(%a0: memref<?x?xf16, 3>, %a1: index, %a2: index) {
  %r = "nvgpu.ldmatrix"(%a0, %a1, %a2) <{numTiles = 4 : i32, transpose = false}> : (memref<?x?xf16, 3>, index, index) -> vector<1x2xf16>
  return
}
// -----
func.func @f(%a0: memref<?x?xf16, 3>, %a1: index, %a2: index) {
  %r = "nvgpu.ldmatrix"(%a0, %a1, %a2) <{transpose = false}> : (memref<?x?xf16, 3>, index, index) -> vector<4x2xf16>
  return
}
// -----
func.func @f(%a0: memref<?x?xf16, 3>, %a1: index, %a2: index) {
  %r = "nvgpu.ldmatrix"(%a0, %a1, %a2) <{numTiles = unit, transpose = false}> : (memref<?x?xf16, 3>, index, index) -> vector<4x2xf16>
  return
}
// -----
func.func @f(%a0: memref<?x?xf16, 3>, %a1: index, %a2: index) {
  %r = "nvgpu.ldmatrix"(%a0, %a1, %a2) <{numTiles = 0 : i7, transpose = false}> : (memref<?x?xf16, 3>, index, index) -> vector<4x2xf16>
  return
}
// -----
func.func @f(%a0: memref<?x?xf16, 3>, %a1: index, %a2: index) {
  %r = "nvgpu.ldmatrix"(%a0, %a1, %a2) <{numTiles = 4 : i32}> : (memref<?x?xf16, 3>, index, index) -> vector<4x2xf16>
  return
}
// -----
func.func @f(%a0: memref<?x?xf16, 3>, %a1: index, %a2: index) {
  %r = "nvgpu.ldmatrix"(%a0, %a1, %a2) <{numTiles = 4 : i32, transpose = unit}> : (memref<?x?xf16, 3>, index, index) -> vector<4x2xf16>
  return
}
// -----
func.func @f(%a0: memref<8x8xi8, #gpu.address_space<workgroup>>, %a1: index, %a2: index) {
  %r = "nvgpu.ldmatrix"(%a0, %a1, %a2) <{numTiles = 2 : i32, transpose = true}> : (memref<8x8xi8, #gpu.address_space<workgroup>>, index, index) -> vector<2x4xi8>
  return
}
// -----
func.func @f(%a0: memref<4xf32>, %a1: index) {
  %r = "nvgpu.ldmatrix"(%a0, %a1) <{numTiles = 2 : i32, transpose = false}> : (memref<4xf32>, index) -> vector<2x1xf32>
  return
}
// -----
func.func @f(%a0: tuple<>, %a1: vector<2x2xf16>, %a2: vector<2x2xf16>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [16, 8, 16]}> : (tuple<>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a0: vector<3xf80>, %a1: vector<2x2xf16>, %a2: vector<2x2xf16>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [16, 8, 16]}> : (vector<3xf80>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a0: vector<8xf16>, %a1: vector<2x2xf16>, %a2: vector<2x2xf16>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [16, 8, 16]}> : (vector<8xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a0: vector<2x2xf16>, %a1: vector<2x2xf16>, %a2: vector<2x2xf16>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [16, 8, 16]}> : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a0: vector<4x2xf16>, %a1: tuple<>, %a2: vector<2x2xf16>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, tuple<>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a0: vector<4x2xf16>, %a1: vector<8xf16>, %a2: vector<2x2xf16>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<8xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a0: vector<4x2xf16>, %a1: vector<4x2xf16>, %a2: vector<2x2xf16>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a0: vector<4x2xf16>, %a1: vector<2x2xf16>, %a2: tuple<>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<2x2xf16>, tuple<>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a0: vector<4x2xf16>, %a1: vector<2x2xf16>, %a2: vector<3xf80>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<3xf80>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a0: vector<4x2xf16>, %a1: vector<2x2xf16>, %a2: vector<4x2xf16>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<4x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a0: vector<4x2xf16>, %a1: vector<2x2xf16>, %a2: vector<4x1xf32>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<4x1xf32>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a0: vector<4x2xf16>, %a1: vector<2x2xf16>, %a2: vector<2x2xf16>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a0: vector<4x2xf16>, %a1: vector<2x2xf16>, %a2: vector<2x2xf16>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = unit}> : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a0: vector<4x2xf16>, %a1: vector<2x2xf16>, %a2: vector<2x2xf16>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [unit]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a0: vector<2x1xf32>, %a1: vector<2x1xf32>, %a2: vector<2x2xf32>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [16, 8, 8], tf32Enabled}> {note} : (vector<2x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
// -----
func.func @f(%a0: vector<2x2xf32>, %a1: vector<2x1xf32>, %a2: vector<2x2xf32>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [16, 8, 8], tf32Enabled}> {note} : (vector<2x2xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
// -----
func.func @f(%a0: vector<4x1xf32>, %a1: vector<4x1xf32>, %a2: vector<2x2xf32>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [16, 8, 8], tf32Enabled}> {note} : (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
// -----
func.func @f(%a0: vector<4x1xf32>, %a1: vector<2x1xf32>, %a2: vector<2x2xf32>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [16, 8, 8], tf32Enabled = 0 : i7}> {note} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
// -----
func.func @f(%a0: vector<1x2xf64>, %a1: vector<1x1xf64>, %a2: vector<1x2xf64>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [8, 8, 4]}> : (vector<1x2xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  return
}
// -----
func.func @f(%a0: vector<1x1xf64>, %a1: vector<1x2xf64>, %a2: vector<1x2xf64>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [8, 8, 4]}> : (vector<1x1xf64>, vector<1x2xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  return
}
// -----
func.func @f(%a0: vector<1x1xf64>, %a1: vector<1x1xf64>, %a2: vector<4x2xf16>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [8, 8, 4]}> : (vector<1x1xf64>, vector<1x1xf64>, vector<4x2xf16>) -> vector<1x2xf64>
  return
}
// -----
func.func @f(%a0: vector<1x1xf64>, %a1: vector<1x1xf64>, %a2: vector<2x1xf32>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [8, 8, 4]}> : (vector<1x1xf64>, vector<1x1xf64>, vector<2x1xf32>) -> vector<1x2xf64>
  return
}
// -----
func.func @f(%a0: vector<2x4xi8>, %a1: vector<2x4xi8>, %a2: vector<2x2xi32>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [16, 8, 32]}> : (vector<2x4xi8>, vector<2x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}
// -----
func.func @f(%a0: vector<4x4xi8>, %a1: vector<4x4xi8>, %a2: vector<2x2xi32>) {
  %r = "nvgpu.mma.sync"(%a0, %a1, %a2) <{mmaShape = [16, 8, 32]}> : (vector<4x4xi8>, vector<4x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}
// -----
func.func @f(%a0: vector<4x2xf16>, %a1: vector<4x2xf16>, %a2: vector<2x2xf16>, %a3: tuple<>) {
  %r = "nvgpu.mma.sp.sync"(%a0, %a1, %a2, %a3) <{mmaShape = [16, 8, 32], sparsitySelector = 0 : i32}> : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>, tuple<>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a0: vector<4x2xf16>, %a1: vector<4x2xf16>, %a2: vector<2x2xf16>, %a3: vector<2xi16>) {
  %r = "nvgpu.mma.sp.sync"(%a0, %a1, %a2, %a3) <{mmaShape = [16, 8, 32], sparsitySelector = unit}> : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>, vector<2xi16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a0: vector<4x2xf16>, %a1: vector<4x2xf16>, %a2: vector<2x2xf16>, %a3: vector<2xi16>) {
  %r = "nvgpu.mma.sp.sync"(%a0, %a1, %a2, %a3) <{mmaShape = [16, 8, 32], sparsitySelector = 0 : i7}> : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>, vector<2xi16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a0: vector<4x2xf16>, %a1: vector<4x2xf16>, %a2: vector<2x2xf16>, %a3: vector<2xi16>) {
  %r = "nvgpu.mma.sp.sync"(%a0, %a1, %a2, %a3) <{mmaShape = [16, 8, 32], sparsitySelector = -1 : i32}> : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>, vector<2xi16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a0: vector<2x2xf32>, %a1: vector<4x1xf32>, %a2: vector<2x2xf32>, %a3: vector<2xi16>) {
  %r = "nvgpu.mma.sp.sync"(%a0, %a1, %a2, %a3) <{mmaShape = [16, 8, 16], sparsitySelector = 0 : i32, tf32Enabled}> : (vector<2x2xf32>, vector<4x1xf32>, vector<2x2xf32>, vector<2xi16>) -> vector<2x2xf32>
  return
}
// -----
func.func @f(%a0: vector<4x1xf32>, %a1: vector<2x2xf32>, %a2: vector<2x2xf32>, %a3: vector<2xi16>) {
  %r = "nvgpu.mma.sp.sync"(%a0, %a1, %a2, %a3) <{mmaShape = [16, 8, 16], sparsitySelector = 0 : i32, tf32Enabled}> : (vector<4x1xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2xi16>) -> vector<2x2xf32>
  return
}
// -----
func.func @f(%a0: memref<f80>, %a1: index, %a2: index, %a3: memref<?xf32>, %a4: index) {
  %r = "nvgpu.device_async_copy"(%a0, %a1, %a2, %a3, %a4) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 2, 1, 1, 0>}> : (memref<f80>, index, index, memref<?xf32>, index) -> !nvgpu.device.async.token
  return
}
// -----
func.func @f(%a0: memref<8xi8, #gpu.address_space<workgroup>>, %a1: index, %a2: index, %a3: memref<?xf32>, %a4: index) {
  %r = "nvgpu.device_async_copy"(%a0, %a1, %a2, %a3, %a4) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 2, 1, 1, 0>}> : (memref<8xi8, #gpu.address_space<workgroup>>, index, index, memref<?xf32>, index) -> !nvgpu.device.async.token
  return
}
// -----
func.func @f(%a0: memref<?x?xf32, 3>, %a1: index, %a2: index, %a3: tuple<>, %a4: index) {
  %r = "nvgpu.device_async_copy"(%a0, %a1, %a2, %a3, %a4) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 2, 1, 1, 0>}> : (memref<?x?xf32, 3>, index, index, tuple<>, index) -> !nvgpu.device.async.token
  return
}
// -----
func.func @f(%a0: memref<?x?xf32, 3>, %a1: index, %a2: index, %a3: memref<?x?xf32, 3>, %a4: index) {
  %r = "nvgpu.device_async_copy"(%a0, %a1, %a2, %a3, %a4) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 2, 1, 1, 0>}> : (memref<?x?xf32, 3>, index, index, memref<?x?xf32, 3>, index) -> !nvgpu.device.async.token
  return
}
// -----
func.func @f(%a0: memref<?x?xf32, 3>, %a1: index, %a2: index, %a3: memref<?xf32>, %a4: index) {
  %r = "nvgpu.device_async_copy"(%a0, %a1, %a2, %a3, %a4) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 2, 1, 1, 0>}> : (memref<?x?xf32, 3>, index, index, memref<?xf32>, index) -> tuple<>
  return
}
// -----
func.func @f(%a0: memref<?x?xf32, 3>, %a1: index, %a2: index, %a3: memref<?xf32>) {
  %r = "nvgpu.device_async_copy"(%a0, %a1, %a2, %a3) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 2, 1, 1, 0>}> : (memref<?x?xf32, 3>, index, index, memref<?xf32>) -> !nvgpu.device.async.token
  return
}
// -----
func.func @f(%a0: memref<?x?xf32, 3>, %a1: index, %a2: index, %a3: memref<?xf32>, %a4: index, %a5: i1) {
  %r = "nvgpu.device_async_copy"(%a0, %a1, %a2, %a3, %a4, %a5) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 2, 1, 1, 0>}> : (memref<?x?xf32, 3>, index, index, memref<?xf32>, index, i1) -> !nvgpu.device.async.token
  return
}
// -----
func.func @f(%a0: memref<?x?xf32, 3>, %a1: index, %a2: index, %a3: memref<?xf32>, %a4: index) {
  %r = "nvgpu.device_async_copy"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 2, 1, 1, 0>}> : (memref<?x?xf32, 3>, index, index, memref<?xf32>, index) -> !nvgpu.device.async.token
  return
}
// -----
func.func @f(%a0: memref<?x?xf32, 3>, %a1: index, %a2: index, %a3: memref<?xf32>, %a4: index) {
  %r = "nvgpu.device_async_copy"(%a0, %a1, %a2, %a3, %a4) <{dstElements = unit, operandSegmentSizes = array<i32: 1, 2, 1, 1, 0>}> : (memref<?x?xf32, 3>, index, index, memref<?xf32>, index) -> !nvgpu.device.async.token
  return
}
// -----
func.func @f(%a0: memref<?x?xf32, 3>, %a1: index, %a2: index, %a3: memref<?xf32>, %a4: index) {
  %r = "nvgpu.device_async_copy"(%a0, %a1, %a2, %a3, %a4) <{dstElements = 0 : i7, operandSegmentSizes = array<i32: 1, 2, 1, 1, 0>}> : (memref<?x?xf32, 3>, index, index, memref<?xf32>, index) -> !nvgpu.device.async.token
  return
}
// -----
func.func @f(%a0: memref<?x?xf32, 3>, %a1: index, %a2: index, %a3: memref<?xf32>, %a4: index) {
  %r = "nvgpu.device_async_copy"(%a0, %a1, %a2, %a3, %a4) <{dstElements = 4 : index}> : (memref<?x?xf32, 3>, index, index, memref<?xf32>, index) -> !nvgpu.device.async.token
  return
}
// -----
func.func @f(%a0: memref<?x?xf32, 3>, %a1: index, %a2: index, %a3: memref<?xf32>, %a4: index, %a5: index) {
  %r = "nvgpu.device_async_copy"(%a0, %a1, %a2, %a3, %a4, %a5) <{bypassL1 = 0 : i7, dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 2, 1, 1, 1>}> {note} : (memref<?x?xf32, 3>, index, index, memref<?xf32>, index, index) -> !nvgpu.device.async.token
  return
}
// -----
func.func @f(%a0: memref<8xi8, #gpu.address_space<workgroup>>, %a1: index, %a2: tuple<>, %a3: index, %a4: index) {
  %r = "nvgpu.device_async_copy"(%a0, %a1, %a2, %a3, %a4) <{dstElements = 16 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (memref<8xi8, #gpu.address_space<workgroup>>, index, tuple<>, index, index) -> !nvgpu.device.async.token
  return
}
// -----
func.func @f(%a0: i1) {
  %r = "nvgpu.device_async_create_group"(%a0) {note} : (i1) -> !nvgpu.device.async.token
  return
}
// -----
func.func @f(%a0: !nvgpu.device.async.token, %a1: tuple<>) {
  %r = "nvgpu.device_async_create_group"(%a0, %a1) : (!nvgpu.device.async.token, tuple<>) -> !nvgpu.device.async.token
  return
}
// -----
func.func @f(%a0: !nvgpu.device.async.token, %a1: !nvgpu.device.async.token, %a2: i1) {
  %r = "nvgpu.device_async_create_group"(%a0, %a1, %a2) : (!nvgpu.device.async.token, !nvgpu.device.async.token, i1) -> !nvgpu.device.async.token
  return
}
// -----
func.func @f(%a0: tuple<>) {
  "nvgpu.device_async_wait"(%a0) : (tuple<>) -> ()
  return
}
// -----
func.func @f(%a0: !nvgpu.device.async.token) {
  "nvgpu.device_async_wait"(%a0) <{numGroups = unit}> : (!nvgpu.device.async.token) -> ()
  return
}
// -----
func.func @f(%a0: !nvgpu.device.async.token) {
  "nvgpu.device_async_wait"(%a0) <{numGroups = 0 : i7}> : (!nvgpu.device.async.token) -> ()
  return
}
// -----
func.func @f(%a0: tuple<>) {
  %r = "nvgpu.rcp"(%a0) <{ftz, rounding = #nvgpu<rcp_rounding_mode approx>}> : (tuple<>) -> vector<32x16xf32>
  return
}
// -----
func.func @f(%a0: vector<32x16xf32>) {
  %r = "nvgpu.rcp"(%a0) <{ftz, rounding = #nvgpu<rcp_rounding_mode approx>}> : (vector<32x16xf32>) -> tuple<>
  return
}
// -----
func.func @f(%a0: vector<32x16xf32>) {
  %r = "nvgpu.rcp"(%a0) <{rounding = #nvgpu<rcp_rounding_mode approx>}> : (vector<32x16xf32>) -> vector<32x16xf32>
  return
}
// -----
func.func @f(%a0: vector<32x16xf32>) {
  %r = "nvgpu.rcp"(%a0) <{ftz = 0 : i7, rounding = #nvgpu<rcp_rounding_mode approx>}> : (vector<32x16xf32>) -> vector<32x16xf32>
  return
}
// -----
func.func @f(%a0: vector<32x16xf32>) {
  %r = "nvgpu.rcp"(%a0) <{ftz, rounding = unit}> : (vector<32x16xf32>) -> vector<32x16xf32>
  return
}

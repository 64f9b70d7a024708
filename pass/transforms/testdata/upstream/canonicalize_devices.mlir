// ARGS: --canonicalize --allow-unregistered-dialect --split-input-file
// ARGS: --canonicalize=top-down=false --allow-unregistered-dialect --split-input-file

func.func @outside(%m: memref<4x4xf32>, %v: f32, %i: i32, %w: vector<2xf32>, %n: memref<2x4xf32, strided<[8, 1], offset: 2>>) {
  %c0 = arith.constant 0 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %m1 = arith.constant -1 : i32
  %0 = amdgpu.raw_buffer_load {boundsCheck = true} %m[%c4, %c0] : memref<4x4xf32>, i32, i32 -> f32
  %1 = amdgpu.raw_buffer_load {boundsCheck = true} %m[%c3, %c3] : memref<4x4xf32>, i32, i32 -> f32
  %2 = amdgpu.raw_buffer_load {boundsCheck = false} %m[%c4, %c4] : memref<4x4xf32>, i32, i32 -> f32
  %3 = amdgpu.raw_buffer_load {boundsCheck = true, indexOffset = 1 : i32} %m[%c3, %c3] sgprOffset %c0 : memref<4x4xf32>, i32, i32 -> vector<2xf32>
  %4 = amdgpu.raw_buffer_load {boundsCheck = true} %m[%i, %c4] : memref<4x4xf32>, i32, i32 -> f32
  %5 = amdgpu.raw_buffer_load {boundsCheck = true} %m[%m1, %c0] : memref<4x4xf32>, i32, i32 -> f32
  %6 = amdgpu.raw_buffer_load {boundsCheck = true} %m[%c4, %c0] sgprOffset %i : memref<4x4xf32>, i32, i32 -> f32
  amdgpu.raw_buffer_store {boundsCheck = true} %v -> %m[%c4, %c0] : f32 -> memref<4x4xf32>, i32, i32
  amdgpu.raw_buffer_store {boundsCheck = true} %v -> %m[%c3, %c0] : f32 -> memref<4x4xf32>, i32, i32
  amdgpu.raw_buffer_store {boundsCheck = true} %v -> %n[%c0, %c4] sgprOffset %c3 : f32 -> memref<2x4xf32, strided<[8, 1], offset: 2>>, i32, i32
  amdgpu.raw_buffer_atomic_fadd {boundsCheck = true} %v -> %m[%c4, %c4] : f32 -> memref<4x4xf32>, i32, i32
  amdgpu.raw_buffer_atomic_fmax {boundsCheck = true} %v -> %m[%c4, %c4] : f32 -> memref<4x4xf32>, i32, i32
  %7 = amdgpu.raw_buffer_atomic_cmpswap {boundsCheck = true} %v, %v -> %m[%c4, %c4] : f32 -> memref<4x4xf32>, i32, i32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (f32, f32, f32, vector<2xf32>, f32, f32, f32, f32) -> ()
  return
}

// -----

func.func @waits() {
  amdgpu.memory_counter_wait load(3) store(2)
  amdgpu.memory_counter_wait load(1) ds(4)
  amdgpu.memory_counter_wait store(7) exp(1)
  "test.between"() : () -> ()
  amdgpu.memory_counter_wait load(3)
  return
}

// -----

func.func @gather(%s: memref<64x64xf16>, %d: memref<64x64xf16, #gpu.address_space<workgroup>>, %i: index) {
  %0 = memref.cast %s : memref<64x64xf16> to memref<?x?xf16>
  %1 = memref.cast %d : memref<64x64xf16, #gpu.address_space<workgroup>> to memref<?x?xf16, #gpu.address_space<workgroup>>
  amdgpu.gather_to_lds %0[%i, %i], %1[%i, %i] : f16, memref<?x?xf16>, memref<?x?xf16, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @barriers() {
  amdgpu.lds_barrier
  amdgpu.lds_barrier
  "test.between"() : () -> ()
  amdgpu.lds_barrier
  return
}

// -----

func.func @updates(%x: memref<i32>, %v: i32) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%y: i32):
    omp.yield(%y : i32)
  }
  omp.atomic.update memory_order(relaxed) hint(uncontended) %x : memref<i32> {
  ^bb0(%y: i32):
    omp.yield(%v : i32)
  }
  omp.atomic.update %x : memref<i32> {
  ^bb0(%y: i32):
    %0 = arith.addi %y, %v : i32
    omp.yield(%0 : i32)
  }
  return
}

// -----

func.func @accUpdates(%x: memref<i32>, %v: i32, %c: i1) {
  acc.atomic.update %x : memref<i32> {
  ^bb0(%y: i32):
    acc.yield %y : i32
  }
  acc.atomic.update if(%c) %x : memref<i32> {
  ^bb0(%y: i32):
    acc.yield %v : i32
  }
  return
}

// -----

func.func @conditions(%m: memref<f32>) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = acc.create varPtr(%m : memref<f32>) -> memref<f32>
  acc.enter_data if(%true) dataOperands(%0 : memref<f32>)
  acc.enter_data if(%false) dataOperands(%0 : memref<f32>)
  %1 = acc.getdeviceptr varPtr(%m : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_delete>}
  acc.exit_data if(%true) dataOperands(%1 : memref<f32>)
  acc.exit_data if(%false) dataOperands(%1 : memref<f32>)
  %2 = acc.update_device varPtr(%m : memref<f32>) -> memref<f32>
  acc.update if(%true) dataOperands(%2 : memref<f32>)
  acc.update if(%false) dataOperands(%2 : memref<f32>)
  %3 = acc.use_device varPtr(%m : memref<f32>) -> memref<f32>
  acc.host_data if(%true) dataOperands(%3 : memref<f32>) {
    "test.inside"() : () -> ()
  }
  acc.host_data if(%false) dataOperands(%3 : memref<f32>) {
    "test.other"() : () -> ()
  }
  return
}

// -----

func.func @f(%s: f32, %l: i32, %v: vector<2xf32>) -> (f32, f32, f32) {
  %0 = gpu.subgroup_broadcast %s, first_active_lane : f32
  %1 = gpu.subgroup_broadcast %0, first_active_lane : f32
  %2 = gpu.subgroup_broadcast %0, specific_lane %l : f32
  %3 = gpu.subgroup_broadcast %2, specific_lane %l : f32
  return %1, %2, %3 : f32, f32, f32
}

// -----

func.func @f(%s: f32, %l: i32, %k: i32) -> (f32, f32, f32, f32) {
  %0 = gpu.subgroup_broadcast %s, specific_lane %l : f32
  %1 = gpu.subgroup_broadcast %0, first_active_lane : f32
  %2 = gpu.subgroup_broadcast %0, specific_lane %k : f32
  %3 = gpu.subgroup_broadcast %2, specific_lane %l : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// -----

func.func @f() {
  acc.kernel_environment { }
  return
}

// -----

func.func @f(%m : memref<4xf32>) {
  %0 = acc.copyin varPtr(%m : memref<4xf32>) -> memref<4xf32>
  acc.kernel_environment dataOperands(%0 : memref<4xf32>) { }
  acc.copyout accPtr(%0 : memref<4xf32>) to varPtr(%m: memref<4xf32>)
  return
}

// -----

func.func @f(%i : i32) {
  acc.kernel_environment wait { }
  return
}

// -----

func.func @f(%i : i32) {
  acc.kernel_environment async(%i : i32) { }
  return
}

// -----

func.func @f(%i : i32) {
  acc.kernel_environment { "test.x"() : () -> () }
  return
}

// -----

func.func @f(%i : i32) {
  acc.kernel_environment wait({%i : i32}) { }
  return
}

// -----

func.func @f(%i : i32) {
  acc.kernel_environment wait({%i : i32, %i : i32}) { }
  return
}

// -----

func.func @f(%i : i32) {
  acc.kernel_environment wait({%i : i32} [#acc.device_type<nvidia>]) { }
  return
}

// -----

func.func @f(%i : i32) {
  acc.kernel_environment wait({devnum: %i : i32, %i : i32}) { }
  return
}

// -----

func.func @f(%i : i32) {
  acc.kernel_environment wait({%i : i32}, {%i : i32} [#acc.device_type<nvidia>]) { }
  return
}

// -----

func.func @f(%i : i32) {
  acc.kernel_environment wait([#acc.device_type<nvidia>]) { }
  return
}

// -----

func.func @f(%i : i32) {
  acc.kernel_environment async(%i : i32) wait { } attributes {foo}
  return
}

// -----

func.func @f(%i : i32) {
  acc.kernel_environment async([#acc.device_type<none>]) wait([#acc.device_type<none>], {%i : i32}) { } {foo}
  return
}

// -----

func.func @f(%i : i32) {
  acc.kernel_environment  { "test.x"() : () -> () }
  return
}

// -----

func.func @f(%v : vector<32x64xf16>) -> (vector<32x64xf16>, vector<32x64xf16>, vector<32x64xf16>) {
  %0 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : vector<32x64xf16>
  %1 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<inst_data = [16, 16], lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : vector<32x64xf16>
  %2 = xegpu.convert_layout %1 <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<inst_data = [16, 16], lane_layout = [1, 16], lane_data = [1, 1]>}> : vector<32x64xf16>
  return %0, %1, %2 : vector<32x64xf16>, vector<32x64xf16>, vector<32x64xf16>
}

// -----

func.func @f(%v : vector<32x64xf16>) -> (vector<32x64xf16>) {
  %0 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<inst_data = [16, 16]>, target_layout = #xegpu.layout<inst_data = [16, 16]>}> : vector<32x64xf16>
  return %0 : vector<32x64xf16>
}

// -----

func.func @f(%v : vector<32x64xf16>) -> (vector<32x64xf16>) {
  %0 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<inst_data = [16, 16]>, target_layout = #xegpu.layout<inst_data = [8, 16]>}> : vector<32x64xf16>
  %1 = xegpu.convert_layout %0 <{input_layout = #xegpu.layout<inst_data = [8, 16]>, target_layout = #xegpu.layout<inst_data = [16, 16]>}> : vector<32x64xf16>
  return %1 : vector<32x64xf16>
}

// -----

func.func @f(%b : !amdgpu.tdm_base<i32>, %n : index) -> !amdgpu.tdm_descriptor {
  %c64 = arith.constant 64 : index
  %c1 = arith.constant 1 : index
  %d = amdgpu.make_dma_descriptor %b globalSize [%c64, %n] globalStride [%c64, %c1] sharedSize [%c64, 32] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return %d : !amdgpu.tdm_descriptor
}

// -----

func.func @f(%b : !amdgpu.tdm_gather_base<i32, i16>, %i : vector<4xi16>, %n : index) -> !amdgpu.tdm_descriptor {
  %c64 = arith.constant 64 : index
  %c1 = arith.constant 1 : index
  %d = amdgpu.make_gather_dma_descriptor %b[%i] globalSize [%c64, %n] globalStride [%c64, %c1] sharedSize [%c64, 32] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi16> -> !amdgpu.tdm_descriptor
  return %d : !amdgpu.tdm_descriptor
}

// -----

func.func @f(%a: vector<16xf8E4M3FN>, %s : vector<2x3x4xf8E8M0FNU>, %t : vector<7xf8E8M0FNU>, %c : vector<4xf32>, %p : vector<32xf4E2M1FN>) -> (vector<4xf32>, vector<4xf32>) {
  %z = arith.constant dense<1.0> : vector<4xf8E8M0FNU>
  %0 = vector.extract %s[1, 1, 2] : f8E8M0FNU from vector<2x3x4xf8E8M0FNU>
  %1 = vector.insert %0, %z[0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %2 = vector.extract %t[5] : f8E8M0FNU from vector<7xf8E8M0FNU>
  %3 = vector.insert %2, %z[0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %r = amdgpu.scaled_mfma 16x16x128 (%1[0] * %p) * (%3[0] * %p) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  %q = amdgpu.scaled_mfma 16x16x128 (%1[0] * %p) * (%z[1] * %p) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return %r, %q : vector<4xf32>, vector<4xf32>
}

// -----

func.func @f(%s : vector<4xf8E8M0FNU>, %t : vector<8xf8E8M0FNU>, %c : vector<4xf32>, %p : vector<32xf4E2M1FN>, %i : index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %z = arith.constant dense<1.0> : vector<4xf8E8M0FNU>
  %0 = vector.extract %s[1] : f8E8M0FNU from vector<4xf8E8M0FNU>
  %1 = vector.insert %0, %z[0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %2 = vector.extract %t[%i] : f8E8M0FNU from vector<8xf8E8M0FNU>
  %3 = vector.insert %2, %z[0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %4 = vector.extract %t[3] : f8E8M0FNU from vector<8xf8E8M0FNU>
  %5 = vector.insert %4, %z[0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %r = amdgpu.scaled_mfma 16x16x128 (%1[0] * %p) * (%5[0] * %p) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  %q = amdgpu.scaled_mfma 16x16x128 (%5[0] * %p) * (%1[0] * %p) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  %w = amdgpu.scaled_mfma 16x16x128 (%z[1] * %p) * (%5[0] * %p) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return %r, %q, %w : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @f(%t : vector<8xf8E8M0FNU>, %c : vector<4xf32>, %p : vector<32xf4E2M1FN>, %i : index, %f : f8E8M0FNU) -> (vector<4xf32>) {
  %z = arith.constant dense<1.0> : vector<4xf8E8M0FNU>
  %2 = vector.extract %t[%i] : f8E8M0FNU from vector<8xf8E8M0FNU>
  %3 = vector.insert %f, %z[0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %4 = vector.extract %t[3] : f8E8M0FNU from vector<8xf8E8M0FNU>
  %5 = vector.insert %4, %z[0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %r = amdgpu.scaled_mfma 16x16x128 (%3[0] * %p) * (%5[0] * %p) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return %r : vector<4xf32>
}

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

// ARGS: --canonicalize --allow-unregistered-dialect
// ARGS: --canonicalize=top-down=false --allow-unregistered-dialect

func.func @waits(%t: !gpu.async.token, %u: !gpu.async.token) -> (!gpu.async.token, !gpu.async.token) {
  %0 = gpu.wait async
  gpu.wait [%0]
  %1 = gpu.wait async [%t]
  %2 = gpu.wait async [%t, %u]
  gpu.wait
  gpu.wait [%t]
  %3 = gpu.wait async
  %4 = gpu.wait async [%1, %3]
  %5 = gpu.wait async [%t, %u]
  return %4, %5 : !gpu.async.token, !gpu.async.token
}
func.func @copies(%m: memref<10xf32>, %n: index, %t: !gpu.async.token, %x: f32) -> (index, !gpu.async.token) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<10xf32>
  gpu.memcpy %a, %m : memref<10xf32>, memref<10xf32>
  memref.dealloc %a : memref<10xf32>
  %b = memref.alloc() : memref<10xf32>
  %0 = gpu.memcpy async [%t] %b, %m : memref<10xf32>, memref<10xf32>
  %c = memref.cast %m : memref<10xf32> to memref<?xf32>
  %d = gpu.alloc (%n) : memref<?xf32>
  gpu.memcpy %d, %c : memref<?xf32>, memref<?xf32>
  gpu.memset %c, %x : memref<?xf32>, f32
  %s = memref.dim %d, %c0 : memref<?xf32>
  "test.use"(%d) : (memref<?xf32>) -> ()
  return %s, %0 : index, !gpu.async.token
}
func.func @launch(%n: index, %m: memref<?x?xindex>, %x: f32, %i: i32) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %n, %sz = %c1) {
    memref.store %bx, %m[%by, %tx] : memref<?x?xindex>
    memref.store %ty, %m[%tz, %gx] : memref<?x?xindex>
    gpu.barrier
    gpu.barrier
    %0 = gpu.all_reduce add %x {} : (f32) -> f32
    %1 = gpu.subgroup_reduce add %i : (i32) -> i32
    "test.use"(%0, %1) ({
      %2 = gpu.subgroup_reduce add %i : (i32) -> i32
      "test.use"(%2) : (i32) -> ()
    }) : (f32, i32) -> ()
    gpu.barrier
    gpu.terminator
  }
  return
}

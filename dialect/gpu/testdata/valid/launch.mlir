module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @plain(%a: f32, %b: memref<?xf32, 1>) kernel {
      gpu.return
    }
    gpu.func @buffers(%a: f32) workgroup(%w: memref<32xf32, 3>, %w2: memref<4xi8, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}) private(%p: memref<1xf32, 5>) attributes {known_block_size = array<i32: 1, 2, 3>, other = 4 : i32} {
      gpu.return
    }
    gpu.func @result(%a: f32 {x.noalias}) -> f32 {
      gpu.return %a : f32
    }
    gpu.func @results() -> (f32 {x.y}, f32) private(%p: memref<1xf32, #gpu.address_space<private>>) {
      %c = "x.y"() : () -> f32
      gpu.return {z} %c, %c : f32, f32
    }
  }
  func.func @launches(%n: index, %i: i64, %f: f32, %m: memref<?xf32, 1>, %s: i32) {
    %t = gpu.wait async
    %t2 = gpu.wait async [%t, %t]
    gpu.wait [%t2]
    gpu.wait
    gpu.launch_func @kernels::@plain blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%f : f32, %m : memref<?xf32, 1>)
    gpu.launch_func [%t] @kernels::@plain blocks in (%i, %i, %i) threads in (%i, %i, %i) : i64 dynamic_shared_memory_size %s args(%f : f32, %m : memref<?xf32, 1>) {a = 1 : i32}
    %t3 = gpu.launch_func async [%t, %t2] @kernels::@plain clusters in (%n, %n, %n) blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%f : f32, %m : memref<?xf32, 1>)
    gpu.launch_func <%f : f32> @kernels::@plain blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%f : f32, %m : memref<?xf32, 1>)
    return
  }
  func.func @inline(%n: index, %s: i32, %t: !gpu.async.token) attributes {gpu.known_block_size = array<i32: 1, 2, 3>} {
    gpu.launch blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) {
      "x.y"(%x, %gx, %tx, %bz) : (index, index, index, index) -> ()
      gpu.terminator
    }
    %0 = gpu.launch async [%t] clusters(%cx, %cy, %cz) in (%sx = %n, %sy = %n, %sz = %n) blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) dynamic_shared_memory_size %s module(@a) function(@b) workgroup(%w: memref<1xf32, 3>) private(%p: memref<2xi8>, %p2: memref<1xf32, #gpu.address_space<private>>) {
      "x.y"(%cx, %sx, %w, %p) : (index, index, memref<1xf32, 3>, memref<2xi8>) -> ()
      gpu.terminator
    } {other = 1 : i32}
    %1 = gpu.launch async [%0] blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) {
      cf.br ^end
    ^end:
      gpu.terminator
    }
    return
  }
}

func.func @f(%t: !gpu.async.token) {
  gpu.wait async [%t]
  return
}
// -----
func.func @f(%n: index) {
  gpu.launch async blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) {
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) {
    func.return
  }
  return
}
// -----
func.func @f(%n: index) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) workgroup(%w: memref<1xf32, #gpu.address_space<private>>) {
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) private(%w: i32) {
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  gpu.launch blocks(%x, %y, %z) on (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) {
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %n, %gy = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) {
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  gpu.launch blocks(%x, %y, %z) in (%gx : %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) {
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  gpu.launch thread
}
// -----
func.func @f(%n: index) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) module(4) {
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) module(@a::@b) {
    gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index) {
  "gpu.launch"(%n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    gpu.terminator
  }) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f(%n: index) {
  "gpu.launch"(%n, %n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> ({
    gpu.terminator
  }) : (index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f(%n: index) {
  gpu.launch_func @a::@b blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}
// -----
module attributes {gpu.container_module} {
  func.func @f(%n: index) {
    gpu.launch_func @a::@b blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  func.func @a()
  func.func @f(%n: index) {
    gpu.launch_func @a::@b blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @a {}
  func.func @f(%n: index) {
    gpu.launch_func @a::@b blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @a {
    memref.global @b : memref<2xf32>
  }
  func.func @f(%n: index) {
    gpu.launch_func @a::@b blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @a {
    gpu.func @b() { gpu.return }
  }
  func.func @f(%n: index) {
    gpu.launch_func @a::@b blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @a {
    gpu.func @b(%x: i32) kernel { gpu.return }
  }
  func.func @f(%n: index) {
    gpu.launch_func @a::@b blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @a {
    gpu.func @b(%x: i32) kernel { gpu.return }
  }
  func.func @f(%n: index) {
    gpu.launch_func @a::@b blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index)
    return
  }
}
// -----
func.func @f() attributes {gpu.container_module} {
  return
}
// -----
func.func @f() attributes {gpu.known_block_size = 1 : i32} {
  return
}
// -----
func.func @f() attributes {gpu.known_grid_size = array<i32: 1>} {
  return
}
// -----
func.func @f() attributes {gpu.known_cluster_size = array<i64: 1, 2, 3>} {
  return
}
// -----
func.func @f(%n: index, %i: i64) {
  "gpu.launch_func"(%n, %n, %n, %n, %n, %n, %n, %i, %n) <{kernel = @k::@f, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (index, index, index, index, index, index, index, i64, index) -> ()
  return
}
// -----
module attributes {gpu.container_module} {
func.func @f(%n: index, %i: i64) {
  "gpu.launch_func"(%n, %n, %n, %n, %n, %n, %n, %i, %n) <{kernel = @k::@f, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (index, index, index, index, index, index, index, i64, index) -> ()
  return
}
}
// -----
module attributes {gpu.container_module} {
  gpu.module @kernels {
    memref.global "private" @kernel_1 : memref<4xi32>
  }
  func.func @f(%sz : index) {
    gpu.launch_func @kernels::@kernel_1 blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @kernels {
    func.func private @kernel_1() 
  }
  func.func @f(%sz : index) {
    gpu.launch_func @kernels::@kernel_1 blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
    return
  }
}

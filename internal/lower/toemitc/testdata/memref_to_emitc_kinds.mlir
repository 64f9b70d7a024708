// ARGS: --split-input-file --convert-memref-to-emitc
func.func @alloc() -> memref<4x8xf32> {
  %0 = memref.alloc() : memref<4x8xf32>
  return %0 : memref<4x8xf32>
}
// -----
func.func @alloc_dealloc(%i: index, %f: f32) {
  %0 = memref.alloc() : memref<999xf32>
  %1 = memref.alloc() {alignment = 64 : i64} : memref<16x999xf32>
  memref.dealloc %0 : memref<999xf32>
  memref.copy %1, %1 : memref<16x999xf32> to memref<16x999xf32>
  return
}
// -----
func.func @copy(%a: memref<9x5xi64>, %b: memref<9x5xi64>) {
  memref.copy %a, %b : memref<9x5xi64> to memref<9x5xi64>
  return
}
// -----
func.func @copy2(%n: index) {
  %a = memref.alloc() : memref<9x5xi64>
  %b = memref.alloc() : memref<9x5xi64>
  memref.copy %a, %b : memref<9x5xi64> to memref<9x5xi64>
  memref.dealloc %a : memref<9x5xi64>
  return
}
// -----
func.func @dyn(%n: index) {
  %a = memref.alloc(%n) : memref<9x?xi64>
  return
}
// -----
func.func @zero(%n: index) {
  %a = memref.alloca() : memref<0xi64>
  return
}
// -----
func.func @rank0(%f: f32) -> f32 {
  %a = memref.alloca() : memref<f32>
  memref.store %f, %a[] : memref<f32>
  %g = memref.load %a[] : memref<f32>
  return %g : f32
}
// -----
func.func @rank0(%a: memref<f32>, %f: f32) -> f32 {
  memref.store %f, %a[] : memref<f32>
  %g = memref.load %a[] : memref<f32>
  return %g : f32
}
// -----
func.func @layout(%a: memref<4xf32, strided<[2]>>, %i: index) -> f32 {
  %g = memref.load %a[%i] : memref<4xf32, strided<[2]>>
  return %g : f32
}
// -----
func.func @space(%a: memref<4xf32, 1>, %i: index) -> f32 {
  %g = memref.load %a[%i] : memref<4xf32, 1>
  return %g : f32
}
// -----
func.func @unranked(%a: memref<*xf32>, %i: index) -> memref<4xf32> {
  %g = memref.cast %a : memref<*xf32> to memref<4xf32>
  return %g : memref<4xf32>
}
// -----
func.func @reshape(%a: memref<4x2xf32>, %i: index) -> memref<8xf32> {
  %g = memref.collapse_shape %a [[0, 1]] : memref<4x2xf32> into memref<8xf32>
  return %g : memref<8xf32>
}
// -----
func.func @load_dyn(%a: memref<?x2xf32>, %i: index) -> f32 {
  %g = memref.load %a[%i, %i] : memref<?x2xf32>
  return %g : f32
}
// -----
func.func @aligned() {
  %g = memref.alloca() {alignment = 8} : memref<2xf32>
  return 
}
// -----
memref.global "private" @align : memref<2xf32> = dense<[1.0, 2.0]> {alignment = 16}
// -----
memref.global "private" @rank0 : memref<f32> = dense<1.0>
func.func @get() -> f32 {
  %0 = memref.get_global @rank0 : memref<f32>
  %g = memref.load %0[] : memref<f32>
  memref.store %g, %0[] : memref<f32>
  return %g : f32
}
// -----
memref.global @elem : memref<2xcomplex<f32>>
// -----
func.func @cplx() {
  %g = memref.alloca() : memref<2xcomplex<f32>>
  return 
}
// -----
func.func @loop(%a: memref<4xf32>, %b: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = scf.for %i = %c0 to %c1 step %c1 iter_args(%x = %a) -> (memref<4xf32>) {
     scf.yield %x : memref<4xf32>
  }
  return
}
// -----
func.func private @callee(memref<4xf32>) -> memref<4xf32>
func.func @caller(%a: memref<4xf32>) -> memref<4xf32> {
  %0 = call @callee(%a) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}
// -----
func.func @alloc_dealloc(%i: index, %f: f32) {
  %0 = memref.alloc() : memref<999xf32>
  %1 = memref.alloc() {alignment = 64 : i64} : memref<16x999xf32>
  memref.copy %1, %1 : memref<16x999xf32> to memref<16x999xf32>
  return
}

// -----
func.func @copy2(%n: index) {
  %a = memref.alloc() : memref<9x5xi64>
  %b = memref.alloc() : memref<9x5xi64>
  memref.copy %a, %b : memref<9x5xi64> to memref<9x5xi64>
  return
}

// -----
memref.global "private" @rank0 : memref<f32> = dense<1.0>
func.func @get() -> memref<f32> {
  %0 = memref.get_global @rank0 : memref<f32>
  return %0 : memref<f32>
}

// -----
memref.global "private" constant @rank0 : memref<f32> = dense<1.0>
func.func @get() {
  %0 = memref.get_global @rank0 : memref<f32>
  return
}

// -----
memref.global @elem : memref<2xcomplex<f32>>

// -----
memref.global @elem : memref<2x!emitc.opaque<"x">>

// -----
func.func @cplx() {
  %g = memref.alloca() : memref<2xcomplex<f32>>
  return 
}

// -----
func.func @load1(%a: memref<4xf32>) -> f32 {
  %i = arith.constant 0 : index
  %b = memref.alloc() : memref<4xf32>
  %g = memref.load %b[%i] : memref<4xf32>
  memref.store %g, %b[%i] : memref<4xf32>
  return %g : f32
}

// -----
func.func @load1(%a: memref<1xf32>) -> f32 {
  %i = arith.constant 0 : index
  %b = memref.alloc() : memref<1xf32>
  %g = memref.load %b[%i] : memref<1xf32>
  memref.store %g, %b[%i] : memref<1xf32>
  return %g : f32
}

// -----
func.func @load1(%a: memref<4x4xf32>) -> f32 {
  %i = arith.constant 0 : index
  %b = memref.alloc() : memref<4x4xf32>
  %g = memref.load %b[%i, %i] : memref<4x4xf32>
  return %g : f32
}

// -----
func.func @ret() -> memref<0xf32> {
  %b = memref.alloc() : memref<0xf32>
  return %b : memref<0xf32>
}

// -----
func.func @ret() -> memref<f32> {
  %b = memref.alloc() : memref<f32>
  return %b : memref<f32>
}

// -----
func.func @ret() -> memref<2xf32, strided<[2]>> {
  %b = memref.alloc() : memref<2xf32, strided<[2]>>
  return %b : memref<2xf32, strided<[2]>>
}


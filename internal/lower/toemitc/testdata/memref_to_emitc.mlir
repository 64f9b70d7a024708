// ARGS: --convert-memref-to-emitc
// ARGS: --convert-memref-to-emitc=lower-to-cpp
// ARGS: --convert-memref-to-emitc --mlir-print-debuginfo
// ARGS: --convert-memref-to-emitc --convert-func-to-emitc --reconcile-unrealized-casts
func.func @alloca() {
  %0 = memref.alloca() : memref<4x8xf32>
  %1 = memref.alloca() : memref<2xindex>
  return
}
func.func @load_store(%v: f32, %i: index, %j: index) -> f32 {
  %0 = memref.alloca() : memref<4x8xf32>
  memref.store %v, %0[%i, %j] : memref<4x8xf32>
  %1 = memref.load %0[%i, %j] : memref<4x8xf32>
  return %1 : f32
}
func.func @arguments(%m: memref<3x5xi32>, %i: index) -> i32 {
  %1 = memref.load %m[%i, %i] : memref<3x5xi32>
  memref.store %1, %m[%i, %i] : memref<3x5xi32>
  return %1 : i32
}
memref.global "private" constant @a : memref<3x7xf32> = dense<4.0>
memref.global @b : memref<3x7xf32>
memref.global "private" @c : memref<3x7xf32> = uninitialized
func.func @globals(%i: index) -> f32 {
  %0 = memref.get_global @a : memref<3x7xf32>
  %1 = memref.load %0[%i, %i] : memref<3x7xf32>
  %2 = memref.get_global @c : memref<3x7xf32>
  return %1 : f32
}

func.func @c(%x: index, %a: memref<9x5xi1>, %b: memref<9x5xi1>) {
  memref.copy %a, %b : memref<9x5xi1> to memref<9x5xi1>
  %1 = memref.alloc() {alignment = 64 : i64} : memref<16x999xindex>
  %i = memref.load %1[%x, %x] : memref<16x999xindex>
  memref.store %i, %1[%x, %x] : memref<16x999xindex>
  return
}
module @inner {
  emitc.include <"string.h">
}
emitc.include "stdlib.h"

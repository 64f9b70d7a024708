// Memory, views of it, and the functions that print it.
// RUN
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
memref.global "private" constant @table : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
func.func @fill(%m: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = memref.dim %m, %c0 : memref<?x?xi32>
  %d1 = memref.dim %m, %c1 : memref<?x?xi32>
  scf.for %i = %c0 to %d0 step %c1 {
    scf.for %j = %c0 to %d1 step %c1 {
      %p = arith.muli %i, %d1 : index
      %q = arith.addi %p, %j : index
      %v = arith.index_cast %q : index to i32
      memref.store %v, %m[%i, %j] : memref<?x?xi32>
    }
  }
  return
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc(%c3, %c4) : memref<?x?xi32>
  call @fill(%m) : (memref<?x?xi32>) -> ()
  %sub = memref.subview %m[1, 1] [2, 2] [1, 2] : memref<?x?xi32> to memref<2x2xi32, strided<[?, 2], offset: ?>>
  %u = memref.cast %sub : memref<2x2xi32, strided<[?, 2], offset: ?>> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  %t = memref.get_global @table : memref<2x2xi32>
  memref.copy %t, %sub : memref<2x2xi32> to memref<2x2xi32, strided<[?, 2], offset: ?>>
  %um = memref.cast %m : memref<?x?xi32> to memref<*xi32>
  call @printMemrefI32(%um) : (memref<*xi32>) -> ()
  %flat = memref.collapse_shape %t [[0, 1]] : memref<2x2xi32> into memref<4xi32>
  %uf = memref.cast %flat : memref<4xi32> to memref<*xi32>
  call @printMemrefI32(%uf) : (memref<*xi32>) -> ()
  %s = memref.alloca() : memref<f32>
  %x = arith.constant 2.5 : f32
  memref.store %x, %s[] : memref<f32>
  %us = memref.cast %s : memref<f32> to memref<*xf32>
  call @printMemrefF32(%us) : (memref<*xf32>) -> ()
  %cube = memref.alloc() : memref<2x1x2xi32>
  %c7 = arith.constant 7 : i32
  scf.for %i = %c0 to %c1 step %c1 {
    memref.store %c7, %cube[%i, %c0, %c0] : memref<2x1x2xi32>
    memref.store %c7, %cube[%i, %c0, %c1] : memref<2x1x2xi32>
    memref.store %c7, %cube[%c1, %c0, %c0] : memref<2x1x2xi32>
    memref.store %c7, %cube[%c1, %c0, %c1] : memref<2x1x2xi32>
  }
  %uc = memref.cast %cube : memref<2x1x2xi32> to memref<*xi32>
  call @printMemrefI32(%uc) : (memref<*xi32>) -> ()
  %r = memref.load %m[%c1, %c3] : memref<?x?xi32>
  memref.dealloc %m : memref<?x?xi32>
  memref.dealloc %cube : memref<2x1x2xi32>
  return %r : i32
}

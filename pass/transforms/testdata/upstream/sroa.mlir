// ARGS: --sroa --allow-unregistered-dialect
// ARGS: --sroa --mem2reg --allow-unregistered-dialect

func.func @a(%x: i32, %y: i32, %c: i1) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %x, %m[%c0] : memref<2xi32>
  memref.store %y, %m[%c1] : memref<2xi32>
  %u = memref.load %m[%c1] : memref<2xi32>
  %v = memref.load %m[%c0] : memref<2xi32>
  return %u, %v : i32, i32
}
func.func @dyn(%x: i32, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %x, %m[%c0] : memref<2xi32>
  %u = memref.load %m[%i] : memref<2xi32>
  return %u : i32
}
func.func @two(%x: i32, %i: index, %b: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x4xi32>
  %l = memref.alloca() : memref<17xi32>
  %s = memref.alloca() : memref<i32>
  %o = memref.alloca() : memref<4xi32>
  %p = memref.alloca() : memref<2xmemref<i32>>
  memref.store %s, %p[%c0] : memref<2xmemref<i32>>
  memref.store %x, %o[%c5] : memref<4xi32>
  memref.store %x, %l[%c0] : memref<17xi32>
  memref.store %x, %s[] : memref<i32>
  scf.if %b {
    memref.store %x, %m[%c0, %c3] : memref<4x4xi32>
  }
  %u = memref.load %m[%c0, %c3] : memref<4x4xi32>
  %w = memref.load %m[%c3, %c3] : memref<4x4xi32>
  %r = arith.addi %u, %w : i32
  return %r : i32
}
func.func @unused(%x: index) {
  %m = memref.alloca() : memref<4x4xi32>
  %d = memref.alloca(%x) : memref<?xi32>
  return
}
func.func @align() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() {alignment = 8 : i64, foo} : memref<4xi32, 5>
  %u = memref.load %m[%c0] : memref<4xi32, 5>
  %v = memref.load %m[%c0] {nontemporal = true, bar} : memref<4xi32, 5>
  return %u : i32
}

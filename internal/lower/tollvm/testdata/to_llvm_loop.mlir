// ARGS: --convert-to-llvm --mlir-print-op-generic
// ARGS: --convert-to-llvm=dynamic
// ARGS: --convert-to-llvm --mlir-print-debuginfo
func.func @g(%a: i32, %b: i32, %c: i32, %m: memref<?xf32>, %f: (i32) -> i32, %z: complex<f64>, %n: index) -> (i32, complex<f64>) {
  %0 = arith.floordivsi %a, %b : i32
  %1 = arith.ceildivui %0, %b : i32
  %2 = arith.cmpi slt, %1, %c : i32
  cf.cond_br %2, ^bb1(%m : memref<?xf32>), ^bb2(%m : memref<?xf32>)
^bb1(%p: memref<?xf32>):
  %d = memref.dim %p, %n : memref<?xf32>
  %q = memref.alloc(%d) : memref<?xf32>
  memref.copy %p, %q : memref<?xf32> to memref<?xf32>
  cf.br ^bb2(%q : memref<?xf32>)
^bb2(%r: memref<?xf32>):
  %x = memref.load %r[%n] : memref<?xf32>
  memref.store %x, %m[%n] : memref<?xf32>
  %s = call_indirect %f(%a) : (i32) -> i32
  %w = complex.mul %z, %z : complex<f64>
  %t:2 = call @g(%s, %b, %c, %r, %f, %w, %n) : (i32, i32, i32, memref<?xf32>, (i32) -> i32, complex<f64>, index) -> (i32, complex<f64>)
  return %t#0, %t#1 : i32, complex<f64>
}

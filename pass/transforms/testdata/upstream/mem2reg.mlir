// ARGS: --mem2reg --allow-unregistered-dialect
// ARGS: --mem2reg=region-simplify=false --allow-unregistered-dialect

func.func @a(%x: i32, %c: i1) -> (i32, i32) {
  %m = memref.alloca() : memref<i32>
  %u = memref.load %m[] : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %v = memref.load %m[] : memref<i32>
  return %u, %v : i32, i32
}
func.func @b(%x: i32, %c: i1, %i: index) -> (i32, i32) {
  %m = memref.alloca() : memref<1xi32>
  %n = memref.alloca() : memref<f32>
  %p = memref.alloca() : memref<memref<i32>>
  %q = memref.load %p[] : memref<memref<i32>>
  "test.use"(%q) : (memref<i32>) -> ()
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %x, %m[%i] : memref<1xi32>
  cf.br ^bb3(%x : i32)
^bb2:
  %f = memref.load %n[] : memref<f32>
  "test.use"(%f) : (f32) -> ()
  cf.br ^bb3(%x : i32)
^bb3(%z: i32):
  %v = memref.load %m[%i] : memref<1xi32>
  %w = memref.load %m[%i] : memref<1xi32>
  cf.cond_br %c, ^bb3(%v : i32), ^bb4
^bb4:
  return %w, %z : i32, i32
^bb5:
  cf.br ^bb3(%x : i32)
}
func.func @c(%x: i32, %c: i1) -> i32 {
  %m = memref.alloca() : memref<i32>
  %k = memref.alloca() : memref<i32>
  %l = memref.alloca() : memref<2xi32>
  %c0 = arith.constant 0 : index
  memref.store %x, %l[%c0] : memref<2xi32>
  memref.store %x, %k[] : memref<i32>
  scf.if %c {
    memref.store %x, %m[] : memref<i32>
  }
  %v = memref.load %m[] : memref<i32>
  return %v : i32
}
func.func @loop(%x: i32, %n: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  %one = arith.constant 1 : i32
  memref.store %x, %m[] : memref<i32>
  cf.br ^h
^h:
  %v = memref.load %m[] : memref<i32>
  %d = arith.cmpi slt, %v, %n : i32
  cf.cond_br %d, ^b, ^e
^b:
  %w = memref.load %m[] : memref<i32>
  %t = arith.addi %w, %one : i32
  memref.store %t, %m[] : memref<i32>
  cf.br ^h
^e:
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
func.func @unreachable(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %m0 = memref.alloca() : memref<i32>
  memref.store %a, %m0[] : memref<i32>
  cf.br ^b1
^b1:
  %v = memref.load %m0[] : memref<i32>
  memref.store %v, %m0[] : memref<i32>
  cf.cond_br %d, ^b3(%v : i32), ^b4
^b2:
  %w = memref.load %m0[] : memref<i32>
  memref.store %w, %m0[] : memref<i32>
  cf.cond_br %d, ^b1, ^b3(%w : i32)
^b3(%x: i32):
  %y = memref.load %m0[] : memref<i32>
  memref.store %y, %m0[] : memref<i32>
  cf.br ^b4
^b4:
  %z = memref.load %m0[] : memref<i32>
  return %z : i32
^b5:
  cf.br ^b2
}

// ARGS: --promote-buffers-to-stack
// ARGS: --promote-buffers-to-stack=max-alloc-size-in-bytes=16
// ARGS: --promote-buffers-to-stack=max-rank-of-allocated-memref=2
// ARGS: --promote-buffers-to-stack=max-rank-of-allocated-memref=0
func.func @sizes(%x: f32, %u: memref<*xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %0 = memref.alloc() {alignment = 64 : i64, a} : memref<4xf32>
  %s = memref.alloc()[%n] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %1 = memref.alloc() : memref<5xf32>
  %2 = memref.alloc() : memref<256xi32, 3>
  %3 = memref.alloc() : memref<257xi32>
  %4 = memref.alloc() : memref<f64>
  %5 = memref.alloc() : memref<0xi1>
  %r = memref.rank %u : memref<*xf32>
  %6 = memref.alloc(%r) : memref<?xindex>
  %7 = memref.alloc(%r, %r) : memref<?x?xindex>
  %8 = memref.alloc(%r, %n) : memref<?x?xindex>
  %9 = memref.alloc() : memref<16xindex>
  %10 = memref.alloc() : memref<64xvector<4xi1>>
  memref.store %x, %0[%c0] : memref<4xf32>
  return
}
func.func @freed() {
  %0 = memref.alloc() : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  %2 = memref.cast %1 : memref<4xf32> to memref<?xf32>
  memref.dealloc %2 : memref<?xf32>
  return
}
func.func @returned(%c: i1) -> (memref<4xf32>, memref<?xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<8xf32>
  %2 = memref.subview %1[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  %3 = memref.cast %2 : memref<4xf32, strided<[1]>> to memref<?xf32, strided<[1]>>
  %4 = memref.cast %3 : memref<?xf32, strided<[1]>> to memref<?xf32>
  %5 = memref.alloc() : memref<4xf32>
  %6 = arith.select %c, %0, %5 : memref<4xf32>
  return %6, %4 : memref<4xf32>, memref<?xf32>
}
func.func @branches(%c: i1, %x: f32) -> memref<4xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  cf.br ^bb3(%0, %1 : memref<4xf32>, memref<4xf32>)
^bb2:
  %2 = memref.alloc() : memref<4xf32>
  cf.br ^bb3(%2, %2 : memref<4xf32>, memref<4xf32>)
^bb3(%3: memref<4xf32>, %4: memref<4xf32>):
  return %3 : memref<4xf32>
}
func.func private @callee(memref<4xf32>) -> memref<4xf32>
func.func @calls() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  %2 = call @callee(%0) : (memref<4xf32>) -> memref<4xf32>
  %3 = call @callee(%1) : (memref<4xf32>) -> memref<4xf32>
  return %3 : memref<4xf32>
}
func.func @regions(%c: i1, %n: index) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloc() : memref<4xf32>
  %1 = scf.if %c -> memref<4xf32> {
    %2 = memref.alloc() : memref<4xf32>
    %3 = memref.alloc() : memref<4xf32>
    scf.yield %2 : memref<4xf32>
  } else {
    scf.yield %0 : memref<4xf32>
  }
  %4 = memref.alloc() : memref<4xf32>
  %5 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %4) -> memref<4xf32> {
    %6 = memref.alloc() : memref<4xf32>
    %7 = memref.alloc() : memref<4xf32>
    scf.if %c {
      %9 = memref.alloc() : memref<4xf32>
    }
    scf.yield %7 : memref<4xf32>
  }
  scf.while : () -> () {
    %8 = memref.alloc() : memref<4xf32>
    scf.condition(%c)
  } do {
    %8 = memref.alloc() : memref<4xf32>
    scf.yield
  }
  scf.execute_region {
    %8 = memref.alloc() : memref<4xf32>
    scf.yield
  }
  %s = memref.alloca_scope -> memref<4xf32> {
    %8 = memref.alloc() : memref<4xf32>
    %9 = memref.alloc() : memref<4xf32>
    memref.alloca_scope.return %9 : memref<4xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %8 = memref.alloc() : memref<4xf32>
    scf.reduce
  }
  %10 = memref.alloc() : memref<4xf32>
  %11 = memref.realloc %10 : memref<4xf32> to memref<2xf32>
  return %1 : memref<4xf32>
}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @layout() {
    %0 = memref.alloc() : memref<4xindex>
    return
  }
}

// ARGS: --allow-unregistered-dialect --convert-arith-to-llvm --convert-func-to-llvm --finalize-memref-to-llvm --reconcile-unrealized-casts --mlir-print-op-generic
// ARGS: --allow-unregistered-dialect --finalize-memref-to-llvm
// ARGS: --allow-unregistered-dialect --convert-arith-to-llvm --convert-func-to-llvm --finalize-memref-to-llvm --reconcile-unrealized-casts --mlir-print-debuginfo
func.func @r(%m: memref<?xf32>, %sh: memref<?xindex>, %sh2: memref<2xi32>, %u: memref<*xf32>, %raw: memref<?xi8>, %i: index, %j : index) {
  %0 = memref.reshape %m(%sh2) : (memref<?xf32>, memref<2xi32>) -> memref<?x?xf32>
  %1 = memref.reshape %m(%sh) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
  %bb = memref.reshape %u(%sh) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %2 = memref.view %raw[%i][%j] : memref<?xi8> to memref<?x4xf32>
  %3 = memref.view %raw[%i][] : memref<?xi8> to memref<2x4xf32>
  %s = memref.subview %m[%i] [%j] [2] : memref<?xf32> to memref<?xf32, strided<[2], offset: ?>>
  %e = memref.expand_shape %m [[0, 1]] output_shape [%i, 4] : memref<?xf32> into memref<?x4xf32>
  %c = memref.collapse_shape %2 [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %b, %off, %sz:1, %str:1 = memref.extract_strided_metadata %s : memref<?xf32, strided<[2], offset: ?>> -> memref<f32>, index, index, index
  %x = memref.realloc %m(%i) : memref<?xf32> to memref<?xf32>
  memref.alloca_scope {
    %q = memref.alloca() : memref<f32>
    "test.use"(%q) : (memref<f32>) -> ()
  }
  %y = memref.alloca_scope -> f32 {
    %q = memref.alloca() : memref<f32>
    %l = memref.load %q[] : memref<f32>
    memref.alloca_scope.return %l : f32
  }
  %p = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index
  %di:2 = memref.distinct_objects %m, %s : memref<?xf32>, memref<?xf32, strided<[2], offset: ?>>
  return
}
func.func @g(%m: memref<?xi32>, %i: index, %f: i32) -> i32 {
  %a2 = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%x: i32):
    %y = arith.addi %x, %f : i32
    memref.atomic_yield %y : i32
  }
  %a = memref.atomic_rmw addi %f, %m[%i] : (i32, memref<?xi32>) -> i32
  %b = memref.atomic_rmw assign %f, %m[%i] : (i32, memref<?xi32>) -> i32
  %c = memref.atomic_rmw maxs %f, %m[%i] : (i32, memref<?xi32>) -> i32
  %d = memref.atomic_rmw maxu %f, %m[%i] : (i32, memref<?xi32>) -> i32
  %e = memref.atomic_rmw mins %f, %m[%i] : (i32, memref<?xi32>) -> i32
  %e1 = memref.atomic_rmw minu %f, %m[%i] : (i32, memref<?xi32>) -> i32
  %e2 = memref.atomic_rmw ori %f, %m[%i] : (i32, memref<?xi32>) -> i32
  %e3 = memref.atomic_rmw andi %f, %m[%i] : (i32, memref<?xi32>) -> i32
  %e4 = memref.atomic_rmw xori %f, %m[%i] : (i32, memref<?xi32>) -> i32
  %e5 = memref.atomic_rmw muli %f, %m[%i] : (i32, memref<?xi32>) -> i32
  memref.dma_start %m[%i], %m[%i], %i, %m[%i] : memref<?xi32>, memref<?xi32>, memref<?xi32>
  return %a2 : i32
}

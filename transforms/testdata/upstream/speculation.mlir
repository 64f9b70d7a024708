// ARGS: --loop-invariant-code-motion --allow-unregistered-dialect

func.func @g(%lo: index, %hi: index, %m: memref<?x4xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  affine.for %i = 0 to 10 {
    %d = memref.dim %m, %c0 : memref<?x4xf32>
    %e = memref.dim %m, %c2 : memref<?x4xf32>
    %s = affine.for %j = 0 to 10 iter_args(%a = %x) -> f32 {
      %b = arith.addf %a, %x : f32
      affine.yield %b : f32
    }
    %r = affine.for %j = 0 to 10 step 2 iter_args(%a = %x) -> f32 {
      %b = arith.addf %a, %x : f32
      affine.yield %b : f32
    }
    "test.use"(%d, %e, %s, %r) : (index, index, f32, f32) -> ()
  }
  return
}

// ARGS: --split-input-file --lower-affine
// ARGS: --split-input-file --convert-scf-to-cf
// ARGS: --split-input-file --finalize-memref-to-llvm
// ARGS: --split-input-file --convert-func-to-llvm
// Patterns emit errors about these operations; some passes leave them and succeed.
func.func @modulo(%i: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod (s0 - s0))>(%i)[%i]
  %1 = affine.apply affine_map<(d0) -> (d0 mod (-5))>(%i)
  return %1 : index
}
// -----
func.func @tensors(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
    }
  }
  return %0 : tensor<4xf32>
}
// -----
llvm.func @malloc(i32) -> i32
func.func @reserved() {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloca() : memref<4xf32>
  return
}
// -----
func.func @above(%m : memref<4xf32>, %i: index, %z: f32) {
  %x = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%c: f32):
    memref.atomic_yield %z : f32
  }
  return
}
// -----
func.func private @linkage(%i: index) attributes {llvm.linkage = 3 : i32}
func.func private @other(%i: index)
// -----
func.func private @readnone() attributes {llvm.readnone = 3 : i32}
// -----
func.func private @variadic(%i: index) attributes {llvm.emit_c_interface, func.varargs = true}
func.func private @next()

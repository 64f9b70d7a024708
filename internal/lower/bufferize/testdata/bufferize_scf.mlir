// ARGS: '--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops'
// ARGS: '--one-shot-bufferize=bufferize-function-boundaries test-analysis-only allow-return-allocs-from-loops dump-alias-sets print-conflicts'
// UNSTABLE ARGS: '--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops function-boundary-type-conversion=identity-layout-map copy-before-write'
// ARGS: '--one-shot-bufferize=bufferize-function-boundaries analysis-heuristic=bottom-up-from-terminators test-analysis-only allow-return-allocs-from-loops'
// ARGS: '--one-shot-bufferize=bufferize-function-boundaries analysis-heuristic=top-down allow-return-allocs-from-loops'
// ARGS: '--one-shot-bufferize=bufferize-function-boundaries analysis-heuristic=fuzzer analysis-fuzzer-seed=7 test-analysis-only allow-return-allocs-from-loops'
// ARGS: '--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops no-analysis-func-filter=choose buffer-alignment=0'
// ARGS: '--one-shot-bufferize=allow-unknown-ops allow-return-allocs-from-loops dialect-filter=tensor,bufferization,scf unknown-type-conversion=identity-layout-map'
// ARGS: '--one-shot-bufferize=bufferize-function-boundaries use-encoding-for-memory-space allow-return-allocs-from-loops'
// ARGS: '--one-shot-bufferize=bufferize-function-boundaries print-conflicts'
// ARGS: '--one-shot-bufferize=copy-before-write test-analysis-only'
// ARGS: '--one-shot-bufferize=no-analysis-func-filter=x'
// ARGS: '--one-shot-bufferize=unknown-type-conversion=infer-layout-map'
// ARGS: '--one-shot-bufferize=must-infer-memory-space use-encoding-for-memory-space'
// ARGS: '--one-shot-bufferize=dump-alias-sets'
// ARGS: '--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops check-parallel-regions=false test-analysis-only'
func.func @while(%t: tensor<?xf32>, %i: index, %n: index, %x: f32) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %r:2 = scf.while (%a = %t, %k = %i) : (tensor<?xf32>, index) -> (tensor<?xf32>, index) {
    %c = arith.cmpi slt, %k, %n : index
    scf.condition(%c) %a, %k : tensor<?xf32>, index
  } do {
  ^bb0(%b: tensor<?xf32>, %k: index):
    %m = tensor.insert %x into %b[%k] : tensor<?xf32>
    %l = arith.addi %k, %c1 : index
    scf.yield %m, %l : tensor<?xf32>, index
  }
  return %r#0 : tensor<?xf32>
}
func.func @region(%t: tensor<4xf32>, %i: index, %x: f32) -> tensor<4xf32> {
  %r = scf.execute_region -> tensor<4xf32> {
    cf.br ^a(%t : tensor<4xf32>)
  ^a(%b: tensor<4xf32>):
    %m = tensor.insert %x into %b[%i] : tensor<4xf32>
    scf.yield %m : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
func.func @forall(%t: tensor<8xf32>, %u: tensor<2xf32>) -> tensor<8xf32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %k = arith.muli %i, %i : index
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %u into %o[%k] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}
func.func @alloc_in_loop(%t: tensor<?xf32>, %n: index, %x: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %e = bufferization.alloc_tensor(%n) : tensor<?xf32>
    %m = tensor.insert %x into %e[%i] : tensor<?xf32>
    scf.yield %m : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @make(%i: index, %n: index, %x: f32, %y: f32) -> (tensor<2x2xf32>, tensor<?x3xindex>, tensor<4xf32>, tensor<f32>, index, index) {
  %0 = tensor.from_elements %x, %y, %x, %x : tensor<2x2xf32>
  %1 = tensor.generate %n {
  ^bb0(%a: index, %b: index):
    %s = arith.addi %a, %b : index
    tensor.yield %s : index
  } : tensor<?x3xindex>
  %2 = tensor.splat %x : tensor<4xf32>
  %3 = tensor.from_elements %y : tensor<f32>
  %4 = tensor.dim %1, %i : tensor<?x3xindex>
  %5 = tensor.rank %1 : tensor<?x3xindex>
  return %0, %1, %2, %3, %4, %5 : tensor<2x2xf32>, tensor<?x3xindex>, tensor<4xf32>, tensor<f32>, index, index
}
func.func @reshapes(%t: tensor<?x4xf32>, %s: tensor<2xindex>, %n: index, %u: tensor<8xf32>) -> (tensor<?xf32>, tensor<?x2x2xf32>, tensor<?x?xf32>, tensor<*xf32>, tensor<2x4xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %t [[0], [1, 2]] output_shape [%n, 2, 2] : tensor<?x4xf32> into tensor<?x2x2xf32>
  %2 = tensor.reshape %t(%s) : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %3 = tensor.cast %t : tensor<?x4xf32> to tensor<*xf32>
  %4 = tensor.expand_shape %u [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  return %0, %1, %2, %3, %4 : tensor<?xf32>, tensor<?x2x2xf32>, tensor<?x?xf32>, tensor<*xf32>, tensor<2x4xf32>
}
func.func @choose(%c: i1, %t: tensor<4xf32>, %i: index, %x: f32, %w: tensor<4xi32>) -> (tensor<4xf32>, f32, tensor<4xindex>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = tensor.insert %x into %e[%i] : tensor<4xf32>
  %s = arith.select %c, %t, %f : tensor<4xf32>
  %m = tensor.insert %x into %s[%i] : tensor<4xf32>
  %g = tensor.extract %t[%i] : tensor<4xf32>
  %k = arith.index_cast %w : tensor<4xi32> to tensor<4xindex>
  return %m, %g, %k : tensor<4xf32>, f32, tensor<4xindex>
}
func.func @own(%t: tensor<4xf32>, %m: memref<4xf32>, %i: index, %x: f32) -> tensor<4xf32> {
  %0 = bufferization.to_tensor %m restrict writable : memref<4xf32> to tensor<4xf32>
  %1 = tensor.insert %x into %0[%i] : tensor<4xf32>
  %2 = bufferization.materialize_in_destination %1 in %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %3 = bufferization.alloc_tensor() copy(%2) : tensor<4xf32>
  bufferization.materialize_in_destination %3 in restrict writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.dealloc_tensor %3 : tensor<4xf32>
  return %2 : tensor<4xf32>
}
func.func @recursive(%t: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %r = scf.if %c -> tensor<4xf32> {
    %0 = func.call @recursive(%t, %c) : (tensor<4xf32>, i1) -> tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  } else {
    scf.yield %t : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// ARGS: --split-input-file --allow-unregistered-dialect --one-shot-bufferize=allow-return-allocs-from-loops
// ARGS: --split-input-file --allow-unregistered-dialect --one-shot-bufferize='bufferize-function-boundaries=true allow-return-allocs-from-loops=true'
// Sizes are computed from those that affine.apply computes, and from dimensions.
func.func @pad_twice(%t: tensor<?x?xf32>, %i: index, %f: f32) -> index {
  %0 = tensor.pad %t low[%i, %i] high[%i, 0] { ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<?x?xf32> to tensor<?x?xf32>
  %c = arith.constant 0 : index
  %d = tensor.dim %0, %c : tensor<?x?xf32>
  %1 = tensor.insert %f into %0[%i, %i] : tensor<?x?xf32>
  %2 = tensor.extract %1[%i, %i] : tensor<?x?xf32>
  "test.use"(%2) : (f32) -> ()
  return %d : index
}
// -----
func.func @pad_composed(%t: tensor<2x?xf32>, %i: index, %j: index, %f: f32) -> tensor<?x?xf32> {
  %l = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%i)[%j]
  %h = affine.min affine_map<(d0) -> (d0, 16)>(%i)
  %0 = tensor.pad %t nofold low[%l, 0] high[%h, %j] { ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<2x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @pad_in_loop(%t: tensor<?x8xf32>, %i: index, %f: f32, %n: index) -> tensor<?x8xf32> {
  %0 = scf.for %k = %i to %n step %i iter_args(%x = %t) -> (tensor<?x8xf32>) {
   %s = tensor.extract_slice %x[%k, 0] [%i, 8] [1, 1] : tensor<?x8xf32> to tensor<?x8xf32>
   %p = tensor.pad %s low[0, 0] high[%i, 0] { ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<?x8xf32> to tensor<?x8xf32>
   %r = tensor.insert_slice %p into %x[%k, 0] [%i, 8] [1, 1] : tensor<?x8xf32> into tensor<?x8xf32>
   scf.yield %r : tensor<?x8xf32>
  }
  return %0 : tensor<?x8xf32>
}
// -----
func.func @concat_composed(%i: index, %n: index, %f: f32) -> tensor<?xf32> {
    %l = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%i)[%n]
    %s = tensor.empty(%l) : tensor<?xf32>
    %u = linalg.fill ins(%f : f32) outs(%s : tensor<?xf32>) -> tensor<?xf32>
    %p = tensor.concat dim(0) %u, %u : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %q = tensor.pad %p low[%l] high[%i] { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<?xf32> to tensor<?xf32>
    return %q : tensor<?xf32>
}

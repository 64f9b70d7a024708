// ARGS: --split-input-file --allow-unregistered-dialect --one-shot-bufferize='bufferize-function-boundaries=true allow-return-allocs-from-loops=true'
func.func @concat_in_loop(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %i: index, %n: index) -> tensor<?x?xf32> {
  %0 = scf.for %k = %i to %n step %i iter_args(%x = %a) -> (tensor<?x?xf32>) {
    %l = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%k)[%i]
    %s = tensor.extract_slice %x[%k, 0] [%l, 8] [1, 1] : tensor<?x?xf32> to tensor<?x8xf32>
    %t = tensor.cast %s : tensor<?x8xf32> to tensor<?x?xf32>
    %p = tensor.concat dim(0) %t, %b, %t : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %p : tensor<?x?xf32>
  }
  return %0 : tensor<?x?xf32>
}

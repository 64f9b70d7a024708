// ARGS: '--one-shot-bufferize=bufferize-function-boundaries allow-unknown-ops'
// UNSTABLE ARGS: '--one-shot-bufferize=bufferize-function-boundaries allow-unknown-ops copy-before-write'

// Sizes of copies in terms of what the tensors were computed from.

func.func @expand(%a: tensor<?xf32>, %i: index, %f: f32, %c: i1) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
 %v = tensor.expand_shape %a [[0, 1]] output_shape [%i, 4] : tensor<?xf32> into tensor<?x4xf32>
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?x4xf32>) -> tensor<?x4xf32>
 return %u, %v : tensor<?x4xf32>, tensor<?x4xf32>
}
func.func @collapse(%a: tensor<?x?x3xf32>, %i: index, %f: f32, %c: i1) -> (tensor<?x3xf32>, tensor<?x3xf32>) {
 %v = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x?x3xf32> into tensor<?x3xf32>
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?x3xf32>) -> tensor<?x3xf32>
 return %u, %v : tensor<?x3xf32>, tensor<?x3xf32>
}
func.func @cast(%a: tensor<?xf32>, %i: index, %f: f32, %c: i1) -> (tensor<?xf32>, tensor<?xf32>) {
 %v = tensor.cast %a : tensor<?xf32> to tensor<?xf32>
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?xf32>) -> tensor<?xf32>
 return %u, %v : tensor<?xf32>, tensor<?xf32>
}
func.func @reshape(%a: tensor<?xf32>, %i: index, %f: f32, %c: i1) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
 %s = "t.s"() : () -> tensor<2xindex>
 %v = tensor.reshape %a(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?x?xf32>) -> tensor<?x?xf32>
 return %u, %v : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @insert(%a: tensor<?xf32>, %i: index, %f: f32, %c: i1) -> (tensor<?xf32>, tensor<?xf32>) {
 %v = tensor.insert %f into %a[%i] : tensor<?xf32>
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?xf32>) -> tensor<?xf32>
 return %u, %v : tensor<?xf32>, tensor<?xf32>
}
func.func @if(%a: tensor<?xf32>, %i: index, %f: f32, %c: i1) -> (tensor<?xf32>, tensor<?xf32>) {
 %v = scf.if %c -> tensor<?xf32> { scf.yield %a : tensor<?xf32> } else { %z = tensor.empty(%i) : tensor<?xf32> scf.yield %z : tensor<?xf32> }
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?xf32>) -> tensor<?xf32>
 return %u, %v : tensor<?xf32>, tensor<?xf32>
}
func.func @forl(%a: tensor<?xf32>, %i: index, %f: f32, %c: i1) -> (tensor<?xf32>, tensor<?xf32>) {
 %v = scf.for %k = %i to %i step %i iter_args(%x = %a) -> tensor<?xf32> { scf.yield %x : tensor<?xf32> }
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?xf32>) -> tensor<?xf32>
 return %u, %v : tensor<?xf32>, tensor<?xf32>
}
func.func @select(%a: tensor<?xf32>, %i: index, %f: f32, %c: i1) -> (tensor<?xf32>, tensor<?xf32>) {
 %e = tensor.empty(%i) : tensor<?xf32>
 %v = arith.select %c, %a, %e : tensor<?xf32>
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?xf32>) -> tensor<?xf32>
 return %u, %v : tensor<?xf32>, tensor<?xf32>
}
func.func @fill(%a: tensor<?xf32>, %i: index, %f: f32, %c: i1) -> (tensor<?xf32>, tensor<?xf32>) {
 %v = linalg.fill ins(%f : f32) outs(%a : tensor<?xf32>) -> tensor<?xf32>
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?xf32>) -> tensor<?xf32>
 return %u, %v : tensor<?xf32>, tensor<?xf32>
}
func.func @transpose(%a: tensor<?x4xf32>, %i: index, %f: f32, %c: i1) -> (tensor<4x?xf32>, tensor<4x?xf32>) {
 %e = tensor.empty(%i) : tensor<4x?xf32>
 %v = linalg.transpose ins(%a : tensor<?x4xf32>) outs(%e : tensor<4x?xf32>) permutation = [1, 0]
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %u, %v : tensor<4x?xf32>, tensor<4x?xf32>
}
func.func @matmul(%a: tensor<?x?xf32>, %i: index, %f: f32, %c: i1) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
 %e = tensor.empty(%i, %i) : tensor<?x?xf32>
 %v = linalg.matmul ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?x?xf32>) -> tensor<?x?xf32>
 return %u, %v : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @reduce(%a: tensor<?x?xf32>, %i: index, %f: f32, %c: i1) -> (tensor<?xf32>, tensor<?xf32>) {
 %e = tensor.empty(%i) : tensor<?xf32>
 %v = linalg.reduce { arith.addf } ins(%a : tensor<?x?xf32>) outs(%e : tensor<?xf32>) dimensions = [1]
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?xf32>) -> tensor<?xf32>
 return %u, %v : tensor<?xf32>, tensor<?xf32>
}
func.func @map(%a: tensor<?xf32>, %i: index, %f: f32, %c: i1) -> (tensor<?xf32>, tensor<?xf32>) {
 %e = tensor.empty(%i) : tensor<?xf32>
 %v = linalg.map { math.absf } ins(%a : tensor<?xf32>) outs(%e : tensor<?xf32>)
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?xf32>) -> tensor<?xf32>
 return %u, %v : tensor<?xf32>, tensor<?xf32>
}
func.func @conv(%a: tensor<?xf32>, %i: index, %f: f32, %c: i1) -> (tensor<?xf32>, tensor<?xf32>) {
 %k = "t.s"() : () -> tensor<?xf32>
%e = tensor.empty(%i) : tensor<?xf32>
 %v = linalg.conv_1d ins(%a, %k : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?xf32>) -> tensor<?xf32>
 return %u, %v : tensor<?xf32>, tensor<?xf32>
}
func.func @pool(%a: tensor<?x?x?x?xf32>, %i: index, %f: f32, %c: i1) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
 %k = "t.s"() : () -> tensor<?x?xf32>
%e = tensor.empty(%i,%i,%i,%i) : tensor<?x?x?x?xf32>
 %v = linalg.pooling_nhwc_sum {strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %k : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
 return %u, %v : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>
}
func.func @generic(%a: tensor<?xf32>, %i: index, %f: f32, %c: i1) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
 %e = tensor.empty(%i, %i) : tensor<?x?xf32>
 %v = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
^bb0(%x: f32, %y: f32):
 linalg.yield %x : f32 } -> tensor<?x?xf32>
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?x?xf32>) -> tensor<?x?xf32>
 return %u, %v : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @generic2(%a: tensor<?x?xf32>, %i: index, %f: f32, %c: i1) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
 %e, %e2 = "t.s"() : () -> (tensor<?xf32>, tensor<?x4xf32>)
 %w, %v = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xf32>) outs(%e, %e2 : tensor<?xf32>, tensor<?x4xf32>) {
^bb0(%x: f32, %y: f32, %z: f32):
 linalg.yield %x, %x : f32, f32 } -> (tensor<?xf32>, tensor<?x4xf32>)
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?x4xf32>) -> tensor<?x4xf32>
 return %u, %v : tensor<?x4xf32>, tensor<?x4xf32>
}
func.func @copy(%a: tensor<?xf32>, %i: index, %f: f32, %c: i1) -> (tensor<?xf32>, tensor<?xf32>) {
 %e = tensor.empty(%i) : tensor<?xf32>
 %v = linalg.copy ins(%a : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?xf32>) -> tensor<?xf32>
 return %u, %v : tensor<?xf32>, tensor<?xf32>
}
func.func @forall(%a: tensor<?xf32>, %i: index, %f: f32, %c: i1) -> (tensor<?xf32>, tensor<?xf32>) {
 %v = scf.forall (%k) in (%i) shared_outs(%o = %a) -> tensor<?xf32> { scf.forall.in_parallel { } }
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?xf32>) -> tensor<?xf32>
 return %u, %v : tensor<?xf32>, tensor<?xf32>
}
func.func @scatter(%a: tensor<?xf32>, %i: index, %f: f32, %c: i1) -> (tensor<3x1xf32>, tensor<3x1xf32>) {
 %ix = "t.s"() : () -> tensor<3x1xindex>
 %v = tensor.gather %a[%ix] gather_dims([0]) : (tensor<?xf32>, tensor<3x1xindex>) -> tensor<3x1xf32>

 %u = linalg.fill ins(%f : f32) outs(%v : tensor<3x1xf32>) -> tensor<3x1xf32>
 return %u, %v : tensor<3x1xf32>, tensor<3x1xf32>
}
func.func @from(%a: tensor<?xf32>, %i: index, %f: f32, %c: i1) -> (tensor<?xf32>, tensor<?xf32>) {
 %v = bufferization.materialize_in_destination %a in %a : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?xf32>) -> tensor<?xf32>
 return %u, %v : tensor<?xf32>, tensor<?xf32>
}
func.func @whil(%a: tensor<?xf32>, %i: index, %f: f32, %c: i1) -> (tensor<?xf32>, tensor<?xf32>) {
 %v = scf.while (%x = %a) : (tensor<?xf32>) -> tensor<?xf32> { scf.condition(%c) %x : tensor<?xf32> } do {
^bb0(%x: tensor<?xf32>):
 scf.yield %x : tensor<?xf32> }
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?xf32>) -> tensor<?xf32>
 return %u, %v : tensor<?xf32>, tensor<?xf32>
}
func.func @f(%a: tensor<?x3x?xf32>, %f: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
 %v = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x3x?xf32> into tensor<?x?xf32>
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?x?xf32>) -> tensor<?x?xf32>
 return %u, %v : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @g(%i: index, %f: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
 %c4 = arith.constant 4 : index
 %a = tensor.empty(%c4, %i, %i) : tensor<?x?x?xf32>
 %v = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
 %u = linalg.fill ins(%f : f32) outs(%v : tensor<?x?xf32>) -> tensor<?x?xf32>
 return %u, %v : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @h(%a: tensor<?x?x4xf32>, %b: tensor<?xf32>, %f: f32) -> (tensor<?x?x4xf32>, tensor<?x?x4xf32>) {
  %v = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> (d1, d0, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%b : tensor<?xf32>) outs(%a : tensor<?x?x4xf32>) {
  ^bb0(%x: f32, %y: f32):
   linalg.yield %x : f32 } -> tensor<?x?x4xf32>
  %u = linalg.fill ins(%f : f32) outs(%v : tensor<?x?x4xf32>) -> tensor<?x?x4xf32>
  return %u, %v : tensor<?x?x4xf32>, tensor<?x?x4xf32>
}
func.func @k(%a: tensor<?x?xf32>, %b: tensor<?xf32>, %d: tensor<?xf32>, %f: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %v = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0 + d1, d0)>], iterator_types = ["parallel", "parallel"]} ins(%b, %d : tensor<?xf32>, tensor<?xf32>) outs(%a : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
   linalg.yield %x : f32 } -> tensor<?x?xf32>
  %u = linalg.fill ins(%f : f32) outs(%v : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %u, %v : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @softmax(%a: tensor<?x4xf32>, %i: index, %f: f32) -> (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) {
  %e = tensor.empty(%i) : tensor<?x4xf32>
  %r = linalg.softmax dimension(1) ins(%a : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %s = linalg.softmax dimension(0) ins(%r : tensor<?x4xf32>) outs(%a : tensor<?x4xf32>) -> tensor<?x4xf32>
  %u = linalg.fill ins(%f : f32) outs(%r : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %r, %s, %u : tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>
}

// ARGS: '--one-shot-bufferize=bufferize-function-boundaries'
// ARGS: '--one-shot-bufferize=bufferize-function-boundaries test-analysis-only'
// ARGS: '--one-shot-bufferize=allow-unknown-ops'
// UNSTABLE ARGS: '--one-shot-bufferize=bufferize-function-boundaries copy-before-write'
// ARGS: '--one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=fully-dynamic-layout-map'
func.func private @ext(tensor<?xf32>) -> tensor<?xf32>
func.func @f(%t: tensor<4xf32>, %i: index, %x: f32) -> tensor<4xf32> {
  %0 = tensor.insert %x into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  %2 = tensor.insert %1 into %0[%i] : tensor<4xf32>
  return %2 : tensor<4xf32>
}
func.func @caller(%t: tensor<4xf32>, %i: index, %x: f32) -> (tensor<4xf32>, f32) {
  %0 = call @f(%t, %i, %x) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}
func.func @loop(%t: tensor<?xf32>, %lb: index, %ub: index, %s: index, %x: f32) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %t) -> (tensor<?xf32>) {
    %e = tensor.extract %a[%i] : tensor<?xf32>
    %y = arith.addf %e, %x : f32
    %n = tensor.insert %y into %a[%i] : tensor<?xf32>
    scf.yield %n : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @branch(%c: i1, %t: tensor<?xf32>, %i: index, %x: f32) -> (tensor<?xf32>, f32) {
  %r = scf.if %c -> tensor<?xf32> {
    %n = tensor.insert %x into %t[%i] : tensor<?xf32>
    scf.yield %n : tensor<?xf32>
  } else {
    scf.yield %t : tensor<?xf32>
  }
  %e = tensor.extract %t[%i] : tensor<?xf32>
  %u = func.call @ext(%r) : (tensor<?xf32>) -> tensor<?xf32>
  return %u, %e : tensor<?xf32>, f32
}
func.func @constants(%i: index, %x: f32) -> (tensor<4xf32>, f32) {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %d = arith.constant dense<2> : tensor<2x2xi32>
  %n = tensor.insert %x into %c[%i] : tensor<4xf32>
  %e = tensor.extract %c[%i] : tensor<4xf32>
  return %n, %e : tensor<4xf32>, f32
}
func.func @slices(%t: tensor<?xf32>, %u: tensor<8xf32>, %i: index, %n: index) -> (tensor<?xf32>, tensor<8xf32>, tensor<?xf32>) {
  %s = tensor.extract_slice %t[%i] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  %f = tensor.extract_slice %t[2] [4] [1] : tensor<?xf32> to tensor<4xf32>
  %r = tensor.insert_slice %s into %t[0] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  %v = tensor.insert_slice %f into %u[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r, %v, %s : tensor<?xf32>, tensor<8xf32>, tensor<?xf32>
}

// ARGS: --allow-unregistered-dialect --view-op-graph
// ARGS: --allow-unregistered-dialect --view-op-graph=print-control-flow-edges=true
// ARGS: --allow-unregistered-dialect --view-op-graph=print-data-flow-edges=false
// ARGS: --allow-unregistered-dialect --view-op-graph=max-label-len=3
// ARGS: --allow-unregistered-dialect --view-op-graph=print-result-types=false
// ARGS: --allow-unregistered-dialect --view-op-graph=print-attrs=false
#map = affine_map<(d0) -> (d0 + 1)>
func.func @"a b|c"(%a: !llvm.struct<(i32, array<3 x i32>)>, %x.y-z: tensor<4xi32, "e">, %m: memref<4x4xf32, strided<[4,1], offset: ?>>) {
  %0 = arith.constant dense<[[1,2,3,4,5,6,7,8,9,10,11], [1,2,3,4,5,6,7,8,9,10,11]]> : tensor<2x11xi32>
  %3 = arith.constant sparse<[[0,0]], [1]> : tensor<20x3xi32>
  "test.op"() {a = [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19], b = array<i32: 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19>, "x y" = {a = 1, b = "a\nb"}, d = dense<"a"> : tensor<30x!tf.string>, e = dense<["a", "b"]> : tensor<2x!tf.string>, u, m = #map} : () -> ()
  %2:3 = scf.execute_region -> (tensor<4xi32, "e">, i32, i32) {
    %c = arith.constant 0 : i32
    scf.yield %x.y-z, %c, %c : tensor<4xi32, "e">, i32, i32
  }
  %y, %z = "test.op2"(%2#0, %2#2, %a) ({}, {}) : (tensor<4xi32, "e">, i32, !llvm.struct<(i32, array<3 x i32>)>) -> (memref<4x4xf32, strided<[4,1], offset: ?>>, i32)
  %q:2 = "test.op3"(%z, %0) : (i32, tensor<2x11xi32>) -> (i32, i32)
  return
}
func.func @branches(%a: i32, %c: i1) -> i32 attributes {foo = "a<b>{c}|\"x\""} {
  %0 = arith.constant dense<[1,2,3,4,5,6,7,8,9,10,11]> : tensor<11xi32>
  %1 = arith.constant dense<1> : tensor<20xi32>
  %2:2 = scf.if %c -> (i32, i32) {
    %x = arith.addi %a, %a : i32
    scf.yield %x, %x : i32, i32
  } else {
    scf.yield %a, %a : i32, i32
  }
  cf.cond_br %c, ^bb1(%2#0 : i32), ^bb2(%2#1, %a : i32, i32)
^bb1(%y: i32):
  return %y : i32
^bb2(%z: i32, %w: i32):
  return %z : i32
}

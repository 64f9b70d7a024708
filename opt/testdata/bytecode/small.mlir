// A module with many kinds of attributes, types and locations.
module @m attributes {builtin.s = "s", builtin.t = "t" : i3, builtin.i = -5 : i32, builtin.w = 1234567890123456789012345 : i128, builtin.x = 7 : index, builtin.f = 1.5 : bf16,
    builtin.u, builtin.l = [1 : i8, @a, @a::@b, unit], builtin.d = {x = i32, y = f8E4M3FN}, builtin.e = dense<[true, false]> : tensor<2xi1>,
    builtin.p = dense<true> : tensor<9xi1>, builtin.q = dense<["a", "b"]> : tensor<2x!pdl.type>, builtin.r = sparse<[[0], [2]], [1.0, 2.0]> : tensor<4xf32>,
    builtin.a = array<i16: 1, -2>, builtin.z = dense_resource<blob> : tensor<1xi32>, builtin.n = distinct[0]<1 : i32>, builtin.m = affine_map<(d0) -> (d0 + 1)>,
    builtin.y = [vector<2x[4]xf32>, memref<?x2xf32, strided<[2, 1]>, 3>, memref<*xi8>, tensor<*xf64>, tensor<2x?xi4, "e">, tuple<i1, none>,
           complex<f16>, (i1) -> (si8, ui9), f128, f80, memref<4xi8>]} {
  func.func private @callee(i32 {llvm.noundef}) -> i32
  func.func @f(%a: i32, %b: i1) -> i32 {
    %0 = arith.addi %a, %a overflow<nsw> : i32
    %1:2 = "builtin.unrealized_conversion_cast"(%0, %a) : (i32, i32) -> (i32, i32)
    cf.cond_br %b, ^one(%1#1 : i32), ^two
  ^one(%x: i32 loc("named"("file":1:2))):
    %2 = call @callee(%x) : (i32) -> i32 loc(callsite("f" at "g":7:8))
    return %2 : i32 loc(fused<"m">["x":1:2, "y":3:4 to 5:6])
  ^two:
    %3 = scf.if %b -> i32 {
      scf.yield %1#0 : i32
    } else {
      scf.yield %0 : i32
    } loc("z":1:2 to :9)
    return %3 : i32 loc(unknown)
  }
}

{-# dialect_resources: {builtin: {blob: "0x0800000001000000"}} #-}

// ARGS: --convert-cf-to-llvm
// ARGS: --convert-cf-to-llvm=index-bitwidth=32
// ARGS: --convert-cf-to-llvm --mlir-print-debuginfo
func.func @f(%a: complex<f32>, %b: f8E5M2, %c: memref<2x?xf32>, %d: memref<*xf32>, %e: memref<f32, 3>, %g: (i32)->i32, %h: si32, %i: vector<[4]xf32>, %j: vector<2x[4]xindex>, %k: vector<f32>, %l: tf32, %m : none, %n: memref<2xf32, strided<[?], offset: ?>>, %o: memref<2x2xf32, affine_map<(i,j)->(j,i)>>, %p: f80, %q : memref<2xindex>, %r: memref<2xf32, "x">, %s: tuple<i32>, %t : !llvm.struct<(i32)>) {
  cf.br ^bb1(%a : complex<f32>)
  ^bb1(%0:complex<f32>):
  cf.br ^bb2(%b : f8E5M2)
  ^bb2(%1 : f8E5M2):
  cf.br ^bb3(%c, %d, %e, %g, %i,%j,%k : memref<2x?xf32>, memref<*xf32>, memref<f32, 3>, (i32)->i32, vector<[4]xf32>, vector<2x[4]xindex>, vector<f32>)
  ^bb3(%2: memref<2x?xf32>, %3: memref<*xf32>, %4: memref<f32, 3>, %5: (i32)->i32, %6: vector<[4]xf32>, %7: vector<2x[4]xindex>, %8: vector<f32>):
  cf.br ^bb4(%n, %p, %q, %t: memref<2xf32, strided<[?], offset: ?>>, f80, memref<2xindex>, !llvm.struct<(i32)>)
  ^bb4(%9: memref<2xf32, strided<[?], offset: ?>>, %10: f80, %11: memref<2xindex>, %12: !llvm.struct<(i32)>):
  cf.br ^bb5(%h : si32)
  ^bb5(%x: si32):
  return
}

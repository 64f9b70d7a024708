// ARGS: --allow-unregistered-dialect --convert-func-to-llvm --split-input-file
// ARGS: --allow-unregistered-dialect --convert-cf-to-llvm --split-input-file
// ARGS: --allow-unregistered-dialect --convert-func-to-llvm --split-input-file --mlir-print-debuginfo
  llvm.mlir.global @malloc(0 : i32) : i32
  func.func private @b(%a: memref<*xf32> {llvm.noalias}) -> memref<*xf32> { return %a : memref<*xf32> }
// -----
  llvm.func @malloc(i64) -> !llvm.ptr
  func.func private @b(%a: memref<*xf32> {llvm.noalias}) -> memref<*xf32> { return %a : memref<*xf32> }
// -----
  func.func nested @l(i32, tensor<2xf32>)
// -----
  func.func nested @l(i32, i33) -> (tuple<i32>)
// -----
  func.func nested @l(f8E4M3FN, vector<2x3xf32>, vector<[4]xi1>, complex<f32>, vector<f32>, (i32) -> i33, none) -> (vector<2x2xindex>, i32)
// -----
  func.func nested @l(f8E4M3FN, vector<2x3xf32>, vector<[4]xi1>, complex<f32>, vector<f32>, (i32) -> i33, !llvm.ptr, si32, bf16, f80,tf32) -> (vector<2x2xindex>, i32)
// -----
  func.func nested @l(si32, bf16, f80, f4E2M1FN) -> (vector<2x2xindex>, i32)
// -----
  func.func private @l(memref<?xf32, 1>, memref<*xi32, 3>, memref<2xvector<2x3xindex>, 1>) -> memref<*xi32, 3>
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @l(%i: index, %m: memref<?xf32>) -> memref<*xf32> {
   %0 = memref.cast %m : memref<?xf32> to memref<*xf32>
   return %0 : memref<*xf32> }
  module {
  func.func @l(%i: index, %m: memref<?xf32>) -> memref<?xf32> { return %m : memref<?xf32> }
}
}
// -----
module attributes {llvm.data_layout = "e-p:35:32:32-p1:16:16:16"} {
}
// -----
  func.func @a(%k: vector<2xindex> {llvm.byval = vector<2xindex>}, %kk: index {llvm.byref = index}, %l: !llvm.ptr {llvm.sret = index}) -> (f32 {llvm.noundef}) {
    %z = arith.constant 0.0 : f32
    "test.use"(%k, %kk) : (vector<2xindex>, index) -> ()
    return {foo.ret} %z : f32
  }
// -----
func.func @f(%a: tensor<2xf32>, %i: index) { cf.br ^bb1(%a: tensor<2xf32>)
^bb1(%b: tensor<2xf32>):
  return }
// -----
func.func @f(%a: tensor<2xf32>, %i: index, %j: i1) { cf.cond_br %j, ^bb1(%a: tensor<2xf32>), ^bb2
^bb1(%b: tensor<2xf32>):
  cf.br ^bb2
^bb2:
  return }
// -----
func.func @f(%a: tensor<2xf32>, %i: index) { 
  %f = func.constant @f : (tensor<2xf32>, index) -> ()
  return }
// -----
func.func @f(%a: tensor<2xf32>, %i: index) { 
  func.call @f(%a, %i) : (tensor<2xf32>, index) -> ()
  return }
// -----
llvm.func @abort(i32)
func.func @f(%a: i1) { cf.assert %a, "x" 
  return }
// -----
llvm.mlir.global @abort(0 : i32) : i32
llvm.mlir.global @puts(0 : i32) : i32
func.func @f(%a: i1) { cf.assert %a, "x" 
  return }
// -----
func.func private @a(!llvm.struct<"a", (struct<"a">, index)>, !llvm.array<2 x ptr>, !llvm.struct<(index, memref<2xindex>)>)
func.func private @b(!llvm.struct<"_Converted.b", (struct<"_Converted.b">, f32)>)
func.func private @c(!llvm.struct<"b", (struct<"b">, index)>)
func.func private @d(!llvm.struct<"c", packed (i32, index)>)

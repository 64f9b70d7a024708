// ARGS: --convert-to-llvm
// ARGS: --convert-to-llvm=dynamic
// ARGS: --convert-to-llvm=filter-dialects=func,arith
// ARGS: --convert-to-llvm --mlir-print-debuginfo
func.func @f(%a: i1, %b: index, %c: memref<?x4xf32>, %v: vector<4xf32>, %z: complex<f32>, %i: i32) -> index {
  cf.assert %a, "hello"
  %0 = memref.load %c[%b, %b] : memref<?x4xf32>
  %1 = arith.addf %v, %v : vector<4xf32>
  %2 = math.sqrt %1 : vector<4xf32>
  %3 = complex.re %z : complex<f32>
  %4 = index.add %b, %b
  %5 = scf.if %a -> index {
    scf.yield %4 : index } else { scf.yield %b : index }
  %p = ub.poison : i32
  cf.br ^bb1(%5 : index)
^bb1(%w: index):
  return %w : index
}

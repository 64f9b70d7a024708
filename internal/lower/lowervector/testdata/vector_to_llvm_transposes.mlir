// ARGS: --convert-vector-to-llvm
// ARGS: --convert-vector-to-llvm=vector-transpose-lowering=llvmintr
// ARGS: --convert-vector-to-llvm=vector-transpose-lowering=shuffle1d
// ARGS: --convert-vector-to-llvm=vector-transpose-lowering=shuffle16x16
// ARGS: --convert-vector-to-llvm --mlir-print-debuginfo

func.func @tile(%a: vector<16x16xf32>, %b: vector<1x16x16x1xi8>) -> (vector<16x16xf32>, vector<1x16x1x16xi8>) {
  %0 = vector.transpose %a, [1, 0] : vector<16x16xf32> to vector<16x16xf32>
  %1 = vector.transpose %b, [0, 2, 3, 1] : vector<1x16x16x1xi8> to vector<1x16x1x16xi8>
  return %0, %1 : vector<16x16xf32>, vector<1x16x1x16xi8>
}

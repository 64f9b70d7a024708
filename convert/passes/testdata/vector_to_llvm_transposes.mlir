// ARGS: --convert-vector-to-llvm
// ARGS: --convert-vector-to-llvm=vector-transpose-lowering=llvmintr
// ARGS: --convert-vector-to-llvm=vector-transpose-lowering=shuffle1d
// ARGS: --convert-vector-to-llvm --mlir-print-debuginfo

// ARGS: --convert-index-to-llvm
// ARGS: --convert-ub-to-llvm
// ARGS: --convert-index-to-llvm=index-bitwidth=32
// ARGS: --convert-index-to-llvm --convert-ub-to-llvm --reconcile-unrealized-casts
// ARGS: --convert-index-to-llvm --mlir-print-debuginfo
func.func @f(%a: index, %b: index, %c: i32) {
  %0 = index.add %a, %b
  %2 = index.ceildivu %a, %b
  %4 = index.casts %a : index to i32
  %5 = index.castu %a : index to i128
  %6 = index.casts %c : i32 to index
  %7 = index.cmp eq(%a, %b)
  %8 = index.constant 3
  %9 = index.bool.constant true
  %10 = index.sizeof
  %11 = index.maxs %a, %b
  %12 = index.mins %a, %b
  %13 = index.maxu %a, %b
  %14 = index.minu %a, %b
  %15 = index.rems %a, %b
  %16 = index.shl %a, %b
  %17 = ub.poison : i32
  %18 = ub.poison : vector<2x2xindex>
  ub.unreachable
}

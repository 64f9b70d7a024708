// ARGS: --convert-arith-to-llvm
// ARGS: --convert-arith-to-llvm=index-bitwidth=32
// ARGS: --convert-arith-to-llvm --mlir-print-op-generic
// ARGS: --convert-arith-to-llvm --mlir-print-debuginfo
func.func @f(%a: i32, %b: index, %c: f32, %v: vector<4xf32>, %w: vector<2x3xi32>, %i: i1) -> (i32, index) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a overflow<nsw> : i32
  %2 = arith.addi %b, %b : index
  %3 = arith.index_cast %2 : index to i32
  %4 = arith.cmpi ult, %a, %3 : i32
  %5 = arith.addf %c, %c fastmath<fast> : f32
  %6 = arith.cmpf olt, %5, %c : f32
  %7 = arith.select %4, %a, %1 : i32
  %8 = arith.addf %v, %v : vector<4xf32>
  %9 = arith.addi %w, %w : vector<2x3xi32>
  %10 = arith.constant dense<1> : vector<2x3xi32>
  %11 = arith.constant 1.0 : f32
  %12:2 = arith.addui_extended %a, %a : i32, i1
  %13:2 = arith.mulsi_extended %a, %a : i32
  %14 = arith.extf %c : f32 to f64
  %15 = arith.trunci %a : i32 to i8
  %16 = arith.maxsi %a, %a : i32
  %17 = arith.maximumf %c, %c : f32
  %18 = arith.minnumf %c, %c : f32
  %19 = arith.negf %c : f32
  %20 = arith.bitcast %c : f32 to i32
  %21 = arith.uitofp %a : i32 to f32
  %22 = arith.fptosi %c : f32 to i32
  %23 = arith.cmpi ult, %w, %w : vector<2x3xi32>
  %24 = arith.truncf %14 : f64 to f32
  %25 = arith.constant 5 : index
  %26 = arith.ceildivsi %a, %a : i32
  %27 = arith.remf %c, %c : f32
  %28 = arith.shrsi %a, %a exact : i32
  %29 = arith.extui %i : i1 to i32
  %30 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %31 = arith.cmpf false, %5, %c : f32
  %32 = arith.index_castui %b : index to i64
  %33 = arith.index_cast %b : index to i64
  return %7, %2 : i32, index
}

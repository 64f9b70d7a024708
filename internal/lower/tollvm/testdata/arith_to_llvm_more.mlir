// ARGS: --allow-unregistered-dialect --convert-arith-to-llvm
// ARGS: --allow-unregistered-dialect --convert-arith-to-llvm=index-bitwidth=32
// ARGS: --allow-unregistered-dialect --convert-arith-to-llvm --mlir-print-debuginfo
func.func @f(%a: i32, %b: i32, %c: f32, %d: f32, %v: vector<4xf32>, %w: vector<2x3xi32>, %i: i1, %s: vector<2x3xf32>) {
  %1 = arith.maxsi %a, %b : i32
  "u"(%1) : (i32) -> ()
  %2 = arith.maximumf %c, %d : f32
  %3 = arith.maxnumf %c, %d fastmath<nnan> : f32
  %4 = arith.minui %a, %b : i32
  %5 = arith.floordivsi %a, %b : i32
  %6 = arith.ceildivui %a, %b : i32
  %7 = arith.cmpi ult, %w, %w : vector<2x3xi32>
  %8 = arith.cmpf ult, %s, %s : vector<2x3xf32>
  %x9 = arith.select %i, %s, %s : vector<2x3xf32>
  %9 = arith.select %i, %w, %w : vector<2x3xi32>
  %10:2 = arith.addui_extended %a, %b : i32, i1
  %x11:2 = arith.mului_extended %w, %w : vector<2x3xi32>
  %x12:2 = arith.addui_extended %w, %w : vector<2x3xi32>, vector<2x3xi1>
  return
}
func.func @g(%a: i32, %b: i32, %c: f32, %d: f32, %v: vector<4xf32>, %w: vector<2x3xi32>, %i: i1, %s: vector<2x3xf32>, %n: index, %m: vector<2x3xindex>, %h: f16, %bf: bf16) {
  %0 = arith.extf %s : vector<2x3xf32> to vector<2x3xf64>
  %1 = arith.trunci %w : vector<2x3xi32> to vector<2x3xi8>
  %2 = arith.index_cast %m : vector<2x3xindex> to vector<2x3xi32>
  %3 = arith.index_castui %w : vector<2x3xi32> to vector<2x3xindex>
  %4 = arith.extui %a : i32 to i64
  %5 = arith.extsi %a : i32 to i64
  %6 = arith.fptoui %c : f32 to i32
  %7 = arith.sitofp %a : i32 to f32
  %8 = arith.truncf %0 to_nearest_even : vector<2x3xf64> to vector<2x3xf32>
  %x8 = arith.truncf %c to_nearest_even : f32 to f16
  %x9 = arith.truncf %c fastmath<fast> : f32 to bf16
  %9 = arith.shli %a, %b overflow<nuw> : i32
  %10 = arith.shrui %a, %b exact: i32
  %11 = arith.divui %a, %b exact : i32
  %12 = arith.divsi %a, %b : i32
  %13 = arith.remsi %a, %b : i32
  %14 = arith.remui %w, %w : vector<2x3xi32>
  %15 = arith.divf %c, %d : f32
  %16 = arith.mulf %c, %d : f32
  %17 = arith.subf %c, %d : f32
  %18 = arith.andi %a, %b : i32
  %19 = arith.ori %a, %b : i32
  %20 = arith.xori %a, %b : i32
  %21 = arith.subi %n, %n : index
  %22 = arith.bitcast %w : vector<2x3xi32> to vector<2x3xf32>
  %23 = arith.cmpi eq, %n, %n : index
  %24 = arith.constant -1 : i8
  %25 = arith.constant dense<2.0> : vector<4xf16>
  %26 = arith.constant dense<[[1, 2, 3],[4,5,6]]> : vector<2x3xindex>
  %27 = arith.constant true
  %28 = arith.negf %s fastmath<nsz> : vector<2x3xf32>
  %29 = arith.trunci %a overflow<nsw> : i32 to i8
  %30 = arith.extui %i : i1 to i32
  %31 = arith.uitofp %w : vector<2x3xi32> to vector<2x3xf32>
  %32 = arith.index_cast %a : i32 to index
  %33 = arith.index_cast %n : index to i128
  %34 = arith.index_castui %n : index to i128
  %35 = arith.scaling_extf %h, %h : f16, f16 to f32
  %36 = arith.select %i, %n, %n : index
  %37 = arith.remf %c, %d fastmath<ninf> : f32
  return
}

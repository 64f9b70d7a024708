// ARGS: --convert-to-llvm --mlir-print-debuginfo
// ARGS: --convert-to-llvm=allow-pattern-rollback=1
// ARGS: --convert-arith-to-llvm

func.func @f(%v: vector<2x2x3xf32>, %i: vector<2x3xi32>, %c: vector<2x3xi1>, %x: vector<2x3xindex>, %s: i1) {
  %d = arith.addf %v, %v fastmath<nnan> {foo = 2 : i32} : vector<2x2x3xf32>
  %e = arith.cmpi slt, %i, %i : vector<2x3xi32>
  %f = arith.select %c, %i, %i : vector<2x3xi1>, vector<2x3xi32>
  %g = arith.select %s, %i, %i : vector<2x3xi32>
  %h = arith.index_cast %x : vector<2x3xindex> to vector<2x3xi32>
  %j = arith.index_castui %i : vector<2x3xi32> to vector<2x3xindex>
  %t = arith.truncf %v upward : vector<2x2x3xf32> to vector<2x2x3xf16>
  %u = arith.truncf %v : vector<2x2x3xf32> to vector<2x2x3xbf16>
  %b = arith.bitcast %i : vector<2x3xi32> to vector<2x3xf32>
  %sh = arith.shli %i, %i overflow<nsw, nuw> : vector<2x3xi32>
  %k = arith.constant dense<1> : vector<2x3xi32>
  return
}
func.func @g(%a: i32, %v: vector<4xi16>) -> (i32, i1, i32, vector<4xi16>) {
  %0, %1 = arith.addui_extended %a, %a : i32, i1
  %2, %3 = arith.mulsi_extended %a, %a : i32
  %4, %5 = arith.mului_extended %v, %v : vector<4xi16>
  return %0, %1, %3, %5 : i32, i1, i32, vector<4xi16>
}

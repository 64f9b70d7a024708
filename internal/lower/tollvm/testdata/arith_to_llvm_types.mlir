// ARGS: --convert-arith-to-llvm
// ARGS: --convert-arith-to-llvm --mlir-print-debuginfo
func.func @f8(%a: f8E5M2, %b: f8E4M3FN, %v: vector<2xf8E5M2>) {
  %0 = arith.constant 1.0 : f8E5M2
  %1 = arith.addf %a, %a : f8E5M2
  %2 = arith.extf %b : f8E4M3FN to f32
  %3 = arith.bitcast %b : f8E4M3FN to i8
  %4 = arith.constant dense<1.0> : vector<2xf8E5M2>
  %5 = arith.cmpf olt, %a, %a : f8E5M2
  return
}
func.func @ext(%a: index, %b: vector<4xi8>, %c: vector<4xindex>, %a1: f32) {
  %1:2 = arith.mulsi_extended %b, %b : vector<4xi8>
  %2:2 = arith.mului_extended %a, %a : index
  %x, %y = arith.addui_extended %b, %b : vector<4xi8>, vector<4xi1>
  %3 = arith.ceildivsi %c, %c : vector<4xindex>
  %4 = arith.index_cast %c : vector<4xindex> to vector<4xi32>
  %5 = arith.constant dense<3> : vector<4xindex>
  %6 = arith.addf %a1, %a1 fastmath<reassoc, nnan, afn> : f32
  %7 = arith.muli %a, %a overflow<nsw, nuw> : index
  return
}

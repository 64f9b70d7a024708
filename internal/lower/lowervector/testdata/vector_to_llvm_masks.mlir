// ARGS: --convert-vector-to-llvm
// ARGS: --convert-vector-to-llvm=force-32bit-vector-indices=0
// ARGS: --convert-vector-to-llvm --mlir-print-debuginfo
func.func @v1_ste() -> (vector<[4]xindex>) {  %1 = vector.step : vector<[4]xindex> return  %1:  vector<[4]xindex> }
func.func @v1_vs() -> index {  %1 = vector.vscale return  %1:  index }
func.func @v1_cm(%i:index) -> (vector<[4]xi1>) {  %1 = vector.create_mask %i: vector<[4]xi1> return  %1:  vector<[4]xi1> }
func.func @v3_mask(%i: index, %j: index) -> (vector<2x3xi1>, vector<4xi1>, vector<i1>, vector<2x[4]xi1>) {
 %0 = vector.create_mask %i, %j : vector<2x3xi1>
 %1 = vector.create_mask %i : vector<4xi1>
 %2 = vector.create_mask %i : vector<i1>
 %3 = vector.create_mask %i, %j : vector<2x[4]xi1>
 return %0, %1, %2, %3: vector<2x3xi1>, vector<4xi1>, vector<i1>, vector<2x[4]xi1> }
func.func @v3_cmask() -> (vector<2x3xi1>, vector<4xi1>, vector<i1>, vector<2x[4]xi1>, vector<4xi1>, vector<[4]xi1>) {
 %0 = vector.constant_mask [1, 2] : vector<2x3xi1>
 %1 = vector.constant_mask [3] : vector<4xi1>
 %2 = vector.constant_mask [1] : vector<i1>
 %3 = vector.constant_mask [1, 4] : vector<2x[4]xi1>
 %4 = vector.constant_mask [4] : vector<4xi1>
 %5 = vector.constant_mask [0] : vector<[4]xi1>
 return %0, %1, %2, %3, %4, %5: vector<2x3xi1>, vector<4xi1>, vector<i1>, vector<2x[4]xi1>, vector<4xi1>, vector<[4]xi1> }
func.func @v3_st() -> vector<4xindex> { %0 = vector.step : vector<4xindex> return %0 : vector<4xindex> }
func.func @v3_te(%a: vector<2x2xf32>) -> (f32, f32) { %0:4 = vector.to_elements %a : vector<2x2xf32> return %0#1, %0#2 : f32, f32 }

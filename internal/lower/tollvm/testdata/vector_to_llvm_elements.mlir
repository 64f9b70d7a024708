// ARGS: --convert-vector-to-llvm
// ARGS: --convert-to-llvm
// ARGS: --convert-vector-to-llvm --mlir-print-debuginfo
func.func @v1_sh(%a: vector<2xf32>, %b: vector<3xf32>) -> vector<3xf32> { %0 = vector.shuffle %a, %b [0,-1,4] : vector<2xf32>, vector<3xf32>  return %0 : vector<3xf32> }
func.func @v1_sh0(%a: vector<f32>, %b: vector<f32>) -> vector<3xf32> { %0 = vector.shuffle %a, %b [0,-1,1] : vector<f32>, vector<f32>  return %0 : vector<3xf32> }
func.func @v1_shn(%a: vector<2x4xf32>, %b: vector<3x4xf32>) -> vector<3x4xf32> { %0 = vector.shuffle %a, %b [0,1,4] : vector<2x4xf32>, vector<3x4xf32>  return %0 : vector<3x4xf32> }
func.func @v1_shx(%a: vector<2xindex>, %b: vector<3xindex>) -> vector<3xindex> { %0 = vector.shuffle %a, %b [0,1,4] : vector<2xindex>, vector<3xindex>  return %0 : vector<3xindex> }
func.func @v1_ex(%a: vector<2x3x4xf32>, %i: index) -> (f32, vector<4xf32>, f32) { %0 = vector.extract %a[1,2,%i] : f32 from vector<2x3x4xf32>
 %1 = vector.extract %a[1,2] : vector<4xf32> from vector<2x3x4xf32> %2 = vector.extract %a[1,2,-1] : f32 from vector<2x3x4xf32> return %0, %1, %2 : f32, vector<4xf32>, f32 }
func.func @v1_exd(%a: vector<2x3x4xf32>, %i: index) -> (vector<4xf32>) {  %1 = vector.extract %a[1,%i] : vector<4xf32> from vector<2x3x4xf32> return  %1:  vector<4xf32> }
func.func @v1_ex0(%a: vector<f32>, %i: index) -> (f32) {  %1 = vector.extract %a[] : f32 from vector<f32> return  %1:  f32 }
func.func @v1_ex1(%v: f32, %a: vector<f32>, %i: index) -> (vector<f32>) {  %1 = vector.insert %v, %a[] : f32 into vector<f32> return  %1:  vector<f32> }
func.func @v1_to(%a: vector<3xf32>, %i: index) -> (f32) {  %1:3 = vector.to_elements %a : vector<3xf32> return  %1#1:  f32 }
func.func @v1_fm(%a: vector<3xf32>) -> (vector<3xf32>) {  %1 = vector.fma %a, %a, %a: vector<3xf32> return  %1:  vector<3xf32> }
func.func @v3_fma2(%a: vector<2x4xf32>, %b: vector<2x4xf32>) -> vector<2x4xf32> { %0 = vector.fma %a, %b, %b : vector<2x4xf32> return %0 : vector<2x4xf32> }
func.func @v3_fe(%a: f32, %b: f32) -> vector<2x2xf32> { %0 = vector.from_elements %a, %b, %a, %b : vector<2x2xf32> return %0 : vector<2x2xf32> }
func.func @v3_bc(%a: vector<2x4xf32>, %i: index) -> vector<2x8xi16> { %0 = vector.bitcast %a : vector<2x4xf32> to vector<2x8xi16> return %0 : vector<2x8xi16> }
func.func @v2_sc(%a: vector<[4]xf32>, %b: vector<2xf32>, %c: vector<[8]xf32>) -> (vector<2xf32>, vector<[4]xf32>,vector<[4]xf32>,vector<[8]xf32>)  {
 %0 = vector.scalable.extract %a[2] : vector<2xf32> from vector<[4]xf32>
 %1 = vector.scalable.insert %b, %a[2] : vector<2xf32> into vector<[4]xf32>
 %2, %3 = vector.deinterleave %c : vector<[8]xf32> -> vector<[4]xf32>
 %4 = vector.interleave %2, %3 : vector<[4]xf32> -> vector<[8]xf32>
 return %0, %1, %3, %4 : vector<2xf32>, vector<[4]xf32>,vector<[4]xf32>,vector<[8]xf32>
}
func.func @v2_de(%c: vector<8xf32>) -> (vector<4xf32>,vector<8xf32>)  {
 %2, %3 = vector.deinterleave %c : vector<8xf32> -> vector<4xf32>
 %4 = vector.interleave %2, %3 : vector<4xf32> -> vector<8xf32>
 return %3, %4 : vector<4xf32>,vector<8xf32>
}
func.func @v3_il(%a: vector<2x3xf32>, %b: vector<2x6xf32>) -> (vector<2x6xf32>, vector<2x3xf32>, vector<2x3xf32>) {
 %0 = vector.interleave %a, %a : vector<2x3xf32> -> vector<2x6xf32>
 %1, %2 = vector.deinterleave %b : vector<2x6xf32> -> vector<2x3xf32>
 return %0, %1, %2 : vector<2x6xf32>, vector<2x3xf32>, vector<2x3xf32> }
func.func @v1_bc0(%a: f32) -> vector<f32> { %0 = vector.broadcast %a : f32 to vector<f32>  return %0 : vector<f32> }
func.func @v1_bc1(%a: f32) -> vector<1xf32> { %0 = vector.broadcast %a : f32 to vector<1xf32>  return %0 : vector<1xf32> }
func.func @v1_bc2(%a: f32) -> vector<2x3xf32> { %0 = vector.broadcast %a : f32 to vector<2x3xf32>  return %0 : vector<2x3xf32> }

func.func @one_times_scale(%x: f32, %v: vector<1xf32>, %s: vector<[1]xf32>) -> (vector<[1]xf32>, vector<2x[1]xf32>, vector<[1]xf32>, vector<[1]xf32>) {
  %0 = vector.broadcast %x : f32 to vector<[1]xf32>
  %1 = vector.broadcast %x : f32 to vector<2x[1]xf32>
  %2 = vector.broadcast %v : vector<1xf32> to vector<[1]xf32>
  %3 = vector.outerproduct %s, %x : vector<[1]xf32>, f32
  return %0, %1, %2, %3 : vector<[1]xf32>, vector<2x[1]xf32>, vector<[1]xf32>, vector<[1]xf32>
}

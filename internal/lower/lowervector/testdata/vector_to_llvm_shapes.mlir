// ARGS: --convert-vector-to-llvm
// ARGS: --convert-vector-to-llvm --mlir-print-debuginfo
func.func @v3_br(%a: vector<4xf32>, %b: vector<f32>, %c: vector<2x1x4xf32>, %d: vector<1x4xf32>, %e: vector<1xf32>) -> (vector<2x4xf32>, vector<3xf32>, vector<2x2x4xf32>, vector<3x4xf32>, vector<5xf32>) {
 %0 = vector.broadcast %a : vector<4xf32> to vector<2x4xf32>
 %1 = vector.broadcast %b : vector<f32> to vector<3xf32>
 %2 = vector.broadcast %c : vector<2x1x4xf32> to vector<2x2x4xf32>
 %3 = vector.broadcast %d : vector<1x4xf32> to vector<3x4xf32>
 %4 = vector.broadcast %e : vector<1xf32> to vector<5xf32>
 return %0, %1, %2, %3, %4 : vector<2x4xf32>, vector<3xf32>, vector<2x2x4xf32>, vector<3x4xf32>, vector<5xf32> }
func.func @v3_brs(%b: vector<f32>, %c: vector<2x[4]xf32>) -> (vector<f32>, vector<3x2x[4]xf32>, vector<[4]xf32>) {
 %1 = vector.broadcast %b : vector<f32> to vector<f32>
 %2 = vector.broadcast %c : vector<2x[4]xf32> to vector<3x2x[4]xf32>
 %3 = vector.broadcast %b : vector<f32> to vector<[4]xf32>
 return %1, %2, %3: vector<f32>, vector<3x2x[4]xf32>, vector<[4]xf32> }
func.func @v7_m(%arg0: vector<4x1x2xf32>) -> vector<4x3x2xf32> {
  %0 = vector.broadcast %arg0 : vector<4x1x2xf32> to vector<4x3x2xf32>
  return %0 : vector<4x3x2xf32>
}
func.func @v7_n(%arg0: vector<1x3x2xf32>) -> vector<4x3x2xf32> {
  %0 = vector.broadcast %arg0 : vector<1x3x2xf32> to vector<4x3x2xf32>
  return %0 : vector<4x3x2xf32>
}
func.func @v7_o(%arg0: vector<1x1x2xf32>) -> vector<4x3x2xf32> {
  %0 = vector.broadcast %arg0 : vector<1x1x2xf32> to vector<4x3x2xf32>
  return %0 : vector<4x3x2xf32>
}
func.func @v7_p(%arg0: vector<1x3x1xf32>) -> vector<4x3x2xf32> {
  %0 = vector.broadcast %arg0 : vector<1x3x1xf32> to vector<4x3x2xf32>
  return %0 : vector<4x3x2xf32>
}
func.func @v3_sl(%a: vector<8x16xf32>, %b: vector<2x4xf32>, %c: vector<16xf32>, %d: vector<4xf32>, %e: vector<2x16xf32>) -> (vector<2x4xf32>, vector<8x16xf32>, vector<4xf32>, vector<16xf32>, vector<8x16xf32>, vector<3x8x16xf32>) {
 %0 = vector.extract_strided_slice %a {offsets = [1, 2], sizes = [2, 4], strides = [1, 1]} : vector<8x16xf32> to vector<2x4xf32>
 %1 = vector.insert_strided_slice %b, %a {offsets = [1, 2], strides = [1, 1]} : vector<2x4xf32> into vector<8x16xf32>
 %2 = vector.extract_strided_slice %c {offsets = [3], sizes = [4], strides = [1]} : vector<16xf32> to vector<4xf32>
 %3 = vector.insert_strided_slice %d, %c {offsets = [5], strides = [1]} : vector<4xf32> into vector<16xf32>
 %4 = vector.insert_strided_slice %d, %a {offsets = [1, 5], strides = [1]} : vector<4xf32> into vector<8x16xf32>
 %z = vector.broadcast %c : vector<16xf32> to vector<3x8x16xf32>
 %5 = vector.insert_strided_slice %e, %z {offsets = [1, 5, 0], strides = [1, 1]} : vector<2x16xf32> into vector<3x8x16xf32>
 return %0, %1, %2, %3, %4, %5: vector<2x4xf32>, vector<8x16xf32>, vector<4xf32>, vector<16xf32>, vector<8x16xf32>, vector<3x8x16xf32> }
func.func @v3_sls(%a: vector<2x[16]xf32>, %b: vector<2x[16]xf32>) -> (vector<1x[16]xf32>) {
 %0 = vector.extract_strided_slice %a {offsets = [1], sizes = [1], strides = [1]} : vector<2x[16]xf32> to vector<1x[16]xf32>
 return %0 : vector<1x[16]xf32> }
func.func @v3_sls2(%a: vector<4x[16]xf32>, %b: vector<2x[16]xf32>) -> (vector<4x[16]xf32>) {
 %0 = vector.insert_strided_slice %b, %a {offsets = [1, 0], strides = [1, 1]} : vector<2x[16]xf32> into vector<4x[16]xf32>
 return %0 : vector<4x[16]xf32> }
func.func @v4_a(%a: vector<4x3xf32>) -> (vector<2x3xf32>) {
 %0 = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]} : vector<4x3xf32> to vector<2x3xf32>
 return %0 : vector<2x3xf32> }
func.func @v4_b(%a: vector<4x3x2xf32>) -> (vector<2x2x2xf32>) {
 %0 = vector.extract_strided_slice %a {offsets = [1,1], sizes = [2,2], strides = [1,1]} : vector<4x3x2xf32> to vector<2x2x2xf32>
 return %0 : vector<2x2x2xf32> }
func.func @v4_c(%a: vector<4x3x[2]xf32>) -> (vector<2x2x[2]xf32>) {
 %0 = vector.extract_strided_slice %a {offsets = [1,1], sizes = [2,2], strides = [1,1]} : vector<4x3x[2]xf32> to vector<2x2x[2]xf32>
 return %0 : vector<2x2x[2]xf32> }
func.func @v3_op(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>, %k: vector<2x3xi1>, %s: f32, %d: vector<2xi32>, %e: vector<2x2xi32>, %f: vector<[2]xf32>, %g: vector<[3]xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<2xf32>, vector<2x3xf32>, vector<2x2xi32>, vector<2x3xf32>, vector<2xf32>) {
 %0 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32>
 %1 = vector.outerproduct %a, %b : vector<2xf32>, vector<3xf32>
 %2 = vector.outerproduct %a, %s, %a : vector<2xf32>, f32
 %3 = vector.mask %k { vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>} : vector<2xf32>, vector<3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
 %4 = vector.outerproduct %d, %d, %e {kind = #vector.kind<xor>} : vector<2xi32>, vector<2xi32>
 %5 = vector.mask %k { vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
 %6 = vector.outerproduct %a, %s {kind = #vector.kind<minnumf>} : vector<2xf32>, f32
 return %0, %1, %2, %3, %4, %5, %6 : vector<2x3xf32>, vector<2x3xf32>, vector<2xf32>, vector<2x3xf32>, vector<2x2xi32>, vector<2x3xf32>, vector<2xf32> }
func.func @sc_a(%a: vector<2x4xf32>) -> vector<8xf32> { %0 = vector.shape_cast %a : vector<2x4xf32> to vector<8xf32> return %0: vector<8xf32> }
func.func @sc_b(%a: vector<8xf32>) -> vector<2x4xf32> { %0 = vector.shape_cast %a : vector<8xf32> to vector<2x4xf32> return %0: vector<2x4xf32> }
func.func @sc_c(%a: vector<2x6xf32>) -> vector<3x4xf32> { %0 = vector.shape_cast %a : vector<2x6xf32> to vector<3x4xf32> return %0: vector<3x4xf32> }
func.func @sc_d(%a: vector<2x3x2xf32>) -> vector<3x2x2xf32> { %0 = vector.shape_cast %a : vector<2x3x2xf32> to vector<3x2x2xf32> return %0: vector<3x2x2xf32> }
func.func @sc_e(%a: vector<4xf32>) -> vector<1x1x4xf32> { %0 = vector.shape_cast %a : vector<4xf32> to vector<1x1x4xf32> return %0: vector<1x1x4xf32> }
func.func @sc_f(%a: vector<1x4x1xf32>) -> vector<4xf32> { %0 = vector.shape_cast %a : vector<1x4x1xf32> to vector<4xf32> return %0: vector<4xf32> }
func.func @sc_g(%a: vector<1x1x4xf32>) -> vector<4xf32> { %0 = vector.shape_cast %a : vector<1x1x4xf32> to vector<4xf32> return %0: vector<4xf32> }
func.func @sc_h(%a: vector<f32>) -> vector<1x1xf32> { %0 = vector.shape_cast %a : vector<f32> to vector<1x1xf32> return %0: vector<1x1xf32> }
func.func @sc_i(%a: vector<1x1xf32>) -> vector<f32> { %0 = vector.shape_cast %a : vector<1x1xf32> to vector<f32> return %0: vector<f32> }
func.func @sc_j(%a: vector<2x2x6xf32>) -> vector<2x3x4xf32> { %0 = vector.shape_cast %a : vector<2x2x6xf32> to vector<2x3x4xf32> return %0: vector<2x3x4xf32> }
func.func @sc_k(%a: vector<2x4x[4]xf32>) -> vector<8x[4]xf32> { %0 = vector.shape_cast %a : vector<2x4x[4]xf32> to vector<8x[4]xf32> return %0: vector<8x[4]xf32> }
func.func @sc_l(%a: vector<2x[4]xf32>) -> vector<[8]xf32> { %0 = vector.shape_cast %a : vector<2x[4]xf32> to vector<[8]xf32> return %0: vector<[8]xf32> }
func.func @sc_m(%a: vector<[8]xf32>) -> vector<2x[4]xf32> { %0 = vector.shape_cast %a : vector<[8]xf32> to vector<2x[4]xf32> return %0: vector<2x[4]xf32> }
func.func @sc_n(%a: vector<2x2x[4]xf32>) -> vector<1x2x[8]xf32> { %0 = vector.shape_cast %a : vector<2x2x[4]xf32> to vector<1x2x[8]xf32> return %0: vector<1x2x[8]xf32> }
func.func @sc_o(%a: vector<3x2xf32>) -> vector<1x6x1xf32> { %0 = vector.shape_cast %a : vector<3x2xf32> to vector<1x6x1xf32> return %0: vector<1x6x1xf32> }
func.func @sc_p(%a: vector<4x[2]xf32>) -> vector<2x[4]xf32> { %0 = vector.shape_cast %a : vector<4x[2]xf32> to vector<2x[4]xf32> return %0: vector<2x[4]xf32> }

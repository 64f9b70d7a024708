// ARGS: --convert-arith-to-spirv --split-input-file
func.func @select(%v2: i1, %v10: vector<1xi16>, %v11: vector<1xi16>) -> vector<1xi16> {
  %v12 = arith.select %v2, %v10, %v11 : vector<1xi16>
  return %v12 : vector<1xi16>
}
// -----
func.func @select(%v2: vector<1xi1>, %v10: vector<1xi16>, %v11: vector<1xi16>) -> vector<1xi16> {
  %v12 = arith.select %v2, %v10, %v11 : vector<1xi1>, vector<1xi16>
  return %v12 : vector<1xi16>
}
// -----
func.func @select(%v2: i1, %v10: vector<4xf32>, %v11: vector<4xf32>) -> vector<4xf32> {
  %v12 = arith.select %v2, %v10, %v11 : vector<4xf32>
  return %v12 : vector<4xf32>
}
// -----
func.func @select(%v2: i1, %v10: tensor<4xf32>, %v11: tensor<4xf32>) -> tensor<4xf32> {
  %v12 = arith.select %v2, %v10, %v11 : tensor<4xf32>
  return %v12 : tensor<4xf32>
}
// -----
func.func @select(%v2: i1, %v10: vector<2x2xf32>, %v11: vector<2x2xf32>) -> vector<2x2xf32> {
  %v12 = arith.select %v2, %v10, %v11 : vector<2x2xf32>
  return %v12 : vector<2x2xf32>
}
// -----
func.func @cast(%a: vector<4xi1>) -> vector<4xi32> {
  %v17 = arith.extui %a : vector<4xi1> to vector<4xi32>
  return %v17 : vector<4xi32>
}
// -----
func.func @cast(%a: tensor<4xi1>) -> tensor<4xindex> {
  %v17 = arith.index_cast %a : tensor<4xi1> to tensor<4xindex>
  return %v17 : tensor<4xindex>
}

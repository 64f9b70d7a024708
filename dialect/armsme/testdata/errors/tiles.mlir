func.func @f() {
  %0 = arm_sme.zero {tile_id = 0 : i64} : vector<[4]x[4]xi32>
  return
}
// -----
func.func @f() {
  %0 = arm_sme.get_tile {tile_id = 1 : index} : vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %0 = arm_sme.outerproduct %a, %a {tile_id = 1 : si32} : vector<[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xi32>, %i: index, %pad: i32) {
  %0 = "arm_sme.tile_load"(%m, %i, %i, %pad) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xi32>, index, index, i32) -> vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>, %k: vector<[4]xi1>) {
  %0 = "arm_sme.outerproduct"(%a, %a, %k) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[8]xi16>, %k: vector<[8]xi1>) {
  %0 = "arm_sme.smopa_2way"(%a, %a, %k) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>) -> vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a: vector<[16]xi8>) {
  %0 = arm_sme.smopa_4way %a, %a : vector<[16]xi8>, vector<[16]xi8> into vector<[2]x[2]xi64>
  return
}
// -----
func.func @f(%a: vector<[16]xi8>) {
  %0 = arm_sme.smopa_4way %a, %a : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>, %t: vector<[4]x[4]xf32>) {
  %0 = arm_sme.outerproduct %a, %a acc(%t) acc(%t) : vector<[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %0 = arm_sme.outerproduct %a, %a kind<add> kind<sub> : vector<[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f() {
  %0 = arm_sme.streaming_vl <quad>
  return
}
// -----
func.func @f(%m: memref<?x?x?xi32>, %i: index) {
  %0 = arm_sme.tile_load %m[%i, %i, %i] layout<diagonal> : memref<?x?x?xi32>, vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?x?xi32>, %i: index) {
  %0 = arm_sme.tile_load %m[%i, %i, %i] : memref<?x?x?xi32>, vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index) {
  %0 = arm_sme.tile_load %m[%i, %i] : memref<?x?xf32>, vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xi32>, %i: index) {
  %0 = arm_sme.tile_load %m[%i, %i] : memref<?x?xi32>, vector<[4]x4xi32>
  return
}

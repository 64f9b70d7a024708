// ARGS: --convert-vector-to-llvm
func.func @add_i32(%a: vector<2xi32>, %b: vector<2xi32>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<2xi32>, vector<2xi32>
  return %0 : vector<2x2xi32>
}
func.func @mul_i32(%a: vector<2xi32>, %b: vector<2xi32>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<mul>} : vector<2xi32>, vector<2xi32>
  return %0 : vector<2x2xi32>
}
func.func @minui_i32(%a: vector<2xi32>, %b: vector<2xi32>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<minui>} : vector<2xi32>, vector<2xi32>
  return %0 : vector<2x2xi32>
}
func.func @minsi_i32(%a: vector<2xi32>, %b: vector<2xi32>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<minsi>} : vector<2xi32>, vector<2xi32>
  return %0 : vector<2x2xi32>
}
func.func @maxui_i32(%a: vector<2xi32>, %b: vector<2xi32>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxui>} : vector<2xi32>, vector<2xi32>
  return %0 : vector<2x2xi32>
}
func.func @maxsi_i32(%a: vector<2xi32>, %b: vector<2xi32>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxsi>} : vector<2xi32>, vector<2xi32>
  return %0 : vector<2x2xi32>
}
func.func @and_i32(%a: vector<2xi32>, %b: vector<2xi32>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<and>} : vector<2xi32>, vector<2xi32>
  return %0 : vector<2x2xi32>
}
func.func @or_i32(%a: vector<2xi32>, %b: vector<2xi32>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<or>} : vector<2xi32>, vector<2xi32>
  return %0 : vector<2x2xi32>
}
func.func @xor_i32(%a: vector<2xi32>, %b: vector<2xi32>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<xor>} : vector<2xi32>, vector<2xi32>
  return %0 : vector<2x2xi32>
}
func.func @add_f32(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<2xf32>, vector<2xf32>
  return %0 : vector<2x2xf32>
}
func.func @mul_f32(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<mul>} : vector<2xf32>, vector<2xf32>
  return %0 : vector<2x2xf32>
}
func.func @minnumf_f32(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<minnumf>} : vector<2xf32>, vector<2xf32>
  return %0 : vector<2x2xf32>
}
func.func @maxnumf_f32(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>} : vector<2xf32>, vector<2xf32>
  return %0 : vector<2x2xf32>
}
func.func @minimumf_f32(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<minimumf>} : vector<2xf32>, vector<2xf32>
  return %0 : vector<2x2xf32>
}
func.func @maximumf_f32(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maximumf>} : vector<2xf32>, vector<2xf32>
  return %0 : vector<2x2xf32>
}

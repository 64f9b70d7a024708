// ARGS: --allow-unregistered-dialect --convert-vector-to-llvm=enable-arm-neon
func.func @f(%a: vector<8xi8>, %b: vector<2x4xi8>, %c: vector<2xi32>, %d: vector<4x4xi8>, %e: vector<4xi32>, %g: vector<16xi8>) -> vector<8xi16> {
  %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi16>
  "test.use"(%0) : (vector<8xi16>) -> ()
  %2 = arm_neon.intr.smmla %e, %g, %g : vector<16xi8> to vector<4xi32>
  "test.use"(%2) : (vector<4xi32>) -> ()
  return %0 : vector<8xi16>
}

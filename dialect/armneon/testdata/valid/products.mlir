func.func @products(%f: vector<4xf32>, %h: vector<8xbf16>, %n: vector<4xi8>, %p: vector<2xi32>, %m: vector<2x4xi8>, %w: vector<4xi32>, %b: vector<16xi8>) {
  %0 = arm_neon.intr.bfmmla %f, %h, %h : vector<8xbf16> to vector<4xf32>
  %1 = arm_neon.intr.smull %n, %n : vector<4xi8> to vector<4xi16>
  %2 = arm_neon.2d.sdot %p, %m, %m : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  %3 = arm_neon.intr.sdot %w, %b, %b : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %4 = arm_neon.intr.smmla %w, %b, %b : vector<16xi8> to vector<4xi32>
  %5 = arm_neon.intr.ummla %w, %b, %b : vector<16xi8> to vector<4xi32>
  %6 = arm_neon.intr.usmmla %w, %b, %b : vector<16xi8> to vector<4xi32>
  return
}

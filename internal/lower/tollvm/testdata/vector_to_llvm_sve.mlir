// ARGS: --allow-unregistered-dialect --convert-vector-to-llvm=enable-arm-sve
func.func @dots(%a: vector<[16]xi8>, %c: vector<[4]xi32>, %a16: vector<[8]xi16>, %c64: vector<[2]xi64>) -> vector<[4]xi32> {
  %0 = arm_sve.sdot %c, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  "test.use"(%0) : (vector<[4]xi32>) -> ()
  %1 = arm_sve.sdot %c64, %a16, %a16 : vector<[8]xi16> to vector<[2]xi64>
  "test.use"(%1) : (vector<[2]xi64>) -> ()
  %2 = arm_sve.udot %c, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  "test.use"(%2) : (vector<[4]xi32>) -> ()
  %3 = arm_sve.smmla %c, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  "test.use"(%3) : (vector<[4]xi32>) -> ()
  %4 = arm_sve.ummla %c, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  "test.use"(%4) : (vector<[4]xi32>) -> ()
  %5 = arm_sve.usmmla %c, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  "test.use"(%5) : (vector<[4]xi32>) -> ()
  return %0 : vector<[4]xi32>
}
func.func @masked(%m: vector<[4]xi1>, %a: vector<[4]xi32>, %f: vector<[4]xf32>) -> vector<[4]xi32> {
  %0 = arm_sve.masked.addi %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  "test.use"(%0) : (vector<[4]xi32>) -> ()
  %1 = arm_sve.masked.subi %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  "test.use"(%1) : (vector<[4]xi32>) -> ()
  %2 = arm_sve.masked.muli %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  "test.use"(%2) : (vector<[4]xi32>) -> ()
  %3 = arm_sve.masked.divi_signed %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  "test.use"(%3) : (vector<[4]xi32>) -> ()
  %4 = arm_sve.masked.divi_unsigned %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  "test.use"(%4) : (vector<[4]xi32>) -> ()
  %5 = arm_sve.masked.addf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  "test.use"(%5) : (vector<[4]xf32>) -> ()
  %6 = arm_sve.masked.subf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  "test.use"(%6) : (vector<[4]xf32>) -> ()
  %7 = arm_sve.masked.mulf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  "test.use"(%7) : (vector<[4]xf32>) -> ()
  %8 = arm_sve.masked.divf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  "test.use"(%8) : (vector<[4]xf32>) -> ()
  return %0 : vector<[4]xi32>
}
func.func @bool(%s: vector<[16]xi1>, %p: vector<[4]xi1>, %s2: vector<2x[16]xi1>, %p2: vector<2x3x[8]xi1>) -> (vector<[4]xi1>, vector<[16]xi1>, vector<2x[4]xi1>, vector<2x3x[16]xi1>) {
  %0 = arm_sve.convert_from_svbool %s : vector<[4]xi1>
  "test.use"(%0) : (vector<[4]xi1>) -> ()
  %1 = arm_sve.convert_to_svbool %p : vector<[4]xi1>
  "test.use"(%1) : (vector<[16]xi1>) -> ()
  %2 = arm_sve.convert_from_svbool %s2 : vector<2x[4]xi1>
  "test.use"(%2) : (vector<2x[4]xi1>) -> ()
  %3 = arm_sve.convert_to_svbool %p2 : vector<2x3x[8]xi1>
  "test.use"(%3) : (vector<2x3x[16]xi1>) -> ()
  return %0, %1, %2, %3 : vector<[4]xi1>, vector<[16]xi1>, vector<2x[4]xi1>, vector<2x3x[16]xi1>
}
func.func @psel(%p: vector<[4]xi1>, %q: vector<[8]xi1>, %i: index, %s: vector<[16]xi1>) -> (vector<[4]xi1>, vector<[16]xi1>) {
  %0 = arm_sve.psel %p, %q[%i] : vector<[4]xi1>, vector<[8]xi1>
  "test.use"(%0) : (vector<[4]xi1>) -> ()
  %1 = arm_sve.psel %s, %s[%i] : vector<[16]xi1>, vector<[16]xi1>
  "test.use"(%1) : (vector<[16]xi1>) -> ()
  return %0, %1 : vector<[4]xi1>, vector<[16]xi1>
}
func.func @zip(%a: vector<[4]xi32>, %b: vector<[16]xi8>) -> (vector<[4]xi32>, vector<[16]xi8>) {
  %0, %1 = arm_sve.zip.x2 %a, %a : vector<[4]xi32>
  "test.use"(%0, %1) : (vector<[4]xi32>, vector<[4]xi32>) -> ()
  %2, %3, %4, %5 = arm_sve.zip.x4 %b, %b, %b, %b : vector<[16]xi8>
  "test.use"(%2, %3, %4, %5) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  %6 = arm_sve.dupq_lane %b[0] : vector<[16]xi8>
  "test.use"(%6) : (vector<[16]xi8>) -> ()
  %7 = arm_sve.dupq_lane %a[1] : vector<[4]xi32>
  "test.use"(%7) : (vector<[4]xi32>) -> ()
  return %1, %5 : vector<[4]xi32>, vector<[16]xi8>
}
func.func @bf(%a: vector<[4]xf32>, %b: vector<[8]xbf16>) -> vector<[4]xf32> {
  %0 = arm_sve.intr.bfmmla %a, %b, %b : vector<[8]xbf16> to vector<[4]xf32>
  "test.use"(%0) : (vector<[4]xf32>) -> ()
  return %0 : vector<[4]xf32>
}
func.func @mask1(%n: index) -> vector<[4]xi1> {
  %0 = vector.create_mask %n : vector<[4]xi1>
  return %0 : vector<[4]xi1>
}
func.func @mask2(%n: index) -> vector<[16]xi1> {
  %0 = vector.create_mask %n : vector<[16]xi1>
  return %0 : vector<[16]xi1>
}
func.func @mask3(%n: index) -> vector<4xi1> {
  %0 = vector.create_mask %n : vector<4xi1>
  return %0 : vector<4xi1>
}
func.func @mask4(%n: index) -> vector<[3]xi1> {
  %0 = vector.create_mask %n : vector<[3]xi1>
  return %0 : vector<[3]xi1>
}
func.func @mask5(%n: index) -> vector<[1]xi1> {
  %0 = vector.create_mask %n : vector<[1]xi1>
  return %0 : vector<[1]xi1>
}
func.func @mask6(%n: index) -> vector<2x[8]xi1> {
  %0 = vector.create_mask %n, %n : vector<2x[8]xi1>
  return %0 : vector<2x[8]xi1>
}

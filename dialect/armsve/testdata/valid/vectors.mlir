func.func @masked(%p: vector<[4]xi1>, %i: vector<[4]xi32>, %f: vector<[4]xf32>, %q: vector<2x[8]xi1>, %h: vector<2x[8]xbf16>) {
  %0 = arm_sve.masked.addi %p, %i, %i : vector<[4]xi1>, vector<[4]xi32>
  %1 = arm_sve.masked.subi %p, %i, %i : vector<[4]xi1>, vector<[4]xi32>
  %2 = arm_sve.masked.muli %p, %i, %i : vector<[4]xi1>, vector<[4]xi32>
  %3 = arm_sve.masked.divi_signed %p, %i, %i : vector<[4]xi1>, vector<[4]xi32>
  %4 = arm_sve.masked.divi_unsigned %p, %i, %i : vector<[4]xi1>, vector<[4]xi32>
  %5 = arm_sve.masked.addf %p, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  %6 = arm_sve.masked.subf %p, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  %7 = arm_sve.masked.mulf %p, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  %8 = arm_sve.masked.divf %p, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  %9 = arm_sve.masked.addf %q, %h, %h : vector<2x[8]xi1>, vector<2x[8]xbf16>
  return
}

func.func @products(%w: vector<[4]xi32>, %b: vector<[16]xi8>, %l: vector<[2]xi64>, %h: vector<[8]xi16>) {
  %0 = arm_sve.sdot %w, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %1 = arm_sve.udot %l, %h, %h : vector<[8]xi16> to vector<[2]xi64>
  %2 = arm_sve.smmla %w, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %3 = arm_sve.ummla %w, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %4 = arm_sve.usmmla %w, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  return
}

func.func @predicates(%s: vector<[16]xi1>, %m: vector<3x[16]xi1>, %p: vector<[8]xi1>, %q: vector<[4]xi1>, %i: index) {
  %0 = arm_sve.convert_from_svbool %s : vector<[8]xi1>
  %1 = arm_sve.convert_from_svbool %m : vector<3x[1]xi1>
  %2 = arm_sve.convert_to_svbool %p : vector<[8]xi1>
  %3 = arm_sve.convert_to_svbool %1 : vector<3x[1]xi1>
  %4 = arm_sve.psel %p, %q[%i] : vector<[8]xi1>, vector<[4]xi1>
  return
}

func.func @permutations(%b: vector<[16]xi8>, %d: vector<[2]xf64>) {
  %0 = arm_sve.dupq_lane %b[5] : vector<[16]xi8>
  %1, %2 = arm_sve.zip.x2 %d, %d : vector<[2]xf64>
  %3, %4, %5, %6 = arm_sve.zip.x4 %b, %b, %b, %b : vector<[16]xi8>
  return
}

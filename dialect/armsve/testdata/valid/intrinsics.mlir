func.func @three(%b: vector<[16]xi8>, %w: vector<[4]xi32>, %f: vector<[4]xf32>, %p: vector<[4]xi1>) {
  %0 = "arm_sve.intr.smmla"(%w, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %1 = "arm_sve.intr.ummla"(%w, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %2 = "arm_sve.intr.usmmla"(%w, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %3 = "arm_sve.intr.sdot"(%w, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %4 = "arm_sve.intr.udot"(%w, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %5 = "arm_sve.intr.add"(%p, %w, %w) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %6 = "arm_sve.intr.mul"(%p, %w, %w) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %7 = "arm_sve.intr.sub"(%p, %w, %w) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %8 = "arm_sve.intr.sdiv"(%p, %w, %w) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %9 = "arm_sve.intr.udiv"(%p, %w, %w) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %10 = "arm_sve.intr.fadd"(%p, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %11 = "arm_sve.intr.fmul"(%p, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %12 = "arm_sve.intr.fsub"(%p, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %13 = "arm_sve.intr.fdiv"(%p, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  return
}

func.func @product(%f: vector<[4]xf32>, %b: vector<[8]xbf16>) {
  %0 = arm_sve.intr.bfmmla %f, %b, %b : vector<[8]xbf16> to vector<[4]xf32>
  return
}

func.func @predicates(%s: vector<[16]xi1>, %p: vector<[4]xi1>, %i: i32, %n: i64) {
  %0 = "arm_sve.intr.convert.from.svbool"(%s) : (vector<[16]xi1>) -> vector<[4]xi1>
  %1 = "arm_sve.intr.convert.to.svbool"(%p) : (vector<[4]xi1>) -> vector<[16]xi1>
  %2 = "arm_sve.intr.psel"(%s, %p, %i) : (vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<[16]xi1>
  %3 = "arm_sve.intr.whilelt"(%n, %n) : (i64, i64) -> vector<[2]xi1>
  return
}

func.func @permutations(%v: vector<[8]xi16>) {
  %0 = "arm_sve.intr.zip.x2"(%v, %v) : (vector<[8]xi16>, vector<[8]xi16>) -> !llvm.struct<(vector<[8]xi16>, vector<[8]xi16>)>
  %1 = "arm_sve.intr.zip.x4"(%v, %v, %v, %v) : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>) -> !llvm.struct<(vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>)>
  %2 = "arm_sve.intr.dupq_lane"(%v) <{lane = 1 : i64}> : (vector<[8]xi16>) -> vector<[8]xi16>
  return
}

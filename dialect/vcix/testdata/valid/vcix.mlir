func.func @binary(%v: vector<4xi32>, %s: vector<[4]xf32>, %f: f32, %n: i64) {
  %0 = "vcix.v.iv"(%v) <{imm = 4 : i64, opcode = 7 : i64}> : (vector<4xi32>) -> vector<4xi32>
  %1 = "vcix.v.iv"(%s, %n) <{imm = 4 : i32, opcode = 1 : i32}> : (vector<[4]xf32>, i64) -> vector<[4]xf32>
  %2 = "vcix.v.sv"(%v, %v) <{opcode = 5 : i32}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %3 = "vcix.v.sv"(%s, %f, %n) <{opcode = 5 : i64}> : (vector<[4]xf32>, f32, i64) -> vector<[4]xf32>
  return
}

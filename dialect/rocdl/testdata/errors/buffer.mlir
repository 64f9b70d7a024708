func.func @f(%v: vector<4xi32>, %i: i32, %f: f32) {
  %0 = rocdl.raw.buffer.load %v, %i, %i : f32
  return
}
// -----
func.func @f(%v: vector<4xi32>, %i: i32, %f: f32) {
  rocdl.raw.buffer.store %v, %v, %i, %i, %i : f32
  return
}

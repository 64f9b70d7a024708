func.func @f(%v: vector<4xi32>, %i: i32, %f: f32) {
  %0 = rocdl.raw.buffer.load %v, %i, %i, %i : f32
  rocdl.raw.buffer.store %f, %v, %i, %i, %i : f32
  rocdl.raw.buffer.atomic.fadd %f, %v, %i, %i, %i : f32
  rocdl.raw.buffer.atomic.fmax %f, %v, %i, %i, %i : f32
  rocdl.raw.buffer.atomic.smax %f, %v, %i, %i, %i : f32
  rocdl.raw.buffer.atomic.umin %f, %v, %i, %i, %i : f32
  return
}

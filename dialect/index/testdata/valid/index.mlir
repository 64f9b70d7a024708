func.func @f(%x: index, %i: i64, %f: f32, %v: vector<4xf32>) {
  %0 = index.constant 42
  %1 = index.constant -3
  %2 = index.bool.constant true
  %3 = index.bool.constant false
  %4 = index.add %x, %0
  %5 = index.cmp slt(%x, %1)
  %6 = index.casts %x : index to i32
  %7 = index.castu %i : i64 to index
  %8 = index.sizeof
  %9 = index.ceildivs %x, %x
  %10 = ub.poison : i32
  %11 = ub.poison : vector<4xf32>
  %12 = math.absf %f : f32
  %13 = math.fma %v, %v, %v fastmath<contract> : vector<4xf32>
  %14 = math.ctlz %i : i64
  %15 = math.fpowi %f, %i : f32, i64
  %16 = math.isnan %f : f32
  %s, %c = math.sincos %f : f32
  ub.unreachable
}

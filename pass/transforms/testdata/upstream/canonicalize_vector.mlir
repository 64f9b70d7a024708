// ARGS: --canonicalize
// ARGS: --canonicalize=top-down=false

func.func @broadcast(%v: vector<4xf32>, %s: f32, %o: vector<1x4xf32>, %z: vector<[4]xf32>) -> (vector<2x4xf32>, vector<4xf32>, vector<3x4xf32>, vector<1x4xf32>, vector<2x2xi32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x3x4xf32>, vector<1x[4]xf32>, vector<2x1x4xf32>) {
  %0 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %1 = vector.broadcast %v : vector<4xf32> to vector<4xf32>
  %2 = vector.broadcast %s : f32 to vector<4xf32>
  %3 = vector.broadcast %2 : vector<4xf32> to vector<3x4xf32>
  %4 = vector.broadcast %v : vector<4xf32> to vector<1x4xf32>
  %c = arith.constant 3 : i32
  %5 = vector.broadcast %c : i32 to vector<2x2xi32>
  %p = ub.poison : f32
  %6 = vector.broadcast %p : f32 to vector<2x2xf32>
  %cv = arith.constant dense<1.5> : vector<2xf32>
  %7 = vector.broadcast %cv : vector<2xf32> to vector<2x2xf32>
  %8 = vector.shape_cast %v : vector<4xf32> to vector<1x4xf32>
  %9 = vector.broadcast %8 : vector<1x4xf32> to vector<2x3x4xf32>
  %10 = vector.broadcast %z : vector<[4]xf32> to vector<1x[4]xf32>
  %11 = vector.shape_cast %o : vector<1x4xf32> to vector<4x1xf32>
  %12 = vector.shape_cast %11 : vector<4x1xf32> to vector<1x1x4xf32>
  %13 = vector.broadcast %12 : vector<1x1x4xf32> to vector<2x1x4xf32>
  return %0, %1, %3, %4, %5, %6, %7, %9, %10, %13 : vector<2x4xf32>, vector<4xf32>, vector<3x4xf32>, vector<1x4xf32>, vector<2x2xi32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x3x4xf32>, vector<1x[4]xf32>, vector<2x1x4xf32>
}
func.func @shape_cast(%v: vector<4xf32>, %s: f32, %w: vector<2x1x3xf32>) -> (vector<2x2xf32>, vector<4xf32>, vector<3x2xf32>, vector<2x3xi32>, vector<6xi32>, vector<2x3x1xf32>, vector<1x4xf32>, vector<8xf32>, vector<2x4x1xf32>, vector<8xf32>) {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<4x1xf32>
  %1 = vector.shape_cast %0 : vector<4x1xf32> to vector<2x2xf32>
  %2 = vector.shape_cast %0 : vector<4x1xf32> to vector<4xf32>
  %3 = vector.shape_cast %w : vector<2x1x3xf32> to vector<3x2xf32>
  %c = arith.constant dense<[1, 2, 3, 4, 5, 6]> : vector<6xi32>
  %4 = vector.shape_cast %c : vector<6xi32> to vector<2x3xi32>
  %p = ub.poison : vector<2x3xi32>
  %5 = vector.shape_cast %p : vector<2x3xi32> to vector<6xi32>
  %t = vector.transpose %w, [0, 2, 1] : vector<2x1x3xf32> to vector<2x3x1xf32>
  %6 = vector.shape_cast %t : vector<2x3x1xf32> to vector<2x3x1xf32>
  %b = vector.broadcast %v : vector<4xf32> to vector<1x1x4xf32>
  %7 = vector.shape_cast %b : vector<1x1x4xf32> to vector<1x4xf32>
  %b2 = vector.broadcast %s : f32 to vector<2x4xf32>
  %8 = vector.shape_cast %b2 : vector<2x4xf32> to vector<8xf32>
  %b3 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %9 = vector.shape_cast %b3 : vector<2x4xf32> to vector<2x4x1xf32>
  %10 = vector.shape_cast %b3 : vector<2x4xf32> to vector<8xf32>
  return %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : vector<2x2xf32>, vector<4xf32>, vector<3x2xf32>, vector<2x3xi32>, vector<6xi32>, vector<2x3x1xf32>, vector<1x4xf32>, vector<8xf32>, vector<2x4x1xf32>, vector<8xf32>
}
func.func @transpose(%v: vector<2x3xf32>, %w: vector<1x1xf32>, %x: vector<2x1x3xf32>, %s: f32, %y: vector<1x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<1x1xf32>, vector<3x2xi32>, vector<3x2xf32>, vector<2x3x1xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x1xf32>) {
  %0 = vector.transpose %v, [0, 1] : vector<2x3xf32> to vector<2x3xf32>
  %1 = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %2 = vector.transpose %1, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  %3 = vector.transpose %w, [1, 0] : vector<1x1xf32> to vector<1x1xf32>
  %c = arith.constant dense<7> : vector<2x3xi32>
  %4 = vector.transpose %c, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  %p = ub.poison : vector<2x3xf32>
  %5 = vector.transpose %p, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %6 = vector.transpose %x, [0, 2, 1] : vector<2x1x3xf32> to vector<2x3x1xf32>
  %b = vector.broadcast %s : f32 to vector<2x3xf32>
  %7 = vector.transpose %b, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %b2 = vector.broadcast %y : vector<1x3xf32> to vector<2x3xf32>
  %8 = vector.transpose %b2, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %9 = vector.transpose %y, [1, 0] : vector<1x3xf32> to vector<3x1xf32>
  return %0, %2, %3, %4, %5, %6, %7, %8, %9 : vector<2x3xf32>, vector<2x3xf32>, vector<1x1xf32>, vector<3x2xi32>, vector<3x2xf32>, vector<2x3x1xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x1xf32>
}
func.func @bitcast(%v: vector<4xf32>) -> (vector<4xf32>, vector<8xf16>, vector<4xf32>, vector<2xf32>, vector<2xi32>, vector<1xi32>, vector<4xi32>, vector<2xf32>, vector<1xi64>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<4xf32>
  %1 = vector.bitcast %v : vector<4xf32> to vector<4xi32>
  %2 = vector.bitcast %1 : vector<4xi32> to vector<8xf16>
  %3 = vector.bitcast %1 : vector<4xi32> to vector<4xf32>
  %c = arith.constant dense<1.5> : vector<4xf16>
  %4 = vector.bitcast %c : vector<4xf16> to vector<2xf32>
  %d = arith.constant dense<3> : vector<8xi8>
  %5 = vector.bitcast %d : vector<8xi8> to vector<2xi32>
  %e = arith.constant dense<1> : vector<32xi1>
  %6 = vector.bitcast %e : vector<32xi1> to vector<1xi32>
  %f = arith.constant dense<1.5> : vector<4xf32>
  %7 = vector.bitcast %f : vector<4xf32> to vector<4xi32>
  %p = ub.poison : vector<4xf16>
  %8 = vector.bitcast %p : vector<4xf16> to vector<2xf32>
  %g = arith.constant dense<1.5> : vector<2xf32>
  %9 = vector.bitcast %g : vector<2xf32> to vector<1xi64>
  return %0, %2, %3, %4, %5, %6, %7, %8, %9 : vector<4xf32>, vector<8xf16>, vector<4xf32>, vector<2xf32>, vector<2xi32>, vector<1xi32>, vector<4xi32>, vector<2xf32>, vector<1xi64>
}

func.func @extract(%v: vector<2x3x4xf32>, %w: vector<4xf32>, %s: f32, %i: index, %z: vector<f32>, %x: vector<3x4xf32>) -> (vector<2x3x4xf32>, f32, vector<4xf32>, f32, f32, vector<4xf32>, f32, vector<3x4xf32>, f32, f32) {
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0 = vector.extract %v[] : vector<2x3x4xf32> from vector<2x3x4xf32>
  %1 = vector.extract %z[] : f32 from vector<f32>
  %2 = vector.extract %v[%c1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %3 = vector.extract %2[3] : f32 from vector<4xf32>
  %4 = vector.extract %v[%i, %c9, 1] : f32 from vector<2x3x4xf32>
  %5 = vector.extract %v[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %6 = vector.extract %5[%i] : f32 from vector<4xf32>
  %7 = vector.extract %x[-1] : vector<4xf32> from vector<3x4xf32>
  %p = ub.poison : vector<3x4xf32>
  %8 = vector.extract %p[1, 1] : f32 from vector<3x4xf32>
  %9 = vector.extract %v[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %10 = vector.extract %9[1, 2] : f32 from vector<3x4xf32>
  return %0, %1, %2, %3, %4, %7, %8, %9, %10, %6 : vector<2x3x4xf32>, f32, vector<4xf32>, f32, f32, vector<4xf32>, f32, vector<3x4xf32>, f32, f32
}
func.func @extract_broadcast(%s: f32, %w: vector<4xf32>, %x: vector<1x4xf32>, %y: vector<3x1xf32>, %i: index) -> (f32, f32, f32, vector<4xf32>, f32, vector<1xf32>, vector<4xf32>, f32, f32) {
  %0 = vector.broadcast %s : f32 to vector<3x4xf32>
  %1 = vector.extract %0[1, 2] : f32 from vector<3x4xf32>
  %2 = vector.broadcast %w : vector<4xf32> to vector<3x4xf32>
  %3 = vector.extract %2[1, 2] : f32 from vector<3x4xf32>
  %4 = vector.extract %2[%i, %i] : f32 from vector<3x4xf32>
  %5 = vector.extract %2[1] : vector<4xf32> from vector<3x4xf32>
  %6 = vector.broadcast %x : vector<1x4xf32> to vector<3x4xf32>
  %7 = vector.extract %6[%i, 2] : f32 from vector<3x4xf32>
  %8 = vector.broadcast %y : vector<3x1xf32> to vector<2x3x4xf32>
  %9 = vector.extract %8[1, %i] : vector<4xf32> from vector<2x3x4xf32>
  %10 = vector.extract %8[1, %i, 2] : f32 from vector<2x3x4xf32>
  %11 = vector.extract %0[1] : vector<4xf32> from vector<3x4xf32>
  %12 = vector.extract %6[0, 3] : f32 from vector<3x4xf32>
  %13 = vector.broadcast %y : vector<3x1xf32> to vector<3x1xf32>
  %14 = vector.extract %13[1] : vector<1xf32> from vector<3x1xf32>
  return %1, %3, %4, %5, %7, %14, %9, %10, %12 : f32, f32, f32, vector<4xf32>, f32, vector<1xf32>, vector<4xf32>, f32, f32
}
func.func @extract_cast(%w: vector<12xf32>, %x: vector<3x4xf32>, %y: vector<2x3x4xf32>, %z: vector<f32>) -> (f32, vector<4xf32>, f32, vector<2x2xf32>, vector<4xf32>, f32, vector<1xf32>) {
  %0 = vector.shape_cast %w : vector<12xf32> to vector<3x4xf32>
  %1 = vector.extract %0[1, 2] : f32 from vector<3x4xf32>
  %2 = vector.shape_cast %x : vector<3x4xf32> to vector<1x3x4xf32>
  %3 = vector.extract %2[0, 2] : vector<4xf32> from vector<1x3x4xf32>
  %4 = vector.shape_cast %y : vector<2x3x4xf32> to vector<4x6xf32>
  %5 = vector.extract %4[3, 1] : f32 from vector<4x6xf32>
  %6 = vector.shape_cast %x : vector<3x4xf32> to vector<3x2x2xf32>
  %7 = vector.extract %6[1] : vector<2x2xf32> from vector<3x2x2xf32>
  %8 = vector.shape_cast %y : vector<2x3x4xf32> to vector<6x4xf32>
  %9 = vector.extract %8[4] : vector<4xf32> from vector<6x4xf32>
  %10 = vector.shape_cast %z : vector<f32> to vector<1xf32>
  %11 = vector.extract %10[0] : f32 from vector<1xf32>
  %12 = vector.shape_cast %w : vector<12xf32> to vector<12x1xf32>
  %13 = vector.extract %12[3] : vector<1xf32> from vector<12x1xf32>
  return %1, %3, %5, %7, %9, %11, %13 : f32, vector<4xf32>, f32, vector<2x2xf32>, vector<4xf32>, f32, vector<1xf32>
}
func.func @extract_insert(%v: vector<2x3x4xf32>, %w: vector<4xf32>, %s: f32, %x: vector<3x4xf32>, %i: index) -> (f32, f32, vector<4xf32>, f32, f32, vector<3x4xf32>, f32, vector<3x4xf32>, f32, vector<4x2xf32>, vector<2xf32>, f32) {
  %0 = vector.insert %s, %v[1, 2, 3] : f32 into vector<2x3x4xf32>
  %1 = vector.extract %0[1, 2, 3] : f32 from vector<2x3x4xf32>
  %2 = vector.extract %0[1, 2, 2] : f32 from vector<2x3x4xf32>
  %3 = vector.extract %0[0, 2] : vector<4xf32> from vector<2x3x4xf32>
  %4 = vector.insert %w, %v[1, 2] : vector<4xf32> into vector<2x3x4xf32>
  %5 = vector.extract %4[1, 2, 3] : f32 from vector<2x3x4xf32>
  %6 = vector.extract %4[1, %i, 3] : f32 from vector<2x3x4xf32>
  %7 = vector.extract %4[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %8 = vector.transpose %4, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  %9 = vector.extract %8[1, 1, 2] : f32 from vector<4x2x3xf32>
  %10 = vector.insert %x, %4[0] : vector<3x4xf32> into vector<2x3x4xf32>
  %11 = vector.extract %10[0] : vector<3x4xf32> from vector<2x3x4xf32>
  %12 = vector.insert %s, %0[0, 0, 0] : f32 into vector<2x3x4xf32>
  %13 = vector.extract %12[1, 2, 3] : f32 from vector<2x3x4xf32>
  %14 = vector.transpose %v, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
  %15 = vector.extract %14[2] : vector<4x2xf32> from vector<3x4x2xf32>
  %16 = vector.transpose %v, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
  %17 = vector.extract %16[2, 1] : vector<2xf32> from vector<3x4x2xf32>
  %18 = vector.extract %16[2, 1, 0] : f32 from vector<3x4x2xf32>
  return %1, %2, %3, %5, %6, %7, %9, %11, %13, %15, %17, %18 : f32, f32, vector<4xf32>, f32, f32, vector<3x4xf32>, f32, vector<3x4xf32>, f32, vector<4x2xf32>, vector<2xf32>, f32
}
func.func @constants(%i: index) -> (i32, vector<3xi32>, vector<3xf32>, f32, vector<2x3xi32>, vector<2x3xi32>, i32, vector<2x3xi32>) {
  %c = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %s = arith.constant dense<1.5> : vector<2x3xf32>
  %0 = vector.extract %c[1, 1] : i32 from vector<2x3xi32>
  %1 = vector.extract %c[1] : vector<3xi32> from vector<2x3xi32>
  %2 = vector.extract %s[%i] : vector<3xf32> from vector<2x3xf32>
  %3 = vector.extract %s[%i, 1] : f32 from vector<2x3xf32>
  %k = arith.constant 9 : i32
  %4 = vector.insert %k, %c[1, 0] : i32 into vector<2x3xi32>
  %5 = vector.insert %1, %c[0] : vector<3xi32> into vector<2x3xi32>
  %6 = vector.extract %c[%i, 1] : i32 from vector<2x3xi32>
  %7 = vector.insert %k, %c[-1, 0] : i32 into vector<2x3xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, vector<3xi32>, vector<3xf32>, f32, vector<2x3xi32>, vector<2x3xi32>, i32, vector<2x3xi32>
}
func.func @insert(%v: vector<2x3xf32>, %w: vector<3xf32>, %x: vector<3xf32>, %s: f32, %i: index) -> (vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>, vector<f32>) {
  %0 = vector.insert %w, %v[0] : vector<3xf32> into vector<2x3xf32>
  %1 = vector.insert %x, %0[0] : vector<3xf32> into vector<2x3xf32>
  %2 = vector.insert %v, %0[] : vector<2x3xf32> into vector<2x3xf32>
  %3 = vector.insert %w, %v[%i] : vector<3xf32> into vector<2x3xf32>
  %4 = vector.insert %x, %3[%i] : vector<3xf32> into vector<2x3xf32>
  %c = arith.constant dense<1.0> : vector<f32>
  %5 = vector.insert %s, %c[] : f32 into vector<f32>
  return %1, %2, %4, %5 : vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>, vector<f32>
}

func.func @splats(%s: f32, %t: f32, %v: vector<2x3xf32>, %i: index, %o: vector<1x3xf32>, %w: vector<3xf32>, %z: vector<[3]xf32>, %y: vector<1x[3]xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>, vector<1x3xf32>, vector<2x3xf32>, vector<1x[3]xf32>, vector<2x3xf32>) {
  %0 = vector.broadcast %s : f32 to vector<2x3xf32>
  %1 = vector.broadcast %s : f32 to vector<3xf32>
  %2 = vector.insert %1, %0[1] : vector<3xf32> into vector<2x3xf32>
  %3 = vector.insert %s, %0[1, 1] : f32 into vector<2x3xf32>
  %4 = vector.insert %t, %0[%i, 1] : f32 into vector<2x3xf32>
  %5 = vector.insert %w, %o[0] : vector<3xf32> into vector<1x3xf32>
  %6 = vector.broadcast %1 : vector<3xf32> to vector<2x3xf32>
  %7 = vector.insert %1, %6[%i] : vector<3xf32> into vector<2x3xf32>
  %8 = vector.insert %z, %y[0] : vector<[3]xf32> into vector<1x[3]xf32>
  %b = vector.broadcast %w : vector<3xf32> to vector<2x3xf32>
  %9 = vector.insert %w, %b[%i] : vector<3xf32> into vector<2x3xf32>
  return %2, %3, %4, %5, %7, %8, %9 : vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>, vector<1x3xf32>, vector<2x3xf32>, vector<1x[3]xf32>, vector<2x3xf32>
}

func.func @elements(%a: f32, %b: f32, %v: vector<2xf32>, %w: vector<2x2xf32>, %x: vector<3x2x2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<2x2xf32>, vector<3xi32>, f32, f32, vector<4xf32>, vector<2xf32>, vector<2x2xf32>, vector<2xf32>, vector<1xf32>) {
  %0:2 = vector.to_elements %v : vector<2xf32>
  %1 = vector.from_elements %0#0, %0#1 : vector<2xf32>
  %2 = vector.from_elements %0#1, %0#0 : vector<2xf32>
  %3 = vector.from_elements %a, %a, %a, %a : vector<2x2xf32>
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %4 = vector.from_elements %c1, %c2, %c1 : vector<3xi32>
  %5 = vector.from_elements %a, %b : vector<2xf32>
  %6:2 = vector.to_elements %5 : vector<2xf32>
  %7 = vector.extract %w[0, 0] : f32 from vector<2x2xf32>
  %8 = vector.extract %w[0, 1] : f32 from vector<2x2xf32>
  %9 = vector.extract %w[1, 0] : f32 from vector<2x2xf32>
  %10 = vector.extract %w[1, 1] : f32 from vector<2x2xf32>
  %11 = vector.from_elements %7, %8, %9, %10 : vector<4xf32>
  %12 = vector.from_elements %9, %10 : vector<2xf32>
  %13 = vector.extract %x[1, 0, 0] : f32 from vector<3x2x2xf32>
  %14 = vector.extract %x[1, 0, 1] : f32 from vector<3x2x2xf32>
  %15 = vector.extract %x[1, 1, 0] : f32 from vector<3x2x2xf32>
  %16 = vector.extract %x[1, 1, 1] : f32 from vector<3x2x2xf32>
  %17 = vector.from_elements %13, %14, %15, %16 : vector<2x2xf32>
  %18 = vector.from_elements %8, %9 : vector<2xf32>
  %19 = vector.from_elements %8 : vector<1xf32>
  return %1, %2, %3, %4, %6#0, %6#1, %11, %12, %17, %18, %19 : vector<2xf32>, vector<2xf32>, vector<2x2xf32>, vector<3xi32>, f32, f32, vector<4xf32>, vector<2xf32>, vector<2x2xf32>, vector<2xf32>, vector<1xf32>
}
func.func @to_constants() -> (i32, i32, f32, f32) {
  %c = arith.constant dense<[1, 2]> : vector<2xi32>
  %0:2 = vector.to_elements %c : vector<2xi32>
  %d = arith.constant dense<1.5> : vector<2xf32>
  %1:2 = vector.to_elements %d : vector<2xf32>
  return %0#0, %0#1, %1#0, %1#1 : i32, i32, f32, f32
}
func.func @to_splat(%s: f32) -> (f32, f32) {
  %c = vector.broadcast %s : f32 to vector<2xf32>
  %0:2 = vector.to_elements %c : vector<2xf32>
  return %0#0, %0#1 : f32, f32
}
func.func @masks(%i: index) -> (vector<3x4xi1>, vector<4xi1>, vector<4xi1>, vector<4x3xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<i1>, vector<3x4xi1>) {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %n = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %0 = vector.create_mask %c2, %c9 : vector<3x4xi1>
  %1 = vector.create_mask %c0 : vector<4xi1>
  %2 = vector.create_mask %n : vector<4xi1>
  %3 = vector.create_mask %c9, %c0 : vector<4x3xi1>
  %4 = vector.create_mask %c0 : vector<[4]xi1>
  %5 = vector.create_mask %c2 : vector<[4]xi1>
  %6 = vector.create_mask %c2 : vector<i1>
  %7 = vector.create_mask %c2, %i : vector<3x4xi1>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<3x4xi1>, vector<4xi1>, vector<4xi1>, vector<4x3xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<i1>, vector<3x4xi1>
}

func.func @constant_masks() -> (vector<3x4xi1>, vector<4xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<i1>, vector<i1>, vector<3x[4]xi1>) {
  %0 = vector.constant_mask [3, 4] : vector<3x4xi1>
  %1 = vector.constant_mask [0] : vector<4xi1>
  %2 = vector.constant_mask [4] : vector<[4]xi1>
  %3 = vector.constant_mask [0] : vector<[4]xi1>
  %4 = vector.constant_mask [1] : vector<i1>
  %5 = vector.constant_mask [0] : vector<i1>
  %6 = vector.constant_mask [2, 4] : vector<3x[4]xi1>
  return %0, %1, %2, %3, %4, %5, %6 : vector<3x4xi1>, vector<4xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<i1>, vector<i1>, vector<3x[4]xi1>
}
func.func @scalable(%x: f32, %p: vector<[1]xf32>, %v: vector<1x[1]xf32>) -> (vector<[1]xf32>, vector<1x[1]xf32>) {
  %0 = vector.insert %x, %p[0] : f32 into vector<[1]xf32>
  %1 = vector.insert %x, %v[0, 0] : f32 into vector<1x[1]xf32>
  return %0, %1 : vector<[1]xf32>, vector<1x[1]xf32>
}
func.func @extractInserted_overlap(%a: f32, %b: f32, %v: vector<2x2xf32>) -> vector<2xf32> {
  %0 = vector.insert %a, %v [0, 1] : f32 into vector<2x2xf32>
  %1 = vector.insert %b, %0 [1, 1] : f32 into vector<2x2xf32>
  %2 = vector.extract %1[0] : vector<2xf32> from vector<2x2xf32>
  return %2 : vector<2xf32>
}
func.func @extractInserted_transposed(%v: vector<2x2xf32>, %x: vector<2xf32>) -> vector<2xf32> {
  %t = vector.transpose %v, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  %2 = vector.extract %t[0] : vector<2xf32> from vector<2x2xf32>
  return %2 : vector<2xf32>
}
func.func @extractInserted_dynamic(%a: f32, %b: f32, %v: vector<2x2xf32>, %i: index) -> vector<2xf32> {
  %0 = vector.insert %a, %v [%i, 1] : f32 into vector<2x2xf32>
  %1 = vector.insert %b, %0 [1, 1] : f32 into vector<2x2xf32>
  %2 = vector.extract %1[0] : vector<2xf32> from vector<2x2xf32>
  return %2 : vector<2xf32>
}
func.func @extractInserted_dynamicApart(%a: f32, %b: f32, %v: vector<2x2xf32>, %i: index) -> f32 {
  %0 = vector.insert %a, %v [1, %i] : f32 into vector<2x2xf32>
  %1 = vector.insert %b, %0 [1, 1] : f32 into vector<2x2xf32>
  %2 = vector.extract %1[0, 1] : f32 from vector<2x2xf32>
  return %2 : f32
}
func.func @extractInserted_dynamicFirst(%a: f32, %b: vector<2xf32>, %v: vector<2x2xf32>, %i: index) -> f32 {
  %0 = vector.insert %a, %v [0, %i] : f32 into vector<2x2xf32>
  %1 = vector.insert %b, %0 [1] : vector<2xf32> into vector<2x2xf32>
  %2 = vector.extract %1[0, 1] : f32 from vector<2x2xf32>
  return %2 : f32
}
func.func @extractInserted_inside(%b: vector<2xf32>, %v: vector<2x2xf32>, %i: index) -> f32 {
  %1 = vector.insert %b, %v [1] : vector<2xf32> into vector<2x2xf32>
  %2 = vector.extract %1[1, 1] : f32 from vector<2x2xf32>
  return %2 : f32
}
func.func @extractInserted_throughTranspose(%b: vector<2xf32>, %v: vector<3x2x2xf32>, %w: vector<2x2xf32>) -> vector<2xf32> {
  %0 = vector.insert %w, %v [1] : vector<2x2xf32> into vector<3x2x2xf32>
  %1 = vector.insert %b, %0 [0, 1] : vector<2xf32> into vector<3x2x2xf32>
  %t = vector.transpose %1, [0, 2, 1] : vector<3x2x2xf32> to vector<3x2x2xf32>
  %2 = vector.extract %t[1, 1] : vector<2xf32> from vector<3x2x2xf32>
  return %2 : vector<2xf32>
}

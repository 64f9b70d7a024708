llvm.func @vectors(%n: i64, %f: f32, %p: !llvm.ptr, %v: vector<4xf32>, %w: vector<4xi32>, %q: vector<4x!llvm.ptr>, %m: vector<4xi1>) {
  %0 = "llvm.intr.vector.reduce.and"(%w) : (vector<4xi32>) -> i32
  %1 = "llvm.intr.vector.reduce.mul"(%w) : (vector<4xi32>) -> i32
  %2 = "llvm.intr.vector.reduce.or"(%w) : (vector<4xi32>) -> i32
  %3 = "llvm.intr.vector.reduce.smax"(%w) : (vector<4xi32>) -> i32
  %4 = "llvm.intr.vector.reduce.smin"(%w) : (vector<4xi32>) -> i32
  %5 = "llvm.intr.vector.reduce.umax"(%w) : (vector<4xi32>) -> i32
  %6 = "llvm.intr.vector.reduce.umin"(%w) : (vector<4xi32>) -> i32
  %7 = "llvm.intr.vector.reduce.xor"(%w) : (vector<4xi32>) -> i32
  %8 = llvm.intr.vector.reduce.fmax(%v) : (vector<4xf32>) -> f32
  %9 = llvm.intr.vector.reduce.fmin(%v) : (vector<4xf32>) -> f32
  %10 = llvm.intr.vector.reduce.fmaximum(%v) : (vector<4xf32>) -> f32
  %11 = llvm.intr.vector.reduce.fminimum(%v) : (vector<4xf32>) -> f32
  %12 = "llvm.intr.vector.reduce.fmul"(%f, %v) : (f32, vector<4xf32>) -> f32
  %13 = "llvm.intr.vector.interleave2"(%w, %w) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  %14 = "llvm.intr.vector.deinterleave2"(%w) : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
  %15 = llvm.intr.stepvector : vector<[4]xi32>
  %16 = "llvm.intr.vscale"() : () -> i64
  %17 = llvm.intr.matrix.column.major.load %p, <stride = %n> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %v, %p, <stride = %n> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> to !llvm.ptr stride i64
  %18 = llvm.intr.matrix.transpose %v {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> into vector<4xf32>
  %19 = llvm.intr.masked.gather %q, %m, %v {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.scatter %v, %q, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  %20 = "llvm.intr.masked.expandload"(%p, %m, %v) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  "llvm.intr.masked.compressstore"(%v, %p, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  llvm.return
}

llvm.func @intr(%f: f32, %i: i32, %p: !llvm.ptr, %v: vector<4xf32>, %c: i1, %n: i64, %w: vector<4xi32>, %m: vector<4xi1>, %tok: !llvm.token) {
  %0 = llvm.intr.sqrt(%f) : (f32) -> f32
  %1 = llvm.intr.fma(%f, %f, %f) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32, f32) -> f32
  %2 = llvm.intr.powi(%f, %i) : (f32, i32) -> f32
  %3 = "llvm.intr.ctlz"(%i) <{is_zero_poison = true}> : (i32) -> i32
  %4 = llvm.intr.smax(%i, %i) : (i32, i32) -> i32
  %5 = "llvm.intr.abs"(%i) <{is_int_min_poison = false}> : (i32) -> i32
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %6 = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.intr.assume %c : i1
  llvm.intr.assume %c ["align"(%p, %i : !llvm.ptr, i32)] : i1
  %7 = "llvm.intr.vector.reduce.fadd"(%f, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %8 = "llvm.intr.vector.reduce.add"(%w) : (vector<4xi32>) -> i32
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.intr.stackrestore %p : !llvm.ptr
  %9 = llvm.intr.stacksave : !llvm.ptr
  %10 = llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  %11 = llvm.intr.vector.extract %v[0] : vector<2xf32> from vector<4xf32>
  %12 = llvm.intr.vector.insert %v, %v[0] : vector<4xf32> into vector<4xf32>
  %13 = llvm.intr.matrix.multiply %v, %v {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %14 = "llvm.intr.expect"(%i, %i) : (i32, i32) -> i32
  %15 = llvm.intr.fabs(%v) : (vector<4xf32>) -> vector<4xf32>
  %16 = llvm.intr.get.active.lane.mask %n, %n : i64, i64 to vector<4xi1>
  %18 = "llvm.intr.is.fpclass"(%f) <{bit = 3 : i32}> : (f32) -> i1
  llvm.intr.experimental.noalias.scope.decl #llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>>>
  %21 = "llvm.intr.fshl"(%i, %i, %i) : (i32, i32, i32) -> i32
  llvm.return
}

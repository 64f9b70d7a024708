llvm.func @arithmetic(%i: i32, %j: i32, %f: f32, %g: f32, %v: vector<4xf32>, %w: vector<4xi32>) {
  %0 = llvm.and %i, %j : i32
  %1 = llvm.xor %i, %j : i32
  %2 = llvm.urem %i, %j : i32
  %3 = llvm.srem %i, %j : i32
  %4 = llvm.sub %i, %j : i32
  %5 = llvm.mul %i, %j : i32
  %6 = llvm.udiv %i, %j : i32
  %7 = llvm.lshr %i, %j : i32
  %8 = llvm.ashr %i, %j : i32
  %9 = llvm.shl %i, %j : i32
  %10 = llvm.mul %i, %j overflow<nsw, nuw> : i32
  %11 = llvm.sub %w, %w overflow<nsw> : vector<4xi32>
  %12 = llvm.shl %i, %j overflow<nuw> : i32
  %13 = llvm.udiv exact %i, %j : i32
  %14 = llvm.ashr exact %w, %w : vector<4xi32>
  %15 = llvm.lshr exact %i, %j : i32
  %16 = llvm.fsub %f, %g : f32
  %17 = llvm.fmul %f, %g : f32
  %18 = llvm.fdiv %f, %g : f32
  %19 = llvm.frem %f, %g : f32
  %20 = llvm.fmul %v, %v {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<4xf32>
  %21 = llvm.sitofp %i : i32 to f32
  %22 = llvm.uitofp nneg %w : vector<4xi32> to vector<4xf32>
  %23 = llvm.fptosi %f : f32 to i64
  %24 = llvm.fptoui %v : vector<4xf32> to vector<4xi8>
  %25 = llvm.fpext %f : f32 to f64
  %26 = llvm.fptrunc %v : vector<4xf32> to vector<4xf16>
  llvm.return
}

llvm.func @predicated(%i: i32, %n: i64, %f: f32, %p: !llvm.ptr, %v: vector<4xf32>, %w: vector<4xi32>, %q: vector<4x!llvm.ptr>, %m: vector<4xi1>) {
  %0 = "llvm.intr.vp.add"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %1 = "llvm.intr.vp.sub"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %2 = "llvm.intr.vp.mul"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %3 = "llvm.intr.vp.sdiv"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %4 = "llvm.intr.vp.udiv"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %5 = "llvm.intr.vp.srem"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %6 = "llvm.intr.vp.urem"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %7 = "llvm.intr.vp.ashr"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %8 = "llvm.intr.vp.lshr"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %9 = "llvm.intr.vp.shl"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %10 = "llvm.intr.vp.or"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %11 = "llvm.intr.vp.and"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %12 = "llvm.intr.vp.xor"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %13 = "llvm.intr.vp.smax"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %14 = "llvm.intr.vp.smin"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %15 = "llvm.intr.vp.umax"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %16 = "llvm.intr.vp.umin"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %17 = "llvm.intr.vp.fadd"(%v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %18 = "llvm.intr.vp.fsub"(%v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %19 = "llvm.intr.vp.fmul"(%v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %20 = "llvm.intr.vp.fdiv"(%v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %21 = "llvm.intr.vp.frem"(%v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %22 = "llvm.intr.vp.fneg"(%v, %m, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %23 = "llvm.intr.vp.fmuladd"(%v, %v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %24 = "llvm.intr.vp.fma"(%v, %v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %25 = "llvm.intr.vp.reduce.add"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %26 = "llvm.intr.vp.reduce.mul"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %27 = "llvm.intr.vp.reduce.and"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %28 = "llvm.intr.vp.reduce.or"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %29 = "llvm.intr.vp.reduce.xor"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %30 = "llvm.intr.vp.reduce.smax"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %31 = "llvm.intr.vp.reduce.smin"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %32 = "llvm.intr.vp.reduce.umax"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %33 = "llvm.intr.vp.reduce.umin"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %34 = "llvm.intr.vp.reduce.fadd"(%f, %v, %m, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %35 = "llvm.intr.vp.reduce.fmul"(%f, %v, %m, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %36 = "llvm.intr.vp.reduce.fmax"(%f, %v, %m, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %37 = "llvm.intr.vp.reduce.fmin"(%f, %v, %m, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %38 = "llvm.intr.vp.select"(%m, %w, %w, %i) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  %39 = "llvm.intr.vp.merge"(%m, %w, %w, %i) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  %40 = "llvm.intr.vp.trunc"(%w, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi8>
  %41 = "llvm.intr.vp.zext"(%w, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %42 = "llvm.intr.vp.sext"(%w, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  %43 = "llvm.intr.vp.fptrunc"(%v, %m, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf16>
  %44 = "llvm.intr.vp.fpext"(%v, %m, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
  %45 = "llvm.intr.vp.fptoui"(%v, %m, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  %46 = "llvm.intr.vp.fptosi"(%v, %m, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  %47 = "llvm.intr.vp.uitofp"(%w, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  %48 = "llvm.intr.vp.sitofp"(%w, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  %49 = "llvm.intr.vp.ptrtoint"(%q, %m, %i) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi32>
  %50 = "llvm.intr.vp.inttoptr"(%w, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
  %51 = "llvm.intr.vp.load"(%p, %m, %i) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.store"(%v, %p, %m, %i) : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  %52 = "llvm.intr.experimental.vp.strided.load"(%p, %n, %m, %i) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.experimental.vp.strided.store"(%v, %p, %n, %m, %i) : (vector<4xf32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
  llvm.return
}

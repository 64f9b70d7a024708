// ARGS: --canonicalize --allow-unregistered-dialect --split-input-file
// ARGS: --canonicalize=top-down=false --allow-unregistered-dialect --split-input-file

llvm.func @compare(%a: i32, %v: vector<4xi32>, %p: !llvm.ptr) -> (i1) {
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %0 = llvm.icmp "eq" %a, %a : i32
  %1 = llvm.icmp "ne" %a, %a : i32
  %2 = llvm.icmp "slt" %a, %a : i32
  %3 = llvm.icmp "ne" %v, %v : vector<4xi32>
  %4 = llvm.icmp "eq" %v, %v : vector<4xi32>
  %n = llvm.mlir.zero : !llvm.ptr
  %5 = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  %6 = llvm.icmp "eq" %5, %n : !llvm.ptr
  %7 = llvm.icmp "ne" %n, %5 : !llvm.ptr
  %8 = llvm.icmp "ugt" %n, %5 : !llvm.ptr
  "test.use"(%0, %1, %2, %3, %4, %6, %7, %8) : (i1, i1, i1, vector<4xi1>, vector<4xi1>, i1, i1, i1) -> ()
  llvm.return %0 : i1
}

// -----

llvm.func @numbers(%a: i32) {
  %c3 = llvm.mlir.constant(3 : i32) : i32
  %c5 = llvm.mlir.constant(5 : i32) : i32
  %c32 = llvm.mlir.constant(32 : i32) : i32
  %c31 = llvm.mlir.constant(31 : i32) : i32
  %m1 = llvm.mlir.constant(-1 : i8) : i8
  %0 = llvm.or %c3, %c5 : i32
  %1 = llvm.shl %c3, %c5 : i32
  %2 = llvm.shl %c3, %c32 : i32
  %3 = llvm.shl %c3, %c31 : i32
  %4 = llvm.zext %m1 : i8 to i64
  %5 = llvm.or %a, %c3 : i32
  %6 = llvm.add %c3, %c5 : i32
  %z = llvm.mlir.zero : i32
  %7 = llvm.or %z, %c5 : i32
  %zf = llvm.mlir.zero : f32
  %zv = llvm.mlir.zero : vector<4xf32>
  %8 = llvm.zext nneg %m1 : i8 to i64
  %v = llvm.mlir.constant(dense<3> : vector<4xi32>) : vector<4xi32>
  %9 = llvm.or %v, %v : vector<4xi32>
  %10 = llvm.shl %c3, %c3 overflow<nsw> : i32
  %11 = llvm.or disjoint %c3, %c5 : i32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %zf, %zv, %8, %9, %10, %11) : (i32, i32, i32, i32, i64, i32, i32, i32, f32, vector<4xf32>, i64, vector<4xi32>, i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @casts(%p: !llvm.ptr, %i: i64, %f: f64) {
  %0 = llvm.bitcast %i : i64 to f64
  %1 = llvm.bitcast %0 : f64 to i64
  %2 = llvm.bitcast %0 : f64 to vector<2xi32>
  %3 = llvm.bitcast %i : i64 to i64
  %4 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %5 = llvm.addrspacecast %4 : !llvm.ptr<1> to !llvm.ptr
  %6 = llvm.addrspacecast %4 : !llvm.ptr<1> to !llvm.ptr<2>
  %7 = llvm.inttoptr %i : i64 to !llvm.ptr
  %8 = llvm.ptrtoint %7 : !llvm.ptr to i64
  "test.use"(%1, %2, %3, %5, %6, %8) : (i64, vector<2xi32>, i64, !llvm.ptr, !llvm.ptr<2>, i64) -> ()
  llvm.return
}

// -----

llvm.func @pointers(%p: !llvm.ptr, %i: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c2 = llvm.mlir.constant(2 : i64) : i64
  %big = llvm.mlir.constant(4294967296 : i64) : i64
  %max = llvm.mlir.constant(268435455 : i64) : i64
  %over = llvm.mlir.constant(268435456 : i64) : i64
  %min = llvm.mlir.constant(-268435456 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %1 = llvm.getelementptr %p[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %2 = llvm.getelementptr %p[%c2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %3 = llvm.getelementptr %p[%big] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %4 = llvm.getelementptr inbounds %p[%i, %c2, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x struct<(i32, i64)>>
  %5 = llvm.getelementptr %p[%max] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %6 = llvm.getelementptr %p[%over] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %7 = llvm.getelementptr %p[%min] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %8 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  %9 = llvm.getelementptr %p[%c0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @aggregates(%s: !llvm.struct<(i32, struct<(i64, f32)>)>, %i: i32, %l: i64, %t: !llvm.struct<(i64, f32)>, %v: vector<1xf32>, %w: vector<2xf32>) {
  %0 = llvm.extractvalue %s[1] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, f32)>
  %2 = llvm.insertvalue %i, %s[0] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %3 = llvm.extractvalue %2[0] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %4 = llvm.extractvalue %2[1, 1] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %5 = llvm.insertvalue %t, %s[1] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %6 = llvm.extractvalue %5[1, 0] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %7 = llvm.insertvalue %l, %s[1, 0] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %8 = llvm.extractvalue %7[1] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %9 = llvm.insertvalue %i, %7[0] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %10 = llvm.extractvalue %9[1] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %11 = llvm.shufflevector %v, %v [0] : vector<1xf32>
  %12 = llvm.shufflevector %w, %w [0] : vector<2xf32>
  %13 = llvm.shufflevector %v, %v [1] : vector<1xf32>
  "test.use"(%1, %3, %4, %6, %8, %10, %11, %12, %13) : (i64, i32, f32, i64, !llvm.struct<(i64, f32)>, !llvm.struct<(i64, f32)>, vector<1xf32>, vector<1xf32>, vector<1xf32>) -> ()
  llvm.return
}

// -----

llvm.func @constants() {
  %a = llvm.mlir.constant(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
  %b = llvm.mlir.constant(dense<7> : tensor<3xi32>) : !llvm.array<3 x i32>
  %c = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %d = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %e = llvm.mlir.zero : !llvm.struct<(i32, f32)>
  %u = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  %p = llvm.mlir.poison : !llvm.struct<(i32, f32)>
  %0 = llvm.extractvalue %a[1] : !llvm.array<3 x i32>
  %1 = llvm.extractvalue %b[2] : !llvm.array<3 x i32>
  %2 = llvm.extractvalue %c[1, 0] : !llvm.array<2 x array<2 x i32>>
  %3 = llvm.extractvalue %c[1] : !llvm.array<2 x array<2 x i32>>
  %4 = llvm.extractvalue %d[1] : !llvm.struct<(i32, f32)>
  %5 = llvm.extractvalue %e[1] : !llvm.struct<(i32, f32)>
  %6 = llvm.extractvalue %u[0] : !llvm.struct<(i32, f32)>
  %7 = llvm.extractvalue %p[0] : !llvm.struct<(i32, f32)>
  %cs = llvm.mlir.constant(dense<5> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %8 = llvm.extractvalue %cs[1, 0] : !llvm.array<2 x array<2 x i32>>
  %9 = llvm.extractvalue %cs[1] : !llvm.array<2 x array<2 x i32>>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (i32, i32, i32, !llvm.array<2 x i32>, f32, f32, i32, i32, i32, !llvm.array<2 x i32>) -> ()
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32
llvm.func @symbols(%p: !llvm.ptr) {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.mlir.addressof @g : !llvm.ptr
  %2 = llvm.mlir.addressof @symbols : !llvm.ptr
  %3 = llvm.dso_local_equivalent @symbols : !llvm.ptr
  %4 = llvm.dso_local_equivalent @symbols : !llvm.ptr
  %u = llvm.mlir.undef : i32
  %u2 = llvm.mlir.undef : i32
  %q = llvm.mlir.poison : i32
  %z = llvm.mlir.zero : !llvm.ptr
  %z2 = llvm.mlir.zero : !llvm.ptr
  %c = llvm.mlir.constant(true) : i1
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.br ^bb2
^bb2:
  "test.use"(%0, %1, %2, %3, %4, %u, %u2, %q, %z, %z2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @blocks() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @blocks, tag = <id = 1>> : !llvm.ptr
  %1 = llvm.blockaddress <function = @blocks, tag = <id = 1>> : !llvm.ptr
  "test.use"(%0, %1) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return %0 : !llvm.ptr
}

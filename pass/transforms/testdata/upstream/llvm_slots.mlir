// ARGS: --mem2reg --allow-unregistered-dialect
// ARGS: --sroa --allow-unregistered-dialect
// ARGS: --sroa --mem2reg --mlir-print-op-generic --allow-unregistered-dialect
// ARGS: --mem2reg --mlir-print-debuginfo --allow-unregistered-dialect

// Each byte of the slot is set.
llvm.func @memset_float(%v: i8) -> f32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i64) : i64
  %0 = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%0, %v, %four) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> f32
  llvm.return %1 : f32
}
// A part of an aggregate is copied into another one.
llvm.func @copies(%p: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(8 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%0, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %1 = llvm.getelementptr inbounds %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %2 = llvm.load %1 : !llvm.ptr -> f32
  %3 = llvm.load %0 : !llvm.ptr -> i32
  "test.use"(%2) : (f32) -> ()
  llvm.return %3 : i32
}
// The only element is copied.
llvm.func @copied(%p: !llvm.ptr, %v: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i64)> : (i32) -> !llvm.ptr
  llvm.store %v, %0 : i64, !llvm.ptr
  "llvm.intr.memcpy.inline"(%p, %0) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
#file = #llvm.di_file<"a.c" in "">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#program = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
#variable = #llvm.di_local_variable<scope = #program, name = "v", file = #file>
llvm.func @variables(%a: i64, %c: i1) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #variable = %0 : !llvm.ptr
  llvm.intr.dbg.value #variable = %0 : !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.store %a, %0 : i64, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %1 = llvm.load %0 : !llvm.ptr -> i64
  llvm.return %1 : i64
}

llvm.func @f0(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x vector<2xf32> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %n3 = llvm.alloca %n1 x vector<4xi32> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  "use"(%n3) : (!llvm.ptr) -> ()
  %n4 = llvm.getelementptr inbounds %n2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
  %n5 = llvm.getelementptr %n2[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %n6 = llvm.getelementptr %n4[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  %n7 = llvm.bitcast %n6 : !llvm.ptr to !llvm.ptr
  llvm.intr.lifetime.end %n2 : !llvm.ptr
  llvm.return
}

llvm.func @f1(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x i64 : (i32) -> !llvm.ptr
  %n3 = llvm.load %n2 : !llvm.ptr -> f64
  "use"(%n3) : (f64) -> ()
  llvm.br ^bb2
^bb1:
  llvm.store %v3, %n2 : i64, !llvm.ptr
  "use"(%n2) : (!llvm.ptr) -> ()
  %n4 = llvm.getelementptr nuw %n2[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v11, %n4 : !llvm.ptr<1>, !llvm.ptr
  %n5 = llvm.getelementptr inbounds %n4[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<20 x i8>
  llvm.cond_br %v12, ^bb2, ^bb1
^bb2:
  llvm.store %v1, %n2 : i16, !llvm.ptr
  llvm.br ^bb1
^bb3:
  %n6 = llvm.load %n2 : !llvm.ptr -> i32
  "use"(%n6) : (i32) -> ()
  %n7 = llvm.getelementptr inbounds %n2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(struct<(i32, i8)>, array<2 x f32>)>
  llvm.return
}

llvm.func @f2(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x !llvm.struct<(i32, f64, i32)> : (i32) -> !llvm.ptr
  %n3 = llvm.alloca %n1 x !llvm.struct<(struct<(i32, i8)>, array<2 x f32>)> : (i32) -> !llvm.ptr
  %n4 = llvm.alloca %n1 x f16 : (i32) -> !llvm.ptr
  %n5 = llvm.load volatile %n4 : !llvm.ptr -> f16
  %n6 = llvm.getelementptr inbounds %n2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, array<3 x i16>, i64)>
  llvm.return
}

llvm.func @f3(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x f16 : (i32) -> !llvm.ptr
  %n3 = llvm.alloca %n1 x !llvm.array<2 x struct<(i16, i32)>> : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %n3 : !llvm.ptr
  %n4 = llvm.load %n3 : !llvm.ptr -> i1
  "use"(%n4) : (i1) -> ()
  llvm.br ^bb3
^bb1:
  %n5 = llvm.getelementptr inbounds %n3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(struct<(i32, i8)>, array<2 x f32>)>
  llvm.intr.lifetime.end %n5 : !llvm.ptr
  llvm.store %v11, %n5 : !llvm.ptr<1>, !llvm.ptr
  %n6 = llvm.getelementptr inbounds %n5[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.br ^bb3
^bb2:
  %n7 = llvm.getelementptr nuw %n2[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %n8 = llvm.load %n3 : !llvm.ptr -> i8
  %n9 = llvm.load volatile %n3 : !llvm.ptr -> !llvm.ptr
  "use"(%n9) : (!llvm.ptr) -> ()
  llvm.br ^bb1
^bb3:
  %n10 = llvm.getelementptr inbounds %n3[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %n11 = llvm.mlir.poison : i32
  llvm.store %n11, %n10 : i32, !llvm.ptr
  %n12 = llvm.load %n10 : !llvm.ptr -> i8
  "use"(%n12) : (i8) -> ()
  llvm.return
}

llvm.func @f4(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x !llvm.array<20 x i8> : (i32) -> !llvm.ptr
  %n3 = llvm.alloca %n1 x !llvm.array<20 x i8> : (i32) -> !llvm.ptr
  llvm.store %v10, %n2 : vector<2xf32>, !llvm.ptr
  %n4 = llvm.mlir.poison : i64
  llvm.store %n4, %n3 : i64, !llvm.ptr
  "llvm.intr.memset.inline"(%n3, %v0) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
  %n5 = llvm.load %n2 : !llvm.ptr -> f32
  "use"(%n5) : (f32) -> ()
  %n6 = llvm.load %n3 : !llvm.ptr -> vector<4xi32>
  "use"(%n6) : (vector<4xi32>) -> ()
  llvm.store %v4, %n3 : f32, !llvm.ptr
  %n7 = llvm.getelementptr inbounds %n3[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %n8 = llvm.load %n7 : !llvm.ptr -> i1
  "use"(%n8) : (i1) -> ()
  llvm.return
}

llvm.func @f5(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x !llvm.struct<(i32, f64, i32)> : (i32) -> !llvm.ptr
  %n3 = llvm.alloca %n1 x !llvm.struct<packed (i8, i32, i16)> : (i32) -> !llvm.ptr
  %n4 = llvm.alloca %n1 x i8 : (i32) -> !llvm.ptr
  %n5 = llvm.getelementptr inbounds %n3[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
  %n6 = llvm.intr.launder.invariant.group %n4 : !llvm.ptr
  %n7 = llvm.mlir.poison : f64
  llvm.store %n7, %n6 : f64, !llvm.ptr
  llvm.cond_br %v12, ^bb2, ^bb1
^bb1:
  %n8 = llvm.load %n2 : !llvm.ptr -> f64
  "use"(%n8) : (f64) -> ()
  %n9 = llvm.load %n4 : !llvm.ptr -> f64
  "use"(%n9) : (f64) -> ()
  llvm.cond_br %v12, ^bb2, ^bb1
^bb2:
  %n10 = llvm.getelementptr inbounds %n4[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x struct<(i16, i32)>>
  %n11 = llvm.bitcast %n10 : !llvm.ptr to !llvm.ptr
  llvm.return
}

llvm.func @f9(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x !llvm.array<20 x i8> : (i32) -> !llvm.ptr
  %n3 = llvm.alloca %n1 x f32 : (i32) -> !llvm.ptr
  %n4 = llvm.alloca %n1 x !llvm.struct<(struct<(i32, i8)>, array<2 x f32>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %n5 = llvm.load %n4 : !llvm.ptr -> !llvm.ptr<1>
  "use"(%n5) : (!llvm.ptr<1>) -> ()
  llvm.store %v6, %n2 : !llvm.ptr, !llvm.ptr
  llvm.cond_br %v12, ^bb1, ^bb2
^bb1:
  %n6 = llvm.getelementptr inbounds %n4[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %n7 = llvm.bitcast %n3 : !llvm.ptr to !llvm.ptr
  %n8 = llvm.load %n2 : !llvm.ptr -> !llvm.ptr
  %n9 = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memset"(%n3, %v0, %n9) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.intr.lifetime.start %n4 : !llvm.ptr
  llvm.cond_br %v12, ^bb1, ^bb1
^bb2:
  llvm.store %v6, %n3 : !llvm.ptr, !llvm.ptr
  %n10 = llvm.intr.launder.invariant.group %n2 : !llvm.ptr
  llvm.intr.lifetime.end %n4 : !llvm.ptr
  llvm.return
}

llvm.func @f10(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x f16 : (i32) -> !llvm.ptr
  %n3 = llvm.mlir.poison : vector<4xi32>
  llvm.store %n3, %n2 : vector<4xi32>, !llvm.ptr
  llvm.store %v12, %n2 : i1, !llvm.ptr
  llvm.intr.lifetime.start %n2 : !llvm.ptr
  llvm.cond_br %v12, ^bb1, ^bb2
^bb1:
  %n4 = llvm.load %n2 : !llvm.ptr -> f64
  "use"(%n4) : (f64) -> ()
  %n5 = llvm.mlir.poison : i64
  llvm.store %n5, %n2 : i64, !llvm.ptr
  %n6 = llvm.getelementptr inbounds %n2[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %n7 = llvm.mlir.poison : i1
  llvm.store %n7, %n6 : i1, !llvm.ptr
  llvm.cond_br %v12, ^bb1, ^bb2
^bb2:
  %n8 = llvm.load %n2 : !llvm.ptr -> f16
  "use"(%n8) : (f16) -> ()
  %n9 = llvm.load %n2 : !llvm.ptr -> f16
  %n10 = llvm.load %n2 : !llvm.ptr -> f16
  llvm.store %v9, %n2 : f16, !llvm.ptr
  llvm.store %v9, %n2 : f16, !llvm.ptr
  llvm.return
}

llvm.func @f11(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x !llvm.struct<(struct<(i32, i8)>, array<2 x f32>)> : (i32) -> !llvm.ptr
  llvm.store %v1, %n2 : i16, !llvm.ptr
  %n3 = llvm.getelementptr inbounds %n2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32, i16)>
  %n4 = llvm.intr.invariant.start 4, %n2 : !llvm.ptr
  llvm.intr.invariant.end %n4, 4, %n2 : !llvm.ptr
  %n5 = llvm.getelementptr nuw %n3[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %n6 = llvm.load %n3 : !llvm.ptr -> i8
  %n7 = llvm.load %n3 : !llvm.ptr -> i8
  llvm.store %v7, %n2 : vector<4xi32>, !llvm.ptr
  llvm.store %v2, %n5 : i32, !llvm.ptr
  %n8 = llvm.getelementptr inbounds %n3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %v2, %n5 : i32, !llvm.ptr
  %n9 = llvm.getelementptr inbounds %n2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32, i16)>
  llvm.return
}

llvm.func @f12(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x !llvm.struct<packed (i8, i32, i16)> : (i32) -> !llvm.ptr
  %n3 = llvm.alloca %n1 x vector<2xf32> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.store %v8, %n2 : i40, !llvm.ptr
  %n4 = llvm.getelementptr inbounds %n2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32, i16)>
  %n5 = llvm.load %n4 : !llvm.ptr -> f64
  %n6 = llvm.getelementptr inbounds %n2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
  "llvm.intr.memset.inline"(%n3, %v0) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
  %n7 = llvm.getelementptr nuw %n2[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.intr.lifetime.end %n2 : !llvm.ptr
  "use"(%n4) : (!llvm.ptr) -> ()
  %n8 = llvm.load %n2 : !llvm.ptr -> i16
  "use"(%n8) : (i16) -> ()
  "llvm.intr.memset.inline"(%n7, %v0) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
  llvm.return
}

llvm.func @f13(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x !llvm.struct<(i8, array<3 x i16>, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %n3 = llvm.intr.invariant.start 4, %n2 : !llvm.ptr
  llvm.intr.invariant.end %n3, 4, %n2 : !llvm.ptr
  llvm.store %v6, %n2 : !llvm.ptr, !llvm.ptr
  llvm.br ^bb2
^bb1:
  %n4 = llvm.load %n2 : !llvm.ptr -> !llvm.ptr<1>
  llvm.store %v2, %n2 : i32, !llvm.ptr
  %n5 = llvm.bitcast %n2 : !llvm.ptr to !llvm.ptr
  %n6 = llvm.getelementptr inbounds %n5[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"named", (i64, ptr)>
  llvm.store %v0, %n2 : i8, !llvm.ptr
  llvm.cond_br %v12, ^bb2, ^bb2
^bb2:
  llvm.store %v9, %n2 : f16, !llvm.ptr
  %n7 = llvm.getelementptr nuw %n2[1] : (!llvm.ptr) -> !llvm.ptr, i8
  "use"(%n7) : (!llvm.ptr) -> ()
  %n8 = llvm.getelementptr inbounds %n7[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.br ^bb2
^bb3:
  "llvm.intr.memset.inline"(%n2, %v0) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  %n9 = llvm.mlir.poison : i32
  llvm.store %n9, %n2 : i32, !llvm.ptr
  llvm.return
}

llvm.func @f14(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x !llvm.struct<(i32, f64, i32)> : (i32) -> !llvm.ptr
  llvm.store %v11, %n2 : !llvm.ptr<1>, !llvm.ptr
  %n3 = llvm.load %n2 : !llvm.ptr -> !llvm.ptr
  "use"(%n3) : (!llvm.ptr) -> ()
  "use"(%n2) : (!llvm.ptr) -> ()
  %n4 = llvm.load %n2 : !llvm.ptr -> i16
  "use"(%n4) : (i16) -> ()
  %n5 = llvm.mlir.poison : i40
  llvm.store %n5, %n2 : i40, !llvm.ptr
  "use"(%n2) : (!llvm.ptr) -> ()
  %n6 = llvm.intr.invariant.start 4, %n2 : !llvm.ptr
  llvm.intr.invariant.end %n6, 4, %n2 : !llvm.ptr
  llvm.store %v10, %n2 : vector<2xf32>, !llvm.ptr
  llvm.return
}

llvm.func @f16(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x !llvm.struct<"named", (i64, ptr)> : (i32) -> !llvm.ptr
  %n3 = llvm.getelementptr inbounds %n2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(struct<(i32, i8)>, array<2 x f32>)>
  llvm.intr.lifetime.start %n3 : !llvm.ptr
  llvm.store %v6, %n2 : !llvm.ptr, !llvm.ptr
  llvm.return
}

llvm.func @f18(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x !llvm.array<2 x struct<(i16, i32)>> : (i32) -> !llvm.ptr
  %n3 = llvm.alloca %n1 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  llvm.store %v9, %n2 : f16, !llvm.ptr
  %n4 = llvm.intr.launder.invariant.group %n2 : !llvm.ptr
  %n5 = llvm.getelementptr %n2[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.intr.lifetime.start %n5 : !llvm.ptr
  %n6 = llvm.getelementptr inbounds %n4[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
  %n7 = llvm.load %n4 : !llvm.ptr -> !llvm.ptr
  llvm.store %v3, %n3 : i64, !llvm.ptr
  %n8 = llvm.load %n2 : !llvm.ptr -> !llvm.ptr<1>
  "use"(%n8) : (!llvm.ptr<1>) -> ()
  %n9 = llvm.load %n5 : !llvm.ptr -> !llvm.ptr<1>
  llvm.return
}

llvm.func @f19(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x !llvm.struct<(i32, f64, i32)> : (i32) -> !llvm.ptr
  %n3 = llvm.load %n2 : !llvm.ptr -> i40
  "use"(%n3) : (i40) -> ()
  %n4 = llvm.intr.launder.invariant.group %n2 : !llvm.ptr
  llvm.store %v1, %n4 : i16, !llvm.ptr
  %n5 = llvm.load %n2 : !llvm.ptr -> f16
  llvm.intr.lifetime.start %n2 : !llvm.ptr
  llvm.store %v12, %n2 : i1, !llvm.ptr
  %n6 = llvm.bitcast %n4 : !llvm.ptr to !llvm.ptr
  %n7 = llvm.getelementptr inbounds %n6[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"named", (i64, ptr)>
  llvm.intr.lifetime.end %n4 : !llvm.ptr
  %n8 = llvm.mlir.poison : vector<2xf32>
  llvm.store %n8, %n7 : vector<2xf32>, !llvm.ptr
  llvm.return
}

llvm.func @f22(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x i40 : (i32) -> !llvm.ptr
  %n3 = llvm.alloca %n1 x !llvm.struct<(i8, array<3 x i16>, i64)> : (i32) -> !llvm.ptr
  %n4 = llvm.getelementptr inbounds %n2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
  %n5 = llvm.getelementptr inbounds %n3[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %n6 = llvm.load %n2 : !llvm.ptr -> i16
  llvm.return
}

llvm.func @f23(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x !llvm.array<20 x i8> : (i32) -> !llvm.ptr
  %n3 = llvm.alloca %n1 x i8 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %n4 = llvm.getelementptr inbounds %n2[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<20 x i8>
  llvm.store %v11, %n4 : !llvm.ptr<1>, !llvm.ptr
  llvm.store %v9, %n2 : f16, !llvm.ptr
  llvm.store %v3, %n3 : i64, !llvm.ptr
  %n5 = llvm.load %n3 : !llvm.ptr -> !llvm.ptr<1>
  "use"(%n5) : (!llvm.ptr<1>) -> ()
  %n6 = llvm.mlir.constant(1 : i32) : i32
  "llvm.intr.memset"(%n4, %v0, %n6) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  llvm.intr.lifetime.end %n4 : !llvm.ptr
  llvm.return
}

llvm.func @f24(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x f32 : (i32) -> !llvm.ptr
  %n3 = llvm.alloca %n1 x !llvm.struct<"named", (i64, ptr)> : (i32) -> !llvm.ptr
  %n4 = llvm.load %n2 : !llvm.ptr -> i1
  %n5 = llvm.load %n2 : !llvm.ptr -> !llvm.ptr<1>
  "use"(%n5) : (!llvm.ptr<1>) -> ()
  %n6 = llvm.getelementptr inbounds %n2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<20 x i8>
  %n7 = llvm.intr.invariant.start 4, %n3 : !llvm.ptr
  llvm.intr.invariant.end %n7, 4, %n3 : !llvm.ptr
  %n8 = llvm.getelementptr %n3[0] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v8, %n3 : i40, !llvm.ptr
  llvm.return
}

llvm.func @f25(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x !llvm.ptr<1> : (i32) -> !llvm.ptr
  %n3 = llvm.load %n2 : !llvm.ptr -> !llvm.ptr<1>
  %n4 = llvm.load %n2 : !llvm.ptr -> !llvm.ptr<1>
  "use"(%n4) : (!llvm.ptr<1>) -> ()
  "use"(%n2) : (!llvm.ptr) -> ()
  llvm.cond_br %v12, ^bb3, ^bb2
^bb1:
  %n5 = llvm.load %n2 : !llvm.ptr -> !llvm.ptr<1>
  llvm.intr.lifetime.end %n2 : !llvm.ptr
  %n6 = llvm.load %n2 : !llvm.ptr -> !llvm.ptr<1>
  "use"(%n6) : (!llvm.ptr<1>) -> ()
  llvm.store %v11, %n2 : !llvm.ptr<1>, !llvm.ptr
  llvm.br ^bb1
^bb2:
  llvm.store %v11, %n2 : !llvm.ptr<1>, !llvm.ptr
  llvm.store %v11, %n2 : !llvm.ptr<1>, !llvm.ptr
  %n7 = llvm.intr.invariant.start 4, %n2 : !llvm.ptr
  llvm.intr.invariant.end %n7, 4, %n2 : !llvm.ptr
  llvm.store %v10, %n2 : vector<2xf32>, !llvm.ptr
  llvm.br ^bb2
^bb3:
  %n8 = llvm.load %n2 : !llvm.ptr -> !llvm.ptr<1>
  "use"(%n8) : (!llvm.ptr<1>) -> ()
  %n9 = llvm.mlir.poison : !llvm.ptr<1>
  llvm.store %n9, %n2 : !llvm.ptr<1>, !llvm.ptr
  %n10 = llvm.load %n2 : !llvm.ptr -> !llvm.ptr<1>
  %n11 = llvm.getelementptr inbounds %n2[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<20 x i8>
  llvm.return
}

llvm.func @f28(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x i1 : (i32) -> !llvm.ptr
  %n3 = llvm.alloca %n1 x i16 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %n4 = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memset"(%n3, %v0, %n4) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.store %v5, %n3 : f64, !llvm.ptr
  llvm.store %v12, %n2 : i1, !llvm.ptr
  %n5 = llvm.mlir.constant(2 : i32) : i32
  "llvm.intr.memset"(%n3, %v0, %n5) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  llvm.br ^bb2
^bb1:
  llvm.intr.lifetime.start %n3 : !llvm.ptr
  %n6 = llvm.getelementptr nuw %n2[0] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v11, %n3 : !llvm.ptr<1>, !llvm.ptr
  llvm.store %v1, %n3 : i16, !llvm.ptr
  llvm.cond_br %v12, ^bb1, ^bb1
^bb2:
  llvm.store %v1, %n3 : i16, !llvm.ptr
  %n7 = llvm.getelementptr inbounds %n3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, array<3 x i16>, i64)>
  %n8 = llvm.getelementptr inbounds %n3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x struct<(i16, i32)>>
  llvm.store %v1, %n3 : i16, !llvm.ptr
  llvm.return
}

llvm.func @f31(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %n3 = llvm.alloca %n1 x !llvm.struct<packed (i8, i32, i16)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %n4 = llvm.getelementptr inbounds %n3[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(struct<(i32, i8)>, array<2 x f32>)>
  llvm.store %v1, %n4 : i16, !llvm.ptr
  %n5 = llvm.load %n2 : !llvm.ptr -> f64
  "use"(%n5) : (f64) -> ()
  %n6 = llvm.getelementptr inbounds %n3[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, array<3 x i16>, i64)>
  llvm.br ^bb1
^bb1:
  %n7 = llvm.load %n3 : !llvm.ptr -> i1
  llvm.cond_br %v12, ^bb1, ^bb2
^bb2:
  %n8 = llvm.getelementptr inbounds %n2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<20 x i8>
  llvm.store %v9, %n8 : f16, !llvm.ptr
  %n9 = llvm.getelementptr inbounds %n8[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32, i16)>
  llvm.store %v12, %n9 : i1, !llvm.ptr
  %n10 = llvm.load %n3 : !llvm.ptr -> i32
  llvm.return
}

llvm.func @f32(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x !llvm.array<2 x struct<(i16, i32)>> : (i32) -> !llvm.ptr
  %n3 = llvm.load %n2 : !llvm.ptr -> f64
  llvm.intr.lifetime.end %n2 : !llvm.ptr
  %n4 = llvm.load %n2 : !llvm.ptr -> i32
  "use"(%n4) : (i32) -> ()
  llvm.intr.lifetime.start %n2 : !llvm.ptr
  %n5 = llvm.load %n2 : !llvm.ptr -> vector<4xi32>
  llvm.store %v6, %n2 : !llvm.ptr, !llvm.ptr
  %n6 = llvm.load %n2 : !llvm.ptr -> !llvm.ptr<1>
  %n7 = llvm.load %n2 : !llvm.ptr -> i64
  llvm.return
}

llvm.func @f33(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x !llvm.array<2 x struct<(i16, i32)>> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.store %v12, %n2 : i1, !llvm.ptr
  %n3 = llvm.getelementptr %n2[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %n4 = llvm.load %n3 : !llvm.ptr -> i40
  "use"(%n4) : (i40) -> ()
  llvm.intr.lifetime.end %n2 : !llvm.ptr
  llvm.return
}

llvm.func @f36(%v0: i8, %v1: i16, %v2: i32, %v3: i64, %v4: f32, %v5: f64, %v6: !llvm.ptr, %v7: vector<4xi32>, %v8: i40, %v9: f16, %v10: vector<2xf32>, %v11: !llvm.ptr<1>, %v12: i1) {
  %n1 = llvm.mlir.constant(1 : i32) : i32
  %n2 = llvm.alloca %n1 x !llvm.struct<packed (i8, i32, i16)> : (i32) -> !llvm.ptr
  %n3 = llvm.alloca %n1 x f64 : (i32) -> !llvm.ptr
  %n4 = llvm.load %n2 : !llvm.ptr -> i8
  %n5 = llvm.getelementptr inbounds %n2[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x struct<(i16, i32)>>
  %n6 = llvm.intr.invariant.start 4, %n2 : !llvm.ptr
  llvm.intr.invariant.end %n6, 4, %n2 : !llvm.ptr
  llvm.store %v6, %n5 : !llvm.ptr, !llvm.ptr
  llvm.cond_br %v12, ^bb2, ^bb2
^bb1:
  %n7 = llvm.mlir.poison : i32
  llvm.store %n7, %n2 : i32, !llvm.ptr
  llvm.store %v5, %n3 : f64, !llvm.ptr
  llvm.store %v12, %n3 : i1, !llvm.ptr
  llvm.cond_br %v12, ^bb2, ^bb2
^bb2:
  "llvm.intr.memset.inline"(%n3, %v0) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, i8) -> ()
  %n8 = llvm.load %n3 : !llvm.ptr -> i8
  "use"(%n8) : (i8) -> ()
  llvm.store %v5, %n3 : f64, !llvm.ptr
  llvm.return
}

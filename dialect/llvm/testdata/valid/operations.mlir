llvm.func @ext(i32, !llvm.ptr) -> i32
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func internal @f(%a: i32, %b: i32 {llvm.noundef}) -> i32 attributes {dso_local} {
  %0 = llvm.mlir.constant(42 : i32) : i32
  %1 = llvm.add %a, %b : i32
  %2 = llvm.add %a, %0 overflow<nsw, nuw> : i32
  %3 = llvm.sdiv exact %1, %2 : i32
  %4 = llvm.or disjoint %1, %3 : i32
  %5 = llvm.icmp "slt" %3, %4 : i32
  %6 = llvm.select %5, %1, %2 : i1, i32
  %7 = llvm.zext nneg %6 : i32 to i64
  %8 = llvm.trunc %7 overflow<nsw> : i64 to i8
  %9 = llvm.sext %8 : i8 to i32
  llvm.return %9 : i32
}
llvm.func @mem(%n: i64, %p: !llvm.ptr) {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %a = llvm.alloca inalloca %0 x !llvm.struct<(i32, ptr)> : (i64) -> !llvm.ptr<3>
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.store %2, %p : i32, !llvm.ptr
  llvm.store volatile %2, %p {alignment = 4 : i64, foo} : i32, !llvm.ptr
  %3 = llvm.load %p atomic syncscope("x") monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %4 = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %5 = llvm.getelementptr inbounds %p[0, 1, %n] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i32>)>
  %6 = llvm.getelementptr nusw|nuw %p[-3] : (!llvm.ptr) -> !llvm.ptr, i8
  %7 = llvm.ptrtoint %p : !llvm.ptr to i64
  %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
  %9 = llvm.cmpxchg %p, %2, %2 acq_rel monotonic : !llvm.ptr, i32
  %10 = llvm.extractvalue %9[0] : !llvm.struct<(i32, i1)>
  %11 = llvm.atomicrmw add %p, %2 acquire : !llvm.ptr, i32
  llvm.fence syncscope("agent") seq_cst
  %12 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<2>
  %13 = llvm.load volatile %p invariant {nontemporal} : !llvm.ptr -> f32
  llvm.return
}
llvm.mlir.global internal constant @str("hello\00")
llvm.mlir.global external @g(42 : i64) : i64
llvm.mlir.global private unnamed_addr constant @h(dense<[1, 2]> : tensor<2xi32>) {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<2 x i32>
llvm.mlir.global @i() : !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global extern_weak hidden thread_local local_unnamed_addr @j() {dso_local} : f32
llvm.mlir.alias external @al : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @calls(%p: !llvm.ptr, %f: f32) -> i32 {
  %0 = llvm.mlir.addressof @str : !llvm.ptr
  %c = llvm.mlir.constant(3 : i32) : i32
  %1 = llvm.call @ext(%c, %0) : (i32, !llvm.ptr) -> i32
  %2 = llvm.call @printf(%0, %c) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.call %p(%c) : !llvm.ptr, (i32) -> ()
  %3 = llvm.call fastcc %p() {fastmathFlags = #llvm.fastmath<nnan>} : !llvm.ptr, () -> f32
  %4 = llvm.call tail @ext(%c, %0) {convergent} : (i32 {llvm.signext}, !llvm.ptr) -> (i32 {llvm.zeroext})
  llvm.call %p(%c) ["a"(%c : i32), "b"()] : !llvm.ptr, (i32) -> ()
  %5 = llvm.call_intrinsic "llvm.my.intrin"(%c, %f) {fastmathFlags = #llvm.fastmath<reassoc>} : (i32, f32) -> i32
  llvm.call_intrinsic "llvm.x"() : () -> ()
  %6 = llvm.fadd %f, %f {fastmathFlags = #llvm.fastmath<fast>} : f32
  %7 = llvm.fcmp "oeq" %f, %6 : f32
  %8 = llvm.fneg %f : f32
  %9 = llvm.fcmp "une" %f, %6 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  llvm.return %1 : i32
}
llvm.func @cf(%c: i1, %x: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%x : i32), ^bb2
^bb1(%0: i32):
  llvm.switch %0 : i32, ^bb3(%0 : i32) [
    1: ^bb2,
    -2: ^bb3(%x : i32)
  ]
^bb2:
  llvm.br ^bb3(%x : i32)
^bb3(%1: i32):
  llvm.cond_br %c weights([1, 3]), ^bb4, ^bb5
^bb4:
  llvm.switch %1 : i32, ^bb5 [
  ]
^bb5:
  llvm.unreachable
}
llvm.func @agg(%s: !llvm.struct<(i32, array<2 x f32>)>, %v: vector<4xi32>, %f: f32, %i: i32) {
  %0 = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.insertvalue %f, %s[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %2 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>)>
  %3 = llvm.mlir.poison : vector<4xi32>
  %4 = llvm.mlir.zero : !llvm.ptr
  %5 = llvm.extractelement %v[%i : i32] : vector<4xi32>
  %6 = llvm.insertelement %i, %v[%i : i32] : vector<4xi32>
  %7 = llvm.shufflevector %v, %v [0, 1, 4] : vector<4xi32>
  %8 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
  %9 = llvm.mlir.constant("ab") : !llvm.array<2 x i8>
  %10 = llvm.mlir.constant(1) : i64
  %11 = llvm.mlir.constant(1.5) : f64
  %12 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %13 = llvm.mlir.constant(true) : i1
  %14 = llvm.bitcast %f : f32 to i32
  %15 = llvm.freeze %14 : i32
  %16 = llvm.icmp "eq" %v, %v : vector<4xi32>
  %17 = llvm.mlir.none : !llvm.token
  llvm.return
}
llvm.func @pers(...) -> i32
llvm.func @eh(%p: !llvm.ptr) -> i32 attributes {personality = @pers} {
  %0 = llvm.mlir.constant(3 : i32) : i32
  %n = llvm.mlir.zero : !llvm.ptr
  %a = llvm.mlir.undef : !llvm.array<1 x ptr>
  %1 = llvm.invoke @ext(%0, %p) to ^bb1 unwind ^bb2 : (i32, !llvm.ptr) -> i32
^bb1:
  llvm.invoke %p(%0) to ^bb3(%0 : i32) unwind ^bb2 {branch_weights = array<i32: 1, 2>} : !llvm.ptr, (i32) -> ()
^bb2:
  %2 = llvm.landingpad cleanup (catch %n : !llvm.ptr) (filter %a : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.resume %2 : !llvm.struct<(ptr, i32)>
^bb3(%x: i32):
  %3 = llvm.landingpad (catch %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return %x : i32
}
llvm.func @misc(%x: i32, %p: !llvm.ptr) vscale_range(1, 16) {
  %0 = llvm.inline_asm "foo", "=r,r" %x : (i32) -> i32
  llvm.inline_asm has_side_effects asm_dialect = intel "bar", "r" %0 : (i32) -> ()
  %1 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.indirectbr %p : !llvm.ptr, [
    ^bb1(%x : i32),
    ^bb2
  ]
^bb1(%q: i32):
  llvm.blocktag <id = 1>
  llvm.return
^bb2:
  %2 = llvm.blockaddress <function = @misc, tag = <id = 1>> : !llvm.ptr
  llvm.return
}
llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @any any
}
llvm.mlir.global internal constant @hc(1 : i64) comdat(@__llvm_comdat::@any) : i64
llvm.func weak_odr protected unnamed_addr fastcc @odd() comdat(@__llvm_comdat::@any) attributes {passthrough = ["noinline", ["k", "v"]], sym_visibility = "private", target_cpu = "x", frame_pointer = #llvm.framePointerKind<all>} {
  llvm.return
}
llvm.func @ctor() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@ctor], priorities = [0 : i32], data = [#llvm.zero]
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @ctor : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @ifn : !llvm.func<f32 (i64)>, !llvm.ptr @resolver

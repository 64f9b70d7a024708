// ARGS: --inline=default-pipeline= --allow-unregistered-dialect
// ARGS: --inline=default-pipeline= --mlir-print-debuginfo --allow-unregistered-dialect
// ARGS: --inline --allow-unregistered-dialect

#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
#scope2 = #llvm.alias_scope<id = distinct[2]<>, domain = #domain, description = "x">
#group = #llvm.access_group<id = distinct[3]<>>
#group2 = #llvm.access_group<id = distinct[4]<>>
llvm.func @ext(!llvm.ptr)
llvm.func @noalias(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %c: !llvm.ptr, %n: i32) -> i32 {
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.store %n, %b : i32, !llvm.ptr
  %g = llvm.getelementptr %a[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %n, %g : i32, !llvm.ptr
  llvm.store %n, %c : i32, !llvm.ptr
  llvm.call @ext(%a) : (!llvm.ptr) -> ()
  %2 = llvm.atomicrmw add %a, %n monotonic : !llvm.ptr, i32
  %len = llvm.mlir.constant(4 : i32) : i32
  "llvm.intr.memcpy"(%a, %c, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return %0 : i32
}
llvm.func @scopes(%a: !llvm.ptr) {
  llvm.intr.experimental.noalias.scope.decl #scope
  %0 = llvm.load %a {alias_scopes = [#scope], noalias_scopes = [#scope2], access_groups = [#group2]} : !llvm.ptr -> i32
  llvm.store %0, %a : i32, !llvm.ptr
  llvm.return
}
llvm.func @allocas(%n: i32, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %1 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %n, %1 : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  llvm.store %n, %0 : i32, !llvm.ptr
  %2 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %2 : i32
}
llvm.func @static(%n: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %z = llvm.alloca %zero x i32 : (i32) -> !llvm.ptr
  %l = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %l : !llvm.ptr
  llvm.store %n, %0 : i32, !llvm.ptr
  llvm.call @ext(%0) : (!llvm.ptr) -> ()
  llvm.call @ext(%z) : (!llvm.ptr) -> ()
  llvm.call @ext(%l) : (!llvm.ptr) -> ()
  %2 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %2 : i32
}
llvm.func @byval(%a: !llvm.ptr {llvm.byval = i64}, %b: !llvm.ptr {llvm.byval = i32, llvm.align = 32 : i64}) -> i64 {
  %0 = llvm.load %a : !llvm.ptr -> i64
  llvm.call @ext(%b) : (!llvm.ptr) -> ()
  llvm.return %0 : i64
}
llvm.func @byvalro(%a: !llvm.ptr {llvm.byval = i64, llvm.align = 16 : i64}) -> i64 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
  %0 = llvm.load %a : !llvm.ptr -> i64
  llvm.return %0 : i64
}
llvm.func @noinl() attributes {no_inline} { llvm.return }
llvm.func @vararg(...) { llvm.return }
llvm.func @inalloca(%a: !llvm.ptr {llvm.inalloca = i32}) { llvm.return }
llvm.func @pers() attributes {personality = @ext} { llvm.return }
llvm.func @pass() attributes {passthrough = ["strictfp", "foo"]} { llvm.return }
llvm.func @pass2() attributes {passthrough = ["foo"]} { llvm.return }
llvm.func @vastart(%p: !llvm.ptr) { llvm.intr.vastart %p : !llvm.ptr 
 llvm.return }
llvm.func @always() attributes {always_inline} { llvm.return }
llvm.func @caller(%p: !llvm.ptr, %q: !llvm.ptr, %n: i32, %c: i1, %al: !llvm.ptr {llvm.align = 16 : i64}) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.call @ext(%s) : (!llvm.ptr) -> ()
  llvm.br ^bb1
^bb1:
  %0 = llvm.call @noalias(%p, %q, %s, %n) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> i32
  llvm.call @scopes(%p) {alias_scopes = [#scope2], access_groups = [#group]} : (!llvm.ptr) -> ()
  llvm.call @scopes(%q) {noalias_scopes = [#scope2]} : (!llvm.ptr) -> ()
  %1 = llvm.call @allocas(%n, %c) : (i32, i1) -> i32
  %2 = llvm.call @static(%1) : (i32) -> i32
  %3 = llvm.call @byval(%p, %q) : (!llvm.ptr, !llvm.ptr) -> i64
  %4 = llvm.call @byvalro(%p) : (!llvm.ptr) -> i64
  %5 = llvm.call @byvalro(%s) : (!llvm.ptr) -> i64
  %6 = llvm.call @byvalro(%al) : (!llvm.ptr) -> i64
  llvm.call @noinl() : () -> ()
  llvm.call @vararg() vararg(!llvm.func<void (...)>) : () -> ()
  llvm.call @inalloca(%p) : (!llvm.ptr) -> ()
  llvm.call @pers() : () -> ()
  llvm.call @pass() : () -> ()
  llvm.call @pass2() : () -> ()
  llvm.call @vastart(%p) : (!llvm.ptr) -> ()
  llvm.call @always() : () -> ()
  llvm.call @always() {no_inline} : () -> ()
  llvm.call @ext(%p) : (!llvm.ptr) -> ()
  "use"(%0, %3, %4, %5, %6) : (i32, i64, i64, i64, i64) -> ()
  llvm.return
}

func.func private @f(%p: f32 {llvm.zeroext})
// -----
func.func private @f(memref<4xf32> {llvm.sret})
// -----
func.func private @f(f32 {llvm.zeroext})
// -----
func.func private @f(f32 {llvm.noalias})
// -----
func.func private @f(index {llvm.noalias = 3 : i32})
// -----
llvm.func @f(%a: i32 {llvm.alignstack})
// -----
llvm.func @f(%a: i32 {llvm.inreg = 3 : i32})
// -----
llvm.func @f(%a: i32 {llvm.returned = 3 : i32})
// -----
llvm.func @f(%a: i32 {llvm.dereferenceable_or_null = "x"})
// -----
llvm.func @f(%a: i32 {llvm.dereferenceable_or_null = 1 : i32})
// -----
llvm.func @f(%a: i32 {llvm.readnone = 1 : i32})
// -----
llvm.func @f(%a: i32 {llvm.readnone})
// -----
llvm.func @f() -> (i32 {llvm.allocalign})
// -----
llvm.func @f() -> (i32 {llvm.alignstack = 3 : i64})
// -----
llvm.func @f() -> (i32 {llvm.elementtype = i32})
// -----
"llvm.func"() ({
}) {sym_name = "x", function_type = !llvm.func<void ()>, res_attrs = [{llvm.noalias}]} : () -> ()
// -----
"llvm.func"() ({
}) {sym_name = "x", function_type = !llvm.func<void ()>, res_attrs = [{}]} : () -> ()
// -----
"llvm.func"() ({
}) {sym_name = "x", function_type = !llvm.func<void ()>, arg_attrs = [{llvm.noalias}]} : () -> ()
// -----
"llvm.func"() ({
}) {sym_name = "x", function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, res_attrs = [{llvm.noalias}]} : () -> ()
// -----
llvm.func @p(!llvm.ptr, ...)
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.call @p(%a) vararg(!llvm.func<void (ptr, ...)>) : (!llvm.ptr) -> i32
  llvm.return
}
// -----
llvm.func @p(!llvm.ptr, ...)
llvm.func @f(%a: !llvm.ptr) {
  llvm.call @p() vararg(!llvm.func<void (ptr, ...)>) : () -> ()
  llvm.return
}
// -----
llvm.func @pers()
llvm.func @f(%p: i32) attributes {personality = @pers} {
  %n = llvm.mlir.zero : i32
  %q = llvm.bitcast %n : i32 to f32
  %0 = llvm.landingpad (catch %q : f32) : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.func @pers()
llvm.func @f(%p: i32) attributes {personality = @pers} {
  %q = llvm.bitcast %p : i32 to f32
  %0 = llvm.landingpad (catch %q : f32) : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.func @pers()
llvm.func @f(%p: !llvm.ptr, %i: i32) attributes {personality = @pers} {
  %0 = llvm.atomicrmw xchg %p, %i not_atomic : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: vector<2xi32>) {
  %0 = llvm.atomicrmw add %p, %i acquire : !llvm.ptr, vector<2xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: vector<2xf32>) {
  %0 = llvm.atomicrmw xchg %p, %i acquire : !llvm.ptr, vector<2xf32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i1) {
  %0 = llvm.atomicrmw add %p, %i acquire : !llvm.ptr, i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i1) {
  %0 = llvm.atomicrmw xchg %p, %i acquire : !llvm.ptr, i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i24) {
  %0 = llvm.atomicrmw add %p, %i acquire : !llvm.ptr, i24
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.cmpxchg %p, %i, %i unordered monotonic : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.cmpxchg %p, %i, %i acq_rel acq_rel : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> vector<2xi32>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i24
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> f80
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.alloca %i x !llvm.target<"foo"> : (i32) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.mlir.zero : !llvm.target<"foo">
  llvm.return
}
// -----
llvm.mlir.global @x() : !llvm.target<"foo">
// -----
llvm.mlir.global @x() : !llvm.target<"aarch64.svcount">
// -----
llvm.func @c()
llvm.mlir.global_ctors ctors = [@c], priorities = [0 : i32], data = [3 : i32]
// -----
llvm.func @c()
llvm.mlir.global_dtors dtors = [@c, @c], priorities = [0 : i32], data = [#llvm.zero]
// -----
llvm.mlir.global_dtors dtors = [@c], priorities = [0 : i32], data = [#llvm.zero]
// -----
llvm.func @f(%i: i32) {
  llvm.inline_asm tail_call_kind = <musttail> "foo", "r" %i : (i32) -> ()
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f() {
  llvm.blocktag <id = 1>
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return
}
// -----
llvm.func @g()
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @h : !llvm.ptr
  llvm.return
}
// -----
llvm.func extern_weak @g()
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i64, %n : i64) {
  %4 = llvm.mlir.undef : vector<2xi64>
  %5 = "llvm.inttoptr"(%4) {dereferenceable = #llvm.dereferenceable<bytes = 8>} : (vector<2xi64>) -> vector<2x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i64, %n : i64) {
  %4 = llvm.mlir.undef : vector<2xi64>
  %5 = "llvm.load"(%p) {ordering = 0 : i64, dereferenceable = #llvm.dereferenceable<bytes = 8>} : (!llvm.ptr) -> vector<2x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i64, %n : i64) {
  %4 = llvm.mlir.undef : vector<2xi64>
  %5 = "llvm.load"(%p) {ordering = 0 : i64, dereferenceable = #llvm.dereferenceable<bytes = 8>} : (!llvm.ptr) -> i64
  llvm.return
}

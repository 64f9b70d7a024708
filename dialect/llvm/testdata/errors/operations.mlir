llvm.func @f() -> i32 {
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// -----
llvm.func @f() -> i64 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// -----
llvm.func @f(index)
// -----
llvm.func @f() -> (i32, i32)
// -----
llvm.func @f() -> index
// -----
llvm.func @f(..., i32)
// -----
llvm.func internal @f()
// -----
llvm.func common @f()
// -----
llvm.func @f() attributes {no_inline, always_inline} {
  llvm.return
}
// -----
llvm.func @f() attributes {optimize_none} {
  llvm.return
}
// -----
llvm.func foo @f()
// -----
"llvm.func"() ({
^bb0(%a: i64):
  llvm.return
}) {sym_name = "x", function_type = !llvm.func<void (i32)>} : () -> ()
// -----
"llvm.func"() ({
^bb0:
  llvm.return
}) {sym_name = "x", function_type = !llvm.func<void (i32)>} : () -> ()
// -----
"llvm.func"() ({
}) {sym_name = "x", function_type = i32} : () -> ()
// -----
"llvm.func"() ({
}) {function_type = !llvm.func<void (i32)>} : () -> ()
// -----
llvm.func @f(i32 {foo})
// -----
llvm.func @f(%a: i32 {llvm.sret = i32})
// -----
llvm.func @f(%a: i32 {llvm.noalias})
// -----
llvm.func @f(%a: !llvm.ptr {llvm.sret})
// -----
llvm.func @f(%a: f32 {llvm.signext})
// -----
llvm.func @f(%a: !llvm.ptr {llvm.nonnull = 3 : i32})
// -----
llvm.func @f() -> (i32 {llvm.noalias})
// -----
llvm.func @f() -> (!llvm.ptr {llvm.sret = i32})
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) {
  llvm.call @g(%a, %a) : (i32, i32) -> i32
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i64) {
  %0 = llvm.call @g(%a) : (i64) -> i32
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) {
  %0 = llvm.call @g(%a) : (i32) -> i64
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) {
  llvm.call @g(%a) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @g(i32)
llvm.func @f(%a: i32) {
  %0 = llvm.call @g(%a) : (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.call @g(%a) : (i32) -> ()
  llvm.return
}
// -----
func.func @g(i32) -> ()
llvm.func @f(%a: i32) {
  llvm.call @g(%a) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.call %a(%a) : i32, (i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  llvm.call %a() : () -> ()
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  llvm.call @f(%a) : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  llvm.call @f(%a) : (!llvm.ptr)
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  llvm.call @f(%a) : (!llvm.ptr) -> (i32, i32)
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  llvm.call @f(%a) : (!llvm.ptr) -> !llvm.void
  llvm.return
}
// -----
llvm.func @p(!llvm.ptr, ...)
llvm.func @f(%a: !llvm.ptr) {
  llvm.call @p(%a) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @p(!llvm.ptr, ...)
llvm.func @f(%a: !llvm.ptr) {
  llvm.call @p(%a) vararg(!llvm.func<void (ptr)>) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @p(!llvm.ptr, ...)
llvm.func @f(%a: !llvm.ptr) {
  llvm.call @p(%a) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @p(!llvm.ptr, ...)
llvm.func @f(%a: !llvm.ptr) {
  llvm.call @p(%a) vararg(!llvm.func<void (i32, ...)>) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.icmp "foo" %a, %a : i32
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.icmp eq %a, %a : i32
  llvm.return
}
// -----
func.func @f(%a: index) {
  %0 = llvm.icmp "eq" %a, %a : index
  return
}
// -----
llvm.func @f(%a: f32) {
  %0 = llvm.icmp "eq" %a, %a : f32
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.alloca %a x i32 : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.alloca %a x i32 {alignment = "x"} : (i32) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.alloca %a x i32 : (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0, %a] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0, 3] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = "llvm.getelementptr"(%p) {elem_type = i32, rawConstantIndices = array<i32: -2147483648>} : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr inbounds_flag %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {syncscope = "x"} : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.void
  llvm.return
}
// -----
llvm.func @f(%p: i32) {
  %0 = llvm.load %p : i32 -> i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  llvm.store %i, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.bitcast %p : !llvm.ptr to i64
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr<2>
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = llvm.zext %i : i32 to i16
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = llvm.sext %i : i32 to vector<2xi64>
  llvm.return
}
// -----
llvm.func @f(%i: vector<2xi32>) {
  %0 = llvm.sext %i : vector<2xi32> to vector<3xi64>
  llvm.return
}
// -----
llvm.func @f(%s: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %s[1] : !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%s: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %s[0, 1] : !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%s: !llvm.struct<(i32)>) {
  %0 = "llvm.extractvalue"(%s) {position = array<i64: 0>} : (!llvm.struct<(i32)>) -> i64
  llvm.return
}
// -----
llvm.func @f(%s: !llvm.struct<(i32)>, %i: i64) {
  %0 = "llvm.insertvalue"(%s, %i) {position = array<i64: 0>} : (!llvm.struct<(i32)>, i64) -> !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%s: i32) {
  %0 = llvm.extractvalue %s[0] : i32
  llvm.return
}
// -----
llvm.func @f(%s: vector<[4]xi32>) {
  %0 = llvm.shufflevector %s, %s [0, 1, 0, 0] : vector<[4]xi32>
  llvm.return
}
// -----
llvm.func @f(%s: i32) {
  %0 = llvm.shufflevector %s, %s [0, 1, 0, 0] : i32
  llvm.return
}
// -----
llvm.func @f(%s: i32) {
  llvm.switch %s : i32, ^bb1 [
    1: ^bb1(%s : i32)
  ]
^bb1:
  llvm.return
}
// -----
llvm.func @f(%s: i32) {
  "llvm.switch"(%s)[^bb1, ^bb1] {case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
^bb1:
  llvm.return
}
// -----
llvm.func @f(%s: i32) {
  "llvm.switch"(%s)[^bb1, ^bb1] {case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
^bb1:
  llvm.return
}
// -----
llvm.func @f(%s: i32) {
  llvm.br ^bb1(%s : i32)
^bb1(%x: i64):
  llvm.return
}
// -----
llvm.func @f(%s: i32) {
  llvm.cond_br %s, ^bb1, ^bb1
^bb1:
  llvm.return
}
// -----
llvm.func @f(%s: i1) {
  llvm.cond_br %s weights([1]), ^bb1, ^bb1
^bb1:
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : f64
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : i64
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant("ab") : !llvm.array<3 x i8>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<3xi32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : i32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xf32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1.0> : vector<2xf32>) : vector<2xf64>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<[2]xi32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32, 2 : i64]) : !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32, "a"]) : !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(ptr)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : i32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(@f) : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(true) : !llvm.target<"spirv.Event">
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.addressof @none : !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global @g(1 : i32) {addr_space = 3 : i32} : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global @g(1 : i32) : !llvm.void
// -----
llvm.mlir.global @g("abc") : !llvm.array<4 x i8>
// -----
llvm.mlir.global @g("abc") : i32
// -----
llvm.mlir.global @g(1 : i32)
// -----
llvm.mlir.global @g(1 : i32) : i32, i32
// -----
llvm.mlir.global common @g(1 : i32) : i32
// -----
llvm.mlir.global appending @g(1 : i32) : i32
// -----
llvm.mlir.global @g(1 : i32) {alignment = 3 : i64} : i32
// -----
llvm.mlir.global @g(1 : i32) comdat(@x::@y) : i32
// -----
llvm.func @f() {
  llvm.mlir.global @g(1 : i32) : i32
  llvm.return
}
// -----
llvm.mlir.global @g() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}
// -----
llvm.mlir.global @g() : i32 {
  llvm.return
}
// -----
llvm.mlir.global @g(2 : i32) : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.global @g() : i32 {
  %p = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.global @g() {addr_space = -1 : i32} : i32
// -----
llvm.mlir.alias common @g : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.alias @g : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.alias @g : !llvm.void {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.invoke %p() to ^bb1 unwind ^bb1 : !llvm.ptr, () -> ()
^bb1:
  llvm.return
}
// -----
llvm.func @pers()
llvm.func @f(%p: !llvm.ptr) attributes {personality = @pers} {
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.br ^bb1
^bb1:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i64)>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.func @pers()
llvm.func @f(%p: !llvm.ptr) attributes {personality = @pers} {
  %0 = llvm.landingpad : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.func @pers()
llvm.func @f(%p: !llvm.ptr) attributes {personality = @pers} {
  %0 = llvm.landingpad (catch %p : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.func @f() {
  llvm.call_intrinsic "foo"() : () -> ()
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.call %p() ["a"(%p : i32)] : !llvm.ptr, () -> ()
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.call %p() [a()] : !llvm.ptr, () -> ()
  llvm.return
}
// -----
llvm.func @f() {
  llvm.fence monotonic
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32, %f: f32) {
  %0 = llvm.atomicrmw fadd %p, %i acquire : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32, %f: f32) {
  %0 = llvm.atomicrmw add %p, %f acquire : !llvm.ptr, f32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32, %f: f32) {
  %0 = llvm.atomicrmw add %p, %i unordered : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32, %f: f32) {
  %0 = llvm.cmpxchg %p, %i, %i monotonic release : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i1, %f: f32) {
  %0 = llvm.cmpxchg %p, %i, %i monotonic monotonic : !llvm.ptr, i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32, %f: f32) {
  %0 = llvm.fadd %i, %i : i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32, %f: f32) {
  %0 = llvm.add %i, %f : i32
  llvm.return
}
// -----
llvm.comdat @c {
  llvm.return
}
// -----
llvm.linker_options [1]
// -----
llvm.module_flags [1]
// -----
llvm.mlir.global_ctors ctors = [@x], priorities = [0 : i32], data = [#llvm.zero]
// -----
llvm.func @c()
llvm.mlir.global_ctors ctors = [@c], priorities = [0 : i32, 1 : i32], data = [#llvm.zero]

// Operations of the llvm dialect that random ones do not have.
llvm.func @callee(i32) -> i32
llvm.func @personality(...) -> i32
llvm.mlir.global external @global(1 : i32) : i32
llvm.mlir.alias external @alias : i32 {
  %0 = llvm.mlir.addressof @global : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @ifunc : !llvm.func<void ()>, !llvm.ptr @resolver
llvm.func @init() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@init], priorities = [1 : i32], data = [#llvm.zero]
llvm.func @f(%ptrs: vector<4x!llvm.ptr>, %mask: vector<4xi1>, %n: i32, %x: f32, %v: vector<4xi32>) -> i32 attributes {personality = @personality} {
  %0 = llvm.intr.masked.gather %ptrs, %mask {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xi32>
  llvm.intr.masked.scatter %v, %ptrs, %mask {alignment = 1 : i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
  %1 = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f32)>
  %2 = "llvm.intr.vp.ptrtoint"(%ptrs, %mask, %n) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  %3 = llvm.call @callee(%n) : (i32) -> i32
  %4 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  %5 = llvm.invoke @callee(%3) to ^bb2 unwind ^bb3 : (i32) -> i32
^bb2:
  llvm.return %5 : i32
^bb3:
  %6 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %3 : i32
}

// ARGS: --mem2reg --allow-unregistered-dialect

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  llvm.func @big(%a: i16, %f: f64) -> i8 {
    %one = llvm.mlir.constant(1 : i32) : i32
    %0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    llvm.store %a, %0 : i16, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> i8
    %2 = llvm.load %0 : !llvm.ptr -> f16
    "test.use"(%2) : (f16) -> ()
    llvm.return %1 : i8
  }
}

module {
  llvm.func @sum(%arg0: i32) -> i32 { // by FuncOpConversion at <stdin>:1
    %0 = llvm.mlir.constant(2 : i32) : i32 // by ConstantOpLowering at <stdin>:4, from AddIAddConstant at <stdin>:4
    %1 = llvm.add %arg0, %0 : i32 // by VectorConvertToLLVMPattern<AddIOp, AddOp, AttrConvertOverflowToLLVM> at <stdin>:4, from AddIAddConstant at <stdin>:4
    llvm.return %1 : i32 // by ReturnOpLowering at <stdin>:5
  }
  llvm.func @loop(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) { // by FuncOpConversion at <stdin>:7
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> // by pass ConvertFuncToLLVMPass
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  // by pass ConvertFuncToLLVMPass
    %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  // by pass ConvertFuncToLLVMPass
    %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  // by pass ConvertFuncToLLVMPass
    %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  // by pass ConvertFuncToLLVMPass
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  // by pass ConvertFuncToLLVMPass
    %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32> // by pass ConvertFuncToLLVMPass
    %7 = llvm.mlir.constant(0 : index) : i64 // by ConstantOpLowering at <stdin>:8
    %8 = builtin.unrealized_conversion_cast %7 : i64 to index // by pass ArithToLLVMConversionPass
    %9 = llvm.mlir.constant(1 : index) : i64 // by ConstantOpLowering at <stdin>:9
    cf.br ^bb1(%8 : index) // by ForLowering at <stdin>:10
  ^bb1(%10: index):  // 2 preds: ^bb0, ^bb2
    %11 = builtin.unrealized_conversion_cast %10 : index to i64 // by pass ArithToLLVMConversionPass
    %12 = llvm.icmp "slt" %11, %arg0 : i64 // by CmpIOpLowering at <stdin>:10, from ForLowering at <stdin>:10
    cf.cond_br %12, ^bb2, ^bb3 // by ForLowering at <stdin>:10
  ^bb2:  // pred: ^bb1
    %13 = memref.load %6[%10] : memref<?xf32>
    %14 = llvm.fadd %13, %13 : f32 // by VectorConvertToLLVMPattern<AddFOp, FAddOp, AttrConvertFastMathToLLVM, true> at <stdin>:12
    %15 = llvm.fadd %14, %14 : f32 // by VectorConvertToLLVMPattern<AddFOp, FAddOp, AttrConvertFastMathToLLVM, true> at <stdin>:14
    memref.store %15, %6[%10] : memref<?xf32>
    %16 = llvm.add %11, %9 : i64 // by VectorConvertToLLVMPattern<AddIOp, AddOp, AttrConvertOverflowToLLVM> at <stdin>:10, from ForLowering at <stdin>:10
    %17 = builtin.unrealized_conversion_cast %16 : i64 to index // by pass ArithToLLVMConversionPass
    cf.br ^bb1(%17 : index) // by ForLowering at <stdin>:10
  ^bb3:  // pred: ^bb1
    llvm.return // by ReturnOpLowering at <stdin>:17
  }
}


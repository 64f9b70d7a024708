// Declarations of the passes that lower dialects.

#ifndef MICA_CONVERT_PASSES
#define MICA_CONVERT_PASSES

include "mlir/Pass/PassBase.td"

def ArithExpandOpsPass : Pass<"arith-expand"> {
  let summary = "Legalize Arith ops to be convertible to LLVM.";
  let description = [{
    Replaces divisions that round up or down, minima and maxima of floating-point numbers,
    scaling conversions and, if asked for, conversions of narrow floating-point types by
    several operations of `arith`.
  }];
  let dependentDialects = ["vector::VectorDialect"];
  let options = [
    Option<"BF16", "include-bf16", "bool", "false", "Enable the BF16 expansion patterns">,
    Option<"F8E8M0", "include-f8e8m0", "bool", "false", "Enable the F8E8M0 expansion patterns">,
    Option<"F4E2M1", "include-f4e2m1", "bool", "false", "Enable the F4E2M1 expansion patterns">,
  ];
}

class Layouts<string argument, string initial, string text> : Option<argument, argument, "Layout", initial, text, [{llvm::cl::values(
  clEnumValN(Layout::Infer, "infer-layout-map", ""),
  clEnumValN(Layout::Identity, "identity-layout-map", ""),
  clEnumValN(Layout::Dynamic, "fully-dynamic-layout-map", ""))}]>;

def OneShotBufferizePass : Pass<"one-shot-bufferize", "ModuleOp"> {
  let summary = "One-Shot Bufferize";
  let description = [{
    Replaces tensors with buffers, in place wherever nothing is read after it has been
    overwritten. Operations of `arith`, `bufferization`, `func`, `scf` and `tensor` are replaced.
  }];
  let dependentDialects = ["bufferization::BufferizationDialect", "memref::MemRefDialect"];
  let options = [
    Option<"ReturnAllocs", "allow-return-allocs-from-loops", "bool", "false", "Allows returning/yielding new allocations from a loop.">,
    Option<"UnknownOps", "allow-unknown-ops", "bool", "false", "Allows unknown (not bufferizable) ops in the input IR.">,
    Option<"Seed", "analysis-fuzzer-seed", "unsigned", "0", "Test only: Analyze ops in random order with a given seed (fuzzer)">,
    Option<"Heuristic", "analysis-heuristic", "std::string", "\"bottom-up\"", "Heuristic that control the IR traversal during analysis">,
    Option<"Functions", "bufferize-function-boundaries", "bool", "0", "Bufferize function boundaries (experimental).">,
    Option<"Parallel", "check-parallel-regions", "bool", "true", "Account for parallel regions in RaW analysis.">,
    Option<"CopyAlways", "copy-before-write", "bool", "false", "Skip the analysis. Make a buffer copy on every write.">,
    ListOption<"Dialects", "dialect-filter", "std::string", "Restrict bufferization to ops from these dialects.">,
    Option<"DumpAliases", "dump-alias-sets", "bool", "false", "Test only: Annotate tensor IR with alias sets">,
    ListOption<"NotAnalyzed", "no-analysis-func-filter", "std::string",
               "Skip analysis of functions with these symbol names.Set copyBeforeWrite to true when bufferizing them.">,
    Layouts<"function-boundary-type-conversion", "Layout::Infer", "Controls layout maps when bufferizing function signatures.">,
    Option<"InferSpace", "must-infer-memory-space", "bool", "false",
           "The memory space of an memref types must always be inferred. If unset, a default memory space of 0 is used otherwise.">,
    Option<"EncodedSpace", "use-encoding-for-memory-space", "bool", "false",
           "Use the Tensor encoding attribute for the memory space. Exclusive to the 'must-infer-memory-space' option">,
    Option<"AnalysisOnly", "test-analysis-only", "bool", "false", "Test only: Only run inplaceability analysis and annotate IR">,
    Option<"PrintConflicts", "print-conflicts", "bool", "false", "Test only: Annotate IR with RaW conflicts. Requires test-analysis-only.">,
    Layouts<"unknown-type-conversion", "Layout::Dynamic", "Controls layout maps for non-inferrable memref types.">,
    Option<"Alignment", "buffer-alignment", "uint64_t", "64", "Sets the alignment of newly allocated buffers.">,
  ];
  let statistics = [
    Statistic<"Allocated", "num-buffer-alloc", "Number of buffer allocations">,
    Statistic<"InPlace", "num-tensor-in-place", "Number of in-place tensor OpOperands">,
    Statistic<"OutOfPlace", "num-tensor-out-of-place", "Number of out-of-place tensor OpOperands">,
  ];
}

def ConvertMathToFuncs : Pass<"convert-math-to-funcs", "ModuleOp"> {
  let summary = "Convert Math operations to calls of outlined implementations.";
  let description = [{
    Adds functions for powers with integer exponents, and for counting leading zeros if asked
    for, to the module, one for each combination of types, and calls them. They are of the
    linkage `linkonce_odr` of the llvm dialect.
  }];
  let dependentDialects = [
    "arith::ArithDialect", "cf::ControlFlowDialect", "func::FuncDialect", "scf::SCFDialect",
    "vector::VectorDialect", "LLVM::LLVMDialect",
  ];
  let options = [
    Option<"MinExponent", "min-width-of-fpowi-exponent", "unsigned", "1",
           "Convert FPowI only if the width of its exponent's integer type is greater than or equal to this value">,
    Option<"LeadingZero", "convert-ctlz", "bool", "false",
           "Convert math.ctlz to a software implementation. Enable for targets that do not natively support ctlz.">,
  ];
}

def AffineExpandIndexOps : Pass<"affine-expand-index-ops"> {
  let summary = "Lower affine operations operating on indices into more fundamental operations";
  let description = [{
    Makes arithmetic of `affine.delinearize_index` and `affine.linearize_index`.
  }];
}

def ConvertLinalgToAffineLoopsPass : Pass<"convert-linalg-to-affine-loops"> {
  let summary = "Lower the operations from the linalg dialect into affine loops";
  let description = [{
    Does what `convert-linalg-to-loops` does, with loops and accesses of `affine`.
  }];
  let dependentDialects = ["affine::AffineDialect", "linalg::LinalgDialect", "memref::MemRefDialect"];
}

def ConvertLinalgToLoopsPass : Pass<"convert-linalg-to-loops"> {
  let summary = "Lower the operations from the linalg dialect into loops";
  let description = [{
    Makes loops of `scf` of structured operations all of whose operands are scalars and
    memrefs, with loads, the body of the operation, and stores in the innermost one.
  }];
  let dependentDialects = ["linalg::LinalgDialect", "scf::SCFDialect", "affine::AffineDialect"];
}

class ToSPIRV<string argument> : Pass<argument> {
  let dependentDialects = ["spirv::SPIRVDialect"];
  let options = [
    Option<"Narrow", "emulate-lt-32-bit-scalar-types", "bool", "true",
           "Emulate narrower scalar types with 32-bit ones if not supported by the target">,
    Option<"Floats", "emulate-unsupported-float-types", "bool", "true",
           "Emulate unsupported float types by representing them with integer types of same bit width">
  ];
}

def ConvertArithToSPIRVPass : ToSPIRV<"convert-arith-to-spirv"> {
  let summary = "Convert Arith dialect to SPIR-V dialect";
  let description = [{
    Makes operations of `spirv` of those of `arith`. Integers of less than 32 bits that the
    target environment does not have are emulated by such of 32 bits, where that gives the
    same result.
  }];
}

def ConvertControlFlowToSPIRVPass : ToSPIRV<"convert-cf-to-spirv"> {
  let summary = "Convert ControlFlow dialect to SPIR-V dialect";
  let description = [{
    Makes branches of `spirv` of `cf.br` and `cf.cond_br`, and converts the arguments of the
    blocks, for the environment that the attribute `spirv.target_env` of a symbol table
    describes.
  }];
}

def ConvertFuncToSPIRVPass : ToSPIRV<"convert-func-to-spirv"> {
  let summary = "Convert Func dialect to SPIR-V dialect";
  let description = [{
    Makes functions of `spirv` of those with one result at most, with types that the target
    environment has, and converts calls and returns.
  }];
}

def SCFToSPIRV : Pass<"convert-scf-to-spirv"> {
  let summary = "Convert SCF dialect to SPIR-V dialect.";
  let description = [{
    Makes structured control flow of `spirv` of `scf.for`, `scf.if` and `scf.while`. Results
    become variables of the function, because `spirv` does not have regions with results.
    Operations of `arith`, `func`, `index` and `memref` are lowered, too.
  }];
  let dependentDialects = ["spirv::SPIRVDialect"];
}

def ConvertMathToSPIRVPass : Pass<"convert-math-to-spirv"> {
  let summary = "Convert Math dialect to SPIR-V dialect";
  let description = [{
    Makes functions of the instruction set for graphics, or of that for kernels, of those
    operations of `math` for which there are some in the target environment.
  }];
  let dependentDialects = ["spirv::SPIRVDialect"];
}

def ConvertComplexToSPIRVPass : Pass<"convert-complex-to-spirv"> {
  let summary = "Convert Complex dialect to SPIRV dialect";
  let description = [{
    Makes vectors of two numbers of complex ones, and lowers constants, what makes complex
    numbers of their parts, and what extracts these.
  }];
  let dependentDialects = ["spirv::SPIRVDialect"];
}

def ConvertIndexToSPIRVPass : Pass<"convert-index-to-spirv"> {
  let summary = "Lower the `index` dialect to the `spirv` dialect.";
  let description = [{
    Makes operations on integers of 32 or 64 bits of those of `index`, several of a division
    that rounds up or down.
  }];
  let dependentDialects = ["::mlir::spirv::SPIRVDialect"];
  let options = [Option<"Wide", "use-64bit-index", "bool", "false", "Use 64-bit integers to convert index types">];
}

def ConvertMemRefToSPIRVPass : Pass<"convert-memref-to-spirv"> {
  let summary = "Convert MemRef dialect to SPIR-V dialect";
  let description = [{
    Makes pointers of memrefs whose memory spaces are storage classes, and lowers their
    accesses, casts and allocations. Integers of less bits than the target environment can
    store are parts of words, which are stored with atomic operations.
  }];
  let dependentDialects = ["spirv::SPIRVDialect"];
  let options = [
    Option<"BoolBits", "bool-num-bits", "int", "8", "The number of bits to store a boolean value">,
    Option<"Wide", "use-64bit-index", "bool", "false", "Use 64-bit integers to convert index types">
  ];
}

def ConvertShapeToStandardPass : Pass<"convert-shape-to-std", "ModuleOp"> {
  let summary = "Convert operations from the shape dialect into the standard dialect";
  let description = [{
    Computes shapes with operations of `arith`, `scf` and `tensor` where they are tensors of
    extents. What works on `!shape.shape` and `!shape.size`, whose values may be errors, is kept.
  }];
  let dependentDialects = ["scf::SCFDialect"];
}

def ConvertShapeConstraintsPass : Pass<"convert-shape-constraints"> {
  let summary = "Convert shape constraint operations to the standard dialect";
  let description = [{
    Asserts what constraints require with `cf.assert`, so that witnesses become constants.
  }];
  let dependentDialects = ["cf::ControlFlowDialect", "scf::SCFDialect"];
}

def ConvertTensorToLinalgPass : Pass<"convert-tensor-to-linalg", "ModuleOp"> {
  let summary = "Convert some Tensor dialect ops to Linalg dialect";
  let description = [{
    Makes a `linalg.fill` and an insertion of a `tensor.pad`.
  }];
  let dependentDialects = ["arith::ArithDialect", "linalg::LinalgDialect"];
}

def LowerAffinePass : Pass<"lower-affine"> {
  let summary = "Lower Affine operations to a combination of Arith and SCF operations";
  let description = [{
    Replaces the maps and sets of `affine` by loops and conditionals of `scf`, accesses of
    `memref` and `vector`, and index arithmetic of `arith`.
  }];
  let dependentDialects = ["arith::ArithDialect", "memref::MemRefDialect", "scf::SCFDialect", "vector::VectorDialect"];
}

def ExpandOpsPass : Pass<"memref-expand"> {
  let summary = "Legalize memref operations to be convertible to LLVM.";
  let description = [{
    Makes a `memref.reinterpret_cast` of a `memref.reshape`, with sizes that are loaded from the
    shape.
  }];
}

def ExpandStridedMetadataPass : Pass<"expand-strided-metadata"> {
  let summary = "Expand memref operations into easier to analyze constructs";
  let description = [{
    Makes a `memref.reinterpret_cast` of a `memref.subview`, `memref.expand_shape` or
    `memref.collapse_shape`, with offset, sizes and strides that are computed by `affine.apply`,
    and replaces what `memref.extract_strided_metadata` extracts where that is known.
  }];
  let dependentDialects = ["affine::AffineDialect", "memref::MemRefDialect"];
}

def ReconcileUnrealizedCastsPass : Pass<"reconcile-unrealized-casts"> {
  let summary = "Simplify and eliminate unrealized conversion casts";
  let description = [{
    Replaces the results of a `builtin.unrealized_conversion_cast` with values that casts
    before it have come from, where these have the same types, and erases casts that
    only casts use.
  }];
}

def ConvertArithToEmitC : Pass<"convert-arith-to-emitc"> {
  let summary = "Convert Arith dialect to EmitC dialect";
  let description = [{
    Makes operations of `emitc` of all of `arith`. Arithmetic that wraps around is done with
    unsigned integers, as that of signed ones is undefined in C.
  }];
  let dependentDialects = ["emitc::EmitCDialect"];
}

def ConvertFuncToEmitC : Pass<"convert-func-to-emitc", "ModuleOp"> {
  let summary = "Convert Func dialect to EmitC dialect";
  let description = [{
    Makes functions and calls of `emitc`. A function may have one result at most.
  }];
  let dependentDialects = ["emitc::EmitCDialect"];
}

def ConvertMemRefToEmitC : Pass<"convert-memref-to-emitc", "ModuleOp"> {
  let summary = "Convert MemRef dialect to EmitC dialect";
  let description = [{
    Makes arrays and their elements of memrefs of static shapes. Allocations and copies call
    functions of the standard library, whose header is included.
  }];
  let dependentDialects = ["emitc::EmitCDialect"];
  let options = [
    Option<"Cpp", "lower-to-cpp", "bool", "false", "Target C++ (true) instead of C (false)">
  ];
}

def SCFToEmitC : Pass<"convert-scf-to-emitc"> {
  let summary = "Convert SCF dialect to EmitC dialect, maintaining structured control flow";
  let description = [{
    Makes loops, conditionals and switches of `emitc`. Results become variables, to which the
    regions assign what they yield.
  }];
  let dependentDialects = ["emitc::EmitCDialect"];
}

def ConvertToLLVMPass : Pass<"convert-to-llvm"> {
  let summary = "Convert to LLVM via dialect interfaces found in the input IR";
  let description = [{
    Does what the passes for `arith`, `cf`, `complex`, `func`, `index`, `math`, `memref`,
    `ub` and `vector` do, in one conversion. Of vectors it lowers those of one dimension. With `dynamic` the width of an index is that of the data
    layout.
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
  let options = [
    ListOption<"Dialects", "filter-dialects", "std::string",
               "Test conversion patterns of only the specified dialects">,
    Option<"Dynamic", "dynamic", "bool", "false",
           "Use op conversion attributes to configure the conversion">,
    Option<"Rollback", "allow-pattern-rollback", "bool", "true",
           "Experimental performance flag to disallow pattern rollback">
  ];
}

class ToLLVM<string argument, string base = ""> : Pass<argument, base> {
  let dependentDialects = ["LLVM::LLVMDialect"];
  let options = [
    Option<"IndexBits", "index-bitwidth", "unsigned", "0",
           "Bitwidth of the index type, 0 to use size of machine word">
  ];
}

def ArithToLLVMConversionPass : ToLLVM<"convert-arith-to-llvm"> {
  let summary = "Convert Arith dialect to LLVM dialect";
  let description = [{
    Makes operations of `llvm` of those of `arith`. Vectors of several dimensions become
    arrays of vectors, with an operation for each of these.
  }];
}

def ConvertComplexToLLVMPass : Pass<"convert-complex-to-llvm"> {
  let summary = "Convert Complex dialect to LLVM dialect";
  let description = [{
    Makes operations of `llvm` on structs of those of `complex` for which this takes no
    functions: `abs`, `add`, `constant`, `create`, `div`, `im`, `mul`, `re` and `sub`. With
    `complex-range=improved` a division does not overflow on the way to a result that does
    not.
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
  let options = [
    Option<"Range", "complex-range", "::mlir::complex::ComplexRangeFlags",
           "::mlir::complex::ComplexRangeFlags::basic",
           "Control the intermediate calculation of complex number division",
           [{::llvm::cl::values(
             clEnumValN(::mlir::complex::ComplexRangeFlags::improved, "improved", "improved"),
             clEnumValN(::mlir::complex::ComplexRangeFlags::basic, "basic", "basic (default)"),
             clEnumValN(::mlir::complex::ComplexRangeFlags::none, "none", "none")
           )}]>
  ];
}

def ConvertComplexToStandardPass : Pass<"convert-complex-to-standard"> {
  let summary = "Convert Complex dialect to standard dialect";
  let description = [{
    Makes operations of `arith` and `math` on the real and the imaginary parts of those of
    `complex`. With `complex-range=improved` a division does not overflow on the way to a
    result that does not.
  }];
  let dependentDialects = ["arith::ArithDialect", "math::MathDialect"];
  let options = [
    Option<"Range", "complex-range", "::mlir::complex::ComplexRangeFlags",
           "::mlir::complex::ComplexRangeFlags::improved",
           "Control the intermediate calculation of complex number division",
           [{::llvm::cl::values(
             clEnumValN(::mlir::complex::ComplexRangeFlags::improved, "improved", "improved (default)"),
             clEnumValN(::mlir::complex::ComplexRangeFlags::basic, "basic", "basic"),
             clEnumValN(::mlir::complex::ComplexRangeFlags::none, "none", "none")
           )}]>
  ];
}

def ConvertControlFlowToLLVMPass : ToLLVM<"convert-cf-to-llvm", "ModuleOp"> {
  let summary = "Convert ControlFlow operations to the LLVM dialect";
  let description = [{
    Makes branches of `llvm` of those of `cf`, and converts the arguments of the blocks.
    `cf.assert` prints its message with `puts` and calls `abort`.
  }];
}

def ConvertFuncToLLVMPass : Pass<"convert-func-to-llvm", "ModuleOp"> {
  let summary = "Convert from the Func dialect to the LLVM dialect";
  let description = [{
    Makes functions, calls and returns of `llvm` of those of `func`. A memref is passed as
    the parts of its descriptor, one of unknown rank as its rank and a pointer; several
    results are returned as a struct. With `use-bare-ptr-memref-call-conv`, or for a function
    with the attribute `llvm.bareptr`, a memref of a static shape is passed as a pointer.

    A function with the attribute `llvm.emit_c_interface` gets a second one, whose name
    begins with `_mlir_ciface_`, that takes pointers to descriptors.

    The width of an index is that of the data layout of the module.
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
  let options = [
    Option<"BarePointers", "use-bare-ptr-memref-call-conv", "bool", "false",
           "Replace FuncOp's MemRef arguments with bare pointers to the MemRef element types">,
    Option<"IndexBits", "index-bitwidth", "unsigned", "0",
           "Bitwidth of the index type, 0 to use size of machine word">
  ];
}

def ConvertIndexToLLVMPass : ToLLVM<"convert-index-to-llvm"> {
  let summary = "Lower the `index` dialect to the `llvm` dialect.";
  let description = [{
    Makes operations of `llvm` on integers of those of `index`.
  }];
}

def ConvertMathToLLVMPass : Pass<"convert-math-to-llvm"> {
  let summary = "Convert Math dialect to LLVM dialect";
  let description = [{
    Makes intrinsics of `llvm` of those operations of `math` for which there are some.
    `math.log1p`, `math.expm1` and `math.rsqrt` become several operations, which are less
    exact.
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
  let options = [
    Option<"Log1p", "approximate-log1p", "bool", "true",
           "Enable approximation of Log1p.">
  ];
}

def ConvertMathToLibmPass : Pass<"convert-math-to-libm", "ModuleOp"> {
  let summary = "Convert Math dialect to libm calls";
  let description = [{
    Makes calls of the C library of operations of `math` on scalars. Vectors are taken apart,
    and numbers of 16 bits become `f32` before.
  }];
  let dependentDialects = ["arith::ArithDialect", "func::FuncDialect", "vector::VectorDialect"];
}

def ConvertComplexToLibm : Pass<"convert-complex-to-libm", "ModuleOp"> {
  let summary = "Convert Complex dialect to libm calls";
  let description = [{
    Makes calls of the C library of those operations of `complex` for which it has functions.
  }];
  let dependentDialects = ["func::FuncDialect"];
}

def ConvertVectorToSCF : Pass<"convert-vector-to-scf"> {
  let summary = "Lower the operations from the vector dialect into the SCF dialect";
  let description = [{
    Makes loops of transfers of vectors of several dimensions, with a buffer for the vector,
    and of those that need one for other reasons. With `full-unroll` the loops are unrolled
    and there is no buffer. Prints of vectors become loops that print their elements.
  }];
  let dependentDialects = [
    "affine::AffineDialect", "memref::MemRefDialect", "scf::SCFDialect", "tensor::TensorDialect"
  ];
  let options = [
    Option<"Unroll", "full-unroll", "bool", "false",
           "Perform full unrolling when converting vector transfers to SCF">,
    Option<"Rank", "target-rank", "unsigned", "1",
           "Target vector rank to which transfer ops should be lowered">,
    Option<"Tensors", "lower-tensors", "bool", "false",
           "Lower transfer ops that operate on tensors">,
    Option<"Scalable", "lower-scalable", "bool", "false",
           "Add scalable vector specific lowerings (that introduce loops)">
  ];
}

def ConvertVectorToLLVMPass : Pass<"convert-vector-to-llvm"> {
  let summary = "Lower the operations from the vector dialect into the LLVM dialect";
  let description = [{
    Lowers operations on vectors of several dimensions to those on vectors of one, and makes
    operations of `llvm` of these. Transfers of vectors of several dimensions are not lowered:
    let `convert-vector-to-scf` make loops of them before.

    With the options that enable instructions of certain processors, operations of their dialects
    are lowered, too. That contractions become multiplications of small matrices of Arm processors
    is not implemented: `enable-arm-i8mm` and `enable-arm-bf16` with one of the other two.
  }];
  let dependentDialects = ["arith::ArithDialect", "memref::MemRefDialect", "LLVM::LLVMDialect", "tensor::TensorDialect", "ub::UBDialect"];
  let options = [
    Option<"Reassociate", "reassociate-fp-reductions", "bool", "false",
           "Allows llvm to reassociate floating-point reductions for speed">,
    Option<"NarrowIndices", "force-32bit-vector-indices", "bool", "true",
           "Allows compiler to assume vector indices fit in 32-bit if that yields faster code">,
    Option<"VectorAlignment", "use-vector-alignment", "bool", "false",
           "Use the preferred alignment of a vector type in load/store operations instead of the alignment of the element type of the memref. This flag is intended for use with hardware which requiresvector alignment, or in application contexts where it is known all vector access are naturally aligned. If operations have an alignment attribute set, the alignment attribute takes priority over this option ">,
    Option<"AMX", "enable-amx", "bool", "false",
           "Enables the use of AMX dialect while lowering the vector dialect.">,
    Option<"ArmNeon", "enable-arm-neon", "bool", "false",
           "Enables the use of ArmNeon dialect while lowering the vector dialect.">,
    Option<"ArmSVE", "enable-arm-sve", "bool", "false",
           "Enables the use of ArmSVE dialect while lowering the vector dialect.">,
    Option<"ArmI8MM", "enable-arm-i8mm", "bool", "false",
           "Enables the use of Arm FEAT_I8MM instructions while lowering the vector dialect.">,
    Option<"ArmBF16", "enable-arm-bf16", "bool", "false",
           "Enables the use of Arm FEAT_BF16 instructions while lowering the vector dialect.">,
    Option<"X86Vector", "enable-x86vector", "bool", "false",
           "Enables the use of X86Vector dialect while lowering the vector dialect.">,
    Option<"Contract", "vector-contract-lowering", "::mlir::vector::VectorContractLowering",
           "::mlir::vector::VectorContractLowering::Dot",
           "control the lowering of `vector.contract` operations.",
           [{::llvm::cl::values(
             clEnumValN(::mlir::vector::VectorContractLowering::Dot, "dot", "Progressively lower to finer grained `vector.contract` and dot-products. (default)"),
             clEnumValN(::mlir::vector::VectorContractLowering::LLVMIntr, "llvmintr", "Lower directly to `llvm.intr.matrix.multiply`."),
             clEnumValN(::mlir::vector::VectorContractLowering::OuterProduct, "outerproduct", "Lower to `vector.outerproduct`."),
             clEnumValN(::mlir::vector::VectorContractLowering::ParallelArith, "parallelarith", "Lower contract with all reduction dimensions unrolled to 1 to a vector elementwise operations.")
           )}]>,
    Option<"Transpose", "vector-transpose-lowering", "::mlir::vector::VectorTransposeLowering",
           "::mlir::vector::VectorTransposeLowering::EltWise",
           "control the lowering of `vector.transpose` operations.",
           [{::llvm::cl::values(
             clEnumValN(::mlir::vector::VectorTransposeLowering::EltWise, "eltwise", "Lower transpose into element-wise extract and inserts (default)"),
             clEnumValN(::mlir::vector::VectorTransposeLowering::LLVMIntr, "llvmintr", "Lower 2-D transpose directly to `llvm.intr.matrix.transpose`"),
             clEnumValN(::mlir::vector::VectorTransposeLowering::Shuffle1D, "shuffle1d", "Lower 2-D transpose to `vector.shuffle` on 1-D vector."),
             clEnumValN(::mlir::vector::VectorTransposeLowering::Shuffle16x16, "shuffle16x16", "Lower 2-D transpose to `vector.shuffle` on 16x16 vector.")
           )}]>
  ];
}

def FinalizeMemRefToLLVMConversionPass : Pass<"finalize-memref-to-llvm", "ModuleOp"> {
  let summary = "Finalize MemRef dialect to LLVM dialect conversion";
  let description = [{
    Makes operations of `llvm` on descriptors of those of `memref`. Memory on the heap is
    that of `malloc` and `free`. Views of parts of a memref are not lowered: let
    `expand-strided-metadata` make `memref.reinterpret_cast` of them before.

    The width of an index is that of the data layout of the module.
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
  let options = [
    Option<"AlignedAlloc", "use-aligned-alloc", "bool", "false",
           "Use aligned_alloc in place of malloc for heap allocations">,
    Option<"IndexBits", "index-bitwidth", "unsigned", "0",
           "Bitwidth of the index type, 0 to use size of machine word">,
    Option<"GenericFunctions", "use-generic-functions", "bool", "false",
           "Use generic allocation and deallocation functions instead of the classic 'malloc', 'aligned_alloc' and 'free' functions">
  ];
}

def UBToLLVMConversionPass : ToLLVM<"convert-ub-to-llvm"> {
  let summary = "Convert UB dialect to LLVM dialect";
  let description = [{
    Makes poison and unreachable code of `llvm` of that of `ub`.
  }];
}

def SCFToControlFlowPass : Pass<"convert-scf-to-cf"> {
  let summary = "Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG";
  let description = [{
    Makes blocks of the regions of loops and conditionals, with branches between them.
  }];
  let dependentDialects = ["cf::ControlFlowDialect"];
  let options = [
    Option<"Rollback", "allow-pattern-rollback", "bool", "true",
           "Experimental performance flag to disallow pattern rollback">
  ];
}

#endif

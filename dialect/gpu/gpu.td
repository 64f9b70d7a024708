//===- GPUOps.td - Operations of gpu -----------------------*- tablegen -*-===//

#ifndef MICA_GPU
#define MICA_GPU

include "mlir/Dialect/DLTI/DLTIBase.td"
include "mlir/Dialect/GPU/IR/CompilationAttrs.td"
include "mlir/Dialect/GPU/IR/GPUDeviceMappingAttr.td"
include "mlir/Dialect/GPU/IR/ParallelLoopMapperAttr.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class GPU_Op<string mnemonic, list<Trait> traits = []> : Op<GPU_Dialect, mnemonic, traits>;

// An operation that tokens order.
class _Async<string mnemonic, dag operands, dag values, string format, list<Trait> traits = []>
    : GPU_Op<mnemonic, [GPU_AsyncOpInterface] # traits> {
  let arguments = !con((ins Variadic<GPU_AsyncToken>:$asyncDependencies), operands);
  let results = !con(values, (outs Optional<GPU_AsyncToken>:$asyncToken));
  let assemblyFormat = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) " # format;
}

defvar _range = DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>;
defvar _writes = MemoryEffects<[MemWrite]>;
defvar _yields = SingleBlockImplicitTerminator<"gpu::YieldOp">;

//===----------------------------------------------------------------------===//
// Where a thread is
//===----------------------------------------------------------------------===//

def GPU_Dimension : GPU_I32Enum<"Dimension", "a dimension, either 'x', 'y', or 'z'", [
    I32EnumAttrCase<"x", 0>, I32EnumAttrCase<"y", 1>, I32EnumAttrCase<"z", 2>]>;
def GPU_DimensionAttr : EnumAttr<GPU_Dialect, GPU_Dimension, "dim">;

// A number in one dimension. The result is named after the operation and the dimension.
class GPU_IndexOp<string mnemonic, string what> : GPU_Op<mnemonic, [
    Pure, _range, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = what;
  let arguments = (ins GPU_DimensionAttr:$dimension, OptionalAttr<IndexAttr>:$upper_bound);
  let results = (outs Index);
  let assemblyFormat = "$dimension (`upper_bound` $upper_bound^)? attr-dict";
  let builders = [
    OpBuilder<(ins "::mlir::gpu::Dimension":$dimension), [{
      build($_builder, $_state, $_builder.getIndexType(), dimension, IntegerAttr());
    }]>,
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::gpu::Dimension":$dimension), [{
      build($_builder, $_state, resultType, dimension, IntegerAttr());
    }]>,
  ];
  let extraClassDefinition = [{
    void $cppClass::getAsmResultNames(function_ref<void(Value, StringRef)> setNameFn) {
      std::string name = }] # "\"" # mnemonic # "_\"" # [{;
      setNameFn(getResult(), name + stringifyDimension(getDimension()).str());
    }
  }];
}

def GPU_ClusterDimOp : GPU_IndexOp<"cluster_dim", "how many clusters the grid has">;
def GPU_ClusterDimBlocksOp : GPU_IndexOp<"cluster_dim_blocks", "how many blocks a cluster has">;
def GPU_ClusterIdOp : GPU_IndexOp<"cluster_id", "the place of the cluster in the grid">;
def GPU_ClusterBlockIdOp : GPU_IndexOp<"cluster_block_id", "the place of the block in its cluster">;
def GPU_BlockDimOp : GPU_IndexOp<"block_dim", "how many threads a block has">;
def GPU_BlockIdOp : GPU_IndexOp<"block_id", "the place of the block in the grid">;
def GPU_GridDimOp : GPU_IndexOp<"grid_dim", "how many blocks the grid has">;
def GPU_ThreadIdOp : GPU_IndexOp<"thread_id", "the place of the thread in its block">;
def GPU_GlobalIdOp : GPU_IndexOp<"global_id", "the place of the thread among those of all blocks">;

class _Number<string mnemonic, string what, string type = " `:` type($result)">
    : GPU_Op<mnemonic, [Pure, _range]> {
  let summary = what;
  let arguments = (ins OptionalAttr<IndexAttr>:$upper_bound);
  let results = (outs Index:$result);
  let assemblyFormat = "(`upper_bound` $upper_bound^)? attr-dict" # type;
}

def GPU_LaneIdOp : _Number<"lane_id", "the number of the thread in its subgroup", "">;
def GPU_SubgroupIdOp : _Number<"subgroup_id", "the number of the subgroup in its block">;
def GPU_NumSubgroupsOp : _Number<"num_subgroups", "how many subgroups a block has">;
def GPU_SubgroupSizeOp : _Number<"subgroup_size", "how many threads a subgroup has">;

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

def GPU_GPUModuleOp : GPU_Op<"module", [
    IsolatedFromAbove, DataLayoutOpInterface, HasDefaultDLTIDataLayout, NoRegionArguments, SymbolTable, Symbol
    ] # GraphRegionNoTerminator.traits> {
  let summary = "a module that is compiled for GPUs";
  let description = [{
    It is compiled for each of its targets; the handler gives the results to the host.

    ```mlir
    gpu.module @kernels <#gpu.select_object<1>> [#nvvm.target, #rocdl.target] {
      gpu.func @f() kernel {
        gpu.return
      }
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<GPUNonEmptyTargetArrayAttr>:$targets,
                       OptionalAttr<OffloadingTranslationAttr>:$offloadingHandler);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = "$sym_name (`<` $offloadingHandler^ `>`)? ($targets^)? attr-dict-with-keyword $bodyRegion";
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "StringRef":$name, CArg<"ArrayAttr", "{}">:$targets, CArg<"Attribute", "{}">:$handler)>,
    OpBuilder<(ins "StringRef":$name, "ArrayRef<Attribute>":$targets, CArg<"Attribute", "{}">:$handler)>,
  ];
  let extraClassDeclaration = [{
    bool hasTarget(Attribute target);
    void setTargets(ArrayRef<TargetAttrInterface> targets);
  }];
  let hasVerifier = 1;
}

def GPU_BinaryOp : GPU_Op<"binary", [Symbol]> {
  let summary = "a module that was compiled, an object for each target";
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<OffloadingTranslationAttr>:$offloadingHandler,
                       ConfinedAttr<GPUObjectArrayAttr, [ArrayMinCount<1>]>:$objects);
  let assemblyFormat = "$sym_name custom<OffloadingHandler>($offloadingHandler) attr-dict $objects";
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "StringRef":$name, "Attribute":$offloadingHandler, "ArrayAttr":$objects)>,
    OpBuilder<(ins "StringRef":$name, "Attribute":$offloadingHandler, "ArrayRef<Attribute>":$objects)>,
  ];
}

def GPU_OptionalDimSizeHintAttr : ConfinedAttr<OptionalAttr<DenseI32ArrayAttr>, [
    AttrConstraint<Or<[CPred<"!$_self">, DenseArrayCount<3>.predicate]>, "with 3 elements (if present)">]>;

def GPU_GPUFuncOp : GPU_Op<"func", [
    HasParent<"GPUModuleOp">, AutomaticAllocationScope, FunctionOpInterface, IsolatedFromAbove, AffineScope]> {
  let summary = "a function on a GPU, or a kernel that the host launches";
  let description = [{
    It can have buffers of its own, in memory of the block and in memory of the thread;
    they are arguments of the body.

    ```mlir
    gpu.func @f(%x: f32) workgroup(%w: memref<32xf32, 3>) private(%p: memref<1xf32, 5>) kernel {
      gpu.return
    }
    ```
  }];
  let arguments = (ins
      TypeAttrOf<FunctionType>:$function_type,
      OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs,
      OptionalAttr<DictArrayAttr>:$workgroup_attrib_attrs, OptionalAttr<DictArrayAttr>:$private_attrib_attrs,
      GPU_OptionalDimSizeHintAttr:$known_block_size, GPU_OptionalDimSizeHintAttr:$known_grid_size,
      GPU_OptionalDimSizeHintAttr:$known_cluster_size);
  let regions = (region AnyRegion:$body);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "StringRef":$name, "FunctionType":$type, CArg<"TypeRange", "{}">:$workgroupAttributions,
                   CArg<"TypeRange", "{}">:$privateAttributions, CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
  ];
  let extraClassDeclaration = [{
    bool isKernel() { return (*this)->hasAttr(GPUDialect::getKernelFuncAttrName()); }
    ArrayRef<Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ArrayRef<Type> getResultTypes() { return getFunctionType().getResults(); }
    Region *getCallableRegion() { return &getBody(); }
  }];
  let hasCustomAssemblyFormat = 1;
}

def GPU_ReturnOp : GPU_Op<"return", [HasParent<"GPUFuncOp">, Pure, Terminator]> {
  let summary = "end of a function, with its results";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let builders = [OpBuilder<(ins), "">];
  let hasVerifier = 1;
}

def GPU_DynamicSharedMemoryOp : GPU_Op<"dynamic_shared_memory", [Pure]> {
  let summary = "the memory of the block whose size is an operand of the launch";
  let results = (outs Arg<MemRefRankOf<[I8], [1]>>:$resultMemref);
  let assemblyFormat = "attr-dict `:` type($resultMemref)";
  let hasVerifier = 1;
}

def LaunchIndx : AnyTypeOf<[Index, I32, I64]>;

def GPU_LaunchFuncOp : _Async<"launch_func",
    (ins SymbolRefAttr:$kernel,
         LaunchIndx:$gridSizeX, LaunchIndx:$gridSizeY, LaunchIndx:$gridSizeZ,
         LaunchIndx:$blockSizeX, LaunchIndx:$blockSizeY, LaunchIndx:$blockSizeZ,
         Optional<LaunchIndx>:$clusterSizeX, Optional<LaunchIndx>:$clusterSizeY, Optional<LaunchIndx>:$clusterSizeZ,
         Optional<I32>:$dynamicSharedMemorySize, Variadic<AnyType>:$kernelOperands, Optional<AnyType>:$asyncObject),
    (outs), [{
      (`<` $asyncObject^ `:` type($asyncObject) `>`)? $kernel
      (`clusters` `in` ` ` `(` $clusterSizeX^ `,` $clusterSizeY `,` $clusterSizeZ `)`)?
      `blocks` `in` ` ` `(` $gridSizeX `,` $gridSizeY `,` $gridSizeZ `)`
      `threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)`
      custom<LaunchDimType>(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX), type($clusterSizeY), type($clusterSizeZ))
      (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)?
      custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict
    }],
    [AttrSizedOperandSegments, AllTypesMatch<[
      "gridSizeX", "gridSizeY", "gridSizeZ", "blockSizeX", "blockSizeY", "blockSizeZ"]>]> {
  let summary = "launches a kernel on a grid of blocks";
  let description = [{
    ```mlir
    %t = gpu.launch_func async [%start] @kernels::@f
        blocks in (%n, %one, %one) threads in (%m, %one, %one) args(%x : f32)
    ```
  }];
  let skipDefaultBuilders = 1;
  defvar launch = (ins "KernelDim3":$gridSize, "KernelDim3":$blockSize, "Value":$dynamicSharedMemorySize,
                       "ValueRange":$kernelOperands);
  defvar cluster = (ins CArg<"std::optional<KernelDim3>", "std::nullopt">:$clusterSize);
  let builders = [
    OpBuilder<!con((ins "GPUFuncOp":$kernelFunc), launch, (ins CArg<"Type", "nullptr">:$asyncTokenType,
                   CArg<"ValueRange", "{}">:$asyncDependencies), cluster)>,
    OpBuilder<!con((ins "SymbolRefAttr":$kernel), launch, (ins "Type":$asyncTokenType,
                   CArg<"ValueRange", "{}">:$asyncDependencies), cluster)>,
    OpBuilder<!con((ins "SymbolRefAttr":$kernel), launch, (ins CArg<"Value", "nullptr">:$asyncObject), cluster)>,
  ];
  let extraClassDeclaration = [{
    StringAttr getKernelModuleName() { return getKernel().getRootReference(); }
    StringAttr getKernelName() { return getKernel().getLeafReference(); }
    bool hasClusterSize() { return bool(getClusterSizeX()); }
  }];
  let hasVerifier = 1;
}

def GPU_LaunchOp : GPU_Op<"launch", [
    AffineScope, AutomaticAllocationScope, AttrSizedOperandSegments, _range, GPU_AsyncOpInterface,
    RecursiveMemoryEffects]> {
  let summary = "launches its region as a kernel";
  let description = [{
    The arguments of the region are the numbers of block and thread, and how many there are
    of them. `gpu-kernel-outlining` makes a function and a `gpu.launch_func` of it.

    ```mlir
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %one, %gz = %one)
               threads(%tx, %ty, %tz) in (%sx = %m, %sy = %one, %sz = %one) {
      gpu.terminator
    }
    ```
  }];
  let arguments = (ins
      Variadic<GPU_AsyncToken>:$asyncDependencies,
      Index:$gridSizeX, Index:$gridSizeY, Index:$gridSizeZ,
      Index:$blockSizeX, Index:$blockSizeY, Index:$blockSizeZ,
      Optional<Index>:$clusterSizeX, Optional<Index>:$clusterSizeY, Optional<Index>:$clusterSizeZ,
      Optional<I32>:$dynamicSharedMemorySize,
      OptionalAttr<FlatSymbolRefAttr>:$module, OptionalAttr<FlatSymbolRefAttr>:$function);
  let results = (outs Optional<GPU_AsyncToken>:$asyncToken);
  let regions = (region AnyRegion:$body);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "Value":$gridSizeX, "Value":$gridSizeY, "Value":$gridSizeZ,
                   "Value":$blockSizeX, "Value":$blockSizeY, "Value":$blockSizeZ,
                   CArg<"Value", "nullptr">:$dynamicSharedMemorySize, CArg<"Type", "nullptr">:$asyncTokenType,
                   CArg<"ValueRange", "{}">:$asyncDependencies, CArg<"TypeRange", "{}">:$workgroupAttributions,
                   CArg<"TypeRange", "{}">:$privateAttributions, CArg<"Value", "nullptr">:$clusterSizeX,
                   CArg<"Value", "nullptr">:$clusterSizeY, CArg<"Value", "nullptr">:$clusterSizeZ,
                   CArg<"FlatSymbolRefAttr", "nullptr">:$module, CArg<"FlatSymbolRefAttr", "nullptr">:$function)>,
  ];
  let extraClassDeclaration = [{
    bool hasClusterSize() { return bool(getClusterSizeX()); }
  }];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let hasVerifier = 1;
}

def GPU_TerminatorOp : GPU_Op<"terminator", [HasParent<"LaunchOp">, Pure, Terminator]> {
  let summary = "end of a launched region";
  let assemblyFormat = "attr-dict";
}

def GPU_YieldOp : GPU_Op<"yield", [Pure, ReturnLike, Terminator]> {
  let summary = "end of a region, with the values that it hands on";
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
  let builders = [OpBuilder<(ins), "">];
}

def GPU_PrintfOp : GPU_Op<"printf", [_writes]> {
  let summary = "prints like `printf` of C, from each thread";
  let arguments = (ins StrAttr:$format, Variadic<AnyTypeOf<[AnyInteger, Index, AnyFloat]>>:$args);
  let assemblyFormat = "$format attr-dict (`,` $args^ `:` type($args))?";
}

def GPU_WarpExecuteOnLane0Op : GPU_Op<"warp_execute_on_lane_0", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["areTypesCompatible"]>, _yields, RecursiveMemoryEffects]> {
  let summary = "a region that only the first lane of a warp runs";
  let description = [{
    The other lanes get their parts of the yielded values: a vector is distributed in the
    dimensions that are smaller in the type of the result. Operands are gathered likewise.

    ```mlir
    %x = gpu.warp_execute_on_lane_0(%lane)[32] -> (vector<1xf32>) {
      %v = "make"() : () -> vector<32xf32>
      gpu.yield %v : vector<32xf32>
    }
    ```
  }];
  let arguments = (ins Index:$laneid, I64Attr:$warp_size, Variadic<AnyType>:$args);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$warpRegion);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "TypeRange":$resultTypes, "Value":$laneid, "int64_t":$warpSize)>,
    OpBuilder<(ins "TypeRange":$resultTypes, "Value":$laneid, "int64_t":$warpSize, "ValueRange":$args,
                   "TypeRange":$blockArgTypes)>,
  ];
  let extraClassDeclaration = [{
    bool isDefinedOutsideOfRegion(Value value) {
      return !getRegion().isAncestor(value.getParentRegion());
    }
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Work of several threads together
//===----------------------------------------------------------------------===//

def GPU_BarrierOp : GPU_Op<"barrier"> {
  let summary = "waits until all threads of the block are here";
  let assemblyFormat = "attr-dict";
  let hasCanonicalizer = 1;
}

defvar _reductions = ["Add", "Mul", "MinUI", "MinSI", "MinnumF", "MaxUI", "MaxSI", "MaxnumF", "And", "Or", "Xor",
                      "MinimumF", "MaximumF"];
defm GPU_AllReduceOp : _Cases<_reductions>;

def GPU_AllReduceOperation : GPU_I32Enum<"AllReduceOperation", "built-in reduction operations supported by gpu.allreduce.",
    !foreach(n, _reductions, !cast<I32EnumAttrCase>("GPU_AllReduceOp" # n))>;
def GPU_AllReduceOperationAttr : EnumAttr<GPU_Dialect, GPU_AllReduceOperation, "all_reduce_op">;

def AnyIntegerOrFloat : AnyTypeOf<[AnySignlessInteger, AnyFloat], "Integer or Float">;
def AnyIntegerOrFloatOr1DVector : AnyTypeOf<[
    AnyIntegerOrFloat, FixedVectorOfRankAndType<[1], [AnyIntegerOrFloat]>]>;

def GPU_AllReduceOp : GPU_Op<"all_reduce", [SameOperandsAndResultType, IsolatedFromAbove]> {
  let summary = "one value made of those of all threads of the block";
  let description = [{
    Two values are combined by the operation that is named, or by the region. `uniform` promises
    that all threads get here.

    ```mlir
    %s = gpu.all_reduce add %x uniform {} : (f32) -> f32
    ```
  }];
  let arguments = (ins AnyIntegerOrFloat:$value, OptionalAttr<GPU_AllReduceOperationAttr>:$op, UnitAttr:$uniform);
  let results = (outs AnyIntegerOrFloat:$result);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? $body attr-dict
    `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasRegionVerifier = 1;
}

def GPU_SubgroupReduceOp : GPU_Op<"subgroup_reduce", [SameOperandsAndResultType]> {
  let summary = "one value made of those of all threads of the subgroup";
  let description = [{
    With a size of clusters there is a value for each cluster; the stride is how far apart
    the threads of a cluster are.

    ```mlir
    %s = gpu.subgroup_reduce add %x cluster(size = 4, stride = 2) : (f32) -> f32
    ```
  }];
  let arguments = (ins AnyIntegerOrFloatOr1DVector:$value, GPU_AllReduceOperationAttr:$op, UnitAttr:$uniform,
                       OptionalAttr<I32Attr>:$cluster_size, DefaultValuedAttr<I32Attr, "1">:$cluster_stride);
  let results = (outs AnyIntegerOrFloatOr1DVector:$result);
  let assemblyFormat = [{
    custom<AllReduceOperation>($op) $value (`uniform` $uniform^)?
    (`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)?
    attr-dict `:` functional-type(operands, results)
  }];
  defvar common = (ins "Value":$value, "::mlir::gpu::AllReduceOperation":$op, "bool":$uniform);
  defvar size = (ins "std::optional<uint32_t>":$cluster_size);
  let builders = [
    OpBuilder<common, "build($_builder, $_state, value, op, uniform, std::nullopt);">,
    OpBuilder<!con(common, size), "build($_builder, $_state, value, op, uniform, cluster_size, 1);">,
    OpBuilder<!con(common, size, (ins "uint32_t":$cluster_stride)), [{
      build($_builder, $_state, value.getType(), value, op, uniform,
            cluster_size ? $_builder.getI32IntegerAttr(*cluster_size) : nullptr, cluster_stride);
    }]>,
  ];
  let hasFolder = 1;
  let hasVerifier = 1;
}

defm GPU_ShuffleOp : _Cases<["Xor", "Down", "Up", "Idx"]>;

def GPU_ShuffleMode : GPU_I32Enum<"ShuffleMode", "Indexing modes supported by gpu.shuffle.", [
    GPU_ShuffleOpXor, GPU_ShuffleOpUp, GPU_ShuffleOpDown, GPU_ShuffleOpIdx]>;
def GPU_ShuffleModeAttr : EnumAttr<GPU_Dialect, GPU_ShuffleMode, "shuffle_mode">;

class _Exchange<string mnemonic, string value, dag operands, string format> : GPU_Op<mnemonic, [
    Pure, AllTypesMatch<["value", value]>]> {
  let arguments = !con((ins AnyIntegerOrFloatOr1DVector:$value), operands);
  let results = !con(!dag(outs, [AnyIntegerOrFloatOr1DVector], [value]), (outs I1:$valid));
  let assemblyFormat = format # "$value `,` $offset `,` $width attr-dict `:` type($value)";
}

def GPU_ShuffleOp : _Exchange<"shuffle", "shuffleResult",
    (ins I32:$offset, I32:$width, GPU_ShuffleModeAttr:$mode), "$mode "> {
  let summary = "the value of another thread of the subgroup";
  let description = [{
    The other thread is `offset` away, up or down, has the number `offset`, or that of this
    thread after `xor`. The second result is whether it is one of the first `width`.

    ```mlir
    %x, %valid = gpu.shuffle xor %value, %offset, %width : f32
    ```
  }];
  let builders = [
    OpBuilder<(ins "Value":$value, "int32_t":$offset, "int32_t":$width, "ShuffleMode":$mode)>,
  ];
}

def GPU_RotateOp : _Exchange<"rotate", "rotateResult",
    (ins ConfinedAttr<I32Attr, [IntMinValue<0>]>:$offset, ConfinedAttr<I32Attr, [IntPowerOf2]>:$width), ""> {
  let summary = "the value of the thread `offset` further, round a group of `width`";
  let hasVerifier = 1;
}

def GPU_BroadcastType : GPU_I32Enum<"BroadcastType", "a lane to broadcast from", [
    I32EnumAttrCase<"first_active_lane", 0>, I32EnumAttrCase<"specific_lane", 1>]>;
def GPU_BroadcastTypeAttr : EnumAttr<GPU_Dialect, GPU_BroadcastType, "broadcast">;

def GPU_SubgroupBroadcastOp : GPU_Op<"subgroup_broadcast", [
    NoMemoryEffect, AllTypesMatch<["result", "src"]>, _range,
    DeclareOpInterfaceMethods<ConditionallySpeculatable, ["getSpeculatability"]>] # ElementwiseMappable.traits> {
  let summary = "the value of one lane, for all lanes of the subgroup";
  let arguments = (ins AnyType:$src, Optional<I32>:$lane, GPU_BroadcastTypeAttr:$broadcast_type);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$src `,` $broadcast_type ($lane^)? attr-dict `:` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

def GPU_WaitOp : _Async<"wait", (ins), (outs), "attr-dict"> {
  let summary = "waits for tokens, or makes one of them";
  let hasCanonicalizer = 1;
}

class _HostMemory<string mnemonic> : GPU_Op<mnemonic> {
  let arguments = (ins AnyUnrankedMemRef:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}

def GPU_HostRegisterOp : _HostMemory<"host_register"> {
  let summary = "gives the GPU access to memory of the host";
}
def GPU_HostUnregisterOp : _HostMemory<"host_unregister"> {
  let summary = "takes the GPU's access to memory of the host away";
}

def GPU_AllocOp : _Async<"alloc",
    (ins Variadic<Index>:$dynamicSizes, Variadic<Index>:$symbolOperands, UnitAttr:$hostShared),
    (outs Res<AnyMemRef, "", [MemAllocAt<0, FullEffect>]>:$memref), [{
      (` ` `host_shared` $hostShared^)? ` ` `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)?
      attr-dict `:` type($memref)
    }], [AttrSizedOperandSegments]> {
  let summary = "allocates memory of the GPU, which the host may share";
  let extraClassDeclaration = [{
    MemRefType getType() { return ::llvm::cast<MemRefType>(getMemref().getType()); }
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def GPU_DeallocOp : _Async<"dealloc", (ins Arg<AnyMemRef, "", [MemFreeAt<0, FullEffect>]>:$memref), (outs),
    "$memref attr-dict `:` type($memref)"> {
  let summary = "frees memory of the GPU";
}

defvar _destination = Arg<AnyMemRef, "", [MemWriteAt<0, FullEffect>]>;

def GPU_MemcpyOp : _Async<"memcpy",
    (ins _destination:$dst, Arg<AnyMemRef, "", [MemReadAt<0, FullEffect>]>:$src), (outs),
    "$dst `,` $src `:` type($dst) `,` type($src) attr-dict"> {
  let summary = "copies memory, between host and GPU or within one";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def GPU_MemsetOp : _Async<"memset", (ins _destination:$dst, Arg<AnyType, "">:$value), (outs),
    "$dst `,` $value `:` type($dst) `,` type($value) attr-dict", [AllElementTypesMatch<["dst", "value"]>]> {
  let summary = "writes one value into all elements";
  let hasFolder = 1;
}

def GPU_SetDefaultDeviceOp : GPU_Op<"set_default_device", [_writes]> {
  let summary = "chooses the GPU that later operations of this thread use";
  let arguments = (ins I32:$devIndex);
  let assemblyFormat = "attr-dict $devIndex";
}

//===----------------------------------------------------------------------===//
// Matrices of a subgroup
//===----------------------------------------------------------------------===//

def GPU_SubgroupMmaLoadMatrixOp : GPU_Op<"subgroup_mma_load_matrix", [MemoryEffects<[MemRead]>]> {
  let summary = "a matrix of memory, whose rows are `leadDimension` apart";
  let arguments = (ins Arg<GPU_MMAMemRef, "", [MemReadAt<0, FullEffect>]>:$srcMemref, Variadic<Index>:$indices,
                       IndexAttr:$leadDimension, OptionalAttr<UnitAttr>:$transpose);
  let results = (outs GPU_MMAMatrix:$res);
  let assemblyFormat = "$srcMemref `[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res)";
  let hasVerifier = 1;
}

def GPU_SubgroupMmaStoreMatrixOp : GPU_Op<"subgroup_mma_store_matrix", [_writes]> {
  let summary = "writes a matrix to memory, with rows `leadDimension` apart";
  let arguments = (ins Arg<MMAMatrixOf<[SI8, UI8, I32, F16, F32, F64]>>:$src,
                       Arg<GPU_MMAMemRef, "", [MemWriteAt<0, FullEffect>]>:$dstMemref, Variadic<Index>:$indices,
                       IndexAttr:$leadDimension, OptionalAttr<UnitAttr>:$transpose);
  let assemblyFormat = "$src `,` $dstMemref `[` $indices `]` attr-dict `:` type($src) `,` type($dstMemref)";
  let hasVerifier = 1;
}

def GPU_SubgroupMmaComputeOp : GPU_Op<"subgroup_mma_compute", [Pure, AllTypesMatch<["opC", "res"]>]> {
  let summary = "the product of two matrices plus a third one";
  let arguments = (ins Arg<MMAMatrixOf<[SI8, UI8, F16, F32, F64]>>:$opA, Arg<MMAMatrixOf<[SI8, UI8, F16, F32, F64]>>:$opB,
                       Arg<MMAMatrixOf<[I32, F16, F32, F64]>>:$opC,
                       OptionalAttr<UnitAttr>:$a_transpose, OptionalAttr<UnitAttr>:$b_transpose);
  let results = (outs GPU_MMAMatrix:$res);
  let assemblyFormat = "$opA `,` $opB `,` $opC attr-dict `:` type($opA) `,` type($opB) `->` type($res)";
  let hasVerifier = 1;
}

// A value that has the type of a matrix's elements.
class _GPUIsElement<string matrix, string value>
    : TypesMatchWith<"value type matches element type of mma_matrix", matrix, value,
                     "::llvm::cast<gpu::MMAMatrixType>($_self).getElementType()">;

defvar _resultType = [{
  gpu::MMAMatrixType getType() { return ::llvm::cast<gpu::MMAMatrixType>(getRes().getType()); }
}];

def GPU_SubgroupMmaConstantMatrixOp : GPU_Op<"subgroup_mma_constant_matrix", [Pure, _GPUIsElement<"res", "value">]> {
  let summary = "a matrix with one value in all elements";
  let arguments = (ins AnyTypeOf<[SI8, UI8, I32, F16, F32]>:$value);
  let results = (outs GPU_MMAMatrix:$res);
  let assemblyFormat = "$value attr-dict `:` type($res)";
  let extraClassDeclaration = _resultType;
}

def GPU_SubgroupMmaExtractThreadLocalOp : GPU_Op<"subgroup_mma_extract_thread_local", [
    Pure, _GPUIsElement<"matrix", "res">]> {
  let summary = "an element of a matrix, among those that this thread has";
  let arguments = (ins GPU_MMAMatrix:$matrix, Variadic<Index>:$indices);
  let results = (outs AnyIntegerOrFloat:$res);
  let assemblyFormat = "$matrix `[` $indices `]` attr-dict `:` type($matrix) `->` type($res)";
}

def GPU_SubgroupMmaInsertThreadLocalOp : GPU_Op<"subgroup_mma_insert_thread_local", [
    Pure, _GPUIsElement<"matrix", "value">]> {
  let summary = "a matrix with one element replaced, among those that this thread has";
  let arguments = (ins AnyIntegerOrFloat:$value, GPU_MMAMatrix:$matrix, Variadic<Index>:$indices);
  let results = (outs GPU_MMAMatrix:$res);
  let assemblyFormat = "$value `,` $matrix `[` $indices `]` attr-dict `:` type($value) `,` type($matrix) `->` type($res)";
}

defvar _elementwise = ["AddF", "MulF", "SUBF", "MaxF", "MinF", "DivF", "AddI", "MulI", "SUBI", "DivS", "DivU",
                       "NEGF", "NEGS", "EXTF"];
defm GPU_ElementwiseOp : _Cases<_elementwise>;

def MMAElementWise : GPU_I32Enum<"MMAElementwiseOp", "elementwise operation to apply to mma matrix",
    !foreach(n, _elementwise, !cast<I32EnumAttrCase>("GPU_ElementwiseOp" # n))>;
def MMAElementWiseAttr : EnumAttr<GPU_Dialect, MMAElementWise, "mma_element_wise">;

def GPU_SubgroupMmaElementwiseOp : GPU_Op<"subgroup_mma_elementwise", [Pure, AllTypesMatch<["args"]>]> {
  let summary = "an operation on the elements of one or two matrices";
  let arguments = (ins Variadic<GPU_MMAMatrix>:$args, MMAElementWiseAttr:$opType);
  let results = (outs GPU_MMAMatrix:$res);
  let assemblyFormat = "$opType $args attr-dict `:` functional-type($args, $res)";
  let extraClassDeclaration = _resultType;
}

//===----------------------------------------------------------------------===//
// Sparse matrices
//===----------------------------------------------------------------------===//

def GPU_CreateDnTensorOp : _Async<"create_dn_tensor",
    (ins AnyMemRef:$memref, Variadic<Index>:$dims), (outs Res<GPU_SparseDnTensorHandle>:$dnTensor),
    "$memref `,` $dims attr-dict `:` type($dims) `into` type($memref)", [AttrSizedOperandSegments]> {
  let summary = "a handle for a dense tensor";
}

def GPU_DestroyDnTensorOp : _Async<"destroy_dn_tensor",
    (ins Arg<GPU_SparseDnTensorHandle>:$dnTensor), (outs), "$dnTensor attr-dict"> {
  let summary = "frees a handle for a dense tensor";
}

// Makes a sparse matrix of its sizes and of the buffers of one format.
class _Create<string mnemonic, string what, list<string> sizes, list<string> buffers> : _Async<mnemonic,
    !con(!dag(ins, !listsplat(Index, !size(sizes)), sizes), !dag(ins, !listsplat(AnyMemRef, !size(buffers)), buffers)),
    (outs Res<GPU_SparseSpMatHandle>:$spmat),
    !interleave(!foreach(n, sizes # buffers, "$" # n), " `,` ") # " attr-dict `:` " #
    !interleave(!foreach(n, buffers, "type($" # n # ")"), " `,` ")> {
  let summary = "a handle for a sparse matrix " # what;
}

defvar _sizes = ["rows", "cols", "nnz"];
def GPU_CreateCooOp : _Create<"create_coo", "with two coordinates for each element",
    _sizes, ["rowIdxs", "colIdxs", "values"]>;
def GPU_CreateCooAoSOp : _Create<"create_coo_aos", "with a pair of coordinates for each element",
    _sizes, ["idxs", "values"]>;
def GPU_CreateCsrOp : _Create<"create_csr", "with compressed rows",
    _sizes, ["rowPos", "colIdxs", "values"]>;
def GPU_CreateCscOp : _Create<"create_csc", "with compressed columns",
    _sizes, ["colPos", "rowIdxs", "values"]>;
def GPU_CreateBsrOp : _Create<"create_bsr", "of dense blocks, with compressed rows of them",
    ["brows", "bcols", "bnnz", "rBlockSize", "cBlockSize"], ["bRowPos", "bColIdxs", "values"]>;

def GPU_Prune2To4SpMatFlag : GPU_I32Enum<"Prune2To4SpMatFlag", "pruning strategy for 2:4 sparse matrix", [
    I32EnumAttrCase<"NONE", 0>, I32EnumAttrCase<"PRUNE_ONLY", 1>, I32EnumAttrCase<"PRUNE_AND_CHECK", 2>]>;
def GPU_Prune2To4SpMatFlagAttr : EnumAttr<GPU_Dialect, GPU_Prune2To4SpMatFlag, "prune_2to4_spmat_flag"> {
  let defaultValue = "Prune2To4SpMatFlag::PRUNE_AND_CHECK";
}

def GPU_Create2To4SpMatOp : _Async<"create_2to4_spmat",
    (ins Index:$rows, Index:$cols, GPU_Prune2To4SpMatFlagAttr:$pruneFlag, AnyMemRef:$memref),
    (outs Res<GPU_SparseSpMatHandle>:$spMat),
    "`{` $pruneFlag `}` $rows `,` $cols `,` $memref attr-dict `:` type($memref)"> {
  let summary = "a handle for a matrix with at most two of four neighbors not zero";
}

def GPU_DestroySpMatOp : _Async<"destroy_sp_mat", (ins Arg<GPU_SparseSpMatHandle>:$spmat), (outs),
    "$spmat attr-dict"> {
  let summary = "frees a handle for a sparse matrix";
}

def GPU_TransposeMode : GPU_I32Enum<"TransposeMode",
    "transpose mode of sparse matrix supported by sparse tensor ops", [
      I32EnumAttrCase<"NON_TRANSPOSE", 0>, I32EnumAttrCase<"TRANSPOSE", 1>,
      I32EnumAttrCase<"CONJUGATE_TRANSPOSE", 2>]>;
def GPU_TransposeModeAttr : EnumAttr<GPU_Dialect, GPU_TransposeMode, "mat_transpose_mode"> {
  let defaultValue = "TransposeMode::NON_TRANSPOSE";
}

defvar _modeA = (ins GPU_TransposeModeAttr:$modeA);
defvar _modes = (ins GPU_TransposeModeAttr:$modeA, GPU_TransposeModeAttr:$modeB);
defvar _compute = (ins TypeAttr:$computeType);
defvar _buffer = (ins AnyMemRef:$buffer);
defvar _size = (outs Res<Index>:$bufferSz);

// A builder without transpositions. `first` are the results before the token, `values` and `last` the names of
// values before and after the type.
class _Plain<list<string> first, int modes, list<string> values, list<string> last = [], string lastType = "Value">
    : OpBuilder<!con(
        !dag(ins, !listsplat("Type", !size(first)), first),
        (ins "Type":$asyncToken, "ValueRange":$asyncDependencies),
        !dag(ins, !listsplat("Value", !size(values)), values), (ins "Type":$computeType),
        !dag(ins, !listsplat(lastType, !size(last)), last)),
      "build($_builder, $_state, " # !interleave(
        first # ["asyncToken", "asyncDependencies"] #
        !listsplat("gpu::TransposeMode::NON_TRANSPOSE", modes) # values # ["computeType"] # last, ", ") # ");">;

defvar _vectors = (ins GPU_SparseSpMatHandle:$spmatA, GPU_SparseDnTensorHandle:$dnX, GPU_SparseDnTensorHandle:$dnY);

def GPU_SpMVBufferSizeOp : _Async<"spmv_buffer_size", !con(_modeA, _vectors, _compute), _size,
    "$spmatA (`{` $modeA^ `}`)? `,` $dnX `,` $dnY attr-dict `into` $computeType"> {
  let summary = "how many bytes the product of matrix and vector needs";
  let builders = [_Plain<["bufferSz"], 1, ["spmatA", "dnX", "dnY"]>];
}

def GPU_SpMVOp : _Async<"spmv", !con(_modeA, _vectors, _compute, _buffer), (outs),
    "$spmatA (`{` $modeA^ `}`)? `,` $dnX `,` $dnY `,` $buffer attr-dict `:` type($buffer) `into` $computeType"> {
  let summary = "the product of a sparse matrix and a vector";
  let builders = [_Plain<[], 1, ["spmatA", "dnX", "dnY"], ["buffer"]>];
}

defvar _sparseDense = (ins GPU_SparseSpMatHandle:$spmatA, GPU_SparseDnTensorHandle:$dnmatB, GPU_SparseDnTensorHandle:$dnmatC);

def GPU_SpMMBufferSizeOp : _Async<"spmm_buffer_size", !con(_modes, _sparseDense, _compute),
    (outs Variadic<Index>:$bufferSzs), [{
      $spmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $dnmatC
      attr-dict `:` type($bufferSzs) `into` $computeType
    }], [AttrSizedResultSegments]> {
  let summary = "how many bytes the product with a dense matrix needs";
  let builders = [_Plain<["bufferSzs"], 2, ["spmatA", "dnmatB", "dnmatC"]>];
}

def GPU_SpMMOp : _Async<"spmm", !con(_modes, _sparseDense, _compute, (ins Variadic<AnyMemRef>:$buffers)), (outs), [{
      $spmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $dnmatC `,` $buffers
      attr-dict `:` type($buffers) `into` $computeType
    }], [AttrSizedOperandSegments]> {
  let summary = "the product of a sparse and a dense matrix";
  let builders = [_Plain<[], 2, ["spmatA", "dnmatB", "dnmatC"], ["buffers"], "ValueRange">];
}

defvar _denseSparse = (ins GPU_SparseDnTensorHandle:$dnmatA, GPU_SparseDnTensorHandle:$dnmatB, GPU_SparseSpMatHandle:$spmatC);

def GPU_SDDMMBufferSizeOp : _Async<"sddmm_buffer_size", !con(_modes, _denseSparse, _compute), _size,
    "$dnmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $spmatC attr-dict `into` $computeType"> {
  let summary = "how many bytes the sampled product of dense matrices needs";
  let builders = [_Plain<["bufferSz"], 2, ["dnmatA", "dnmatB", "spmatC"]>];
}

def GPU_SDDMMOp : _Async<"sddmm", !con(_modes, _denseSparse, _compute, _buffer), (outs), [{
      $dnmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $buffer
      attr-dict `:` type($buffer) `into` $computeType
    }]> {
  let summary = "the product of dense matrices, where a sparse one has elements";
  let builders = [_Plain<[], 2, ["dnmatA", "dnmatB", "spmatC"], ["buffer"]>];
}

def GPU_SpGEMMWorkEstimationOrComputeKind : GPU_I32Enum<"SpGEMMWorkEstimationOrComputeKind",
    "choose whether spgemm_work_estimation_or_compute does work estimation or compute", [
      I32EnumAttrCase<"WORK_ESTIMATION", 0>, I32EnumAttrCase<"COMPUTE", 1>]>;
def GPU_SpGEMMWorkEstimationOrComputeKindAttr : EnumAttr<
    GPU_Dialect, GPU_SpGEMMWorkEstimationOrComputeKind, "spgemm_work_estimation_or_compute_kind">;

def GPU_SpGEMMCreateDescrOp : _Async<"spgemm_create_descr", (ins), (outs GPU_SparseSpGEMMOpHandle:$desc), "attr-dict"> {
  let summary = "what the steps of a product of sparse matrices share";
}

def GPU_SpGEMMDestroyDescrOp : _Async<"spgemm_destroy_descr", (ins GPU_SparseSpGEMMOpHandle:$desc), (outs),
    "$desc attr-dict"> {
  let summary = "frees what the steps of a product share";
}

defvar _product = !con((ins GPU_SparseSpGEMMOpHandle:$desc), _modes, (ins
    GPU_SparseSpMatHandle:$spmatA, GPU_SparseSpMatHandle:$spmatB, GPU_SparseSpMatHandle:$spmatC), _compute);

def GPU_SpGEMMWorkEstimationOrComputeOp : _Async<"spgemm_work_estimation_or_compute",
    !con(_product, (ins Index:$bufferSz), _buffer, (ins GPU_SpGEMMWorkEstimationOrComputeKindAttr:$kind)),
    (outs Res<Index>:$bufferSzNew), [{
      `{` $kind `}` $spmatA (`{` $modeA^ `}`)? `,` $spmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $desc `,`
      $bufferSz `,` $buffer attr-dict `:` $computeType `into` type($buffer)
    }]> {
  let summary = "the first two steps of a product of sparse matrices";
  let builders = [
    OpBuilder<(ins "Type":$bufferSzNew, "Type":$asyncToken, "ValueRange":$asyncDependencies, "Value":$desc,
                   "Value":$spmatA, "Value":$spmatB, "Value":$spmatC, "Type":$computeType, "Value":$bufferSz,
                   "Value":$buffer), [{
      auto plain = gpu::TransposeMode::NON_TRANSPOSE;
      build($_builder, $_state, bufferSzNew, asyncToken, asyncDependencies, desc, plain, plain, spmatA, spmatB,
            spmatC, computeType, bufferSz, buffer, gpu::SpGEMMWorkEstimationOrComputeKind::WORK_ESTIMATION);
    }]>,
  ];
}

def GPU_SpGEMMCopyOp : _Async<"spgemm_copy", _product, (outs), [{
      $spmatA (`{` $modeA^ `}`)? `,` $spmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $desc attr-dict `:` $computeType
    }]> {
  let summary = "the last step of a product, which writes it";
  let builders = [
    OpBuilder<(ins "Type":$asyncToken, "ValueRange":$asyncDependencies, "Value":$desc, "Value":$spmatA,
                   "Value":$spmatB, "Value":$spmatC, "Type":$computeType), [{
      auto plain = gpu::TransposeMode::NON_TRANSPOSE;
      build($_builder, $_state, asyncToken, asyncDependencies, desc, plain, plain, spmatA, spmatB, spmatC, computeType);
    }]>,
  ];
}

def GPU_SpMatGetSizeOp : _Async<"spmat_get_size", (ins GPU_SparseSpMatHandle:$spmat),
    (outs Index:$rows, Index:$cols, Index:$nnz), "$spmat attr-dict"> {
  let summary = "how many rows, columns and elements a sparse matrix has";
}

def GPU_SetCsrPointersOp : _Async<"set_csr_pointers",
    (ins Arg<GPU_SparseSpMatHandle>:$spmat, AnyMemRef:$positions, AnyMemRef:$coordinates, AnyMemRef:$values), (outs), [{
      $spmat `,` $positions `,` $coordinates `,` $values attr-dict
      `:` type($positions) `,` type($coordinates) `,` type($values)
    }]> {
  let summary = "gives a matrix with compressed rows other buffers";
}

#endif // MICA_GPU

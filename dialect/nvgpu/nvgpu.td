//===- NVGPUOps.td - Operations of nvgpu -------------------*- tablegen -*-===//

#ifndef MICA_NVGPU_OPS
#define MICA_NVGPU_OPS

include "mlir/Dialect/NVGPU/IR/NVGPU.td"
include "mlir/Dialect/NVGPU/IR/NVGPUTypes.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class NVGPU_Op<string mnemonic, list<Trait> traits = []> : Op<NVGPU_Dialect, mnemonic, traits>;

// Memory that is read or written before that of other operands.
class _Read<Type type> : Arg<type, "", [MemReadAt<0, FullEffect>]>;
class _Written<Type type> : Arg<type, "", [MemWriteAt<0, FullEffect>]>;

//===----------------------------------------------------------------------===//
// Products of a warp
//===----------------------------------------------------------------------===//

def NVGPU_LdMatrixOp : NVGPU_Op<"ldmatrix",
    [MemoryEffects<[MemRead]>, PredOpTrait<"srcMemref and res have same element type", TCresVTEtIsSameAsOp<0, 0>>]> {
  let summary = "reads the parts of 8x8 matrices that a thread of a warp has in a product";
  let description = [{
    ```mlir
    %0 = nvgpu.ldmatrix %m[%i, %j] {numTiles = 2 : i32, transpose = true} : memref<16x8xf16, 3> -> vector<2x2xf16>
    ```
  }];
  let arguments = (ins _Read<AnyMemRef>:$srcMemref, Variadic<Index>:$indices, BoolAttr:$transpose, I32Attr:$numTiles);
  let results = (outs AnyVectorOfNonZeroRank:$res);
  let assemblyFormat = "$srcMemref`[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res)";
  let hasVerifier = 1;
}

class _NVGPUProduct<string mnemonic, dag sparse, dag more, string format> : NVGPU_Op<mnemonic,
    [Pure, PredOpTrait<"matrixA and matrixB have same element type", TCopVTEtIsSameAs<0, 1>>]> {
  let arguments = !con((ins AnyVectorOfNonZeroRank:$matrixA, AnyVectorOfNonZeroRank:$matrixB, AnyVectorOfNonZeroRank:$matrixC),
                       sparse, (ins I64ArrayAttr:$mmaShape), more, (ins OptionalAttr<UnitAttr>:$tf32Enabled));
  let results = (outs AnyVectorOfNonZeroRank:$res);
  let extraClassDeclaration = "std::array<int64_t, 3> getMmaShapeAsArray();";
  let assemblyFormat = "`(` $matrixA`,` $matrixB`,` $matrixC `)` " # format #
                       "attr-dict `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)";
  let hasVerifier = 1;
}

def NVGPU_MmaSyncOp : _NVGPUProduct<"mma.sync", (ins), (ins), ""> {
  let summary = "multiplies two matrices and adds a third, with the elements in a warp's threads";
  let description = [{
    The vectors are the elements that one thread has. The shape is that of the whole product: rows, columns, and the
    dimension that is summed over.

    ```mlir
    %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8]} : (vector<2x2xf16>, vector<1x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
    ```
  }];
  let builders = [OpBuilder<(ins "Value":$matrixA, "Value":$matrixB, "Value":$matrixC, "ArrayAttr":$mmaShape)>,
                  OpBuilder<(ins "Value":$matrixA, "Value":$matrixB, "Value":$matrixC, "ArrayRef<int64_t>":$mmaShape,
                                 CArg<"bool", "false">:$tf32Enabled)>];
}

def NVGPU_MmaSparseSyncMetadataType : FixedVectorOfLengthAndType<[2], [I16]>,
    BuildableType<"::mlir::VectorType::get({2},$_builder.getI16Type())">;

def NVGPU_MmaSparseSyncOp : _NVGPUProduct<"mma.sp.sync", (ins NVGPU_MmaSparseSyncMetadataType:$sparseMetadata),
    (ins DefaultValuedAttr<I32Attr, "0">:$sparsitySelector), "`metadata` `(` $sparseMetadata `)` "> {
  let summary = "multiplies matrices, the first with two zeros in four elements that are left out";
  let description = [{
    The metadata says which elements there are. The selector names the threads that have it.

    ```mlir
    %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%which) {mmaShape = [16, 8, 16], sparsitySelector = 1 : i32}
       : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
    ```
  }];
  let builders = [OpBuilder<(ins "Value":$matrixA, "Value":$matrixB, "Value":$matrixC, "Value":$sparseMetadata,
                                 "ArrayRef<int64_t>":$mmaShape)>];
}

//===----------------------------------------------------------------------===//
// Copies to shared memory
//===----------------------------------------------------------------------===//

def NVGPU_DeviceAsyncCopyOp : NVGPU_Op<"device_async_copy", [AttrSizedOperandSegments]> {
  let summary = "starts a copy of elements from global to shared memory";
  let description = [{
    If fewer elements are read than are written, the others are zeros.

    ```mlir
    %0 = nvgpu.device_async_copy %from[%i, %j], %to[%k], 8, %n {bypassL1} : memref<64x64xf16> to memref<512xf16, 3>
    %1 = nvgpu.device_async_create_group %0
    nvgpu.device_async_wait %1 {numGroups = 0 : i32}
    ```
  }];
  let arguments = (ins _Written<AnyMemRef>:$dst, Variadic<Index>:$dstIndices, _Read<AnyMemRef>:$src, Variadic<Index>:$srcIndices,
                       IndexAttr:$dstElements, Optional<Index>:$srcElements, OptionalAttr<UnitAttr>:$bypassL1);
  let results = (outs NVGPU_DeviceAsyncToken:$asyncToken);
  let assemblyFormat = [{
    $src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` `,` $dstElements (`,` $srcElements^)?
    attr-dict `:` type($src) `to` type($dst)
  }];
  let hasVerifier = 1;
}

def NVGPU_DeviceAsyncCreateGroupOp : NVGPU_Op<"device_async_create_group"> {
  let summary = "a group of the copies that a thread has started since the last group";
  let arguments = (ins Variadic<NVGPU_DeviceAsyncToken>:$inputTokens);
  let results = (outs NVGPU_DeviceAsyncToken:$asyncToken);
  let assemblyFormat = "$inputTokens attr-dict";
}

def NVGPU_DeviceAsyncWaitOp : NVGPU_Op<"device_async_wait"> {
  let summary = "waits until no more than a number of the latest groups go on, zero without a number";
  let arguments = (ins NVGPU_DeviceAsyncToken:$asyncDependencies, OptionalAttr<I32Attr>:$numGroups);
  let assemblyFormat = "$asyncDependencies attr-dict";
}

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

class _Barrier<string mnemonic, dag given, string format, string made = ""> : NVGPU_Op<"mbarrier." # mnemonic> {
  let arguments = !con((ins NVGPU_MBarrierGroup:$barriers), given);
  let assemblyFormat = "$barriers `[` $mbarId `]` " # format # "attr-dict `:` type($barriers) " # made;
}

defvar _conditionFormat = "(`,` `predicate` `=` $predicate^)? ";

def NVGPU_MBarrierCreateOp : NVGPU_Op<"mbarrier.create"> {
  let summary = "allocates barriers in shared memory";
  let description = [{
    ```mlir
    %barriers = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
    nvgpu.mbarrier.init %barriers[%i], %threads : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
    ```
  }];
  let results = (outs NVGPU_MBarrierGroup:$barriers);
  let assemblyFormat = "attr-dict `->` type($barriers)";
}
def NVGPU_MBarrierGetOp : _Barrier<"get", (ins Index:$mbarId), "", "`->` type($mbarrierPointer)"> {
  let summary = "the address of a barrier";
  let results = (outs AnyTypeOf<[I32, I64]>:$mbarrierPointer);
}
def NVGPU_MBarrierInitOp : _Barrier<"init", (ins Index:$count, Index:$mbarId, Optional<I1>:$predicate), !strconcat("`,` $count ", _conditionFormat)> {
  let summary = "initializes a barrier for a number of threads";
}
def NVGPU_MBarrierTestWaitOp : _Barrier<"test.wait", (ins NVGPU_MBarrierToken:$token, Index:$mbarId), "`,` $token ", "`,` type($token)"> {
  let summary = "whether the phase of a token has ended";
  let results = (outs I1:$waitComplete);
}
def NVGPU_MBarrierArriveOp : _Barrier<"arrive", (ins Index:$mbarId), "", "`->` type($token)"> {
  let summary = "arrives at a barrier, and returns the phase";
  let results = (outs NVGPU_MBarrierToken:$token);
}
def NVGPU_MBarrierArriveNoCompleteOp : _Barrier<"arrive.nocomplete", (ins Index:$mbarId, Index:$count), "`,` $count ",
    "`->` type($token)"> {
  let summary = "arrives at a barrier for several threads, which must not end the phase";
  let results = (outs NVGPU_MBarrierToken:$token);
}
def NVGPU_MBarrierArriveExpectTxOp : _Barrier<"arrive.expect_tx", (ins Index:$txcount, Index:$mbarId, Optional<I1>:$predicate),
    !strconcat("`,` $txcount ", _conditionFormat)> {
  let summary = "arrives at a barrier whose phase ends only after as many bytes were copied";
}
def NVGPU_MBarrierTryWaitParityOp : _Barrier<"try_wait.parity", (ins I1:$phaseParity, Index:$ticks, Index:$mbarId),
    "`,` $phaseParity `,` $ticks "> {
  let summary = "waits until the even or the odd phase of a barrier has ended";
  let description = "The thread is suspended for about as many nanoseconds as the ticks say before it looks again.";
}

//===----------------------------------------------------------------------===//
// Copies by the tensor memory accelerator
//===----------------------------------------------------------------------===//

def NVGPU_TmaCreateDescriptorOp : NVGPU_Op<"tma.create.descriptor"> {
  let summary = "describes copies of boxes of a tensor";
  let description = [{
    ```mlir
    %0 = nvgpu.tma.create.descriptor %m box[%rows, %columns] : memref<*xf16> -> !nvgpu.tensormap.descriptor<
      tensor = memref<64x32xf16, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>
    ```
  }];
  let arguments = (ins AnyUnrankedMemRef:$tensor, Variadic<Index>:$boxDimensions);
  let results = (outs NVGPU_TensorMapDescriptor:$tensorMap);
  let assemblyFormat = "$tensor `box` `[` $boxDimensions `]` attr-dict `:` type($tensor) `->` type($tensorMap)";
  let hasVerifier = 1;
}

def NVGPU_TmaFenceOp : NVGPU_Op<"tma.fence.descriptor"> {
  let summary = "orders a change of a descriptor before its uses";
  let arguments = (ins NVGPU_TensorMapDescriptor:$tensorMapDescriptor);
  let assemblyFormat = "$tensorMapDescriptor attr-dict `:` type($tensorMapDescriptor)";
}

def NVGPU_TmaPrefetchOp : NVGPU_Op<"tma.prefetch.descriptor"> {
  let summary = "brings a descriptor into the cache";
  let arguments = (ins NVGPU_TensorMapDescriptor:$tensorMapDescriptor, Optional<I1>:$predicate);
  let assemblyFormat = !strconcat("$tensorMapDescriptor ", _conditionFormat, "attr-dict `:` type($tensorMapDescriptor)");
}

def NVGPU_TmaAsyncLoadOp : NVGPU_Op<"tma.async.load", [AttrSizedOperandSegments]> {
  let summary = "starts a copy of a box to shared memory, whose bytes a barrier counts";
  let description = [{
    With a mask the box is copied to all blocks of the cluster whose bits are set.

    ```mlir
    nvgpu.tma.async.load %map[%x, %y], %barriers[%i] to %m multicast_mask = %blocks, predicate = %first : !map, !barriers -> memref<64x32xf16, 3>
    ```
  }];
  let arguments = (ins _Written<AnyMemRef>:$dst, NVGPU_MBarrierGroup:$barriers, NVGPU_TensorMapDescriptor:$tensorMapDescriptor,
                       Variadic<Index>:$coordinates, Index:$mbarId, Optional<I16>:$multicastMask, Optional<I1>:$predicate);
  let assemblyFormat = [{
    $tensorMapDescriptor `[` $coordinates `]` `,` $barriers `[` $mbarId `]` `to` $dst
    (`multicast_mask` `=` $multicastMask^ )? (`,` `predicate` `=` $predicate^)?
    attr-dict `:` type($tensorMapDescriptor) `,` type($barriers) `->` type($dst)
  }];
  let hasVerifier = 1;
}

def NVGPU_TmaAsyncStoreOp : NVGPU_Op<"tma.async.store", [AttrSizedOperandSegments]> {
  let summary = "starts a copy of a box from shared memory";
  let arguments = (ins _Read<AnyMemRef>:$src, _Written<NVGPU_TensorMapDescriptor>:$tensorMapDescriptor,
                       Variadic<Index>:$coordinates, Optional<I1>:$predicate);
  let assemblyFormat = [{
    $src `to` $tensorMapDescriptor `[` $coordinates `]` (`,` `predicate` `=` $predicate^)?
    attr-dict `:` type($src) `->` type($tensorMapDescriptor)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Products of a warpgroup
//===----------------------------------------------------------------------===//

def NVGPU_WarpgroupGenerateDescriptorOp : NVGPU_Op<"warpgroup.generate.descriptor"> {
  let summary = "describes a matrix in shared memory that a tensor map copies to";
  let arguments = (ins Arg<AnyMemRef, "", [MemRead]>:$tensor, NVGPU_TensorMapDescriptor:$tensorMap);
  let results = (outs NVGPU_WarpgroupMatrixDescriptor:$descriptor);
  let assemblyFormat = "$tensor `,` $tensorMap attr-dict `:` type($tensor) `,` type($tensorMap) `->` type($descriptor)";
  let hasVerifier = 1;
}

def NVGPU_WarpgroupMmaInitAccumulatorOp : NVGPU_Op<"warpgroup.mma.init.accumulator"> {
  let summary = "a matrix of zeros to add products to";
  let results = (outs NVGPU_WarpgroupAccumulator:$matrixC);
  let assemblyFormat = "attr-dict `->` type($matrixC)";
  let hasVerifier = 1;
}

def NVGPU_WarpgroupMmaOp : NVGPU_Op<"warpgroup.mma"> {
  let summary = "multiplies two matrices in shared memory and adds a third";
  let description = [{
    It waits until no more than `waitGroup` products of the warpgroup go on.

    ```mlir
    %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB, waitGroup = 0 : i64}
       : !nvgpu.warpgroup.descriptor<tensor = memref<64x32xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<32x16xf16, 3>>,
         !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>
    ```
  }];
  let arguments = (ins NVGPU_WarpgroupMatrixDescriptor:$descriptorA, NVGPU_WarpgroupMatrixDescriptor:$descriptorB,
                       DefaultValuedOptionalAttr<I64Attr, "1">:$waitGroup, OptionalAttr<UnitAttr>:$transposeA,
                       OptionalAttr<UnitAttr>:$transposeB, NVGPU_WarpgroupAccumulator:$matrixC);
  let results = (outs NVGPU_WarpgroupAccumulator:$matrixD);
  let assemblyFormat = [{
    $descriptorA`,` $descriptorB`,` $matrixC attr-dict
    `:` type($descriptorA) `,` type($descriptorB) `,` type($matrixC) `->` type($matrixD)
  }];
  let hasVerifier = 1;
}

def NVGPU_WarpgroupMmaStoreOp : NVGPU_Op<"warpgroup.mma.store"> {
  let summary = "writes a matrix in the registers of a warpgroup to memory";
  let arguments = (ins NVGPU_WarpgroupAccumulator:$matrixD, Arg<AnyMemRef, "", [MemWrite]>:$dstMemref);
  let assemblyFormat = "$matrixD `,` $dstMemref attr-dict `:` type($matrixD) `to` type($dstMemref)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

def NVGPU_RcpOp : NVGPU_Op<"rcp", [Pure, SameOperandsAndResultType]> {
  let summary = "one divided by each element: `nvgpu.rcp %a {rounding = approx, ftz} : vector<8xf32>`";
  let arguments = (ins VectorOfNonZeroRankOf<[F32]>:$in,
                       DefaultValuedAttr<RcpRoundingModeAttr, "RcpRoundingMode::APPROX">:$rounding, UnitAttr:$ftz);
  let results = (outs VectorOfNonZeroRankOf<[F32]>:$out);
  let assemblyFormat = "$in `{` `rounding` `=` $rounding (`,` `ftz` $ftz^)? `}` attr-dict `:` type($out)";
  let hasVerifier = 1;
}

#endif // MICA_NVGPU_OPS

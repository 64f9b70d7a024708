//===- BufferizationOps.td - Operations of bufferization ---*- tablegen -*-===//

#ifndef MICA_BUFFERIZATION
#define MICA_BUFFERIZATION

include "mlir/Dialect/Bufferization/IR/AllocationOpInterface.td"
include "mlir/Dialect/Bufferization/IR/BufferViewFlowOpInterface.td"
include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.td"
include "mlir/Dialect/Bufferization/IR/BufferizationBase.td"
include "mlir/Dialect/Bufferization/IR/BufferizationTypeInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/SubsetOpInterface.td"

class Bufferization_Op<string mnemonic, list<Trait> traits = []>
    : Op<Bufferization_Dialect, mnemonic, traits>;

defvar _reifies = DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>;

// Requires of a buffer that it has the type that the tensor gets.
class Bufferization_TensorAndBufferMatch<string tensor, string buffer> : PredOpTrait<
    "specified tensor and buffer types match",
    CPred<"::mlir::bufferization::detail::typesMatchAfterBufferization($_op, $" # tensor # ", $" # buffer # ")">>;

//===----------------------------------------------------------------------===//
// Tensors and buffers
//===----------------------------------------------------------------------===//

def Bufferization_ToTensorOp : Bufferization_Op<"to_tensor", [
    BufferizableOpInterface, SameOperandsAndResultShape, SameOperandsAndResultElementType,
    Bufferization_TensorAndBufferMatch<"result", "buffer">]> {
  let summary = "what a buffer holds, as a tensor";
  let description = [{
    `restrict` promises that no other `to_tensor` sees the buffer or an alias of it;
    `writable` allows that the buffer is overwritten.

    ```mlir
    %t = bufferization.to_tensor %m restrict writable : memref<4xf32> to tensor<4xf32>
    ```
  }];
  let arguments = (ins
      Arg<Bufferization_BufferLikeTypeInterface, "the reference to load from",
          [MemReadAt<0, FullEffect>]>:$buffer,
      UnitAttr:$restrict, UnitAttr:$writable);
  let results = (outs Bufferization_TensorLikeTypeInterface:$result);
  let assemblyFormat = [{
    $buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict
    `:` type($buffer) `to` type($result)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Bufferization_ToBufferOp : Bufferization_Op<"to_buffer", [
    BufferizableOpInterface, SameOperandsAndResultShape, SameOperandsAndResultElementType, Pure,
    Bufferization_TensorAndBufferMatch<"tensor", "buffer">]> {
  let summary = "the buffer that a tensor becomes";
  let description = "With `read_only` nothing is written to the buffer.";
  let arguments = (ins Bufferization_TensorLikeTypeInterface:$tensor, UnitAttr:$read_only);
  let results = (outs Bufferization_BufferLikeTypeInterface:$buffer);
  let assemblyFormat = [{
    $tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to` type($buffer)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Bufferization_MaterializeInDestinationOp : Bufferization_Op<"materialize_in_destination", [
    AllElementTypesMatch<["source", "dest"]>, BufferizableOpInterface, DestinationStyleOpInterface, _reifies,
    DeclareOpInterfaceMethods<SubsetOpInterface, ["operatesOnEquivalentSubset", "operatesOnDisjointSubset"]>,
    DeclareOpInterfaceMethods<SubsetInsertionOpInterface, [
      "getSourceOperand", "getValuesNeededToBuildSubsetExtraction", "buildSubsetExtraction",
      "isEquivalentSubset"]>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface, ["getEffects"]>]> {
  let summary = "a tensor that is put into a given tensor or buffer";
  let description = [{
    Nothing is copied where the source can be computed in the destination. A buffer
    may have `restrict` and needs `writable`, like `to_tensor`; there is no result then.

    ```mlir
    bufferization.materialize_in_destination %t in restrict writable %m : (tensor<?xf32>, memref<?xf32>) -> ()
    ```
  }];
  let arguments = (ins AnyTensor:$source, AnyShaped:$dest, UnitAttr:$restrict, UnitAttr:$writable);
  let results = (outs Optional<AnyTensor>:$result);
  let assemblyFormat = [{
    $source `in` (`restrict` $restrict^)? (`writable` $writable^)? $dest
    attr-dict `:` functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "Value":$source, "Value":$dest)>];
  let extraClassDeclaration = "MutableOperandRange getDpsInitsMutable();";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Allocation
//===----------------------------------------------------------------------===//

def Bufferization_AllocTensorOp : Bufferization_Op<"alloc_tensor", [
    AttrSizedOperandSegments, BufferizableOpInterface, _reifies]> {
  let summary = "a tensor that gets a buffer of its own";
  let description = [{
    Its elements are those of the tensor to copy, or any.

    ```mlir
    %a = bufferization.alloc_tensor(%n) : tensor<?xf32>
    %b = bufferization.alloc_tensor() copy(%a) {memory_space = 1 : i64} : tensor<?xf32>
    ```
  }];
  let arguments = (ins Variadic<Index>:$dynamic_sizes, Optional<AnyTensor>:$copy,
                       Optional<Index>:$size_hint, OptionalAttr<AnyAttr>:$memory_space);
  let results = (outs AnyTensor:$result);
  let builders = [
    OpBuilder<(ins "RankedTensorType":$type, "ValueRange":$dynamicSizes)>,
    OpBuilder<(ins "RankedTensorType":$type, "ValueRange":$dynamicSizes, "Value":$copy)>,
    OpBuilder<(ins "TensorType":$type, "ValueRange":$dynamicSizes, "Value":$copy, "IntegerAttr":$memory_space)>,
  ];
  let extraClassDeclaration = [{
    RankedTensorType getType() { return ::llvm::cast<RankedTensorType>(getResult().getType()); }
  }];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Bufferization_DeallocTensorOp : Bufferization_Op<"dealloc_tensor", [BufferizableOpInterface]> {
  let summary = "frees the buffer of a tensor that is not used any more";
  let arguments = (ins AnyTensor:$tensor);
  let assemblyFormat = "$tensor attr-dict `:` type($tensor)";
}

def Bufferization_CloneOp : Bufferization_Op<"clone", [
    MemoryEffectsOpInterface,
    DeclareOpInterfaceMethods<AllocationOpInterface, ["buildDealloc", "buildClone"]>]> {
  let summary = "a copy of a buffer, or the buffer itself";
  let description = "Neither of them may be written afterwards.";
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "", [MemRead<DefaultResource>]>:$input);
  let results = (outs Res<AnyRankedOrUnrankedMemRef, "",
                          [MemWrite<DefaultResource>, MemAlloc<DefaultResource>]>:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let builders = [OpBuilder<(ins "Value":$value), "build($_builder, $_state, value.getType(), value);">];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Bufferization_DeallocOp : Bufferization_Op<"dealloc", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "frees buffers that are owned, unless they are retained";
  let description = [{
    Each buffer has a condition, whether it is owned. One that is an alias of a retained
    buffer is not freed; whether the retained buffers are owned then are the results.
    Aliases among the buffers are freed once.

    ```mlir
    %o = bufferization.dealloc (%a, %b : memref<4xf32>, memref<8xi8>) if (%c, %d) retain (%r : memref<?xf32>)
    ```
  }];
  let arguments = (ins Variadic<AnyRankedOrUnrankedMemRef>:$memrefs, Variadic<I1>:$conditions,
                       Variadic<AnyRankedOrUnrankedMemRef>:$retained);
  let results = (outs Variadic<I1>:$updatedConditions);
  let assemblyFormat = [{
    (` ` `(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)`)?
    (`retain` ` ` `(` $retained^ `:` type($retained) `)`)? attr-dict
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

#endif // MICA_BUFFERIZATION

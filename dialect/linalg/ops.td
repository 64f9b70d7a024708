//===- LinalgOps.td - Other operations of linalg -----------*- tablegen -*-===//

#ifndef MICA_LINALG_OPS
#define MICA_LINALG_OPS

include "mlir/Dialect/Linalg/IR/LinalgBase.td"
include "mlir/Dialect/Linalg/IR/LinalgInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/TilingInterface.td"
include "mlir/Interfaces/ViewLikeInterface.td"

class Linalg_Op<string mnemonic, list<Trait> traits = []> : Op<Linalg_Dialect, mnemonic, traits>;

defvar _tiles = DeclareOpInterfaceMethods<TilingInterface, [
    "getIterationDomain", "getLoopIteratorTypes", "getResultTilePosition", "getTiledImplementation"]>;

def Linalg_YieldOp : Linalg_Op<"yield", [Pure, ReturnLike, Terminator]> {
  let summary = "end of a region, with the elements of the outputs";
  let arguments = (ins Variadic<AnyType>:$values);
  let builders = [OpBuilder<(ins), "">];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Linalg_IndexOp : Linalg_Op<"index", [Pure]> {
  let summary = "the number of the iteration in one of the loops";
  let arguments = (ins ConfinedAttr<I64Attr, [IntMinValue<0>]>:$dim);
  let results = (outs Index:$result);
  let assemblyFormat = "$dim attr-dict `:` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Linalg_SoftmaxOp : Linalg_Op<"softmax", [
    DestinationStyleOpInterface, PredOpTrait<"input and output have same element type", TCopVTEtIsSameAs<0, 1>>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>,
    DeclareOpInterfaceMethods<AggregatedOpInterface, ["decomposeOperation"]>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, _tiles]> {
  let summary = "exponentials of the elements, divided by their sum along a dimension";
  let description = "The greatest element is subtracted from all of them before, so that none overflows.";
  let arguments = (ins AnyShaped:$input, AnyShaped:$output, I64Attr:$dimension);
  let results = (outs Variadic<AnyRankedTensor>:$result);
  let assemblyFormat = [{
    attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)`
    `outs` `(` $output `:` type($output) `)` (`->` type($result)^)?
  }];
  let extraClassDeclaration = [{
    ShapedType getInputOperandType() { return ::llvm::cast<ShapedType>(getInput().getType()); }
    MutableOperandRange getDpsInitsMutable() { return getOutputMutable(); }
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

// A step of Winograd's convolutions.
class _Winograd<string step, string input, int from, int to> : Linalg_Op<"winograd_" # step # "_transform", [
    AllElementTypesMatch<[input, "output"]>, DestinationStyleOpInterface, _tiles]> {
  let arguments = !con(!dag(ins, [TensorRankOf<[AnyType], [from]>], [input]),
                       (ins TensorRankOf<[AnyType], [to]>:$output, WinogradConv2DFmr:$fmr));
  let results = (outs TensorRankOf<[AnyType], [to]>:$result);
  let assemblyFormat = "attr-dict `fmr` `(` $fmr `)` `ins` `(` $" # input # " `:` type($" # input # ") `)` " #
      "`outs` `(` $output `:` type($output) `)` `->` type($result)";
  let extraClassDeclaration = "MutableOperandRange getDpsInitsMutable() { return getOutputMutable(); }";
  let hasVerifier = 1;
}

def Linalg_WinogradFilterTransformOp : _Winograd<"filter", "filter", 4, 4> {
  let summary = "the filter of a convolution, for products of elements";
}
def Linalg_WinogradInputTransformOp : _Winograd<"input", "input", 4, 6> {
  let summary = "the image of a convolution in tiles, for products of elements";
}
def Linalg_WinogradOutputTransformOp : _Winograd<"output", "value", 6, 4> {
  let summary = "the result of a convolution, made of sums of products";
}

#endif // MICA_LINALG_OPS

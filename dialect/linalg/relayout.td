//===- LinalgRelayoutOps.td - Tensors in tiles -------------*- tablegen -*-===//

#ifndef MICA_LINALG_RELAYOUT
#define MICA_LINALG_RELAYOUT

include "mlir/Dialect/Linalg/IR/LinalgBase.td"
include "mlir/Dialect/Linalg/IR/LinalgInterfaces.td"
include "mlir/Dialect/Linalg/IR/RelayoutOpInterface.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// The result has the type of the destination. `padding` is an operand that only packing has.
class _Relayout<string mnemonic, dag padding, string paddingFormat, list<Trait> traits>
    : Op<Linalg_Dialect, mnemonic, traits # [
        DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
        DestinationStyleOpInterface, LinalgRelayoutOpInterface, ConditionallySpeculatable, NoMemoryEffect,
        DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>,
        TypesMatchWith<"result type matches type of dest", "dest", "result", "$_self">]> {
  let arguments = !con(
      (ins AnyRankedTensor:$source, AnyRankedTensor:$dest), padding,
      (ins DefaultValuedOptionalAttr<DenseI64ArrayAttr, "{}">:$outer_dims_perm, DenseI64ArrayAttr:$inner_dims_pos,
           Variadic<Index>:$inner_tiles, DenseI64ArrayAttr:$static_inner_tiles));
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$source " # paddingFormat # [{
    (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos
    `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles)
    `into` $dest attr-dict `:` type($source) `->` type($dest)
  }];
  code commonExtraClassDeclaration = [{
    RankedTensorType getSourceType() { return ::llvm::cast<RankedTensorType>(getSource().getType()); }
    RankedTensorType getDestType() { return ::llvm::cast<RankedTensorType>(getDest().getType()); }
    MutableOperandRange getDpsInitsMutable() { return getDestMutable(); }
    Speculation::Speculatability getSpeculatability();
    SmallVector<OpFoldResult> getMixedTiles();
  }];
  let extraClassDeclaration = commonExtraClassDeclaration;
  let hasCanonicalizeMethod = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

defvar _tiled = (ins "Value":$source, "Value":$dest, "ArrayRef<int64_t>":$innerDimsPos,
                     "ArrayRef<OpFoldResult>":$innerTiles);
defvar _perm = (ins CArg<"ArrayRef<int64_t>", "{}">:$outerDimsPerm);

def Linalg_PackOp : _Relayout<"pack", (ins Optional<AnyType>:$padding_value),
    "(`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)?", [AttrSizedOperandSegments]> {
  let summary = "a tensor in tiles, whose elements are innermost";
  let description = [{
    The dimensions in `inner_dims_pos` are cut into tiles of some sizes; tiles that are not
    full are padded. `outer_dims_perm` orders the dimensions that count tiles.

    ```mlir
    %p = linalg.pack %t inner_dims_pos = [1, 0] inner_tiles = [2, %n] into %d
        : tensor<128x256xf32> -> tensor<?x128x2x?xf32>
    ```
  }];
  let builders = [
    OpBuilder<!con(_tiled, (ins CArg<"std::optional<Value>", "std::nullopt">:$paddingValue), _perm)>,
  ];
}

def Linalg_UnPackOp : _Relayout<"unpack", (ins), "", []> {
  let summary = "the tensor that was cut into tiles";
  let description = "Padding is left out: the destination may be smaller than all tiles together.";
  let builders = [OpBuilder<!con(_tiled, _perm)>];
}

#endif // MICA_LINALG_RELAYOUT

//===- AMX.td - The dialect amx ----------------------------*- tablegen -*-===//

#ifndef MICA_AMX
#define MICA_AMX

include "mlir/Dialect/AMX/AMXInterfaces.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypes.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def AMX_Dialect : Dialect {
  let name = "amx";
  let cppNamespace = "::mlir::amx";
  let description = [{
    Intel's Advanced Matrix Extensions: eight registers that hold tiles of matrices, and products of these. The sizes of
    the tiles are configured once for a function, so that a function should use few different ones.
  }];
  let useDefaultTypePrinterParser = 1;
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

defvar _amxElements = [F32, F16, BF16, I32, I8];

class AMX_Type<string name, string text, list<Trait> traits = []> : TypeDef<AMX_Dialect, name, traits> {
  let mnemonic = text;
}

def AMX_TileTypeElementType : AnyTypeOf<_amxElements> {
  let cppFunctionName = "isValidTileTypeElementType";
}
def AMX_TileType : AMX_Type<"Tile", "tile", [ShapedTypeInterface, ValueSemantics]> {
  let summary = "AMX 2D tile to be used by AMX opertaions.";
  let description = [{
    `!amx.tile<16x64xi8>` has 16 rows of 64 bytes, the most that a register has. No other dialect's operations take tiles.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, AMX_TileTypeElementType:$elementType);
  let builders = [TypeBuilderWithInferredContext<(ins "ArrayRef<int64_t>":$shape, "Type":$elementType), [{
    return $_get(elementType.getContext(), shape, elementType);
  }]>];
  let extraClassDeclaration = [{
    bool hasRank() const { return true; }
    TileType cloneWith(std::optional<ArrayRef<int64_t>> shape, Type elementType) const {
      return get(shape ? *shape : getShape(), elementType);
    }
  }];
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
}

def IsAMXTilePred
    : And<[CPred<"::llvm::isa<::mlir::amx::TileType>($_self)">,
           CPred<"::llvm::cast<::mlir::amx::TileType>($_self).getRank() == 2">]>;
class AMXTileOf<list<Type> elements> : ShapedContainerType<elements, IsAMXTilePred, "tile", "::mlir::amx::TileType">;

def AnyAMXTile : AMXTileOf<_amxElements>;
foreach element = [F32, I32, I8] in
  def AMXTile # element : AMXTileOf<[element]>;
def AMXTileF16OrBF16 : AMXTileOf<[F16, BF16]>;

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

class AMX_Op<string mnemonic, list<Trait> traits = []> : Op<AMX_Dialect, mnemonic, traits>;

let hasVerifier = 1 in {

// An operation that makes a tile writes: each should have a register of its own.
def TileZeroOp : AMX_Op<"tile_zero", [AMXIntrinsicOpInterface, MemoryEffects<[MemWrite]>]> {
  let summary = "a tile of zeros: `amx.tile_zero : !amx.tile<16x16xf32>`";
  let results = (outs AnyAMXTile:$res);
  let assemblyFormat = "attr-dict `:` qualified(type($res))";
}

def TileLoadOp : AMX_Op<"tile_load", [AMXIntrinsicOpInterface, MemoryEffects<[MemWrite]>, AttrSizedOperandSegments]> {
  let summary = "a tile of memory";
  let description = [{
    The elements of a row are one beside the other. Rows are as many elements apart as `stride` says; without it, as the
    rows of the memory reference, which then needs two dimensions.

    ```mlir
    %0 = amx.tile_load %m[%i, %j] : memref<?x?xi8> into !amx.tile<8x64xi8>
    %1 = amx.tile_load %flat[%i], %stride : memref<?xi8> into !amx.tile<8x64xi8>
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "the memory", [MemRead]>:$base, Variadic<Index>:$indices, Optional<Index>:$stride);
  let results = (outs AnyAMXTile:$res);
  let builders = [OpBuilder<(ins "Type":$res, "Value":$base, "ValueRange":$indices)>];
  let assemblyFormat = "$base `[` $indices `]` (`,` $stride^ )? attr-dict `:` type($base) `into` qualified(type($res))";
}

def TileStoreOp : AMX_Op<"tile_store", [AMXIntrinsicOpInterface, AttrSizedOperandSegments]> {
  let summary = "writes a tile to memory";
  let description = [{
    Rows are apart as in `amx.tile_load`.

    ```mlir
    amx.tile_store %m[%i, %j], %t : memref<?x?xi8>, !amx.tile<8x64xi8>
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "the memory", [MemWrite]>:$base, Variadic<Index>:$indices, AnyAMXTile:$val,
                       Optional<Index>:$stride);
  let builders = [OpBuilder<(ins "Value":$base, "ValueRange":$indices, "Value":$val)>];
  let assemblyFormat = "$base `[` $indices `]` `,` $val (`,` $stride^ )? attr-dict `:` type($base) `,` qualified(type($val))";
}

// Adds the product of two tiles to a third. An element of a tile is 32 bits wide: the factors have several numbers in each.
class _AmxProduct<string mnemonic, Type factor, Type sum, dag flags, string left, string right>
    : AMX_Op<mnemonic, [Pure, AMXIntrinsicOpInterface, AllTypesMatch<["acc", "res"]>]> {
  let arguments = !con((ins factor:$lhs, factor:$rhs, sum:$acc), flags);
  let results = (outs sum:$res);
  let assemblyFormat = "$lhs " # left # "`,` $rhs " # right # "`,` $acc attr-dict `:` " #
      "qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))";
}
def TileMulFOp : _AmxProduct<"tile_mulf", AMXTileF16OrBF16, AMXTileF32, (ins), "", ""> {
  let summary = "the product of two tiles of short floating-point numbers, plus a third tile";
  let description = [{
    ```mlir
    %0 = amx.tile_mulf %l, %r, %sum : !amx.tile<8x32xf16>, !amx.tile<16x16xf16>, !amx.tile<8x8xf32>
    ```
  }];
}
def TileMulIOp : _AmxProduct<"tile_muli", AMXTileI8, AMXTileI32, (ins UnitAttr:$isZextLhs, UnitAttr:$isZextRhs),
    "(`zext` $isZextLhs^)? ", "(`zext` $isZextRhs^)? "> {
  let summary = "the product of two tiles of bytes, plus a third tile";
  let description = [{
    Bytes are signed unless `zext` follows them.

    ```mlir
    %0 = amx.tile_muli %l, %r zext, %sum : !amx.tile<8x64xi8>, !amx.tile<16x32xi8>, !amx.tile<8x8xi32>
    ```
  }];
}

} // hasVerifier

#endif // MICA_AMX

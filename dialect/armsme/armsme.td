//===- ArmSMEOps.td - Operations of arm_sme ----------------*- tablegen -*-===//

#ifndef MICA_ARM_SME_OPS
#define MICA_ARM_SME_OPS

include "mlir/Dialect/ArmSME/IR/ArmSME.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

class SMETileType<Type element, list<int> sizes, string words>
    : ShapedContainerType<[element],
                          And<[IsVectorOfRankPred<[2]>, IsVectorTypeWithAllDimsScalablePred, IsVectorOfShape<sizes>]>, words>;
class _SMETile<Type element, int n, string name> : SMETileType<element, [n, n], "vector<[" # n # "]x[" # n # "]x" # name # ">">;
def nxnxv16i8 : _SMETile<I8, 16, "i8">;
def nxnxv8i16 : _SMETile<I16, 8, "i16">;
def nxnxv4i32 : _SMETile<I32, 4, "i32">;
def nxnxv2i64 : _SMETile<I64, 2, "i64">;
def nxnxv1i128 : _SMETile<I128, 1, "i128">;
def nxnxv8f16 : _SMETile<F16, 8, "f16">;
def nxnxv8bf16 : _SMETile<BF16, 8, "bf16">;
def nxnxv4f32 : _SMETile<F32, 4, "f32">;
def nxnxv2f64 : _SMETile<F64, 2, "f64">;
def SMETile : AnyTypeOf<
    [nxnxv16i8, nxnxv8i16, nxnxv4i32, nxnxv2i64, nxnxv1i128, nxnxv8f16, nxnxv8bf16, nxnxv4f32, nxnxv2f64],
    "a vector type that fits into a SME tile", "VectorType"> {
  let description = "A tile of elements of n bits has 128 / n times as many rows and columns as the vector length is of 128 bits.";
}

class _SMEEnum<string name, string what, list<I32EnumAttrCase> cases> : I32EnumAttr<name, what, cases> {
  let cppNamespace = "::mlir::arm_sme";
  let genSpecializedAttr = 0;
}
class _SMEEnumAttr<EnumInfo enum, string text> : EnumAttr<ArmSME_Dialect, enum, text> {
  let assemblyFormat = "`<` $value `>`";
}

let cppNamespace = "mlir::arm_sme" in
def ArmSMETileType : _SMEEnum<"ArmSMETileType", "Arm SME tile type", [
    I32EnumAttrCase<"ZAB", 0, "za.b">, I32EnumAttrCase<"ZAH", 1, "za.h">, I32EnumAttrCase<"ZAS", 2, "za.s">,
    I32EnumAttrCase<"ZAD", 3, "za.d">, I32EnumAttrCase<"ZAQ", 4, "za.q">]>;
def TileSliceLayout : _SMEEnum<"TileSliceLayout", "Layout of a tile slice",
    [I32EnumAttrCase<"Horizontal", 0, "horizontal">, I32EnumAttrCase<"Vertical", 1, "vertical">]>;
def ArmSME_TileSliceLayoutAttr : _SMEEnumAttr<TileSliceLayout, "layout"> {
  let defaultValue = "TileSliceLayout::Horizontal";
}
def CombiningKind : _SMEEnum<"CombiningKind", "Kind of combining function",
    [I32EnumAttrCase<"Add", 0, "add">, I32EnumAttrCase<"Sub", 1, "sub">]>;
def ArmSME_CombiningKindAttr : _SMEEnumAttr<CombiningKind, "kind"> {
  let defaultValue = "CombiningKind::Add";
}
def TypeSize : _SMEEnum<"TypeSize", "Size of a vector element type", [
    I32EnumAttrCase<"Byte", 0, "byte">, I32EnumAttrCase<"Half", 1, "half">, I32EnumAttrCase<"Word", 2, "word">,
    I32EnumAttrCase<"Double", 3, "double">]>;
def ArmSME_TypeSizeAttr : _SMEEnumAttr<TypeSize, "type_size">;

def ArmSMETileOpInterface : OpInterface<"ArmSMETileOpInterface"> {
  let description = [{
    An operation on a tile. A pass gives it the number of a tile as an attribute, so that all that use the tile have the same.
    Tiles for which no number is left are kept in memory, and have numbers from `kInMemoryTileIdBase` on.
  }];
  let methods = [
    InterfaceMethod<"Gives the tile a number, unless it is null.", "void", "setTileId", (ins "mlir::IntegerAttr":$tileId), "", [{
      if (tileId)
        this->getOperation()->setAttr("tile_id", tileId);
    }]>,
    InterfaceMethod<"Returns the number of the tile, null if it has none yet.", "mlir::IntegerAttr", "getTileId", (ins), "", [{
      return this->getOperation()->template getAttrOfType<mlir::IntegerAttr>("tile_id");
    }]>,
    InterfaceMethod<"Returns the type of the tile.", "VectorType", "getTileType">,
  ];
  let extraSharedClassDeclaration = [{
    bool isInMemoryTile() {
      mlir::IntegerAttr number = getTileId();
      return number && number.getInt() >= kInMemoryTileIdBase;
    }
  }];
  let verify = "return detail::verifyArmSMETileOpInterface($_op);";
}

class HasMatchingMaskTypeConstraint<string vector, string mask>
    : OptionalTypesMatchWith<mask # " has i1 element type and same shape as " # vector, vector, mask,
                             "::llvm::cast<mlir::VectorType>($_self).cloneWith({}, IntegerType::get($_ctxt, 1))">;
class TileSliceMaskConstraint<string tile, string mask>
    : TypesMatchWith<"`" # mask # "` has i1 element type and the shape is a slice of `" # tile # "`", tile, mask,
                     "VectorType(VectorType::Builder(::llvm::cast<mlir::VectorType>($_self)).dropDim(0)" #
                     ".setElementType(IntegerType::get($_self.getContext(), 1)))">;

class ArmSME_Op<string mnemonic, list<Trait> traits = []> : Op<ArmSME_Dialect, mnemonic, traits>;

// How an operation returns the type of its tile.
class _SMETileTypeOf<string value> {
  string cpp = "VectorType getTileType() { return ::llvm::cast<VectorType>(get" # value # "().getType()); }\n";
}
defvar _smeResultType = _SMETileTypeOf<"Result">.cpp;
defvar _smeTileType = _SMETileTypeOf<"Tile">.cpp;
defvar _smeLayout = (ins ArmSME_TileSliceLayoutAttr:$layout);

//===----------------------------------------------------------------------===//
// New tiles
//===----------------------------------------------------------------------===//

def GetTileOp : ArmSME_Op<"get_tile", [ArmSMETileOpInterface, Pure]> {
  let summary = "a tile with any elements: `arm_sme.get_tile : vector<[4]x[4]xf32>`";
  let results = (outs SMETile:$tile);
  let extraClassDeclaration = _smeTileType;
  let assemblyFormat = "attr-dict `:` type($tile)";
}
def ZeroOp : ArmSME_Op<"zero", [ArmSMETileOpInterface, Pure]> {
  let summary = "a tile of zeros: `arm_sme.zero : vector<[2]x[2]xf64>`";
  let results = (outs SMETile:$res);
  let extraClassDeclaration = _SMETileTypeOf<"Res">.cpp;
  let assemblyFormat = "attr-dict `:` type($res)";
}
def CopyTileOp : ArmSME_Op<"copy_tile", [Pure, ArmSMETileOpInterface, AllTypesMatch<["tile", "result"]>]> {
  let summary = "a copy of a tile, which can get another number: `arm_sme.copy_tile %t : vector<[4]x[4]xf32>`";
  let arguments = (ins SMETile:$tile);
  let results = (outs SMETile:$result);
  let extraClassDeclaration = _smeResultType;
  let assemblyFormat = "$tile attr-dict `:` type($result)";
}

//===----------------------------------------------------------------------===//
// Tiles in memory
//===----------------------------------------------------------------------===//

def TileLoadOp : ArmSME_Op<"tile_load", [
    ArmSMETileOpInterface, AttrSizedOperandSegments, AllElementTypesMatch<["result", "base"]>,
    OptionalTypesMatchWith<"padding type matches element type of result", "result", "padding",
                           "::llvm::cast<VectorType>($_self).getElementType()">,
    HasMatchingMaskTypeConstraint<"result", "mask">,
    PredOpTrait<"both `padding` and `mask` should be provided or neither", CPred<"bool(getPadding()) == bool(getMask())">>]> {
  let summary = "a tile of memory";
  let description = [{
    The elements for which the mask is not set are those of the padding. With a vertical layout, rows in memory are columns.

    ```mlir
    %0 = arm_sme.tile_load %m[%i, %j] layout<vertical> : memref<?x?xi16>, vector<[8]x[8]xi16>
    %1 = arm_sme.tile_load %m[%i, %j], %zero, %mask : memref<?x?xi16>, vector<[8]x[8]xi16>
    ```
  }];
  let arguments = !con((ins Arg<MemRefRankOf<[AnyType], [2]>, "the memory", [MemRead]>:$base, Variadic<Index>:$indices,
                            Optional<AnyType>:$padding, Optional<AnyVectorOfNonZeroRank>:$mask), _smeLayout);
  let results = (outs SMETile:$result);
  let builders = [
    OpBuilder<(ins "VectorType":$resultType, "Value":$base, "ValueRange":$indices, "TileSliceLayout":$layout),
              "build($_builder, $_state, resultType, base, indices, Value(), Value(), layout);">,
    OpBuilder<(ins "VectorType":$resultType, "Value":$base, "ValueRange":$indices),
              "build($_builder, $_state, resultType, base, indices, TileSliceLayout::Horizontal);">,
  ];
  let extraClassDeclaration = !strconcat(_smeResultType, [{
    MemRefType getMemRefType() { return ::llvm::cast<MemRefType>(getBase().getType()); }
    VectorType getVectorType() { return getTileType(); }
  }]);
  let assemblyFormat = [{
    $base `[` $indices `]` (`,` $padding `,` $mask^)? (`layout` `` $layout^)? attr-dict `:` type($base) `,` type($result)
  }];
}

def TileStoreOp : ArmSME_Op<"tile_store", [
    ArmSMETileOpInterface, AttrSizedOperandSegments, AllElementTypesMatch<["valueToStore", "base"]>,
    HasMatchingMaskTypeConstraint<"valueToStore", "mask">]> {
  let summary = "writes a tile to memory, or those of its elements for which a mask is set";
  let description = [{
    ```mlir
    arm_sme.tile_store %t, %m[%i, %j], %mask layout<vertical> : memref<?x?xi16>, vector<[8]x[8]xi16>
    ```
  }];
  let arguments = !con((ins SMETile:$valueToStore, Arg<MemRefRankOf<[AnyType], [2]>, "the memory", [MemWrite]>:$base,
                            Variadic<Index>:$indices, Optional<AnyVectorOfNonZeroRank>:$mask), _smeLayout);
  let builders = [OpBuilder<(ins "Value":$valueToStore, "Value":$base, "ValueRange":$indices),
                            "build($_builder, $_state, valueToStore, base, indices, Value());">];
  let extraClassDeclaration = !strconcat(_SMETileTypeOf<"ValueToStore">.cpp, [{
    MemRefType getMemRefType() { return ::llvm::cast<MemRefType>(getBase().getType()); }
    VectorType getVectorType() { return getTileType(); }
  }]);
  let assemblyFormat = [{
    $valueToStore `,` $base `[` $indices `]` (`,` $mask^)? (`layout` `` $layout^)? attr-dict `:` type($base) `,` type($valueToStore)
  }];
}

def LoadTileSliceOp : ArmSME_Op<"load_tile_slice", [
    ArmSMETileOpInterface, AllElementTypesMatch<["tile", "base"]>, AllTypesMatch<["tile", "result"]>,
    TileSliceMaskConstraint<"result", "mask">]> {
  let summary = "a tile with a slice replaced by memory, or by zero where a mask is not set";
  let description = [{
    ```mlir
    %0 = arm_sme.load_tile_slice %m[%i], %mask, %t, %n layout<vertical> : memref<?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
    ```
  }];
  let arguments = !con((ins Arg<AnyMemRef, "the memory", [MemRead]>:$base, SVEPredicate:$mask, SMETile:$tile,
                            Variadic<Index>:$indices, Index:$tile_slice_index), _smeLayout);
  let results = (outs SMETile:$result);
  let extraClassDeclaration = _smeResultType;
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $mask `,` $tile `,` $tile_slice_index (`layout` `` $layout^)? attr-dict
    `:` type($base) `,` type($mask) `,` type($result)
  }];
}
def StoreTileSliceOp : ArmSME_Op<"store_tile_slice", [
    ArmSMETileOpInterface, AllElementTypesMatch<["tile", "base"]>, TileSliceMaskConstraint<"tile", "mask">]> {
  let summary = "writes those elements of a slice to memory for which a mask is set";
  let description = [{
    ```mlir
    arm_sme.store_tile_slice %t, %n, %mask, %m[%i] : memref<?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
    ```
  }];
  let arguments = !con((ins SMETile:$tile, Index:$tile_slice_index, SVEPredicate:$mask,
                            Arg<AnyMemRef, "the memory", [MemWrite]>:$base, Variadic<Index>:$indices), _smeLayout);
  let extraClassDeclaration = _smeTileType;
  let assemblyFormat = [{
    $tile `,` $tile_slice_index `,` $mask `,` $base `[` $indices `]` (`layout` `` $layout^)? attr-dict
    `:` type($base) `,` type($mask) `,` type($tile)
  }];
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

def InsertTileSliceOp : ArmSME_Op<"insert_tile_slice", [
    ArmSMETileOpInterface, Pure, AllTypesMatch<["tile", "result"]>,
    TypesMatchWith<"type of 'vector' matches type of 'tile' slice", "tile", "vector",
                   "VectorType::get(::llvm::cast<mlir::VectorType>($_self).getShape().drop_front()," #
                   "::llvm::cast<mlir::VectorType>($_self).getElementType(),/*scalableDims=*/{true})">]> {
  let summary = "a tile with a slice replaced: `arm_sme.insert_tile_slice %v, %t[%n] : vector<[4]xf32> into vector<[4]x[4]xf32>`";
  let arguments = !con((ins SVEVector:$vector, SMETile:$tile, Index:$tile_slice_index), _smeLayout);
  let results = (outs SMETile:$result);
  let extraClassDeclaration = _smeTileType;
  let assemblyFormat = [{
    $vector `,` $tile `[` $tile_slice_index `]` (`layout` `` $layout^)? attr-dict `:` type($vector) `into` type($result)
  }];
}
def ExtractTileSliceOp : ArmSME_Op<"extract_tile_slice", [
    ArmSMETileOpInterface, Pure,
    TypesMatchWith<"type of 'result' matches type of 'tile' slice", "tile", "result",
                   "VectorType(VectorType::Builder(::llvm::cast<mlir::VectorType>($_self)).dropDim(0))">]> {
  let summary = "a slice of a tile: `arm_sme.extract_tile_slice %t[%n] : vector<[4]xf32> from vector<[4]x[4]xf32>`";
  let arguments = !con((ins SMETile:$tile, Index:$tile_slice_index), _smeLayout);
  let results = (outs SVEVector:$result);
  let extraClassDeclaration = !strconcat(_smeTileType, "VectorType getSliceType() { return getResult().getType(); }");
  let assemblyFormat = [{
    $tile `[` $tile_slice_index `]` (`layout` `` $layout^)? attr-dict `:` type($result) `from` type($tile)
  }];
}

//===----------------------------------------------------------------------===//
// Outer products
//===----------------------------------------------------------------------===//

class OuterProductResultTileTypeConstraint<string operand>
    : OptionalTypesMatchWith<operand # "type is derived from `lhs` and `rhs`", "lhs", operand, [{[&]() {
        auto slice = ::llvm::cast<mlir::VectorType>($_self);
        return VectorType::get({slice.getDimSize(0), slice.getDimSize(0)}, slice.getElementType(), {true, true});
      }()}]>;

class _SMEBothMasks
    : PredOpTrait<"both `lhsMask` and `rhsMask` should be provided or neither", CPred<"bool(getLhsMask()) == bool(getRhsMask())">>;
defvar _smeProductTraits = [
    Pure, ArmSMETileOpInterface, AttrSizedOperandSegments, AllTypesMatch<["lhs", "rhs"]>,
    HasMatchingMaskTypeConstraint<"lhs", "lhsMask">, HasMatchingMaskTypeConstraint<"rhs", "rhsMask">, _SMEBothMasks<>];
defvar _smeProductParts =
    "`acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs)";
defvar _smeProductCpp = !strconcat(_smeResultType, [{
  VectorType getLhsType() { return ::llvm::cast<VectorType>(getLhs().getType()); }
  VectorType getRhsType() { return ::llvm::cast<VectorType>(getRhs().getType()); }
  VectorType getResultType() { return getTileType(); }
}]);

def OuterProductOp : ArmSME_Op<"outerproduct",
    _smeProductTraits # [OuterProductResultTileTypeConstraint<"result">, OuterProductResultTileTypeConstraint<"acc">]> {
  let summary = "the outer product of two vectors, which can be added to a tile or subtracted";
  let description = [{
    Elements for which a mask is not set do not change the tile.

    ```mlir
    %0 = arm_sme.outerproduct %a, %b : vector<[4]xf32>, vector<[4]xf32>
    %1 = arm_sme.outerproduct %a, %b kind<sub> acc(%t) masks(%p, %q) : vector<[4]xf32>, vector<[4]xf32>
    ```
  }];
  let arguments = (ins SVEVector:$lhs, SVEVector:$rhs, Optional<SVEPredicate>:$lhsMask, Optional<SVEPredicate>:$rhsMask,
                       Optional<SMETile>:$acc, ArmSME_CombiningKindAttr:$kind);
  let results = (outs SMETile:$result);
  let extraClassDeclaration = _smeProductCpp;
  let assemblyFormat = !strconcat("$lhs `,` $rhs oilist( `kind` `` $kind | ", _smeProductParts);
}

// The elements are narrower than those of the tile: there are several outer products, of every second or fourth element.
class OuterProductWideningBase<string mnemonic, list<Type> inputs, list<Type> tiles, int numOuterProducts>
    : ArmSME_Op<mnemonic, _smeProductTraits # [
          OptionalTypesMatchWith<"`result` and `acc` have the same type", "result", "acc", "::llvm::cast<Type>($_self)">,
          PredOpTrait<"tile element size equals input element size * " # numOuterProducts,
                      CPred<"getTileType().getElementTypeBitWidth() == (getLhsType().getElementTypeBitWidth() * " #
                            numOuterProducts # ")">>]> {
  let description = "```mlir\n%0 = arm_sme." # mnemonic # " %a, %b acc(%t) masks(%p, %q) : " #
      !cond(!eq(!substr(mnemonic, 0, 1), "f"): "vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>",
            !eq(numOuterProducts, 2): "vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>",
            true: "vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>") # "\n```";
  let arguments = (ins AnyTypeOf<inputs>:$lhs, AnyVectorOfNonZeroRank:$rhs, Optional<AnyVectorOfNonZeroRank>:$lhsMask,
                       Optional<AnyVectorOfNonZeroRank>:$rhsMask, Optional<AnyVectorOfNonZeroRank>:$acc);
  let results = (outs AnyTypeOf<tiles>:$result);
  let extraClassDeclaration = _smeProductCpp;
  let assemblyFormat = !strconcat("$lhs `,` $rhs oilist( ", _smeProductParts, " `into` type($result)");
}
class OuterProduct2Way<string mnemonic, list<Type> inputs, list<Type> tiles> : OuterProductWideningBase<mnemonic, inputs, tiles, 2>;
class OuterProduct4Way<string mnemonic, list<Type> inputs, list<Type> tiles> : OuterProductWideningBase<mnemonic, inputs, tiles, 4>;

class _SMEVector<int length, list<Type> elements> : ScalableVectorOfRankAndLengthAndType<[1], [length], elements>;
foreach op = ["Mopa", "Mops"] in {
  defvar name = !tolower(op);
  defvar does = !if(!eq(op, "Mopa"), "adds", "subtracts");
  let summary = does # " two outer products of short floating-point numbers" in
  def F # op # 2WayOp : OuterProduct2Way<"f" # name # "_2way", [_SMEVector<8, [F16, BF16]>], [nxnxv4f32]>;
  foreach sign = ["S", "U"] in
    let summary = does # " two outer products of " # !if(!eq(sign, "S"), "signed", "unsigned") # " integers" in
    def sign # op # 2WayOp : OuterProduct2Way<!tolower(sign) # name # "_2way", [_SMEVector<8, [I16]>], [nxnxv4i32]>;
  foreach signs = ["S", "U", "Su", "Us"] in
    let summary = does # " four outer products of " #
        !cond(!eq(signs, "S"): "signed", !eq(signs, "U"): "unsigned", !eq(signs, "Su"): "signed and unsigned",
              true: "unsigned and signed") # " integers" in
    def signs # op # 4WayOp
        : OuterProduct4Way<!tolower(signs) # name # "_4way", [_SMEVector<16, [I8]>, _SMEVector<8, [I16]>], [nxnxv4i32, nxnxv2i64]>;
}

def StreamingVLOp : ArmSME_Op<"streaming_vl", [Pure]> {
  let summary = "how many elements of a size a vector has in streaming mode: `arm_sme.streaming_vl <word>`";
  let arguments = (ins ArmSME_TypeSizeAttr:$type_size);
  let results = (outs Index);
  let assemblyFormat = "$type_size attr-dict";
}

#endif // MICA_ARM_SME_OPS

//===- SparseTensorAttrDefs.td - Attributes ----------------*- tablegen -*-===//

#ifndef MICA_SPARSE_TENSOR_ATTRIBUTES
#define MICA_SPARSE_TENSOR_ATTRIBUTES

include "mlir/Dialect/SparseTensor/IR/SparseTensorBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/TensorEncoding.td"

class SparseTensor_Attr<string name, list<Trait> traits = []> : AttrDef<SparseTensor_Dialect, name, traits>;

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

class _SparseNumber<Type type, string test, string name, string what>
    : TypedAttrBase<type, "IntegerAttr", And<[CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">, CPred<test>]>, what> {
  let returnType = "::mlir::sparse_tensor::" # name;
  let convertFromStorage = "$_self.getValue().getZExtValue()";
}
class _SparseIndex<string name, string what>
    : _SparseNumber<Index, "::llvm::isa<::mlir::IndexType>(::llvm::cast<::mlir::IntegerAttr>($_self).getType())", name, what>;

def DimensionAttr : _SparseIndex<"Dimension", "dimension attribute">;
def LevelAttr : _SparseIndex<"Level", "level attribute">;

def I64BitSetAttr : _SparseNumber<I64, "::llvm::cast<::mlir::IntegerAttr>($_self).getType().isInteger(64)", "I64BitSet",
                                  "LevelSet attribute"> {
  let convertFromStorage = "::mlir::sparse_tensor::I64BitSet($_self.getValue().getZExtValue())";
}
def I64BitSetArrayAttr : TypedArrayAttrBase<I64BitSetAttr, "I64BitSet array attribute">;

//===----------------------------------------------------------------------===//
// Encodings
//===----------------------------------------------------------------------===//

def SparseTensorDimSliceAttr : SparseTensor_Attr<"SparseTensorDimSlice"> {
  let mnemonic = "slice";
  let description = [{
    Offset, size and stride of a slice in a dimension, `#sparse_tensor<slice(4, 8, ?)>`, with question marks for
    those that are not known.
  }];
  let parameters = (ins "int64_t":$offset, "int64_t":$size, "int64_t":$stride);
  let builders = [AttrBuilder<(ins), "return $_get($_ctxt, 0, kDynamic, 1);">];
  let extraClassDeclaration = [{
    static constexpr int64_t kDynamic = -1;
    static constexpr bool isDynamic(int64_t v) { return v == kDynamic; }
  }];
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

def SparseTensorEncodingAttr
    : SparseTensor_Attr<"SparseTensorEncoding", [DeclareAttrInterfaceMethods<VerifiableTensorEncoding>, OpAsmAttrInterface]> {
  let mnemonic = "encoding";
  let description = [{
    The encoding of a tensor maps coordinates of its dimensions to those of levels. A level is stored as its format says:

    - `dense`: all coordinates;
    - `batch`: all coordinates, for each of which the levels after it have buffers of their own;
    - `compressed`: those with elements, where positions say which ones belong to a coordinate of the level before;
    - `loose_compressed`: the same with gaps, so that there are two positions for each coordinate;
    - `singleton`: one coordinate for each of the level before;
    - `structured[n, m]`: n coordinates in each block of m.

    They are sorted unless the format is `nonordered`, and each is there once unless it is `nonunique`. With `soa`, the
    coordinates of singletons have buffers of their own. Numbers of positions and coordinates have as many bits as
    `posWidth` and `crdWidth` say, or are indices. All elements that are stored can be `explicitVal`, and those that are
    not stored are `implicitVal`, zero without it.

    ```mlir
    #CSR = #sparse_tensor.encoding<{map = (row, col) -> (row : dense, col : compressed), posWidth = 32}>
    #COO = #sparse_tensor.encoding<{map = (row, col) -> (row : compressed(nonunique), col : singleton(soa))}>
    #BSR = #sparse_tensor.encoding<{
      map = (row, col) -> (row floordiv 4 : dense, col floordiv 4 : compressed, row mod 4 : dense, col mod 4 : dense)
    }>
    ```
  }];
  let parameters = (ins ArrayRefParameter<"::mlir::sparse_tensor::LevelType">:$lvlTypes,
                        "AffineMap":$dimToLvl, "AffineMap":$lvlToDim, "unsigned":$posWidth, "unsigned":$crdWidth,
                        "::mlir::Attribute":$explicitVal, "::mlir::Attribute":$implicitVal,
                        ArrayRefParameter<"::mlir::sparse_tensor::SparseTensorDimSliceAttr">:$dimSlices);
  let builders = [AttrBuilder<(ins "ArrayRef<::mlir::sparse_tensor::LevelType>":$lvlTypes, CArg<"AffineMap", "{}">:$dimToLvl,
                                   CArg<"AffineMap", "{}">:$lvlToDim, CArg<"unsigned", "0">:$posWidth,
                                   CArg<"unsigned", "0">:$crdWidth, CArg<"::mlir::Attribute", "{}">:$explicitVal,
                                   CArg<"::mlir::Attribute", "{}">:$implicitVal)>];
  let extraClassDeclaration = "bool isSlice() const;";
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

// Tensors with an encoding.
def IsSparseTensorPred : CPred<"!!::mlir::sparse_tensor::getSparseTensorEncoding($_self)">;
def IsSparseTensorSlicePred : CPred<"!!::mlir::sparse_tensor::getSparseTensorEncoding($_self) && "
                                    "::mlir::sparse_tensor::getSparseTensorEncoding($_self).isSlice()">;
class SparseTensorOf<list<Type> allowedTypes> : RankedTensorOf<allowedTypes, [IsSparseTensorPred], "sparse tensor">;
class SparseTensorSliceOf<list<Type> allowedTypes>
    : RankedTensorOf<allowedTypes, [IsSparseTensorSlicePred], "sparse tensor slice">;
def AnySparseTensor : SparseTensorOf<[AnyType]>;
def AnySparseTensorSlice : SparseTensorSliceOf<[AnyType]>;

class ScalarLikeOf<list<Type> allowedTypes>
    : AnyTypeOf<[0DTensorOf<allowedTypes>, AnyTypeOf<allowedTypes>], "scalar like">;
def AnyIndexingScalarLike : ScalarLikeOf<[AnySignlessIntegerOrIndex]>;

//===----------------------------------------------------------------------===//
// Enumerations
//===----------------------------------------------------------------------===//

// Cases that are numbered from zero: symbols and words.
class _SparseEnum<string name, string what, list<string> symbols, list<string> words>
    : I32EnumAttr<name, what, !foreach(i, !range(symbols), I32EnumAttrCase<symbols[i], i, words[i]>)> {
  let cppNamespace = "::mlir::sparse_tensor";
  let genSpecializedAttr = 0;
}

def SparseTensorStorageSpecifierKindEnum : _SparseEnum<"StorageSpecifierKind", "sparse tensor storage specifier kind",
    ["LvlSize", "PosMemSize", "CrdMemSize", "ValMemSize", "DimOffset", "DimStride"],
    ["lvl_sz", "pos_mem_sz", "crd_mem_sz", "val_mem_sz", "dim_offset", "dim_stride"]>;
def SparseTensorStorageSpecifierKindAttr
    : EnumAttr<SparseTensor_Dialect, SparseTensorStorageSpecifierKindEnum, "SparseTensorStorageSpecifierKind"> {
  let mnemonic = "kind";
}

def SparseTensorSortKindEnum : _SparseEnum<"SparseTensorSortKind", "sparse tensor sort algorithm",
    ["HybridQuickSort", "InsertionSortStable", "QuickSort", "HeapSort"],
    ["hybrid_quick_sort", "insertion_sort_stable", "quick_sort", "heap_sort"]>;
def SparseTensorSortKindAttr : EnumAttr<SparseTensor_Dialect, SparseTensorSortKindEnum, "SparseTensorSortAlgorithm">;

def SparseTensorCrdTransDirectionEnum : _SparseEnum<"CrdTransDirectionKind", "sparse tensor coordinate translation direction",
    ["dim2lvl", "lvl2dim"], ["dim_to_lvl", "lvl_to_dim"]>;
def SparseTensorCrdTransDirectionAttr : EnumAttr<SparseTensor_Dialect, SparseTensorCrdTransDirectionEnum, "CrdTransDirection">;

#endif // MICA_SPARSE_TENSOR_ATTRIBUTES

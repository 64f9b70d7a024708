//===- SparseTensorTypes.td - Types ------------------------*- tablegen -*-===//

#ifndef MICA_SPARSE_TENSOR_TYPES
#define MICA_SPARSE_TENSOR_TYPES

include "mlir/Dialect/SparseTensor/IR/SparseTensorAttrDefs.td"
include "mlir/Dialect/SparseTensor/IR/SparseTensorBase.td"

class SparseTensor_Type<string name, list<Trait> traits = [], string baseCppClass = "::mlir::Type">
    : TypeDef<SparseTensor_Dialect, name, traits, baseCppClass>;

def SparseTensor_StorageSpecifier : SparseTensor_Type<"StorageSpecifier"> {
  let mnemonic = "storage_specifier";
  let summary = "Structured metadata for sparse tensor low-level storage scheme";
  let description = [{
    The sizes of levels, of buffers of positions, coordinates and values, and for a slice its offsets and strides.

    ```mlir
    !sparse_tensor.storage_specifier<#CSR>
    ```
  }];
  let parameters = (ins SparseTensorEncodingAttr:$encoding);
  let skipDefaultBuilders = 1;
  let builders = [TypeBuilder<(ins "SparseTensorEncodingAttr":$encoding)>,
                  TypeBuilderWithInferredContext<(ins "SparseTensorEncodingAttr":$encoding)>,
                  TypeBuilderWithInferredContext<(ins "Type":$type)>, TypeBuilderWithInferredContext<(ins "Value":$tensor)>];
  let assemblyFormat = "`<` qualified($encoding) `>`";
}

// A type for the levels from the first to before the last.
class _SparseLevels<string name, string word> : SparseTensor_Type<name> {
  let mnemonic = word;
  let parameters = (ins SparseTensorEncodingAttr:$encoding, "Level":$loLvl, "Level":$hiLvl);
  let assemblyFormat = "`<` $encoding `,` `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) `>`";
}
def SparseTensor_IterSpace : _SparseLevels<"IterSpace", "iter_space"> {
  let description = "The elements that are stored in some levels: `!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>`.";
}
def SparseTensor_Iterator : _SparseLevels<"Iterator", "iterator"> {
  let description = "An element of a space: `!sparse_tensor.iterator<#CSR, lvls = 1>`.";
}

class _SparseIs<string name> : CPred<"::llvm::isa<::mlir::sparse_tensor::" # name # ">($_self)">;
def IsSparseTensorStorageSpecifierTypePred : _SparseIs<"StorageSpecifierType">;
def IsSparseSparseIterSpaceTypePred : _SparseIs<"IterSpaceType">;
def IsSparseSparseIteratorTypePred : _SparseIs<"IteratorType">;

class _SparseType<string name, string what, Pred pred = _SparseIs<name>> : Type<pred, what, "::mlir::sparse_tensor::" # name>;
def SparseTensorStorageSpecifier : _SparseType<"StorageSpecifierType", "metadata">;
def AnySparseIterSpace : _SparseType<"IterSpaceType", "sparse iteration space", IsSparseSparseIterSpaceTypePred>;
def AnySparseIterator : _SparseType<"IteratorType", "sparse iterator", IsSparseSparseIteratorTypePred>;

#endif // MICA_SPARSE_TENSOR_TYPES

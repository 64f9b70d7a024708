//===- SparseTensorOps.td - Operations of sparse_tensor ----*- tablegen -*-===//

#ifndef MICA_SPARSE_TENSOR_OPS
#define MICA_SPARSE_TENSOR_OPS

include "mlir/Dialect/SparseTensor/IR/SparseTensorAttrDefs.td"
include "mlir/Dialect/SparseTensor/IR/SparseTensorBase.td"
include "mlir/Dialect/SparseTensor/IR/SparseTensorInterfaces.td"
include "mlir/Dialect/SparseTensor/IR/SparseTensorTypes.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SparseTensor_Op<string mnemonic, list<Trait> traits = []> : Op<SparseTensor_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

// One value becomes another one.
class _SparseConversion<string mnemonic, list<Trait> traits, dag given, dag made> : SparseTensor_Op<mnemonic, traits> {
  let arguments = given;
  let results = made;
  let assemblyFormat = "$" # !getdagname(given, 0) # " attr-dict `:` type($" # !getdagname(given, 0) # ") `to` type($" #
                       !getdagname(made, 0) # ")";
}

def SparseTensor_NewOp : _SparseConversion<"new", [Pure], (ins AnyType:$source), (outs AnySparseTensor:$result)> {
  let summary = "reads a tensor from a source, such as a file: `sparse_tensor.new %f : !llvm.ptr to tensor<8x8xf64, #CSR>`";
}
def SparseTensor_ConvertOp : _SparseConversion<"convert", [Pure, StageWithSortSparseOpInterface],
    (ins AnyRankedTensor:$source), (outs AnyRankedTensor:$dest)> {
  let summary = "a tensor with another encoding or none";
  let description = [{
    The shape is the same, but for sizes that are not known any more.

    ```mlir
    %0 = sparse_tensor.convert %a : tensor<8x8xf32> to tensor<8x?xf32, #CSR>
    ```
  }];
  let extraClassDeclaration = "bool needsExtraSort();";
  let hasFolder = 1;
  let hasVerifier = 1;
}
def SparseTensor_ReinterpretMapOp : _SparseConversion<"reinterpret_map", [NoMemoryEffect],
    (ins AnySparseTensor:$source), (outs AnySparseTensor:$dest)> {
  let summary = "the same levels, as the storage of a tensor with other dimensions";
  let builders = [OpBuilder<(ins "SparseTensorEncodingAttr":$dstEnc, "Value":$source)>];
  let hasFolder = 1;
  let hasVerifier = 1;
}
def SparseTensor_ConcatenateOp : _SparseConversion<"concatenate", [Pure, StageWithSortSparseOpInterface],
    (ins Variadic<AnyRankedTensor>:$inputs, DimensionAttr:$dimension), (outs AnyRankedTensor:$result)> {
  let summary = "several tensors, one after the other along a dimension";
  let extraClassDeclaration = "bool needsExtraSort();";
  let hasVerifier = 1;
}

class _SparseOutput<string mnemonic, dag more, string format, string types> : SparseTensor_Op<mnemonic> {
  let arguments = !con((ins AnySparseTensor:$tensor), more);
  let assemblyFormat = "$tensor " # format # "attr-dict `:` type($tensor)" # types;
}
def SparseTensor_OutOp : _SparseOutput<"out", (ins AnyType:$dest), "`,` $dest ", " `,` type($dest)"> {
  let summary = "writes a tensor to a destination, such as a file";
}
def SparseTensor_PrintOp : _SparseOutput<"print", (ins), "", ""> {
  let summary = "prints the storage of a tensor, for tests";
}

def SparseTensor_LoadOp : SparseTensor_Op<"load", [SameOperandsAndResultType]> {
  let summary = "the tensor in a storage, in which insertions end if there were some";
  let arguments = (ins AnySparseTensor:$tensor, UnitAttr:$hasInserts);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "$tensor (`hasInserts` $hasInserts^)? attr-dict `:` type($tensor)";
}

//===----------------------------------------------------------------------===//
// Storage
//===----------------------------------------------------------------------===//

defvar _sparseLevels = Variadic<RankedTensorOf<[AnySignlessIntegerOrIndex]>>;
defvar _sparseValues = RankedTensorOf<[AnyType]>;

def SparseTensor_AssembleOp : SparseTensor_Op<"assemble", [Pure]> {
  let summary = "a tensor whose storage is given: the positions and coordinates of its levels, and the values";
  let description = [{
    ```mlir
    %0 = sparse_tensor.assemble (%positions, %coordinates), %values
       : (tensor<5xindex>, tensor<6xindex>), tensor<6xf64> to tensor<4x8xf64, #CSR>
    ```
  }];
  let arguments = (ins _sparseLevels:$levels, _sparseValues:$values);
  let results = (outs AnySparseTensor:$result);
  let assemblyFormat = [{
    ` ` `(` $levels `)` `,` $values attr-dict `:` `(` type($levels) `)` `,` type($values) `to` type($result)
  }];
  let hasVerifier = 1;
}

def SparseTensor_DisassembleOp : SparseTensor_Op<"disassemble", [Pure, SameVariadicResultSize]> {
  let summary = "copies the storage of a tensor to given ones, and returns how much of each is used";
  let description = [{
    ```mlir
    %p, %c, %v, %np, %nc, %nv = sparse_tensor.disassemble %t : tensor<4x8xf64, #CSR>
      out_lvls(%op, %oc : tensor<5xindex>, tensor<9xindex>) out_vals(%ov : tensor<9xf64>)
      -> (tensor<5xindex>, tensor<9xindex>), tensor<9xf64>, (index, index), index
    ```
  }];
  let arguments = (ins AnySparseTensor:$tensor, _sparseLevels:$out_levels, _sparseValues:$out_values);
  let results = (outs _sparseLevels:$ret_levels, _sparseValues:$ret_values, Variadic<AnyIndexingScalarLike>:$lvl_lens,
                      AnyIndexingScalarLike:$val_len);
  let assemblyFormat = [{
    $tensor attr-dict `:` type($tensor) `out_lvls` `(` $out_levels `:` type($out_levels) `)`
    `out_vals` `(` $out_values `:` type($out_values) `)`
    `->` `(` type($ret_levels) `)` `,` type($ret_values) `,` `(` type($lvl_lens) `)` `,` type($val_len)
  }];
  let hasVerifier = 1;
}

class _SparseBuffer<string mnemonic, dag more = (ins)>
    : _SparseConversion<mnemonic, [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>],
                        !con((ins AnySparseTensor:$tensor), more), (outs AnyNon0RankedMemRef:$result)> {
  let hasVerifier = 1;
}
def SparseTensor_ToPositionsOp : _SparseBuffer<"positions", (ins LevelAttr:$level)> {
  let summary = "the buffer with the positions of a level";
  let description = [{
    ```mlir
    %0 = sparse_tensor.positions %t {level = 1 : index} : tensor<4x8xf64, #CSR> to memref<?xindex>
    ```
  }];
}
def SparseTensor_ToCoordinatesOp : _SparseBuffer<"coordinates", (ins LevelAttr:$level)> {
  let summary = "the buffer with the coordinates of a level";
}
def SparseTensor_ToCoordinatesBufferOp : _SparseBuffer<"coordinates_buffer"> {
  let summary = "the buffer with the coordinates of all levels that share one";
}
def SparseTensor_ToValuesOp : _SparseBuffer<"values"> {
  let summary = "the buffer with the elements";
}

def SparseTensor_NumberOfEntriesOp : SparseTensor_Op<"number_of_entries", [Pure]> {
  let summary = "how many elements are stored";
  let arguments = (ins AnySparseTensor:$tensor);
  let results = (outs Index:$result);
  let assemblyFormat = "$tensor attr-dict `:` type($tensor)";
}

class _SparseSlice<string word> : SparseTensor_Op<"slice." # word, [Pure]> {
  let summary = "the " # word # " of a slice in a dimension: `sparse_tensor.slice." # word # " %t at 0 : tensor<4x8xf64, #Slice>`";
  let arguments = (ins AnySparseTensorSlice:$slice, IndexAttr:$dim);
  let results = !dag(outs, [Index], [word]);
  let assemblyFormat = "$slice `at` $dim attr-dict `:` type($slice)";
  let hasVerifier = 1;
}
def SparseTensor_ToSliceOffsetOp : _SparseSlice<"offset">;
def SparseTensor_ToSliceStrideOp : _SparseSlice<"stride">;

def SparseTensor_LvlOp : SparseTensor_Op<"lvl", [ConditionallySpeculatable, NoMemoryEffect]> {
  let summary = "the size of a level: `sparse_tensor.lvl %t, %i : tensor<4x8xf64, #CSR>`";
  let arguments = (ins AnySparseTensor:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";
  let builders = [OpBuilder<(ins "Value":$source, "int64_t":$index)>];
  let extraClassDeclaration = [{
    std::optional<uint64_t> getConstantLvlIndex();
    Speculation::Speculatability getSpeculatability();
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def SparseTensor_CrdTranslateOp : SparseTensor_Op<"crd_translate", [Pure]> {
  let summary = "coordinates of levels from those of dimensions, or these from those";
  let description = [{
    ```mlir
    %0:4 = sparse_tensor.crd_translate dim_to_lvl [%i, %j] as #BSR : index, index, index, index
    ```
  }];
  let arguments = (ins Variadic<Index>:$in_crds, SparseTensorCrdTransDirectionAttr:$direction, SparseTensorEncodingAttr:$encoder);
  let results = (outs Variadic<Index>:$out_crds);
  let assemblyFormat = "$direction `[` $in_crds `]` `as` $encoder attr-dict `:` type($out_crds)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def SparseTensor_StorageSpecifierInitOp : SparseTensor_Op<"storage_specifier.init", [Pure]> {
  let summary = "sizes of a storage that are all zero, or for a slice those of its tensor";
  let arguments = (ins Optional<SparseTensorStorageSpecifier>:$source);
  let results = (outs SparseTensorStorageSpecifier:$result);
  let assemblyFormat = [{
    attr-dict (`with` $source^)? `:` (`from` qualified(type($source))^ `to`)? qualified(type($result))
  }];
  let builders = [OpBuilder<(ins "Type":$result), "build($_builder, $_state, result, Value());">];
}

class _SparseSpecifier<string word, list<Trait> traits, dag more, Type to, string format>
    : SparseTensor_Op<"storage_specifier." # word, [Pure] # traits> {
  let arguments = !con((ins SparseTensorStorageSpecifier:$specifier, SparseTensorStorageSpecifierKindAttr:$specifierKind,
                            OptionalAttr<LevelAttr>:$level), more);
  let results = (outs to:$result);
  let assemblyFormat = "$specifier $specifierKind (`at` $level^)? " # format;
  let hasVerifier = 1;
}
def SparseTensor_GetStorageSpecifierOp
    : _SparseSpecifier<"get", [], (ins), Index, "attr-dict `:` qualified(type($specifier))"> {
  let summary = "a size of a storage";
  let description = [{
    ```mlir
    %0 = sparse_tensor.storage_specifier.get %s crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
    ```
  }];
  let hasFolder = 1;
}
def SparseTensor_SetStorageSpecifierOp
    : _SparseSpecifier<"set", [AllTypesMatch<["result", "specifier"]>], (ins Index:$value), SparseTensorStorageSpecifier,
                       "`with` $value attr-dict `:` qualified(type($result))"> {
  let summary = "the sizes of a storage with one replaced";
  let description = [{
    ```mlir
    %0 = sparse_tensor.storage_specifier.set %s val_mem_sz with %n : !sparse_tensor.storage_specifier<#CSR>
    ```
  }];
}

//===----------------------------------------------------------------------===//
// Insertions and buffers
//===----------------------------------------------------------------------===//

def SparseTensor_PushBackOp : SparseTensor_Op<"push_back", [
    TypesMatchWith<"value type matches element type of inBuffer", "inBuffer", "value",
                   "::llvm::cast<ShapedType>($_self).getElementType()">,
    AllTypesMatch<["inBuffer", "outBuffer"]>]> {
  let summary = "adds a value once or several times after the end of a buffer";
  let description = [{
    The results are the buffer, which is enlarged if it is full and `inbounds` is not given, and the number of its values.
    The operand must not be used any more.

    ```mlir
    %buffer, %size = sparse_tensor.push_back %n, %b, %v, %times : index, memref<?xf64>, f64, index
    ```
  }];
  let arguments = (ins Index:$curSize, StridedMemRefRankOf<[AnyType], [1]>:$inBuffer, AnyType:$value, Optional<Index>:$n,
                       UnitAttr:$inbounds);
  let results = (outs StridedMemRefRankOf<[AnyType], [1]>:$outBuffer, Index:$newSize);
  let assemblyFormat = [{
    (`inbounds` $inbounds^)? $curSize `,` $inBuffer `,` $value (`,` $n^)? attr-dict
    `:` type($curSize) `,` type($inBuffer) `,` type($value) (`,` type($n)^)?
  }];
  let builders = [OpBuilder<(ins "Value":$curSize, "Value":$inBuffer, "Value":$value)>];
  let hasVerifier = 1;
}

// Buffers for the last level: all elements, a flag for each, and the coordinates of those that are set.
defvar _sparseExpanded = [AnyStridedMemRefOfRank<1>, StridedMemRefRankOf<[I1], [1]>, StridedMemRefRankOf<[Index], [1]>, Index];
defvar _sparseExpandedNames = ["values", "filled", "added", "count"];

def SparseTensor_ExpandOp : SparseTensor_Op<"expand"> {
  let summary = "buffers for all elements of the last level, into which some are inserted";
  let description = [{
    The second buffer says which elements are set. A coordinate that was not set is added to the third one, and counted.

    ```mlir
    %row, %set, %new, %n = sparse_tensor.expand %t : tensor<4x8xi32, #CSR> to memref<?xi32>, memref<?xi1>, memref<?xindex>
    ```
  }];
  let arguments = (ins AnySparseTensor:$tensor);
  let results = !dag(outs, _sparseExpanded, _sparseExpandedNames);
  let assemblyFormat = "$tensor attr-dict `:` type($tensor) `to` type($values) `,` type($filled) `,` type($added)";
}
def SparseTensor_CompressOp : SparseTensor_Op<"compress", [AllTypesMatch<["tensor", "result"]>]> {
  let summary = "inserts the elements that were set since `sparse_tensor.expand` at coordinates of the other levels";
  let description = [{
    The buffers are as before then. The tensor must not be used any more.

    ```mlir
    %0 = sparse_tensor.compress %row, %set, %new, %n into %t[%i]
       : memref<?xi32>, memref<?xi1>, memref<?xindex>, tensor<4x8xi32, #CSR>
    ```
  }];
  let arguments = !con(!dag(ins, _sparseExpanded, _sparseExpandedNames),
                       (ins AnySparseTensor:$tensor, Variadic<Index>:$lvlCoords));
  let results = (outs AnySparseTensor:$result);
  let assemblyFormat = [{
    $values `,` $filled `,` $added `,` $count `into` $tensor `[` $lvlCoords `]` attr-dict
    `:` type($values) `,` type($filled) `,` type($added) `,` type($tensor)
  }];
  let hasVerifier = 1;
}

def SparseTensor_SortOp : SparseTensor_Op<"sort"> {
  let summary = "sorts tuples of coordinates, and other buffers with them";
  let description = [{
    The first buffer has n tuples. The map permutes the coordinates of one before they are compared; `ny` numbers after
    them belong to the tuple.

    ```mlir
    sparse_tensor.sort hybrid_quick_sort %n, %xy jointly %v {perm_map = affine_map<(i, j) -> (j, i)>, ny = 1 : index}
      : memref<?xindex> jointly memref<?xf64>
    ```
  }];
  let arguments = (ins Index:$n, StridedMemRefRankOf<[AnyInteger, Index], [1]>:$xy,
                       Variadic<StridedMemRefRankOf<[AnyType], [1]>>:$ys, AffineMapAttr:$perm_map, OptionalAttr<IndexAttr>:$ny,
                       SparseTensorSortKindAttr:$algorithm);
  let assemblyFormat = "$algorithm $n `,` $xy (`jointly` $ys^)? attr-dict `:` type($xy) (`jointly` type($ys)^)?";
  let hasVerifier = 1;
}

def SparseTensor_ReorderCOOOp : SparseTensor_Op<"reorder_coo", [Pure]> {
  let summary = "a tensor in coordinate format, sorted as another encoding says";
  let description = [{
    ```mlir
    %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<4x8xf64, #Unordered> to tensor<4x8xf64, #COO>
    ```
  }];
  let arguments = (ins AnySparseTensor:$input_coo, SparseTensorSortKindAttr:$algorithm);
  let results = (outs AnySparseTensor:$result_coo);
  let assemblyFormat = "$algorithm $input_coo attr-dict `:` type($input_coo) `to` type($result_coo)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Computations in linalg.generic
//===----------------------------------------------------------------------===//

def SparseTensor_BinaryOp : SparseTensor_Op<"binary", [Pure]> {
  let summary = "computes an element from those of two tensors, with a region for each case";
  let description = [{
    The first region is for a coordinate that both tensors store, the others for one that only the left or only the right one
    stores. The element itself is the result for `identity`; with an empty region, there is none.

    ```mlir
    %0 = sparse_tensor.binary %e, %f : i32, i32 to i32
      overlap = {
        ^bb0(%m: i32, %n: i32):
          %s = arith.muli %m, %n : i32
          sparse_tensor.yield %s : i32
      }
      left = identity
      right = {}
    ```
  }];
  let arguments = (ins AnyType:$x, AnyType:$y, UnitAttr:$left_identity, UnitAttr:$right_identity);
  let results = (outs AnyType:$output);
  let regions = (region AnyRegion:$overlapRegion, AnyRegion:$leftRegion, AnyRegion:$rightRegion);
  let assemblyFormat = [{
    $x `,` $y `:` attr-dict type($x) `,` type($y) `to` type($output) `\n` `overlap` `=` $overlapRegion `\n`
    `left` `=` (`identity` $left_identity^):($leftRegion)? `\n` `right` `=` (`identity` $right_identity^):($rightRegion)?
  }];
  let hasVerifier = 1;
}

def SparseTensor_UnaryOp : SparseTensor_Op<"unary", [Pure]> {
  let summary = "computes an element from that of a tensor, with a region for one that is stored, and one for others";
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$output);
  let regions = (region AnyRegion:$presentRegion, AnyRegion:$absentRegion);
  let assemblyFormat = [{
    $x attr-dict `:` type($x) `to` type($output) `\n` `present` `=` $presentRegion `\n` `absent` `=` $absentRegion
  }];
  let hasVerifier = 1;
}

class _SparseRegion<string mnemonic, dag given, string format> : SparseTensor_Op<mnemonic, [Pure, SameOperandsAndResultType]> {
  let arguments = given;
  let results = (outs AnyType:$output);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = format # " $region";
  let hasVerifier = 1;
}
def SparseTensor_ReduceOp
    : _SparseRegion<"reduce", (ins AnyType:$x, AnyType:$y, AnyType:$identity), "$x `,` $y `,` $identity attr-dict `:` type($output)"> {
  let summary = "combines two values as a region says, of which the third operand is the neutral one";
}
def SparseTensor_SelectOp : _SparseRegion<"select", (ins AnyType:$x), "$x attr-dict `:` type($x)"> {
  let summary = "an element, which is left out if a region yields false for it";
}

def SparseTensor_YieldOp : SparseTensor_Op<"yield", [Pure, Terminator, ParentOneOf<
    ["BinaryOp", "UnaryOp", "ReduceOp", "SelectOp", "ForeachOp", "IterateOp", "CoIterateOp"]>]> {
  let summary = "ends a region with values";
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "$results attr-dict `:` type($results)";
  let builders = [OpBuilder<(ins), "build($_builder, $_state, ValueRange());">,
                  OpBuilder<(ins "Value":$yieldVal), "build($_builder, $_state, ValueRange(yieldVal));">];
  let extraClassDeclaration = [{
    bool hasSingleResult() { return getResults().size() == 1; }
    Value getSingleResult() { return getResults()[0]; }
  }];
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

class _SparseLoopBuilder<dag given, string arguments = "">
    : OpBuilder<!con(given, (ins "function_ref<void(OpBuilder &, Location, ValueRange, Value, ValueRange)>":$bodyBuilder)),
                !if(!empty(arguments), "", "build($_builder, $_state, tensor, " # arguments # ", bodyBuilder);")>;

def SparseTensor_ForeachOp : SparseTensor_Op<"foreach", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "runs its region for each element that is stored";
  let description = [{
    The arguments of the region are the coordinates, the element and the values of the iteration before. The order is that of
    the levels, or is a permutation of the dimensions.

    ```mlir
    %sum = sparse_tensor.foreach in %t init(%zero) : tensor<4x8xf64, #CSR>, f64 -> f64 do {
    ^bb0(%i: index, %j: index, %v: f64, %s: f64):
      %n = arith.addf %s, %v : f64
      sparse_tensor.yield %n : f64
    }
    ```
  }];
  let arguments = (ins AnyRankedTensor:$tensor, Variadic<AnyType>:$initArgs, OptionalAttr<AffineMapAttr>:$order);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = [{
    `in` $tensor (`init` `(` $initArgs^ `)`)? attr-dict `:` type($tensor) (`,` type($initArgs)^)? (`->` type($results)^)?
    `do` $region
  }];
  let builders = [
    _SparseLoopBuilder<(ins "Value":$tensor, "ValueRange":$iterArgs, "AffineMapAttr":$order)>,
    _SparseLoopBuilder<(ins "Value":$tensor, "AffineMapAttr":$order), "ValueRange(), order">,
    _SparseLoopBuilder<(ins "Value":$tensor), "ValueRange(), AffineMapAttr()">,
    _SparseLoopBuilder<(ins "Value":$tensor, "ValueRange":$iterArgs), "iterArgs, AffineMapAttr()">];
  let hasVerifier = 1;
}

def ExtractIterSpaceOp : SparseTensor_Op<"extract_iteration_space", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "the elements that are stored in some levels, below an element of the level before";
  let description = [{
    ```mlir
    %0 = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf64, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0>
    ```
  }];
  let arguments = (ins AnySparseTensor:$tensor, Optional<AnySparseIterator>:$parentIter, LevelAttr:$loLvl, LevelAttr:$hiLvl);
  let results = (outs AnySparseIterSpace:$extractedSpace);
  let assemblyFormat = [{
    $tensor (`at` $parentIter^)? `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) attr-dict
    `:` type($tensor) (`,` type($parentIter)^)? `->` qualified(type($extractedSpace))
  }];
  let builders = [OpBuilder<(ins "Value":$tensor, "Value":$parentIter, "sparse_tensor::Level":$loLvl),
                            "build($_builder, $_state, tensor, parentIter, loLvl, loLvl + 1);">,
                  OpBuilder<(ins "Value":$tensor), "build($_builder, $_state, tensor, Value(), 0);">];
  let extraClassDeclaration = [{
    unsigned getSpaceDim() { return getHiLvl() - getLoLvl(); }
    std::pair<Level, Level> getLvlRange() { return {getLoLvl(), getHiLvl()}; }
  }];
  let hasVerifier = 1;
}

def ExtractValOp : SparseTensor_Op<"extract_value", [Pure, TypesMatchWith<
    "result type matches element type of tensor", "tensor", "result", "::llvm::cast<TensorType>($_self).getElementType()">]> {
  let summary = "the value at an element of the last level";
  let arguments = (ins AnySparseTensor:$tensor, AnySparseIterator:$iterator);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$tensor `at` $iterator attr-dict `:` type($tensor) `,` qualified(type($iterator))";
  let hasVerifier = 1;
}

def IterateOp : SparseTensor_Op<"iterate", [
    RecursiveMemoryEffects, RecursivelySpeculatable,
    DeclareOpInterfaceMethods<LoopLikeOpInterface,
                              ["getInitsMutable", "getLoopResults", "getRegionIterArgs", "getYieldedValuesMutable"]>,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>,
    SingleBlockImplicitTerminator<"sparse_tensor::YieldOp">]> {
  let summary = "runs its region for each element of a space";
  let description = [{
    The arguments of the region are the values of the iteration before, the coordinates in those levels that are named, and the
    element.

    ```mlir
    %sum = sparse_tensor.iterate %it in %space at(%i, _) iter_args(%s = %zero)
         : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> f64 {
      %v = sparse_tensor.extract_value %t at %it : tensor<4x8xf64, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0 to 2>
      %n = arith.addf %s, %v : f64
      sparse_tensor.yield %n : f64
    }
    ```
  }];
  let arguments = (ins AnySparseIterSpace:$iterSpace, Variadic<AnyType>:$initArgs, I64BitSetAttr:$crdUsedLvls);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "Value":$iterSpace, "ValueRange":$initArgs)>,
                  OpBuilder<(ins "Value":$iterSpace, "ValueRange":$initArgs, "I64BitSet":$crdUsedLvls)>];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let hasVerifier = 1;
}

def SparseTensor_CoIterateOp : SparseTensor_Op<"coiterate", [
    AttrSizedOperandSegments, SingleBlockImplicitTerminator<"sparse_tensor::YieldOp">, RecursiveMemoryEffects]> {
  let summary = "iterates over several spaces at once, with a region for each case";
  let description = [{
    A case has an element of each space that has one with these coordinates, and `_` for others. Coordinates without a case are
    left out.

    ```mlir
    %0 = sparse_tensor.coiterate (%a, %b) at(%i) iter_args(%s = %zero)
       : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>) -> index
    case %x, _ {
      sparse_tensor.yield %s : index
    }
    case %x, %y {
      sparse_tensor.yield %i : index
    }
    ```
  }];
  let arguments = (ins Variadic<AnySparseIterSpace>:$iterSpaces, Variadic<AnyType>:$initArgs, I64BitSetAttr:$crdUsedLvls,
                       I64BitSetArrayAttr:$cases);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$caseRegions);
  let builders = [OpBuilder<(ins "ValueRange":$iterSpace, "ValueRange":$initArgs, "unsigned":$numCases)>];
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Tests
//===----------------------------------------------------------------------===//

def SparseTensor_HasRuntimeLibraryOp : SparseTensor_Op<"has_runtime_library"> {
  let summary = "whether calls of a library are generated, for tests";
  let results = (outs I1:$result);
  let assemblyFormat = "attr-dict";
}

#endif // MICA_SPARSE_TENSOR_OPS

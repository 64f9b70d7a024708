//===- AffineOps.td - Operations of affine -----------------*- tablegen -*-===//

#ifndef MICA_AFFINE
#define MICA_AFFINE

include "mlir/Dialect/Affine/IR/AffineMemoryOpInterfaces.td"
include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Affine_Dialect : Dialect {
  let name = "affine";
  let cppNamespace = "::mlir::affine";
  let description = [{
    Loops, conditions and accesses whose bounds, conditions and subscripts are affine
    in the loops around them, so that dependences can be computed.
  }];
  let hasConstantMaterializer = 1;
  let dependentDialects = ["arith::ArithDialect", "ub::UBDialect"];
}

class Affine_Op<string mnemonic, list<Trait> traits = []>
    : Op<Affine_Dialect, mnemonic, traits>;

def ImplicitAffineTerminator : SingleBlockImplicitTerminator<"AffineYieldOp">;

// A type of builders that call back for the body of a loop.
defvar _bodyBuilder = "function_ref<void(OpBuilder &, Location, Value, ValueRange)>";

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

let hasCanonicalizer = 1, hasCustomAssemblyFormat = 1, hasFolder = 1, hasVerifier = 1 in {
  def AffineApplyOp : Affine_Op<"apply", [
      Pure, DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>]> {
    let summary = "the result of a map";
    let description = [{
      ```mlir
      %x = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0)> (%i)[%n]
      ```
    }];
    let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$mapOperands);
    let results = (outs Index);
    let builders = [
      OpBuilder<(ins "ArrayRef<AffineExpr> ":$exprList, "ValueRange":$mapOperands), [{
        build($_builder, $_state, $_builder.getIndexType(),
              AffineMap::inferFromExprList(exprList, $_builder.getContext()).front(), mapOperands);
      }]>,
    ];
    let extraClassDeclaration = "AffineMap getAffineMap() { return getMap(); }";
  }

  class _Extreme<string mnemonic> : Affine_Op<mnemonic, [Pure]> {
    let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$operands);
    let results = (outs Index);
    let extraClassDeclaration = "AffineMap getAffineMap() { return getMap(); }";
  }
  def AffineMinOp : _Extreme<"min"> {
    let summary = "the least of the results of a map";
  }
  def AffineMaxOp : _Extreme<"max"> {
    let summary = "the greatest of the results of a map";
  }
}

let hasCanonicalizer = 1, hasFolder = 1, hasVerifier = 1 in {
  def AffineDelinearizeIndexOp : Affine_Op<"delinearize_index", [Pure]> {
    let summary = "the digits of an index in a mixed basis";
    let description = [{
      The first element of the basis may be missing; the first digit then has no bound.

      ```mlir
      %d:3 = affine.delinearize_index %i into (8, %n, 4) : index, index, index
      ```
    }];
    let arguments = (ins Index:$linear_index, Variadic<Index>:$dynamic_basis,
                         DenseI64ArrayAttr:$static_basis);
    let results = (outs Variadic<Index>:$multi_index);
    let assemblyFormat = [{
      $linear_index `into`
      custom<DynamicIndexList>($dynamic_basis, $static_basis, "{}", "::mlir::AsmParser::Delimiter::Paren")
      attr-dict `:` type($multi_index)
    }];
    let builders = [
      OpBuilder<(ins "Value":$linear_index, "ValueRange":$dynamic_basis,
                     "ArrayRef<int64_t>":$static_basis, CArg<"bool", "true">:$hasOuterBound)>,
      OpBuilder<(ins "Value":$linear_index, "ValueRange":$basis, CArg<"bool", "true">:$hasOuterBound)>,
      OpBuilder<(ins "Value":$linear_index, "ArrayRef<OpFoldResult>":$basis, CArg<"bool", "true">:$hasOuterBound)>,
      OpBuilder<(ins "Value":$linear_index, "ArrayRef<int64_t>":$basis, CArg<"bool", "true">:$hasOuterBound)>,
    ];
    let extraClassDeclaration = [{
      bool hasOuterBound() { return getMultiIndex().size() == getStaticBasis().size(); }
    }];
  }

  def AffineLinearizeIndexOp : Affine_Op<"linearize_index", [Pure, AttrSizedOperandSegments]> {
    let summary = "the index that has some digits in a mixed basis";
    let description = [{
      With `disjoint` each digit is known to be at least zero, and below its element of
      the basis.

      ```mlir
      %i = affine.linearize_index disjoint [%a, %b] by (8, %n) : index
      ```
    }];
    let arguments = (ins Variadic<Index>:$multi_index, Variadic<Index>:$dynamic_basis,
                         DenseI64ArrayAttr:$static_basis, UnitProp:$disjoint);
    let results = (outs Index:$linear_index);
    let assemblyFormat = [{
      (`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by`
      custom<DynamicIndexList>($dynamic_basis, $static_basis, "{}", "::mlir::AsmParser::Delimiter::Paren")
      attr-dict `:` type($linear_index)
    }];
    let builders = [
      OpBuilder<(ins "ValueRange":$multi_index, "ValueRange":$basis, CArg<"bool", "false">:$disjoint)>,
      OpBuilder<(ins "ValueRange":$multi_index, "ArrayRef<OpFoldResult>":$basis, CArg<"bool", "false">:$disjoint)>,
      OpBuilder<(ins "ValueRange":$multi_index, "ArrayRef<int64_t>":$basis, CArg<"bool", "false">:$disjoint)>,
    ];
    let extraClassDeclaration = [{
      bool hasOuterBound() { return getMultiIndex().size() == getStaticBasis().size(); }
    }];
  }
}

//===----------------------------------------------------------------------===//
// Control
//===----------------------------------------------------------------------===//

def AffineForOp : Affine_Op<"for", [
    AttrSizedOperandSegments, AutomaticAllocationScope, ImplicitAffineTerminator,
    ConditionallySpeculatable, RecursiveMemoryEffects,
    DeclareOpInterfaceMethods<LoopLikeOpInterface, [
      "getLoopInductionVars", "getLoopLowerBounds", "getLoopSteps", "getLoopUpperBounds",
      "getYieldedValuesMutable", "replaceWithAdditionalYields"]>,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>]> {
  let summary = "a loop from the greatest of some bounds up to the least of others";
  let description = [{
    The step is a constant. The loop carries values like `scf.for`.

    ```mlir
    %sum = affine.for %i = max #from(%n) to 100 step 2 iter_args(%s = %zero) -> f32 {
      %x = affine.load %m[%i] : memref<100xf32>
      %t = arith.addf %s, %x : f32
      affine.yield %t : f32
    }
    ```
  }];
  let arguments = (ins Variadic<Index>:$lowerBoundOperands, Variadic<Index>:$upperBoundOperands,
                       Variadic<AnyType>:$inits, AffineMapAttr:$lowerBoundMap,
                       AffineMapAttr:$upperBoundMap, IndexAttr:$step);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "int64_t":$lowerBound, "int64_t":$upperBound, CArg<"int64_t", "1">:$step,
                   CArg<"ValueRange", "{}">:$iterArgs, CArg<_bodyBuilder, "nullptr">:$bodyBuilder)>,
    OpBuilder<(ins "ValueRange":$lbOperands, "AffineMap":$lbMap, "ValueRange":$ubOperands,
                   "AffineMap":$ubMap, CArg<"int64_t", "1">:$step,
                   CArg<"ValueRange", "{}">:$iterArgs, CArg<_bodyBuilder, "nullptr">:$bodyBuilder)>,
  ];
  let extraClassDeclaration = [{
    BlockArgument getInductionVar() { return getRegion().getArgument(0); }
    Speculation::Speculatability getSpeculatability();
  }];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasRegionVerifier = 1;
}

def AffineIfOp : Affine_Op<"if", [
    ImplicitAffineTerminator, RecursivelySpeculatable, RecursiveMemoryEffects, NoRegionArguments,
    DeclareOpInterfaceMethods<RegionBranchOpInterface>]> {
  let summary = "one of two regions, as it is inside a set or not";
  let description = [{
    ```mlir
    affine.if affine_set<(d0)[s0] : (s0 - d0 - 1 >= 0)> (%i)[%n] {
      affine.store %x, %m[%i] : memref<?xf32>
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>, IntegerSetAttr:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, AnyRegion:$elseRegion);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "IntegerSet":$set, "ValueRange":$args, "bool":$withElseRegion)>,
    OpBuilder<(ins "TypeRange":$resultTypes, "IntegerSet":$set, "ValueRange":$args, "bool":$withElseRegion)>,
  ];
  let extraClassDeclaration = [{
    IntegerSet getIntegerSet() { return getCondition(); }
    bool hasElse() { return !getElseRegion().empty(); }
  }];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def AffineParallelOp : Affine_Op<"parallel", [
    AutomaticAllocationScope, ImplicitAffineTerminator, RecursivelySpeculatable, RecursiveMemoryEffects,
    DeclareOpInterfaceMethods<LoopLikeOpInterface>, MemRefsNormalizable]> {
  let summary = "nested loops that may run in any order, or at once";
  let description = [{
    What the iterations yield is combined by a reduction for each result. All lower
    bounds are results of one map; the groups are the numbers of bounds of each loop.

    ```mlir
    %sum = affine.parallel (%i, %j) = (0, 0) to (8, min(%n, 16)) reduce ("addf") -> f32 {
      %x = affine.load %m[%i, %j] : memref<8x16xf32>
      affine.yield %x : f32
    }
    ```
  }];
  let arguments = (ins
      TypedArrayAttrBase<AtomicRMWKindAttr, "Reduction ops">:$reductions,
      AffineMapAttr:$lowerBoundsMap, I32ElementsAttr:$lowerBoundsGroups,
      AffineMapAttr:$upperBoundsMap, I32ElementsAttr:$upperBoundsGroups,
      I64SmallVectorArrayAttr:$steps, Variadic<Index>:$mapOperands);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let builders = [
    OpBuilder<(ins "TypeRange":$resultTypes, "ArrayRef<arith::AtomicRMWKind>":$reductions,
                   "ArrayRef<int64_t>":$ranges)>,
    OpBuilder<(ins "TypeRange":$resultTypes, "ArrayRef<arith::AtomicRMWKind>":$reductions,
                   "ArrayRef<AffineMap>":$lbMaps, "ValueRange":$lbArgs,
                   "ArrayRef<AffineMap>":$ubMaps, "ValueRange":$ubArgs,
                   "ArrayRef<int64_t>":$steps)>,
  ];
  let extraClassDeclaration = [{
    unsigned getNumDims() { return getSteps().size(); }
    Block::BlockArgListType getIVs() { return getRegion().getArguments(); }
  }];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def AffineYieldOp : Affine_Op<"yield", [Pure, Terminator, ReturnLike, MemRefsNormalizable]> {
  let summary = "end of a body, with the values that it hands on";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let builders = [OpBuilder<(ins), "build($_builder, $_state, ValueRange());">];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

// The subscripts are the results of the map for the indices.
class _MemoryOp<string mnemonic, list<Trait> traits = []>
    : Affine_Op<mnemonic, traits # [
        DeclareOpInterfaceMethods<AffineMapAccessInterface>, MemRefsNormalizable]> {
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  code extraClassDeclarationBase = [{
    static StringRef getMapAttrStrName() { return "map"; }
    AffineMapAttr getAffineMapAttr() { return getMapAttr(); }
  }];
}

class _AffineLoad<string mnemonic, Type type>
    : _MemoryOp<mnemonic, [DeclareOpInterfaceMethods<AffineReadOpInterface>]> {
  let arguments = (ins Arg<AnyMemRef, "the reference to load from", [MemRead]>:$memref,
                       Variadic<Index>:$indices, AffineMapAttr:$map);
  let results = (outs type:$result);
  let extraClassDeclaration = extraClassDeclarationBase # "unsigned getMemRefOperandIndex() { return 0; }";
}

class _Store<string mnemonic, Type type>
    : _MemoryOp<mnemonic, [DeclareOpInterfaceMethods<AffineWriteOpInterface>]> {
  let arguments = (ins type:$value,
                       Arg<AnyMemRef, "the reference to store to", [MemWrite]>:$memref,
                       Variadic<Index>:$indices, AffineMapAttr:$map);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "Value":$valueToStore, "Value":$memref, "ValueRange":$indices)>,
    OpBuilder<(ins "Value":$valueToStore, "Value":$memref, "AffineMap":$map, "ValueRange":$mapOperands)>,
  ];
  let extraClassDeclaration = extraClassDeclarationBase # [{
    unsigned getStoredValOperandIndex() { return 0; }
    unsigned getMemRefOperandIndex() { return 1; }
  }];
}

def AffineLoadOp : _AffineLoad<"load", AnyType> {
  let summary = "an element of a memref";
  let description = [{
    ```mlir
    %x = affine.load %m[%i + 3, %j floordiv 2] : memref<100x100xf32>
    ```
  }];
  let builders = [
    OpBuilder<(ins "AffineMap":$map, "ValueRange":$operands)>,
    OpBuilder<(ins "Value":$memref, CArg<"ValueRange", "{}">:$indices)>,
    OpBuilder<(ins "Value":$memref, "AffineMap":$map, "ValueRange":$mapOperands)>,
  ];
  let hasFolder = 1;
}

def AffineVectorLoadOp : _AffineLoad<"vector_load", AnyVectorOfNonZeroRank> {
  let summary = "adjacent elements of a memref as a vector";
  let builders = [
    OpBuilder<(ins "VectorType":$resultType, "AffineMap":$map, "ValueRange":$operands)>,
    OpBuilder<(ins "VectorType":$resultType, "Value":$memref, CArg<"ValueRange", "{}">:$indices)>,
    OpBuilder<(ins "VectorType":$resultType, "Value":$memref, "AffineMap":$map, "ValueRange":$mapOperands)>,
  ];
}

def AffineStoreOp : _Store<"store", AnyType> {
  let summary = "writes an element of a memref";
  let hasFolder = 1;
}

def AffineVectorStoreOp : _Store<"vector_store", AnyVectorOfNonZeroRank> {
  let summary = "writes a vector into adjacent elements of a memref";
}

def AffinePrefetchOp : _MemoryOp<"prefetch"> {
  let summary = "a hint that an element will be accessed soon";
  let description = [{
    The locality is from 0, for data that is used once, to 3, for data to keep in
    the cache.

    ```mlir
    affine.prefetch %m[%i + 8], read, locality<3>, data : memref<100xf32>
    ```
  }];
  let arguments = (ins
      AnyMemRef:$memref, Variadic<Index>:$indices, BoolAttr:$isWrite,
      ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>:$localityHint,
      BoolAttr:$isDataCache, AffineMapAttr:$map);
  let builders = [
    OpBuilder<(ins "Value":$memref, "AffineMap":$map, "ArrayRef<Value>":$mapOperands, "bool":$isWrite,
                   "unsigned":$localityHint, "bool":$isDataCache), [{
      build($_builder, $_state, memref, ValueRange(mapOperands), $_builder.getBoolAttr(isWrite),
            $_builder.getI32IntegerAttr(localityHint), $_builder.getBoolAttr(isDataCache),
            AffineMapAttr::get(map));
    }]>,
  ];
  let extraClassDeclaration = extraClassDeclarationBase # [{
    MemRefType getMemRefType() { return ::llvm::cast<MemRefType>(getMemref().getType()); }
  }];
  let hasFolder = 1;
}

#endif // MICA_AFFINE

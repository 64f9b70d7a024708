//===- LinalgStructuredOps.td - Nested loops ---------------*- tablegen -*-===//

#ifndef MICA_LINALG_STRUCTURED
#define MICA_LINALG_STRUCTURED

include "mlir/Dialect/Linalg/IR/LinalgBase.td"
include "mlir/Dialect/Linalg/IR/LinalgInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class LinalgStructuredBase_Op<string mnemonic, list<Trait> traits> : Op<Linalg_Dialect, mnemonic, [
    SingleBlockImplicitTerminator<"YieldOp">, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ConditionallySpeculatable>, RecursiveMemoryEffects, DestinationStyleOpInterface,
    LinalgStructuredInterface, ReifyRankedShapedTypeOpInterface] # traits> {
  code structuredOpsBaseDecls = [{
    bool hasIndexSemantics() { return !getBody()->getOps<IndexOp>().empty(); }
    LogicalResult reifyResultShapes(OpBuilder &b, ReifiedRankedShapedTypeDims &shapes) {
      return ::llvm::cast<LinalgOp>(getOperation()).reifyResultShapes(b, shapes);
    }
  }];
  let extraClassDeclaration = structuredOpsBaseDecls;
  let hasCustomAssemblyFormat = 1;
}

defvar _resultNames = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;
defvar _argumentNames = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockArgumentNames"]>;
defvar _attributes = (ins CArg<"ArrayRef<NamedAttribute>", "{}">:$attributes);
defvar _body = "function_ref<void(OpBuilder &, Location, ValueRange)>";
defvar _ioValues = (ins "ValueRange":$inputs, "ValueRange":$outputs);
defvar _types = (ins "TypeRange":$resultTensorTypes);

// Operations with any number of inputs and outputs.
class _Structured<string mnemonic, list<Trait> traits, dag attributes>
    : LinalgStructuredBase_Op<mnemonic, traits> {
  let arguments = !con((ins Variadic<AnyType>:$inputs, Variadic<AnyShaped>:$outputs), attributes);
  let results = (outs Variadic<AnyRankedTensor>:$result_tensors);
  let regions = (region AnyRegion:$region);
  let hasFolder = 1;
}

defvar _loops = (ins "ArrayRef<AffineMap>":$indexingMaps, "ArrayRef<utils::IteratorType>":$iteratorTypes);
defvar _words = (ins "StringRef":$doc, "StringRef":$libraryCall);
defvar _optionalBody = !con((ins CArg<_body, "nullptr">), _attributes);
defvar _buffers = (ins "ValueRange":$inputs, "ValueRange":$outputBuffers);

def GenericOp : _Structured<"generic", [_argumentNames, AttrSizedOperandSegments],
    (ins AffineMapArrayAttr:$indexing_maps, IteratorTypeArrayAttr:$iterator_types,
         OptionalAttr<StrAttr>:$doc, OptionalAttr<StrAttr>:$library_call)> {
  let summary = "nested loops with any maps and any region";
  let description = [{
    ```mlir
    #id = affine_map<(i, j) -> (i, j)>
    #row = affine_map<(i, j) -> (i)>
    %sums = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%m : tensor<4x8xf32>) outs(%zeros : tensor<4xf32>) {
    ^bb0(%x: f32, %sum: f32):
      %s = arith.addf %x, %sum : f32
      linalg.yield %s : f32
    } -> tensor<4xf32>
    ```
  }];
  let builders = [
    OpBuilder<!con(_types, _ioValues, (ins "ArrayAttr":$indexingMaps, "ArrayAttr":$iteratorTypes, "StringAttr":$doc,
                   "StringAttr":$libraryCall), !dag(ins, [_body], [""]), _attributes)>,
    OpBuilder<!con(_types, _ioValues, _loops, _words, _optionalBody)>,
    OpBuilder<!con(_buffers, _loops, _words, _optionalBody)>,
    OpBuilder<!con(_types, _ioValues, _loops, _optionalBody)>,
    OpBuilder<!con(_buffers, _loops, _optionalBody)>,
  ];
  let extraClassDeclaration = structuredOpsBaseDecls # [{
    static std::function<void(ImplicitLocOpBuilder &, Block &, ArrayRef<NamedAttribute>,
                              function_ref<InFlightDiagnostic()>)> getRegionBuilder() { return nullptr; }
  }];
  let hasCanonicalizer = 1;
}

//===----------------------------------------------------------------------===//
// Operations whose region or attributes are given
//===----------------------------------------------------------------------===//

def TensorOrMemref : AnyTypeOf<[AnyMemRef, AnyRankedTensor], "", "::mlir::ShapedType">;

def MapOp : LinalgStructuredBase_Op<"map", [_resultNames, _argumentNames]> {
  let summary = "a region applied to the elements of its inputs";
  let description = [{
    ```mlir
    %sum = linalg.map { arith.addf } ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%c : tensor<64xf32>)
    ```
  }];
  let arguments = (ins Variadic<TensorOrMemref>:$inputs, TensorOrMemref:$init);
  let results = (outs Variadic<AnyTensor>:$result);
  let regions = (region SizedRegion<1>:$mapper);
  let builders = [
    OpBuilder<!con((ins "ValueRange":$inputs, "Value":$init), !dag(ins, [_body], [""]), _attributes)>,
  ];
  let hasVerifier = 1;
}

def ReduceOp : LinalgStructuredBase_Op<"reduce", [_resultNames, _argumentNames, SameVariadicOperandSize]> {
  let summary = "a region that combines the elements along some dimensions";
  let description = [{
    ```mlir
    %sums = linalg.reduce { arith.addf } ins(%m : tensor<4x8xf32>) outs(%zeros : tensor<4xf32>) dimensions = [1]
    ```
  }];
  let arguments = (ins Variadic<TensorOrMemref>:$inputs, Variadic<TensorOrMemref>:$inits,
                       ConfinedAttr<DenseI64ArrayAttr, [DenseArrayStrictlySorted<DenseI64ArrayAttr>]>:$dimensions);
  let results = (outs Variadic<AnyTensor>);
  let regions = (region SizedRegion<1>:$combiner);
  let builders = [
    OpBuilder<!con((ins "ValueRange":$inputs, "ValueRange":$inits, "ArrayRef<int64_t>":$dimensions),
                   !dag(ins, [_body], [""]), _attributes)>,
  ];
  let hasVerifier = 1;
}

class _Move<string mnemonic, string numbers> : LinalgStructuredBase_Op<mnemonic, [_resultNames]> {
  let arguments = !con((ins TensorOrMemref:$input, TensorOrMemref:$init), !dag(ins, [DenseI64ArrayAttr], [numbers]));
  let results = (outs Variadic<AnyTensor>:$result);
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  defvar values = (ins "Value":$input, "Value":$init);
  let builders = [
    OpBuilder<!con(values, !dag(ins, ["DenseI64ArrayAttr"], [numbers]), _attributes)>,
    OpBuilder<!con(values, !dag(ins, ["ArrayRef<int64_t>"], [numbers]), _attributes)>,
  ];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def TransposeOp : _Move<"transpose", "permutation"> {
  let summary = "the dimensions in another order";
  let hasFolder = 1;
}
def BroadcastOp : _Move<"broadcast", "dimensions"> {
  let summary = "copies along some dimensions";
}

def ElementwiseOp : _Structured<"elementwise", [AttrSizedOperandSegments],
    (ins ElementwiseKindAttr:$kind, DefaultValuedOptionalAttr<AffineMapArrayAttr, "{}">:$indexing_maps)> {
  let summary = "a function of one to three elements, which may be broadcast or transposed";
  let description = [{
    ```mlir
    %r = linalg.elementwise kind=#linalg.elementwise_kind<add>
        ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<!con(_ioValues, _attributes), [{
      buildStructuredOp($_builder, $_state, std::nullopt, inputs, outputs, attributes, getRegionBuilder());
    }]>,
    OpBuilder<!con(_ioValues, (ins "ElementwiseKindAttr":$kind, "ArrayAttr":$indexingMaps), _attributes), [{
      $_state.addAttribute("kind", kind);
      $_state.addAttribute("indexing_maps", indexingMaps);
      buildStructuredOp($_builder, $_state, std::nullopt, inputs, outputs, attributes, getRegionBuilder());
    }]>,
  ];
}

//===----------------------------------------------------------------------===//
// Products of matrices
//===----------------------------------------------------------------------===//

// Operations whose region follows from their name.
class _LinalgNamed<string mnemonic, list<Trait> traits, dag attributes = (ins)>
    : _Structured<mnemonic, [AttrSizedOperandSegments] # traits, attributes> {
  let skipDefaultBuilders = 1;
  list<OpBuilder> namedBuilders = [
    OpBuilder<!con(_ioValues, _attributes), [{
      buildStructuredOp($_builder, $_state, std::nullopt, inputs, outputs, attributes, getRegionBuilder());
    }]>,
    OpBuilder<!con(_types, _ioValues, _attributes), [{
      buildStructuredOp($_builder, $_state, resultTensorTypes, inputs, outputs, attributes, getRegionBuilder());
    }]>,
  ];
}

class _LinalgProduct<string mnemonic, string cppClass> : _LinalgNamed<mnemonic, [LinalgContractionOpInterface], (ins
    DefaultValuedOptionalAttr<AffineMapArrayAttr,
        cppClass # "::getDefaultIndexingMaps($_builder.getContext())">:$indexing_maps,
    DefaultValuedOptionalAttr<TypeFnAttr, "TypeFn::cast_signed">:$cast)> {
  let builders = namedBuilders # [
    OpBuilder<!con(_types, _ioValues, (ins "Attribute":$cast), _attributes), [{
      $_state.addAttribute("cast", cast);
      buildStructuredOp($_builder, $_state, resultTensorTypes, inputs, outputs, attributes, getRegionBuilder());
    }]>,
  ];
  let extraClassDeclaration = structuredOpsBaseDecls # [{
    static SmallVector<AffineMap> getDefaultIndexingMaps(MLIRContext *context);
  }];
  let hasVerifier = 1;
}

def MatmulOp : _LinalgProduct<"matmul", "MatmulOp"> {
  let summary = "the product of two matrices, which maps can transpose";
}
def BatchMatmulOp : _LinalgProduct<"batch_matmul", "BatchMatmulOp"> {
  let summary = "products of the matrices in two batches";
}
def BatchReduceMatmulOp : _LinalgProduct<"batch_reduce_matmul", "BatchReduceMatmulOp"> {
  let summary = "the sum of the products of the matrices in two batches";
}

def ContractOp : _Structured<"contract", [AttrSizedOperandSegments, LinalgContractionOpInterface],
    (ins AffineMapArrayAttr:$indexing_maps, DefaultValuedOptionalAttr<TypeFnAttr, "TypeFn::cast_signed">:$cast)> {
  let summary = "sums of products along the loops that the output has not";
  let results = (outs Variadic<AnyShaped>:$result_tensors);
  let regions = (region SizedRegion<1>:$combiner);
  let skipDefaultBuilders = 1;
  defvar maps = (ins "ArrayAttr":$indexingMaps);
  let builders = [
    OpBuilder<!con(_types, _ioValues, maps, _attributes), [{
      $_state.addAttribute("indexing_maps", indexingMaps);
      buildStructuredOp($_builder, $_state, resultTensorTypes, inputs, outputs, attributes, regionBuilder);
    }]>,
    OpBuilder<!con(_ioValues, maps, _attributes), [{
      $_state.addAttribute("indexing_maps", indexingMaps);
      buildStructuredOp($_builder, $_state, std::nullopt, inputs, outputs, attributes, regionBuilder);
    }]>,
  ];
  let hasVerifier = 1;
}

include "mlir/Dialect/Linalg/IR/LinalgNamedStructuredOps.yamlgen.td"

#endif // MICA_LINALG_STRUCTURED

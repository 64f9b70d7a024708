//===- ShapeOps.td - Operations of shape -------------------*- tablegen -*-===//

#ifndef MICA_SHAPE
#define MICA_SHAPE

include "mlir/Dialect/Shape/IR/ShapeBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Shape_Op<string mnemonic, list<Trait> traits = []> : Op<ShapeDialect, mnemonic, traits>;

defvar _infers = InferTypeOpAdaptorWithIsCompatible;
defvar _shape = Shape_ShapeOrExtentTensorType;
defvar _shapeCast = DeclareOpInterfaceMethods<CastOpInterface>;

//===----------------------------------------------------------------------===//
// Sizes and shapes
//===----------------------------------------------------------------------===//

class _Binary<string mnemonic, Type type, list<Trait> traits> : Shape_Op<mnemonic, traits> {
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";
  let hasFolder = 1;
}

let hasVerifier = 1 in {
  def Shape_AddOp : _Binary<"add", Shape_SizeOrIndexType, [Commutative, Pure, _infers]> {
    let summary = "the sum of two sizes";
  }
  def Shape_DivOp : _Binary<"div", Shape_SizeOrIndexType, [Pure, _infers]> {
    let summary = "the quotient of two sizes, rounded toward negative infinity";
  }
  def Shape_MulOp : _Binary<"mul", Shape_SizeOrIndexType, [Commutative, Pure, _infers]> {
    let summary = "the product of two sizes";
  }
}
def Shape_MaxOp : _Binary<"max", Shape_ShapeOrSizeType, [Commutative, Pure, _infers]> {
  let summary = "the greater extents";
}
def Shape_MinOp : _Binary<"min", Shape_ShapeOrSizeType, [Commutative, Pure, _infers]> {
  let summary = "the lesser extents";
}
def Shape_ConcatOp : _Binary<"concat", _shape, [Pure]> {
  let summary = "the extents of two shapes one after the other";
}

def Shape_ConstShapeOp : Shape_Op<"const_shape", [ConstantLike, Pure, _infers]> {
  let summary = "a shape that is known";
  let description = [{
    ```mlir
    %s = shape.const_shape [1, 2, 3] : tensor<3xindex>
    ```
  }];
  let arguments = (ins IndexElementsAttr:$shape);
  let results = (outs _shape:$result);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
}

def Shape_ConstSizeOp : Shape_Op<"const_size", [
    ConstantLike, Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "a size that is known";
  let arguments = (ins IndexAttr:$value);
  let results = (outs Shape_SizeType:$result);
  let assemblyFormat = "$value attr-dict";
  let builders = [OpBuilder<(ins "int64_t":$value)>];
  let hasFolder = 1;
}

class _OfShapes<string mnemonic, Type type, list<Trait> traits> : Shape_Op<mnemonic, traits> {
  let arguments = (ins Variadic<_shape>:$shapes);
  let results = (outs type:$result);
  let assemblyFormat = "$shapes attr-dict `:` type($shapes)";
  let hasFolder = 1;
}

// The builder of operations that mostly have two shapes.
defvar _two = OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs),
                        "build($_builder, $_state, ValueRange({lhs, rhs}));">;

def Shape_ShapeEqOp : _OfShapes<"shape_eq", I1, [Pure, Commutative]> {
  let summary = "whether all shapes are equal";
  let builders = [_two];
}

def Shape_IsBroadcastableOp : _OfShapes<"is_broadcastable", I1, [Commutative]> {
  let summary = "whether the shapes can be broadcast to one";
  let builders = [_two];
  let hasCanonicalizer = 1;
}

def Shape_BroadcastOp : Shape_Op<"broadcast", [Commutative, Pure]> {
  let summary = "the shape that others are broadcast to";
  let description = [{
    They are aligned at their last extents. One that is missing or 1 becomes that of the
    others; different ones are an error, for which there may be a message.
  }];
  let arguments = (ins Variadic<_shape>:$shapes, OptionalAttr<StrAttr>:$error);
  let results = (outs _shape:$result);
  let assemblyFormat = "$shapes attr-dict `:` type($shapes) `->` type($result)";
  let builders = [
    OpBuilder<(ins "::mlir::Type":$result, "::mlir::Value":$lhs, "::mlir::Value":$rhs,
                   "/*optional*/ ::mlir::StringAttr":$error), [{
      build($_builder, $_state, result, ValueRange({lhs, rhs}), error);
    }]>,
  ];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Shape_MeetOp : Shape_Op<"meet", [Commutative, _infers]> {
  let summary = "all that is known from two shapes or sizes";
  let description = "An extent that is known in one of them is known; different ones are an error.";
  let arguments = (ins Shape_AnyShapeOrSizeType:$arg0, Shape_AnyShapeOrSizeType:$arg1, OptionalAttr<StrAttr>:$error);
  let results = (outs Shape_AnyShapeOrSizeType:$result);
  let assemblyFormat = [{
    $arg0 `,` $arg1 (`,` `error` `=` $error^)? attr-dict `:` type($arg0) `,` type($arg1) `->` type($result)
  }];
}

def Shape_AnyOp : Shape_Op<"any", [Commutative, Pure]> {
  let summary = "one of some shapes that are known to be equal";
  let arguments = (ins Variadic<_shape>:$inputs);
  let results = (outs _shape:$result);
  let assemblyFormat = "$inputs attr-dict `:` type($inputs) `->` type($result)";
  let hasFolder = 1;
}

def Shape_FromExtentsOp : Shape_Op<"from_extents", [Pure]> {
  let summary = "the shape that has some extents";
  let arguments = (ins Variadic<Shape_SizeOrIndexType>:$extents);
  let results = (outs Shape_ShapeType:$shape);
  let assemblyFormat = "$extents attr-dict `:` type($extents)";
  let hasFolder = 1;
}

def Shape_FromExtentTensorOp : Shape_Op<"from_extent_tensor", [Pure]> {
  let summary = "the shape that has the extents in a tensor";
  let arguments = (ins 1DTensorOf<[Index]>:$input);
  let results = (outs Shape_ShapeType:$result);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}

def Shape_ToExtentTensorOp : Shape_Op<"to_extent_tensor", [_shapeCast, Pure]> {
  let summary = "the extents of a shape that is no error";
  let arguments = (ins _shape:$input);
  let results = (outs IndexTensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasFolder = 1;
}

class _OfShape<string mnemonic, string result> : Shape_Op<mnemonic, [Pure, _infers]> {
  let arguments = (ins _shape:$shape);
  let results = !dag(outs, [Shape_SizeOrIndexType], [result]);
  let assemblyFormat = "$shape attr-dict `:` type($shape) `->` type($" # result # ")";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Shape_RankOp : _OfShape<"rank", "rank"> {
  let summary = "how many extents a shape has";
  let hasCanonicalizer = 1;
}
def Shape_NumElementsOp : _OfShape<"num_elements", "result"> {
  let summary = "the product of the extents of a shape";
}

def Shape_GetExtentOp : Shape_Op<"get_extent", [Pure, _infers]> {
  let summary = "one extent of a shape";
  let arguments = (ins _shape:$shape, Shape_SizeOrIndexType:$dim);
  let results = (outs Shape_SizeOrIndexType:$extent);
  let assemblyFormat = "$shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)";
  let builders = [OpBuilder<(ins "Value":$shape, "int64_t":$dim)>];
  let extraClassDeclaration = "std::optional<int64_t> getConstantDim();";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Shape_DimOp : Shape_Op<"dim", [Pure, _infers]> {
  let summary = "one extent of the shape of a value";
  let arguments = (ins AnyShaped:$value, Shape_SizeOrIndexType:$index);
  let results = (outs Shape_SizeOrIndexType:$extent);
  let assemblyFormat = "$value `,` $index attr-dict `:` type($value) `,` type($index) `->` type($extent)";
  let extraClassDeclaration = "std::optional<int64_t> getConstantIndex();";
  let hasFolder = 1;
}

def Shape_SplitAtOp : Shape_Op<"split_at", [Pure]> {
  let summary = "a shape in two parts";
  let description = "A negative index counts from the end.";
  let arguments = (ins _shape:$operand, Shape_SizeOrIndexType:$index);
  let results = (outs _shape:$head, _shape:$tail);
  let hasFolder = 1;
}

def Shape_IndexToSizeOp : Shape_Op<"index_to_size", [Pure]> {
  let summary = "an index as a size";
  let arguments = (ins Index:$arg);
  let results = (outs Shape_SizeType:$result);
  let assemblyFormat = "$arg attr-dict";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Shape_SizeToIndexOp : Shape_Op<"size_to_index", [_shapeCast, Pure]> {
  let summary = "a size that is no error as an index";
  let arguments = (ins Shape_SizeOrIndexType:$arg);
  let results = (outs Index:$result);
  let assemblyFormat = "$arg attr-dict `:` type($arg)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Values and their shapes
//===----------------------------------------------------------------------===//

def Shape_ShapeOfOp : Shape_Op<"shape_of", [Pure, _infers]> {
  let summary = "the shape of a value";
  let arguments = (ins AnyTypeOf<[AnyShaped, Shape_ValueShapeType]>:$arg);
  let results = (outs _shape:$result);
  let assemblyFormat = "$arg attr-dict `:` type($arg) `->` type($result)";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Shape_ValueOfOp : Shape_Op<"value_of", [Pure]> {
  let summary = "the value of a value with its shape";
  let arguments = (ins Shape_ValueShapeType:$arg);
  let results = (outs AnyShaped:$result);
  let assemblyFormat = "$arg attr-dict `:` type($result)";
}

def Shape_ValueAsShapeOp : Shape_Op<"value_as_shape", [Pure]> {
  let summary = "the shape whose extents are the elements of a value";
  let arguments = (ins AnyTypeOf<[1DTensorOf<[AnyInteger, Index]>, Shape_ValueShapeType]>:$arg);
  let results = (outs _shape:$result);
  let assemblyFormat = "$arg attr-dict `:` type($arg) `->` type($result)";
}

def Shape_WithOp : Shape_Op<"with_shape", [Pure]> {
  let summary = "a value with a shape, which may be more exact than its type";
  let arguments = (ins AnyTypeOf<[AnyShaped, Shape_ValueShapeType]>:$operand, _shape:$shape);
  let results = (outs Shape_ValueShapeType:$result);
  let assemblyFormat = "operands attr-dict `:` type($operand) `,` type($shape)";
}

def Shape_DebugPrintOp : Shape_Op<"debug_print"> {
  let summary = "prints a shape or a size, and returns it";
  let arguments = (ins Shape_ShapeOrSizeType:$input);
  let results = (outs Shape_ShapeOrSizeType:$output);
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

class _Leave<string mnemonic, list<Trait> traits> : Shape_Op<mnemonic, traits> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

// The builder of a terminator without values.
defvar _nothing = OpBuilder<(ins), "build($_builder, $_state, ValueRange());">;

def Shape_YieldOp : _Leave<"yield", [
    HasParent<"ReduceOp, FunctionLibraryOp">, Pure, ReturnLike, Terminator]> {
  let summary = "end of a region, with the values that it hands on";
  let builders = [_nothing];
  let hasVerifier = 1;
}

def Shape_ReduceOp : Shape_Op<"reduce", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "a region that runs for each extent of a shape";
  let description = [{
    It gets the number of the extent, the extent, and the values that the run before it
    yielded.

    ```mlir
    %n = shape.reduce(%shape, %one) : !shape.shape -> !shape.size {
    ^bb0(%i: index, %extent: !shape.size, %n: !shape.size):
      %m = shape.mul %n, %extent : !shape.size, !shape.size -> !shape.size
      shape.yield %m : !shape.size
    }
    ```
  }];
  let arguments = (ins _shape:$shape, Variadic<AnyType>:$initVals);
  let results = (outs Variadic<AnyType>:$result);
  let regions = (region SizedRegion<1>:$region);
  let builders = [OpBuilder<(ins "Value":$shape, "ValueRange":$initVals)>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Shape_AssumingOp : Shape_Op<"assuming", [
    SingleBlockImplicitTerminator<"AssumingYieldOp">, DeclareOpInterfaceMethods<RegionBranchOpInterface>,
    RecursiveMemoryEffects]> {
  let summary = "a region that runs where a witness holds";
  let arguments = (ins Shape_WitnessType:$witness);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$doRegion);
  let builders = [
    OpBuilder<(ins "Value":$witness, CArg<"function_ref<SmallVector<Value, 2>(OpBuilder &, Location)>">)>,
  ];
  let extraClassDeclaration = "static void inlineRegionIntoParent(AssumingOp &op, PatternRewriter &rewriter);";
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
}

def Shape_AssumingYieldOp : _Leave<"assuming_yield", [Pure, ReturnLike, Terminator, HasParent<"AssumingOp">]> {
  let summary = "end of a region that assumes, with its results";
  let builders = [_nothing];
}

//===----------------------------------------------------------------------===//
// Constraints
//===----------------------------------------------------------------------===//

def Shape_CstrBroadcastableOp : _OfShapes<"cstr_broadcastable", Shape_WitnessType, [Commutative]> {
  let summary = "requires that the shapes can be broadcast to one";
  let builders = [_two];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Shape_CstrEqOp : _OfShapes<"cstr_eq", Shape_WitnessType, [Commutative]> {
  let summary = "requires that all shapes are equal";
  let hasCanonicalizer = 1;
}

def Shape_CstrRequireOp : Shape_Op<"cstr_require"> {
  let summary = "requires a condition, with a message";
  let arguments = (ins I1:$pred, StrAttr:$msg);
  let results = (outs Shape_WitnessType:$result);
  let assemblyFormat = "$pred `,` $msg attr-dict";
  let hasFolder = 1;
}

def Shape_AssumingAllOp : Shape_Op<"assuming_all", [Commutative, Pure]> {
  let summary = "a witness that holds where all of some do";
  let arguments = (ins Variadic<Shape_WitnessType>:$inputs);
  let results = (outs Shape_WitnessType:$result);
  let assemblyFormat = "$inputs attr-dict";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Shape_ConstWitnessOp : Shape_Op<"const_witness", [ConstantLike, Pure]> {
  let summary = "a witness that is known to hold, or not to";
  let arguments = (ins BoolAttr:$passing);
  let results = (outs Shape_WitnessType:$result);
  let assemblyFormat = "$passing attr-dict";
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

def Shape_FunctionLibraryOp : Shape_Op<"function_library", [
    AffineScope, IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol, NoTerminator, OpAsmOpInterface,
    SingleBlock]> {
  let summary = "functions that compute the shapes of the results of operations";
  let description = [{
    ```mlir
    shape.function_library @lib {
      func @same(%x: !shape.value_shape) -> !shape.shape {
        %s = shape_of %x : !shape.value_shape -> !shape.shape
        return %s : !shape.shape
      }
    } mapping {my.op = @same}
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility, DictionaryAttr:$mapping);
  let regions = (region AnyRegion:$body);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "StringRef":$name)>];
  let extraClassDeclaration = [{
    static StringRef getDefaultDialect() { return "shape"; }
    FuncOp getShapeFunction(Operation *op);
  }];
  let hasCustomAssemblyFormat = 1;
}

def Shape_FuncOp : Shape_Op<"func", [
    AffineScope, AutomaticAllocationScope, FunctionOpInterface, IsolatedFromAbove, OpAsmOpInterface]> {
  let summary = "a function with computations of shapes";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs,
                       OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region AnyRegion:$body);
  let builders = [
    OpBuilder<(ins "StringRef":$name, "FunctionType":$type, CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs,
                   CArg<"ArrayRef<DictionaryAttr>", "{}">:$argAttrs)>,
  ];
  let extraClassDeclaration = [{
    static StringRef getDefaultDialect() { return "shape"; }
    ArrayRef<Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ArrayRef<Type> getResultTypes() { return getFunctionType().getResults(); }
    Region *getCallableRegion() { return isExternal() ? nullptr : &getBody(); }
  }];
  let hasCustomAssemblyFormat = 1;
}

def Shape_ReturnOp : _Leave<"return", [Pure, HasParent<"FuncOp">, ReturnLike, Terminator]> {
  let summary = "end of a function, with its results";
}

#endif // MICA_SHAPE

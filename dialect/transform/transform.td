//===- TransformOps.td - Operations of transform -----------*- tablegen -*-===//

#ifndef MICA_TRANSFORM
#define MICA_TRANSFORM

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/MatchInterfaces.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

defvar _transformYields = SingleBlockImplicitTerminator<"::mlir::transform::YieldOp">;
defvar _transformAlternatives = DeclareOpInterfaceMethods<RegionBranchOpInterface,
    ["getEntrySuccessorOperands", "getRegionInvocationBounds"]>;
defvar _transformSymbolUser = DeclareOpInterfaceMethods<SymbolUserOpInterface>;
defvar _transformRepeats = DeclareOpInterfaceMethods<TransformOpInterface, ["allowsRepeatedHandleOperands"]>;

//===----------------------------------------------------------------------===//
// Sequences
//===----------------------------------------------------------------------===//

def SequenceOp : TransformDialectOp<"sequence", [
    _transformAlternatives, MatchOpInterface, _transformApplies, _transformEffects, OpAsmOpInterface,
    PossibleTopLevelTransformOpTrait, _transformYields, AttrSizedOperandSegments]> {
  let summary = "applies the operations in its region one after another";
  let description = [{
    Inside another operation its region has the operands as arguments. The first argument of one that is a whole program is
    the root of the payload. Mode `suppress` stops at a silenceable failure, but does not fail.

    ```mlir
    transform.sequence failures(propagate) {
    ^bb0(%root: !transform.any_op):
      transform.print %root : !transform.any_op
    }
    ```
  }];
  let arguments = (ins FailurePropagationMode:$failure_propagation_mode, Optional<TransformHandleTypeInterface>:$root,
                       Variadic<Transform_AnyHandleOrParamType>:$extra_bindings);
  let results = (outs Variadic<TransformHandleTypeInterface>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    custom<SequenceOpOperands>($root, type($root), $extra_bindings, type($extra_bindings)) (`->` type($results)^)?
    `failures` `(` $failure_propagation_mode `)` attr-dict-with-keyword regions
  }];
  let extraClassDeclaration = "static StringRef getDefaultDialect() { return \"transform\"; }";
  let hasVerifier = 1;
}

def NamedSequenceOp : TransformDialectOp<"named_sequence", [
    FunctionOpInterface, IsolatedFromAbove, _transformEffects, _transformApplies]> {
  let summary = "a function of transformations, for `transform.include` and for matching";
  let description = [{
    Attributes of the arguments say whether they are consumed. One without a body is defined in another file.

    ```mlir
    transform.named_sequence @f(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
      %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
      transform.yield %0 : !transform.any_op
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrBase<"::mlir::FunctionType", "function type attribute">:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region MaxSizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    Region *getCallableRegion() { return &getBody(); }
    ArrayRef<Type> getResultTypes() { return getFunctionType().getResults(); }
    ArrayRef<Type> getArgumentTypes() { return getFunctionType().getInputs(); }
  }];
  let hasVerifier = 1;
}

def IncludeOp : TransformDialectOp<"include", [
    CallOpInterface, MatchOpInterface, _transformEffects, _transformSymbolUser, _transformApplies]> {
  let summary = "calls a `transform.named_sequence`";
  let arguments = (ins SymbolRefAttr:$target, FailurePropagationMode:$failure_propagation_mode,
                       Variadic<Transform_AnyHandleOrParamType>:$operands, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<Transform_AnyHandleOrParamType>:$results);
  let assemblyFormat = [{
    $target `failures` `(` $failure_propagation_mode `)` `(` $operands `)` attr-dict `:` functional-type($operands, $results)
  }];
  let extraClassDeclaration = [{
    CallInterfaceCallable getCallableForCallee() { return getTargetAttr(); }
    void setCalleeFromCallable(CallInterfaceCallable to) { setTargetAttr(::llvm::cast<SymbolRefAttr>(to)); }
    MutableOperandRange getArgOperandsMutable() { return getOperandsMutable(); }
    operand_range getArgOperands() { return getOperands(); }
  }];
}

def AlternativesOp : TransformDialectOp<"alternatives", [
    _transformAlternatives, _transformApplies, _transformEffects, IsolatedFromAbove, PossibleTopLevelTransformOpTrait,
    _transformYields]> {
  let summary = "tries regions one after another, until one does not fail";
  let description = [{
    Each region starts with the scope as it was. The scope is isolated from above, and no region may change operations
    outside of it. The results are those of the region that succeeds.
  }];
  let arguments = (ins Optional<TransformHandleTypeInterface>:$scope);
  let results = (outs Variadic<TransformHandleTypeInterface>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$alternatives);
  let assemblyFormat = "($scope^ `:` type($scope))? (`->` type($results)^)? attr-dict-with-keyword regions";
  let hasVerifier = 1;
}

def ForeachOp : TransformDialectOp<"foreach", [
    _transformApplies, _transformEffects,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>, _transformYields]> {
  let summary = "applies its region to the elements of its operands";
  let description = [{
    The arguments of the region are the first elements of all operands, then the second ones, and so on. The results collect
    the values that it yields. The operands have the same number of elements, unless `with_zip_shortest` is there: then the
    shortest one ends the loop.
  }];
  let arguments = (ins Variadic<Transform_AnyHandleOrParamType>:$targets, UnitAttr:$with_zip_shortest);
  let results = (outs Variadic<Transform_AnyHandleOrParamType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $targets oilist(`with_zip_shortest` $with_zip_shortest) `:` type($targets) (`->` type($results)^)? $body attr-dict
  }];
  let extraClassDeclaration = "static StringRef getDefaultDialect() { return \"transform\"; }";
  let hasVerifier = 1;
}

def YieldOp : TransformDialectOp<"yield", [Terminator, _transformEffects]> {
  let summary = "ends a region, whose results are the operands";
  let arguments = (ins Arg<Variadic<Transform_AnyHandleOrParamType>, "of the region">:$operands);
  let assemblyFormat = "operands attr-dict (`:` type($operands)^)?";
  let builders = [OpBuilder<(ins), "build($_builder, $_state, ValueRange());">];
}

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

def CollectMatchingOp : _Transform<"collect_matching", "finds all operations that a sequence accepts",
    [_transformEffects, _transformSymbolUser, _transformApplies],
    (ins TransformHandleTypeInterface:$root, SymbolRefAttr:$matcher), (outs Variadic<Transform_AnyHandleOrParamType>:$results),
    "$matcher `in` $root attr-dict `:` functional-type($root, $results)"> {
  let description = "The results collect the values that the sequence yields for the root and the operations in it.";
}

def ForeachMatchOp : TransformDialectOp<"foreach_match", [
    _transformEffects, _transformSymbolUser, _transformRepeats,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "applies to each operation the action of the first matcher that accepts it";
  let description = [{
    It looks at the operations in the root, and at the root itself unless `restrict_root` is there. The values that the
    matcher yields are the operands of the action. Both take the further operands too.

    ```mlir
    %0 = transform.foreach_match in %root @is_matmul -> @tile, @is_fill -> @vectorize
      : (!transform.any_op) -> !transform.any_op
    ```
  }];
  let arguments = (ins TransformHandleTypeInterface:$root, Variadic<Transform_AnyHandleOrParamType>:$forwarded_inputs,
                       UnitAttr:$restrict_root, UnitAttr:$flatten_results,
                       SymbolRefArrayAttr:$matchers, SymbolRefArrayAttr:$actions);
  let results = (outs TransformHandleTypeInterface:$updated, Variadic<Transform_AnyHandleOrParamType>:$forwarded_outputs);
  let assemblyFormat = [{
    oilist(`restrict_root` $restrict_root | `flatten_results` $flatten_results)
    `in` $root (`,` $forwarded_inputs^)? custom<ForeachMatchSymbols>($matchers, $actions)
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

class _TransformMatch<string mnemonic, string what, list<Trait> traits, dag options, string form>
    : _Transform<"match." # mnemonic, what, traits, !con((ins TransformHandleTypeInterface:$operand_handle), options),
                 (outs), "$operand_handle " # form # " attr-dict `:` type($operand_handle)">;

def MatchOperationEmptyOp : _TransformMatch<"operation_empty", "accepts a handle without operations",
    [AtMostOneOpMatcher, MatchOpInterface, MemoryEffectsOpInterface], (ins), ""> {
  let extraClassDeclaration = AtMostOneOpMatcher.extraDeclaration;
}
def MatchOperationNameOp : _TransformMatch<"operation_name", "accepts an operation that has one of the names",
    [SingleOpMatcher, MatchOpInterface, MemoryEffectsOpInterface], (ins StrArrayAttr:$op_names), "$op_names"> {
  let extraClassDeclaration = SingleOpMatcher.extraDeclaration;
}
def MatchParamCmpIOp : _Transform<"match.param.cmpi", "accepts integers that all compare so with those of another parameter",
    [_transformApplies, MatchOpInterface, _transformEffects, SameTypeOperands],
    (ins TransformParamTypeInterface:$param, TransformParamTypeInterface:$reference, MatchCmpIPredicateAttr:$predicate), (outs),
    "$predicate $param `,` $reference attr-dict `:` type($param)">;

//===----------------------------------------------------------------------===//
// Handles
//===----------------------------------------------------------------------===//

def CastOp : _Transform<"cast", "the same handle with another type",
    [TransformOpInterface, TransformEachOpTrait, DeclareOpInterfaceMethods<CastOpInterface>, _transformEffects],
    (ins TransformHandleTypeInterface:$input), (outs TransformHandleTypeInterface:$output),
    "$input attr-dict `:` type($input) `to` type($output)"> {
  let description = "It fails silenceably if the handle has operations that the other type does not have.";
}

def MergeHandlesOp : _Transform<"merge_handles", "the elements of all operands one after another",
    [_transformRepeats, _transformEffects, MatchOpInterface, SameOperandsAndResultType],
    (ins Variadic<Transform_AnyHandleOrParamType>:$handles, UnitAttr:$deduplicate),
    (outs Transform_AnyHandleOrParamType:$result), "(`deduplicate` $deduplicate^)? $handles attr-dict `:` type($result)"> {
  let description = "With `deduplicate` each of them is there once.";
  let hasFolder = 1;
}

def SplitHandleOp : _TransformFunction<"split_handle", "the elements of a handle or a parameter one by one",
    [FunctionalStyleTransformOpTrait] # _transformWhole,
    (ins Transform_AnyHandleOrParamType:$handle, DefaultValuedAttr<BoolAttr, "true">:$pass_through_empty_handle,
         DefaultValuedAttr<BoolAttr, "true">:$fail_on_payload_too_small, OptionalAttr<I64Attr>:$overflow_result),
    (outs Variadic<Transform_AnyHandleOrParamType>:$results), "$handle"> {
  let description = [{
    The result `overflow_result` has the elements that are more than the results. All results are empty if the handle is,
    unless `pass_through_empty_handle` is false.
  }];
  let builders = [OpBuilder<(ins "Value":$handle, "int64_t":$numResultHandles)>];
  let hasVerifier = 1;
}

def ReplicateOp : _Transform<"replicate", "the elements of handles, repeated as often as the pattern has operations",
    _transformWhole # [AllTypesMatch<["handles", "replicated"]>],
    (ins TransformHandleTypeInterface:$pattern, Variadic<Transform_AnyHandleOrParamType>:$handles),
    (outs Variadic<Transform_AnyHandleOrParamType>:$replicated),
    "`num` `(` $pattern `)` $handles attr-dict `:` type($pattern) `,` type($handles)">;

def SelectOp : _TransformFunction<"select", "the operations of the target that have a name",
    [_transformApplies, NavigationTransformOpTrait, MemoryEffectsOpInterface],
    (ins TransformHandleTypeInterface:$target, StrAttr:$op_name), (outs TransformHandleTypeInterface:$result),
    "$op_name `in` $target">;

def NumAssociationsOp : _TransformFunction<"num_associations", "how many elements a handle or a parameter has",
    [MemoryEffectsOpInterface, ParamProducerTransformOpTrait, _transformApplies, MatchOpInterface],
    (ins Transform_AnyHandleOrParamType:$handle), (outs TransformParamTypeInterface:$num), "$handle"> {
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Operations and values beside others
//===----------------------------------------------------------------------===//

class _TransformBeside<string mnemonic, string what, list<Trait> traits, dag gives, dag options, string at>
    : _TransformTo<mnemonic, what, [_transformApplies] # traits, gives, options, at>;

def GetConsumersOfResult : _TransformBeside<"get_consumers_of_result", "the operations that use a result",
    [NavigationTransformOpTrait, MemoryEffectsOpInterface], (outs TransformHandleTypeInterface:$consumers),
    (ins I64Attr:$result_number), "`[` $result_number `]` ">;
def GetProducerOfOperand : _TransformBeside<"get_producer_of_operand", "the operation that makes an operand",
    [NavigationTransformOpTrait, MatchOpInterface, MemoryEffectsOpInterface], (outs TransformHandleTypeInterface:$producer),
    (ins I64Attr:$operand_number), "`[` $operand_number `]` ">;

def GetParentOp : _TransformBeside<"get_parent_op", "the operations around others",
    [MatchOpInterface, NavigationTransformOpTrait, MemoryEffectsOpInterface], (outs TransformHandleTypeInterface:$parent),
    (ins UnitAttr:$isolated_from_above, UnitAttr:$allow_empty_results, OptionalAttr<StrAttr>:$op_name, UnitAttr:$deduplicate,
         DefaultValuedAttr<ConfinedAttr<I64Attr, [IntPositive]>, "1">:$nth_parent), ""> {
  let description = [{
    It goes up `nth_parent` operations, of which it counts only those that are isolated from above or have the name, if it
    says so. It fails silenceably if there is none, unless `allow_empty_results` is there.
  }];
}

defvar _transformPositions = (ins DenseI64ArrayAttr:$raw_position_list, UnitAttr:$is_inverted, UnitAttr:$is_all);
defvar _transformPositionFormat = "`[` custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all) `]` ";

class _TransformValues<string mnemonic, string what, list<Trait> traits> : _TransformBeside<mnemonic, what, traits,
    (outs TransformValueHandleTypeInterface:$result), _transformPositions, _transformPositionFormat> {
  let description = [{
    Positions below zero count from the end; `[all]` and `[except(0, 2)]` are also possible.
  }];
  let hasVerifier = 1;
}
def GetOperandOp : _TransformValues<"get_operand", "the operands at some positions",
    [NavigationTransformOpTrait, MatchOpInterface, MemoryEffectsOpInterface]>;
def GetResultOp : _TransformValues<"get_result", "the results at some positions",
    [NavigationTransformOpTrait, MemoryEffectsOpInterface]>;

def GetDefiningOp : _TransformFunction<"get_defining_op", "the operations that make values",
    [_transformApplies, MatchOpInterface, NavigationTransformOpTrait, MemoryEffectsOpInterface],
    (ins TransformValueHandleTypeInterface:$target), (outs TransformHandleTypeInterface:$result),
    "$target">;
def GetTypeOp : _TransformFunction<"get_type", "the types of values, or those of their elements",
    [_transformApplies, MatchOpInterface, _transformEffects],
    (ins TransformValueHandleTypeInterface:$value, UnitAttr:$elemental), (outs TransformParamTypeInterface:$type_param),
    "(`elemental` $elemental^)? $value">;

//===----------------------------------------------------------------------===//
// Parameters, attributes, tests
//===----------------------------------------------------------------------===//

def ParamConstantOp : _Transform<"param.constant", "one attribute as a parameter",
    [MatchOpInterface, _transformApplies, MemoryEffectsOpInterface, ParamProducerTransformOpTrait], (ins AnyAttr:$value),
    (outs TransformParamTypeInterface:$param), "$value attr-dict `->` type($param)">;

def AnnotateOp : _TransformTarget<"annotate", "sets an attribute of operations", _transformWhole,
    (ins StrAttr:$name, Optional<TransformParamTypeInterface>:$param),
    "$name attr-dict (`=` $param^)? `:` type($target) (`,` type($param)^)?"> {
  let description = [{
    A parameter has either one attribute for all operations, or one for each of them. Without a parameter it is a unit.
  }];
}

def PrintOp : TransformDialectOp<"print", _transformWhole # [MatchOpInterface]> {
  let summary = "prints operations, or the whole payload";
  let arguments = (ins Optional<TransformHandleTypeInterface>:$target, OptionalAttr<StrAttr>:$name,
                       OptionalAttr<UnitAttr>:$assume_verified, OptionalAttr<UnitAttr>:$use_local_scope,
                       OptionalAttr<UnitAttr>:$skip_regions);
  let assemblyFormat = "$target attr-dict (`:` type($target)^)?";
  let builders = [OpBuilder<(ins CArg<"StringRef", "StringRef()">:$name)>,
                  OpBuilder<(ins "Value":$target, CArg<"StringRef", "StringRef()">:$name)>];
}

def VerifyOp : _TransformTarget<"verify", "fails definitely if an operation is not valid", _transformEach # _transformReports>;

//===----------------------------------------------------------------------===//
// Patterns and passes
//===----------------------------------------------------------------------===//

class _TransformBody<string mnemonic, string what> : _TransformTarget<mnemonic, what, _transformEach # _transformReports> {
  let assemblyFormat = "`to` $target attr-dict `:` type($target)";
}
def ApplyCommonSubexpressionEliminationOp : _TransformBody<"apply_cse", "removes operations that compute a value again">;
def ApplyDeadCodeEliminationOp : _TransformBody<"apply_dce", "removes operations that nothing needs">;
def ApplyLoopInvariantCodeMotionOp : _TransformBody<"apply_licm",
    "moves operations out of a loop that do the same in each iteration">;

def ApplyRegisteredPassOp : _TransformFunction<"apply_registered_pass", "runs a pass or a pipeline on operations",
    _transformWhole,
    (ins TransformHandleTypeInterface:$target, StrAttr:$pass_name, DefaultValuedAttr<DictionaryAttr, "{}">:$options,
         Variadic<TransformParamTypeInterface>:$dynamic_options),
    (outs TransformHandleTypeInterface:$result),
    "$pass_name (`with` `options` `=` custom<ApplyRegisteredPassOptions>($options, $dynamic_options)^)? `to` $target"> {
  let description = [{
    Values of options can be parameters.

    ```mlir
    %1 = transform.apply_registered_pass "inline" with options = { "default-pipeline" = "cse", "max-iterations" = %n } to %0
      : (!transform.any_op, !transform.any_param) -> !transform.any_op
    ```
  }];
  let hasVerifier = 1;
}

def ApplyPatternsOp : _TransformTarget<"apply_patterns", "applies the patterns in its region as long as one can be applied",
    _transformEach # _transformReports # GraphRegionNoTerminator.traits,
    (ins UnitAttr:$apply_cse, DefaultValuedAttr<I64Attr, "static_cast<uint64_t>(-1)">:$max_iterations,
         DefaultValuedAttr<I64Attr, "static_cast<uint64_t>(-1)">:$max_num_rewrites)> {
  let description = [{
    The operations in the target are rewritten, not the target itself.

    ```mlir
    transform.apply_patterns to %0 {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    ```
  }];
  let regions = (region MaxSizedRegion<1>:$patterns);
  let assemblyFormat = "`to` $target $patterns attr-dict `:` type($target)";
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "Value":$target,
                                 CArg<"function_ref<void(OpBuilder &, Location)>", "nullptr">:$bodyBuilder)>];
  let hasVerifier = 1;
}
def ApplyCanonicalizationPatternsOp : TransformDialectOp<"apply_patterns.canonicalization",
    [DeclareOpInterfaceMethods<PatternDescriptorOpInterface>]> {
  let summary = "the patterns by which dialects canonicalize operations";
  let assemblyFormat = "attr-dict";
}

def ApplyConversionPatternsOp : _TransformTarget<"apply_conversion_patterns", "converts to other operations and types",
    _transformWhole # _transformReports # GraphRegionNoTerminator.traits,
    (ins OptionalAttr<StrArrayAttr>:$legal_ops, OptionalAttr<StrArrayAttr>:$illegal_ops,
         OptionalAttr<StrArrayAttr>:$legal_dialects, OptionalAttr<StrArrayAttr>:$illegal_dialects,
         UnitAttr:$partial_conversion, UnitAttr:$preserve_handles)> {
  let description = [{
    The first region lists the patterns. The second one has the converter of types for those that have none of their own.

    ```mlir
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.dialect_to_llvm "index"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    ```
  }];
  let regions = (region MaxSizedRegion<1>:$patterns, VariadicRegion<MaxSizedRegion<1>>:$default_type_converter_region);
  let assemblyFormat = [{
    `to` $target $patterns (`with` `type_converter` $default_type_converter_region^)? attr-dict `:` type($target)
  }];
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins
      "Value":$target, CArg<"function_ref<void(OpBuilder &, Location)>", "nullptr">:$patternsBodyBuilder,
      CArg<"function_ref<void(OpBuilder &, Location)>", "nullptr">:$typeConverterBodyBuilder)>];
  let hasVerifier = 1;
}
def ApplyToLLVMConversionPatternsOp : _TransformConversions<"dialect_to_llvm", "patterns from a dialect to llvm",
    (ins StrAttr:$dialect_name), "$dialect_name"> {
  let hasVerifier = 1;
}

#endif // MICA_TRANSFORM

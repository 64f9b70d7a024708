//===- LinalgMatchOps.td - Matching ------------------------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_LINALG_MATCH
#define MICA_TRANSFORM_LINALG_MATCH

include "mlir/Dialect/Linalg/TransformOps/LinalgTransformEnums.td"
include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/MatchInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def MatchStructuredOp : TransformDialectOp<"match.structured", [
    MatchOpInterface, _transformEffects, SingleOpMatcher,
    SingleBlockImplicitTerminator<"::mlir::transform::MatchStructuredYieldOp">]> {
  let summary = "accepts a structured operation that the matchers in its region accept";
  let description = [{
    ```mlir
    // The number of loops, if the first dimension is parallel.
    %rank = transform.match.structured %op : (!transform.any_op) -> !transform.param<i64> {
    ^bb0(%arg: !transform.any_op):
      transform.match.structured.dim %arg[0] {parallel} : !transform.any_op
      %0 = transform.match.structured.rank %arg : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %0 : !transform.param<i64>
    }
    ```
  }];
  let arguments = (ins TransformHandleTypeInterface:$current, OptionalAttr<FailurePropagationMode>:$failure_propagation_mode);
  let results = (outs Variadic<Transform_AnyHandleOrParamType>:$outputs);
  let regions = (region SizedRegion<1>:$body_region);
  let assemblyFormat = [{
    (`failures` `(` $failure_propagation_mode^ `)`)? $current `:` custom<SemiFunctionType>(type($current), type($outputs))
    attr-dict-with-keyword regions
  }];
  let extraClassDeclaration = SingleOpMatcher.extraDeclaration # "Value getOperandHandle() { return getCurrent(); }";
  let hasVerifier = 1;
}

def MatchStructuredYieldOp : TransformDialectOp<"match.structured.yield", [_transformEffects, Terminator]> {
  let summary = "ends the region of `transform.match.structured`, whose results are the operands";
  let arguments = (ins Variadic<Transform_AnyHandleOrParamType>:$handles);
  let assemblyFormat = "$handles attr-dict (`:` type($handles)^)?";
  let builders = [OpBuilder<(ins), "build($_builder, $_state, ValueRange());">];
}

//===----------------------------------------------------------------------===//
// Questions about a structured operation
//===----------------------------------------------------------------------===//

def StructuredPredicate : _TransformTrait<"StructuredOpPredicateOpTrait"> {
  string extraDescription = "It is directly in a `transform.match.structured`, about its first argument.";
}

defvar _structuredPredicate = [StructuredPredicate, SingleOpMatcher, MatchOpInterface, MemoryEffectsOpInterface];
defvar _predicateStructured = [SingleOpMatcher, StructuredPredicate, MatchOpInterface, MemoryEffectsOpInterface];

class _MatchStructured<string mnemonic, string what, list<Trait> traits, dag options, dag gives, string form>
    : _Transform<"match.structured." # mnemonic, what, traits,
                 !con((ins TransformHandleTypeInterface:$operand_handle), options), gives, "$operand_handle " # form> {
  let description = StructuredPredicate.extraDescription;
  let extraClassDeclaration = SingleOpMatcher.extraDeclaration;
}
class _MatchStructuredParams<string mnemonic, string what, list<Trait> traits, dag gives> : _MatchStructured<mnemonic, what,
    traits, (ins), gives, "attr-dict `:` functional-type(operands, results)">;

def MatchStructuredBodyOp : _MatchStructured<"body", "accepts a body of some form", _predicateStructured,
    (ins OptionalAttr<I64Attr>:$reduction_position, UnitAttr:$passthrough, UnitAttr:$elementwise,
         OptionalAttr<StrArrayAttr>:$contraction), (outs), "attr-dict `:` type($operand_handle)"> {
  let description = StructuredPredicate.extraDescription # [{
    One of the attributes says that the body is a reduction of an operand with one operation, copies its inputs,
    computes each element on its own, or is a contraction with two operations, as in `["arith.mulf", "arith.addf"]`.
  }];
  let hasVerifier = 1;
}

def MatchStructuredRankOp : _MatchStructured<"rank", "how many dimensions the loops have", _structuredPredicate, (ins),
    (outs TransformParamTypeInterface:$rank),
    "attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($rank), \"false\")">;
def MatchStructuredNumInputsOp : _MatchStructuredParams<"num_inputs", "how many inputs there are", _structuredPredicate,
    (outs TransformParamTypeInterface:$result)>;
def MatchStructuredNumInitsOp : _MatchStructuredParams<"num_inits", "how many outputs there are", _structuredPredicate,
    (outs TransformParamTypeInterface:$result)>;
def MatchStructuredClassifyContractionDimsOp : _MatchStructuredParams<"classify_contraction_dims",
    "the dimensions of a contraction: in all operands, in the left one, in the right one, and those that are summed",
    _predicateStructured,
    (outs TransformParamTypeInterface:$batch, TransformParamTypeInterface:$m, TransformParamTypeInterface:$n,
          TransformParamTypeInterface:$k)>;
def MatchStructuredClassifyConvolutionDimsOp : _MatchStructuredParams<"classify_convolution_dims",
    "the dimensions of a convolution, by their kinds, and its strides and dilations", _predicateStructured,
    (outs TransformParamTypeInterface:$batch, TransformParamTypeInterface:$output_image,
          TransformParamTypeInterface:$output_channel, TransformParamTypeInterface:$filter_loop,
          TransformParamTypeInterface:$input_channel, TransformParamTypeInterface:$depth,
          TransformParamTypeInterface:$strides, TransformParamTypeInterface:$dilations)>;

def MatchStructuredElementalBitwidthOp : _TransformFunction<"match.structured.elemental_bitwidth",
    "how many bits an element of a value has", [SingleValueMatcher, MatchOpInterface, MemoryEffectsOpInterface],
    (ins TransformValueHandleTypeInterface:$operand_handle), (outs TransformParamTypeInterface:$result), "$operand_handle"> {
  let extraClassDeclaration = SingleValueMatcher.extraDeclaration;
}

// A question about some of the dimensions or operands: `[0, -1]`, `[all]`, `[except(0)]`.
class _MatchStructuredList<string mnemonic, string what, string numbers, dag options, dag gives>
    : _MatchStructured<mnemonic, what, _structuredPredicate,
    !con(!dag(ins, [DenseI64ArrayAttr, UnitAttr, UnitAttr], [numbers, "is_inverted", "is_all"]), options), gives,
    "`[` custom<TransformMatchDims>($" # numbers # ", $is_inverted, $is_all) `]` attr-dict `:` " #
    "custom<SemiFunctionType>(type($operand_handle), type($result))"> {
  let description = StructuredPredicate.extraDescription # [{
    Numbers below zero count from the end; `[all]` and `[except(0, -1)]` are possible. Without a result it only checks.
  }];
  let hasVerifier = 1;
}

def MatchStructuredDimOp : _MatchStructuredList<"dim",
    "the sizes of dimensions, which must be parallel or reductions if it says so", "raw_dim_list",
    (ins UnitAttr:$parallel, UnitAttr:$reduction), (outs Optional<TransformParamTypeInterface>:$result)>;

class MatchStructuredOperandOp<string mnemonic, string what> : _MatchStructuredList<mnemonic, what, "raw_position_list",
    (ins UnitAttr:$permutation, UnitAttr:$projected_permutation),
    (outs Optional<AnyTypeOf<[TransformAnyHandle, Transform_AffineMapParamType]>>:$result)>;
def MatchStructuredInputOp : MatchStructuredOperandOp<"input",
    "inputs: the values, the operations that make them, or their maps">;
def MatchStructuredInitOp : MatchStructuredOperandOp<"init",
    "outputs: the values, the operations that make them, or their maps">;

def MatchStructuredResultOp : _MatchStructured<"result", "a result, or an operation that uses it", _structuredPredicate,
    (ins I64Attr:$position, UnitAttr:$any, UnitAttr:$single), (outs TransformAnyHandle:$result),
    "`[` $position `]` (`any` $any^)? (`single` $single^)? attr-dict `:` functional-type(operands, results)"> {
  let description = StructuredPredicate.extraDescription # " It may be any user, or has to be the only one.";
  let hasVerifier = 1;
}

#endif // MICA_TRANSFORM_LINALG_MATCH

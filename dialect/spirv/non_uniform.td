//===- SPIRVNonUniformOps.td - Active invocations ----------*- tablegen -*-===//

#ifndef MICA_SPIRV_NON_UNIFORM
#define MICA_SPIRV_NON_UNIFORM

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SPIRV_AttrIs<string operand, string type, string value>
    : PredOpTrait<operand # " must be " # type # " of value " # value,
        CPred<"::llvm::cast<::mlir::spirv::" # type # "Attr>(getProperties()." # operand # ").getValue() == ::mlir::spirv::"
              # type # "::" # value>>;
class SPIRV_ExecutionScopeAttrIs<string operand, string value> : SPIRV_AttrIs<operand, "Scope", value>;

// An operation of the invocations of a scope that are active.
class _SpvNonUniform<string name, string capability, dag given, Type made, string format, list<Trait> traits = []>
    : SPIRV_Op<"GroupNonUniform" # name, traits>, _SpvFor<["GroupNonUniform" # capability], since="1.3"> {
  let arguments = !con((ins SPIRV_ScopeAttr:$execution_scope), given);
  let results = (outs made:$result);
  let assemblyFormat = "$execution_scope " # format;
}

defvar _spvSubgroup = SPIRV_ExecutionScopeAttrIs<"execution_scope", "Subgroup">;
defvar _spvValueAndResult = AllTypesMatch<["value", "result"]>;
defvar _spvScalarsOrVectors = AnyTypeOf<[
    SPIRV_ScalarOrVectorOf<SPIRV_Float>, SPIRV_ScalarOrVectorOf<SPIRV_Integer>, SPIRV_ScalarOrVectorOf<SPIRV_Bool>]>;

//===----------------------------------------------------------------------===//
// Votes and ballots
//===----------------------------------------------------------------------===//

def SPIRV_GroupNonUniformElectOp : _SpvNonUniform<"Elect", "", (ins), SPIRV_Bool, "attr-dict `:` type($result)"> {
  let summary = "whether this invocation has the lowest number";
}

class _SpvVote<string name, Type type, string value, string format>
    : _SpvNonUniform<name, "Vote", !dag(ins, [type], [value]), SPIRV_Bool,
                     "$" # value # " attr-dict `:` " # format # "type($result)", [_spvSubgroup]> {
  let hasVerifier = 0;
}
def SPIRV_GroupNonUniformAllOp : _SpvVote<"All", SPIRV_Bool, "predicate", ""> {
  let summary = "whether all have true";
}
def SPIRV_GroupNonUniformAnyOp : _SpvVote<"Any", SPIRV_Bool, "predicate", ""> {
  let summary = "whether one has true";
}
def SPIRV_GroupNonUniformAllEqualOp : _SpvVote<"AllEqual", _spvScalarsOrVectors, "value", "type($value) `,` "> {
  let summary = "whether all have the same value";
}

def SPIRV_GroupNonUniformBallotOp : _SpvNonUniform<"Ballot", "Ballot", (ins SPIRV_Bool:$predicate), SPIRV_IOrUIVec4,
    "$predicate attr-dict `:` type($result)"> {
  let summary = "a bit for each invocation that has true";
}
foreach end = [["L", "lowest"], ["M", "highest"]] in
  def SPIRV_GroupNonUniformBallotFind#end[0]#SBOp
      : _SpvNonUniform<"BallotFind" # end[0] # "SB", "Ballot", (ins SPIRV_IOrUIVec4:$value), SPIRV_SignlessOrUnsignedInt,
                       "$value attr-dict `:` type($value) `,` type($result)"> {
    let summary = "the number of the " # end[1] # " bit that is 1 in a ballot";
  }
def SPIRV_GroupNonUniformBallotBitCountOp : _SpvNonUniform<"BallotBitCount", "Ballot",
    (ins SPIRV_GroupOperationAttr:$group_operation, SPIRV_Vec4<SignlessOrUnsignedIntOfWidths<[32]>>:$value),
    SPIRV_SignlessOrUnsignedInt, "$group_operation $value attr-dict `:` type($value) `->` type($result)", [_spvSubgroup]> {
  let summary = "how many bits are 1 in a ballot";
  let hasVerifier = 0;
}

//===----------------------------------------------------------------------===//
// Values of other invocations
//===----------------------------------------------------------------------===//

class _SpvExchange<string name, string capability, Type type, string operand, Type made = SPIRV_Type>
    : _SpvNonUniform<name, capability, !con((ins type:$value), !dag(ins, [SPIRV_Integer], [operand])), made,
                     "operands attr-dict `:` type($value) `,` type($" # operand # ")", [Pure, _spvValueAndResult]>;

def SPIRV_GroupNonUniformBroadcastOp : _SpvExchange<"Broadcast", "Ballot", SPIRV_Type, "id"> {
  let summary = "the value of the invocation with a constant number";
}
def SPIRV_GroupNonUniformShuffleOp
    : _SpvExchange<"Shuffle", "Shuffle", SPIRV_ScalarOrVector, "id", SPIRV_ScalarOrVector> {
  let summary = "the value of the invocation with a number";
}
def SPIRV_GroupNonUniformShuffleXorOp : _SpvExchange<"ShuffleXor", "Shuffle", SPIRV_ScalarOrVector, "mask"> {
  let summary = "the value of the invocation whose number differs in the bits of a mask";
}
foreach op = [["Up", "lower"], ["Down", "higher"]] in
  def SPIRV_GroupNonUniformShuffle#op[0]#Op
      : _SpvExchange<"Shuffle" # op[0], "ShuffleRelative", SPIRV_ScalarOrVector, "delta"> {
    let summary = "the value of the invocation whose number is " # op[1] # " by delta";
  }

def SPIRV_GroupNonUniformRotateKHROp : _SpvNonUniform<"RotateKHR", "RotateKHR",
    (ins _spvScalarsOrVectors:$value, SPIRV_SignlessOrUnsignedInt:$delta,
         Optional<SPIRV_SignlessOrUnsignedInt>:$cluster_size),
    _spvScalarsOrVectors,
    [{$value `,` $delta (`,` `cluster_size` `(` $cluster_size^ `)`)? attr-dict `:`
      type($value) `,` type($delta) (`,` type($cluster_size)^)? `->` type(results)}], [Pure, _spvValueAndResult]> {
  let summary = "the value of the invocation that is delta further on in a cluster";
}
def SPIRV_GroupNonUniformQuadSwapOp : _SpvNonUniform<"QuadSwap", "Quad",
    (ins _spvScalarsOrVectors:$value, SPIRV_SignlessOrUnsignedInt:$direction), _spvScalarsOrVectors,
    "$value $direction attr-dict `:` type($value) `,` type($direction)", [_spvSubgroup, _spvValueAndResult]> {
  let summary = "the value of the neighbor in a direction of a quad";
  let hasVerifier = 0;
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

class SPIRV_GroupNonUniformArithmeticOp<string mnemonic, Type type, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, traits>,
      _SpvFor<["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedNV"], since="1.3"> {
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_GroupOperationAttr:$group_operation,
                       SPIRV_ScalarOrVectorOf<type>:$value, Optional<SPIRV_Integer>:$cluster_size);
  let results = (outs SPIRV_ScalarOrVectorOf<type>:$result);
  let assemblyFormat = [{
    $execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:`
    type($value) (`,` type($cluster_size)^)? `->` type(results)
  }];
  let hasCustomAssemblyFormat = 0;
}

multiclass _SpvNonUniformReduction<Type type, string what, list<Trait> traits = []> {
  def SPIRV_GroupNonUniform#NAME#Op : SPIRV_GroupNonUniformArithmeticOp<"GroupNonUniform" # NAME, type, traits> {
    let summary = what # " of the values";
  }
}
defm FAdd : _SpvNonUniformReduction<SPIRV_Float, "the sum">;
defm FMul : _SpvNonUniformReduction<SPIRV_Float, "the product">;
defm FMax : _SpvNonUniformReduction<SPIRV_Float, "the largest one">;
defm FMin : _SpvNonUniformReduction<SPIRV_Float, "the smallest one">;
defm IAdd : _SpvNonUniformReduction<SPIRV_Integer, "the sum">;
defm IMul : _SpvNonUniformReduction<SPIRV_Integer, "the product">;
defm SMax : _SpvNonUniformReduction<SPIRV_Integer, "the largest one", [SignedOp]>;
defm SMin : _SpvNonUniformReduction<SPIRV_Integer, "the smallest one", [SignedOp]>;
defm UMax : _SpvNonUniformReduction<SPIRV_Integer, "the largest one", [UnsignedOp]>;
defm UMin : _SpvNonUniformReduction<SPIRV_Integer, "the smallest one", [UnsignedOp]>;
defm BitwiseAnd : _SpvNonUniformReduction<SPIRV_Integer, "the bits of all">;
defm BitwiseOr : _SpvNonUniformReduction<SPIRV_Integer, "the bits of any one">;
defm BitwiseXor : _SpvNonUniformReduction<SPIRV_Integer, "the bits of an odd number">;
defm LogicalAnd : _SpvNonUniformReduction<SPIRV_Bool, "the conjunction">;
defm LogicalOr : _SpvNonUniformReduction<SPIRV_Bool, "the disjunction">;
defm LogicalXor : _SpvNonUniformReduction<SPIRV_Bool, "the parity">;

#endif // MICA_SPIRV_NON_UNIFORM

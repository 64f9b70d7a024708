//===- SPIRVLogicalOps.td - Comparisons and logic ----------*- tablegen -*-===//

#ifndef MICA_SPIRV_LOGICAL
#define MICA_SPIRV_LOGICAL

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// The result is a boolean for each element of the operands.
class _SpvBooleans<string operand> {
  list<Trait> traits = [
    Pure, SameTypeOperands, SameOperandsAndResultShape,
    TypesMatchWith<"type of result to correspond to the `i1` equivalent of the operand", operand, "result",
                   "getUnaryOpResultType($_self)">];
}
class SPIRV_LogicalBinaryOp<string mnemonic, Type operandsType, list<Trait> traits = []>
    : SPIRV_BinaryOp<mnemonic, SPIRV_Bool, operandsType, traits # _SpvBooleans<"operand1">.traits> {
  let assemblyFormat = "$operand1 `,` $operand2 `:` type($operand1) attr-dict";
}
class SPIRV_LogicalUnaryOp<string mnemonic, Type operandType, list<Trait> traits = []>
    : SPIRV_UnaryOp<mnemonic, SPIRV_Bool, operandType, traits # _SpvBooleans<"operand">.traits>;

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

defvar _spvRelations = [["GreaterThan", "above"], ["GreaterThanEqual", "not below"],
                        ["LessThan", "below"], ["LessThanEqual", "not above"]];

foreach order = [["Ord", "neither number is NaN and "], ["Unord", "a number is NaN or "]] in {
  foreach op = _spvRelations in
    def SPIRV_F#order[0]#op[0]#Op : SPIRV_LogicalBinaryOp<"F" # order[0] # op[0], SPIRV_Float> {
      let summary = "whether " # order[1] # "the first one is " # op[1] # " the second one";
    }
  foreach op = [["Equal", "equal"], ["NotEqual", "different"]] in
    def SPIRV_F#order[0]#op[0]#Op : SPIRV_LogicalBinaryOp<"F" # order[0] # op[0], SPIRV_Float, [Commutative]> {
      let summary = "whether " # order[1] # "they are " # op[1];
    }
}

let hasFolder = 1 in {
  foreach op = _spvRelations in {
    def SPIRV_S#op[0]#Op : SPIRV_LogicalBinaryOp<"S" # op[0], SPIRV_Integer, [UsableInSpecConstantOp, SignedOp]> {
      let summary = "whether a signed integer is " # op[1] # " another one";
    }
    def SPIRV_U#op[0]#Op : SPIRV_LogicalBinaryOp<"U" # op[0], SPIRV_Integer, [UnsignedOp, UsableInSpecConstantOp]> {
      let summary = "whether an unsigned integer is " # op[1] # " another one";
    }
  }
  foreach op = [["IEqual", "equal"], ["INotEqual", "different"]] in
    def SPIRV_#op[0]#Op : SPIRV_LogicalBinaryOp<op[0], SPIRV_Integer, [Commutative, UsableInSpecConstantOp]> {
      let summary = "whether two integers are " # op[1];
    }
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

foreach op = [["IsFinite", "finite"], ["IsInf", "infinite"], ["IsNan", "NaN"]] in
  def SPIRV_#op[0]#Op : SPIRV_LogicalUnaryOp<op[0], SPIRV_Float> { let summary = "whether a number is " # op[1]; }
foreach op = [["Ordered", "neither of two numbers is NaN"], ["Unordered", "one of two numbers is NaN"]] in
  def SPIRV_#op[0]#Op : SPIRV_LogicalBinaryOp<op[0], SPIRV_Float, [Commutative]>, _SpvFor<["Kernel"]> {
    let summary = "whether " # op[1];
  }

//===----------------------------------------------------------------------===//
// Booleans
//===----------------------------------------------------------------------===//

let hasFolder = 1 in {
  foreach op = [["Equal", "two booleans are equal"], ["NotEqual", "two booleans are different"],
                ["And", "two booleans are true"], ["Or", "one of two booleans is true"]] in
    def SPIRV_Logical#op[0]#Op
        : SPIRV_LogicalBinaryOp<"Logical" # op[0], SPIRV_Bool, [Commutative, UsableInSpecConstantOp]> {
      let summary = "whether " # op[1];
    }
  def SPIRV_LogicalNotOp : SPIRV_LogicalUnaryOp<"LogicalNot", SPIRV_Bool, [UsableInSpecConstantOp]> {
    let summary = "whether a boolean is false";
    let hasCanonicalizer = 1;
  }
  def SPIRV_SelectOp : SPIRV_Op<"Select",
      [Pure, AllTypesMatch<["true_value", "false_value", "result"]>, UsableInSpecConstantOp,
       DeclareOpInterfaceMethods<SelectLikeOpInterface>]> {
    let summary = "one of two values, or each element of one of two vectors";
    let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Bool>:$condition, SPIRV_SelectType:$true_value,
                         SPIRV_SelectType:$false_value);
    let results = (outs SPIRV_SelectType:$result);
    let assemblyFormat = "operands attr-dict `:` type($condition) `,` type($result)";
    let autogenAvailability = 0; // a version may be needed for the type
  }
}

#endif // MICA_SPIRV_LOGICAL

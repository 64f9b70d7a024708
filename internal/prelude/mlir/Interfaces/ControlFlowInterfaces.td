//===- ControlFlowInterfaces.td - Where control goes -------*- tablegen -*-===//

#ifndef MLIR_INTERFACES_CONTROLFLOWINTERFACES
#define MLIR_INTERFACES_CONTROLFLOWINTERFACES

include "mlir/IR/OpBase.td"

//===----------------------------------------------------------------------===//
// Between blocks
//===----------------------------------------------------------------------===//

def BranchOpInterface : OpInterface<"BranchOpInterface"> {
  let description = [{
    A terminator that goes on to one of its successors and passes operands to
    the arguments of that block, perhaps behind values that it makes itself.
    That their types fit is verified.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"What is passed to the successor of that number.",
      "::mlir::SuccessorOperands", "getSuccessorOperands",
      (ins "unsigned":$index)>,
    InterfaceMethod<[{
        The argument to which an operand is passed, if it is passed on.
      }],
      "::std::optional<::mlir::BlockArgument>", "getSuccessorBlockArgument",
      (ins "unsigned":$operandIndex), _native>,
    InterfaceMethod<[{
        The successor that is taken if the operands are these constants; null
        for an unknown operand or successor.
      }],
      "::mlir::Block *", "getSuccessorForOperands",
      (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands), [{}], _native>,
    InterfaceMethod<[{
        Whether an operand of one type may be passed to an argument of another.
        By default they must be equal.
      }],
      "bool", "areTypesCompatible",
      (ins "::mlir::Type":$lhs, "::mlir::Type":$rhs), [{}], _native>,
  ];

  let verify = _native;
}

//===----------------------------------------------------------------------===//
// Between regions
//===----------------------------------------------------------------------===//

def RegionBranchOpInterface : OpInterface<"RegionBranchOpInterface"> {
  let description = [{
    An operation, such as a loop, among whose regions control goes to and fro.
    A branch starts at the operation or at a terminator in a region, and ends
    at the entry of a region or behind the operation. It passes values to the
    arguments of the region, or makes them the results. That their types fit is
    verified.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<[{
        The operands that are passed to a region, or become results, when the
        operation is reached. By default there are none.
      }],
      "::mlir::OperandRange", "getEntrySuccessorOperands",
      (ins "::mlir::RegionSuccessor":$successor), [{}], _native>,
    InterfaceMethod<[{
        Where control may go when the operation is reached and its operands are
        these constants; an unknown one is null.
      }],
      "void", "getEntrySuccessorRegions",
      (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
           "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions),
      [{}], _native>,
    InterfaceMethod<"Where control may go from that point.",
      "void", "getSuccessorRegions",
      (ins "::mlir::RegionBranchPoint":$point,
           "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions)>,
    InterfaceMethod<"Where control may go from the ends of that region.",
      "void", "getSuccessorRegions",
      (ins "::mlir::Region&":$region,
           "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions),
      [{}], _native>,
    InterfaceMethod<"The points from which control may go there.",
      "void", "getPredecessors",
      (ins "::mlir::RegionSuccessor":$successor,
           "::llvm::SmallVectorImpl<::mlir::RegionBranchPoint> &":$predecessors),
      [{}], _native>,
    InterfaceMethod<[{
        What may be passed to the input of that number, from all the points
        from which control may go there.
      }],
      "void", "getPredecessorValues",
      (ins "::mlir::RegionSuccessor":$successor,
           "int":$index,
           "::llvm::SmallVectorImpl<::mlir::Value> &":$predecessorValues),
      [{}], _native>,
    InterfaceMethod<[{
        How often at least, and at most, each region is entered if the operands
        are these constants. By default nothing is known.
      }],
      "void", "getRegionInvocationBounds",
      (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
           "::llvm::SmallVectorImpl<::mlir::InvocationBounds> &":$invocationBounds),
      [{}], _native>,
    InterfaceMethod<[{
        Whether a value of one type may be passed where another is expected. By
        default they must be equal.
      }],
      "bool", "areTypesCompatible",
      (ins "::mlir::Type":$lhs, "::mlir::Type":$rhs), [{}], _native>,
  ];

  let verify = _native;
  let verifyWithRegions = 1;
}

def RegionBranchTerminatorOpInterface
    : OpInterface<"RegionBranchTerminatorOpInterface"> {
  let description = [{
    A terminator of a region of such an operation. It has neither results nor
    successors.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The operands that are passed on when control goes there.",
      "::mlir::MutableOperandRange", "getMutableSuccessorOperands",
      (ins "::mlir::RegionSuccessor":$point)>,
    InterfaceMethod<[{
        Where control may go if the operands are these constants. By default
        the operation around it knows.
      }],
      "void", "getSuccessorRegions",
      (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
           "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions),
      [{}], _native>,
  ];

  let verify = _native;
}

// A terminator of that kind that passes all its operands.
def ReturnLike
    : TraitList<[DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>,
                 NativeOpTrait<"ReturnLike", [], "", _native>]>;

//===----------------------------------------------------------------------===//
// Choices and their likelihood
//===----------------------------------------------------------------------===//

def SelectLikeOpInterface : OpInterface<"SelectLikeOpInterface"> {
  let description = [{
    An operation that returns one of two operands, as a third one says.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"What is returned if the condition is false.",
      "::mlir::Value", "getFalseValue">,
    InterfaceMethod<"What is returned if the condition is true.",
      "::mlir::Value", "getTrueValue">,
    InterfaceMethod<"The condition.",
      "::mlir::Value", "getCondition">,
  ];
}

def WeightedBranchOpInterface : OpInterface<"WeightedBranchOpInterface"> {
  let description = [{
    A branch that may say how likely each successor is. There are as many
    weights as successors, not all of them zero, or none.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The weights, or none.",
      "::llvm::ArrayRef<int32_t>", "getWeights",
      (ins), [{}], _native>,
    InterfaceMethod<"Replaces the weights.",
      "void", "setWeights",
      (ins "::llvm::ArrayRef<int32_t>":$weights), [{}], _native>,
  ];

  let verify = _native;
}

def WeightedRegionBranchOpInterface
    : OpInterface<"WeightedRegionBranchOpInterface"> {
  let description = [{
    The same for regions in place of successors.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The weights, or none.",
      "::llvm::ArrayRef<int32_t>", "getWeights",
      (ins), [{}], _native>,
    InterfaceMethod<"Replaces the weights.",
      "void", "setWeights",
      (ins "::llvm::ArrayRef<int32_t>":$weights), [{}], _native>,
  ];

  let verify = _native;
}

#endif // MLIR_INTERFACES_CONTROLFLOWINTERFACES

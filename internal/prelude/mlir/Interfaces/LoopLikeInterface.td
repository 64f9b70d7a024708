//===- LoopLikeInterface.td - Loops ------------------------*- tablegen -*-===//

#ifndef MLIR_INTERFACES_LOOPLIKEINTERFACE
#define MLIR_INTERFACES_LOOPLIKEINTERFACE

include "mlir/IR/OpBase.td"

def LoopLikeOpInterface : OpInterface<"LoopLikeOpInterface"> {
  let description = [{
    An operation whose regions run any number of times. It may count, from
    lower to upper bounds in steps, and carry values from one time to the next:
    those start as the inits, are arguments of the regions, are yielded, and
    end as results.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Whether a value is defined outside.",
      "bool", "isDefinedOutsideOfLoop",
      (ins "::mlir::Value ":$value), [{}], _native>,
    InterfaceMethod<"The regions that run repeatedly.",
      "::llvm::SmallVector<::mlir::Region *>", "getLoopRegions">,
    InterfaceMethod<"Moves an operation in front of the loop.",
      "void", "moveOutOfLoop",
      (ins "::mlir::Operation *":$op), [{}], _native>,
    InterfaceMethod<[{
        Puts what is in the loop in its place if it certainly runs once.
      }],
      "::llvm::LogicalResult", "promoteIfSingleIteration",
      (ins "::mlir::RewriterBase &":$rewriter), [{}], _native>,
    InterfaceMethod<"The arguments that count.",
      "::std::optional<::llvm::SmallVector<::mlir::Value>>",
      "getLoopInductionVars",
      (ins), [{}], _native>,
    InterfaceMethod<"Where they start.",
      "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>",
      "getLoopLowerBounds",
      (ins), [{}], _native>,
    InterfaceMethod<"How much is added each time.",
      "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>",
      "getLoopSteps",
      (ins), [{}], _native>,
    InterfaceMethod<"Where they end.",
      "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>",
      "getLoopUpperBounds",
      (ins), [{}], _native>,
    InterfaceMethod<[{
        The operands that are the first values of what is carried on.
      }],
      "::llvm::MutableArrayRef<::mlir::OpOperand>", "getInitsMutable",
      (ins), [{}], _native>,
    InterfaceMethod<"The arguments that are carried on.",
      "::mlir::Block::BlockArgListType", "getRegionIterArgs",
      (ins), [{}], _native>,
    InterfaceMethod<"What is carried on to the next time.",
      "::std::optional<::llvm::MutableArrayRef<::mlir::OpOperand>>",
      "getYieldedValuesMutable",
      (ins), [{}], _native>,
    InterfaceMethod<"The results that are what was carried on last.",
      "::std::optional<::mlir::ResultRange>", "getLoopResults",
      (ins), [{}], _native>,
    InterfaceMethod<"Makes the loop carry on more values.",
      "::mlir::FailureOr<::mlir::LoopLikeOpInterface>",
      "replaceWithAdditionalYields",
      (ins "::mlir::RewriterBase &":$rewriter,
           "::mlir::ValueRange":$newInitOperands,
           "bool":$replaceInitOperandUsesInLoop,
           "const ::mlir::NewYieldValuesFn &":$newYieldValuesFn),
      [{}], _native>,
    InterfaceMethod<"How often the regions run, if that is known.",
      "::std::optional<::llvm::APInt>", "getStaticTripCount",
      (ins), [{}], _native>,
  ];

  let verify = _native;
  let verifyWithRegions = 1;
}

// The times that the region runs do not depend on each other.
def HasParallelRegion : NativeOpTrait<"HasParallelRegion">;

#endif // MLIR_INTERFACES_LOOPLIKEINTERFACE

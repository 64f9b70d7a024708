//===- InferIntRangeInterface.td - Ranges of integers ------*- tablegen -*-===//

#ifndef MLIR_INTERFACES_INFERINTRANGEINTERFACE
#define MLIR_INTERFACES_INFERINTRANGEINTERFACE

include "mlir/IR/OpBase.td"

def InferIntRangeInterface : OpInterface<"InferIntRangeInterface"> {
  let description = [{
    Bounds the integers that an operation returns by the bounds of those that
    it is given. At least one of the methods has to be written: each is there
    in terms of the other.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<[{
        Calls the function with the range of each result, given that of each
        operand. What is not an integer has the full range.
      }],
      "void", "inferResultRanges",
      (ins "::llvm::ArrayRef<::mlir::ConstantIntRanges>":$argRanges,
           "::mlir::SetIntRangeFn":$setResultRanges), [{}], _native>,
    InterfaceMethod<"The same, where a range may also be not yet known.",
      "void", "inferResultRangesFromOptional",
      (ins "::llvm::ArrayRef<::mlir::IntegerValueRange>":$argRanges,
           "::mlir::SetIntLatticeFn":$setResultRanges), [{}], _native>,
  ];
}

#endif // MLIR_INTERFACES_INFERINTRANGEINTERFACE

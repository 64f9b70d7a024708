//===- SubsetOpInterface.td - Parts of tensors -------------*- tablegen -*-===//

#ifndef SUBSET_OP_INTERFACE
#define SUBSET_OP_INTERFACE

include "mlir/IR/OpBase.td"

def SubsetOpInterface : OpInterface<"SubsetOpInterface"> {
  let description = [{
    An operation that takes part of a tensor out, or puts part of one in: one
    of the two interfaces below. Which part may be told as a hyperrectangle,
    and then it is known whether two parts are the same, or have nothing in
    common.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<[{
        Whether it is certainly the part that the other operation is about,
        where that function says which tensors are the same.
      }],
      "bool", "operatesOnEquivalentSubset",
      (ins "::mlir::SubsetOpInterface":$candidate,
           "::llvm::function_ref<bool(Value, Value)>":$equivalenceFn),
      [{}], _native>,
    InterfaceMethod<"Whether it certainly has nothing in common with that.",
      "bool", "operatesOnDisjointSubset",
      (ins "::mlir::SubsetOpInterface":$candidate,
           "::llvm::function_ref<bool(Value, Value)>":$equivalenceFn),
      [{}], _native>,
    InterfaceMethod<[{
        The part as offsets, sizes and strides. Fails if it has no such form.
      }],
      "::mlir::FailureOr<::mlir::HyperrectangularSlice>",
      "getAccessedHyperrectangularSlice",
      (ins), [{}], _native>,
  ];

  let verify = _native;
}

def SubsetExtractionOpInterface
    : OpInterface<"SubsetExtractionOpInterface", [SubsetOpInterface]> {
  let description = [{
    An operation that takes part of a tensor out: its one result is that part.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The tensor.",
      "::mlir::OpOperand &", "getSourceOperand">,
  ];

  let verify = _native;
}

def SubsetInsertionOpInterface
    : OpInterface<"SubsetInsertionOpInterface", [SubsetOpInterface]> {
  let description = [{
    An operation that puts part of a tensor in: a result is the tensor with it.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"What is put in.",
      "::mlir::OpOperand &", "getSourceOperand">,
    InterfaceMethod<"The tensor before.",
      "::mlir::OpOperand &", "getDestinationOperand",
      (ins), [{}], _native>,
    InterfaceMethod<"The tensor behind.",
      "::mlir::OpResult", "getUpdatedDestination",
      (ins), [{}], _native>,
    InterfaceMethod<[{
        Whether a value is certainly the part that is replaced, where that
        function says which tensors are the same.
      }],
      "bool", "isEquivalentSubset",
      (ins "::mlir::Value":$candidate,
           "::llvm::function_ref<bool(Value, Value)>":$equivalenceFn),
      [{}], _native>,
    InterfaceMethod<[{
        Makes an operation that takes out the part that is replaced.
      }],
      "::mlir::Value", "buildSubsetExtraction",
      (ins "::mlir::OpBuilder &":$builder, "Location":$loc)>,
    InterfaceMethod<"The values that this operation would use.",
      "::llvm::SmallVector<::mlir::Value>",
      "getValuesNeededToBuildSubsetExtraction">,
  ];
}

#endif // SUBSET_OP_INTERFACE

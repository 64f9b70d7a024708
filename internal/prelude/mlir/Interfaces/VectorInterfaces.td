//===- VectorInterfaces.td - Operations on vectors ---------*- tablegen -*-===//

#ifndef MLIR_INTERFACES_VECTORINTERFACES
#define MLIR_INTERFACES_VECTORINTERFACES

include "mlir/IR/OpBase.td"

def VectorUnrollOpInterface : OpInterface<"VectorUnrollOpInterface"> {
  let description = [{
    An operation on vectors that can be cut into several on smaller vectors.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The shape that is to be cut into pieces, if there is one.",
      "::std::optional<::llvm::SmallVector<int64_t, 4>>", "getShapeForUnroll",
      (ins), [{}], _native>,
  ];
}

def VectorTransferOpInterface : OpInterface<"VectorTransferOpInterface"> {
  let description = [{
    A move of a vector from or to a tensor or a memref.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<[{
        The name of the attribute with the dimensions that are in bounds.
      }],
      "::mlir::StringRef", "getInBoundsAttrName">,
    InterfaceMethod<"The name of the attribute with the permutation map.",
      "::mlir::StringRef", "getPermutationMapAttrName">,
    InterfaceMethod<[{
        For each dimension of the vector whether it is certainly in bounds.
      }],
      "::mlir::ArrayAttr", "getInBounds">,
    InterfaceMethod<"The tensor or memref.",
      "::mlir::Value", "getBase">,
    InterfaceMethod<"The vector.",
      "::mlir::Value", "getVector">,
    InterfaceMethod<"The type of the vector.",
      "::mlir::VectorType", "getVectorType">,
    InterfaceMethod<"Where in the tensor or memref the vector starts.",
      "::mlir::OperandRange", "getIndices">,
    InterfaceMethod<[{
        From the dimensions of the tensor or memref to those of the vector.
      }],
      "::mlir::AffineMap", "getPermutationMap">,
    InterfaceMethod<"Which elements are moved, or null for all.",
      "Value", "getMask">,
  ];
}

#endif // MLIR_INTERFACES_VECTORINTERFACES

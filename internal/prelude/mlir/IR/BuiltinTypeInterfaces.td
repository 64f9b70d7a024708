//===- BuiltinTypeInterfaces.td - What types can be --------*- tablegen -*-===//

#ifndef MLIR_IR_BUILTINTYPEINTERFACES_TD_
#define MLIR_IR_BUILTINTYPEINTERFACES_TD_

include "mlir/IR/OpBase.td"

def VectorElementTypeInterface : TypeInterface<"VectorElementTypeInterface"> {
  let description = [{
    A type of which there are vectors.
  }];
  let cppNamespace = "::mlir";
}

def FloatTypeInterface
    : TypeInterface<"FloatType", [VectorElementTypeInterface]> {
  let description = [{
    A type of floating-point numbers.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The format of the numbers.",
      "const ::llvm::fltSemantics &", "getFloatSemantics">,
    InterfaceMethod<"The type that is as many times as wide, or null.",
      "::mlir::FloatType", "scaleElementBitwidth",
      (ins "unsigned":$scale), [{}], _native>,
  ];
}

def MemRefElementTypeInterface : TypeInterface<"MemRefElementTypeInterface"> {
  let description = [{
    A type of which there are memrefs, beyond those that may always be
    elements.
  }];
  let cppNamespace = "::mlir";
}

def PtrLikeTypeInterface : TypeInterface<"PtrLikeTypeInterface"> {
  let description = [{
    A type that refers to memory, of some space, and perhaps knows what is
    there.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The space, or null for the default one.",
      "::mlir::Attribute", "getMemorySpace">,
    InterfaceMethod<"The type of what is there, or null.",
      "::mlir::Type", "getElementType">,
    InterfaceMethod<"Whether there is more to a value than an address.",
      "bool", "hasPtrMetadata">,
    InterfaceMethod<[{
        The type with another space or another type of elements. Fails if there
        is none.
      }],
      "::llvm::FailureOr<::mlir::PtrLikeTypeInterface>", "clonePtrWith",
      (ins "::mlir::Attribute":$memorySpace,
           "::std::optional<::mlir::Type>":$elementType)>,
  ];
}

def ShapedTypeInterface : TypeInterface<"ShapedType"> {
  let description = [{
    A type of values that consist of elements of one type. It may have a rank;
    then each of its dimensions has a size, or is dynamic.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<[{
        The type with another shape, if one is given, and another type of
        elements.
      }],
      "::mlir::ShapedType", "cloneWith",
      (ins "::std::optional<::llvm::ArrayRef<int64_t>>":$shape,
           "::mlir::Type":$elementType)>,
    InterfaceMethod<"The type of the elements.",
      "::mlir::Type", "getElementType">,
    InterfaceMethod<"Whether the number of dimensions is known.",
      "bool", "hasRank">,
    InterfaceMethod<"The size of each dimension. Called if there is a rank.",
      "::llvm::ArrayRef<int64_t>", "getShape">,
  ];
}

#endif // MLIR_IR_BUILTINTYPEINTERFACES_TD_

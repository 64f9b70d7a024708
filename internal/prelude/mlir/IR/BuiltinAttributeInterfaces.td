//===- BuiltinAttributeInterfaces.td - What attributes can be -------------===//

#ifndef MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_
#define MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_

include "mlir/IR/OpBase.td"

def TypedAttrInterface : AttrInterface<"TypedAttr"> {
  let description = [{
    An attribute that has a type.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The type.",
      "::mlir::Type", "getType">,
  ];
}

def BlobAttrInterface : AttrInterface<"BlobAttr"> {
  let description = [{
    An attribute that is a run of bytes.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The bytes, in the order of this machine.",
      "::llvm::ArrayRef<char>", "getData">,
  ];
}

def ElementsAttrInterface
    : AttrInterface<"ElementsAttr", [TypedAttrInterface]> {
  let description = [{
    A constant with a shape: a number of elements of one type. How they are
    stored is the attribute's own affair.
  }];
  let cppNamespace = "::mlir";

  // Text that the C++ classes of such attributes share.
  code ElementsAttrInterfaceAccessors = _native;

  let methods = [
    InterfaceMethod<[{
        A function from the number of an element to its value as the C++ type
        with that id; fails if elements cannot be had as that type.
      }],
      "::mlir::FailureOr<::mlir::detail::ElementsAttrIndexer>", "getValuesImpl",
      (ins "::mlir::TypeID":$elementID), [{}], _native>,
    InterfaceMethod<"Whether all elements are the same, and stored once.",
      "bool", "isSplat",
      (ins), [{}], _native>,
    InterfaceMethod<"The type, which is shaped.",
      "::mlir::ShapedType", "getShapedType",
      (ins), [{}], _native>,
  ];
}

def MemRefLayoutAttrInterface : AttrInterface<"MemRefLayoutAttrInterface"> {
  let description = [{
    Where in memory the elements of a memref are.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"From indices to positions in memory.",
      "::mlir::AffineMap", "getAffineMap">,
    InterfaceMethod<[{
        Whether the elements stand one behind the other, the last index running
        fastest.
      }],
      "bool", "isIdentity",
      (ins), [{}], _native>,
    InterfaceMethod<"Verifies that the layout fits the shape.",
      "::llvm::LogicalResult", "verifyLayout",
      (ins "::llvm::ArrayRef<int64_t>":$shape,
           "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError),
      [{}], _native>,
    InterfaceMethod<[{
        The layout as an offset and the distance of elements in each dimension.
        Fails if it has no such form.
      }],
      "::llvm::LogicalResult", "getStridesAndOffset",
      (ins "::llvm::ArrayRef<int64_t>":$shape,
           "::llvm::SmallVectorImpl<int64_t>&":$strides,
           "int64_t&":$offset), [{}], _native>,
  ];
}

#endif // MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_

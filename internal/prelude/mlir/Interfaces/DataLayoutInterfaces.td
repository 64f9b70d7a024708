//===- DataLayoutInterfaces.td - Sizes and alignments ------*- tablegen -*-===//

#ifndef MLIR_DATALAYOUTINTERFACES
#define MLIR_DATALAYOUTINTERFACES

include "mlir/IR/OpBase.td"

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

def DLTIQueryInterface : AttrInterface<"DLTIQueryInterface"> {
  let description = [{
    An attribute that can be asked for a key.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The value of that key. Fails if there is none.",
      "::mlir::FailureOr<::mlir::Attribute>", "query",
      (ins "::mlir::DataLayoutEntryKey":$key)>,
  ];
}

def DataLayoutEntryInterface : AttrInterface<"DataLayoutEntryInterface"> {
  let description = [{
    An attribute with one thing to know about a layout: a key, which is a type
    or a name, and a value.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The key.",
      "::mlir::DataLayoutEntryKey", "getKey">,
    InterfaceMethod<"The value.",
      "::mlir::Attribute", "getValue">,
    InterfaceMethod<"Verifies the entry.",
      "::llvm::LogicalResult", "verifyEntry",
      (ins "::mlir::Location":$loc), [{}], _native>,
  ];
}

def DataLayoutSpecInterface
    : AttrInterface<"DataLayoutSpecInterface", [DLTIQueryInterface]> {
  let description = [{
    An attribute with all entries of a layout.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<[{
        What is true inside several operations, each with a layout: this one is
        the innermost. Null if they contradict each other.
      }],
      "::mlir::DataLayoutSpecInterface", "combineWith",
      (ins "::llvm::ArrayRef<::mlir::DataLayoutSpecInterface>":$specs)>,
    InterfaceMethod<"The entries.",
      "::mlir::DataLayoutEntryListRef", "getEntries">,
    InterfaceMethod<"The key of the order of bytes.",
      "::mlir::StringAttr", "getEndiannessIdentifier",
      (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The key of the default space of memory.",
      "::mlir::StringAttr", "getDefaultMemorySpaceIdentifier",
      (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The key of the space of what is allocated on the stack.",
      "::mlir::StringAttr", "getAllocaMemorySpaceIdentifier",
      (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The key of the space of code.",
      "::mlir::StringAttr", "getProgramMemorySpaceIdentifier",
      (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The key of the space of global variables.",
      "::mlir::StringAttr", "getGlobalMemorySpaceIdentifier",
      (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The key of how symbols are written.",
      "::mlir::StringAttr", "getManglingModeIdentifier",
      (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The key of the alignment of the stack.",
      "::mlir::StringAttr", "getStackAlignmentIdentifier",
      (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The key of the alignment of pointers to functions.",
      "::mlir::StringAttr", "getFunctionPointerAlignmentIdentifier",
      (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The key of the widths of integers that the machine has.",
      "::mlir::StringAttr", "getLegalIntWidthsIdentifier",
      (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The entries whose keys are types of that C++ class.",
      "::mlir::DataLayoutEntryList", "getSpecForType",
      (ins "::mlir::TypeID":$type), [{}], _native>,
    InterfaceMethod<"The entry of that name, or null.",
      "::mlir::DataLayoutEntryInterface", "getSpecForIdentifier",
      (ins "::mlir::StringAttr":$identifier), [{}], _native>,
    InterfaceMethod<"Verifies the entries, also against each other.",
      "::llvm::LogicalResult", "verifySpec",
      (ins "::mlir::Location":$loc), [{}], _native>,
  ];
}

def TargetDeviceSpecInterface
    : AttrInterface<"TargetDeviceSpecInterface", [DLTIQueryInterface]> {
  let description = [{
    An attribute with entries about one device.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The entries.",
      "::mlir::DataLayoutEntryListRef", "getEntries">,
    InterfaceMethod<"The entry of that name, or null.",
      "::mlir::DataLayoutEntryInterface", "getSpecForIdentifier",
      (ins "::mlir::StringAttr":$identifier), [{}], _native>,
    InterfaceMethod<"Verifies the entries.",
      "::llvm::LogicalResult", "verifyEntry",
      (ins "::mlir::Location":$loc), [{}], _native>,
  ];
}

def TargetSystemSpecInterface
    : AttrInterface<"TargetSystemSpecInterface", [DLTIQueryInterface]> {
  let description = [{
    An attribute with the devices of a system.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The devices.",
      "::llvm::ArrayRef<DataLayoutEntryInterface>", "getEntries">,
    InterfaceMethod<"What is known of a device.",
      "std::optional<::mlir::TargetDeviceSpecInterface>",
      "getDeviceSpecForDeviceID",
      (ins "StringAttr":$deviceID)>,
    InterfaceMethod<"Verifies the devices.",
      "::llvm::LogicalResult", "verifySpec",
      (ins "::mlir::Location":$loc), [{}], _native>,
  ];
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

def DataLayoutOpInterface : OpInterface<"DataLayoutOpInterface"> {
  let description = [{
    An operation in which a layout is in force. The static methods interpret
    entries, and can be written anew where the usual interpretation does not
    fit.
  }];
  let cppNamespace = "::mlir";
  let dependentTraits = [IsolatedFromAbove];

  let methods = [
    InterfaceMethod<"The layout, or null for that of the operation around.",
      "::mlir::DataLayoutSpecInterface", "getDataLayoutSpec">,
    InterfaceMethod<"The devices, or null.",
      "::mlir::TargetSystemSpecInterface", "getTargetSystemSpec">,
    StaticInterfaceMethod<"The size in bytes.",
      "::llvm::TypeSize", "getTypeSize",
      (ins "::mlir::Type":$type,
           "const ::mlir::DataLayout &":$dataLayout,
           "::mlir::DataLayoutEntryListRef":$params), [{}], _native>,
    StaticInterfaceMethod<"The size in bits.",
      "::llvm::TypeSize", "getTypeSizeInBits",
      (ins "::mlir::Type":$type,
           "const ::mlir::DataLayout &":$dataLayout,
           "::mlir::DataLayoutEntryListRef":$params), [{}], _native>,
    StaticInterfaceMethod<"The alignment that is required, in bytes.",
      "uint64_t", "getTypeABIAlignment",
      (ins "::mlir::Type":$type,
           "const ::mlir::DataLayout &":$dataLayout,
           "::mlir::DataLayoutEntryListRef":$params), [{}], _native>,
    StaticInterfaceMethod<"The alignment that is best, in bytes.",
      "uint64_t", "getTypePreferredAlignment",
      (ins "::mlir::Type":$type,
           "const ::mlir::DataLayout &":$dataLayout,
           "::mlir::DataLayoutEntryListRef":$params), [{}], _native>,
    StaticInterfaceMethod<[{
        The number of bits in subscripts of that type, if it has any.
      }],
      "std::optional<uint64_t>", "getIndexBitwidth",
      (ins "::mlir::Type":$type,
           "const ::mlir::DataLayout &":$dataLayout,
           "::mlir::DataLayoutEntryListRef":$params), [{}], _native>,
    StaticInterfaceMethod<"The order of bytes.",
      "::mlir::Attribute", "getEndianness",
      (ins "::mlir::DataLayoutEntryInterface":$entry), [{}], _native>,
    StaticInterfaceMethod<"The default space of memory.",
      "::mlir::Attribute", "getDefaultMemorySpace",
      (ins "::mlir::DataLayoutEntryInterface":$entry), [{}], _native>,
    StaticInterfaceMethod<"The space of what is allocated on the stack.",
      "::mlir::Attribute", "getAllocaMemorySpace",
      (ins "::mlir::DataLayoutEntryInterface":$entry), [{}], _native>,
    StaticInterfaceMethod<"How symbols are written.",
      "::mlir::Attribute", "getManglingMode",
      (ins "::mlir::DataLayoutEntryInterface":$entry), [{}], _native>,
    StaticInterfaceMethod<"The space of code.",
      "::mlir::Attribute", "getProgramMemorySpace",
      (ins "::mlir::DataLayoutEntryInterface":$entry), [{}], _native>,
    StaticInterfaceMethod<"The space of global variables.",
      "::mlir::Attribute", "getGlobalMemorySpace",
      (ins "::mlir::DataLayoutEntryInterface":$entry), [{}], _native>,
    StaticInterfaceMethod<"The alignment of the stack, in bits; 0 if unknown.",
      "uint64_t", "getStackAlignment",
      (ins "::mlir::DataLayoutEntryInterface":$entry), [{}], _native>,
    StaticInterfaceMethod<"The alignment of pointers to functions.",
      "Attribute", "getFunctionPointerAlignment",
      (ins "::mlir::DataLayoutEntryInterface":$entry), [{}], _native>,
    StaticInterfaceMethod<"The widths of integers that the machine has.",
      "Attribute", "getLegalIntWidths",
      (ins "::mlir::DataLayoutEntryInterface":$entry), [{}], _native>,
    StaticInterfaceMethod<"A property of a device.",
      "std::optional<Attribute>", "getDevicePropertyValue",
      (ins "::mlir::DataLayoutEntryInterface":$entry), [{}], _native>,
  ];

  let verify = _native;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

def DataLayoutTypeInterface : TypeInterface<"DataLayoutTypeInterface"> {
  let description = [{
    A type that knows its layout, by the entries whose keys are types of its
    class.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The size in bytes.",
      "::llvm::TypeSize", "getTypeSize",
      (ins "const ::mlir::DataLayout &":$dataLayout,
           "::mlir::DataLayoutEntryListRef":$params), [{}], _native>,
    InterfaceMethod<"The size in bits.",
      "::llvm::TypeSize", "getTypeSizeInBits",
      (ins "const ::mlir::DataLayout &":$dataLayout,
           "::mlir::DataLayoutEntryListRef":$params)>,
    InterfaceMethod<"The alignment that is required, in bytes.",
      "uint64_t", "getABIAlignment",
      (ins "const ::mlir::DataLayout &":$dataLayout,
           "::mlir::DataLayoutEntryListRef":$params)>,
    InterfaceMethod<"The alignment that is best, in bytes.",
      "uint64_t", "getPreferredAlignment",
      (ins "const ::mlir::DataLayout &":$dataLayout,
           "::mlir::DataLayoutEntryListRef":$params), [{}], _native>,
    InterfaceMethod<"The number of bits in subscripts, if it has any.",
      "std::optional<uint64_t>", "getIndexBitwidth",
      (ins "const ::mlir::DataLayout &":$dataLayout,
           "::mlir::DataLayoutEntryListRef":$params), [{}], _native>,
    InterfaceMethod<[{
        Whether a layout with the old entries may have one with the new entries
        inside.
      }],
      "bool", "areCompatible",
      (ins "::mlir::DataLayoutEntryListRef":$oldLayout,
           "::mlir::DataLayoutEntryListRef":$newLayout,
           "::mlir::DataLayoutSpecInterface":$newSpec,
           "const ::mlir::DataLayoutIdentifiedEntryMap&":$identified),
      [{}], _native>,
    InterfaceMethod<"Verifies the entries.",
      "::llvm::LogicalResult", "verifyEntries",
      (ins "::mlir::DataLayoutEntryListRef":$entries, "::mlir::Location":$loc),
      [{}], _native>,
  ];
}

#endif // MLIR_DATALAYOUTINTERFACES

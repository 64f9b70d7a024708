//===- OpenACCTypeInterfaces.td - Interfaces of types ------*- tablegen -*-===//

#ifndef MICA_OPENACC_TYPE_INTERFACES
#define MICA_OPENACC_TYPE_INTERFACES

include "mlir/IR/OpBase.td"

// A method that a type may replace, and one that generates code.
class _AccMethod<string what, string result, string name, dag given, string text> : InterfaceMethod<what, result, name, given, "", text>;
class _AccGenerator<string what, string result, string name, dag given, string text = "return {};">
    : _AccMethod<what, result, name, !con((ins "::mlir::OpBuilder &":$builder, "::mlir::Location":$loc), given), text>;

def OpenACC_PointerLikeTypeInterface : TypeInterface<"PointerLikeType"> {
  let cppNamespace = "::mlir::acc";
  let description = [{
    The type of a pointer to a variable. The methods generate code for copies of a variable. What they return is null or false if
    they cannot.
  }];
  let methods = [
    InterfaceMethod<"The type of the variable, null if the pointer does not have it", "::mlir::Type", "getElementType">,
    _AccMethod<"The category of a variable", "::mlir::acc::VariableTypeCategory", "getPointeeTypeCategory",
        (ins "::mlir::TypedValue<::mlir::acc::PointerLikeType>":$varPtr, "::mlir::Type":$varType),
        "return ::mlir::acc::VariableTypeCategory::uncategorized;">,
    _AccGenerator<"Allocates a variable, and sets whether it must be freed", "::mlir::Value", "genAllocate",
        (ins "::llvm::StringRef":$varName, "::mlir::Type":$varType, "::mlir::Value":$originalVar, "bool &":$needsFree)>,
    _AccGenerator<"Frees a variable, of which the allocation is known or null", "bool", "genFree",
        (ins "::mlir::TypedValue<::mlir::acc::PointerLikeType>":$varToFree, "::mlir::Value":$allocRes, "::mlir::Type":$varType)>,
    _AccGenerator<"Copies a variable", "bool", "genCopy",
        (ins "::mlir::TypedValue<::mlir::acc::PointerLikeType>":$destination,
             "::mlir::TypedValue<::mlir::acc::PointerLikeType>":$source, "::mlir::Type":$varType)>,
    _AccGenerator<"Loads the value of a variable", "::mlir::Value", "genLoad",
        (ins "::mlir::TypedValue<::mlir::acc::PointerLikeType>":$srcPtr, "::mlir::Type":$valueType)>,
    _AccGenerator<"Stores the value of a variable", "bool", "genStore",
        (ins "::mlir::Value":$valueToStore, "::mlir::TypedValue<::mlir::acc::PointerLikeType>":$destPtr)>];
}

def OpenACC_MappableTypeInterface : TypeInterface<"MappableType"> {
  let cppNamespace = "::mlir::acc";
  let description = "The type of a variable that has its own way to a device, such as an array with a descriptor.";
  let methods = [
    _AccMethod<"The pointer to the variable, null if there is none", "::mlir::TypedValue<::mlir::acc::PointerLikeType>", "getVarPtr",
        (ins "::mlir::Value":$var), "return ::llvm::dyn_cast<::mlir::TypedValue<::mlir::acc::PointerLikeType>>(var);">,
    _AccMethod<"The size of the variable, or of the part with bounds", "::std::optional<::llvm::TypeSize>", "getSizeInBytes",
        (ins "::mlir::Value":$var, "::mlir::ValueRange":$accBounds, "const ::mlir::DataLayout &":$dataLayout),
        "if (accBounds.empty()) return dataLayout.getTypeSize($_type); return std::nullopt;">,
    _AccMethod<"Where the part with bounds begins in the variable", "::std::optional<::int64_t>", "getOffsetInBytes",
        (ins "::mlir::Value":$var, "::mlir::ValueRange":$accBounds, "const ::mlir::DataLayout &":$dataLayout), [{
      auto self = ::llvm::cast<::mlir::acc::MappableType>($_type);
      bool whole = accBounds.empty() && self.getSizeInBytes(var, accBounds, dataLayout);
      return whole ? ::std::optional<int64_t>(0) : std::nullopt;
    }]>,
    InterfaceMethod<"Whether a size is known at run time alone", "bool", "hasUnknownDimensions">,
    _AccMethod<"Generates the bounds of the variable", "::llvm::SmallVector<::mlir::Value>", "generateAccBounds",
        (ins "::mlir::Value":$var, "::mlir::OpBuilder &":$builder), "return {};">,
    _AccMethod<"The category of a variable", "::mlir::acc::VariableTypeCategory", "getTypeCategory", (ins "::mlir::Value":$var),
        "return ::mlir::acc::VariableTypeCategory::uncategorized;">,
    _AccGenerator<"Makes a private copy with a value, and sets whether it must be destroyed", "::mlir::Value", "generatePrivateInit",
        (ins "::mlir::TypedValue<::mlir::acc::MappableType>":$var, "::llvm::StringRef":$varName, "::mlir::ValueRange":$extents,
             "::mlir::Value":$initVal, "bool &":$needsDestroy)>,
    _AccGenerator<"Destroys a private copy", "bool", "generatePrivateDestroy", (ins "::mlir::Value":$privatized), "return true;">];
}

#endif // MICA_OPENACC_TYPE_INTERFACES

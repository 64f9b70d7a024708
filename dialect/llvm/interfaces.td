//===- LLVMInterfaces.td - Interfaces of llvm --------------*- tablegen -*-===//

#ifndef MICA_LLVM_INTERFACES
#define MICA_LLVM_INTERFACES

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

//===----------------------------------------------------------------------===//
// Flags and attributes of operations
//===----------------------------------------------------------------------===//

class _LLVMInterface<string name, string words> : OpInterface<name> {
  let description = words;
  let cppNamespace = "::mlir::LLVM";
}

class _LLVMGetter<string type, string name, string accessor>
    : InterfaceMethod<"Returns the attribute, which may be null.", type, name, (ins), "", "return $_op." # accessor # "();">;
class _LLVMSetter<string name, string type, string accessor>
    : InterfaceMethod<"Sets the attribute.", "void", name, (ins type:$attr), "", "$_op." # accessor # "(attr);">;
class _LLVMName<string type, string name, string attribute>
    : StaticInterfaceMethod<"Returns the name of the attribute.", type, name, (ins), "", "return \"" # attribute # "\";">;

def FastmathFlagsInterface
    : _LLVMInterface<"FastmathFlagsInterface", "An operation that may be inexact about floating point."> {
  let methods = [
    _LLVMGetter<"::mlir::LLVM::FastmathFlagsAttr", "getFastmathAttr", "getFastmathFlagsAttr">,
    _LLVMName<"::llvm::StringRef", "getFastmathAttrName", "fastmathFlags">,
  ];
}

// A flag that is a property.
class _LLVMFlag<string name, string type, string getter, string setter, string property> {
  list<InterfaceMethod> methods = [
    InterfaceMethod<"Returns the property.", type, getter, (ins), "", "return $_op.getProperties()." # property # ";">,
    InterfaceMethod<"Sets the property.", "void", setter, !dag(ins, [type], [name]), "",
                    "$_op.getProperties()." # property # " = " # name # ";">,
  ];
}

class _LLVMHasFlag<string name, string flag>
    : InterfaceMethod<"Whether the operation has the flag.", "bool", name, (ins), "",
                      "return bitEnumContainsAll($_op.getOverflowFlags(), IntegerOverflowFlags::" # flag # ");">;

def IntegerOverflowFlagsInterface
    : _LLVMInterface<"IntegerOverflowFlagsInterface", "An operation whose result is poison if it overflows."> {
  let methods = _LLVMFlag<"flags", "IntegerOverflowFlags", "getOverflowFlags", "setOverflowFlags", "overflowFlags">.methods # [
    _LLVMHasFlag<"hasNoUnsignedWrap", "nuw">,
    _LLVMHasFlag<"hasNoSignedWrap", "nsw">,
    _LLVMName<"StringRef", "getOverflowFlagsAttrName", "overflowFlags">,
  ];
}

class _LLVMBoolFlag<string name, string words, string property, string getter, string setter> : _LLVMInterface<name, words> {
  let methods = _LLVMFlag<property, "bool", getter, setter, property>.methods
                # [_LLVMName<"StringRef", getter # "Name", property>];
}

def ExactFlagInterface
    : _LLVMBoolFlag<"ExactFlagInterface", "A division or shift whose result is poison if it loses bits.", "isExact",
                    "getIsExact", "setIsExact">;
def DisjointFlagInterface
    : _LLVMBoolFlag<"DisjointFlagInterface", "An `or` whose result is poison if both operands have a bit.", "isDisjoint",
                    "getIsDisjoint", "setIsDisjoint">;
def NonNegFlagInterface
    : _LLVMBoolFlag<"NonNegFlagInterface", "A cast whose result is poison if the operand is negative.", "nonNeg", "getNonNeg",
                    "setNonNeg">;

def AccessGroupOpInterface : _LLVMInterface<"AccessGroupOpInterface", "An access to memory that can be in groups."> {
  let verify = "return detail::verifyAccessGroupOpInterface($_op);";
  let methods = [
    _LLVMGetter<"::mlir::ArrayAttr", "getAccessGroupsOrNull", "getAccessGroupsAttr">,
    _LLVMSetter<"setAccessGroups", "const ::mlir::ArrayAttr", "setAccessGroupsAttr">,
  ];
}

def AliasAnalysisOpInterface
    : _LLVMInterface<"AliasAnalysisOpInterface", "An access to memory that says which other accesses have another address."> {
  let verify = "return detail::verifyAliasAnalysisOpInterface($_op);";
  let methods = [
    _LLVMGetter<"::mlir::ArrayAttr", "getAliasScopesOrNull", "getAliasScopesAttr">,
    _LLVMSetter<"setAliasScopes", "const ::mlir::ArrayAttr", "setAliasScopesAttr">,
    _LLVMGetter<"::mlir::ArrayAttr", "getNoAliasScopesOrNull", "getNoaliasScopesAttr">,
    _LLVMSetter<"setNoAliasScopes", "const ::mlir::ArrayAttr", "setNoaliasScopesAttr">,
    _LLVMGetter<"::mlir::ArrayAttr", "getTBAATagsOrNull", "getTbaaAttr">,
    _LLVMSetter<"setTBAATags", "const ::mlir::ArrayAttr", "setTbaaAttr">,
    InterfaceMethod<"Returns the pointers to the memory.", "::llvm::SmallVector<::mlir::Value>", "getAccessedOperands">,
  ];
}

def DereferenceableOpInterface
    : _LLVMInterface<"DereferenceableOpInterface", "An operation that says how much memory its result points to."> {
  let verify = "return detail::verifyDereferenceableOpInterface($_op);";
  let methods = [
    _LLVMGetter<"::mlir::LLVM::DereferenceableAttr", "getDereferenceableOrNull", "getDereferenceableAttr">,
    _LLVMSetter<"setDereferenceable", "::mlir::LLVM::DereferenceableAttr", "setDereferenceableAttr">,
  ];
}

def FPExceptionBehaviorOpInterface
    : _LLVMInterface<"FPExceptionBehaviorOpInterface", "An operation that says what its exceptions of floating point do."> {
  let methods = [
    _LLVMGetter<"::mlir::LLVM::FPExceptionBehaviorAttr", "getFPExceptionBehaviorAttr", "getFpExceptionBehaviorAttr">,
    _LLVMName<"::llvm::StringRef", "getFPExceptionBehaviorAttrName", "fpExceptionBehavior">,
  ];
}

def RoundingModeOpInterface : _LLVMInterface<"RoundingModeOpInterface", "An operation that says how it rounds."> {
  let methods = [
    _LLVMGetter<"::mlir::LLVM::RoundingModeAttr", "getRoundingModeAttr", "getRoundingmodeAttr">,
    _LLVMName<"::llvm::StringRef", "getRoundingModeAttrName", "roundingmode">,
  ];
}

def OneToOneIntrinsicOpInterface
    : _LLVMInterface<"OneToOneIntrinsicOpInterface", "An operation that a call of one intrinsic can replace."> {
  let methods = [
    InterfaceMethod<"Returns the name of the intrinsic for the operation's types.", "std::string", "getIntrinsicName">,
    InterfaceMethod<"Returns the operands of the call. It may make operations that compute them.", "SmallVector<Value>",
                    "getIntrinsicOperands",
                    (ins "::mlir::ArrayRef<Value>":$operands, "const ::mlir::LLVMTypeConverter &":$typeConverter,
                         "::mlir::RewriterBase &":$rewriter),
                    "", "return SmallVector<Value>(operands);">,
  ];
}

//===----------------------------------------------------------------------===//
// Types and attributes
//===----------------------------------------------------------------------===//

def LLVM_PointerElementTypeInterface : TypeInterface<"PointerElementTypeInterface"> {
  let description = "A type of another dialect that pointers may point to.";
  let cppNamespace = "::mlir::LLVM";
  let methods = [
    InterfaceMethod<"Returns how many bytes a value has.", "unsigned", "getSizeInBytes",
                    (ins "const ::mlir::DataLayout &":$dataLayout), "", "return dataLayout.getTypeSize($_type);">,
  ];
}

def LLVM_DIRecursiveTypeAttrInterface : AttrInterface<"DIRecursiveTypeAttrInterface"> {
  let description = [{
    Debug information that can contain itself. The identifier says which one: the attribute with it and with
    contents declares it, and one with it and `isRecSelf` within refers to the declaration around it.
  }];
  let cppNamespace = "::mlir::LLVM";
  let methods = [
    InterfaceMethod<"Whether it refers to a declaration around it.", "bool", "getIsRecSelf">,
    InterfaceMethod<"Returns the identifier, or null.", "DistinctAttr", "getRecId">,
    InterfaceMethod<"Returns the attribute with another identifier.", "DIRecursiveTypeAttrInterface", "withRecId",
                    (ins "DistinctAttr":$recId)>,
    StaticInterfaceMethod<"Makes a reference.", "DIRecursiveTypeAttrInterface", "getRecSelf", (ins "DistinctAttr":$recId)>,
  ];
}

def LLVM_LLVMAddrSpaceAttrInterface : AttrInterface<"LLVMAddrSpaceAttrInterface"> {
  let description = "An attribute that stands for an address space of LLVM.";
  let cppNamespace = "::mlir::LLVM";
  let methods = [InterfaceMethod<"Returns the number of the address space.", "unsigned", "getAddressSpace">];
}

def LLVM_TargetAttrInterface : AttrInterface<"TargetAttrInterface", [DLTIQueryInterface]> {
  let description = "A target of LLVM, which can also be queried for its `triple`, `chip` and `features`.";
  let cppNamespace = "::mlir::LLVM";
  let methods = [
    InterfaceMethod<"Returns the triple.", "StringAttr", "getTriple">,
    InterfaceMethod<"Returns the name of the processor.", "StringAttr", "getChip">,
    InterfaceMethod<"Returns the features, a TargetFeaturesAttr.", "Attribute", "getFeatures">,
  ];
}

#endif // MICA_LLVM_INTERFACES

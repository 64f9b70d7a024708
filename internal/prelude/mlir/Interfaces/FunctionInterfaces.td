//===- FunctionInterfaces.td - Functions -------------------*- tablegen -*-===//

#ifndef MLIR_INTERFACES_FUNCTIONINTERFACES_TD_
#define MLIR_INTERFACES_FUNCTIONINTERFACES_TD_

include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"

def FunctionOpInterface
    : OpInterface<"FunctionOpInterface", [Symbol, CallableOpInterface]> {
  let description = [{
    A symbol that can be called. It has a name, a type that says what its
    arguments and results are, and one region: its body, or empty in a
    declaration. The arguments of the entry block have the types of the
    arguments.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The type of the function, of whatever kind.",
      "::mlir::Type", "getFunctionType">,
    InterfaceMethod<"Sets the type.",
      "void", "setFunctionTypeAttr",
      (ins "::mlir::TypeAttr":$type)>,
    InterfaceMethod<"A type of the same kind with other arguments and results.",
      "::mlir::Type", "cloneTypeWith",
      (ins "::mlir::TypeRange":$inputs, "::mlir::TypeRange":$results),
      [{}], _native>,
    InterfaceMethod<"Verifies the body. Called if there is one.",
      "::llvm::LogicalResult", "verifyBody",
      (ins), [{}], _native>,
    InterfaceMethod<"Verifies the type.",
      "::llvm::LogicalResult", "verifyType",
      (ins), [{}], _native>,
  ];

  let extraSharedClassDeclaration = [{
    ::mlir::Region &getFunctionBody() { return $_op->getRegion(0); }
    bool isExternal() { return getFunctionBody().empty(); }
    unsigned getNumArguments() { return ::mlir::function_interface_impl::getNumArgs($_op); }
    unsigned getNumResults() { return ::mlir::function_interface_impl::getNumResults($_op); }
    ::mlir::BlockArgument getArgument(unsigned index) {
      return getFunctionBody().getArgument(index);
    }
    ::mlir::Block::BlockArgListType getArguments() {
      return getFunctionBody().getArguments();
    }

    // The attributes of arguments.
    ::mlir::DictionaryAttr getArgAttrDict(unsigned index) {
      return ::mlir::function_interface_impl::getArgAttrDict($_op, index);
    }
    ::llvm::ArrayRef<::mlir::NamedAttribute> getArgAttrs(unsigned index) {
      return ::mlir::function_interface_impl::getArgAttrs($_op, index);
    }
    ::mlir::Attribute getArgAttr(unsigned index, ::llvm::StringRef name) {
      ::mlir::DictionaryAttr dict = getArgAttrDict(index);
      return dict ? dict.get(name) : nullptr;
    }
    template <typename AttrClass>
    AttrClass getArgAttrOfType(unsigned index, ::llvm::StringRef name) {
      return ::llvm::dyn_cast_or_null<AttrClass>(getArgAttr(index, name));
    }
    void setArgAttrs(unsigned index, ::mlir::DictionaryAttr attributes) {
      ::mlir::function_interface_impl::setArgAttrs($_op, index, attributes);
    }
    void setArgAttrs(unsigned index, ::llvm::ArrayRef<::mlir::NamedAttribute> attributes) {
      ::mlir::function_interface_impl::setArgAttrs($_op, index, attributes);
    }
    void setArgAttr(unsigned index, ::mlir::StringAttr name, ::mlir::Attribute value) {
      ::mlir::function_interface_impl::setArgAttr($_op, index, name, value);
    }
    void setArgAttr(unsigned index, ::llvm::StringRef name, ::mlir::Attribute value) {
      setArgAttr(index, ::mlir::StringAttr::get($_op->getContext(), name), value);
    }
    ::mlir::Attribute removeArgAttr(unsigned index, ::mlir::StringAttr name) {
      return ::mlir::function_interface_impl::removeArgAttr($_op, index, name);
    }
    ::mlir::Attribute removeArgAttr(unsigned index, ::llvm::StringRef name) {
      return removeArgAttr(index, ::mlir::StringAttr::get($_op->getContext(), name));
    }

    // The attributes of results.
    ::mlir::DictionaryAttr getResultAttrDict(unsigned index) {
      return ::mlir::function_interface_impl::getResultAttrDict($_op, index);
    }
    ::llvm::ArrayRef<::mlir::NamedAttribute> getResultAttrs(unsigned index) {
      return ::mlir::function_interface_impl::getResultAttrs($_op, index);
    }
    ::mlir::Attribute getResultAttr(unsigned index, ::llvm::StringRef name) {
      ::mlir::DictionaryAttr dict = getResultAttrDict(index);
      return dict ? dict.get(name) : nullptr;
    }
    template <typename AttrClass>
    AttrClass getResultAttrOfType(unsigned index, ::llvm::StringRef name) {
      return ::llvm::dyn_cast_or_null<AttrClass>(getResultAttr(index, name));
    }
    void setResultAttrs(unsigned index, ::mlir::DictionaryAttr attributes) {
      ::mlir::function_interface_impl::setResultAttrs($_op, index, attributes);
    }
    void setResultAttrs(unsigned index, ::llvm::ArrayRef<::mlir::NamedAttribute> attributes) {
      ::mlir::function_interface_impl::setResultAttrs($_op, index, attributes);
    }
    void setResultAttr(unsigned index, ::mlir::StringAttr name, ::mlir::Attribute value) {
      ::mlir::function_interface_impl::setResultAttr($_op, index, name, value);
    }
    void setResultAttr(unsigned index, ::llvm::StringRef name, ::mlir::Attribute value) {
      setResultAttr(index, ::mlir::StringAttr::get($_op->getContext(), name), value);
    }
    ::mlir::Attribute removeResultAttr(unsigned index, ::mlir::StringAttr name) {
      return ::mlir::function_interface_impl::removeResultAttr($_op, index, name);
    }
    ::mlir::Attribute removeResultAttr(unsigned index, ::llvm::StringRef name) {
      return removeResultAttr(index, ::mlir::StringAttr::get($_op->getContext(), name));
    }
  }];

  let verify = _native;
}

#endif // MLIR_INTERFACES_FUNCTIONINTERFACES_TD_

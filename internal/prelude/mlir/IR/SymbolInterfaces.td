//===- SymbolInterfaces.td - Symbols and their tables ------*- tablegen -*-===//

#ifndef MLIR_IR_SYMBOLINTERFACES
#define MLIR_IR_SYMBOLINTERFACES

include "mlir/IR/OpBase.td"

def Symbol : OpInterface<"SymbolOpInterface"> {
  let description = [{
    An operation with a name by which others in the same symbol table, or
    beyond it if it is visible there, refer to it. The name is the attribute
    `sym_name`, the visibility `sym_visibility`. Where the name is optional,
    the operation is a symbol if it has one.
  }];
  let cppNamespace = "::mlir";

  // Without a name it is not a symbol.
  let extraClassOf = [{
    return $_op->hasAttr(::mlir::SymbolTable::getSymbolAttrName());
  }];

  let methods = [
    InterfaceMethod<"The name.",
      "::mlir::StringAttr", "getNameAttr",
      (ins), _native, _native>,
    InterfaceMethod<"Sets the name.",
      "void", "setName",
      (ins "::mlir::StringAttr":$name), [{}], _native>,
    InterfaceMethod<"Public, private or nested.",
      "mlir::SymbolTable::Visibility", "getVisibility",
      (ins), [{}], _native>,
    InterfaceMethod<[{
        Whether it can be referred to from the table itself and those around
        it, as far as the whole is known.
      }],
      "bool", "isNested",
      (ins), [{}], _native>,
    InterfaceMethod<"Whether it can be referred to from its own table alone.",
      "bool", "isPrivate",
      (ins), [{}], _native>,
    InterfaceMethod<[{
        Whether it can be referred to from code that is not known.
      }],
      "bool", "isPublic",
      (ins), [{}], _native>,
    InterfaceMethod<"Sets the visibility.",
      "void", "setVisibility",
      (ins "mlir::SymbolTable::Visibility":$vis), [{}], _native>,
    InterfaceMethod<"Makes it nested.",
      "void", "setNested",
      (ins), [{}], _native>,
    InterfaceMethod<"Makes it private.",
      "void", "setPrivate",
      (ins), [{}], _native>,
    InterfaceMethod<"Makes it public.",
      "void", "setPublic",
      (ins), [{}], _native>,
    InterfaceMethod<[{
        All references to it in the operations under that one; nothing if they
        cannot all be found.
      }],
      "::std::optional<::mlir::SymbolTable::UseRange>", "getSymbolUses",
      (ins "::mlir::Operation *":$from), [{}], _native>,
    InterfaceMethod<[{
        Whether there are certainly no references to it under that operation.
      }],
      "bool", "symbolKnownUseEmpty",
      (ins "::mlir::Operation *":$from), [{}], _native>,
    InterfaceMethod<[{
        Makes all references to it under that operation refer to another name.
        Fails if they cannot all be found.
      }],
      "::llvm::LogicalResult", "replaceAllSymbolUses",
      (ins "::mlir::StringAttr":$newSymbol, "::mlir::Operation *":$from),
      [{}], _native>,
    InterfaceMethod<"Whether it may lack a name.",
      "bool", "isOptionalSymbol",
      (ins), [{}], _native>,
    InterfaceMethod<[{
        Whether it may be deleted once nothing refers to it. By default if it
        is not public.
      }],
      "bool", "canDiscardOnUseEmpty",
      (ins), [{}], _native>,
    InterfaceMethod<"Whether it stands for a symbol that is defined elsewhere.",
      "bool", "isDeclaration",
      (ins), [{}], _native>,
  ];

  let verify = _native;
}

def SymbolUserOpInterface : OpInterface<"SymbolUserOpInterface"> {
  let description = [{
    An operation that refers to symbols and verifies that they are what it
    needs.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<[{
        Verifies the references, looked up in those symbol tables.
      }],
      "::llvm::LogicalResult", "verifySymbolUses",
      (ins "::mlir::SymbolTableCollection &":$symbolTable)>,
  ];
}

def SymbolUserAttrInterface : AttrInterface<"SymbolUserAttrInterface"> {
  let description = [{
    The same for a discardable attribute, which verifies for the operation it
    is on.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<[{
        Verifies the references in the attribute, looked up in those symbol
        tables.
      }],
      "::llvm::LogicalResult", "verifySymbolUses",
      (ins "::mlir::Operation *":$op,
           "::mlir::SymbolTableCollection &":$symbolTable)>,
  ];
}

// The one block of its region holds operations with symbols, each name once.
def SymbolTable : NativeOpTrait<"SymbolTable">;

#endif // MLIR_IR_SYMBOLINTERFACES

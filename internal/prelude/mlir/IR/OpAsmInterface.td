//===- OpAsmInterface.td - Names in the textual form -------*- tablegen -*-===//

#ifndef MLIR_IR_OPASMINTERFACE_TD
#define MLIR_IR_OPASMINTERFACE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def OpAsmOpInterface : OpInterface<"OpAsmOpInterface"> {
  let description = [{
    An operation that has a say in the names that are printed.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<[{
        Suggests names for results. A name is for that result and those behind
        it, up to the next that has one.
      }],
      "void", "getAsmResultNames",
      (ins "::mlir::OpAsmSetValueNameFn":$setNameFn), [{}], _native>,
    InterfaceMethod<"Suggests names for arguments of the blocks of a region.",
      "void", "getAsmBlockArgumentNames",
      (ins "::mlir::Region&":$region,
           "::mlir::OpAsmSetValueNameFn":$setNameFn), [{}], _native>,
    InterfaceMethod<"Suggests names for blocks.",
      "void", "getAsmBlockNames",
      (ins "::mlir::OpAsmSetBlockNameFn":$setNameFn), [{}], _native>,
    StaticInterfaceMethod<[{
        The dialect whose prefix may be left out in the regions; empty if none.
      }],
      "::llvm::StringRef", "getDefaultDialect",
      (ins), [{}], _native>,
  ];
}

def OpAsmTypeInterface : TypeInterface<"OpAsmTypeInterface"> {
  let description = [{
    A type that has a say in the names that are printed.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Suggests a name for values of the type.",
      "void", "getAsmName",
      (ins "::mlir::OpAsmSetNameFn":$setNameFn), [{}], _native>,
    InterfaceMethod<[{
        Suggests an alias for the type, and whether that may be overridden.
      }],
      "::mlir::OpAsmAliasResult", "getAlias",
      (ins "::llvm::raw_ostream&":$os), [{}], _native>,
  ];
}

def OpAsmAttrInterface : AttrInterface<"OpAsmAttrInterface"> {
  let description = [{
    An attribute that has a say in the names that are printed.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<[{
        Suggests an alias for the attribute, and whether that may be
        overridden.
      }],
      "::mlir::OpAsmAliasResult", "getAlias",
      (ins "::llvm::raw_ostream&":$os), [{}], _native>,
  ];
}

// A parameter whose value is in the resource section at the end of a file; the
// text of the attribute or type contains its key.
class ResourceHandleParameter<string handleType, string desc = "">
    : AttrOrTypeParameter<handleType, desc> {
  let parser = "$_parser.parseResourceHandle<" # handleType # ">()";
  let printer = "$_printer.printResourceHandle($_self)";
}

#endif // MLIR_IR_OPASMINTERFACE_TD

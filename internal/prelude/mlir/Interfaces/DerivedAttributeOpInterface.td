//===- DerivedAttributeOpInterface.td - Attributes that are computed ------===//

#ifndef MLIR_DERIVEDATTRIBUTEOPINTERFACE
#define MLIR_DERIVEDATTRIBUTEOPINTERFACE

include "mlir/IR/OpBase.td"

def DerivedAttributeOpInterface : OpInterface<"DerivedAttributeOpInterface"> {
  let description = [{
    An operation with attributes that are not stored.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    StaticInterfaceMethod<"Whether the attribute of that name is one.",
      "bool", "isDerivedAttribute",
      (ins "::mlir::StringRef":$name)>,
    InterfaceMethod<[{
        All of them as attributes. What cannot be made one is left out.
      }],
      "::mlir::DictionaryAttr", "materializeDerivedAttributes">,
  ];
}

#endif // MLIR_DERIVEDATTRIBUTEOPINTERFACE

//===- IRDLAttributes.td - Attributes of irdl --------------*- tablegen -*-===//

#ifndef MICA_IRDL_ATTRIBUTES
#define MICA_IRDL_ATTRIBUTES

include "mlir/Dialect/IRDL/IR/IRDL.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Variadicity : I32EnumAttr<"Variadicity", "variadicity kind",
    [I32EnumAttrCase<"single", 0>, I32EnumAttrCase<"optional", 1>, I32EnumAttrCase<"variadic", 2>]> {
  let cppNamespace = "::mlir::irdl";
  let genSpecializedAttr = 0;
}

def VariadicityAttr : EnumAttr<IRDL_Dialect, Variadicity, "variadicity"> {
  let summary = "A variadicity kind. Can be either 'single', 'optional', or 'variadic'";
  let description = "Whether an operand or result is one value, one or none, or any number of values.";
}

def VariadicityArrayAttr : ArrayOfAttr<IRDL_Dialect, "VariadicityArray", "variadicity_array", VariadicityAttr.cppClassName>;

#endif // MICA_IRDL_ATTRIBUTES

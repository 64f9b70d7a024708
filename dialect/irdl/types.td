//===- IRDLTypes.td - Types of irdl ------------------------*- tablegen -*-===//

#ifndef MICA_IRDL_TYPES
#define MICA_IRDL_TYPES

include "mlir/Dialect/IRDL/IR/IRDL.td"
include "mlir/IR/AttrTypeBase.td"

class _Handle<string name, string text, string what, string more> : TypeDef<IRDL_Dialect, name> {
  let mnemonic = text;
  let summary = what;
  let description = more;
}

def IRDL_AttributeType : _Handle<"Attribute", "attribute", "IRDL handle to an `mlir::Attribute`",
    "An attribute of the operation, type or attribute that is checked. A type is the attribute that holds it.">;
def IRDL_RegionType : _Handle<"Region", "region", "IRDL handle to a region definition",
    "The region of an operation that is checked.">;

#endif // MICA_IRDL_TYPES

//===- EmitCAttributes.td - Attributes of emitc ------------*- tablegen -*-===//

#ifndef MICA_EMITC_ATTRIBUTES
#define MICA_EMITC_ATTRIBUTES

include "mlir/Dialect/EmitC/IR/EmitCBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"

def EmitC_CmpPredicateAttr : I64EnumAttr<"CmpPredicate", "", [
    I64EnumAttrCase<"eq", 0>, I64EnumAttrCase<"ne", 1>,
    I64EnumAttrCase<"lt", 2>, I64EnumAttrCase<"le", 3>,
    I64EnumAttrCase<"gt", 4>, I64EnumAttrCase<"ge", 5>,
    I64EnumAttrCase<"three_way", 6>]> {
  let cppNamespace = "::mlir::emitc";
}

def EmitC_OpaqueAttr : AttrDef<EmitC_Dialect, "Opaque"> {
  let mnemonic = "opaque";
  let summary = "An opaque attribute";
  let description = "C text that is printed as it is: `#emitc.opaque<\"NULL\">`.";
  let parameters = (ins StringRefParameter<"the opaque value">:$value);
  let assemblyFormat = "`<` $value `>`";
}

def EmitC_OpaqueOrTypedAttr
    : AnyAttrOf<[EmitC_OpaqueAttr, TypedAttrInterface],
                "An opaque attribute or TypedAttr instance">;

#endif // MICA_EMITC_ATTRIBUTES

//===- DeviceMappingInterface.td - What runs a loop --------*- tablegen -*-===//

#ifndef MICA_SCF_MAPPING
#define MICA_SCF_MAPPING

include "mlir/IR/OpBase.td"

def DeviceMappingAttrInterface : AttrInterface<"DeviceMappingAttrInterface"> {
  let description = [{
    An attribute that says by which kind of unit of a device the iterations of
    one dimension of a loop are run.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"A number for the kind of unit.",
      "int64_t", "getMappingId">,
    InterfaceMethod<"Whether all dimensions are laid out in a row.",
      "bool", "isLinearMapping">,
    InterfaceMethod<"The place among the kinds of its group, from zero.",
      "int64_t", "getRelativeIndex">,
  ];
}

def DeviceMaskingAttrInterface : AttrInterface<"DeviceMaskingAttrInterface"> {
  let description = "An attribute that says which units of a device take part.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Makes the number of a unit among those that take part.",
      "Value", "createLogicalLinearMappingId",
      (ins "OpBuilder&":$builder, "Value":$physicalLinearMappingId)>,
    InterfaceMethod<"Makes the condition that a unit takes part.",
      "Value", "createIsActiveIdPredicate",
      (ins "OpBuilder&":$builder, "Value":$physicalLinearMappingId)>,
    InterfaceMethod<"How many units there may be.",
      "int64_t", "getMaxNumPhysicalIds">,
  ];
}

def DeviceMappingArrayAttr : TypedArrayAttrBase<
    AnyAttrOf<[DeviceMappingAttrInterface, DeviceMaskingAttrInterface]>,
    "Device Mapping array attribute">;

#endif // MICA_SCF_MAPPING

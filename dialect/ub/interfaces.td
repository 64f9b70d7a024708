//===- UBOpsInterfaces.td - Interfaces of ub ---------------*- tablegen -*-===//

#ifndef MICA_UB_INTERFACES
#define MICA_UB_INTERFACES

include "mlir/IR/OpBase.td"

def PoisonAttrInterface : AttrInterface<"PoisonAttrInterface"> {
  let description = "An attribute that says how a value is poisoned.";
  let cppNamespace = "::mlir::ub";
  let constBuilderCall = cppNamespace #
      "::PoisonAttr::get($_builder.getContext())";
}

#endif // MICA_UB_INTERFACES

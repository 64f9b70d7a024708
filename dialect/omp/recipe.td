//===- OpenACCMPOpsInterfaces.td - Recipes -----------------*- tablegen -*-===//

#ifndef MICA_OPENACCMP_OPS_INTERFACES
#define MICA_OPENACCMP_OPS_INTERFACES

include "mlir/IR/OpBase.td"

def RecipeInterface : OpInterface<"RecipeInterface"> {
  let cppNamespace = "::mlir::accomp";
  let description = "A declaration with code for its users, in regions.";
  let methods = [InterfaceMethod<"The block for memory of a region, by default its first one", "::mlir::Block *", "getAllocaBlock",
                                 (ins "::mlir::Region &":$region), "", "return &*region.begin();">];
}

#endif // MICA_OPENACCMP_OPS_INTERFACES

//===- IRDLInterfaces.td - Interfaces of irdl --------------*- tablegen -*-===//

#ifndef MICA_IRDL_INTERFACES
#define MICA_IRDL_INTERFACES

include "mlir/IR/OpBase.td"

// The definitions of a kind by the operations that they are made from.
class _Definitions<string kind, string op> {
  string type = "::mlir::DenseMap<::mlir::irdl::" # op # ", std::unique_ptr<::mlir::Dynamic" # kind # "Definition>> const&";
}

class VerifyInterface<string name, string made> : OpInterface<"Verify" # name # "Interface"> {
  let cppNamespace = "::mlir::irdl";
  let description = "An operation that makes a verifier of a " # name # ".";
  let methods = [
    InterfaceMethod<"The verifier, or null after an error", "std::unique_ptr<::mlir::irdl::" # made # ">", "getVerifier",
                    (ins "::mlir::ArrayRef<Value>":$valueToConstr, _Definitions<"Type", "TypeOp">.type:$types,
                         _Definitions<"Attr", "AttributeOp">.type:$attrs)>];
}

def VerifyConstraintInterface : VerifyInterface<"Constraint", "Constraint">;
def VerifyRegionInterface : VerifyInterface<"Region", "RegionConstraint">;

#endif // MICA_IRDL_INTERFACES

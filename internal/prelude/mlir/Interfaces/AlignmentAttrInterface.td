//===- AlignmentAttrInterface.td - Operations with an alignment -----------===//

#ifndef MLIR_INTERFACES_ALIGNMENTATTRINTERFACE_TD
#define MLIR_INTERFACES_ALIGNMENTATTRINTERFACE_TD

include "mlir/IR/OpBase.td"

def AlignmentAttrOpInterface : OpInterface<"AlignmentAttrOpInterface"> {
  let description = [{
    An operation on memory with an attribute `alignment`.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The alignment, if it is stated.",
      "::llvm::MaybeAlign", "getMaybeAlign",
      (ins), _native>,
  ];
}

#endif // MLIR_INTERFACES_ALIGNMENTATTRINTERFACE_TD

//===- ShapedOpInterfaces.td - Operations on shapes --------*- tablegen -*-===//

#ifndef MLIR_INTERFACES_SHAPEDOPINTERFACES
#define MLIR_INTERFACES_SHAPEDOPINTERFACES

include "mlir/IR/OpBase.td"

def ShapedDimOpInterface : OpInterface<"ShapedDimOpInterface"> {
  let description = [{
    An operation that returns the size of a dimension, as its one result of
    type index.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The value that has the dimension.",
      "::mlir::Value", "getShapedValue">,
    InterfaceMethod<"The number of the dimension.",
      "::mlir::OpFoldResult", "getDimension">,
  ];

  let verify = _native;
}

#endif // MLIR_INTERFACES_SHAPEDOPINTERFACES

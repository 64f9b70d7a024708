//===- ValueBoundsOpInterface.td - Bounds of values --------*- tablegen -*-===//

#ifndef VALUEBOUNDSOPINTERFACE
#define VALUEBOUNDSOPINTERFACE

include "mlir/IR/OpBase.td"

def ValueBoundsOpInterface : OpInterface<"ValueBoundsOpInterface"> {
  let description = [{
    An operation that tells what is known of its results and of the arguments
    of its regions, as constraints over values and sizes of dimensions.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Adds what is known of a value of type index.",
      "void", "populateBoundsForIndexValue",
      (ins "::mlir::Value":$value, "::mlir::ValueBoundsConstraintSet &":$cstr),
      [{}], _native>,
    InterfaceMethod<"Adds what is known of the size of a dimension of a value.",
      "void", "populateBoundsForShapedValueDim",
      (ins "::mlir::Value":$value,
           "int64_t":$dim,
           "::mlir::ValueBoundsConstraintSet &":$cstr), [{}], _native>,
  ];
}

#endif // VALUEBOUNDSOPINTERFACE

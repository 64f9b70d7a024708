//===- CastInterfaces.td - Conversions of values -----------*- tablegen -*-===//

#ifndef MLIR_INTERFACES_CASTINTERFACES
#define MLIR_INTERFACES_CASTINTERFACES

include "mlir/IR/OpBase.td"

def CastOpInterface : OpInterface<"CastOpInterface"> {
  let description = [{
    An operation that turns values of some types into values of others. The
    types must go together, which is verified. Such an operation folds away if
    it does not change the type.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    StaticInterfaceMethod<[{
        Whether operands of these types can become results of those.
      }],
      "bool", "areCastCompatible",
      (ins "::mlir::TypeRange":$inputs, "::mlir::TypeRange":$outputs)>,
  ];

  let verify = _native;
}

#endif // MLIR_INTERFACES_CASTINTERFACES

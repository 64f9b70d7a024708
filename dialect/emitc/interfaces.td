//===- EmitCInterfaces.td - Interfaces of emitc ------------*- tablegen -*-===//

#ifndef MICA_EMITC_INTERFACES
#define MICA_EMITC_INTERFACES

include "mlir/IR/OpBase.td"

def CExpressionInterface : OpInterface<"CExpressionInterface"> {
  let description = "An operation that can be a part of a larger C expression.";
  let cppNamespace = "::mlir::emitc";
  let methods = [
    InterfaceMethod<[{
      Whether it matters when, or how often, the operation runs. It does unless the
      operation overrides this.
    }], "bool", "hasSideEffects", (ins), "", "return true;">,
  ];
}

#endif // MICA_EMITC_INTERFACES

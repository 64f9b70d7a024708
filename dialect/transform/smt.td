//===- SMTExtensionOps.td - Formulas on parameters ---------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_SMT
#define MICA_TRANSFORM_SMT

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ConstrainParamsOp : TransformDialectOp<"smt.constrain_params",
    _transformWhole # [SingleBlockImplicitTerminator<"::mlir::smt::YieldOp">]> {
  let cppNamespace = "mlir::transform::smt";
  let summary = "formulas of smt that parameters fulfil";
  let description = [{
    The arguments of the region are terms that have the parameters as their values. It fails if the formulas cannot hold
    together. The results are the values of the terms that it yields, in one case where the formulas hold. MLIR has no solver
    for it, so that it fails.
  }];
  let arguments = (ins Variadic<TransformParamTypeInterface>:$params);
  let results = (outs Variadic<TransformParamTypeInterface>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "`(` $params `)` attr-dict `:` functional-type(operands, results) $body";
  let hasVerifier = 1;
}

#endif // MICA_TRANSFORM_SMT

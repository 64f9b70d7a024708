//===- IRDLExtensionOps.td - Matching with irdl ------------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_IRDL
#define MICA_TRANSFORM_IRDL

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def IRDLCollectMatchingOp : TransformDialectOp<"irdl.collect_matching", _transformWhole # [SymbolTable, NoTerminator]> {
  let summary = "finds the operations that a definition of irdl accepts";
  let description = "The region has one `irdl.dialect` with one operation. Its dialect is not registered.";
  let arguments = (ins TransformHandleTypeInterface:$root);
  let results = (outs TransformHandleTypeInterface:$matched);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "`in` $root `:` functional-type(operands, results) attr-dict-with-keyword regions";
  let hasVerifier = 1;
}

#endif // MICA_TRANSFORM_IRDL

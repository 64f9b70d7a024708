//===- PDLExtensionOps.td - Matching with pdl --------------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_PDL
#define MICA_TRANSFORM_PDL

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def WithPDLPatternsOp : TransformDialectOp<"with_pdl_patterns", [
    _transformApplies, NoTerminator, OpAsmOpInterface, PossibleTopLevelTransformOpTrait, _transformEffects, SymbolTable]> {
  let summary = "patterns of pdl, and one operation that can use them";
  let description = [{
    ```mlir
    transform.with_pdl_patterns {
    ^bb0(%root: !transform.any_op):
      pdl.pattern @returns : benefit(1) {
        %0 = operation "func.return"
        rewrite %0 with "transform.dialect"
      }
      sequence %root : !transform.any_op failures(propagate) {
      ^bb1(%a: !transform.any_op):
        %1 = pdl_match @returns in %a : (!transform.any_op) -> !transform.any_op
      }
    }
    ```
  }];
  let arguments = (ins Arg<Optional<TransformHandleTypeInterface>, "of the payload">:$root);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "($root^ `:` type($root))? attr-dict-with-keyword regions";
  let extraClassDeclaration = "static StringRef getDefaultDialect() { return \"transform\"; }";
  let hasVerifier = 1;
}

def PDLMatchOp : _TransformFunction<"pdl_match", "finds the operations in the root that a pattern matches", _transformWhole,
    (ins Arg<TransformHandleTypeInterface, "around the matches">:$root, SymbolRefAttr:$pattern_name),
    (outs Res<TransformHandleTypeInterface, "to the matches">:$matched), "$pattern_name `in` $root">;

#endif // MICA_TRANSFORM_PDL

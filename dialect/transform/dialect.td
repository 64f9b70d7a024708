//===- TransformDialect.td - The dialect transform ---------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_DIALECT
#define MICA_TRANSFORM_DIALECT

include "mlir/IR/OpBase.td"

def Transform_Dialect : Dialect {
  let name = "transform";
  let cppNamespace = "::mlir::transform";
  let summary = "programs that transform other programs";
  let description = [{
    An operation is one step. It acts on the payload, which is the program that is transformed. A handle is a list of
    the payload's operations or values, and a parameter is a list of attributes. A step that consumes a handle
    can erase the operations in it, so that no handle to these can be used any more.

    A failure is silenceable if the payload is still as it was: an operation around the step can then go on.
    Any other failure is definite, and ends the program.

    ```mlir
    module attributes {transform.with_named_sequence} {
      transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
        %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
        %1, %loops:2 = transform.structured.tile_using_for %0 tile_sizes [4, 8]
          : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
        transform.yield
      }
    }
    ```
  }];
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{
    static constexpr StringLiteral kTransformEntryPointSymbolName = "__transform_main";
    static constexpr StringLiteral kWithNamedSequenceAttrName = "transform.with_named_sequence";
    static constexpr StringLiteral kTargetTagAttrName = "transform.target_tag";
    static constexpr StringLiteral kArgConsumedAttrName = "transform.consumed";
    static constexpr StringLiteral kArgReadOnlyAttrName = "transform.readonly";
  }];
}

class TransformDialectOp<string mnemonic, list<Trait> traits = []> : Op<Transform_Dialect, mnemonic, traits>;

class _TransformTrait<string name> : NativeOpTrait<name> {
  let cppNamespace = "::mlir::transform";
}

// A whole program.
def PossibleTopLevelTransformOpTrait : _TransformTrait<"PossibleTopLevelTransformOpTrait">;

#endif // MICA_TRANSFORM_DIALECT

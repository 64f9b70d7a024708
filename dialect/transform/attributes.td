//===- TransformAttrs.td - Attributes of transform ---------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_ATTRIBUTES
#define MICA_TRANSFORM_ATTRIBUTES

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/IR/EnumAttr.td"

class Transform_Attr<string name, string word, list<Trait> traits = [], string base = "::mlir::Attribute">
    : AttrDef<Transform_Dialect, name, traits, base> {
  let mnemonic = word;
}

class _TransformEnum<string name, string summary, list<I32EnumAttrCase> cases> : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::transform";
}

// The treatment of a silenceable failure.
def PropagateFailuresCase : I32EnumAttrCase<"Propagate", 1, "propagate">;
def SuppressFailuresCase : I32EnumAttrCase<"Suppress", 2, "suppress">;
def FailurePropagationMode : _TransformEnum<"FailurePropagationMode", "Silenceable error propagation policy",
    [PropagateFailuresCase, SuppressFailuresCase]>;

def MatchCmpIPredicateAttr : _TransformEnum<"MatchCmpIPredicate", "", [
    I32EnumAttrCase<"eq", 0>, I32EnumAttrCase<"ne", 1>, I32EnumAttrCase<"lt", 2>,
    I32EnumAttrCase<"le", 3>, I32EnumAttrCase<"gt", 4>, I32EnumAttrCase<"ge", 5>]>;

def ParamOperandAttr : Transform_Attr<"ParamOperand", "param_operand"> {
  let description = "The place of a parameter among those that an operation takes, inside another attribute of it.";
  let parameters = (ins "IntegerAttr":$index);
  let assemblyFormat = "`<` `index` `=` $index `>`";
}

#endif // MICA_TRANSFORM_ATTRIBUTES

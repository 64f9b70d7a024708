//===- TransformTypes.td - Types of transform --------------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_TYPES
#define MICA_TRANSFORM_TYPES

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/AttrTypeBase.td"

class _TransformType<string name, string word, TypeInterface kind, string what, string form = "">
    : TypeDef<Transform_Dialect, name, [DeclareTypeInterfaceMethods<kind>]> {
  let mnemonic = word;
  let description = what;
  let assemblyFormat = form;
}

def Transform_AnyOpType : _TransformType<"AnyOp", "any_op", TransformHandleTypeInterface, "A handle to operations.">;
def Transform_OperationType : _TransformType<"Operation", "op", TransformHandleTypeInterface,
    "A handle to operations that have one name.", "`<` $operation_name `>`"> {
  let parameters = (ins StringRefParameter<"such as \"scf.for\"">:$operation_name);
}
def Transform_AnyValue : _TransformType<"AnyValue", "any_value", TransformValueHandleTypeInterface, "A handle to values.">;
def Transform_AnyParamType : _TransformType<"AnyParam", "any_param", TransformParamTypeInterface, "Attributes of any kind.">;
def Transform_ParamType : _TransformType<"Param", "param", TransformParamTypeInterface,
    "Integers of one type.", "`<` $type `>`"> {
  let parameters = (ins TypeParameter<"::mlir::Type", "of the integers">:$type);
  let genVerifyDecl = 1;
}
def Transform_AffineMapParamType : _TransformType<"AffineMapParam", "affine_map", TransformParamTypeInterface, "Affine maps.">;
def Transform_TypeParamType : _TransformType<"TypeParam", "type", TransformParamTypeInterface, "Types.">;

class Transform_ConcreteOpType<string name> : Type<
    And<[Transform_OperationType.predicate,
         CPred<"::llvm::cast<::mlir::transform::OperationType>($_self).getOperationName() == \"" # name # "\"">]>,
    "Transform IR handle to " # name # " operations", "::mlir::transform::OperationType">;

def TransformAnyHandle : Type<
    Or<[TransformHandleTypeInterface.predicate, TransformValueHandleTypeInterface.predicate]>,
    "transform operation or value handle">;
// The type of a size: a parameter, or a handle to operations whose result is a size.
def TransformAnyParamTypeOrAnyHandle : Type<
    Or<[TransformHandleTypeInterface.predicate, TransformParamTypeInterface.predicate]>,
    "transform any param type or any handle type">;

#endif // MICA_TRANSFORM_TYPES

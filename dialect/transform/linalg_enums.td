//===- LinalgTransformEnums.td - Enumerations --------------*- tablegen -*-===//

#ifndef MICA_TRANSFORM_LINALG_ENUMS
#define MICA_TRANSFORM_LINALG_ENUMS

include "mlir/IR/EnumAttr.td"

class _TransformCases<string name, string summary, list<string> words>
    : I32EnumAttr<name, summary, !foreach(i, !range(words), I32EnumAttrCase<words[i], i>)> {
  let cppNamespace = "mlir::transform";
}

def MatchInterfaceEnum : _TransformCases<"MatchInterfaceEnum", "An interface to match",
    ["LinalgOp", "TilingInterface", "LoopLikeInterface"]>;
def TransposeMatmulInput : _TransformCases<"TransposeMatmulInput",
    "Input to transpose when converting matmul ops to transposed variants", ["lhs", "rhs"]>;

#endif // MICA_TRANSFORM_LINALG_ENUMS

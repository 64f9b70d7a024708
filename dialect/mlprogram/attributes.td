//===- MLProgramAttributes.td - Attributes of ml_program ---*- tablegen -*-===//

#ifndef MICA_MLPROGRAM_ATTRIBUTES
#define MICA_MLPROGRAM_ATTRIBUTES

include "mlir/Dialect/MLProgram/IR/MLProgramBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

def MLProgram_ExternAttr : AttrDef<MLProgram_Dialect, "Extern", [TypedAttrInterface]> {
  let mnemonic = "extern";
  let summary = "Value used for a global signalling external resolution";
  let description = "Somebody else gives the global its value: `#ml_program.extern : tensor<4xi32>`.";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "";
  let genMnemonicAlias = 1;
}

#endif // MICA_MLPROGRAM_ATTRIBUTES

//===- MLProgramTypes.td - Types of ml_program -------------*- tablegen -*-===//

#ifndef MICA_MLPROGRAM_TYPES
#define MICA_MLPROGRAM_TYPES

include "mlir/Dialect/MLProgram/IR/MLProgramBase.td"
include "mlir/IR/AttrTypeBase.td"

def MLProgram_TokenType : TypeDef<MLProgram_Dialect, "Token"> {
  let mnemonic = "token";
  let summary = "Token for establishing execution ordering in a graph";
  let description = "What consumes a token runs after what produced it.";
}

#endif // MICA_MLPROGRAM_TYPES

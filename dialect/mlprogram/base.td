//===- MLProgramBase.td - The dialect ml_program -----------*- tablegen -*-===//

#ifndef MICA_MLPROGRAM_BASE
#define MICA_MLPROGRAM_BASE

include "mlir/IR/OpBase.td"

def MLProgram_Dialect : Dialect {
  let name = "ml_program";
  let cppNamespace = "::mlir::ml_program";
  let description = "What is around the computations of a model: functions, graphs and global values.";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

#endif // MICA_MLPROGRAM_BASE

//===- EmitCBase.td - The dialect emitc --------------------*- tablegen -*-===//

#ifndef MICA_EMITC_BASE
#define MICA_EMITC_BASE

include "mlir/IR/OpBase.td"

def EmitC_Dialect : Dialect {
  let name = "emitc";
  let cppNamespace = "::mlir::emitc";
  let summary = "C and C++ as operations, one for each piece of the text";
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

#endif // MICA_EMITC_BASE

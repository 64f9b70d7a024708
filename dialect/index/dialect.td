//===- IndexDialect.td - The dialect index -----------------*- tablegen -*-===//

#ifndef MICA_INDEX_DIALECT
#define MICA_INDEX_DIALECT

include "mlir/IR/DialectBase.td"

def IndexDialect : Dialect {
  let name = "index";
  let summary = "arithmetic on indices";
  let cppNamespace = "::mlir::index";
  let description = [{
    Indices are integers as wide as addresses of the target. Folding must hold
    for 32 and for 64 bits.
  }];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

#endif // MICA_INDEX_DIALECT

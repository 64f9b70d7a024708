//===- AsyncDialect.td - The dialect async -----------------*- tablegen -*-===//

#ifndef MICA_ASYNC_DIALECT
#define MICA_ASYNC_DIALECT

include "mlir/IR/OpBase.td"

def AsyncDialect : Dialect {
  let name = "async";
  let cppNamespace = "::mlir::async";
  let description = [{
    Regions that run beside the code that starts them, the tokens and values that they complete, and
    the coroutines and calls of a runtime that these are lowered to.
  }];
  let useDefaultTypePrinterParser = 1;
}

#endif // MICA_ASYNC_DIALECT

//===- BuiltinDialect.td - The dialect that is always there ---------------===//

#ifndef BUILTIN_BASE
#define BUILTIN_BASE

include "mlir/IR/OpBase.td"

def Builtin_Dialect : Dialect {
  let name = "builtin";
  let summary = "The module, and the types and attributes that all share";
  let cppNamespace = "::mlir";

  // Their textual forms are part of the language itself.
  let useDefaultAttributePrinterParser = 0;
  let useDefaultTypePrinterParser = 0;

  let extraClassDeclaration = _native;
}

#endif // BUILTIN_BASE

//===- TosaDialectBytecode.td - tosa in bytecode -----------*- tablegen -*-===//

#ifndef MICA_TOSA_BYTECODE
#define MICA_TOSA_BYTECODE

include "mlir/IR/BytecodeBase.td"

// No type has an encoding of its own.
def TosaDialectTypes : DialectTypes<"Tosa"> {
  let elems = [];
}

#endif // MICA_TOSA_BYTECODE

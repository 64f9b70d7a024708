//===- Vector.td - The dialect vector ----------------------*- tablegen -*-===//

#ifndef MICA_VECTOR_BASE
#define MICA_VECTOR_BASE

include "mlir/IR/OpBase.td"

def Vector_Dialect : Dialect {
  let name = "vector";
  let cppNamespace = "::mlir::vector";
  let description = [{
    Vectors of any rank: how they are made, taken apart, reduced, and moved from
    and to memory. No operation depends on the registers of a processor.
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let dependentDialects = ["arith::ArithDialect", "ub::UBDialect"];
}

class Vector_Op<string mnemonic, list<Trait> traits = []>
    : Op<Vector_Dialect, mnemonic, traits>;

#endif // MICA_VECTOR_BASE

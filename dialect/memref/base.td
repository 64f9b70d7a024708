//===- MemRefBase.td - The dialect memref ------------------*- tablegen -*-===//

#ifndef MICA_MEMREF_BASE
#define MICA_MEMREF_BASE

include "mlir/IR/OpBase.td"

def MemRef_Dialect : Dialect {
  let name = "memref";
  let cppNamespace = "::mlir::memref";
  let description = [{
    Buffers: allocation, access, and views that give the same memory another
    shape, layout or memory space.
  }];
  let hasConstantMaterializer = 1;
  let dependentDialects = ["arith::ArithDialect", "ub::UBDialect"];
}

#endif // MICA_MEMREF_BASE

//===- XeGPUDialect.td - The dialect xegpu -----------------*- tablegen -*-===//

#ifndef MICA_XEGPU_DIALECT
#define MICA_XEGPU_DIALECT

include "mlir/IR/OpBase.td"

def XeGPU_Dialect : Dialect {
  let name = "xegpu";
  let cppNamespace = "::mlir::xegpu";
  let summary = "instructions of Intel's GPUs on blocks of memory and vectors";
  let description = [{
    The same operations are for a workgroup, a subgroup or a lane. Layouts say how a vector is divided among the subgroups of
    a workgroup and the lanes of a subgroup.
  }];
  let dependentDialects = ["arith::ArithDialect"];
  let useDefaultAttributePrinterParser = true;
  let useDefaultTypePrinterParser = true;
}

#endif // MICA_XEGPU_DIALECT

//===- WasmSSABase.td - The dialect wasmssa ----------------*- tablegen -*-===//

#ifndef MICA_WASMSSA_BASE
#define MICA_WASMSSA_BASE

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def WasmSSA_Dialect : Dialect {
  let name = "wasmssa";
  let cppNamespace = "::mlir::wasmssa";
  let description = [{
    Modules of WebAssembly, whose operations have operands and results in place of a stack.
  }];
  let useDefaultTypePrinterParser = 1;
}

#endif // MICA_WASMSSA_BASE

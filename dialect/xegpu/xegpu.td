//===- XeGPU.td - All of xegpu -----------------------------*- tablegen -*-===//

#ifndef MICA_XEGPU
#define MICA_XEGPU

include "mlir/Dialect/XeGPU/IR/XeGPUOps.td"

#endif // MICA_XEGPU

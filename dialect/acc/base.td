//===- OpenACCBase.td - The dialect acc --------------------*- tablegen -*-===//

#ifndef MICA_OPENACC_BASE
#define MICA_OPENACC_BASE

include "mlir/IR/AttrTypeBase.td"

def OpenACC_Dialect : Dialect {
  let name = "acc";
  let cppNamespace = "::mlir::acc";
  let description = [{
    The directives of OpenACC. Each data clause of a construct is an operation before it, whose result is the variable on the
    device and an operand of the construct, and often another operation after it. A clause can have values for all types of devices
    or for some.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect", "::mlir::LLVM::LLVMDialect", "::mlir::gpu::GPUDialect"];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

#endif // MICA_OPENACC_BASE

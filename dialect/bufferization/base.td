//===- BufferizationBase.td - The dialect bufferization ----*- tablegen -*-===//

#ifndef MICA_BUFFERIZATION_BASE
#define MICA_BUFFERIZATION_BASE

include "mlir/IR/OpBase.td"

def Bufferization_Dialect : Dialect {
  let name = "bufferization";
  let cppNamespace = "::mlir::bufferization";
  let description = [{
    What is between tensors, which are values, and buffers, which are memory: it
    connects IR of both kinds, and frees what was allocated.
  }];
  let dependentDialects = [
    "affine::AffineDialect", "memref::MemRefDialect", "tensor::TensorDialect", "arith::ArithDialect"];
  let hasOperationAttrVerify = 1;
  let extraClassDeclaration = [{
    static constexpr StringLiteral kWritableAttrName = "bufferization.writable";
    static constexpr StringLiteral kBufferLayoutAttrName = "bufferization.buffer_layout";
    static constexpr StringLiteral kManualDeallocation = "bufferization.manual_deallocation";
  }];
}

#endif // MICA_BUFFERIZATION_BASE

//===- TensorBase.td - The dialect tensor ------------------*- tablegen -*-===//

#ifndef MICA_TENSOR_BASE
#define MICA_TENSOR_BASE

include "mlir/IR/OpBase.td"

def Tensor_Dialect : Dialect {
  let name = "tensor";
  let cppNamespace = "::mlir::tensor";
  let description = [{
    Tensors are made, taken apart and given other shapes, whatever their
    elements are. A tensor is a value: nothing changes it.
  }];
  let hasCanonicalizer = 1;
  let hasConstantMaterializer = 1;
  let dependentDialects = [
    "affine::AffineDialect", "arith::ArithDialect", "complex::ComplexDialect",
  ];
}

#endif // MICA_TENSOR_BASE

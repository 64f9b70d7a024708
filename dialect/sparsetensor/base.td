//===- SparseTensorBase.td - The dialect sparse_tensor -----*- tablegen -*-===//

#ifndef MICA_SPARSE_TENSOR_BASE
#define MICA_SPARSE_TENSOR_BASE

include "mlir/IR/OpBase.td"

def SparseTensor_Dialect : Dialect {
  let name = "sparse_tensor";
  let cppNamespace = "::mlir::sparse_tensor";
  let description = [{
    Tensors with few elements that are not zero, of which only these are stored. An encoding maps the dimensions of a
    tensor to levels of its storage, and says for each level which coordinates are stored there.
  }];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

#endif // MICA_SPARSE_TENSOR_BASE
